:- encoding(utf8).
/*  Asking at the prompt: why, why not, what without a clause, in which language. */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/words/reader)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/toplevel/current_game)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

after(Move) :-
    quietly(( seed(1), new_game, play(Move) )).

record(Text) :-
    session_now(Game, _),
    game_usi(Game, Text).

%   in_language(+Language, :Goal): the language is the thread's; each test leaves it as it was.

:- meta_predicate in_language(+, 0).

in_language(Language, Goal) :-
    setup_call_cleanup(set_language(Language), once(Goal), set_language(en)).

:- begin_tests(questions).

test(why) :-
    in_own_directory(( after('7g7f'), output(why, Text) )),
    says(Text, "why △３四歩?\n"),
    says(Text, "└─ joseki  定跡にある手を指す / play a book move   kb/shogi/strategy.pl:"),
    says(Text, "kb/shogi/joseki/").
test(why_in_japanese) :-
    in_own_directory(( after('7g7f'), in_language(ja, output(why, Text)) )),
    says(Text, "定跡にある手を指す"),
    \+ sub_string(Text, _, _, _, "play a book move").
test(no_such_language, [ forall(member(Language, [de, 'EN', "ja", 7])),
                         throws(error(gunshi(no_language(_)), _)) ]) :-
    set_language(Language).
test(no_language, throws(error(gunshi(usage(_)), _))) :-
    set_language(_).
test(no_such_language_changes_nothing, Language == ja) :-
    in_language(ja, ( catch(set_language(de), _, true), reader_language(Language) )).
test(language_of_one_thread, Language == en) :-
    in_language(ja, ( thread_create(( reader_language(L), thread_exit(L) ), Id),
                      thread_join(Id, exited(Language)) )).

test(why_not_a_book_move) :-
    in_own_directory(( after('7g7f'), output(why('8c8d'), Text) )),
    says(Text, "８四歩").
