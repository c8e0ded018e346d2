:- encoding(utf8).
/*  All of the vocabulary is safe: whatever arguments of its types a rule gives, or none, a
    predicate fails or answers within bounds, and throws only when an argument is unbound that must
    not be.
*/
:- module(test_vocabulary, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(time)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/types)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/vocabulary)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).

:- initialization(all_knowledge).

%   odd(?Type, ?Value): values of Type at its edges, and some that mean nothing.

odd(move, Value) :-
    member(Value,
           [move(77, 76), move(77, 75), move(55, 55), promote(88, 22), drop(fu, 55), drop(hi, 99)]).
odd(square, Value) :-
    member(Value, [11, 55, 99, 88]).
odd(side, Value) :-
    member(Value, [sente, gote]).
odd(kind, Value) :-
    member(Value, [fu, ou, ry, ka]).
odd(hand_kind, Value) :-
    member(Value, [fu, hi]).
odd(atom, Value) :-
    member(Value, [yagura, '', no_such, '矢倉', none]).
odd(integer, Value) :-
    member(Value, [0, -1, 5, 0x3fffffffffffffff, -0x3fffffffffffffff]).
odd(natural, Value) :-
    member(Value, [0, 1, 8, 0x3fffffffffffffff]).
odd(positive, Value) :-
    member(Value, [1, 2, 0x3fffffffffffffff]).
odd(any, Value) :-
    member(Value, [[], none, "", [move(77, 76)], f(_)]).
odd(between(Low, High), Value) :-
    member(Low-High, [1-60, 1-100, 1-9]),
    member(Value, [Low, High]).

situations(Situations) :-
    findall(Game-Limits-Style,
            ( member(Usi, [ "startpos", "startpos moves 7g7f 3c3d 8h2b+ 3a2b",
                            "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
                            "sfen 8k/9/9/9/9/9/9/7g1/8K b - 1",
                            "sfen 4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1",
                            "sfen 4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1",
                            "sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1" ]),
              game_usi(Game, Usi),
              member(Style-Limits, [none-[nodes(300)], solid-[nodes(300), only([move(77, 76)])],
                                    no_such-[nodes(300), exclude([move(77, 76)]), depth(1)]])
            ),
            Situations).

%   argument(+Type, -Value): an odd value, or unbound.

argument(Type, Value) :-
    findall(V, odd(Type, V), Values),
    assertion(Values \== []),
    random_member(Value0, [unbound|Values]),
    (   Value0 == unbound
    ->  true
    ;   Value = Value0
    ).

:- begin_tests(vocabulary).

test(odd_values_are_of_their_types, Wrong == []) :-
    findall(Type-Value,
            ( odd(Type, Value), argument_test(Type, Test), \+ argument_fits(Test, Value, fact) ),
            Wrong).
test(defined, Missing == []) :-
    findall(Name/Arity,
            ( declaration(Name, Arity, Class, _, _),
              ( Class = vocabulary(Module) ; Class = relation(Module) ),
              functor(Head, Name, Arity),
              \+ predicate_property(Module:Head, defined)
            ),
            Missing).

shogi_vocabulary(Name, Module, Types) :-
    situation_vocabulary(Name, Module, Types),
    \+ sub_atom(Module, _, _, _, othello),
    \+ sub_atom(Module, _, _, _, learn).

situation_vocabulary(Name, Module, Types) :-
    declaration(Name, _, vocabulary(Module), _, [variable|Types]).

test(safe, [forall(shogi_vocabulary(Name, Module, Types)), true]) :-
    set_random(seed(17)),
    situations(Situations),
    size(8, 40, Rounds),
    forall(( between(1, Rounds, _),
             member(Game-Limits-Style, Situations),
             situation(Game, Limits, Style, Now)
           ),
           safe(Name, Module, Types, Now)).

safe(Name, Module, Types, Now) :-
    maplist(argument, Types, Arguments),
    Goal =.. [Name, Now|Arguments],
    copy_term(Arguments, Given),
    (   catch(call_with_time_limit(20, outcome(Module:Goal, Answers)), Error, true)
    ->  true
    ;   Error = failed
    ),
    (   var(Error)
    ->  assertion(Answers =< 600)
    ;   allowed_error(Error, Given)
    ->  true
    ;   format(user_error, "~q ~q: ~q~n", [Name, Given, Error]),
        fail
    ).

