% パックマン (Pac-Man): gote offers the pawn on 4四 at move two; taking it is good for sente.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('▲パックマン対策', 12, "7g7f 4c4d 8h4d 3c3d 4d2b+ 3a2b 5i6h").
joseki('▲パックマン対策', 12, "7g7f 4c4d 8h4d 8b4b 4d5c+ 4b4g+ 7i8h 3c3d 4i5h 4g4b 5c4b 3a4b").
joseki('▲パックマン対策', 12, "7g7f 4c4d 8h4d 8b4b 4d5c+ 3c3d").

bm(2-4, [ turn(gote), sente(76, fu), sente(88, ka), empty(77), empty(66), empty(55), gote(22, ka), gote(33, fu),
          line('△パックマン') ], move(43, 44)).
