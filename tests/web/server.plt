/*  The page's server: who is let in and who is not, what is bounded, and that a client that is
    slow, or goes away, is nobody else's trouble.
*/
:- module(test_web_server, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(thread)).
:- use_module(library(time)).
:- use_module(library(yall)).
:- use_module(library(gunshi/web/events)).
:- use_module(library(gunshi/web/server)).
:- use_module(library(gunshi/web/page_files)).
:- use_module(tests(repeated)).
:- use_module(tests(sizes)).
:- use_module(tests(web/client)).

get(Path, Lines, Status, Reply) :-
    known_request('GET', Path, Lines, Request),
    asked(Request, Status, Reply).

has(Text, Part) :-
    once(sub_string(Text, _, _, _, Part)).

:- begin_tests(web_server, [setup(serve), cleanup(serve_no_more)]).

test("the printed address gives the cookie, and leads to the page") :-
    once(( web_url(Url),
              web_port(Port),
              once(sub_string(Url, Before, _, _, "/?token=")),
              sub_string(Url, Before, _, 0, Path),
              format(string(Request), "GET ~s HTTP/1.1\r\nHost: 127.0.0.1:~d\r\n\c
                                       Connection: close\r\n\r\n",
                     [Path, Port]),
              asked(Request, 200, Reply),
              has(Reply, "Set-Cookie: gunshi-"),
              string_lower(Reply, Lower),
              has(Lower, "httponly"),
              has(Lower, "; samesite=strict; path=/\r\n"),
              has(Reply, "<!DOCTYPE html>") )).
test("with the cookie there is the page, and nothing of another place runs in it") :-
    once(( get(/, "", 200, Reply),
              has(Reply, "Content-Security-Policy: default-src 'none'; script-src 'self'"),
              has(Reply, "<!DOCTYPE html>") )).
test("each part of the page is there, of its type") :-
    once(forall(page_file(Name, Type, _),
                   ( format(atom(Path), "/page/~w", [Name]),
                     get(Path, "", 200, Reply),
                     format(string(Line), "Content-Type: ~w", [Type]),
                     has(Reply, Line) ))).
test("no other token, no other cookie, and none at all",
     [true(Statuses == [403, 403, 403, 403])]) :-
    once(( web_port(Port),
              format(string(Host), "Host: 127.0.0.1:~d\r\nConnection: close\r\n", [Port]),
              findall(Status,
                      ( member(Path-Line, [ '/?token=00000000000000000000000000000000'-"",
                                            '/'-"", '/events'-"",
                                            '/'-"Cookie: gunshi=1; gunshi-1=2\r\n"
                                          ]),
                        format(string(Request), "GET ~w HTTP/1.1\r\n~s~s\r\n",
                               [Path, Host, Line]),
                        asked(Request, Status, _) ),
                      Statuses) )).
test("a name that was made to point here is refused, whatever else it knows",
     [forall(member(Host, ['evil.example', 'evil.example:8017', '127.0.0.1', '127.0.0.1:1',
                           none]))]) :-
    once(( action_request(table, "{}", ['Host'=Host], Request),
              asked(Request, Status, _),
              assertion(Status == 421) )).
test("a change comes from our own page, with our header, as JSON", [true(Statuses == Wanted)]) :-
    Cases = [ ['Origin'='http://evil.example']-403, ['Origin'=none]-403, ['Origin'=null]-403,
              ['X-Gunshi'=none]-403, ['Content-Type'='text/plain']-415, ['Cookie'=none]-403,
              []-200
            ],
    findall(Status, member(_-Status, Cases), Wanted),
    once(findall(Status,
                    ( member(Changes-_, Cases),
                      action_request(table, "{}", Changes, Request),
                      asked(Request, Status, _) ),
                    Statuses)).
test("a cookie that cannot be read is the client's fault, and one of another program is no news",
     [true(Statuses == [400, 200])]) :-
    once(( web_port(Port),
           format(string(Bad), "GET / HTTP/1.1\r\nHost: 127.0.0.1:~d\r\nConnection: close\r\n\c
                                Cookie: gunshi-35Expect: 100-continue\r\n\r\n",
                  [Port]),
           asked(Bad, Refused, _),
           known_request('GET', /, "", Good),
           once(sub_string(Good, Before, _, _, "Cookie: ")),
           Start is Before+8,
           sub_string(Good, 0, Start, _, Head),
           sub_string(Good, Start, _, 0, Rest),
           atomic_list_concat([Head, "other x; ", Rest], Mixed),
           asked(Mixed, Read, _),
           Statuses = [Refused, Read] )).
