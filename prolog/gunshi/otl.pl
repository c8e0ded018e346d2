:- encoding(utf8).
/*  OTL.PLG at the prompt: library(gunshi/otl).

    The six commands of the third paper (section 3.1) and what belongs to them. Each does one thing,
    prints it, and stops. The state of the game is facts, as there: int(N, K, H), after N moves the
    board is K and the record is H (toplevel/othello_game.pl).

    A command that throws has changed nothing. Beside them are the commands of shogi's prompt, by
    their names (toplevel/othello_playing.pl, othello_asking.pl, othello_lacks.pl). The kb_ commands
    are those of library(gunshi/session).
*/
:- module(gunshi_otl,
          [ o/0,
            m/1,                        % +Move
            m/2,                        % +Column, +Row
            c/0,
            r/0,
            l/0,
            learn/0,
            p/0,
            b/1,                        % +N
            u/0,
            d/0,
            s/1,                        % ?Goal
            gm/3,                       % ?N, ?K, ?M
            bm/3,                       % ?N, ?K, ?M
            help/0
          ]).
:- use_module('base/text_lines', [read_line/2]).
:- use_module('knowledge/all', []).
:- use_module('base/sources', [shown_source/2]).
:- use_module('othello/board').
:- use_module('othello/record', [othello_transcript/3]).
:- use_module('knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('knowledge/othello/patterns', [believed/6]).
:- use_module('knowledge/othello/learn_game', [learn_othello_game/3, unlearn_othello_game/2]).
:- use_module('words/othello_command_words', [othello_command/4]).
:- use_module('words/othello_board',
              [othello_move_name/2, othello_side_text/2, print_pattern_fact/1]).
:- use_module('words/learned_rules', [print_rule_step/1]).
:- use_module('words/othello_patterns', [print_patterns/1]).
:- use_module('words/othello_reason', [print_othello_lesson/1]).
:- use_module('words/tree_lines', [print_text/1]).
:- use_module('words/reader', [reader_language/1, say/3]).
:- use_module('toplevel/completion', []).
:- use_module('toplevel/command_arguments', [any_game_argument/2]).
:- use_module('toplevel/knowledge_hooks', []).
:- use_module('toplevel/manual_words', []).
:- use_module('toplevel/othello_commands', [othello_commands/2]).
:- use_module('toplevel/othello_game').
:- use_module('toplevel/othello_turns',
              [given_square/2, legal_or_refused/2, program_turn/3, take_turns/2]).
:- use_module('toplevel/typed_wrong', []).
:- reexport('toplevel/language').
:- reexport('toplevel/othello_asking').
:- reexport('toplevel/othello_game', [bp/1, int/3, player/1]).
:- reexport('toplevel/othello_lacks', except([set_style/1])).
:- reexport('toplevel/othello_learning', [l/1]).
:- reexport('toplevel/othello_playing').
:- reexport('words/kb').
:- autoload(library(lists), [append/3, member/2]).

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
        othello_start(Start),
        othello_begin(Start, [], Side),
        d
    ;   othello_misused("The answer is human or computer, who has black",
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

%!  m(+Move) is det.
%
%   The person passes, m(pass), or plays a square as players write it, m(f5).
%
%   @error gunshi(othello_move(What)) if that is not legal

m(Given) :-
    given_square(Given, Move),
    person_move(Move).

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
    ;   othello_misused("m(~q,~q) is no square; Column and Row are 1 to 8, as in m(6,5)",
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
    othello_now(Position, _, _),
    othello_side(Position, Side),
    othello_computer(Computer),
    (   Side == Computer,
        \+ othello_over(Position)
    ->  othello_refuse("it is my turn; c. lets me play", "こちらの番。c. で打つ", [])
    ;   legal_or_refused(Position, Move)
    ),
    take_turns([turn(Move, none, false)], Computer),
    d.

%!  c is det.
%
%   The computer's move: choose, place, turn, show, record, with the clause that chose it, the
%   negative joseki that kept it from others, and the games that have taught these.
%
%   @error gunshi(othello_move(What)) if it is not its turn; as otl_choose/4

c :-
    othello_now(Position, _, _),
    othello_side(Position, Side),
    othello_computer(Computer),
    (   Side \== Computer,
        \+ othello_over(Position)
    ->  othello_refuse("it is your turn: m(Column, Row), or m(pass)",
                       "あなたの番: m(列,行) か m(pass)", [])
    ;   othello_played(Played),
        program_turn(Position, Played, Turn)
    ),
    take_turns([Turn], Computer),
    d.

%!  r is det.
%
%   The result: the count of discs, and the record.

r :-
    othello_now(Position, N, H),
    othello_discs(Position, black, Black),
    othello_discs(Position, white, White),
    othello_computer(Computer),
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
    current_game(othello_game(_, Start, _)),
    othello_transcript(Start, H, Text),
    format("~s~n", [Text]).

%!  l is det.
%!  learn is det.
%
%   Learn from the current game by the clauses of kb/learning.pl, from the latest position that was
%   found bad, or from the end of the opening of a game that was lost: l as the paper has it, from
%   what has been played up to where one is, after b(N); learn to the end of the game's line,
%   wherever in it one is. What is added is kept for good, and says which game taught it; u. takes
%   it back. The mistake may also teach a rule that holds wherever the idea does, which is told as a
%   sentence.
%
%   @error gunshi(usage(Text)) in a game from another position than the usual one

l :-
    othello_now(_, _, H),
    othello_positions(Positions),
    findall(N, bp(N), Bad),
    learn_from(Positions, H, Bad).

learn :-
    othello_line(Positions, Moves, Bad),
    learn_from(Positions, Moves, Bad).

learn_from(Positions, Moves, Bad) :-
    (   othello_start(Start),
        Positions = [Start|_]
    ->  true
    ;   othello_misused("One learns from games that begin at the start: new_game.",
                        "学べるのは初形からの対局だけ: new_game.", [])
    ),
    othello_computer(Computer),
    Said = said([]),
    (   learn_othello_game(otl_game(Computer, Positions, Moves, Bad), gunshi_otl:hear(Said),
                           Lessons)
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
    (   mark_bad(N)
    ->  say("bp(~d) added.~n", "bp(~d) を加えた。~n", [N])
    ;   true
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
%!  d is det.
%!  s(?Goal) is semidet.
%
%   Short for goto/1, board/0 and show/1.

b(N) :-
    goto(N).

d :-
    board.

s(Goal) :-
    show(Goal).

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

%   What the Tab key completes.

:- multifile
    gunshi_toplevel_completion:command_argument/2,
    gunshi_toplevel_completion:command_module/1.

gunshi_toplevel_completion:command_argument(Command, Name) :-
    memberchk(Command, [play, why, why_not]),
    current_position(Position),
    othello_move(Position, Move),
    othello_move_name(Move, Name).
gunshi_toplevel_completion:command_argument(player, Player) :-
    member(Player, [paper, otl]).
gunshi_toplevel_completion:command_argument(Command, Argument) :-
    any_game_argument(Command, Argument).

gunshi_toplevel_completion:command_module(gunshi_otl).

:- multifile
    gunshi_base_manual:index/1,
    gunshi_words_command_words:command_words/4.

gunshi_base_manual:index(gunshi_otl).

gunshi_words_command_words:command_words(Indicator, Call, English, Japanese) :-
    othello_command(Indicator, Call, English, Japanese).

%!  help is det.
%
%   Print the commands.

help :-
    reader_language(Language),
    othello_commands(Language, Text),
    print_text(Text),
    say("  halt.                       leave~n", "  halt.                       終わる~n", []).
