:- encoding(utf8).
/*  The server of the page: library(http)'s threads, what is asked for told apart by its path.

      - /            the page; with ?token=… the cookie too
      - /page/NAME   its parts, a fixed list of the files of web/
      - /events      server-sent events
      - /do/NAME     POST of a JSON object, answered by one: gunshi_web_actions

    Nothing else is there: no path of a client is ever looked for among files. Every answer has the
    headers that keep a page of ours from loading or running what is not ours.
*/
:- module(gunshi_web_server,
          [ web_start/2,                % +Options, -Server
            web_stop/1,                 % +Server
            web_address/2               % +Server, -Url
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../words/reader', [set_reader_language/1]).
:- use_module(actions, [answer_action/3]).
:- use_module(events, [hear_events/1, most_listeners/1, tell_windows/1]).
:- use_module(guard).
:- use_module(heads, []).
:- use_module(job_looker, [begin_jobs/1, end_jobs/0]).
:- use_module(page_files, [page_file/3]).
:- use_module(threads, [counted/1, threads_ended/1]).
:- autoload(library(http/http_path), []).
:- autoload(library(http/http_stream), [cgi_discard/1]).
:- autoload(library(http/json), [json_write_dict/3]).
:- autoload(library(http/thread_httpd), [http_server/2, http_stop_server/2]).
:- autoload(library(readutil), [read_file_to_codes/3]).
:- autoload(library(socket), []).

%!  web_start(+Options:list, -Server) is det.
%
%   Serve the page until web_stop/1. Options are host(Host), the address to listen at, 127.0.0.1
%   without it; port(Port), 8017 without it, 0 is any that is free; and redis(Text), HOST:PORT of
%   the Redis server whose jobs can be looked at.
%
%   @error gunshi(job_address(Text))
%   @error gunshi(usage(Text)) when nothing can listen there

web_start(Options, server(Port, Host, Gate)) :-
    option(host(Host), Options, '127.0.0.1'),
    option(port(Port0), Options, 8017),
    (   Port0 =:= 0
    ->  true
    ;   Port = Port0
    ),
    (   option(redis(Text), Options)
    ->  begin_jobs(Text)
    ;   true
    ),
    most_listeners(Listeners),
    asking(Asking),
    Workers is Asking+Listeners,
    catch(http_server(gunshi_web_server:reply,
                      [ port(Host:Port), workers(Workers), timeout(3), keep_alive_timeout(1),
                        silent(true)
                      ]),
          error(Formal, _),
          cannot_listen(Formal, Host, Port0)),
    findall(Name, our_name(Host, Name), Names0),
    sort(Names0, Names),
    new_gate(Names, Port, Gate),
    retractall(gate(_)),
    assertz(gate(Gate)).

%   asking(Count): so many requests are answered at once, whoever listens beside.

asking(16).

:- dynamic gate/1.                      % the one that lets through, until the server stops

our_name(Host, Host).
our_name(_, '127.0.0.1').
our_name(_, localhost).

cannot_listen(Formal, Host, Port) :-
    error_line(error(Formal, _), Line),
    usage_error("web: cannot listen at ~w:~w (~s); --port takes another", [Host, Port, Line]).

%!  web_address(+Server, -Url:string) is det.
%
%   Url opens the page in a browser; its token is known to nobody else.

web_address(server(Port, Host, Gate), Url) :-
    gate_token(Gate, Token),
    format(string(Url), "http://~w:~d/?token=~w", [Host, Port, Token]).

%!  web_stop(+Server) is det.
%
%   Serve no more, and tell the windows; what thinks or explains gives up. That, and what is being
%   worked out, is waited for, ten seconds at most; who has not asked to the end, three. Who asks
%   meanwhile is answered that the server has ended.

web_stop(server(Port, Host, Gate)) :-
    retractall(gate(Gate)),
    tell_windows(_{event:stopped}),     % first, so that no window asks for what is told after it
    thinking_given_up,
    end_jobs,
    thread_self(Self),
    thread_create(( catch(http_stop_server(Host:Port, []), error(_, _), true),
                    catch(thread_send_message(Self, web_stopped(Port)), error(_, _), true) ),
                  _, [detached(true)]),
    ignore(thread_get_message(Self, web_stopped(Port), [timeout(3)])),
    thinking_given_up,                  % what was asked for meanwhile
    ignore(threads_ended(10)).

thinking_given_up :-
    answer_action(stop, _{never:true}, _),
    answer_action(leave, _{}, _).

%   A window that is gone before its answer has come is no news.

:- multifile user:message_hook/3.

user:message_hook(error(socket_error(Code, _), _), _, _) :-
    memberchk(Code, [epipe, econnreset]).

%   Nor is one that would ask again while the server stops, nor a cookie that another program of
%   this host has given the browser.

user:message_hook(http_close_client(requeue(_, _, _, _)), _, _).
user:message_hook(http(skipped_cookie(_)), _, _).

%   A head that cannot be read is the fault of who sent it.

:- multifile
    http:bad_request_error/2,
    http:status_reply/3.

http:bad_request_error(domain_error(_, _), in_http_request).
http:bad_request_error(type_error(_, _), in_http_request).
http:bad_request_error(timeout_error(_, _), in_http_request).

%   SWI-Prolog's own page would say it back, and name this machine.

http:status_reply(bad_request(_), body(text/plain, utf8, Text), _) :-
    Text = "The head of this request cannot be read.\n".

                /*******************************
                *           REPLIES            *
                *******************************/

%   reply(+Request): of the thread that has Request.

:- public reply/1.

reply(Request) :-
    catch(( open_gate(Gate), replied(Gate, Request) ), refused(Status, Text), say(Status, Text)).

open_gate(Gate) :-
    (   gate(Gate)
    ->  true
    ;   refuse(503, "The server has ended.")
    ).

replied(Gate, Request) :-
    must_be_our_host(Gate, Request),
    memberchk(method(Method), Request),
    memberchk(path(Path), Request),
    (   asked(Path, Asked)
    ->  (   method_of(Asked, Method)
        ->  give(Asked, Gate, Request)
        ;   refuse(405, "That cannot be done with this address.")
        )
    ;   must_be_known(Gate, Request),
        refuse(404, "There is nothing at this address.")
    ).

asked(/, page).
asked('/events', events).
asked(Path, file(Name)) :-
    atom_concat('/page/', Name, Path).
asked(Path, action(Name)) :-
    atom_concat('/do/', Name, Path).

method_of(action(_), post) :-
    !.
method_of(Asked, Method) :-
    Asked \= action(_),
    memberchk(Method, [get, head]).

give(page, Gate, Request) :-
    token_given(Gate, Request),
    !,
    gate_cookie(Gate, Cookie),
    format("Set-Cookie: ~w; HttpOnly; SameSite=Strict; Path=/~n", [Cookie]),
    give_file('index.html').
give(page, Gate, Request) :-
    must_be_known(Gate, Request),
    give_file('index.html').
give(file(Name), Gate, Request) :-
    must_be_known(Gate, Request),
    give_file(Name).
give(events, Gate, Request) :-
    must_be_known(Gate, Request),
    counted(give_events).
give(action(Name), Gate, Request) :-
    must_be_our_change(Gate, Request),
    must_be_known(Gate, Request),
    request_json(Request, Dict),
    reader(Dict),
    catch(counted(answer_action(Name, Dict, Answer)), error(Formal, Context), true),
    (   nonvar(Formal)
    ->  open_gate(_),                   % what has been broken off at the end is no fault of asking
        error_line(error(Formal, Context), Line),
        give_json(400, _{error:Line})
    ;   give_json(200, Answer)
    ).

%   reader(+Dict): who asks reads the language of Dict.

reader(Dict) :-
    (   get_dict(language, Dict, "ja")
    ->  set_reader_language(ja)
    ;   set_reader_language(en)
    ).

give_file(Name) :-
    (   page_file(Name, Type, File)
    ->  true
    ;   refuse(404, "There is nothing at this address.")
    ),
    common_headers,
    read_file_to_codes(File, Bytes, [encoding(octet)]),
    format("Content-type: ~w~n~n", [Type]),
    current_output(Out),
    set_stream(Out, encoding(octet)),
    format("~s", [Bytes]).

give_json(Status, Dict) :-
    status_line(Status),
    common_headers,
    format("Content-type: application/json; charset=UTF-8~n~n"),
    current_output(Out),
    json_write_dict(Out, Dict, [width(0)]).

say(Status, Text) :-
    status_line(Status),
    common_headers,
    (   Status == 405
    ->  format("Allow: GET, HEAD, POST~n")
    ;   true
    ),
    format("Connection: close~n\c
            Content-type: text/plain; charset=UTF-8~n~n~s~n", [Text]).

status_line(Status) :-
    status_words(Status, Words),
    format("Status: ~d ~w~n", [Status, Words]).

status_words(200, 'OK').
status_words(400, 'Bad Request').
status_words(403, 'Forbidden').
status_words(404, 'Not Found').
status_words(405, 'Method Not Allowed').
status_words(408, 'Request Timeout').
status_words(411, 'Length Required').
status_words(413, 'Content Too Large').
status_words(415, 'Unsupported Media Type').
status_words(421, 'Misdirected Request').
status_words(503, 'Service Unavailable').

common_headers :-
    format("X-Content-Type-Options: nosniff~n\c
            Referrer-Policy: no-referrer~n\c
            Cache-Control: no-store~n\c
            Cross-Origin-Opener-Policy: same-origin~n\c
            Cross-Origin-Resource-Policy: same-origin~n\c
            Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \c
            img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \c
            frame-ancestors 'none'~n").

                /*******************************
                *            EVENTS            *
                *******************************/

%   give_events: until the window is gone or the server stops. The connection ends with it: a server
%   that has stopped would take no other question from it. A worker does it to its end: of each
%   answer that is given to another thread (http_spawn/2) SWI-Prolog 9.0.4 keeps 300 bytes.

give_events :-
    common_headers,
    format("Content-type: text/event-stream; charset=UTF-8~n\c
            Connection: close~n\c
            Transfer-Encoding: chunked~n~n"),
    (   catch(hear_events(gunshi_web_server:write_event), error(_, _), gone)
    ->  true
    ;   format("retry: 5000~n~n")
    ).

%   gone: the end of the answer, too, would be an error, and one that keeps the connection's file.

gone :-
    current_output(Out),
    cgi_discard(Out).

:- public write_event/1.

write_event(none) :-
    !,
    format(": ~n~n"),
    flush_output.
write_event(Event) :-
    current_output(Out),
    format("data: "),
    json_write_dict(Out, Event, [width(0)]),
    format("~n~n"),
    flush_output.
