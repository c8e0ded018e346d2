/*  The systems that forms are measured on: what they are called, the programs that run a form
    there, and the machine.

    On the system `swi` a thread of SWI-Prolog collects erased clauses beside the program, on the
    same processor; on `swi-alone` there is no such thread, and the program collects them itself
    whenever enough of them have gathered. So the two differ only for forms that have facts, and
    both pay for the collecting.
*/
:- module(gunshi_lab_forms_systems,
          [ forms_systems/2,            % +Names, -Systems
            forms_system/1,             % ?System
            measured_on/2,              % +System, ?Form
            with_programs/4,            % +Pairs, +File, -Directory, :Goal
            parts_directory/1,          % -Directory
            form_command/4,             % +System, +Form, +Directory, -Command
            forms_machine/2,            % +Systems, -Machine
            machine_load/1              % -Load
          ]).
:- use_module('../../base/temporary').
:- use_module('../../shogi/forms', [form_file/2, form_kind/2, form_facts/2]).
:- use_module(system_messages, []).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(filesex), [delete_directory_and_contents/1]).
:- autoload(library(lists), [append/2, last/2, member/2]).
:- autoload(library(process), [process_create/3, process_wait/2]).
:- autoload(library(readutil), [read_file_to_string/3, read_line_to_string/2]).

:- meta_predicate
    with_programs(+, +, -, 0).

%!  forms_systems(+Names:list, -Systems:list) is det.
%
%   Systems are those that Names stand for: `swi` for itself and `swi-alone`, `gnu` for `gnu-native`
%   and `gnu-bytecode`; each of the four also for itself.
%
%   @error gunshi(no_system(Name, Names))

forms_systems(Names, Systems) :-
    maplist(named_systems, Names, Lists),
    append(Lists, All),
    sort(0, @<, All, Sorted),
    findall(System, ( forms_system(System), memberchk(System, Sorted) ), Systems).

named_systems(swi, [swi, 'swi-alone']) :- !.
named_systems(gnu, ['gnu-native', 'gnu-bytecode']) :- !.
named_systems(Name, [Name]) :-
    forms_system(Name),
    !.
named_systems(Name, _) :-
    throw(error(gunshi(no_system(Name, [swi, 'swi-alone', gnu, 'gnu-native', 'gnu-bytecode'])), _)).

%!  forms_system(?System) is nondet.
%
%   System is one of those that forms_systems/2 names, in its order.

forms_system(swi).
forms_system('swi-alone').
forms_system('gnu-native').
forms_system('gnu-bytecode').

%!  measured_on(+System, ?Form) is nondet.
%
%   It makes sense to measure Form on System. Without facts no clause is ever collected.

measured_on(swi, _).
measured_on('swi-alone', Form) :-
    form_facts(Form, [_|_]).
measured_on('gnu-native', Form) :-
    form_kind(Form, iso).
measured_on('gnu-bytecode', Form) :-
    form_kind(Form, iso).

                /*******************************
                *           PROGRAMS           *
                *******************************/

%!  with_programs(+Pairs:list, +File, -Directory, :Goal) is semidet.
%
%   Call Goal once, while Directory has the programs that Pairs, Form-System, need. File has clauses
%   that are part of each, or is empty.
%
%   @error gunshi(form_failed(Form, System, Status, Text)): Form cannot be compiled
%   @error gunshi(no_program(Program, Package)): a program that is needed is missing; Package has it
%   @error gunshi(file(write, Directory, Reason)): there is no place for the programs of GNU Prolog

with_programs(Pairs, File, programs(Directory, File), Goal) :-
    setup_call_cleanup(
        programs_directory(Pairs, Directory),
        ( programs(Pairs, File, Directory),
          Goal
        ),
        remove(Directory)).

%   programs_directory(+Pairs, -Directory): all programs that Pairs, Form-System, need are here;
%   Directory is a new one for those that are made for GNU Prolog, if there are some; else `none`.