test("a head has 32,768 characters at most",
     [ forall(member(Field-Count-Wanted, [ "a"-30_000-200, "a"-40_000-400, "a:"-30_000-400 ])),
       true(Status == Wanted) ]) :-
    repeated(Field, Count, Text),
    format(string(Line), "X-Other: ~w\r\n", [Text]),
    once(( known_request('GET', /, Line, Request),
           call_with_time_limit(20, asked(Request, Status, _)) )).
test("so have many fields", [true(Status == 400)]) :-
    repeated("X: b\r\n", 10 000, Lines),
    once(( known_request('GET', /, Lines, Request),
           call_with_time_limit(20, asked(Request, Status, _)) )).
test("a head that stays out is told so in one line that says nothing of us") :-
    setup_call_cleanup(
        connected(In, Out),
        ( format(Out, "GET / HTTP/1.1\r\nX-Other: ", []),
          flush_output(Out),
          read_string(In, _, Reply),
          assertion(has(Reply, "400 Bad Request")),
          assertion(has(Reply, "The head of this request cannot be read.")),
          assertion(\+ has(Reply, "stream")) ),
        ( close(In, [force(true)]), close(Out, [force(true)]) )).
test("who sends a head byte by byte is let go") :-
    setup_call_cleanup(
        connected(In, Out),
        ( format(Out, "GET / HTTP/1.1\r\nX-Other: ", []),
          flush_output(Out),
          let_go(40, In, Out) ),
        ( close(In, [force(true)]), close(Out, [force(true)]) )).
test("a run of blanks in a head is one blank, and takes no time of its own",
     [ forall(member(Field-Blank, [ "X-Other: a"-0'\s, "Accept: text/html"-0'\t, "Referer: a"-0'\f,
                                    "X-Other: a"-0'\v, "X-Other: a"-0'\r ])),
       true(Status == 200) ]) :-
    char_code(Char, Blank),
    repeated(Char, 30 000, Blanks),
    format(string(Line), "~w~sb\r\n", [Field, Blanks]),
    once(( known_request('GET', /, Line, Request),
           call_with_time_limit(20, asked(Request, Status, _)) )).
test("what is no request is told so in one line that says nothing back",
     [ forall(member(Text, [ "GET /\u001B[31m HTTP/1.1\r\n\r\n", "FOO / HTTP/1.1\r\n\r\n",
                             "GET /\u0000 HTTP/1.1\r\n\r\n" ])),
       true(Status == 400) ]) :-
    once(( asked(Text, Status, Reply),
           assertion(has(Reply, "The head of this request cannot be read.")),
           assertion(\+ has(Reply, "SWI-Prolog httpd")),
           assertion(\+ has(Reply, "\u001B")) )).
test("a request that names no host is told so", [true(Status == 421)]) :-
    once(( asked("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", Status, Reply),
           assertion(has(Reply, "names no host")) )).
test("what is not one object of characters is refused in one line of JSON",
     [forall(member(Name-Body-Part, [ legal-"{\"sfen\":\"\\ud800\"}"-"sfen must be a text",
                                      table-"{} {}"-"must be a JSON object",
                                      table-"{}x"-"must be a JSON object",
                                      table-"{}\n "-"" ]))]) :-
    once(( action_request(Name, Body, [], Request),
           asked(Request, Status, Reply),
           ( Part == "" -> Wanted = 200 ; Wanted = 400 ),
           assertion(Status == Wanted),
           assertion(has(Reply, Part)),
           assertion(\+ has(Reply, "swi-prolog.org")) )).
test("a name of a clause is not said back whole, however deep it is", [true(Length < 3000)]) :-
    repeated("- ", 20 000, Name),
    format(string(Body), "{\"name\":\"~wa\"}", [Name]),
    once(( action_request(clause, Body, [], Request),
           asked(Request, Status, Reply),
           assertion(Status == 400) )),
    string_length(Reply, Length).
