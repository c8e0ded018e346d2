:- encoding(utf8).
/*  A move against the best one: one search of both, what is lost, the mark. */
:- module(test_marks, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

judged(Usi, Move, Judged) :-
    judged(Usi, Move, [], [nodes(20000)], Judged).

judged(Usi, Move, Others, Limits, Judged) :-
    game_usi(Game, Usi),
    in_own_directory(judged_move(Game, Move, Others, Limits, Judged)).

said(Judged, [Best, Loss, Mark]) :-
    judged_part(Judged, best, Best),
    judged_part(Judged, loss, Loss),
    judged_part(Judged, mark, Mark).

%   A bishop can be taken on 22; anything else gives it back.

bishop("startpos moves 7g7f 3c3d 8h2b+").

ended_early("startpos moves 7g7f 3c3d 8h2b+", move(93, 94), 1).
ended_early("sfen g1+P2+P+P+P+L/1p1k5/+R+p2pp1pl/1N1sg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/\c
             4+P1P1L/+B5G1g b n 1", move(71, 61), 300).

:- begin_tests(marks).

test(the_best_move_loses_nothing, [Best, Loss] == [move(31, 22), 0]) :-
    bishop(Usi),
    judged(Usi, move(31, 22), Judged),
    said(Judged, [Best, Loss, _]).

%   Three moves take the horse back, so the next ones lose little: no mark for the best.

test(a_blunder, [Best, Mark] == [move(31, 22), '??']) :-
    bishop(Usi),
    judged(Usi, move(93, 94), Judged),
    said(Judged, [Best, Loss, Mark]),
    Loss >= 500,
    judged_part(Judged, line, [move(93, 94)|_]),
    judged_part(Judged, best_line, [move(31, 22)|_]).

%   A move is no better than another when the search has a line of both that says so.

test(no_better, Worse-Better-Unknown == [yes]-[no]-[no]) :-
    bishop(Usi),
    judged(Usi, move(31, 22), [move(13, 14)], [nodes(5000)], Judged),
    judged(Usi, move(13, 14), [], [nodes(5000)], Other),
    findall(A, ( no_better(Judged, move(13, 14)) -> A = yes ; A = no ), Worse),
    findall(A, ( no_better(Other, move(31, 22)) -> A = yes ; A = no ), Better),
    findall(A, ( no_better(Judged, resign) -> A = yes ; A = no ), Unknown).

%   What a small search takes for a mistake, and a deeper one does not, is not marked as one; nor is
%   it in what is told of the two moves. Positions of a game of professionals.

small_search("1n2+B2nl/r4+P3/3+Sp1gk1/6n1g/1p1pbSppp/p1P6/1PSP1+p3/P1K5L/LN4R2 w SLP2g4p 1",
             '4g5g', no).
small_search("ln5nl/1r4gk1/2p1pgsp1/p3spp1p/1p1p3P1/P1P1SPP1P/1PSPP1N2/1KG2G3/LN5RL b Bb 1",
             '1i1h', no).
small_search("bn2+B2nl/r6n1/3+SpPgk1/6p1g/1p1pPS1pp/p1P3R2/1PSP1+p3/PKG5L/LN1s5 b L3Pgp 1",
             'P*3e', yes).

test(mistakes_are_confirmed,
     [ forall(small_search(Sfen, Usi, Mistake)), setup(weights_alone), cleanup(as_shipped),
       Marked == Mistake
     ]) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    move_usi(Move, Usi),
    in_own_directory(judged_move(Game, Move, [], [nodes(2000)], Judged)),
    judged_part(Judged, loss, Loss),
    judged_part(Judged, mark, Mark),
    (   memberchk(Mark, ['?', '??'])
    ->  Marked = yes,
        Loss >= 200
    ;   Marked = no,
        Loss < 200
    ).

%   No more is any other mark shown that deeper looks do not find: none of these has one, though a
%   look of 2,000 positions would give each of them `?!` or `!`.

not_marked("ln1g3nl/1ks3r2/3gpsbpp/pppp1p3/4P1pP1/P1P1S3P/1P1GSPP2/1BKG3R1/LN5NL w P 42", '7b8c').
not_marked("ln5n1/1kg3r2/1s1gp1bpl/pppp1ps1p/4P1pP1/P1P1SP1RP/1P1G1S3/1BKG5/LN5NL w 2P 56", '3b4b').
not_marked("ln2br1n1/1kg6/1s1g3pl/ppppsp2p/4P1pP1/PPPBSP1RP/2NG1SN2/2KG5/L7L w 2Pp 68", '5d4c').
not_marked("l1G3R2/1s+B1p4/k4+P2l/pppn1pSpp/3N2P2/PPsP3RP/3K2+p2/1+n7/L1N3B1L b GSP2g3p 173",
           '6g6h').

test(marks_are_confirmed, [forall(not_marked(Sfen, Usi)), Mark == none]) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    move_usi(Move, Usi),
    in_own_directory(judged_move(Game, Move, [], [nodes(2000)], Judged)),
    judged_part(Judged, mark, Mark).

%   What is asked about beside the move is in the lines too, and the order is that of the scores.

test(others_are_judged_alike, [setup(weights_alone), cleanup(as_shipped), Missing == []]) :-
    bishop(Usi),
    judged(Usi, move(93, 94), [move(13, 14)], [nodes(5000)], Judged),
    judged_part(Judged, lines, Lines),
    findall(Move,
            ( member(Move, [move(31, 22), move(93, 94), move(13, 14)]),
              \+ memberchk(line(_, _, [Move|_]), Lines)
            ),
            Missing),
    findall(Score, ( member(line(Score0, _, _), Lines), cut_score(Score0, Score) ), Scores),
    msort(Scores, Sorted),
    reverse(Sorted, Scores).

%   When the smaller search likes the move better than the best of the wider one, it is the best:
%   a loss is never below 0, and of 0 when the move is the best.

test(never_better_than_the_best, Wrong == []) :-
    findall(Move-Loss,
            ( game_usi(Game, "startpos moves 2g2f 8c8d 7g7f 8d8e 8h7g 3c3d"),
              game_position(Game, Position),
              legal_moves(Position, Moves),
              member(Move, Moves),
              in_own_directory(judged_move(Game, Move, [], [nodes(300)], Judged)),
              judged_part(Judged, loss, Loss),
              judged_part(Judged, best, Best),
              \+ ( Loss >= 0, ( Best \== Move ; Loss == 0 ) )
            ),
            Wrong).

%   The limits end the search before it comes to the move; in the second position there is much to
%   take and to check.

test(whatever_the_limits, [forall(ended_early(Usi, Move, Nodes)), true(Loss >= 0)]) :-
    judged(Usi, Move, [], [nodes(Nodes)], Judged),
    judged_part(Judged, loss, Loss).

test(same_again, First == Second) :-
    bishop(Usi),
    judged(Usi, move(93, 94), First),
    judged(Usi, move(93, 94), Second).

%   A mate is worth as much as there is: not to mate in one loses 2000 or less, and is no mistake
%   worth a mark where the game is won all the same.

test(won_all_the_same, [Loss, Mark] == [0, none]) :-
    judged("sfen 8k/6K1p/7G1/9/9/9/9/9/9 b 2R2G 1", drop(hi, 51), Judged),
    said(Judged, [_, Loss, Mark]).

%   Every other move loses 150 or more, and a look of two plies prefers one of those.

test(only_move_not_seen_at_once,
     [setup(weights_alone), cleanup(as_shipped), [Best, Mark] == [move(37, 45), !]]) :-
    judged("sfen 1r4k2/4g1g1+P/4s2p1/1bp1p1P1p/1p1l1p1P1/2P1PP1g1/1PSP2N2/1KG1s4/LN1L4R \c
            b SN3Pbnlp 1", move(37, 45), Judged),
    said(Judged, [Best, _, Mark]).

%   Moves that were to be judged beside it are, though they are not among the best three.

test(others_are_judged_beside_an_only_move,
     [setup(weights_alone), cleanup(as_shipped), Mark-Missing == (!)-[]]) :-
    game_usi(Game, "sfen 1r4k2/4g1g1+P/4s2p1/1bp1p1P1p/1p1l1p1P1/2P1PP1g1/1PSP2N2/1KG1s4/\c
                    LN1L4R b SN3Pbnlp 1"),
    maplist(move_usi, [Move|Others], ['3g4e', '9i9h', '8g8f']),
    judged_move(Game, Move, Others, [nodes(2000)], Judged),
    judged_part(Judged, mark, Mark),
    judged_part(Judged, lines, Lines),
    findall(Other,
            ( member(Other, Others), \+ member(line(_, _, [Other|_]), Lines) ),
            Missing).

test(cut, Cut == [-2000, 2000, 2000, -2000, 55]) :-
    findall(C, ( member(S, [cp(-2500), cp(2001), mate(3), mate(-2), cp(55)]), cut_score(S, C) ),
            Cut).

:- end_tests(marks).
