:- encoding(utf8).
/*  Styles, and the order in which strategy clauses are tried. */
:- module(test_styles, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/choice)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/facts)).
:- use_module(library(gunshi/knowledge/shogi/styles)).
:- use_module(tests(knowledge/own_directory)).

:- initialization(all_knowledge).

%   order(+Style, +Without, -Names): the names of the strategy clauses as they are tried.

order(Style, Without, Names) :-
    strategy_order(Style, Without, Sources),
    maplist(name_at, Sources, Names).

name_at(Source, Name) :-
    once(knowledge_clause(strategy(Name, _, _, _, _), Source, _)).

shipped([resign, declare, only_move, mate, defend, give_up, joseki, off_book, take_back, brinkmate,
         sidestep, castle, attack, middle_plan, search]).

%   with_own(+Text, :Goal): Text is a file of the user's.

:- meta_predicate with_own(+, 0).

with_own(Text, Goal) :-
    in_own_directory(( own_text('my.pl', Text), load_own_knowledge, once(Goal) )).

clause_of(Name, Text) :-
    format(string(Text), "strategy(~q, \"策\", \"one\", Now, M) :- best_move(Now, 1, M).\n", [Name]).

start_choice(Limits, Name) :-
    start_position(hirate, Position),
    game_new(Position, Game),
    choose(Game, Limits, choice(_, reason(Name, _, _, _), _)).

:- begin_tests(styles, [cleanup(set_style(none))]).

test(shipped_order, Names == Shipped) :-
    shipped(Shipped),
    in_own_directory(order(none, [], Names)).
test(own_first, Names == [mine, other|Shipped]) :-
    shipped(Shipped),
    clause_of(mine, A),
    clause_of(other, B),
    string_concat(A, B, Text),
    with_own(Text, order(none, [], Names)).
test(own_file_before_the_journal, Names == [journal, mine|Shipped]) :-
    shipped(Shipped),
    clause_of(mine, Text),
    with_own(Text,
             ( own_change(add((strategy(journal, "策", "one", Now, M) :- best_move(Now, 1, M))), _),
               order(none, [], Names) )).
test(own_first_is_played, Name == mine) :-
    clause_of(mine, Text),
    with_own(Text, start_choice([depth(1)], Name)).
test(before,
     Names == [resign, declare, only_move, joseki, mate, defend, give_up, off_book, take_back,
               brinkmate, sidestep, castle, attack, middle_plan, search]) :-
    with_own("before(joseki, mate).\n", order(none, [], Names)).
test(before_what_comes_later_changes_nothing, Names == Shipped) :-
    shipped(Shipped),
    with_own("before(mate, joseki).\n", order(none, [], Names)).
test(before_by_names_that_nothing_has, Names == Shipped) :-
    shipped(Shipped),
    with_own("before(mate, no_such).\nbefore(no_such, mate).\nbefore(mate, mate).\n",
             order(none, [], Names)).
test(before_is_causal, Names == [search, joseki]) :-
    in_own_directory(start_choice([depth(2)], Joseki)),
    with_own("before(search, joseki).\n", start_choice([depth(2)], Search)),
    Names = [Search, Joseki].
test(before_and_own, Names == [resign, mine, declare|Rest]) :-
    shipped([resign, declare|Rest]),
    clause_of(mine, Text0),
    string_concat(Text0, "before(resign, mine).\n", Text),
    with_own(Text, order(none, [], Names)).

%   Whatever before/2 says, no clause is lost and none comes twice; a single fact is obeyed.

test(before_any, [forall(between(1, 30, Seed)), Sorted == Shipped]) :-
    set_random(seed(Seed)),
    shipped(Names0),
    msort(Names0, Shipped),
    random_between(1, 5, Count),
    findall(Fact,
            ( between(1, Count, _), random_member(A, Names0), random_member(B, Names0),
              format(string(Fact), "before(~q, ~q).\n", [A, B]) ),
            Facts0),
    sort(Facts0, Facts),
    atomic_list_concat(Facts, Text),
    with_own(Text, order(none, [], Names)),
    msort(Names, Sorted),
    findall(I-Name, nth0(I, Names, Name), Numbered),
    (   Facts = [Only]
    ->  term_string(before(X, Y), Only),
        memberchk(I-X, Numbered),
        memberchk(J-Y, Numbered),
        assertion(( I < J ; X == Y ))
    ;   true
    ).

