/*  Learning a network of the kind K+P from positions with what they are worth
    (c/shogi/train/network_train.h). The result is the bytes of a file nn.bin, as network.pl reads
    it, of scale 16.
*/
:- module(gunshi_shogi_network_training,
          [ network_learned/5           % +Files, +Options, :Progress, -Bytes, -Measures
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/types', []).
:- use_module('../base/user_files', [reading_file/2]).
:- use_module(evaluation_messages, []).
:- use_module(training_positions, [position_bytes/1]).
:- autoload(library(lists), [member/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(option), [option/3]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- meta_predicate network_learned(+, +, 2, -, -).

%!  network_learned(+Files:list, +Options:list, :Progress, -Bytes:string, -Measures) is det.
%
%   Learn from the records of Files, of training_positions/4. call(Progress, Done, All) is told
%   positions. Measures is measures(Records, Before, After): the mean cross entropy of the last
%   records, which are not learned from. Options:
%
%     - passes(Count)
%       through all records. Default 8.
%     - seed(Number)
%       Another seed gives another network. Default 1.
%     - batch(Count), rate(Number)
%       of a step, and its size at first. Default 1024 and 0.001.
%
%   Can be interrupted and obeys call_with_time_limit/2.
%
%   @error gunshi(file(read, File, Reason)), gunshi(broken_positions(File, Length))
%   @error gunshi(no_positions(Files)) when there is none in them
%   @error resource_error(memory), and what must_be_options/2 throws

network_learned(Files, Options, Progress, Bytes, Measures) :-
    must_be_options([ passes(between(1, 1000000)), seed(natural), batch(between(1, 1000000)),
                      rate(number)
                    ], Options),
    option(passes(Passes), Options, 8),
    option(seed(Seed), Options, 1),
    option(batch(Batch), Options, 1024),
    option(rate(Rate), Options, 0.001),
    must_be(between(0.0, 1.0), Rate),
    lesson_new(Lesson),
    forall(member(File, Files),
           ( reading_file(File, read_file_to_string(File, Records, [encoding(octet)])),
             must_be_whole(File, Records),
             add_records(Lesson, Records)
           )),
    b_setval(gunshi_lesson_progress, Progress),
    catch(learn_network(Lesson, Seed, Passes, Batch, Rate, Bytes, Measures),
          error(resource_error(no_records), _),
          throw(error(gunshi(no_positions(Files)), _))),
    b_setval(gunshi_lesson_progress, none).

must_be_whole(File, Records) :-
    string_length(Records, Length),
    position_bytes(Record),
    (   Length mod Record =:= 0
    ->  true
    ;   throw(error(gunshi(broken_positions(File, Length)), _))
    ).

%   lesson_progress(+Done, +All): the core calls it.

:- public lesson_progress/2.

lesson_progress(Done, All) :-
    b_getval(gunshi_lesson_progress, Progress),
    call(Progress, Done, All).
