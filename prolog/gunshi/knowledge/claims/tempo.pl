/*  Moves that were lost by going round (手損): what a piece has moved more than it needed from where
    it stood when the game began to where it stands.

    It counts as long as the piece goes about in peace: when it takes something, is taken, promotes
    or moves in check, what it has lost till then stays lost, and it is not looked at any more. The
    least number of moves is that of an empty board. A rook that goes 28, 38, 28 has lost two moves;
    a king that goes 59, 68, 78 none. Bishops are left out: mostly their straight way was shut.
*/
:- module(gunshi_knowledge_claims_tempo,
          [ lost_moves/3                % +Game, -Totals, -Walks
          ]).
:- use_module('../../shogi/game', [game_moves/2, game_positions/2]).
:- use_module('../../shogi/position', [in_check/1]).
:- use_module(study, [standing/4]).
:- autoload(library(assoc), [del_assoc/4, gen_assoc/3, get_assoc/3, list_to_assoc/2,
                             put_assoc/4]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [member/2, memberchk/2]).

%!  lost_moves(+Game, -Totals, -Walks:list) is det.
%
%   Totals is lost(Sente, Gote): so many moves were lost. Walks are those of the pieces that are
%   still looked at, walk(Side, Kind, Square, Made, Needed): Made moves to Square, for which Needed
%   are enough.

lost_moves(Game, lost(Sente, Gote), Walks) :-
    game_positions(Game, [Start|Positions]),
    game_moves(Game, Moves),
    findall(Square-walker(Side, Kind, Square, 0),
            ( standing(Start, Side, Kind, Square), walks(Kind) ),
            Pairs),
    list_to_assoc(Pairs, Walkers0),
    walked(Moves, Start, Positions, walkers(Walkers0, lost(0, 0)), walkers(Walkers, Gone)),
    findall(Walk, ( gen_assoc(Square, Walkers, Walker), walk(Walker, Square, Walk) ), Walks),
    foldl(added, Walks, Gone, lost(Sente, Gote)).

walk(walker(Side, Kind, From, Made), Square, walk(Side, Kind, Square, Made, Needed)) :-
    Made > 0,
    moves_needed(Kind, Side, From, Square, Needed).

added(walk(sente, _, _, Made, Needed), lost(Sente0, Gote), lost(Sente, Gote)) :-
    Sente is Sente0+Made-Needed.
added(walk(gote, _, _, Made, Needed), lost(Sente, Gote0), lost(Sente, Gote)) :-
    Gote is Gote0+Made-Needed.

%   Pawns, lances and knights only go forward, and lose nothing.

walks(gi).
walks(ki).
walks(hi).
walks(ou).

%   walked(+Moves, +Before, +Positions, +Walkers0, -Walkers): Positions are those after each move;
%   Walkers is walkers(Walkers, Gone), Gone what was lost by those that are not looked at any more.

walked([], _, _, Walkers, Walkers).
walked([Move|Moves], Before, [After|Positions], Walkers0, Walkers) :-
    walked_on(Move, Before, Walkers0, Walkers1),
    walked(Moves, After, Positions, Walkers1, Walkers).

walked_on(drop(_, _), _, Walkers, Walkers).
walked_on(promote(From, To), _, Walkers0, Walkers) :-
    gone(From, Walkers0, Walkers1),
    gone(To, Walkers1, Walkers).
walked_on(move(From, To), Before, Walkers0, Walkers) :-
    (   Walkers0 = walkers(All0, Gone),
        get_assoc(From, All0, walker(Side, Kind, Begun, Made0)),
        \+ standing(Before, _, _, To),
        \+ in_check(Before)
    ->  Made is Made0+1,
        del_assoc(From, All0, _, All1),
        put_assoc(To, All1, walker(Side, Kind, Begun, Made), All),
        Walkers = walkers(All, Gone)
    ;   gone(From, Walkers0, Walkers1),
        gone(To, Walkers1, Walkers)
    ).

gone(Square, walkers(All0, Gone0), Walkers) :-
    (   del_assoc(Square, All0, Walker, All)
    ->  (   walk(Walker, Square, Walk)
        ->  added(Walk, Gone0, Gone)
        ;   Gone = Gone0
        ),
        Walkers = walkers(All, Gone)
    ;   Walkers = walkers(All0, Gone0)
    ).

                /*******************************
                *          DISTANCES           *
                *******************************/

%   moves_needed(+Kind, +Side, +From, +To, -Count) is det: by an empty board.

moves_needed(_, _, Square, Square, 0) :-
    !.
moves_needed(ou, _, From, To, Count) :-
    !,
    apart(From, To, Files, Ranks),
    Count is max(abs(Files), abs(Ranks)).
moves_needed(hi, _, From, To, Count) :-
    !,
    apart(From, To, Files, Ranks),
    ( ( Files =:= 0 ; Ranks =:= 0 ) -> Count = 1 ; Count = 2 ).
moves_needed(Kind, Side, From, To, Count) :-
    steps([From], [From], Kind, Side, To, 1, Count).

steps(Squares, Seen0, Kind, Side, To, Count0, Count) :-
    findall(Next,
            ( member(Square, Squares), stepped(Kind, Side, Square, Next),
              \+ memberchk(Next, Seen0) ),
            Nexts0),
    sort(Nexts0, Nexts),
    (   memberchk(To, Nexts)
    ->  Count = Count0
    ;   findall(Square, ( member(Square, Nexts) ; member(Square, Seen0) ), Seen),
        Count1 is Count0+1,
        steps(Nexts, Seen, Kind, Side, To, Count1, Count)
    ).

apart(From, To, Files, Ranks) :-
    Files is To//10 - From//10,
    Ranks is To mod 10 - From mod 10.

%   stepped(+Kind, +Side, +From, -To): of a silver or a gold.

stepped(Kind, Side, From, To) :-
    step(Kind, Files, Forward),
    File is From//10 + Files,
    between(1, 9, File),
    ( Side == sente -> Rank is From mod 10 - Forward ; Rank is From mod 10 + Forward ),
    between(1, 9, Rank),
    To is File*10 + Rank.

step(_,  -1, 1).
step(_,   0, 1).
step(_,   1, 1).
step(gi, -1, -1).
step(gi,  1, -1).
step(ki, -1, 0).
step(ki,  1, 0).
step(ki,  0, -1).
