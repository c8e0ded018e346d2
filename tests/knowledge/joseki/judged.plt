:- encoding(utf8).
/*  Joseki moves judged by searches: what hangs a piece is found, what is only inherited is not;
    what a bm forbids and what is theory are passed over; and the shipped lines pass.
*/
:- module(test_judged, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/joseki/judged)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).

:- meta_predicate with_knowledge(+, 0).

%   with_knowledge(+Text, :Goal): Goal runs with the clauses of Text in place of the shipped joseki.

with_knowledge(Text, Goal) :-
    all_knowledge,
    findall(File,
            ( loaded_knowledge(File), sub_atom(File, _, _, _, '/kb/shogi/joseki/') ),
            Shipped),
    tmp_file_stream(Added, Stream, [extension(pl), encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    setup_call_cleanup(( forall(member(File, Shipped), forget_knowledge(File)),
                         load_knowledge(Added)
                       ),
                       once(Goal),
                       ( forget_knowledge(Added), delete_file(Added), read_subject(joseki) )).

%   The silver leaves the bishop unguarded; what both play then is as good as it can be.

bishop_lines("joseki(a, 3, \"7g7f 3c3d 7i6h 2b8h+ 6i7i\").\n\c
              joseki(b, 2, \"7g7f 3c3d 7i6h\").\njoseki(c, 1, \"7g7f 3c3d 2g2f\").\n").

losing(Usis, Passed) :-
    joseki_steps(Steps, Passed),
    findall(Usi-Loss,
            ( member(step(Position, Move, Places), Steps),
              losing_step(step(Position, Move, Places), 150, 10000, judged(Loss, _, _, _, _)),
              move_usi(Move, Usi)
            ),
            Usis).

:- begin_tests(judged).

test(what_hangs_a_bishop, Found-Passed == ["7i6h"]-passed(0, 0)) :-
    bishop_lines(Text),
    with_knowledge(Text, losing(Pairs, Passed)),
    findall(Usi, member(Usi-_, Pairs), Found),
    Pairs = [_-Loss],
    Loss > 500.
test(each_once_with_its_places, Places == [[1-1, 2-1, 3-1], [1-2, 2-2, 3-2], [1-3, 2-3], [1-4],
                                          [1-5], [3-3]]) :-
    bishop_lines(Text),
    with_knowledge(Text, joseki_steps(Steps, _)),
    findall(Of,
            ( member(step(_, _, At), Steps), findall(L-P, member(place(_:L, P), At), Of) ),
            Places).
test(the_line_says_why, Reply == move(22, 88)) :-
    bishop_lines(Text),
    with_knowledge(Text,
                   ( joseki_steps(Steps, _),
                     member(Step, Steps),
                     losing_step(Step, 150, 10000, judged(_, _, [_, Reply0|_], _, _)) )),
    Reply0 = promote(From, To),
    Reply = move(From, To).
test(forbidden_is_passed_over, Found-Passed == []-passed(1, 0)) :-
    bishop_lines(Text),
    string_concat(Text, "bm(_, [turn(sente), sente(88, ka)], move(79, 68)).\n", More),
    with_knowledge(More, losing(Found, Passed)).
test(theory_is_passed_over, Found-Passed == []-passed(0, 1)) :-
    bishop_lines(Text),
    string_concat(Text, "theory(\"7g7f 3c3d 7i6h\", \"we say so\").\n", More),
    with_knowledge(More, losing(Found, Passed)).
test(what_is_cut_is_not_judged, Found == []) :-
    with_knowledge("joseki(b, 2, \"7g7f 3c3d 7i6h\").\n\c
                    cut(\"0ld\", joseki(b, 2, \"7g7f 3c3d 7i6h\"), 3, \"it lost\").\n",
                   losing(Found, _)).
test(theory_is_played_through, Line == "move 2 of the line, 7f7e") :-
    catch(with_knowledge("theory(\"7g7f 7f7e\", \"no\").\n", true),
          error(gunshi(bad_knowledge(_, [problem(1, 1, line_move(2, Text, _))])), _),
          format(string(Line), "move 2 of the line, ~w", [Text])).

%   What the opponent played may show more than the search sees.

test(a_reply_that_was_played, true(Loss > 500)) :-
    position_sfen(Position, "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"),
    move_judged(Position, move(79, 68), [promote(22, 88)], 3000, judged(Loss, _, Line, _, _)),
    assertion(Line = [move(79, 68), promote(22, 88)|_]).

%   The same knowledge, the same verdict.

test(the_same_again, First == Second) :-
    bishop_lines(Text),
    with_knowledge(Text, ( losing(First, _), losing(Second, _) )).

%   Of the shipped lines a few moves; `gunshi kb check --search` judges all.

test(shipped_lines_pass, Losing == []) :-
    all_knowledge,
    joseki_steps(Steps, passed(Forbidden, Theory)),
    assertion(( Forbidden > 0, Theory > 0 )),
    joseki_effort(Margin, Nodes),
    size(97, 8, Every),
    findall(Usi-Places,
            ( nth1(I, Steps, step(Position, Move, Places)),
              I mod Every =:= 0,
              losing_step(step(Position, Move, Places), Margin, Nodes, _),
              move_usi(Move, Usi)
            ),
            Losing).

:- end_tests(judged).
