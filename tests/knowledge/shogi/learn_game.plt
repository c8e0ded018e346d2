/*  What games have taught is knowledge of the user's: kept, obeyed, contradicted, taken back. */
:- module(test_shogi_lessons, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/journal)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/choice)).
:- use_module(library(gunshi/words/kb/change)).
:- use_module(library(gunshi/words/kb/learned)).
:- use_module(library(gunshi/words/kb/look)).
:- use_module(library(gunshi/knowledge/learning/lessons)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/knowledge/shogi/contradictions)).
:- use_module(library(gunshi/knowledge/shogi/judge)).
:- use_module(library(gunshi/knowledge/shogi/learn_game)).
:- use_module(library(filesex)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/shogi/search)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/patterns)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/judged_once)).
:- use_module(tests(knowledge/own_directory)).

game(Text, Side, Game) :-
    format(atom(Line), "startpos moves ~s", [Text]),
    game_usi(Game0, Line),
    (   Side == nobody
    ->  Game = Game0
    ;   game_end(Game0, resigns(Side), Game)
    ).

bishop_game(Game) :-
    game("7g7f 3c3d 7i6h 2b8h+ 2g2f 8h9i", sente, Game).

unheard(_).

searched(Step) :-
    throw(searched(Step)).

learn(Game, Outcome) :-
    learn_game(Game, "the test game", unheard, Outcome).

%   whole_gm(-Fact): a learned fact that calls the losing move good, in that position.

whole_gm(gm(3, K, move(79, 68))) :-
    game("7g7f 3c3d", nobody, Game),
    game_position(Game, Position),
    position_pattern(Position, K0),
    append(K0, [learned("0ld", 3, "x")], K).

:- begin_tests(shogi_lessons).

test(kept_with_its_place, Shown == Text) :-
    in_own_directory(( bishop_game(Game),
                       learn(Game, learned(Key, sente, Lessons)),
                       memberchk(added(Fact, _, Source), Lessons),
                       learned_facts([learned(Key, 3, Fact1, Source, on)]),
                       Fact1 =@= Fact,
                       Source = File:_,
                       own_file(File),
                       load_own_knowledge,
                       learned_facts([learned(Key, 3, Fact2, Source, on)]),
                       Fact2 =@= Fact,
                       known(studied(Key, Shown, sente), _) )),
    Text = "the test game".
test(once_only_whatever_it_is_called) :-
    in_own_directory(( bishop_game(Game),
                       learn_game(Game, "a", unheard, learned(Key, _, _)),
                       learn_game(Game, "a", unheard, known(Key)),
                       learn_game(Game, 'b', unheard, known(Key)) )).

%   What cannot be kept is not searched for.

test(a_disk_that_does_not_take_it, throws(error(gunshi(file(write, '/proc/nowhere', _)), _))) :-
    bishop_game(Game),
    own_directory(Before),
    setup_call_cleanup(use_own_directory('/proc/nowhere'),
                       learn_game(Game, "a", searched, _),
                       use_own_directory(Before)).
test(nobody_lost, Outcome == not_lost) :-
    game("7g7f 3c3d", nobody, Game),
    in_own_directory(learn(Game, Outcome)).
test(nothing_follows, true(Outcome = nothing(_, sente))) :-
    game("7g7f 3c3d 2g2f 8c8d", sente, Game),
    in_own_directory(( learn(Game, Outcome),
                       learn(Game, known(_)),
                       learned_facts([]) )).
test(one_answer_and_unlearned_by_the_beginning_of_its_key, Left == []) :-
    bishop_game(Game),
    in_own_directory(( findall(Outcome, learn(Game, Outcome), Outcomes),
                       Outcomes = [learned(Key, _, _)],
                       sub_string(Key, 0, 6, _, Beginning),
                       quietly(kb_unlearn(Beginning)),
                       learned_facts(Left) )).

%   A fact of another game that says the contrary goes, and comes back with what refuted it.

test(contradiction, After-Back == 0-1) :-
    whole_gm(Gm),
    bishop_game(Game),
    in_own_directory(( own_change(add(Gm), _),
                       learn(Game, learned(Key, _, Lessons)),
                       memberchk(removed(_, _), Lessons),
                       known(refuted(Key, Refuted, _), _),
                       Refuted =@= Gm,
                       aggregate_all(count, known(gm(3, _, move(79, 68)), _), After),
                       quietly(kb_unlearn(Key)),
                       aggregate_all(count, known(gm(3, _, move(79, 68)), _), Back),
                       learned_facts([learned("0ld", _, _, _, _)]),
                       \+ known(studied(_, _, _), _),
                       \+ known(refuted(_, _, _), _) )).
