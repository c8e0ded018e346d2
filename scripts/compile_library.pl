/*  Compiles the Prolog files once: a .qlf beside each module below prolog/, which SWI-Prolog loads
    in place of the source as long as it is the newer of the two. Reads kb/ once, and keeps what that
    gives (base/prepared.pl). A program so starts in a third of the time.

        swipl -p library=prolog scripts/compile_library.pl PROLOG STAMP DEPENDENCIES

    PROLOG is the folder; kb/ stands beside it. Only what has changed is compiled. A .qlf whose
    source is gone goes too, as it would be loaded. The forms have none: each Prolog system compiles
    them in its own way. Where the folders cannot be written nothing is kept, and all is loaded from
    the sources. So it is with kb/ when something is wrong there; who needs it then says what.

    For ninja, DEPENDENCIES names what STAMP depends on: the folders, and every source in them.
*/
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [member/2]).

:- initialization(compile, main).

compile :-
    current_prolog_flag(argv, [Folder, Stamp, Dependencies]),
    findall(Source, below(Folder, pl, Source), Sources),
    (   access_file(Folder, write)
    ->  forall(( below(Folder, qlf, Compiled), \+ source(Compiled) ), delete_file(Compiled)),
        findall(Module,
                ( member(Source, Sources), module_below(Folder, Source, Module), stale(Module) ),
                Modules),
        set_prolog_flag(qcompile, auto),
        forall(member(Module, Modules), load_files(Module, [if(not_loaded), imports([])])),
        forall(( member(Module, Modules), stale(Module) ), compiled(Module))
    ;   true
    ),
    knowledge_prepared(Kb),
    findall(Needed,
            (   member(Needed, [Folder, Kb])
            ;   member(Top, [Folder, Kb]),
                below_directory(Top, Needed)
            ;   member(Needed, Sources)
            ;   below(Kb, pl, Needed)
            ),
            All),
    written(Dependencies,
            ( format("~w:", [Stamp]), forall(member(File, All), needs(File)), nl )),
    written(Stamp, true).

%   compiled(+Module): what it exports goes to a module of its own, as two files may export the same.

compiled(Module) :-
    atom_concat('compiled ', Module, Own),
    qcompile(Own:Module).

knowledge_prepared(Kb) :-
    load_files([library(gunshi/knowledge/all), library(gunshi/knowledge/files)],
               [if(not_loaded), imports([])]),
    gunshi_knowledge_files:kb_file('', Kb),
    (   access_file(Kb, write)
    ->  catch(gunshi_knowledge_files:prepare_knowledge, error(_, _), true)
    ;   true
    ).

%   needs(+File): a name with blanks is one.

needs(File) :-
    atomic_list_concat(Parts, ' ', File),
    atomic_list_concat(Parts, '\\ ', Name),
    format(" ~w", [Name]).

below(Folder, Extension, File) :-
    directory_member(Folder, File, [extensions([Extension]), recursive(true)]).

below_directory(Folder, Directory) :-
    directory_member(Folder, Directory, [file_type(directory), recursive(true)]).

source(Compiled) :-
    file_name_extension(Base, qlf, Compiled),
    file_name_extension(Base, pl, Source),
    exists_file(Source).

%   stale(+Module): not compiled since it was changed. It still is when it has been loaded by a file
%   that exports what it has.

stale(Module) :-
    file_name_extension(Module, qlf, Compiled),
    file_name_extension(Module, pl, Source),
    \+ ( exists_file(Compiled),
         time_file(Compiled, Done),
         time_file(Source, Changed),
         Changed =< Done
       ).

%   module_below(+Folder, +Source, -Module): Source holds a module, and is no form. Module is its
%   name without its ending: with that SWI-Prolog would load the source.

module_below(Folder, Source, Module) :-
    directory_file_path(Folder, 'gunshi/shogi/forms/', Forms),
    \+ sub_atom(Source, 0, _, _, Forms),
    setup_call_cleanup(open(Source, read, In, [encoding(utf8)]), opens_module(In), close(In)),
    file_name_extension(Module, pl, Source).

opens_module(In) :-
    read(In, Term),
    (   Term = (:- encoding(_))
    ->  opens_module(In)
    ;   Term = (:- module(_, _))
    ).

:- meta_predicate written(+, 0).

written(File, Goal) :-
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       with_output_to(Out, Goal),
                       close(Out)).
