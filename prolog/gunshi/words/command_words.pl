:- encoding(utf8).
/*  How the commands of the prompt are written, and what each does, in one line of either language:
    for help/1, apropos/1 and whoever wrote one in another way. Those of one game are added by its
    prompt, library(gunshi/session) or library(gunshi/otl).
*/
:- module(gunshi_words_command_words,
          [ command_words/4             % ?Indicator, ?Call, ?English, ?Japanese
          ]).

:- multifile command_words/4.

%!  command_words(?Indicator, ?Call:string, ?English:string, ?Japanese:string) is nondet.
%
%   The command Name/Arity of the prompt is written as Call, an example with its full stop. English
%   and Japanese say what it does. Semidet when Indicator is known.

command_words(set_language/1, "set_language(ja).", "the language, ja or en", "言語、ja か en").
command_words(vocabulary/0, "vocabulary.", "the words that rules may use", "規則に書ける語彙").
command_words(help/0, "help.", "a tour of the commands", "指令の案内").
command_words(help/1, "help(play).", "what is known of a name", "名前の説明").
command_words(kb_list/0, "kb_list.", "what can be said in the knowledge", "知識に書ける事柄").
command_words(kb_find/1, "kb_find('矢倉').", "where the knowledge says so", "どこに書いてあるか").
command_words(kb_show/1, "kb_show(joseki).", "clauses as source, by their name", "名前で節の元の文").
command_words(kb_check/0, "kb_check.", "is anything wrong with the knowledge?",
              "知識の誤りを調べる").
command_words(kb_check/1, "kb_check(search).", "the same, and judge the joseki by searches",
              "知識の誤りを調べ、定跡の手を読みで確かめる").
command_words(kb_history/0, "kb_history.", "your changes of the knowledge", "知識の変更の一覧").
command_words(kb_add/1, "kb_add(joseki('私の矢倉', 100, \"7g7f 3c3d 6g6f\")).", "add a clause",
              "節を加える").
command_words(kb_remove/1, "kb_remove(line('私の矢倉')).", "take a clause of yours away",
              "自分の節を取り除く").
command_words(kb_disable/1, "kb_disable(joseki).", "believe a clause no longer", "節を無効にする").
command_words(kb_enable/1, "kb_enable(joseki).", "believe it again", "また有効にする").
command_words(kb_undo/0, "kb_undo.", "take the last change of the knowledge back",
              "知識の最後の変更を取り消す").
command_words(kb_generalise/2, "kb_generalise('FILE':12, sente(77, ke)).",
              "a pattern with one condition less", "型の条件を一つ減らす").
command_words(kb_specialise/2, "kb_specialise('FILE':12, sente(77, ke)).",
              "a pattern with one condition more", "型の条件を一つ増やす").
command_words(kb_save/1, "kb_save('mine.pl').", "your changes as a file", "自分の変更をファイルに").
command_words(kb_import/1, "kb_import('mine.pl').", "the clauses of a file", "ファイルの節を取り込む").
command_words(kb_learned/0, "kb_learned.", "what games have taught", "対局から学んだもの").
command_words(kb_unlearn/1, "kb_unlearn('GAME').", "take back what a game has taught",
              "その対局から学んだものを取り消す").
