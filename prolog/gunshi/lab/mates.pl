/*  Mating problems as units of a job (lab/jobs): a problem is one.

    What the units share is mates(Limits, All): the options of solve_mate/3, and whether to check
    what composers check. A unit is problem(Sfen), its result solved(Solved, Checked): Solved of
    solve_mate/3, and Checked checked(Others, Variations) as other_mates/4 and mate_variations/4
    have them, `none` where that was not asked or there is no mate.
*/
:- module(gunshi_lab_mates,
          [ problem_unit/2,             % +Position, -Unit
            stop_this_mate/0
          ]).
:- use_module('../shogi/mate',
              [ solve_mate/3, mate_result/3, mate_stop_flag/1, stop_mate/1, other_mates/4,
                mate_variations/4, is_solved_mate/1
              ]).
:- use_module('../shogi/position', [position_sfen/2, problem_sfen/2, move_usi/2]).
:- use_module('jobs/kinds', []).

:- autoload(library(lists), [append/3, member/2]).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%!  problem_unit(+Position, -Unit) is det.
%
%   Unit is the problem Position.

problem_unit(Position, problem(Sfen)) :-
    position_sfen(Position, Sfen0),
    text_to_string(Sfen0, Sfen).

%!  stop_this_mate is det.
%
%   The problem that this thread is at is to be given up: for a signal's handler. What was found so
%   far is its result, with `flag` as what stopped it.

stop_this_mate :-
    (   nb_current(gunshi_mate_flag, Flag)
    ->  stop_mate(Flag)
    ;   true
    ).

gunshi_lab_jobs_kinds:common(mates, mates(Limits, All)) :-
    is_list(Limits),
    forall(member(Limit, Limits), is_limit(Limit)),
    memberchk(All, [true, false]).

is_limit(time(Seconds)) :-
    number(Seconds),
    Seconds > 0.
is_limit(nodes(Count)) :-
    integer(Count),
    Count > 0.
is_limit(hash(Megabytes)) :-
    integer(Megabytes),
    between(1, 1 000 000, Megabytes).
is_limit(threads(Count)) :-
    integer(Count),
    between(1, 64, Count).
is_limit(shortest(Boolean)) :-
    memberchk(Boolean, [true, false]).

gunshi_lab_jobs_kinds:unit(mates, problem(Sfen)) :-
    string(Sfen),
    catch(problem_sfen(_, Sfen), error(_, _), fail).

gunshi_lab_jobs_kinds:result(mates, solved(Solved, Checked)) :-
    is_solved_mate(Solved),
    is_checked(Checked).

is_checked(none).
is_checked(checked(Others, Variations)) :-
    is_list(Others),
    forall(member(Other, Others),
           ( Other = other(Ply, Move, Answer), is_answer(Ply, Move, Answer) )),
    is_list(Variations),
    forall(member(Variation, Variations),
           ( Variation = variation(Ply, Move, Answer), is_answer(Ply, Move, Answer) )).

is_answer(Ply, Move, Answer) :-
    integer(Ply),
    catch(move_usi(Move, _), error(_, _), fail),
    once(( integer(Answer) ; memberchk(Answer, [none, unknown]) )).

gunshi_lab_jobs_kinds:do(mates, mates(Limits, All), problem(Sfen), solved(Solved, Checked)) :-
    problem_sfen(Position, Sfen),
    mate_stop_flag(Flag),
    b_setval(gunshi_mate_flag, Flag),
    solve_mate(Position, [stop(Flag)|Limits], Solved),
    check_composition(All, Position, Solved, Limits, Checked).

%   check_composition(+All, +Position, +Solved, +Limits, -Checked): checked(Others, Variations), or
%   `none`.

check_composition(true, Position, Solved, Limits, checked(Others, Variations)) :-
    mate_result(Solved, result, mate),
    \+ mate_result(Solved, stopped, flag),
    !,
    mate_result(Solved, plies, Plies),
    mate_result(Solved, moves, Moves),
    main_line(Plies, Moves, Line),
    (   ( memberchk(time(_), Limits) ; memberchk(nodes(_), Limits) )
    ->  Each = Limits
    ;   Each = [nodes(1 000 000)|Limits]
    ),
    other_mates(Position, Line, Each, Others),
    mate_variations(Position, Line, Each, Variations).
check_composition(_, _, _, _, none).

%   A line whose defence is not the longest may be shorter than the length.

main_line(Plies, Moves, Line) :-
    length(Line0, Plies),
    (   append(Line0, _, Moves)
    ->  Line = Line0
    ;   Line = Moves
    ).
