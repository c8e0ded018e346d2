% 原始棒銀 (Primitive Climbing Silver): the right silver climbs at once, and how to stand it.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△棒銀対策', 12, "2g2f 3c3d 2f2e 2b3c 3i3h 3a2b 3h2g 4a3b 2g3f 7a6b").
joseki('△棒銀対策', 12, "2g2f 3c3d 2f2e 2b3c 7g7f 4c4d 3i3h 3a3b 3h2g 8b4b").
joseki('△棒銀対策', 10, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i3h 3a3b 3h2g 8b4b").

% The bishop guards 2四 before the pawn gets there.

gm(4, [ turn(gote), sente(25, fu), sente(28, hi), sente(77, fu), gote(34, fu), gote(22, ka), empty(33), line('△棒銀対策') ],
   move(22, 33)).
