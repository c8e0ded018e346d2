:- encoding(utf8).
/*  What is said in Japanese of the errors that a person meets at the prompt: of moves and games,
    records, the choice of a move, the names of knowledge, files and the journal; faults of clauses,
    records and positions are said by japanese_fault_messages.pl. Each is the Japanese of a message
    of the room that throws it; what has none here is told in English.
*/
:- module(gunshi_words_japanese_messages,
          [ japanese_rule//1            % +Rule
          ]).
:- use_module('../base/message_words', [brief/2, japanese_is_read/0, value_words/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../knowledge/names', [clause_kinds/1, nameless/1]).
:- use_module('../shogi/move_words', [move_words/2]).
:- use_module('../shogi/records/formats', [record_formats/1]).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_base_messages:japanese_message//1, prolog:error_message//1.

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

prolog:error_message(type_error(move, Given)) -->
    { japanese_is_read,
      value_words(Given, Words)
    },
    [ '~sは指し手でない。play(\'7g7f\'). のように引用符で囲む'-[Words] ].

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

rule_text(no_piece, '動かす元の升に駒がない').
rule_text(wrong_side, '相手の手番か、相手の駒').
rule_text(no_such_piece, 'そこへそう行ける駒がない').
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
    [ 'まだ初手の前で、理由のある手がない。hint. でここでの手' ].
gunshi_base_messages:japanese_message(no_mate_table) -->
    [ 'この対局には、勝った側か手番の側の15手までの詰みがない' ].
gunshi_base_messages:japanese_message(start_of_record) -->
    [ '棋譜の初め。forward. か goto(N). で進む' ].
gunshi_base_messages:japanese_message(end_of_record) -->
    [ '棋譜の終わり。back. か goto(N). で戻る' ].
gunshi_base_messages:japanese_message(nothing_to_undo) -->
    [ '対局の初めなので、戻せる手がない' ].
gunshi_base_messages:japanese_message(nothing_to_redo) -->
    [ '戻した手がないので、やり直せない' ].
gunshi_base_messages:japanese_message(nothing_to_learn) -->
    [ 'まだ誰も負けていない。learn. は負けた対局から学ぶ' ].
gunshi_base_messages:japanese_message(no_language(Language)) -->
    [ '言語は en か ja で、~p はない'-[Language] ].
gunshi_base_messages:japanese_message(no_game_in(File)) -->
    [ '~wに対局がない'-[File] ].
gunshi_base_messages:japanese_message(more_than_one_game(File, Count)) -->
    [ '~wには~d局ある。load(File, [game(N)]). で一局を選ぶ'-[File, Count] ].
gunshi_base_messages:japanese_message(no_such_game(File, Number, Count)) -->
    [ '~wに~w局目はない（全~d局）'-[File, Number, Count] ].
gunshi_base_messages:japanese_message(too_deep) -->
    [ '項の入れ子が深すぎる' ].
gunshi_base_messages:japanese_message(memory(Limit)) -->
    { Megabytes is Limit>>20 },
    [ '使えるメモリ（~d MB）では足りない'-[Megabytes] ].
gunshi_base_messages:japanese_message(file(Doing, File, _)) -->
    { doing(Doing, Text) },
    [ '~wを~w'-[File, Text] ].
gunshi_base_messages:japanese_message(no_record_format(File)) -->
    { record_formats(Formats),
      atomic_list_concat(Formats, ' ', Text)
    },
    [ '~wの末尾が棋譜の形式（~w）の名前でない'-[File, Text] ].

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
    (   { nameless(Name) }
    ->  [ '名前が要る: joseki、line(\'横歩取り\') など' ]
    ;   { Near == [] }
    ->  { clause_kinds(Kinds),
          atomic_list_concat(Kinds, '、', List)
        },
        [ '~qという知識はない。kb_find(\'文字\'). で探せる。種類は ~w'-[Name, List] ]
    ;   { atomic_list_concat(Near, '、', List) },
        [ '~qという知識はない。もしかすると: ~w'-[Name, List] ]
    ).
gunshi_base_messages:japanese_message(not_removed(Name, Source)) -->
    { shown_source(Source, Shown) },
    [ '~qは~wにある。そこで直すか、kb_disable(~q).'-[Name, Shown, Name] ].
gunshi_base_messages:japanese_message(disabled_already(Name)) -->
    [ '~qはもう無効'-[Name] ].
gunshi_base_messages:japanese_message(not_disabled(Name, Disabled)) -->
    (   { var(Name) }
    ->  [ '名前が要る: kb_enable(joseki). など' ]
    ;   [ '~qは無効でない'-[Name] ]
    ),
    (   { Disabled == [] }
    ->  [ '。無効なものはない' ]
    ;   [ '。無効なのは ~q'-[Disabled] ]
    ).
gunshi_base_messages:japanese_message(nothing_to_undo_in_kb) -->
    [ '取り消せる知識の変更がない' ].
gunshi_base_messages:japanese_message(too_many_searches(Count)) -->
    [ '規則が一手のために~D回より多く読みを頼んだ'-[Count] ].
gunshi_base_messages:japanese_message(save_in_own_directory(File)) -->
    [ '~wは始まるたびに読む場所にある。別の所に保存する'-[File] ].
gunshi_base_messages:japanese_message(not_a_directory(File)) -->
    [ '「~w」はディレクトリでない。自分の知識のディレクトリが要る'-[File] ].
gunshi_base_messages:japanese_message(many_games_learned(Game, Keys)) -->
    { atomic_list_concat(Keys, '、', Text) },
    [ '~wに当たる対局がいくつかある: ~w。もっと長く書く'-[Game, Text] ].
gunshi_base_messages:japanese_message(no_such_game_learned(Game)) -->
    (   { var(Game) }
    ->  [ '対局の名前か鍵が要る。kb_learned. で一覧' ]
    ;   [ '~wという対局からは学んでいない。kb_learned. で一覧'-[Game] ]
    ).

                /*******************************
                *            OTHELLO           *
                *******************************/

gunshi_base_messages:japanese_message(othello_move(What)) -->
    [ '~w'-[What] ].
gunshi_base_messages:japanese_message(bad_othello_position(_, Text)) -->
    { brief(Text, Shown) },
    [ 'オセロの局面と読めない: ~s。X（黒）、O（白）、-（空き）の64字と、手番の X か O'-[Shown] ].
gunshi_base_messages:japanese_message(bad_transcript(Number, Move)) -->
    [ '~d手目 ~w はそこで打てる手でない'-[Number, Move] ].
gunshi_base_messages:japanese_message(bad_transcript(File:Line, Number, Move)) -->
    [ '~w:~d: ~d手目 ~w はそこで打てる手でない'-[File, Line, Number, Move] ].
gunshi_base_messages:japanese_message(bad_ggf(File, Game, What)) -->
    [ '~wの~d局目が読めない: ~w'-[File, Game, What] ].

                /*******************************
                *            FILES             *
                *******************************/

gunshi_base_messages:japanese_message(usage(Text)) -->
    [ '~w'-[Text] ].
gunshi_base_messages:japanese_message(no_such_part(Key, Keys)) -->
    { atomic_list_concat(Keys, '、', Text) },
    [ '~wという部分はない。あるのは~w'-[Key, Text] ].
gunshi_base_messages:japanese_message(bad_file(File, Fault)) -->
    [ '~w: '-[File] ],
    gunshi_base_messages:japanese_message(Fault).
gunshi_base_messages:japanese_message(bad_encoding(File, Line, Byte)) -->
    [ '~wの~d行目: '-[File, Line] ],
    (   { Byte =:= 0 }
    ->  [ 'NULの文字があり、文字のファイルでない' ]
    ;   [ '0x~|~`0t~16R~2+ は UTF-8 でも Shift_JIS でも EUC-JP でもない'-[Byte] ]
    ).
gunshi_base_messages:japanese_message(too_long(File, Bytes)) -->
    [ '~wは~Dバイトより長く、棋譜でも指し手でもない'-[File, Bytes] ].
gunshi_base_messages:japanese_message(no_character(Encoding, Char)) -->
    { char_code(Char, Code) },
    [ '~wに~w（U+~|~`0t~16R~4+）はない。utf8 ならある'-[Encoding, Char, Code] ].
gunshi_base_messages:japanese_message(no_program(Program, Package)) -->
    [ '~wがない。Debian のパッケージ ~w にある'-[Program, Package] ].
gunshi_base_messages:japanese_message(bad_position_line(File, Line, Error)) -->
    { error_line(Error, Text) },
    [ '~w:~d: ~w'-[File, Line, Text] ].
gunshi_base_messages:japanese_message(bad_option(Option, Possible)) -->
    { brief(Option, Shown),
      findall(Name, member(Name-_, Possible), Names),
      atomic_list_concat(Names, '、', List)
    },
    [ '~sは正しい選択肢でない。あるのは ~w'-[Shown, List] ].
gunshi_base_messages:japanese_message(bad_search_choice(Text, Possible)) -->
    { brief(Text, Shown),
      atomic_list_concat(Possible, '、', List)
    },
    [ '~sという読み方はない。あるのは ~w'-[Shown, List] ].
gunshi_base_messages:japanese_message(one_game_a_file(Format, Count)) -->
    [ '~wのファイルには一局しか書けないが、~d局ある'-[Format, Count] ].
gunshi_base_messages:japanese_message(bad_book_line(Text)) -->
    { brief(Text, Shown) },
    [ '定跡ファイルの行でない: ~s。sfen と局面、次に一手ごとに 7g7f 3c3d 63 27 935'-[Shown] ].
gunshi_base_messages:japanese_message(not_kept(File, Format, Loss)) -->
    [ '~w: ~wに残らないもの: '-[File, Format] ],
    loss(Loss).

loss(variations(Count)) -->
    [ '変化（~D）'-[Count] ].
loss(fields(Keys)) -->
    { atomic_list_concat(Keys, '、', List),
      brief(List, Shown)
    },
    [ '見出し ~s'-[Shown] ].
loss(endings(Words)) -->
    { findall(Text, ( member(Word, Words), ending(Word, Text) ), Texts),
      atomic_list_concat(Texts, '、', List),
      brief(List, Shown)
    },
    [ '終局 ~s'-[Shown] ].
loss(times(Count)) -->
    [ '消費時間（~D）'-[Count] ].
loss(parts(Count)) -->
    [ '秒より細かい時間（~D）'-[Count] ].
loss(comments(Count)) -->
    [ 'コメント（~D）'-[Count] ].
loss(bookmarks(Count)) -->
    [ 'しおり（~D）'-[Count] ].
loss(numbers(Numbers)) -->
    { atomic_list_concat(Numbers, '、', List) },
    [ '初手の手数 ~w'-[List] ].

ending(Word, Text) :-
    (   Word = Lost-Other
    ->  format(string(Text), '~w（~wになる）', [Lost, Other])
    ;   Text = Word
    ).

                /*******************************
                *         THE JOURNAL          *
                *******************************/

gunshi_base_messages:japanese_message(no_journal(File)) -->
    [ '~wは日誌でない。一行目は "gunshi journal 1" のはず。何も変えなかった。'-[File],
      '別の名前に移せば新しく始まる'
    ].
gunshi_base_messages:japanese_message(journal_replaced(File)) -->
    [ '~wは読み込んだ日誌でない。最後の記録がその所にない。始め直せば初めから読む'-[File] ].
gunshi_base_messages:japanese_message(journal_gone(File)) -->
    [ '日誌 ~w がもうない。書いてあったことは忘れた。次の変更で新しく始まる'-[File] ].
gunshi_base_messages:japanese_message(no_such_record(File, Line)) -->
    [ '取り消す記録が~w:~dにもうない。何も変えなかった'-[File, Line] ].
gunshi_base_messages:japanese_message(journal_damaged(File, Line, Damage, What)) -->
    [ '~w:~d: '-[File, Line] ],
    damage(Damage),
    damage_left(What).
gunshi_base_messages:japanese_message(bad_record_term(File, Line)) -->
    [ '~w:~d: この記録は無事だが、この版の Prolog では読めない'-[File, Line] ].
gunshi_base_messages:japanese_message(no_record(Term)) -->
    { value_words(Term, Words) },
    [ '~sは日誌に書けない。循環しているか、文字にできない部分がある'-[Words] ].

damage(torn) -->
    [ '日誌の最後の記録は書き終わっていないので、数えない' ].
damage(changed(Count)) -->
    [ 'ここから~D件の記録は書かれた時のままでないので、数えない'-[Count] ].

damage_left(moved(Bytes, File)) -->
    [ '。~Dバイトを~wに移した'-[Bytes, File] ].
damage_left(stays(Reason)) -->
    [ '。取り除けない: ~w'-[Reason] ].
