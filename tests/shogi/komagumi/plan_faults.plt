:- encoding(utf8).
:- module(test_plan_faults, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/messages)).

%   What no formation can have is found, said in words, and nothing else is found.

:- begin_tests(plan_faults).

test(gold_yagura_has_none, Faults == []) :-
    plan_faults([ makuhyou(35, 76, 66), makuhyou(13, 77, 55), makuhyou(33, 66, 54),
                  makuhyou(31, 56, 53), makuhyou(9, 78, 52), makuhyou(5, 68, 52),
                  makuhyou(7, 67, 50), makuhyou(1, 88, 40) ], Faults).
test(one_alone, forall(member(Makuhyou-What,
                              [ makuhyou(41, 77, 5)-unknown_number,
                                makuhyou(14, 33, 5)-gote_number,
                                makuhyou(13, 70, 5)-off_board,
                                makuhyou(13, 7, 5)-off_board,
                                makuhyou(13, x, 5)-form,
                                makuhyou(23, 26, 5)-other_file(fu),
                                makuhyou(21, 88, 5)-stays(ky, 5, ka),
                                makuhyou(19, 28, 5)-stays(ky, 3, hi),
                                makuhyou(21, 97, 5)-stays(ky, 39, fu),
                                makuhyou(25, 28, 5)-stays(fu, 3, hi),
                                makuhyou(29, 48, 5)-backwards(fu),
                                makuhyou(19, 18, 5)-none,
                                makuhyou(17, 77, 5)-stays(ke, 35, fu),
                                makuhyou(17, 66, 5)-unreachable(ke, 89),
                                makuhyou(5, 78, 5)-unreachable(ka, 88),
                                makuhyou(9, 99, 5)-stays(ki, 21, ky) ]))) :-
    plan_faults([Makuhyou], Faults),
    (   What == none
    ->  Faults == []
    ;   Faults == [fault(Makuhyou, What)]
    ).
test(two_on_one_square, Faults == [fault(Gold, same_target(ki, ky, Lance))]) :-
    Lance = makuhyou(21, 99, 10),
    Gold = makuhyou(9, 99, 60),
    plan_faults([Lance, Gold], Faults).
test(one_on_two_squares, Faults == [fault(Second, two_targets(ki, First))]) :-
    First = makuhyou(9, 78, 50),
    Second = makuhyou(9, 67, 50),
    plan_faults([First, Second], Faults).
test(a_piece_that_leaves_makes_room, Faults == []) :-
    plan_faults([makuhyou(5, 77, 50), makuhyou(35, 76, 60), makuhyou(1, 88, 40)], Faults).
test(a_pawn_that_leaves_opens_the_way, Faults == []) :-
    plan_faults([makuhyou(5, 66, 50), makuhyou(35, 76, 60), makuhyou(33, 65, 60)], Faults).
test(each_once_in_order, Numbers == [41, 14, 5]) :-
    plan_faults([ makuhyou(41, 77, 5), makuhyou(1, 68, 5), makuhyou(14, 70, 5),
                  makuhyou(5, 78, 5) ], Faults),
    findall(No, member(fault(makuhyou(No, _, _), _), Faults), Numbers).

words(Makuhyou, What, Source, Line) :-
    error_line(error(gunshi(bad_makuhyou(Makuhyou, What, Source)), _), Line).

test(words_for_all, forall(member(Makuhyou-What-Part,
                                  [ makuhyou(41, 77, 5)-unknown_number-"no piece 41",
                                    makuhyou(14, 33, 5)-gote_number-"here with 13",
                                    makuhyou(13, 70, 5)-off_board-"11 to 99",
                                    foo-form-"makuhyou(No, XY, Value)",
                                    makuhyou(23, 26, 5)-other_file(fu)-"２六",
                                    makuhyou(29, 48, 5)-backwards(fu)-"go back to ４八",
                                    makuhyou(17, 66, 5)-unreachable(ke, 89)-"from ８九 to ６六",
                                    makuhyou(9, 99, 5)-stays(ki, 21, ky)-"piece 21",
                                    makuhyou(9, 99, 5)-same_target(ki, ky, makuhyou(21, 99, 10))
                                        -"(makuhyou(21,99,10))",
                                    makuhyou(9, 67, 5)-two_targets(ki, makuhyou(9, 78, 5))
                                        -"(makuhyou(9,78,5))" ]))) :-
    words(Makuhyou, What, none, Line),
    sub_string(Line, _, _, _, Part),
    !.
test(words_with_a_place, true(sub_string(Line, _, _, _, "k.pl:7"))) :-
    words(makuhyou(9, 67, 5), two_targets(ki, makuhyou(9, 78, 5)), 'k.pl':7, Line).

:- end_tests(plan_faults).
