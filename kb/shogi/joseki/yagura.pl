% 矢倉 (Yagura): both sides close the bishop's diagonal and wall the king in behind a silver on 7七 and 3三.
%
% joseki(Line, Weight, Moves).

joseki('矢倉', 40, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 6i7h 5a4a 5i6i 6a5b 6h7g 4b3c 8h7i 2b3a 3g3f 4c4d 5h6g 7c7d").
joseki('矢倉', 40, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 6i7h 5a4a 5i6i 6a5b 3g3f 4c4d 6g6f 4b3c 8h7i 2b3a 5h6g 7c7d").
joseki('矢倉三七銀', 30, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 6i7h 5a4a 5i6i 6a5b 3g3f 4c4d 6g6f 4b3c 8h7i 2b3a 5h6g 7c7d 4h3g 3a6d 7i6h 5b4c 6i7i 4a3a 7i8h 3a2b").
joseki('森下システム', 15, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 6i7h 5a4a 5i6i 6a5b 3g3f 4c4d 6g6f 4b3c 8h7i 2b3a 5h6g 7c7d 7i6h 5b4c 6i7i 3a4b 7i8h 4a3a").
joseki('△矢倉急戦', 20, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 7c7d 3i4h 3a4b 6i7h 4a3b 2f2e 4b3c").
joseki('△左美濃急戦', 20, "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 5g5f 7c7d 6i7h 6c6d 2g2f 8a7c 3i4h 3a4b").
joseki('矢倉', 20, "7g7f 3c3d 6g6f 8c8d 7i6h 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 6i7h 5a4a 5i6i 6a5b 6h7g 4b3c 8h7i 2b3a 3g3f 4c4d 5h6g 7c7d").
