:- encoding(utf8).
/*  gunshi worker, gunshi jobs, and --redis of the commands that have it, with processes of this
    build and a real Redis server: what the commands print is what they print without the server,
    but for the times. What happens to jobs when things are killed: tests/lab/jobs/faults.plt.

    One server and its two workers, 1 and 2, serve all tests but those that need others.
*/
:- module(test_jobs, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/base/visible)).
:- use_module(library(gunshi/cli/jobs)).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/keys)).
:- use_module(library(gunshi/lab/jobs/looking)).
:- use_module(library(gunshi/lab/jobs/server)).
:- use_module(tests(cli/commands)).
:- use_module(tests(lab/jobs/redis)).
:- use_module(tests(sizes)).

redis_option(Server, ['--redis', Address]) :-
    server_port(Server, Port),
    format(atom(Address), "localhost:~d", [Port]).

%   A process of swipl begins with SIGPIPE ignored, one of a shell does not.

start_gunshi(Server, More, Process) :-
    gunshi_executable(Program),
    redis_option(Server, Redis),
    append([worker|Redis], More, Arguments),
    start_process(path(env), ['--default-signal=PIPE', Program|Arguments], Process).

:- dynamic
    server/1,                           % Server
    worker/2.                           % Name, Worker

begin_server :-
    begin_redis([], Server),
    assertz(server(Server)).

end_server :-
    forall(retract(worker(_, Worker)), end_process(Worker, kill)),
    forall(retract(server(Server)), end_redis(Server)).

%   with_both(-Server): the server with its two workers.

with_both(Server) :-
    server(Server),
    forall(member(Name, ['1', '2']),
           ( worker(Name, _) -> true ; begin_worker(Server, Name) )).

%   The second does two units at a time.

begin_worker(Server, Name) :-
    (   Name == '2'
    ->  More = ['--count', 2]
    ;   More = []
    ),
    start_gunshi(Server, ['--name', Name|More], Worker),
    assertz(worker(Name, Worker)).

end_worker(Name, Signal, Status) :-
    retract(worker(Name, Worker)),
    end_process(Worker, Signal, Status).

signal_workers(Signal) :-
    forall(worker(_, Worker), signal_process(Worker, Signal)).

%   looked(+Server, -Dict): what gunshi jobs tells programs.

looked(Server, Dict) :-
    redis_option(Server, Redis),
    append([jobs|Redis], ['--format', json], Look),
    cli_json(Look, Dict).

%   is_running(+Server): a unit of a job is at work.

is_running(Server) :-
    looked(Server, Dict),
    member(Job, Dict.jobs),
    Job.running > 0,
    !.

%   done_by(+Server, -Dones): Name-Done of the workers that are there.

done_by(Server, Dones) :-
    looked(Server, Dict),
    findall(Name-Done, ( member(One, Dict.workers), _{name:Name, done:Done} :< One ), Dones).

all_done(Server, Sum) :-
    done_by(Server, Dones),
    findall(Done, member(_-Done, Dones), All),
    sum_list(All, Sum).

%   told_later(+Server, +Arguments, :Goal, -Status, -Lines): Goal is called while a thread has the
%   command told.

:- meta_predicate told_later(+, +, 0, -, -).

told_later(Server, Arguments, Goal, Status, Lines) :-
    thread_self(Self),
    thread_create(( told(Server, Arguments, Status0, Lines0),
                    thread_send_message(Self, told(Status0, Lines0)) ),
                  Thread),
    once(Goal),
    thread_get_message(Self, told(Status, Lines), [timeout(1000)]),
    thread_join(Thread, _).

%   told(+Server, +Arguments, -Status, -Lines): what the command prints by workers, its bars and
%   notes away.

told(Server, Arguments0, Status, Lines) :-
    redis_option(Server, Redis),
    append(Arguments0, Redis, Arguments),
    with_errors(_, cli(Arguments, Status, Lines)).

%   timeless(+Line0, -Line): the seconds of a line of CSV or text are `T`.

timeless(Line0, Line) :-
    split_string(Line0, ",\t ", "", Words0),
    maplist(timeless_word, Words0, Words),
    atomic_list_concat(Words, ' ', Line).

