:- encoding(utf8).
/*  The values that order quiet moves: facts of all names are what the core takes, wrong ones are
    refused, and what is learned is the same again. What is seen of a move and that learning helps
    is proved in C (tests/c/test_search_likely.c, tests/c/test_likely_train.c). */
:- module(test_likely, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/interpret), [known/2]).
:- use_module(library(gunshi/knowledge/files), [need_knowledge/1]).
:- use_module(library(gunshi/shogi/likely)).
:- use_module(tests(shogi/random_game)).

:- begin_tests(likely).

%   count_of(?Name, -Count): so many values it has.

count_of(Name, Count) :-
    likely_name(Name),
    likely_problem(likely(Name, "", []), count(0, Count)).

%   numbers(-Values): as many as the core has, each its own index but for what a value can be.

numbers(Values) :-
    findall(First+Count, gunshi_shogi_likely:row_named(_, First, Count), Rows),
    findall(End, ( member(First+Count, Rows), End is First+Count ), Ends),
    max_list(Ends, Length),
    numlist(1, Length, Numbers),
    maplist([Number, Value]>>(Value is Number mod 60 000 - 30 000), Numbers, Values).

test(names, Count-Counts == Sorted-[1, 2, 4, 16, 81]) :-
    findall(Name, likely_name(Name), Names),
    length(Names, Count),
    sort(Names, Different),
    length(Different, Sorted),
    findall(Values, count_of(_, Values), Counts0),
    sort(Counts0, Counts),
    memberchk(to(drops(gi)), Names),
    memberchk(class(fork), Names),
    likely_name(leaves(promotes(ka))),
    \+ likely_name(leaves(drops(ka))),
    \+ likely_name(mover(promotes(fu))),
    \+ likely_name(mover(gi)).

%   All values as facts, and the facts as values: nothing is lost or moved.

test(facts_and_parts, Again == Facts) :-
    numbers(Values),
    likely_facts(Values, Facts),
    findall(Name, likely_name(Name), Names),
    findall(Name, member(likely(Name, _, _), Facts), Names),
    forall(member(Fact, Facts), \+ likely_problem(Fact, _)),
    likely_parts(Facts, Parts),
    same_length(Values, Places),
    forall(member(part(First, Part), Parts), ( length(Before, First), append(Before, _, Places) )),
    foldl([part(From, Part), Taken0, Taken]>>
              ( length(Part, Length), To is From+Length, Taken = [From-To|Taken0] ),
          Parts, [], Runs0),
    sort(Runs0, Runs),
    once(apart(Runs)),
    findall(Fact,
            ( member(Name, Names),
              once(( gunshi_shogi_likely:row_named(Name, First, _),
                     memberchk(part(First, Part), Parts) )),
              memberchk(likely(Name, Sentence, _), Facts),
              Fact = likely(Name, Sentence, Part)
            ),
            Again).
test(sentences_differ, Count == Different) :-
    numbers(Values),
    likely_facts(Values, Facts),
    findall(Sentence, member(likely(_, Sentence, _), Facts), Sentences),
    length(Sentences, Count),
    sort(Sentences, Sorted),
    length(Sorted, Different).

apart([_]).
apart([_-To, From-End|Runs]) :-
    To =< From,
    apart([From-End|Runs]).

test(no_facts, Parts == []) :-
    likely_parts([], Parts).

%   Each is refused, with one line that says why.

test(refused,
     [ forall(member(Terms-Words,
                     [ [likely(class(fork), fork, [1, 2])]-["likely(Name, \"Sentence\", [Integer"],
                       [likely(class(_), "?", [1, 2])]-["likely(Name, \"Sentence\", [Integer"],
                       [foo]-["foo", "likely(Name, \"Sentence\", [Integer"],
                       [likely(class(spoon), "?", [1, 2])]-["class(spoon)", "likely_name(Name)"],
                       [likely(class(fork), "?", [1])]-["class(fork)", "1 values", "should be 2"],
                       [likely(class(fork), "?", [1, 32768])]-["32768", "-32767 to 32767"],
                       [likely(class(fork), "?", [1, x])]-["x is no such value"],
                       [ likely(class(fork), "?", [1, 2]), likely(class(fork), "!", [1, 2]) ]
                       -["class(fork)", "twice"]
                     ])) ]) :-
    catch(( likely_parts(Terms, _), fail ), Error, true),
    error_line(Error, Line),
    \+ sub_string(Line, _, _, _, "Unknown"),
    \+ sub_string(Line, _, _, _, "\n"),
    forall(member(Part, Words), once(sub_string(Line, _, _, _, Part))).

