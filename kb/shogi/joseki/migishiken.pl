% 右四間飛車 (Right Fourth File Rook): rook, silver and knight aim at one point, and how to meet it.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△右四間飛車', 14, "7g7f 3c3d 6g6f 6c6d 2h6h 8b6b 7i7h 7a7b 5i4h 5a4b 4h3h 4b3b 3h2h 7b6c 3i3h 6c5d 7h6g").
joseki('▲右四間飛車', 10, "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 4g4f 5a6b 4h4g 6b7b 4g5f 7b8b 2h4h 7a7b 5i6h 3a3b 6h7h").
