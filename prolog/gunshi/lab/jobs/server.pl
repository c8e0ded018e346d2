/*  The connection to a Redis server.

    Every question here may be asked twice: what library(redis) would do by itself, to ask again
    when the connection is lost, is done here for whole groups of questions, for as long as it takes
    and so that a person is told. A server is lost when it refuses, breaks off, is silent for ten
    seconds, is still reading its file, or has no room on its disk.

    What is written to a server that has ended would end this program by a signal, as where nobody
    reads its output any more: so all writing is in writing_to_program/1.

    A connection belongs to one thread. It is a term that library(redis) changes in place, and is
    never copied.
*/
:- module(gunshi_lab_jobs_server,
          [ server_address/2,           % +Text, -Address
            with_server/4,              % +Address, :Told, -Connection, :Goal
            insist/2,                   % +Connection, :Goal
            ask/3,                      % +Connection, +Command, -Reply
            ask_all/2,                  % +Connection, +Commands
            drop_connection/1           % +Connection
          ]).
:- use_module('../../base/pipes', [writing_to_program/1]).
:- use_module(job_messages, []).

:- autoload(library(lists), [member/2]).
:- autoload(library(readutil), [read_line_to_string/2]).
:- autoload(library(redis),
            [redis/2, redis/3, redis_connect/3, redis_disconnect/2, redis_write/2]).

:- meta_predicate
    with_server(+, 1, -, 0),
    insist(+, 0).

%   How long an answer is waited for, and the longest wait before asking again, in seconds.

silence(10).
longest_wait(2.0).

%!  server_address(+Text, -Address) is det.
%
%   Address, Host:Port, is what Text says.
%
%   @error gunshi(job_address(Text))

server_address(Text, Host:Port) :-
    (   split_string(Text, ":", "", Parts),
        append_last(HostParts, PortText, Parts),
        HostParts = [_|_],
        atomic_list_concat(HostParts, :, Host),
        Host \== '',
        \+ ( member(Character, [/, @, :, '[', ' ']), sub_atom(Host, _, 1, _, Character) ),
        \+ ( sub_atom(PortText, _, 1, _, Character), \+ char_type(Character, digit(_)) ),
        number_string(Port, PortText),
        between(1, 65535, Port)
    ->  true
    ;   throw(error(gunshi(job_address(Text)), _))
    ).

append_last([], Last, [Last]).
append_last([First|More], Last, [First|Parts]) :-
    append_last(More, Last, Parts).

%!  with_server(+Address, :Told, -Connection, :Goal).
%
%   Call Goal with a Connection to the server at Address, Host:Port. The variables
%   GUNSHI_REDIS_PASSWORD, and for TLS GUNSHI_REDIS_CACERT, GUNSHI_REDIS_CERT and GUNSHI_REDIS_KEY,
%   say how. Told is for insist/2: call(Told, lost(Error)) when the server is lost, call(Told,
%   found) when it is there again.
%
%   @error gunshi(job_server(Address, What)) if it is not there at first, or refuses

with_server(Address, Told, Connection, Goal) :-
    connection_options(Address, Options),
    setup_call_cleanup(
        named_fault(Address, writing_to_program(redis_connect(Address, Redis, Options))),
        ( Connection = connection(Address, Told, Redis),
          named_fault(Address, greet(Redis)),
          call(Goal)
        ),
        writing_to_program(redis_disconnect(Redis, [force(true)]))).

%   connection_options(+Address, -Options): a command longer than the stream's buffer is written in
%   parts, and without nodelay its last one waits 40 ms for the server to say that it has the first.

connection_options(Address, [nodelay(true)|Options]) :-
    (   getenv('GUNSHI_REDIS_CACERT', _)
    ->  needed(Address, 'GUNSHI_REDIS_CACERT', Authority),
        needed(Address, 'GUNSHI_REDIS_CERT', Certificate),
        needed(Address, 'GUNSHI_REDIS_KEY', Key),
        Options = [tls(true), cacert(Authority), cert(Certificate), key(Key)]
    ;   Options = []
    ).

needed(Address, Variable, File) :-
    (   getenv(Variable, File),
        exists_file(File)
    ->  true
    ;   throw(error(gunshi(job_server(Address, tls(Variable))), _))
    ).

%   greet(+Redis): the first words of a connection. After an error library(redis) asks for an echo,
%   and waits for it without end when the server gives none for want of a password. So the password
%   is told, and answered, here.

greet(Redis) :-
    (   getenv('GUNSHI_REDIS_PASSWORD', Password)
    ->  greeting(Redis, auth(Password))
    ;   true
    ),
    greeting(Redis, ping).

greeting(Redis, Command) :-
    writing_to_program(redis_write(Redis, Command)),
    arg(2, Redis, Stream),
    silence(Seconds),
    set_stream(Stream, timeout(Seconds)),
    read_line_to_string(Stream, Line),
    (   string(Line),
        string_concat("+", _, Line)
    ->  true
    ;   string(Line),
        string_concat("-", Fault, Line)
    ->  split_string(Fault, " ", "", [Word|_]),
        string_lower(Word, Lower),
        atom_string(Code, Lower),
        throw(error(redis_error(Code, Fault), _))
    ;   throw(error(io_error(read, Stream), _))
    ).

