/*  A position of Othello counted in the words in which players judge one, and what it is worth by
    them (c/othello/words.h).

    The words, each what the side to move has more of than the other:

      | mover        | has to move: always 1                                        |
      | mobility     | squares on which it could play                               |
      | frontier     | discs beside an empty square                                 |
      | stable       | discs that are never turned again, as far as known           |
      | corner       | discs on corners                                             |
      | takes_corner | corners on which it could play                               |
      | x_square     | discs diagonally beside an empty corner                      |
      | c_square     | discs beside an empty corner along an edge                   |
      | wing         | edges with five discs from one C square on, and nothing else |
      | balanced     | edges with four discs from A to A, or six from C to C        |
      | wedge        | squares for a wedge                                          |

    They are those of relations.pl, asked of both sides.
*/
:- module(gunshi_othello_words,
          [ othello_word/1,             % ?Word
            othello_words/2,            % +Position, -Counts
            othello_word_value/4,       % +Values, +Word, +Empties, -Value
            othello_word_weights/3      % +Values, +Shapes, -Weights
          ]).
:- use_module('../foreign', []).
:- use_module(border, [border_place_index/2, border_shape/3]).
:- autoload(library(lists), [last/2, member/2, reverse/2]).
:- autoload(library(pairs), [pairs_keys_values/3]).

%!  othello_word(?Word) is nondet.
%
%   Word is one of those that a position is counted in, in their order.

othello_word(Word) :-
    words_names(Words),
    member(Word, Words).

%!  othello_words(+Position, -Counts:list) is det.
%
%   Counts are Word-Count for each word: the side to move has Count more of it than the other.
%
%   @error type_error(othello, Position)

othello_words(Position, Counts) :-
    words_names(Words),
    words_counted(Position, Integers),
    pairs_keys_values(Counts, Words, Integers).

%!  othello_word_value(+Values:list, +Word, +Empties:integer, -Value:integer) is det.
%
%   One of Word is worth Value, hundredths of a disc, with so many Empties. Values are value(Word,
%   Empties, Value): so it is with that many; with a number between two that are given, in
%   proportion; beyond them, as at the nearest. Of a word that is not given it is 0.

othello_word_value(Values, Word, Empties, Value) :-
    word_points(Values, Word, Points),
    value_at(Points, Empties, Value).

word_points(Values, Word, Points) :-
    findall(Empties-Value, member(value(Word, Empties, Value), Values), Points0),
    keysort(Points0, Points).

%!  othello_word_weights(+Values:list, +Shapes:list, -Weights) is det.
%
%   Weights are for a search: a position is worth the sum of its counts, each times what one of that
%   word is worth by Values, as of othello_word_value/4; and of the shapes of its border,
%   shape(Shape, Value) of Shapes, Shape as of border_shape/3. Of shapes that are the same the first
%   counts.
%
%   @error domain_error(othello_value, Value) if it is more than a game can be worth

othello_word_weights(Values, Shapes, Weights) :-
    findall(Points,
            ( othello_word(Word),
              word_points(Values, Word, Points)
            ),
            Curves),
    findall(Value,
            ( between(0, 64, Empties),
              member(Points, Curves),
              value_at(Points, Empties, Value)
            ),
            All),
    findall(shape(Place, Number, Value),
            ( member(shape(Shape, Value), Shapes),
              border_shape(Shape, Name, Number),
              border_place_index(Name, Place)
            ),
            Numbered0),
    reverse(Numbered0, Numbered),
    words_weights(All, Numbered, Weights).

%   value_at(+Points, +Empties, -Value): Points are in the order of their empty squares.

value_at([], _, 0) :-
    !.
value_at([First-Value0|_], Empties, Value) :-
    Empties =< First,
    !,
    Value = Value0.
value_at(Points, Empties, Value) :-
    last(Points, Last-Value0),
    Empties >= Last,
    !,
    Value = Value0.
value_at([From-A, To-B|_], Empties, Value) :-
    Empties =< To,
    !,
    Value is round(A + (B - A) * (Empties - From) / (To - From)).
value_at([_|Points], Empties, Value) :-
    value_at(Points, Empties, Value).
