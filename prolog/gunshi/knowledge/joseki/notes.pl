:- encoding(utf8).
/*  The words for what joseki say (joseki.pl), in Japanese and English, as lines of a reason.
*/
:- module(gunshi_knowledge_joseki_notes,
          [ conditions_text/2           % +Pattern, -Text
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../../shogi/kanji', [side_sign/2, piece_name/2]).
:- use_module('../shogi/reasons', [move_line/4, sourced/3]).
:- use_module(lines, [believed_part/3]).
:- use_module(facts, []).
:- use_module(pattern_moves, [fact_line/2]).
:- autoload(library(lists), [append/3, member/2, nth0/3, nth1/3]).

%   Words are clauses of the hooks of gunshi_knowledge_shogi_reasons.

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4, gunshi_knowledge_shogi_reasons:why_not/5.

gunshi_knowledge_shogi_reasons:why_not(joseki_move(_, Weight, _, Others, Forbidden), Move, Language,
                                       Context, Text) :-
    (   memberchk(Move-Fact, Forbidden)
    ->  forbidden_text(Language, Move-Fact, Context, Text)
    ;   memberchk(Move-Less, Others),
        lighter_words(Language, Words),
        move_text(japanese, Context, Move, MoveText),
        format(string(Text), Words, [MoveText, Less, Weight])
    ).

gunshi_knowledge_shogi_reasons:why_not(line_cuts(Cuts), Move, Language, Context, Text) :-
    memberchk(Move-Fact, Cuts),
    cut_text(Language, Move-Fact, Context, Text).
gunshi_knowledge_shogi_reasons:why_not(forbidden(Bad), Move, Language, Context, Text) :-
    memberchk(Move-Fact, Bad),
    forbidden_text(Language, Move-Fact, Context, Text).

lighter_words(en, "~s is in the book too, weight ~d against ~d").
lighter_words(ja, "~sも定跡にある。重み~d（指した手は~d）").

gunshi_knowledge_shogi_reasons:note_lines(joseki_move(Move, Weight, Facts, Others, Forbidden),
                          Language, Context, Lines) :-
    findall(Line,
            ( nth1(I, Facts, W-fact(Fact, Source)),
              I =< 3,
              fact_text(Fact, W, Move, Language, Context, Text),
              sourced(Text, Source, Line)
            ),
            FactLines),
    findall(Line, joseki_words(Language, Weight, Facts, Others, Forbidden, Context, Line), More),
    append(FactLines, More, Lines).
gunshi_knowledge_shogi_reasons:note_lines(joseki_drawn(Seed, Weight, Total), Language, _, [Line]) :-
    drawn_words(Language, Words),
    format(string(Line), Words, [Weight, Total, Seed]).
gunshi_knowledge_shogi_reasons:note_lines(line_cuts(Cuts), Language, Context, Lines) :-
    findall(Line, ( member(One, Cuts), cut_text(Language, One, Context, Line) ), Lines).
gunshi_knowledge_shogi_reasons:note_lines(forbidden(Bad), Language, Context, Lines) :-
    forbidden_lines(Bad, Language, Context, Lines).
gunshi_knowledge_shogi_reasons:note_lines(bad_move(Move, Fact, Source), Language, Context,
                                          [Line]) :-
    forbidden_text(Language, Move-fact(Fact, Source), Context, Line).
gunshi_knowledge_shogi_reasons:note_lines(joseki_left(Line, Ply, Move, Position, Expected, Source),
                          Language, _, [Text]) :-
    move_text(japanese, Position, Move, MoveText),
    moves_text(Language, Expected, Position, ExpectedText),
    left_words(Language, Words),
    format(string(Left), Words, [Ply, MoveText, Line, ExpectedText]),
    sourced(Left, Source, Text).

drawn_words(en, "drawn by weight, ~d of ~d, with the seed ~d").
drawn_words(ja, "重みによる抽選（~d/~d、乱数の種~d）").

%   cut_text(+Language, +Cut, +Context, -Line): Cut is Move-fact(cut(...), Source).

cut_text(Language, Move-fact(cut(Key, joseki(Name, _, _), _, Why), Source), Context, Line) :-
    move_text(japanese, Context, Move, MoveText),
    game_name(Key, Game),
    cut_words(Language, Words),
    format(string(Text), Words, [Name, MoveText, Game, Why]),
    sourced(Text, Source, Line).

cut_words(en, "the line \"~w\" ends before ~s, which ~w refuted: ~w").
cut_words(ja, "定跡「~w」は~sの前まで。「~w」で咎められた: ~w").

left_words(en, "move ~d, ~s, left the joseki \"~w\", which has ~s").
left_words(ja, "~d手目~sで定跡「~w」を外れた。定跡は~s").

%   joseki_words(+Language, +Weight, +Facts, +Others, +Forbidden, +Context, -Line): what is to be
%   said after the first facts.

joseki_words(Language, Weight, Facts, _, _, _, Line) :-
    length(Facts, Count),
    Count > 3,
    More is Count-3,
    more_words(Language, Words),
    format(string(Line), Words, [More, Weight]).
joseki_words(Language, _, _, [Other|Others], _, Context, Line) :-
    moves_text(Language, [Other|Others], Context, Text),
    others_words(Language, Words),
    format(string(Line), Words, [Text]).
joseki_words(Language, _, _, _, Forbidden, Context, Line) :-
    (   Forbidden == []
    ->  not_forbidden(Language, Line)
    ;   forbidden_lines(Forbidden, Language, Context, Lines),
        member(Line, Lines)
    ).

more_words(en, "and ~d more; weight ~d in all").
more_words(ja, "ほか~d件、重みは合わせて~d").

others_words(en, "other book moves here: ~s").
others_words(ja, "ほかの定跡手: ~s").

not_forbidden(en, "no bm/3 forbids it").
not_forbidden(ja, "悪手とする bm/3 はない").

%   forbidden_lines(+Forbidden, +Language, +Context, -Lines): that several moves are forbidden is
%   said once, above them.

forbidden_lines(Forbidden, Language, Context, Lines) :-
    (   Forbidden = [_,_|_]
    ->  several_forbidden(Language, Top, Words),
        findall(Line,
                ( member(One, Forbidden),
                  forbidden_text(Words, Language, One, Context, Line)
                ),
                Below),
        Lines = [node(Top, Below)]
    ;   findall(Line,
                ( member(One, Forbidden), forbidden_text(Language, One, Context, Line) ),
                Lines)
    ).

several_forbidden(en, "forbidden here", "~s: ~s~s").
several_forbidden(ja, "ここでの悪手", "~s: ~s~s").

forbidden_text(Language, One, Context, Line) :-
    forbidden_words(Language, Words),
    forbidden_text(Words, Language, One, Context, Line).

forbidden_text(Words, Language, Move-fact(Fact, Source), Context, Line) :-
    move_text(japanese, Context, Move, MoveText),
    pattern_text(Fact, Context, FactText),
    taught_text(Language, Fact, Taught),
    format(string(Text), Words, [MoveText, FactText, Taught]),
    sourced(Text, Source, Line).

forbidden_words(en, "~s is forbidden: ~s~s").
forbidden_words(ja, "~sは悪手: ~s~s").

%   taught_text(+Language, +Fact, -Text): which game has taught Fact, and what it refuted; "" for a
%   fact that no game has taught.

taught_text(Language, Fact, Text) :-
    arg(2, Fact, K),
    (   memberchk(learned(Game, N, Why), K)
    ->  game_name(Game, Name),
        taught_words(Language, Words),
        format(string(Text), Words, [Name, N, Why])
    ;   Text = ""
    ).

game_name(Key, Name) :-
    (   known(studied(Key, Name0, _), _)
    ->  Name = Name0
    ;   Name = Key
    ).

taught_words(en, "; learned from ~w, move ~d: ~w").
taught_words(ja, "。「~w」の~d手目で学んだ: ~w").

%   moves_text(+Language, +Pairs, +Context, -Text): Move-Weight of Pairs, five at most.

moves_text(Language, Pairs, Context, Text) :-
    findall(One,
            ( nth1(I, Pairs, Move-Weight),
              I =< 5,
              move_text(japanese, Context, Move, MoveText),
              weight_words(Language, Words),
              format(string(One), Words, [MoveText, Weight])
            ),
            Shown),
    length(Pairs, Count),
    (   Count > 5
    ->  append(Shown, ["…"], Texts)
    ;   Texts = Shown
    ),
    separator(Language, Separator),
    atomic_list_concat(Texts, Separator, Atom),
    atom_string(Atom, Text).

weight_words(en, "~s (weight ~d)").
weight_words(ja, "~s（重み~d）").

separator(en, ", ").
separator(ja, "、").

%   fact_text(+Fact, +Weight, +Move, +Language, +Context, -Text): the fact that says Move.

fact_text(joseki(Line, Weight, Moves), _, Move, Language, Context, Text) :-
    line_words(Language, Words, Goes, Ends),
    (   continuation(joseki(Line, Weight, Moves), Move, Context, After)
    ->  format(string(Rest), Goes, [After])
    ;   Rest = Ends
    ),
    format(string(Text), Words, [Line, Weight, Rest]).
fact_text(Fact, Weight, _, Language, Context, Text) :-
    Fact = gm(_, _, _),
    pattern_text(Fact, Context, FactText),
    taught_text(Language, Fact, Taught),
    (   fact_line(Fact, Line)
    ->  fact_line_words(Language, Words),
        format(string(Text), Words, [FactText, Line, Weight, Taught])
    ;   fact_words(Language, Words),
        format(string(Text), Words, [FactText, Weight, Taught])
    ).

line_words(en, "line \"~w\", weight ~d~s", ": then ~w", "").
line_words(ja, "定跡「~w」、重み~d~s", "、以下 ~w", "").

fact_words(en, "~s  weight ~d~s").
fact_words(ja, "~s　重み~d~s").

fact_line_words(en, "~s  line \"~w\", weight ~d~s").
fact_line_words(ja, "~s　定跡「~w」、重み~d~s").

%   continuation(+Line, +Move, +Context, -Shown): what the line plays after Move, six moves at most.
%   Fails when nothing follows.

continuation(Line, Move, Context, Shown) :-
    believed_part(Line, Moves, Positions),
    context_position(Context, Position),
    nth0(Index, Positions, Position),
    nth0(Index, Moves, Move),
    length(Before, Index),
    append(Before, [Move|After0], Moves),
    After0 \== [],
    !,
    (   length(Six, 6),
        append(Six, _, After0)
    ->  After = Six
    ;   After = After0
    ),
    move_line(Context, [Move|After], 1, Shown).

context_position(Context, Position) :-
    (   blob(Context, position)
    ->  Position = Context
    ;   game_position(Context, Position)
    ).

%   pattern_text(+Fact, +Context, -Text): gm(4, [▲76歩, △34歩], △８四歩).

pattern_text(Fact, Context, Text) :-
    Fact =.. [Kind, N, K, Move],
    conditions_text(K, Conditions),
    number_text(N, Number),
    move_text(japanese, Context, Move, MoveText),
    format(string(Text), "~w(~w, [~w], ~s)", [Kind, Number, Conditions, MoveText]).

%!  conditions_text(+Pattern:list, -Text:atom) is det.
%
%   Text says what Pattern wants of the board and the hands: ▲76歩, 33空, △持角1.

conditions_text(K, Text) :-
    findall(Part, ( member(Condition, K), condition_text(Condition, Part) ), Parts),
    atomic_list_concat(Parts, ', ', Text).

number_text(N, Text) :-
    (   var(N)
    ->  Text = '_'
    ;   N = Low-High
    ->  format(atom(Text), "~d-~d", [Low, High])
    ;   Text = N
    ).

condition_text(sente(Square, Kind), Text) :-
    stands_text(sente, Square, Kind, Text).
condition_text(gote(Square, Kind), Text) :-
    stands_text(gote, Square, Kind, Text).
condition_text(empty(Square), Text) :-
    format(string(Text), "~w空", [Square]).
condition_text(hand(Side, Kind, Count), Text) :-
    side_sign(Side, Sign),
    piece_name(Kind, Name),
    format(string(Text), "~w持~w~d", [Sign, Name, Count]).

stands_text(Side, Square, Kind, Text) :-
    side_sign(Side, Sign),
    piece_name(Kind, Name),
    format(string(Text), "~w~w~w", [Sign, Square, Name]).