test(without, Names == [mate, search]) :-
    shipped(Shipped),
    subtract(Shipped, [mate, search], Left),
    in_own_directory(order(none, Left, Names)).
test(without_by_the_style, Names == [resign, declare, only_move, search]) :-
    in_own_directory(order(reading, [], Names)).
test(without_by_both, Names == [resign, declare, only_move]) :-
    in_own_directory(order(reading, [search, no_such], Names)).
test(without_in_choose, Name == search) :-
    in_own_directory(start_choice([depth(2), without([joseki, castle, middle_plan])], Name)).
test(disabled_is_not_tried, Names == [declare, only_move]) :-
    shipped([_, _, _|Others]),
    findall(Text,
            ( member(Name, [resign|Others]),
              format(string(Text), "disabled(~q).\n", [strategy(Name)]) ),
            Texts),
    atomic_list_concat(Texts, Text),
    with_own(Text, order(none, [], Names)).
test(own_style, Name == search) :-
    with_own("style(mine, \"私\", \"my own\", [without(joseki), without(castle)]).\n",
             start_choice([style(mine), depth(2)], Name)).

test(no_style_at_first, Style == none) :-
    in_own_directory(current_style(Style)).
test(set_style, Style-Name == reading-search) :-
    set_style(reading),
    current_style(Style),
    in_own_directory(start_choice([depth(2)], Name)),
    set_style(none).
test(style_of_the_choice_goes_before, Name == joseki) :-
    set_style(reading),
    in_own_directory(start_choice([depth(2), style(none)], Name)),
    set_style(none).
test(style_for_all_threads, Style == solid) :-
    set_style(solid),
    thread_create(( current_style(S), thread_exit(S) ), Id),
    thread_join(Id, exited(Style)),
    set_style(none).
test(no_such_style, [ forall(member(Style, [no_such, _, 7, "reading", reading(1)])),
                      throws(error(gunshi(no_such_style(_, _)), _)) ]) :-
    set_style(Style).
test(no_such_style_changes_nothing, Style == aggressive) :-
    set_style(aggressive),
    catch(set_style(no_such), _, true),
    current_style(Style),
    set_style(none).
test(no_such_style_in_choose, throws(error(gunshi(no_such_style(no_such, _)), _))) :-
    start_choice([style(no_such)], _).

%   What the shipped styles name is there.

test(names_in_styles, Missing == []) :-
    findall(Style-Setting,
            ( known(style(Style, _, _, Settings), _),
              member(Setting, Settings),
              \+ there(Setting)
            ),
            Missing).

there(without(Name)) :-
    once(( known_head(strategy(Name, _, _, _, _)) ; known_head(aim(Name, _, _, _, _, _)) )).
there(joseki(Line)) :-
    once(( member(Sign, ['', '▲', '△']),
           atom_concat(Sign, Line, Name),
           known(joseki(Name, _, _), _) )).
there(plan(Plan)) :-
    once(known(komagumi_plan(Plan, _, _), _)).

known_head(Head) :-
    knowledge_source(Head, _).

test(settings, [ forall(member(Settings-Fault,
                               [ "[without(mate)]"-none, "[]"-none, "[joseki(x), plan(y)]"-none,
                                 "[withuot(mate)]"-some, "without(mate)"-some,
                                 "[without(1)]"-some ])),
                 true(Is == Fault) ]) :-
    format(string(Text), "style(mine, \"私\", \"my own\", ~s).\n", [Settings]),
    (   catch(with_own(Text, true), error(gunshi(bad_knowledge(_, _)), _), fail)
    ->  Is = none
    ;   Is = some
    ).

:- end_tests(styles).
