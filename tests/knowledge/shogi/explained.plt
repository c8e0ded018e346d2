:- encoding(utf8).
/*  A game explained: what is told of each move, and the summary of the whole. */
:- module(test_explained, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(library(gunshi/shogi/search), [is_search_result/1]).
:- use_module(tests(knowledge/own_directory)).

explained(Limits, Usi, Game, Moves) :-
    game_usi(Game, Usi),
    in_own_directory(explained_moves(Limits, Game, nothing, Moves)).

nothing(_).

summary(Usi, Summary) :-
    explained([nodes(3000)], Usi, Game, Moves),
    in_own_directory(game_summary(Game, Moves, Summary)).

:- begin_tests(explained).

test(each_move_is_told_of, Plies == [1, 2, 3]) :-
    explained([nodes(1000)], "startpos moves 7g7f 3c3d 8h2b+", _, Moves),
    findall(Ply, ( member(E, Moves), explained_part(E, ply, Ply) ), Plies),
    forall(member(E, Moves),
           ( explained_part(E, claims, [_|_]),
             explained_part(E, judged, Judged),
             explained_part(E, move, Move),
             judged_part(Judged, move, Move) )).

%   A choice that is another move is judged beside it, by the same search.

test(the_choice_is_judged_too, Missing == []) :-
    explained([nodes(1000)], "startpos moves 9g9f 9c9d 1g1f 1c1d", _, Moves),
    findall(Choice,
            ( member(E, Moves),
              explained_part(E, choice, Choice),
              Choice =.. [_, _|_],
              explained_part(E, judged, Judged),
              judged_part(Judged, lines, Lines),
              \+ memberchk(line(_, _, [Choice|_]), Lines)
            ),
            Missing).

%   However little it may look at: something is said of each move.

test(few_nodes, [forall(member(Nodes, [1, 5, 30])), true(Count == 2)]) :-
    explained([nodes(Nodes)], "startpos moves 9g9f 9c9d", _, Moves),
    length(Moves, Count).

%   A clause of the strategy that decides for the move as well is a claim, with the place where it
%   stands; one that decides for another is none, and the search alone is none.

test(clause, [forall(member(Limits-Usi-Names,
                            [ [nodes(1000)]-"startpos moves 7g7f"-[joseki],
                              [nodes(1000)]-"startpos moves 9g9f"-[],
                              [nodes(1000), style(reading)]-"startpos moves 2g2f"-[] ])),
              Named == Names]) :-
    explained(Limits, Usi, _, [Explained]),
    explained_part(Explained, claims, Claims),
    findall(Name,
            ( member(claim(clause, Witness), Claims),
              memberchk(name(Name), Witness),
              memberchk(source(File:Line), Witness),
              memberchk(words(Japanese, _), Witness),
              stands_there(File, Line, Name, Japanese)
            ),
            Named).

stands_there(File, Line, Name, Japanese) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    nth1(Line, Lines, Row),
    format(string(Part), "strategy(~q, \"~w\"", [Name, Japanese]),
    sub_string(Row, _, _, _, Part).

test(a_blunder_turns_the_game, Turns == [turn(4, blunder), turn(4, lead)]) :-
    summary("startpos moves 7g7f 3c3d 8h2b+ 9c9d", summary(none, Turns, _, Losses, 0)),
    once(( member(loss(gote, _, _, Loss), Losses), Loss > 500 )).

%   Who was ahead from the start has not taken the lead.

test(a_handicap_is_no_turn, Leads == []) :-
    summary("sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 \c
             moves 3c3d 7g7f 4a3b", summary(_, Turns, _, _, _)),
    findall(Ply, member(turn(Ply, lead), Turns), Leads).

test(what_was_reached, Reached == [reached(3, sente, shikenbisha, "四間飛車",
                                           "fourth-file rook")]) :-
    summary("startpos moves 7g7f 3c3d 2h6h 8c8d", summary(_, _, Reached0, _, _)),
    findall(R, ( member(R, Reached0), R = reached(_, _, shikenbisha, _, _) ), Reached).

test(the_result, Result == wins(sente, checkmate)) :-
    summary("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b", summary(Result, _, _, _, 0)).

%   What the program has decided on is claimed of by its reason, without another search.

test(decided, Kinds == [mates]) :-
    game_usi(Game, "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    in_own_directory(( choose(Game, [nodes(1000)], choice(Move, Reason, _)),
                       decided_claims(Game, Move, Reason, [claim(Kind, _)|_]) )),
    Kinds = [Kind].

%   The search of the choice is another one than that which judges: its scores are not told.

test(one_search_tells_scores, Scored-Told == []-[expects]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 6i7h"),
    in_own_directory(explained_moves([nodes(500), style(reading)], Game, [_]>>true, Explained)),
    findall(Detail,
            ( member(One, Explained),
              explained_part(One, reason, reason(_, _, _, Details)),
              member(Detail, Details)
            ),
            All),
    include(is_search_result, All, Scored),
    findall(Name, ( member(expects(_), All), Name = expects ), Names),
    sort(Names, Told).

:- end_tests(explained).
