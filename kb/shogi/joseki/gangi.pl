% 雁木 (Snow Roof): silvers on 6七 and 5七, or 4三 and 5三, before the king.
%
% joseki(Line, Weight, Moves). ▲ and △ say whose opening a line is.

joseki('△雁木', 22, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 5g5f 4b4c 5i6h 4a3b 7i7h 7a6b 4i5h 6a5b").
joseki('▲対雁木左美濃', 22, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 3g3f 4b4c 4h3g 4a3b 5i6h 7a6b 6h7h 8c8d 7i6h").
joseki('▲雁木', 18, "7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 6h6g 6c6d 6i7h 6b6c 5g5f 5a4b 4i5h 3a3b 3i4h").
