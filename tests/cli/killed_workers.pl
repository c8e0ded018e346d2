/*  A match and a file of mating problems by four workers, while these, the command and the Redis
    server are killed at random moments and begun again:

        swipl -q -f none -p library=prolog tests/cli/killed_workers.pl GAMES FILE

    What is printed, and the exit status, must be those of one process, but for the seconds. A line
    tells of each: how often what was killed, how long it took, and whether it was the same. Where
    it was not, the first line that differs is shown, and the last that the command said; the exit
    status is 1 then.
*/
:- module(killed_workers, []).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/looking)).
:- use_module(commands).
:- use_module('../lab/jobs/redis').

:- initialization(main, main).

:- dynamic
    worker/1,                           % Process
    killed/1.                           % What

main([Games, File]) :-
    gunshi_executable(Program),
    findall(Same,
            ( member(Arguments,
                     [ [ match, gunshi, 'gunshi;Style=reading', '--inside', '--nodes', '10',
                         '--plies', '14', '--games', Games
                       ],
                       [mate, File]
                     ]),
              compared(Program, Arguments, Same)
            ),
            All),
    (   memberchk(false, All)
    ->  halt(1)
    ;   true
    ).

compared(Program, Arguments, Same) :-
    start_process(Program, Arguments, Alone),
    Alone = process(AlonePid, _),
    process_wait(AlonePid, StatusHere),
    lines(Alone, Here),
    retractall(killed(_)),
    get_time(Start),
    with_redis(Server,
               setup_call_cleanup(
                   forall(between(1, 4, _), begin_worker(Program, Server)),
                   ( get_time(Begun),
                     wait_for(600, someone_works(Server)),
                     get_time(Works),
                     Longest is 1 + Works-Begun,
                     begin_command(Program, Server, Arguments, Command),
                     until_done(Program, Server, Arguments, Longest, Command,
                                Done, StatusThere)
                   ),
                   forall(retract(worker(Worker)), end_process(Worker, kill)))),
    get_time(End),
    lines(Done, There),
    (   memberchk(StatusHere, [exit(0), exit(1)]),
        StatusHere-Here == StatusThere-There
    ->  Same = true
    ;   Same = false
    ),
    length(Here, Count),
    Seconds is End-Start,
    findall(Words,
            ( member(What, [worker, server, command, 'command at its beginning']),
              findall(What, killed(What), Times),
              length(Times, Often),
              format(atom(Words), "~d of the ~w", [Often, What])
            ),
            Kills),
    atomic_list_concat(Kills, ', ', KillsText),
    Arguments = [Name|_],
    format("~w: ~w, ~D lines, ~0f s, killed ~w; the same: ~w~n",
           [Name, StatusThere, Count, Seconds, KillsText, Same]),
    (   Same == true
    ->  true
    ;   show_difference(Here, There, StatusHere, Done)
    ),
    flush_output.

show_difference(Here, There, StatusHere, Done) :-
    first_difference(Here, There, HereLine, ThereLine),
    process_said(Done, Text),
    split_string(Text, "", "\r\n ", [Trimmed]),
    split_string(Trimmed, "\n", "\r", Said),
    last(Said, Last),
    format("  one process: ~w~n    ~w~n    ~w~n  said last: ~s~n",
           [StatusHere, HereLine, ThereLine, Last]).

first_difference([Line|Here], [Line|There], HereLine, ThereLine) :-
    !,
    first_difference(Here, There, HereLine, ThereLine).
first_difference(Here, There, HereLine, ThereLine) :-
    append(Here, ['(the end)'], [HereLine|_]),
    append(There, ['(the end)'], [ThereLine|_]).

redis_words(Server, ['--redis', Address]) :-
    server_port(Server, Port),
    format(atom(Address), "localhost:~d", [Port]).

begin_worker(Program, Server) :-
    redis_words(Server, Redis),
    start_process(Program, [worker|Redis], Worker),
    assertz(worker(Worker)).

begin_command(Program, Server, Arguments, Command) :-
    redis_words(Server, Redis),
    append(Arguments, Redis, All),
    start_process(Program, All, Command).

someone_works(Server) :-
    on_server(Server, Connection, workers_said(Connection, [_|_])).

%   until_done(+Program, +Server, +Arguments, +Longest, +Command, -Done, -Status): kill until the
%   command has ended by itself, with that Status. Between two kills are so many seconds at most,
%   about as many as a worker needs to begin: by more kills nothing would ever be done. A command
%   that began while the server was away is told so, and begun again.

until_done(Program, Server, Arguments, Longest, Command, Done, Status) :-
    random(0.2, Longest, Wait),
    Command = process(Pid, _),
    sleep(Wait),
    process_wait(Pid, Status0, [timeout(0)]),
    (   Status0 == timeout
    ->  random(Chance),
        (   Chance < 0.1
        ->  end_process(Command, kill),
            assertz(killed(command)),
            begin_command(Program, Server, Arguments, Next)
        ;   Chance < 0.25
        ->  stop_redis(Server, kill),
            start_redis(Server),
            assertz(killed(server)),
            Next = Command
        ;   findall(Worker, worker(Worker), Workers),
            random_member(Worker, Workers),
            retract(worker(Worker)),
            end_process(Worker, kill),
            assertz(killed(worker)),
            begin_worker(Program, Server),
            Next = Command
        ),
        until_done(Program, Server, Arguments, Longest, Next, Done, Status)
    ;   Status0 == exit(2),
        turned_away(Command)
    ->  assertz(killed('command at its beginning')),
        begin_command(Program, Server, Arguments, Next),
        until_done(Program, Server, Arguments, Longest, Next, Done, Status)
    ;   Done = Command,
        Status = Status0
    ).

%   turned_away(+Command) is semidet: it has said nothing but that it found no server.

turned_away(Command) :-
    process_said(Command, Said),
    split_string(Said, "", "\n", [Line]),
    \+ sub_string(Line, _, _, _, "\n"),
    sub_string(Line, 0, _, _, "gunshi: The Redis server at ").

%   lines(+Process, -Lines): what it printed, but for notes, bars and seconds.

lines(Process, Lines) :-
    process_said(Process, Text),
    split_string(Text, "\n", "\r", All),
    findall(Line,
            ( member(Line0, All),
              \+ sub_string(Line0, 0, _, _, "gunshi: "),
              timeless(Line0, Line)
            ),
            Lines).

timeless(Line0, Line) :-
    split_string(Line0, "\t ", "", Words0),
    maplist(timeless_word, Words0, Words),
    atomic_list_concat(Words, ' ', Line).

timeless_word(Word, 'T') :-
    sub_string(Word, _, 1, _, "."),
    number_string(Number, Word),
    float(Number),
    !.
timeless_word(Word, Word).
