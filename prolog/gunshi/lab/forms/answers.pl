/*  What a form's process answers (forms/measure.pl): terms that it prints, by the names of their
    parts.

      - a time is a record `timed`: minimax at a depth from a position, which is a number there and
        its Id here
      - too_long(Id, Depth): a time that was left out
      - generated(Id, Us): the time of making the moves once
      - memory(Depth, StackBytes, HeapBytes) at a leaf
      - queried(Id, Us, GcUs, Inferences, StackBytes, HeapBytes, Answer) of a query
*/
:- module(gunshi_lab_forms_answers,
          [ answered_time/4,            % +Answers, ?Id, ?Depth, -Timed
            timed_nodes/2,              % +Timed, -Nodes
            timed_leaves/2,             % +Timed, -Leaves
            timed_us/2,                 % +Timed, -Us
            timed_gc_us/2,              % +Timed, -Us
            timed_inferences/2,         % +Timed, -Inferences
            answer_key/2,               % +Answer, -Key
            name_position/3             % +Ids, +Answer, -Named
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(record), [(record)/1]).

:- record(timed(position, depth, nodes, leaves, us, gc_us, inferences)).

%!  answered_time(+Answers:list, ?Id, ?Depth, -Timed) is nondet.
%
%   Timed is a time among Answers, of the position Id at Depth.

answered_time(Answers, Id, Depth, Timed) :-
    member(Timed, Answers),
    timed_position(Timed, Id),
    timed_depth(Timed, Depth).

%!  timed_nodes(+Timed, -Nodes) is det.
%!  timed_leaves(+Timed, -Leaves) is det.
%!  timed_us(+Timed, -Us) is det.
%!  timed_gc_us(+Timed, -Us) is det.
%!  timed_inferences(+Timed, -Inferences) is det.
%
%   The parts of Timed, each for one time; times are of CPU, in microseconds. The last two are `na`
%   where the system does not tell.

%!  answer_key(+Answer, -Key) is det.
%
%   Key says which task Answer is of: time(Id, Depth), generate(Id) or memory(Depth).

answer_key(Timed, time(Id, Depth)) :-
    is_timed(Timed),
    !,
    timed_position(Timed, Id),
    timed_depth(Timed, Depth).
answer_key(too_long(Id, Depth), time(Id, Depth)).
answer_key(generated(Id, _), generate(Id)).
answer_key(queried(Id, _, _, _, _, _, _), query(Id)).
answer_key(memory(Depth, _, _), memory(Depth)).

%!  name_position(+Ids:list, +Answer, -Named) is det.
%
%   Named is Answer with the Id of its position, in the place of the number, from 1, that the
%   position has in Ids.

name_position(Ids, Answer, Named) :-
    Answer =.. [Name, N|Arguments],
    (   Name == memory
    ->  Named = Answer
    ;   nth1(N, Ids, Id),
        Named =.. [Name, Id|Arguments]
    ).
