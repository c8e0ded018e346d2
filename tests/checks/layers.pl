/*  The floors and rooms of the house, as docs/architecture.md has them. One result a file or room.

      - A file of prolog/ uses its own room and lower floors: nothing reaches up, and no two rooms
        of one floor use each other. So no door uses another door.
      - The files that use each other have no circle; of the core the same, where a .c file and the
        .h file of its name are one.
      - A module's name is its path.
      - No file sees two files of one name: itself and those it uses. An index may, and a command,
        whose file has the command's name.
      - The core, c/base, c/shogi and c/othello, includes nothing but its own folder, c/base and
        the C library; a header named _private only its own folder includes.
      - kb/ holds facts and rules, no directive.
      - No line is wider than 100 columns; kb/, whose statistics are made by a command, excepted.
*/
:- use_module(tap).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(ugraphs), [transpose_ugraph/2, vertices_edges_to_ugraph/3, reachable/3]).

:- initialization(examine, main).

examine :-
    read_uses,
    forall(source_file_below(prolog, File),
           ( tap(File, floor_kept(File)),
             tap(File, named_by_path(File)),
             tap(File, no_twins_in_sight(File))
           )),
    tap('prolog: no circle of files', no_circle(prolog_edge)),
    tap('c: no circle of files', no_circle(c_edge)),
    forall(( member(Directory, ['c/base', 'c/shogi', 'c/othello']),
             core_file(Directory, File),
             file_base_name(File, Name),
             \+ sub_atom(Name, _, _, 0, 'bench.c')     % a program of its own
           ),
           tap(File, core_alone(File))),
    forall(core_file(c, File),
           tap(File, private_kept(File))),
    forall(source_file_below(kb, File),
           tap(File, clauses_only(File))),
    forall(( member(Directory-Ending, [prolog-pl, tests-pl, tests-plt]),
             file_below(Directory, Ending, File)
           ),
           tap(File, narrow(File))).

                /*******************************
                *          THE FLOORS          *
                *******************************/

%   room(?Part, ?Floor): Part is a file or a directory of prolog/gunshi, from which files below it
%   that are rooms of their own are taken out.

room('foreign.pl', 1).
room(base,         2).
room(shogi,        3).
room(othello,      3).
room(knowledge,    4).
room(words,        5).
room(lab,          6).
room(toplevel,     7).
room(cli,          7).
room(usi,          7).
room(gtp,          7).
room(web,          7).
room('session.pl', 8).
room('otl.pl',     8).
room(program,      9).

%   index(?File): a list of what others have.

index('prolog/gunshi.pl').
index('prolog/gunshi/forms.pl').
index('prolog/gunshi/knowledge/all.pl').

file_room('prolog/gunshi.pl', index, 8) :-
    !.
file_room('prolog/gunshi/forms.pl', index, 8) :-
    !.
file_room(File, Room, Floor) :-
    atom_concat('prolog/gunshi/', Path, File),
    room(Room, Floor),
    (   Path == Room
    ->  true
    ;   atom_concat(Room, /, Directory),
        sub_atom(Path, 0, _, _, Directory)
    ),
    !.

floor_kept(File) :-
    (   file_room(File, Room, Floor)
    ->  findall(Used, ( uses(File, Used), out_of_reach(Used, Room, Floor) ), Above),
        forall(member(Used, Above),
               format(user_error, "~w may not use ~w~n", [File, Used])),
        Above == []
    ;   format(user_error, "~w is in no room that tests/checks/layers.pl knows~n", [File]),
        fail
    ).

out_of_reach(Used, Room, Floor) :-
    \+ ( file_room(Used, UsedRoom, UsedFloor),
         ( UsedRoom == Room ; UsedFloor < Floor )
       ).

                /*******************************
                *     WHICH FILE USES WHICH    *
                *******************************/

:- dynamic uses/2.                      % uses(File, Used): both files of prolog/

