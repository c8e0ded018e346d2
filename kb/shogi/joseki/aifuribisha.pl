% 相振り飛車 (Double Ranging Rook): both rooks leave their file.
%
% joseki(Line, Weight, Moves).

joseki('相振り飛車', 15, "7g7f 3c3d 6g6f 8b3b 8h7g 3d3e 2h8h 5a6b 5i4h 6b7b 8g8f 7a6b").
joseki('相振り飛車', 15, "7g7f 3c3d 6g6f 8b3b 7i7h 3d3e 2h6h 5a6b 5i4h 6b7b 7h6g 7a6b").
joseki('相振り飛車', 12, "7g7f 3c3d 7f7e 8b3b 2h7h 5a6b 5i4h 6b7b 4h3h 7b8b").

% As 7五歩 before it, kb/shogi/joseki/sankenbisha.pl.

theory("7g7f 3c3d 7f7e 8b3b", "相三間飛車: a search of 4,000,000 positions finds it 130 behind the best move, no more").
