/*  Where one Redis server bends: simulated workers, whose units only wait.

        swipl -q -f none -p library=prolog tests/lab/jobs/bend.pl [--chart FILE] SECONDS:WORKERS…

    For each pair so many workers, which are threads of a few processes (waiting_process.pl), have
    four units each, of so many seconds. A line tells the units a second, what they would be if
    nothing but the waiting took time, and of the server: its commands a second, and its CPU time a
    unit and a second. FILE is a chart of the latter, which gnuplot draws.
*/
:- module(test_bend, []).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(main)).
:- use_module(library(gunshi/cli/gnuplot)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/fit)).
:- use_module(library(gunshi/lab/jobs/server)).
:- use_module(library(gunshi/lab/jobs/there)).
:- use_module(redis).
:- use_module(waiting).

:- initialization(main, main).

%   So many threads has a process at most.

most_threads(125).

main(['--chart', File|Texts]) :-
    !,
    measure_all(Texts, Measured),
    with_output_to(string(Script), write_script(Measured)),
    gnuplot_svg(Script, Svg),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       format(Out, "~s~n", [Svg]),
                       close(Out)).
main(Texts) :-
    measure_all(Texts, _).

measure_all(Texts, Measured) :-
    format("seconds,workers,units_a_second,ideal,share,commands_a_second,server_ms_a_unit,\c
            server_busy~n"),
    findall(Commands-Busy,
            ( member(Text, Texts),
              atomic_list_concat([SecondsText, WorkersText], :, Text),
              atom_number(SecondsText, Seconds),
              atom_number(WorkersText, Workers),
              measure(Workers, Seconds, Commands, Busy)
            ),
            Measured).

measure(Workers, Seconds, Commands, Busy) :-
    with_redis(Server,
               setup_call_cleanup(
                   findall(Process, process(Server, Workers, Process), Processes),
                   measure_there(Server, Workers, Seconds, Commands, Busy),
                   forall(member(Process, Processes), end_process(Process, kill)))).

%   write_script(+Measured): of Commands-Busy, with the line of the mean cost of a command.

write_script(Measured) :-
    pairs_keys_values(Measured, Commands, Busies),
    sum_list(Commands, AllCommands),
    sum_list(Busies, AllBusies),
    Slope is 100*AllBusies/AllCommands,
    Micro is 1.0e6*AllBusies/AllCommands,
    format("set terminal svg size 560,340 font 'sans,12' background '#ffffff'~n\c
            set title 'One Redis server'~nset xlabel 'commands a second'~n\c
            set ylabel 'of a processor, %'~nset xrange [0:*]~nset yrange [0:*]~nset grid~n\c
            set key left top~n$here << EOD~n"),
    forall(member(Command-Busy, Measured),
           ( Percent is 100*Busy, format("~1f ~3f~n", [Command, Percent]) )),
    format("EOD~nplot ~6f*x with lines dt 2 lc rgb '#888888' title '~1f µs a command', \c
            $here using 1:2 with points pt 7 title 'measured'~n",
           [Slope, Micro]).

process(Server, Workers, Process) :-
    server_port(Server, Port),
    most_threads(Most),
    this_fit(Fit),
    data_text(Fit, FitText),
    Last is (Workers-1)//Most,
    between(0, Last, Nth),
    Count is min(Most, Workers-Nth*Most),
    waiting_process([worker, Port, Nth, Count, FitText], Process).

measure_there(Server, Workers, Seconds, CommandRate, Busy) :-
    server_port(Server, Port),
    run(Port, warm, Workers, 0.5),
    on_server(Server, Connection,
              ( usage(Connection, Cpu0, Commands0),
                get_time(Start),
                run(Port, measured, Workers, Seconds),
                get_time(End),
                usage(Connection, Cpu, Commands)
              )),
    Units is 4*Workers,
    Rate is Units/(End-Start),
    Ideal is Workers/Seconds,
    Share is Rate/Ideal,
    CommandRate is (Commands-Commands0)/(End-Start),
    Busy is (Cpu-Cpu0)/(End-Start),
    Each is 1000*(Cpu-Cpu0)/Units,
    format("~w,~d,~2f,~2f,~3f,~0f,~2f,~3f~n",
           [Seconds, Workers, Rate, Ideal, Share, CommandRate, Each, Busy]),
    flush_output.

run(Port, Name, Workers, Seconds) :-
    Count is 4*Workers,
    squares(Count, Seconds, Units),
    run_there(asking(localhost:Port, [about("waiting"), limit(600)], test_bend:told), waiting,
              common(Name), Units, heard, 0, Heard),
    Heard == Count.

told(_).

heard(_, done(_), Count0, Count) :-
    Count is Count0+1.

%   usage(+Connection, -Seconds, -Commands): the server's CPU time, and how much it was asked.

usage(Connection, Seconds, Commands) :-
    ask(Connection, info(everything), Text),
    value(Text, "used_cpu_sys:", Sys),
    value(Text, "used_cpu_user:", User),
    value(Text, "total_commands_processed:", Commands),
    Seconds is Sys+User.

value(Text, Name, Value) :-
    sub_string(Text, _, _, After, Name),
    sub_string(Text, _, After, 0, Rest),
    split_string(Rest, "\r\n", "", [ValueText|_]),
    number_string(Value, ValueText),
    !.
