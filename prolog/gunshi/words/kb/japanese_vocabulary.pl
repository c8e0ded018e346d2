:- encoding(utf8).
/*  What rules may ask, in Japanese: the subjects of the vocabulary, and a sentence for each word,
    for the lists that a Japanese reader asks for.
*/
:- module(gunshi_words_kb_japanese_vocabulary,
          [ japanese_subject/2,         % ?Title, ?Japanese
            japanese_word/2             % ?Word, ?Sentence
          ]).

%!  japanese_subject(?Title:string, ?Japanese:string) is nondet.
%
%   Japanese is how the subject is called that vocabulary_subject/1 calls Title. Semidet when Title
%   is known.

japanese_subject("From one situation to another", "状況から状況へ").
japanese_subject("Learning (meta-rules)", "学習のメタ規則").
japanese_subject("What games have taught", "対局の教え").
japanese_subject("The situation and the search", "状況と読み").
japanese_subject("Squares as a side sees them", "片方の側から見た升").
japanese_subject("What stands how to what", "駒と駒の関係").
japanese_subject("What a move is", "指し手").
japanese_subject("The whole board", "盤全体").
japanese_subject("Pawns and small pieces", "歩と小駒").
japanese_subject("Joseki (定跡)", "定跡").
japanese_subject("Mate and threats", "詰みと詰めろ").
japanese_subject("Lines that a search finds", "読みが見つける手順").
japanese_subject("What a lost game has to tell", "負けた対局から").
japanese_subject("Searching with aims", "狙いのある読み").
japanese_subject("How the sides have set up", "両者の構え").
japanese_subject("Formations", "戦型").
japanese_subject("Plans of castles (駒組み)", "駒組の計画").
japanese_subject("Which plan is followed", "従う計画").
japanese_subject("Attack plans", "攻めの計画").
japanese_subject("Othello: what stands how", "オセロ: 盤上の関係").
japanese_subject("Othello: choosing a move", "オセロ: 手の選択").
japanese_subject("Othello: what a lost game has to tell", "オセロ: 負けた対局から").

%!  japanese_word(?Word, ?Sentence:string) is nondet.
%
%   Sentence is what Word, Name/Arity of the vocabulary, says. Semidet when Word is known.

japanese_word(after/3, "合法手を指した後の状況。").
japanese_word(passed/2, "パスの後の状況。王手の時はない。").
japanese_word(along/3, "手順（指し手のリスト、pass はパス）の終わりの状況。").

japanese_word(aite_no_te/2, "N手目は相手の手。").
japanese_word(jibun_no_te/2, "N手目は学ぶ側の手。").
japanese_word(yosou_no_te/2, "N手目は予想の手。").
japanese_word(joseki_no_te/2, "N手目は敗因でない事実か定跡の手。").
japanese_word(joseki_kiri/2, "N手目を指す定跡はその前で終わる: 長く読むと負ける。").
japanese_word(hoka_no_te/4, "N手目には代わりにその値の手Mがあった。").
japanese_word(fukumu/2, "special が言う局面では general も同じことを言う。").
japanese_word(bp_tsuika/2, "bp(N)を、まだなければ加える。").
japanese_word(keshi/2, "N手の後の局面の禁じ手の定跡を消す。").
japanese_word(joseki_tsuika/2, "N手目を定跡 gm に加える。").
japanese_word(fujoseki_tsuika/4, "N手目を禁じ手の定跡 bm に加える。Mなら良かった。").

japanese_word(has/3, "その手にはその特徴がある。trait の節が言う。").
japanese_word(taught/3, "信じる規則による、読みの値からの点数の増減。何も言わなければ失敗。").

