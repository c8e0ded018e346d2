/*  Claims that take stock after a move: what the piece that has moved guards and attacks, what each
    side has more of, whether the move takes another one back or loses moves, whether the game comes
    round again, and how the evaluation divides what is expected.

    They are for who reads a game at leisure (shogi/explained.pl): each is true of many moves, and
    seldom why one was played.
*/
:- module(gunshi_knowledge_claims_account,
          [ account_claim/4             % +Study, +Judged, +Said, -Claim
          ]).
:- use_module('../../shogi/evaluation', [evaluation_terms/3]).
:- use_module('../../shogi/game', [game_moves/2, game_play/3, game_positions/2, game_start/2]).
:- use_module('../../shogi/position',
              [hand/4, in_check/1, legal_moves/2, opponent/2, side_to_move/2, start_position/2]).
:- use_module('../../shogi/relations', [position_attacks/3, position_pinned/3]).
:- use_module('../shogi/longer_lines', [first_moves/3, line_end/3]).
:- use_module('../shogi/marks', [judged_part/3]).
:- use_module('../shogi/search_choices', [score_terms/2]).
:- use_module(material, [nothing_back/2, stock/4]).
:- use_module(study, [moved_piece/3, points_of/2, standing/4, studied/3]).
:- use_module(tempo, [lost_moves/3]).
:- autoload(library(lists),
            [append/3, member/2, memberchk/2, nth1/3, selectchk/3, sum_list/2]).

%!  account_claim(+Study, +Judged, +Said:list, -Claim) is nondet.
%
%   Claim is claim(Kind, [about(played), move(Move)|Witness]) of the move of Study that Judged, of
%   judged_move/5, is about, by kind; Said are other claims of it:
%
%     - `contacts`: squares, of the piece that has moved (`piece`), of those of its side that it
%       guards (`guarded`), a lance or more, and of those that it attacks (`target`), pawns too if
%       it is none, no king; not of a piece that is pinned
%     - `stock`: ahead(Kinds), behind(Kinds), count(Pawns) and hands(Own, Theirs), where it is not
%       what it was before the move, captures win nothing back, both sides began with the same,
%       and Said tell nothing of it: the pieces but pawns that the mover has more of than the
%       other side and fewer; the pawns it has won, fewer than 0 where it has lost them; the pawns
%       in hand
%     - `returns`: squares; the side's last move is taken back, which took nothing, as this one, and
%       neither promotes or answers a check
%     - `loses_moves`: squares; made(Made), needed(Needed), own(Own) and theirs(Theirs), in a game
%       from a usual start, while nothing but pawns and bishops is in hand: the piece has made so
%       many moves to where it stands, Needed are enough on an empty board, and with this move its
%       side has lost more moves than before; so many in all, and the other side (tempo.pl). And
%       `waits`, as waits/2
%     - `comes_round`: line: what is expected leads to a position that the game has had
%     - `wide`: count(Moves), five at least of those that the search has looked at are worth no more
%       than 30 less than the best
%     - `weighs`: line, six moves of what is expected, and terms(Terms): the three parts of the
%       evaluation of its end, which is no mate, that weigh most, for the mover, 40 centipawns at
%       least; where all of them together are the score, to a pawn or to a half of it

account_claim(Study, Judged, Said, claim(Kind, [about(played), move(Move)|Witness])) :-
    studied(Study, move, Move),
    account(Kind, Study, Judged, Witness),
    \+ ( Kind == stock, member(claim(Other, _), Said), memberchk(Other, [balance, pawns]) ).

account(contacts, Study, _, [squares([Moved|Others])]) :-
    moved_piece(Study, piece, Moved),
    Moved = on(To, Side, Kind, _),
    Kind \== ou,
    studied(Study, after, After),
    \+ position_pinned(After, To, _),
    findall(on(Square, Owner, Other, Role),
            ( position_attacks(After, To, Square),
              standing(After, Owner, Other, Square),
              Other \== ou,
              ( Owner == Side -> Role = guarded ; Role = target ),
              points_of(Other, Points),
              (   Points >= 300
              ->  true
              ;   Role == target,
                  Kind \== fu
              )
            ),
            Others),
    Others = [_|_].
account(stock, Study, Judged, [ahead(Ahead), behind(Behind), count(Pawns), hands(Own, Theirs)]) :-
    studied(Study, side, Side),
    studied(Study, before, Before),
    studied(Study, after, After),
    judged_part(Judged, line, Line),
    nothing_back(Study, Line),
    studied(Study, game, Game),
    game_start(Game, Start),
    stock(Start, Side, []-[], 0),
    all_stock(After, Side, Ahead, Behind, Pawns, Own, Theirs),
    \+ all_stock(Before, Side, Ahead, Behind, Pawns, Own, Theirs).
