:- encoding(utf8).
/*  A record explained: a comment on each move, by the strategy, and the record stays what it was.
*/
:- module(test_explain, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/shogi/game), [game_record/2, game_moves/2]).
:- use_module(tests(knowledge/own_directory)).

:- dynamic seen/1.

explained(Language, Limits, Usi, Explained) :-
    game_usi(Game, Usi),
    in_own_directory(explained_game(Language, Limits, Game, seen_, Explained)).

seen_(Ply, Text, Lines) :-
    assertz(seen(Ply-Text-Lines)).

take_seen(Seen) :-
    findall(One, retract(seen(One)), Seen).

%   comments(+Game, -Comments): those of each move, one after the other.

comments(Game, Comments) :-
    game_record(Game, record(_, _, _, line(_, Steps, _))),
    findall(Lines,
            ( member(step(_, Remarks), Steps),
              findall(Line, member(comment(Line), Remarks), Lines)
            ),
            Comments).

:- begin_tests(explain).

test(each_move, Counts-Moves-Plies == [yes, yes, yes]-Same-[1, 2, 3]) :-
    take_seen(_),
    explained(en, [depth(2)], "startpos moves 7g7f 3c3d 9g9f", Game),
    take_seen(Seen),
    comments(Game, Comments),
    findall(Ply, member(Ply-_-_, Seen), Plies),
    findall(Lines, member(_-_-Lines, Seen), Told),
    assertion(Told == Comments),
    assertion(Seen = [_-"▲７六歩"-_|_]),
    findall(C, ( member(Lines, Comments), ( Lines = [_, _|_] -> C = yes ; C = no ) ), Counts),
    game_moves(Game, Moves),
    game_usi(Before, "startpos moves 7g7f 3c3d 9g9f"),
    game_moves(Before, Same).
test(the_same_move, true) :-
    explained(en, [depth(2)], "startpos moves 7g7f", Game),
    comments(Game, [[First, Reason|_]]),
    assertion(says(First, "Gunshi would have played it too")),
    assertion(says(Reason, "joseki  定跡にある手を指す / play a book move   kb/shogi/strategy.pl:")).
test(another_move, true) :-
    explained(en, [depth(2)], "startpos moves 9g9f", Game),
    comments(Game, [[First|Lines]]),
    assertion(says(First, "Gunshi would have played ▲")),
    last(Lines, Worth),
    assertion(says(Worth, "Searched alike: ▲９六歩")).
test(japanese, true) :-
    explained(ja, [depth(2)], "startpos moves 7g7f 9c9d", Game),
    comments(Game, [[Same|_], [Other|Lines]]),
    assertion(says(Same, "軍師も同じ手")),
    assertion(says(Other, "軍師なら")),
    last(Lines, Worth),
    assertion(says(Worth, "同じ深さの読みで")).
test(style, true) :-
    explained(en, [style(reading), depth(2)], "startpos moves 1g1f", Game),
    comments(Game, [[_, Reason|_]]),
    assertion(says(Reason, "search  先を読む")).
test(every_limit, [forall(member(Limit, [depth(1), nodes(300), time(0.02)]))]) :-
    explained(en, [Limit], "startpos moves 9g9f 9c9d", Game),
    comments(Game, [[_|_], [_|_]]).
test(no_such_style, throws(error(gunshi(no_such_style(no_such, _)), _))) :-
    explained(en, [style(no_such)], "startpos moves 9g9f", _).
test(no_moves, Seen == []) :-
    take_seen(_),
    explained(en, [depth(1)], "startpos", _),
    take_seen(Seen).
test(to_the_end_of_a_game, Length == 1) :-
    explained(en, [depth(2)], "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b", Game),
    comments(Game, Comments),
    length(Comments, Length),
    Comments = [[First|_]],
    assertion(says(First, "played it too")).
test(where_it_would_have_resigned, true) :-
    explained(en, [nodes(100_000)], "sfen 4k4/7s1/4+P4/3G5/9/9/9/9/4K4 w G 1 moves 5a4a", Game),
    comments(Game, [[First|_]]),
    assertion(says(First, "Gunshi would have played 投了")).
test(comments_that_are_there_stay_before, Lines == ["mine", "yours"]) :-
    game_usi(Game0, "startpos moves 7g7f"),
    game_record(Game0, record(Start, Number, Header, line(Opening, [step(Move, _)], End))),
    game_record(Game, record(Start, Number, Header,
                             line(Opening, [step(Move, [comment("mine"), comment("yours")])],
                                  End))),
    in_own_directory(explained_game(en, [depth(1)], Game, test_explain:seen_, Explained)),
    comments(Explained, [[A, B, _|_]]),
    Lines = [A, B].
test(same_again, One =@= Two) :-
    explained(en, [depth(2)], "startpos moves 7g7f 1c1d", Game1),
    explained(en, [depth(2)], "startpos moves 7g7f 1c1d", Game2),
    comments(Game1, One0),
    comments(Game2, Two0),
    without_times(One0, One),
    without_times(Two0, Two).

%   Searches say how long they took.

without_times(Comments, Texts) :-
    findall(Line,
            ( member(Lines, Comments),
              member(Line, Lines),
              \+ sub_string(Line, _, _, _, " nodes") ),
            Texts).

:- end_tests(explain).
