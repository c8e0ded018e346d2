:- encoding(utf8).
/*  How a lost game becomes facts, told to a person step by step.

    A line for each thing that the learner finds out, as it does, and one for each thing that it has
    learned, with its place in the journal.
*/
:- module(gunshi_words_learning,
          [ print_learning/3,           % +Game, +Name, -Outcome
            print_outcome/3             % +Game, +Name, +Outcome
          ]).
:- use_module(library(lists), [member/2, nth0/3, nth1/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../shogi/game', [game_moves/2, game_number/3, game_positions/2]).
:- use_module('../shogi/patterns', [pattern_move/4]).
:- use_module('../shogi/position', [legal_move/2, side_to_move/2]).
:- use_module('../shogi/kanji', [side_sign/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../knowledge/joseki/notes', [conditions_text/2]).
:- use_module('../knowledge/editing_messages', []).
:- autoload('../knowledge/learning/lessons', [short_key/2]).
:- autoload('../knowledge/shogi/learn_game', [learn_game/4]).
:- use_module(board, [side_text/2]).

%!  print_learning(+Game, +Name:text, -Outcome) is det.
%
%   Learn from Game, called Name, as learn_game/4 does, and print each step and what was learned.
%
%   @error as learn_game/4

print_learning(Game, Name, Outcome) :-
    learn_game(Game, Name, gunshi_words_learning:step(Game), Outcome),
    print_outcome(Game, Name, Outcome).

step(Game, Step) :-
    step_text(Step, Game, Text),
    format("  ~s~n", [Text]),
    flush_output.

step_text(judged(N, Value), Game, Text) :-
    after_text(Game, N, After, Sign),
    value_text(Value, ValueText),
    format(string(Text), "~s: ~s for ~w", [After, ValueText, Sign]).
step_text(bad(N, Kijun), Game, Text) :-
    after_text(Game, N, After, Sign),
    value_text(Kijun, KijunText),
    format(string(Text), "~s ~w had less than ~s, and to the end: why?", [After, Sign, KijunText]).
step_text(expected(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "~s: to be expected", [MoveText]).
step_text(surprise(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "~s: a surprise, and better than all others", [MoveText]).
step_text(other(N, Move, Value, Other, Better), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    move_at(Game, N, Other, OtherText),
    value_text(Value, ValueText),
    value_text(Better, BetterText),
    format(string(Text), "~s: ~s, where ~w has ~s: the mistake",
           [MoveText, ValueText, OtherText, BetterText]).
step_text(no_other(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "~s: nothing better was there, it was bad before", [MoveText]).
step_text(line_loses(N, Move, Value, Other, Better), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    move_at(Game, N, Other, OtherText),
    value_text(Value, ValueText),
    value_text(Better, BetterText),
    format(string(Text), "~s: joseki, and a long search finds ~s, where ~w has ~s: refuted",
           [MoveText, ValueText, OtherText, BetterText]).
step_text(line_holds(N, Move, Loss), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "~s: joseki, and a long search finds it ~d behind the best: not to blame",
           [MoveText, Loss]).
step_text(theory(N, Move, Why), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    format(string(Text), "~s: theory, and not to blame: ~s", [MoveText, Why]).
step_text(general(N, Kind, Before, After), Game, Text) :-
    game_number(Game, N, Number),
    format(string(Text), "~w of move ~d: of ~d conditions of the position ~d matter",
           [Kind, Number, Before, After]).

%   after_text(+Game, +N, -Text, -Sign): after the Nth move; Sign is that of who is to move then.

after_text(Game, N, Text, Sign) :-
    game_positions(Game, Positions),
    nth0(N, Positions, Position),
    side_to_move(Position, Side),
    side_sign(Side, Sign),
    (   N > 0
    ->  game_moves(Game, Moves),
        nth1(N, Moves, Move),
        nth_text(Game, N, Move, MoveText),
        string_concat("after ", MoveText, Text)
    ;   Text = "at the start"
    ).

%   nth_text(+Game, +N, +Move, -Text): of Move, in place of the Nth of Game, with its number.

nth_text(Game, N, Move, Text) :-
    game_number(Game, N, Number),
    move_at(Game, N, Move, MoveText),
    format(string(Text), "move ~d, ~w", [Number, MoveText]).

%   move_at(+Game, +N, +Move, -Text) is semidet: fails when Move cannot be played there.

move_at(Game, N, Move, Text) :-
    N0 is N-1,
    game_positions(Game, Positions),
    nth0(N0, Positions, Position),
    legal_move(Position, Move),
    move_text(japanese, Position, Move, Text).

%   value_text(+Value, -Text): with its sign.

value_text(Value, Text) :-
    (   Value > 0
    ->  format(string(Text), "+~d", [Value])
    ;   format(string(Text), "~d", [Value])
    ).

%!  print_outcome(+Game, +Name:text, +Outcome) is det.
%
%   Print what learning from Game has led to, an Outcome of learn_game/4: a line or more.

print_outcome(Game, Name, Outcome) :-
    outcome_printed(Outcome, Game, Name).

outcome_printed(not_lost, _, Name) :-
    format("~w: nobody is known to have lost, so there is nothing to learn.~n", [Name]).
outcome_printed(known(Key), _, Name) :-
    short_key(Key, Short),
    format("~w: learned from already, ~w; kb_learned. shows what.~n", [Name, Short]).
outcome_printed(nothing(Key, Side), _, Name) :-
    side_text(Side, SideText),
    short_key(Key, Short),
    format("~w, lost by ~w, ~w: no move is to blame.~n", [Name, SideText, Short]).
outcome_printed(learned(Key, Side, Lessons), Game, Name) :-
    side_text(Side, SideText),
    short_key(Key, Short),
    findall(Text, ( member(Lesson, Lessons), lesson_text(Lesson, Game-Key, Text) ), Texts),
    (   Texts == []
    ->  format("~w, lost by ~w, ~w: nothing follows.~n", [Name, SideText, Short])
    ;   format("~w, lost by ~w, ~w:~n", [Name, SideText, Short]),
        forall(member(Text, Texts), format("  ~s~n", [Text]))
    ).

lesson_text(added(Fact, Why, Source), From, Text) :-
    fact_text(Fact, From, FactText),
    arg(2, Fact, K),
    conditions_text(K, Conditions),
    shown_source(Source, Shown),
    format(string(Text), "added: ~s; ~w   ~w~n    where ~w", [FactText, Why, Shown, Conditions]).
lesson_text(cleared(Count), _, Text) :-
    format(string(Text), "what it had taught before was taken back first: ~d facts", [Count]).
lesson_text(said(Old), From, Text) :-
    fact_text(Old, From, OldText),
    format(string(Text), "known already: ~s", [OldText]).
lesson_text(cut(joseki(Line, _, _), Ply, Why, Source), _, Text) :-
    shown_source(Source, Shown),
    format(string(Text), "cut: the line \"~w\" ends before move ~d; ~w   ~w",
           [Line, Ply, Why, Shown]).
lesson_text(own_line(joseki(Line, _, _), Source, Ply, Why), _, Text) :-
    shown_source(Source, Shown),
    format(string(Text), "your own line \"~w\" plays it as move ~d, and stays; ~w   ~w",
           [Line, Ply, Why, Shown]).
lesson_text(removed(Fact, Why), From, Text) :-
    fact_text(Fact, From, FactText),
    format(string(Text), "no longer believed: ~s; ~w", [FactText, Why]).
lesson_text(kept(Old, Fact, Why), From, Text) :-
    fact_text(Fact, From, FactText),
    fact_text(Old, From, OldText),
    format(string(Text), "not added: ~s, against ~s; ~w", [FactText, OldText, Why]).
lesson_text(both(Old, Fact, Why), From, Text) :-
    fact_text(Fact, From, FactText),
    fact_text(Old, From, OldText),
    format(string(Text), "stays beside ~s: ~s; ~w", [FactText, OldText, Why]).
lesson_text(narrowed(Old, Fact, Why), From, Text) :-
    fact_text(Fact, From, FactText),
    fact_text(Old, From, OldText),
    format(string(Text), "kept away from ~s: ~s; ~w", [OldText, FactText, Why]).
lesson_text(faulty(Fact, Problems), From, Text) :-
    fact_text(Fact, From, FactText),
    error_line(error(gunshi(bad_clause(FactText, Problems)), _), Text).

%   fact_text(+Fact, +From, -Text): what it says of which move. From is Game-Key; of another game,
%   and of a mirror image, only the term of the move is said.

fact_text(joseki(Line, _, _), _, Text) :-
    !,
    format(string(Text), "the line \"~w\"", [Line]).
fact_text(Fact, Game-Key, Text) :-
    Fact =.. [Kind, _, K, Move],
    length(K, Length),
    (   memberchk(learned(Key0, Number, Words), K)
    ->  Conditions is Length-1,
        (   Key0 == Key,
            game_number(Game, N, Number),
            holds_before(Game, N, K, Move),
            move_at(Game, N, Move, MoveText)
        ->  true
        ;   MoveText = Move
        ),
        format(string(Text), "~w of move ~d, ~w, ~d conditions (~w)",
               [Kind, Number, MoveText, Conditions, Words])
    ;   format(string(Text), "~w ~w, ~d conditions", [Kind, Move, Length])
    ).

%   holds_before(+Game, +N, +K, +Move): a fact of K and Move holds before the Nth move.

holds_before(Game, N, K, Move) :-
    N0 is N-1,
    game_positions(Game, Positions),
    nth0(N0, Positions, Position),
    pattern_move(K, Move, Position, Move),
    !.
