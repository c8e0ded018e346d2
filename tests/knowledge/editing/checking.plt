:- encoding(utf8).
/*  Names that nothing has, and circles, in the user's own knowledge: told by what checks all of it,
    and by what adds a clause, in whatever order files are read.
*/
:- module(test_checking, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/knowledge/editing/changing)).
:- use_module(library(gunshi/knowledge/editing/checking)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(tests(knowledge/own_directory)).

:- initialization(all_knowledge).

%   problems(+Texts, -Problems): Name:Line-Fault of what is wrong when the user's files have Texts,
%   the first called `a`, the next `b`; and each has words.

problems(Texts, Problems) :-
    in_own_directory(( forall(nth0(N, Texts, Text),
                              ( Code is 0'a+N,
                                format(atom(Name), "~c.pl", [Code]),
                                own_text(Name, Text) )),
                       load_own_knowledge,
                       knowledge_problems(Found, _) )),
    findall(Name:Line-Fault,
            ( member(wrong(File, Line, Error), Found),
              Error = error(gunshi(bad_knowledge(File, [problem(Line, _, Fault)])), _),
              file_base_name(File, Name),
              error_line(Error, Words),
              assertion(\+ says(Words, "Unknown"))
            ),
            Problems).

:- begin_tests(checking).

%   A network that searches are to evaluate by and that is none is wrong, too.

test(no_such_network, Found == ['/nonesuch/nn.bin']) :-
    in_own_directory(( own_text('a.pl', "search_choice(network_file('/nonesuch/nn.bin')).\n"),
                       load_own_knowledge,
                       knowledge_problems(Problems, _) )),
    findall(File, ( member(wrong(File, none, Error), Problems),
                    Error = error(gunshi(bad_network(_, _)), _) ), Found).
test(names_of_a_style,
     Problems == [ 'a.pl':1-no_name(josek, [strategy, aim], [joseki]),
                   'a.pl':1-no_name(nothing_is_so, [joseki], []),
                   'a.pl':1-no_plan(yagra, [komagumi_plan], [yagura]) ]) :-
    problems(["style(mm, \"m\", \"m\", [without(josek), plan(yagra), joseki(nothing_is_so)]).\n"],
             Problems0),
    msort(Problems0, Problems).
test(names_of_a_style_that_are_there, Problems == []) :-
    problems([ "style(mm, \"私\", \"m\", [without(joseki), without(net), without(mine),\c
                plan(yagura), plan(my_plan), joseki('矢倉'), joseki(my_line), joseki('袖飛車もどき'),\c
                joseki(of_a_fact)]).\n",
               "strategy(mine, \"私\", \"mine\", Now, M) :- best_move(Now, 1, M).\n\c
                joseki(my_line, 1, \"7g7f\").\njoseki('▲袖飛車もどき', 1, \"7g7f\").\n\c
                komagumi_plan(my_plan, \"私\", \"mine\").\n\c
                gm(1, [turn(sente), sente(77, fu), line(of_a_fact)], move(77, 76)).\n" ],
             Problems).
test(names_in_a_rule, Problems == []) :-
    problems(["style(mm, \"m\", \"m\", [without(Name)|Settings]) :- Name = net, Settings = [].\n\c
               before(A, joseki) :- A = net.\n"],
             Problems).
test(names_of_before,
     Problems == [ 'a.pl':1-no_name(joski, [strategy], [joseki]),
                   'a.pl':1-no_name(serch, [strategy], [search]) ]) :-
    problems(["before(joski, serch).\n"], Problems0),
    msort(Problems0, Problems).
test(names_that_a_later_file_has, Problems == []) :-
    problems(["before(mine, joseki).\nbefore(mine, yours).\n",
              "strategy(mine, \"私\", \"mine\", Now, M) :- best_move(Now, 1, M).\n\c
               strategy(yours, \"君\", \"yours\", Now, M) :- best_move(Now, 1, M).\n"],
             Problems).
test(an_aim_is_not_tried_before, Problems == ['a.pl':1-no_name(net, [strategy], [])]) :-
    problems(["before(net, joseki).\n"], Problems).

test(before_itself, Problems == ['a.pl':1-circle(joseki, [])]) :-
    problems(["before(joseki, joseki).\n"], Problems).
test(circle_within_a_file, Problems =@= [ 'a.pl':1-circle(search, [before(joseki, search)-_]),
                                          'a.pl':2-circle(joseki, [before(search, joseki)-_]) ]) :-
    problems(["before(search, joseki).\nbefore(joseki, search).\nbefore(mate, search).\n"],
             Problems0),
    placeless(Problems0, Problems).
test(circle_through_files,
     Problems =@= [ 'a.pl':1-circle(search, [before(joseki, castle)-_, before(castle, search)-_]),
                    'b.pl':1-circle(joseki, [before(castle, search)-_, before(search, joseki)-_]),
                    'b.pl':2-circle(castle, [before(search, joseki)-_, before(joseki, castle)-_])
                  ]) :-
    problems([ "before(search, joseki).\n",
               "before(joseki, castle).\nbefore(castle, search).\n" ],
             Problems0),
    placeless(Problems0, Problems).
test(no_circle, Problems == []) :-
    problems(["before(search, joseki).\nbefore(search, castle).\nbefore(castle, joseki).\n"],
             Problems).

%   placeless(+Problems, -Like): without the places where a circle's other facts stand.

placeless([], []).
placeless([File:Line-circle(Name, Steps)|Problems], [File:Line-circle(Name, Without)|Like]) :-
    findall(Fact-_, member(Fact-_, Steps), Without),
    placeless(Problems, Like).

test(not_added,
     [ forall(member(Clause-Part,
                     [ before(joski, search)-"no strategy is called joski; did you mean joseki?",
                       before(joseki, joseki)-"joseki would be tried before itself",
                       style(mm, "私", "m", [plan(yagra)])-"did you mean yagura?" ])) ]) :-
    in_own_directory(said_error(add_clause(Clause, _, _), Words)),
    says(Words, Part).
test(not_added_to_its_contrary, nondet) :-
    in_own_directory(( add_clause(before(search, joseki), _, _),
                       said_error(add_clause(before(joseki, search), _, _), Words) )),
    assertion(says(Words, "there is before(search,joseki) at ")),
    says(Words, "journal:").
test(a_style_is_not_called_none, true) :-
    in_own_directory(said_error(add_clause(style(none, "無", "none", []), _, _), Words)),
    says(Words, "none").

%   A stranger's file is judged in moderate time.

test(many_names_and_a_long_circle, Count == 3000) :-
    numlist(1, 3000, Numbers),
    findall(clause(N, before(A, B), true),
            ( member(N, Numbers),
              M is N mod 3000+1,
              atom_concat(c, N, A),
              atom_concat(c, M, B)
            ),
            Clauses),
    new_file(File),
    call_with_time_limit(20, all_problems(File, Clauses, Problems)),
    findall(L, member(problem(L, _, no_name(_, _, _)), Problems), Lines0),
    sort(Lines0, Lines),
    length(Lines, Count).

:- end_tests(checking).
