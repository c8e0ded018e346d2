/*  The polyprocessor on threads: the same program as in simulated.pl, with real messages.

    A few threads share the processors among them by their addresses. Each thread has one message
    queue and the states of its own processors; a message to another processor goes into the queue
    of that one's thread. Messages on one wire stay in their order, as both ends stay on one thread
    each; nothing else about the order is promised, and the program needs nothing else.
*/
:- module(gunshi_shogi_polyprocessor_threads,
          [ run_threads/5               % +Kind, +Message, +Threads, +Limit, -Run
          ]).
:- use_module(program, [react/5]).
:- use_module(wires, [address_level/3, fresh/3, start_address/2, wire/5]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(assoc), [assoc_to_keys/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(lists), [append/2, max_list/2, member/2, numlist/3, sum_list/2]).

%!  run_threads(+Kind, +Message, +Threads:integer, +Limit:integer, -Run) is det.
%
%   Give Message to the start of a new machine of Kind and let it work on so many Threads until the
%   start puts out `finished`. Run is run(Events, Levels, Totals) as in simulate/5, where Levels are
%   level(N, Processors) and Totals is total(Processors, Messages, Queue): Queue is the longest one
%   that a thread saw when it took a message. With more than about Limit processors, counted thread
%   by thread, the last event is too_large(Limit).

run_threads(Kind, Message, Threads, Limit, run(Events, Levels, total(Used, Messages, Longest))) :-
    message_queue_create(Host),
    numlist(1, Threads, Numbers),
    maplist(new_queue, Numbers, Queues),
    Net =.. [net|Queues],
    Share is Limit // Threads + 1,
    maplist(new_thread(Kind, Net, Host, share(Share, Limit)), Queues, Ids),
    start_address(Kind, Start),
    post(Net, Start, host, Message),
    catch(host_events(Host, Events), Error, true),
    maplist(stop, Queues),
    maplist(joined, Ids, Results),
    maplist(message_queue_destroy, [Host|Queues]),
    (   nonvar(Error)
    ->  throw(Error)
    ;   true
    ),
    findall(Addresses, member(worked(Addresses, _, _), Results), Lists),
    append(Lists, All),
    length(All, Used),
    findall(Count, member(worked(_, Count, _), Results), Counts),
    sum_list(Counts, Messages),
    findall(Queue, member(worked(_, _, Queue), Results), Lengths),
    max_list(Lengths, Longest),
    findall(Level, ( member(Address, All), address_level(Kind, Address, Level) ), Served),
    findall(level(N, Count),
            ( member(level(N), Events),
              aggregate_all(count, member(N, Served), Count)
            ),
            Levels).

new_queue(_, Queue) :-
    message_queue_create(Queue).

new_thread(Kind, Net, Host, Share, Queue, Id) :-
    empty_assoc(Processors),
    thread_create(work(Queue, Kind, Net, Host, Share, Processors, 0, 0, 0), Id, []).

stop(Queue) :-
    thread_send_message(Queue, stop).

joined(Id, Worked) :-
    thread_join(Id, exited(Worked)).

host_events(Host, Events) :-
    thread_get_message(Host, Event),
    (   Event = failed(Error)
    ->  throw(Error)
    ;   last_event(Event)
    ->  Events = [Event]
    ;   Events = [Event|Others],
        host_events(Host, Others)
    ).

last_event(finished(_, _)).
last_event(too_large(_)).

%   work(+Queue, +Kind, +Net, +Host, +Share, +Processors, +Used, +Messages, +Longest): exits
%   with worked(Addresses, Messages, Longest).

work(Queue, Kind, Net, Host, Share, Processors0, Used0, Messages0, Longest0) :-
    thread_get_message(Queue, Message),
    (   Message = to(Address, Port, Content)
    ->  message_queue_property(Queue, size(Size)),
        Longest is max(Longest0, Size+1),
        (   get_assoc(Address, Processors0, State0)
        ->  Used = Used0
        ;   fresh(Kind, Address, State0),
            Used is Used0+1
        ),
        catch(react(State0, Port, Content, State, Sends), Error, true),
        (   nonvar(Error)
        ->  thread_send_message(Host, failed(Error)),
            State = State0,
            Sends = []
        ;   true
        ),
        put_assoc(Address, Processors0, State, Processors),
        forall(member(Port1-Sent, Sends), send(Port1, Sent, Kind, Address, Net, Host)),
        Share = share(Most, Limit),
        (   Used > Most
        ->  thread_send_message(Host, too_large(Limit))
        ;   true
        ),
        Messages is Messages0+1,
        work(Queue, Kind, Net, Host, Share, Processors, Used, Messages, Longest)
    ;   assoc_to_keys(Processors0, Addresses),
        thread_exit(worked(Addresses, Messages0, Longest0))
    ).

send(Port, Message, Kind, Address, Net, Host) :-
    (   Port == host
    ->  thread_send_message(Host, Message)
    ;   wire(Kind, Address, Port, Address1, Port1),
        post(Net, Address1, Port1, Message)
    ).

post(Net, Address, Port, Message) :-
    functor(Net, _, Threads),
    term_hash(Address, Hash),
    Nth is Hash mod Threads + 1,
    arg(Nth, Net, Queue),
    thread_send_message(Queue, to(Address, Port, Message)).
