/*  Numbers as the protocol has them: decimal digits, a sign before them, a fraction behind. What
    else Prolog reads as a number, 0x20 or 1e3, is none.
*/
:- module(gunshi_usi_numbers,
          [ usi_number/2                % +Text, -Number
          ]).
:- autoload(library(dcg/basics), [digits//1]).

%!  usi_number(+Text, -Number) is semidet.
%
%   Text says Number, an integer, or a float where it has a fraction.

usi_number(Text, Number) :-
    string_codes(Text, Codes),
    phrase(decimal, Codes),
    !,
    number_codes(Number, Codes).

decimal -->
    ( "-" ; "+" ; [] ),
    some_digits,
    ( [] ; ".", some_digits ).

some_digits -->
    digits([_|_]).
