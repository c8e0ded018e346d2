/*  What games have taught is knowledge of the user's: kept, obeyed, contradicted, taken back. */
:- module(test_shogi_lessons, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/gunshi/base/store').
:- use_module('../../prolog/gunshi/knowledge/choose').
:- use_module('../../prolog/gunshi/knowledge/editing').
:- use_module('../../prolog/gunshi/knowledge/own').
:- use_module('../../prolog/gunshi/knowledge/reasons').
:- use_module('../../prolog/gunshi/knowledge/shogi_lessons').
:- use_module('../../prolog/gunshi/shogi/game').
:- use_module('../../prolog/gunshi/shogi/patterns').
:- use_module('../../prolog/gunshi/shogi/position').
:- use_module(own_directory).

game(Text, Side, Game) :-
    format(atom(Line), "startpos moves ~s", [Text]),
    game_usi(Game0, Line),
    (   Side == nobody
    ->  Game = Game0
    ;   game_end(Game0, resigns(Side), Game)
    ).

bishop_game(Game) :-
    game("7g7f 3c3d 7i6h 2b8h+ 2g2f 8h9i 2f2e 9i8i", gote, _),
    game("7g7f 3c3d 7i6h 2b8h+ 2g2f 8h9i", sente, Game).

unheard(_).

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
test(once_only, Outcome == known(Key)) :-
    in_own_directory(( bishop_game(Game),
                       learn(Game, learned(Key, _, _)),
                       learn(Game, Outcome) )).
test(key_is_of_the_moves) :-
    in_own_directory(( bishop_game(Game),
                       learn_game(Game, "a", unheard, learned(Key, _, _)),
                       learn_game(Game, 'b', unheard, known(Key)) )).
test(nobody_lost, Outcome == not_lost) :-
    game("7g7f 3c3d", nobody, Game),
    in_own_directory(learn(Game, Outcome)).
test(nothing_follows, true(Outcome = nothing(_, sente))) :-
    game("7g7f 3c3d 2g2f 8c8d", sente, Game),
    in_own_directory(( learn(Game, Outcome),
                       learn(Game, known(_)),
                       learned_facts([]) )).
test(one_answer, true(Count == 1)) :-
    bishop_game(Game),
    in_own_directory(aggregate_all(count, learn(Game, _), Count)).

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
test(unlearned_by_name, Left == []) :-
    bishop_game(Game),
    in_own_directory(( learn(Game, learned(_, _, _)),
                       quietly(kb_unlearn('the test game')),
                       learned_facts(Left) )).
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
                       quietly(kb_undo),
                       \+ known(studied(_, _, _), _),
                       learned_facts([_]),
                       quietly(kb_undo),
                       learned_facts([]) )).
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

test(listed) :-
    bishop_game(Game),
    in_own_directory(( output(kb_learned, None),
                       says(None, "No game"),
                       learn(Game, learned(Key, _, _)),
                       output(kb_learned, Text),
                       sub_string(Key, 0, 8, 24, Short),
                       says(Text, Short),
                       says(Text, "the test game"),
                       says(Text, "bm move(79,68)"),
                       says(Text, "journal:") )).

:- end_tests(shogi_lessons).

%   What is learned is played by, and the reason says so.

:- begin_tests(bad_moves_obeyed).

after(Text, Game) :-
    game(Text, nobody, Game).

%   What the program prefers becomes a bad move.

test(not_played, true(Second \== First)) :-
    after("7g7f 3c3d", Game),
    in_own_directory(( choose(Game, [depth(2), without([joseki])], choice(First, _, _)),
                       own_change(add(bm(_, [turn(sente), learned("0ld", 3, "refuted so")], First)), _),
                       choose(Game, [depth(2), without([joseki])], choice(Second, Reason, _)),
                       Reason = reason(_, _, _, Details),
                       memberchk(forbidden(Bad), Details),
                       memberchk(First-fact(_, _), Bad),
                       forall(language(Language),
                              ( reason_text(Language, Game, Reason, Lines),
                                once(( member(Line, Lines), sub_string(Line, _, _, _, "refuted so") )),
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
                       own_change(add(gm(_, [turn(sente), sente(76, fu), learned("0ld", 3, "it won")],
                                         move(97, 96))), _),
                       choose(Game, [depth(2)], choice(Move, Reason, _)),
                       reason_text(en, Game, Reason, Lines),
                       once(( member(Line, Lines),
                              sub_string(Line, _, _, _, "learned from an old game, move 3: it won")
                            )) )).

:- end_tests(bad_moves_obeyed).
