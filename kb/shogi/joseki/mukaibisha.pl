% 向かい飛車 (Opposing Rook) on either side, and the static rook against it.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△向かい飛車', 18, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 8b2b 5i6h 5a6b 6h7h 6b7b 7i6h 7b8b 5g5f 7a7b 4i5h 3a3b").
joseki('▲向かい飛車', 18, "7g7f 3c3d 6g6f 8c8d 8h7g 8d8e 2h8h 7a6b 7i7h 5a4b 5i4h 4b3b 4h3h 5c5d 3h2h 6a5b 3i3h").
joseki('△居飛車対向かい飛車', 15, "7g7f 8c8d 6g6f 8d8e 8h7g 7a6b 2h8h 3c3d 7i7h 5a4b 5i4h 4b3b 4h3h 6a5b").
