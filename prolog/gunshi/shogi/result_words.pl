:- encoding(utf8).
/*  By what a game is won, lost or drawn, in words: the one table, for messages and for what is told
    of a game.
*/
:- module(gunshi_shogi_result_words,
          [ result_words/3              % ?Reason, ?English, ?Japanese
          ]).

%!  result_words(?Reason, ?English:string, ?Japanese:string) is nondet.
%
%   The Reason of a result, as game_result/2 has it, is called so. Semidet when Reason is known.

result_words(checkmate,       "Checkmate", "詰み").
result_words(no_legal_move,   "No legal move", "指す手なし").
result_words(resignation,     "Resignation", "投了").
result_words(perpetual_check, "Perpetual check", "連続王手の千日手").
result_words(repetition,      "Repetition", "千日手").
result_words(declaration,     "Declaration", "入玉宣言").
result_words(time,            "Time is up", "時間切れ").
result_words(foul,            "Foul", "反則").
result_words(walkover,        "Walkover", "不戦勝").
result_words(impasse,         "Impasse", "持将棋").
result_words(agreement,       "Agreement", "合意").
result_words(max_moves,       "The limit of moves", "最大手数").