read_uses :-
    retractall(uses(_, _)),
    forall(source_file_below(prolog, File),
           ( setof(Used, used_file(File, Used), All)
           ->  forall(member(Used, All), assertz(uses(File, Used)))
           ;   true
           )).

used_file(File, Used) :-
    in_file(File, Term),
    named_file(Term, Specification),
    ground(Specification),
    specified(Specification, File, Used).

%   named_file(+Term, -Specification) is nondet: Term, of a file, loads what is so specified.

named_file((:- Files), Specification) :-
    is_list(Files),
    member(Specification, Files).
named_file(Term, Specification) :-
    sub_term(Goal, Term),
    nonvar(Goal),
    loads(Goal, Loaded),
    (   is_list(Loaded)
    ->  member(Specification, Loaded)
    ;   Specification = Loaded
    ).

loads(use_module(Specification), Specification).
loads(use_module(Specification, _), Specification).
loads(reexport(Specification), Specification).
loads(reexport(Specification, _), Specification).
loads(autoload(Specification), Specification).
loads(autoload(Specification, _), Specification).
loads(ensure_loaded(Specification), Specification).
loads(consult(Specification), Specification).
loads(include(Specification), Specification).
loads(load_files(Specification, _), Specification).

                /*******************************
                *       CIRCLES, NAMES         *
                *******************************/

%   no_circle(:Edge): the files that call(Edge, File, Used) names have no circle.

no_circle(Edge) :-
    findall(File-Used, ( call(Edge, File, Used), File \== Used ), Edges),
    vertices_edges_to_ugraph([], Edges, Uses),
    transpose_ugraph(Uses, UsedBy),
    findall(Circle,
            ( member(File-_, Uses),
              reachable(File, Uses, Below),
              reachable(File, UsedBy, Above),
              findall(Other, ( member(Other, Below), memberchk(Other, Above) ), Circle),
              Circle = [File, _|_]
            ),
            Circles),
    forall(member(Circle, Circles),
           format(user_error, "a circle: ~w~n", [Circle])),
    Circles == [].

prolog_edge(File, Used) :-
    uses(File, Used).

%   c_edge(-Unit, -Used): a unit is the path of a .c or .h file without its ending.

c_edge(Unit, Used) :-
    core_file(c, File),
    file_name_extension(Unit, _, File),
    file_directory_name(File, Directory),
    c_line(File, Line),
    included(Line, Name),
    format(atom(Relative), "~w/~w", [Directory, Name]),
    root(Root),
    absolute_file_name(Relative, Absolute, [relative_to(Root)]),
    directory_file_path(Root, Header, Absolute),
    file_name_extension(Used, _, Header).

named_by_path(File) :-
    file_module(File, Module),
    (   Module == none                  % a part that modules include
    ->  true
    ;   file_name_extension(Path, pl, File),
        atom_concat('prolog/', Below, Path),
        atomic_list_concat(Parts, /, Below),
        atomic_list_concat(Parts, '_', Name),
        (   Module == Name
        ->  true
        ;   format(user_error, "~w is the module ~w, not ~w~n", [File, Module, Name]),
            fail
        )
    ).

file_module(File, Module) :-
    (   in_file(File, (:- module(Module0, _)))
    ->  Module = Module0
    ;   Module = none
    ).

no_twins_in_sight(File) :-
    (   index(File)
    ->  true
    ;   findall(Used, uses(File, Used), Used),
        (   sub_atom(File, 0, _, _, 'prolog/gunshi/cli/commands/')
        ->  Seen = Used
        ;   Seen = [File|Used]
        ),
        findall(Name-Twin, ( member(Twin, Seen), file_base_name(Twin, Name) ), Named),
        findall(One-Other,
                ( member(Name-One, Named), member(Name-Other, Named), One @< Other ),
                Twins),
        forall(member(One-Other, Twins),
               format(user_error, "~w sees ~w and ~w, of one name~n", [File, One, Other])),
        Twins == []
    ).

