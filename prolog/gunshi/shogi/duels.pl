/*  Games between two ways to search, as fast as the core can play them: c/shogi/train/duel.h says
    how. No clause decides in them.
*/
:- module(gunshi_shogi_duels,
          [ duels/6                     % +A, +B, +Positions, +Options, :Progress, -Points
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/types', []).
:- use_module(search, []).
:- autoload(library(error), [must_be/2]).
:- autoload(library(option), [option/3]).

:- meta_predicate duels(+, +, +, +, 2, -).

%!  duels(+A, +B, +Positions:list, +Options:list, :Progress, -Points:list) is det.
%
%   A and B, of search_parameters/2, play two games from each of Positions, each as sente in one.
%   Points has for each position what A won, in half points: 0 to 4. The same A, B, Positions and
%   nodes give the same. call(Progress, Done, All) is told games. Options:
%
%     - nodes(Count)
%       Of each search. Default 5000.
%     - threads(Count)
%       Games at a time. Default: as many as there are processors.
%
%   Can be interrupted and obeys call_with_time_limit/2.
%
%   @error type_error(search_parameters, _), type_error(position, _), resource_error(memory), and
%          what must_be_options/2 throws

duels(A, B, Positions, Options, Progress, Points) :-
    must_be(list, Positions),
    must_be_options([nodes(between(1, 1 000 000 000)), threads(between(1, 64))], Options),
    option(nodes(Nodes), Options, 5000),
    option(threads(Threads), Options, 0),
    setup_call_cleanup(
        b_setval(gunshi_duels_progress, Progress),
        play_duels(A, B, Positions, Nodes, Threads, Points),
        b_setval(gunshi_duels_progress, [])).

%   duels_progress(+Done, +All): called by the core.

:- public duels_progress/2.

duels_progress(Done, All) :-
    b_getval(gunshi_duels_progress, Progress),
    call(Progress, Done, All).
