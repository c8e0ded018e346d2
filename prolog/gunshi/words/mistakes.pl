:- encoding(utf8).
/*  What was wrong with a mistake, in a few words, for tables and summaries.
*/
:- module(gunshi_words_mistakes,
          [ mistake_words/4,            % +Language, +What, +Of, -Words
            phase_words/3               % +Language, +Phase, -Words
          ]).
:- use_module('../shogi/kanji', [piece_name/2]).
:- use_module('../shogi/kinds', [kind_english/2]).

%!  mistake_words(+Language, +What:atom, +Of:atom, -Words:string) is det.
%
%   Words say in Language, `en` or `ja`, what was wrong: What and Of as mistake_part/3 has them.

mistake_words(en, mate, none, "runs into a mate") :-
    !.
mistake_words(ja, mate, none, "詰みに入る") :-
    !.
mistake_words(en, lost, Kind, Words) :-
    !,
    piece_name(Kind, Name),
    kind_english(Kind, English),
    format(string(Words), "loses ~w ~w", [English, Name]).
mistake_words(ja, lost, Kind, Words) :-
    !,
    piece_name(Kind, Name),
    format(string(Words), "~wを取られる", [Name]).
mistake_words(en, promotion, none, "lets a piece promote") :-
    !.
mistake_words(ja, promotion, none, "成り込まれる") :-
    !.
mistake_words(Language, missed, Kind, Words) :-
    missed(Kind, English, Japanese),
    !,
    (   Language == ja
    ->  Words = Japanese
    ;   Words = English
    ).
mistake_words(en, position, none, "worse by the evaluation alone").
mistake_words(ja, position, none, "形勢を損ねる").

%   missed(?Kind, -English, -Japanese): the best move would have been of that kind of claim.

missed(mates,            "misses a mate",                       "詰みを逃す").
missed(brinkmate,        "misses a brinkmate 必至",             "必至を逃す").
missed(threatens_mate,   "misses a threat of mate 詰めろ",      "詰めろを逃す").
missed(parries,          "overlooks a threat of mate",          "詰めろを見落とす").
missed(forks,            "misses a fork",                       "両取りを逃す").
missed(skewers,          "misses a skewer",                     "串刺しを逃す").
missed(traps,            "misses the trapping of a piece",      "駒の捕獲を逃す").
missed(overloads,        "misses an overloaded guard",          "守りの重荷を突かない").
missed(discovers,        "misses a discovered attack",          "開き攻めを逃す").
missed(pins,             "misses a pin",                        "釘付けを逃す").
missed(takes,            "misses a capture",                    "駒得を逃す").
missed(exchanges,        "misses an exchange",                  "交換を逃す").
missed(sacrifices,       "misses a sacrifice",                  "捨て駒を逃す").
missed(repeats,          "misses a repetition 千日手",          "千日手を逃す").
missed(answers,          "misses a move whose natural reply fails", "応手を誤らせる手を逃す").
missed(threatens,        "misses a threat",                     "狙いの手を逃す").
missed(defends,          "overlooks a threat",                  "相手の狙いを見落とす").
missed(captures_checker, "a worse answer to check",             "王手の受けを誤る").
missed(escapes,          "a worse answer to check",             "王手の受けを誤る").
missed(blocks,           "a worse answer to check",             "王手の受けを誤る").
missed(interposes,       "a worse answer to check",             "王手の受けを誤る").
missed(double_check,     "misses a double check",               "両王手を逃す").
missed(discovered_check, "misses a discovered check",           "空き王手を逃す").
missed(check,            "misses a check",                      "王手を逃す").
missed(promotes,         "misses a promotion",                  "成る手を逃す").
missed(completes,        "misses a castle or formation",        "囲いの完成を逃す").
missed(aims_at,          "misses a move with an aim",           "狙いのある手を逃す").
missed(balance,          "misses a capture",                    "駒得を逃す").
missed(motif,            "misses a motif 手筋",                 "手筋を逃す").
missed(joseki,           "leaves a joseki",                     "定跡を外れる").
missed(learned,          "misses what was learned",             "学んだ手を逃す").
missed(plan_step,        "misses a step of a plan",             "構想の一手を逃す").
missed(clause,           "misses what the strategy says",       "方針の手を逃す").
missed(opens,            "misses the opening of a line",        "筋を開く手を逃す").
missed(closes,           "misses the closing of a line",        "筋を閉じる手を逃す").
missed(prevents,         "lets a good move of the other side",  "相手の好手を許す").
missed(prepares,         "misses a preparing move",             "準備の手を逃す").
missed(drops,            "misses a drop",                       "打つ手を逃す").

%!  phase_words(+Language, +Phase:atom, -Words:string) is det.
%
%   Words are the name of a phase of the game: `opening`, `middle`, `end`, or `none` of these.

phase_words(en, opening, "opening").
phase_words(en, middle,  "middle game").
phase_words(en, end,     "ending").
phase_words(en, none,    "no phase").
phase_words(ja, opening, "序盤").
phase_words(ja, middle,  "中盤").
phase_words(ja, end,     "終盤").
phase_words(ja, none,    "その他").
