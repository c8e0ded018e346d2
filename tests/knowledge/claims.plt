:- encoding(utf8).
/*  Claims: an example of each kind, and one where it must not be claimed; and that every claim of
    many moves can be replayed: lines are legal, points are as said, mates are mates, pieces stand
    where they are said to, counted here anew.
*/
:- module(test_claims, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims)).
:- use_module(library(gunshi/knowledge/claims/comparison)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/shogi/search_choices)).
:- use_module(library(gunshi/words/kb/change)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(library(gunshi/shogi/evaluation)).
:- use_module(library(gunshi/shogi/kinds)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).
:- use_module(tests(knowledge/weights_alone)).

%   claims(+Usi, +MoveText, -Claims): of the move after the game Usi.

claims(Usi, MoveText, Claims) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    claims_of(Game, Move, Claims).

claims_of(Game, Move, Claims) :-
    judged_claims(Game, Move, _, Claims).

judged_claims(Game, Move, Judged, Claims) :-
    judged_move(Game, Move, [], [nodes(3000)], Judged),
    move_claims(Game, Move, played, Judged, Claims).

kinds(Usi, MoveText, Kinds) :-
    claims(Usi, MoveText, Claims),
    findall(Kind,
            ( member(claim(Kind, Witness), Claims),
              \+ ( Kind == worse, memberchk(about(alternative), Witness) ) ),
            Kinds).

%   example(?Kind, ?Move, ?Usi): the claim is made of Move. other(?Kind, ?Move, ?Usi): it is not.

example(takes,           '5e5d',   "sfen 4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1").
example(exchanges,       '8h2b+',  "startpos moves 7g7f 3c3d").
example(sacrifices,      'P*3b',   "sfen l5k2/2r6/2np2npp/1p3R3/p2sb1p2/2p6/PP1G3PP/2KS5/\c
                                    LN1G3NL b 2GSLPbs6p 1").
example(threatens,       '5f5e',   "sfen 4k4/9/9/4n4/9/4P4/9/9/4K4 b - 1").
example(defends,         '5e6f',   "sfen 4k4/9/9/4p4/4S4/9/9/9/K8 b - 1").
example(mates,           'G*5b',   "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1").
example(threatens_mate,  '5d5c',   "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1").
example(brinkmate,       '3d2c',   "sfen 8k/9/6+P2/p5G2/9/9/9/9/4K4 b - 1").
example(parries,         '5i4i',   "sfen 4k4/9/9/9/9/9/4p4/9/4K4 b g 1").
example(check,           'R*5e',   "sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1").
example(double_check,    '5e4c',   "sfen 4k4/9/9/9/4N4/9/9/4R4/K8 b - 1").
example(discovered_check,'5d6c',   "sfen 4k4/9/9/4G4/9/9/9/4R4/K8 b - 1").
example(promotes,        '5d5c+',  "sfen k8/9/9/4P4/9/9/9/9/4K4 b - 1").
example(drops,           'G*5f',   "sfen k8/9/9/9/9/9/9/9/4K4 b G 1").
example(escapes,         '5i4i',   "sfen k8/9/9/9/4r4/9/9/9/4K4 b - 1").
example(interposes,      'G*5h',   "sfen k8/9/9/9/4r4/9/9/9/4K4 b G 1").
example(blocks,          '6h5h',   "sfen k8/9/9/9/4r4/9/9/3G5/4K4 b - 1").
example(captures_checker,'6f5e',   "sfen k8/9/9/9/4r4/3S5/9/9/4K4 b - 1").
example(forks,           'S*5c',   "sfen k8/9/9/3g1g3/9/9/9/9/4K4 b S 1").
example(pins,            'L*5i',   "sfen 4k4/4g4/9/9/9/9/9/9/K8 b L 1").
example(skewers,         'L*5i',   "sfen k3r4/9/9/4g4/9/9/9/9/K8 b L 1").
example(opens,           '7g7f',   "startpos").
example(closes,          '6g6f',   "startpos moves 7g7f 3c3d").
example(joseki,          '7g7f',   "startpos").
example(plan_step,       '6h7g',   "startpos moves 7g7f 8c8d 7i6h 3c3d").
example(completes,       '2h6h',   "startpos moves 7g7f 3c3d 6g6f 8c8d").
example(motif,           '8h2b+',  "startpos moves 7g7f 3c3d").
example(repeats,         '7b8b',  "startpos moves 2h3h 8b7b 3h2h").
example(worse,           '9g9f',   "startpos moves 7g7f 3c3d 2g2f 2b8h+").

%   From games of professionals.

example(traps,           'S*7e',   "sfen l4g1nl/5skb1/2n1gp1p1/p1r1p1p1p/3p5/P1PPPPP1P/3S1S1P1/\c
                                    2G2GK2/LN1R3NL b S2Pbp 1").
example(traps,           '4e3g+',  "sfen ln1g4l/1ks6/1pbp+N+P1Pp/p1p3g2/3sgnpp1/P1P1p4/1P1P1S2P/\c
                                    1BKSPR3/LN1G3RL w 2P 1").
example(overloads,       '3a4b+',  "sfen 1s4B2/l2gk1+P1r/2pppp1p1/7g1/lp1P1G2p/4L3L/PPP1PP3/\c
                                    1+nbSK1S2/1N3G1N1 b rsn4p 1").
example(overloads,       '5g4f+',  "sfen kng6/lsg2B2l/pp1P+P2r1/3p1psNp/PPp6/2P1SPpGP/2NSb4/\c
                                    1KG4R1/L6NL w 4p 1").
example(discovers,       '2g2h+',  "sfen l+B5nl/3sgk1r1/p1pppps1p/4b1p2/9/2P2P3/PPSPP1PpN/2K3S1R/\c
                                    LN1G1G2L w GN2Pp 1").
example(discovers,       '9g8e',   "sfen ln+B+L4+R/1gs6/kp1b1S2p/2ppp2p1/g2n5/2P1PsP1P/NP1G5/2KS5/\c
                                    L3+p2+rL b GPn5p 1").
example(prepares,        '4h3h',   "sfen ln1g1gsnl/1r1s2kb1/p1pppp1pp/1p4p2/9/2PP5/PP2PPPPP/\c
                                    1BSR1K3/LN1G1GSNL b - 1").
example(prepares,        '1a1b',   "startpos moves 7g7f 8c8d 5g5f 8d8e 8h7g 5c5d 2h5h 7a6b 7i6h \c
                                    5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 3c3d 3i3h 6b5c 1g1f 1c1d 3g3f \c
                                    2b7g+ 6h7g 5c4d 6i5i 3a4b 5i4h 3b2b 4g4f B*6i 2i3g 2a3c 5h8h \c
                                    6i3f+ 4h4g 3d3e 8h4h 4a3b 7f7e 4b3a B*6f 5b4b 4h7h 2c2d 7h8h").
example(prevents,        '6f7g',   "sfen ln3g1nl/1r4sb1/p2psg1k1/2p1ppppp/1p1P5/2PBSPP1P/PP2P1NP1/\c
                                    3RG1SK1/LN3G2L b - 1").
example(answers,         '2d2c+',  "sfen ln1k1ns+Rl/r5g2/ppppGp1pp/4P2P1/4b+b3/2P6/PP1P1PP1P/\c
                                    2G1GS3/LNSK3+pL b Snp 1").
example(judged,          '5d5c',   "sfen 3gkg3/9/9/4P4/9/9/9/9/3K5 b 2Nrb 1").
example(aims_at,         '6e7f',   "sfen 6knl/+P2gr1g2/p1np1ps1p/1b1P2pp1/2psS4/1p3B3/P2G1PP1P/\c
                                    2G2S1R1/LN1K3NL w P3p 54").
example(as_good,         '6i7i',   "sfen ln2k2nl/1r1sg1gb1/p1pp1s1pp/4ppp2/1p5P1/2P2P3/PPBPPSP1P/\c
                                    2GS3R1/LN1K1G1NL b - 1").
example(only_move,       '6b5c',   "sfen lr4knl/3g2gs1/2n1p2p1/p1ppspp1p/1p3NPP1/P1PPSP2P/\c
                                    1PS1P2R1/2G2G3/LNK5L b Bb 49 moves 4e5c+").
example(balance,         '6b5c',   "sfen lr4knl/3g2gs1/2n1p2p1/p1ppspp1p/1p3NPP1/P1PPSP2P/\c
                                    1PS1P2R1/2G2G3/LNK5L b Bb 49 moves 4e5c+").
example(expected,        '7g7f',   "startpos").
example(not_mated,       '5d5c',   "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b RB4G4S4N4Lr 1").
example(threatens_no_mate, '5d5c', "sfen 3gkg3/9/9/4P4/9/9/9/9/3K5 b 2Nrb 1").

other(traps,       'S*7e',  "sfen l4g1nl/5skb1/2n1gp1p1/p1r3p1p/3p5/P1PPPPP1P/3S1S1P1/2G2GK2/\c
                             LN1R3NL b S2Pbp 1").
other(prepares,  '5a6b',  "sfen ln1gkg1nl/2s2r1b1/1pppps1pp/p4pp2/9/\c
                          P1P1P2P1/1P1P1PP1P/1BK1GS1R1/LNSG3NL w - 1").
other(prevents,  '6f6e',  "sfen Rng3gnl/l4skb1/1+N5p1/r2p2p1p/p2sPp3/\c
                          2PS4P/1PB3PP1/4G1SK1/3G3NL b Pl5p 1").
other(threatens, '7b6a', "sfen lkg3R2/2sbp4/2Ps1+P2l/ppp2pSpp/3N2P2/PP1P3RP/3K2+p2/1+n7/\c
                          L1N3B1L w 2G2Pgsnp 1").
other(plan_step,   '7i6h',  "startpos moves 7g7f 8c8d").
other(plan_step,   '8h7g',
      "sfen lnsgk1snl/1r4gb1/p1ppppppp/9/1p5P1/2P6/PP1PPPP1P/1B5R1/LNSGKGSNL b - 7").
other(plan_step,   '6i7i',
      "sfen ln1g3nl/1r1s1kgb1/p1pppp1pp/6p2/1p1P5/2P1P4/PPS2PPPP/LB2GS1R1/KN1G3NL b - 21").
other(sacrifices,  '5f5e',
      "sfen ln3k1nl/1r1sgbg2/p2p2spp/1pp1ppp2/3P5/2P1P1P2/PPSG1PSPP/2G4R1/LNBK3NL b - 29").
other(threatens,   '7h6i',
      "sfen 7nl/4g1k2/2n1bsspp/2p1Lpp2/3PS4/2P2BPP1/1PNG1PN1P/2K1R4/+rG1s4L b Gl6p 81").
other(defends, '1b6b',  "sfen l3b4/1kg5r/1sn3+P1l/ppp2pSpp/3gP1P2/PPPpp2RP/2S3N2/2KG5/\c
                         L5B1L w S2N3Pg 1").
other(answers,     'P*2c', "sfen ln1gk1s+Rl/4r1g2/pppp1p2p/4P4/4b4/2P6/PP1P1PP1P/2G2S3/\c
                            LNSK1G1+pL w SNPbn2p 1").
other(repeats,     '3h2h',  "startpos moves 2h3h 8b7b").
other(judged,      '7g7f',  "startpos").
other(judged,      '6i7i',  "sfen ln2k2nl/1r1sg1gb1/p1pp1s1pp/4ppp2/1p5P1/2P2P3/PPBPPSP1P/2GS3R1/\c
                             LN1K1G1NL b - 1").
other(as_good,     '5e5d',  "sfen 4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1").
other(as_good,     '9g9f',  "startpos moves 7g7f 3c3d 2g2f 2b8h+").
other(only_move,   '7g7f',  "startpos").
other(aims_at,     '7g7f',  "startpos").
other(aims_at,     '2e2d',  "startpos moves 2g2f 3c3d 2f2e 4c4d").
other(aims_at,     '9c9d',  "startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d").
other(aims_at,     '2h2d',  "startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d").
other(aims_at,     '4e5c+', "sfen lr4knl/3g2gs1/2n1p2p1/p1ppspp1p/1p3NPP1/P1PPSP2P/1PS1P2R1/2G2G3/\c
                             LNK5L b Bb 49").
other(threatens_no_mate, '5i5h', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b RB4G4S4N4Lr 1").
other(less_good,   '6b5c',  "sfen lr4knl/3g2gs1/2n1p2p1/p1ppspp1p/1p3NPP1/P1PPSP2P/1PS1P2R1/2G2G3/\c
                             LNK5L b Bb 49 moves 4e5c+").
other(aims_at,     '5d5c',  "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1").
other(balance,     '7i8h',  "startpos moves 7g7f 3c3d 2g2f 2b8h+").
other(balance,     '5e5d',  "sfen 4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1").
other(expected,    'G*5b',  "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1").
other(not_mated,   '5d5c',  "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1").
other(threatens_no_mate, '5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b 2G 1").
other(threatens_no_mate, '7g7f', "startpos").
other(takes,       '5e4d',  "sfen 4k4/9/9/4p4/4S4/9/9/9/4K4 b - 1").
other(threatens,   '9d9e',  "startpos moves 7g7f 3c3d 9g9f 9c9d 8h5e").
other(defends,     '4b5c',  "sfen 4k4/3g1g3/9/4r4/4P4/9/9/9/R3K4 w - 1").
other(defends,     'L*5h',  "sfen r7k/9/9/9/9/9/9/3P1P3/L3K4 b L 1").
other(threatens,   '5f5e',  "sfen 4k4/9/4s4/9/9/4P4/9/9/4K4 b - 1").
other(defends,     '9c9d',  "startpos moves 7g7f 3c3d 8h2b+").
other(defends,     '5e6d',  "sfen 4k4/9/9/9/4S4/9/9/9/K8 b - 1").
other(threatens_mate, '5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b P 1").
other(brinkmate,   '5d5c',  "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1").
other(check,       'R*4e',  "sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1").
other(forks,       'S*5c',  "sfen 4k4/4p4/9/3g1g3/9/9/9/9/4K4 b S 1").
other(pins,        'L*5i',  "sfen 4k4/9/4g4/4p4/9/9/9/9/K8 b L 1").
other(opens,       '1g1f',  "startpos").
other(joseki,      '1i1h',  "startpos").
other(escapes,     '5i6i',  "sfen k8/9/9/9/5r3/9/9/9/4K4 b - 1").

%   named(?Kind, ?Name, ?Move, ?Usi, ?Answer): whether a claim of Kind has Name.

named(completes, hashi_bougin, '7g8f', "sfen 4k4/9/9/1p7/9/P8/1PS6/9/4K4 b - 1", yes).
named(completes, hashi_bougin, '7g8f', "sfen 4k4/9/9/9/9/Pp7/1PS6/9/4K4 b - 1", no).
named(plan_step, hayakurigin, '3g3f', "sfen ln1gk2nl/1r4g2/2p1ppspp/p2ps1p2/1p7/P1P2P1P1/\c
                                       1PSPPSP1P/2GKG2R1/LN5NL b Bb 25", no).
named(plan_step, suzumezashi, '8a7c', "sfen ln1g2knl/rP4g2/p2pspspp/1b4p2/2pP3P1/1p1S1B3/\c
                                         P2G1PP1P/2G2S1R1/LN1K3NL w 3p 40", no).
named(plan_step, bougin, '3h2g', "sfen ln1gk1snl/2s3gb1/p1pppp1p1/1r4p1p/9/P7P/1PPPPPP2/\c
                                  1BG3SR1/LNS1KG1NL b Pp 23", yes).
named(plan_step, bougin, '3i3h', "startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b", no).


%   The rook's file alone makes no opening: the king has to be away from it, its pawn with it, and
%   the game still in the opening. What has stood once is no news again.

named(completes, shikenbisha, '2h6h', "startpos moves 7g7f 3c3d 6g6f 8c8d", yes).
named(completes, shikenbisha, '2h6h', "sfen lnsgk1snl/1r4gb1/ppppppppp/9/9/2PP5/PPK1PPPPP/1B5R1/\c
                                       LNSG1GSNL b - 21", no).
named(completes, shikenbisha, '2h6h', "sfen lnsgk1snl/1r4gb1/ppppppppp/9/9/2PP5/PP2PPPPP/1B5R1/\c
                                       LNSGKGSNL b - 61", no).
named(completes, nakabisha, '2h5h', "sfen lnsgk1snl/1r4gb1/ppppppppp/9/9/2P6/PP1P1PPPP/1B5R1/\c
                                     LNSGKGSNL b - 9", no).
named(completes, shikenbisha, '2h6h', "startpos moves 7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 6h2h 5a4b", no).
named(completes, hayagakoi, '3i4h', "startpos moves 5g5f 8c8d 5i4h 8d8e 4h3h 3c3d", yes).
named(completes, hayagakoi, '5g4h', "startpos moves 5g5f 8c8d 5i4h 8d8e 4h3h 3c3d 3i4h 5a4b 4h5g \c
                                     4b3b", no).
named(completes, shin_ureshino, '4h5g', "startpos moves 5g5f 3c3d 3i4h 8c8d", no).
named(plan_step, naname_bougin, '5f4g', "sfen ln5nl/1kg3r2/1s1gp1bp1/pppp1ps1p/4P1pP1/P1P1SP1RP/\c
                                         1P1GS4/1BKG5/LN5NL b 2P 53", no).

                /*******************************
                *           REPLAYED           *
                *******************************/

%   fault(+Game, +Claim, -Fault) is semidet: what a replay of the witness finds wrong.

fault(Game, claim(Kind, Witness), Fault) :-
    game_position(Game, Before),
    side_to_move(Before, Side),
    (   memberchk(from(before), Witness)
    ->  First = Before
    ;   memberchk(move(Move), Witness),
        position_after(Before, Move, First)
    ),
    (   member(squares(Squares), Witness),
        member(on(Square, Owner, Piece, _), Squares),
        \+ ( piece_side_kind(Term, Owner, Piece), piece_at(First, Square, Term) )
    ->  Fault = Kind-on(Square)
    ;   memberchk(pass, Witness),
        \+ position_passed(First, _)
    ->  Fault = Kind-pass
    ;   start(Witness, First, Start),
        ( memberchk(line(Line), Witness) -> true ; Line = [] ),
        (   \+ end(Line, Start, _)
        ->  Fault = Kind-line(Line)
        ;   end(Line, Start, End),
            (   memberchk(gain(Gain), Witness),
                worth(End, Side, Last),
                worth(Before, Side, At),
                Last-At =\= Gain
            ->  Fault = Kind-gain(Gain)
            ;   memberchk(mate(true), Witness),
                \+ ( in_check(End), legal_moves(End, []) )
            ->  Fault = Kind-mate
            ;   memberchk(ahead(Ahead), Witness),
                memberchk(behind(Behind), Witness),
                \+ balanced(First, Side, Ahead, Behind)
            ->  Fault = Kind-Ahead/Behind
            )
        )
    ).

start(Witness, First, Start) :-
    (   memberchk(pass, Witness)
    ->  position_passed(First, Start)
    ;   Start = First
    ).

end([], End, End).
end([Move|Line], Position, End) :-
    position_after(Position, Move, After),
    end(Line, After, End).

worth(Position, Side, Worth) :-
    findall(Value,
            (   piece_at(Position, _, Piece),
                piece_side_kind(Piece, Owner, Kind),
                value(Kind, V),
                ( Owner == Side -> Value = V ; Value is -V )
            ;   hand(Position, Owner, Kind, Count),
                value(Kind, V),
                ( Owner == Side -> Value is V*Count ; Value is -V*Count )
            ),
            Values),
    sum_list(Values, Worth).

%   balanced(+Position, +Side, +Ahead, +Behind): when Side gives what it has more of, and gets what
%   it has fewer of, both sides have the same, pawns not counted.

balanced(Position, Side, Ahead, Behind) :-
    forall(member(Kind, [ky, ke, gi, ki, ka, hi]),
           ( kept(Position, Side, Kind, Own),
             opponent(Side, Other),
             kept(Position, Other, Kind, Theirs),
             aggregate_all(count, member(Kind, Ahead), More),
             aggregate_all(count, member(Kind, Behind), Fewer),
             Own-More+Fewer =:= Theirs+More-Fewer
           )).

kept(Position, Side, Kind, Count) :-
    findall(1,
            (   piece_at(Position, _, Piece),
                piece_side_kind(Piece, Side, Each),
                ( Each = Kind ; promoted_kind(Kind, Each) )
            ;   hand(Position, Side, Kind, Held),
                between(1, Held, _)
            ),
            Ones),
    length(Ones, Count).

value(ou, 0).
value(fu, 100).
value(ky, 300).
value(ke, 350).
value(gi, 500).
value(ki, 550).
value(ka, 800).
value(hi, 1000).
value(to, 400).
value(ny, 450).
value(nk, 450).
value(ng, 500).
value(um, 1100).
value(ry, 1300).

%   walked(+Plies, -Game-Move): each move of a game that a small search plays out, from openings by
%   chance that is always the same.

walked(Seed, Plies, Game, Move) :-
    start_position(hirate, Position),
    game_new(Position, Start),
    walk(Plies, Seed, Start, Game, Move).

walk(Plies, Seed, Game0, Game, Move) :-
    Plies > 0,
    game_position(Game0, Position),
    legal_moves(Position, Moves),
    Moves = [_|_],
    (   Plies mod 5 =:= 0
    ->  length(Moves, Count),
        N is (Seed*7919+Plies*104729) mod Count,
        nth0(N, Moves, Played)
    ;   search(Game0, [nodes(300)], Result),
        search_result(Result, best, Played)
    ),
    (   Game = Game0,
        Move = Played
    ;   game_play(Game0, Played, Game1),
        Left is Plies-1,
        walk(Left, Seed, Game1, Game, Move)
    ).

%   judged_walk(-Game, -Move, -Judged, -Claims) is nondet: the moves of walked games with their
%   claims, for all tests that ask about them.

:- dynamic judged_move_of_walk/4.

judged_walk(Game, Move, Judged, Claims) :-
    (   judged_move_of_walk(_, _, _, _)
    ->  true
    ;   size([1, 2], [1, 2, 3, 4], Seeds),
        forall(( member(Seed, Seeds), walked(Seed, 80, G, M), judged_claims(G, M, J, Cs) ),
               assertz(judged_move_of_walk(G, M, J, Cs)))
    ),
    judged_move_of_walk(Game, Move, Judged, Claims).

%   value_after(+Before, +Move, -Centipawns): what the position after Move is worth for its mover.

value_after(Before, Move, Centipawns) :-
    position_after(Before, Move, After),
    evaluation_knowledge(Weights),
    evaluate(After, Weights, Value),
    Centipawns is -Value.

%   What shows something is what the weights alone find, so that it does with any network.

:- begin_tests(claims,
               [ setup(( start_own_directory, weights_alone )),
                 cleanup(( as_shipped, end_own_directory ))
               ]).

test(claimed, [forall(example(Kind, Move, Usi)), true(memberchk(Kind, Kinds))]) :-
    kinds(Usi, Move, Kinds).
test(not_claimed, [forall(other(Kind, Move, Usi)), true(\+ memberchk(Kind, Kinds))]) :-
    kinds(Usi, Move, Kinds).

%   What is expected to be played shows what is not so: the move that is kept from comes later, the
%   threatening piece is taken, what is given is taken back.

shown_by_line(defends, 728, 'N*6f 7h7i P*7e 7f8e 8a7c 8e9f 5f6g 2a1a',
              'N*6f 7h7i P*7e 7f8e 8a7c 8e9f',
              "sfen lng1+P2+Rl/1ksr5/pp1g1P2p/3spp1B1/9/2S1+b4/PPPP4P/LSG1+p4/KN6L w N3Pgn2p 80").
shown_by_line(threatens, 0, '7h6i 9i8i G*7i 8i8g', '7h6i 1a1b',
              "sfen 7nl/4g1k2/2n1bsspp/2p1Lpp2/3PS4/2P2BPP1/1PNG1PN1P/2K1R4/+rG1s4L b Gl6p 81").
shown_by_line(sacrifices, 0, '5f5e 5d5e 7i4f 4a3a 4f5e', '5f5e 5d5e 7i4f 4a3a',
              "sfen ln3k1nl/1r1sgbg2/p2p2spp/1pp1ppp2/3P5/2P1P1P2/PPSG1PSPP/2G4R1/LNBK3NL b - 29").

test(shown_by_line, [forall(shown_by_line(Kind, Score, With, Without, Usi)), Said == no-yes]) :-
    game_usi(Game, Usi),
    maplist(kind_by_line(Kind, Score, Game), [With, Without], [A, B]),
    Said = A-B.

kind_by_line(Kind, Score, Game, Text, Answer) :-
    split_string(Text, " ", "", Words),
    maplist(move_word, [Move|Moves], Words),
    lines_judged(Move, [line(cp(Score), exact, [Move|Moves])], Judged),
    move_claims(Game, Move, played, Judged, Claims),
    (   memberchk(claim(Kind, _), Claims)
    ->  Answer = yes
    ;   Answer = no
    ).

move_word(Move, Word) :-
    move_usi(Move, Word).

%   An opening has the name of what it is: a recapture on the edge is no climbing silver, and a pawn
%   move while the silver reclines no step of the quick silver.

test(named, [forall(named(Kind, Name, Move, Usi, Wanted)), Answer == Wanted]) :-
    claims(Usi, Move, Claims),
    (   member(claim(Kind, Witness), Claims),
        memberchk(name(Name), Witness)
    ->  Answer = yes
    ;   Answer = no
    ).

%   The piece that is attacked takes what attacks it: it does not get out of the way.

test(how_it_defends,
     [forall(member(Move-How, ['5h5d'-takes, '5h4h'-moves])), true(Found == [How])]) :-
    claims("sfen 4k4/9/9/4l4/9/9/9/4R4/K8 b - 1", Move, Claims),
    findall(H, ( member(claim(defends, Witness), Claims), memberchk(how(H), Witness) ), Found).
test(all_can_be_replayed, Faults == []) :-
    size(200, 400, Least),
    findall(Claim-Game,
            ( judged_walk(Game, _, _, Claims),
              assertion(Claims = [_|_]),
              member(Claim, Claims)
            ),
            All),
    length(All, Count),
    assertion(Count > Least),
    findall(Fault, ( member(Claim-Game, All), fault(Game, Claim, Fault) ), Faults).

%   What is compared is of one search of all: the only move is the best, the rest are 200 worse; a
%   move that is as good is no more than 50 worse, one that is less good is more than that.

test(compared, Wrong-Kinds == []-[as_good, less_good, only_move]) :-
    findall(Kind-Fault,
            ( judged_walk(_, Move, Judged, Claims),
              member(claim(Kind, Witness), Claims),
              ( Fault = none ; judged_part(Judged, lines, Lines),
                               \+ so_compared(Kind, Witness, Move, Lines), Fault = Witness )
            ),
            Found),
    findall(Kind-Fault, ( member(Kind-Fault, Found), Fault \== none ), Wrong),
    findall(Kind,
            ( member(Kind-none, Found), memberchk(Kind, [as_good, less_good, only_move]) ),
            Kinds0),
    sort(Kinds0, Kinds).

so_compared(only_move, Witness, _, [_, line(mate(_), _, [Other|_])|_]) :-
    !,
    memberchk(against(Other), Witness),
    memberchk(mated(true), Witness).
so_compared(only_move, Witness, Move, [line(Best, _, [Move|_]), line(Next, _, [Other|_])|_]) :-
    !,
    memberchk(against(Other), Witness),
    memberchk(difference(Difference), Witness),
    cut_score(Best, A),
    cut_score(Next, B),
    Difference =:= A-B,
    Difference >= 200,
    B < 800.
so_compared(as_good, Witness, Move, Lines) :-
    !,
    memberchk(move(Other), Witness),
    Other \== Move,
    memberchk(difference(Difference), Witness),
    memberchk(line(cp(A), _, [Move|_]), Lines),
    memberchk(line(cp(B), _, [Other|_]), Lines),
    Difference =:= B-A,
    Difference >= -50.
so_compared(less_good, Witness, Move, Lines) :-
    !,
    memberchk(move(Other), Witness),
    memberchk(difference(Difference), Witness),
    memberchk(line(cp(A), _, [Move|_]), Lines),
    memberchk(line(cp(B), _, [Other|_]), Lines),
    Difference =:= B-A,
    Difference < -50.
so_compared(Kind, _, _, _) :-
    Kind \== only_move.

test(same_again, First == Second) :-
    claims("startpos moves 7g7f 3c3d 2g2f 2b8h+", '7i8h', First),
    claims("startpos moves 7g7f 3c3d 2g2f 2b8h+", '7i8h', Second).

%   What wins most comes before what is only seen: material before shape.

test(important_first, First == takes) :-
    kinds("startpos moves 7g7f 3c3d 2g2f 2b8h+", '7i8h', [First|_]).

%   A fact that a game has taught is named with that game.

test(learned, Keys == ["356b7c88"-4]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 6i7h"),
    in_own_directory(
        ( with_output_to(string(_),
              kb_add(gm(_, [turn(gote), sente(76, fu), learned("356b7c88", 4, "x")],
                        move(93, 94)))),
          claims_of(Game, move(93, 94), Claims) )),
    findall(Key-N,
            ( member(claim(learned, Witness), Claims),
              memberchk(name(Key), Witness),
              memberchk(ply(N), Witness) ),
            Keys).

%   A part of the evaluation is named only where it explains the difference of the two scores. Here
%   the silver takes a gold; what that is worth is as much as the scores say, or far less, or more,
%   or the scores say the contrary.

test(a_term_explains, [forall(member(Other-Wanted, [ near-[material], far-[], less-[], more-[] ])),
                       Names == Wanted]) :-
    game_usi(Game, "sfen 4k4/9/9/4g4/4S4/9/9/9/4K4 b - 1"),
    move_usi(Move, '5e5d'),
    move_usi(Still, '5e4f'),
    move_study(Game, Move, Study),
    game_position(Game, Before),
    value_after(Before, Move, Taken),
    value_after(Before, Still, Left),
    assertion(Taken-Left > 100),
    Difference is Taken-Left,
    memberchk(Other-Score, [ near-Left, far-(Taken-3*Difference), less-(Taken-Difference//6),
                             more-(Taken+Difference) ]),
    Centipawns is Score,
    judged_claim(Study, cp(Taken), [Move], [line(cp(Centipawns), exact, [Still])],
                 claim(judged, Witness)),
    memberchk(difference(Said), Witness),
    assertion(Said =:= Taken-Centipawns),
    memberchk(terms(Terms), Witness),
    pairs_keys(Terms, Names).

%   What refutes one move is no reason for another that it refutes as well.

test(refutes_both, [forall(member(Better-Both, [ ['5i6i']-yes, ['5i6i', '9e9d']-yes,
                                                 ['1e1d', '9e1e']-yes, ['1e1d']-no,
                                                 ['L*3e']-no ])),
                    Answer == Both]) :-
    game_usi(Game, "sfen 4k4/9/9/9/r7G/9/9/9/4K4 b L 1"),
    game_position(Game, Before),
    maplist(move_usi, Line, ['5i4i', '9e1e']),
    maplist(move_usi, BetterLine, Better),
    loss_claim(Before, Line, cp(-1000), claim(worse, Witness)),
    assertion(memberchk(gain(-1100), Witness)),
    (   loses_too(Before, BetterLine, Witness)
    ->  Answer = yes
    ;   Answer = no
    ).
test(never_by_what_refutes_both, Wrong-Some == []-yes) :-
    findall(Gain-Both,
            ( judged_walk(Game, _, Judged, Claims),
              game_position(Game, Before),
              judged_part(Judged, line, Line),
              member(claim(worse, Witness), Claims),
              memberchk(about(alternative), Witness),
              memberchk(gain(Gain), Witness),
              ( loses_too(Before, Line, Witness) -> Both = yes ; Both = no )
            ),
            Found),
    findall(Gain, member(Gain-yes, Found), Wrong),
    ( Found = [_|_] -> Some = yes ; Some = no ).

%   What is won back in the expected line is not lost; nor is what only an unexpected reply takes.

test(what_is_lost, Found == [yes, no, no]) :-
    game_usi(Game, "sfen 4k4/9/9/9/r7G/9/9/9/4K4 b L 1"),
    game_position(Game, Before),
    findall(Is,
            ( member(Texts, [ ['5i4i', '9e1e', 'L*1i', '1e1i+'],
                              ['5i4i', '9e1e', 'L*1i', '5a6a', '1i1e'],
                              ['5i4i', '5a6a'] ]),
              maplist(move_usi, Line, Texts),
              ( loss_claim(Before, Line, cp(-1000), _) -> Is = yes ; Is = no )
            ),
            Found).

%   Where nothing is taken, the move has made possible what it allows: the tokin could be made
%   before, or the gold has left it alone.

test(what_is_allowed, [forall(member(Gold-Text-Answer, ["9/K3G4"-'9g9f'-no,
                                                        "4G4/K8"-'5h5i'-yes])),
                       Is == Answer]) :-
    format(string(Usi), "sfen 4k4/9/9/9/9/4p4/P8/~w b - 1", [Gold]),
    game_usi(Game, Usi),
    game_position(Game, Before),
    maplist(move_usi, Line, [Text, '5f5g+']),
    ( loss_claim(Before, Line, cp(-300), _) -> Is = yes ; Is = no ).

%   By the search the move must be worse by half of what is lost.

test(lost_by_the_search_too, Wrong == []) :-
    findall(Gain-Cost,
            ( judged_walk(_, _, Judged, Claims),
              member(claim(worse, Witness), Claims),
              memberchk(gain(Gain), Witness),
              memberchk(about(played), Witness),
              judged_part(Judged, loss, Cost),
              2*Cost < -Gain
            ),
            Wrong).

test(a_mistake_is_told, Told == [worse]) :-
    claims("startpos moves 7g7f 3c3d 2g2f 2b8h+", '9g9f', Claims),
    findall(Kind,
            ( member(claim(Kind, Witness), Claims), Kind == worse,
              memberchk(about(played), Witness) ),
            Told).

%   Where a mistake loses nothing by captures, the part of the evaluation that explains it is said
%   first: here a gold is not taken.

test(a_mistake_by_the_evaluation, Name-Lower == material-yes) :-
    claims("sfen 4k4/9/9/4g4/4S4/9/9/9/4K4 b - 1", '5e4f', [claim(judged, Witness)|_]),
    memberchk(terms([Name-_]), Witness),
    memberchk(difference(Difference), Witness),
    ( Difference =< -80 -> Lower = yes ; Lower = no ).

%   A check that is answered keeps the other side from nothing that it can still do then: of a lance
%   that hangs, and still hangs behind the check, nothing is said.

test(a_check_only_delays, Kinds == []) :-
    claims("sfen 4k4/9/9/9/9/9/9/1+p7/1L2K2R1 b - 1", '2i2a+', Claims),
    findall(Kind, ( member(claim(Kind, _), Claims), memberchk(Kind, [defends, prevents]) ), Kinds).
test(an_escape_with_check_is_none, true(memberchk(claim(defends, _), Claims))) :-
    claims("sfen 9/9/5k3/4p4/4G4/6N2/9/9/K8 b - 1", '5e4d', Claims).

%   A decision by a search of which nothing is to be seen on the board is told by what is expected,
%   though the search has ended early.

test(decided_tells_what_is_expected, Kinds == [expected]) :-
    game_usi(Game, "startpos moves 7g7f 8c8d 5g5f 8d8e 8h7g 5c5d 2h5h 7a6b 7i6h 5a4b 5i4h 4b3b \c
                    4h3h 6a5b 3h2h 3c3d 3i3h 6b5c 1g1f 1c1d 3g3f 2b7g+ 6h7g 5c4d 6i5i 3a4b 5i4h \c
                    3b2b 4g4f B*6i 2i3g 2a3c 5h8h 6i3f+ 4h4g 3d3e"),
    move_usi(Move, '8h4h'),
    search(Game, [depth(1), only([Move])], Result),
    search_result(Result, lines, [line(_, _, [Move])]),
    Reason = reason(search, sentence("読む", "look"), 'kb/shogi/strategy.pl':1, [Result]),
    decided_claims(Game, Move, Reason, Claims),
    findall(Kind, member(claim(Kind, _), Claims), Kinds).

%   Where nothing was searched nothing is said of what is expected, nor of who stands better.

test(decided_without_a_search, Kinds == []) :-
    game_usi(Game, "startpos"),
    move_usi(Move, '4i5h'),
    Reason = reason(mine, sentence("私の手", "mine"), 'kb/shogi/strategy.pl':1, []),
    decided_claims(Game, Move, Reason, Claims),
    findall(Kind, ( member(claim(Kind, _), Claims), memberchk(Kind, [expected, judged]) ), Kinds).

:- end_tests(claims).
