:- encoding(utf8).
/*  Joseki: the shipped lines and facts are sound; what is asked of them agrees with a plain look
    at every line and fact; bm goes before gm; changes of knowledge are seen, also those for one
    thread alone; the words.
*/
:- module(test_joseki, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/shogi/joseki)).
:- use_module(library(gunshi/knowledge/joseki/lines)).
:- use_module(library(gunshi/knowledge/joseki/pattern_moves)).
:- use_module(library(gunshi/knowledge/othello/patterns)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/styles)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/patterns/faults)).
:- use_module(library(gunshi/shogi/patterns)).
:- use_module(library(gunshi/shogi/position)).

now(Moves, Now) :-
    now(Moves, none, Now).

now(Moves, Style, Now) :-
    game(Moves, Game),
    situation(Game, [], Style, Now).

game(Moves, Game) :-
    (   Moves == ""
    ->  Text = "startpos"
    ;   string_concat("startpos moves ", Moves, Text)
    ),
    game_usi(Game, Text).

position(Moves, Position) :-
    game(Moves, Game),
    game_position(Game, Position).

joseki_moves(Moves, Answers) :-
    now(Moves, Now),
    findall(Usi, ( joseki_move(Now, Move), move_usi(Move, Usi) ), Answers).

:- meta_predicate with_knowledge(+, 0), with_added(+, 0).

%   with_knowledge(+Text, :Goal): Goal runs with the clauses of Text in place of the shipped joseki.

with_knowledge(Text, Goal) :-
    need_knowledge(joseki),
    findall(File,
            ( loaded_knowledge(File), sub_atom(File, _, _, _, '/kb/shogi/joseki/') ),
            Shipped),
    setup_call_cleanup(
        forall(member(File, Shipped), forget_knowledge(File)),
        with_added(Text, Goal),
        read_subject(joseki)).

with_added(Text, Goal) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream, [extension(pl), encoding(utf8)]),
          write(Stream, Text),
          close(Stream)
        ),
        ( load_knowledge(File),
          once(Goal)
        ),
        ( forget_knowledge(File),
          delete_file(File)
        )).

note(Now, Note) :-
    situation_notes(Now, Notes),
    last(Notes, Note).

