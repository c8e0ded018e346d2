:- encoding(utf8).
:- module(test_record_check, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records/check)).

%   What stands of a draft is a legal record, and what does not is said once.

:- begin_tests(record_check).

checked(Line, Record, Problems) :-
    start_position(hirate, Start),
    draft_record(draft(start(Start, 1), [], Line), Record, Problems).

said(At-Usi, step(At, usi(Move), [])) :-
    move_usi(Move, Usi).

steps(Said, Steps) :-
    maplist(said, Said, Steps).

test(legal, Problems-Moves == []-[move(77, 76), move(33, 34)]) :-
    steps([4-"7g7f", 5-"3c3d"], Steps),
    checked(line([], Steps, none), record(_, 1, [], line([], Checked, none)), Problems),
    findall(Move, member(step(Move, []), Checked), Moves).
test(cut, Problems == [problem(5, 2, illegal_move_text("7f7e", wrong_side))]) :-
    steps([4-"7g7f", 5-"7f7e", 6-"3c3d"], Steps),
    checked(line([], Steps, end(7, abandoned, [])), record(_, _, _, line([], Left, none)),
            Problems),
    Left = [_].
test(every_variation_is_checked,
     Plies == [1-illegal_move_text("3c3d", wrong_side), 2-illegal_move_text("2g2e", wrong_side)]) :-
    steps([8-"3c3d"], First),
    steps([9-"8c8d", 10-"2g2f"], Second0),
    steps([11-"2g2e"], Third),
    Second0 = [step(9, Said, [])|Rest],
    Second = [step(9, Said, [variation(line([], Third, none))])|Rest],
    steps([4-"7g7f", 5-"3c3d"], [step(4, Said1, []), step(5, Said2, [])]),
    checked(line([],
                 [ step(4, Said1, [variation(line([], First, none))]),
                   step(5, Said2, [variation(line([], Second, none))])
                 ],
                 none),
            record(_, _, _, line(_, [_, _], none)), Problems),
    findall(Ply-Fault, member(problem(_, Ply, Fault), Problems), Plies).
test(variations_of_a_first_move_are_siblings, Firsts == ["2g2f", "6g6f"]) :-
    steps([1-"7g7f"], [step(1, Main, [])]),
    steps([2-"2g2f"], [step(2, First, [])]),
    steps([3-"6g6f"], Second),
    checked(line([],
                 [ step(1, Main,
                        [ variation(line([],
                                         [step(2, First, [variation(line([], Second, none))])],
                                         none)) ])
                 ],
                 none),
            record(_, _, _, line(_, [step(_, Remarks)], none)), []),
    findall(Usi,
            ( member(variation(line(_, [step(Move, [])], none)), Remarks),
              move_usi(Move, Usi)
            ),
            Firsts).
test(comments_have_one_line,
     Remarks == [time(3), comment("a"), comment(""), comment("b"), bookmark("c"), comment("d")]) :-
    move_usi(Move, "7g7f"),
    checked(line([],
                 [step(1, usi(Move), [comment("a\n\r\nb"), time(3), bookmark("c\r\nd")])],
                 none),
            record(_, _, _, line([], [step(_, Remarks)], none)), []).
test(values_have_one_line, Header == [備考-"a\\nb"]) :-
    start_position(hirate, Start),
    draft_record(draft(start(Start, 1), [備考-" a\r\nb　\n"], line([], [], none)),
                 record(_, _, Header, _), []).
test(values_that_say_nothing, Header-Problems == [後手-"B"]-[]) :-
    start_position(hirate, Start),
    draft_record(draft(start(Start, 1), [先手-"　", 後手-"B", 備考-" \r\n"], line([], [], none)),
                 record(_, _, Header, _), Problems).
test(keys_that_are_no_fields, Header-Problems ==
     [備考-"x"]-[problem(0, 0, ignored("#a：b")), problem(0, 0, ignored("下手の持駒：歩"))]) :-
    start_position(hirate, Start),
    draft_record(draft(start(Start, 1), ['#a'-"b", 備考-"x", 下手の持駒-"歩"], line([], [], none)),
                 record(_, _, Header, _), Problems).
test(sides_of_endings, Endings == [resigns(sente), resigns(gote), foul(sente), mate]) :-
    steps([1-"7g7f"], One),
    findall(Ending,
            ( member(Steps-Said, [ []-resigns(to_move), One-resigns(to_move), One-foul(not_to_move),
                                   One-mate ]),
              checked(line([], Steps, end(2, Said, [])),
                      record(_, _, _, line(_, _, end(Ending, []))), [])
            ),
            Endings).
test(foul, End-Problems == end(foul(gote, move(22, 44)), [time(2), time(9), comment("x")])-[]) :-
    steps([1-"7g7f"], Steps0),
    append(Steps0, [step(2, usi(move(22, 44)), [time(2), comment("x")])], Steps),
    checked(line([], Steps, end(3, foul(not_to_move), [time(9)])),
            record(_, _, _, line(_, [_], End)), Problems).
