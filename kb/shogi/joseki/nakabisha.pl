% 中飛車 (Central Rook) on either side, and the static rook against it.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△ゴキゲン中飛車', 22, "7g7f 3c3d 2g2f 5c5d 2f2e 8b5b 3i4h 5d5e 5i6h 2b3c 3g3f 5a6b 4h3g 6b7b 3g4f 3a3b").
joseki('▲超速', 25, "7g7f 3c3d 2g2f 5c5d 2f2e 8b5b 3i4h 5d5e 5i6h 2b3c 3g3f 5a6b 4h3g 6b7b 3g4f 3a4b 6h7h 7b8b 7i6h").
joseki('▲丸山ワクチン', 15, "7g7f 3c3d 2g2f 5c5d 2f2e 8b5b 8h2b+ 3a2b 7i6h 5a6b 5i4h").
joseki('▲中飛車', 22, "7g7f 8c8d 5g5f 8d8e 8h7g 5c5d 2h5h 7a6b 7i6h 5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 3c3d 3i3h").
joseki('▲中飛車', 20, "5g5f 8c8d 7g7f 8d8e 8h7g 5c5d 2h5h 7a6b 7i6h 5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 3c3d 3i3h").
joseki('△居飛車対中飛車', 15, "7g7f 3c3d 5g5f 8c8d 2h5h 5a4b 5f5e 4b3b 5i4h 7a6b 4h3h 6a5b 3h2h").
