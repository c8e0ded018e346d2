/*  Requests to the page's server, which is begun with the first of them: any bytes are answered, or
    the connection is closed, and never with an error of the server's own.
*/
:- module(test_fuzz_requests,
          [ request_text/1,             % -Text
            request_status/2            % +File, -Status
          ]).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(tests(web/client)).

%   request_text(-Text) is nondet: good requests. None that thinks for long.

request_text(Text) :-
    begun,
    member(Path, [/, '/page/page.js', '/page/index.html', '/nothing']),
    known_request('GET', Path, "", Text).
request_text(Text) :-
    begun,
    member(Name-Json,
           [ table-"{}", kif-"{\"language\":\"ja\"}", back-"{}", goto-"{\"ply\":1}",
             move-"{\"usi\":\"7g7f\"}", move-"{\"usi\":\"\\u25b2\\u6b69\"}", choose-"{\"id\":2}",
             new-"{\"program\":\"none\",\"byoyomi\":2,\"handicap\":\"lance\"}",
             new-"{\"program\":\"none\",\"sfen\":\"4k4/9/9/9/9/9/9/9/4K4 b R 1\"}",
             effort-"{\"level\":1}", effort-"{\"seconds\":0.5}", books-"{}", stop-"{}",
             book_add-"{\"name\":\"a.usi\",\"bytes\":\"startpos moves 7g7f 3c3d\\n\"}",
             book_drop-"{\"id\":1}", joseki-"{\"ply\":0}", joseki_graph-"{}", shapes-"{}",
             targets-"{\"name\":\"yagura\"}", shape-"{\"name\":\"mino\"}", words-"{}",
             heat-"{\"side\":\"sente\",\"piece\":\"fu\"}",
             find-"{\"text\":\"castle\"}", clause-"{\"name\":\"joseki\"}", history-"{}",
             check-"{\"text\":\"before(a, b).\"}", save-"{\"text\":\"before(mate, joseki).\"}",
             switch-"{\"id\":1,\"on\":false}", undo-"{}", changes-"{\"since\":0}", learned-"{}",
             legal-"{\"sfen\":\"startpos\"}", problems-"{}", othello-"{}",
             othello_new-"{\"program\":\"none\"}", othello_move-"{\"move\":\"f5\"}",
             othello_back-"{}",
             load-"{\"name\":\"a.csa\",\"bytes\":\"PI\\n+\\n+7776FU\\n-3334FU\\n%TORYO\\n\"}",
             threats-"{}", plans-"{}", castles-"{}", jobs_server-"{}", nothing-"{}"
           ]),
    action_request(Name, Json, [], Text).

begun :-
    (   web_port(_)
    ->  true
    ;   serve
    ).

%   request_status(+File, -Status): what the server says to the bytes of File, an integer; `none`
%   when it closes without a word, `late` when it has not done so in two seconds.

request_status(File, Status) :-
    begun,
    read_file_to_codes(File, Codes, [encoding(octet)]),
    connected(In, Out),
    set_stream(In, encoding(octet)),
    set_stream(Out, encoding(octet)),
    set_stream(In, timeout(2)),
    catch(( format(Out, "~s", [Codes]), close(Out) ), error(_, _), true),
    call_cleanup(catch(read_string(In, _, Reply), error(Formal, _), true),
                 ( close(Out, [force(true)]), close(In, [force(true)]) )),
    (   nonvar(Formal)
    ->  ( Formal = timeout_error(_, _) -> Status = late ; Status = none )
    ;   sub_string(Reply, 0, _, _, "HTTP/"),
        sub_string(Reply, 9, 3, _, Digits),
        number_string(Status0, Digits)
    ->  Status = Status0
    ;   Status = none
    ).
