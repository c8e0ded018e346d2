% 相掛かり (Double Wing Attack): both sides push the rook's pawn; the bishops' diagonals stay closed at first.
%
% joseki(Line, Weight, Moves).

joseki('相掛かり引き飛車', 30, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h 7a7b 3i3h 8e8f 8g8f 8b8f P*8g 8f8b").
joseki('相掛かり棒銀', 20, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h 7a7b 3i3h 8e8f 8g8f 8b8f P*8g 8f8b 3h2g 3c3d 2g2f").
joseki('相掛かり浮き飛車', 30, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a7b 1g1f 1c1d 3i3h 3c3d 7g7f 8e8f 8g8f 8b8f P*8g 8f8d 3g3f 5a4b").
joseki('相掛かり', 40, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i3h 7a7b 9g9f 9c9d 5i6h 3c3d").
joseki('相掛かり', 30, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i3h 7a7b 1g1f 1c1d 9g9f 9c9d 5i6h 5a5b").
joseki('相掛かり', 15, "2g2f 8c8d 6i7h 4a3b 2f2e 8d8e 2e2d 2c2d 2h2d P*2c 2d2h 7a7b 3i3h").
joseki('ひねり飛車', 12, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a6b 9g9f 3c3d 7g7f 6c6d 3i3h 5a4b 7f7e 6b6c 5i4h 1c1d 4h3i 6a5b 2f7f").
