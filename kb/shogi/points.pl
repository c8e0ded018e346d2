% What a piece on the board is worth, in centipawns, where motifs and exchanges ask who gains.
%
% points(Kind, Points). In hand a piece is worth as much as unpromoted on the board. The search has
% finer weights of its own (evaluation.pl).

points(fu, 100).
points(ky, 300).
points(ke, 350).
points(gi, 500).
points(ki, 550).
points(ka, 800).
points(hi, 1000).
points(to, 400).
points(ny, 450).
points(nk, 450).
points(ng, 500).
points(um, 1100).
points(ry, 1300).
