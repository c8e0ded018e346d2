/*  What games of Othello have taught is knowledge of the user's: kept, believed, taken back, as
    shogi's is. */
:- module(test_othello_lessons, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/words/kb)).
:- use_module(library(gunshi/knowledge/learning/lessons), [keep_lessons/4, learned_facts/1]).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/othello/learn_game)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/centre)).
:- use_module(tests(knowledge/own_directory)).

%   otl(+Moves, +Bad, -Game): white found the positions after Bad moves bad.

otl(Moves, Bad, otl_game(white, [Start|Positions], Moves, Bad)) :-
    othello_start(Start),
    foldl([M, P, P0, P]>>othello_after(P0, M, P), Moves, Positions, Start, _).

%   The paper's first and second game (figure 5-2).

first(Game) :-
    otl([5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5, 3-3, 6-5, 3-6, 4-7], [11], Game).

second(Game) :-
    otl([5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5, 6-3, 6-5, 3-6, 4-7], [11], Game).

name("f5d6c4d3c5f4e3c3e6f3g4").

learned(Games) :-
    forall(member(Game, Games), learn_othello_game(Game, _)).

%   facts(-Facts): Kind-N-M-State of what was learned, in the order of the journal.

facts(Facts) :-
    learned_facts(Learned),
    findall(Kind-N-M-State,
            ( member(learned(_, N, Fact, _, State), Learned),
              Fact =.. [Kind, N, _, M]
            ),
            Facts).

%   read_again: the journal, as another program finds it.

read_again :-
    own_directory(Directory),
    in_own_directory(true),
    use_own_directory(Directory).

:- begin_tests(othello_lessons).

test(kept_with_its_place, [Kinds, Shown, Side] == [[bp, bp, added], Name, white]) :-
    name(Name),
    first(Game),
    in_own_directory(( learn_othello_game(Game, Lessons),
                       findall(Kind, ( member(L, Lessons), functor(L, Kind, _) ), Kinds),
                       memberchk(added(Fact, Why, Source), Lessons),
                       Fact = bm(8, K, 3-3),
                       last(K, learned(Key, 8, Why)),
                       learned_facts([learned(Key, 8, Fact, Source, on)]),
                       Source = File:_,
                       own_file(File),
                       read_again,
                       learned_facts([learned(Key, 8, Fact, Source, on)]),
                       known(studied(Key, Shown, Side), _) )).
test(one_answer, Count == 1) :-
    first(Game),
    in_own_directory(aggregate_all(count, learn_othello_game(Game, _), Count)).
test(nothing_to_learn, Changes == []) :-
    otl([5-6, 6-4], [], Game),
    in_own_directory(( \+ learn_othello_game(Game, _),
                       own_changes(Changes) )).
test(nothing_new, [true([Kinds, After] =@= [[bp, bp, said], Before])]) :-
    first(Game),
    in_own_directory(( learn_othello_game(Game, _),
                       own_changes(Before),
                       learn_othello_game(Game, Lessons),
                       own_changes(After) )),
    findall(Kind, ( member(L, Lessons), functor(L, Kind, _) ), Kinds).

%   The same moves are another game for the other side.

test(sides_are_games_of_their_own, Keys == 2) :-
    first(Game),
    Game = otl_game(white, Positions, Moves, _),
    in_own_directory(( learned([Game, otl_game(black, Positions, Moves, [8])]),
                       aggregate_all(count, known(studied(_, _, _), _), Keys) )).
test(listed) :-
    first(First),
    second(Second),
    in_own_directory(( learned([First, Second]),
                       output(kb_learned, Text) )),
    split_string(Text, "\n", "", [L1, L2, L3, L4, L5, L6, ""]),
    name(Name),
    says(L1, Name),
    says(L1, ", as white"),
    sub_string(L3, 0, 8, _, Key),
    maplist([L, Part]>>says(L, Part),
            [L2, L4, L5, L6],
            ["  move 8: bm 3-3: 6.3 c6, worth -1, would have done",
             "  move 5: gm 5-3: the opponent played it", "  move 4: bm 3-4: 3.6 f3",
             "  has refuted 1 of others"]),
    atom_concat('journal:2, refuted by ', Key, By),
    says(L2, By).

%   In either order; what a game has refuted comes back with it.

test(taken_back_in_any_order, [forall(permutation([1, 2], Order)), true(Left == [])]) :-
    first(First),
    second(Second),
    in_own_directory(( learned([First, Second]),
                       learned_facts(Learned),
                       findall(Key, member(learned(Key, _, _, _, _), Learned), [Key1, Key2|_]),
                       forall(member(I, Order),
                              ( nth1(I, [Key1, Key2], Key), quietly(kb_unlearn(Key)) )),
                       facts(Left) )).
test(the_refuted_comes_back,
     [Before, After] == [[bm-8-(3-3)-off, gm-5-(5-3)-on, bm-4-(3-4)-on], [bm-8-(3-3)-on]]) :-
    first(First),
    second(Second),
    in_own_directory(( learned([First, Second]),
                       facts(Before),
                       output(unlearned_last, Text),
                       facts(After) )),
    says(Text, "f5d6c4d3c5f4e3c6e6f3g4, white").

unlearned_last :-
    unlearn_othello_game(Name, Time),
    get_time(Now),
    abs(Now-Time) < 100,
    write(Name).

