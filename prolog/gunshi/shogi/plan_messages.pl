:- encoding(utf8).
/*  What is said of plans: what is wrong with a target. */
:- module(gunshi_shogi_plan_messages,
          [ target_fault//3             % +What, +Makuhyou, +Source
          ]).
:- use_module('../base/message_words', [value_words/2]).
:- use_module('../base/messages', []).
:- use_module('../base/sources', [shown_source/2]).
:- use_module(move_words, [piece_words/2, square_words/2]).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(bad_makuhyou(Makuhyou, What, Source)) -->
    { value_words(Makuhyou, Words) },
    [ '~s: '-[Words] ],
    target_fault(What, Makuhyou, Source).

%!  target_fault(+What, +Makuhyou, +Source)// is det.
%
%   The parts of a message: What is wrong with a target of a plan, as plan_faults/2 has it; Source
%   is File:Line of the other fact in it, or `none`.

target_fault(form, _, _) -->
    [ 'a target is makuhyou(No, XY, Value): ',
      'a piece, 1 to 40, a square, 11 to 99, what a step is worth'
    ].
target_fault(unknown_number, makuhyou(No, _, _), _) -->
    [ 'there is no piece ~d; they are 1 to 40, those of sente odd'-[No] ].
target_fault(gote_number, makuhyou(No, _, _), _) -->
    { Sente is No-1 },
    [ 'piece ~d is one of gote; a plan is written for sente, here with ~d, '-[No, Sente],
      'and turned round for gote'
    ].
target_fault(off_board, makuhyou(_, XY, _), _) -->
    [ '~d is no square; they are 11 to 99, file then rank, no digit 0'-[XY] ].
target_fault(other_file(Kind), makuhyou(No, XY, _), _) -->
    { piece_words(Kind, Name),
      square_words(XY, Square)
    },
    [ 'piece ~d, a ~w, keeps its file and cannot come to ~w'-[No, Name, Square] ].
target_fault(backwards(Kind), makuhyou(No, XY, _), _) -->
    { piece_words(Kind, Name),
      square_words(XY, Square)
    },
    [ 'piece ~d, a ~w, cannot go back to ~w'-[No, Name, Square] ].
target_fault(unreachable(Kind, From), makuhyou(No, XY, _), _) -->
    { piece_words(Kind, Name),
      square_words(From, Here),
      square_words(XY, Square)
    },
    [ 'piece ~d, a ~w, has no way from ~w to ~w'-[No, Name, Here, Square] ].
target_fault(stays(Kind, Other, OtherKind), makuhyou(_, XY, _), _) -->
    { piece_words(Kind, Name),
      piece_words(OtherKind, OtherName),
      square_words(XY, Square)
    },
    [ 'a ~w cannot be wanted on ~w '-[Name, Square],
      'while piece ~d, a ~w, stays there; '-[Other, OtherName],
      'give that one a target too'
    ].
target_fault(same_target(Kind, OtherKind, Other), makuhyou(_, XY, _), Source) -->
    { piece_words(Kind, Name),
      piece_words(OtherKind, OtherName),
      square_words(XY, Square)
    },
    [ 'a ~w cannot be wanted on ~w while a ~w is wanted there'-[Name, Square, OtherName] ],
    other_fact(Other, Source).
target_fault(two_targets(Kind, Other), makuhyou(No, _, _), Source) -->
    { piece_words(Kind, Name) },
    [ 'piece ~d, a ~w, has another target'-[No, Name] ],
    other_fact(Other, Source).

other_fact(Fact, Source) -->
    { value_words(Fact, Words) },
    (   { Source == none }
    ->  [ ' (~s)'-[Words] ]
    ;   { shown_source(Source, Shown) },
        [ ' (~s, ~w)'-[Words, Shown] ]
    ).
