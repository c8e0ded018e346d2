/*  What is said of patterns of positions. */
:- module(gunshi_shogi_pattern_messages,
          [ pattern_fault//1,           % +Fault
            contradiction//1            % +Fault
          ]).
:- use_module('../base/message_words', [value_words/2]).
:- use_module(game_messages, [move_rule//1, position_rule//4]).
:- use_module(move_words, [move_words/2, square_words/2]).

%!  pattern_fault(+Fault)// is det.
%
%   The parts of a message: Fault, of pattern_faults/4, is why a pattern can never match, or its
%   move never be played.

pattern_fault(numbers(Low, High)) -->
    [ 'no move has a number from ~d to ~d; write ~d-~d'-[Low, High, High, Low] ].
pattern_fault(mixed) -->
    [ 'a variable stands for a square and for a kind of piece; give them two names' ].
pattern_fault(turns(0)) -->
    !,
    [ 'the pattern does not say whose turn it is; add turn(sente) or turn(gote). ',
      'It holds turned round too'
    ].
pattern_fault(turns(Count)) -->
    [ 'the pattern says ~d times whose turn it is; one turn(Side) is enough'-[Count] ].
pattern_fault(twice(Condition)) -->
    { value_words(Condition, Words) },
    [ 'the pattern has ~s and another one; keep one of them'-[Words] ].
pattern_fault(clash(Square, First, Second)) -->
    [ 'the pattern can never match: ' ],
    contradiction(clash(Square, First, Second)).
pattern_fault(rule(Rule, Square, Kind, Side)) -->
    [ 'the pattern can never match: ' ],
    contradiction(rule(Rule, Square, Kind, Side)).
pattern_fault(never_legal(Move, Rule)) -->
    { move_words(Move, Words) },
    [ 'the move ~w is never legal where the pattern holds: '-[Words] ],
    move_rule(Rule).

%!  contradiction(+Fault)// is det.
%
%   The parts of a message: Fault, clash(Square, First, Second) or rule(Rule, Square, Kind, Side) as
%   of pattern_faults/4, is why conditions can never hold.

contradiction(clash(Square, First, Second)) -->
    { value_words(First, FirstWords),
      value_words(Second, SecondWords)
    },
    [ '~s and ~s cannot both hold'-[FirstWords, SecondWords] ],
    where_words(Square).
contradiction(rule(Rule, Square, Kind, Side)) -->
    position_rule(Rule, Square, Kind, Side).

where_words(Square) -->
    (   { integer(Square) }
    ->  { square_words(Square, Words) },
        [ ' on ~w'-[Words] ]
    ;   []
    ).