test(refuted_facts_are_no_fault, Problems == []) :-
    whole_gm(Gm),
    bishop_game(Game),
    in_own_directory(( own_change(add(Gm), _),
                       learn(Game, learned(_, _, Lessons)),
                       memberchk(removed(_, _), Lessons),
                       findall(clause(Line, Head, Body), journal_clause(Line, Head, Body), Clauses),
                       own_directory(Directory),
                       atom_concat(Directory, '/journal', File),
                       clause_problems(File, Clauses, Problems) )).
test(unknown_game, true(says(Line, "nobody"))) :-
    in_own_directory(said_error(kb_unlearn(nobody), Line)).

%   The commands for a user's own clauses do for learned ones.

test(as_any_clause) :-
    bishop_game(Game),
    in_own_directory(( learn(Game, learned(_, _, Lessons)),
                       memberchk(added(_, _, File:Line), Lessons),
                       output(kb_show(File:Line), Shown),
                       says(Shown, "learned("),
                       output(kb_history, History),
                       says(History, "add bm("),
                       output(kb_undo, Undone),
                       says(Undone, "Undone: add bm("),
                       \+ known(studied(_, _, _), _),
                       learned_facts([]),
                       learn(Game, learned(_, _, _)) )).
test(generalised_and_specialised_by_hand,
     K == [turn(sente), sente(88, ka), learned("0ld", 3, "x"), empty(77)]) :-
    in_own_directory(( own_change(add(bm(_,
                                         [turn(sente), sente(88, ka), sente(16, fu),
                                          learned("0ld", 3, "x")],
                                         move(79, 68))), _),
                       output(kb_generalise(bm(_, _, move(79, 68)), sente(16, fu)), First),
                       says(First, "Now: bm("),
                       learned_facts([learned("0ld", 3, _, _:Line, on)]),
                       own_directory(Directory),
                       directory_file_path(Directory, journal, File),
                       quietly(kb_specialise(File:Line, empty(77))),
                       learned_facts([learned("0ld", 3, bm(_, K, _), _, on)]) )).
test(not_so_by_hand, [ forall(member(Goal-Part,
                                     [ kb_generalise(bm(_, _, move(79, 68)),
                                                     sente(17, fu))-"sente(17,fu) is not among",
                                       kb_specialise(bm(_, _, move(79, 68)),
                                                     sente(16, fu))-"is among the conditions",
                                       kb_specialise(bm(_, _, move(79, 68)), gote(16, fu))-"16",
                                       kb_generalise(bm(_, _, move(79, 68)), turn(sente))-"turn",
                                       kb_generalise(bm(_, _, _),
                                                     sente(16, fu))-"name it by its place",
                                       kb_generalise(warui_kijun(-150), sente(16, fu))-"means 0",
                                       kb_specialise(bm(_, _, move(1, 2)),
                                                     sente(16, fu))-"bm" ])) ]) :-
    in_own_directory(( own_change_all([ add(bm(_, [turn(sente), sente(16, fu)], move(79, 68))),
                                        add(bm(_, [turn(sente), sente(15, fu)], move(79, 78))) ],
                                      _),
                       own_changes(Before),
                       said_error(Goal, Line),
                       assertion(says(Line, Part)),
                       own_changes(After),
                       Before =@= After )).
test(not_of_what_is_off, [forall(member(Off, [disabled(bm(_, _, move(79, 68))),
                                             refuted("0ld",
                                                     bm(_, [turn(sente), sente(16, fu)],
                                                        move(79, 68)), "x")]))]) :-
    in_own_directory(( own_change_all([ add(bm(_, [turn(sente), sente(16, fu)], move(79, 68))),
                                        add(Off) ], _),
                       own_changes(Before),
                       said_error(kb_generalise(bm(_, _, move(79, 68)), sente(16, fu)), Line),
                       assertion(says(Line, "believed again")),
                       own_changes(After),
                       Before =@= After )).
test(saved_as_source) :-
    bishop_game(Game),
    in_own_directory(( learn(Game, learned(_, _, _)),
                       tmp_file_stream(File, Stream, [extension(pl)]),
                       close(Stream),
                       quietly(kb_save(File)),
                       load_knowledge_text(File, Facts),
                       delete_file(File),
                       memberchk(bm(_, _, move(79, 68)), Facts) )).