programs_directory(Pairs, Directory) :-
    forall(( forms_system(System), memberchk(_-System, Pairs) ), system_program(System, _)),
    (   member(_-System, Pairs),
        gnu(System)
    ->  catch(make_temporary_directory(gunshi_shogi_forms, Directory),
              error(_, _),
              no_directory)
    ;   Directory = none
    ).

no_directory :-
    current_prolog_flag(tmp_dir, Directory),
    throw(error(gunshi(file(write, Directory, 'no directory for programs can be made there')), _)).

programs(Pairs, File, Directory) :-
    findall(Form, ( member(Form-System, Pairs), gnu(System) ), All),
    sort(All, Forms),
    forall(member(Form, Forms), program(Form, File, Directory)),
    forall(member(Form-'gnu-native', Pairs), compiled(Form, Directory)).

gnu('gnu-native').
gnu('gnu-bytecode').

%   program(+Form, +Queries, +Directory): the program of Form, which is run where its includes are,
%   with the clauses of the file Queries. An own form is copied: GNU Prolog knows no form(common).

program(Form, Queries, Directory) :-
    form_file(Form, File),
    program_file(Form, Directory, '.pl', Program),
    findall(Included, ( member(Included, [File, Queries]), Included \== '' ), Files),
    setup_call_cleanup(
        open(Program, write, Out, [encoding(utf8)]),
        ( forall(member(Included, Files), copy_file_text(Included, Out)),
          format(Out, ":- include('gnu.pl').~n", [])
        ),
        close(Out)).

copy_file_text(File, Out) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    forall(member(Line, Lines),
           (   string_concat(":- include(form(", Rest, Line),
               string_concat(Part, ")).", Rest)
           ->  format(Out, ":- include(~s).~n", [Part])
           ;   format(Out, "~s~n", [Line])
           )).

%!  parts_directory(-Directory) is det.
%
%   In Directory are the parts that forms include, and swi.pl and gnu.pl: forms run there.

parts_directory(Directory) :-
    form_file('1.1', File),
    file_directory_name(File, Directory).

program_file(Form, Directory, Extension, File) :-
    atomic_list_concat([Directory, /, Form, Extension], File).

compiled(Form, Directory) :-
    program_file(Form, Directory, '.pl', Program),
    program_file(Form, Directory, '', Executable),
    parts_directory(Forms),
    process_create(path(gplc),
                   ['--no-top-level', '-o', Executable, Program],
                   [cwd(Forms), stdout(pipe(Out)), stderr(pipe(Error)), process(Process)]),
    read_string(Error, _, ErrorText),
    read_string(Out, _, OutText),
    close(Error),
    close(Out),
    string_concat(ErrorText, OutText, Text),
    process_wait(Process, Status),
    (   Status == exit(0)
    ->  true
    ;   throw(error(gunshi(form_failed(Form, 'gnu-native', Status, Text)), _))
    ).

remove(none) :- !.
remove(Directory) :-
    delete_directory_and_contents(Directory).

%   system_program(+System, -Program) is det: the program that System needs, which is here.

system_program(System, Program) :-
    needs(System, Program, Package),
    (   absolute_file_name(path(Program), _, [access(execute), file_errors(fail)])
    ->  true
    ;   throw(error(gunshi(no_program(Program, Package)), _))
    ).

needs(swi, swipl, 'swi-prolog-nox').
needs('swi-alone', swipl, 'swi-prolog-nox').
needs('gnu-native', gplc, gprolog).
needs('gnu-bytecode', gprolog, gprolog).

%!  form_command(+System, +Form, +Directory, -Command:list) is det.
%
%   Command runs Form on System: a program, found in PATH or with its directory, and its arguments.
%   It does so on the last processor that this process may use, if the system can. Directory is
%   with_programs/4's.

form_command(System, Form, Directory, Command) :-
    command(System, Form, Directory, Plain),
    pinned(Plain, Command).

command(swi, Form, programs(_, Queries), [swipl|Arguments]) :-
    swi_arguments(Form, thread, Queries, Arguments).
