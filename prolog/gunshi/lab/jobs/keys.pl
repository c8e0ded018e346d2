/*  How a Redis server holds jobs: the names of its keys, and how long they are kept.

    A job is called by a digest of its kind, the program and knowledge that it is for (fit.pl), what
    its units share and its units: so the same question is the same job, whoever asks and however
    often. Of the job ID there are

      | gunshi:job:ID         | a hash: kind, fit, common, about, units, limit, begun, ended,   |
      |                       | state, before, late                                             |
      | gunshi:job:ID:units   | a stream: the unit N is its entry N-0; its group is `workers`   |
      | gunshi:job:ID:results | a hash: of the unit N what came of it, done(Result) or          |
      |                       | dead(Words)                                                     |
      | gunshi:job:ID:faults  | a hash: N how often the unit failed, N:lost how often it was    |
      |                       | taken over from a worker that was silent, N:free that it was    |
      |                       | given back, and nobody has taken it yet                         |
      | gunshi:job:ID:dead    | a set: the units that are dead                                  |

    and `gunshi:jobs` is the set of all jobs, `gunshi:running` a hash of those that workers look at,
    each with its fit, `gunshi:workers` the set of workers, of whom each says in
    `gunshi:worker:NAME`, which vanishes when it is not said again for five seconds, what it does.

    What came of a unit is written by HSETNX: the first stands, all later ones are counted (`late`)
    and dropped. This alone is what makes each unit count once. All else may happen twice or not at
    all: that entries are numbered by the unit lets two askers, or one that was broken off, add the
    units of a job; a group that was lost is made again, and delivers all units again; a unit whose
    worker does not say each half second that it is at work on it goes to another one.

    All keys of a job vanish by themselves, so that nobody has to take them away: of one that is
    done after a day, of another after thirty. What is written to a key that vanished before, by a
    worker that comes too late, vanishes too.
*/
:- module(gunshi_lab_jobs_keys,
          [ job_id/5,                   % +Kind, +Fit, +Common, +Units, -Id
            job_key/2,                  % +Id, -Key
            job_key/3,                  % +Id, +Part, -Key
            worker_key/2,               % +Worker, -Key
            entry_number/2,             % +Entry, -Number
            number_entry/2,             % +Number, -Entry
            nobody/1,                   % -Worker
            kept/1,                     % -Seconds
            kept_done/1                 % -Seconds
          ]).

%!  kept(-Seconds:integer) is det.
%!  kept_done(-Seconds:integer) is det.
%
%   So long a job is kept, and one that is done.

kept(2592000).
kept_done(86400).

%!  job_id(+Kind, +Fit, +Common, +Units:list, -Id:atom) is det.
%
%   Id is that of the job.

job_id(Kind, Fit, Common, Units, Id) :-
    variant_sha1(job(Kind, Fit, Common, Units), Hash),
    sub_atom(Hash, 0, 12, _, Id).

%!  job_key(+Id, -Key:atom) is det.
%!  job_key(+Id, +Part, -Key:atom) is det.
%!  worker_key(+Worker, -Key:atom) is det.
%
%   Key is that of the job, of its `units`, `results`, `faults` or `dead`, and of the worker.

job_key(Id, Key) :-
    atomic_list_concat([gunshi, job, Id], :, Key).

job_key(Id, Part, Key) :-
    atomic_list_concat([gunshi, job, Id, Part], :, Key).

worker_key(Worker, Key) :-
    atomic_list_concat([gunshi, worker, Worker], :, Key).

%!  entry_number(+Entry:string, -Number:integer) is det.
%!  number_entry(+Number:integer, -Entry:atom) is det.
%
%   The entry of the stream is that of the unit Number.

entry_number(Entry, Number) :-
    split_string(Entry, "-", "", [Text|_]),
    number_string(Number, Text).

number_entry(Number, Entry) :-
    atomic_list_concat([Number, 0], -, Entry).

%!  nobody(-Worker:atom) is det.
%
%   Worker has, in the group, the units that were given back.

nobody(nobody).
