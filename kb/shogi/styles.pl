% Styles: sets of strategy clauses, joseki and plans that are chosen by name (set_style/1, --style).
%
% style(Name, Japanese, English, Settings). Settings: without(Clause) leaves a strategy clause or an aim
% out; joseki(Line) and plan(Plan) name the only lines and plans that are played. What is not said is free.

style(reading, "読みだけ", "search alone, without joseki and plans",
      [without(mate), without(defend), without(give_up), without(take_back), without(joseki),
       without(off_book), without(sidestep), without(castle), without(attack), without(brinkmate),
       without(middle_plan)]).

style(aggressive, "攻め", "attack: build little, look at the enemy king",
      [without(own_king), without(castle)]).

style(solid, "受け", "build the castle first, no aims against the enemy king",
      [without(break_castle), without(net)]).

style(ibisha, "居飛車", "static rook: the rook stays on its file",
      [joseki('矢倉'), joseki('矢倉三七銀'), joseki('森下システム'), joseki('矢倉急戦'), joseki('左美濃急戦'),
       joseki('相掛かり'), joseki('相掛かり棒銀'), joseki('相掛かり浮き飛車'), joseki('相掛かり引き飛車'),
       joseki('角換わり腰掛け銀'), joseki('角換わり棒銀'), joseki('角換わり早繰り銀'), joseki('角換わり拒否'),
       joseki('一手損角換わり'), joseki('横歩取り'), joseki('青野流'), joseki('相横歩取り'),
       joseki('横歩取り三三桂'), joseki('雁木'), joseki('居飛車穴熊'), joseki('左美濃'), joseki('超速'),
       joseki('対雁木左美濃'), joseki('丸山ワクチン'), joseki('居飛車対中飛車'),
       joseki('居飛車対三間飛車'), joseki('居飛車対向かい飛車'), joseki('斜め棒銀')]).

style(furibisha, "振り飛車", "ranging rook: to the fourth file, with the Mino castle",
      [joseki('四間飛車'), joseki('角交換四間飛車'), joseki('三間飛車'), joseki('石田流'), joseki('中飛車'),
       joseki('ゴキゲン中飛車'), joseki('向かい飛車'), joseki('相振り飛車'),
       plan(hon_mino), plan(taka_mino), plan(furi_ginkan)]).
