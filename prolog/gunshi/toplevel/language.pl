:- encoding(utf8).
/*  The language of both prompts. */
:- module(gunshi_toplevel_language,
          [ set_language/1              % +Language
          ]).
:- use_module('../knowledge/shogi/reasons', [language/1]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../words/reader', [reader_words/3, set_reader_language/1]).
:- use_module(session_messages, []).

%!  set_language(+Language) is det.
%
%   Say what is said in Language from now on: `en` or `ja`.
%
%   @error gunshi(no_language(Language)), gunshi(usage(Text)) for a variable

set_language(Language) :-
    (   atom(Language),
        language(Language)
    ->  set_reader_language(Language)
    ;   var(Language)
    ->  reader_words("a language is needed: set_language(ja). or set_language(en).",
                     "言語が要る: set_language(ja). か set_language(en).", Words),
        usage_error(Words, [])
    ;   throw(error(gunshi(no_language(Language)), _))
    ).