test(foul_that_could_not_be_tried,
     forall(member(Said-Side,
                   [ usi(move(55, 54))-gote, usi(move(77, 76))-gote, usi(drop(fu, 55))-gote,
                     unread("x")-gote, csa(sente, 27, 26, fu)-sente,
                     japanese(sente, 26, fu, [], open, 27)-sente ]))) :-
    steps([1-"7g7f"], Steps0),
    append(Steps0, [step(2, Said, [time(2), comment("x")])], Steps),
    checked(line([], Steps, end(3, foul(not_to_move), [time(9)])),
            record(_, _, _, line(_, [_], End)), Problems),
    assertion(End == end(foul(Side), [time(9), comment("x")])),
    assertion(Problems = [problem(2, 2, _)]).
test(foul_of_the_side_that_is_named, Endings == [foul(sente), foul(gote, move(22, 44))]) :-
    steps([1-"7g7f", 2-"2b4d"], Steps),
    findall(Ending,
            ( member(Side, [sente, gote]),
              checked(line([], Steps, end(3, foul(Side), [])),
                      record(_, _, _, line(_, [_], end(Ending, []))), _)
            ),
            Endings).
test(remarks_on_a_foul, Remarks-Problems ==
     [comment("a"), comment("b"), variation(line([], [step(move(33, 34), [])], none))]-
     [problem(7, 3, no_branch), problem(9, 3, no_branch), problem(10, 3, no_branch)]) :-
    steps([1-"7g7f", 5-"3c3d", 7-"2g2f"], [First, Second, Third]),
    Foul = step(2, usi(move(22, 44)), [variation(line([], [Second], none))]),
    checked(line([],
                 [First, Foul],
                 end(3, foul(not_to_move),
                     [ variation(line([], [Third], none)), comment("a\nb"),
                       variation(line([], [], end(9, abandoned, []))),
                       variation(line([], [step(10, unread("x"), [])], none)) ])),
            record(_, _, _, line(_, [_], end(foul(gote, move(22, 44)), Remarks))), Problems).
test(variation_of_what_is_cut,
     Problems == [ problem(4, 1, illegal_move_text("7g7e", cannot_move_there)),
                   problem(8, 1, no_branch) ]) :-
    steps([8-"2g2f"], Instead),
    move_usi(Move, "7g7e"),
    checked(line([], [step(4, usi(Move), [variation(line([], Instead, none))])], none),
            record(_, _, _, line([], [], none)), Problems).
test(variation_without_a_move, Remarks-Problems ==
     [variation(line([comment("a")], [], none)), variation(line([], [], end(abandoned, [])))]-
     [problem(8, 1, illegal_move_text("7g7e", cannot_move_there))]) :-
    steps([8-"7g7e"], Illegal),
    move_usi(Move, "7g7f"),
    checked(line([],
                 [step(4, usi(Move), [ variation(line([], Illegal, none)),
                                       variation(line([], [], none)),
                                       variation(line([comment("a")], [], none)),
                                       variation(line([], [], end(9, abandoned, []))) ])],
                 none),
            record(_, _, _, line([], [step(_, Remarks)], none)), Problems).
test(foul_is_last, Problems = [problem(2, 2, _)]) :-
    steps([1-"7g7f", 2-"2b4d", 3-"2g2f"], Steps),
    checked(line([], Steps, end(3, foul(not_to_move), [])), _, Problems).
test(texts_of_what_is_said,
     forall(member(Said-Text,
                   [ csa(sente, 77, 75, fu)-"+7775FU", csa(gote, 0, 55, ka)-"-0055KA",
                     csa(none, 77, 75, fu)-"7775FU",
                     japanese(sente, 75, fu, [], open, none)-"▲７五歩",
                     japanese(none, 75, ng, [left, up], no, none)-"７五成銀左上不成",
                     japanese(gote, same, ka, [], yes, 22)-"△同角成(22)",
                     japanese(none, 55, ka, [drop], open, none)-"５五角打" ]))) :-
    checked(line([], [step(1, Said, [])], none), _, [problem(1, 1, illegal_move_text(Text0, _))]),
    assertion(Text0 == Text).


test(a_move_takes_one_time, Times == [time(5)]) :-
    checked(line([], [step(1, usi(move(77, 76)), [time(5), time(7)])], none),
            record(_, _, _, line([], [step(_, Times)], none)), []).

%   A comment of a stranger cannot draw on the terminal of who reads it; tabs stay.

test(characters_that_terminals_obey,
     Header-Comment-Bookmark == ['a\\u001Bb'-"\\u202Ex\ty"]-"\\u001B[2J\tz"-"\\u0007m") :-
    start_position(hirate, Start),
    draft_record(draft(start(Start, 1), ['a\eb'-"\x202E\x\ty"],
                       line([comment("\e[2J\tz"), bookmark("\am")], [], none)),
                 record(_, _, Header, line([comment(Comment), bookmark(Bookmark)], [], none)), []).

:- end_tests(record_check).
