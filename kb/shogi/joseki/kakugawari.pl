% 角換わり (Bishop Exchange): the bishops are exchanged early, both kings stay on the left of their rooks.
%
% joseki(Line, Weight, Moves).

joseki('角換わり腰掛け銀', 45, "7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i6h 2b7g+ 6h7g 3a2b 3i3h 2b3c 4g4f 7a6b 3h4g 6c6d 5i6h 6b6c 3g3f 5a4b 2i3g 7c7d 9g9f 9c9d 1g1f 1c1d 4i4h 8a7c 2h2i 6a6b 6g6f 8b8a 4g5f 6c5d").
joseki('角換わり腰掛け銀', 35, "7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 4a3b 6i7h 2b7g+ 8h7g 3a2b 3i3h 2b3c 4g4f 7a6b 3h4g 6c6d 5i6h 6b6c 3g3f 5a4b").
joseki('角換わり腰掛け銀', 25, "2g2f 8c8d 7g7f 4a3b 6i7h 8d8e 8h7g 3c3d 7i6h 2b7g+ 6h7g 3a2b 3i3h 2b3c 4g4f 7a6b 3h4g 6c6d").
joseki('角換わり早繰り銀', 25, "7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i6h 2b7g+ 6h7g 3a2b 3i3h 2b3c 3g3f 7a6b 3h3g 6c6d 3g4f 6b6c").
joseki('角換わり棒銀', 15, "7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i6h 2b7g+ 6h7g 3a2b 2f2e 2b3c 3i3h 7a6b 3h2g 6c6d 2g2f 6b6c").
joseki('△一手損角換わり', 15, "7g7f 3c3d 2g2f 8c8d 6i7h 2b8h+ 7i8h 3a2b 3i3h 2b3c 8h7g 4a3b").
joseki('角換わり拒否', 12, "7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 4c4d 6i7h 3a4b 3i4h 4a3b").
