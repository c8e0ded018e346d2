/*  Finds the C part, gunshi.so, and loads it.

    gunshi.so registers its predicates into the modules that document and export them:
    gunshi_base_encoding, gunshi_base_steady, gunshi_program_web, gunshi_shogi_position,
    gunshi_shogi_classes, gunshi_shogi_evaluation, gunshi_shogi_mate, gunshi_shogi_mutable,
    gunshi_shogi_network, gunshi_shogi_network_training, gunshi_shogi_parameters,
    gunshi_shogi_relations,
    gunshi_shogi_search, gunshi_shogi_train, gunshi_shogi_training_positions,
    gunshi_othello_board, gunshi_othello_relations, gunshi_othello_search, gunshi_othello_train,
    gunshi_othello_words. Each of these loads this file first. An executable that has loaded
    gunshi.so by itself is left alone.
*/
:- module(gunshi_foreign, []).
:- autoload(library(shlib), [load_foreign_library/1]).

%   load_core(+Directory): Directory is the one of this file.

load_core(_) :-
    predicate_property(gunshi_shogi_position:side_to_move(_, _), foreign),
    !.
load_core(Directory) :-
    candidate(Directory, File),
    exists_file(File),
    !,
    load_foreign_library(File).
load_core(Directory) :-
    findall(File, candidate(Directory, File), Files),
    atomic_list_concat(Files, ', ', Places),
    format(string(Message), "scripts/gunshi or make builds it; looked for ~w", [Places]),
    throw(error(existence_error(foreign_library, 'gunshi.so'), context(_, Message))).

%   candidate(+Directory, -File): GUNSHI_SO, if set, is the only one.

candidate(_, File) :-
    getenv('GUNSHI_SO', Named),
    !,
    absolute_file_name(Named, File).
candidate(Directory, File) :-
    place(Relative),
    absolute_file_name(Relative, File, [relative_to(Directory)]).

place('../../build/gunshi.so').
place('../../gunshi.so').

:- module_property(gunshi_foreign, file(File)),
   file_directory_name(File, Directory),
   load_core(Directory).
