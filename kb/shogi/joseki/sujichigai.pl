% 筋違い角 (Wrong-Diagonal Bishop): sente exchanges bishops at once and wins the pawn on 3四 with a dropped one.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△筋違い角対策', 12, "7g7f 3c3d 8h2b+ 3a2b B*4e 7a7b 4e3d 4a3b 5i6h 7c7d 3d5f 6c6d").
joseki('△筋違い角対策', 10, "7g7f 3c3d 8h2b+ 3a2b B*4e 7a6b 4e3d 4a3b 5i6h 6c6d").
