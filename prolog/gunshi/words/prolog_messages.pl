:- encoding(utf8).
/*  Prolog's own errors, for who typed a goal: one line each, in the language of the reader.

    It is loaded by Gunshi's own prompts (toplevel/own_prompt.pl) alone: who has loaded a library of
    Gunshi into his Prolog has the messages of SWI-Prolog.

    The predicate that was called stands before it, as SWI-Prolog has it; of a text that cannot be
    read the place is told. Where a stack was asked for, by the flag `backtrace`, SWI-Prolog prints
    it below. What is said in English of other errors is what SWI-Prolog says.
*/
:- module(gunshi_words_prolog_messages, []).
:- use_module('../base/message_words',
              [brief/2, japanese_is_read/0, message_words/3, value_words/2]).
:- use_module('../base/messages', []).
:- use_module(command_words, [command_words/4]).
:- use_module(japanese_prolog_words,
              [prolog_action/2, prolog_reason/2, prolog_syntax/2, prolog_thing/2]).
:- autoload(library(isub), [isub/4]).
:- autoload(library(lists), [member/2]).

:- multifile prolog:message//1.

%   A prompt that does not debug errors tells them as any other does.

prolog:message(unhandled_exception(Error)) -->
    { nonvar(Error),
      Error = error(_, _)
    },
    prolog:translate_message(Error).
prolog:message(error(Formal, Context)) -->
    { nonvar(Formal),
      \+ ( nonvar(Context), Context = context(Stack, _), nonvar(Stack), Stack = prolog_stack(_) )
    },
    told(Formal, Context).
prolog:message(dwim_undefined(Goal, _)) -->
    { strip_module(Goal, Module, Plain),
      callable(Plain),
      functor(Plain, Name, Arity),
      without_user(Module:Name/Arity, Indicator)
    },
    unknown(Indicator).
prolog:message(unhandled_exception(Ball)) -->
    { nonvar(Ball),
      Ball \= error(_, _),
      Ball \== '$aborted',
      message_words('Uncaught exception: ~s', '受け取り手のない例外: ~s', Words),
      value_words(Ball, Shown)
    },
    [ Words-[Shown] ].
prolog:message(var_query(_)) -->
    said('A variable is no question; help. lists the commands', '変数だけでは質問にならない。help. で案内', []).
prolog:message(edit(not_found(Spec))) -->
    { without_user(Spec, Plain),
      value_words(Plain, Shown)
    },
    said('There is nothing called ~s to edit', '~sという、直せるものはない', [Shown]).

prolog:message(help(not_found(What))) -->
    { value_words(What, Shown) },
    said('No help for ~s; apropos(word). looks for a word', '~sの説明はない。apropos(語). で探す', [Shown]).
prolog:message(help(no_apropos_match(Query))) -->
    said('Nothing is found for ~w', '~wでは見つからない', [Query]).

%   without_user(+Given, -Plain): the module of who types goes without saying.

without_user(Given, Plain) :-
    (   nonvar(Given),
        Given = user:Plain0
    ->  Plain = Plain0
    ;   Plain = Given
    ).

said(English, Japanese, Arguments) -->
    { message_words(English, Japanese, Words) },
    [ Words-Arguments ].

                /*******************************
                *           ERRORS             *
                *******************************/

%   told(+Formal, +Context)//: the whole message. Fails where SWI-Prolog is to say it.

told(existence_error(procedure, Given), Context) -->
    { nonvar(Context),
      Context = context(Caller, _),
      Caller == typed,
      without_user(Given, Move/0),
      written_move(Move),
      \+ other_arity(Move/0, _)
    },
    !,
    no_goal(Move).
told(existence_error(procedure, Given), Context) -->
    !,
    { without_user(Given, Indicator) },
    caller(Context, Indicator),
    unknown(Indicator),
    reason(Context).
told(syntax_error(What), Context) -->
    { nonvar(Context),
      Context = string(Text, At),
      integer(At),
      string_length(Text, Length),
      At =< Length
    },
    !,
    syntax(What),
    place(Text, At),
    bare_move(Text).
