:- encoding(utf8).
/*  What is said in Japanese of the errors that a person meets at the prompt: of moves and games,
    records, the choice of a move, and the names of knowledge; faults of clauses, records and
    positions are said by japanese_fault_messages.pl. Each is the Japanese of a message of
    the room that throws it; what has none here is told in English.
*/
:- module(gunshi_words_japanese_messages,
          [ japanese_rule//1            % +Rule
          ]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/messages', []).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../shogi/move_words', [move_words/2]).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_base_messages:japanese_message//1.

                /*******************************
                *       MOVES AND GAMES        *
                *******************************/

gunshi_base_messages:japanese_message(bad_move(Text, _)) -->
    { brief(Text, Shown) },
    [ '指し手と読めない: ~s。'-[Shown],
      '書き方は 7g7f、8h2b+、P*5e（USI）、+7776FU（CSA）、▲７六歩 など'
    ].
gunshi_base_messages:japanese_message(illegal_move_text(Text, Rule)) -->
    { brief(Text, Shown) },
    [ '~sは指せない: '-[Shown] ],
    japanese_rule(Rule).
gunshi_base_messages:japanese_message(illegal_move(Move, Number, Position)) -->
    { move_words(Move, Text) },
    [ '~w手目の~wは指せない: ~p'-[Number, Text, Position] ].
gunshi_base_messages:japanese_message(game_over(_)) -->
    [ 'もう終局している。undo. で待った、new_game. で次の対局' ].
gunshi_base_messages:japanese_message(no_declaration(Declaration)) -->
    { Declaration = declaration(_, KingInCamp, InCheck, Pieces, Points, Needed) },
    [ 'まだ入玉宣言はできない: ' ],
    (   { KingInCamp == true }
    ->  []
    ;   [ '玉が敵陣にいない、' ]
    ),
    (   { InCheck == true }
    ->  [ '王手がかかっている、' ]
    ;   []
    ),
    [ '敵陣の駒~d枚（10枚必要）、~d点（~d点必要）'-[Pieces, Points, Needed] ].
%!  japanese_rule(+Rule)// is det.
%
%   The parts of a message: Rule is what a move breaks.

japanese_rule(ambiguous(Moves)) -->
    !,
    { findall(Text, ( member(Move, Moves), move_words(Move, Text) ), Texts),
      atomic_list_concat(Texts, '、', All)
    },
    [ 'いくつかの手に読める（~w）。右 左 上 直 寄 引 打 成 不成 を付けるか、USIで'-[All] ].
japanese_rule(Rule) -->
    { rule_text(Rule, Text) },
    [ Text ].

rule_text(no_piece, 'その升に駒がない').
rule_text(wrong_side, '相手の手番か、相手の駒').
rule_text(no_such_piece, 'そこへ行ける駒がない').
rule_text(no_move_there, 'その升へ指せる手がない').
rule_text(no_last_move, '「同」の前の手がない').
rule_text(off_board, '盤の外').
rule_text(occupied_by_own, '自分の駒がある').
rule_text(occupied, '駒を打てるのは空いた升だけ').
rule_text(cannot_move_there, '駒がそう動けないか、間に駒がある').
rule_text(must_promote, '成らなければ行き所のない駒になる').
rule_text(cannot_promote, '成れない').
rule_text(dead_end, '行き所のない駒').
rule_text(nifu, '二歩').
rule_text(not_in_hand, 'その駒を持っていない').
rule_text(drop_pawn_mate, '打ち歩詰め').
rule_text(self_check, '王手放置').

                /*******************************
                *          THE PROMPT          *
                *******************************/

gunshi_base_messages:japanese_message(no_reason) -->
    [ 'まだ一手も指されていない。hint. でここでの手' ].
gunshi_base_messages:japanese_message(start_of_record) -->
    [ '棋譜の初め。forward. か goto(N). で進む' ].
gunshi_base_messages:japanese_message(end_of_record) -->
    [ '棋譜の終わり。back. か goto(N). で戻る' ].
gunshi_base_messages:japanese_message(nothing_to_undo) -->
    [ '対局の初めなので、戻せる手がない' ].
gunshi_base_messages:japanese_message(nothing_to_redo) -->
    [ '指し直せる手がない' ].
gunshi_base_messages:japanese_message(nothing_to_learn) -->
    [ 'まだ誰も負けていない。learn. は負けた対局から学ぶ' ].
gunshi_base_messages:japanese_message(no_language(Language)) -->
    [ '言語は en か ja で、~p はない'-[Language] ].
gunshi_base_messages:japanese_message(more_than_one_game(File, Count)) -->
    [ '~wには~d局ある。load(File, [game(N)]). で一局を選ぶ'-[File, Count] ].
gunshi_base_messages:japanese_message(no_such_game(File, Number, Count)) -->
    [ '~wに~w局目はない（全~d局）'-[File, Number, Count] ].
gunshi_base_messages:japanese_message(file(Doing, File, _)) -->
    { doing(Doing, Text) },
    [ '~wを~w'-[File, Text] ].
gunshi_base_messages:japanese_message(no_record_format(File)) -->
    [ '~wの末尾が棋譜の形式（kif ki2 csa jkf usi sfen）の名前でない'-[File] ].

doing(read, '読めない').
doing(write, '書けない').

                /*******************************
                *          KNOWLEDGE           *
                *******************************/

gunshi_base_messages:japanese_message(no_such_style(_, Styles)) -->
    { atomic_list_concat(Styles, '、', List) },
    [ '棋風の名前が要る: ~w、none'-[List] ].
gunshi_base_messages:japanese_message(no_strategy(_)) -->
    [ 'どの節にもここで指す手がない。kb/shogi/strategy.pl の最後には search が要る' ].
gunshi_base_messages:japanese_message(no_such_clause(Name, Near)) -->
    (   { var(Name) }
    ->  [ '名前が要る: joseki、line(\'横歩取り\') など' ]
    ;   { Near == [] }
    ->  [ '~qという知識はない。kb_find(\'文字\'). で探せる'-[Name] ]
    ;   { atomic_list_concat(Near, '、', List) },
        [ '~qという知識はない。もしかすると: ~w'-[Name, List] ]
    ).
gunshi_base_messages:japanese_message(not_removed(Name, Source)) -->
    { shown_source(Source, Shown) },
    [ '~qは~wにある。そこで直すか、kb_disable(~q).'-[Name, Shown, Name] ].
gunshi_base_messages:japanese_message(disabled_already(Name)) -->
    [ '~qはもう無効'-[Name] ].
gunshi_base_messages:japanese_message(not_disabled(Name, Disabled)) -->
    [ '~qは無効でない。無効なのは ~q'-[Name, Disabled] ].
gunshi_base_messages:japanese_message(nothing_to_undo_in_kb) -->
    [ '取り消せる知識の変更がない' ].
