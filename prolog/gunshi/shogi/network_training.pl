/*  Learning a network that is added to the weights of the evaluation, from positions of the
    program's games with itself (c/shogi/train/network_train.h). The result is the bytes of a file,
    as network.pl reads it, of scale 16.

    What has been learnt after a pass can be kept in a file: a line with a term left(Lesson, Done),
    and behind it what the core knows then, for this kind of machine. Lesson is what the network
    follows from; Done passes are done.
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
:- use_module(network, [network_kind/2, network_of_file/2]).
:- use_module(training_positions, [position_bytes/1]).
:- autoload(library(lists), [member/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- meta_predicate
    network_learned(+, +, +, 1, -),
    learn_one(+, +, +, +, +, 1).

%!  network_learned(+Files:list, +Weights, +Options:list, :Hear, -Bytes:string) is det.
%
%   Learn from the records of Files, of training_positions/4, what Weights, of
%   evaluation_weights/2, lack. The last of the records, one in 50, are not learnt from.
%   call(Hear, Event) is told
%
%     - records(Count)
%       how many positions there are
%     - resumed(Done)
%       what was left over is gone on with
%     - progress(Done, All)
%       positions
%     - passed(Done, All, measure(Count, Loss, WeightsLoss))
%       passes; and by how much the mean cross entropy of Count positions that are not learnt from
%       is above the least, as network and Weights say together, and as Weights say alone
%
%   Options:
%
%     - passes(Count)
%       through all. Default 2.
%     - seed(Number)
%       Another seed gives another network. Default 1.
%     - network(File:atom)
%       Go on from this network, one of this training, in place of numbers by chance.
%     - batch(Count), rate(Number)
%       positions of a step, and its size at first. Default 512 and 0.001.
%     - left_over(File:atom)
%       Keep what has been learnt after each pass in File. If it is there, go on from it: the
%       network is the same as without a break.
%
%   Passes can be interrupted and obey call_with_time_limit/2.
%
%   @error gunshi(file(read, File, Reason)), gunshi(broken_positions(File, Length))
%   @error gunshi(no_positions(Files)) when there is none in them
%   @error gunshi(bad_network(File, Fault)), gunshi(other_network(File)) for network(File)
%   @error gunshi(other_training(File)) when File is no file of this training
%   @error resource_error(memory), and what must_be_options/2 throws

network_learned(Files, Weights, Options, Hear, Bytes) :-
    must_be_options([ passes(between(1, 1000000)), seed(natural), batch(between(1, 1000000)),
                      rate(number), network(atom), left_over(atom)
                    ], Options),
    option(passes(Passes), Options, 2),
    option(seed(Seed), Options, 1),
    option(batch(Batch), Options, 512),
    option(rate(Rate), Options, 0.001),
    must_be(between(0.0, 1.0), Rate),
    lesson_new(Seed, Learner),
    begin(Options, Learner, Begin),
    forall(member(File, Files),
           ( reading_file(File, read_file_to_string(File, Text, [encoding(octet)])),
             must_be_whole(File, Text),
             add_records(Learner, Text)
           )),
    lesson_records(Learner, Weights, Count, Key),
    call(Hear, records(Count)),
    Lesson = lesson(Begin, Count, Key, Seed, Batch, Rate, Passes),
    taken_up(Options, Lesson, Learner, Done),
    (   Done > 0
    ->  call(Hear, resumed(Done))
    ;   true
    ),
    Last is Passes-1,
    catch(forall(between(Done, Last, Pass),
                 learn_one(Lesson, Pass, Learner, Weights, Options, Hear)),
          error(resource_error(no_records), _),
          throw(error(gunshi(no_positions(Files)), _))),
    lesson_network(Learner, Bytes).

%   begin(+Options, +Learner, -Begin): Begin tells one network to begin with from another.

begin(Options, Learner, Begin) :-
    (   option(network(File), Options)
    ->  network_of_file(File, Network),
        (   network_kind(Network, 'weights+K+P'),
            reading_file(File, read_file_to_string(File, Bytes, [encoding(octet)])),
            lesson_begin(Learner, Bytes)
        ->  variant_sha1(Bytes, Begin)
        ;   throw(error(gunshi(other_network(File)), _))
        )
    ;   Begin = none
    ).

must_be_whole(File, Text) :-
    string_length(Text, Length),
    position_bytes(Record),
    (   Length mod Record =:= 0
    ->  true
    ;   throw(error(gunshi(broken_positions(File, Length)), _))
    ).

%   About so many positions are looked at after each pass.

measured_positions(50 000).

learn_one(Lesson, Pass, Learner, Weights, Options, Hear) :-
    Lesson = lesson(_, _, _, _, Batch, Rate, Passes),
    b_setval(gunshi_lesson_hear, hear(Hear)),
    learn_pass(Learner, Weights, Batch, Pass, Passes, Rate),
    b_setval(gunshi_lesson_hear, none),
    measured_positions(Most),
    Done is Pass+1,
    keep(Options, left(Lesson, Done), Learner),
    lesson_measure(Learner, Weights, Most, Measure),
    call(Hear, passed(Done, Passes, Measure)).

%   lesson_progress(+Done, +All): the core calls it.

:- public lesson_progress/2.

lesson_progress(Done, All) :-
    b_getval(gunshi_lesson_hear, hear(Hear)),
    call(Hear, progress(Done, All)).

%   keep(+Options, +Left, +Learner): in the file left_over(File).

keep(Options, Left, Learner) :-
    (   option(left_over(File), Options)
    ->  lesson_state(Learner, State),
        format(string(Bytes), "~q.~n~s", [Left, State]),
        write_bytes(File, Bytes)
    ;   true
    ).

%   taken_up(+Options, +Lesson, +Learner, -Done): Learner knows what is in left_over(File).

taken_up(Options, Lesson, Learner, Done) :-
    option(left_over(File), Options),
    exists_file(File),
    !,
    reading_file(File, read_file_to_string(File, Bytes, [encoding(octet)])),
    (   once(sub_string(Bytes, End, 1, _, "\n")),
        End < 300,
        sub_string(Bytes, 0, End, _, Line),
        catch(term_string(Left, Line), error(syntax_error(_), _), fail),
        subsumes_term(left(Lesson, _), Left),
        Left = left(lesson(_, _, _, _, _, _, Passes), Done),
        integer(Done),
        between(1, Passes, Done),
        Start is End+1,
        sub_string(Bytes, Start, _, 0, State),
        set_lesson_state(Learner, State)
    ->  true
    ;   throw(error(gunshi(other_training(File)), _))
    ).
taken_up(_, _, _, 0).