load_knowledge_text(File, Facts) :-
    read_file_to_terms(File, Facts, [encoding(utf8)]).

test(listed_and_unlearned_by_name, Left == []) :-
    bishop_game(Game),
    in_own_directory(( output(kb_learned, None),
                       says(None, "No game"),
                       learn(Game, learned(Key, _, _)),
                       output(kb_learned, Text),
                       sub_string(Key, 0, 8, 24, Short),
                       says(Text, Short),
                       says(Text, "the test game"),
                       says(Text, "bm move(79,68)"),
                       says(Text, "journal:"),
                       quietly(kb_unlearn('the test game')),
                       learned_facts(Left) )).


%   A game whose lesson was known from another may be learned from again when that one is taken
%   back.

test(leaned_on_another) :-
    bishop_game(Game),
    in_own_directory(( own_change_all([ add(bm(_,
                                               [turn(sente), sente(79, gi), gote(22, ka),
                                                learned("0ld0", 3, "x")],
                                               move(79, 68))),
                                        add(studied("0ld0", "an old game", sente)) ], _),
                       learn(Game, learned(Key, _, First)),
                       memberchk(said(bm(_, _, _)), First),
                       \+ memberchk(added(_, _, _), First),
                       learn(Game, known(Key)),
                       output(kb_unlearn("0ld0"), Text),
                       says(Text, "1 game leaned on it"),
                       output(kb_learned, Listed),
                       says(Listed, "may be learned from again"),
                       learn(Game, learned(Key, _, Again)),
                       memberchk(added(bm(_, _, _), _, _), Again),
                       learn(Game, known(Key)) )).
test(one_name_of_two_games) :-
    in_own_directory(( own_change_all([ add(studied("aaaa1", "a.csa, game 1", sente)),
                                        add(studied("aaaa2", "a.csa, game 1", gote)) ], _),
                       said_error(kb_unlearn("a.csa, game 1"), Line),
                       says(Line, "aaaa1, aaaa2"),
                       said_error(kb_unlearn("aaaa"), Line1),
                       says(Line1, "aaaa1, aaaa2"),
                       quietly(kb_unlearn("aaaa1")) )).

%   Another program learns from the game meanwhile: its lessons stand, and they alone.

test(learned_by_another_program, Studied == ["theirs"]) :-
    bishop_game(Game),
    in_own_directory(( own_change(add(ayamari_haba(100)), _),
                       learn_game(Game, "ours", other_learns, Outcome),
                       Outcome = known(_),
                       findall(Name, known(studied(_, Name, _), _), Studied),
                       learned_facts([]) )).

other_learns(Step) :-
    (   Step = bad(_, _)
    ->  bishop_game(Game),
        game_usi(Game, Usi),
        format(string(Text), "~w, sente", [Usi]),
        text_key(Text, Key),
        own_journal(File),
        journal_open(File, Journal, _),
        journal_append_all(Journal, [change(0, add(studied(Key, "theirs", sente)))], _, _)
    ;   true
    ).

%   Facts that say the contrary: said, and settled by contradiction/4. The move of an old one is 79
%   to 68.

test(narrowed_where_the_old_one_speaks) :-
    bishop_game(Game),
    in_own_directory(( own_change(add(gm(_, [turn(sente), sente(16, fu), learned("0ld", 3, "x")],
                                         move(79, 68))), _),
                       learn(Game, learned(_, _, Lessons)),
                       memberchk(narrowed(gm(_, _, _), bm(_, K, _), _), Lessons),
                       memberchk(added(bm(_, K1, _), _, _), Lessons),
                       K1 =@= K,
                       memberchk(empty(16), K),
                       \+ memberchk(removed(_, _), Lessons),
                       learned_facts([_, _]) )).
test(narrowed_from_a_line) :-
    bishop_game(Game),
    Line = "1g1f 3c3d 7g7f 1c1d 7i6h",
    in_own_directory(( own_change(add(joseki(test, 1, Line)), _),
                       learn(Game, learned(_, _, Lessons)),
                       memberchk(narrowed(joseki(test, 1, Line), bm(_, K, _), _), Lessons),
                       game("1g1f 3c3d 7g7f 1c1d", nobody, Other),
                       game_position(Other, Position),
                       \+ pattern_move(K, move(79, 68), Position, _),
                       game("7g7f 3c3d", nobody, Taught),
                       game_position(Taught, There),
                       once(pattern_move(K, move(79, 68), There, _)) )).