command('swi-alone', Form, programs(_, Queries), [swipl|Arguments]) :-
    swi_arguments(Form, alone, Queries, Arguments).
command('gnu-native', Form, programs(Directory, _), [Executable]) :-
    program_file(Form, Directory, '', Executable).
command('gnu-bytecode', Form, programs(Directory, _), [gprolog, '--consult-file', Program]) :-
    program_file(Form, Directory, '.pl', Program).

swi_arguments(Form, Collecting, Queries,
              [ '-f', none, '-q', '-O', '-g', form_process, '-t', halt, 'swi.pl', '--',
                File, Collecting, Queries
              ]) :-
    form_file(Form, File).

pinned(Command, Pinned) :-
    (   absolute_file_name(path(taskset), _, [access(execute), file_errors(fail)]),
        processor(Processor)
    ->  Pinned = [taskset, '-c', Processor|Command]
    ;   Pinned = Command
    ).

processor(Processor) :-
    status_line('/proc/self/status', "Cpus_allowed_list:", Text),
    split_string(Text, ",-", " \t", Numbers),
    last(Numbers, Last),
    atom_string(Processor, Last).

                /*******************************
                *            MACHINE           *
                *******************************/

%!  forms_machine(+Systems, -Machine) is det.
%
%   Machine is a dict of what a measurement should say of where it was made: `processor`,
%   `processors`, `load` of machine_load/1, and `systems`, a dict of their versions. Asked before a
%   measurement, the load is that of others.
%
%   @error gunshi(no_program(Program, Package)): one of Systems is not here

forms_machine(Systems, _{processor:Processor, processors:Count, load:Load, systems:Versions}) :-
    (   status_line('/proc/cpuinfo', "model name", Processor)
    ->  true
    ;   Processor = unknown
    ),
    (   current_prolog_flag(cpu_count, Count)
    ->  true
    ;   Count = null
    ),
    machine_load(Load),
    findall(System-Version, ( member(System, Systems), version(System, Version) ), Pairs),
    dict_pairs(Versions, _, Pairs).

%!  machine_load(-Load) is det.
%
%   Load is how many processes wanted to run, the mean of the last minute; `null` where the machine
%   does not tell.

machine_load(Load) :-
    (   exists_file('/proc/loadavg')
    ->  setup_call_cleanup(
            open('/proc/loadavg', read, In),
            read_line_to_string(In, Line),
            close(In)),
        split_string(Line, " ", "", [First|_]),
        number_string(Load, First)
    ;   Load = null
    ).

version(System, Version) :-
    system_program(System, Program),
    program_version(Program, Version).

program_version(swipl, Version) :-
    !,
    current_prolog_flag(version, Number),
    Major is Number // 10000,
    Minor is Number // 100 mod 100,
    Patch is Number mod 100,
    format(string(Version), "SWI-Prolog ~d.~d.~d -O", [Major, Minor, Patch]).
program_version(Program, Version) :-
    process_create(path(Program), ['--version'],
                   [stdin(null), stdout(pipe(Out)), stderr(pipe(Error))]),
    read_string(Error, _, Text0),
    read_string(Out, _, Text1),
    close(Error),
    close(Out),
    string_concat(Text0, Text1, Text),
    split_string(Text, "\n", "", [Line|_]),
    (   sub_string(Line, _, _, 0, Last),
        string_concat(" ", Number, Last),
        \+ sub_string(Number, _, _, _, " ")
    ->  string_concat("GNU Prolog ", Number, Version)
    ;   Version = Line
    ).

%   status_line(+File, +Key, -Text): what the first line of File that begins with Key says.

status_line(File, Key, Text) :-
    exists_file(File),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        read_string(In, _, Content),
        close(In)),
    split_string(Content, "\n", "", Lines),
    member(Line, Lines),
    string_concat(Key, Rest, Line),
    !,
    split_string(Rest, "", ": \t", [Text]).
