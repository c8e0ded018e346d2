/*  Claims of what would come, confirmed: what the other side is kept from, or what a move threatens
    or prepares, is said only when a small search would play it there and gains by it.

    Captures alone (study.pl) show that a move wins something; not that it is good.
*/
:- module(gunshi_knowledge_claims_confirmation,
          [ confirmed_claims/5,         % +Study, +Score, +Line, +Claims, -Confirmed
            likely_moves/3,             % +Study, +Key, -Moves
            likely_line/4,              % +Study, +Key, -Value, -Line
            move_value/4                % +Score, +Line, +Study, -Value
          ]).
:- use_module('../../shogi/position',
              [in_check/1, legal_move/2, position_after/3, position_passed/2]).
:- use_module('../../shogi/relations', [position_exchange/4]).
:- use_module('../shogi/marks', [cut_score/2]).
:- use_module('../shogi/relation_words', [piece_points/1]).
:- use_module('../shogi/small_lines', [small_lines/3]).
:- use_module('../../shogi/squares', [move_from/2]).
:- use_module(study, [looked_once/4, standing/4, studied/3]).
:- autoload(library(apply), [include/3, partition/4]).
:- autoload(library(lists), [append/3, last/2, member/2, memberchk/2]).

%!  confirmed_claims(+Study, +Score, +Line:list, +Claims:list, -Confirmed:list) is det.
%
%   Confirmed are those of Claims about the move of Study that say nothing of what would come, and
%   those that a small search confirms; of `prepares` one. Score is that of the move, and Line what
%   is expected with it, the move first.
%
%     - `defends`, `prevents`: the other side's move, in the position before when the mover passes,
%       is worth 100 more to the other side than what it has now
%     - `threatens`, `prepares`: the mover's move, when the other side passes, likewise
%
%   Of a check it is not said that it keeps the other side from what that can still do when it has
%   answered as is expected: that only comes later.
%
%   That move is among the likely ones there; or wins 500 points, as a threat to a piece worth as
%   much is one beside a larger threat. A step of the king that is expected next, for which another
%   piece has made way, needs to gain nothing: to go into a castle takes its time.

confirmed_claims(Study, Score, Line, Claims, Confirmed) :-
    partition(prepares, Claims, Prepares, Others),
    include(confirmed(Study, Score, Line), Others, Confirmed0),
    (   member(Claim, Prepares),
        confirmed(Study, Score, Line, Claim)
    ->  append(Confirmed0, [Claim], Confirmed)
    ;   Confirmed = Confirmed0
    ).

prepares(claim(prepares, _)).

confirmed(Study, Score, Line, claim(Kind, Witness)) :-
    (   later(Kind, Key, Sign),
        \+ next_is_king(Kind, Witness, Study)
    ->  coming(Kind, Witness, Move),
        \+ ( Sign < 0, only_later(Study, Line, Move) ),
        gains(Witness, Key, Sign, Move, Study, Score, Line)
    ;   true
    ).

%   only_later(+Study, +Line, +Other) is semidet: the move gives check, and behind the answer that
%   Line expects the other side could still take by Other, and win by that, if the mover did nothing
%   more; or that is not known.

only_later(Study, Line, Other) :-
    studied(Study, after, After),
    in_check(After),
    \+ ( Line = [_, Reply|_],
         position_after(After, Reply, Next),
         position_passed(Next, Passed),
         \+ still_wins(Passed, Other)
       ).

still_wins(Position, Move) :-
    legal_move(Position, Move),
    piece_points(Points),
    position_exchange(Position, Points, Move, Gain),
    Gain > 0.

next_is_king(prepares, Witness, Study) :-
    memberchk(line([_, Next]), Witness),
    studied(Study, kind, Moved),
    Moved \== ou,
    studied(Study, after, After),
    studied(Study, side, Side),
    move_from(Next, From),
    standing(After, Side, ou, From).

%   later(?Kind, -Key, -Sign): a claim of Kind speaks of a move in the position Key of the study,
%   by the mover (1) or the other side (-1).

later(defends, idle, -1).
later(prevents, idle, -1).
later(threatens, passed, 1).
later(prepares, passed, 1).

coming(Kind, Witness, Move) :-
    memberchk(line(Line), Witness),
    (   Kind == prepares
    ->  last(Line, Move)
    ;   Line = [Move|_]
    ).

%   gains(+Witness, +Key, +Sign, +Move, +Study, +Score, +Line) is semidet: the side to move in the
%   position Key has 100 more with Move than after the move of Study.

gains(Witness, Key, Sign, Move, Study, Score, Line) :-
    likely_moves(Study, Key, Moves),
    (   memberchk(Worth0-Move, Moves)
    ->  Worth = Worth0
    ;   memberchk(gain(Gain), Witness),
        abs(Gain) >= 500,
        studied(Study, Key, Position),
        small_search(Position, [nodes(500), only([Move])], [Worth-_|_])
    ),
    move_value(Score, Line, Study, Value),
    Worth-Sign*Value >= 100.

%!  move_value(+Score, +Line:list, +Study, -Value:integer) is det.
%
%   Value, in centipawns, is what the move of Study is worth to its mover: by Score, of a search
%   that expects Line; by a small search where none has looked beyond the move.

move_value(_, [_], Study, Value) :-
    likely_moves(Study, after, [Worth-_|_]),
    !,
    Value is -Worth.
move_value(Score, _, _, Value) :-
    cut_score(Score, Value).

%!  likely_moves(+Study, +Key, -Moves:list) is det.
%
%   Moves are the best three in the position Key of Study, `after`, `passed` or `idle`, by a small
%   search, Centipawns-Move, the best first, without those that are worth 100 less than it.

likely_moves(Study, Key, Moves) :-
    looked_once(Study, Key, likely_lines, Lines),
    moves_of(Lines, All),
    (   All = [Best-_|_]
    ->  findall(Worth-Move, ( member(Worth-Move, All), Worth > Best-100 ), Moves)
    ;   Moves = []
    ).

%!  likely_line(+Study, +Key, -Value:integer, -Line:list) is semidet.
%
%   Line is the best one of the search of likely_moves/3, and worth Value, in centipawns, to the
%   side to move there.

likely_line(Study, Key, Value, Line) :-
    looked_once(Study, Key, likely_lines, [line(Score, _, Line)|_]),
    cut_score(Score, Value).

likely_lines(Position, Lines) :-
    small_lines(Position, [nodes(500), lines(3)], Lines).

small_search(Position, Options, Moves) :-
    small_lines(Position, Options, Lines),
    moves_of(Lines, Moves).

moves_of(Lines, Moves) :-
    findall(Worth-Move,
            ( member(line(Score, _, [Move|_]), Lines), cut_score(Score, Worth) ),
            Moves).
