% 早石田 (Quick Ishida): sente ranges the rook behind a pawn on 7五 and breaks at once, or waits.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△早石田対策', 12, "7g7f 3c3d 7f7e 8c8d 2h7h 8d8e 7e7d 7a7b 5i4h 7c7d").
joseki('△早石田対策', 12, "7g7f 3c3d 7f7e 8c8d 2h7h 8d8e 5i4h 7a6b 4h3h 5a4b").
joseki('▲石田流', 10, "7g7f 3c3d 7f7e 8c8d 2h7h 7a6b 6g6f 5a4b 7h7f 4b3b 7i7h").

% The king must leave its square before 7四歩.

bm(5-12, [ turn(sente), sente(78, hi), sente(75, fu), sente(59, ou), sente(88, ka), gote(22, ka), gote(73, fu),
           gote(85, fu), line('▲早石田') ], move(75, 74)).
