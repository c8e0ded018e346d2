/*  The language of both prompts. */
:- module(gunshi_toplevel_language,
          [ set_language/1              % +Language
          ]).
:- use_module('../knowledge/shogi/reasons', [language/1]).
:- use_module('../words/reader', [set_reader_language/1]).
:- use_module(session_messages, []).

%!  set_language(+Language) is det.
%
%   Say what is said in Language from now on: `en` or `ja`.
%
%   @error gunshi(no_language(Language))

set_language(Language) :-
    (   atom(Language),
        language(Language)
    ->  set_reader_language(Language)
    ;   throw(error(gunshi(no_language(Language)), _))
    ).
