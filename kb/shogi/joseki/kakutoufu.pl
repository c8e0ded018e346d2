% 角頭歩 (the pawn before the bishop): sente pushes 8六歩 with the bishop behind it.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△角頭歩対策', 10, "7g7f 3c3d 8g8f 5a4b 6i7h 7a6b 3g3f 8c8d").
joseki('△角頭歩対策', 10, "7g7f 8c8d 8g8f 8d8e 8f8e 8b8e 6i7h 5a4b P*8g").

% Gote's rook takes the pawn or the file.

bm(1-6, [ turn(sente), sente(87, fu), sente(88, ka), sente(28, hi), gote(82, hi), line('▲角頭歩') ], move(87, 86)).