told(type_error(callable, Text), Context) -->
    { nonvar(Context),
      Context = context(Caller, _),
      Caller == '$toplevel':toplevel_call/1,
      written_move(Text)
    },
    !,
    no_goal(Text).
told(resource_error(Resource), Context) -->
    { Resource \== c_stack,
      is_dict(Context),
      current_prolog_flag(stack_limit, Limit)
    },
    !,
    prolog:error_message(gunshi(memory(Limit))).
told(permission_error(Action, Type, Indicator), Context) -->
    { memberchk(Type, [built_in_procedure, static_procedure]),
      \+ japanese_is_read,
      phrase('$messages':iso_message(permission_error(Action, Type, Indicator)), Parts)
    },
    !,
    '$messages':swi_location(Context),
    in_a_line(Parts),
    reason(Context).
told(Formal, Context) -->
    { japanese_is_read },
    japanese_located(Formal, Context).

%   Of a file that is not there nothing more is to be said; of one that is, why it cannot be opened.

japanese_located(existence_error(Type, File), Context) -->
    { memberchk(Type, [source_sink, file, directory]) },
    !,
    '$messages':swi_location(Context),
    (   { nonvar(Context),
          Context = context(_, Reason),
          atomic(Reason),
          Reason \== 'No such file or directory'
        }
    ->  value('開けない: ~s', File),
        reason(Context)
    ;   japanese(existence_error(Type, File))
    ).
japanese_located(Formal, Context) -->
    { phrase(japanese(Formal), Parts) },
    '$messages':swi_location(Context),
    parts(Parts),
    reason(Context).

%   in_a_line(+Parts)//: what SWI-Prolog says in several.

in_a_line(Parts) -->
    { findall(Part,
              ( member(Part0, Parts), ( Part0 == nl -> Part = '. ' ; Part = Part0 ) ),
              Line)
    },
    parts(Line).

parts([]) -->
    [].
parts([Part|Parts]) -->
    [ Part ],
    parts(Parts).

%   caller(+Context, +Indicator)//: who called what is unknown, if that is news.

caller(Context, Indicator) -->
    (   { nonvar(Context),
          Context = context(Caller, _),
          ground(Caller),
          without_user(Caller, Plain),
          Plain \= Indicator,
          \+ of_the_system(Plain)
        }
    ->  '$messages':swi_location(Context)
    ;   []
    ).

of_the_system(typed).
of_the_system(toplevel).
of_the_system(system:'<meta-call>'/_).
of_the_system('<meta-call>'/_).
of_the_system(Module:_) :-
    sub_atom(Module, 0, _, _, '$').

%   reason(+Context)//: what the system said.

reason(Context) -->
    { \+ japanese_is_read },
    !,
    '$messages':swi_extra(Context).
reason(Context) -->
    (   { nonvar(Context),
          Context = context(_, Reason),
          atomic(Reason),
          Reason \== ''
        }
    ->  { prolog_reason(Reason, Japanese) },
        [ '（~w）'-[Japanese] ]
    ;   []
    ).

%   japanese(+Formal)//: what is said of the ISO terms.

japanese(instantiation_error) -->
    prolog:error_message(instantiation_error).
japanese(uninstantiation_error(Value)) -->
    value('変数の要る所に値がある: ~s', Value).
japanese(type_error(evaluable, Value)) -->
    value('算術の関数でない: ~s', Value).
japanese(type_error(Type, Value)) -->
    { Type \== evaluable,
      Type \== move,
      prolog_thing(Type, Words),
      value_words(Value, Shown)
    },
    [ '型が違う: ~wが要る所に ~s'-[Words, Shown] ].
japanese(domain_error(Domain, Value)) -->
    { \+ memberchk(Domain, [handicap, notation, record_format, encoding]),
      prolog_thing(Domain, Words),
      value_words(Value, Shown)
    },
    [ '値が範囲の外: ~wが要る所に ~s'-[Words, Shown] ].
japanese(existence_error(Type, Value)) -->
    { Type \== propositions,
      prolog_thing(Type, Words),
      value_words(Value, Shown)
    },
    [ '~wがない: ~s'-[Words, Shown] ].
