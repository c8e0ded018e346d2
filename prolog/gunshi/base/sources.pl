/*  Places in files, as a person reads them. */
:- module(gunshi_base_sources,
          [ shown_source/2              % +Source, -Shown
          ]).

%!  shown_source(+Source, -Shown) is det.
%
%   File:Line, or File, with the file relative to Gunshi's own directory when it is in there.

shown_source(File:Line, Shown:Line) :-
    !,
    shown_file(File, Shown).
shown_source(File, Shown) :-
    shown_file(File, Shown).

shown_file(File, Shown) :-
    module_property(gunshi_base_sources, file(Here)),
    file_directory_name(Here, Base),
    file_directory_name(Base, Gunshi),
    file_directory_name(Gunshi, Prolog),
    file_directory_name(Prolog, Root),
    atom_concat(Root, /, Prefix),
    atom_concat(Prefix, Relative, File),
    !,
    Shown = Relative.
shown_file(File, File).
