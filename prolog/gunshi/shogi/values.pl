/*  Shogi's argument types for the knowledge base.

    The store knows no game: these clauses tell it what a square, a piece or a move is. Forms only:
    whether a move is legal or a piece can stand on a square depends on a position.
*/
:- module(gunshi_shogi_values,
          [ is_square/1                 % @Value
          ]).
:- use_module(kinds, [piece_kind/1, hand_kind/1]).
:- use_module('../base/types', []).
:- autoload(library(lists), [append/3]).

:- multifile gunshi_base_types:argument_type/3.

%   Arithmetic in this file is compiled: a large file of knowledge has a million squares to check.
:- set_prolog_flag(optimise, true).

gunshi_base_types:argument_type(side, "a side: sente or gote", one_of([sente, gote])).
gunshi_base_types:argument_type(square, "a square, file then rank: 11 to 99, no digit 0",
                           such_that(gunshi_shogi_values:is_square)).
gunshi_base_types:argument_type(kind, Words, one_of(Kinds)) :-
    findall(Kind, piece_kind(Kind), Kinds),
    one_of_words("a kind of piece", Kinds, Words).
gunshi_base_types:argument_type(hand_kind, Words, one_of(Kinds)) :-
    findall(Kind, hand_kind(Kind), Kinds),
    one_of_words("a kind of piece that can be in hand", Kinds, Words).
gunshi_base_types:argument_type(piece, "a piece on the board: sente(Kind) or gote(Kind)",
                           either([shape(sente(kind)), shape(gote(kind))])).
gunshi_base_types:argument_type(move,
                           "a move: move(From, To), promote(From, To) or drop(Kind, To)",
                           either([ shape(move(square, square)),
                                    shape(promote(square, square)),
                                    shape(drop(hand_kind, square))
                                  ])).
gunshi_base_types:argument_type(omission, "omitted(Path, Moves) with two lists of moves",
                           shape(omitted(list(move), list(move)))).

one_of_words(What, Kinds, Words) :-
    append(Before, [Last], Kinds),
    !,
    atomic_list_concat(Before, ' ', Start),
    format(string(Words), "~s: ~w or ~w", [What, Start, Last]).

%!  is_square(@Value) is semidet.
%
%   True when Value is a square: an integer 11..99 whose two digits, file and rank, are 1..9.

is_square(Value) :-
    integer(Value),
    Value >= 11,
    Value =< 99,
    Value mod 10 =\= 0.
