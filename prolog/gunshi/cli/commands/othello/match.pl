/*  gunshi othello match: two players against each other.
*/
:- module(gunshi_cli_commands_othello_match,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../../../lab/elo', [score_elo/3]).
:- use_module('../../../lab/match/othello_match').
:- use_module('../../../lab/match/othello_player', [open_player/2, close_player/1]).
:- use_module('../../../othello/record', [write_ggf/2]).
:- use_module('../../elo_text', [elo_words/3]).
:- use_module('../../options').
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).

:- autoload(library(lists), [member/2]).

opt_type(games,  games,  natural).
opt_type(seed,   seed,   nonneg).
opt_type(output, output, atom).
opt_type(format, format, oneof([text, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 1 when a game was lost by an illegal move, else 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(gtp(Program, Command, Answer))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [A, B]
    ->  true
    ;   usage_error("othello match: two players are needed, as in match otl level:3", [])
    ),
    forall(option(output(Output), Options), can_be_written(Output)),
    option(games(Games0), Options, 100),
    Count is Games0 + Games0 mod 2,
    option(seed(Seed), Options, 1),
    option(format(Format), Options, text),
    othello_knowledge,
    set_random(seed(Seed)),
    setup_call_cleanup(
        open_player(A, PlayerA),
        setup_call_cleanup(
            open_player(B, PlayerB),
            with_progress(Count, Progress,
                          play_othello_match(show_done(Progress, Count), Count,
                                             A-PlayerA, B-PlayerB, Games)),
            close_player(PlayerB)),
        close_player(PlayerA)),
    (   option(output(File), Options)
    ->  findall(Record, ( member(Game, Games), get_dict(record, Game, Record) ), Records),
        write_ggf(File, Records)
    ;   true
    ),
    othello_match_faults(Games, a, FaultsA),
    othello_match_faults(Games, b, FaultsB),
    print_match(Format, A, B, Games, FaultsA, FaultsB),
    (   FaultsA + FaultsB > 0
    ->  Status = 1
    ;   Status = 0
    ).

show_done(Progress, Count, Done) :-
    progress_at(Progress, Count, Done),
    progress_show(Progress, "games", []).

print_match(Format, A, B, Games, FaultsA, FaultsB) :-
    othello_match_score(Games, Score),
    Score = score(Wins, Losses, Draws),
    othello_match_discs(Games, MeanDiscs),
    length(Games, Count),
    score_elo(Score, Elo, Error),
    (   Format == json
    ->  write_json(_{games:Count, wins:Wins, losses:Losses, draws:Draws, discs:MeanDiscs,
                     faults:_{a:FaultsA, b:FaultsB}, elo:Elo, elo_error:Error})
    ;   how_many(Count, game, GamesWords),
        format("~w against ~w, ~s: ~d won, ~d lost, ~d drawn; ~2f discs a game~n",
               [A, B, GamesWords, Wins, Losses, Draws, MeanDiscs]),
        elo_words(Elo, Error, Words),
        format("~s~n", [Words]),
        (   FaultsA + FaultsB =:= 0
        ->  true
        ;   format("illegal moves: ~d of ~w, ~d of ~w~n", [FaultsA, A, FaultsB, B])
        )
    ).
