/*  Claims of variations: what is said of an explained game can be replayed, agrees with the search
    of the move, and tells of each move once.
*/
:- module(test_claims_variations, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/claims/variations)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

game("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d \c
      2b3c 5i5h 5a4b 3g3f 7a7b 3d8d P*8c 8d3d").

%   explained(-Explained): the game, explained once for all who look at it.

:- table explained/1.

explained(Explained) :-
    game(Usi),
    explained(Usi, [nodes(2000)], Explained).

explained(Usi, Limits, Explained) :-
    game_usi(Game, Usi),
    in_own_directory(explained_moves(Limits, Game, [_]>>true, Explained)).

varied(Explained, Game, Judged, Kind, Witness) :-
    member(One, Explained),
    explained_part(One, game, Game),
    explained_part(One, judged, Judged),
    explained_part(One, claims, Claims),
    member(claim(Kind, Witness), Claims),
    varied_kind(Kind).

varied_kind(next).
varied_kind(on_reply).
varied_kind(rules_out).
varied_kind(instead).

fault(Game, Judged, Kind, Witness, Fault) :-
    game_position(Game, Before),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    judged_part(Judged, score, Score),
    cut_score(Score, Worth),
    position_after(Before, Move, After),
    ( Kind == next -> position_passed(After, Start) ; Start = After ),
    (   \+ replayed(Line, Start)
    ->  Fault = line(Line)
    ;   memberchk(Kind, [next, rules_out])
    ->  memberchk(difference(Difference), Witness),
        (   Difference < 150,
            \+ ( Kind == next, Difference >= 80, pawns_meet(Line, Start) )
        ->  Fault = difference(Difference)
        ;   Kind == rules_out,
            Line = [Other|_],
            position_passed(Before, Idle),
            \+ legal_move(Idle, Other)
        ->  Fault = was_not_possible(Other)
        ;   fail
        )
    ;   memberchk(score(There), Witness),
        memberchk(difference(Difference), Witness),
        \+ ( judged_part(Judged, best, Move), memberchk(about(alternative), Witness) ),
        judged_part(Judged, loss, Loss),
        disagrees(Kind, There, Worth, Loss, Difference, Fault)
    ).

pawns_meet([move(From, To)|_], Position) :-
    piece_at(Position, From, Pawn),
    memberchk(Pawn-Step-Other, [sente(fu)-(-1)-gote(fu), gote(fu)-1-sente(fu)]),
    Front is To+Step,
    piece_at(Position, Front, Other).

%   Another move may be worth more than the one played, but not more than the best.

disagrees(_, There, Worth, _, Difference, other(There, Worth, Difference)) :-
    abs(There-Worth) =\= abs(Difference),
    !.
disagrees(on_reply, There, Worth, _, _, better_reply(There, Worth)) :-
    There < Worth-30.
disagrees(instead, There, Worth, Loss, _, better_move(There, Worth)) :-
    There > Worth+Loss+30.

replayed([], _).
replayed([Move|Line], Position) :-
    position_after(Position, Move, After),
    replayed(Line, After).

:- begin_tests(claims_variations).

test(agree, Faults-Missing == []-[]) :-
    explained(Explained),
    findall(Fault,
            ( varied(Explained, Game, Judged, Kind, Witness),
              fault(Game, Judged, Kind, Witness, Fault) ),
            Faults),
    findall(Kind,
            ( varied_kind(Kind),
              \+ varied(Explained, _, _, Kind, _) ),
            Missing).

test(no_claim_twice, Twice == []) :-
    explained(Explained),
    findall(Claim,
            ( member(One, Explained),
              explained_part(One, claims, Claims),
              select(Claim, Claims, Others),
              memberchk(Claim, Others) ),
            Twice).

%   No other move is told of twice, nor the reply that is expected.

test(once_each, Twice == []) :-
    explained(Explained),
    findall(Fault,
            ( member(One, Explained),
              explained_part(One, judged, Judged),
              explained_part(One, claims, Claims),
              ( findall(Other, told_of(Claims, Other), Others),
                \+ is_set(Others),
                Fault = Others
              ; judged_part(Judged, line, [_, Reply|_]),
                member(claim(on_reply, Witness), Claims),
                memberchk(line([Reply|_]), Witness),
                Fault = Reply
              ) ),
            Twice).

told_of(Claims, Other) :-
    member(claim(Kind, Witness), Claims),
    Kind \== branch,
    memberchk(about(alternative), Witness),
    memberchk(move(Other), Witness).

%   Where the game is decided, replies that are mated are told of; other moves are not.

test(decided, Kinds-Mate == [answers]-true) :-
    game_usi(Game, "sfen 4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L 1"),
    move_usi(Move, 'R*5b'),
    lines_judged(Move, [line(cp(3000), exact, [Move])], Judged),
    move_study(Game, Move, Study),
    variation_claims(Study, Judged, [], [nodes(1000)], Claims),
    findall(Kind, member(claim(Kind, _), Claims), Kinds0),
    sort(Kinds0, Kinds),
    memberchk(claim(answers, Witness), Claims),
    memberchk(mate(Mate), Witness).

%   By nodes the same game has the same claims.

test(same_again, First == Second) :-
    explained(First0),
    game(Usi),
    explained(Usi, [nodes(2000)], Second0),
    findall(Kind-Witness, varied(First0, _, _, Kind, Witness), First),
    findall(Kind-Witness, varied(Second0, _, _, Kind, Witness), Second),
    assertion(First = [_|_]).

%   A move that few would think of and that is as good; not one that loses, is what all would play,
%   or is of the book; nothing where the search was short, or the game has just begun.

test(unlikely, Counts == [10, no, no, no, no, no]) :-
    Middle = "sfen ln1g3nl/1r1s1kg2/p3ppsp1/2pp2p1p/1p5P1/P1P1SPP1P/1PSPP1N2/1KG3R2/LN1G4L \c
              b Bb 81 moves 2e2d 3c2d",
    findall(Count,
            ( member(case(Usi, Text, Worth, Said, Nodes),
                     [ case(Middle, '9i9h', 0, [], 20 000), case(Middle, '9i9h', -60, [], 20 000),
                       case(Middle, '3h2h', 0, [], 20 000),
                       case(Middle, '9i9h', 0, [claim(joseki, [])], 20 000),
                       case(Middle, '9i9h', 0, [], 19 999),
                       case("startpos", '1i1h', 0, [], 20 000) ]),
              unlikely(Usi, Text, Worth, Said, Nodes, Count) ),
            Counts).

unlikely(Usi, Text, Worth, Said, Nodes, Count) :-
    game_usi(Game, Usi),
    maplist(move_usi, [Move, Other], [Text, '5g5f']),
    lines_judged(Move, [line(cp(0), exact, [Other]), line(cp(Worth), exact, [Move])], Judged),
    move_study(Game, Move, Study),
    variation_claims(Study, Judged, Said, [nodes(Nodes)], Claims),
    (   memberchk(claim(unlikely, Witness), Claims)
    ->  memberchk(count(Count), Witness)
    ;   Count = no
    ).

%   Of a mistake the best move is told of.

test(best_instead, Difference == -200) :-
    game_usi(Game, "startpos"),
    maplist(move_usi, [Move, Best, Reply], ['9g9f', '7g7f', '3c3d']),
    lines_judged(Move, [line(cp(50), exact, [Best, Reply]), line(cp(-150), exact, [Move, Reply])],
                 Judged),
    move_study(Game, Move, Study),
    variation_claims(Study, Judged, [], [nodes(500)], Claims),
    once(( member(claim(instead, Witness), Claims), memberchk(move(Best), Witness) )),
    memberchk(difference(Difference), Witness).

%   Both sides have built what they wanted, and wait; a bishop that forks does not.

test(waiting, [setup(weights_alone), cleanup(as_shipped), Plies == [1, 2]]) :-
    explained("sfen 1n5nl/lr3ggk1/2p1p1sp1/p3spp1p/1p1p3P1/P1P1SPP1P/1PSPP1N2/1KG2G1RL/LN7 \c
               b Bb 49 moves 2h2f 4b5b", [nodes(5000)], Waits),
    explained("sfen 1r2k4/9/9/9/9/9/9/9/4K4 b B 1 moves B*6c", [nodes(5000)], Fork),
    findall(Ply,
            ( member(Explained, [Waits, Fork]),
              member(One, Explained),
              explained_part(One, claims, Claims),
              member(claim(waiting, Witness), Claims),
              memberchk(difference(Difference), Witness),
              abs(Difference) =< 30,
              explained_part(One, ply, Ply)
            ),
            Plies).

:- end_tests(claims_variations).
