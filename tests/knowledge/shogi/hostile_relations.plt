/*  No rule does harm with relations: whatever it gives them, unbound, of another type, huge, shared
    or forged, they answer, fail, or end in an error of the rule, soon and in little memory.
*/
:- module(test_hostile_relations, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(time)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/othello/decision), []).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/situation), [situation_memory/2]).
:- use_module(library(gunshi/othello/board), [othello_start/1]).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position), [position_sfen/2]).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(mapped_memory)).
:- use_module(tests(sizes)).

:- declare_knowledge(test_pair(x: any, y: any), "Y is two of X.", "test_pair(X, f(X, X)).").
:- declare_knowledge(test_play(now: variable), "It goes on for ever.", "test_play(_).").

:- initialization(( all_knowledge,
                    load_rules("test_pair(X, f(X, X)).\n\c
                                test_play(Now) :- after(Now, _, Then), test_play(Then).\n\c
                                test_play(Now) :- passed(Now, Then), \\+ test_play(Then).\n")
                  )).

load_rules(Text) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [extension(pl), encoding(utf8)]),
          write(Out, Text),
          close(Out)
        ),
        load_knowledge(File),
        delete_file(File)).

%   nasty(-Before, -X): when the goals Before have been proven, X is nothing to be asked about.

nasty(true, _).
nasty(true, X) :-
    member(X, [ foo, '', [], "text", 1.5, 28.0, 1.0Inf, 1r3, -1, 0, 10, 100, 255, 4294967351,
                0x3fffffffffffffff, 0x10000000000000037, f(x), [1, 2|_], [77], 7-7, sente(fu),
                move(77, 76), move(a, b), move(77), move(77, 0x10000000000000037), move(_, _),
                move(Y, Y), promote(_, 76), drop(77, 76), drop(_, _), drop(ou, 55), drop(fu, f(_)),
                pass, points(_), situation(_, _, _), shogi(_, _, _, _, _)
              ]).
nasty(test_pair(X, X), X).
nasty(( test_pair(A, X), test_pair(B, A), B = 1 ), X).
nasty(Pairs, X) :-
    doubled(13, X, Pairs, true).
nasty(Pairs, X) :-
    doubled(60, X, Pairs, true).
nasty(Same, X) :-
    unified(12, X, Same, true).

%   doubled(+Count, -X, -Goals, +Last), unified: X is a tree of so many floors; its halves are one.

doubled(0, _, Goals, Goals) :-
    !.
doubled(Count0, X, ( test_pair(Y, X), Goals0 ), Goals) :-
    Count is Count0 - 1,
    doubled(Count, Y, Goals0, Goals).

unified(0, _, Goals, Goals) :-
    !.
unified(Count0, X, ( X = f(Y, Y), Goals0 ), Goals) :-
    Count is Count0 - 1,
    unified(Count, Y, Goals0, Goals).

%   fitting(+Type, -Value): what could be asked about.

fitting(square, 77) :-
    !.
fitting(side, sente) :-
    !.
fitting(kind, fu) :-
    !.
fitting(hand_kind, ki) :-
    !.
fitting(move, move(77, 76)) :-
    !.
fitting(Type, 1) :-
    memberchk(Type, [integer, natural, positive, between(_, _)]),
    !.
fitting(_, _).

%   body(+Now, -Body): asks a relation of Now, with something nasty as one argument, or as
%   all; the others are unbound, or could be asked about.

body(Now, ( Before, Goal )) :-
    declaration(Name, Arity, relation(_), _, Types),
    functor(Goal, Name, Arity),
    Goal =.. [_|Arguments],
    nasty(Before, X),
    (   nth1(N, Arguments, X, Others),
        nth1(N, Types, _, OtherTypes),
        (   maplist(situation_only(Now), OtherTypes, Others)
        ;   maplist(other(Now), OtherTypes, Others)
        )
    ;   maplist(=(X), Arguments)
    ;   Types = [variable|_],
        Arguments = [Now|Rest],
        maplist(=(X), Rest)
    ).

situation_only(Now, Type, Argument) :-
    (   Type == variable
    ->  ignore(Argument = Now)
    ;   true
    ).

other(Now, Type, Argument) :-
    (   Type == variable
    ->  ignore(Argument = Now)
    ;   fitting(Type, Argument)
    ).

now(Sfen, Now) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, [], none, Now).

%   ends(:Goal, -Outcome): Outcome is the number of answers, up to 100, or the error.

:- meta_predicate ends(0, -).

ends(Goal, Outcome) :-
    catch(call_with_time_limit(30, answers(Goal, Outcome)), Error, Outcome = Error).

:- meta_predicate answers(0, -).

answers(Goal, Count) :-
    findnsols(100, x, Goal, Xs),
    !,
    length(Xs, Count).

%   harmless(+Outcome)

harmless(Count) :-
    integer(Count).
harmless(error(gunshi(rule_limit(_, _)), _)).
harmless(error(gunshi(rule_failed(_, error(Formal, _))), _)) :-
    \+ Formal = resource_error(_).

%   in_little_memory(:Goal): in stacks of 64 MB.

