/*  What goes on by itself, told to every window: thinking, changes of the game and the knowledge.

    A window that listens has a queue of its own, of a bounded length; one that does not take its
    events in time loses them all with its queue, and when its browser connects again it asks for
    the whole state anew. An event is a dict; it says what has changed, and hardly ever the new
    state, which each window asks for itself.
*/
:- module(gunshi_web_events,
          [ tell_windows/1,             % +Event
            hear_events/1,              % +Write
            most_listeners/1,           % -Count
            windows_listening/1         % -Count
          ]).
:- autoload(library(aggregate), [aggregate_all/3]).

:- meta_predicate hear_events(1).

:- dynamic listener/1.                  % listener(Queue)

%!  most_listeners(-Count:integer) is det.
%
%   So many windows may listen at once.

most_listeners(24).

most_waiting(64).

%   pause(Seconds): after so long without an event a sign of life is sent.

pause(15).

%!  tell_windows(+Event:dict) is det.
%
%   Send Event to all windows that listen. One whose queue is full is left out from now on.

tell_windows(Event) :-
    forall(listener(Queue),
           (   catch(thread_send_message(Queue, Event, [timeout(0)]), error(_, _), fail)
           ->  true
           ;   forget(Queue)
           )).

forget(Queue) :-
    (   retract(listener(Queue))
    ->  catch(message_queue_destroy(Queue), error(_, _), true)
    ;   true
    ).

%!  windows_listening(-Count:integer) is det.

windows_listening(Count) :-
    aggregate_all(count, listener(_), Count).

%!  hear_events(:Write) is semidet.
%
%   Call call(Write, Event) for each event from now on, first for one that says to ask how the game
%   stands, and call(Write, none) now and then; until one of these calls raises an exception,
%   because the window is gone, or it has been left out, or the event says that the server stops.
%   Fails at once when too many listen already.

hear_events(Write) :-
    most_waiting(Most),
    setup_call_cleanup(
        message_queue_create(Queue, [max_size(Most)]),
        ( with_mutex(gunshi_web_events, listen(Queue)),
          call(Write, _{event:table}),
          hear(Queue, Write)
        ),
        forget(Queue)).

listen(Queue) :-
    windows_listening(Count),
    most_listeners(Most),
    Count < Most,
    assertz(listener(Queue)).

hear(Queue, Write) :-
    pause(Pause),
    (   catch(( thread_get_message(Queue, Event0, [timeout(Pause)])
              ->  Event = Event0
              ;   Event = none
              ),
              error(existence_error(_, _), _),
              Event = gone)
    ->  true
    ),
    (   Event == gone
    ->  true
    ;   call(Write, Event),
        (   Event = _{event:stopped}
        ->  true
        ;   hear(Queue, Write)
        )
    ).
