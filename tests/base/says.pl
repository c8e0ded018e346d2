/*  For tests of messages: what the line for an error holds. */
:- module(test_says,
          [ says/2                      % +Formal, +Parts
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../prolog/gunshi/base/messages', [error_line/2]).

%!  says(+Formal, +Parts:list) is semidet.
%
%   The line for the error of this Formal holds each of Parts.

says(Formal, Parts) :-
    error_line(error(Formal, _), Line),
    forall(member(Part, Parts),
           (   sub_string(Line, _, _, _, Part)
           ->  true
           ;   format(user_error, "~q is not in ~q~n", [Part, Line]),
               fail
           )).
