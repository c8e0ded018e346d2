/*  The relations of a position of shogi, said a second time: slowly, on a plain board, by walking
    from square to square. gunshi_shogi_relations must say the same.

    A board is board(Position, Cells). Argument Square of Cells, 11..99, is the piece there, or
    `empty`; the other arguments are `none`. Captures are played on Cells, without Position.
*/
:- module(test_slow_relations,
          [ slow_board/2,               % +Position, -Board
            slowly/3                    % ?Relation, +Board, +Points
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/kinds)).
:- use_module(library(gunshi/shogi/position)).

%   slow_board(+Position, -Board).

slow_board(Position, board(Position, Cells)) :-
    functor(Cells, cells, 99),
    forall(between(1, 99, N),
           ( is_square(N) -> nb_setarg(N, Cells, empty) ; nb_setarg(N, Cells, none) )),
    forall(piece_at(Position, Square, Piece), nb_setarg(Square, Cells, Piece)).

is_square(N) :-
    N >= 11,
    N mod 10 =\= 0.

%   slowly(?Relation, +Board, +Points) is nondet: Relation is that of gunshi_shogi_relations without
%   the position and the points. An answer may come twice.

slowly(attacks(From, To), board(_, Cells), _) :-
    attacks(Cells, From, To).
slowly(attackers(Square, Side, Count), board(_, Cells), _) :-
    findall(Side0-To, ( piece(Cells, From, Side0, _), attacks(Cells, From, To) ), Attacked),
    arg(Square, Cells, Cell),
    Cell \== none,
    opponent(Side, _),
    include(==(Side-Square), Attacked, Attackers),
    length(Attackers, Count).
slowly(guards(Square, Side, Count), Board, Points) :-
    Board = board(_, Cells),
    piece(Cells, Square, Side, _),
    slowly(attackers(Square, Side, Count), Board, Points).
slowly(line(Slider, Front, Behind), board(_, Cells), _) :-
    slide(Cells, Slider, Files, Ranks),
    first_piece(Cells, Slider, Files, Ranks, Front),
    first_piece(Cells, Front, Files, Ranks, Behind).
slowly(pinned(Square, By), board(_, Cells), _) :-
    kings(Cells, Kings),
    pinned(Cells, Kings, Square, By).
slowly(flight(Side, Square), board(_, Cells), _) :-
    piece(Cells, King, Side, ou),
    goes(Cells, King, Square),
    played(Cells, King, Square, ou, After),
    \+ attacked(After, Square, Side).
slowly(entrance(Kind, Square), board(Position, Cells), _) :-
    side_to_move(Position, Side),
    legal_move(Position, drop(Kind, Square)),
    memberchk(Kind, [hi, ka]),
    enemy_camp(Side, Square),
    \+ attacked(Cells, Square, Side).
slowly(dropping_check(Kind, Square), board(Position, Cells), _) :-
    side_to_move(Position, Side),
    legal_move(Position, drop(Kind, Square)),
    put(Cells, Square, Side, Kind, After),
    attacks(After, Square, King),
    opponent(Side, Other),
    piece(After, King, Other, ou).
slowly(open_file(Slider), board(_, Cells), _) :-
    slide(Cells, Slider, 0, Ranks),
    piece(Cells, Slider, Side, _),
    forward(Side, Ranks),
    reaches_camp(Cells, Slider, 0, Ranks).
slowly(open_diagonal(Slider), board(_, Cells), _) :-
    slide(Cells, Slider, Files, Ranks),
    Files*Ranks =\= 0,
    reaches_camp(Cells, Slider, Files, Ranks).
slowly(file_pawn(Side, File), board(_, Cells), _) :-
    piece(Cells, Square, Side, fu),
    File is Square//10.