test(an_exception, On == [bm, gm]) :-
    bishop_game(Game),
    in_own_directory(( own_change(add(gm(_, [turn(sente), sente(76, fu), learned("0ld", 3, "x")],
                                         move(79, 68))), _),
                       learn(Game, learned(_, _, Lessons)),
                       memberchk(both(gm(_, _, _), bm(_, _, _), _), Lessons),
                       findall(Kind,
                               ( learned_facts(Facts), member(learned(_, _, Fact, _, on), Facts),
                                 functor(Fact, Kind, _) ), On0),
                       sort(On0, On) )).
%   The old one has a pawn in hand, and the bm does not look at hands: it would always forbid the
%   gm, which says nothing of the position of the lost game.

test(what_only_a_hand_tells_apart_stays, On == [gm]) :-
    whole_gm(gm(N, K0, Move)),
    selectchk(sente(17, fu), K0, K),
    bishop_game(Game),
    in_own_directory(( own_change(add(gm(N, [hand(sente, fu, 1)|K], Move)), _),
                       learn(Game, learned(_, _, Lessons)),
                       memberchk(kept(gm(_, _, _), bm(_, _, _), Why), Lessons),
                       says(Why, "says nothing"),
                       findall(Kind,
                               ( learned_facts(Facts), member(learned(_, _, Fact, _, on), Facts),
                                 functor(Fact, Kind, _) ), On0),
                       sort(On0, On) )).
test(the_old_one_stays_by_a_clause_of_the_users, Facts-Why == ["0ld"]-"mine") :-
    whole_gm(Gm),
    bishop_game(Game),
    in_own_directory(( own_change_all([ add(Gm),
                                        add(contradiction(bm(_, _, _), gm(_, _, _), keep_old,
                                                          "mine"))
                                      ], _),
                       learn(Game, learned(_, _, Lessons)),
                       memberchk(kept(_, _, Why), Lessons),
                       learned_facts(Learned),
                       findall(Key, member(learned(Key, _, _, _, on), Learned), Facts) )).
test(without_a_clause_it_is_not_learned, Facts == ["0ld"]) :-
    whole_gm(Gm),
    bishop_game(Game),
    in_own_directory(( own_change_all([ add(Gm), add(disabled(contradiction(_, _, _, _))) ], _),
                       learn(Game, learned(_, _, Lessons)),
                       memberchk(kept(_, _, "no contradiction/4 decides"), Lessons),
                       learned_facts(Learned),
                       findall(Key, member(learned(Key, _, _, _, on), Learned), Facts) )).

%   What the checks refuse is told; the rest of the game's lessons is kept.

test(faulty, Moves-Bad == []-[move(58, 57)]) :-
    game_usi(Game0, 'sfen 4k4/1r7/9/9/9/9/6R2/4K4/5G3 b n 1 moves 5h5g N*4e 5g5h 4e3g+'),
    game_end(Game0, resigns(sente), Game),
    in_own_directory(( own_change_all([ add(yosou_yomi(1, 1)),
                                        add(bm(_,
                                               [turn(gote), hand(gote, ke, 1),
                                                learned("0ld", 4, "x")], drop(ke, 45))),
                                        add(contradiction(gm(_, _, _), bm(_, _, _), keep_both,
                                                          "mine"))
                                      ], _),
                       learn(Game, learned(Key, _, Lessons)),
                       memberchk(faulty(gm(_, _, drop(ke, 45)), [problem(_, _, contrary(_, _))]),
                                 Lessons),
                       learned_facts(Learned),
                       findall(Move,
                               ( member(learned(Key, _, gm(_, _, Move), _, _), Learned),
                                 Move == drop(ke, 45) ),
                               Moves),
                       findall(Move, member(learned(Key, _, bm(_, _, Move), _, _), Learned), Bad0),
                       sort(Bad0, Bad) )).

%   keshi: a bm that the judge finds to be wrong where all was bad goes; one that holds stays.

test(keshi, Removed == [Best]) :-
    bishop_game(Game),
    in_own_directory(( best_of_bad(Best),
                       own_change_all([ add(bm(_,
                                               [turn(sente), gote(88, um), learned("0ld", 5, "x")],
                                               Best)),
                                        add(bm(_,
                                               [turn(sente), gote(88, um), learned("0ld", 5, "y")],
                                               move(59, 48)))
                                      ], _),
                       learn(Game, learned(_, _, Lessons)),
                       findall(M, member(removed(bm(_, _, M), _), Lessons), Removed) )).

