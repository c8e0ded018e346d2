:- encoding(utf8).
/*  What each kind of knowledge says, in Japanese: the sentences of its declarations, for the lists
    that a Japanese reader asks for.
*/
:- module(gunshi_words_kb_japanese_sentences,
          [ japanese_sentence/2         % ?Predicate, ?Sentence
          ]).

%!  japanese_sentence(?Predicate, ?Sentence:string) is nondet.
%
%   Sentence is what knowledge of Predicate, Name/Arity, says. Semidet when Predicate is known.

japanese_sentence(disabled/1, "信じないもの: 名前、種類(名前)、または事実。").
japanese_sentence(gm/3, "定跡: K の局面では N 手目は M。").
japanese_sentence(bm/3, "禁じ手の定跡: K の局面では N 手目に M は指さない。").
japanese_sentence(studied/3, "その対局からその側として学んだ。").
japanese_sentence(refuted/3, "対局で誤りと分かった事実。これがある間は信じない。").
japanese_sentence(leaned/2, "初めの対局の教えは、次の対局が先に教えたか妨げたもの。").
japanese_sentence(cut/4, "対局が定跡のその手を否定した。これがある間はその前で終わる。").
japanese_sentence(joseki/3, "平手の初めからの手順、USIで: \"7g7f 3c3d 2g2f\"。").
japanese_sentence(opening/2, "K の局面はその名前の戦型に属する。").
japanese_sentence(motif/5, "その手はその手筋である。").
japanese_sentence(badp/2, "N 手の後の局面は、次に指す側に悪かった。").
japanese_sentence(goodp/2, "N 手の後の局面は、次に指す側に良かった。").
japanese_sentence(goodm/2, "N 手目は良い手だった。").
japanese_sentence(badm/2, "N 手目は悪い手だった。").
japanese_sentence(hansei/2, "N 手の後の局面から対局を反省する。").
japanese_sentence(contradiction/4, "新しい事実が古い事実と逆を言うときの処理と理由。").
japanese_sentence(forgotten/3, "学んだ事実は、その回数の学習の後に忘れる。").
japanese_sentence(trait/5, "学んだ規則が手について言えること。").
japanese_sentence(worth_forking/1, "両取りで狙う駒。").
japanese_sentence(badmove/3, "その理由で悪い手。").
japanese_sentence(goodmove/3, "浅い読みが思うより良い手。").
japanese_sentence(tried/6, "学んでいない対局でのその規則の当たりと外れ、根での値。").
japanese_sentence(ruled/4, "対局の N 手目がその規則を教えた。").
japanese_sentence(weighed/2, "その対局での規則の当たりと外れ。").
japanese_sentence(believed/4, "そのように試された規則は信じる。").
japanese_sentence(weight_limit/2, "学んだ規則すべてが一つの手に足し引きする上限。").
japanese_sentence(counterexample/3, "それだけ損し、浅い読みとそれだけ違う手は、その種類の規則の反例。").
japanese_sentence(seed/3, "その損と、浅い読みとのその差がある手から規則を学ぶ。").
japanese_sentence(acceptable/4, "それだけ成り立ち、当たり、外れる規則は残る。").
japanese_sentence(rule_bounds/2, "規則の条件の数の上限と、比べる組の数。").
japanese_sentence(stands_out/2, "それだけの手での浅い読みとの差が、その標準誤差の数だけあれば目立つ。").
japanese_sentence(castle/4, "囲い: 先手から見てそれらの升にあるそれらの駒。").
japanese_sentence(class_played/3, "その分類の手が指せた局面の数と、指された数。").
japanese_sentence(dropped/4, "その側がその駒を各升に打った回数。").
japanese_sentence(moved/6, "その側のその駒がそこから各升へ動いた回数。").
japanese_sentence(droppable/3, "その側がその駒を各升に打てた局面の数。").
japanese_sentence(movable/5, "その側のその駒が各升へ動けた局面の数。").
japanese_sentence(likely/3, "そのような静かな手が決め手になる見込み、自然対数の千分の一。読みは見込みのある手から試す。").
japanese_sentence(omitted/2, "詰将棋で、その手順の後のそれらの手は見ない。").
japanese_sentence(search_choice/1, "読み方の選択。").
japanese_sentence(strategy/5, "この状況ではその名前の戦略がこう決める。").
japanese_sentence(weight/4, "序盤と終盤の評価への重み、歩の千分の一。").
japanese_sentence(style/4, "棋風: 使わない節、好みの定跡と駒組。").
japanese_sentence(before/2, "その戦略の節を、もう一つより先に試す。").
japanese_sentence(look_out/2, "その戦略の節を外さない限り、選ぶ読みは良さそうな手が詰まされるかを、思考のその割合（最大2,000局面）で詰将棋の解法に尋ねる。").
japanese_sentence(clause_time/3, "読みのほかに戦略の節が使える時間の割合と最低の秒数。").
japanese_sentence(points/2, "盤上のその駒の点数。成らない駒は持ち駒でも同じ。").
japanese_sentence(outranks/2, "その駒はもう一つより価値がある。").
japanese_sentence(begins_exchange/3, "その種類の駒が同じ種類の駒を取り、取り返される。").
japanese_sentence(ends_exchange/3, "同じ種類の駒を取ったばかりの駒を取り返す手。").
japanese_sentence(gives_for/4, "その手で一方の駒を他方と引き換える。").
japanese_sentence(walls_in/2, "手番の側のその升の駒は玉の退路の壁になる。").
japanese_sentence(ayamari_haba/1, "ほかの手がこれだけ良ければ、その手は誤り。").
japanese_sentence(igai_haba/1, "考えなかった手がこれだけ良ければ意外な手。").
japanese_sentence(hyouka_yomi/1, "局面をその数の読みで評価する。").
japanese_sentence(yosou_yomi/2, "その数の読みの、その数までの手を予想した手とする。").
japanese_sentence(hitome_haba/1, "一目で基準よりこれだけ悪ければ悪い。").
japanese_sentence(riyuu_te/2, "手順のその数の手が大事な升を言い、その数を示す。").
japanese_sentence(ippanka/3, "パターンを一般にする試しの数、読みの数、残るべき割合。").
japanese_sentence(tameshi/2, "試しのうち終わりに残す数と、試す局面の数。").
japanese_sentence(kagami_jouken/1, "条件がこれ以下のパターンは鏡像も学ぶ。").
japanese_sentence(joseki_haba/1, "ほかの手がこれより良ければ、その定跡の手は損。").
japanese_sentence(joseki_yomi/1, "定跡の手をその数の読みで調べる。").
japanese_sentence(theory/2, "読みが何と言っても、手順の最後の手は残す。").
japanese_sentence(warui_kijun/1, "手番の側の評価がこれより低い局面は悪い。").
japanese_sentence(maketa_kijun/1, "結果のない対局で、最後の評価がこれより低ければ負け。").
japanese_sentence(aim/6, "その手はその狙いに役立ち、その点数の値がある。").
japanese_sentence(phase/2, "序盤、中盤、終盤のどれか。").
japanese_sentence(considered_moves/2, "学んだ規則は、その局面数だけ読んで良いと見たその数の手に効く。").
japanese_sentence(contact/1, "戦いが始まり、取られる駒がある。").
japanese_sentence(other/2, "二つの側。").
japanese_sentence(reidai_suu/1, "一局のその数の局面から規則を学ぶ。").
japanese_sentence(reidai/5,
                  "オセロの規則を一局のその数の局面から学ぶ。考える手の数、浅い読みと深い読みの手数、読み切る空きの数。").
