% 横歩取り (Side Pawn): sente's rook takes the pawn on 3四, gote gets time and open lines for it.
%
% joseki(Line, Weight, Moves).

joseki('横歩取り', 45, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f 3a2b P*8g 8f8d").
joseki('横歩取り', 35, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f 8f8d 3f2f 3a2b P*8g 5a5b 5i5h").
joseki('青野流', 40, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 5i6h 5a4b").
joseki('相横歩取り', 15, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b8h+ 7i8h 8f7f 8h7g 7f7d 3d7d 7c7d").
joseki('横歩取り三三桂', 12, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2a3c 3d3f").
joseki('横歩取り', 10, "2g2f 3c3d 7g7f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f 3a2b").

% △４五角戦法 and its refutation.

joseki('▲四五角対策', 12, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b8h+ 7i8h P*2h 3i2h B*4e 3d2d P*2c B*7g 8f8h+ 7g8h 2c2d 8h1a+").

% A search of 300,000 positions would rather drop the bishop at once.

theory("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b8h+ 7i8h P*2h 3i2h B*4e 3d2d",
       "四五角戦法: a search of 4,000,000 positions finds it 116 behind 7七角, and sente 312 ahead by it").

bm(_, [ turn(gote), sente(34, hi), sente(28, gi), sente(88, gi), gote(86, hi), hand(gote, ka, 1), hand(sente, ka, 1),
        empty(45), line('△四五角戦法') ], drop(ka, 45)).
