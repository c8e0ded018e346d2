% The middle game and the ending, which the third paper leaves to "the next occasion".

chuban(Now) :- player(Now, otl), empties(Now, Empties), chuban_kara(From), Empties =< From.
chuban_kara(48).
yomikiri_kara(14).
sakiyomi_te(7).

te(Now, M) :-
    chuban(Now), joseki_ga_aru(Now, M).
te(Now, M) :-
    chuban(Now), yomikiri_kara(From), empties(Now, Empties), Empties =< From,
    kakugen(Now, "終盤は読み切る", "the ending is read out"), yomikiri(Now, M).
te(Now, M) :-
    chuban(Now), sakiyomi_te(Plies), sakiyomi(Now, Plies, 0, M),
    kakugen(Now, "先を読む", "what comes out best").

atai(mover, 52, -230).
atai(mover, 40, -250).
atai(mover, 28, -220).
atai(mover, 16, -210).
atai(mover, 4, -10).
atai(mobility, 52, 100).
atai(mobility, 40, 110).
atai(mobility, 28, 90).
atai(mobility, 16, 110).
atai(mobility, 4, 200).
atai(frontier, 52, -170).
atai(frontier, 40, -160).
atai(frontier, 28, -150).
atai(frontier, 16, -100).
atai(frontier, 4, -50).
atai(stable, 52, 480).
atai(stable, 40, 350).
atai(stable, 28, 160).
atai(stable, 16, 110).
atai(stable, 4, 100).
atai(corner, 52, 1170).
atai(corner, 40, 1330).
atai(corner, 28, 1040).
atai(corner, 16, 590).
atai(corner, 4, 70).
atai(x_square, 52, -2130).
atai(x_square, 40, -1210).
atai(x_square, 28, -450).
atai(x_square, 16, -120).
atai(x_square, 4, 90).
atai(c_square, 52, -890).
atai(c_square, 40, -450).
atai(c_square, 28, -220).
atai(c_square, 16, -120).
atai(c_square, 4, 0).
atai(takes_corner, 52, 10).
atai(takes_corner, 40, 290).
atai(takes_corner, 28, 400).
atai(takes_corner, 16, 350).
atai(takes_corner, 4, 250).
atai(wing, 52, 1070).
atai(wing, 40, 1050).
atai(wing, 28, 400).
atai(wing, 16, 160).
atai(wing, 4, -30).
atai(wedge, 52, 240).
atai(wedge, 40, 570).
atai(wedge, 28, 480).
atai(wedge, 16, 330).
atai(wedge, 4, 210).
atai(balanced, 52, 910).
atai(balanced, 40, 860).
atai(balanced, 28, 500).
atai(balanced, 16, 330).
atai(balanced, 4, 180).
