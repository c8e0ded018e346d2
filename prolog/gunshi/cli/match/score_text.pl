:- encoding(utf8).
/*  The score of a match, as it is told: a line a game, the summary, and both for programs.
*/
:- module(gunshi_cli_match_score_text,
          [ running_words/2,            % +Score, -Words
            game_words/3,               % +Score, +Games, -Words
            game_columns/1,             % -Columns
            game_cells/2,               % +Game, -Cells
            print_summary/4,            % +A, +B, +Score, +Sprt
            summary/5                   % +A, +B, +Score, +Sprt, -Dict
          ]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../lab/elo', [score_elo/3]).
:- use_module('../../lab/match/score').
:- use_module('../elo_text', [elo_words/3]).

:- autoload(library(lists), [member/2, sum_list/2]).
:- autoload(library(pairs), [pairs_values/2]).

                /*******************************
                *          EACH GAME           *
                *******************************/

%!  running_words(+Score, -Words:string) is det.
%
%   Words say how the match stands: `+2 -1 =0  Elo 120 ± 300 (95 %)`.

running_words(Score, Words) :-
    score_count(Score, Count),
    Count = score(Wins, Losses, Draws),
    score_measure(Score, Measure),
    score_elo(Measure, Elo, Error),
    (   Elo == null
    ->  format(string(Words), "+~d -~d =~d", [Wins, Losses, Draws])
    ;   elo_words(Elo, Error, EloWords),
        format(string(Words), "+~d -~d =~d  ~s", [Wins, Losses, Draws, EloWords])
    ).

%!  game_words(+Score, +Games:integer, -Words:string) is det.
%
%   Words tell of the last game of Score, one of Games, and how the match stands.

game_words(Score, Games, Words) :-
    score_games(Score, [Game|_]),
    _{number:Number, opening:Id, a_side:Side, winner:Winner, reason:Reason, plies:Plies} :< Game,
    running_words(Score, Running),
    winner_words(Winner, WinnerWords),
    reason_words(Reason, ReasonWords),
    format(string(Words), "game ~d of ~d, opening ~w, A is ~w: ~w, ~w, ~d moves  ~s",
           [Number, Games, Id, Side, WinnerWords, ReasonWords, Plies, Running]).

winner_words(a,    'A wins').
winner_words(b,    'B wins').
winner_words(draw, 'draw').

reason_words(Reason, Words) :-
    (   reason_word(Reason, Words0)
    ->  Words = Words0
    ;   Words = Reason
    ).

reason_word(no_legal_move,   'no legal move').
reason_word(perpetual_check, 'perpetual check').
reason_word(max_moves,       'the limit of moves').
reason_word(time,            'time is over').
reason_word(crash,           'the other engine ended').
reason_word(illegal,         'illegal move').
reason_word(declaration,     'declaration').

%!  game_columns(-Columns:list) is det.
%
%   Columns are the heading of the CSV of a match.

game_columns([game, opening, a_side, winner, reason, fault, plies]).

%!  game_cells(+Game, -Cells:list) is det.
%
%   Cells are the line of CSV for Game, one of score_games/2.

game_cells(Game, [Number, Id, Side, Winner, Reason, Guilty, Plies]) :-
    _{number:Number, opening:Id, a_side:Side, winner:Winner, reason:Reason, fault:Fault,
      plies:Plies} :< Game,
    (   Fault = fault(Guilty0, _)
    ->  Guilty = Guilty0
    ;   Guilty = none
    ).

                /*******************************
                *          THE MATCH           *
                *******************************/

%!  print_summary(+A, +B, +Score, +Sprt) is det.
%
%   Print the result of the match between the engines with the titles A and B. Sprt is sprt(Elo0,
%   Elo1, Test), Test as sprt/4 has it, or `none`.

print_summary(A, B, Score, Sprt) :-
    score_count(Score, Count),
    score_games(Score, All),
    length(All, Games),
    count_words(Count, Words),
    how_many(Games, game, GamesWords),
    format("A ~w against B ~w, ~s: ~s~n", [A, B, GamesWords, Words]),
    score_measure(Score, Measure),
    score_elo(Measure, Elo, Error),
    elo_words(Elo, Error, EloWords),
    format("~s~n", [EloWords]),
    print_pairs(Measure),
    (   Sprt = sprt(Elo0, Elo1, sprt(Ratio, Bound, Decision))
    ->  decision_words(Decision, Elo0, Elo1, DecisionWords),
        format("SPRT: log-likelihood ratio ~2f of ±~2f, ~s~n", [Ratio, Bound, DecisionWords])
    ;   true
    ),
    forall(member(Side, [sente, gote]),
           ( side_count(Score, Side, SideCount),
             count_words(SideCount, SideWords),
             format("A as ~w: ~s~n", [Side, SideWords])
           )),
    forall(member(Name-Player, ['A'-a, 'B'-b]),
           ( player_means(Score, Player, Means),
             means_words(Means, Parts),
             player_faults(Score, Player, Faults),
             fault_words(Faults, FaultWords),
             atomic_list_concat([FaultWords|Parts], ', ', Text),
             format("~w: ~w~n", [Name, Text]),
             player_clauses(Score, Player, Clauses),
             print_clauses(Name, Clauses)
           )).

print_clauses(_, []) :-
    !.
print_clauses(Name, Clauses) :-
    pairs_values(Clauses, Counts),
    sum_list(Counts, All),
    sort(2, @>=, Clauses, Ordered),
    findall(Text,
            ( member(Clause-Count, Ordered),
              Share is 100*Count/All,
              format(string(Text), "~w ~1f %", [Clause, Share])
            ),
            Texts),
    atomic_list_concat(Texts, ', ', Line),
    format("~w decided by: ~w~n", [Name, Line]).

print_pairs(Measure) :-
    (   Measure = pairs(None, Half, One, OneAndHalf, Two)
    ->  format("pairs of games with 0, ½, 1, 1½, 2 points: ~d, ~d, ~d, ~d, ~d~n",
               [None, Half, One, OneAndHalf, Two])
    ;   true
    ).

count_words(score(Wins, Losses, Draws), Words) :-
    format(string(Words), "~d won, ~d lost, ~d drawn", [Wins, Losses, Draws]).

decision_words(none, _, _, "undecided").
decision_words(elo0, Elo0, Elo1, Words) :-
    format(string(Words), "~w is accepted, ~w is not", [Elo0, Elo1]).
decision_words(elo1, Elo0, Elo1, Words) :-
    format(string(Words), "~w is accepted, ~w is not", [Elo1, Elo0]).

means_words(Means, Words) :-
    _{seconds:Seconds, depth:Depth, nodes:Nodes} :< Means,
    findall(Word,
            ( member(Format-Value, ["~3f s a move"-Seconds, "depth ~1f"-Depth, "~0f nodes"-Nodes]),
              Value \== null,
              format(atom(Word), Format, [Value])
            ),
            Words).

fault_words(Faults, Words) :-
    findall(Word,
            ( member(Kind-Count, Faults),
              Count > 0,
              kind_words(Kind, KindWords),
              format(atom(Word), "~d ~w", [Count, KindWords])
            ),
            Parts),
    (   Parts == []
    ->  Words = 'no fault'
    ;   atomic_list_concat(Parts, ', ', List),
        atom_concat('lost by faults: ', List, Words)
    ).

kind_words(crash,       'by ending').
kind_words(time,        'on time').
kind_words(illegal,     'by illegal moves').
kind_words(declaration, 'by false declarations').

%!  summary(+A, +B, +Score, +Sprt, -Dict) is det.
%
%   Dict is the same for JSON.

summary(A, B, Score, Sprt, Dict) :-
    score_count(Score, Count),
    Count = score(Wins, Losses, Draws),
    Games is Wins + Losses + Draws,
    score_measure(Score, Measure),
    score_elo(Measure, Elo, Error),
    player_dict(A, a, Score, FaultsA, DictA),
    player_dict(B, b, Score, FaultsB, DictB),
    side_dict(Score, sente, Sente),
    side_dict(Score, gote, Gote),
    mean_plies(Score, MeanPlies),
    pairs_list(Measure, Pairs),
    Dict0 = _{games:Games, pairs:Pairs, wins:Wins, losses:Losses, draws:Draws,
              faults:_{a:FaultsA, b:FaultsB},
              elo:Elo, elo_error:Error, as_sente:Sente, as_gote:Gote, plies:MeanPlies,
              a:DictA, b:DictB},
    (   Sprt = sprt(Elo0, Elo1, sprt(Ratio, Bound, Decision))
    ->  Dict = Dict0.put(sprt, _{elo0:Elo0, elo1:Elo1, ratio:Ratio, bound:Bound,
                                 accepted:Decision})
    ;   Dict = Dict0
    ).

%   pairs_list(+Measure, -List): how many pairs gave 0, ½, 1, 1½ and 2 points.

pairs_list(Measure, List) :-
    (   Measure = pairs(_, _, _, _, _)
    ->  Measure =.. [_|List]
    ;   List = [0, 0, 0, 0, 0]
    ).

player_dict(Title, Player, Score, FaultDict, Dict) :-
    player_means(Score, Player, Means),
    player_clauses(Score, Player, Clauses),
    Dict0 = Means.put(engine, Title),
    (   Clauses == []
    ->  Dict = Dict0
    ;   dict_pairs(Decided, _, Clauses),
        Dict = Dict0.put(decided, Decided)
    ),
    player_faults(Score, Player, Faults),
    dict_pairs(FaultDict, _, Faults).

side_dict(Score, Side, _{wins:Wins, losses:Losses, draws:Draws}) :-
    side_count(Score, Side, score(Wins, Losses, Draws)).
