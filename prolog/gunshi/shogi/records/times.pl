/*  The times of a record: what a move can have taken.

    No rule of shogi sets the bound: within it every time, and the sum that a side has used, stays
    exact and can be written, in every format.
*/
:- module(gunshi_shogi_records_times,
          [ possible_time/1             % +Seconds
          ]).

%!  possible_time(+Seconds:number) is semidet.
%
%   A move can have taken Seconds: less than a billion, which is more than thirty years.

possible_time(Seconds) :-
    Seconds >= 0,
    Seconds < 1_000_000_000.
