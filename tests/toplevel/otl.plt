/*  The commands of the third paper, as it tells of them: the two games of its figure 5-2 are
    played and learned from to the letter; what is illegal changes nothing; what p prints loads
    again; what was learned is listed, taken back, and named in reasons.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(aggregate)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/otl)).
:- use_module(library(gunshi/knowledge/learning/lessons)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/othello/centre)).
:- use_module(tests(knowledge/own_directory)).

:- begin_tests(otl).

:- meta_predicate said(0, -).

said(Goal, Text) :-
    with_output_to(string(Text), Goal).

%   start(+Answer): o. with that answer typed.

start(Answer) :-
    current_input(Old),
    setup_call_cleanup(
        ( open_string(Answer, In), set_input(In) ),
        said(o, _),
        ( set_input(Old), close(In) )).

%   game(+Moves): the person's moves, Row-Column, each answered by c.

game(Moves) :-
    start("human\n"),
    forall(member(R-C, Moves), ( said(m(C, R), _), said(c, _) )).

record(H) :-
    aggregate_all(max(N), int(N, _, _), Last),
    int(Last, _, H).

marked(Ns) :-
    findall(N, bp(N), Ns).

%   learned(?Kind, -Facts): as the paper has them, those that are not believed any more too.

learned(Kind, Facts) :-
    learned_facts(Learned),
    findall(Fact,
            ( member(learned(_, _, Fact0, _, _), Learned),
              paper_fact(Fact0, Fact),
              functor(Fact, Kind, 3)
            ),
            Facts).

paper_fact(Fact0, Fact) :-
    Fact0 =.. [Kind, N, K0, M],
    pattern_centre(K0, K),
    Fact =.. [Kind, N, K, M].

%   Figure 5-2, 1度目のゲーム: lines 100 to 900.

test(the_first_game, [ [Record, Marked, After, Bm, Gm]
                       == [[5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5, 3-3, 6-5, 3-6, 4-7], [11], [9, 11],
                           [bm(8,
                               [[0,0,0,0,0,0], [0,0,1,2,0,0], [0,2,2,1,1,0], [0,2,2,1,2,0],
                                [0,0,1,0,0,0], [0,0,0,0,0,0]], 3-3)],
                           []] ]) :-
    in_own_directory(( first_game(Record, Marked),
                       said(l, _),
                       marked(After0),
                       learned(bm, Bm),
                       learned(gm, Gm) )),
    msort(After0, After).

first_game(Record, Marked) :-
    game([5-6, 4-3, 5-3, 3-5, 6-5]),
    said(m(7, 4), _),
    record(Record),
    said(c, Text),
    once(sub_string(Text, _, _, _, "bp(11) added.")),
    marked(Marked),
    b_(11).

b_(N) :-
    said(b(N), _).

%   2度目のゲーム: lines 1200 to 2400. White now plays 6.3 where it played 3.3.

test(the_second_game, [ [Record, Marked, After, Facts]
                        == [[5-6, 6-4, 4-3, 3-4, 5-3, 4-6, 3-5, 6-3, 6-5, 3-6, 4-7], [11],
                            [7, 9, 11],
                            [gm(5,
                                [[0,0,0,0,0,0], [0,0,1,0,0,0], [0,2,1,2,0,0], [0,0,1,2,2,0],
                                 [0,0,1,0,0,0], [0,0,0,0,0,0]], 5-3),
                             bm(4,
                                [[0,0,0,0,0,0], [0,0,0,0,0,0], [0,2,2,2,0,0], [0,0,1,2,2,0],
                                 [0,0,1,0,0,0], [0,0,0,0,0,0]], 3-4)]] ]) :-
    in_own_directory(( first_game(_, _),
                       said(l, _),
                       first_game(Record, Marked),
                       said(l, Text),
                       says(Text, "bp(9) added."),
                       says(Text, "bp(7) added."),
                       marked(After0),
                       learned_and_believed(Facts) )),
    msort(After0, After).

learned_and_believed(Facts) :-
    own_journal(File),
    findall(Fact,
            ( member(Fact0, [gm(_, _, _), bm(_, _, _)]),
              known(Fact0, File:_),
              paper_fact(Fact0, Fact)
            ),
            Facts).

test(it_learns_from_figure_5_2, Moves == [3-3, 6-3, 3-6]) :-
    in_own_directory(( both_games(Record1, Record2),
                       game([5-6]),
                       said(m(3, 4), _),
                       said(c, _),
                       record(Record3) )),
    nth1(8, Record1, M1),
    nth1(8, Record2, M2),
    nth1(4, Record3, M3),
    Moves = [M1, M2, M3].

both_games(Record1, Record2) :-
    first_game(Record1, _),
    said(l, _),
    first_game(Record2, _),
    said(l, _).

test(lessons_are_taken_back, Facts-Listed == []-"No game has been learned from.\n") :-
    in_own_directory(( first_game(_, _),
                       said(l, _),
                       said(u, Text),
                       says(Text, "f5d6c4d3c5f4e3c3e6f3g4"),
                       learned(bm, Facts),
                       said(kb_learned, Listed) )).

%   The last game first: what it has refuted is believed again.

test(one_game_after_the_other, [Bms, Nothing] == [[3-3], []]) :-
    in_own_directory(( both_games(_, _),
                       said(u, Second),
                       says(Second, "e3c6e6"),
                       findall(M, bm(_, _, M), Bms),
                       said(u, First),
                       says(First, "e3c3e6"),
                       findall(M, bm(_, _, M), Nothing),
                       said(u, None),
                       says(None, "Nothing was learned") )).

test(nothing_to_take_back) :-
    in_own_directory(( said(u, Text), says(Text, "Nothing was learned") )).

%   Any game, in any order, by what the list calls it.

test(taken_back_by_game, Bms == []) :-
    in_own_directory(( both_games(_, _),
                       said(kb_learned, Text),
                       split_string(Text, "\n", "", [Line|_]),
                       sub_string(Line, 0, 8, _, Key),
                       says(Line, "f5d6c4d3c5f4e3c3e6f3g4"),
                       said(kb_unlearn(Key), Said),
                       says(Said, "1 fact taken back"),
                       said(u, _),
                       findall(M, bm(_, _, M), Bms) )).

test(taken_back_one_by_one, [Gms, Bms] == [[5-3], []]) :-
    in_own_directory(( both_games(_, _),
                       said(kb_remove(bm(4, _, 3-4)), Text),
                       says(Text, "Removed: bm(4"),
                       findall(M, gm(5, _, M), Gms),
                       findall(M, bm(_, _, M), Bms) )).

%   A restart: another directory, and this one again.

test(kept_for_good, [After, Move] == [Before, 3-6]) :-
    in_own_directory(( both_games(_, _),
                       said(p, Before),
                       own_directory(Directory),
                       in_own_directory(said(p, Other)),
                       Other \== Before,
                       own_directory(Directory),
                       said(p, After),
                       game([5-6]),
                       said(m(3, 4), _),
                       said(c, _),
                       record(Record) )),
    nth1(4, Record, Move).

test(the_reason_names_the_joseki) :-
    start("human\n"),
    said(m(6, 5), Mine),
    sub_string(Mine, 0, _, _, "5.6 f5"),
    said(c, Text),
    split_string(Text, "\n", "", [First, Second|_]),
    First == "6.4 d6      gm(2, ...) kb/othello/joseki.pl:12",
    sub_string(Second, 0, _, _, "     1").

%   ... and, of what was learned, the game and the move.

test(the_reason_names_the_game_of_a_bm) :-
    in_own_directory(( both_games(_, _),
                       game([5-6]),
                       said(m(3, 4), _),
                       said(c, Text) )),
    split_string(Text, "\n", "", [First, Second|_]),
    says(First, "J = 0"),
    says(Second, "not 3.4 d3: bm(4, ...) "),
    says(Second, "; learned from game "),
    says(Second, ", move 4: 3.6 f3, worth 0, would have done").

test(the_reason_names_the_game_of_a_gm) :-
    after_56(Rows),
    append(Rows, [learned("0ld", 2, "it won")], K),
    in_own_directory(( own_change(add(gm(2, K, 4-6)), _),
                       second_move(Text) )),
    split_string(Text, "\n", "", [First, Second|_]),
    says(First, "4.6 f4      gm(2, ...) "),
    Second == "            learned from game 0ld, move 2: it won".

after_56([[0,0,0,0,0,0], [0,0,0,0,0,0], [0,0,1,2,0,0], [0,0,2,2,2,0], [0,0,0,0,0,0],
          [0,0,0,0,0,0]]).

second_move(Text) :-
    start("human\n"),
    said(m(6, 5), _),
    said(c, Text).

%   One of them it must be, and the reason says what speaks against it too.

test(every_move_is_known_to_be_bad, Words == [although, not, not]) :-
    in_own_directory(( forall(member(M, [4-6, 6-4, 6-6]), own_change(add(bm(2, _, M)), _)),
                       second_move(Text) )),
    split_string(Text, "\n", " ", Lines),
    findall(Word,
            ( member(Line, Lines),
              sub_string(Line, _, _, _, "bm(2, ...)"),
              split_string(Line, " ", "", [Word0|_]),
              atom_string(Word, Word0)
            ),
            Words0),
    msort(Words0, Words).
test(a_level_heeds_no_joseki, [setup(player(level(2))), cleanup(player(paper))]) :-
    in_own_directory(( own_change(add(bm(2, _, 6-6)), _),
                       second_move(Text) )),
    \+ says(Text, "bm(").

test(the_computer_is_first) :-
    start("computer\n"),
    catch(said(m(6, 5), _), error(gunshi(othello_move(What)), _), true),
    sub_string(What, _, _, _, "my turn"),
    !.
test(the_computer_begins, H == [5-6]) :-
    start("C.\n"),
    said(c, _),
    record(H).
test(who_is_first, [forall(member(Answer, ["", " ", "foo", "42"])), error(gunshi(usage(_)))]) :-
    start(Answer).

state(S) :-
    findall(int(N, K, H), int(N, K, H), Ints),
    marked(Bad),
    S = Ints-Bad.

test(illegal_changes_nothing,
     [forall(member(Goal,
                    [m(4, 4), m(1, 1), m(9, 9), m(0, 1), m(a, b), m(pass), m(x), c, b(3), b(-1),
                     b(x), m(_, _), b(_), m(_), player(foo), player(level(11)), player(level(_)),
                     player(level(seconds(0)))])),
      State == Before]) :-
    start("human\n"),
    state(Before),
    catch(( said(Goal, _), Thrown = none ), error(gunshi(Thrown), _), true),
    Thrown \== none,
    state(State).

test(a_square_as_players_write_it, H == [5-6]) :-
    start("human\n"),
    said(m(f5), _),
    record(H).

test(back_deletes_what_is_above, [Ns, Marked] == [[0, 1, 2, 3], []]) :-
    first_game(_, _),
    said(c, _),
    said(b(3), _),
    findall(N, int(N, _, _), Ns),
    marked(Marked).

test(marks_ahead_are_kept, [Start, End, Again] == [[], [11], [11]]) :-
    in_own_directory(( first_game(_, _),
                       b_(0),
                       marked(Start),
                       b_(12),
                       marked(End),
                       said(( undo, undo, redo, redo, b(11) ), _),
                       marked(Again),
                       said(l, Text),
                       says(Text, "bp(9) added.") )).
test(another_move_clears_the_marks_ahead, Marked == []) :-
    first_game(_, _),
    b_(0),
    said(m(e6), _),
    gunshi_toplevel_othello_game:othello_line(_, _, Marked).

%   learn takes the whole line: where one is in it makes no other game of it.

test(learn_takes_the_whole_line, Lists == [Text, Text]) :-
    findall(List,
            ( member(N, [1, 12]),
              in_own_directory(( first_game(_, _),
                                 b_(N),
                                 said(learn, _),
                                 said(kb_learned, List0) )),
              first_line(List0, List)
            ),
            Lists),
    Lists = [Text|_],
    says(Text, "f5d6c4d3c5f4e3c3e6f3g4").

%   first_line(+Text, -Line): the first, without the place in the journal.

first_line(Text, Line) :-
    split_string(Text, "\n", "", [Line|_]).

test(result) :-
    start("human\n"),
    said(( m(6, 5), c ), _),
    said(r, Text),
    split_string(Text, "\n", "",
                 ["black 3, white 3   (you have black)", "2 moves: 5.6 6.4", "f5d6", ""]).

test(nothing_to_learn) :-
    start("human\n"),
    said(( m(6, 5), c, l ), Text),
    once(sub_string(Text, _, _, _, "nothing to learn")).

test(learning_twice_adds_nothing, Count == 1) :-
    in_own_directory(( first_game(_, _),
                       said(( l, l ), Text),
                       says(Text, "Nothing new was learned."),
                       own_changes(Changes) )),
    aggregate_all(count, member(change(_, _, add(studied(_, _, _)), live), Changes), Count).

%   What p prints is a knowledge file.

test(p_is_source, true(Again == Facts)) :-
    in_own_directory(( both_games(_, _),
                       said(p, Text),
                       findall(Fact,
                               ( member(Fact, [gm(_, _, _-_), bm(_, _, _-_)]), known(Fact, _) ),
                               Facts0) )),
    tmp_file_stream(File, Out, [extension(pl)]),
    write(Out, Text),
    close(Out),
    read_knowledge_facts(File, Again0),
    delete_file(File),
    maplist([F, G]>>( copy_term(F, G), numbervars(G, 0, _) ), Facts0, Facts),
    maplist([F, G]>>( copy_term(F, G), numbervars(G, 0, _) ), Again0, Again).

read_knowledge_facts(File, Facts) :-
    gunshi_base_read:read_knowledge(File, Clauses, []),
    findall(Head, member(clause(_, Head, true), Clauses), Facts).

%   Grown up: after the paper's opening, which ends with twelve moves.

test(otl_plays, [setup(player(otl)), cleanup(player(paper))]) :-
    in_own_directory(first_game(_, _)),
    said(c, Last),
    says(Last, "kb/othello/strategy.pl:"),
    any_move,
    said(c, Text),
    says(Text, "kb/othello/middle.pl:"),
    says(Text, "discs, depth 7"),
    says(Text, "seen ahead: ").

test(a_level_plays, [setup(player(level(2))), cleanup(player(paper))]) :-
    start("human\n"),
    said(m(6, 5), _),
    said(c, Text),
    once(sub_string(Text, _, _, _, "depth 2")).

%   A game to its end, passes and all, by the program on both sides of the prompt.

test(a_whole_game) :-
    start("human\n"),
    to_the_end(70),
    said(r, Text),
    once(sub_string(Text, _, _, _, "moves: 5.6")).

to_the_end(N) :-
    N > 0,
    said(d, Text),
    (   sub_string(Text, _, _, _, "the game is over")
    ->  true
    ;   (   catch(said(c, _), error(gunshi(othello_move(_)), _), fail)
        ->  true
        ;   sub_string(Text, _, _, _, "must pass")
        ->  said(m(pass), _)
        ;   any_move
        ),
        N1 is N - 1,
        to_the_end(N1)
    ).

any_move :-
    between(1, 8, R),
    between(1, 8, C),
    C1 is (C + 4) mod 8 + 1,
    R1 is (R + 3) mod 8 + 1,
    catch(said(m(C1, R1), _), error(gunshi(othello_move(_)), _), fail),
    !.

%   What a rule would find: the board with the last move, a line an answer; motifs of legal moves.

test(show, Answers == ["turns(Now, 4-6, 4-5)"]) :-
    start("human\n"),
    said(m(6, 5), _),
    said(s(turns(_, 4-6, _)), Text),
    split_string(Text, "\n", "", Lines),
    assertion(( member(Board, Lines), sub_string(Board, _, _, _, "[X]") )),
    findall(Line, ( member(Line, Lines), sub_string(Line, 0, _, _, "turns(Now, ") ), Answers).
test(show_motifs_of_each_move,
     Count-Line == 3-"motif(my, \"私\", \"mine\", Now, 4-6)") :-
    in_own_directory(( own_text('my.pl', "motif(my, \"私\", \"mine\", Now, Move) :- \c
                                          \\+ edge(Move), turns_count(Now, Move, 1).\n"),
                       load_own_knowledge,
                       start("human\n"),
                       said(m(6, 5), _),
                       said(s(motif(my, _, _, _, _)), Text) )),
    split_string(Text, "\n", "", All),
    findall(L, ( member(L, All), sub_string(L, 0, _, _, "motif(my") ), Lines),
    length(Lines, Count),
    Lines = [Line|_].
test(hint_is_what_it_plays, Hint == First) :-
    start("human\n"),
    said(m(6, 5), _),
    record(Before),
    said(hint, Text0),
    record(Before),
    said(c, Text),
    maplist([T, F]>>split_string(T, "\n", "", [F|_]), [Text0, Text], [Hint, First]).
test(moves, Text == "3.4 d3\n4.3 c4\n5.6 f5\n6.5 e6\n4 legal moves.\n") :-
    start("human\n"),
    said(moves, Text).
test(show_nothing, Text == "No.\n") :-
    start("human\n"),
    with_output_to(string(Text), \+ s(takes_corner(_, _, _))).
test(show_a_bad_question, throws(error(gunshi(bad_question(_)), _))) :-
    start("human\n"),
    said(s(corners(_)), _).

:- end_tests(otl).
