:- encoding(utf8).
/*  What is said in Japanese of the libraries: of the predicates that gunshi/0 and forms/0 begin
    with, and of the forms themselves. It takes the place of the English sentences of the manual.
*/
:- module(gunshi_words_library_words,
          [ japanese_about/2,           % ?Indicator, -Japanese
            japanese_group/2,           % ?Group, -Japanese
            japanese_form/2             % ?Form, -Japanese
          ]).
:- use_module(command_words, [command_words/4]).

%!  japanese_about(?Indicator, -Japanese:string) is nondet.
%
%   What the command or predicate Name/Arity does. Semidet when Indicator is known.

japanese_about(Indicator, Japanese) :-
    command_words(Indicator, _, _, Japanese).
japanese_about(Indicator, Japanese) :-
    library_words(Indicator, Japanese).

:- multifile gunshi_base_manual:japanese_summary/2.

gunshi_base_manual:japanese_summary(Indicator, Japanese) :-
    japanese_about(Indicator, Japanese).

library_words(start_position/2, "名前の開始局面。hirate は平手、handicap/2 に駒落ち").
library_words(position_sfen/2, "局面とそのSFEN").
library_words(piece_at/3, "その升の駒").
library_words(legal_move/2, "その局面の合法手").
library_words(position_after/3, "指した後の局面").
library_words(in_check/1, "手番の側に王手がかかっている").
library_words(game_new/2, "その局面から始まる対局").
library_words(game_play/3, "一手指した対局").
library_words(game_position/2, "最後の手の後の局面").
library_words(game_moves/2, "指された手、古い順").
library_words(game_result/2, "対局の結果。続いていれば失敗").
library_words(move_text/4, "指し手の、その表記での書き方").
library_words(text_move/3, "その文字が表す合法手").
library_words(read_game/3, "ファイルの棋譜、一局ずつ").
library_words(write_games/3, "棋譜をファイルに書く").
library_words(choose/3, "手番の側の指すべき手").
library_words(reason_text/4, "理由を人の読む木として").
library_words(search/3, "局面か対局を読む").
library_words(search_result/3, "読みの結果の一部").
library_words(evaluation_terms/3, "評価の内訳").
library_words(solve_mate/3, "詰将棋を解く").
library_words(mate_result/3, "その結果の一部").
library_words(expand_propositions/3, "詰将棋の命題を段ごとに書き出す").
library_words(propositions_solution/2, "詰み手順の命題").
library_words(kanouna_te/3, "可能な手、第一論文の規則で").
library_words(form_benchmark/3, "形式ごとの質問の時間の表").
library_words(makuhyou_komagumi/2, "目標升までの最短の駒組みの一歩").
library_words(othello_start/1, "オセロの開始局面").
library_words(othello_after/3, "オセロの一手の後の局面").
library_words(othello_search/3, "オセロの読み、反復深化").
library_words(forms/0, "第一論文の局面の形式の一覧").
library_words(gunshi/0, "手始めの述語三十").
library_words(castle/4, "その側の囲い").
library_words(form/1, "形式の名前").
library_words(form_benchmark/4, "形式ごとの質問の時間の表、条件付き").
library_words(form_best_move/4, "形式のミニマックスが見つける手").
library_words(form_chart/2, "その表の図").
library_words(form_faults/3, "形式が中核と違う所。なければ証明になる").
library_words(form_file/2, "形式のプログラムのファイル").
library_words(form_group/2, "形式の組: 論文、改良、論文外、自作").
library_words(form_kind/2, "形式の動く処理系").
library_words(form_memory/4, "末端が占める記憶").
library_words(form_moves/4, "形式の作る手のすべて").
library_words(form_table/2, "質問の表を文字に").
library_words(form_te/4, "形式の手と指し手").
library_words(form_term/3, "局面の、その形式での項").
library_words(form_time/4, "ミニマックスの時間").
library_words(form_title/2, "形式の一行の説明").
library_words(in_form/3, "形式の中で自分のゴールを呼ぶ").
library_words(maeno_kyokumen/4, "前の局面、第一論文の述語").
library_words(tsugino_kyokumen/4, "次の局面、第一論文の述語").
library_words(move_usi/2, "指し手とそのUSI").
library_words(rule_moves/3, "その規則での手のすべて").
library_words(te_move/2, "論文の手と指し手").
library_words(term_position/3, "形式の項の表す局面").
library_words(test_position/3, "測るための局面").

%!  japanese_group(?Group, -Japanese) is nondet.
%
%   How the group of forms is called. Semidet when Group is known.

japanese_group(paper, '論文').
japanese_group(tuned, '改良').
japanese_group(beyond, '論文外').
japanese_group(own, '自作').

%!  japanese_form(?Form, -Japanese:string) is nondet.
%
%   What the form is. Semidet when Form is known.

japanese_form('1.1', "盤を83引数の一つの項に").
japanese_form('1.2', "駒を41引数の一つの項に").
japanese_form('1.3', "盤を81要素の整列したリストに").
japanese_form('1.4', "駒を40要素の整列しないリストに").
japanese_form('1.5', "駒を40要素の整列したリストに").
japanese_form('1.6', "駒を側ごとの二つのリストに").
japanese_form('1.7', "駒を二つのリストに、持駒を二つに").
japanese_form('1.8', "盤を段ごとの九つのリストに").
japanese_form('1.9', "盤を筋ごとの九つのリストに").
japanese_form('2.1', "駒を事実に").
japanese_form('2.2', "升を事実に").
japanese_form('2.3', "駒と升を事実に").
japanese_form('1.21', "1.2 に升の事実を添えて").
japanese_form('1.81', "1.8 に升の事実を添えて").
japanese_form('1.1-tuned', "1.1 を一回で、一つの節で写す").
japanese_form('1.8-tuned', "1.8 を手の生成ごとに項に並べる").
japanese_form('2.3-tuned', "2.3 で番号と升を一度ずつ引く").
japanese_form('1.21-tuned', "1.21 で番号と升を一度ずつ引く").
japanese_form('1.81-tuned', "1.81 で升を一度ずつ引く").
japanese_form('1.1-copy', "1.1 で change_arg/5 を一つの節で").
japanese_form('1.1-c', "1.1 で升と change_arg/5 を C で").
japanese_form('1.1-setarg', "改良した 1.1 を setarg/3 でその場で変える").
japanese_form('2.1-first', "2.1 を第一引数だけで索引").
japanese_form('2.1-indexed', "2.1 を番号と升の索引に合わせて").
japanese_form('2.2-indexed', "2.2 を升と番号の索引に合わせて").
japanese_form(assoc, "盤をAVL木に").
japanese_form(rbtree, "盤を赤黒木に").
japanese_form(core, "中核の変わらない局面").
japanese_form('core-mutable', "中核の盤、指して戻す").
japanese_form('core-c', "中核だけ、C で。最後の一手は数えるだけ").
