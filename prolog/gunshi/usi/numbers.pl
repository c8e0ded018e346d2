/*  Numbers as the protocol has them: decimal digits, a sign before them, a fraction behind. What
    else Prolog reads as a number, 0x20 or 1e3, is none.
*/
:- module(gunshi_usi_numbers,
          [ usi_number/2                % +Text, -Number
          ]).
:- autoload(library(dcg/basics), [digits//1]).
:- autoload(library(lists), [append/3]).

%!  usi_number(+Text, -Number) is semidet.
%
%   Text says Number, an integer, or a float where it has a fraction.

usi_number(Text, Number) :-
    string_codes(Text, Codes),
    phrase(number(Written), Codes),
    !,
    number_codes(Number, Written).

number(Codes) -->
    sign(Codes, Digits),
    digits_of(Digits, Rest),
    fraction(Rest).

sign([0'-|Codes], Codes) -->
    "-".
sign(Codes, Codes) -->
    "+".
sign(Codes, Codes) -->
    [].

digits_of(Codes, Rest) -->
    digits(Digits),
    { Digits = [_|_],
      append(Digits, Rest, Codes)
    }.

fraction([]) -->
    [].
fraction([0'.|Codes]) -->
    ".",
    digits_of(Codes, []).
