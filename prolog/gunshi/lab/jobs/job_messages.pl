/*  What is said of jobs and of the server that holds them. */
:- module(gunshi_lab_jobs_job_messages, []).
:- use_module('../../base/message_words', [excerpt/3]).
:- use_module('../../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(job_data(Text)) -->
    { data_excerpt(Text, Shown) },
    [ 'The server has what is no data of this program: ~w'-[Shown] ].
gunshi_base_messages:gunshi_message(job_result(Id, Number, Text)) -->
    { data_excerpt(Text, Shown) },
    [ 'The server has what is no result of this program, for unit ~w of job ~w: ~w; '-
      [Number, Id, Shown],
      'gunshi jobs cancel ~w takes the job away'-[Id]
    ].
gunshi_base_messages:gunshi_message(job_server(Address, What)) -->
    [ 'The Redis server at ~w '-[Address] ],
    server_fault(What).
gunshi_base_messages:gunshi_message(job_address(Text)) -->
    [ '"~w" is no address of a Redis server; it is HOST:PORT, as in localhost:6379'-[Text] ].
gunshi_base_messages:gunshi_message(no_job(Id, Address)) -->
    [ 'There is no job ~w at ~w; gunshi jobs --redis ~w lists those that are there'-
      [Id, Address, Address] ].
gunshi_base_messages:gunshi_message(job_cancelled(Id)) -->
    [ 'The job ~w was cancelled; the same command begins it anew'-[Id] ].
gunshi_base_messages:gunshi_message(unit_late(Seconds)) -->
    [ 'it took more than the ~w seconds that it may'-[Seconds] ].
gunshi_base_messages:gunshi_message(unit_failed(Kind)) -->
    [ 'a unit of ~w has no result'-[Kind] ].
gunshi_base_messages:gunshi_message(unit_lost(Times)) -->
    [ 'its worker ended, or was silent, ~d times'-[Times] ].

data_excerpt(Text, Shown) :-
    format(string(Words), "~q", [Text]),
    excerpt(Words, none, Shown).

server_fault(unreachable(Why)) -->
    [ 'does not answer (~w); redis-server --port PORT --appendonly yes starts one'-[Why] ].
server_fault(password(missing)) -->
    [ 'wants a password; the variable GUNSHI_REDIS_PASSWORD gives it' ].
server_fault(password(wrong)) -->
    [ 'does not take the password of the variable GUNSHI_REDIS_PASSWORD' ].
server_fault(full(Why)) -->
    [ 'cannot write: ~w'-[Why] ].
server_fault(loading) -->
    [ 'is reading what it has kept' ].
server_fault(wrong_kind(Key)) -->
    [ 'has something of another kind at the key ~q, where this program keeps its own; '-[Key],
      'delete it there, or take another server' ].
server_fault(refuses(Why)) -->
    [ 'says: ~w'-[Why] ].
server_fault(tls(Variable)) -->
    [ 'is asked for by TLS, for which the variable ~w names no file that is there'-[Variable] ].