japanese_word(legal_move_count/2, "手番の側の合法手の数。").
japanese_word(only_move/2, "手番の側の合法手はこの一手だけ。").
japanese_word(wins_by_declaration/1, "手番の側は今、入玉宣言で勝つ（27点法）。").
japanese_word(best_move/3, "その手数の、または頼まれた深さの読みが選ぶ手。").
japanese_word(valued_move/4, "best_move と同じで、読みによるその手の点数も。").
japanese_word(clearly_best/4, "その深さの読みで、ほかの手よりその点数だけ良い手。").
japanese_word(styled/2, "指す棋風。").
japanese_word(ply/2, "これまでの手数。").
japanese_word(side/2, "手番の側。").
japanese_word(check/1, "手番の側は王手されている。").
japanese_word(standing/4, "その升にその側のその駒がある。").
japanese_word(empty/2, "その升は空いている。").
japanese_word(held/4, "その側のその種類の持ち駒の数。").
japanese_word(pieces_in_hand/2, "両方の持ち駒を合わせた数。").
japanese_word(entered_pieces/3, "敵陣三段にあるその側の駒の数。").
japanese_word(standing_castle/3, "その側のその囲いができている。").

japanese_word(offset/5, "その側から見て、From から前へ、右へその数だけの升 To。").
japanese_word(front/3, "その側から見て前の升。").
japanese_word(behind/3, "その側から見て後ろの升。").
japanese_word(beside/2, "左右の隣の升。").
japanese_word(front_diagonal/3, "その側から見て斜め前の升。").
japanese_word(back_diagonal/3, "その側から見て斜め後ろの升。").
japanese_word(adjacent/2, "まわりの升、八つまで。").
japanese_word(knight_jump/3, "その側の桂がそこから跳ぶ升。").
japanese_word(rank/3, "その側から数えた段。自陣は7から9。").
japanese_word(file/3, "その側から数えた筋。右端が1。").
japanese_word(seen/3, "その側が先手のつもりで数えた升。").
japanese_word(camp/2, "その側の自陣三段の升。").
japanese_word(squares_between/3, "縦、横、斜めに並ぶ二つの升の間の升。").
japanese_word(steps/3, "玉の動きで何手かかるか。").

japanese_word(attacks/3, "From の駒が To に利いている。味方の駒なら紐。").
japanese_word(attackers/4, "その升に利くその側の駒の数。0も。").
japanese_word(guards/4, "その升の自分の駒に付く紐の数。0も。").
japanese_word(line/4, "飛び道具の先に Front の駒、その後ろに Behind の駒。").
japanese_word(pinned/3, "その駒は By の利きで玉との線を離れられない。").
japanese_word(flight/3, "その側の玉が逃げられ、そこに利きのない升。").
japanese_word(entrance/3, "手番の側が飛角を、利きのない敵陣に打てる升。").
japanese_word(dropping_check/3, "手番の側がその駒を打って王手できる升。").
japanese_word(open_file/2, "その香、飛、竜が縦に敵陣まで通っている。").
japanese_word(open_diagonal/2, "その角か馬が敵陣まで通っている。").
japanese_word(file_pawn/3, "その側の歩がその筋にある。").
japanese_word(open_to_pawn/3, "その側に持ち歩があり、その筋に歩がない。").
japanese_word(head/4, "その側のその駒の頭の升: 桂頭、角頭、玉頭。").
japanese_word(weak_head/3, "その桂、角、飛、玉の頭に、ほかの味方の利きがない。").
japanese_word(hanging/2, "相手の手番なら、そこを取って得をする。").
japanese_word(confined/2, "その駒はどこへ動いても損をする。").
japanese_word(trapped/2, "その駒はどこへ動いても損で、取られるか、安い駒で狙われる。").
japanese_word(duty/3, "Guard の駒がなければ Guarded の駒は取られる。").
japanese_word(overloaded/2, "その駒には守る役目が二つ以上ある。").
japanese_word(exchange/3, "その手の升での取り合いで得る点数。負なら損。").
japanese_word(castle_missing/4, "その囲いに足りない一つか二つの駒と升（その側から）。玉は入らない。").