japanese(existence_error(Type, Value, Place)) -->
    { prolog_thing(Type, Words),
      value_words(Value, Shown),
      value_words(Place, There)
    },
    [ '~wがない: ~s（~sの中）'-[Words, Shown, There] ].
japanese(permission_error(Action, Type, Value)) -->
    { without_user(Value, Plain),
      value_words(Plain, Shown),
      prolog_thing(Type, Thing),
      prolog_action(Action, Words)
    },
    [ '許されない: ~w ~s（~w）'-[Thing, Shown, Words] ].
japanese(representation_error(What)) -->
    [ '表せない: ~w'-[What] ].
japanese(evaluation_error(What)) -->
    { prolog_reason(What, Words) },
    [ '算術の誤り: ~w'-[Words] ].
japanese(format(What)) -->
    { atomic(What),
      prolog_reason(What, Words)
    },
    [ '書式と引数が合わない: ~w'-[Words] ].
japanese(syntax_error(What)) -->
    { What \== usi_move },
    syntax(What).

value(Format, Value) -->
    { value_words(Value, Shown) },
    [ Format-[Shown] ].

                /*******************************
                *        SYNTAX ERRORS         *
                *******************************/

syntax(What) -->
    { japanese_is_read },
    !,
    { prolog_syntax(What, Words) },
    [ '文法の誤り: ~w'-[Words] ].
syntax(What) -->
    '$messages':iso_message(syntax_error(What)).

%   place(+Text, +At)//: where in Text it is.

place(Text, At) -->
    { sub_string(Text, 0, At, _, Before0),
      sub_string(Text, At, _, 0, After0),
      normalize_space(string(Before), Before0),
      normalize_space(string(After), After0)
    },
    (   { Before == "" }
    ->  { brief(After, Shown) },
        said(', before "~s"', '。「~s」の前', [Shown])
    ;   { last_part(Before, Shown) },
        said(', behind "~s"', '。「~s」の後', [Shown])
    ).

%   bare_move(+Text)//: how to write a move, where Text has one in USI without quotes.

bare_move(Text) -->
    { \+ sub_string(Text, _, _, _, "'"),
      sub_string(Text, _, 4, _, Move),
      string_codes(Move, Codes),
      usi_squares(Codes, [])
    },
    !,
    said('; a move stands in quotes, play(\'~s\'), or is typed alone after type.',
         '。指し手は引用符で囲んで play(\'~s\').、または type. の後にそのまま', [Move]).
bare_move(_) -->
    [].

%   written_move(+Text) is semidet: Text, an atom or a string, is written as a move of either game.

written_move(Text) :-
    (   atom(Text)
    ->  true
    ;   string(Text)
    ),
    atom_codes(Text, Codes),
    written(Codes).

