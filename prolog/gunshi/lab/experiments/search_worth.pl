/*  What a choice of how to search is worth: games by the core alone between a search with it and
    one without (shogi/duels.pl), two from each position. No clause decides in them.
*/
:- module(gunshi_lab_experiments_search_worth,
          [ search_row/6                % :Each, +Choices, +Positions, +Options, +Hypotheses, -Row
          ]).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/1, search_knowledge/3]).
:- use_module('../../shogi/duels', [duels/6]).
:- use_module('../../shogi/position', [start_position/2]).
:- use_module('../elo', [pair_counted/3, score_elo/3, sprt/4]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/3, sum_list/2]).

:- meta_predicate search_row(2, +, +, +, +, -).

%   So many positions are played before a test is asked whether it is decided.

batch_positions(32).

%!  search_row(:Each, +Choices:list, +Positions:list, +Options:list, +Hypotheses, -Row:dict) is det.
%
%   Row tells how a search with Choices did against one without them, from Positions, none twice,
%   with Options as duels/6 has them. Neither is by a statistic that looks at the position.
%
%     - games
%     - pairs: how many positions gave it 0, ½, 1, 1½, 2 points
%     - elo, elo_error: as score_elo/3 has them
%     - accepted: `elo0` or `elo1` of Hypotheses, elos(Elo0, Elo1); then the positions left are not
%       played. `none` when neither is, or Hypotheses is `none`
%
%   call(Each, Done, Elo) is told after each 32 positions how many games are done, and the Elo.
%
%   @error as search_knowledge/3 and duels/6

search_row(Each, Choices, Positions, Options, Hypotheses, Row) :-
    start_position(hirate, Start),
    search_knowledge(Start, Choices, With),
    search_knowledge(Without),
    played(Positions, duel(With, Without, Options), Hypotheses, Each, pairs(0, 0, 0, 0, 0), Pairs,
           Accepted),
    Pairs =.. [_|Counts],
    played_games(Pairs, Games),
    score_elo(Pairs, Elo, Error),
    Row = _{games:Games, pairs:Counts, elo:Elo, elo_error:Error, accepted:Accepted}.

played([], _, _, _, Pairs, Pairs, none) :-
    !.
played(Positions, Duel, Hypotheses, Each, Pairs0, Pairs, Accepted) :-
    Duel = duel(With, Without, Options),
    batch_positions(Count),
    length(First, Count),
    (   append(First, Rest, Positions)
    ->  Batch = First
    ;   Batch = Positions,
        Rest = []
    ),
    duels(With, Without, Batch, Options, quiet, Points),
    foldl(pair_counted, Points, Pairs0, Pairs1),
    played_games(Pairs1, Done),
    score_elo(Pairs1, Elo, _),
    call(Each, Done, Elo),
    decision(Hypotheses, Pairs1, Decision),
    (   Decision == none
    ->  played(Rest, Duel, Hypotheses, Each, Pairs1, Pairs, Accepted)
    ;   Pairs = Pairs1,
        Accepted = Decision
    ).

quiet(_, _).

played_games(Pairs, Games) :-
    Pairs =.. [_|Counts],
    sum_list(Counts, Positions),
    Games is 2*Positions.

decision(none, _, none).
decision(elos(Elo0, Elo1), Pairs, Decision) :-
    sprt(Pairs, Elo0, Elo1, sprt(_, _, Decision)).
