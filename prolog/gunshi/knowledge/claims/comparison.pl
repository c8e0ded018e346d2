/*  Claims that compare: what another move would lose first, and what of the evaluation differs
    where nothing else can be said.
*/
:- module(gunshi_knowledge_claims_comparison,
          [ loss_claim/4,               % +Before, +Line, +Score, -Claim
            loses_too/3,                % +Before, +Line, +Witness
            judged_claim/5              % +Study, +Score, +Line, +Others, -Claim
          ]).
:- use_module('../../shogi/evaluation', [evaluation_terms/3]).
:- use_module('../../shogi/position',
              [legal_move/2, position_after/3, position_passed/2, side_to_move/2]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../shogi/longer_lines', [line_end/3]).
:- use_module('../shogi/marks', [cut_score/2]).
:- use_module('../shogi/search_choices', [score_terms/2]).
:- use_module(mates, [mate_of/4]).
:- use_module(study,
              [answered/4, captures/4, line_gain/4, settled_part/4, standing/4, studied/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, selectchk/3, sum_list/2]).
:- autoload(library(pairs), [pairs_values/2]).

%!  loss_claim(+Before, +Line:list, +Score, -Claim) is semidet.
%
%   Claim is claim(worse, Witness) of the first move of Line, what is expected after it in Before,
%   with Score for its mover: the mate that it runs into, or the line in which material is lost
%   first, 200 or more. That line begins with the reply that is expected, and what is lost is not
%   won back in what is expected after it. Where nothing is taken, but a piece promotes, the move
%   has made that possible. Fails when there is neither.

loss_claim(Before, [Move|_], mate(Plies0), claim(worse, [line(Line), mate(true), plies(Plies)])) :-
    Plies0 < 0,
    position_after(Before, Move, After),
    mate_of(After, 5000, Line, Plies),
    !.
loss_claim(Before, [Move|Expected], _, claim(worse, [line(Line), gain(Gain)])) :-
    Expected = [Reply|_],
    side_to_move(Before, Side),
    between(0, 5, Played),
    length(Way, Played),
    append(Way, _, Expected),
    line_end(Before, [Move|Way], There),
    (   Played =:= 0
    ->  captures(There, 1, _, Rest)
    ;   captures(There, 0, _, Rest)
    ),
    append(Way, Rest, Line0),
    Line0 = [Reply|_],
    position_after(Before, Move, After),
    settled_part(Line0, After, Side, Line),
    line_gain(Before, [Move|Line], Side, Gain),
    Gain =< -200,
    !,
    stays_lost(Before, [Move|Expected], Side, Gain),
    (   taken_in(Line, After, Side)
    ->  true
    ;   \+ won_before(Before, Reply, Gain)
    ).

%   taken_in(+Line, +Position, +Side) is semidet: a piece of Side is taken along Line.

taken_in([Move|Line], Position, Side) :-
    move_to(Move, To),
    (   standing(Position, Side, _, To)
    ->  true
    ;   position_after(Position, Move, Next),
        taken_in(Line, Next, Side)
    ).

%   won_before(+Before, +Reply, +Gain) is semidet: if the mover had passed in Before, Reply would
%   have won about as much as Gain, what the mover has more, says.

won_before(Before, Reply, Gain) :-
    position_passed(Before, Idle),
    legal_move(Idle, Reply),
    answered(Idle, Reply, Wins, _),
    Wins >= -Gain-100.

%   stays_lost(+Before, +Line, +Side, +Gain) is semidet: at the end of Line, captures played out,
%   Side has no more than a pawn of it back.

stays_lost(Before, Line, Side, Gain) :-
    line_end(Before, Line, End),
    captures(End, 0, _, Last),
    append(Line, Last, Whole),
    line_gain(Before, Whole, Side, Stays),
    !,
    Stays =< Gain+100.

%!  loses_too(+Before, +Line:list, +Witness:list) is semidet.
%
%   Witness, of loss_claim/4, has a line in which material is lost. Its first move, the reply, is
%   expected in Line too, or wins by captures about as much after the first move of Line in Before.

loses_too(Before, [Move|Expected], Witness) :-
    memberchk(gain(Gain), Witness),
    memberchk(line([Reply|_]), Witness),
    (   Expected = [Reply|_]
    ->  true
    ;   side_to_move(Before, Side),
        position_after(Before, Move, After),
        legal_move(After, Reply),
        answered(After, Reply, _, Line),
        line_gain(Before, [Move|Line], Side, There),
        There =< Gain+100
    ).

%!  judged_claim(+Study, +Score, +Line:list, +Others:list, -Claim) is semidet.
%
%   Claim is claim(judged, Witness): Line, of Score, is expected with the move of Study, first in
%   it; Others are lines of other moves, line(Score, Bound, Moves). Witness has against(Move), of
%   the first other line; difference(Centipawns), what the mover has more with Line, mates cut as
%   for marks; and terms(Terms), Name-Centipawns of the part of the evaluation that explains it, if
%   one does. Fails when there is no other line.

judged_claim(Study, Score, Line, Others,
             claim(judged, [against(Other), difference(Difference), terms(Terms)])) :-
    studied(Study, move, Move),
    member(line(OtherScore, _, [Other|More]), Others),
    Other \== Move,
    !,
    between_scores(Score, OtherScore, Difference),
    (   terms_between(Study, Line, [Other|More], Differences),
        explains(Differences, Difference, Term)
    ->  Terms = [Term]
    ;   Terms = []
    ).

between_scores(cp(Worth), cp(OtherWorth), Difference) :-
    !,
    Difference is Worth-OtherWorth.
between_scores(Score, OtherScore, Difference) :-
    cut_score(Score, Worth),
    cut_score(OtherScore, OtherWorth),
    Difference is Worth-OtherWorth.

%   terms_between(+Study, +Line, +Other, -Differences): Name-Centipawns that the mover has more of
%   each part of the evaluation at the end of Line than at the end of Other. What is on the board
%   and what is in hand are one part: a drop moves from one to the other. What the network says more
%   is one, too.

terms_between(Study, Line, Other, [material-Pieces|Differences]) :-
    studied(Study, before, Before),
    studied(Study, side, Side),
    terms_at_end(Before, Line, Side, Ours),
    terms_at_end(Before, Other, Side, Theirs),
    findall(Name-Difference,
            ( member(Name-A, Ours), memberchk(Name-B, Theirs), Difference is A-B ),
            All),
    selectchk(material-Board, All, Rest),
    selectchk(hands-Hands, Rest, Differences),
    Pieces is Board+Hands.

%   explains(+Differences, +Difference, -Term) is semidet: Difference, of two scores, is that of the
%   ends of their lines, to a half; and Term is the largest of Differences, goes the same way, and
%   is half of it to twice as much. Of anything else the parts do not tell why.

explains(Differences, Difference, Name-Value) :-
    abs(Difference) >= 30,
    pairs_values(Differences, Values),
    sum_list(Values, Sum),
    2*abs(Sum-Difference) =< abs(Difference),
    findall(Size-(N-V), ( member(N-V, Differences), Size is abs(V) ), Sized),
    sort(1, @>=, Sized, [_-(Name-Value)|_]),
    Value*Difference > 0,
    2*abs(Value) >= abs(Difference),
    abs(Value) =< 2*abs(Difference).

terms_at_end(Before, Line, Side, Terms) :-
    line_end(Before, Line, End),
    score_terms(End, Terms0),
    (   side_to_move(End, Side)
    ->  Terms = Terms0
    ;   findall(Name-Value, ( member(Name-Value0, Terms0), Value is -Value0 ), Terms)
    ).