narrow(File) :-
    root(Root),
    directory_file_path(Root, File, Path),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    aggregate_all(bag(N),
                  ( nth1(N, Lines, Line), string_length(Line, Length), Length > 100 ),
                  Wide),
    forall(member(N, Wide),
           format(user_error, "~w:~d is wider than 100 columns~n", [File, N])),
    Wide == [].

                /*******************************
                *           FILES              *
                *******************************/

file_below(Directory, Ending, File) :-
    root(Root),
    directory_file_path(Root, Directory, Path),
    directory_member(Path, Absolute, [extensions([Ending]), recursive(true)]),
    directory_file_path(Root, File, Absolute).

                /*******************************
                *          THE CORE            *
                *******************************/

core_file(Directory, File) :-
    root(Root),
    directory_file_path(Root, Directory, Path),
    exists_directory(Path),
    directory_member(Path, Absolute, [extensions([c, h]), recursive(true)]),
    directory_file_path(Root, File, Absolute).

c_line(File, Line) :-
    root(Root),
    directory_file_path(Root, File, Path),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    split_string(Text, "\n", " \t\r", Lines),
    member(Line, Lines).

%   included_header(+Line, -Header): the line includes Header, which is as it is written, with its
%   quotes, "board.h", or its angles.

included_header(Line, Header) :-
    string_concat("#", Directive0, Line),
    split_string(Directive0, "", " \t", [Directive]),
    string_concat("include", Named0, Directive),
    split_string(Named0, "", " \t", [Named]),
    sub_string(Named, 0, 1, _, Open),
    memberchk(Open-Close, ["\""-"\"", "<"-">"]),
    sub_string(Named, Last, 1, _, Close),
    Last > 0,
    !,
    Length is Last+1,
    sub_string(Named, 0, Length, _, Header).

%   included(+Line, -Name): the line includes the header Name of ours.

included(Line, Name) :-
    included_header(Line, Header),
    split_string(Header, "\"", "", ["", Name, ""]).

core_alone(File) :-
    root(Root),
    directory_file_path(Root, File, Path),
    findall(Line, ( c_line(File, Line), foreign_include(Line, Path) ), Foreign),
    forall(member(Line, Foreign),
           format(user_error, "~w: ~s is not the core's~n", [File, Line])),
    Foreign == [].

foreign_include(Line, Path) :-
    included_header(Line, Header),
    \+ own_header(Header, Path),
    \+ c_header(Header).

own_header(Quoted, Path) :-
    split_string(Quoted, "\"", "", ["", Name, ""]),
    file_directory_name(Path, Directory),
    directory_file_path(Directory, Name, Header0),
    absolute_file_name(Header0, Header),
    exists_file(Header),
    root(Root),
    member(Part, ['c/base', 'c/shogi', 'c/othello']),
    directory_file_path(Root, Part, Top),
    sub_atom(Header, 0, _, _, Top),
    ( Part == 'c/base' ; sub_atom(Path, 0, _, _, Top) ),
    !.

c_header(Header) :-
    member(Name,
           [ immintrin, limits, math, pthread, sched, stdarg, stdatomic, stdbool, stddef, stdint,
             stdio, stdlib, string, 'sys/mman', 'sys/resource', time, unistd
           ]),
    format(string(Header), "<~w.h>", [Name]),
    !.

private_kept(File) :-
    findall(Name,
            ( c_line(File, Line),
              included(Line, Name),
              sub_string(Name, _, _, 0, "_private.h"),
              sub_string(Name, _, _, _, "/")
            ),
            Names),
    forall(member(Name, Names),
           format(user_error, "~w includes ~s, which only its own folder may~n", [File, Name])),
    Names == [].

                /*******************************
                *        THE KNOWLEDGE         *
                *******************************/

clauses_only(File) :-
    findall(Directive, in_file(File, (:- Directive)), Directives),
    forall(member(Directive, Directives),
           format(user_error, "~w: a directive: ~q~n", [File, Directive])),
    Directives == [].