:- meta_predicate in_little_memory(0).

in_little_memory(Goal) :-
    current_prolog_flag(stack_limit, Before),
    garbage_collect,
    setup_call_cleanup(set_prolog_flag(stack_limit, 0x4000000),
                       Goal,
                       set_prolog_flag(stack_limit, Before)).

limited(Body, Outcome) :-
    in_little_memory(ends(holds(Body, test:1, _), Outcome)).

:- begin_tests(hostile_relations).

test(whatever_is_given, Wrong == []) :-
    set_random(seed(3)),
    now("ln1gkgsnl/1r1s3b1/pppppp2p/6p2/9/2P4P1/PP1PP1P1P/1B5R1/LNSGKGSNL b Pp 1", Now),
    size(10, 1, Each),
    mapped_megabytes(self, Megabytes0),
    in_little_memory(findall(Body-Outcome,
                             ( body(Now, Body),
                               maybe(1, Each),
                               ends(holds(Body, test:1, _), Outcome),
                               \+ harmless(Outcome)
                             ),
                             Wrong)),
    mapped_megabytes(self, Megabytes),
    assertion(Megabytes - Megabytes0 < 200).

%   Goals that a rule asks again and again end by its limits: deep, and broad.

test(endless_games, Outcome = error(gunshi(rule_limit(_, depth(_))), _)) :-
    now("startpos", Now),
    limited(test_play(Now), Outcome).
test(all_games, [ condition(thorough),
                  Outcome = error(gunshi(rule_limit(test:1, _)), _) ]) :-
    now("startpos", Now),
    limited(( after(Now, _, A), after(A, _, B), after(B, _, C), after(C, _, D), after(D, _, _),
              fail ),
            Outcome).

%   forged(-Body): asks about a situation that the rule has made, or taken apart and put together.

forged(_, attacks(situation(_, _, _), _, _)).
forged(_, ( X = situation(a, [], b), attacks(X, _, _) )).
forged(_, ( X = situation(shogi(_, _, _, _, _), [], searched([], unknown, 0, unknown)),
            moves(X, _) )).
forged(_, after(situation(_, _, _), _, _)).
forged(_, passed(situation(_, _, _), _)).
forged(Now, ( situation(Matter, _, Memory) = Now, attacks(situation(Matter, [], Memory), _, _) )).
forged(Now, ( Now = situation(Matter, Notes, Memory),
              after(Now, move(77, 76), _),
              moves(situation(Matter, Notes, Memory), _) )).
forged(Now, ( after(Now, move(77, 76), Then),
              Then = situation(Matter, Notes, Memory),
              check(situation(Matter, Notes, Memory)) )).
forged(Now, attacks(Now, situation(_, _, _), _)).

test(a_forged_situation, Wrong == []) :-
    now("startpos", Now),
    findall(Body-Outcome,
            ( forged(Now, Body),
              limited(Body, Outcome),
              \+ refused(Outcome)
            ),
            Wrong).

refused(error(gunshi(rule_failed(_, error(permission_error(make, situation, _), _))), _)).
refused(error(gunshi(rule_limit(_, size(_))), _)).

%   One of the program's is none of the rule's: it has been copied.

test(a_copy, Outcome = error(gunshi(rule_failed(_, error(permission_error(_, _, _), _))), _)) :-
    now("startpos", Now),
    duplicate_term(Now, Copy),
    limited(attacks(Copy, _, _), Outcome).

%   A word of the other game says no, and changes nothing of what is remembered.

test(words_of_the_other_game, Words-Memory == []-Before) :-
    now("startpos", Now),
    situation_memory(Now, Memory),
    duplicate_term(Memory, Before),
    findall(Body-Outcome,
            ( member(Body, [ touroku(Now, 1, 2), saizen(Now, _, _), kijun(Now, _), bp_kiroku(Now),
                             uteru(Now, _), kouhote(Now, _), player(Now, _), joban(Now),
                             mobility(Now, _, _), turns(Now, _, _), yomi(Now, 1, _) ]),
              limited(Body, Outcome),
              Outcome \== 0
            ),
            Words).

%   What is noted lasts when the rule has been left, and so has to be whole.

test(noted_unbound, Outcome-After == error-1) :-
    othello_start(Position),
    othello_situation(Position, Now),
    limited(touroku(Now, _, 1), Outcome0),
    (   Outcome0 = error(gunshi(rule_failed(_, error(instantiation_error, _))), _)
    ->  Outcome = error
    ;   Outcome = Outcome0
    ),
    limited(mover(Now, black), After).

othello_situation(Position, Now) :-
    gunshi_knowledge_othello_decision:situation(Position, 0, otl, Now).

test(what_was_asked_about_is_as_before, Now == Before) :-
    now("startpos", Now),
    duplicate_term(Now, Before),
    forall(( member(Body, [ after(Now, Now, _), after(Now, _, Now), passed(Now, Now),
                            attacks(Now, Now, _), ( after(Now, move(77, 76), T), T = Now ) ]) ),
           ( limited(Body, Outcome),
             assertion(harmless(Outcome))
           )).

:- end_tests(hostile_relations).