:- meta_predicate
    named_fault(+, 0).

named_fault(Address, Goal) :-
    catch(Goal, Error,
          (   server_fault(Error, What)
          ->  throw(error(gunshi(job_server(Address, What)), _))
          ;   throw(Error)
          )).

%   server_fault(+Error, -What) is semidet: what to a person is wrong with the server.

server_fault(error(socket_error(_, Why), _), unreachable(Why)).
server_fault(error(io_error(_, _), Context), unreachable(Why)) :-
    (   nonvar(Context),
        Context = context(_, Why),
        nonvar(Why)
    ->  true
    ;   Why = 'the connection broke off'
    ).
server_fault(error(timeout_error(_, _), _), unreachable('no answer in time')).
server_fault(error(syntax_error(_), _), unreachable('the connection broke off')).
server_fault(error(ssl_error(_, _, _, Why), _), unreachable(Why)).
server_fault(error(redis_error(Code, Text), Context), What) :-
    (   nonvar(Context),
        Context = at_key(Key)
    ->  What = wrong_kind(Key)
    ;   refusal(Code, Text, What0)
    ->  What = What0
    ;   What = refuses(Text)
    ).

refusal(noauth,    _,    password(missing)).
refusal(wrongpass, _,    password(wrong)).
refusal(noperm,    Text, refuses(Text)).
refusal(err,       Text, password(wrong)) :-
    sub_string(Text, _, _, _, "AUTH").
refusal(misconf,   Text, full(Text)).
refusal(oom,       Text, full(Text)).
refusal(loading,   _,    loading).

%   passes(+What) is semidet: it may be over in a while.

passes(unreachable(_)).
passes(full(_)).
passes(loading).

%!  insist(+Connection, :Goal) is semidet.
%
%   Call once(Goal), which asks the server; when the server is lost meanwhile, wait until it is
%   there and call Goal again, from its beginning.
%
%   @error gunshi(job_server(Address, What)) if the server refuses
%   @error what else Goal throws

insist(Connection, Goal) :-
    insist(Connection, Goal, 0).

insist(Connection, Goal, Lost) :-
    Connection = connection(Address, Told, _),
    catch(( once(Goal) -> Answer = yes ; Answer = no ), Error, Answer = error(Error)),
    (   Answer = error(Error1)
    ->  drop_connection(Connection),
        (   server_fault(Error1, What)
        ->  (   passes(What)
            ->  (   Lost =:= 0
                ->  call(Told, lost(error(gunshi(job_server(Address, What)), _)))
                ;   true
                ),
                longest_wait(Longest),
                Wait is min(Longest, 0.1 * 2**min(Lost, 10)),
                sleep(Wait),
                Lost1 is Lost+1,
                insist(Connection, Goal, Lost1)
            ;   throw(error(gunshi(job_server(Address, What)), _))
            )
        ;   throw(Error1)
        )
    ;   (   Lost > 0
        ->  call(Told, found)
        ;   true
        ),
        Answer == yes
    ).

%!  drop_connection(+Connection) is det.
%
%   Break Connection off, as after a question whose answer was not read; the next question makes it
%   anew.

drop_connection(connection(_, _, Redis)) :-
    writing_to_program(redis_disconnect(Redis, [force(true)])).

%!  ask(+Connection, +Command, -Reply) is semidet.
%
%   Reply answers Command, as redis/3 has them, texts as strings. Fails if it is `nil`.
%
%   @error as redis/3
%   @error error(redis_error(wrongtype, Text), at_key(Key)) if what it has there is of another kind

ask(Connection, Command, Reply) :-
    connected(Connection, Redis),
    catch(writing_to_program(redis(Redis, Command, Reply as string)),
          error(redis_error(wrongtype, Text), _),
          ( command_key(Command, Key),
            throw(error(redis_error(wrongtype, Text), at_key(Key))) )).

%   command_key(+Command, -Key): what Command is about.

command_key(Command, Key) :-
    functor(Command, Name, _),
    (   key_place(Name, Place)
    ->  true
    ;   Place = 1
    ),
    arg(Place, Command, Key).

key_place(xgroup, 2).
key_place(xinfo, 2).
key_place(xreadgroup, 7).

%!  ask_all(+Connection, +Commands:list) is det.
%
%   Ask Commands at once: Command -> Reply, or Command alone. Texts in a Reply are as redis/3 has
%   them by itself, so it is for numbers.
%
%   @error as redis/2: the first of them, after all have been done

ask_all(Connection, Commands) :-
    connected(Connection, Redis),
    writing_to_program(redis(Redis, Commands)).

connected(connection(_, _, Redis), Redis) :-
    arg(2, Redis, Stream),
    (   Stream == (-)
    ->  greet(Redis)
    ;   true
    ).
