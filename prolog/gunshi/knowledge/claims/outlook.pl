/*  Claims of what the search has seen: how the game goes on after the move and who stands better
    then, which other moves are as good, and that none is.

    They are as true as the search. The witness of a comparison is the score of both moves in one
    search. That no other move is as good is said only where that search has looked at all.
*/
:- module(gunshi_knowledge_claims_outlook,
          [ outlook_claim/2             % +Judged, -Claim
          ]).
:- use_module('../shogi/longer_lines', [first_moves/3]).
:- use_module('../shogi/marks', [cut_score/2, judged_part/3]).
:- autoload(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- autoload(library(solution_sequences), [limit/2]).

%!  outlook_claim(+Judged, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move played, which Judged, of judged_move/5 or
%   lines_judged/3, is about:
%
%     - `only_move`, where all other moves are worth 200 centipawns less, and no other wins;
%       against(Other), the next best, and difference(Centipawns), or mated(true) where Other is
%       mated
%     - `few_moves`, where two or three moves are worth within 60 of the best, the move one of them,
%       and all others 200 less than each: moves(Moves), the best first, and difference(Centipawns),
%       from the least of them to the next; or mated(true), where that is mated
%     - `as_good`, of another move: about(alternative), move(Other), its line, and
%       difference(Centipawns), what it is worth more, from -50; of two moves at most, and not where
%       the move is a mistake
%     - `less_good`, the same of two moves at most that are worth less
%     - `expected`: line, six moves of what is expected after the move, and score(Centipawns) for
%       its mover

outlook_claim(Judged, claim(only_move, [about(played), move(Move), against(Other), How])) :-
    judged_part(Judged, complete, true),
    judged_part(Judged, lines, [line(Score, _, [Move|_]), line(Next, _, [Other|_])|_]),
    judged_part(Judged, move, Move),
    undecided(Score, Worth),
    far_below(Next, Worth, How).
outlook_claim(Judged, claim(few_moves, [about(played), move(Move), moves(Moves), How])) :-
    once(few_moves(Judged, Move, Moves, How)).
outlook_claim(Judged, Claim) :-
    judged_part(Judged, loss, Loss),
    Loss < 80,
    judged_part(Judged, score, Score),
    undecided(Score, Worth),
    (   limit(2, compared(as_good, Judged, Worth, Claim))
    ;   limit(2, compared(less_good, Judged, Worth, Claim))
    ).
outlook_claim(Judged, claim(expected, [about(played), move(Move), line(Line), score(Worth)])) :-
    judged_part(Judged, line, [Move|Expected]),
    Expected = [_, _|_],
    judged_part(Judged, score, cp(Worth)),
    first_moves(6, Expected, Line).

few_moves(Judged, Move, Moves, How) :-
    judged_part(Judged, complete, true),
    judged_part(Judged, move, Move),
    judged_part(Judged, lines, Lines),
    Lines = [line(Score, _, _)|_],
    undecided(Score, Best),
    member(Count, [2, 3]),
    length(Good, Count),
    append(Good, [line(Next, _, _)|_], Lines),
    findall(Worth-Each,
            ( member(line(cp(Worth), _, [Each|_]), Good), Worth >= Best-60 ),
            Pairs),
    length(Pairs, Count),
    pairs_keys_values(Pairs, Worths, Moves),
    memberchk(Move, Moves),
    last(Worths, Least),
    far_below(Next, Least, How).

%   far_below(+Next, +Worth, -How) is semidet: the score Next is 200 less than Worth at least, and
%   wins nothing; or it is a mate.

far_below(mate(_), _, mated(true)) :-
    !.
far_below(Next, Worth, difference(Difference)) :-
    cut_score(Next, NextWorth),
    NextWorth < 800,
    Difference is Worth-NextWorth,
    Difference >= 200.

compared(Kind, Judged, Worth, claim(Kind, [about(alternative), move(Other), line(Line),
                                           difference(Difference)])) :-
    judged_part(Judged, move, Move),
    judged_part(Judged, lines, Lines),
    member(line(cp(OtherWorth), exact, [Other|Expected]), Lines),
    Other \== Move,
    Difference is OtherWorth-Worth,
    (   Difference >= -50
    ->  Kind = as_good
    ;   Kind = less_good
    ),
    first_moves(6, Expected, Line).

%   undecided(+Score, -Worth) is semidet: Worth, in centipawns, of which less than 1500 decide
%   nothing yet.

undecided(cp(Worth), Worth) :-
    abs(Worth) < 1500.
