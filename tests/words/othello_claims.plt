:- encoding(utf8).
/*  What is said of a move of Othello: every kind of claim is a sentence in both languages. */
:- module(test_othello_claims, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/words/othello_claims)).
:- use_module(library(gunshi/words/reader)).

%   claim(?Claim, -English, -Japanese): of black's move at the start.

claim(claim(ends, [side(white), discs(4)]),
      "ends the game: white wins by 4", "これで終局、白の4石勝ち").
claim(claim(ends, [side(black), discs(0)]), "ends the game: a draw", "これで終局、引き分け").
claim(claim(takes_corner, [corners([1-1])]), "takes the corner a1", "隅のa1を取る").
claim(claim(gives_corner, [corners([1-1, 8-8])]),
      "lets white take the corners a1 and h8", "白に隅のa1とh8を取らせる").
claim(claim(leaves_corner, [corners([1-8])]),
      "white can take the corner h1 still", "白はまだ隅のh1を取れる").
claim(claim(guards_corner, [corners([1-8])]),
      "white can no longer take the corner h1", "白はもう隅のh1を取れない").
claim(claim(threatens_corner, [corners([1-8])]),
      "threatens to take the corner h1", "次に隅のh1を取る手を作る").
claim(claim(forces_pass, []), "leaves white no move: it must pass", "白は打てるマスがなくパス").
claim(claim(turns, [count(1)]), "turns 1 disc", "1石を返す").
claim(claim(turns, [count(3)]), "turns 3 discs", "3石を返す").
claim(claim(moves_left, [was(4), count(1)]),
      "white can then play on 1 square (4 before)", "白の打てるマスは1（前は4）").
claim(claim(stable, [was(1), count(4)]),
      "black then has at least 4 discs that can never be turned (1 before)",
      "黒の確定石は4以上（前は1）").
claim(claim(frontier, [was(1), count(6)]),
      "black then has 6 frontier discs, beside an empty square (1 before)",
      "黒の外に接する石は6（前は1）").
claim(claim(stable, [was(0), count(1)]),
      "black then has at least 1 disc that can never be turned (0 before)",
      "黒の確定石は1以上（前は0）").
claim(claim(frontier, [was(3), count(1)]),
      "black then has 1 frontier disc, beside an empty square (3 before)",
      "黒の外に接する石は1（前は3）").
claim(claim(motif, [words("くさび", "wedge"), source('kb/othello/motifs/edges.pl':5)]),
      "wedge (くさび)   kb/othello/motifs/edges.pl:5", "くさび   kb/othello/motifs/edges.pl:5").
claim(claim(expected, [score(-150), exact(false), line([3-4, pass])]),
      "expected: d3 pass   black -1.50 discs", "予想: d3 pass   黒 -1.50石").
claim(claim(expected, [score(400), exact(true), line([3-4])]),
      "expected: d3   black +4 discs at the end", "予想: d3   終局で黒 +4石").
claim(claim(best, []), "nothing better was found", "これより良い手は見つからない").
claim(claim(behind, [move(3-4), against(4-3), score(-100), other(250), exact(false)]),
      "d3 is 3.50 discs behind c4, searched 10 plies deep", "d3はc4に3.50石劣る（10手の読み）").
claim(claim(behind, [move(3-4), against(4-3), score(-200), other(400), exact(true)]),
      "d3 is 6 discs behind c4, read to the end of the game", "終局まで読むと、d3はc4に6石劣る").
claim(claim(behind, [move(3-4), against(4-3), score(0), other(100), exact(true)]),
      "d3 is 1 disc behind c4, read to the end of the game", "終局まで読むと、d3はc4に1石劣る").
claim(claim(loses_corner, [corners([8-8]), line([3-4, 8-8])]),
      "white gets the corner h8: d3 h8", "白に隅のh8を取られる: d3 h8").
claim(claim(misses_corner, [corners([8-8]), line([4-3, pass, 8-8])]),
      "black does not get the corner h8, as by c4 pass h8",
      "隅のh8を取れない。c4 pass h8なら黒が取る").
claim(claim(must_pass, [line([3-4, 3-3, pass])]),
      "black must pass: d3 c3 pass", "黒がパスになる: d3 c3 pass").
claim(claim(fewer_passes, [count(1), other(3), against(4-3)]),
      "white must pass once in its line, 3 times in that of c4", "白のパスは1回（c4なら3回）").
claim(claim(more_moves, [count(9), other(4)]),
      "leaves white 9 moves instead of 4", "白の打てるマスを9にする（最善なら4）").
claim(claim(more_moves, [count(1), other(0)]),
      "leaves white 1 move instead of 0", "白の打てるマスを1にする（最善なら0）").
claim(claim(fewer_moves, [count(1), other(5), line([3-4, 3-3])]),
      "leaves black 1 move instead of 5: d3 c3", "黒の打てるマスが1になる（最善なら5）: d3 c3").
claim(claim(fewer_moves, [count(2), other(5), line([3-4, 3-3])]),
      "leaves black 2 moves instead of 5: d3 c3", "黒の打てるマスが2になる（最善なら5）: d3 c3").
claim(claim(shape, [word(stable), count(-3), other(1)]),
      "at the end of the line expected, black less white in stable discs: -3 instead of 1",
      "予想の終わりでの差（黒から白を引く）: 確定石は-3（最善なら1）").

text(Language, Claim, Text) :-
    othello_start(Start),
    setup_call_cleanup(set_reader_language(Language),
                       othello_claim_text(Start, Claim, Text),
                       set_reader_language(en)).

:- begin_tests(othello_claims).

test(english, [forall(claim(Claim, English, _)), Text == English]) :-
    text(en, Claim, Text).
test(japanese, [forall(claim(Claim, _, Japanese)), Text == Japanese]) :-
    text(ja, Claim, Text).

:- end_tests(othello_claims).
