/*  The seed by which book moves are drawn, as the doors ask for it: a number from 1, which gives
    the same moves again, or 0 for another one in each game.
*/
:- module(gunshi_words_chance,
          [ game_seed/2,                % +Given, -Seed
            drawn_seed/1                % -Seed
          ]).
:- autoload(library(random), [random_between/3]).

%!  game_seed(+Given:integer, -Seed:integer) is det.
%
%   Seed is Given, or drawn by chance when that is 0.

game_seed(Given, Seed) :-
    (   Given =:= 0
    ->  drawn_seed(Seed)
    ;   Seed = Given
    ).

%!  drawn_seed(-Seed:integer) is det.
%
%   Seed is drawn by chance, from 1 to 999,999: so short that a person types it.

drawn_seed(Seed) :-
    random_between(1, 999 999, Seed).
