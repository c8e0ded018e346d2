:- encoding(utf8).
/*  Next-move questions from the errors of a game.

    Where a side played a move that is marked as an error (knowledge/shogi/marks.pl: it loses 200 or
    more, and there was something to lose), the position before it is shown and a move is asked for.
    The answer, the move of the game and the best one are judged by one search, and what each does
    is told by its claims. The next error is searched for when the question before it is answered.
*/
:- module(gunshi_toplevel_quiz,
          [ quiz/1                      % +File
          ]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module('../base/text_lines', [read_line/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/usage', [must_be_text/2]).
:- use_module('../knowledge/shogi/marks', [judged_move/5, judged_part/3, lines_judged/3]).
:- use_module('../shogi/game',
              [ game_header/3, game_moves/2, game_new/3, game_number/3, game_play/3, game_ply/2,
                game_position/2, game_start/2
              ]).
:- use_module('../shogi/position', [side_to_move/2]).
:- use_module('../shogi/records', [cuts/1]).
:- use_module('../words/board', [side_text/2]).
:- use_module('../words/reader', [reader_words/3]).
:- use_module('../words/given_move', [given_move/3]).
:- use_module('../words/turns', [print_game/1]).
:- use_module('../words/weighed', [print_judged/4]).
:- use_module(file_game, [file_game/4]).

%!  quiz(+File) is det.
%
%   Ask which side of the game in File one was; then ask for a move in each position where that side
%   made an error, and judge the answer. Answers are lines: a move in any notation, an empty line to
%   be told, `quit` to end.
%
%   @error as load/1

quiz(File) :-
    must_be_text(File, "quiz('my.kif')"),
    file_game(File, [], Game, Problems),
    (   Game \== none,
        \+ ( member(Problem, Problems), cuts(Problem) )
    ->  true
    ;   reader_words("Nothing was asked", "何も出題しなかった", Advice),
        throw(error(gunshi(bad_record(File, Problems, Advice)), _))
    ),
    prompt(Old, ''),
    call_cleanup(asked(Game), prompt(_, Old)).

asked(Game) :-
    asked_side(Game, Sides),
    game_start(Game, Start),
    game_number(Game, 1, Number),
    game_new(Start, Number, Before),
    game_moves(Game, Moves),
    questions(Moves, Before, Sides, tally(0, 0), tally(Count, Right)),
    said(tally, Words),
    format(Words, [Count, Right]).

%   asked_side(+Game, -Sides): whose errors are asked for.

asked_side(Game, Sides) :-
    findall(Text,
            ( member(Side-Key, [sente-'先手', gote-'後手']),
              game_header(Game, Key, Name),
              side_text(Side, SideText),
              format(string(Text), "~w ~w", [SideText, Name])
            ),
            Texts),
    (   Texts == []
    ->  true
    ;   atomic_list_concat(Texts, '   ', Players),
        format("~w~n", [Players])
    ),
    said(side, Words),
    answer(Words, Line),
    string_lower(Line, Lower),
    (   sides(Lower, Sides0)
    ->  Sides = Sides0
    ;   asked_side(Game, Sides)
    ).

%   sides(+Line, -Sides) is semidet: none for `quit`; both for an empty line, too.

sides("sente", [sente]).
sides("s",     [sente]).
sides("先手",  [sente]).
sides("▲",    [sente]).
sides("gote",  [gote]).
sides("g",     [gote]).
sides("後手",  [gote]).
sides("△",    [gote]).
sides("",      [sente, gote]).
sides("both",  [sente, gote]).
sides("b",     [sente, gote]).
sides("両方",  [sente, gote]).
sides("quit",  []).

%   answer(+Question, -Line): Question is written, and a line read; "quit" at the end of the input.

answer(Question, Line) :-
    write(Question),
    flush_output,
    current_input(In),
    read_line(In, Line0),
    (   Line0 == end_of_file
    ->  Line = "quit"
    ;   split_string(Line0, "", " \t\r.", [Line])
    ).

questions([], _, _, Tally, Tally).
questions([Move|Moves], Before, Sides, Tally0, Tally) :-
    (   game_play(Before, Move, After)
    ->  (   to_move(Before, Sides),
            judged_move(Before, Move, [], [nodes(20 000)], Judged),
            judged_part(Judged, mark, Mark),
            memberchk(Mark, ['?', '??'])
        ->  question(Before, Move, Outcome)
        ;   Outcome = none
        ),
        counted(Outcome, Tally0, Tally1),
        (   Outcome == quit
        ->  Tally = Tally1
        ;   questions(Moves, After, Sides, Tally1, Tally)
        )
    ;   Tally = Tally0
    ).

to_move(Game, Sides) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    memberchk(Side, Sides).

counted(none, Tally, Tally).
counted(quit, Tally, Tally).
counted(wrong, tally(Count0, Right), tally(Count, Right)) :-
    Count is Count0+1.
counted(right, tally(Count0, Right0), tally(Count, Right)) :-
    Count is Count0+1,
    Right is Right0+1.

%   question(+Before, +Played, -Outcome): Outcome is `right`, `wrong` or `quit`.

question(Before, Played, Outcome) :-
    print_game(Before),
    game_ply(Before, Ply),
    Next is Ply+1,
    game_number(Before, Next, Number),
    said(question, Words),
    format(string(Question), Words, [Number]),
    answered(Before, Question, Answer),
    (   Answer == quit
    ->  Outcome = quit
    ;   told(Before, Played, Answer, Outcome)
    ).

%   answered(+Before, +Question, -Answer): Answer is a legal move, `none` or `quit`. What is no move
%   is said, and asked again.

answered(Before, Question, Answer) :-
    answer(Question, Line),
    (   Line == "quit"
    ->  Answer = quit
    ;   Line == ""
    ->  Answer = none
    ;   catch(given_move(Before, Line, Move), error(Error, Where), true),
        (   var(Error)
        ->  Answer = Move
        ;   error_line(error(Error, Where), Text),
            format("~s~n", [Text]),
            answered(Before, Question, Answer)
        )
    ).

%   told(+Before, +Played, +Answer, -Outcome): right is what loses less than would have a mark.

told(Before, Played, Answer, Outcome) :-
    (   Answer == none
    ->  Others = []
    ;   Others = [Answer]
    ),
    judged_move(Before, Played, Others, [nodes(20 000)], Judged),
    judged_part(Judged, lines, Lines),
    judged_part(Judged, best, Best),
    (   Answer == none
    ->  Outcome = wrong
    ;   lines_judged(Answer, Lines, OfAnswer),
        judged_part(OfAnswer, loss, Loss),
        (   Loss < 80
        ->  Outcome = right
        ;   Outcome = wrong
        ),
        said(Outcome, Verdict),
        format(Verdict, [])
    ),
    append(Others, [Best], First),
    list_to_set(First, Told),
    forall(( member(Move, Told), Move \== Played ), print_one(Before, Lines, Move)),
    said(played, Words),
    format(Words, []),
    print_judged(Before, Judged, Played, [Played]).

print_one(Before, Lines, Move) :-
    lines_judged(Move, Lines, Judged),
    print_judged(Before, Judged, Move, [Move]).

said(Key, Words) :-
    words(Key, English, Japanese),
    reader_words(English, Japanese, Words).

words(side,     "Whose errors? sente, gote, or both (an empty line): ",
      "どちらの失着か（先手、後手、両方は空行でもよい）: ").
words(question, "Move ~d. What would you play? ", "~d手目、次の一手は？ ").
words(right,    "Right.~n", "正解。~n").
words(wrong,    "There is better.~n", "もっと良い手がある。~n").
words(played,   "In the game:~n", "実戦では:~n").
words(tally,    "Questions: ~d, right: ~d.~n", "問題~d、正解~d。~n").
