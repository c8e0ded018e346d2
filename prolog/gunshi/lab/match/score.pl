:- encoding(utf8).
/*  The score of a match, and how it is told.

    The players are `a` and `b`, and the score is a's: score(Count, Rows, MeansA, MeansB).

      - Count    score(Wins, Losses, Draws), as elo.pl has it
      - Rows     the games, newest first: row(Number, Opening, Side, Winner, Reason, Fault, Plies),
                 Side that of a; Winner `a`, `b` or `draw`; Fault `none` or fault(Player, Kind)
      - Means    sums over all moves of a player: sums(Moves, Seconds, Deepened, Depth, Counted,
                 Nodes), where Depth is the sum over the Deepened moves that told one, Nodes that
                 over the Counted
*/
:- module(gunshi_lab_match_score,
          [ no_games/1,                 % -Score
            with_game/4,                % +Game, +Played, +Score0, -Score
            score_count/2,              % +Score, -Count
            any_fault/1,                % +Score
            running_words/2,            % +Score, -Words
            game_words/3,               % +Score, +Games, -Words
            game_cells/2,               % ?Score, -Cells
            print_summary/4,            % +A, +B, +Score, +Sprt
            summary/5                   % +A, +B, +Score, +Sprt, -Dict
          ]).
:- use_module('../elo', [score_elo/3, elo_words/3]).
:- use_module('../../shogi/position', [opponent/2]).
:- use_module('../../shogi/game', [game_ply/2]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, sum_list/2]).

%!  no_games(-Score) is det.
%
%   The Score before the first game.

no_games(score(score(0, 0, 0), [], Sums, Sums)) :-
    Sums = sums(0, 0, 0, 0, 0, 0).

%!  with_game(+Game, +Played, +Score0, -Score) is det.
%
%   Score is Score0 and one game more: Game as schedule/4 has it, Played as play_game/4 has it.

with_game(game(Number, Side, opening(Id, _)), played(Game, Winner0, Reason, Fault0, Thoughts),
          score(Count0, Rows, MeansA0, MeansB0),
          score(Count, [Row|Rows], MeansA, MeansB)) :-
    side_player(Winner0, Side, Winner),
    (   Fault0 = fault(Guilty0, Kind)
    ->  side_player(Guilty0, Side, Guilty),
        Fault = fault(Guilty, Kind)
    ;   Fault = none
    ),
    game_ply(Game, Plies),
    Row = row(Number, Id, Side, Winner, Reason, Fault, Plies),
    counted(Winner, Count0, Count),
    opponent(Side, Other),
    summed(Thoughts, Side, MeansA0, MeansA),
    summed(Thoughts, Other, MeansB0, MeansB).

side_player(draw, _, draw) :-
    !.
side_player(Side, Side, a) :-
    !.
side_player(_, _, b).

counted(a,    score(Wins0, Losses, Draws), score(Wins, Losses, Draws)) :-
    Wins is Wins0 + 1.
counted(b,    score(Wins, Losses0, Draws), score(Wins, Losses, Draws)) :-
    Losses is Losses0 + 1.
counted(draw, score(Wins, Losses, Draws0), score(Wins, Losses, Draws)) :-
    Draws is Draws0 + 1.

summed([], _, Sums, Sums).
summed([Side-Thought|Thoughts], Side, Sums0, Sums) :-
    !,
    Thought = thought(Seconds1, Depth1, Nodes1, _),
    Sums0 = sums(Moves0, Seconds0, Deepened0, Depth0, Counted0, Nodes0),
    Moves is Moves0 + 1,
    Seconds is Seconds0 + Seconds1,
    more(Depth1, Deepened0, Depth0, Deepened, Depth),
    more(Nodes1, Counted0, Nodes0, Counted, Nodes),
    summed(Thoughts, Side, sums(Moves, Seconds, Deepened, Depth, Counted, Nodes), Sums).
summed([_|Thoughts], Side, Sums0, Sums) :-
    summed(Thoughts, Side, Sums0, Sums).

more(none, Count, Sum, Count, Sum) :-
    !.
more(Value, Count0, Sum0, Count, Sum) :-
    Count is Count0 + 1,
    Sum is Sum0 + Value.

%!  score_count(+Score, -Count) is det.
%
%   Count is score(Wins, Losses, Draws).

score_count(score(Count, _, _, _), Count).

%!  any_fault(+Score) is semidet.
%
%   A game was lost by a fault.

any_fault(score(_, Rows, _, _)) :-
    member(row(_, _, _, _, _, fault(_, _), _), Rows),
    !.

                /*******************************
                *          EACH GAME           *
                *******************************/

%!  running_words(+Score, -Words:string) is det.
%
%   Words say how the match stands: `+2 -1 =0  Elo 120 ± 300 (95 %)`.

running_words(score(Count, _, _, _), Words) :-
    Count = score(Wins, Losses, Draws),
    score_elo(Count, Elo, Error),
    (   Elo == null
    ->  format(string(Words), "+~d -~d =~d", [Wins, Losses, Draws])
    ;   elo_words(Elo, Error, EloWords),
        format(string(Words), "+~d -~d =~d  ~s", [Wins, Losses, Draws, EloWords])
    ).

%!  game_words(+Score, +Games:integer, -Words:string) is det.
%
%   Words tell of the last game of Score, one of Games, and how the match stands.

game_words(Score, Games, Words) :-
    Score = score(_, [row(Number, Id, Side, Winner, Reason, _, Plies)|_], _, _),
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

