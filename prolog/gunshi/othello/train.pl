/*  Learning the weights of the Othello evaluation from the program's own games, from nothing.

    A training is a sequence of generations (c/othello/train.h tells how one goes). The same seed
    and generations give the same weights on machines with the same floating point.
*/
:- module(gunshi_othello_train,
          [ othello_generations/2,      % ?Text, ?Generations
            shipped_generations/1,      % -Generations
            othello_train/4             % +Generations, :Each, +Options, -Text
          ]).
:- use_module('../foreign', []).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [nth1/3]).
:- autoload(library(option), [option/3]).

:- meta_predicate
    othello_train(+, 1, +, -).

%   The names of the arguments of a generation, in the order of the core's, with the greatest
%   values.

field(games,   10000000).
field(depth,         20).
field(solve,         20).
field(opening,       50).
field(noise,       1000).
field(trust,        100).
field(keep,          20).
field(rounds,      1000).
field(prior,     100000).

%!  shipped_generations(-Generations) is det.
%
%   Generations are those by which kb/othello/weights.txt was learned, with the seed 1.

shipped_generations([ generation(20000,  2, 8, 30,  0,  0, 1, 20, 10),
                      generation(60000,  2, 9, 30, 30, 10, 1, 20, 10),
                      generation(150000, 3, 9, 30, 20, 10, 1, 20, 10),
                      generation(300000, 3, 9, 30, 20, 20, 2, 20, 10)
                    ]).

%!  othello_generations(+Text, -Generations:list) is semidet.
%!  othello_generations(-Text:string, +Generations) is det.
%
%   Text has the generations with `;` between them, each the names of its arguments with their
%   values: `games 20000, depth 2, solve 8, opening 30, noise 0, trust 0, keep 1, rounds 20, prior
%   10`. Generations are terms generation(Games, Depth, Solve, Opening, Noise, Trust, Keep, Rounds,
%   Prior). Fails when Text is not that, or a value is out of range.

othello_generations(Text, Generations) :-
    nonvar(Text),
    !,
    split_string(Text, ";", " ", Parts),
    maplist(text_generation, Parts, Generations).
othello_generations(Text, Generations) :-
    maplist(generation_text, Generations, Parts),
    atomic_list_concat(Parts, '; ', Atom),
    atom_string(Atom, Text).

text_generation(Text, Generation) :-
    split_string(Text, ",", " ", Parts),
    findall(Name, field(Name, _), Names),
    maplist(text_field, Parts, Names, Values),
    Generation =.. [generation|Values].

text_field(Text, Name, Value) :-
    split_string(Text, " ", " ", [Word, Number]),
    atom_string(Name, Word),
    number_string(Value, Number),
    integer(Value),
    field(Name, Most),
    between(0, Most, Value),
    \+ ( Value =:= 0,
         memberchk(Name, [games, depth, keep])
       ).

generation_text(Generation, Text) :-
    Generation =.. [generation|Values],
    findall(Part,
            ( nth1(N, Values, Value),
              findall(Name, field(Name, _), Names),
              nth1(N, Names, Name),
              atomic_list_concat([Name, ' ', Value], Part)
            ),
            Parts),
    atomic_list_concat(Parts, ', ', Text).

%!  othello_train(+Generations:list, :Each, +Options, -Text:string) is det.
%
%   Train by Generations, from nothing. Text is the weights, with the call in its head. Each is
%   called with `progress(Generation, What, Done, All)` now and then, and after each generation with
%   `fitted(Generation, Fits)`: Fits is a list of fit(Boards, Held, Error, HeldBefore, HeldAfter),
%   one for each stage of the game, errors in discs. Option: seed(N), default 1.
%
%   @error type_error(othello_generation, Generation)

othello_train(Generations, Each, Options, Text) :-
    option(seed(Seed), Options, 1),
    training_new(Seed, Training),
    setup_call_cleanup(
        asserta(listener(Each), Listener),
        forall(nth1(N, Generations, Generation),
               ( retractall(now_at(_)),
                 assertz(now_at(N)),
                 train(Training, Generation, Fits),
                 call(Each, fitted(N, Fits))
               )),
        ( erase(Listener),
          retractall(now_at(_))
        )),
    othello_generations(Words, Generations),
    format(string(Comment), "Learned from nothing: gunshi othello train --seed ~d --plan '~s'",
           [Seed, Words]),
    training_text(Training, Comment, Text).

%   listener(Each), now_at(N): in the thread that trains, call(Each, Progress) hears of generation
%   N.

:- thread_local
    listener/1,
    now_at/1.

%   train_progress(+What, +Done, +All): the core calls it.

train_progress(What, Done, All) :-
    now_at(N),
    listener(Each),
    !,
    call(Each, progress(N, What, Done, All)).
