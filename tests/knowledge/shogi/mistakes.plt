:- encoding(utf8).
/*  What was wrong with a move: what it loses first, else what the best move would have done. */
:- module(test_mistakes, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/mistakes)).
:- use_module(tests(knowledge/own_directory)).

last_explained(Usi, Explained) :-
    game_usi(Game, Usi),
    in_own_directory(explained_moves([depth(3)], Game, [_]>>true, Moves)),
    last(Moves, Explained).

wrong(Usi, Mark-What-Of) :-
    last_explained(Usi, Explained),
    explained_mistake(Explained, Mistake),
    mistake_part(Mistake, mark, Mark),
    mistake_part(Mistake, what, What),
    mistake_part(Mistake, of, Of).

:- begin_tests(mistakes).

test(a_good_move_is_none, fail) :-
    wrong("startpos moves 7g7f", _).
test(a_piece_is_lost, Wrong == '??'-lost-um) :-
    wrong("startpos moves 7g7f 3c3d 8h3c+", Wrong).
test(it_runs_into_a_mate, Wrong == '??'-mate-none) :-
    wrong("sfen 4k4/9/4P4/9/9/9/p8/9/4K4 w G 1 moves 9g9h", Wrong).
test(a_mate_is_missed, Wrong == '??'-missed-mates) :-
    wrong("sfen 4k4/9/4P4/9/9/9/p8/9/4K4 b G 1 moves 5i4h", Wrong).

%   Dropped on 43 the knight forks king and rook, a motif of the knowledge base.

test(a_motif_is_missed, true) :-
    last_explained("sfen 4k1r2/9/9/9/9/9/9/9/4K4 b N 1 moves 5i5h", Explained),
    explained_mistake(Explained, Mistake),
    mistake_part(Mistake, loss, Loss),
    assertion(Loss >= 200),
    mistake_part(Mistake, motifs, Motifs),
    findall(Japanese, member(motif(_, Japanese, _), Motifs), Names),
    assertion(memberchk("ふんどしの桂", Names)).

:- end_tests(mistakes).