timeless_word(Word, 'T') :-
    sub_string(Word, _, 1, _, "."),
    number_string(Number, Word),
    float(Number),
    !.
timeless_word(Word, Word).

games(Games, [ match, gunshi, 'gunshi;Style=reading', '--inside', '--nodes', Nodes,
               '--games', Text, '--plies', Plies
             ]) :-
    size('20', '60', Nodes),
    size('20', '60', Plies),
    atom_number(Text, Games).

problems([mate, File]) :-
    getenv('GUNSHI_TEST_DATA', Directory),
    !,
    atom_concat(Directory, '/mate_small.tsv', File).
problems([mate, 'tests/data/mate_small.tsv']).

compared(Server, Arguments) :-
    cli(Arguments, Status0, Lines0),
    told(Server, Arguments, Status, Lines),
    assertion(Status == Status0),
    maplist(timeless, Lines0, Here),
    maplist(timeless, Lines, There),
    assertion(There == Here).

:- begin_tests(jobs, [setup(begin_server), cleanup(end_server)]).

test(as_here) :-
    size(4, 6, Games),
    games(Games, Match),
    problems(Mate),
    with_both(Server),
    compared(Server, Match),
    append(Match, ['--format', csv], MatchCsv),
    compared(Server, MatchCsv),
    append(Match, ['--sprt', '-400,400'], MatchSprt),
    compared(Server, MatchSprt),
    compared(Server, Mate),
    size(['--nodes', '1000'], [], Fewer),
    append([Mate, ['--all', '--format', json], Fewer], MateAll),
    told(Server, MateAll, _, [First|_]),
    sub_string(First, 0, _, _, "{\"id\""),
    searches_compared(Server),
    positions_compared(Server).

%   Searches with two limits; seconds differ.

searches_compared(Server) :-
    tmp_file_stream(File, Out, [encoding(utf8)]),
    format(Out, "sfen\tanswer_usi~n4k4/9/4P4/9/9/9/9/9/4K4 b G 1\tG*5b~n", []),
    close(Out),
    compared(Server,
             [experiment, ordering, '--problems', File, '--depth', '1,2', '--format', csv]),
    delete_file(File).

%   Positions for a network, by bytes.

positions_compared(Server) :-
    make_temporary_directory(positions, Directory),
    in(Directory, here, HereFolder),
    in(Directory, there, ThereFolder),
    Arguments = [train, positions, '--games', '1', '--nodes', '10', '--output'],
    append(Arguments, [HereFolder], ArgumentsHere),
    append(Arguments, [ThereFolder], ArgumentsThere),
    cli(ArgumentsHere, 0, [_]),
    told(Server, ArgumentsThere, 0, [_]),
    folder_bytes(HereFolder, Here),
    folder_bytes(ThereFolder, There),
    assertion(There == Here),
    assertion(Here = ['000000000.psv'-_, 'series.pl'-_]),
    delete_directory_and_contents(Directory).

%   More games than a unit has.

test(counted_as_here, [forall(member(More, [[], ['--given', formations]]))]) :-
    tmp_file_stream(File, Out, [extension(usi)]),
    forall(between(1, 600, Nth),
           (   Nth mod 3 =:= 0
           ->  format(Out, "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e~n", [])
           ;   format(Out, "startpos moves 2g2f 8c8d 2f2e~n", [])
           )),
    close(Out),
    Arguments = [statistics, collect, File|More],
    with_errors(_, cli(Arguments, 0, Here)),
    with_both(Server),
    told(Server, Arguments, 0, There),
    delete_file(File),
    assertion(There == Here),
    assertion(Here = [_, _|_]).

%   The files of two folders are the same, by bytes, in the formats that are not text too; but for
%   the seconds of a search.