%!  game_cells(+Score, -Cells:list) is det.
%!  game_cells(-Score, -Cells:list) is det.
%
%   Cells are the line of CSV for the last game of Score; with Score unbound the heading.

game_cells(Score, Cells) :-
    var(Score),
    !,
    Cells = [game, opening, a_side, winner, reason, fault, plies].
game_cells(score(_, [Row|_], _, _), [Number, Id, Side, Winner, Reason, Guilty, Plies]) :-
    Row = row(Number, Id, Side, Winner, Reason, Fault, Plies),
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
    Score = score(Count, Rows, MeansA, MeansB),
    length(Rows, Games),
    count_words(Count, Words),
    format("A ~w against B ~w, ~d games: ~s~n", [A, B, Games, Words]),
    score_elo(Count, Elo, Error),
    elo_words(Elo, Error, EloWords),
    format("~s~n", [EloWords]),
    (   Sprt = sprt(Elo0, Elo1, sprt(Ratio, Bound, Decision))
    ->  decision_words(Decision, Elo0, Elo1, DecisionWords),
        format("SPRT: log-likelihood ratio ~2f of ±~2f, ~s~n", [Ratio, Bound, DecisionWords])
    ;   true
    ),
    forall(member(Side, [sente, gote]),
           ( side_count(Rows, Side, SideCount),
             count_words(SideCount, SideWords),
             format("A as ~w: ~s~n", [Side, SideWords])
           )),
    forall(member(Name-Player-Means, ['A'-a-MeansA, 'B'-b-MeansB]),
           ( means_words(Means, Parts),
             faults(Rows, Player, Faults),
             fault_words(Faults, FaultWords),
             atomic_list_concat([FaultWords|Parts], ', ', Text),
             format("~w: ~w~n", [Name, Text])
           )).

count_words(score(Wins, Losses, Draws), Words) :-
    format(string(Words), "~d won, ~d lost, ~d drawn", [Wins, Losses, Draws]).

decision_words(none, _, _, "undecided").
decision_words(elo0, Elo0, Elo1, Words) :-
    format(string(Words), "~w is accepted, ~w is not", [Elo0, Elo1]).
decision_words(elo1, Elo0, Elo1, Words) :-
    format(string(Words), "~w is accepted, ~w is not", [Elo1, Elo0]).

side_count(Rows, Side, score(Wins, Losses, Draws)) :-
    aggregate_all(count, member(row(_, _, Side, a, _, _, _), Rows), Wins),
    aggregate_all(count, member(row(_, _, Side, b, _, _, _), Rows), Losses),
    aggregate_all(count, member(row(_, _, Side, draw, _, _, _), Rows), Draws).

means_words(Means, Words) :-
    means(Means, Seconds, Depth, Nodes),
    findall(Word,
            ( member(Format-Value, ["~3f s a move"-Seconds, "depth ~1f"-Depth, "~0f nodes"-Nodes]),
              Value \== null,
              format(atom(Word), Format, [Value])
            ),
            Words).

means(sums(Moves, Seconds0, Deepened, Depth0, Counted, Nodes0), Seconds, Depth, Nodes) :-
    mean(Seconds0, Moves, Seconds),
    mean(Depth0, Deepened, Depth),
    mean(Nodes0, Counted, Nodes).

mean(Sum, Count, Mean) :-
    (   Count =:= 0
    ->  Mean = null
    ;   Mean is Sum / float(Count)
    ).

%   faults(+Rows, +Player, -Faults): Kind-Count for each kind.

faults(Rows, Player, Faults) :-
    findall(Kind-Count,
            ( member(Kind, [crash, time, illegal, declaration]),
              aggregate_all(count, member(row(_, _, _, _, _, fault(Player, Kind), _), Rows), Count)
            ),
            Faults).

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
    Score = score(Count, Rows, MeansA, MeansB),
    Count = score(Wins, Losses, Draws),
    length(Rows, Games),
    score_elo(Count, Elo, Error),
    player_dict(A, a, Rows, MeansA, FaultsA, DictA),
    player_dict(B, b, Rows, MeansB, FaultsB, DictB),
    side_dict(Rows, sente, Sente),
    side_dict(Rows, gote, Gote),
    findall(Plies, member(row(_, _, _, _, _, _, Plies), Rows), AllPlies),
    sum_list(AllPlies, Sum),
    mean(Sum, Games, MeanPlies),
    Dict0 = _{games:Games, wins:Wins, losses:Losses, draws:Draws, faults:_{a:FaultsA, b:FaultsB},
              elo:Elo, elo_error:Error, as_sente:Sente, as_gote:Gote, plies:MeanPlies,
              a:DictA, b:DictB},
    (   Sprt = sprt(Elo0, Elo1, sprt(Ratio, Bound, Decision))
    ->  Dict = Dict0.put(sprt, _{elo0:Elo0, elo1:Elo1, ratio:Ratio, bound:Bound,
                                 accepted:Decision})
    ;   Dict = Dict0
    ).

player_dict(Title, Player, Rows, Means, FaultDict,
            _{engine:Title, seconds:Seconds, depth:Depth, nodes:Nodes}) :-
    means(Means, Seconds, Depth, Nodes),
    faults(Rows, Player, Faults),
    dict_pairs(FaultDict, _, Faults).

side_dict(Rows, Side, _{wins:Wins, losses:Losses, draws:Draws}) :-
    side_count(Rows, Side, score(Wins, Losses, Draws)).
