/*  Jobs as who asks for them has them on a Redis server (keys.pl): put there, heard, ended. */
:- module(gunshi_lab_jobs_store,
          [ submit_job/4,               % +Connection, +Job, +Units, +First
            job_state/3,                % +Connection, +Id, -State
            job_lacks/3,                % +Connection, +Id, +Number
            results_of/4,               % +Connection, +Id, +Numbers, -Texts
            job_is_done/2,              % +Connection, +Id
            cancel_job/3,               % +Connection, +Id, -Was
            forget_job/2,               % +Connection, +Id
            tidy/2,                     % +Connection, +Commands
            make_group/2,               % +Connection, +Stream
            job_ids/2                   % +Connection, -Ids
          ]).
:- use_module(data, [data_text/2]).
:- use_module(here, [units_from/3]).
:- use_module(keys).
:- use_module(server, [ask/3, ask_all/2]).

:- autoload(library(lists), [append/3, member/2]).

%!  submit_job(+Connection, +Job, +Units:list, +First:integer) is det.
%
%   The server has Job, job(Id, Kind, Fit, Common, About, Limit): About says to a person what it is,
%   Limit how many seconds a unit may take. It has its Units, of which those before First are not
%   asked for any more. What is there already stays, also if it begins at another unit, see
%   job_lacks/3; a job that was cancelled begins anew.

submit_job(Connection, job(Id, Kind, Fit, Common, About, Limit), Units, First) :-
    job_key(Id, Key),
    job_key(Id, units, Stream),
    (   job_state(Connection, Id, cancelled)
    ->  forget_job(Connection, Id)
    ;   true
    ),
    (   job_state(Connection, Id, done)
    ->  true
    ;   job_ids(Connection, _),
        data_text(Common, CommonText),
        data_text(Fit, FitText),
        length(Units, Count),
        get_time(Now),
        Before is First-1,
        kept(Kept),
        ask_all(Connection,
                [ hset(Key, kind, Kind, fit, FitText, common, CommonText, about, About,
                       units, Count, limit, Limit),
                  hsetnx(Key, begun, Now),
                  hsetnx(Key, before, Before),
                  expire(Key, Kept)
                ]),
        make_group(Connection, Stream),
        (   job_before(Connection, Id, BeforeThere)
        ->  true
        ;   BeforeThere = Before
        ),
        last_entry(Connection, Stream, Last),
        From is max(BeforeThere, Last)+1,
        append_units(Connection, Stream, Units, From),
        job_key(Id, results, Results),
        job_key(Id, faults, Faults),
        ask_all(Connection,
                [ expire(Stream, Kept), expire(Results, Kept), expire(Faults, Kept),
                  hset('gunshi:running', Id, FitText), hsetnx(Key, state, running),
                  sadd('gunshi:jobs', Id)
                ])
    ).

%!  make_group(+Connection, +Stream) is det.
%
%   Stream has the group of the workers.

make_group(Connection, Stream) :-
    catch(ask(Connection, xgroup(create, Stream, workers, 0, mkstream), _),
          error(redis_error(busygroup, _), _),
          true).

last_entry(Connection, Stream, Number) :-
    ask(Connection, xinfo(stream, Stream), Pairs),
    append(_, ["last-generated-id", Entry|_], Pairs),
    !,
    entry_number(Entry, Number).

%   append_units(+Connection, +Stream, +Units, +From): those from the number From on, by hundreds.
%   Another asker may be at it, too: an entry that is there is not added again.

append_units(Connection, Stream, Units, From) :-
    units_from(From, Units, Left),
    append_from(Left, From, Connection, Stream).

append_from([], _, _, _) :-
    !.
append_from(Units, Number0, Connection, Stream) :-
    additions(Units, 100, Stream, Number0, Rest, Number, Commands),
    catch(ask_all(Connection, Commands), Error, there_already(Error)),
    append_from(Rest, Number, Connection, Stream).

additions([], _, _, Number, [], Number, []) :-
    !.
additions(Units, 0, _, Number, Units, Number, []) :-
    !.
additions([Unit|Units], Count0, Stream, Number0, Rest, Number, [Command|Commands]) :-
    number_entry(Number0, Entry),
    data_text(Unit, Text),
    Command = xadd(Stream, Entry, unit, Text),
    Number1 is Number0+1,
    Count is Count0-1,
    additions(Units, Count, Stream, Number1, Rest, Number, Commands).

there_already(error(redis_error(err, Text), _)) :-
    sub_string(Text, _, _, _, "equal or smaller"),
    !.
there_already(Error) :-
    throw(Error).