test(explained_as_here, [ forall(member(To, [[], ['--to', csa], ['--format', html]])),
                          There == Here ]) :-
    make_temporary_directory(explained, Directory),
    in(Directory, 'a.usi', Records),
    setup_call_cleanup(open(Records, write, Out),
                       format(Out, "startpos moves 7g7f 3c3d 8h3c+ 2b3c~nstartpos moves 2g2f~n",
                              []),
                       close(Out)),
    in(Directory, 'b.kif', Kif),
    setup_call_cleanup(open(Kif, write, KifOut, [encoding(utf8)]),
                       format(KifOut, "手合割：香落ち\n下手：甲\n上手：乙\n1 ３四歩(33)\n*始まり\n", []),
                       close(KifOut)),
    in(Directory, here, HereFolder),
    in(Directory, there, ThereFolder),
    append([explain, Records, Kif, '--depth', '2'], To, Arguments),
    append(Arguments, ['--output', HereFolder], ArgumentsHere),
    append(Arguments, ['--output', ThereFolder], ArgumentsThere),
    with_errors(_, cli(ArgumentsHere, 0, LinesHere)),
    with_both(Server),
    told(Server, ArgumentsThere, 0, LinesThere),
    assertion(LinesThere == LinesHere),
    folder_bytes(HereFolder, Here),
    folder_bytes(ThereFolder, There),
    assertion(length(Here, 7)),
    delete_directory_and_contents(Directory).

in(Directory, Name, File) :-
    directory_file_path(Directory, Name, File).

folder_bytes(Folder, All) :-
    directory_files(Folder, Names0),
    msort(Names0, Names),
    findall(Name-Bytes,
            ( member(Name, Names),
              in(Folder, Name, File),
              exists_file(File),
              read_file_to_string(File, Read, [encoding(octet)]),
              without_seconds(Read, Bytes)
            ),
            All).

without_seconds(Bytes0, Bytes) :-
    split_string(Bytes0, " ", "", Words0),
    seconds_away(Words0, Words),
    atomic_list_concat(Words, ' ', Bytes).

seconds_away([Word, Unit|Words0], ['T', Unit|Words]) :-
    timeless_word(Word, 'T'),
    sub_string(Unit, 0, 1, _, "s"),
    \+ ( sub_string(Unit, 1, 1, _, Next), char_type(Next, csym) ),
    !,
    seconds_away(Words0, Words).
seconds_away([Word|Words0], [Word|Words]) :-
    seconds_away(Words0, Words).
seconds_away([], []).

%   Engines, one of which is not gunshi's: a worker that was not told of it takes nothing of the
%   match; one that was plays it.

test(engines_as_here, There == Here) :-
    module_property(test_jobs, file(Source)),
    file_directory_name(Source, Directory),
    in(Directory, 'usi_engine.pl', Script),
    format(atom(Engine), "swipl -q -f none ~w loud", [Script]),
    Match = [match, gunshi, Engine, '--games', '2', '--nodes', '20', '--format', csv],
    cli(Match, 0, Here),
    with_both(Server),
    wait_for(300, done_by(Server, [_, _])),
    done_by(Server, Before),
    told_later(Server, Match,
               ( wait_for(300, ( looked(Server, Dict), member(Job, Dict.jobs),
                                _{state:"running", running:0} :< Job )),
                 start_gunshi(Server, ['--engine', Engine, '--name', told], Worker)
               ),
               Status, There),
    wait_for(300, ( done_by(Server, After), memberchk("told"-2, After) )),
    end_process(Worker, kill),
    assertion(Status == 0),
    assertion(subtract(After, Before, ["told"-2])).

%   Rules of Othello, from games that searches of few plies judge.

test(rules_as_here, [condition(thorough), Rules == RulesHere]) :-
    make_temporary_directory(rules, Directory),
    in(Directory, 'a.ggf', Taught),
    in(Directory, 'b.ggf', Tried),
    forall(member(File-Games, [Taught-'20', Tried-'10']),
           cli([othello, match, fixed, 'level:1', '--games', Games, '--output', File], 0, _)),
    findall(Kb,
            ( member(Name, [one, two, three]),
              in(Directory, Name, Kb),
              make_directory(Kb),
              in(Kb, 'own.pl', Own),
              setup_call_cleanup(open(Own, write, Out), writeln(Out, 'reidai(2, 3, 1, 2, 0).'),
                                 close(Out))
            ),
            [One, Two, Three]),
    gunshi_executable(Program),
    with_redis(Server,
               setup_call_cleanup(
                   start_gunshi(Server, ['--kb', One], Worker),
                   ( redis_option(Server, Redis),
                     Learn = [kb, learn, '--rules', Taught, '--test', Tried, '--kb'],
                     append(Learn, [Two], LearnHere),
                     append([Learn, [Three], Redis], LearnThere),
                     lines_of(Program, LearnHere, RulesHere),
                     lines_of(Program, LearnThere, Rules)
                   ),
                   end_process(Worker, kill))),
    assertion(RulesHere = [_, _|_]),
    delete_directory_and_contents(Directory).

