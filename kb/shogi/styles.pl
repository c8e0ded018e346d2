% Styles: sets of strategy clauses, joseki and plans that are chosen by name (set_style/1, --style).
%
% style(Name, Japanese, English, Settings). Settings: without(Clause) leaves a strategy clause or an aim
% out; joseki(Line) and plan(Plan) name the only lines and plans that are played. What is not said is free.

style(reading, "読みだけ", "search alone, without joseki and plans",
      [without(mate), without(defend), without(give_up), without(take_back), without(joseki),
       without(off_book), without(castle), without(brinkmate), without(middle_plan)]).

style(aggressive, "攻め", "attack: build little, look at the enemy king",
      [without(own_king), without(castle)]).

style(solid, "受け", "build the castle first, no aims against the enemy king",
      [without(break_castle), without(net)]).