japanese_word(moves/2, "合法手を一つずつ。").
japanese_word(drops/4, "その駒をそこへ打つ手。").
japanese_word(plays/5, "その駒（動く前の）をそこからそこへ動かす手。").
japanese_word(lands/4, "動くか打たれて、指した後にその駒がそこにある手。").
japanese_word(takes/3, "その駒を取る手。").
japanese_word(promotes/2, "成る手。").
japanese_word(stays_plain/2, "成れるのに成らない手（不成）。").
japanese_word(gives_check/2, "王手。").
japanese_word(arrives/3, "その升へ行く手。").
japanese_word(leaves/3, "その升から動く手。打つ手にはない。").
japanese_word(hits/3, "指した後、動いた駒が玉でない相手の駒に当たる。").
japanese_word(last_move/2, "直前の手。対局の初めにはない。").

japanese_word(plain/2, "成る前の駒。成らない駒はそのまま。").
japanese_word(middle/1, "四段目から六段目の升。").
japanese_word(in_corner/1, "盤の隅の升。").
japanese_word(closing_in/3, "二つの駒が、玉の隣の筋か段の同じ側に寄せている。").
japanese_word(enemy/3, "手番でない側のその駒がそこにある。").
japanese_word(own_king/2, "手番の側の玉の升。").
japanese_word(enemy_king/2, "手番でない側の玉の升。").
japanese_word(stays_safe/2, "指した後、動いた駒は取られても損にならない。").
japanese_word(threatens/3, "指した後、動いた駒は安全で、取れる駒か玉に当たる。").
japanese_word(interposes/2, "離れた王手に合い駒をする手。").
japanese_word(just_taken/3, "直前の手がその升でその駒を取った。前の手が不明なら持ち駒から。").
japanese_word(sees_far/2, "その角か馬が、五つ以上離れた敵陣へ向かって四つの升を見ている。").
japanese_word(stack/3, "その香、飛、竜は、同じ筋に続く味方のその数の一つ。").
japanese_word(generals_near/3, "その側の玉の隣にある金銀の数。0も。").
japanese_word(in_anaguma/2, "その側の玉は隅で、前に香、隣に金か銀（穴熊）。").
japanese_word(big_pieces/3, "その側の飛角（成りも、持ち駒も）の数。0も。").
japanese_word(ahead/3, "その側の駒得の点数。負なら駒損。").
japanese_word(only_king/2, "その側には玉しかなく、持ち駒もない。").
japanese_word(full_file/2, "その筋の九つの升すべてに駒がある。").

japanese_word(earlier_move/4, "その手数だけ前にその駒を動かした手。直前が1。").
japanese_word(just_arrived/2, "直前の手の行き先。前の手が不明なら駒のある升。").
japanese_word(clear/3, "縦、横、斜めに並ぶ二つの升の間に何もない。").
japanese_word(propped/3, "隣の味方の駒が紐を付けている。").
japanese_word(takeable/2, "指した後、動いた駒を相手が取れる。").
japanese_word(mates/2, "詰ます手。").
japanese_word(pushes/4, "歩を空いた升へ突き、成らない手。").
japanese_word(meets_pawn/4, "相手の歩のすぐ前に歩を置く手。打つ手も。").
japanese_word(between_pawns/3, "左右にその側の、前の空いた歩がある升。").
japanese_word(strikes/4, "取れる駒（歩でない）のすぐ前に歩を打つ手。").
japanese_word(facing_pawns/4, "その側の歩と相手の歩が向かい合っている。").
japanese_word(rear_support/3, "その側の香、飛、竜が後ろから縦に利いている升。").
japanese_word(edge_file/1, "1筋か9筋の升。").

japanese_word(joseki_move/2, "定跡の手: 手順と gm の事実から、重い順に。").
japanese_word(bad_move/2, "bm の事実が禁じる手。").
japanese_word(joseki_left/3, "相手がその手数で定跡を外れた。").