%   lines_of(+Program, +Arguments, -Lines): of a process of its own, for its own knowledge.

lines_of(Program, Arguments, Lines) :-
    process_create(Program, Arguments, [stdout(pipe(Out)), stderr(null), process(Pid)]),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Pid, exit(0)),
    split_string(Text, "\n", "", Lines).

%   Other knowledge: a worker that has it takes nothing; one that has the asker's does all.

test(other_knowledge, Status == Status0) :-
    problems(Mate0),
    append(Mate0, ['--nodes', '100000'], Mate),
    cli(Mate, Status0, Lines0),
    make_temporary_directory(kb, Directory),
    atom_concat(Directory, '/own.pl', File),
    setup_call_cleanup(open(File, write, Out), writeln(Out, '% other'), close(Out)),
    with_both(Server),
    wait_for(300, done_by(Server, [_, _])),
    setup_call_cleanup(
        ( signal_workers(stop), start_gunshi(Server, ['--kb', Directory], Worker) ),
        told_later(Server, Mate,
                   ( wait_for(300, has_said(Worker, "for another program, knowledge")),
                     signal_workers(cont)
                   ),
                   Status, Lines),
        ( signal_workers(cont), end_process(Worker, kill) )),
    assertion(\+ has_said(Worker, "work of job")),
    maplist(timeless, Lines0, Here),
    maplist(timeless, Lines, There),
    assertion(There == Here).

test(looks, Jobs-Workers == ["no job"]-["no worker"]) :-
    with_redis(Server,
               ( redis_option(Server, Redis),
                 cli([jobs|Redis], 0, [_, Jobs0, "", _, Workers0])
               )),
    Jobs = [Jobs0],
    Workers = [Workers0].
test(told_of, State-Units-Done == "done"-30-30) :-
    problems(Mate0),
    append(Mate0, ['--nodes', '200000'], Mate),
    with_both(Server),
    wait_for(300, done_by(Server, [_, _])),
    all_done(Server, Before),
    told(Server, Mate, _, _),
    wait_for(300, ( all_done(Server, After), After >= Before+30 )),
    looked(Server, Dict),
    last(Dict.jobs, Job),
    _{state:State, units:Units, done:Done, id:Id} :< Job,
    redis_option(Server, Redis),
    append([jobs, show, Id], Redis, Show),
    cli(Show, 0, [Shown|_]),
    append([jobs, dead, Id], Redis, Dead),
    cli(Dead, 0, []),
    append([jobs, cancel, Id], Redis, Cancel),
    cli(Cancel, 0, [Cancelled]),
    assertion(sub_string(Cancelled, _, _, _, "was done")),
    cli(Cancel, 0, [Again]),
    assertion(sub_string(Again, _, _, _, "already")),
    atom_string(Atom, Id),
    job_key(Atom, results, Results),
    on_server(Server, Connection, ask(Connection, hset(Results, 1, late), _)),
    cli(Show, 0, [_, _, Units0|_]),
    assertion(sub_string(Units0, _, _, _, " 0 done")),
    on_server(Server, Connection1, ask(Connection1, del(Results), _)),
    assertion(sub_string(Shown, _, _, _, "mate, 30 problems")).

%   What somebody else has written is shown with the characters that a terminal would obey.

strange("\e[31mred\u009B7m\u202E\a").

test(strange_texts, forall(member(Format, [text, json]))) :-
    strange(Strange),
    with_redis(Server,
               ( strange_job(Server, Strange),
                 redis_option(Server, Redis),
                 forall(member(What, [[], [show, Strange], [dead, Strange]]),
                        ( append([[jobs|What], Redis, ['--format', Format]], Arguments),
                          cli(Arguments, 0, Lines),
                          assertion(shown(Lines))
                        )),
                 append([jobs, cancel, Strange|Redis], ['--format', Format], Cancel),
                 cli(Cancel, 0, Cancelled)
               )),
    assertion(shown(Cancelled)).