%   What is shipped has every name once, and values.

test(knowledge, Names-Problems == Known-[]) :-
    need_knowledge(likely),
    findall(Name, likely_name(Name), Names0),
    sort(0, @=<, Names0, Names),
    findall(likely(Name, Sentence, Values), known(likely(Name, Sentence, Values), _), Facts),
    findall(Name, member(likely(Name, _, _), Facts), Known0),
    sort(0, @=<, Known0, Known),
    findall(Problem, ( member(Fact, Facts), likely_problem(Fact, Problem) ), Problems),
    memberchk(likely(mover(stays(ki)), _, [Value]), Facts),
    Value =\= 0.

                /*******************************
                *           LEARNING           *
                *******************************/

positions(Positions) :-
    findall(Position,
            ( between(1, 16, Seed),
              random_game(Seed, Game),
              game_positions(Game, All),
              last(All, Position)
            ),
            Positions).

learned(Options, Terms, Measures) :-
    positions(Positions),
    length(Others, 4),
    append(Others, Used, Positions),
    search_parameters([], Parameters),
    learn_likely(Parameters, Used, Others, [nodes(2000)|Options], note, Terms, Measures).

:- dynamic noted/3.

note(What, Done, All) :-
    assertz(noted(What, Done, All)).

test(the_same_again, [Measures, Measures] == [Measures1, Measures2]) :-
    learned([threads(1)], Terms, Measures),
    learned([threads(2)], Terms1, Measures1),
    learned([threads(3), passes(2), seed(1)], Terms2, Measures2),
    Terms == Terms1,
    Terms == Terms2,
    \+ likely_problem_of(Terms),
    Measures = measures(measure(Samples, _, _, _), measure(Tried, Loss, Before, First)),
    Samples > 0,
    Tried > 0,
    Loss > 0,
    maplist(between_0_and_1, [Before, First]).
test(another_seed, true(Terms1 \== Terms2)) :-
    learned([seed(1)], Terms1, _),
    learned([seed(2)], Terms2, _).
test(progress, Phases == [learnt, searched, tried]) :-
    retractall(noted(_, _, _)),
    learned([], _, _),
    findall(What, noted(What, _, _), All),
    sort(All, Phases),
    forall(noted(_, Done, Most), between(0, Most, Done)).
test(a_limit_holds_when_others_still_search, throws(time_limit_exceeded)) :-
    search_parameters([], Parameters),
    start_position(hirate, Start),
    call_with_time_limit(0.2,
        learn_likely(Parameters, [Start], [], [nodes(1 000 000 000), threads(8)], note, _, _)).
test(nothing_to_learn_from, error(gunshi(no_cuts(0)))) :-
    search_parameters([], Parameters),
    learn_likely(Parameters, [], [], [], note, _, _).
test(a_time_limit, throws(time_limit_exceeded)) :-
    positions(Positions),
    search_parameters([], Parameters),
    call_with_time_limit(0.3,
                         learn_likely(Parameters, Positions, [], [nodes(1 000 000 000)], note, _,
                                      _)).
test(an_error_of_the_progress, throws(enough)) :-
    positions(Positions),
    search_parameters([], Parameters),
    learn_likely(Parameters, Positions, [], [nodes(100)], enough, _, _).
test(no_position, throws(error(type_error(position, foo), _))) :-
    search_parameters([], Parameters),
    learn_likely(Parameters, [foo], [], [], note, _, _).
test(no_parameters, throws(error(type_error(search_parameters, foo), _))) :-
    learn_likely(foo, [], [], [], note, _, _).
test(bad_option, [ forall(member(Option, [nodes(-1), passes(0), seed(a), threads(0), foo(1)])),
                   throws(error(_, _)) ]) :-
    search_parameters([], Parameters),
    learn_likely(Parameters, [], [], [Option], note, _, _).

enough(_, _, _) :-
    throw(enough).

likely_problem_of(Terms) :-
    member(Term, Terms),
    likely_problem(Term, _).

between_0_and_1(Share) :-
    Share >= 0,
    Share =< 1.

:- end_tests(likely).
