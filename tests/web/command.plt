:- encoding(utf8).
/*  gunshi web as a process: its address, Ctrl-C, a record at the start, and what it refuses.
*/
:- module(test_web_command, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(tests(cli/commands)).
:- use_module(tests(web/client)).

%   program(-File): the program of the build, beside its module.

program(File) :-
    getenv('GUNSHI_SO', Module),
    file_directory_name(Module, Build),
    directory_file_path(Build, gunshi, File).

%   running(+Arguments, -Process, -Url, -Err)

running(Arguments, Process, Url, Err) :-
    program(Program),
    process_create(Program, [web|Arguments],
                   [stdout(pipe(Out)), stderr(pipe(Err)), process(Process)]),
    read_line_to_string(Out, Url).

ended(Process, Err, Status, Said) :-
    process_kill(Process, int),
    process_wait(Process, Status, [timeout(20)]),
    read_string(Err, _, Said).

has(Text, Part) :-
    once(sub_string(Text, _, _, _, Part)).

:- begin_tests(web_command).

test("it prints its address, on this machine, and Ctrl-C ends it well") :-
    running(['--port', '0'], Process, Url, Err),
    assertion(has(Url, "http://127.0.0.1:")),
    assertion(has(Url, "/?token=")),
    ended(Process, Err, Status, Said),
    assertion(Status == exit(0)),
    assertion(Said == "").
test("Ctrl-C ends it well while windows listen, it thinks and it explains", [nondet]) :-
    running(['--port', '0', '--language', ja], Process, Url, Err),
    assertion(string_concat(_, "#ja", Url)),
    served_at(Url),
    findall(In-Out, ( between(1, 3, _), listening(In, Out) ), Windows),
    done(load, _{name:"a.usi", bytes:"startpos moves 7g7f 3c3d 2g2f 4c4d"}, _),
    done(effort, _{seconds:60}, _),
    done(explain, _{nodes:2000}, _),
    done(go, _{}, _),
    ended(Process, Err, Status, Said),
    assertion(Status == exit(0)),
    assertion(Said == ""),
    forall(member(In-Out, Windows), ( close(Out, [force(true)]), close(In) )).
test("a port that is taken, a host that is none, and other arguments are said", [nondet]) :-
    running(['--port', '0'], Process, Url, Err),
    split_string(Url, ":/?", "", Parts),
    nth1(5, Parts, Port),
    atom_string(PortAtom, Port),
    refused([web, '--port', PortAtom], ["cannot listen", Port, "--port"]),
    ended(Process, Err, _, _),
    refused([web, '--host', 'no.such.host.invalid', '--port', '0'], ["cannot listen"]),
    refused([web, '--port', '70000'], ["--port"]),
    refused([web, 'file.kif'], ["file.kif"]),
    refused([web, '--language', fr], ["--language"]),
    refused([web, '--redis', nowhere], ["HOST:PORT"]).
test("a record that cannot be opened is said before anything is served") :-
    refused([web, '--port', '0', '--open', '/no/such.kif'], ["/no/such.kif"]).

:- end_tests(web_command).
