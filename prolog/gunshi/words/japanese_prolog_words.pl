:- encoding(utf8).
/*  The words of Prolog's errors in Japanese: what ISO and SWI-Prolog call types, domains, what
    there is none of, and what is not allowed.
*/
:- module(gunshi_words_japanese_prolog_words,
          [ prolog_thing/2,             % +Type, -Japanese
            prolog_action/2,            % +Action, -Japanese
            prolog_reason/2,            % +Reason, -Japanese
            prolog_syntax/2             % +What, -Japanese
          ]).
:- use_module('../base/message_words', [value_words/2]).

%!  prolog_thing(+Type, -Japanese) is det.
%
%   How Type is called, the type, domain or kind of thing of an error term. One that only a
%   program's own errors have is its name.

prolog_thing(Type, Japanese) :-
    (   nonvar(Type),
        thing(Type, Japanese0)
    ->  Japanese = Japanese0
    ;   value_words(Type, Japanese)
    ).

thing(integer, '整数').
thing(positive_integer, '正の整数').
thing(nonneg, '零以上の整数').
thing(not_less_than_zero, '零以上の数').
thing(not_less_than_one, '一以上の数').
thing(number, '数').
thing(float, '浮動小数').
thing(rational, '有理数').
thing(atom, 'アトム').
thing(atomic, 'アトムか数').
thing(compound, '複合項').
thing(callable, '呼べるゴール').
thing(ground, '変数のない項').
thing(var, '変数').
thing(boolean, 'true か false').
thing(bool, 'true か false').
thing(list, 'リスト').
thing(list(_), 'リスト').
thing(list_of(_), 'リスト').
thing(list_or_partial, 'リスト').
thing(non_empty_list, '空でないリスト').
thing(non_empty_atom, '空でないアトム').
thing(pair, 'キーと値の組').
thing(dict, '辞書').
thing(assoc, '連想木').
thing(string, '文字列').
thing(text, '文字列').
thing(character, '文字').
thing(in_character, '文字').
thing(character_code, '文字の番号').
thing(character_code_list, '文字の番号のリスト').
thing(char_type, '文字の種類').
thing(byte, 'バイト').
thing(in_byte, 'バイト').
thing(between(Low, High), Words) :-
    format(string(Words), "~wから~wまでの数", [Low, High]).
thing(range(Low, High), Words) :-
    thing(between(Low, High), Words).
thing(oneof(Values), Words) :-
    is_list(Values),
    findall(Text, ( member(Value, Values), format(atom(Text), "~q", [Value]) ), Texts),
    atomic_list_concat(Texts, '、', All),
    format(string(Words), "~wのどれか", [All]).
thing(position, '局面').
thing(game, '対局').

thing(procedure, '述語').
thing(static_procedure, '述語').
thing(built_in_procedure, '組み込み述語').
thing(private_procedure, '中身を見せない述語').
thing(predicate_indicator, '名前/引数の数').
thing(operator, '演算子').
thing(operator_priority, '演算子の優先順位').
thing(operator_specifier, '演算子の種類').
thing(stream, 'ストリーム').
thing(text_stream, '文字のストリーム').
thing(binary_stream, 'バイトのストリーム').
thing(past_end_of_stream, '終わったストリーム').
thing(stream_or_alias, 'ストリーム').
thing(stream_position, 'ストリームの位置').
thing(stream_property, 'ストリームの性質').
thing(io_mode, '開き方').
thing(source_sink, 'ファイル').
thing(file, 'ファイル').
thing(directory, 'ディレクトリ').
thing(library, 'ライブラリ').
thing(module, 'モジュール').
thing(flag, 'フラグ').
thing(prolog_flag, 'フラグ').
thing(flag_value, 'フラグの値').
thing(variable, '大域変数').
thing(answer_variable, '答えの変数').
thing(thread, 'スレッド').
thing(message_queue, 'メッセージの列').
thing(mutex, '排他鍵').
thing(key, 'キー').
thing(order, '並べる順').
thing(read_option, '読み込みの選択肢').
thing(write_option, '書き出しの選択肢').
thing(stream_option, 'ストリームの選択肢').
thing(close_option, '閉じる選択肢').
thing(format_control_sequence, '書式').
thing(iri_scheme, 'ファイルとして読める番地の種類').
thing(matching_rule, '当てはまる規則').

