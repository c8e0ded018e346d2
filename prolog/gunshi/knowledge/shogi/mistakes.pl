/*  Mistakes: what a move that is marked `'??'`, `'?'` or `'?!'` did wrong, told by its claims, and
    which motifs (手筋) the best move had instead.

    A mate comes first: the move runs into one, or misses one. Then what is lost by the move: the
    pieces of a line. Where nothing is lost by it, the mistake is what the best move would have
    done: the kind of that one's first claim.
*/
:- module(gunshi_knowledge_shogi_mistakes,
          [ explained_mistake/2,        % +Explained, -Mistake
            mistake_part/3              % +Mistake, ?Key, -Value
          ]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module('../../shogi/position', [position_after/3, side_to_move/2]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../claims/claim_kinds', [search_kind/1, shape_kind/1]).
:- use_module('../claims/study', [points_of/2, standing/4]).
:- use_module(explained, [explained_part/3]).
:- use_module(marks, [judged_part/3]).
:- autoload(library(lists), [last/2, member/2, memberchk/2]).

%!  explained_mistake(+Explained, -Mistake) is semidet.
%
%   Mistake is that of the move of Explained, of explained_moves/4; mistake_part/3 takes it apart.
%   Fails when the move is marked as no mistake.

explained_mistake(Explained, mistake(Mark, Loss, What, Of, Motifs)) :-
    explained_part(Explained, judged, Judged),
    judged_part(Judged, mark, Mark),
    memberchk(Mark, ['??', '?', '?!']),
    judged_part(Judged, loss, Loss),
    explained_part(Explained, claims, Claims),
    explained_part(Explained, better, Better),
    once(what_is_wrong(Claims, Better, Explained, What, Of)),
    (   Loss >= 200
    ->  findall(motif(Name, Japanese, English),
                missed_motif(Claims, Better, Name, Japanese, English),
                Motifs0),
        sort(Motifs0, Motifs)
    ;   Motifs = []
    ).

%!  mistake_part(+Mistake, ?Key:atom, -Value) is nondet.
%
%   What is told of a mistake; semidet when Key is known:
%
%     - mark, loss: as of judged_move/5
%     - what, of: `mate`, `none`: it runs into a mate. `lost`, a kind of piece: the dearest that is
%       lost first. `promotion`, `none`: no piece is lost, but one of the other side promotes.
%       `missed`, a kind of claim: the first of the best move that
%       is no matter of shape. `position`, `none`: nothing of these
%     - motifs: motif(Name, Japanese, English) of the best move that the move does not have, where
%       it lost 200 or more

mistake_part(Mistake, Key, Value) :-
    part(Key, N),
    arg(N, Mistake, Value).

part(mark, 1).
part(loss, 2).
part(what, 3).
part(of, 4).
part(motifs, 5).

what_is_wrong(Claims, _, _, mate, none) :-
    loses(Claims, Witness),
    memberchk(mate(true), Witness).
what_is_wrong(_, [claim(mates, _)|_], _, missed, mates).
what_is_wrong(Claims, _, Explained, What, Of) :-
    loses(Claims, Witness),
    (   explained_part(Explained, game, Game),
        memberchk(move(Move), Witness),
        memberchk(line(Line), Witness),
        dearest_lost(Game, [Move|Line], Kind)
    ->  What = lost,
        Of = Kind
    ;   What = promotion,
        Of = none
    ).
what_is_wrong(_, Better, _, missed, Kind) :-
    member(claim(Kind, _), Better),
    \+ search_kind(Kind),
    \+ shape_kind(Kind),
    !.
what_is_wrong(_, _, _, position, none).

%   loses(+Claims, -Witness) is semidet: of the claim of what the move itself loses.

loses(Claims, Witness) :-
    member(claim(worse, Witness), Claims),
    memberchk(about(played), Witness),
    !.

%   dearest_lost(+Game, +Line, -Kind) is semidet: along Line the side to move in Game loses a piece
%   of Kind, and none that is worth more.

dearest_lost(Game, Line, Kind) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    findall(Points-Lost,
            ( lost_along(Line, Position, Side, Lost), points_of(Lost, Points) ),
            All),
    msort(All, Sorted),
    last(Sorted, _-Kind).

lost_along([Move|Line], Position, Side, Kind) :-
    move_to(Move, To),
    (   standing(Position, Side, Kind, To)
    ;   position_after(Position, Move, After),
        lost_along(Line, After, Side, Kind)
    ).

missed_motif(Claims, Better, Name, Japanese, English) :-
    member(claim(motif, Witness), Better),
    memberchk(name(Name), Witness),
    \+ ( member(claim(motif, Own), Claims), memberchk(name(Name), Own) ),
    memberchk(words(Japanese, English), Witness).
