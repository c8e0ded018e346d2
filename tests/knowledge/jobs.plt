/*  Work on threads of its own: what a program that ends does about it.
*/
:- module(test_knowledge_jobs, []).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/jobs), []).

:- begin_tests(knowledge_jobs).

%   end_with(+Work, -Said, -Status): what a program says, on both its streams, that begins a job
%   which does Work and ends as soon as the job is at it. Work tells that by the message `at_it` to
%   Main.

end_with(Work, Said, Status) :-
    module_property(gunshi_knowledge_jobs, file(Jobs)),
    format(string(Text),
           ":- use_module('~w').~n\c
            work(_, Main, _, _) :- ~s.~n\c
            start :- thread_self(Main), message_queue_create(Queue),~n\c
                job_start(work(about, Main), Queue, _),~n\c
                thread_get_message(at_it), halt.~n",
           [Jobs, Work]),
    tmp_file_stream(Script, Stream, [extension(pl), encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    setup_call_cleanup(
        process_create(path(swipl), ['-q', '-f', none, '-g', start, Script],
                       [ stdin(null), stdout(pipe(Out)), stderr(pipe(Out)), process(Process) ]),
        ( read_string(Out, _, Said),
          process_wait(Process, Status)
        ),
        ( close(Out), delete_file(Script) )).

%   On a machine with other work on it a step may take long, though it costs little. SWI-Prolog
%   stops threads in the midst of a predicate, and complains.

test(a_job_that_waits_for_its_turn_is_waited_for, [true(Said-Status == "done"-exit(0)), nondet]) :-
    end_with("thread_send_message(Main, at_it), sleep(2), write(user_error, done)", Said, Status).

%   The last that a job does is to send its answer. Who has it may end at once.

test(a_job_that_sends_its_answer_is_waited_for, [true(Said-Status == ""-exit(0)), nondet]) :-
    end_with("thread_send_message(Main, at_it)", Said, Status).
test(a_job_that_works_for_ever_is_not_waited_for, true(Status == exit(0))) :-
    end_with("thread_send_message(Main, at_it), repeat, fail", _, Status).

:- end_tests(knowledge_jobs).
