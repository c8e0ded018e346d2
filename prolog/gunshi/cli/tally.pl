/*  Counts that are kept while a command goes through many things and backtracks over each: a dict
    of numbers by name, changed in place.
*/
:- module(gunshi_cli_tally,
          [ tally_add/3                 % +Name, +Count, !Tally
          ]).

%!  tally_add(+Name, +Count:integer, !Tally:dict) is det.
%
%   The number Name of Tally grows by Count, and stays so on backtracking.

tally_add(Name, Count, Tally) :-
    get_dict(Name, Tally, Before),
    After is Before + Count,
    nb_set_dict(Name, Tally, After).
