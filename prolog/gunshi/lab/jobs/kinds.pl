/*  What a unit of long work is.

    Long work is a *job*: many units that do not know of each other, such as the games of a match or
    the problems of a file. A job has a *kind*, what all its units share (Common), and its units, a
    term each, numbered from 1. A unit is small, and its result follows from the kind, Common and
    the unit alone, with the program and the knowledge as they are: so it may be done anywhere,
    again, or twice.

    All three, and the result, are plain data: ground terms of atoms, numbers, strings and
    compounds, which can be sent as text. What comes from elsewhere is not trusted: each kind says
    by checks what is data of its own.

    A file that defines a kind adds a clause to each of the four hooks and imports this file.
*/
:- module(gunshi_lab_jobs_kinds,
          [ unit_result/4,              % +Kind, +Common, +Unit, -Result
            is_common/2,                % +Kind, @Term
            is_unit/2,                  % +Kind, @Term
            is_result/2                 % +Kind, @Term
          ]).
:- use_module(job_messages, []).

%   common(Kind, Term), unit(Kind, Term), result(Kind, Term): hooks, true when the ground Term is
%   such data of Kind. do(Kind, Common, Unit, Result): hook, does the unit.
:- multifile
    common/2,
    unit/2,
    result/2,
    do/4.

%!  unit_result(+Kind:atom, +Common, +Unit, -Result) is det.
%
%   Do Unit of a job of Kind with Common; Result is data.
%
%   @error what the kind's work throws
%   @error gunshi(unit_failed(Kind)) when it fails

unit_result(Kind, Common, Unit, Result) :-
    (   do(Kind, Common, Unit, Result0)
    ->  Result = Result0
    ;   throw(error(gunshi(unit_failed(Kind)), _))
    ).

%!  is_common(+Kind, @Term) is semidet.
%!  is_unit(+Kind, @Term) is semidet.
%!  is_result(+Kind, @Term) is semidet.
%
%   Term is what jobs of Kind share, a unit of it, or the result of one. False for every Kind that
%   is not there.

is_common(Kind, Term) :-
    ground(Term),
    once(common(Kind, Term)).

is_unit(Kind, Term) :-
    ground(Term),
    once(unit(Kind, Term)).

is_result(Kind, Term) :-
    ground(Term),
    once(result(Kind, Term)).
