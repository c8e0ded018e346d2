:- encoding(utf8).
/*  OTL.PLG at the prompt: library(gunshi/otl).

    The six commands of the third paper (section 3.1) and what belongs to them. Each does one thing,
    prints it, and stops. The state of the game is facts, as there: int(N, K, H), after N moves the
    board is K and the record is H. One is added for each move and none deleted but by b/1, so that
    every earlier position can be gone back to. They are each thread's own.

    A command that throws has changed nothing. The kb_ commands are those of
    library(gunshi/session).
*/
:- module(gunshi_otl,
          [ o/0,
            m/1,                        % +Move
            m/2,                        % +Column, +Row
            c/0,
            why/0,
            hint/0,
            moves/0,
            r/0,
            l/0,
            p/0,
            b/1,                        % +N
            u/0,
            d/0,
            s/1,                        % ?Goal
            int/3,                      % ?N, ?K, ?H
            bp/1,                       % ?N
            gm/3,                       % ?N, ?K, ?M
            bm/3,                       % ?N, ?K, ?M
            player/1,                   % ?Player
            help/0
          ]).
:- use_module('base/text_lines', [read_line/2]).
:- use_module('knowledge/all', []).
:- use_module('base/sources', [shown_source/2]).
:- use_module('othello/board').
:- use_module('othello/record', [othello_transcript/3]).
:- use_module('knowledge/othello/strategy', [othello_knowledge/0, otl_choose/4]).
:- use_module('knowledge/othello/patterns', [believed/6]).
:- use_module('knowledge/othello/learn_game', [learn_othello_game/3, unlearn_othello_game/2]).
:- use_module('words/asked', [print_othello_answers/4]).
:- use_module('words/othello_board').
:- use_module('words/learned_rules', [print_rule_step/1]).
:- use_module('words/othello_patterns', [print_patterns/1]).
:- use_module('words/othello_reason').
:- use_module('words/tree_lines', [print_text/1, print_tree/1]).
:- use_module('words/reader', [reader_language/1, said_text/4, say/3]).
:- use_module('toplevel/othello_commands', [othello_commands/2]).
:- use_module('toplevel/typed_wrong', []).
:- use_module('toplevel/session_messages', []).
:- reexport('toplevel/language').
:- reexport('toplevel/othello_learning', [l/1]).
:- reexport('words/kb').
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, last/2, member/2, nth0/3]).

:- thread_local
    int/3,
    bp/1,
    computer/1,                         % computer(Side): the side that the program plays
    plays/1,                            % plays(Player)
    chosen/3.                           % chosen(N, Move, Reason): of the computer's move after N

%!  int(?N:integer, ?K:list, ?H:list) is nondet.
%
%   After N moves of the current game the board is K, rows of 0 (empty), 1 (white) and 2 (black),
%   and the record is H, the moves from the first one on: Row-Column or `pass`.

%!  bp(?N:integer) is nondet.
%
%   The position after N moves of the current game was found to be bad.

                /*******************************
                *       THE SIX COMMANDS       *
                *******************************/

%!  o is det.
%
%   Start a game; ask who is first, that is who has black: human or computer.
%
%   @error gunshi(usage(Text)) if the answer is neither

o :-
    prompt(Old, ''),
    say("Who is first, with black?  human or computer: ", "先手（黒）は？  human か computer: ", []),
    flush_output,
    current_input(In),
    read_line(In, Line),
    prompt(_, Old),
    (   first(Line, Side)
    ->  othello_knowledge,
        begin(Side)
    ;   misused("The answer is human or computer, who has black",
                "答えは human（人）か computer（計算機）。黒の側", [])
    ).

first(Line0, Computer) :-
    string(Line0),
    split_string(Line0, "", " \t\r.", [Line1]),
    string_lower(Line1, Line),
    (   memberchk(Line, ["human", "h"])
    ->  Computer = white
    ;   memberchk(Line, ["computer", "c"])
    ->  Computer = black
    ).

begin(Computer) :-
    othello_start(Start),
    othello_rows(Start, Rows, _),
    transaction(( retractall(int(_, _, _)),
                  retractall(bp(_)),
                  retractall(computer(_)),
                  retractall(chosen(_, _, _)),
                  assertz(computer(Computer)),
                  assertz(int(0, Rows, []))
                )),
    d.

%!  m(+Move) is det.
%
%   The person passes, m(pass), or plays a square as players write it, m(f5).
%
%   @error gunshi(othello_move(What)) if that is not legal