%!  job_state(+Connection, +Id, -State) is semidet.
%
%   State of the job is `running`, `done` or `cancelled`. Fails if there is no such job, and where
%   one that runs has lost what workers need to find it: an asker, or a worker, that took it for
%   gone may have taken that away while another put it there.

job_state(Connection, Id, State) :-
    job_key(Id, Key),
    ask(Connection, hmget(Key, state, kind), [Text, Kind]),
    string(Text),
    atom_string(State, Text),
    (   State == running
    ->  string(Kind),
        ask(Connection, hexists('gunshi:running', Id), 1)
    ;   true
    ).

%!  job_lacks(+Connection, +Id, +Number:integer) is semidet.
%
%   No worker will do the unit Number: who put the job there did not ask for it any more, or it has
%   come between two who put it there, of whom one began anew.

job_lacks(Connection, Id, Number) :-
    job_before(Connection, Id, Before),
    Number =< Before,
    !.
job_lacks(Connection, Id, Number) :-
    job_key(Id, units, Stream),
    number_entry(Number, Entry),
    ask(Connection, xrange(Stream, Entry, Entry), []),
    catch(last_entry(Connection, Stream, Last), error(redis_error(_, _), _), fail),
    Last >= Number.

job_before(Connection, Id, Before) :-
    job_key(Id, Key),
    ask(Connection, hget(Key, before), Text),
    string(Text),
    number_string(Before, Text),
    integer(Before).

%!  results_of(+Connection, +Id, +Numbers:list(integer), -Texts:list) is det.
%
%   Texts are what came of the units Numbers, one or more, `nil` where nothing has.

results_of(Connection, Id, Numbers, Texts) :-
    job_key(Id, results, Key),
    Command =.. [hmget, Key|Numbers],
    ask(Connection, Command, Texts).

%!  job_is_done(+Connection, +Id) is det.
%
%   The job needs no more work. Its results are kept for a day.

job_is_done(Connection, Id) :-
    job_key(Id, Key),
    job_key(Id, results, Results),
    kept_done(Kept),
    job_key(Id, dead, Dead),
    get_time(Now),
    ask_all(Connection,
            [ hset(Key, state, done), hsetnx(Key, ended, Now),
              expire(Key, Kept), expire(Results, Kept), expire(Dead, Kept)
            ]),
    no_more_work(Connection, Id).

%   Its workers find the stream gone, and give its units up.

no_more_work(Connection, Id) :-
    job_key(Id, units, Stream),
    job_key(Id, faults, Faults),
    ask_all(Connection, [ hdel('gunshi:running', Id), del(Stream), del(Faults) ]).

%!  cancel_job(+Connection, +Id, -Was:atom) is semidet.
%
%   The job ends, and what came of it is forgotten. Was is its state before. Fails if there is no
%   such job.

cancel_job(Connection, Id, Was) :-
    job_key(Id, Key),
    ask(Connection, hget(Key, state), Text),
    atom_string(Was, Text),
    job_key(Id, results, Results),
    kept_done(Kept),
    get_time(Now),
    ask_all(Connection,
            [ hset(Key, state, cancelled), hsetnx(Key, ended, Now), expire(Key, Kept) ]),
    job_key(Id, dead, Dead),
    no_more_work(Connection, Id),
    ask_all(Connection, [ del(Results), del(Dead) ]).

%!  forget_job(+Connection, +Id) is det.
%
%   The job is as if it had never been.

forget_job(Connection, Id) :-
    job_key(Id, Key),
    job_key(Id, results, Results),
    job_key(Id, dead, Dead),
    job_key(Id, units, Stream),
    job_key(Id, faults, Faults),
    ask_all(Connection,
            [ hdel('gunshi:running', Id), del(Stream, Faults, Key, Results, Dead) ]).

%!  job_ids(+Connection, -Ids:list(atom)) is det.
%
%   Ids are those of all jobs that the server has, in no order. Those that it has no more are taken
%   away from the set.

job_ids(Connection, Ids) :-
    ask(Connection, smembers('gunshi:jobs'), Texts),
    findall(Id,
            ( member(Text, Texts),
              string(Text),
              atom_string(Id, Text),
              job_key(Id, Key),
              (   ask(Connection, hexists(Key, state), 1)
              ->  true
              ;   tidy(Connection, [ srem('gunshi:jobs', Id), hdel('gunshi:running', Id) ]),
                  fail
              )
            ),
            Ids).

%!  tidy(+Connection, +Commands:list) is det.
%
%   As ask_all/2, of Commands without which all goes on as well: a server that cannot write, as with
%   a full disk, still answers who looks.

tidy(Connection, Commands) :-
    catch(ask_all(Connection, Commands), error(redis_error(_, _), _), true).
