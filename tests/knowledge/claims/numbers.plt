/*  Claims of numbers: for each kind a move of which it is claimed, and moves of which it is not. */
:- module(test_claims_numbers, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/numbers)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).

study(Usi, MoveText, Study) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    move_study(Game, Move, Study).

%   claimed(?Kind, ?Move, ?Usi, ?Wanted): a part of the witness; `no` where it is not claimed.

claimed(outnumbers, '4f4e', "sfen 4k4/9/4g4/4p4/3S5/5S3/9/9/4K4 b - 1",
        squares([on(45, sente, gi, attacker), on(54, gote, fu, target)])).
claimed(outnumbers, '4f4e', "sfen 4k4/9/4g4/4p4/3S5/5S3/9/9/4K4 b - 1", own(2)).
claimed(outnumbers, '4f4e', "sfen 4k4/9/4g4/4p4/3S5/5S3/9/9/4K4 b - 1", theirs(1)).
claimed(outnumbers, '4f4e', "sfen 4k4/4g4/4g4/4p4/3S5/5S3/9/9/4K4 b - 1", own(2)).  % of two
claimed(outnumbers, '4f4e', "sfen 4k4/9/3gg4/4p4/3S5/5S3/9/9/4K4 b - 1", no).       % two guards
claimed(outnumbers, '4f4e', "sfen 4k4/9/9/4p4/3S5/5S3/9/9/4K4 b - 1", no).          % none: it hangs
claimed(outnumbers, '4f4e', "sfen 4k4/9/4g4/4p4/3SS4/5S3/9/9/4K4 b - 1", no).       % two did before
claimed(holds,      '4h4g', "sfen 4k4/9/9/9/3s1s3/4P4/9/5G3/4L3K b - 1",
        squares([on(47, sente, ki, guard), on(56, sente, fu, target)])).
claimed(holds,      '4h4g', "sfen 4k4/9/9/9/3s1s3/4P4/9/5G3/4L3K b - 1", own(2)).
claimed(holds,      '4h4g', "sfen 4k4/9/9/9/3s1s3/4P4/9/5G3/8K b - 1", no).         % one of two
claimed(holds,      '4h4g', "sfen 4k4/9/9/9/3s5/4P4/9/5G3/4L3K b - 1", no).         % one attacks it
claimed(cramps,     'G*6c', "sfen l3k4/r4s3/p8/9/9/9/9/9/4K4 b G 1",
        squares([on(92, gote, hi, target)])).
claimed(cramps,     'G*6c', "sfen l3k4/r4s3/p8/9/9/9/9/9/4K4 b G 1", was(4)).
claimed(cramps,     'G*6c', "sfen l3k4/r4s3/p8/9/9/9/9/9/4K4 b G 1", count(1)).
claimed(cramps,     'G*5c', "sfen l3k4/r4s3/p8/9/9/9/9/9/4K4 b G 1", count(2)).
claimed(cramps,     'L*6d', "sfen l3k4/r4s3/p8/9/9/9/9/9/4K4 b L 1", no).           % three left
claimed(cramps,     'G*6c', "sfen l3k4/r2s5/p8/9/9/9/9/9/4K4 b G 1", no).           % one of two
claimed(frees,      '7h6g', "sfen 4k4/9/9/9/9/9/P8/R1S6/K8 b - 1", count(8)).
claimed(frees,      '7h6g', "sfen 4k4/9/9/9/9/9/P8/R1S6/K8 b - 1",
        squares([on(98, sente, hi, target)])).
claimed(frees,      '7h6g', "sfen 4k4/9/9/9/9/9/P8/R1SS5/K8 b - 1", no).              % one more
claimed(frees,      '4h4g', "sfen 4k4/9/9/9/9/9/P8/R4S3/K8 b - 1", no).              % far before
claimed(better_guarded, '4h5h', "sfen 4k4/9/9/9/9/9/9/3S1G3/4K4 b - 1", no).        % as before
claimed(better_guarded, '2h3h', "sfen 4k4/9/9/9/9/9/9/4S2G1/4K4 b - 1",
        squares([on(59, sente, ou, piece)])).
claimed(better_guarded, '2h3h', "sfen 4k4/9/9/9/9/9/9/4S2G1/4K4 b - 1", own(2)).
claimed(better_guarded, '2h3h', "sfen 4k4/9/9/9/9/9/9/4S2G1/4K4 b - 1", theirs(0)).
claimed(better_guarded, '2h3h', "sfen 3gk4/9/9/9/9/9/9/4S2G1/4K4 b - 1", no).       % one more only
claimed(better_guarded, '9i9h', "sfen 3gk1s2/9/9/9/9/9/9/9/K8 b - 1", no).          % as before

:- begin_tests(claims_numbers, [setup(need_knowledge(shogi))]).

test(claimed, [forall(claimed(Kind, Move, Usi, Wanted)), Found == Wanted]) :-
    study(Usi, Move, Study),
    (   number_claim(Study, claim(Kind, [_, _|Witness]))
    ->  (   memberchk(Wanted, Witness)
        ->  Found = Wanted
        ;   Found = Witness
        )
    ;   Found = no
    ).

:- end_tests(claims_numbers).
