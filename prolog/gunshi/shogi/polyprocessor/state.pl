/*  The state of a processor, proc(Me, Machine, Hold, Kids, Waits, Manage, Start):

      - Hold     `never`, `none`, or hold(Pointer, Index, Unit, Place, Status, Below), where Place
                 is `none` or place(position(P, Omitted), Checked, Age): P comes after the reply,
                 Checked before it, and Age is the number of levels made since. Status is live,
                 mate, fail or deleted, and Below says whether there are predicates below, `yes` or
                 `no`
      - Kids     kids(Used1, Used2, Turn): which of ports 1 and 2 have been used, and the next to
                 use; `closed` is a port that leads nowhere
      - Waits    wait(Pointer, Pending, Answer) for each wave that is under way
      - Manage   manage(Doing, Asks, Result, Count): of the tree whose pointer is Me
      - Start    `none`, or start(Phase, Level, Levels, Lines)
*/
:- module(gunshi_shogi_polyprocessor_state,
          [ pointer/2,                  % +State, -Me
            holds/2,                    % +State, -Hold
            start_of/2,                 % +State, -Start
            with_hold/3,                % +Hold, +State0, -State
            with_manage/3,              % +Manage, +State0, -State
            with_start/3                % +Start, +State0, -State
          ]).

%!  pointer(+State, -Me) is det.
%!  holds(+State, -Hold) is det.
%!  start_of(+State, -Start) is det.
%
%   Fields of State.

pointer(proc(Me, _, _, _, _, _, _), Me).

holds(proc(_, _, Hold, _, _, _, _), Hold).

start_of(proc(_, _, _, _, _, _, Start), Start).

%!  with_hold(+Hold, +State0, -State) is det.
%!  with_manage(+Manage, +State0, -State) is det.
%!  with_start(+Start, +State0, -State) is det.
%
%   State is State0 with that field.

with_hold(Hold, proc(Me, Machine, _, Kids, Waits, Manage, Start),
          proc(Me, Machine, Hold, Kids, Waits, Manage, Start)).

with_manage(Manage, proc(Me, Machine, Hold, Kids, Waits, _, Start),
            proc(Me, Machine, Hold, Kids, Waits, Manage, Start)).

with_start(Start, proc(Me, Machine, Hold, Kids, Waits, Manage, _),
           proc(Me, Machine, Hold, Kids, Waits, Manage, Start)).