japanese_word(mate_move/3, "詰みの初手。思考のその割合で解けたもの。").
japanese_word(mate_threatened/2, "何もしなければ詰まされる（詰めろ）。思考のその割合で解けたもの。").
japanese_word(safe_move/4, "思考のその割合で詰まされると分からない手のうち最善の手。").
japanese_word(no_defence/2, "どの手も詰まされると、思考のその割合で解けた。").
japanese_word(sidestepped/3, "その手を選んだ読みが、詰まされると分かるまで選びかけていた手。").
japanese_word(brinkmate_move/3, "詰めろで、どう受けても詰むと思考のその割合で解けた手（必至）。").
japanese_word(attacked/3, "相手が今その駒を取って得をする。").
japanese_word(recapture/2, "取った駒を取り返す手。").

japanese_word(threat/4, "その手の後、応手がなければその手順でその点数を得る。").
japanese_word(mate_threat/2, "何もしなければその手順で詰まされる。").
japanese_word(refutes/4, "その手の後、相手はその手順で、取られた分より多くの点数を得る。").

japanese_word(kuzure/2, "N手の後から先、自分の手番の局面はすべて悪かった。").

japanese_word(planned_move/3, "狙いの値を点数に加えた読みが選ぶ手。").
japanese_word(planned_move/4, "同じく。狙いを除いた読みの点数も。").
japanese_word(serves/3, "その手はその狙いに役立つ。").

japanese_word(own_piece/3, "手番の側から数えて、そこに自分のその駒がある。").
japanese_word(opponent_piece/3, "手番の側から数えて、そこに相手のその駒がある。").
japanese_word(own_rook_file/2, "手番の側から数えた自分の飛車の筋。初めは2。").
japanese_word(opponent_rook_file/2, "相手から数えた相手の飛車の筋。初めは2。").
japanese_word(bishops_exchanged/1, "両者が角を持ち、盤上に角がない（角換わり）。").

japanese_word(completes/3, "その戦型になる手。").
japanese_word(standing_formation/3, "その側のその戦型ができている。").

japanese_word(plan_possible/2, "歩のほかの駒がすべて、まだ計画の目標へ行ける。").
japanese_word(castle_done/2, "計画の形ができているか、この対局でできたことがある。").
japanese_word(castle_step/4, "計画の一手と、損してよい点数。").

japanese_word(liked_plan/2, "指す棋風の好みの計画。").
japanese_word(plan_begun/2, "歩でない二枚が計画の目標に着いた。").
japanese_word(chosen_plan/2, "plan_choice が選び、続けている計画。").

japanese_word(chosen_attack/2, "成り立つ最初の attack_choice の節が選ぶ計画。").
japanese_word(attack_possible/2, "歩のほかの駒がすべて、まだ攻めの目標へ行ける。").
japanese_word(attack_stands/2, "攻めの駒がすべて目標にある。").
japanese_word(attack_step/3, "攻めの駒を目標に近づける手。").
japanese_word(strikes/3, "やめていない攻めの仕掛けの候補。").
japanese_word(given_up/2, "give_up の節が、その攻めはもう無駄だと言う。").
japanese_word(goes/4, "盤上のその駒をそこへ動かす手（手番の側から）。").
japanese_word(puts/4, "その駒をそこへ打つ手（手番の側から）。").
japanese_word(enemy_piece/3, "相手のその駒がそこにある（手番の側から）。").
japanese_word(free_square/2, "そこに駒がない（手番の側から）。").
japanese_word(stronger_on/2, "そこに利く駒が手番の側に多い（手番の側から）。").

