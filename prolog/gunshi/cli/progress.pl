/*  A bar on stderr while a command works through many things, when a person watches.

        [##########----------] 512/1024 files, 8731 games

    It is drawn at most ten times a second, and wiped at the end; nothing at all is written when
    stderr is no terminal. A progress is progress(Total, Done, Drawn): how many things there are and
    are done, and when the bar was last drawn; `none` when nobody watches.
*/
:- module(gunshi_cli_progress,
          [ progress_start/2,           % +Total, -Progress
            with_progress/3,            % +Total, -Progress, :Goal
            progress_at/3,              % +Progress, +Total, +Done
            progress_done/1,            % +Progress
            progress_show/3,            % +Progress, +Format, +Arguments
            progress_end/1              % +Progress
          ]).
:- use_module('../base/steady', [steady_time/1]).

:- meta_predicate
    with_progress(+, -, 0).

%!  progress_start(+Total:integer, -Progress) is det.
%
%   Progress is of Total things, none done yet.

progress_start(Total, Progress) :-
    (   stream_property(user_error, tty(true))
    ->  Progress = progress(Total, 0, 0)
    ;   Progress = none
    ).

%!  with_progress(+Total:integer, -Progress, :Goal).
%
%   Call Goal with Progress, of Total things, and wipe the bar in the end, however Goal ends.

with_progress(Total, Progress, Goal) :-
    progress_start(Total, Progress),
    call_cleanup(Goal, progress_end(Progress)).

%!  progress_at(+Progress, +Total:integer, +Done:integer) is det.
%
%   Done of Total things are done.

progress_at(none, _, _).
progress_at(Progress, Total, Done) :-
    Progress = progress(_, _, _),
    nb_setarg(1, Progress, Total),
    nb_setarg(2, Progress, Done).

%!  progress_done(+Progress) is det.
%
%   One thing more is done.

progress_done(none).
progress_done(Progress) :-
    Progress = progress(_, Done0, _),
    Done is Done0+1,
    nb_setarg(2, Progress, Done).

%!  progress_show(+Progress, +Format, +Arguments) is det.
%
%   Draw the bar, if it is time to, with the text of Format and Arguments behind it.

progress_show(none, _, _).
progress_show(Progress, Format, Arguments) :-
    Progress = progress(Total, Done, Drawn),
    steady_time(Now),
    (   Now-Drawn >= 0.1
    ->  nb_setarg(3, Progress, Now),
        Full is 20*Done // max(1, Total),
        Empty is 20-Full,
        format(string(Text), Format, Arguments),
        format(user_error, "\r[~*c~*c] ~d/~d ~s\e[K", [Full, 0'#, Empty, 0'-, Done, Total, Text])
    ;   true
    ).

%!  progress_end(+Progress) is det.
%
%   Wipe the bar.

progress_end(none).
progress_end(progress(_, _, _)) :-
    format(user_error, "\r\e[K", []).
