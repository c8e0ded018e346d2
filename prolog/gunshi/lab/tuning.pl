/*  Numbers of a search, tuned by games: simultaneous perturbation (SPSA, Spall 1992).

    All numbers are moved at once, each up or down by chance, and the search with the numbers moved
    so plays some games against the one with all of them moved the other way. Whoever wins, the
    numbers go a little that way. Most of what a single one does is noise; over thousands of games
    the noise of one number is as often for as against, and what it is worth stays.

    With All pairs of games, in pair K a number is tried as far away as its step times
    C = (All/K)^0.101, and each win more than losses moves it by a share of its step, which is
    0.8 / sqrt(All) at the end and before it more, as C^-1 (0.1 All + K)^-0.602 has it. These powers
    are the usual ones; the share is such that chance alone carries a number one or two steps away,
    whatever All is.

    A tuning is tuning(Names, Pairs, Seed): what is tuned, by how many pairs of games in all, and
    another seed is other chance. The games come in batches; batch N, from 0, depends on nothing but
    the values before it: so a tuning goes on from where it was broken off as if it had not been.
*/
:- module(gunshi_lab_tuning,
          [ batch_pairs/1,              % -Count
            tuning_batches/2,           % +Tuning, -Count
            tried_values/5,             % +Tuning, +Batch, +Values, -Plus, -Minus
            moved_values/5,             % +Tuning, +Batch, +Values0, +Points, -Values
            played_numbers/3            % +Names, +Values, -Margins
          ]).
:- use_module('../shogi/margins', [search_margin/2]).
:- autoload(library(apply), [foldl/4, maplist/4, maplist/5]).
:- autoload(library(random), [random/1]).

%!  batch_pairs(-Count:integer) is det.
%
%   A batch has Count pairs of games.

batch_pairs(8).

%!  tuning_batches(+Tuning, -Count:integer) is det.
%
%   Tuning has Count batches: as many as are needed for its pairs.

tuning_batches(tuning(_, Pairs, _), Count) :-
    batch_pairs(Each),
    Count is (Pairs+Each-1) // Each.

%!  tried_values(+Tuning, +Batch:integer, +Values:list(number), -Plus:list(integer),
%!               -Minus:list(integer)) is det.
%
%   Plus and Minus are what plays in Batch, from 0: Values moved one way and the other, within their
%   bounds, and rounded by chance so that 50.3 is 51 three times in ten. Random numbers of this
%   thread begin anew by Seed and Batch.

tried_values(Tuning, Batch, Values, Plus, Minus) :-
    Tuning = tuning(Names, _, _),
    flips(Tuning, Batch, Flips),
    perturbation(Tuning, Batch, C, _),
    maplist(tried(C), Names, Values, Flips, Plus),
    maplist(tried(-C), Names, Values, Flips, Minus).

tried(C, Name, Value, Flip, Tried) :-
    search_margin(Name, margin(_, Least, Most, Step, _)),
    random(Chance),
    Tried0 is floor(Value + C*Step*Flip + Chance),
    Tried is max(Least, min(Most, Tried0)).

%   flips(+Tuning, +Batch, -Flips): for each name 1 or -1. The random numbers that follow are those
%   of the batch, too.

flips(tuning(Names, _, Seed), Batch, Flips) :-
    Number is Seed*1 000 003 + Batch,
    set_random(seed(Number)),
    findall(Flip,
            ( member(_, Names),
              random(Chance),
              ( Chance < 0.5 -> Flip = -1 ; Flip = 1 )
            ),
            Flips).

%   perturbation(+Tuning, +Batch, -C, -Share): numbers are moved by C steps, and a point is worth
%   Share of a step.

perturbation(tuning(_, All, _), Batch, C, Share) :-
    batch_pairs(Each),
    K is Batch*Each + Each/2,
    Last is 0.8/sqrt(All),
    C is (All/K)**0.101,
    Share is Last * ((0.1*All+All)/(0.1*All+K))**0.602 / C.

%!  moved_values(+Tuning, +Batch:integer, +Values0:list(number), +Points:list(integer),
%!               -Values:list(number)) is det.
%
%   Values are Values0 after Batch, in which Plus of tried_values/5 won Points, half points of each
%   pair of games, 0 to 4. Random numbers of this thread begin anew, too.

moved_values(Tuning, Batch, Values0, Points, Values) :-
    Tuning = tuning(Names, _, _),
    flips(Tuning, Batch, Flips),
    perturbation(Tuning, Batch, _, Share),
    foldl([Point, Sum0, Sum]>>(Sum is Sum0+Point-2), Points, 0, Won),
    maplist(moved(Share*Won), Names, Values0, Flips, Values).

moved(Way, Name, Value0, Flip, Value) :-
    search_margin(Name, margin(_, Least, Most, Step, _)),
    Value is max(float(Least), min(float(Most), Value0 + Way*Step*Flip)).

%!  played_numbers(+Names:list, +Values:list(number), -Margins:list) is det.
%
%   Margins are margin(Name, Number), each of Values rounded.

played_numbers(Names, Values, Margins) :-
    maplist([Name, Value, margin(Name, Number)]>>(Number is round(Value)), Names, Values, Margins).
