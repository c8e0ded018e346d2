:- encoding(utf8).
/*  What each strategy clause, and each aim, is worth: a match with it against without it, for one
    after the other.

    Both sides are this program's own choice, made in this process by nodes (lab/match/player.pl).
    A has the whole strategy, B all but that one. A row tells Elo, A's lead; of how many of A's
    moves the clause decided, or an aim was among those of the move; how many of these the search
    alone would not have played (lab/decided.pl); and the CPU time of a choice of either side.

    Four clauses are never left out, as nothing could be measured: stays/2 says why. How many moves
    they decide is told by the games of the others, in all of which A plays the whole strategy.
*/
:- module(gunshi_lab_experiments_clause_worth,
          [ stays/2,                    % ?Name, -Why
            clause_row/7,               % :Each, +Decider, +Schedule, +Nodes, +Sprt, +Workers, -Row
            stay_row/3                  % +Name, +Rows, -Row
          ]).
:- use_module('../../shogi/position', [opponent/2]).
:- use_module('../decided', [decided_clause/2, decided_aims/2, decided_cpu/2, decided_alone/2]).
:- use_module('../match/engine', [thought_decided/2]).
:- use_module('../match/openings', [scheduled_side/2]).
:- use_module('../match/player', [inside_player/3]).
:- use_module('../match/referee', [played_thoughts/2]).
:- use_module('../match/score',
              [no_games/1, with_game/4, score_sprt/3, is_decided/1, player_clauses/3]).
:- use_module(inside_match, [inside_series/8, score_row/3]).

:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [member/2, sum_list/2]).

:- meta_predicate
    clause_row(1, +, +, +, +, +, -).

%!  stays(?Name, -Why:string) is nondet.
%
%   The strategy clause Name is not left out; Why says it to a person. Semidet when Name is bound.

stays(resign,    "the game is over there").
stays(declare,   "it is a rule of the game").
stays(only_move, "there is no other move").
stays(search,    "nothing else has an answer").

%!  clause_row(:Each, +Decider, +Schedule, +Nodes, +Hypotheses, +Workers, -Row:dict) is det.
%
%   Row is what a match tells of Decider, of deciders/1: the games of Schedule, as schedule/4 makes
%   it, by Nodes a move, Workers games at a time. With Hypotheses as score_sprt/3 has them it stops
%   as soon as they are decided. call(Each, Score) is called after every game. Row has
%
%     - name, kind: the Decider
%     - what score_row/3 tells of the side that has it
%     - moves, decided, different: how many moves it played, what ended a game with them; of these
%       the Decider's; of these those that the search alone would not have played
%     - by: for each clause, how many of the moves it decided
%     - cpu_with, cpu_without: CPU seconds of a choice, in the mean, of the side with it and the
%       side without; `null` with several Workers, whose times are not told apart
%
%   @error as choose/3

clause_row(Each, Name-Kind, Schedule, Nodes, Hypotheses, Workers, Row) :-
    inside_player([], [Name], With),
    inside_player([without([Name])], [], Without),
    no_games(Score0),
    inside_series(count_game(Each, Name-Kind, Hypotheses), With, Without, Schedule, Nodes, Workers,
                  counted(Score0, tally(0, 0, 0, 0), tally(0, 0, 0, 0)),
                  counted(Score, TallyA, TallyB)),
    TallyA = tally(Moves, _, Decided, Different),
    score_row(Score, Hypotheses, Row0),
    player_clauses(Score, a, Clauses),
    dict_pairs(By, _, Clauses),
    cpu_mean(Workers, TallyA, CpuWith),
    cpu_mean(Workers, TallyB, CpuWithout),
    Row = Row0.put(_{name:Name, kind:Kind, moves:Moves, decided:Decided, different:Different,
                     by:By, cpu_with:CpuWith, cpu_without:CpuWithout}).

%   A tally is tally(Moves, Seconds, Decided, Different) of one side.

count_game(Each, Decider, Hypotheses, Scheduled, Played, counted(Score0, A0, B0), Counted) :-
    with_game(Scheduled, Played, Score0, Score),
    scheduled_side(Scheduled, Side),
    opponent(Side, Other),
    played_thoughts(Played, Thoughts),
    foldl(count_thought(Side, Decider), Thoughts, A0, A),
    foldl(count_thought(Other, Decider), Thoughts, B0, B),
    call(Each, Score),
    score_sprt(Hypotheses, Score, Sprt),
    (   is_decided(Sprt)
    ->  Counted = stop(counted(Score, A, B))
    ;   Counted = counted(Score, A, B)
    ).

count_thought(Side, Decider, Side-Thought, tally(Moves0, Seconds0, Decided0, Different0),
              tally(Moves, Seconds, Decided, Different)) :-
    !,
    thought_decided(Thought, What),
    decided_cpu(What, Seconds1),
    Moves is Moves0+1,
    Seconds is Seconds0+Seconds1,
    (   decides(Decider, What)
    ->  Decided is Decided0+1,
        (   decided_alone(What, other)
        ->  Different is Different0+1
        ;   Different = Different0
        )
    ;   Decided = Decided0,
        Different = Different0
    ).
count_thought(_, _, _, Tally, Tally).

decides(Name-clause, What) :-
    decided_clause(What, Name).
decides(Name-aim, What) :-
    decided_aims(What, Aims),
    memberchk(Name, Aims).

cpu_mean(Workers, tally(Moves, Seconds, _, _), Mean) :-
    (   Workers =:= 1,
        Moves > 0
    ->  Mean is Seconds/Moves
    ;   Mean = null
    ).

%!  stay_row(+Name, +Rows:list(dict), -Row:dict) is det.
%
%   Row is that of Name, of stays/2, by the games of Rows, as clause_row/7 makes them: no games of
%   its own, but how many moves it decided in theirs.

stay_row(Name, Rows, Row) :-
    stays(Name, Why),
    findall(Moves, ( member(Other, Rows), Moves = Other.moves ), AllMoves),
    findall(Count, ( member(Other, Rows), get_dict(Name, Other.by, Count) ), Counts),
    sum_list(AllMoves, Moves),
    sum_list(Counts, Decided),
    Row = _{name:Name, kind:clause, games:0, why:Why, moves:Moves, decided:Decided}.
