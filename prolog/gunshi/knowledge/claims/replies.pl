/*  Claims of replies: what the reply that comes to mind first would lose.

    To mind come the capture of the piece that has moved, by the least piece that can, and what a
    look of a few positions likes. One of these that a small search calls much worse than the best
    reply is said, with what is lost: often that is why the move can be played at all.
*/
:- module(gunshi_knowledge_claims_replies,
          [ reply_claim/4               % +Study, +Score, +Line, -Claim
          ]).
:- use_module('../../shogi/position', [legal_move/2]).
:- use_module('../../shogi/squares', [move_from/2, move_to/2]).
:- use_module('../shogi/marks', [cut_score/2]).
:- use_module(comparison, [loss_claim/4]).
:- use_module('../shogi/small_lines', [small_lines/3]).
:- use_module(confirmation, [move_value/4]).
:- use_module(study, [line_gain/4, points_of/2, standing/4, studied/3]).
:- autoload(library(lists), [memberchk/2]).

%!  reply_claim(+Study, +Score, +Line:list, -Claim) is semidet.
%
%   Claim is claim(answers, [line(Moves), gain(Gain)]): after the move of Study, which has Score and
%   Line, itself first, the other side loses material by the first of Moves, 200 points at least
%   from there on, within six moves; or it is claim(answers, [line(Moves), mate(true),
%   plies(Plies)]), and is mated. The reply is not the one of Line, and by a small search 150 worse.
%   That a piece is taken where it goes, or takes a lesser one and is taken back, goes without
%   saying.

reply_claim(Study, Score, Line, claim(answers, [line([Reply|Moves])|Rest])) :-
    natural_reply(Study, Reply),
    \+ Line = [_, Reply|_],
    move_value(Score, Line, Study, Value),
    studied(Study, after, After),
    small_lines(After, [nodes(500), only([Reply])], [line(There, _, Expected)|_]),
    cut_score(There, Worth),
    Worth =< -Value-150,
    loss_claim(After, Expected, There, claim(worse, Witness)),
    memberchk(line(Moves), Witness),
    reply_witness(Witness, Study, [Reply|Moves], Rest),
    !.

reply_witness(Witness, _, _, [mate(true), plies(Plies)]) :-
    memberchk(plies(Plies), Witness),
    !.
reply_witness(_, Study, Line, [gain(Gain)]) :-
    length(Line, Count),
    Count =< 6,
    studied(Study, after, After),
    \+ obvious(After, Line),
    studied(Study, before, Before),
    studied(Study, move, Move),
    studied(Study, side, Side),
    line_gain(Before, [Move|Line], Side, Gain).

%   obvious(+Position, +Line) is semidet: the second move of Line takes the piece of the first, and
%   that is all; or the first has taken a piece that is worth a pawn less than it, or more.

obvious(_, [Reply, Answer]) :-
    move_to(Reply, To),
    move_to(Answer, To),
    !.
obvious(Position, [Reply, Answer|_]) :-
    move_to(Reply, To),
    move_to(Answer, To),
    move_from(Reply, From),
    standing(Position, _, Taken, To),
    standing(Position, _, Taker, From),
    points_of(Taken, Less),
    points_of(Taker, More),
    More-Less >= 100.

%   natural_reply(+Study, -Reply) is nondet: no reply twice.

natural_reply(Study, Reply) :-
    capture_of_moved(Study, Reply).
natural_reply(Study, Reply) :-
    first_look(Study, Reply),
    \+ capture_of_moved(Study, Reply).

capture_of_moved(Study, Reply) :-
    studied(Study, after, After),
    studied(Study, to, To),
    findall(taker(Points, Promotes, Move),
            ( legal_move(After, Move),
              move_to(Move, To),
              move_from(Move, From),
              standing(After, _, Kind, From),
              points_of(Kind, Points),
              promotes(Move, Promotes)
            ),
            Takers),
    sort(Takers, [taker(_, _, Reply)|_]).

promotes(promote(_, _), 0) :-
    !.
promotes(_, 1).

first_look(Study, Reply) :-
    studied(Study, after, After),
    small_lines(After, [nodes(50)], [line(_, _, [Reply|_])|_]).
