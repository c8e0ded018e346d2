/*  The bm facts of Othello that keep moves from being played, noted for the reason.
*/
:- module(gunshi_knowledge_othello_forbidden,
          [ forbidden/4,                % +Position, +N, +Moves, -Forbidden
            forbid/2,                   % +Situation, +Forbidden
            allowed_moves/3             % +Position, +N, -Allowed
          ]).
:- use_module('../../othello/board', [othello_moves/2]).
:- use_module(decision, [noted/3, note_down/3]).
:- use_module(patterns, [joseki_fact/6]).
:- autoload(library(lists), [append/3, member/2]).

%!  forbidden(+Position, +N:integer, +Moves:list, -Forbidden:list) is det.
%
%   Forbidden are bm(Source, N, M, Fact) for each M of Moves that a bm fact speaks against, as the
%   Nth move in Position.

forbidden(Position, N, Moves, Forbidden) :-
    findall(bm(Source, N, M, Fact),
            ( member(M, Moves),
              once(joseki_fact(bm, Position, N, M, Source, Fact))
            ),
            Forbidden).

%!  forbid(+Situation, +Forbidden:list) is det.
%
%   They are noted, each once, under `forbidden` (noted/3).

forbid(Now, Forbidden) :-
    noted(Now, forbidden, Before),
    findall(Bm,
            ( member(Bm, Forbidden),
              arg(3, Bm, M),
              \+ memberchk(bm(_, _, M, _), Before)
            ),
            New),
    (   New == []
    ->  true
    ;   append(Before, New, All),
        note_down(Now, forbidden, All)
    ).

%!  allowed_moves(+Position, +N:integer, -Allowed) is det.
%
%   Allowed is allowed(Moves, Forbidden): Moves are the legal ones that no bm fact speaks against as
%   the Nth move, or all when it speaks against every one; Forbidden is as of forbidden/4.

allowed_moves(Position, N, allowed(Moves, Forbidden)) :-
    othello_moves(Position, Legal),
    forbidden(Position, N, Legal, Forbidden),
    findall(M, ( member(M, Legal), \+ memberchk(bm(_, _, M, _), Forbidden) ), Moves0),
    (   Moves0 == []
    ->  Moves = Legal
    ;   Moves = Moves0
    ).