shown(Lines) :-
    atomic_list_concat(Lines, Text),
    downcase_atom(Text, Lower),
    sub_atom(Lower, _, _, _, '\\u001b[31mred\\u009b7m\\u202e\\u0007'),
    forall(( atom_codes(Text, Codes), member(Code, Codes), obeyed_range(From, To) ),
           \+ between(From, To, Code)).

%   The same where a command and a worker tell a person something.

test(strange_told) :-
    strange(Strange),
    with_errors(Lines, ( dead_unit(Strange, Strange), server_told(job(Strange, 1)) )),
    assertion(shown(Lines)),
    with_both(Server),
    data_text(fit('0', none, none, []), Fit),
    on_server(Server, Connection,
              ( ask(Connection, hset('gunshi:running', Strange, Fit), _),
                worker('1', Worker),
                wait_for(300, has_said(Worker, "u202E")),
                process_said(Worker, Said),
                ask(Connection, hdel('gunshi:running', Strange), _)
              )),
    split_string(Said, "\n", "", SaidLines),
    assertion(shown(SaidLines)).

%   Fields that are none of a number, or are not there.

test(strange_fields, forall(member(Strange, [ "x", "1.5", "inf", "nan", "-1", "1e300", "",
                                              "99999999999999999999", "\u0000T\u0000f(x)"
                                            ]))) :-
    job_key(none, None),
    job_key(running, Running),
    job_key(done, Done),
    job_key(done, dead, Dead),
    job_key(done, results, Results),
    with_redis(Server,
               ( on_server(Server, Connection,
                           ask_all(Connection,
                                   [ sadd('gunshi:jobs', none, running, done),
                                     hset(None, state, done),
                                     hset(Running, state, running, about, a, fit, Strange,
                                          begun, Strange, units, Strange, late, Strange),
                                     hset(Done, state, done, about, a, begun, Strange,
                                          ended, Strange, before, Strange),
                                     sadd(Dead, Strange, 7),
                                     hset(Results, Strange, "dead(\"a\")"),
                                     sadd('gunshi:workers', w),
                                     set('gunshi:worker:w',
                                         "worker(w,fit(a,b,c,[]),1,1.0Inf,0,[])")
                                   ])),
                 redis_option(Server, Redis),
                 forall(member(Words, [[], [show, running], [show, done], [dead, done]]),
                        ( append([jobs|Words], Redis, Arguments),
                          cli(Arguments, 0, _),
                          append(Arguments, ['--format', json], Json),
                          cli_json(Json, _)
                        )),
                 append([jobs, show, none], Redis, Show),
                 refused(Show, ["no job none"])
               )).
%   What is there where a set or a hash should be is named, with a way out.

test(other_kind, [forall(member(Key-Put-What,
                                [ "gunshi:jobs"-set('gunshi:jobs', x)-[],
                                  "gunshi:workers"-set('gunshi:workers', x)-[],
                                  "gunshi:job:abc"-sadd('gunshi:job:abc', x)-[show, abc],
                                  "gunshi:job:abc"-sadd('gunshi:job:abc', x)-[cancel, abc],
                                  "'gunshi:job:a b;c'"-sadd('gunshi:job:a b;c', x)-[show, 'a b;c']
                                ]))]) :-
    with_redis(Server,
               ( on_server(Server, Connection, ask(Connection, Put, _)),
                 redis_option(Server, Redis),
                 append([jobs|What], Redis, Arguments),
                 refused(Arguments, [Key, "of another kind"])
               )).

refusal([worker], "--redis is missing").
refusal([worker, '--redis', nowhere], "HOST:PORT").
refusal([worker, '--redis', 'localhost:1'], "does not answer").
refusal([jobs], "--redis is missing").
refusal([jobs, '--redis', 'localhost:1'], "does not answer").
refusal([jobs, '--redis', 'localhost:1', foo], "jobs show").
refusal([match, gunshi, gunshi, '--redis', 'localhost:1'], "does not answer").
refusal([match, gunshi, 'gunshi;EvalFile=x', '--redis', 'localhost:1'], "no option that names").
refusal([worker, '--redis', 'localhost:1', '--engine', nonesuch], "names no engine").
refusal([worker, '--redis', 'localhost:1', '--network', nonesuch], "nonesuch").
refusal([match, gunshi, gunshi, '--inside', '--nodes', '5', '--redis', 'localhost:1'],
        "does not answer").