test("methods: a page is got, an action is posted", [true(Statuses == [405, 405, 405, 405])]) :-
    once(findall(Status,
                    ( member(Method-Path, ['POST'- /, 'DELETE'- /, 'GET'-'/do/table',
                                           'PUT'-'/do/table']),
                      known_request(Method, Path, "Content-Length: 0\r\n", Request),
                      asked(Request, Status, _) ),
                    Statuses)).
test("no path leads to another file", [forall(member(Path, [ '/page/../meson.build',
                                                             '/page/%2e%2e/meson.build',
                                                             '/page//etc/passwd', '/page/',
                                                             '/web/index.html', '/etc/passwd'
                                                           ]))]) :-
    once(( get(Path, "", Status, Reply),
              assertion(Status == 404),
              assertion(\+ has(Reply, "project(")) )).
test("100 MB are refused before they come", [true(Status == 413)]) :-
    once(( action_request(table, "{}", ['Content-Length'=100 000 000], Request),
              asked(Request, Status, _) )).
test("a body without a length, of another length, and none of JSON",
     [true(Statuses == [411, 400, 400, 400, 400, 400])]) :-
    once(findall(Status,
                    ( member(Json-Changes, [ "{}"-['Content-Length'=none],
                                             "{}"-['Content-Length'= -5],
                                             "{}"-['Content-Length'=1.5],
                                             "[1]"-[], "{"-[], "\u0001"-[]
                                           ]),
                      action_request(table, Json, Changes, Request),
                      asked(Request, Status, _) ),
                    Statuses)).
test("an action that is not there, and what is not as it must be, are said in one line") :-
    once(( refused_action(nothing, _{}, NoAction),
              has(NoAction, "nothing"),
              refused_action(move, _{}, NoMove),
              has(NoMove, "usi is missing"),
              refused_action(move, _{usi:7}, NoText),
              has(NoText, "usi must be a text"),
              refused_action(move, _{usi:"7g7e"}, Illegal),
              has(Illegal, "7g7e"),
              refused_action(move, _{usi:"7g7e", language:"ja"}, Japanese),
              Japanese \== Illegal )).
test("without --redis there are no jobs to see, and nothing of Redis is loaded") :-
    done(jobs_server, _{}, Answer),
    assertion(Answer.server == null),
    forall(member(Name, [jobs, jobs_dead]),
           ( refused_action(Name, _{id:"a"}, Line), assertion(has(Line, Name)) )),
    assertion(\+ current_module(redis)).
test("who says nothing, or half, keeps nobody else waiting") :-
    size(8, 14, Count),
    once(( findall(In-Out, ( between(1, Count, _), connected(In, Out) ), Slow),
              forall(member(_-Out, Slow),
                     ( format(Out, "POST /do/table HTTP/1.1\r\nHost: ", []), flush_output(Out) )),
              get_time(Start),
              get(/, "", 200, _),
              get_time(End),
              assertion(End-Start < 5),
              forall(member(In-Out, Slow), ( close(Out, [force(true)]), close(In) )) )).
test("two windows are told of a change, and one that is gone is forgotten",
     [true(Count == 1)]) :-
    once(( listening(In1, Out1),
              listening(In2, Out2),
              done(goto, _{ply:0}, _),
              told(In1),
              told(In2),
              close(Out1, [force(true)]),
              close(In1, [force(true)]),
              between(1, 40, _),
              done(goto, _{ply:0}, _),
              told(In2),
              sleep(0.02),
              windows_listening(Count),
              Count == 1,
              !,
              close(Out2, [force(true)]),
              close(In2, [force(true)]) )).
test("as many windows listen as may, and what is asked is answered; one more is sent away") :-
    most_listeners(Most),
    findall(In-Out, ( between(1, Most, _), once(listening(In, Out)) ), Windows),
    get(/, "", 200, _),
    get('/events', "", 200, Reply),
    assertion(has(Reply, "retry: ")),
    forall(member(In-Out, Windows), ( close(Out, [force(true)]), close(In, [force(true)]) )),
    between(1, 100, _),
    done(goto, _{ply:0}, _),
    sleep(0.02),
    windows_listening(0),
    !.
