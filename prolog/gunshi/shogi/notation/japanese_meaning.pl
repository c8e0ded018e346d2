:- encoding(utf8).
/*  Reading moves in Japanese: the meaning.

    A reading (japanese_read.pl) becomes the moves of a position that it fits. Words which tell
    nothing new are allowed, and a reading that fits one legal move means that move, even if it says
    less than it should. When it fits no legal move, the fault named is that of the move which was
    most likely meant.
*/
:- module(gunshi_shogi_notation_japanese_meaning,
          [ japanese_move/5             % +Reading, +Position, +Last, -Move, -Fault
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module('../squares', [move_from/2]).
:- use_module('../position',
              [ piece_at/3, hand/4, side_to_move/2, legal_move/2, rule_moves/3 ]).
:- use_module('../legality', [legality_fault/3]).
:- use_module(movers, [movers/5, motion/4, standing/6]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [member/2, memberchk/2]).

%!  japanese_move(+Reading, +Position, +Last, -Move, -Fault) is det.
%
%   Move is the legal move of Position that Reading means, and Fault is `none`. If there is none,
%   Fault is the rule that the move meant breaks, ambiguous(Moves) if it can mean several; then Move
%   is the illegal move that was meant, or `none` when that is open. Last is the square of the move
%   before, or `none`. What is said without 打 is a move on the board if it can be one.

japanese_move(japanese(Sign, Place, Kind, Words, Promotion0, Origin), Position, Last, Move,
              Fault) :-
    side_to_move(Position, Side),
    (   Sign \== none,
        Sign \== Side
    ->  Move = none,
        Fault = wrong_side
    ;   place_square(Place, Last, To)
    ->  settled_promotion(Promotion0, Origin, Promotion),
        (   stated(Origin, Words, Promotion, Kind, To, Side, Position, Stated),
            legal_move(Position, Stated)
        ->  Move = Stated,
            Fault = none
        ;   rule_moves(paper, Position, Paper),
            movers(Paper, Position, Kind, To, Squares),
            Meant = meant(Side, Kind, To, Words, Promotion, Origin, Squares),
            meant_move(Meant, Position, Paper, Move, Fault)
        )
    ;   Move = none,
        Fault = no_last_move
    ).

%   stated(+Origin, +Words, +Promotion, +Kind, +To, +Side, +Position, -Move): Move is said in full,
%   as records do; no other moves are looked at.

stated(none, [drop], _, Kind, To, _, _, drop(Kind, To)) :-
    !.
stated(Origin, [], Promotion, Kind, To, Side, Position, Move) :-
    Origin \== none,
    piece_at(Position, Origin, Piece),
    piece_side_kind(Piece, Side, Kind),
    stated_move(Promotion, Origin, To, Move).

place_square(same, Last, To) :-
    !,
    Last \== none,
    To = Last.
place_square(To, _, To).

%   Where the origin is given, records leave out 不成.

settled_promotion(open, Origin, no) :-
    Origin \== none,
    !.
settled_promotion(Promotion, _, Promotion).

meant_move(Meant, Position, Paper, Move, Fault) :-
    include(fits(Meant, Position), Paper, Fitting),
    include(legal_move(Position), Fitting, Legal),
    (   Legal = [_|_]
    ->  prefer_board(Legal, Moves),
        (   Moves = [Move]
        ->  Fault = none
        ;   Move = none,
            Fault = ambiguous(Moves)
        )
    ;   Fitting = [Move|_]
    ->  legality_fault(Position, Move, Fault)
    ;   meant_fault(Meant, Position, Paper, Move, Fault)
    ).

prefer_board(Legal, Moves) :-
    include(on_board, Legal, Board),
    (   Board == []
    ->  Moves = Legal
    ;   Moves = Board
    ).

on_board(move(_, _)).
on_board(promote(_, _)).

fits(meant(_, Kind, To, Words, open, none, _), _, drop(Kind, To)) :-
    memberchk(Words, [[], [drop]]).
fits(Meant, Position, move(From, To)) :-
    promotion_fits(Meant, no),
    comes_from(Meant, Position, From, To).
fits(Meant, Position, promote(From, To)) :-
    promotion_fits(Meant, yes),
    comes_from(Meant, Position, From, To).

promotion_fits(meant(_, _, _, _, Promotion, _, _), Said) :-
    memberchk(Promotion, [Said, open]).

comes_from(meant(Side, Kind, To, Words, _, Origin, Squares), Position, From, To) :-
    memberchk(Origin, [From, none]),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, _, Kind),
    \+ ( member(Word, Words),
         \+ word_fits(Word, Side, Kind, From, To, Squares)
       ).

word_fits(up, Side, _, From, To, _) :-
    motion(Side, From, To, up).
word_fits(across, Side, _, From, To, _) :-
    motion(Side, From, To, across).
word_fits(down, Side, _, From, To, _) :-
    motion(Side, From, To, down).
word_fits(left, Side, Kind, From, To, Squares) :-
    standing(Side, Kind, From, To, Squares, left).
word_fits(right, Side, Kind, From, To, Squares) :-
    standing(Side, Kind, From, To, Squares, right).
word_fits(straight, Side, _, From, To, _) :-
    motion(Side, From, To, up),
    From // 10 =:= To // 10.

%   meant_fault(+Meant, +Position, +Paper, -Move, -Fault): why no move of Paper fits.

meant_fault(meant(_, Kind, To, [drop], _, _, _), Position, _, Move, Fault) :-
    !,
    drop_fault(Kind, To, Position, Move, Fault).
meant_fault(meant(Side, Kind, To, _, Promotion, Origin, _), Position, _, Move, Fault) :-
    Origin \== none,
    piece_at(Position, Origin, Piece),
    piece_side_kind(Piece, Side, Standing),
    !,
    (   Kind = Standing,
        stated_move(Promotion, Origin, To, Move0),
        legality_fault(Position, Move0, Fault0)
    ->  Move = Move0,
        Fault = Fault0
    ;   Move = none,
        Fault = no_such_piece
    ).
meant_fault(meant(_, _, To, _, _, Origin, _), Position, _, none, Fault) :-
    Origin \== none,
    legality_fault(Position, move(Origin, To), Fault0),
    !,
    Fault = Fault0.
meant_fault(meant(Side, Kind, To, Words, Promotion, none, Squares), Position, Paper, Move, Fault) :-
    Promotion \== open,
    include(fits(meant(Side, Kind, To, Words, open, none, Squares), Position), Paper, Fitting),
    include(on_board, Fitting, [Fit|_]),
    !,
    move_from(Fit, From),
    stated_move(Promotion, From, To, Move),
    legality_fault(Position, Move, Fault).
meant_fault(meant(Side, Kind, To, [], open, none, []), Position, _, Move, Fault) :-
    hand(Position, Side, Kind, _),
    !,
    drop_fault(Kind, To, Position, Move, Fault).
meant_fault(meant(Side, _, To, _, _, _, _), Position, _, none, Fault) :-
    (   piece_at(Position, To, Piece),
        piece_side_kind(Piece, Side, _)
    ->  Fault = occupied_by_own
    ;   Fault = no_such_piece
    ).

drop_fault(Kind, To, Position, drop(Kind, To), Fault) :-
    legality_fault(Position, drop(Kind, To), Fault).

stated_move(yes, From, To, promote(From, To)).
stated_move(no,  From, To, move(From, To)).
