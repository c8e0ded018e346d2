/*  The floors of the house: nothing reaches up. One result a file.

      - A file of prolog/ loads only files of its own floor or of a lower one.
      - The core, c/base, c/shogi and c/othello, includes nothing but its own folder, c/base and the C
        library.
      - kb/ holds facts and rules, no directive.
*/
:- use_module(tap).
:- use_module(library(filesex), [directory_member/3]).

:- initialization(examine, main).

examine :-
    forall(source_file_below(prolog, File),
           tap(File, floor_kept(File))),
    forall(( member(Directory, ['c/base', 'c/shogi', 'c/othello']),
             core_file(Directory, File)
           ),
           tap(File, core_alone(File))),
    forall(source_file_below(kb, File),
           tap(File, clauses_only(File))).

%   floor(?Part, ?Floor): Part is a file or a directory of prolog/.

floor('gunshi/foreign.pl', 1).
floor('gunshi/base',       2).
floor('gunshi/shogi',      3).
floor('gunshi/othello',    3).
floor('gunshi/knowledge',  4).
floor('gunshi/toplevel',   5).
floor('gunshi/session.pl', 5).
floor('gunshi/otl.pl',     5).
floor('gunshi/usi',        5).
floor('gunshi/cli',        5).
floor('gunshi.pl',         5).

file_floor(File, Floor) :-
    atom_concat('prolog/', Path, File),
    floor(Part, Floor),
    (   Path == Part
    ->  true
    ;   atom_concat(Part, /, Directory),
        sub_atom(Path, 0, _, _, Directory)
    ),
    !.

floor_kept(File) :-
    (   file_floor(File, Floor)
    ->  findall(Used, reaches_up(File, Floor, Used), Above),
        forall(member(Used, Above),
               format(user_error, "~w reaches up to ~w~n", [File, Used])),
        Above == []
    ;   format(user_error, "~w is on no floor that tests/checks/layers.pl knows~n", [File]),
        fail
    ).

reaches_up(File, Floor, Used) :-
    in_file(File, Term),
    sub_term(Goal, Term),
    nonvar(Goal),
    loads(Goal, Specification),
    ground(Specification),
    specified(Specification, File, Used),
    \+ ( file_floor(Used, UsedFloor),
         UsedFloor =< Floor
       ).

loads(use_module(Specification), Specification).
loads(use_module(Specification, _), Specification).
loads(reexport(Specification), Specification).
loads(reexport(Specification, _), Specification).
loads(autoload(Specification), Specification).
loads(autoload(Specification, _), Specification).
loads(ensure_loaded(Specification), Specification).
loads(consult(Specification), Specification).
loads(load_files(Specification, _), Specification).

%   specified(+Specification, +File, -Used): as written in File, Specification is Used, a file of prolog/.

specified(_:Specification, File, Used) :-
    !,
    specified(Specification, File, Used).
specified(library(Path), _, Used) :-
    !,
    prolog_file(Path, prolog, Used).
specified(Path, File, Used) :-
    file_directory_name(File, Directory),
    prolog_file(Path, Directory, Used).

prolog_file(Path, Directory, Used) :-
    root(Root),
    format(atom(Relative), "~w/~w", [Directory, Path]),
    absolute_file_name(Relative, Absolute,
                       [relative_to(Root), file_type(prolog), access(exist), file_errors(fail)]),
    directory_file_path(Root, Used, Absolute),
    sub_atom(Used, 0, _, _, 'prolog/').

in_file(File, Term) :-
    root(Root),
    directory_file_path(Root, File, Path),
    setup_call_cleanup(
        open(Path, read, In, [encoding(utf8)]),
        read_all(In, Terms),
        close(In)),
    member(Term, Terms).

read_all(In, Terms) :-
    read_term(In, Term, []),
    (   Term == end_of_file
    ->  Terms = []
    ;   Terms = [Term|Rest],
        read_all(In, Rest)
    ).

core_file(Directory, File) :-
    root(Root),
    directory_file_path(Root, Directory, Path),
    exists_directory(Path),
    directory_member(Path, Absolute, [extensions([c, h])]),
    directory_file_path(Root, File, Absolute).

core_alone(File) :-
    root(Root),
    directory_file_path(Root, File, Path),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    split_string(Text, "\n", " \t\r", Lines),
    findall(Line, ( member(Line, Lines), foreign_include(Line, Path) ), Foreign),
    forall(member(Line, Foreign),
           format(user_error, "~w: ~s is not the core's~n", [File, Line])),
    Foreign == [].

foreign_include(Line, Path) :-
    sub_string(Line, 0, _, _, "#include"),
    split_string(Line, " ", "", [_, Header]),
    \+ own_header(Header, Path),
    \+ c_header(Header).

own_header(Quoted, Path) :-
    split_string(Quoted, "\"", "", ["", Name, ""]),
    \+ ( sub_string(Name, _, _, _, "/"),
         \+ string_concat("../base/", _, Name)
       ),
    file_directory_name(Path, Directory),
    directory_file_path(Directory, Name, Header),
    exists_file(Header).

c_header(Header) :-
    member(Name, [ immintrin, limits, math, stdarg, stdatomic, stdbool, stddef, stdint, stdio,
                   stdlib, string, 'sys/mman', 'sys/resource', time
                 ]),
    format(string(Header), "<~w.h>", [Name]),
    !.

clauses_only(File) :-
    findall(Directive, in_file(File, (:- Directive)), Directives),
    forall(member(Directive, Directives),
           format(user_error, "~w: a directive: ~q~n", [File, Directive])),
    Directives == [].
