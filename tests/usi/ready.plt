/*  Making the engine ready: whatever goes wrong, it is ready the next time without waiting. */
:- module(test_usi_ready, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/shogi/search)).
:- use_module(library(gunshi/usi/options)).
:- use_module(library(gunshi/usi/ready)).
:- use_module(library(gunshi/usi/state)).

:- begin_tests(usi_ready).

%   A job that was given up has the table and ends; its end is taken from the queue once.

test(the_table_is_taken_back_when_choices_are_wrong, Table == table(1, Shared)) :-
    set_default(Options),
    search_table(1, Shared),
    message_queue_create(Queue),
    make_engine([queue(Queue), options(Options), table(kept(7, 1, Shared))], Engine0),
    thread_send_message(Queue, job(7, done(nothing))),
    quietly(make_ready(Engine0, Engine)),
    engine_table(Engine, Table),
    message_queue_destroy(Queue),
    close_search_table(Shared).

%   All memory of a new table is the process's when it is ready, and not when the first move is
%   searched.

test(the_memory_of_a_new_table_is_there, [condition(exists_file('/proc/self/status')),
                                          true(Grown > 60_000)]) :-
    default_options(Options0),
    set_option(["name", "USI_Hash", "value", "64"], Options0, Options),
    message_queue_create(Queue),
    make_engine([queue(Queue), options(Options), table(none)], Engine0),
    resident(Before),
    quietly(make_ready(Engine0, Engine)),
    resident(After),
    engine_table(Engine, table(64, Table)),
    message_queue_destroy(Queue),
    close_search_table(Table),
    Grown is After-Before.

%   resident(-Kilobytes): of this process, in memory.

resident(Kilobytes) :-
    read_file_to_string('/proc/self/status', Text, []),
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    string_concat("VmRSS:", Rest, Line),
    split_string(Rest, "", " \tkB", [Number]),
    number_string(Kilobytes, Number),
    !.

%   quietly(:Goal): what it says on user_output is not heard.

:- meta_predicate quietly(0).

quietly(Goal) :-
    stream_property(Old, alias(user_output)),
    setup_call_cleanup(
        ( open_null_stream(Null), set_stream(Null, alias(user_output)) ),
        Goal,
        ( set_stream(Old, alias(user_output)), close(Null) )).

%   Choices that were right when they were set, and mean nothing in what is known now.

set_default(Options) :-
    default_options(Options0),
    set_option(["name", "USI_Hash", "value", "1"], Options0, Options1),
    selectchk('SearchChoices'-_, Options1, 'SearchChoices'-[nothing(known)], Options).

:- end_tests(usi_ready).
