:- encoding(utf8).
/*  Why a move is not legal.

    A move that the first paper's rules already refuse has a fault of its own: the piece, the way,
    the target, promotion, a pawn too many. What those rules take and the legal ones refuse is one
    of two: the king would be in check, or a dropped pawn mates.
*/
:- module(gunshi_shogi_legality,
          [ legality_fault/3            % +Position, +Move, -Rule
          ]).
:- use_module(kinds, [piece_side_kind/3]).
:- use_module(position,
              [ piece_at/3, hand/4, side_to_move/2, opponent/2, in_check/1, legal_move/2,
                rule_moves/3, position_term/2
              ]).
:- use_module(values, [is_square/1]).
:- autoload(library(lists), [memberchk/2, select/3]).

%!  legality_fault(+Position, +Move, -Rule) is semidet.
%
%   Rule says why Move is not legal in Position; the first that applies, in the order below. Fails
%   for a legal move.
%
%     | Rule                | The move                                                            |
%     |---------------------|---------------------------------------------------------------------|
%     | `no_piece`          | leaves an empty square, or one that is not on the board             |
%     | `wrong_side`        | moves a piece of the other side                                     |
%     | `occupied_by_own`   | takes a piece of the same side                                      |
%     | `must_promote`      | leaves a piece unpromoted where it could never move (行き所のない駒) |
%     | `cannot_promote`    | promotes what cannot promote, or away from the last three ranks     |
%     | `cannot_move_there` | is not how the piece moves, or something stands between             |
%     | `not_in_hand`       | drops a piece that is not in hand                                   |
%     | `occupied`          | drops a piece on another                                            |
%     | `off_board`         | drops a piece on what is no square                                  |
%     | `nifu`              | drops a second pawn on a file (二歩)                                 |
%     | `dead_end`          | drops a piece where it could never move (行き所のない駒)             |
%     | `self_check`        | leaves or puts the own king in check (王手放置)                      |
%     | `drop_pawn_mate`    | mates with a dropped pawn (打ち歩詰め)                               |
%
%   @error type_error(move, Move)
%   @error type_error(position, Position)
%   @error instantiation_error if Move is not ground

legality_fault(Position, Move, Rule) :-
    must_be_ground(Move),
    \+ legal_move(Position, Move),
    side_to_move(Position, Side),
    rule_moves(paper, Position, Paper),
    (   memberchk(Move, Paper)
    ->  king_fault(Move, Side, Position, Rule)
    ;   paper_fault(Move, Side, Position, Paper, Rule)
    ->  true
    ).

must_be_ground(Move) :-
    (   ground(Move)
    ->  true
    ;   throw(error(instantiation_error, _))
    ).

%   paper_fault(+Move, +Side, +Position, +Paper, -Rule): the first solution is the fault of a move
%   that is not among Paper, the moves by the paper's rules.

paper_fault(drop(Kind, To), Side, Position, _, Rule) :-
    drop_fault(Kind, To, Side, Position, Rule).
paper_fault(move(From, To), Side, Position, Paper, Rule) :-
    (   board_fault(From, To, Side, Position, Rule)
    ;   memberchk(promote(From, To), Paper),
        Rule = must_promote
    ;   Rule = cannot_move_there
    ).
paper_fault(promote(From, To), Side, Position, Paper, Rule) :-
    (   board_fault(From, To, Side, Position, Rule)
    ;   memberchk(move(From, To), Paper),
        Rule = cannot_promote
    ;   Rule = cannot_move_there
    ).

board_fault(From, To, Side, Position, Rule) :-
    (   piece_at(Position, From, Piece)
    ->  (   \+ piece_side_kind(Piece, Side, _)
        ->  Rule = wrong_side
        ;   own_piece_at(Position, Side, To),
            Rule = occupied_by_own
        )
    ;   Rule = no_piece
    ).

drop_fault(Kind, _, Side, Position, not_in_hand) :-
    \+ hand(Position, Side, Kind, _).
drop_fault(_, To, _, Position, occupied) :-
    piece_at(Position, To, _).
drop_fault(_, To, _, _, off_board) :-
    \+ is_square(To).
drop_fault(fu, To, Side, Position, nifu) :-
    piece_side_kind(Piece, Side, fu),
    File is To // 10,
    piece_at(Position, Square, Piece),
    File =:= Square // 10.
drop_fault(_, _, _, _, dead_end).

own_piece_at(Position, Side, Square) :-
    piece_at(Position, Square, Piece),
    piece_side_kind(Piece, Side, _).

%   king_fault(+Move, +Side, +Position, -Rule): Move is in the paper's rules and not legal. A drop
%   leaves a king in check only if it was so before. Of a pawn dropped against a check, the
%   position after it tells: if the pawn does not help, that position could not be set up.

king_fault(drop(fu, To), Side, Position, Rule) :-
    !,
    (   in_check(Position),
        \+ answers_check(Position, Side, To)
    ->  Rule = self_check
    ;   Rule = drop_pawn_mate
    ).
king_fault(_, _, _, self_check).

answers_check(Position, Side, To) :-
    position_term(Position, shogi(Side, Pieces, Hands0)),
    select(hand(Side, fu, Count0), Hands0, Hands1),
    !,
    Count is Count0-1,
    piece_side_kind(Pawn, Side, fu),
    opponent(Side, Opponent),
    After = shogi(Opponent, [at(To, Pawn)|Pieces], [hand(Side, fu, Count)|Hands1]),
    catch(position_term(_, After),
          error(gunshi(bad_position(can_take_king, _, _, _)), _),
          fail).
