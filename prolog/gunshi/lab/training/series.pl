/*  Does learning help? Series of games against an opponent that never changes.

    Blocks alternate: in one the learner plays by what it was given, in the next by what games have
    taught it too, and learns from each that it loses. Each block has every opening twice, with
    either side. After the last of them it meets openings that it has not seen, in two blocks: with
    what it has learned and without, and no more learning.

    Where neither side uses chance nor a clock, all blocks without learning are the same, and what
    changes in the others is learned. What is compared is each opening with itself.

    What is learned is kept in directories of a user's own knowledge that nobody else has; what the
    user has learned is not used meanwhile, by any thread.

    A module for a game has these predicates; Setting is a term of its own:

        series_game(+Setting, +Opening, +Side, -Score, -Spoke, -Played)
                                                     one game: what the learner has won, 1, 1/2 or
                                                     0; for each move in which learned facts spoke
                                                     their list, each by its place, File:Line;
                                                     the game
        series_learn(+Setting, +Played, +Name, -Added, -Refuted)
                                                     how many facts it has taught, and refuted

    Sides are `first` and `second`: who moves first in the game.

    Rows are dicts with the tag `game`, one a game: `block` from 1; `openings`, `seen` or `unseen`;
    `memory`, `without` or `with`; `opening`, its Id; `side`; and as the module for the game says,
    `score`, `spoke`, `added` and `refuted`. Files of the learner's own are named by the path within
    its directory.
*/
:- module(gunshi_lab_training_series,
          [ learning_series/7,          % :Each, +Module, +Setting, +Seen, +Unseen, +Rounds, -Rows
            series_blocks/2,            % +Rows, -Blocks
            series_gain/4,              % +Rows, +Set, -Gain, -Error
            series_facts/5              % +Rows, -Added, -Used, -Moves, -Refuted
          ]).
