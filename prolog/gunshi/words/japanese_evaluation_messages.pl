:- encoding(utf8).
/*  What is said in Japanese of weights, values of moves and networks, where something is wrong: the
    same as shogi/evaluation_messages.pl.
*/
:- module(gunshi_words_japanese_evaluation_messages,
          [ japanese_weight//1,         % +Fault
            japanese_likely//1          % +Fault
          ]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/messages', []).
:- use_module('../shogi/evaluation_messages', [shown_fact/4]).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_base_messages:japanese_message//1.

gunshi_base_messages:japanese_message(bad_weight(Term, Fault)) -->
    { shown_fact(Term, weight(Name, _, _, _), Name, Shown) },
    [ '評価の重み ~s: '-[Shown] ],
    japanese_weight(Fault).
gunshi_base_messages:japanese_message(bad_likely(Term, Fault)) -->
    { shown_fact(Term, likely(Name, _, _), Name, Shown) },
    [ '手の見込みの値 ~s: '-[Shown] ],
    japanese_likely(Fault).
gunshi_base_messages:japanese_message(bad_network(File, Fault)) -->
    [ '~wは読めるネットワークでない: '-[File] ],
    japanese_network(Fault).

%!  japanese_weight(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong with weights, as weight_fault//1 says it in
%   English.

japanese_weight(form) -->
    [ '重みは weight(名前, "説明", [整数, ...], [整数, ...]) と書く' ].
japanese_weight(name) -->
    [ 'その名前の重みはない。weights_name(Name). で一覧' ].
japanese_weight(twice) -->
    [ '二度ある。どちらかを消す' ].
japanese_weight(count(Count, Expected)) -->
    [ '値が~d個ある。~d個が正しい'-[Count, Expected] ].
japanese_weight(value(Value)) -->
    { brief(Value, Shown) },
    [ '~sは重みでない。歩の千分の一を単位に、-32767から32767の整数'-[Shown] ].

%!  japanese_likely(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong with values of likely/3, as likely_fault//1 says
%   it in English.

japanese_likely(form) -->
    [ '値は likely(名前, "説明", [整数, ...]) と書く' ].
japanese_likely(name) -->
    [ 'その名前の値はない。likely_name(X). で一覧' ].
japanese_likely(twice) -->
    japanese_weight(twice).
japanese_likely(count(Count, Expected)) -->
    japanese_weight(count(Count, Expected)).
japanese_likely(value(Value)) -->
    { brief(Value, Shown) },
    [ '~sは値でない。-32767から32767の整数'-[Shown] ].

%   japanese_network(+Fault)//: what is wrong with the file, with what it should be.

japanese_network(unreadable(Why)) -->
    [ 'ファイルが読めない（~w）'-[Why] ].
japanese_network(short(Place, Needed, Length)) -->
    [ '~Dバイト目から~Dバイト要るが、~Dバイトで終わる。ネットワークはファイル nn.bin'
      -[Place, Needed, Length] ].
japanese_network(length(Length, Expected)) -->
    [ '~Dバイトある。始めにある数によれば~Dバイトのはず'-[Length, Expected] ].
japanese_network(number(8, Found, Most)) -->
    !,
    [ '12バイト目からの説明が~Dバイトだという。~Dバイトまで'-[Found, Most] ].
japanese_network(number(Place, Found, Expected)) -->
    [ '~Dバイト目に~16rがある。~16rのはず'-[Place, Found, Expected] ].
japanese_network(hash(Place, Found, Kinds)) -->
    { findall(Text,
              ( member(Kind-Hash, Kinds),
                format(atom(Text), "~16r（~w 256x2-32-32）", [Hash, Kind])
              ),
              Texts),
      atomic_list_concat(Texts, 'か', Possible)
    },
    [ '~Dバイト目の~16rは別の種類のもの。~wのはず'-[Place, Found, Possible] ].