written(Codes) :-                                       % 7g7f, 8h2b+
    usi_squares(Codes, Rest),
    memberchk(Rest, [[], [0'+]]).
written([Piece, 0'*, File, Rank]) :-                    % P*5e
    memberchk(Piece, `PLNSGBR`),
    usi_square(File, Rank).
written([Mark|Codes]) :-                                % ▲７六歩
    memberchk(Mark, `▲△☗☖`),
    Codes = [_, _|_].
written([File, Rank, _|_]) :-                           % ７六歩
    between(0'１, 0'９, File),
    memberchk(Rank, `一二三四五六七八九`).
written([File, Rank]) :-                                % f5, of Othello
    between(0'a, 0'h, File),
    between(0'1, 0'8, Rank).

%   usi_squares(+Codes, -Rest) is semidet: from where to where a piece goes, in USI.

usi_squares([File0, Rank0, File, Rank|Rest], Rest) :-
    usi_square(File0, Rank0),
    usi_square(File, Rank).

usi_square(File, Rank) :-
    between(0'1, 0'9, File),
    between(0'a, 0'i, Rank).

%   no_goal(+Move)//: how it is played.

no_goal(Move) -->
    said('A move alone is no goal; play(\'~w\'). plays it, or type. takes moves as they are',
         '指し手だけでは問いにならない。play(\'~w\'). で指す。type. の後ならそのままでよい', [Move]).

last_part(Text, Part) :-
    (   sub_string(Text, Start, 40, 0, End),
        Start > 0
    ->  string_concat("…", End, Part)
    ;   Part = Text
    ).

                /*******************************
                *        UNKNOWN NAMES         *
                *******************************/

%   unknown(+Indicator)//: there is no such predicate; how one of that name is written, or of one
%   that is near.

unknown(Name/Arity) -->
    { findall(Call-Words, called(Name, Call, Words), Calls),
      Calls = [_|_]
    },
    !,
    said('There is no ~q. Write ', '~qはない。書き方は ', [Name/Arity]),
    calls(Calls).
unknown(Name/Arity) -->
    { for_files(Name/Arity, English, Japanese) },
    !,
    said(English, Japanese, []).
unknown(Indicator) -->
    said('Unknown procedure: ~q', '~qという述語はない', [Indicator]),
    (   { findall(Other, other_arity(Indicator, Other), Others) },
        listed('; there is ~w', '。あるのは ~w', Others)
    ->  []
    ;   { Indicator = Name/_,
          near(Name, Near),
          once(called(Near, Call, _))
        }
    ->  said('; do you mean ~s', '。もしかすると ~s', [Call])
    ;   { findall(Other, similar(Indicator, Other), Others) },
        listed('; do you mean ~w', '。もしかすると ~w', Others)
    ->  []
    ;   []
    ).

%   listed(+English, +Japanese, +Indicators)//: fails where there are none.

listed(English, Japanese, Indicators) -->
    { sort(Indicators, Sorted),
      Sorted = [_|_],
      findall(Text, ( member(Each, Sorted), format(atom(Text), '~q', [Each]) ), Texts),
      atomic_list_concat(Texts, ', ', List)
    },
    said(English, Japanese, [List]).

other_arity(Indicator, Other) :-
    (   Indicator = Module:Name/_
    ->  true
    ;   Indicator = Name/_,
        Module = user
    ),
    atom(Name),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    predicate_property(Module:Head, visible),
    without_user(Module:Name/Arity, Other).

%   similar(+Indicator, -Other) is nondet: SWI-Prolog takes Other for what might be meant. It shows
%   modules of its own as it does everywhere, not at all.

similar(Indicator, Other) :-
    '$messages':dwim_predicates(Indicator, Heads),
    member(Module:Head, Heads),
    (   predicate_property(Module:Head, imported_from(From))
    ->  true
    ;   From = Module
    ),
    functor(Head, Name, Arity),
    (   '$messages':hidden_module(From)
    ->  Other = Name/Arity
    ;   without_user(From:Name/Arity, Other)
    ).

called(Name, Call, Words) :-
    command_words(Name/Arity, Call, English, Japanese),
    typed(Name/Arity),
    message_words(English, Japanese, Words).

calls([Call-Words|Calls]) -->
    said('~s (~s)', '~s（~s）', [Call, Words]),
    (   { Calls == [] }
    ->  []
    ;   said(' or ', '、', []),
        calls(Calls)
    ).

%   typed(+Indicator): the prompt has the predicate, perhaps of a library that is not loaded yet.

typed(Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(user:Head, visible).

for_files((:-)/2, Words, Japanese) :-
    Words = 'Rules go to a file, or are added by kb_add((Head :- Body))',
    Japanese = '規則はファイルに書くか、kb_add((頭 :- 条件)). で加える'.
for_files((:-)/1, 'Directives go to a file; type the goal without :-',
          '指示はファイルに書く。ここでは :- なしで打つ').
for_files((?-)/1, 'The prompt says ?- itself; type the goal without it',
          '?- は入力の印。ここでは ?- なしで打つ').

%   near(+Name, -Near) is semidet: the command whose name is nearest.

near(Name, Near) :-
    findall(Likeness-Each,
            ( command_words(Each/Arity, _, _, _),
              typed(Each/Arity),
              likeness(Name, Each, Likeness)
            ),
            Found),
    sort(1, @>=, Found, [_-Near|_]).

likeness(Name, Each, Likeness) :-
    (   dwim_match(Name, Each)
    ->  Likeness = 1.0
    ;   isub(Name, Each, Likeness, [substring_threshold(0)]),
        Likeness > 0.75
    ).
