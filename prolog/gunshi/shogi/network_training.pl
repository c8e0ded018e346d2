/*  Learning a network of the kind K+P from positions of searches, with what these found, and of
    strong players' games, with what was played (c/shogi/train/network_train.h). The result is the
    bytes of a file nn.bin, as network.pl reads it, of scale 16.

    What has been learnt after a pass can be kept in a file: a line with a term left(Lesson, Done),
    and behind it what the core knows then, for this kind of machine. Lesson is what the network
    follows from, but for the weights; Done passes are done.
*/
:- module(gunshi_shogi_network_training,
          [ network_learned/6           % +Files, +Games, +Weights, +Options, :Hear, -Bytes
          ]).
:- use_module('../foreign', []).
:- use_module('../base/encoding', [write_bytes/2]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/types', []).
:- use_module('../base/user_files', [reading_file/2]).
:- use_module(evaluation_messages, []).
:- use_module(game, [game_moves/2, game_start/2]).
:- use_module(training_positions, [position_bytes/1]).
:- autoload(library(lists), [member/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- meta_predicate
    network_learned(+, +, +, +, 1, -),
    learn_one(+, +, +, +, +, 1).

%!  network_learned(+Files:list, +Games:list, +Weights, +Options:list, :Hear, -Bytes:string) is det.
%
%   Learn from the records of Files, of training_positions/4; from the moves of Games, but for the
%   first twelve of each, and not of handicap games; and of what Weights, of evaluation_weights/2,
%   say near all these positions. Every tenth game is not learnt from, nor are the last of the
%   records, one in 50. call(Hear, Event) is told
%
%     - records(Searched, Played)
%       how many positions there are in Files and in Games
%     - resumed(Done)
%       what was left over is gone on with
%     - progress(Done, All)
%       positions
%     - passed(Done, All, Measure)
%       passes, and what is said of the positions that are not learnt from:
%       measure(Scores, ScoreLoss, Moves, MoveLoss, First), the mean cross entropy of so many
%       scores, and of so many moves the mean logarithm by which they fall short of certainty, and
%       the share of those that are liked best
%
%   Options:
%
%     - passes(Count)
%       through all. Default 8.
%     - walks(Count)
%       at most, of positions near each that Weights judge, in each pass. Default 8.
%     - seed(Number)
%       Another seed gives another network. Default 1.
%     - batch(Count), rate(Number)
%       positions of a step, and its size at first. Default 64 and 0.001.
%     - left_over(File:atom)
%       Keep what has been learnt after each pass in File. If it is there, go on from it: the
%       network is the same as without a break, if Weights are.
%
%   Passes can be interrupted and obey call_with_time_limit/2.
%
%   @error gunshi(file(read, File, Reason)), gunshi(broken_positions(File, Length))
%   @error gunshi(no_positions(Files)) when there is none in them and in Games
%   @error gunshi(other_training(File)) when File is no file of this training
%   @error type_error(game, Game), domain_error(legal_move, Move), resource_error(memory), and what
%          must_be_options/2 throws

network_learned(Files, Games, Weights, Options, Hear, Bytes) :-
    must_be_options([ walks(between(0, 1000000)), passes(between(1, 1000000)), seed(natural),
                      batch(between(1, 1000000)), rate(number), left_over(atom)
                    ], Options),
    option(walks(Walks), Options, 8),
    option(passes(Passes), Options, 8),
    option(seed(Seed), Options, 1),
    option(batch(Batch), Options, 64),
    option(rate(Rate), Options, 0.001),
    must_be(between(0.0, 1.0), Rate),
    lesson_new(Seed, Learner),
    forall(member(File, Files),
           ( reading_file(File, read_file_to_string(File, Text, [encoding(octet)])),
             must_be_whole(File, Text),
             add_records(Learner, Text)
           )),
    forall(member(Game, Games),
           ( game_start(Game, Start),
             game_moves(Game, Moves),
             add_played(Learner, Start, Moves)
           )),
    lesson_records(Learner, Searched, Played, Key),
    call(Hear, records(Searched, Played)),
    Lesson = lesson(Searched, Played, Key, Seed, Walks, Batch, Rate, Passes),
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

must_be_whole(File, Text) :-
    string_length(Text, Length),
    position_bytes(Record),
    (   Length mod Record =:= 0
    ->  true
    ;   throw(error(gunshi(broken_positions(File, Length)), _))
    ).

%   So many positions of either kind are looked at, at most, after each pass.

measured_positions(4000).

learn_one(Lesson, Pass, Learner, Weights, Options, Hear) :-
    Lesson = lesson(_, _, _, _, Walks, Batch, Rate, Passes),
    b_setval(gunshi_lesson_hear, hear(Hear)),
    learn_pass(Learner, Weights, Walks, Batch, Pass, Passes, Rate),
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
        Left = left(lesson(_, _, _, _, _, _, _, Passes), Done),
        integer(Done),
        between(1, Passes, Done),
        Start is End+1,
        sub_string(Bytes, Start, _, 0, State),
        set_lesson_state(Learner, State)
    ->  true
    ;   throw(error(gunshi(other_training(File)), _))
    ).
taken_up(_, _, _, 0).
