:- encoding(utf8).
/*  What is said in Japanese of patterns and of targets of plans, where something is wrong: the same
    as shogi/pattern_messages.pl and shogi/plan_messages.pl.
*/
:- module(gunshi_words_japanese_plan_messages,
          [ japanese_pattern//1,        % +Fault
            japanese_contradiction//1,  % +Fault
            japanese_target//3          % +What, +Makuhyou, +Source
          ]).
:- use_module('../base/message_words', [value_words/2]).
:- use_module('../base/messages', []).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../shogi/kanji', [piece_name/2]).
:- use_module('../shogi/move_words', [move_words/2, square_words/2]).
:- use_module(japanese_messages, [japanese_rule//1]).

:- multifile gunshi_base_messages:japanese_message//1.

gunshi_base_messages:japanese_message(bad_makuhyou(Makuhyou, What, Source)) -->
    { value_words(Makuhyou, Words) },
    [ '~s: '-[Words] ],
    japanese_target(What, Makuhyou, Source).
%!  japanese_target(+What, +Makuhyou, +Source)// is det.
%
%   The parts of a message: What is wrong with a target, as target_fault//3 says it in English.

japanese_target(form, _, _) -->
    [ '目標は makuhyou(No, XY, 値): 駒は1から40、升は11から99、値は一手の値打ち' ].
japanese_target(unknown_number, makuhyou(No, _, _), _) -->
    [ '~d番の駒はない。1から40で、先手は奇数'-[No] ].
japanese_target(gote_number, makuhyou(No, _, _), _) -->
    { Sente is No-1 },
    [ '~d番は後手の駒。計画は先手の番号（ここでは~d番）で書き、後手には回して使う'-[No, Sente] ].
japanese_target(off_board, makuhyou(_, XY, _), _) -->
    [ '~dは升でない。筋、段の順に11から99で、0は使わない'-[XY] ].
japanese_target(other_file(Kind), makuhyou(No, XY, _), _) -->
    { names(Kind, XY, Name, Square) },
    [ '~d番の~wは筋を変えられず、~wへは行けない'-[No, Name, Square] ].
japanese_target(backwards(Kind), makuhyou(No, XY, _), _) -->
    { names(Kind, XY, Name, Square) },
    [ '~d番の~wは~wへ戻れない'-[No, Name, Square] ].
japanese_target(unreachable(Kind, From), makuhyou(No, XY, _), _) -->
    { names(Kind, XY, Name, Square),
      square_words(From, Here)
    },
    [ '~d番の~wは~wから~wへ行けない'-[No, Name, Here, Square] ].
japanese_target(stays(Kind, Other, OtherKind), makuhyou(_, XY, _), _) -->
    { names(Kind, XY, Name, Square),
      named(OtherKind, OtherName)
    },
    [ '~wに~d番の~wが残るので~wは置けない。その駒にも目標を付ける'
      -[Square, Other, OtherName, Name] ].
japanese_target(same_target(Kind, OtherKind, Other), makuhyou(_, XY, _), Source) -->
    { names(Kind, XY, Name, Square),
      named(OtherKind, OtherName)
    },
    [ '~wは~wの目標なので~wは置けない'-[Square, OtherName, Name] ],
    other_fact(Other, Source).
japanese_target(two_targets(Kind, Other), makuhyou(No, _, _), Source) -->
    { named(Kind, Name) },
    [ '~d番の~wには別の目標がある'-[No, Name] ],
    other_fact(Other, Source).

names(Kind, XY, Name, Square) :-
    named(Kind, Name),
    square_words(XY, Square).

named(Kind, Name) :-
    (   piece_name(Kind, Name0)
    ->  Name = Name0
    ;   Name = Kind
    ).

other_fact(Fact, Source) -->
    { value_words(Fact, Words) },
    (   { Source == none }
    ->  [ '（~s）'-[Words] ]
    ;   { shown_source(Source, Shown) },
        [ '（~s、~w）'-[Words, Shown] ]
    ).

%!  japanese_pattern(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong with a pattern, as pattern_fault//1 says it in
%   English.

japanese_pattern(numbers(Low, High)) -->
    [ '~dから~dの手数はない。~d-~d と書く'-[Low, High, High, Low] ].
japanese_pattern(mixed) -->
    [ '一つの変数が升と駒の種類の両方を表している。二つに分ける' ].
japanese_pattern(turns(0)) -->
    !,
    [ '手番がない。turn(sente) か turn(gote) を加える。回した形でも成り立つ' ].
japanese_pattern(turns(Count)) -->
    [ '手番が~d回ある。turn(Side) は一つでよい'-[Count] ].
japanese_pattern(twice(Condition)) -->
    { value_words(Condition, Words) },
    [ '~sが二度ある。一つにする'-[Words] ].
japanese_pattern(clash(Square, First, Second)) -->
    japanese_contradiction(clash(Square, First, Second)).
japanese_pattern(rule(Rule, Square, Kind, Side)) -->
    japanese_contradiction(rule(Rule, Square, Kind, Side)).
japanese_pattern(never_legal(Move, Rule)) -->
    { move_words(Move, Words) },
    [ '成り立つ局面で~wは指せない: '-[Words] ],
    japanese_rule(Rule).

%!  japanese_contradiction(+Fault)// is det.
%
%   The parts of a message: Fault is why conditions can never hold, as contradiction//1 says it in
%   English.

japanese_contradiction(clash(Square, First, Second)) -->
    { value_words(First, FirstWords),
      value_words(Second, SecondWords)
    },
    [ '成り立つことがない。~sと~sは両立しない'-[FirstWords, SecondWords] ],
    (   { integer(Square) }
    ->  { square_words(Square, Words) },
        [ '（~w）'-[Words] ]
    ;   []
    ).
japanese_contradiction(rule(Rule, Square, Kind, Side)) -->
    [ '成り立つことがない。' ],
    position_rule(Rule, Square, Kind, Side).

gunshi_base_messages:japanese_message(bad_position(Rule, Square, Kind, Side)) -->
    [ '局面が正しくない: ' ],
    position_rule(Rule, Square, Kind, Side).

%   position_rule(+Rule, +Square, +Kind, +Side)//: as position_rule//4 of shogi/game_messages.pl.

position_rule(two_kings, _, _, Side) -->
    { side_name(Side, Name) },
    [ '~wの玉が二つある'-[Name] ].
position_rule(too_many, _, Kind, _) -->
    { named(Kind, Name) },
    [ '~wが多すぎる'-[Name] ].
position_rule(nifu, Square, _, Side) -->
    { square_words(Square, SquareName),
      side_name(Side, Name)
    },
    [ '~wの二歩（~w）'-[Name, SquareName] ].
position_rule(dead_piece, Square, Kind, Side) -->
    { names(Kind, Square, Name, SquareName),
      side_name(Side, SideName)
    },
    [ '~wの~wの~wは行き所のない駒'-[SideName, SquareName, Name] ].
position_rule(can_take_king, _, _, Side) -->
    { side_name(Side, Name) },
    [ '手番でない~wの玉が取られる'-[Name] ].
position_rule(bad_piece, Square, Kind, _) -->
    [ '~wの~wは駒でない。種類は fu ky ke gi ki ka hi ou to ny nk ng um ry'-[Square, Kind] ].

side_name(sente, '先手').
side_name(gote, '後手').
