% Right kings and other low castles that wait (右玉).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(migigyoku, "右玉", "right king",
          [own_on(ou, [38, 48]), own_on(gi, [47, 56]), own(ke, 37), own(hi, 29)]).
formation(habu_migigyoku, "羽生流右玉", "Habu's right king",
          [own(hi, 29), own(gi, 47), own(ki, 38), own(ou, 48), own(ke, 37)]).
formation(yagura_migigyoku, "矢倉右玉", "right king from a Yagura",
          [own(gi, 77), own(gi, 47), own(ki, 78), own(ou, 48), own(ke, 37), own(fu, 76),
           own(fu, 46), own(fu, 36), own(ka, 88), stood(ou, 59)]).
formation(kakugawari_migigyoku, "角換わり右玉", "right king, bishops exchanged",
          [own(hi, 29), own(gi, 77), own(gi, 47), own(ki, 78), own(ki, 58), own(ou, 48),
           own(ke, 37), empty(38)]).
formation(gangi_migigyoku, "雁木右玉", "right king behind a Gangi",
          [own(hi, 29), own(gi, 67), own(gi, 57), own(ki, 47), own(ki, 78), own(ou, 48),
           own(fu, 66), own(fu, 56), own(fu, 46), empty(68), empty(58)]).
formation(rich_bridge, "リッチブリッジ", "rich bridge",
          [own(fu, 76), own(fu, 66), own(fu, 56), own(fu, 46), own(fu, 36), own(fu, 87),
           own(fu, 27), own(ke, 37), own(ou, 38), any(77), own_one_of([gi, ki], 67),
           own_one_of([gi, ki], 57), own_one_of([gi, ki], 47), own_one_of([gi, ki], 78), empty(28)]).
formation(kinginkyou, "金銀橋", "bridge of golds and silvers",
          [own(fu, 76), own(fu, 66), own(fu, 56), own(fu, 46), own(fu, 36), own(fu, 87),
           own(fu, 27), own(ke, 37), own(ou, 38), any(77), own_one_of([gi, ki], 67),
           own_one_of([gi, ki], 57), own_one_of([gi, ki], 47), own_one_of([gi, ki], 78), empty(28)]).
formation(tsunogin_migigyoku, "ツノ銀型右玉", "right king between horned silvers",
          [own(hi, 29), own(gi, 67), own(gi, 47), own(ki, 78), own(ki, 58), own(ou, 48), empty(68)]).
formation(sandan_migigyoku, "三段右玉", "right king on the third rank",
          [own(hi, 29), own(ki, 48), own(ou, 47), own(ke, 37), own(fu, 46), own(fu, 36), empty(38)]).
formation(seino_gifu, "清野流岐阜戦法", "Seino's Gifu",
          [own(hi, 29), own(gi, 66), own(gi, 27), own(ki, 47), own(ki, 58), own(ou, 48),
           own(ke, 37), own(fu, 65), own(fu, 46), own(fu, 36), own(fu, 26), own(ka, 88)]).
formation(mamiya_kyuumu, "間宮久夢流", "Mamiya Kyuumu's king",
          [own(gi, 46), own(ou, 47), own(ke, 37), own(fu, 45), own(fu, 25), own(fu, 56),
           own(fu, 36)]).
formation(kazaguruma, "風車", "windmill",
          [own(hi, 59), own(ka, 68), own(gi, 67), own(gi, 47), own(ki, 78), own(ke, 77),
           own(ke, 37), own(fu, 76), own(fu, 66), own(fu, 56), own(fu, 46), own(fu, 36),
           own(fu, 87), any(48), any(38)]).
formation(shin_kazaguruma, "新風車", "new windmill",
          [own(hi, 29), own(ka, 77), own(gi, 67), own(gi, 47), own(ki, 78), own(ou, 48),
           own(ke, 37), own(fu, 76), own(fu, 66), own(fu, 46), own(fu, 36), own(ki, 49),
           own(fu, 57)]).
formation(ahiru, "アヒル戦法", "duck",
          [own(gi, 68), own(gi, 48), own(ki, 79), own(ki, 39), own(ou, 58)]).
formation(ura_ahiru, "裏アヒル戦法", "duck turned over",
          [own(gi, 78), own(gi, 38), own(ou, 58), own(ki, 69), own(ki, 49)]).
formation(inaniwa, "稲庭戦法", "Inaniwa's waiting",
          [own_on(ki, [88, 98]), own(ou, 78), own(gi, 68), own(ke, 89), own(ka, 79), own(hi, 59)]).
