% 鬼殺し (Demon Slayer): the knight jumps out at once; calm defence wins the knight.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△鬼殺し対策', 12, "7g7f 3c3d 8i7g 8c8d 7g6e 6a6b 7f7e 6c6d 2h7h 6d6e 5i4h 7a7b").
joseki('△鬼殺し対策', 12, "7g7f 3c3d 8i7g 8c8d 7g6e 7a6b 7f7e 6c6d 2h7h 6d6e 5i4h 6b6c").
joseki('△鬼殺し対策', 8, "7g7f 3c3d 8i7g 7a6b 7g6e 5a4b 2h7h 6c6d 5i4h 6d6e").

% The knight that jumped cannot go back: gote attacks it with the pawn, whoever the two are.

gm(4-12, [ turn(gote), sente(65, ke), sente(75, fu), gote(63, fu), empty(64), gote(62, ki), gote(53, fu),
           line('鬼殺し対策') ], move(63, 64)).
gm(4-12, [ turn(gote), sente(65, ke), sente(75, fu), gote(63, fu), empty(64), gote(62, gi), gote(53, fu),
           line('鬼殺し対策') ], move(63, 64)).
bm(3-6, [ turn(sente), sente(76, fu), sente(88, ka), sente(79, gi), sente(69, ki), line('▲鬼殺し') ], move(89, 77)).
bm(5-8, [ turn(sente), sente(76, fu), sente(77, ke), sente(88, ka), sente(79, gi), sente(69, ki), gote(63, fu),
          empty(65), line('▲鬼殺し') ], move(77, 65)).
