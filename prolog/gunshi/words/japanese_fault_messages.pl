:- encoding(utf8).
/*  What is said in Japanese of clauses of knowledge, of rules that went wrong, of records and of
    positions that cannot be read: the same as the messages of base/knowledge_messages.pl,
    knowledge/fault_messages.pl, knowledge/editing_messages.pl and shogi/record_messages.pl. A fault
    that has no words here is told in English.
*/
:- module(gunshi_words_japanese_fault_messages, []).
:- use_module('../base/knowledge_messages', [knowledge_fault//1]).
:- use_module('../base/message_words', [brief/2, excerpt/3, value_words/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module(japanese_evaluation_messages, [japanese_likely//1, japanese_weight//1]).
:- use_module(japanese_messages, [japanese_rule//1]).
:- use_module(japanese_plan_messages,
              [japanese_contradiction//1, japanese_pattern//1, japanese_target//3]).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_base_messages:japanese_message//1.

                /*******************************
                *          KNOWLEDGE           *
                *******************************/

gunshi_base_messages:japanese_message(bad_knowledge(File, Problems)) -->
    problems(Problems, File),
    { shown_source(File, Shown) },
    [ '~wからは何も読み込まなかった'-[Shown] ].
gunshi_base_messages:japanese_message(bad_clause(Text, [problem(_, _, Fault)|Problems])) -->
    { split_string(Text, "", " \t\n", [Trimmed]),
      length(Problems, More)
    },
    [ '追加しなかった: ~s'-[Trimmed], nl, '  ' ],
    fault(Fault),
    (   { More =:= 0 }
    ->  []
    ;   [ '（ほか~d件）'-[More] ]
    ).
gunshi_base_messages:japanese_message(not_one_clause(Text)) -->
    { split_string(Text, "", " \t\n", [Trimmed]) },
    [ '追加しなかった。一つの節でない: ~s'-[Trimmed] ].
gunshi_base_messages:japanese_message(bad_question(Fault)) -->
    fault(Fault).
gunshi_base_messages:japanese_message(rule_failed(Source, Error)) -->
    { shown_source(Source, Shown) },
    [ '~wの規則で誤りが起きた: '-[Shown] ],
    raised(Error).
gunshi_base_messages:japanese_message(question_failed(Error)) -->
    [ '質問で誤りが起きた: ' ],
    raised(Error).
gunshi_base_messages:japanese_message(rule_limit(Source, What)) -->
    { shown_source(Source, Shown) },
    [ '~wの節を止めた: '-[Shown] ],
    limit(What),
    [ '。直すか、無効にする: kb_disable(~q).'-[Shown] ].
gunshi_base_messages:japanese_message(question_limit(What)) -->
    [ '質問を止めた: ' ],
    limit(What).

problems([], _) -->
    [].
problems([problem(Line, Column, Fault)|Problems], File) -->
    { shown_source(File, Shown) },
    [ '~w:~d:~d: '-[Shown, Line, Column] ],
    fault(Fault),
    [ nl ],
    problems(Problems, File).

raised(error(Formal, _)) -->
    { Formal == instantiation_error },
    !,
    [ '値の要る所で変数に値がない。値を与える条件を前に書く' ].
raised(Error) -->
    { error_line(Error, Line) },
    [ '~s'-[Line] ].

limit(steps(Most)) -->
    [ '~D手順を超えた'-[Most] ].
limit(depth(Most)) -->
    [ '規則の呼び出しが~D段より深い'-[Most] ].
limit(seconds(Most)) -->
    [ '~w秒を超えた'-[Most] ].
limit(size(Most)) -->
    [ '項が~Dより大きい'-[Most] ].
limit(integer(Most)) -->
    [ '整数が~Dより大きい'-[Most] ].

%   fault(+Fault)//: what is wrong with a clause.

fault(Fault) -->
    (   japanese_fault(Fault)
    ->  []
    ;   knowledge_fault(Fault)
    ).

japanese_fault(syntax(Id)) -->
    (   { missing(Id, Words) }
    ->  [ '構文の誤り。~w'-[Words] ]
    ;   [ '構文の誤り' ]
    ).
japanese_fault(directive) -->
    [ '指令は書けない。知識のファイルは事実と規則だけ' ].
japanese_fault(not_a_head(Term)) -->
    { value_words(Term, Words) },
    [ '~sは事実でも規則でもない。名前(引数) か 名前(引数) :- 条件 と書く'-[Words] ].
japanese_fault(not_a_goal(Term)) -->
    { value_words(Term, Words) },
    [ '~sは条件にならない。述語の名前が要る'-[Words] ].
japanese_fault(qualified(Term)) -->
    { value_words(Term, Words) },
    [ '~sにモジュールの名前がある。知識には付けない'-[Words] ].
japanese_fault(undeclared(Name/Arity, Near)) -->
    [ '~q/~dという知識はない'-[Name, Arity] ],
    near(Near).
japanese_fault(not_allowed(Predicate, Near)) -->
    [ '規則から~qは呼べない。知識でも語彙でもない'-[Predicate] ],
    near(Near).
japanese_fault(argument(N, Name, Value, _)) -->
    { value_words(Value, Words) },
    [ '~d番目の引数（~w）が正しくない: ~s'-[N, Name, Words] ].
japanese_fault(singletons(Names)) -->
    { atomic_list_concat(Names, '、', All) },
    [ '変数 ~w は一度しか出てこない。わざとなら前に _ を付ける'-[All] ].
japanese_fault(no_moves) -->
    [ '指し手のない定跡。指し手はUSIで空白で区切る: "7g7f 3c3d 2g2f"' ].
japanese_fault(line_move(Ply, Text, Rule)) -->
    { brief(Text, Shown) },
    (   { Rule == none }
    ->  [ '~d手目の~sはUSIの指し手でない。7g7f、8h2b+、P*5e と書く'-[Ply, Shown] ]
    ;   [ '~d手目の~sは指せない: '-[Ply, Shown] ],
        japanese_rule(Rule)
    ).
japanese_fault(loses(Ply, Move, Loss, Line, Better)) -->
    [ '~d手目の~wは~d点の損: ~w。ここでは ~w'-[Ply, Move, Loss, Line, Better] ].
japanese_fault(known_already(Source)) -->
    { shown_source(Source, Shown) },
    [ 'もうある: ~w'-[Shown] ].
japanese_fault(known_off(Source)) -->
    { shown_source(Source, Shown) },
    [ 'もうある: ~w。ただし無効（kb_enable/1）か、対局が咎めている（kb_unlearn/1）'-[Shown] ].
japanese_fault(disables_nothing(Name)) -->
    [ '~qという名前のものはない'-[Name] ].
japanese_fault(no_plan(Plan, _, Near)) -->
    [ '~qという駒組や攻めはない'-[Plan] ],
    near(Near).
japanese_fault(no_name(Name, Kinds, Near)) -->
    { findall(Word, ( member(Kind, Kinds), kind_name(Kind, Word) ), Words),
      atomic_list_concat(Words, 'や', Text)
    },
    [ '~qという~wはない'-[Name, Text] ],
    near(Near).
japanese_fault(circle(Name, Steps)) -->
    [ '~qを~qより先に試すことになる'-[Name, Name] ],
    (   { Steps == [] }
    ->  []
    ;   { steps_text(Steps, Text) },
        [ '。ほかに: ~w'-[Text] ]
    ).
japanese_fault(never_stands(Fault)) -->
    japanese_contradiction(Fault).
japanese_fault(asks_nothing) -->
    [ '何も求めていないので、どの局面でも成り立つ。どの升に何の駒があるかを書く' ].
japanese_fault(not_a_fact(Name/Arity)) -->
    [ '~q/~dの節は条件のない事実でなければならない'-[Name, Arity] ].
japanese_fault(endless) -->
    [ '規則が同じ引数で自分を呼び続ける' ].
japanese_fault(contrary(Fact, Source)) -->
    { value_words(Fact, Words),
      shown_source(Source, Shown)
    },
    [ '使われることがない。~wの~sがここでの手を禁じている'-[Shown, Words] ].

japanese_fault(long_number(Most)) -->
    [ 'ここで始まる数は~D文字より長くて読めない'-[Most] ].
japanese_fault(too_deep) -->
    [ 'ここで始まる節は深すぎて読めない' ].
japanese_fault(obeyed(Code)) -->
    [ '文字 U+~|~`0t~16R~4+ は端末を動かすので、名前や文字列に置けない'-[Code] ].
japanese_fault(pattern(Fault)) -->
    japanese_pattern(Fault).
japanese_fault(target(What, Makuhyou, Source)) -->
    japanese_target(What, Makuhyou, Source).
japanese_fault(weight(Fault)) -->
    [ '重みでない: ' ],
    japanese_weight(Fault).
japanese_fault(likely(Fault)) -->
    [ '手の値でない: ' ],
    japanese_likely(Fault).

missing(operator_expected, '前のコンマかピリオドが抜けているか、全角の記号があるか').
missing(end_of_file, '最後の節がピリオドで終わっているか').
missing(end_of_clause_expected, '前の節がピリオドで終わっているか').

kind_name(strategy, 戦略).
kind_name(aim, 狙い).
kind_name(joseki, 定跡).

steps_text(Steps, Text) :-
    findall(Step,
            ( member(Fact-Source, Steps),
              shown_source(Source, Shown),
              value_words(Fact, Words),
              format(string(Step), "~s（~w）", [Words, Shown])
            ),
            Texts),
    atomic_list_concat(Texts, '、', Text).

near([]) -->
    [].
near([First|Rest]) -->
    { findall(Text, ( member(T, [First|Rest]), format(string(Text), '~q', [T]) ), Texts),
      atomic_list_concat(Texts, '、', All)
    },
    [ '。もしかすると: ~w'-[All] ].

                /*******************************
                *           RECORDS            *
                *******************************/

gunshi_base_messages:japanese_message(record_problem(File, problem(Line, Ply, Fault))) -->
    (   { Line > 0 }
    ->  [ '~w:~d: '-[File, Line] ]
    ;   [ '~w: '-[File] ]
    ),
    (   { Ply > 0 }
    ->  [ '~d手目: '-[Ply] ]
    ;   []
    ),
    record_fault(Fault).
gunshi_base_messages:japanese_message(bad_record(File, [Problem|More], Advice)) -->
    gunshi_base_messages:japanese_message(record_problem(File, Problem)),
    (   { More == [] }
    ->  []
    ;   { length(More, Count) },
        [ '（ほか~d件）'-[Count] ]
    ),
    [ '。~w'-[Advice] ].

record_fault(unread(Text)) -->
    { brief(Text, Shown) },
    [ '~sは指し手でない'-[Shown] ].
record_fault(no_branch) -->
    [ 'この変化の前の手順にその手数がないので、省いた' ].
record_fault(after_end) -->
    [ '終局の後に指し手があるので、省いた' ].
record_fault(no_start(_)) -->
    [ '初めの局面が読めない' ].
record_fault(no_game) -->
    [ '対局がない' ].
record_fault(ignored(Text)) -->
    { brief(Text, Shown) },
    [ '読めないので省いた: ~s'-[Shown] ].
record_fault(unknown_ending(Word)) -->
    { brief(Word, Shown) },
    [ '~sという終局はないが、そのまま残す'-[Shown] ].
record_fault(misnamed(Text)) -->
    { brief(Text, Shown) },
    [ '~sは駒の名前が違う。升に従う'-[Shown] ].
record_fault(misnumbered(Number, Due)) -->
    [ '手数が~dのはずが~dとある。前の行が抜けているかもしれない'-[Due, Number] ].
record_fault(not_held(Format)) -->
    [ '終局の反則手は~wに書けない'-[Format] ].
record_fault(illegal_move_text(Text, Rule)) -->
    { brief(Text, Shown) },
    [ '~sは指せない: '-[Shown] ],
    japanese_rule(Rule).

                /*******************************
                *          POSITIONS           *
                *******************************/

gunshi_base_messages:japanese_message(bad_sfen(Field, Character, Message, Text)) -->
    { excerpt(Text, Character, Excerpt),
      field(Field, FieldText),
      reason(Message, Reason)
    },
    [ 'SFENの~wが正しくない'-[FieldText] ],
    (   { integer(Character), Character > 0 }
    ->  [ '（~d字目）'-[Character] ]
    ;   []
    ),
    [ ': ~w'-[Reason] ],
    (   { Excerpt == "" }
    ->  []
    ;   [ '。~s'-[Excerpt] ]
    ).

field(board, '盤面') :- !.
field(side, '手番') :- !.
field(hands, '持ち駒') :- !.
field(number, '手数') :- !.
field(_, '局面').

%   reason(+Message, -Reason): Message, of c/shogi/sfen.c, is known by a part of it.

reason(Message, Reason) :-
    (   part(Part, Reason0),
        sub_string(Message, _, _, _, Part)
    ->  Reason = Reason0
    ;   Reason = 'ここに置けない文字'
    ).

part("an empty stretch", '空きの升は1～9で書く').
part("two digits side by side", '数字が二つ並んでいる。足した数を書く').
part("cannot be promoted", '成れない駒に + が付いている').
part("more than 9 squares", '一段の升が9より多い').
part("more than 9 ranks", '段が9より多い').
part("in rank", '一段の升が9に足りない').
part("instead of 9", '段が9に足りない').
part("the text ends", '途中で終わっている').
part("is no side", '手番は b（先手）か w（後手）').
part("begin with 0", '枚数は0で始まらない').
part("more than 18 of a piece", '枚数が18より多い').
part("cannot be in hand", '持ち駒は PLNSGBR（先手）と plnsgbr（後手）').
part("given twice", '同じ駒が二度ある。枚数を前に書く').
part("move number", '手数は1から始まる数字で、後には何も書かない').
part("two kings", '玉が二つある').
part("hands together", '盤と持ち駒を合わせた駒が多すぎる').
part("two unpromoted pawns", '二歩').
part("can never move", '行き所のない駒がある').
part("could be taken", '手番でない側の玉が取られる').
