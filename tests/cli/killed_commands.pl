/*  Kills commands that write files, at random moments, and looks at what is left each time:

        swipl -p library=prolog -p tests=tests tests/cli/killed_commands.pl \
            ROUNDS SEED PROGRAM [NAME...]

    PROGRAM is the gunshi of a build. The commands are those of command/2, or those that are named.
    A file is as before or whole, and when the command is given again the end is what it would have
    been. Prints what came of it; exit status 1 when it is not so.
*/
:- module(killed_commands, []).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(tests(shogi/random_game)).

:- initialization(run, main).

%   command(Name, Arguments): `games` stands for the file of games, `out` for what the command
%   makes, out(Other) for what another has made.

command(statistics, [statistics, collect, games, '--output', out]).
command(convert,    [convert, games, out, '--to', csa]).
command(evaluation, [train, evaluation, games, '--passes', '1', '--output', out]).
command(positions,  [train, positions, '--games', '400', '--nodes', '5', '--output', out]).
command(network,    [train, network, out(positions), '--passes', '1', '--output', out]).

run :-
    current_prolog_flag(argv, [RoundsText, SeedText, Program|Names]),
    maplist(atom_number, [RoundsText, SeedText], [Rounds, Seed]),
    make_temporary_directory(killed_commands, Directory),
    directory_file_path(Directory, 'games.usi', Games),
    findall(Text, ( between(1, 60, N), random_game(N, Game), game_text(usi, Game, Text) ), Texts),
    atomic_list_concat(Texts, All),
    setup_call_cleanup(open(Games, write, Out), write(Out, All), close(Out)),
    findall(Made,
            ( command(Name, _),
              once(( Names == [] ; memberchk(Name, Names) )),
              made_once(Program, Directory, Name, Made) ),
            Commands),
    set_random(seed(Seed)),
    length(Turns, Rounds),
    foldl(round(Program, Directory, Commands), Turns, count(0, 0, 0), count(Whole, Before, Left)),
    delete_directory_and_contents(Directory),
    format("~d kills of commands: ~d times the file was whole, ~d times as before; ~d pieces were \c
            left beside~n", [Rounds, Whole, Before, Left]).

%   made_once(+Program, +Directory, +Name, -Made): Made is made(Name, Arguments, File, Content,
%   Seconds), of the command undisturbed.

made_once(Program, Directory, Name, made(Name, Arguments, File, Content, Seconds)) :-
    command(Name, Arguments0),
    maplist(placed(Directory, Name), Arguments0, Arguments),
    directory_file_path(Directory, Name, File),
    get_time(Start),
    begun(Program, Arguments, Process),
    process_wait(Process, Status),
    (   Status == exit(0)
    ->  true
    ;   wrong(Name, Status)
    ),
    get_time(End),
    Seconds is End - Start,
    contents(File, Content).

placed(Directory, _, games, File) :-
    !,
    directory_file_path(Directory, 'games.usi', File).
placed(Directory, Name, out, File) :-
    !,
    directory_file_path(Directory, Name, File).
placed(Directory, _, out(Name), File) :-
    !,
    directory_file_path(Directory, Name, File).
placed(_, _, Argument, Argument).

begun(Program, Arguments, Process) :-
    process_create(Program, Arguments, [ stdout(null), stderr(null), process(Process) ]).

%   contents(+File, -Content): of a folder, all that is in it.

contents(File, Content) :-
    (   exists_directory(File)
    ->  directory_files(File, Names0),
        msort(Names0, Names),
        findall(Name-Text,
                ( member(Name, Names),
                  directory_file_path(File, Name, Path),
                  exists_file(Path),
                  read_file_to_string(Path, Text, [encoding(octet)]) ),
                Content)
    ;   exists_file(File)
    ->  read_file_to_string(File, Content, [encoding(octet)])
    ;   Content = none
    ).

%   round(+Program, +Directory, +Commands, +Turn, +Count0, -Count): Count is count(Whole, Before,
%   Left).

round(Program, Directory, Commands, _, Count0, Count) :-
    random_member(made(Name, Arguments, File, Content, Seconds), Commands),
    (   Name == positions
    ->  delete_directory_contents(File)
    ;   delete_file(File)
    ),
    (   Name \== positions,
        maybe
    ->  setup_call_cleanup(open(File, write, Out), write(Out, before), close(Out))
    ;   true
    ),
    contents(File, Before),
    begun(Program, Arguments, Process),
    random(Part),
    Wait is Part*Seconds*1.2,
    sleep(Wait),
    catch(process_kill(Process, kill), error(_, _), true),
    process_wait(Process, _),
    contents(File, Left),
    counted(Left, Content, Before, Name, Count0, Count1),
    pieces(Directory, Commands, Count1, Count),
    begun(Program, Arguments, Again),
    process_wait(Again, Status),
    contents(File, After),
    (   Status == exit(0),
        After == Content
    ->  true
    ;   wrong(Name, again(Status))
    ).

counted(Content, Content, _, _, count(Whole0, Before, Left), count(Whole, Before, Left)) :-
    !,
    Whole is Whole0 + 1.
counted(Before, _, Before, _, count(Whole, Before0, Left), count(Whole, Before1, Left)) :-
    !,
    Before1 is Before0 + 1.
counted(Some, All, _, positions, count(Whole, Before0, Left), count(Whole, Before, Left)) :-
    forall(member(Name-Text, Some), ( memberchk(Name-Text, All) ; \+ memberchk(Name-_, All) )),
    !,
    Before is Before0 + 1.
counted(Left, _, _, Name, _, _) :-
    (   string(Left)
    ->  string_length(Left, Length)
    ;   Length = Left
    ),
    wrong(Name, left(Length)).

wrong(Name, What) :-
    format("~w: ~W~n", [Name, What, [quoted(true), max_depth(8)]]),
    halt(1).

%   pieces(+Directory, +Commands, +Count0, -Count): what a killed writer left beside its file.

pieces(Directory, Commands, count(Whole, Before, Left0), count(Whole, Before, Left)) :-
    directory_files(Directory, Names),
    findall(Path,
            ( member(Name, Names),
              \+ memberchk(Name, ['.', '..', 'games.usi']),
              \+ memberchk(made(Name, _, _, _, _), Commands),
              directory_file_path(Directory, Name, Path) ),
            Paths),
    forall(member(Path, Paths), delete_file(Path)),
    length(Paths, More),
    Left is Left0 + More.