two_lines("joseki(a, 3, \"7g7f 3c3d 2g2f\").\njoseki(b, 2, \"2g2f 3c3d 7g7f 8c8d\").\n\c
           joseki(c, 4, \"7g7f 8c8d\").\n").

                /*******************************
                *           SHIPPED            *
                *******************************/

:- begin_tests(shipped, [setup(need_knowledge(joseki))]).

test(every_line_is_legal, Faults == []) :-
    findall(Source-Fault,
            ( known(joseki(_, _, Moves), Source),
              line_faults(Moves, Found),
              member(Fault, Found)
            ),
            Faults).
test(lines_are_named_and_weighed, true(Count > 100)) :-
    aggregate_all(count, known(joseki(_, _, _), _), Count),
    forall(known(joseki(Line, Weight, _), Source),
           (   Source = File:_,
               sub_atom(File, _, _, 0, '/counts.pl')
           ->  true
           ;   Line \== 実戦,
               Weight =< 100
           )).
test(every_pattern_is_sound, Faults == []) :-
    findall(Source-Fault,
            ( member(Fact, [gm(N, K, M), bm(N, K, M)]),
              known(Fact, Source),
              is_shogi_fact(Fact),
              pattern_faults(N, K, M, Found),
              member(Fault, Found)
            ),
            Faults).
test(no_good_move_is_forbidden, Contrary == []) :-
    findall(Good-Bad,
            ( Good = gm(_, _, _),
              known(Good, _),
              is_shogi_fact(Good),
              Bad = bm(_, _, _),
              known(Bad, _),
              is_shogi_fact(Bad),
              covers(Bad, Good)
            ),
            Contrary).
test(families, Missing == []) :-
    findall(Name,
            ( member(Name, [矢倉, 相掛かり, 角換わり, 横歩取り, 四間飛車, 三間飛車, 中飛車, 向かい飛車, 石田流, 雁木, 右四間,
                            居飛車穴熊, 棒銀, 早石田, 鬼殺し, パックマン, 角頭歩, 筋違い角]),
              \+ ( known(joseki(Line, _, _), _), sub_atom(Line, _, _, _, Name) )
            ),
            Missing).

%   In a line of one side alone, that side never plays what a bm fact forbids.

test(no_line_of_a_side_breaks_off, Forbidden == []) :-
    findall(Source-Usi,
            ( known(joseki(Line, _, Text), Source),
              sub_atom(Line, 0, 1, _, Sign),
              memberchk(Sign-Side, ['▲'-sente, '△'-gote]),
              line_played(Text, Moves, Positions),
              nth1(N, Moves, Move),
              nth1(N, Positions, Position),
              side_to_move(Position, Side),
              pattern_facts(bm, N, Position, Bad),
              memberchk(Move-_, Bad),
              move_usi(Move, Usi)
            ),
            Forbidden).

:- end_tests(shipped).

                /*******************************
                *            LINES             *
                *******************************/

:- begin_tests(joseki_lines, [setup(need_knowledge(joseki))]).

%   In every position of every shipped line: the moves that lines play there, by a look at each
%   line.

test(as_by_hand, Wrong == []) :-
    findall(Position-(Move-Weight),
            ( known(joseki(_, Weight, Text), _),
              line_played(Text, Moves, Positions),
              nth1(N, Moves, Move),
              nth1(N, Positions, Position)
            ),
            Pairs),
    findall(Position, member(Position-_, Pairs), Positions0),
    sort(Positions0, Distinct),
    findall(Position,
            ( member(Position, Distinct),
              line_moves(Position, Found),
              \+ same_sums(Position, Pairs, Found)
            ),
            Wrong).

same_sums(Position, Pairs, Found) :-
    findall(Move, member(Position-(Move-_), Pairs), Moves0),
    sort(Moves0, Moves),
    findall(Move-Sum,
            ( member(Move, Moves),
              findall(W, member(Position-(Move-W), Pairs), Ws),
              sum_list(Ws, Sum)
            ),
            Expected),
    Expected == Found.

test(transposition, Pairs-Lines == [move(83,84)-2]-[b]) :-
    two_lines(Text),
    with_knowledge(Text, ( position("7g7f 3c3d 2g2f", Position),
                           line_moves(Position, Pairs),
                           line_facts(Position, move(83,84), Facts),
                           findall(Line, member(_-fact(joseki(Line, _, _), _), Facts), Lines) )).
test(heaviest_first, Weights == [4, 3]) :-
    two_lines(Text),
    with_knowledge(Text, ( position("", Position),
                           line_facts(Position, move(77,76), Facts),
                           findall(Weight, member(Weight-_, Facts), Weights) )).

test(unknown_position, Pairs == []) :-
    position("1g1f 1c1d 9g9f 9c9d 1f1e", Position),
    line_moves(Position, Pairs).

%   A cut lets its line end before the move, and no other line.

cut_text(Line, Ply, Text) :-
    format(string(Text), "cut(\"0ld\", ~q, ~d, \"it lost\").\n", [Line, Ply]).

b_line(joseki(b, 2, "2g2f 3c3d 7g7f 8c8d")).

test(cut, Moves == [[move(27,26)-2, move(77,76)-7], [move(33,34)-2], [], [move(27,26)-3]]) :-
    two_lines(Text),
    b_line(B),
    cut_text(B, 3, Cut),
    string_concat(Text, Cut, All),
    with_knowledge(All,
                   findall(Pairs,
                           ( member(Played, ["", "2g2f", "2g2f 3c3d", "7g7f 3c3d"]),
                             position(Played, Position),
                             line_moves(Position, Pairs)
                           ),
                           Moves)).
test(cut_where_another_goes_on, Pairs-Names == [move(27,26)-3]-[a]) :-
    with_knowledge("joseki(a, 3, \"7g7f 3c3d 2g2f\").\njoseki(b, 2, \"7g7f 3c3d 2g2f 8c8d\").\n\c
                    cut(\"0ld\", joseki(b, 2, \"7g7f 3c3d 2g2f 8c8d\"), 3, \"it lost\").\n",
                   ( position("7g7f 3c3d", Position),
                     line_moves(Position, Pairs),
                     line_facts(Position, move(27,26), Facts),
                     findall(Name, member(_-fact(joseki(Name, _, _), _), Facts), Names),
                     line_cuts(Position, [move(27,26)-fact(cut(_, joseki(b, _, _), 3, _), _)]),
                     position("7g7f 3c3d 2g2f", After),
                     line_moves(After, []),
                     line_positions(move(83,84), [])
                   )).
test(cut_at_the_first_move, Pairs == [move(77,76)-7]) :-
    two_lines(Text),
    b_line(B),
    cut_text(B, 1, Cut),
    string_concat(Text, Cut, All),
    with_knowledge(All, ( position("", Position), line_moves(Position, Pairs) )).
test(believed_part, Counts == [2-3, 4-5]) :-
    two_lines(Text),
    b_line(B),
    cut_text(B, 3, Cut),
    findall(Moves-Positions,
            ( member(All, [Cut, ""]),
              string_concat(Text, All, Known),
              with_knowledge(Known,
                             ( believed_part(B, Ms, Ps), length(Ms, Moves), length(Ps, Positions) ))
            ),
            Counts).
test(a_cut_that_is_not_believed, [Cut, For, All] == [[], [move(83,84)-2], [move(83,84)-2]]) :-
    two_lines(Text),
    b_line(B),
    cut_text(B, 4, CutText),
    string_concat(Text, CutText, Known),
    with_knowledge(Known,
                   ( position("2g2f 3c3d 7g7f", Position),
                     line_moves(Position, Cut),
                     without_clauses([off(cut(_, _, _, _), _)], line_moves(Position, For)),
                     setup_call_cleanup(turn_off([off(cut(_, _, _, _), _)]),
                                        line_moves(Position, All),
                                        turn_off([])) )).

test(faults,
     [ forall(member(Text-Faults,
                     [ "7g7f 3c3d"-[], "7g7f\n 3c3d "-[], ""-[no_moves], " "-[no_moves],
                       "7g7f 7f7e"-[line_move(2, "7f7e", wrong_side)],
                       "7g7f 3c3d 8h1a"-[line_move(3, "8h1a", cannot_move_there)],
                       "7g7f P*5e"-[line_move(2, "P*5e", not_in_hand)],
                       "7g7f foo 3c3d"-[line_move(2, "foo", none)] ])),
       Found == Faults ]) :-
    line_faults(Text, Found).
test(an_illegal_line_is_told, Line == Told) :-
    catch(with_knowledge("joseki(a, 3, \"7g7f\").\njoseki(b, 3, \"7g7f 7f7e\").\n", true),
          Error,
          true),
    error_line(Error, Text),
    sub_string(Text, Before, _, _, ":2:1: "),
    !,
    sub_string(Text, Before, _, 0, Line),
    Told = ":2:1: move 2 of the line, 7f7e, is not legal: it is the other side's turn, or the \c
            other side's piece".

:- end_tests(joseki_lines).

                /*******************************
                *           PATTERNS           *
                *******************************/

:- begin_tests(joseki_patterns, [setup(need_knowledge(joseki))]).

%   Facts of all forms, asked in positions of shipped lines: found by the index as by a look at
%   each.

facts("gm(_, [turn(sente), sente(27, fu)], move(27, 26)).
gm(3, [turn(sente), sente(76, fu), gote(34, fu), weight(7)], move(27, 26)).
gm(2-6, [turn(gote), sente(_, hi), empty(E), gote(31, gi)], move(31, E)).
gm(_, [turn(gote), gote(33, fu)], move(33, 34)).
bm(_, [turn(gote), gote(From, ki)], move(From, 52)).
bm(4-20, [turn(sente), sente(From, gi), line(a)], move(From, _)).
gm(_, [turn(sente), hand(sente, Kind, 1)], drop(Kind, 87)).
gm(_, [turn(sente)], move(59, 68)).
gm(_, [turn(sente), sente(S, K), gote(_, K), empty(25)], move(S, _)).
bm(1, [[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,1,2,0,0],[0,0,2,1,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]], 3-4).
").

test(as_by_hand, Wrong == []) :-
    findall(Position-N,
            ( known(joseki(_, _, Text), _),
              line_played(Text, _, Positions),
              nth1(N, Positions, Position),
              N mod 3 =:= 1
            ),
            Asked0),
    sort(Asked0, Asked),
    facts(Facts),
    with_knowledge(Facts,
                   findall(Position-N,
                           ( member(Position-N, Asked),
                             member(Kind, [gm, bm]),
                             pattern_facts(Kind, N, Position, Found),
                             \+ found_by_hand(Kind, N, Position, Found)
                           ),
                           Wrong)).

found_by_hand(Kind, N, Position, Found) :-
    findall(Move-Source, member(Move-fact(_, Source), Found), Pairs0),
    sort(Pairs0, Pairs),
    findall(Move-Source,
            ( Fact =.. [Kind, N0, K, M],
              known(Fact, Source),
              is_list(K),
              functor(M, Name, 2),
              Name \== (-),
              ( var(N0) -> true ; integer(N0) -> N0 == N ; N0 = Low-High, between(Low, High, N) ),
              pattern_move(K, M, Position, Move)
            ),
            Expected0),
    sort(Expected0, Expected),
    Pairs == Expected.

%   What is shown of a fact holds where it was found.

test(facts_as_they_hold, true(Count > 20)) :-
    facts(Facts),
    with_knowledge(Facts,
                   findall(Move,
                           ( member(Moves,
                                    ["", "7g7f", "7g7f 3c3d", "2g2f 8c8d", "7g7f 3c3d 8h2b+ 3a2b"]),
                             position(Moves, Position),
                             pattern_facts(gm, 3, Position, Found),
                             member(Move-fact(gm(_, K, Move), _), Found),
                             position_board(Position, Board),
                             pattern_holds(K, Board)
                           ),
                           All)),
    length(All, Count).

test(no_turn_is_told,
     Line == ":1:1: the pattern does not say whose turn it is; \c
              add turn(sente) or turn(gote). It holds turned round too") :-
    catch(with_knowledge("gm(_, [sente(77, fu)], move(77, 76)).\n", true), Error, true),
    error_line(Error, Text),
    sub_string(Text, Before, _, _, ":1:1: "),
    !,
    sub_string(Text, Before, _, 0, Line).

%   Each game reads its own facts.

test(othello_sees_its_own, Facts == [bm(1, 3-4)]) :-
    facts(Text),
    with_knowledge(Text,
                   findall(bm(N, M),
                           ( believed(bm, N, _, M, _:Line, _), Line < 20, N == 1, M == 3-4 ),
                           Facts)).
test(othello_sees_no_move_of_shogi, Moves == []) :-
    facts(Text),
    with_knowledge(Text, findall(M, ( believed(_, _, _, M, _, _), M \= _-_ ), Moves)).

:- end_tests(joseki_patterns).

                /*******************************
                *           IN PLAY            *
                *******************************/

:- begin_tests(joseki_move, [setup(need_knowledge(joseki))]).

test(weight_then_text, Moves == ["7g7f", "2g2f"]) :-
    two_lines(Text),
    with_knowledge(Text, joseki_moves("", Moves)).
test(equal_weights, Moves == ["2g2f", "7g7f"]) :-
    with_knowledge("joseki(a, 3, \"7g7f\").\njoseki(b, 3, \"2g2f\").\n", joseki_moves("", Moves)).
test(gm_and_lines_add_up, Moves-Note
     == ["2g2f", "7g7f"]-joseki_move(move(27,26), 102, [100-gm, 2-joseki], [move(77,76)-7], [])) :-
    two_lines(Text),
    string_concat(Text, "gm(1, [turn(sente), sente(28, hi)], move(27, 26)).\n", More),
    with_knowledge(More,
                   ( joseki_moves("", Moves),
                     now("", Now),
                     once(joseki_move(Now, _)),
                     note(Now, joseki_move(Move, Weight, Facts, Others, Forbidden)) )),
    findall(W-Name, ( member(W-fact(Fact, _), Facts), functor(Fact, Name, _) ), Shown),
    Note = joseki_move(Move, Weight, Shown, Others, Forbidden).
test(bm_beats_all, Moves-Forbidden == ["7g7f"]-[move(27,26)]) :-
    two_lines(Text),
    string_concat(Text,
                  "gm(_, [turn(sente)], move(27, 26)).\n\c
                   bm(1-9, [turn(gote), gote(82, hi)], move(83, 84)).\n", More),
    with_knowledge(More,
                   ( joseki_moves("", Moves),
                     now("", Now),
                     once(joseki_move(Now, _)),
                     note(Now, joseki_move(_, _, _, _, Bad)) )),
    findall(M, member(M-_, Bad), Forbidden).
test(numbers_count_from_the_game,
     [ forall(member(Sfen-Moves,
                     [ "startpos"-[],
                       "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 5"
                       -[move(27,26)] ])),
       Found == Moves ]) :-
    game_usi(Game, Sfen),
    situation(Game, [], none, Now),
    with_knowledge("gm(5, [turn(sente)], move(27, 26)).\n",
                   findall(Move, joseki_move(Now, Move), Found)).
test(nothing_known, fail) :-
    now("1g1f 1c1d 9g9f 9c9d 1f1e", Now),
    joseki_move(Now, _).
test(bad_moves, Moves == [move(39,48), move(79,68)]) :-
    now("", Now),
    with_knowledge("bm(_, [turn(sente), sente(From, gi)], move(From, _)).\n\c
                    bm(_, [turn(sente)], move(79, 68)).\n",
                   findall(Move,
                           ( bad_move(Now, Move), memberchk(Move, [move(39,48), move(79,68)]) ),
                           Moves)).
test(bad_move_is_asked_for,
     [ forall(member(Move-Is, [move(39,48)-true, move(77,76)-false])), Result == Is ]) :-
    now("", Now),
    with_knowledge("bm(_, [turn(sente), sente(From, gi)], move(From, _)).\n",
                   (   bad_move(Now, Move)
                   ->  Result = true
                   ;   Result = false
                   )).
test(every_answer_is_legal, [ setup(set_random(seed(3))), Wrong == [] ]) :-
    findall(Text, known(joseki(_, _, Text), _), Texts),
    findall(Usi,
            ( between(1, 60, _),
              random_member(Text, Texts),
              line_played(Text, Moves, _),
              length(Moves, Length),
              random_between(0, Length, Ply),
              length(Front, Ply),
              append(Front, _, Moves),
              start_position(hirate, Start),
              game_new(Start, Game0),
              game_moves_played(Game0, Front, Game),
              situation(Game, [], none, Now),
              game_position(Game, Position),
              joseki_move(Now, Move),
              \+ legal_move(Position, Move),
              move_usi(Move, Usi)
            ),
            Wrong).

%   The store takes a line away, for all or for this thread; nothing else has to be told.

test(changes_are_seen,
     [Before, Without, After, Off, On] ==
     [["7g7f", "2g2f"], ["2g2f"], ["7g7f", "2g2f"], ["7g7f"], ["7g7f", "2g2f"]]) :-
    two_lines(Text),
    with_knowledge(Text,
                   ( joseki_moves("", Before),
                     without_clauses([off(joseki(a, _, _), _), off(joseki(c, _, _), _)],
                                     joseki_moves("", Without)),
                     joseki_moves("", After),
                     setup_call_cleanup(turn_off([off(joseki(b, _, _), _)]),
                                        joseki_moves("", Off),
                                        turn_off([])),
                     joseki_moves("", On) )).
test(patterns_change_too, [Before, Without, After] == [["2g2f"], [], ["2g2f"]]) :-
    with_knowledge("gm(_, [turn(sente)], move(27, 26)).\n",
                   ( joseki_moves("", Before),
                     without_clauses([off(gm(_, _, _), _)], joseki_moves("", Without)),
                     joseki_moves("", After) )).
test(an_added_fact_is_played, Line == 1) :-
    two_lines(Text),
    with_knowledge(Text,
                   with_added("joseki(mine, 1000, \"5g5f\").\n",
                              ( now("", Now),
                                once(joseki_move(Now, move(57,56))),
                                note(Now,
                                     joseki_move(_, 1000, [1000-fact(joseki(mine, _, _), _:Line)],
                                                 _, _)) ))).

test(a_style_plays_its_lines,
     [ forall(member(Style-Moves,
                     [ one-["7g7f"], other-["2g2f"], none-["7g7f", "2g2f"],
                       all-["7g7f", "2g2f"] ])),
       Found == Moves ]) :-
    two_lines(Text),
    atomics_to_string([Text,
        "joseki('▲d', 9, \"2g2f\").\njoseki('△d', 9, \"7g7f\").\n",
        "style(one, \"\", \"\", [joseki(c)]).\nstyle(other, \"\", \"\", [joseki(d)]).\n\c
         style(all, \"\", \"\", []).\n"], More0),
    (   memberchk(Style, [none, all])
    ->  More = Text0,
        Text0 = Text
    ;   More = More0
    ),
    with_knowledge(More,
                   ( now("", Style, Now),
                     findall(Usi, ( joseki_move(Now, Move), move_usi(Move, Usi) ), Found) )).

atomics_to_string(Atomics, String) :-
    atomic_list_concat(Atomics, Atom),
    atom_string(Atom, String).

%   Drawn by weight, with a seed: the same again, as often as the weight says, what is the user's
%   own before what is shipped, and nothing that is forbidden.

seeded(Seed, Now) :-
    game("", Game),
    situation(Game, [seed(Seed)], none, Now).

first_drawn(Seed, Move) :-
    seeded(Seed, Now),
    once(joseki_move(Now, First)),
    Move = First.

test(drawn_by_weight) :-
    two_lines(Text),                    % weights 7 and 2
    with_knowledge(Text,
                   aggregate_all(count,
                                 ( between(1, 1000, Seed), first_drawn(Seed, move(27,26)) ),
                                 Count)),
    assertion(between(180, 260, Count)).
test(drawn_the_same, Again == Moves) :-
    two_lines(Text),
    with_knowledge(Text,
                   ( findall(M, ( between(1, 50, Seed), first_drawn(Seed, M) ), Moves),
                     findall(M, ( between(1, 50, Seed), first_drawn(Seed, M) ), Again) )),
    sort(Moves, [_, _]).
test(drawn_each_once, true(Orders == [["2g2f", "7g7f"], ["7g7f", "2g2f"]])) :-
    two_lines(Text),
    with_knowledge(Text,
                   findall(Order,
                           ( between(1, 30, Seed),
                             seeded(Seed, Now),
                             findall(Usi, ( joseki_move(Now, M), move_usi(M, Usi) ), Order)
                           ),
                           Orders0)),
    sort(Orders0, Orders).
test(the_draw_is_noted, Notes == [joseki_drawn(4, Weight, 9)]) :-
    two_lines(Text),
    with_knowledge(Text,
                   ( seeded(4, Now),
                     once(joseki_move(Now, _)),
                     situation_notes(Now, [joseki_move(_, Weight, _, _, _)|Notes]) )).
test(one_move_is_not_drawn, Notes == []) :-
    with_knowledge("joseki(a, 3, \"7g7f\").\njoseki(b, 5, \"2g2f\").\n\c
                    bm(_, [turn(sente)], move(27, 26)).\n",
                   ( seeded(4, Now),
                     once(joseki_move(Now, _)),
                     situation_notes(Now, [joseki_move(_, _, _, _, _)|Notes]) )).
test(the_words_of_a_draw, [forall(language(Language))]) :-
    two_lines(Text),
    with_knowledge(Text,
                   ( seeded(4, Now),
                     once(joseki_move(Now, Move)),
                     situation_notes(Now, Notes),
                     game("", Game),
                     reason(joseki, sentence("定跡", "joseki"), 'x.pl':1, Notes, [], Reason),
                     reason_text(Language, Game, Reason, Lines) )),
    member(Move-Part, [move(77,76)-"7", move(27,26)-"2"]),
    last(Lines, Line),
    forall(member(Said, [Part, "9", "4"]), sub_string(Line, _, _, _, Said)),
    !.

:- end_tests(joseki_move).

:- begin_tests(joseki_left, [setup(need_knowledge(joseki))]).

left(Moves, Left) :-
    two_lines(Text),
    with_knowledge(Text,
                   ( now(Moves, Now),
                     findall(Line-Ply-Expected,
                             ( joseki_left(Now, Line, Ply),
                               note(Now, joseki_left(Line, Ply, _, _, Expected, _))
                             ),
                             Left) )).

test(by_the_opponent,
     Left == [c-2-[move(83,84)-4, move(33,34)-3], a-2-[move(83,84)-4, move(33,34)-3]]) :-
    left("7g7f 4c4d", Left).
test(long_ago, Left == [b-4-[move(83,84)-2]]) :-
    left("2g2f 3c3d 7g7f 4c4d 5g5f 5c5d", Left).
test(by_oneself, Left == []) :-
    left("7g7f 3c3d 5g5f 8c8d", Left).
test(not_yet, Left == []) :-
    left("7g7f 3c3d", Left).
test(never_in_it, Left == []) :-
    left("1g1f 3c3d", Left).
test(a_line_that_is_asked_for, Ply == 2) :-
    two_lines(Text),
    with_knowledge(Text, ( now("7g7f 4c4d", Now), joseki_left(Now, a, Ply) )).

:- end_tests(joseki_left).

:- begin_tests(joseki_words, [setup(need_knowledge(joseki))]).

lines(Language, Knowledge, Moves, Goal, Lines) :-
    with_knowledge(Knowledge,
                   ( game(Moves, Game),
                     situation(Game, [], none, Now),
                     once(call(Goal, Now)),
                     note(Now, Note),
                     gunshi_knowledge_shogi_reasons:note_lines(Note, Language, Game, Lines0) )),
    findall(Line, ( member(Line0, Lines0), placeless(Line0, Line) ), Lines).

%   placeless(+Line0, -Line): without the path of the file, with its line.

placeless(Line0, Line) :-
    (   sub_string(Line0, Before, _, After, "   /")
    ->  sub_string(Line0, 0, Before, _, Front),
        sub_string(Line0, _, After, 0, Path),
        split_string(Path, ":", "", Parts),
        last(Parts, Number),
        format(string(Line), "~s :~s", [Front, Number])
    ;   Line = Line0
    ).

move(Now) :-
    joseki_move(Now, _).
bad(Now) :-
    bad_move(Now, _).
left(Now) :-
    joseki_left(Now, _, _).

test(lines,
     Lines == ["line \"c\", weight 4: then △８四歩 :3", "line \"a\", weight 3: then △３四歩 ▲２六歩 :1",
               "other book moves here: ▲２六歩 (weight 2)", "no bm/3 forbids it"]) :-
    two_lines(Text),
    lines(en, Text, "", move, Lines).
test(lines_in_japanese, Lines == ["定跡「c」、重み4、以下 △８四歩 :3", "定跡「a」、重み3、以下 △３四歩 ▲２六歩 :1",
                                  "ほかの定跡手: ▲２六歩（重み2）", "悪手とする bm/3 はない"]) :-
    two_lines(Text),
    lines(ja, Text, "", move, Lines).
test(patterns, Lines == ["gm(4, [▲76歩, ▲26歩, △34歩], △８四歩)  line \"横歩取り\", weight 65 :1",
                         "△４四歩 is forbidden: bm(_, [△43歩], △４四歩) :2"]) :-
    lines(en,
          "gm(4, [turn(gote), sente(76,fu), sente(26,fu), gote(34,fu), line('横歩取り'), \c
           weight(65)], move(83,84)).\n\c
           bm(_, [turn(sente), sente(67,fu)], move(67,66)).\n\c
           gm(4, [turn(gote), gote(34,fu)], move(43,44)).\n",
          "7g7f 3c3d 2g2f", move, Lines).
test(several_forbidden, Lines == [node("forbidden here", Below)]) :-
    start_position(hirate, Position),
    findall(Move-fact(bm(_, [sente(67,fu)], Move), '/x.pl':1),
            member(Move, [move(67, 66), move(27, 26)]), Bad),
    Below = ["▲６六歩: bm(_, [▲67歩], ▲６六歩)   /x.pl:1", "▲２六歩: bm(_, [▲67歩], ▲２六歩)   /x.pl:1"],
    once(gunshi_knowledge_shogi_reasons:note_lines(forbidden(Bad), en, Position, Lines)).
test(bad, Lines == ["▲２六歩は悪手: bm(1-3, [▲27歩], ▲２六歩) :1"]) :-
    lines(ja, "bm(1-3, [turn(sente), sente(27,fu)], move(27,26)).\n", "", bad, Lines).
test(left,
     [ forall(member(Language-Line,
                     [ en-"move 2, △４四歩, left the joseki \"c\", which has △８四歩 (weight 4), \c
                           △３四歩 (weight 3) :3",
                       ja-"2手目△４四歩で定跡「c」を外れた。定跡は△８四歩（重み4）、△３四歩（重み3） :3" ])),
       Lines == [Line] ]) :-
    two_lines(Text),
    lines(Language, Text, "7g7f 4c4d", left, Lines).

%   Twenty pieces in thirteen places are more ways than anybody waits for.

test(too_many_variables, throws(error(gunshi(rule_limit(_:1, steps(_))), _))) :-
    findall(sente(_, _), between(1, 13, _), Pieces),
    format(string(Text), "~W.\n",
           [gm(_, [turn(sente)|Pieces], move(55, 54)), [variable_names([])]]),
    position("", Position),
    with_added(Text, pattern_facts(gm, 1, Position, _)).

:- end_tests(joseki_words).
