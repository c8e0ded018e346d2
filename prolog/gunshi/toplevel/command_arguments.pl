/*  What the commands of the prompts take as their first argument, for the Tab key. */
:- module(gunshi_toplevel_command_arguments,
          [ any_game_argument/2         % ?Command, -Argument
          ]).
:- use_module('../base/interpret', [known/2]).
:- use_module('../knowledge/names', [known_name/1]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/shogi/reasons', [language/1]).
:- autoload(library(lists), [member/2]).

%!  any_game_argument(?Command, -Argument) is nondet.
%
%   Command, which the prompts of both games have, takes Argument: a language, a level, or a name of
%   knowledge.

any_game_argument(set_language, Language) :-
    language(Language).
any_game_argument(level, Level) :-
    between(1, 10, Level).
any_game_argument(Command, Name) :-
    member(Command,
           [kb_show, kb_disable, kb_enable, kb_remove, without, edit, listing, spy]),
    all_knowledge,
    known_name(Name).