japanese_sentence(reidai_yomi/4, "規則を学ぶ局面で考える手の数と、読みの数。").
japanese_sentence(formation/4, "戦型: 持ち主から見てすべての条件が成り立つと立つ。").
japanese_sentence(komagumi_plan/3, "駒組の計画とその名前。").
japanese_sentence(makuhyou/4, "計画で No 番の駒の目標は XY、その一手の値。").
japanese_sentence(step_may_cost/2, "駒組の一手が最善手より損してよい点数。").
japanese_sentence(plan_choice/4, "この状況ではその駒組を選ぶ。").
japanese_sentence(early_attack/1, "相手が囲う前に攻めてくる。").
japanese_sentence(attack_plan/3, "攻めの計画とその名前。目標は makuhyou。").
japanese_sentence(attack_choice/4, "この状況ではその攻めを選ぶ。").
japanese_sentence(strike/5, "攻めがこうなればその手が候補。").
japanese_sentence(give_up/4, "その攻めや駒組をやめるとき。").
japanese_sentence(atai/3, "その空きの数で、その語が相手より一つ多いときの値。").
japanese_sentence(katachi/2, "対局が教えた辺や隅の形の、●にとっての値。語の値に加える。").
japanese_sentence(te/2, "手は M。").
japanese_sentence(saizen_koushin/3, "値 J の M をこれまでの最善と比べた。").
japanese_sentence(manzoku/2, "値 J の手で満足する。").
japanese_sentence(akkyokumen/2, "最善手の値 J がそう言えば、悪い局面とした。").
japanese_sentence(manzoku_kijun/1, "その J の手で満足する。").
japanese_sentence(akukyokumen_kijun/1, "その J の候補がない局面は悪い。").
japanese_sentence(joban_made/1, "序盤は N 手まで。").
japanese_sentence(kouho/3, "段階ごとの候補の順。前の組が指せなければ次の組。").
japanese_sentence(chuban/1, "otl の序盤は終わった。").
japanese_sentence(chuban_kara/1, "otl の中盤は、空きがその数から。").
japanese_sentence(yomikiri_kara/1, "otl は、空きがその数から読み切る。").
japanese_sentence(sakiyomi_te/1, "otl はその数だけ先を読む。").
japanese_sentence(yoi/2, "先読みでその手は十分に良い。").
japanese_sentence(yurusu/1, "格言が先読みでその数まで損してよい。").
