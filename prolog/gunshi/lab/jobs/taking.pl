/*  Units as a worker has them on a Redis server (keys.pl): taken, held, ended; and what the worker
    says of itself.

    A unit that has failed three times, or was lost ten times, is dead, with the reason.
*/
:- module(gunshi_lab_jobs_taking,
          [ running_jobs/2,             % +Connection, -Running
            take_unit/6,                % +Connection, +Ids, +Worker, +Cursors0, -Cursors, -Taken
            job_work/5,                 % +Connection, +Id, -Kind, -CommonText, -Limit
            store_result/4,             % +Connection, +Id, +Number, +ResultText
            unit_failed/5,              % +Connection, +Id, +Number, +Reason, -Tries
            release_unit/3,             % +Connection, +Id, +Number
            hold_unit/4,                % +Connection, +Worker, +Id, +Number
            worker_beats/3,             % +Connection, +Worker, +Text
            worker_ends/2               % +Connection, +Worker
          ]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module(data, [data_text/2, text_data/3]).
:- use_module(fit, [is_fit/1]).
:- use_module(job_messages, []).
:- use_module(keys).
:- use_module(server, [ask/3, ask_all/2]).
:- use_module(store, [job_state/3, make_group/2]).

:- autoload(library(random), [random_permutation/2]).

%   In seconds: how long a unit may be silent.

silence(5).

%   How often a unit may fail, and be lost.

most_failures(3).
most_losses(10).

%   How long a worker is known that says nothing, in seconds.

known(5).

%!  running_jobs(+Connection, -Running:list) is det.
%
%   Running are Id-Fit of the jobs that are not over; Fit is `unknown` where no program of this kind
%   has written it.

running_jobs(Connection, Running) :-
    ask(Connection, hgetall('gunshi:running'), Pairs),
    findall(Id-Fit,
            ( append_pair(Pairs, IdText, FitText),
              string(IdText),
              atom_string(Id, IdText),
              catch(text_data(FitText, is_fit, Fit), error(_, _), Fit = unknown)
            ),
            Running).

append_pair([Key, Value|_], Key, Value).
append_pair([_, _|Pairs], Key, Value) :-
    append_pair(Pairs, Key, Value).

%!  take_unit(+Connection, +Ids:list, +Worker, +Cursors0, -Cursors, -Taken) is det.
%
%   Taken is taken(Id, Number, Text), a unit that is Worker's from now on, or `none`: one that
%   another worker has let fall, or a new one, of any job of Ids, of running_jobs/2. Cursors say how
%   far each job was searched for fallen ones; [] at first.

take_unit(Connection, Ids0, Worker, CursorsBefore, Cursors, Taken) :-
    random_permutation(Ids0, Ids),
    findall(Id-Cursor, ( member(Id-Cursor, CursorsBefore), memberchk(Id, Ids0) ), Cursors0),
    take_of(Ids, Connection, Worker, Cursors0, Cursors, Taken).

take_of([], _, _, Cursors, Cursors, none).
take_of([Id|Ids], Connection, Worker, Cursors0, Cursors, Taken) :-
    (   select_cursor(Cursors0, Id, Cursor0, Cursors1)
    ->  true
    ;   Cursor0 = "0-0",
        Cursors1 = Cursors0
    ),
    take_one(Connection, Id, Worker, Cursor0, Cursor, Taken0),
    (   Taken0 == none
    ->  Cursors = [Id-Cursor|Cursors2],
        take_of(Ids, Connection, Worker, Cursors1, Cursors2, Taken)
    ;   Cursors = [Id-Cursor|Cursors1],
        Taken = Taken0
    ).

select_cursor([Id-Cursor|Cursors], Id, Cursor, Cursors) :-
    !.
select_cursor([Other|Cursors0], Id, Cursor, [Other|Cursors]) :-
    select_cursor(Cursors0, Id, Cursor, Cursors).

%   take_one(+Connection, +Id, +Worker, +Cursor0, -Cursor, -Taken): Taken is `none` when the job has
%   nothing to take now. Where the look for fallen units goes on from is kept all the same: one look
%   sees a few that others are at.

take_one(Connection, Id, Worker, Cursor0, Cursor, Taken) :-
    job_key(Id, units, Stream),
    catch(entry(Connection, Stream, Worker, Cursor0, Cursor1, Entry, Text, How),
          error(redis_error(nogroup, _), _),
          ( group_again(Connection, Id, Stream), Cursor1 = Cursor0, How = nothing )),
    (   How == nothing
    ->  Cursor = Cursor1,
        Taken = none
    ;   taken_entry(How, Connection, Id, Worker, Stream, Entry, Text, Cursor1, Cursor, Taken)
    ).

taken_entry(How, Connection, Id, Worker, Stream, Entry, Text, Cursor1, Cursor, Taken) :-
    entry_number(Entry, Number),
    (   has_result(Connection, Id, Number)
    ->  ask_all(Connection, [ xack(Stream, workers, Entry) ]),
        take_one(Connection, Id, Worker, Cursor1, Cursor, Taken)
    ;   How == fallen,
        \+ was_free(Connection, Id, Number),
        lost_too_often(Connection, Id, Number)
    ->  take_one(Connection, Id, Worker, Cursor1, Cursor, Taken)
    ;   Cursor = Cursor1,
        Taken = taken(Id, Number, Text)
    ).

%   entry(+Connection, +Stream, +Worker, +Cursor0, -Cursor, -Entry, -Text, -How): How is `fallen`,
%   `new`, or `nothing`.

entry(Connection, Stream, Worker, Cursor0, Cursor, Entry, Text, How) :-
    silence(Seconds),
    Milliseconds is Seconds*1000,
    ask(Connection,
        xautoclaim(Stream, workers, Worker, Milliseconds, Cursor0, count, 1),
        [Cursor, Claimed|_]),
    (   Claimed = [[Entry, Fields]]
    ->  How = fallen,
        unit_field(Fields, Text)
    ;   ask(Connection,
            xreadgroup(group, workers, Worker, count, 1, streams, Stream, >),
            [[_, [[Entry, Fields]]]])
    ->  How = new,
        unit_field(Fields, Text)
    ;   How = nothing
    ).

%   An entry that somebody else has added is a unit whose text is no data.

unit_field(Fields, Text) :-
    (   Fields = ["unit", Text0|_]
    ->  Text = Text0
    ;   Text = ""
    ).

%   group_again(+Connection, +Id, +Stream): a group that was lost while the job goes on is made
%   again; the job that is over, or that the server has no more, is no work any more.

group_again(Connection, Id, Stream) :-
    (   job_state(Connection, Id, running)
    ->  (   ask(Connection, exists(Stream), 1)
        ->  make_group(Connection, Stream)
        ;   true
        )
    ;   ask_all(Connection, [ hdel('gunshi:running', Id) ])
    ).

has_result(Connection, Id, Number) :-
    job_key(Id, results, Key),
    ask(Connection, hexists(Key, Number), 1).

%   was_free(+Connection, +Id, +Number) is semidet: it was given back, and now is so no more.

was_free(Connection, Id, Number) :-
    fault_field(Number, free, Field),
    job_key(Id, faults, Key),
    ask(Connection, hdel(Key, Field), 1).

fault_field(Number, What, Field) :-
    atomic_list_concat([Number, What], :, Field).

lost_too_often(Connection, Id, Number) :-
    fault_field(Number, lost, Field),
    count_fault(Connection, Id, Field, Times),
    most_losses(Most),
    Times >= Most,
    error_line(error(gunshi(unit_lost(Times)), _), Words),
    bury(Connection, Id, Number, Words).

count_fault(Connection, Id, Field, Times) :-
    job_key(Id, faults, Key),
    count_up(Connection, Key, Field, Times),
    kept(Kept),
    ask_all(Connection, [ expire(Key, Kept, nx) ]).

%   count_up(+Connection, +Key, +Field, -Times): what is there and no number counts as none.

count_up(Connection, Key, Field, Times) :-
    catch(ask(Connection, hincrby(Key, Field, 1), Times),
          error(redis_error(err, _), _),
          ( Times = 1, ask_all(Connection, [ hset(Key, Field, Times) ]) )).

bury(Connection, Id, Number, Words) :-
    data_text(dead(Words), Text),
    ignore(store_result(Connection, Id, Number, Text)),
    job_key(Id, results, Results),
    (   ask(Connection, hget(Results, Number), Text)
    ->  job_key(Id, dead, Key),
        kept(Kept),
        ask_all(Connection, [ sadd(Key, Number), expire(Key, Kept) ])
    ;   true
    ).

%!  job_work(+Connection, +Id, -Kind, -CommonText, -Limit) is semidet.
%
%   What a worker has to know of the job. Fails if there is no such job.

job_work(Connection, Id, Kind, CommonText, Limit) :-
    job_key(Id, Key),
    ask(Connection, hmget(Key, kind, common, limit), [KindText, CommonText, LimitText]),
    string(KindText),
    string(LimitText),
    atom_string(Kind, KindText),
    number_string(Limit, LimitText).

%!  store_result(+Connection, +Id, +Number:integer, +Text) is semidet.
%
%   Text is what came of the unit Number. Fails if something had come of it before.

store_result(Connection, Id, Number, Text) :-
    job_key(Id, Key),
    job_key(Id, units, Stream),
    job_key(Id, results, Results),
    number_entry(Number, Entry),
    ask(Connection, hsetnx(Results, Number, Text), New),
    (   New =:= 1
    ->  kept(Kept),
        ask_all(Connection, [ expire(Results, Kept, nx) ])
    ;   kept_done(Kept),
        count_up(Connection, Key, late, _),
        ask_all(Connection, [ expire(Key, Kept, nx) ])
    ),
    catch(ask_all(Connection, [ xack(Stream, workers, Entry) ]),
          error(redis_error(_, _), _),
          true),
    New =:= 1.

%!  unit_failed(+Connection, +Id, +Number:integer, +Reason, -Tries:integer) is det.
%
%   The unit has failed for Reason, words; these are its Tries. After the third it is dead.

unit_failed(Connection, Id, Number, Reason, Tries) :-
    count_fault(Connection, Id, Number, Tries),
    most_failures(Most),
    (   Tries >= Most
    ->  bury(Connection, Id, Number, Reason)
    ;   release_unit(Connection, Id, Number)
    ).

%!  release_unit(+Connection, +Id, +Number:integer) is det.
%
%   The unit is at once another worker's to take, and was not lost.

release_unit(Connection, Id, Number) :-
    job_key(Id, units, Stream),
    job_key(Id, faults, Faults),
    fault_field(Number, free, Field),
    kept(Kept),
    ask_all(Connection, [ hset(Faults, Field, 1), expire(Faults, Kept, nx) ]),
    number_entry(Number, Entry),
    silence(Seconds),
    Idle is Seconds*1000+1,
    nobody(Nobody),
    catch(ask(Connection, xclaim(Stream, workers, Nobody, 0, Entry, idle, Idle, justid), _),
          error(redis_error(nogroup, _), _),
          true).

%!  hold_unit(+Connection, +Worker, +Id, +Number:integer) is det.
%
%   Say that Worker is at work on the unit.

hold_unit(Connection, Worker, Id, Number) :-
    job_key(Id, units, Stream),
    number_entry(Number, Entry),
    catch(ask(Connection, xclaim(Stream, workers, Worker, 0, Entry, justid), _),
          error(redis_error(nogroup, _), _),
          true).

%!  worker_beats(+Connection, +Worker, +Text) is det.
%
%   Worker is there and says Text of itself.

worker_beats(Connection, Worker, Text) :-
    worker_key(Worker, Key),
    known(Seconds),
    ask_all(Connection, [ sadd('gunshi:workers', Worker), set(Key, Text, ex, Seconds) ]).

%!  worker_ends(+Connection, +Worker) is det.
%
%   Worker is there no more.

worker_ends(Connection, Worker) :-
    worker_key(Worker, Key),
    ask_all(Connection, [ srem('gunshi:workers', Worker), del(Key) ]).

