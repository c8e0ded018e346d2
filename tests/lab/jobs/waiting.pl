/*  A kind of job for tests: its units wait, fail, hang, and tell a number.

        unit(Number, Seconds)   waits so long; the result is the square of Number
        broken(Number)          an error
        hanging(Number)         never ends
*/
:- module(test_waiting,
          [ squares/3                   % +Count, +Seconds, -Units
          ]).
:- use_module(library(lists)).
:- use_module(library(gunshi/lab/jobs/kinds), []).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

gunshi_lab_jobs_kinds:common(waiting, common(Name)) :-
    atom(Name).

gunshi_lab_jobs_kinds:unit(waiting, Unit) :-
    memberchk(Unit, [unit(_, _), broken(_), hanging(_)]).

gunshi_lab_jobs_kinds:result(waiting, square(Number)) :-
    integer(Number).

gunshi_lab_jobs_kinds:do(waiting, _, Unit, square(Square)) :-
    waited(Unit, Square).

waited(unit(Number, Seconds), Square) :-
    sleep(Seconds),
    Square is Number*Number.
waited(broken(Number), _) :-
    throw(error(gunshi(usage("broken")), Number)).
waited(hanging(Number), Square) :-
    repeat,
    Number < 0,
    !,
    Square = 0.

squares(Count, Seconds, Units) :-
    findall(unit(Number, Seconds), between(1, Count, Number), Units).
