/*  Moves that were lost (手損): what a piece has moved more than it needed from where it stood when
    the game began to where it stands.

    Only a piece that still is what it was counts, and that has gone about in peace: one that has
    taken something, was moved in check or has promoted counts no more, for its moves did something
    else. The least number of moves is that of an empty board. A rook that goes 28, 38, 28 has lost
    two moves; a king that goes 59, 68, 78 none.
*/
:- module(gunshi_knowledge_claims_tempo,
          [ lost_moves/3                % +Game, -Totals, -Walks
          ]).
:- use_module('../../shogi/game', [game_moves/2, game_positions/2]).
:- use_module('../../shogi/position', [in_check/1]).
:- use_module(study, [standing/4]).
:- autoload(library(assoc), [del_assoc/4, gen_assoc/3, get_assoc/3, list_to_assoc/2,
                             put_assoc/4]).
:- autoload(library(lists), [member/2, memberchk/2, sum_list/2]).

%!  lost_moves(+Game, -Totals, -Walks:list) is det.
%
%   Totals is lost(Sente, Gote): so many moves were lost by the pieces that count and stand on the
%   board. Walks are theirs, walk(Side, Kind, Square, Made, Needed): Made moves to Square, for which
%   Needed are enough.

lost_moves(Game, lost(Sente, Gote), Walks) :-
    game_positions(Game, [Start|Positions]),
    game_moves(Game, Moves),
    findall(Square-walker(Side, Kind, Square, 0),
            ( standing(Start, Side, Kind, Square), walks(Kind) ),
            Pairs),
    list_to_assoc(Pairs, Walkers0),
    walked(Moves, Start, Positions, Walkers0, Walkers),
    findall(walk(Side, Kind, Square, Made, Needed),
            ( gen_assoc(Square, Walkers, walker(Side, Kind, From, Made)),
              Made > 0,
              moves_needed(Kind, Side, From, Square, Needed) ),
            Walks),
    total(sente, Walks, Sente),
    total(gote, Walks, Gote).

total(Side, Walks, Total) :-
    findall(Lost, ( member(walk(Side, _, _, Made, Needed), Walks), Lost is Made-Needed ), All),
    sum_list(All, Total).

%   Pawns, lances and knights only go forward, and lose nothing.

walks(gi).
walks(ki).
walks(ka).
walks(hi).
walks(ou).

%   walked(+Moves, +Before, +Positions, +Walkers0, -Walkers): Positions are those after each move.

walked([], _, _, Walkers, Walkers).
walked([Move|Moves], Before, [After|Positions], Walkers0, Walkers) :-
    walked_on(Move, Before, Walkers0, Walkers1),
    walked(Moves, After, Positions, Walkers1, Walkers).

walked_on(drop(_, _), _, Walkers, Walkers).
walked_on(promote(From, To), _, Walkers0, Walkers) :-
    gone(From, Walkers0, Walkers1),
    gone(To, Walkers1, Walkers).
walked_on(move(From, To), Before, Walkers0, Walkers) :-
    (   get_assoc(From, Walkers0, walker(Side, Kind, Begun, Made0)),
        \+ standing(Before, _, _, To),
        \+ in_check(Before)
    ->  Made is Made0+1,
        gone(From, Walkers0, Walkers1),
        put_assoc(To, Walkers1, walker(Side, Kind, Begun, Made), Walkers)
    ;   gone(From, Walkers0, Walkers1),
        gone(To, Walkers1, Walkers)
    ).

gone(Square, Walkers0, Walkers) :-
    (   del_assoc(Square, Walkers0, _, Walkers)
    ->  true
    ;   Walkers = Walkers0
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
moves_needed(ka, _, From, To, Count) :-
    !,
    apart(From, To, Files, Ranks),
    ( abs(Files) =:= abs(Ranks) -> Count = 1 ; Count = 2 ).
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
