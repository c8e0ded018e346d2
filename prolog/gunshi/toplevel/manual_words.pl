:- encoding(utf8).
/*  help/1 of SWI-Prolog for who reads Japanese: what there is in Japanese of the commands and of
    the predicates to begin with; the pages of others are English.

    Its hooks are asked behind those of base/manual.pl, which see to it that the right page is
    shown.
*/
:- module(gunshi_toplevel_manual_words, []).
:- use_module('../base/manual', []).
:- use_module('../words/command_words', [command_words/4]).
:- use_module('../words/library_words', [japanese_about/2]).
:- use_module('../words/reader', [reader_language/1]).
:- use_module('../words/tree_lines', [print_text/2]).
:- autoload(library(lists), [member/2]).

:- multifile
    prolog_help:show_html_hook/1,
    user:message_hook/3.
:- dynamic
    prolog_help:show_html_hook/1,
    user:message_hook/3.

prolog_help:show_html_hook(_) :-
    reader_language(ja),
    gunshi_toplevel_manual_words:asked(What),
    gunshi_toplevel_manual_words:japanese_help(What).

user:message_hook(help(not_found(What)), warning, _) :-
    reader_language(ja),
    gunshi_toplevel_manual_words:japanese_help(What).

%   asked(-What) is semidet: help(What) is what shows the page. Of its frames only that of notrace/1
%   is still there.

asked(What) :-
    prolog_current_frame(Frame),
    Help = system:once(prolog_help:help_no_trace(What)),
    prolog_frame_attribute(Frame, parent_goal,
                           system:setup_call_catcher_cleanup(_, Help, _, _)).

%   japanese_help(+What) is semidet: print a line of each predicate that What names.

japanese_help(What) :-
    named(What, Name/Arity),
    findall(Call-Japanese,
            ( japanese_about(Name/Arity, Japanese),
              call_text(Name/Arity, Call)
            ),
            Lines),
    Lines = [_|_],
    forall(member(Call-Japanese, Lines), print_text("~w  ~s~n", [Call, Japanese])),
    print_text("くわしくは英語で: set_language(en), help(~q).~n", [Name]).

named(What, Name/Arity) :-
    (   atom(What)
    ->  Name = What
    ;   nonvar(What),
        What = Name/Arity,
        atom(Name)
    ).

call_text(Indicator, Call) :-
    (   command_words(Indicator, Call, _, _)
    ->  true
    ;   Call = Indicator
    ).
