/*  A server that is not there, that wants a password, that is silent; and its address. */
:- module(test_server, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/lab/jobs/server)).
:- use_module(tests(lab/jobs/redis)).

ignored(_).

ping(Server) :-
    server_port(Server, Port),
    ping_at(Port).

ping_at(Port) :-
    with_server(localhost:Port, test_server:ignored, Connection,
                ask(Connection, ping, status(pong))).

%   fault(:Goal, -What): the fault that Goal finds; its message is one line.

:- meta_predicate fault(0, -).

fault(Goal, What) :-
    catch(( call(Goal), What = none ), Error, true),
    (   var(Error)
    ->  true
    ;   Error = error(gunshi(job_server(_, What)), _),
        error_line(Error, Line),
        assertion(\+ sub_string(Line, _, _, _, "Unknown"))
    ).

with_password(Password, Goal) :-
    setup_call_cleanup(setenv('GUNSHI_REDIS_PASSWORD', Password),
                       once(Goal),
                       unsetenv('GUNSHI_REDIS_PASSWORD')).

:- begin_tests(server).

test(address, Address == '10.0.0.7':6379) :-
    server_address('10.0.0.7:6379', Address).
test(address_refused, [ forall(member(Text, [localhost, 'localhost:', 'x: 63', 'x:0x3f',
                                             ':1', 'x:y', 'x:0', 'x:65536',
                                             '', 'x:1.5', 'redis://x:1',
                                             'me@x:1', '[::1]:1'])),
                        throws(error(gunshi(job_address(Text)), _)) ]) :-
    server_address(Text, _).
test(nobody, What = unreachable(_)) :-
    fault(ping_at(1), What).
test(password, [Missing, Wrong, Right] = [password(missing), password(wrong), none]) :-
    with_redis(['--requirepass', 'open sesame'], Server,
               ( fault(ping(Server), Missing),
                 with_password('open', fault(ping(Server), Wrong)),
                 with_password('open sesame', fault(ping(Server), Right))
               )).

%   By TLS, with certificates of an authority of our own; nobody else's is believed.

test(tls, [ condition(has_openssl),
            [Right, Other, Missing] = [none, unreachable(_), tls('GUNSHI_REDIS_KEY')] ]) :-
    make_temporary_directory(tls, Directory),
    authority(Directory, ours),
    authority(Directory, others),
    certificate(Directory, ours, server),
    certificate(Directory, ours, worker),
    maplist(in(Directory), ['server.crt', 'server.key', 'ours.crt'], [Certificate, Key, Authority]),
    with_redis([ '--port', 0, '--tls-port', port, '--tls-cert-file', Certificate,
                 '--tls-key-file', Key, '--tls-ca-cert-file', Authority
               ],
               Server,
               ( by_tls(Directory, ours, worker, fault(ping(Server), Right)),
                 by_tls(Directory, others, worker, fault(ping(Server), Other)),
                 by_tls(Directory, ours, nobody, fault(ping(Server), Missing))
               )),
    delete_directory_and_contents(Directory).

has_openssl :-
    absolute_file_name(path(openssl), _, [access(execute), file_errors(fail)]).

in(Directory, Name, File) :-
    directory_file_path(Directory, Name, File).

%   authority(+Directory, +Name), certificate(+Directory, +Authority, +Name): Name.crt and Name.key.

authority(Directory, Name) :-
    openssl(Directory,
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \c
             -subj /CN=~w -keyout ~w.key -out ~w.crt", [Name, Name, Name]).

certificate(Directory, Authority, Name) :-
    openssl(Directory,
            "req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost \c
             -keyout ~w.key -out ~w.csr", [Name, Name]),
    openssl(Directory,
            "x509 -req -in ~w.csr -CA ~w.crt -CAkey ~w.key -CAcreateserial -days 2 -out ~w.crt",
            [Name, Authority, Authority, Name]).

openssl(Directory, Format, Arguments) :-
    format(string(Text), Format, Arguments),
    split_string(Text, " ", "", Words),
    process_create(path(openssl), Words, [cwd(Directory), stderr(null), stdout(null)]).

:- meta_predicate by_tls(+, +, +, 0).

by_tls(Directory, Authority, Name, Goal) :-
    findall(Variable-File,
            ( member(Variable-Base-Extension,
                     [ 'GUNSHI_REDIS_CACERT'-Authority-crt, 'GUNSHI_REDIS_CERT'-worker-crt,
                       'GUNSHI_REDIS_KEY'-Name-key
                     ]),
              file_name_extension(Base, Extension, File0),
              in(Directory, File0, File)
            ),
            Set),
    setup_call_cleanup(forall(member(Variable-File, Set), setenv(Variable, File)),
                       once(Goal),
                       forall(member(Variable-_, Set), unsetenv(Variable))).

%   The server is killed and comes back: the question is asked again. It is started by this thread,
%   as SWI-Prolog's processes end with the thread that has made them.

test(comes_back, Value == "1") :-
    with_redis(Server,
               on_server(Server, Connection,
                         ( insist(Connection, ask(Connection, set(a, 1), _)),
                           stop_redis(Server, kill),
                           start_redis(Server),
                           insist(Connection, ask(Connection, get(a), Value))
                         ))).

%   A port that another has: the server is on the next.

test(port_taken, Answers == [none, none]) :-
    set_random(seed(7)),
    with_redis(One,
               ( set_random(seed(7)),
                 with_redis(Two, ( fault(ping(One), First), fault(ping(Two), Second) )) )),
    set_random(seed(random)),
    server_port(One, Port),
    server_port(Two, Other),
    assertion(Other =\= Port),
    Answers = [First, Second].
test(no_answer, fail) :-
    with_redis(Server,
               on_server(Server, Connection,
                         insist(Connection, ask(Connection, get(nothing), _)))).
test(refusal, What = refuses(_)) :-
    with_redis(Server,
               fault(on_server(Server, Connection,
                               insist(Connection, ask(Connection, nonsense(1), _))),
                     What)).

:- end_tests(server).
