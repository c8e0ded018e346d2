/*  Positions for the training of networks: from games of the program with itself.

    Of each position there is what a short search found, and who won the game, in a record of 40
    bytes that other trainers read, too (c/shogi/train/packed.h). Games have numbers: with the same
    seed the same number is the same game. So any part of a series can be made anywhere, and made
    again.
*/
:- module(gunshi_shogi_training_positions,
          [ training_positions/4,       % +Parameters, +Options, :Progress, -Bytes
            position_bytes/1            % -Count
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/types', []).
:- use_module(search, []).
:- autoload(library(option), [option/3]).

:- meta_predicate training_positions(+, +, 2, -).

%!  position_bytes(-Count:integer) is det.
%
%   The record of a position has Count bytes.

position_bytes(40).

%!  training_positions(+Parameters, +Options:list, :Progress, -Bytes:string) is det.
%
%   Bytes are the records of games whose sides search by Parameters, of search_parameters/2.
%   call(Progress, Done, All) is told games. Options:
%
%     - games(Count), first(Number)
%       So many games, from the one of that number on, 0 the first. Default: 1 game, the first.
%     - seed(Number)
%       Another seed gives other games. Default 1.
%     - nodes(Count)
%       Of each search. Default 1000.
%     - opening(Count)
%       Behind some moves by chance come up to so many, by chance how many, of quick searches; the
%       records are of what follows. Default 0.
%     - threads(Count)
%       Games at a time. Default: as many as there are processors.
%
%   Can be interrupted and obeys call_with_time_limit/2.
%
%   @error type_error(search_parameters, Parameters), resource_error(memory), and what
%          must_be_options/2 throws

training_positions(Parameters, Options, Progress, Bytes) :-
    must_be_options([ games(positive), first(natural), seed(natural), nodes(count),
                      threads(between(1, 64)), opening(between(0, 200))
                    ],
                    Options),
    option(games(Games), Options, 1),
    option(first(First), Options, 0),
    option(seed(Seed), Options, 1),
    option(nodes(Nodes), Options, 1000),
    option(threads(Threads), Options, 0),
    option(opening(Opening), Options, 0),
    setup_call_cleanup(
        b_setval(gunshi_positions_progress, Progress),
        make_positions(Parameters, Seed, First, Games, Nodes, Threads, Opening, Bytes),
        b_setval(gunshi_positions_progress, [])).

%   positions_progress(+Done, +All): called by the core.

:- public positions_progress/2.

positions_progress(Done, All) :-
    b_getval(gunshi_positions_progress, Progress),
    call(Progress, Done, All).
