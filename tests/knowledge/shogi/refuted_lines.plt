:- encoding(utf8).
/*  A lost game against joseki lines: the bad line ends before its move, is told, seen in reasons,
    and whole again when that is taken back; a user's own line, theory, and what a long search finds
    sound stay.
*/
:- module(test_refuted_lines, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/choice)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/joseki/books), [joseki_book/1]).
:- use_module(library(gunshi/knowledge/joseki/lines)).
:- use_module(library(gunshi/knowledge/learning/lessons)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/learn_game)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/shogi/book), [book_moves/3]).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/words/learning)).
:- use_module(library(gunshi/words/kb)).
:- use_module(tests(knowledge/judged_once)).
:- use_module(tests(knowledge/own_directory)).

:- meta_predicate with_lines(+, 0).

%   with_lines(+Text, :Goal): in an own directory, with the lines of Text, which are not the user's,
%   beside those that are shipped. Searches that judge joseki are short.

with_lines(Text, Goal) :-
    need_knowledge(joseki),
    tmp_file_stream(File, Stream, [extension(pl), encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    in_own_directory(setup_call_cleanup(( load_knowledge(File),
                                          own_change(add(joseki_yomi(5000)), _)
                                        ),
                                        once(Goal),
                                        ( forget_knowledge(File), delete_file(File) ))).

%   The third move leaves the bishop unguarded.

bad_line(joseki('悪い定跡', 10, "7g7f 3c3d 7i6h 8c8d")).

bad_text(Text) :-
    bad_line(Line),
    format(string(Text), "~q.~n", [Line]).

lost_game(Game) :-
    game("7g7f 3c3d 7i6h 2b8h+ 2g2f 8h9i", Game0),
    game_end(Game0, resigns(sente), Game).

game(Moves, Game) :-
    format(atom(Line), "startpos moves ~s", [Moves]),
    game_usi(Game, Line).

unheard(_).

learn(Outcome) :-
    lost_game(Game),
    learn_game(Game, "the test game", unheard, Outcome).

%   book(-Moves): what lines play where the game went wrong.

book(Moves) :-
    game("7g7f 3c3d", Game),
    game_position(Game, Position),
    line_moves(Position, Pairs),
    findall(Move, member(Move-_, Pairs), Moves).

silver_in_book :-
    book(Moves),
    memberchk(move(79, 68), Moves).

:- begin_tests(refuted_lines).

test(cut, Ply-Known == 3-Line) :-
    bad_line(Line),
    bad_text(Text),
    with_lines(Text,
               ( silver_in_book,
                 book(Before),
                 learn(learned(Key, sente, Lessons)),
                 memberchk(cut(Line, Ply, Why, File:_), Lessons),
                 own_file(File),
                 says(Why, "▲６八銀 △８八角成"),
                 \+ memberchk(added(_, _, _), Lessons),
                 \+ silver_in_book,
                 book(After),
                 selectchk(move(79, 68), Before, After),
                 learned_facts([learned(Key, 3, cut(Key, Known, 3, Why), _, on)]) )).
test(other_lines_go_on, Weights == [2]) :-
    bad_text(Text),
    string_concat(Text, "joseki(x, 2, \"7g7f 3c3d 1g1f\").\n", All),
    with_lines(All,
               ( learn(learned(_, _, _)),
                 game("7g7f 3c3d", Game),
                 game_position(Game, Position),
                 line_facts(Position, move(17, 16), Facts),
                 findall(W, member(W-fact(joseki(x, _, _), _), Facts), Weights) )).
test(every_line_that_plays_it, Plies == [3, 5]) :-
    bad_text(Text),
    string_concat(Text, "joseki(y, 2, \"7g7f 1c1d 7f7e 1d1e\").\n\c
                         joseki(z, 2, \"9g9f 3c3d 7g7f 9c9d 7i6h\").\n", All),
    with_lines(All,
               ( game("9g9f 3c3d 7g7f 9c9d 7i6h 2b8h+ 2g2f 8h9i", Game0),
                 game_end(Game0, resigns(sente), Other),
                 learn(learned(_, _, _)),
                 learn_game(Other, "another", unheard, learned(_, _, _)),
                 findall(Ply, known(cut(_, _, Ply, _), _), Plies) )).
test(taken_back_by_game) :-
    bad_text(Text),
    with_lines(Text,
               ( learn(learned(_, _, _)),
                 output(kb_unlearn('the test game'), Said),
                 says(Said, "1 fact taken back"),
                 silver_in_book,
                 learned_facts([]),
                 learn(learned(_, _, _)),
                 \+ silver_in_book )).
test(undone) :-
    bad_text(Text),
    with_lines(Text,
               ( learn(learned(_, _, _)),
                 output(kb_history, History),
                 says(History, "add cut("),
                 output(kb_undo, Said),
                 says(Said, "Undone: add cut("),
                 silver_in_book )).
test(disabled) :-
    bad_text(Text),
    with_lines(Text,
               ( learn(learned(_, _, _)),
                 quietly(kb_disable(cut(_, _, _, _))),
                 silver_in_book,
                 quietly(kb_undo),
                 \+ silver_in_book )).
test(kept_in_the_journal) :-
    bad_text(Text),
    with_lines(Text,
               ( learn(learned(_, _, _)),
                 load_own_knowledge,
                 \+ silver_in_book )).

%   An opening book for other programs has the line as far as it is believed.

silver_in_book_file :-
    joseki_book(Book),
    game("7g7f 3c3d", Game),
    game_position(Game, Position),
    book_moves(Book, Position, Moves),
    member(BookMove, Moves),
    arg(1, BookMove, move(79, 68)),
    !.

test(not_in_a_book_for_others) :-
    bad_text(Text),
    with_lines(Text,
               ( silver_in_book_file,
                 learn(learned(_, _, _)),
                 \+ silver_in_book_file )).

%   What the game itself has taught is not known while it is learned from again.

test(learned_again, Cut == 1) :-
    bad_text(Text),
    with_lines(Text,
               ( learn(learned(Key, _, _)),
                 own_change(add(leaned(Key, "gone")), _),
                 learn(learned(Key, _, Lessons)),
                 memberchk(cleared(1), Lessons),
                 aggregate_all(count, member(cut(_, _, _, _), Lessons), Cut),
                 learned_facts([_]) )).
test(saved_and_imported, Known == [Line]) :-
    bad_line(Line),
    bad_text(Text),
    tmp_file_stream(File, Stream, [extension(pl)]),
    close(Stream),
    with_lines(Text, ( learn(learned(_, _, _)), quietly(kb_save(File)) )),
    with_lines(Text,
               ( quietly(kb_remove(joseki_yomi(_))),
                 quietly(kb_import(File)),
                 findall(L, known(cut(_, L, _, _), _), Known),
                 \+ silver_in_book )),
    delete_file(File).

                /*******************************
                *            STAYS             *
                *******************************/

test(a_line_of_the_users, Lines == [Line]) :-
    bad_line(Line),
    with_lines("",
               ( own_change(add(Line), _),
                 learn(learned(_, _, Lessons)),
                 findall(L, member(own_line(L, _, 3, _), Lessons), Lines),
                 \+ member(cut(_, _, _, _), Lessons),
                 silver_in_book,
                 learned_facts([]) )).
test(the_users_beside_another) :-
    bad_text(Text),
    with_lines(Text,
               ( own_change(add(joseki(mine, 1, "7g7f 3c3d 7i6h")), _),
                 learn(learned(_, _, Lessons)),
                 memberchk(cut(joseki('悪い定跡', _, _), 3, _, _), Lessons),
                 memberchk(own_line(joseki(mine, _, _), _, 3, _), Lessons),
                 silver_in_book )).
test(theory, Outcome-Steps == nothing-[theory]) :-
    bad_text(Text),
    string_concat(Text, "theory(\"7g7f 3c3d 7i6h\", \"we say so\").\n", All),
    with_lines(All, ( steps(Outcome, Steps), silver_in_book )).
test(what_a_long_search_finds_sound, Outcome-Steps == nothing-[line_holds]) :-
    bad_text(Text),
    with_lines(Text,
               ( own_change(add(joseki_haba(3000)), _),
                 steps(Outcome, Steps),
                 silver_in_book )).
test(a_gm_fact_of_a_person, Outcome == nothing) :-
    with_lines("gm(_, [turn(sente), sente(76, fu), gote(34, fu), sente(79, gi)], move(79, 68)).\n",
               steps(Outcome, _)).

%   steps(-Kind, -Steps): the steps about lines.

:- dynamic heard/1.

hear(Step) :-
    functor(Step, Name, _),
    (   memberchk(Name, [theory, line_holds, line_loses])
    ->  assertz(heard(Name))
    ;   true
    ).

steps(Kind, Steps) :-
    retractall(heard(_)),
    lost_game(Game),
    learn_game(Game, "the test game", hear, Outcome),
    functor(Outcome, Kind, _),
    findall(Step, heard(Step), Steps0),
    sort(Steps0, Steps).

                /*******************************
                *            WORDS             *
                *******************************/

test(told, all(Part = [ "move 3, ▲６八銀: joseki, and a long search finds -",
                        ": refuted",
                        "cut: the line \"悪い定跡\" ends before move 3; ▲６八銀 △８八角成",
                        "journal:3" ])) :-
    bad_text(Text),
    lost_game(Game),
    with_lines(Text, output(print_learning(Game, "the test game", _), Said)),
    member(Part, [ "move 3, ▲６八銀: joseki, and a long search finds -",
                   ": refuted",
                   "cut: the line \"悪い定跡\" ends before move 3; ▲６八銀 △８八角成",
                   "journal:3" ]),
    says(Said, Part).
test(told_of_the_users_own) :-
    lost_game(Game),
    with_lines("",
               ( own_change(add(joseki(mine, 1, "7g7f 3c3d 7i6h")), _),
                 output(print_learning(Game, "the test game", _), Said) )),
    says(Said, "your own line \"mine\" plays it as move 3, and stays; ▲６八銀").
test(learned) :-
    bad_text(Text),
    with_lines(Text, ( learn(learned(_, _, _)), output(kb_learned, Said) )),
    says(Said, "move 3: the line \"悪い定跡\" ends before it: ▲６八銀").
test(the_reason_of_the_next_game_says_so, [forall(language(Language))]) :-
    bad_text(Text),
    game("7g7f 3c3d", Game),
    with_lines(Text,
               ( learn(learned(_, _, _)),
                 choose(Game, [nodes(100)], choice(_, Reason, _)),
                 reason_text(Language, Game, Reason, Lines),
                 rejection(Language, Game, Reason, move(79, 68), [Rejection]) )),
    last(Lines, Line),
    forall(member(Of, [Line, Rejection]),
           forall(member(Part, ["悪い定跡", "▲６八銀", "the test game"]), says(Of, Part))).

:- end_tests(refuted_lines).
