/*  A client of the page's server that says what it likes: requests as text over a socket.
*/
:- module(test_web_client,
          [ serve/0,
            serve/1,                    % +Options
            serve_no_more/0,
            served_at/1,                % +Url
            known_request/4,            % +Method, +Path, +Lines, -Request
            action_request/4,           % +Name, +Json, +Changes, -Request
            asked/3,                    % +Request, -Status, -Reply
            answered/4,                 % +Name, +Dict, -Status, -Answer
            done/3,                     % +Name, +Dict, -Answer
            refused_action/3,           % +Name, +Dict, -Error
            connected/2,                % -In, -Out
            listening/2,                % -In, -Out
            told/1,                     % +In
            web_port/1,                 % -Port
            web_url/1                   % -Url
          ]).
:- use_module(library(apply)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(socket)).
:- use_module(library(gunshi/web/guard)).
:- use_module(library(gunshi/web/server)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(knowledge/own_directory), []).

:- dynamic served/4.                    % served(Port, Cookie, Url, Server)

%   serve, serve(+Options), serve_no_more: a server of a directory of its own.

serve :-
    serve([]).

serve(Options) :-
    tmp_file(kb, Directory),
    use_own_directory(Directory),
    load_own_knowledge,
    web_start([port(0)|Options], Server),
    Server = server(Port, _, Gate),
    gate_cookie(Gate, Cookie),
    web_address(Server, Url),
    assertz(served(Port, Cookie, Url, Server)).

serve_no_more :-
    retract(served(_, _, _, Server)),
    web_stop(Server).

%   served_at(+Url): another process serves, and has printed Url; its token gives the cookie.

served_at(Url) :-
    split_string(Url, ":/?", "", [_, _, _, _, PortText|_]),
    number_string(Port, PortText),
    assertz(served(Port, 'none=0', Url, none)),
    once(sub_string(Url, Start, _, _, "/?token=")),
    sub_string(Url, Start, _, 0, Path),
    known_request('GET', Path, "", Request),
    asked(Request, 200, Reply),
    once(sub_string(Reply, Before, _, _, "Set-Cookie: ")),
    From is Before+12,
    sub_string(Reply, From, _, 0, Rest),
    split_string(Rest, ";", "", [CookieText|_]),
    atom_string(Cookie, CookieText),
    retractall(served(_, _, _, _)),
    assertz(served(Port, Cookie, Url, none)).

web_port(Port) :-
    served(Port, _, _, _).

web_url(Url) :-
    served(_, _, Url, _).

%   known_request(+Method, +Path, +Lines, -Request): with our host and cookie, and the head's Lines.

known_request(Method, Path, Lines, Request) :-
    served(Port, Cookie, _, _),
    format(string(Request), "~w ~w HTTP/1.1\r\nHost: 127.0.0.1:~d\r\n\c
                             Connection: close\r\nCookie: ~w\r\n~s\r\n",
           [Method, Path, Port, Cookie, Lines]).

%   action_request(+Name, +Json, +Changes, -Request): as the page sends it, but for Changes: each
%   Header=Value in place of that, `none` for without.

action_request(Name, Json, Changes, Request) :-
    served(Port, Cookie, _, _),
    string_length(Json, Length),
    format(atom(Host), "127.0.0.1:~d", [Port]),
    format(atom(Origin), "http://~w", [Host]),
    Heads = ['Connection'=close, 'Host'=Host, 'Cookie'=Cookie, 'Origin'=Origin, 'X-Gunshi'='1',
             'Content-Type'='application/json', 'Content-Length'=Length],
    maplist(changed(Changes), Heads, Lines),
    atomic_list_concat(Lines, Head),
    format(string(Request), "POST /do/~w HTTP/1.1\r\n~w\r\n~s", [Name, Head, Json]).

changed(Changes, Name=Value0, Line) :-
    (   memberchk(Name=Value, Changes)
    ->  true
    ;   Value = Value0
    ),
    (   Value == none
    ->  Line = ''
    ;   format(atom(Line), "~w: ~w\r\n", [Name, Value])
    ).

connected(In, Out) :-
    served(Port, _, _, _),
    tcp_connect('127.0.0.1':Port, Stream, []),
    set_stream(Stream, encoding(utf8)),
    stream_pair(Stream, In, Out),
    set_stream(In, timeout(60)).

%   listening(-In, -Out): a window that hears the server's events.

listening(In, Out) :-
    connected(In, Out),
    known_request('GET', '/events', "", Request),
    format(Out, "~s", [Request]),
    flush_output(Out),
    told(In).

%   told(+In) is semidet: the window hears that the table is another one, before the server closes.

told(In) :-
    read_line_to_string(In, Line),
    string(Line),
    (   sub_string(Line, _, _, _, "\"event\":\"table\"")
    ->  true
    ;   told(In)
    ).

%   asked(+Request, -Status, -Reply): Reply is all that comes until the server closes.

asked(Request, Status, Reply) :-
    connected(In, Out),
    catch(( format(Out, "~s", [Request]), flush_output(Out) ), error(_, _), true),
    call_cleanup(catch(read_string(In, _, Reply), error(_, _), Reply = ""),
                 ( close(Out, [force(true)]), close(In, [force(true)]) )),
    (   sub_string(Reply, 9, 3, _, Digits),
        number_string(Status0, Digits)
    ->  Status = Status0
    ;   Status = none
    ).

answered(Name, Dict, Status, Answer) :-
    atom_json_dict(Json0, Dict, [as(string), width(0)]),
    string_codes(Json0, Codes),
    string_codes(Json, Codes),
    ascii_json(Json, Ascii),
    action_request(Name, Ascii, [], Request),
    asked(Request, Status, Reply),
    once(sub_string(Reply, Before, 4, _, "\r\n\r\n")),
    Start is Before+4,
    sub_string(Reply, Start, _, 0, Body),
    atom_json_dict(Body, Answer, []).

%   ascii_json(+Json, -Ascii): its length in characters is then that in bytes.

ascii_json(Json, Ascii) :-
    string_codes(Json, Codes),
    with_output_to(string(Ascii),
                   forall(member(Code, Codes),
                          (   Code < 128
                          ->  put_char_code(Code)
                          ;   format("\\u~|~`0t~16r~4+", [Code])
                          ))).

put_char_code(Code) :-
    char_code(Char, Code),
    put_char(Char).

done(Name, Dict, Answer) :-
    answered(Name, Dict, 200, Answer).

refused_action(Name, Dict, Error) :-
    answered(Name, Dict, 400, Answer),
    Error = Answer.error.