%   Where every move is mated, or there is no other, nothing is found out about one.

test(keshi_says_nothing,
     [forall(member(Sfen-Move, [ "4k4/9/9/9/9/9/4g4/9/4K4 b 2g2r 1"-move(59, 69),
                                 "4k4/9/9/9/9/9/9/7r1/8K b - 1"-move(19, 28) ])),
      Facts == []]) :-
    position_sfen(Position, Sfen),
    legal_move(Position, Move),
    game_new(Position, Game),
    in_own_directory(( own_change(add(bm(_, [turn(sente), learned("0ld", 1, "x")], Move)), _),
                       judging(negative_facts(shogi_game("new", sente, Game, [Position], [], -150,
                                                         unheard),
                                              0, Facts)) )).

best_of_bad(Best) :-
    game("7g7f 3c3d 7i6h 2b8h+", nobody, Game),
    game_position(Game, Position),
    search(Position, [nodes(30000)], Result),
    arg(1, Result, Best).

%   Taken back in either order: what the last of them has left is nothing.

test(taken_back_in_any_order, [forall(permutation([old, new], Order)), true(Believed == [])]) :-
    whole_gm(Gm),
    bishop_game(Game),
    in_own_directory(( own_change_all([add(Gm), add(studied("0ld", "old", sente))], _),
                       learn(Game, learned(New, _, _)),
                       forall(member(Which, Order),
                              ( ( Which == old -> Key = "0ld" ; Key = New ),
                                quietly(kb_unlearn(Key))
                              )),
                       learned_facts(Believed) )).
test(learned_again_after_it_was_refuted, States == [on, off]) :-
    whole_gm(Gm),
    bishop_game(Game),
    in_own_directory(( own_change(add(Gm), _),
                       learn(Game, learned(Key, _, _)),
                       findall(State,
                               ( learned_facts(L),
                                 member(learned(Of, _, _, _, State), L),
                                 Of == Key ),
                               [on]),
                       quietly(kb_unlearn(Key)),
                       learn(Game, learned(Key, _, _)),
                       findall(State,
                               ( learned_facts(L), member(learned(_, _, _, _, State), L) ),
                               States0),
                       sort(0, @>=, States0, States) )).

%   Whatever broke it off: a game whose last record was not written is learned from anew, with the
%   same facts.

test(broken_off, true(After =@= Before)) :-
    bishop_game(Game),
    in_own_directory(( learn(Game, learned(Key, _, _)),
                       known_facts(Before),
                       last_record_lost,
                       \+ known(studied(_, _, _), _),
                       learn(Game, learned(Key, _, _)),
                       known_facts(After),
                       known(studied(Key, _, _), _) )).

known_facts(Facts) :-
    learned_facts(Learned),
    findall(Move-Fact, ( member(learned(_, _, Fact, _, on), Learned), arg(3, Fact, Move) ), Pairs),
    keysort(Pairs, Facts).

%   last_record_lost: the journal is as if the program had been stopped before the last record.

last_record_lost :-
    own_directory(Directory),
    directory_file_path(Directory, journal, File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines0),
    append(Lines1, [_, ""], Lines0),
    append(Lines1, [""], Lines),
    atomic_list_concat(Lines, '\n', Shorter),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       write(Out, Shorter),
                       close(Out)),
    tmp_file(kb, Elsewhere),
    use_own_directory(Elsewhere),
    use_own_directory(Directory).

%   Games that speak of different positions teach the same in any order.

test(any_order, true(First =@= Second)) :-
    bishop_game(Bishop),
    game("2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d8d 8b8d 9g9f 9c9d", sente, Rook),
    learned_from([Bishop, Rook], First),
    learned_from([Rook, Bishop], Second),
    First = [_, _|_].

learned_from(Games, Facts) :-
    in_own_directory(( forall(member(Game, Games), learn(Game, learned(_, _, _))),
                       known_facts(Facts) )).

%   Saved and imported by somebody else: the same facts, of the same games, with what was refuted.

