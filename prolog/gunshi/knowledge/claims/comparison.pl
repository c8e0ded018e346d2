/*  Claims that compare: what another move would lose first, and what of the evaluation differs
    where nothing else can be said.
*/
:- module(gunshi_knowledge_claims_comparison,
          [ loss_claim/4,               % +Before, +Line, +Score, -Claim
            loses_too/3,                % +Before, +Line, +Witness
            judged_claim/4              % +Study, +Line, +Others, -Claim
          ]).
:- use_module('../../shogi/evaluation', [evaluation_terms/3]).
:- use_module('../../shogi/position', [legal_move/2, position_after/3, side_to_move/2]).
:- use_module('../shogi/search_choices', [evaluation_knowledge/1]).
:- use_module(mates, [mate_of/4]).
:- use_module(study,
              [answered/4, captures/4, line_end/3, line_gain/4, settled_part/4, studied/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3]).

%!  loss_claim(+Before, +Line:list, +Score, -Claim) is semidet.
%
%   Claim is claim(worse, Witness) of the first move of Line, what is expected after it in Before,
%   with Score for its mover: the mate that it runs into, or the line in which material is lost
%   first, 200 or more. Fails when there is neither.

loss_claim(Before, [Move|_], mate(Plies0), claim(worse, [line(Line), mate(true), plies(Plies)])) :-
    Plies0 < 0,
    position_after(Before, Move, After),
    mate_of(After, 5000, Line, Plies),
    !.
loss_claim(Before, [Move|Expected], _, claim(worse, [line(Line), gain(Gain)])) :-
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
    position_after(Before, Move, After),
    settled_part(Line0, After, Side, Line),
    line_gain(Before, [Move|Line], Side, Gain),
    Gain =< -200,
    !.

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

%!  judged_claim(+Study, +Line:list, +Others:list, -Claim) is semidet.
%
%   Claim is claim(judged, Witness): Line is expected with the move of Study, first in it; Others
%   are lines of other moves, line(Score, Bound, Moves). Witness has against(Move), of the first
%   other line, and terms(Terms): Name-Centipawns of the two parts of the evaluation that
%   differ most between the ends of the two lines, for the mover. Fails when there is no other line.

judged_claim(Study, Line, Others, claim(judged, [against(Other), terms(Terms)])) :-
    studied(Study, move, Move),
    member(line(_, _, [Other|More]), Others),
    Other \== Move,
    !,
    studied(Study, before, Before),
    studied(Study, side, Side),
    terms_at_end(Before, Line, Side, Ours),
    terms_at_end(Before, [Other|More], Side, Theirs),
    findall(Size-(Name-Difference),
            ( member(Name-A, Ours),
              memberchk(Name-B, Theirs),
              Difference is A-B,
              Size is abs(Difference),
              Size >= 10
            ),
            Differences),
    sort(1, @>=, Differences, Sorted),
    findall(Term, ( nth1(I, Sorted, _-Term), I =< 2 ), Terms).


terms_at_end(Before, Line, Side, Terms) :-
    line_end(Before, Line, End),
    evaluation_knowledge(Weights),
    evaluation_terms(End, Weights, Terms0),
    (   side_to_move(End, Side)
    ->  Terms = Terms0
    ;   findall(Name-Value, ( member(Name-Value0, Terms0), Value is -Value0 ), Terms)
    ).
