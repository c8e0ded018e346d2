/*  The module in C is the same bytes when it is built of the same sources in another directory, by
    the same compiler, as scripts/gunshi builds it: nothing of the machine's paths or of the time is
    in it. The build that it is compared with is of no options, as scripts/gunshi makes it. Weights
    have tests of their own: a training is determined by its arguments.
*/
:- use_module(tap).
:- use_module(library(filesex),
              [ directory_file_path/3, directory_member/3, copy_file/2, make_directory_path/1,
                delete_directory_and_contents/1
              ]).
:- use_module(library(gunshi/base/temporary), [make_temporary_directory/2]).
:- use_module(library(process), [process_create/3, process_wait/2]).

:- initialization(examine, main).

examine :-
    tap('gunshi.so is the same bytes, built elsewhere',
        setup_call_cleanup(
            make_temporary_directory(sources_elsewhere, Directory),
            same_module(Directory),
            delete_directory_and_contents(Directory))).

same_module(Directory) :-
    root(Root),
    forall(source(Root, File), copied(Root, File, Directory)),
    directory_file_path(Directory, 'another-build', Build),
    done(meson, [setup, file(Build), file(Directory)]),
    done(ninja, ['-C', file(Build), '--quiet', '-j', 1, 'gunshi.so']),
    directory_file_path(Build, 'gunshi.so', Again),
    getenv('GUNSHI_SO', Module),
    done(cmp, [file(Module), file(Again)]).

%   source(+Root, -File) is nondet: File, relative to Root, is one that a build may need.

source(Root, File) :-
    member(Name, ['meson.build', 'meson_options.txt', c, prolog, kb, web, scripts, tests]),
    directory_file_path(Root, Name, Path),
    (   exists_directory(Path)
    ->  directory_member(Path, Member, [recursive(true)]),
        exists_file(Member),
        \+ file_name_extension(_, qlf, Member)
    ;   Member = Path
    ),
    directory_file_path(Root, File, Member).

copied(Root, File, Directory) :-
    directory_file_path(Root, File, From),
    directory_file_path(Directory, File, To),
    file_directory_name(To, Folder),
    make_directory_path(Folder),
    copy_file(From, To).

%   done(+Program, +Arguments) is semidet: it ends well; what it says goes to stderr.

done(Program, Arguments) :-
    process_create(path(Program), Arguments, [stdout(stream(user_error)), process(Process)]),
    process_wait(Process, Status),
    (   Status == exit(0)
    ->  true
    ;   format(user_error, "~w ~w: ~w~n", [Program, Arguments, Status]),
        fail
    ).
