% Castles (囲い): which pieces of a side, where, make one.
%
% castle(Name, Japanese, English, Pieces).
%
% Pieces are Kind-Square as sente sees them; gote's castle is the same, turned round. All of them
% must stand, whatever else is on the board. Of several castles that stand the one with most pieces
% counts, then the one that is written first. A name may have several shapes.
%
% The squares come from the table castle.yaml of mizar/sylwi-kifu-vue (MIT).

castle(migi_yagura, "右矢倉", "Right Fortress",
       [ou-28, gi-37, ki-38, ki-47]).
castle(hon_mino, "本美濃囲い", "Full Mino",
       [ou-28, gi-38, ki-49, ki-58]).
castle(taka_mino, "高美濃囲い", "High Mino",
       [ou-28, gi-38, ki-49, ki-47]).
castle(gin_mino, "銀美濃囲い", "Silver Mino",
       [ou-28, gi-38, ki-49, gi-58]).
castle(kin_mino, "金美濃囲い", "Gold Mino",
       [ou-28, ki-38, gi-48]).
castle(diamond_mino, "ダイアモンド美濃", "Diamond Mino",
       [ou-28, gi-38, ki-49, ki-58, gi-47]).
castle(kimura_mino, "木村美濃", "Kimura Mino",
       [ou-28, ki-38, gi-47]).
castle(hirame, "ヒラメ", "Flounder",
       [ou-28, gi-38, ki-49, ki-59]).
castle(kata_mino, "片美濃囲い", "Half Mino",
       [ou-28, gi-38, ki-49]).
castle(furi_ginkan, "振り飛車銀冠", "Ranging-Rook Silver Crown",
       [ou-28, gi-27, ki-38, ki-47]).
castle(furi_ginkan, "振り飛車銀冠", "Ranging-Rook Silver Crown",
       [ki-38, gi-27]).
castle(furi_kata_ginkan, "振り飛車片銀冠", "Ranging-Rook Half Silver Crown",
       [ou-28, gi-27, ki-38]).
castle(furi_ginkan_anaguma, "振り飛車銀冠穴熊", "Ranging-Rook Silver-Crown Bear-in-the-hole",
       [ou-19, ky-18, ke-29, gi-27, ki-38]).
castle(furi_anaguma, "振り飛車穴熊", "Ranging-Rook Bear-in-the-hole",
       [ou-19, ky-18, ke-29]).
castle(hayagakoi, "早囲い", "Fast castle",
       [ou-38, gi-48, ki-49]).
castle(kinmusou, "金無双", "Peerless Golds",
       [ou-38, ki-58, ki-48, gi-28]).
castle(kinmusou, "金無双", "Peerless Golds",
       [ou-38, ki-58, ki-48, gi-39]).
castle(kintaden, "金多伝", "Kintaden",
       [ou-38, gi-46, ki-47, ki-48, ke-37]).
castle(gintaden, "銀多伝", "Gintaden",
       [ou-38, gi-46, gi-47, ki-48, ke-37]).
castle(yagura, "金矢倉", "Gold Fortress",
       [ou-88, ki-78, gi-77, ki-67]).
castle(kani, "カニ囲い", "Crab castle",
       [ou-69, ki-78, gi-68, ki-58]).
castle(gin_yagura, "銀矢倉", "Silver Fortress",
       [ou-88, ki-78, gi-77, gi-67]).
castle(kata_yagura, "片矢倉", "Half Fortress",
       [ou-78, gi-77, ki-67, ki-68]).
castle(bonanza, "ボナンザ囲い", "Bonanza castle",
       [ou-78, gi-77, ki-68, ki-58]).
castle(doi_yagura, "土井矢倉", "Doi Fortress",
       [ou-78, gi-77, ki-67, ki-58, gi-47]).
castle(sou_yagura, "総矢倉", "Complete Fortress",
       [ou-88, ki-78, gi-77, ki-67, gi-57]).
castle(hishi_yagura, "菱矢倉", "Rhombus Fortress",
       [ou-88, ki-78, gi-77, ki-67, gi-66]).
castle(gintachi_yagura, "銀立ち矢倉", "Standing-Silver Fortress",
       [ou-88, ki-78, ki-67, gi-76]).
castle(kikusui_yagura, "菊水矢倉", "Chrysanthemum Fortress",
       [ou-89, ki-78, gi-88, ki-67, ke-77]).
castle(hekomi_yagura, "凹み矢倉", "Hollow Fortress",
       [ou-88, ki-78, gi-77, ki-68]).
castle(kabuto_yagura, "兜矢倉", "Helmet Fortress",
       [ou-68, gi-77, ki-78, ki-58]).