m(Move) :-
    (   Move == pass
    ->  person_move(pass)
    ;   atom(Move),
        othello_square(Square, Move)
    ->  person_move(Square)
    ;   misused("A move is m(Column, Row), as m(6,5), m(f5), or m(pass)",
                "手は m(列,行)。 m(6,5)、m(f5)、m(pass) など", [])
    ).

%!  m(+Column, +Row) is det.
%
%   The person's move: column first, as the paper has it; the record shows Row.Column. Column may
%   also be a letter, a to h.
%
%   @error gunshi(othello_move(What)) if that is not legal; nothing has changed
%   @error gunshi(usage(Text)) if they are no square

m(Column0, Row) :-
    (   column(Column0, Column),
        integer(Row),
        between(1, 8, Row)
    ->  person_move(Row-Column)
    ;   misused("m(~q,~q) is no square; Column and Row are 1 to 8, as in m(6,5)",
                "m(~q,~q) はマスでない。列も行も1から8: m(6,5) など", [Column0, Row])
    ).

column(Column, Column) :-
    integer(Column),
    between(1, 8, Column).
column(Letter, Column) :-
    atom(Letter),
    atom_concat(Letter, '1', Name),
    othello_square(_-Column, Name).

person_move(Move) :-
    now(Position, N, H),
    computer(Computer),
    othello_side(Position, Side),
    (   othello_over(Position)
    ->  over
    ;   Side == Computer
    ->  refuse("it is my turn; c. lets me play", "こちらの番。c. で打つ", [])
    ;   othello_move(Position, Move)
    ->  true
    ;   othello_move_text(Move, Text),
        illegal(Position, Move, English, Japanese),
        string_concat("~s is not legal: ", English, EnglishWords),
        string_concat("~sは打てない: ", Japanese, JapaneseWords),
        refuse(EnglishWords, JapaneseWords, [Text])
    ),
    played(Position, N, H, Move),
    othello_move_text(Move, Said),
    format("~s~n", [Said]),
    d.

illegal(Position, Move, English, Japanese) :-
    (   othello_moves(Position, [pass])
    ->  English = "there is no legal move; it must be m(pass)",
        Japanese = "打てるマスがない。m(pass) でパスする"
    ;   Move == pass
    ->  English = "there are legal moves, and then nobody passes",
        Japanese = "打てるマスがあるのでパスはできない"
    ;   \+ othello_disc(Position, Move, empty)
    ->  English = "the square is taken",
        Japanese = "石がある"
    ;   English = "it turns no disc",
        Japanese = "返る石がない"
    ).

over :-
    refuse("the game is over; r. shows the result, o. starts another",
           "対局は終わっている。r. で結果、o. で次の対局", []).

refuse(English, Japanese, Arguments) :-
    said_text(English, Japanese, Arguments, What),
    throw(error(gunshi(othello_move(What)), _)).

misused(English, Japanese, Arguments) :-
    said_text(English, Japanese, Arguments, Text),
    throw(error(gunshi(usage(Text)), _)).

played(Position, N, H, Move) :-
    othello_after(Position, Move, After),
    othello_rows(After, Rows, _),
    N1 is N + 1,
    append(H, [Move], H1),
    assertz(int(N1, Rows, H1)).

%!  c is det.
%
%   The computer's move: choose, place, turn, show, record, with the clause that chose it, the
%   negative joseki that kept it from others, and the games that have taught these.
%
%   @error gunshi(othello_move(What)) if it is not its turn

c :-
    now(Position, N, H),
    computer(Computer),
    othello_side(Position, Side),
    (   othello_over(Position)
    ->  over
    ;   Side \== Computer
    ->  refuse("it is your turn: m(Column, Row), or m(pass)",
               "あなたの番: m(列,行) か m(pass)", [])
    ;   true
    ),
    player(Player),
    otl_choose(Position, N, Player, choice(Move, Reason, Bad)),
    played(Position, N, H, Move),
    retractall(chosen(N, _, _)),
    assertz(chosen(N, Move, Reason)),
    print_choice(Move, Reason),
    (   Bad == true,
        \+ bp(N)
    ->  assertz(bp(N)),
        say("bp(~d) added.~n", "bp(~d) を加えた。~n", [N])
    ;   true
    ),
    d.

print_choice(Move, Reason) :-
    othello_move_text(Move, Text),
    othello_reason_text(facts, Reason, Because),
    format(string(Chosen), "~s~t~12|~s", [Text, Because]),
    findall(Line,
            ( othello_reason_more(facts, Reason, Move, More),
              format(string(Line), "~t~12|~s", [More])
            ),
            Lines),
    print_tree([Chosen|Lines]).

%!  why is det.
%
%   Print the computer's last move again, with its reason.
%
%   @error gunshi(usage(Text)) before it has moved