outcome(Goal, Answers) :-
    findnsols(601, x, Goal, Xs),
    !,
    length(Xs, Answers).

allowed_error(error(instantiation_error, _), Given) :-
    \+ ground(Given).
allowed_error(error(type_error(_, Value), _), Given) :-     % of a computation with an unbound one
    \+ ground(Given),
    var(Value).

%   A rule that gives values of other types, made while it runs, does no more harm.

test(other_types, [forall(situation_vocabulary(Name, Module, Types)), true]) :-
    set_random(seed(3)),
    situations(Situations),
    size(3, 10, Rounds),
    forall(( between(1, Rounds, _),
             member(Game-Limits-Style, Situations),
             situation(Game, Limits, Style, Now)
           ),
           ( same_length(Types, Arguments),
             maplist(wrong, Arguments),
             Goal =.. [Name, Now|Arguments],
             catch(call_with_time_limit(20, outcome(Module:Goal, _)), Error, true),
             (   var(Error)
             ->  true
             ;   assertion(Error = error(_, _))
             ) )).

wrong(Value) :-
    random_member(Value,
                  [foo, "text", 1.5, -1, f(x), [], [1, 2], 10, 0, move(a, b), drop(77, 76), move(1),
                   100, foo(77, 76), 99999999999999999999, ou]).

%   What they say of a position.

test(facts_of_the_start, Facts == [ 30, 0, sente, 0, none ]) :-
    game_usi(Game, "startpos"),
    situation(Game, [], none, Now),
    legal_move_count(Now, Moves),
    ply(Now, Ply),
    side(Now, Side),
    pieces_in_hand(Now, Held),
    styled(Now, Style),
    Facts = [Moves, Ply, Side, Held, Style].
test(standing, Squares == [77, 76]) :-
    game_usi(Game, "startpos moves 7g7f"),
    situation(Game, [], none, Now),
    findall(S, ( member(S, [77, 76]), \+ \+ standing(Now, sente, fu, S) ), Found),
    assertion(Found == [76]),
    aggregate_all(count, standing(Now, _, _, _), 40),
    aggregate_all(count, standing(Now, gote, fu, _), 9),
    Squares = [77, 76].
test(held, Hands == [gote-ka-1, sente-ka-1]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+ 3a2b"),
    situation(Game, [], none, Now),
    findall(Side-Kind-Count, ( held(Now, Side, Kind, Count), Count > 0 ), Hands0),
    msort(Hands0, Hands),
    pieces_in_hand(Now, 2).
test(entered, Counts == [sente-2, gote-1]) :-
    game_usi(Game, "sfen 4k4/G8/4P4/9/9/9/9/8p/4K4 w - 1"),
    situation(Game, [], none, Now),
    findall(Side-Count, entered_pieces(Now, Side, Count), Counts).
test(check, Checked == [no, yes]) :-
    findall(C,
            ( member(Sfen, ["startpos", "sfen 4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1"]),
              game_usi(Game, Sfen),
              situation(Game, [], none, Now),
              ( check(Now) -> C = yes ; C = no ) ),
            Checked).
test(valued_move, true(( Value > 700, Move == move(58, 55) ))) :-
    game_usi(Game, "sfen 4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1"),
    situation(Game, [], none, Now),
    valued_move(Now, 3, Move, Value).
test(clearly_best, Found == [yes, no]) :-
    findall(F,
            ( member(Usi, ["sfen 2k6/9/9/9/4r4/9/9/4L4/4K4 b - 1", "startpos"]),
              game_usi(Game, Usi),
              situation(Game, [], none, Now),
              ( clearly_best(Now, 4, 400, _) -> F = yes ; F = no ) ),
            Found).
test(notes_are_undone, Notes == []) :-
    game_usi(Game, "startpos"),
    situation(Game, [depth(1)], none, Now),
    forall(( best_move(Now, 1, _) ; legal_move_count(Now, _) ; standing_castle(Now, _, _) ), true),
    situation_notes(Now, Notes).

:- end_tests(vocabulary).
