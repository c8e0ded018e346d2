% 四間飛車 (Fourth File Rook) on either side, and the static rook against it.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△四間飛車', 25, "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 4i5h 7a7b 9g9f 9c9d 2f2e 2b3c 3g3f 3a3b").
joseki('▲居飛車穴熊', 30, "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 8h7g 7a7b 2f2e 2b3c 4i5h 3a3b 7h8h 4a5b 9i9h 6c6d 8h9i 7c7d 7i8h").
joseki('▲左美濃', 15, "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 8g8f 7a7b 7h8g 3a3b 7i7h 2b3c 2f2e 4a5b 4i5h").
joseki('▲斜め棒銀', 15, "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 4i5h 7a7b 9g9f 9c9d 2f2e 2b3c 3g3f 3a3b 4h3g 3b4c 3g4f 4a5b").
joseki('▲四間飛車', 25, "7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 1g1f 1c1d 7i7h 5a4b 5i4h 4b3b 3i3h 5c5d 4h3i 6a5b 3i2h 8d8e 8h7g").
joseki('▲四間飛車', 20, "7g7f 8c8d 6g6f 3c3d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 7i7h 8d8e 8h7g").
joseki('△居飛車穴熊', 20, "7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 7i7h 8d8e 8h7g 2b3c 6i5h 3b2b 7h6g 1a1b").
joseki('△角交換四間飛車', 12, "7g7f 3c3d 2g2f 8b4b 2f2e 5a6b 5i6h 2b8h+ 7i8h 3a2b").