why :-
    now(_, _, H),
    (   aggregate_all(max(N0), played_so(H, N0), N)
    ->  chosen(N, Move, Reason),
        print_choice(Move, Reason)
    ;   misused("The computer has not moved in this game; c. lets it move",
                "この対局で計算機はまだ打っていない。c. で打つ", [])
    ).

%   played_so(+H, -N): after N moves of the record H the computer chose what was played then.

played_so(H, N) :-
    chosen(N, Move, _),
    nth0(N, H, Move).

%!  hint is det.
%
%   Print the move that the computer would play in this position, and why. Nothing is played.
%
%   @error gunshi(othello_move(What)) if the game is over
%   @error gunshi(usage(Text)) before a game

hint :-
    now(Position, N, _),
    (   othello_over(Position)
    ->  over
    ;   true
    ),
    player(Player),
    otl_choose(Position, N, Player, choice(Move, Reason, _)),
    print_choice(Move, Reason).

%!  moves is det.
%
%   Print the legal moves.
%
%   @error gunshi(usage(Text)) before a game

moves :-
    now(Position, _, _),
    othello_moves(Position, Moves),
    forall(member(Move, Moves), ( othello_move_text(Move, Text), format("~s~n", [Text]) )),
    length(Moves, Count),
    (   Count =:= 1
    ->  say("1 legal move.~n", "打てるマスは1つ。~n", [])
    ;   say("~d legal moves.~n", "打てるマスは~dつ。~n", [Count])
    ).

%!  r is det.
%
%   The result: the count of discs, and the record.
%
%   @error gunshi(usage(Text)) before a game

r :-
    now(Position, N, H),
    othello_discs(Position, black, Black),
    othello_discs(Position, white, White),
    computer(Computer),
    othello_opponent(Computer, Person),
    othello_side_text(Person, PersonText),
    say("black ~d, white ~d   (you have ~w)~n", "黒~d 白~d   （あなたは~w）~n",
        [Black, White, PersonText]),
    say("~d moves:", "~d手:", [N]),
    forall(member(Move, H),
           (   Move = R-C
           ->  format(" ~d.~d", [R, C])
           ;   format(" pass")
           )),
    nl,
    record_text(H, Text),
    format("~s~n", [Text]).

%   record_text(+H, -Text): as players write it, without the passes.

record_text(H, Text) :-
    othello_start(Start),
    othello_transcript(Start, H, Text).

%!  l is det.
%
%   Learn from the current game by the clauses of kb/learning.pl, from the latest position that was
%   found bad, or from the end of the opening of a game that was lost. What is added is kept for
%   good, and says which game taught it; u. takes it back. The mistake may also teach a rule that
%   holds wherever the idea does, which is told as a sentence.

l :-
    now(_, _, H),
    computer(Computer),
    findall(Position, position_now(_, Position), Positions),
    findall(N, bp(N), Bad),
    Said = said([]),
    (   learn_othello_game(otl_game(Computer, Positions, H, Bad), gunshi_otl:hear(Said), Lessons)
    ->  forall(member(Lesson, Lessons), take_lesson(Lesson)),
        arg(1, Said, Steps),
        forall(member(Step, Steps), print_rule_step(Step)),
        (   member(Lesson, Lessons),
            memberchk(Lesson, [added(_, _, _), removed(_, _)])
        ->  say("Kept for good, as lessons of this game.  u. takes them back.~n",
                "この対局の教えとして残した。u. で取り消す。~n", [])
        ;   say("Nothing new was learned.~n", "新しく学んだものはない。~n", [])
        )
    ;   say("There is nothing to learn: no position was found bad, or nobody is to blame.~n",
            "学ぶものがない。悪い局面が見つからないか、敗因の手がない。~n", [])
    ).

%   hear(!Said, +Step): what the game says of rules, to be said after its facts.

hear(Said, Step) :-
    arg(1, Said, Steps0),
    append(Steps0, [Step], Steps),
    nb_setarg(1, Said, Steps).

%   take_lesson(+Lesson): say it; that a position was bad is a fact of the game, too.

take_lesson(bp(N)) :-
    !,
    (   bp(N)
    ->  true
    ;   assertz(bp(N)),
        say("bp(~d) added.~n", "bp(~d) を加えた。~n", [N])
    ).
take_lesson(Lesson) :-
    print_othello_lesson(Lesson).

%!  p is det.
%
%   Print the knowledge base, joseki and negative joseki: the patterns drawn side by side, then
%   their source. That is what kb/othello and the user have and what was learned, but for what a
%   lesson has made void.