test(saved_and_imported, true(Before-Refuted =@= After-RefutedToo)) :-
    whole_gm(Gm),
    bishop_game(Game),
    tmp_file_stream(File, Stream, [extension(pl)]),
    close(Stream),
    in_own_directory(( own_change(add(Gm), _),
                       learn(Game, learned(Key, _, _)),
                       known_facts(Before),
                       findall(F, known(refuted(Key, F, _), _), Refuted),
                       quietly(kb_save(File)) )),
    in_own_directory(( quietly(kb_import(File)),
                       learn(Game, known(Key)),
                       known_facts(After),
                       findall(F, known(refuted(Key, F, _), _), RefutedToo) )),
    delete_file(File),
    Refuted = [_].
test(a_beginning_of_two, true(says(Line, "aaaa2"))) :-
    in_own_directory(( own_change_all([add(studied("aaaa1", "x", sente)),
                                       add(studied("aaaa2", "y", sente))], _),
                       said_error(kb_unlearn(aaaa), Line) )).

:- end_tests(shogi_lessons).

%   What is learned is played by, and the reason says so.

:- begin_tests(bad_moves_obeyed).

after(Text, Game) :-
    game(Text, nobody, Game).

%   What the program prefers becomes a bad move.

test(not_played, true(Second \== First)) :-
    after("7g7f 3c3d", Game),
    in_own_directory(( choose(Game, [depth(2), without([joseki])], choice(First, _, _)),
                       own_change(add(bm(_, [turn(sente), learned("0ld", 3, "refuted so")], First)),
                                  _),
                       choose(Game, [depth(2), without([joseki])], choice(Second, Reason, _)),
                       Reason = reason(_, _, _, Details),
                       memberchk(forbidden(Bad), Details),
                       memberchk(First-fact(_, _), Bad),
                       forall(language(Language),
                              ( reason_text(Language, Game, Reason, Lines),
                                once(( member(Line, Lines),
                                       sub_string(Line, _, _, _, "refuted so") )),
                                rejection(Language, Game, Reason, First, [_|_])
                              )) )).
test(played_when_nothing_else_is_left, Move == move(59, 69)) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/5g3/4K4 b - 1"),
    game_new(Position, Game),
    in_own_directory(( forall(( legal_move(Position, M), M \== move(59, 69) ),
                              own_change(add(bm(_, [turn(sente)], M)), _)),
                       choose(Game, [depth(2)], choice(Move, _, _)),
                       own_change(add(bm(_, [turn(sente)], move(59, 69))), _),
                       choose(Game, [depth(2)], choice(Other, _, _)),
                       legal_move(Position, Other) )).
test(a_style_without_joseki_does_not_know_them, Move == First) :-
    after("7g7f 3c3d", Game),
    in_own_directory(( choose(Game, [depth(2), style(reading)], choice(First, _, _)),
                       own_change(add(bm(_, [turn(sente)], First)), _),
                       choose(Game, [depth(2), style(reading)], choice(Move, _, _)) )).
test(a_mate_is_played_all_the_same, Move == First) :-
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    game_new(Position, Game),
    in_own_directory(( choose(Game, [depth(2)], choice(First, _, _)),
                       own_change(add(bm(_, [turn(sente)], First)), _),
                       choose(Game, [depth(2)], choice(Move, _, _)) )).
test(a_learned_good_move, Move == move(97, 96)) :-
    after("7g7f 3c3d", Game),
    in_own_directory(( own_change(add(studied("0ld", "an old game", gote)), _),
                       own_change(add(gm(_,
                                         [turn(sente), sente(76, fu), learned("0ld", 3, "it won")],
                                         move(97, 96))), _),
                       choose(Game, [depth(2)], choice(Move, Reason, _)),
                       reason_text(en, Game, Reason, Lines),
                       once(( member(Line, Lines),
                              sub_string(Line, _, _, _, "learned from an old game, move 3: it won")
                            )) )).

%   What the user wrote is played before what games have taught, and that before what is shipped.

test(which_book_move_first, Moves == [move(97, 96), move(17, 16)]) :-
    after("7g7f 3c3d", Game),
    in_own_directory(( own_change(add(gm(_,
                                         [turn(sente), sente(76, fu), learned("0ld", 3, "it won")],
                                         move(97, 96))), _),
                       choose(Game, [depth(2)], choice(First, _, _)),
                       own_change(add(joseki(mine, 1, "7g7f 3c3d 1g1f")), _),
                       choose(Game, [depth(2)], choice(Second, _, _)) )),
    Moves = [First, Second].

:- end_tests(bad_moves_obeyed).
