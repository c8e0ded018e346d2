% カニ囲い (Crab castle).
% Quickly built; an early stage of fortresses too.

komagumi_plan(kani, "カニ囲い", "Crab castle").

makuhyou(kani, 35, 76, 66).                 % ７六歩
makuhyou(kani, 13, 68, 58).                 % ６八銀
makuhyou(kani, 31, 56, 55).                 % ５六歩
makuhyou(kani, 9, 78, 54).                  % ７八金
makuhyou(kani, 7, 58, 52).                  % ５八金
makuhyou(kani, 1, 69, 48).                  % ６九玉
