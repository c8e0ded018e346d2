/*  Who may ask the page's server, and how much.

    The server listens on this machine, and every other page that is open in the browser can send
    requests here. So each request must name a host that is one of ours, which keeps out names that
    were made to point here; carry the cookie that only the printed address gives; and, where it may
    change something, come from our own page and be JSON with a header of ours, which no form of
    another page can send.

    A gate is gate(Token, Cookie, Hosts): the token of the printed address, the cookie that is given
    for it, Name=Value, and the hosts by which we are called, each with its port. Whoever is not let
    through gets refused(Status, Text) thrown.
*/
:- module(gunshi_web_guard,
          [ new_gate/3,                 % +Names, +Port, -Gate
            gate_token/2,               % +Gate, -Token
            gate_cookie/2,              % +Gate, -Cookie
            must_be_our_host/2,         % +Gate, +Request
            must_be_known/2,            % +Gate, +Request
            must_be_our_change/2,       % +Gate, +Request
            token_given/2,              % +Gate, +Request
            request_json/2,             % +Request, -Dict
            refuse/2                    % +Status, +Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/encoding', [utf8_bytes/2]).
:- autoload(library(http/json), [json_read_dict/3]).

%   largest_body(Bytes): what a request may bring. The longest records have some hundred kilobytes.

largest_body(4 000 000).

%!  new_gate(+Names:list(atom), +Port:integer, -Gate) is det.
%
%   Gate lets through who knows its token and calls us by one of Names, at Port. Its token and its
%   cookie are new secrets.

new_gate(Names, Port, gate(Token, Cookie, Hosts)) :-
    new_secret(Token),
    new_secret(Secret),
    format(atom(Cookie), "gunshi-~d=~w", [Port, Secret]),
    findall(Host, ( member(Name, Names), format(atom(Host), "~w:~d", [Name, Port]) ), Hosts).

%   new_secret(-Secret): 128 bits from the system's source of chance, as 32 hexadecimal digits.

new_secret(Secret) :-
    setup_call_cleanup(
        open('/dev/urandom', read, In, [type(binary), buffer(false)]),
        findall(Digit,
                ( between(1, 16, _),
                  get_byte(In, Byte),
                  member(Half, [Byte >> 4, Byte /\ 15]),
                  Weight is Half,
                  char_type(Digit, xdigit(Weight)),
                  \+ char_type(Digit, upper)
                ),
                Digits),
        close(In)),
    atom_chars(Secret, Digits).

%!  gate_token(+Gate, -Token:atom) is det.
%!  gate_cookie(+Gate, -Cookie:atom) is det.
%
%   Token of the printed address; Cookie, Name=Value, that is given for it.

gate_token(gate(Token, _, _), Token).

gate_cookie(gate(_, Cookie, _), Cookie).

%!  refuse(+Status:integer, +Text) is det.
%
%   @error refused(Status, Text), always

refuse(Status, Text) :-
    throw(refused(Status, Text)).

%!  must_be_our_host(+Gate, +Request) is det.
%
%   Request, of library(http), calls us by one of our names.
%
%   @error refused(421, Text)

must_be_our_host(gate(_, _, Hosts), Request) :-
    (   memberchk(host(Name), Request),
        (   memberchk(port(Port), Request)
        ->  format(atom(Host), "~w:~w", [Name, Port])
        ;   Host = Name
        ),
        memberchk(Host, Hosts)
    ->  true
    ;   \+ memberchk(host(_), Request)
    ->  refuse(421, "The request names no host.")
    ;   refuse(421, "This server is not called by that host name; use the address that gunshi web \c
                     has printed.")
    ).

%!  token_given(+Gate, +Request) is semidet.
%
%   Request has the token of the printed address. Fails when it has none.
%
%   @error refused(403, Text) when it is another

token_given(gate(Token, _, _), Request) :-
    memberchk(search(Search), Request),
    memberchk(token=Given, Search),
    (   Given == Token
    ->  true
    ;   refuse(403, "That is not the token of this server: it is another each time it starts. \c
                     Use the address that gunshi web has printed.")
    ).

%!  must_be_known(+Gate, +Request) is det.
%
%   Request carries our cookie.
%
%   @error refused(403, Text)

must_be_known(gate(_, Cookie, _), Request) :-
    (   memberchk(cookie(Cookies), Request),
        member(Name=Value, Cookies),
        atomic_list_concat([Name, Value], =, Cookie)
    ->  true
    ;   refuse(403, "Use the address that gunshi web has printed, with its token.")
    ).

%!  must_be_our_change(+Gate, +Request) is det.
%
%   Request comes from our page, which has said so in each way that another page cannot.
%
%   @error refused(403, Text), refused(415, Text)

must_be_our_change(gate(_, _, Hosts), Request) :-
    (   memberchk(origin(Origin), Request),
        member(Host, Hosts),
        atom_concat('http://', Host, Origin)
    ->  true
    ;   refuse(403, "Only this server's own page may change anything.")
    ),
    (   memberchk(x_gunshi(_), Request)
    ->  true
    ;   refuse(403, "The header X-Gunshi is needed.")
    ),
    (   memberchk(content_type(Type), Request),
        sub_atom(Type, 0, _, _, 'application/json')
    ->  true
    ;   refuse(415, "The body must be application/json.")
    ).

%!  request_json(+Request, -Dict) is det.
%
%   Dict is the JSON object that Request brings.
%
%   @error refused(411, Text), refused(413, Text), refused(408, Text), refused(400, Text)

request_json(Request, Dict) :-
    (   memberchk(content_length(Length), Request),
        \+ memberchk(transfer_encoding(_), Request)
    ->  true
    ;   refuse(411, "The length of the body is needed.")
    ),
    (   integer(Length),
        Length >= 0
    ->  true
    ;   refuse(400, "The length of the body must be a whole number.")
    ),
    largest_body(Most),
    (   Length =< Most
    ->  true
    ;   format(string(TooLarge), "A request may have ~D bytes, not ~D.", [Most, Length]),
        refuse(413, TooLarge)
    ),
    memberchk(input(In), Request),
    set_stream(In, encoding(octet)),
    (   catch(read_string(In, Length, Bytes), error(timeout_error(_, _), _), fail),
        string_length(Bytes, Length)
    ->  true
    ;   refuse(408, "The body is shorter than it says.")
    ),
    (   catch(( utf8_bytes(Text, Bytes), one_value(Text, Dict0) ), error(_, _), fail),
        is_dict(Dict0)
    ->  Dict = Dict0
    ;   refuse(400, "The body must be a JSON object in UTF-8.")
    ).

%   one_value(+Text, -Value) is semidet: Text is one value in JSON, and nothing behind it.

one_value(Text, Value) :-
    setup_call_cleanup(
        open_string(Text, In),
        ( json_read_dict(In, Value, []), read_string(In, _, Rest) ),
        close(In)),
    split_string(Rest, "", " \t\r\n", [""]).
