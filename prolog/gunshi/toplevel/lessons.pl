:- encoding(utf8).
/*  How a lost game becomes facts, told to a person step by step.

    A line for each thing that the learner finds out, as it does, and one for each thing that it has
    learned, with its place in the journal.
*/
:- module(gunshi_told_lessons,
          [ print_learning/3,           % +Game, +Name, -Outcome
            print_outcome/3             % +Game, +Name, +Outcome
          ]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module('../base/messages', [error_line/2, shown_source/2]).
:- use_module('../shogi/game', [game_positions/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../knowledge/shogi_lessons', [learn_game/4]).
:- use_module(board, [side_text/2]).

%!  print_learning(+Game, +Name:text, -Outcome) is det.
%
%   Learn from Game, called Name, as learn_game/4 does, and print each step and what was learned.
%
%   @error as learn_game/4

print_learning(Game, Name, Outcome) :-
    learn_game(Game, Name, gunshi_told_lessons:step(Game), Outcome),
    print_outcome(Game, Name, Outcome).

step(Game, Step) :-
    step_text(Step, Game, Text),
    format("  ~s~n", [Text]),
    flush_output.

step_text(judged(N, Value), _, Text) :-
    format(string(Text), "the position after ~d moves is worth ~d", [N, Value]).
step_text(bad(N, Kijun), _, Text) :-
    format(string(Text), "after ~d moves it was bad, less than ~d, and stayed so: why?", [N, Kijun]).
step_text(expected(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "move ~d, ~w: to be expected", [N, MoveText]).
step_text(surprise(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "move ~d, ~w: a surprise, and better than all others", [N, MoveText]).
step_text(other(N, Move, Value, Other, Better), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    nth_text(Game, N, Other, OtherText),
    format(string(Text), "move ~d, ~w, was worth ~d; ~w would have been worth ~d: the mistake",
           [N, MoveText, Value, OtherText, Better]).
step_text(no_other(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "move ~d, ~w: nothing better was there, it was bad before",
           [N, MoveText]).
step_text(general(N, Kind, Before, After), _, Text) :-
    format(string(Text), "~w of move ~d: of what the position is, ~d conditions, ~d are kept",
           [Kind, N, Before, After]).

nth_text(Game, N, Move, Text) :-
    N0 is N-1,
    game_positions(Game, Positions),
    nth0(N0, Positions, Position),
    move_text(japanese, Position, Move, Text).

%!  print_outcome(+Game, +Name:text, +Outcome) is det.
%
%   Print what learning from Game has led to, an Outcome of learn_game/4: a line or more.

print_outcome(_, Name, not_lost) :-
    format("~w: nobody has lost, so there is nothing to learn.~n", [Name]).
print_outcome(_, Name, known(Key)) :-
    format("~w: learned from already, ~w; kb_learned. shows what.~n", [Name, Key]).
print_outcome(_, Name, nothing(Key, Side)) :-
    side_text(Side, SideText),
    format("~w, lost by ~w, ~w: no move is to blame.~n", [Name, SideText, Key]).
print_outcome(Game, Name, learned(Key, Side, Lessons)) :-
    side_text(Side, SideText),
    format("~w, lost by ~w, ~w:~n", [Name, SideText, Key]),
    forall(( member(Lesson, Lessons),
             lesson_text(Lesson, Game-Key, Text)
           ),
           format("  ~s~n", [Text])).

lesson_text(added(Fact, Why, Source), From, Text) :-
    fact_text(Fact, From, FactText),
    shown_source(Source, Shown),
    format(string(Text), "added: ~s; ~w   ~w", [FactText, Why, Shown]).
lesson_text(removed(Fact, Why), From, Text) :-
    fact_text(Fact, From, FactText),
    format(string(Text), "no longer believed: ~s; ~w", [FactText, Why]).
lesson_text(kept(Old, Fact, Why), From, Text) :-
    fact_text(Fact, From, FactText),
    fact_text(Old, From, OldText),
    format(string(Text), "not added: ~s, against ~s; ~w", [FactText, OldText, Why]).
lesson_text(faulty(Fact, Problems), From, Text) :-
    fact_text(Fact, From, FactText),
    error_line(error(gunshi(bad_clause(FactText, Problems)), _), Text).

%   fact_text(+Fact, +From, -Text): what it says of which move. From is Game-Key; of another game only the
%   term of the move is known.

fact_text(Fact, Game-Key, Text) :-
    Fact =.. [Kind, _, K, Move],
    length(K, Length),
    (   memberchk(learned(Key, N, Words), K)
    ->  Conditions is Length-1,
        nth_text(Game, N, Move, MoveText),
        format(string(Text), "~w of move ~d, ~w, ~d conditions (~w)",
               [Kind, N, MoveText, Conditions, Words])
    ;   format(string(Text), "~w ~w, ~d conditions", [Kind, Move, Length])
    ).