p :-
    othello_knowledge,
    forall(member(Kind, [gm, bm]),
           ( findall(Fact, believed(Kind, _, _, _, _, Fact), Facts),
             print_patterns(Facts),
             forall(believed(Kind, _, _, _, Source, Fact),
                    ( shown_source(Source, Shown),
                      format("% ~w~n", [Shown]),
                      print_pattern_fact(Fact)
                    ))
           )).

                /*******************************
                *        BESIDE THEM           *
                *******************************/

%!  b(+N:integer) is det.
%
%   Go back to the position after N moves: int facts above N are deleted, and bp facts above N.
%
%   @error gunshi(usage(Text)) if there is no such position

b(N) :-
    (   integer(N),
        int(N, _, _)
    ->  transaction(( forall(( int(N1, _, _), N1 > N ), retract(int(N1, _, _))),
                      forall(( bp(N2), N2 > N ), retract(bp(N2)))
                    )),
        d
    ;   aggregate_all(max(N0), int(N0, _, _), Last)
    ->  refuse("there is no position ~w; they are 0 to ~d", "局面 ~w はない。0から~dまで",
               [N, Last])
    ;   no_game
    ).

%!  u is det.
%
%   Take the lessons of the last game that taught something back. kb_learned/0 lists the games, and
%   kb_unlearn/1 takes any of them back.

u :-
    (   unlearn_othello_game(Game, Time)
    ->  format_time(string(Date), '%FT%TZ', Time),
        say("Taken back: what the game ~s taught on ~s.~n", "取り消した: 対局 ~s の教え（~s）。~n",
            [Game, Date])
    ;   say("Nothing was learned that could be taken back.~n", "取り消せる教えはない。~n", [])
    ).

%!  d is det.
%
%   Draw the board.
%
%   @error gunshi(usage(Text)) before a game

d :-
    now(Position, _, H),
    last_move(H, Last),
    draw_othello(Position, Last).

last_move(H, Last) :-
    (   last(H, Last0)
    ->  Last = Last0
    ;   Last = none
    ).

%!  s(?Goal) is semidet.
%
%   Show what Goal, what a rule might ask, finds in the current position, as in
%   s(takes_corner(Now, M, C)). Now stands for the situation. kb_find(vocabulary) prints the words.
%
%   @error gunshi(usage(Text)) before a game
%   @error as show/1 of library(gunshi/session)

s(Goal) :-
    now(Position, N, H),
    last_move(H, Last),
    print_othello_answers(Position, N, Last, Goal).

%!  gm(?N, ?K, ?M) is nondet.
%
%   The joseki: in the position whose centre is K the Nth move is M.

gm(N, K, M) :-
    othello_knowledge,
    believed(gm, N, K0, M, _, _),
    K = K0.

%!  bm(?N, ?K, ?M) is nondet.
%
%   The negative joseki: in the position whose centre is K the Nth move is not M.

bm(N, K, M) :-
    othello_knowledge,
    believed(bm, N, K0, M, _, _),
    K = K0.

%!  player(+Player) is det.
%!  player(-Player) is det.
%
%   How the computer plays: `paper`, the paper's player, which it is at first; `otl`, the same with
%   a middle game and an ending; or level(L), the search engine, L from 1 to 10.
%
%   @error gunshi(usage(Text))

player(Player) :-
    (   var(Player)
    ->  (   plays(Player0)
        ->  Player = Player0
        ;   Player = paper
        )
    ;   (   Player == paper
        ;   Player == otl
        ;   nonvar(Player),
            Player = level(L),
            integer(L),
            between(1, 10, L)
        )
    ->  retractall(plays(_)),
        assertz(plays(Player))
    ;   misused("A player is paper, otl, or level(1) to level(10)",
                "player は paper、otl、level(1) から level(10)", [])
    ).

%   now(-Position, -N, -H): where the game stands.

now(Position, N, H) :-
    (   aggregate_all(max(N0), int(N0, _, _), N)
    ->  position_now(N, Position),
        int(N, _, H)
    ;   no_game
    ),
    !.

no_game :-
    misused("There is no game; o. starts one", "対局がない。o. で始める", []).

%   position_now(?N, -Position): from the facts. Black has moved first, and a pass is a move.

position_now(N, Position) :-
    int(N, Rows, _),
    (   N mod 2 =:= 0
    ->  Side = black
    ;   Side = white
    ),
    othello_rows(Position, Rows, Side).

%!  help is det.
%
%   Print the commands.

help :-
    reader_language(Language),
    othello_commands(Language, Text),
    print_text(Text),
    say("  halt.                       leave~n", "  halt.                       終わる~n", []).