castle(nagare_yagura, "流れ矢倉", "Flowing Fortress",
       [ou-88, ki-78, ki-67, gi-57]).
castle(shikaku_kin_yagura, "四角金矢倉", "Square Gold Fortress",
       [ou-88, gi-77, ki-78, ki-67, gi-68]).
castle(shikaku_gin_yagura, "四角銀矢倉", "Square Silver Fortress",
       [ou-88, gi-77, ki-78, gi-67, ki-68]).
castle(ryuusen_yagura, "流線矢倉", "Streamlined Fortress",
       [ou-89, gi-88, ke-77, ki-78, ki-67, gi-57]).
castle(ginkan, "銀冠", "Silver Crown",
       [ou-88, gi-87, ki-78, ki-67]).
castle(ginkan_anaguma, "銀冠穴熊", "Silver-Crown Bear-in-the-hole",
       [ou-99, ky-98, ke-89, gi-87, ki-78]).
castle(kata_ginkan, "片銀冠", "Half Silver Crown",
       [ou-88, gi-87, ki-78]).
castle(anaguma, "穴熊", "Bear-in-the-hole",
       [ou-99, ky-98]).
castle(yagura_anaguma, "矢倉穴熊", "Fortress Bear-in-the-hole",
       [ou-99, ky-98, ke-89, gi-77, ki-78, ki-67]).
castle(kanzen_anaguma, "完全穴熊", "Complete Bear-in-the-hole",
       [ou-99, ky-98, ke-89, gi-88, ki-77, ki-78]).
castle(matsuo_anaguma, "松尾流穴熊", "Matsuo Bear-in-the-hole",
       [ou-99, ky-98, ke-89, gi-88, gi-79, ki-78, ki-67]).
castle(big4, "ビッグ４", "Big Four Anaguma",
       [ou-99, ky-98, ke-89, ki-88, ki-78, gi-87, gi-77]).
castle(millennium, "ミレニアム", "Millennium",
       [ou-89, ke-77, gi-88, ki-79, ki-78]).
castle(funagakoi, "船囲い", "Boat castle",
       [ou-78, ka-88, gi-79, ki-69, ki-58]).
castle(funagakoi_68gin, "６八銀型船囲い", "Boat castle, silver on 6八",
       [ou-78, ka-88, gi-68, ki-69, ki-49]).
castle(funagakoi_57gin_l, "５七銀左型船囲い", "Boat castle, left silver on 5七",
       [ou-78, ka-88, gi-57, ki-69, ki-58, gi-48]).
castle(funagakoi_57gin_r, "５七銀右型船囲い", "Boat castle, right silver on 5七",
       [ou-78, ka-88, gi-68, ki-69, gi-57, ki-58]).
castle(hakoiri_musume, "箱入り娘", "Sheltered Daughter",
       [ou-78, gi-79, ki-69, ki-68]).
castle(cement, "セメント囲い", "Cement castle",
       [ou-78, gi-67, gi-57, ki-68, ki-58]).
castle(elmo, "elmo囲い", "Elmo castle",
       [ou-78, ka-88, ki-79, gi-68]).
castle(hidari_mino, "左美濃", "Left Mino",
       [ou-88, gi-78, ki-69]).
castle(tenshukaku_mino, "天守閣美濃", "Castle-tower Mino",
       [ou-87, ka-88, gi-78, ki-69, ki-58]).
castle(nimaigin_gangi, "二枚銀雁木", "Two-silver Snow Roof",
       [ki-78, gi-67, gi-57]).
castle(tunogin_gangi, "ツノ銀雁木", "Horned-silver Snow Roof",
       [ki-78, ki-58, gi-67, gi-47]).
castle(ureshino, "嬉野流", "Ureshino style",
       [gi-68, ka-79]).
castle(shin_ureshino, "新嬉野流", "New Ureshino style",
       [gi-57, fu-56]).
castle(nakazumai, "中住まい", "Central House",
       [ou-58, ki-38, ki-78]).
castle(nakahara, "中原囲い", "Nakahara castle",
       [ou-69, ki-59, gi-48, ki-78]).
castle(yonenagagyoku, "米長玉", "Yonenaga king",
       [ou-98, ky-99, gi-87, ki-78]).
castle(kushikatsu, "串カツ囲い", "Kushikatsu castle",
       [ou-98, ky-99, gi-88, ki-79, ki-78]).
castle(kazaguruma, "風車", "Windmill",
       [ke-77, gi-67, ki-78, ke-37, gi-47]).
castle(ichigo, "イチゴ囲い", "Strawberry castle",
       [ou-68, ki-78, ki-58, gi-79]).
castle(muteki, "無敵囲い", "Invincible castle",
       [ou-59, ki-69, ki-49, gi-68, gi-48, hi-58]).
