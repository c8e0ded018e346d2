:- encoding(utf8).
/*  help/1 at the prompt: in Japanese what there is in Japanese; else the manual, in English. */
:- module(gunshi_toplevel_manual_words,
          [ help/1                      % +What
          ]).
:- use_module('../words/command_words', [command_words/4]).
:- use_module('../words/library_words', [japanese_about/2]).
:- use_module('../words/reader', [reader_language/1]).
:- use_module('../words/tree_lines', [print_text/2]).
:- autoload(library(lists), [member/2]).

%!  help(+What) is det.
%
%   Print what is known of What, a name or Name/Arity. In Japanese a line says what it does, for the
%   commands and the predicates to begin with; of others the manual tells in English, and that is
%   said.

help(What) :-
    (   reader_language(ja)
    ->  japanese_help(What)
    ;   manual(What)
    ).

%   manual(+What): help/1 of SWI-Prolog, which is loaded when somebody asks.

manual(What) :-
    use_module(library(help), []),
    Help = help(What),
    prolog_help:Help.

japanese_help(What) :-
    named(What, Name/Arity),
    findall(Call-Japanese,
            ( japanese_about(Name/Arity, Japanese),
              call_text(Name/Arity, Call)
            ),
            Lines),
    (   Lines == []
    ->  print_text("日本語の説明はない。英語の説明:~n", []),
        manual(What)
    ;   forall(member(Call-Japanese, Lines), print_text("~w  ~s~n", [Call, Japanese])),
        print_text("くわしくは英語で: set_language(en), help(~q).~n", [What])
    ).

named(What, Indicator) :-
    (   nonvar(What),
        What = Name/Arity
    ->  Indicator = Name/Arity
    ;   Indicator = What/_
    ).

call_text(Indicator, Call) :-
    (   command_words(Indicator, Call, _, _)
    ->  true
    ;   Call = Indicator
    ).
