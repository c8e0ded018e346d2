/*  Time that passes evenly, whoever sets the time of day meanwhile: for how long something takes,
    and until when something waits. For dates there is get_time/1.
*/
:- module(gunshi_base_steady,
          [ steady_time/1,              % -Seconds
            get_message_by/3            % +Queue, ?Message, +Time
          ]).
:- use_module('../foreign', []).

%!  steady_time(-Seconds:float) is det.
%
%   Seconds since some time in the past, the same one for all of this process.

%!  get_message_by(+Queue, ?Message, +Time:number) is semidet.
%
%   As thread_get_message/3, but fails when Time, as of steady_time/1, has come.
%
%   @error as thread_get_message/3

get_message_by(Queue, Message, Time) :-
    steady_time(Now),
    Seconds is max(0, Time-Now),
    thread_get_message(Queue, Message, [timeout(Seconds)]).
