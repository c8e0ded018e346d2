/*  A process that changes the knowledge in a directory, for own.plt:

        swipl -p library=prolog tests/knowledge/own_writer.pl DIRECTORY

    It adds before(aN, b), N from 1 on, and prints each N when the change is made.
*/
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/styles), []).

:- initialization(main, main).

main([Directory]) :-
    use_own_directory(Directory),
    forall(between(1, inf, N),
           ( atom_concat(a, N, Name),
             own_change(add(before(Name, b)), _),
             format("~d~n", [N]),
             flush_output
           )).