test(the_last_one,
     [Names, Left] == [["f5d6c4d3c5f4e3c6e6f3g4, white", "f5d6c4d3c5f4e3c3e6f3g4, white"], []]) :-
    first(First),
    second(Second),
    in_own_directory(( own_change(add(studied("0ld", "a game of shogi", sente)), _),
                       learned([First, Second]),
                       unlearn_othello_game(Name2, _),
                       unlearn_othello_game(Name1, _),
                       \+ unlearn_othello_game(_, _),
                       known(studied("0ld", _, _), _),
                       facts(Left) )),
    Names = [Name2, Name1].
test(removed_one_by_one, Left == [bm-8-(3-3)-off, gm-5-(5-3)-on]) :-
    first(First),
    second(Second),
    in_own_directory(( learned([First, Second]),
                       quietly(kb_remove(bm(4, _, _))),
                       facts(Left) )).

%   A gm that a person wrote is void as long as the game that was lost by it is not taken back.

test(void_facts_return, [Void, Reloaded, Elsewhere, Back] == [0, 0, 1, 1]) :-
    in_own_directory(( othello_knowledge,
                       once(( known(gm(2, K, 6-4), _), \+ \+ K = [_|_] )),
                       keep_lessons([remove(gm(2, K, 6-4), "x")],
                                    studied("aaaa1111", "test", white), besides, Kept),
                       Kept = [removed(gm(2, _, 6-4), "x")],
                       second_moves(Void),
                       read_subject(othello),
                       second_moves(Reloaded),
                       in_own_directory(second_moves(Elsewhere)),
                       output(kb_unlearn(aaaa), Text),
                       says(Text, "0 facts taken back, 1 that it had refuted believed again"),
                       second_moves(Back) )).

second_moves(Count) :-
    aggregate_all(count, known(gm(2, _, 6-4), _), Count).

%   A game that comes again after what it taught was refuted: believed again, once, and taken back
%   whole.

test(taught_again, [Again, Studied, Left] == [[bm-8-(3-3)-on], 1, []]) :-
    first(Game),
    in_own_directory(( learn_othello_game(Game, Lessons),
                       memberchk(added(Fact, _, _), Lessons),
                       keep_lessons([remove(Fact, "x")], studied("aaaa1111", "test", white),
                                    besides, _),
                       facts([_-off]),
                       learn_othello_game(Game, More),
                       memberchk(added(Fact, _, _), More),
                       facts(Again),
                       aggregate_all(count, known(studied(_, _, white), _), 2),
                       unlearn_othello_game(Name, _),
                       aggregate_all(count, known(studied(_, _, white), _), Studied),
                       facts(Left) )),
    says(Name, "f5d6").

%   Whatever broke it off: a game whose last record was not written is learned from anew.

test(broken_off, true(After == Before)) :-
    first(Game),
    in_own_directory(( learned([Game]),
                       facts(Before),
                       last_record_lost,
                       \+ known(studied(_, _, _), _),
                       learned([Game]),
                       facts(After) )).

last_record_lost :-
    own_journal(File),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", Lines),
    append(Kept, [_, ""], Lines),
    append(Kept, [""], Lines1),
    atomic_list_concat(Lines1, "\n", Text1),
    own_directory(Directory),
    in_own_directory(( setup_call_cleanup(open(File, write, Out), write(Out, Text1), close(Out)) )),
    use_own_directory(Directory).

test(saved_and_imported, After == Before) :-
    first(First),
    second(Second),
    tmp_file_stream(File, Stream, [extension(pl)]),
    close(Stream),
    in_own_directory(( learned([First, Second]),
                       facts(Before),
                       quietly(kb_save(File)) )),
    in_own_directory(( quietly(kb_import(File)),
                       facts(After) )),
    delete_file(File).
test(nothing_is_wrong_with_it, true(says(Text, "nothing is wrong"))) :-
    first(First),
    second(Second),
    in_own_directory(( learned([First, Second]),
                       output(kb_check, Text) )).
test(a_disk_that_does_not_take_it, Facts == []) :-
    first(Game),
    own_directory(Before),
    setup_call_cleanup(use_own_directory('/proc/nowhere'),
                       ( catch(learn_othello_game(Game, _),
                               error(gunshi(file(write, _, _)), _),
                               Thrown = yes),
                         Thrown == yes,
                         facts(Facts)
                       ),
                       use_own_directory(Before)).

:- end_tests(othello_lessons).

:- begin_tests(othello_pattern).

rows([[0,0,0,0,0,0], [0,0,0,0,0,0], [0,0,1,2,0,0], [0,0,2,_,0,0], [0,0,0,0,0,0], [0,0,0,0,0,0]]).

test(rows) :-
    rows(Rows),
    is_othello_pattern(Rows),
    pattern_centre(Rows, Centre),
    Centre == Rows.
test(taught) :-
    rows(Rows),
    append(Rows, [learned("a game", 3, "why")], K),
    is_othello_pattern(K),
    pattern_centre(K, Centre),
    Centre == Rows.
test(anything, Centre == K) :-
    pattern_centre(K, Centre).
test(none,
     [forall(member(End, [ [x], [learned(x, 0, y)], [learned(_, 1, y)], [learned(x, 1, 2)], [_],
                           [learned(x, 1, y), learned(x, 1, y)], [[0,0,0,0,0,0]] ])),
      fail]) :-
    rows(Rows),
    append(Rows, End, K),
    is_othello_pattern(K).
test(too_few, fail) :-
    rows([_|Rows]),
    append(Rows, [learned(x, 1, y)], K),
    is_othello_pattern(K).

:- end_tests(othello_pattern).
