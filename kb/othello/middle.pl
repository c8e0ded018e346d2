% The middle game and the ending of the player otl: what the third paper leaves to "the next occasion".
%
% te(Now, M) as in strategy.pl; these are tried before the clauses there. Up to the middle game otl plays
% the paper's opening, as the player paper does to its end. Beside the words of strategy.pl, and the
% relations of Othello (mobility, frontier, wedge ...), conditions may use:
%
%   sakiyomi(Now, P, W, M)     looked at P plies ahead, by what words and shapes are worth (atai, below;
%                              katachi, shapes.pl), M is at
%                              most W hundredths of a disc worse than the best move; the best first
%   yomikiri(Now, M)           M has the best result, read to the end of the game, from 20 empty squares on
%   kakugen(Now, J, E)         the saying, in Japanese and English, that the reason shows
%
% The matches by which these stand are in docs/log.md.

chuban(Now) :- player(Now, otl), empties(Now, Empties), chuban_kara(From), Empties =< From.

% The opening is short, twelve moves: what J plays after them is half of the time a disc worse than the best
% move, or more (gunshi othello experiment j).

chuban_kara(48).

% What was learned goes on to hold.

te(Now, M) :-
    chuban(Now), joseki_ga_aru(Now, M).

% The ending. With few squares empty the rest of the game is read out.

te(Now, M) :-
    chuban(Now), yomikiri_kara(From), empties(Now, Empties), Empties =< From, yomikiri(Now, M),
    kakugen(Now, "終盤は読み切る", "the ending is read out").

yomikiri_kara(14).

% Sayings, each for a move that looking ahead finds good enough. They tell what is played for; allowed
% nothing, yurusu(0), otl is as strong.

yoi(Now, M) :- sakiyomi_te(Plies), yurusu(Within), sakiyomi(Now, Plies, Within, M).

sakiyomi_te(7).
yurusu(100).

te(Now, M) :-
    chuban(Now), takes_corner(Now, M, _), yoi(Now, M),
    kakugen(Now, "隅は取れるときに取る", "a corner is taken when it can be").

te(Now, M) :-
    chuban(Now), mover(Now, Me), wedge(Now, Me, M), yoi(Now, M),
    kakugen(Now, "辺にはくさびを打つ", "drive a wedge into the edge").

te(Now, M) :-
    chuban(Now), mover(Now, Me), opponent(Me, You), yoi(Now, M),
    after(Now, M, Then), may_play(Then, You, _),
    \+ ( may_play(Then, You, Calm), \+ gives_corner(Then, Calm, _) ),
    kakugen(Now, "安全な手を残さない", "leave the other no safe move").

te(Now, M) :-
    chuban(Now), empties(Now, Empties), Empties > 28, yoi(Now, M),
    turns_count(Now, M, 1), openness(Now, M, Open), Open =< 1,
    kakugen(Now, "中割りを打つ", "turn one disc, inside the others").

te(Now, M) :-
    chuban(Now), empties(Now, Empties), Empties =< 20, yoi(Now, M),
    odd_region(Now, M), regions(Now, _, Even), Even > 0,
    kakugen(Now, "奇数の空きから打つ", "play into an odd region").

% Without a saying, what comes out best.

te(Now, M) :-
    chuban(Now), sakiyomi_te(Plies), sakiyomi(Now, Plies, 0, M),
    kakugen(Now, "先を読んで良い形を選ぶ", "the best shape, looking ahead").

% What the words are worth. atai(Word, Empties, Value): with so many empty squares one more of it than the
% other side has is worth Value hundredths of a disc at the end of the game; between two facts in
% proportion. Each counts beside all others: a wing has a disc on a C square too, and a corner is stable.
%
%   mover         to have to move                    x_square    a disc diagonally beside an empty corner
%   mobility      a square to play on                c_square    a disc beside one along the edge
%   frontier      a disc beside an empty square      wing        five discs on an edge from a C square on
%   stable        a disc that cannot be turned       balanced    four or six in the middle of an edge
%   corner        a disc on a corner                 wedge       a square for a wedge
%   takes_corner  a corner that could be taken

% gunshi othello values --games 25000 --seed 1: fitted to 632,358 positions, error 13.73 discs;
% on 69,257 others 13.82, that of the engine's evaluation 12.20.
atai(mover, 40, -260).
atai(mover, 30, -250).
atai(mover, 20, -240).
atai(mover, 10, -90).
atai(mobility, 40, 110).
atai(mobility, 30, 90).
atai(mobility, 20, 80).
atai(mobility, 10, 190).
atai(frontier, 40, -170).
atai(frontier, 30, -150).
atai(frontier, 20, -130).
atai(frontier, 10, -60).
atai(stable, 40, 330).
atai(stable, 30, 170).
atai(stable, 20, 120).
atai(stable, 10, 100).
atai(corner, 40, 1490).
atai(corner, 30, 1140).
atai(corner, 20, 810).
atai(corner, 10, 160).
atai(takes_corner, 40, 190).
atai(takes_corner, 30, 570).
atai(takes_corner, 20, 360).
atai(takes_corner, 10, 290).
atai(x_square, 40, -1400).
atai(x_square, 30, -420).
atai(x_square, 20, -230).
atai(x_square, 10, 20).
atai(c_square, 40, -490).
atai(c_square, 30, -160).
atai(c_square, 20, -120).
atai(c_square, 10, -30).
atai(wing, 40, 1280).
atai(wing, 30, 380).
atai(wing, 20, 230).
atai(wing, 10, 10).
atai(balanced, 40, 900).
atai(balanced, 30, 590).
atai(balanced, 20, 350).
atai(balanced, 10, 190).
atai(wedge, 40, 480).
atai(wedge, 30, 540).
atai(wedge, 20, 440).
atai(wedge, 10, 240).