slowly(open_to_pawn(Side, File), board(Position, Cells), _) :-
    hand(Position, Side, fu, _),
    between(1, 9, File),
    \+ ( piece(Cells, Square, Side, fu), File =:= Square//10 ).
slowly(head(Side, Kind, Head), board(_, Cells), _) :-
    piece(Cells, Square, Side, Kind),
    forward(Side, Ranks),
    next_square(Square, 0, Ranks, Head).
slowly(weak_head(Square, Kind), board(_, Cells), _) :-
    piece(Cells, Square, Side, Kind),
    memberchk(Kind, [ke, ka, hi, ou]),
    forward(Side, Ranks),
    next_square(Square, 0, Ranks, Head),
    \+ ( piece(Cells, Guard, Side, _),
         Guard =\= Square,
         attacks(Cells, Guard, To),
         To == Head
       ).
slowly(hanging(Square), board(_, Cells), Points) :-
    pins(Cells, Pins),
    hanging(Cells, Points, Pins, Square).
slowly(confined(Square), board(_, Cells), Points) :-
    pins(Cells, Pins),
    piece(Cells, Square, _, Kind),
    Kind \== ou,
    \+ ( goes(Cells, Square, To),
         \+ piece(Cells, To, _, ou),
         may_take_part(Pins, Square, To),
         becomes(Cells, Square, To, Kind1),
         landed(Cells, Points, _, Square, To, Kind1, Gain),
         Gain >= 0
       ).
slowly(trapped(Square), Board, Points) :-
    Board = board(Position, Cells),
    slowly(confined(Square), Board, Points),
    piece(Cells, Square, Side, _),
    (   slowly(hanging(Square), Board, Points)
    ;   opponent(Side, Other),
        pins(Cells, Pins),
        attacked_next(Position, Cells, Points, Pins, Other, Square)
    ).
slowly(overloaded(Guard), Board, Points) :-
    findall(Guard0-Guarded, slowly(duty(Guard0, Guarded), Board, Points), Duties0),
    sort(Duties0, Duties),
    append(_, [Guard-_, Guard-_|_], Duties).
slowly(duty(Guard, Guarded), board(_, Cells), Points) :-
    kings(Cells, Kings),
    pins(Cells, Kings, Pins),
    piece(Cells, Guard, Side, _),
    taken_away(Cells, Guard, Bare),
    pins(Bare, Kings, BarePins),
    attacks(Cells, Guard, Guarded),
    piece(Cells, Guarded, Side, _),
    \+ hanging(Cells, Points, Pins, Guarded),
    hanging(Bare, Points, BarePins, Guarded).
slowly(exchange(Move, Gain), board(Position, Cells), Points) :-
    side_to_move(Position, Side),
    legal_move(Position, Move),
    moved(Move, Side, Cells, Points, Gain).
slowly(balance(Side, Balance), board(Position, Cells), Points) :-
    opponent(Side, Other),
    wealth(Position, Cells, Points, Side, Own),
    wealth(Position, Cells, Points, Other, Others),
    Balance is Own - Others.

                /*******************************
                *            BOARD             *
                *******************************/

%   piece(+Cells, ?Square, ?Side, ?Kind)

piece(Cells, Square, Side, Kind) :-
    arg(Square, Cells, Piece),
    piece_side_kind(Piece, Side, Kind).

put(Cells0, Square, Side, Kind, Cells) :-
    piece_side_kind(Piece, Side, Kind),
    duplicate_term(Cells0, Cells),
    setarg(Square, Cells, Piece).

taken_away(Cells0, Square, Cells) :-
    duplicate_term(Cells0, Cells),
    setarg(Square, Cells, empty).

%   played(+Cells0, +From, +To, +Kind, -Cells): the piece on From goes to To, and is of Kind there.

played(Cells0, From, To, Kind, Cells) :-
    piece(Cells0, From, Side, _),
    taken_away(Cells0, From, Cells1),
    put(Cells1, To, Side, Kind, Cells).

%   next_square(+Square, +Files, +Ranks, -Next): fails at the edge.

next_square(Square, Files, Ranks, Next) :-
    File is Square//10 + Files,
    Rank is Square mod 10 + Ranks,
    between(1, 9, File),
    between(1, 9, Rank),
    Next is 10*File + Rank.

%   forward(?Side, ?Ranks): what a step forward adds to the rank.

forward(sente, -1).
forward(gote, 1).

enemy_camp(sente, Square) :-
    Square mod 10 =< 3.
enemy_camp(gote, Square) :-
    Square mod 10 >= 7.

                /*******************************
                *           ATTACKS            *
                *******************************/

%   step(?Kind, ?Right, ?Forward), slider(?Kind, ?Right, ?Forward): where a piece goes one square, a
%   knight its jump, and where it goes on until something stands in its way.

step(fu, 0, 1).
step(ke, -1, 2).
step(ke, 1, 2).
step(gi, Right, Forward) :-
    member(Right-Forward, [-1-1, 0-1, 1-1, -1-(-1), 1-(-1)]).
step(Gold, Right, Forward) :-
    member(Gold, [ki, to, ny, nk, ng]),
    member(Right-Forward, [-1-1, 0-1, 1-1, -1-0, 1-0, 0-(-1)]).
step(ou, Right, Forward) :-
    member(Right-Forward, [-1-1, 0-1, 1-1, -1-0, 1-0, -1-(-1), 0-(-1), 1-(-1)]).
step(um, Right, Forward) :-
    slider(hi, Right, Forward).
step(ry, Right, Forward) :-
    slider(ka, Right, Forward).

slider(ky, 0, 1).
slider(Rook, Right, Forward) :-
    member(Rook, [hi, ry]),
    member(Right-Forward, [-1-0, 1-0, 0-1, 0-(-1)]).
slider(Bishop, Right, Forward) :-
    member(Bishop, [ka, um]),
    member(Right-Forward, [-1-1, 1-1, -1-(-1), 1-(-1)]).

%   attacks(+Cells, ?From, -To)

attacks(Cells, From, To) :-
    piece(Cells, From, Side, Kind),
    step(Kind, Right, Forward),
    on_board(Side, Right, Forward, Files, Ranks),
    next_square(From, Files, Ranks, To).
attacks(Cells, From, To) :-
    slide(Cells, From, Files, Ranks),
    walked(Cells, From, Files, Ranks, To).

%   slide(+Cells, ?From, -Files, -Ranks): a direction in which the piece on From goes on.

slide(Cells, From, Files, Ranks) :-
    piece(Cells, From, Side, Kind),
    slider(Kind, Right, Forward),
    on_board(Side, Right, Forward, Files, Ranks).

on_board(Side, Right, Forward, Files, Ranks) :-
    forward(Side, Sign),
    Files is Sign*Right,
    Ranks is Sign*Forward.

walked(Cells, From, Files, Ranks, To) :-
    next_square(From, Files, Ranks, Next),
    (   To = Next
    ;   arg(Next, Cells, empty),
        walked(Cells, Next, Files, Ranks, To)
    ).

%   first_piece(+Cells, +From, +Files, +Ranks, -Square)

first_piece(Cells, From, Files, Ranks, Square) :-
    next_square(From, Files, Ranks, Next),
    (   arg(Next, Cells, empty)
    ->  first_piece(Cells, Next, Files, Ranks, Square)
    ;   Square = Next
    ).

%   attacked(+Cells, +Square, +Side): by the other side than Side.

attacked(Cells, Square, Side) :-
    opponent(Side, Other),
    piece(Cells, From, Other, _),
    attacks(Cells, From, To),
    To == Square,
    !.

reaches_camp(Cells, Slider, Files, Ranks) :-
    piece(Cells, Slider, Side, _),
    \+ enemy_camp(Side, Slider),
    walked(Cells, Slider, Files, Ranks, To),
    enemy_camp(Side, To).

%   goes(+Cells, +From, -To): to where no piece of its side stands.

goes(Cells, From, To) :-
    piece(Cells, From, Side, _),
    attacks(Cells, From, To),
    \+ piece(Cells, To, Side, _).

%   pinned(+Cells, +Kings, -Square, -By): from the king on, its own piece and then the slider.

pinned(Cells, Kings, Square, By) :-
    member(Side-King, Kings),
    step(ou, Files, Ranks),
    first_piece(Cells, King, Files, Ranks, Square),
    piece(Cells, Square, Side, _),
    first_piece(Cells, Square, Files, Ranks, By),
    opponent(Side, Other),
    piece(Cells, By, Other, _),
    Left is -Files,
    Back is -Ranks,
    once(slide(Cells, By, Left, Back)).

kings(Cells, Kings) :-
    findall(Side-King, piece(Cells, King, Side, ou), Kings).

pins(Cells, Pins) :-
    kings(Cells, Kings),
    pins(Cells, Kings, Pins).

%   pins(+Cells, +Kings, -Pins): a king that is taken off as a guard leaves the pins to it.

pins(Cells, Kings, Pins) :-
    findall(Square-By, pinned(Cells, Kings, Square, By), Pins).

                /*******************************
                *          EXCHANGES           *
                *******************************/

hanging(Cells, Points, Pins, Square) :-
    piece(Cells, Square, Side, Kind),
    Kind \== ou,
    opponent(Side, Other),
    gain(Cells, Points, Pins, Square, Other, Gain),
    Gain > 0.

%   attacked_next(+Position, +Cells, +Points, +Pins, +Side, +Square): were Side to move, a piece of
%   fewer points could come to where it attacks the one on Square, and not be lost there.

attacked_next(_, Cells, Points, Pins, Side, Square) :-
    piece(Cells, From, Side, _),
    goes(Cells, From, To),
    To =\= Square,
    \+ piece(Cells, To, _, ou),
    may_take_part(Pins, From, To),
    becomes(Cells, From, To, Kind),
    lesser(Cells, Points, Kind, Square),
    played(Cells, From, To, Kind, After),
    attacks(After, To, Square),
    landed(Cells, Points, _, From, To, Kind, Gain),
    Gain >= 0.
attacked_next(Position, Cells, Points, _, Side, Square) :-
    hand(Position, Side, Kind, _),
    lesser(Cells, Points, Kind, Square),
    arg(To, Cells, empty),
    \+ stuck(Kind, Side, To),
    \+ ( Kind == fu,
         piece(Cells, Pawn, Side, fu),
         Pawn//10 =:= To//10
       ),
    put(Cells, To, Side, Kind, After),
    attacks(After, To, Square),
    moved(drop(Kind, To), Side, Cells, Points, Gain),
    Gain >= 0.

lesser(Cells, Points, Kind, Square) :-
    Kind \== ou,
    piece(Cells, Square, _, Victim),
    piece_points(Points, Kind, Fewer),
    piece_points(Points, Victim, More),
    Fewer < More.

%   gain(+Cells, +Points, +Pins, +Square, +Side, -Gain): what Side gains that may take on Square
%   now, and may stop at any time, as the other side may.

gain(Cells, Points, Pins, Square, Side, Gain) :-
    (   taker(Cells, Points, Pins, Square, Side, From)
    ->  piece(Cells, From, _, Kind),
        landed(Cells, Points, Pins, From, Square, Kind, Gain0),
        Gain is max(0, Gain0)
    ;   Gain = 0
    ).

%   landed(+Cells, +Points, ?Pins, +From, +To, +Kind, -Gain): the piece on From goes to To and is of
%   Kind there. Pins are those with which the exchange begins; if it begins so, those then.

landed(Cells, Points, Pins, From, To, Kind, Gain) :-
    piece(Cells, From, Side, Kind0),
    taken(Cells, Points, To, Taken),
    piece_points(Points, Kind0, Points0),
    piece_points(Points, Kind, Points1),
    played(Cells, From, To, Kind, After),
    opponent(Side, Other),
    answered(After, Points, Pins, To, Other, Loss),
    Gain is Taken + Points1 - Points0 - Loss.

answered(Cells, Points, Pins, Square, Side, Gain) :-
    (   var(Pins)
    ->  pins(Cells, Pins)
    ;   true
    ),
    gain(Cells, Points, Pins, Square, Side, Gain).

%   moved(+Move, +Side, +Cells, +Points, -Gain): a move of Side.

moved(move(From, To), _, Cells, Points, Gain) :-
    piece(Cells, From, _, Kind),
    landed(Cells, Points, _, From, To, Kind, Gain).
moved(promote(From, To), _, Cells, Points, Gain) :-
    piece(Cells, From, _, Plain),
    promoted_kind(Plain, Kind),
    landed(Cells, Points, _, From, To, Kind, Gain).
moved(drop(Kind, To), Side, Cells, Points, Gain) :-
    put(Cells, To, Side, Kind, After),
    opponent(Side, Other),
    answered(After, Points, _, To, Other, Loss),
    Gain is -Loss.

%   taken(+Cells, +Points, +Square, -Gain): off the board, and in the hand.

taken(Cells, Points, Square, Gain) :-
    (   piece(Cells, Square, _, Kind)
    ->  piece_points(Points, Kind, OnBoard),
        in_hand(Kind, Plain),
        piece_points(Points, Plain, InHand),
        Gain is OnBoard + InHand
    ;   Gain = 0
    ).

in_hand(Kind, Plain) :-
    (   promoted_kind(Plain0, Kind)
    ->  Plain = Plain0
    ;   Plain = Kind
    ).

%   piece_points(+Points, +Kind, -Worth)

piece_points(Points, Kind, Worth) :-
    (   Kind == ou
    ->  Worth = 0
    ;   nth1(N, [fu, ky, ke, gi, ka, hi, ki, to, ny, nk, ng, um, ry], Kind)
    ->  arg(N, Points, Worth)
    ).

%   taker(+Cells, +Points, +Pins, +Square, +Side, -From): the piece with which Side takes next.

taker(Cells, Points, Pins, Square, Side, From) :-
    findall(Worth-Number-Seen-From0,
            ( piece(Cells, From0, Side, Kind),
              Kind \== ou,
              once(( attacks(Cells, From0, To), To == Square )),
              may_take_part(Pins, From0, Square),
              piece_points(Points, Kind, Worth),
              kind_number(Kind, Number),
              seen(Side, From0, Seen)
            ),
            Takers),
    (   min_member(_-From1, Takers)
    ->  From = From1
    ;   piece(Cells, From, Side, ou),
        attacks(Cells, From, To),
        To == Square,
        played(Cells, From, Square, ou, After),
        \+ attacked(After, Square, Side)
    ).

kind_number(Kind, Number) :-
    nth1(Number, [fu, ky, ke, gi, ka, hi, ki, ou, to, ny, nk, ng, um, ry], Kind),
    !.

seen(sente, Square, Square).
seen(gote, Square, Seen) :-
    Seen is 110 - Square.

%   may_take_part(+Pins, +From, +To): From is not pinned, or To is on the line of the pin.

may_take_part(Pins, From, To) :-
    \+ ( member(From-By, Pins),
         (To//10 - From//10)*(By mod 10 - From mod 10)
             =\= (To mod 10 - From mod 10)*(By//10 - From//10)
       ).

%   becomes(+Cells, +From, +To, -Kind): what the piece can be when it has gone to To.

becomes(Cells, From, To, Kind) :-
    piece(Cells, From, Side, Kind0),
    (   Kind = Kind0,
        \+ stuck(Kind, Side, To)
    ;   promoted_kind(Kind0, Kind),
        ( enemy_camp(Side, From) -> true ; enemy_camp(Side, To) )
    ).

stuck(Kind, Side, Square) :-
    memberchk(Kind, [fu, ky, ke]),
    \+ ( ( step(Kind, Right, Forward) ; slider(Kind, Right, Forward) ),
         on_board(Side, Right, Forward, Files, Ranks),
         next_square(Square, Files, Ranks, _)
       ).

%   wealth(+Position, +Cells, +Points, +Side, -Wealth): on the board and in hand.

wealth(Position, Cells, Points, Side, Wealth) :-
    findall(Worth, ( piece(Cells, _, Side, Kind), piece_points(Points, Kind, Worth) ), OnBoard),
    findall(Worth,
            ( hand(Position, Side, Kind, Count),
              piece_points(Points, Kind, One),
              Worth is Count*One
            ),
            InHand),
    append(OnBoard, InHand, All),
    sum_list(All, Wealth).
