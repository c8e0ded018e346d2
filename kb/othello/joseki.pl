% Joseki of Othello: what to play in the opening, and what not to play.
%
% gm(N, K, M): the Nth move is M when the centre of the board is K before it. bm(N, K, M): it is not M.
% K is rows 2 to 7 of columns 2 to 7; 0 is empty, 1 white, 2 black; what may be anything is a variable.
% M is Row-Column. A fact holds for all eight images of its pattern.
%
% These are the joseki of figure 4-4 of the third paper. In the printed fourth one the move is 4.5 in
% our copy, a square that is taken; 4.6 is meant. What is learned is kept in the user's journal.

gm(1, _, 5-6).

gm(2, [ [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 1, 2, 0, 0],
        [0, 0, 2, 2, 2, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0] ], 6-4).

gm(4, [ [0, 0, 0, 0, 0, 0],
        [0,_V,_W, 0, 0, 0],
        [0,_X, 1, 2, 0, 0],
        [0,_Y, 2, 2, 2, 0],
        [0,_Z, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0] ], 4-6).

gm(6, [ [0, 0, 0, 0, 0, 0],
        [0,_V,_W, 0, 0, 0],
        [0,_X, 1, 2, 0, 0],
        [0,_Y, 2, 2, 2, 0],
        [0,_Z, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0] ], 4-6).