%!  prolog_action(+Action, -Japanese) is det.
%
%   How the Action of a permission error is called.

prolog_action(Action, Japanese) :-
    (   nonvar(Action),
        action(Action, Japanese0)
    ->  Japanese = Japanese0
    ;   value_words(Action, Japanese)
    ).

action(modify, '変更').
action(access, '参照').
action(create, '作成').
action(open, '開くこと').
action(close, '閉じること').
action(delete, '削除').
action(load, '読み込み').
action(assert, '追加').
action(redefine, '再定義').
action(input, '入力').
action(read, '読み込み').
action(output, '出力').
action(write, '書き込み').
action(reposition, '位置の変更').
action(export, '公開').
action(import_into(Module), Words) :-
    format(string(Words), "~qへの取り込み", [Module]).

%!  prolog_reason(+Reason:atom, -Japanese:atom) is det.
%
%   What the system said, if it is known how that is said; else it itself.

prolog_reason(Reason, Japanese) :-
    (   reason(Reason, Japanese0)
    ->  Japanese = Japanese0
    ;   Japanese = Reason
    ).

reason('a move is needed; legal_move(Position, Move) gives one after the other',
       '指し手が要る。legal_move(Position, Move). で一手ずつ').
reason('No such file or directory', 'そのファイルはない').
reason('Permission denied', '許可がない').
reason('Is a directory', 'ディレクトリである').
reason('Not a directory', 'ディレクトリでない').
reason('File exists', 'もうある').
reason('Directory not empty', 'ディレクトリが空でない').
reason('No space left on device', '空きがない').
reason('Read-only file system', '書き込めないファイルシステム').
reason('DWIM could not correct goal', '近い名前もない').
reason('not enough arguments', '引数が足りない').
reason('too many arguments', '引数が多い').
reason(zero_divisor, '零で割っている').
reason(undefined, '値が定まらない').
reason(float_overflow, '大きすぎる').
reason(float_underflow, '小さすぎる').

%!  prolog_syntax(+What, -Japanese:atom) is det.
%
%   What is wrong with a text that cannot be read.

prolog_syntax(What, Japanese) :-
    (   nonvar(What),
        syntax_words(What, Japanese0)
    ->  Japanese = Japanese0
    ;   Japanese = '読めない'
    ).

syntax_words(end_of_clause, '途中で終わっている').
syntax_words(end_of_clause_expected, 'ここで終わるはず').
syntax_words(end_of_file, '終わりまで「.」がない').
syntax_words(end_of_file_in_block_comment, '/* の注釈が閉じていない').
syntax_words(end_of_file_in_quoted(_), '引用符が閉じていない').
syntax_words(undefined_char_escape(Char), Words) :-
    format(atom(Words), '引用符の中の \\~w は意味がない', [Char]).
syntax_words(illegal_number, '数の書き方が違う').
syntax_words(operator_clash, '演算子の優先順位が合わない').
syntax_words(operator_expected, '演算子か「,」が抜けている').
syntax_words(operator_balance, '演算子の釣り合いが取れない').
syntax_words(quoted_punctuation, '「,」か「|」の前後に項がない').
syntax_words(list_rest, 'リストの「|」の後に余分なものがある').
syntax_words(cannot_start_term, '項がここから始まることはない').
syntax_words(punct(Punct, End), Words) :-
    format(atom(Words), '「~w」の前に「~w」がある', [End, Punct]).
syntax_words(void_not_allowed, '空の () は書けない').
