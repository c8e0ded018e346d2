/*  A file of ours that a comment of prolog/, tests/ or c/ names is there. One result a file.

    What a comment names is the end of a path: read.pl, or base/read.pl. A comment is a block, or
    what stands behind % or // at the head of a line; so a text in quotes names nothing. NAME.pl,
    in capitals, is any file.
*/
:- use_module(tap).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).

:- initialization(examine, main).

%   ending_of(?Name, ?Path): Name is Path without some directories at its head.

:- dynamic ending_of/2.

examine :-
    forall(( our_file(File), ending(File, Name) ),
           assertz(ending_of(Name, File))),
    forall(our_file(File),
           tap(File, comments_name_files(File))).

our_file(File) :-
    member(Directory, [prolog, tests, c, kb]),
    root(Root),
    directory_file_path(Root, Directory, Path),
    directory_member(Path, Absolute, [extensions([pl, plt, c, h]), recursive(true)]),
    directory_file_path(Root, File, Absolute).

ending(File, Name) :-
    atomic_list_concat(Parts, /, File),
    append(_, [Part|Rest], Parts),
    atomic_list_concat([Part|Rest], /, Name).

comments_name_files(File) :-
    root(Root),
    directory_file_path(Root, File, Path),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    findall(N-Name,
            ( commented(Lines, N, Comment), named(Comment, Name), \+ ending_of(Name, _) ),
            Missing),
    forall(member(N-Name, Missing),
           format(user_error, "~w:~d names ~w, which is no file~n", [File, N, Name])),
    Missing == [].

                /*******************************
                *          COMMENTS            *
                *******************************/

%   commented(+Lines, -N, -Comment) is nondet: the Nth line is one of a comment, and reads Comment.

commented(Lines, N, Comment) :-
    commented(Lines, 1, no, N, Comment).

%   Within is `yes` between the lines of a block.

commented([Line|Lines], N0, Within0, N, Comment) :-
    split_string(Line, " \t", " \t", [First|_]),
    (   ( Within0 == yes ; starts(Line, "/*") )
    ->  This = yes,
        (   sub_string(Line, _, _, _, "*/")
        ->  Within = no
        ;   Within = yes
        )
    ;   Within = no,
        (   ( starts(First, "%") ; starts(First, "//") )
        ->  This = yes
        ;   This = no
        )
    ),
    (   This == yes,
        N = N0,
        Comment = Line
    ;   N1 is N0+1,
        commented(Lines, N1, Within, N, Comment)
    ).

starts(Line, Start) :-
    split_string(Line, "", " \t", [Text]),
    sub_string(Text, 0, _, _, Start).

%   named(+Comment, -Name) is nondet: a word of Comment is the name of a file of ours.

named(Comment, Name) :-
    split_string(Comment, " \t`'\"(){}[]<>,;:|*=", "./-!?", Words),
    member(Word, Words),
    file_name_extension(Base, Ending, Word),
    memberchk(Ending, [pl, plt, c, h]),
    file_base_name(Base, Last),
    Last \== '',
    \+ upcase_atom(Last, Last),
    atom_string(Name, Word).
