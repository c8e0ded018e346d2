/*  What the interface says, read on a thread of its own, so that no line waits for anything.
*/
:- module(gunshi_usi_reader,
          [ start_reader/1              % +Queue
          ]).
:- use_module('../base/steady', [steady_time/1]).
:- use_module('../base/text_lines', [read_line/2]).

%!  start_reader(+Queue) is det.
%
%   Lines of user_input are sent to the message queue Queue as line(Text, Time), with the time, as
%   of steady_time/1, at which each was read; at the end of the input, once, `end`. Nothing is read
%   behind a line `quit`.

start_reader(Queue) :-
    prompt(_, ''),
    thread_create(read_lines(Queue), _, [detached(true)]).

read_lines(Queue) :-
    prompt(_, ''),
    catch(read_on(Queue), _, thread_send_message(Queue, end)).

read_on(Queue) :-
    read_line(user_input, Line),
    (   string(Line)
    ->  steady_time(Now),
        thread_send_message(Queue, line(Line, Now)),
        (   split_string(Line, "", " \t\r", ["quit"])
        ->  true
        ;   read_on(Queue)
        )
    ;   thread_send_message(Queue, end)
    ).
