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
:- use_module('../shogi/move_words', [move_words/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../knowledge/joseki/notes', [conditions_text/2]).
:- use_module('../knowledge/editing_messages', []).
:- autoload('../knowledge/learning/lessons', [short_key/2]).
:- autoload('../knowledge/shogi/learn_game', [learn_game/4]).
:- use_module(learned_rules, [rule_step_text/3]).
:- use_module(lesson_words, [told_why/2]).
:- use_module(board, [side_text/2]).
:- use_module(reader, [said_text/4]).

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
    said_text("~s: ~s for ~w",
              "~s: ~sと見る（~w）",
              [After, ValueText, Sign], Text).
step_text(bad(N, Kijun), Game, Text) :-
    after_text(Game, N, After, Sign),
    value_text(Kijun, KijunText),
    said_text("~s ~w had less than ~s, and to the end: why?",
              "~s、~wは~s未満で最後までそのまま。なぜか",
              [After, Sign, KijunText], Text).
step_text(expected(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    said_text("~s: to be expected",
              "~s: 予想の手",
              [MoveText], Text).
step_text(surprise(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    said_text("~s: a surprise, and better than all others",
              "~s: 意外な手で、ほかより良い",
              [MoveText], Text).
step_text(other(N, Move, Value, Other, Better), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    move_at(Game, N, Other, OtherText),
    value_text(Value, ValueText),
    value_text(Better, BetterText),
    said_text("~s: ~s, where ~w has ~s: the mistake",
              "~s: ~s、~wなら~s。これが敗着",
              [MoveText, ValueText, OtherText, BetterText], Text).
step_text(no_other(N, Move), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    said_text("~s: nothing better was there, it was bad before",
              "~s: ほかに良い手がなく、もう悪かった",
              [MoveText], Text).
step_text(line_loses(N, Move, Value, Other, Better), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    move_at(Game, N, Other, OtherText),
    value_text(Value, ValueText),
    value_text(Better, BetterText),
    said_text("~s: joseki, and a long search finds ~s, where ~w has ~s: refuted",
              "~s: 定跡だが、長く読むと~s、~wなら~s。咎められた",
              [MoveText, ValueText, OtherText, BetterText], Text).
step_text(line_holds(N, Move, Loss), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    said_text("~s: joseki, and a long search finds it ~d behind the best: not to blame",
              "~s: 定跡で、長く読んでも最善に~d点差。敗因ではない",
              [MoveText, Loss], Text).
step_text(theory(N, Move, Why), Game, Text) :-
    nth_text(Game, N, Move, MoveText),
    said_text("~s: theory, and not to blame: ~s",
              "~s: 定跡で、敗因ではない: ~s",
              [MoveText, Why], Text).
step_text(general(N, Kind, Before, After), Game, Text) :-
    game_number(Game, N, Number),
    said_text("~w of move ~d: of ~d conditions of the position ~d matter",
              "~w（~d手目）: 局面の条件~dのうち効くのは~d",
              [Kind, Number, Before, After], Text).
step_text(Step, Game, Text) :-
    (   Step = ruled(N, _)
    ->  game_number(Game, N, Number)
    ;   Number = 0
    ),
    rule_step_text(Step, Number, Text).

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
        said_text("after ~s", "~sの後", [MoveText], Text)
    ;   said_text("at the start", "開始局面", [], Text)
    ).

%   nth_text(+Game, +N, +Move, -Text): of Move, in place of the Nth of Game, with its number.

nth_text(Game, N, Move, Text) :-
    game_number(Game, N, Number),
    move_at(Game, N, Move, MoveText),
    said_text("move ~d, ~w",
              "~d手目~w",
              [Number, MoveText], Text).

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
    said_text("~w: nobody is known to have lost, so there is nothing to learn.~n",
              "~w: 負けた側がわからず、学ぶものがない。~n",
              [Name], Said),
    write(Said).
outcome_printed(known(Key), _, Name) :-
    short_key(Key, Short),
    said_text("~w: learned from already, ~w; kb_learned. shows what.~n",
              "~w: もう学んだ対局 ~w。kb_learned. で内容。~n",
              [Name, Short], Said),
    write(Said).
outcome_printed(nothing(Key, Side), _, Name) :-
    side_text(Side, SideText),
    short_key(Key, Short),
    said_text("~w, lost by ~w, ~w: no move is to blame.~n",
              "~w（~wの負け、~w）: 敗因の手はない。~n",
              [Name, SideText, Short], Said),
    write(Said).
outcome_printed(learned(Key, Side, Lessons), Game, Name) :-
    side_text(Side, SideText),
    short_key(Key, Short),
    findall(Text, ( member(Lesson, Lessons), lesson_text(Lesson, Game-Key, Text) ), Texts),
    (   Texts == []
    ->  said_text("~w, lost by ~w, ~w: nothing follows.~n",
                  "~w（~wの負け、~w）: 学ぶことはない。~n",
                  [Name, SideText, Short], Said),
        write(Said)
    ;   said_text("~w, lost by ~w, ~w:~n",
                  "~w（~wの負け、~w）:~n",
                  [Name, SideText, Short], Said),
        write(Said),
        forall(member(Text, Texts), format("  ~s~n", [Text]))
    ).

lesson_text(added(Fact, Why0, Source), From, Text) :-
    told_why(Why0, Why),
    fact_text(Fact, From, FactText),
    arg(2, Fact, K),
    conditions_text(K, Conditions),
    shown_source(Source, Shown),
    said_text("added: ~s; ~w   ~w~n    where ~w",
              "追加: ~s。~w   ~w~n    条件 ~w",
              [FactText, Why, Shown, Conditions], Text).
lesson_text(cleared(Count), _, Text) :-
    said_text("what it had taught before was taken back first: ~d facts",
              "前に学んだ~d件を先に取り消した",
              [Count], Text).
lesson_text(said(Old), From, Text) :-
    fact_text(Old, From, OldText),
    said_text("known already: ~s",
              "既知: ~s",
              [OldText], Text).
lesson_text(cut(joseki(Line, _, _), Ply, Why0, Source), _, Text) :-
    told_why(Why0, Why),
    shown_source(Source, Shown),
    said_text("cut: the line \"~w\" ends before move ~d; ~w   ~w",
              "短縮: 定跡「~w」は~d手目の前まで。~w   ~w",
              [Line, Ply, Why, Shown], Text).
lesson_text(own_line(joseki(Line, _, _), Source, Ply, Why0), _, Text) :-
    told_why(Why0, Why),
    shown_source(Source, Shown),
    said_text("your own line \"~w\" plays it as move ~d, and stays; ~w   ~w",
              "自分の定跡「~w」は~d手目にそう指すが、そのまま残す。~w   ~w",
              [Line, Ply, Why, Shown], Text).
lesson_text(removed(Fact, Why0), From, Text) :-
    told_why(Why0, Why),
    fact_text(Fact, From, FactText),
    said_text("no longer believed: ~s; ~w",
              "もう信じない: ~s。~w",
              [FactText, Why], Text).
lesson_text(kept(Old, Fact, Why0), From, Text) :-
    told_why(Why0, Why),
    fact_text(Fact, From, FactText),
    fact_text(Old, From, OldText),
    said_text("not added: ~s, against ~s; ~w",
              "加えない: ~s（~sに反する）。~w",
              [FactText, OldText, Why], Text).
lesson_text(both(Old, Fact, Why0), From, Text) :-
    told_why(Why0, Why),
    fact_text(Fact, From, FactText),
    fact_text(Old, From, OldText),
    said_text("stays beside ~s: ~s; ~w",
              "~sと並べて残す: ~s。~w",
              [FactText, OldText, Why], Text).
lesson_text(narrowed(Old, Fact, Why0), From, Text) :-
    told_why(Why0, Why),
    fact_text(Fact, From, FactText),
    fact_text(Old, From, OldText),
    said_text("kept away from ~s: ~s; ~w",
              "~sから離す: ~s。~w",
              [OldText, FactText, Why], Text).
lesson_text(faulty(Fact, Problems), From, Text) :-
    fact_text(Fact, From, FactText),
    error_line(error(gunshi(bad_clause(FactText, Problems)), _), Text).

%   fact_text(+Fact, +From, -Text): what it says of which move. From is Game-Key; of another game,
%   and of a mirror image, only the term of the move is said.

fact_text(joseki(Line, _, _), _, Text) :-
    !,
    said_text("the line \"~w\"",
              "定跡「~w」",
              [Line], Text).
fact_text(Fact, Game-Key, Text) :-
    Fact =.. [Kind, _, K, Move],
    length(K, Length),
    (   memberchk(learned(Key0, Number, Words0), K)
    ->  told_why(Words0, Words),
        Conditions is Length-1,
        (   Key0 == Key,
            game_number(Game, N, Number),
            holds_before(Game, N, K, Move),
            move_at(Game, N, Move, MoveText)
        ->  true
        ;   move_words(Move, MoveText)
        ),
        said_text("~w of move ~d, ~w, ~d conditions (~w)",
              "~w（~d手目~w、条件~d、~w）",
              [Kind, Number, MoveText, Conditions, Words], Text)
    ;   move_words(Move, MoveText),
        said_text("~w ~w, ~d conditions",
              "~w ~w（条件~d）",
              [Kind, MoveText, Length], Text)
    ).

%   holds_before(+Game, +N, +K, +Move): a fact of K and Move holds before the Nth move.

holds_before(Game, N, K, Move) :-
    N0 is N-1,
    game_positions(Game, Positions),
    nth0(N0, Positions, Position),
    pattern_move(K, Move, Position, Move),
    !.