test("a client that goes away while the program thinks leaves the thought to the others") :-
    done(effort, _{level:1}, _),
    done(new, _{program:"none"}, _),
    listening(In, Out),
    action_request(go, "{}", [], Request),
    connected(GoIn, GoOut),
    format(GoOut, "~s", [Request]),
    flush_output(GoOut),
    close(GoOut, [force(true)]),
    close(GoIn, [force(true)]),
    between(1, 100, _),
    told(In),
    done(table, _{}, Table),
    Table.ply == 1,
    !,
    close(Out, [force(true)]),
    close(In, [force(true)]).
test("the connection of a window ends with its events, though it would be kept") :-
    known_request('GET', '/events', "", Request),
    split_string(Request, "\n", "", Lines0),
    exclude([Line]>>sub_string(Line, 0, _, _, "Connection:"), Lines0, Lines),
    atomic_list_concat(Lines, '\n', Kept),
    once(( connected(In, Out),
           format(Out, "~w", [Kept]),
           flush_output(Out),
           head(In, Head),
           close(Out, [force(true)]),
           close(In, [force(true)])
         )),
    assertion(memberchk("connection: close", Head)).
test("a window that is gone leaves no open file") :-
    numlist(1, 5, Windows),
    open_files(Before),
    forall(member(_, Windows),
           ( listening(In, Out), close(Out, [force(true)]), close(In, [force(true)]) )),
    between(1, 200, _),
    done(goto, _{ply:0}, _),
    sleep(0.05),
    windows_listening(0),
    open_files(After),
    After =< Before,
    !.
test("many connections are all answered", [true(Good == Count)]) :-
    size(20, 200, Count),
    numlist(1, Count, Numbers),
    once(( known_request('GET', /, "", Request),
              concurrent_maplist({Request}/[_, Status]>>asked(Request, Status, _),
                                 Numbers, Statuses),
              aggregate_all(count, member(200, Statuses), Good) )).

:- end_tests(web_server).

:- begin_tests(web_server_end).

%   Its end waits for who is connected and has not asked yet.

test("who asks while the server ends is told so",
     [true(Status-Text == 503-"The server has ended.")]) :-
    serve,
    listening(In, Out),
    action_request(table, "{}", [], Request),
    connected(AskIn, AskOut),
    sleep(0.2),
    thread_create(serve_no_more, Thread),
    heard_end(In),
    format(AskOut, "~s", [Request]),
    flush_output(AskOut),
    read_string(AskIn, _, Reply),
    once(( sub_string(Reply, 9, 3, _, Digits),
           number_string(Status, Digits),
           sub_string(Reply, Before, 4, _, "\r\n\r\n") )),
    Start is Before+4,
    sub_string(Reply, Start, _, 0, Body),
    split_string(Body, "", "\r\n", [Text]),
    forall(member(Stream, [AskOut, AskIn, Out, In]), close(Stream, [force(true)])),
    thread_join(Thread).

:- end_tests(web_server_end).

%   heard_end(+In): the window has heard that the server stops.

heard_end(In) :-
    read_line_to_string(In, Line),
    string(Line),
    (   sub_string(Line, _, _, _, "stopped")
    ->  true
    ;   heard_end(In)
    ).

%   let_go(+Times, +In, +Out) is semidet: a byte is sent every 0.3 s, Times at most, and meanwhile
%   the other side ends the connection.

let_go(Times, In, Out) :-
    Times > 0,
    catch(( put_char(Out, a), flush_output(Out) ), error(_, _), true),
    (   wait_for_input([In], [_], 0.3),
        catch(peek_code(In, Code), error(_, _), Code = -1)
    ->  true
    ;   Times1 is Times-1,
        let_go(Times1, In, Out)
    ).

%   head(+In, -Lines): of an answer, in small letters.

head(In, Lines) :-
    read_line_to_string(In, Line0),
    split_string(Line0, "", "\r", [Line1]),
    string_lower(Line1, Line),
    (   Line == ""
    ->  Lines = []
    ;   Lines = [Line|Lines1],
        head(In, Lines1)
    ).

open_files(Count) :-
    directory_files('/proc/self/fd', Files),
    length(Files, Count).
