/*  Claims of sight: for each kind moves of which it is claimed, and moves of which it is not. */
:- module(test_claims_sights, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/sights)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).

study(Usi, MoveText, Study) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    move_study(Game, Move, Study).

%   claimed(?Kind, ?Move, ?Usi, ?Wanted): a part of the witness; `no` where it is not claimed.

claimed(eyes, 'B*4f', "sfen 4k4/1r7/2p6/9/9/9/9/9/4K4 b B 1",
        squares([on(46, sente, ka, slider), on(73, gote, fu, front), on(82, gote, hi, behind)])).
claimed(eyes, 'B*4f', "sfen 4k4/1g7/2p6/9/9/9/9/9/4K4 b B 1", no).             % worth less
claimed(eyes, 'B*4f', "sfen 4k4/1r7/9/9/9/9/9/9/4K4 b B 1", no).               % nothing between
claimed(eyes, 'B*4f', "sfen 4k4/1r7/2p6/9/5p3/9/9/9/4K4 b B 1", no).           % a pawn takes it
claimed(eyes, '5g4f', "sfen 4k4/1r7/2p6/9/9/9/4B4/9/4K4 b - 1",
        squares([on(46, sente, ka, slider), on(73, gote, fu, front), on(82, gote, hi, behind)])).
claimed(eyes, '3g4f', "sfen 4k4/1r7/2p6/9/9/9/6B2/9/4K4 b - 1", no).           % it did already
claimed(eyes, 'L*5g', "sfen 4k4/4s4/9/9/9/9/9/9/3K5 b L 1",
        squares([on(57, sente, ky, slider), on(52, gote, gi, front), on(51, gote, ou, behind)])).
claimed(leaves_line, '8b9b', "sfen 4k4/1r7/2p6/9/9/5B3/9/9/4K4 w - 1",
        squares([on(92, gote, hi, piece), on(46, sente, ka, slider), on(73, gote, fu, front)])).
claimed(leaves_line, '8b9a', "sfen 4k4/1s7/2p6/9/9/5B3/9/9/4K4 w - 1", no).    % still in it
claimed(leaves_line, '8b9b', "sfen 4k4/1r7/9/9/9/5B3/9/9/4K4 w - 1", no).      % attacked at once
claimed(leaves_line, '8b9b', "sfen 4k4/1r7/9/2p6/9/9/9/9/4K4 w - 1", no).
claimed(gaps, '4i5i', "sfen 4k4/9/9/9/9/9/PPPPPPPPP/9/K4G3 b b 1", no).
claimed(gaps, 'G*5h', "sfen 4k4/9/9/9/9/9/9/9/8K b Gr 1", was(23)).
claimed(gaps, 'G*5h', "sfen 4k4/9/9/9/9/9/9/9/8K b Gr 1", count(16)).
claimed(gaps, 'G*5h', "sfen 4k4/9/9/9/9/9/9/9/8K b G 1", no).                  % nothing to drop
claimed(fills, '4f4e', "startpos moves 4g4f 8c8d", no).
claimed(fills, '4f4e', "startpos moves 3g3f 8c8d 2i3g 8d8e 4g4f 5a4b",
        squares([on(45, sente, fu, piece), on(37, sente, ke, guard)])).
claimed(fills, '6f6e', "sfen 2r6/4k4/9/9/9/3P5/2N6/9/2K6 b - 1", no).         % pinned
claimed(fills, '3g4e', "sfen 4k4/9/9/9/9/9/4N1N2/9/4K4 b - 1",
        squares([on(45, sente, ke, piece), on(57, sente, ke, guard)])).
claimed(fills, '4f4e', "sfen 4k4/9/9/9/5p3/5P3/6N2/9/4K4 b - 1", no).          % takes
claimed(gaps, 'G*5b', "sfen 4k4/9/9/9/9/9/9/9/8K b Gr 1", no).                 % in check

:- begin_tests(claims_sights, [setup(need_knowledge(shogi))]).

test(claimed, [forall(claimed(Kind, Move, Usi, Wanted)), Found == Wanted]) :-
    study(Usi, Move, Study),
    (   sight_claim(Study, claim(Kind, Witness))
    ->  (   memberchk(Wanted, Witness)
        ->  Found = Wanted
        ;   Found = Witness
        )
    ;   Found = no
    ).

:- end_tests(claims_sights).