refusal([explain, 'a.kif', '--redis', 'localhost:1'], "--redis is for many games").
refusal([mate, '--sfen', startpos, '--redis', x], "HOST:PORT").
refusal([mate, '--sfen', startpos, '--table', '--redis', 'localhost:1'], "--redis goes without").

test(refused, [forall(refusal(Arguments, Part))]) :-
    refused(Arguments, [Part]).
test(no_job) :-
    server(Server),
    redis_option(Server, Redis),
    append([jobs, show, abc], Redis, Show),
    refused(Show, ["no job abc"]).

%   Games while the workers and the server are killed.

test(killed, Status == Status0) :-
    size(1, 12, Kills),
    size([], ['3', '4'], More),
    Count is 4+6*Kills,
    games(Count, Match),
    cli(Match, Status0, Lines0),
    with_both(Server),
    forall(member(Name, More), begin_worker(Server, Name)),
    told_later(Server, Match,
               ( wait_for(300, is_running(Server)),
                 forall(between(1, Kills, _), kill_one(Server))
               ),
               Status, Lines),
    maplist(timeless, Lines0, Here),
    maplist(timeless, Lines, There),
    assertion(There == Here).

kill_one(Server) :-
    size(0.2, 2.0, Longest),
    random(0.0, Longest, Wait),
    sleep(Wait),
    (   maybe(0.2)
    ->  stop_redis(Server, kill),
        start_redis(Server)
    ;   findall(Name, worker(Name, _), Names),
        random_member(Name, Names),
        end_worker(Name, kill, Status),
        assertion(Status == killed(9)),
        begin_worker(Server, Name)
    ).

%   Workers that are at work when the server ends wait for it, and go on: the same processes. The
%   games are long enough for them to ask when it is away.

test(server_killed, Status == Status0) :-
    Match = [ match, gunshi, 'gunshi;Style=reading', '--inside', '--nodes', '100', '--plies', '64',
              '--games', '12'
            ],
    cli(Match, Status0, Lines0),
    with_both(Server),
    findall(Name-Worker, worker(Name, Worker), Workers),
    told_later(Server, Match,
               ( wait_for(300, is_running(Server)),
                 sleep(0.5),
                 stop_redis(Server, kill),
                 sleep(2),
                 start_redis(Server)
               ),
               Status, Lines),
    maplist(timeless, Lines0, Here),
    maplist(timeless, Lines, There),
    assertion(There == Here),
    forall(member(Name-Worker, Workers), wait_for(60, is_listed(Server, Name, Worker))).

%   A signal that another thread than the main one gets.

test(signal_elsewhere, throws(gunshi_worker_ended(term))) :-
    thread_create(gunshi_cli_commands_worker:ended_by(term), Thread),
    call_cleanup(( thread_join(Thread, _), sleep(1) ),
                 thread_get_message(main, gunshi_worker_failed(_), [timeout(1)])).

%   SIGTERM and Ctrl-C end a worker. It must be at work by then: until the server has heard of it,
%   signals end it as any process.

test(ended) :-
    with_both(Server),
    forall(member(Name-Signal-Status, ['1'-term-exit(0), '2'-int-exit(130)]),
           ( worker(Name, Worker),
             wait_for(300, is_listed(Server, Name, Worker)),
             end_worker(Name, Signal, Ended),
             assertion(Ended == Status),
             assertion(\+ is_listed(Server, Name, Worker))
           )).

%   is_listed(+Server, +Name, +Worker): it itself, and not one of its name that was killed before.

is_listed(Server, Name, process(Pid, _)) :-
    format(atom(Beginning), "~w:~d:", [Name, Pid]),
    on_server(Server, Connection, workers_said(Connection, Said)),
    member(Id-_, Said),
    sub_atom(Id, 0, _, _, Beginning),
    !.

:- end_tests(jobs).