account(returns, Study, _, [squares([Moved])]) :-
    studied(Study, move, move(From, To)),
    studied(Study, taken, none),
    studied(Study, before, Before),
    \+ in_check(Before),
    studied(Study, game, Game),
    game_moves(Game, Moves),
    append(_, [Earlier, _], Moves),
    Earlier = move(To, From),
    game_positions(Game, Positions),
    append(_, [BeforeEarlier, _, _], Positions),
    \+ in_check(BeforeEarlier),
    \+ standing(BeforeEarlier, _, _, From),
    moved_piece(Study, piece, Moved).
account(loses_moves, Study, Judged,
        [squares([Moved]), made(Made), needed(Needed), own(Own), theirs(Theirs)|Waits]) :-
    studied(Study, taken, none),
    studied(Study, after, After),
    \+ ( hand(After, _, Kind, _), Kind \== fu, Kind \== ka ),
    studied(Study, game, Game),
    game_start(Game, Start),
    once(start_position(_, Start)),
    studied(Study, move, Move),
    studied(Study, side, Side),
    moved_piece(Study, piece, Moved),
    Moved = on(Square, Side, _, _),
    game_play(Game, Move, Game1),
    lost_moves(Game1, Totals, Walks),
    memberchk(walk(Side, _, Square, Made, Needed), Walks),
    Made > Needed,
    lost_moves(Game, Totals0, _),
    lost_by(Side, Totals, Own, Theirs),
    lost_by(Side, Totals0, Was, _),
    Own > Was,
    (   waits(Study, Judged)
    ->  Waits = [waits]
    ;   Waits = []
    ).
account(comes_round, Study, Judged, [line(Line)]) :-
    judged_part(Judged, line, [_|Expected]),
    studied(Study, game, Game),
    studied(Study, after, After),
    game_positions(Game, Positions),
    once(( append(Line, _, Expected),
           Line = [_|_],
           line_end(After, Line, End),
           memberchk(End, Positions) )).
account(wide, _, Judged, [count(Count)]) :-
    judged_part(Judged, lines, Lines),
    judged_part(Judged, best_score, cp(Best)),
    findall(Worth, ( member(line(cp(Worth), exact, _), Lines), Worth >= Best-30 ), Worths),
    length(Worths, Count),
    Count >= 5.
account(weighs, Study, Judged, [line(Line), terms(Terms)]) :-
    judged_part(Judged, score, cp(Score)),
    judged_part(Judged, line, [_|Expected]),
    first_moves(6, Expected, Line),
    Line = [_|_],
    studied(Study, side, Side),
    studied(Study, after, After),
    line_end(After, Line, End),
    \+ legal_moves(End, []),
    score_terms(End, Terms0),
    ( side_to_move(End, Side) -> Sign = 1 ; Sign = -1 ),
    sum_terms(Terms0, Sign, Sum),
    2*abs(Sum-Score) =< max(200, abs(Score)),
    selectchk(material-Board, Terms0, Terms1),
    selectchk(hands-Hands, Terms1, Terms2),
    selectchk(tempo-_, Terms2, Terms3),
    Pieces is Board+Hands,
    findall(Size-(Name-Value),
            ( member(Name-Value0, [material-Pieces|Terms3]),
              Value is Sign*Value0,
              Size is abs(Value),
              Size >= 40
            ),
            Sized0),
    sort(1, @>=, Sized0, Sized),
    findall(Term, ( nth1(N, Sized, _-Term), N =< 3 ), Terms),
    Terms = [_|_].

%   waits(+Study, +Judged) is semidet: the piece was not attacked, attacks nothing, and the search
%   likes five moves as well in a game that is about even.

waits(Study, Judged) :-
    account(wide, Study, Judged, _),
    judged_part(Judged, score, cp(Score)),
    judged_part(Judged, best_score, cp(Best)),
    abs(Best) < 300,
    Score >= Best-30,
    studied(Study, before, Before),
    studied(Study, from, From),
    studied(Study, side, Side),
    opponent(Side, Other),
    \+ ( position_attacks(Before, Attacker, From), standing(Before, Other, _, Attacker) ),
    studied(Study, after, After),
    studied(Study, to, To),
    \+ ( position_attacks(After, To, Target), standing(After, Other, _, Target) ).

lost_by(sente, lost(Own, Theirs), Own, Theirs).
lost_by(gote,  lost(Theirs, Own), Own, Theirs).

sum_terms(Terms, Sign, Sum) :-
    findall(Value, member(_-Value, Terms), Values),
    sum_list(Values, Sum0),
    Sum is Sign*Sum0.

%   all_stock(+Position, +Side, -Ahead, -Behind, -Pawns, -Own, -Theirs): what Side has more and less
%   of, and the pawns that both have in hand.

all_stock(Position, Side, Ahead, Behind, Pawns, Own, Theirs) :-
    stock(Position, Side, Ahead-Behind, Pawns),
    opponent(Side, Other),
    pawns_in_hand(Position, Side, Own),
    pawns_in_hand(Position, Other, Theirs).

pawns_in_hand(Position, Side, Count) :-
    (   hand(Position, Side, fu, Count0)
    ->  Count = Count0
    ;   Count = 0
    ).
