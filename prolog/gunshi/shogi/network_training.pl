/*  Learning a network of the kind K+P from positions with what they are worth
    (c/shogi/train/network_train.h). The result is the bytes of a file nn.bin, as network.pl reads
    it, of scale 16.

    First come walks, passes in which the weights of the evaluation are learnt near the positions,
    then passes in which their own scores are. What has been learnt after a pass can be kept in a
    file: a line with a term left(Lesson, Kind, Done), and behind it what the core knows then, for
    this kind of machine. Lesson is what the network follows from, but for the weights; Done passes
    of Kind, `walks` or `passes`, are done.
*/
:- module(gunshi_shogi_network_training,
          [ network_learned/5           % +Files, +Weights, +Options, :Hear, -Bytes
          ]).
:- use_module('../foreign', []).
:- use_module('../base/encoding', [write_bytes/2]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/types', []).
:- use_module('../base/user_files', [reading_file/2]).
:- use_module(evaluation_messages, []).
:- use_module(training_positions, [position_bytes/1]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- meta_predicate
    network_learned(+, +, +, 1, -),
    learn_one(+, +, +, +, 1).

%!  network_learned(+Files:list, +Weights, +Options:list, :Hear, -Bytes:string) is det.
%
%   Learn from the records of Files, of training_positions/4, and before that what Weights, of
%   evaluation_weights/2, say near them. call(Hear, Event) is told
%
%     - records(Count)
%       how many there are
%     - resumed(Kind, Done)
%       what was left over is gone on with
%     - progress(Kind, Done, All)
%       positions
%     - passed(Kind, Done, All, Loss)
%       passes, and the mean cross entropy of the last records, which are not learnt from
%
%   where Kind is `walks` or `passes`. Options:
%
%     - walks(Count), passes(Count)
%       of each kind, through all records. Default 0 and 8.
%     - seed(Number)
%       Another seed gives another network. Default 1.
%     - batch(Count), rate(Number)
%       of a step, and its size at first. Default 512 and 0.001.
%     - left_over(File:atom)
%       Keep what has been learnt after each pass in File. If it is there, go on from it: the
%       network is the same as without a break, if Weights are.
%
%   Passes can be interrupted and obey call_with_time_limit/2.
%
%   @error gunshi(file(read, File, Reason)), gunshi(broken_positions(File, Length))
%   @error gunshi(no_positions(Files)) when there is none in them
%   @error gunshi(other_training(File)) when File is no file of this training
%   @error resource_error(memory), and what must_be_options/2 throws

network_learned(Files, Weights, Options, Hear, Bytes) :-
    must_be_options([ walks(between(0, 1000000)), passes(between(1, 1000000)), seed(natural),
                      batch(between(1, 1000000)), rate(number), left_over(atom)
                    ], Options),
    option(walks(Walks), Options, 0),
    option(passes(Passes), Options, 8),
    option(seed(Seed), Options, 1),
    option(batch(Batch), Options, 512),
    option(rate(Rate), Options, 0.001),
    must_be(between(0.0, 1.0), Rate),
    lesson_new(Seed, Learner),
    forall(member(File, Files),
           ( reading_file(File, read_file_to_string(File, Text, [encoding(octet)])),
             must_be_whole(File, Text),
             add_records(Learner, Text)
           )),
    lesson_records(Learner, Count, Key),
    call(Hear, records(Count)),
    Lesson = lesson(Count, Key, Seed, Batch, Rate, Walks, Passes),
    taken_up(Options, Lesson, Learner, Kind, Done),
    (   Done > 0
    ->  call(Hear, resumed(Kind, Done))
    ;   true
    ),
    catch(forall(pass_left(left(Lesson, Kind, Done), Pass),
                 learn_one(Pass, Learner, Weights, Options, Hear)),
          error(resource_error(no_records), _),
          throw(error(gunshi(no_positions(Files)), _))),
    lesson_network(Learner, Bytes).

must_be_whole(File, Text) :-
    string_length(Text, Length),
    position_bytes(Record),
    (   Length mod Record =:= 0
    ->  true
    ;   throw(error(gunshi(broken_positions(File, Length)), _))
    ).

%   pass_left(+Left, -Pass) is nondet: Pass is pass(Lesson, Kind, Number, All), in order, Number
%   from 0.

pass_left(left(Lesson, Kind0, Done), pass(Lesson, Kind, Number, All)) :-
    Lesson = lesson(_, _, _, _, _, Walks, Passes),
    (   Kind0 == walks
    ->  member(Kind-First-All, [walks-Done-Walks, passes-0-Passes])
    ;   Kind-First-All = passes-Done-Passes
    ),
    Last is All-1,
    between(First, Last, Number).

learn_one(pass(Lesson, Kind, Number, All), Learner, Weights, Options, Hear) :-
    Lesson = lesson(_, _, _, Batch, Rate0, Walks, _),
    size_and_teacher(Kind, Walks, Weights, Rate0, Rate, Teacher),
    b_setval(gunshi_lesson_hear, hear(Kind, Hear)),
    learn_pass(Learner, Batch, Teacher, Number, All, Rate),
    b_setval(gunshi_lesson_hear, none),
    lesson_loss(Learner, Loss),
    Done is Number+1,
    keep(Options, left(Lesson, Kind, Done), Learner),
    call(Hear, passed(Kind, Done, All, Loss)).

%   size_and_teacher(+Kind, +Walks, +Weights, +Rate0, -Rate, -Teacher): what walks have taught is
%   changed by smaller steps.

size_and_teacher(walks, _, Weights, Rate, Rate, Weights).
size_and_teacher(passes, Walks, _, Rate0, Rate, none) :-
    (   Walks =:= 0
    ->  Rate = Rate0
    ;   Rate is Rate0/2
    ).

%   lesson_progress(+Done, +All): the core calls it.

:- public lesson_progress/2.

lesson_progress(Done, All) :-
    b_getval(gunshi_lesson_hear, hear(Kind, Hear)),
    call(Hear, progress(Kind, Done, All)).

%   keep(+Options, +Left, +Learner): in the file left_over(File).

keep(Options, Left, Learner) :-
    (   option(left_over(File), Options)
    ->  lesson_state(Learner, State),
        format(string(Bytes), "~q.~n~s", [Left, State]),
        write_bytes(File, Bytes)
    ;   true
    ).

%   taken_up(+Options, +Lesson, +Learner, -Kind, -Done): Learner knows what is in left_over(File).

taken_up(Options, Lesson, Learner, Kind, Done) :-
    option(left_over(File), Options),
    exists_file(File),
    !,
    reading_file(File, read_file_to_string(File, Bytes, [encoding(octet)])),
    (   once(sub_string(Bytes, End, 1, _, "\n")),
        End < 300,
        sub_string(Bytes, 0, End, _, Line),
        catch(term_string(Left, Line), error(syntax_error(_), _), fail),
        subsumes_term(left(Lesson, _, _), Left),
        Left = left(lesson(_, _, _, _, _, Walks, Passes), Kind, Done),
        atom(Kind),
        memberchk(Kind-All, [walks-Walks, passes-Passes]),
        integer(Done),
        between(1, All, Done),
        Start is End+1,
        sub_string(Bytes, Start, _, 0, State),
        set_lesson_state(Learner, State)
    ->  true
    ;   throw(error(gunshi(other_training(File)), _))
    ).
taken_up(_, _, _, walks, 0).