test(why_not_is_about_the_program_s_move, true) :-
    in_own_directory(( after('7g7f'), output(why('4a3b'), Text) )),
    assertion(says(Text, "△３二金")),
    assertion(says(Text, "joseki (定跡にある手を指す / play a book move) decided, and its reason says \c
                          nothing of it")),
    assertion(says(Text, "eight plies deep")),
    assertion(says(Text, "△３二金 loses")),
    assertion(says(Text, "Expected: ")),
    forall(member(Line, ["   △３四歩 ▲", "   △３二金 ▲"]), assertion(says(Text, Line))).
test(why_not_what_was_looked_at, true) :-
    in_own_directory(( quietly(( new_game, set_style(reading) )),
                       quietly(play('7g7f')),
                       session_now(_, note(Game, Move, _)),
                       legal_other(Game, Move, Usi),
                       output(why(Usi), Text),
                       set_style(none) )),
    assertion(says(Text, "decided, and its reason says nothing of it. Searched now, ")).
test(why_not_says_what_is_lost, [setup(weights_alone), cleanup(as_shipped), true]) :-
    in_own_directory(( quietly(position('ln4s1l/1r2g1gk1/p1pp1pnp1/4ps2p/1pP3p2/4PP+b1P/\c
                                         PPSP1GNP1/5RSK1/LN3G2L b Bp 41')),
                       output(why_not('B*2d'), Text) )),
    assertion(says(Text, "This move loses a gold: △同　歩 ▲３六金 △同　歩")),
    assertion(says(Text, "▲２四角??")).

legal_other(Game, Move, Usi) :-
    game_position(Game, Position),
    legal_move(Position, Other),
    Other \== Move,
    move_usi(Other, Usi),
    !.

test(said_once, Lines == ["└─ x  a / b   f.pl:1",
                         "   └─ the clause at g.pl:2 rests until it is changed: \c
                          three times it took too long"]) :-
    start_position(hirate, Position),
    Note = rests('g.pl':2),
    reason_text(en, Position, reason(x, sentence("a", "b"), 'f.pl':1, [Note, Note]), Lines).
test(without_the_last_clause) :-
    in_own_directory(( quietly(position('ln1g1g1nl/1ks2r3/1pppp1bpp/p3spp2/9/P1P1P1P2/1P1P1PSPP/\c
                                         1BK1GS1R1/LN3G1NL b - 23')),
                       quietly(go),
                       output(without(search), Text) )),
    says(Text, "Without search no clause of the strategy has a move here.").
test(why_the_move_itself, Again == Text) :-
    in_own_directory(( after('7g7f'), output(why, Text), output(why('3c3d'), Again) )).
test(why_in_every_form, Texts = [_]) :-
    in_own_directory(( after('7g7f'),
                       findall(Text,
                               ( member(M, ['8c8d', '△８四歩', '-8384FU', move(83, 84)]),
                                 output(why(M), Text) ),
                               All) )),
    sort(All, Texts).
test(why_not_changes_nothing, Before == After) :-
    in_own_directory(( after('7g7f'), record(Before), quietly(why('4a3b')), record(After) )).
test(why_not_an_illegal_move, throws(error(gunshi(illegal_move_text("2b8h+", _)), _))) :-
    in_own_directory(( after('2g2f'), quietly(why('2b8h+')) )).
test(why_not_no_move, throws(error(gunshi(bad_move(_, _)), _))) :-
    in_own_directory(( after('7g7f'), why(hello) )).
test(why_not_unbound, throws(error(gunshi(usage(_)), _))) :-
    in_own_directory(( after('7g7f'), why(_) )).
test(before_any_move, [ forall(member(Goal, [why, why('7g7f'), without(joseki)])),
                        throws(error(gunshi(no_reason), _)) ]) :-
    quietly(new_game),
    call(Goal).

test(without_the_clause, true) :-
    in_own_directory(( after('7g7f'), output(without(joseki), Text) )),
    assertion(says(Text, "Without joseki: △")),
    assertion(\+ sub_string(Text, _, _, _, "joseki  定跡")).
test(without_is_what_is_played_when_disabled, Played == Said) :-
    in_own_directory(( after('2g2f'),
                       session_now(_, note(_, Book, _)),
                       output(without(joseki), Text),
                       split_string(Text, "\n", "", [First|_]),
                       string_concat("Without joseki: ", Said, First),
                       quietly(kb_disable(joseki)),
                       after('2g2f'),
                       session_now(_, note(_, Other, _)),
                       assertion(Other \== Book),
                       output(why, Why),
                       split_string(Why, "\n", "", [Line|_]),
                       string_concat("why ", Rest, Line),
                       string_concat(Played, "?", Rest) )).
test(without_what_did_not_decide, true) :-
    in_own_directory(( after('7g7f'), output(without(brinkmate), Text) )),
    assertion(says(Text, "Without brinkmate: △３四歩 all the same")).
test(without_changes_nothing, Before-off == After-State) :-
    in_own_directory(( after('7g7f'), record(Before), quietly(without(joseki)), record(After),
                       clause_state(strategy(joseki, _, _, _, _), _, _, on),
                       ( clauses_hidden -> State = on ; State = off ),
                       own_changes(Changes),
                       assertion(Changes == []) )).
test(without_a_line, true) :-
    in_own_directory(( after('7g7f'), output(without(line('横歩取り')), Text) )),
    assertion(says(Text, "Without line(横歩取り): △")),
    assertion(\+ sub_string(Text, _, _, _, "line \"横歩取り\"")).
test(without_nothing, throws(error(gunshi(no_such_clause(josek, [joseki])), _))) :-
    in_own_directory(( after('7g7f'), without(josek) )).
test(without_in_japanese) :-
    in_own_directory(( after('2g2f'), in_language(ja, output(without(joseki), Text)) )),
    says(Text, "josekiがなければ △").

:- end_tests(questions).