japanese_word(corner/1, "隅の升。").
japanese_word(x_square/2, "隅の斜め隣の升（X打ちの升）。").
japanese_word(c_square/2, "辺で隅の隣の升（C打ちの升）。").
japanese_word(edge/1, "辺の升。隅も。").
japanese_word(same_edge/2, "同じ辺の二つの違う升。").
japanese_word(between_corners/3, "二つの隅の間の辺の升。").
japanese_word(next_on_edge/2, "辺で隣り合う升。").
japanese_word(touches/2, "八方向で隣り合う升。").
japanese_word(opponent/2, "敵味方の色。").
japanese_word(mover/2, "手番の色。").
japanese_word(disc/3, "その色の石がその升にある。").
japanese_word(disc_count/3, "その色の石の数。").
japanese_word(vacant/2, "その升は空いている。").
japanese_word(empties/2, "空いた升の数。").
japanese_word(region/3, "その空いた升を含む、つながった空きの数。").
japanese_word(odd_region/2, "その空いた升は奇数の空きにある。").
japanese_word(regions/3, "奇数の空きと偶数の空きの数。").
japanese_word(may_play/3, "手番ならその色がそこへ打てる。").
japanese_word(mobility/3, "その色の打てる升の数（着手可能数）。").
japanese_word(potential_mobility/3, "相手の石の隣の空いた升の数。").
japanese_word(frontier/3, "空いた升の隣にあるその色の石（壁）。").
japanese_word(frontier_count/3, "その色の壁の石の数。").
japanese_word(stable/3, "分かる限り、もう返されないその色の石（確定石）。").
japanese_word(stable_count/3, "その色の確定石の、分かる数。").
japanese_word(edge_run/5, "辺に From から To まで切れ目なく続くその色の石。両端から見つかる。").
japanese_word(wing/3, "その色のウイング: C打ちの升から五つ、残りの升 Gap と両隅が空き。").
japanese_word(balanced/3, "辺の中の四つか六つだけがその色。End はその端の一つ。").
japanese_word(shares_edge/3, "その升の辺の、ほかの升にその色の石がある。").
japanese_word(wedge/3, "辺で相手の石の間に打て、次の手では返されない升（くさび）。").
japanese_word(turns/3, "その手がそこの石を返す。").
japanese_word(turns_count/3, "その手が返す石の数。").
japanese_word(openness/3, "返す石の隣に残る空いた升の数（開放度）。").
japanese_word(quiet/2, "返す石の隣に、打った後の空いた升がない。").
japanese_word(stays/2, "置いた石は相手の次の手では返されない。").
japanese_word(edge_answer/3, "その手の後、相手が同じ辺に打てる Answer。").
japanese_word(takes_corner/3, "隅を取る手。").
japanese_word(gives_corner/3, "その手で初めて、相手が隅を取れる。").
japanese_word(threatens_corner/3, "もう一手で隅を取れるようになる手。").
japanese_word(guards_corner/3, "相手が取れた隅を、取れなくする手。").

japanese_word(sakiyomi/4, "その手数を atai と katachi の値で先読みし、最善との差が百分の数石まで。最善から。").
japanese_word(yomikiri/2, "終わりまで読み切った最善の手。空きは20まで。").
japanese_word(yomi/3, "そのレベルの読みが選ぶ手。seconds(S) なら一手S秒。").
japanese_word(kakugen/3, "この格言が、決めた節の理由になる。").
japanese_word(player/2, "打つ者: paper、otl、level(L)。Lは1から10か seconds(S)。").
japanese_word(joban/1, "序盤がまだ終わっていない。").
japanese_word(joseki_ga_aru/2, "gm の事実がその手を言い、bm の事実が禁じない。").
japanese_word(uteru/2, "打てる手、kouho の順に。").
japanese_word(kouhote/2, "候補の手。").
japanese_word(kariuchi/3, "その手を仮に打つと局面 K になる。").
japanese_word(j/3, "局面 K で、打った側の値は J。").
japanese_word(saizen/3, "ここまでの最善は、値 J の手 M。").
japanese_word(touroku/3, "値 J の手 M を、ここまでの最善とする。").
japanese_word(kijun/2, "この回の基準は S。").
japanese_word(bp_kiroku/1, "局面を悪いと記す。").

japanese_word(bp/2, "N手の後の局面は悪いと記された。").
japanese_word(maketa/1, "対局は終わり、負けた。").
japanese_word(joban_no_owari/2, "N手: 自分の手番の、序盤の最後の局面。").
