:- encoding(utf8).
/*  What the selection rules of the fifth paper say, in a few words, for tables and for reasons. */
:- module(gunshi_shogi_propositions_rule_words,
          [ rule_words/3                % ?Rule, ?Language, -Words
          ]).

%!  rule_words(?Rule:integer, ?Language, -Words:string) is nondet.
%
%   Words say what follows by that Rule of selection_rule/4, in Language, `en` or `ja`. Semidet when
%   both are bound.

rule_words(1, en, "the defender chooses another reply of the group").
rule_words(1, ja, "受方はグループ内の他の手を選ぶ").
rule_words(2, en, "the attacker chooses the other group").
rule_words(2, ja, "攻方は他のグループを選ぶ").
rule_words(3, en, "no other is left to choose, so what comes before it is the same").
rule_words(3, ja, "他に選べる手がなく、一局面前も同じ").
rule_words(4, en, "it is the start: that is established").
rule_words(4, ja, "第1局面まで戻ったので確定").
rule_words(5, en, "a useless interposition (無駄合い): 返 shows the mate when the checking piece \c
                   takes it and it is given back").
rule_words(5, ja, "無駄合い。返は、王手の駒で取って返しても詰むこと").