:- use_module('../comparison', [mean_error/3]).
:- use_module('../elo', [score_elo/3]).
:- use_module('../../base/temporary').
:- use_module('../../knowledge/own', [own_directory/1, use_own_directory/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [include/3, maplist/3]).
:- autoload(library(filesex), [delete_directory_and_contents/1, directory_file_path/3]).
:- autoload(library(lists), [append/2, member/2]).

:- meta_predicate learning_series(3, +, +, +, +, +, -).

%!  learning_series(:Each, +Module, +Setting, +Seen, +Unseen, +Rounds:integer, -Rows) is det.
%
%   Play Rounds pairs of blocks on the openings Seen, then one on those of Unseen; each opening is
%   opening(Id, Opening). Rows are those of the games in their order. call(Each, Total, Done, Row)
%   is called after each game.

learning_series(Each, Module, Setting, Seen, Unseen, Rounds, Rows) :-
    findall(block(Block, Set, Memory, Learns, Openings),
            planned_block(Seen, Unseen, Rounds, Block, Set, Memory, Learns, Openings),
            Blocks),
    aggregate_all(sum(Count),
                  ( member(block(_, _, _, _, Openings), Blocks),
                    length(Openings, Length),
                    Count is 2*Length
                  ),
                  Total),
    own_directory(Own),
    setup_call_cleanup(
        make_temporary_directory(learning, Directory),
        play_blocks(Each, Module, Setting, Directory, Blocks, Total, Rows),
        ( use_own_directory(Own, _),
          delete_directory_and_contents(Directory)
        )).

%   play_blocks(:Each, +Module, +Setting, +Directory, +Blocks, +Total, -Rows): Directory has the two
%   directories, with and without lessons.

play_blocks(Each, Module, Setting, Directory, Blocks, Total, Rows) :-
    Done = done(0),
    findall(Row,
            ( member(Block, Blocks),
              block_game(Module, Setting, Directory, Block, Row),
              arg(1, Done, N0),
              N is N0+1,
              nb_setarg(1, Done, N),
              call(Each, Total, N, Row)
            ),
            Rows).

%   planned_block(+Seen, +Unseen, +Rounds, -Block, -Set, -Memory, -Learns, -Openings) is nondet.

planned_block(Seen, _, Rounds, Block, seen, Memory, Learns, Seen) :-
    between(1, Rounds, Round),
    member(Step-Memory-Learns, [1-without-false, 2-with-true]),
    Block is 2*(Round-1)+Step.
planned_block(_, Unseen, Rounds, Block, unseen, Memory, false, Unseen) :-
    Unseen \== [],
    member(Step-Memory, [1-without, 2-with]),
    Block is 2*Rounds+Step.

block_game(Module, Setting, Directory, block(Block, Set, Memory, Learns, Openings), Row) :-
    directory_file_path(Directory, Memory, Path),
    use_own_directory(Path, _),
    member(opening(Id, Opening), Openings),
    member(Side, [first, second]),
    Module:series_game(Setting, Opening, Side, Score, Places, Played),
    maplist(maplist(place_in(Path)), Places, Spoke),
    (   Learns == true,
        Score =:= 0
    ->  format(string(Name), "block ~d, opening ~w, ~w", [Block, Id, Side]),
        Module:series_learn(Setting, Played, Name, Added, Refuted)
    ;   Added = 0,
        Refuted = 0
    ),
    Row = game{block:Block, openings:Set, memory:Memory, opening:Id, side:Side, score:Score,
               spoke:Spoke, added:Added, refuted:Refuted}.

%   place_in(+Directory, +Place0, -Place): Place0 with its file as seen from Directory, which is
%   another one each time.

place_in(Directory, File:Line, Place:Line) :-
    (   atom_concat(Directory, /, Prefix),
        atom_concat(Prefix, Place0, File)
    ->  Place = Place0
    ;   Place = File
    ).

%!  series_blocks(+Rows, -Blocks:list(dict)) is det.
%
%   Blocks tell of each block of Rows, in their order: its number `block`, `openings`, `memory`,
%   the number of `games`, the `share` of the points and its standard `error`, `elo` and `elo_error`
%   as of score_elo/3, and sums: `used` moves in which learned facts spoke, and the facts `added`
%   and `refuted`.

series_blocks(Rows, Blocks) :-
    findall(Number-Set-Memory,
            ( member(Row, Rows), _{block:Number, openings:Set, memory:Memory} :< Row ),
            Keys0),
    sort(Keys0, Keys),
    findall(Block,
            ( member(Number-Set-Memory, Keys),
              include(of_block(Number), Rows, Games),
              sum_block(Games, Sums),
              Block = Sums.put(_{block:Number, openings:Set, memory:Memory})
            ),
            Blocks).

of_block(Number, Row) :-
    Row.block == Number.

sum_block(Rows, block{games:Games, share:Share, error:Error, elo:Elo, elo_error:EloError,
                      used:Used, added:Added, refuted:Refuted}) :-
    findall(Score, ( member(Row, Rows), Score = Row.score ), Scores),
    length(Scores, Games),
    mean_error(Scores, Share, Error),
    block_score(Scores, WinsLossesDraws),
    score_elo(WinsLossesDraws, Elo, EloError),
    aggregate_all(count, ( member(Row, Rows), get_dict(spoke, Row, S), member(_, S) ), Used),
    sum_of(added, Rows, Added),
    sum_of(refuted, Rows, Refuted).

sum_of(Key, Rows, Sum) :-
    aggregate_all(sum(Count), ( member(Row, Rows), get_dict(Key, Row, Count) ), Sum).

block_score(Scores, score(Wins, Losses, Draws)) :-
    aggregate_all(count, ( member(S, Scores), S =:= 1 ), Wins),
    aggregate_all(count, ( member(S, Scores), S =:= 0 ), Losses),
    length(Scores, Games),
    Draws is Games-Wins-Losses.

%!  series_gain(+Rows, +Set, -Gain, -Error) is semidet.
%
%   On the openings of Set, `seen` or `unseen`, the learner wins Gain more of a game in the last
%   block with its memory than in the blocks without, in the mean over openings, each with both
%   sides; Error is the standard error of that mean difference. Fails when there are no such blocks.

series_gain(Rows, Set, Gain, Error) :-
    aggregate_all(max(Block),
                  ( member(Row, Rows), _{block:Block, openings:Set, memory:with} :< Row ),
                  Last),
    Learned = _{block:Last, openings:Set, memory:with},
    Plain = _{openings:Set, memory:without},
    findall(Id, ( member(Row, Rows), Learned :< Row, Id = Row.opening ), Ids0),
    sort(Ids0, Ids),
    findall(Difference,
            ( member(Id, Ids),
              mean_score(Rows, Learned.put(opening, Id), After),
              mean_score(Rows, Plain.put(opening, Id), Before),
              Difference is After-Before
            ),
            Differences),
    mean_error(Differences, Gain, Error).

%   mean_score(+Rows, +Which, -Mean): of the rows that have what the dict Which has.

mean_score(Rows, Which, Mean) :-
    findall(Score, ( member(Row, Rows), Which :< Row, Score = Row.score ), Scores),
    mean_error(Scores, Mean, _).

%!  series_facts(+Rows, -Added, -Used, -Moves, -Refuted) is det.
%
%   Added facts were learned, Used of them have spoken, in so many Moves, and Refuted were not
%   believed any more later.

series_facts(Rows, Added, Used, Moves, Refuted) :-
    sum_of(added, Rows, Added),
    sum_of(refuted, Rows, Refuted),
    findall(Sources, ( member(Row, Rows), member(Sources, Row.spoke) ), Lists),
    length(Lists, Moves),
    append(Lists, All),
    sort(All, Different),
    length(Different, Used).
