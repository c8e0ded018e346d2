% Lines as 671 games of professionals have them: how many games went so far by moves that were played at
% least 20 times in their positions.
%
% Derived: gunshi query "derive_joseki(['pro.usi'], [], _F), write_joseki('counts.pl', \"\", _F)"
%
% joseki(Line, Count, Moves).

joseki(実戦, 1, "2g2f").
joseki(実戦, 2, "2g2f 3c3d").
joseki(実戦, 7, "2g2f 3c3d 7g7f").
joseki(実戦, 8, "2g2f 3c3d 7g7f 4c4d 2f2e 2b3c 3i4h").
joseki(実戦, 1, "2g2f 3c3d 7g7f 4c4d 3i4h").
joseki(実戦, 3, "2g2f 3c3d 7g7f 4c4d 3i4h 3a3b").
joseki('△四間飛車', 3, "2g2f 3c3d 7g7f 4c4d 3i4h 3a3b 5g5f 8b4b 5i6h 5a6b 6h7h").
joseki(実戦, 3, "2g2f 3c3d 7g7f 4c4d 3i4h 3a4b").
joseki(横歩取り, 1, "2g2f 3c3d 7g7f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d").
joseki(横歩取り, 1, "2g2f 3c3d 7g7f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c").
joseki(横歩取り, 1, "2g2f 3c3d 7g7f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f").
joseki(相掛かり, 7, "2g2f 8c8d").
joseki(相掛かり, 2, "2g2f 8c8d 2f2e").
joseki(相掛かり, 4, "2g2f 8c8d 2f2e 8d8e").
joseki(相掛かり, 2, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b").
joseki(相掛かり, 2, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d").
joseki(相掛かり, 4, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c").
joseki(相掛かり, 8, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f").
joseki(相掛かり, 22, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a6b").
joseki(相掛かり, 8, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a7b").
joseki(相掛かり, 21, "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a7b 1g1f 1c1d").
joseki(実戦, 5, "7g7f").
joseki(実戦, 14, "7g7f 3c3d").
joseki(実戦, 33, "7g7f 3c3d 2g2f").
joseki(実戦, 2, "7g7f 3c3d 2g2f 4c4d").
joseki(実戦, 1, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c").
joseki(実戦, 25, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h").
joseki(実戦, 21, "7g7f 3c3d 2g2f 4c4d 3i4h").
joseki(実戦, 12, "7g7f 3c3d 2g2f 4c4d 3i4h 3a3b").
joseki(実戦, 13, "7g7f 3c3d 2g2f 4c4d 3i4h 3a3b 5g5f").
joseki('△四間飛車', 1, "7g7f 3c3d 2g2f 4c4d 3i4h 3a3b 5g5f 8b4b").
joseki('△四間飛車', 5, "7g7f 3c3d 2g2f 4c4d 3i4h 3a3b 5g5f 8b4b 5i6h").
joseki('△四間飛車', 19, "7g7f 3c3d 2g2f 4c4d 3i4h 3a3b 5g5f 8b4b 5i6h 5a6b 6h7h").
joseki(実戦, 26, "7g7f 3c3d 2g2f 4c4d 3i4h 3a4b").
joseki(実戦, 2, "7g7f 3c3d 2g2f 8c8d").
joseki(実戦, 1, "7g7f 3c3d 2g2f 8c8d 2f2e").
joseki(実戦, 1, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d").
joseki(実戦, 1, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f").
joseki(横歩取り, 4, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d").
joseki(横歩取り, 1, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c").
joseki(横歩取り, 19, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f").
joseki(実戦, 32, "7g7f 3c3d 6g6f").
joseki(実戦, 33, "7g7f 8c8d").
joseki(実戦, 14, "7g7f 8c8d 2g2f").
joseki(実戦, 11, "7g7f 8c8d 2g2f 8d8e").
joseki(実戦, 18, "7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h").
joseki(実戦, 32, "7g7f 8c8d 5g5f").
joseki(矢倉, 2, "7g7f 8c8d 7i6h 3c3d 6g6f").
joseki(矢倉, 10, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b").
joseki(矢倉, 6, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f").
joseki(矢倉, 4, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f 5c5d 3i4h 3a4b").
joseki(矢倉, 1, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h").
joseki(矢倉, 18, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b").
joseki(矢倉, 18, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 5h6g").
joseki(矢倉, 18, "7g7f 8c8d 7i6h 3c3d 6h7g").
joseki(矢倉, 3, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h").
joseki(矢倉, 11, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b").
joseki(矢倉, 7, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h").
joseki(矢倉, 2, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d").
joseki(矢倉, 7, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d 5g5f 5a4a").
joseki(矢倉, 1, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d 5g5f 5a4a 5i6i").
joseki(矢倉, 2, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d 5g5f 5a4a 5i6i 6a5b").
joseki(矢倉, 1, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d 5g5f 5a4a 5i6i 6a5b 3g3f").
joseki(矢倉, 1, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d 5g5f 5a4a 5i6i 6a5b 3g3f 7c7d").
joseki(矢倉, 1, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d 5g5f 5a4a 5i6i 6a5b 3g3f 7c7d 4i5h").
joseki(矢倉, 10, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5c5d 5g5f 5a4a 5i6i 6a5b 3g3f 7c7d 4i5h 4b3c").
joseki(矢倉, 9, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 3i4h").
joseki(矢倉, 6, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 3i4h 3a4b").
joseki(矢倉, 23, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 3i4h 3a4b 5g5f").
joseki(矢倉, 23, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 5g5f").
joseki(実戦, 25, "7g7f 8c8d 7i7h 3c3d").
