:- encoding(utf8).
/*  The manual at the prompt: what apropos/1 and help/1 of SWI-Prolog say of Gunshi's libraries.

    help/1 reads the PlDoc comments of a module by itself, unless the predicate is in C or a comment
    of the module is known already. It is given those that it has missed, and asked again. apropos/1
    searches the manual of Prolog alone, and says what it has found, or that it has found nothing,
    by a message; ours come before it. They are looked for in the sources, when somebody asks.
*/
:- module(gunshi_base_manual,
          [ documented/3,               % +Word, -Indicator, -Summary
            summary_line/3              % +Indicator, +Summary, -Line
          ]).
:- use_module(message_words, [japanese_is_read/0]).
:- autoload(library(help), [help/1]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(pldoc/doc_man), [man_page//2]).
:- autoload(library(pldoc/doc_modes), [mode/2]).
:- autoload(library(prolog_xref), [xref_source/2]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- multifile
    index/1,
    japanese_summary/2,
    prolog_help:show_html_hook/1,
    user:message_hook/3.
:- dynamic
    prolog_help:show_html_hook/1,
    user:message_hook/3.

%!  index(?Module) is nondet.
%
%   Hook: what Module exports is found by apropos/1.

%!  japanese_summary(?Indicator, ?Japanese:string) is nondet.
%
%   Hook: Japanese says of Name/Arity what the first sentence of its comment says.

%!  documented(+Word, -Indicator, -Summary:string) is nondet.
%
%   Indicator, Name/Arity, is exported by one of our libraries that is loaded, and its name or its
%   Summary, the first sentence of its PlDoc comment, or the same in Japanese, has Word, whatever
%   the case. In the order of names.

documented(Word, Indicator, Summary) :-
    text_lower(Word, Lower),
    findall(File-Each, exported(File, Each), Pairs),
    sort(Pairs, Sorted),
    findall(File, member(File-_, Sorted), AllFiles),
    sort(AllFiles, Files),
    findall(Each-Text,
            ( member(File, Files),
              file_summary(File, Each, Text),
              memberchk(File-Each, Sorted)
            ),
            Found),
    sort(1, @<, Found, Ordered),
    member(Indicator-Summary, Ordered),
    Indicator = Name/_,
    (   text_has(Name, Lower)
    ->  true
    ;   text_has(Summary, Lower)
    ->  true
    ;   japanese_summary(Indicator, Japanese),
        text_has(Japanese, Lower)
    ).

exported(File, Indicator) :-
    defined(Module, Indicator),
    module_property(Module, file(File)).

%   defined(-Module, ?Indicator): one of our libraries exports Indicator, which Module defines.

defined(Module, Name/Arity) :-
    index(Index),
    current_module(Index),
    module_property(Index, exports(Indicators)),
    member(Name/Arity, Indicators),
    functor(Head, Name, Arity),
    (   predicate_property(Index:Head, imported_from(From))
    ->  Module = From
    ;   Module = Index
    ).

text_lower(Text, Lower) :-
    format(string(String), "~w", [Text]),
    string_lower(String, Lower).

text_has(Text, Lower) :-
    text_lower(Text, String),
    sub_string(String, _, _, _, Lower),
    !.

%   file_summary(+File, -Indicator, -Summary): a comment of File begins with %!, perhaps for several
%   heads, and has its text behind an empty line.

file_summary(File, Indicator, Summary) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    append(_, [First|After], Lines),
    string_concat("%!", _, First),
    heads([First|After], Heads, Below),
    sentence(Below, Summary),
    member(Head, Heads),
    head_indicator(Head, Indicator).

heads([Line|Lines], [Head|Heads], Below) :-
    string_concat("%!", Head, Line),
    !,
    heads(Lines, Heads, Below).
heads(Lines, [], Lines).

sentence(["%"|Lines], Summary) :-
    texts(Lines, Texts),
    atomic_list_concat(Texts, ' ', Whole),
    (   sub_atom(Whole, Before, _, _, '. ')
    ->  Length is Before + 1,
        sub_atom(Whole, 0, Length, _, Atom)
    ;   Atom = Whole
    ),
    atom_string(Atom, Summary).

texts([Line|Lines], [Text|Texts]) :-
    string_concat("%   ", Text, Line),
    !,
    texts(Lines, Texts).
texts(_, []).

%   head_indicator(+Head, -Indicator): Head is as `name(+A, -B:list) is det.`

head_indicator(Head, Name/Arity) :-
    split_string(Head, "", " ", [Trimmed]),
    string_codes(Trimmed, Codes),
    append(NameCodes, [Next|Rest], Codes),
    \+ code_type(Next, csym),
    !,
    atom_codes(Name, NameCodes),
    (   Next == 0'(
    ->  commas(Rest, 1, 1, Arity)
    ;   Arity = 0
    ).

commas([Code|Codes], Depth, Count, Arity) :-
    (   memberchk(Code, [0'(, 0'[, 0'{])
    ->  Depth1 is Depth + 1,
        commas(Codes, Depth1, Count, Arity)
    ;   memberchk(Code, [0'), 0'], 0'}])
    ->  Depth1 is Depth - 1,
        (   Depth1 =:= 0
        ->  Arity = Count
        ;   commas(Codes, Depth1, Count, Arity)
        )
    ;   Code == 0',,
        Depth =:= 1
    ->  Count1 is Count + 1,
        commas(Codes, Depth, Count1, Arity)
    ;   commas(Codes, Depth, Count, Arity)
    ).

                /*******************************
                *             HELP             *
                *******************************/

user:message_hook(help(not_found(What)), warning, _) :-
    help_missed(What),
    help(What).

%   What help/1 is about to show is of names near to What, and says so.

prolog_help:show_html_hook(HTML) :-
    Mark = "<span class=\"help-query\">",
    once(sub_string(HTML, Before, Length, _, Mark)),
    Start is Before + Length,
    sub_string(HTML, Start, _, 0, Rest),
    once(sub_string(Rest, End, _, _, "</span>")),
    sub_atom(Rest, 0, End, _, What),
    help_missed(What),
    help(What).

%   SWI-Prolog shows nothing of What when one of its predicates turns out to have no page, such as
%   the private append/4 of a library whose comments are known. The others are shown, then.

user:message_hook(html(expand_failed(\man_pages(Objects, Options))), error, _) :-
    include(has_page(Options), Objects, Some),
    (   Some == []
    ->  Objects = [Object|_],
        print_message(warning, help(not_found(Object)))
    ;   Some \== Objects,
        prolog_help:show_matches(Some, exact-help)
    ).

has_page(Options, Object) :-
    phrase(man_page(Object, Options), _),
    !.

%   A comment on several heads stands there once for each of them.

prolog_help:show_html_hook(HTML) :-
    parts_of_help(HTML, Before, Parts, After),
    firsts(Parts, [], Firsts),
    Firsts \== Parts,
    append([Before|Firsts], [After], Pieces),
    atomic_list_concat(Pieces, Once),
    prolog_help:show_html(Once).

%   firsts(+Parts, +Read, -Firsts): of Parts that read alike the first. Links differ: a module may
%   have become known meanwhile.

firsts([], _, []).
firsts([Part|Parts], Read, Firsts) :-
    split_string(Part, "<", "", [_|Tagged]),
    findall(Text, ( member(Each, Tagged), after_tag(Each, Text) ), Texts),
    (   memberchk(Texts, Read)
    ->  Firsts = Firsts1
    ;   Firsts = [Part|Firsts1]
    ),
    firsts(Parts, [Texts|Read], Firsts1).

after_tag(Tagged, Text) :-
    sub_string(Tagged, _, _, Length, ">"),
    !,
    Length > 0,
    sub_string(Tagged, _, Length, 0, Text).

%   parts_of_help(+HTML, -Before, -Parts, -After) is semidet: each of Parts is a comment with its
%   heads. What a browser has above it, a search and the directories, is left out.

parts_of_help(HTML, Before, Parts, After) :-
    Mark = "<div class=\"navhdr\">",
    Heads = "<dt class=\"pubdef\">",
    aggregate_all(max(Last), sub_string(HTML, Last, _, _, "</dl>"), End),
    sub_string(HTML, 0, End, _, Start),
    sub_string(HTML, End, _, 0, After),
    atomic_list_concat([Before|Rest], Mark, Start),
    findall(Part,
            ( member(Each, Rest),
              once(sub_string(Each, At, _, _, Heads)),
              sub_string(Each, At, _, 0, Behind),
              split_string(Behind, "", " \n", [Text]),
              string_concat("<dl>", Text, Part)
            ),
            Parts).

%   help_missed(+What) is semidet: comments of What are known now that were not before.

help_missed(What) :-
    indicator(What, Name/Arity),
    findall(Module:Head,
            ( defined(Module, Name/Arity),
              functor(Head, Name, Arity),
              \+ mode(Module:Head, _)
            ),
            Missed),
    forall(member(Module:_, Missed), collect_comments(Module)),
    member(Module:Head, Missed),
    mode(Module:Head, _),
    !.

indicator(Name, Name/_) :-
    atom(Name).
indicator(Name/Arity, Name/Arity) :-
    atom(Name).

collect_comments(Module) :-
    module_property(Module, file(File)),
    xref_source(File, [comments(store)]).

                /*******************************
                *           APROPOS            *
                *******************************/

user:message_hook(help(no_apropos_match(Query)), warning, _) :-
    print_documented(Query).
user:message_hook(help(apropos_matches(_, _)), information, _) :-
    prolog_current_frame(Frame),
    prolog_frame_attribute(Frame, parent_goal, prolog_help:apropos_no_trace(Query)),
    print_documented(Query),
    fail.

%   print_documented(+Query) is semidet: what was found, a line each; false when nothing was.

print_documented(Query) :-
    atomic(Query),
    findall(Indicator-Summary, documented(Query, Indicator, Summary), Found),
    Found \== [],
    forall(member(Indicator-Summary, Found),
           ( summary_line(Indicator, Summary, Line),
             format(user_error, "~q~t~30|  ~s~n", [Indicator, Line])
           )).

%!  summary_line(+Indicator, +Summary:string, -Line:string) is det.
%
%   Line is Summary, of Indicator, for one line, in the person's language: at most 80 characters,
%   the last of them … when it was cut. Empty when it is not known in Japanese.

summary_line(Indicator, Summary, Line) :-
    (   \+ japanese_is_read
    ->  Said = Summary
    ;   japanese_summary(Indicator, Japanese)
    ->  Said = Japanese
    ;   Said = ""
    ),
    (   sub_string(Said, 0, 80, _, Start),
        Start \== Said
    ->  string_concat(Start, "…", Line)
    ;   Line = Said
    ).
