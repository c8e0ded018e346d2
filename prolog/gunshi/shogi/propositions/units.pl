:- encoding(utf8).
/*  Units of a mating problem: an attacker's check and the defender's reply, as [２三金 ２一玉].

    The side to move attacks. A *group* holds what the defender can answer to one check:
    group(Attack, After, Replies), where After is the position after the check. Replies are legal
    moves, or the one word that ends the line:

      - `mate`: there is no reply, or there are only useless interpositions;
      - `fail`: the check is mate by a dropped pawn (打ち歩詰め), which is no legal move; or Attack is
        `none`, as the attacker has no check at all: the king has escaped.

    Useless interpositions (無駄合い) are left out of Replies. The rule: a piece dropped between a
    slider and the king is useless when the slider takes it there and the king is mated again, that
    is, every reply is once more a useless interposition. Between the two the attacker makes no
    move but the taking, so the piece won is never needed. A piece that is *moved* between is not
    useless, nor is one that lets the king live for as much as one more check.

    Order is part of the meaning, as of defences that tie the last one survives: checks come in the
    order of checking_moves/2, drop-pawn mate behind them; replies of the king first, from file 9 to
    file 1, then the others as in legal_moves/2.
*/
:- module(gunshi_units,
          [ unit_groups/2,              % +Position, -Groups
            unit_groups/3,              % +Position, +Omitted, -Groups
            omitted_behind/3,           % +Omitted, +Path, -Behind
            useless_interposition/2     % +Position, ?Move
          ]).
:- use_module('../position',
              [ checking_moves/2, hand/4, in_check/1, legal_move/2, legal_moves/2, opponent/2,
                piece_at/3, position_after/3, side_to_move/2
              ]).
:- use_module('../legality', [legality_fault/3]).
:- autoload(library(apply), [exclude/3, partition/4]).
:- autoload(library(lists), [append/3, member/2, reverse/2]).

%!  unit_groups(+Position, -Groups:list) is det.
%
%   Groups are the group(Attack, After, Replies) of Position, whose side to move attacks; at least
%   one, as told above. Replies has one element or more. From the fifth paper (papers.md §5).
%
%   @error type_error(position, Position)

unit_groups(Position, Groups) :-
    side_to_move(Position, Attacker),
    opponent(Attacker, Defender),
    (   king_square(Position, Defender, King)
    ->  checking_moves(Position, Checks),
        findall(group(Check, After, Replies),
                ( member(Check, Checks),
                  position_after(Position, Check, After),
                  replies(After, King, Replies)
                ),
                Groups1),
        (   drop_pawn_mate(Position, Attacker, King, Checks, Drop)
        ->  append(Groups1, [group(Drop, none, [fail])], Groups2)
        ;   Groups2 = Groups1
        )
    ;   Groups2 = []
    ),
    (   Groups2 == []
    ->  Groups = [group(none, none, [fail])]
    ;   Groups = Groups2
    ).

%!  unit_groups(+Position, +Omitted:list, -Groups:list) is det.
%
%   As unit_groups/2, without the moves that Omitted names: omitted(Path, Moves) leaves out Moves
%   after the moves of the list Path from Position. When no check is left, Groups is the failure
%   that there is none.
%
%   @error type_error(position, Position)

unit_groups(Position, Omitted, Groups) :-
    unit_groups(Position, Groups0),
    (   Omitted == []
    ->  Groups = Groups0
    ;   findall(group(Attack, After, Replies),
                ( member(group(Attack, After, Replies0), Groups0),
                  \+ is_omitted([], Attack, Omitted),
                  findall(Reply,
                          ( member(Reply, Replies0),
                            \+ is_omitted([Attack], Reply, Omitted)
                          ),
                          Replies),
                  Replies \== []
                ),
                Groups1),
        (   Groups1 == []
        ->  Groups = [group(none, none, [fail])]
        ;   Groups = Groups1
        )
    ).

is_omitted(Path, Move, Omitted) :-
    member(omitted(Path, Moves), Omitted),
    memberchk(Move, Moves),
    !.

%!  omitted_behind(+Omitted:list, +Path:list, -Behind:list) is det.
%
%   Behind is what Omitted says of the position that the moves of Path lead to.

omitted_behind(Omitted, Path, Behind) :-
    findall(omitted(Rest, Moves),
            ( member(omitted(Whole, Moves), Omitted),
              append(Path, Rest, Whole)
            ),
            Behind).

king_square(Position, Side, King) :-
    Piece =.. [Side, ou],
    piece_at(Position, King, Piece),
    !.

replies(Position, King, Replies) :-
    legal_moves(Position, Moves),
    partition(leaves(King), Moves, Flights0, Others),
    reverse(Flights0, Flights),
    without_useless(Others, Position, King, Needed),
    append(Flights, Needed, Replies1),
    (   Replies1 == []
    ->  Replies = [mate]
    ;   Replies = Replies1
    ).

leaves(King, move(King, _)).

%   drop_pawn_mate(+Position, +Attacker, +King, +Checks, -Drop): dropping a pawn before the king is
%   refused as mate, and as nothing else.

drop_pawn_mate(Position, Attacker, King, Checks, drop(fu, Square)) :-
    hand(Position, Attacker, fu, _),
    (   Attacker == sente
    ->  Square is King+1
    ;   Square is King-1
    ),
    Square mod 10 =\= 0,
    \+ memberchk(drop(fu, Square), Checks),
    \+ piece_at(Position, Square, _),
    legality_fault(Position, drop(fu, Square), drop_pawn_mate).

                /*******************************
                *    USELESS INTERPOSITIONS    *
                *******************************/

%!  useless_interposition(+Position, ?Move) is nondet.
%
%   The side to move is in check, and Move, a legal drop between its king and the slider that checks
%   it, is useless (無駄合い) by the rule above. Semidet when Move is ground.
%
%   @error type_error(position, Position)
%   @error type_error(move, Move)

useless_interposition(Position, Move) :-
    in_check(Position),
    side_to_move(Position, Side),
    king_square(Position, Side, King),
    legal_moves(Position, Moves),
    without_useless(Moves, Position, King, Needed),
    Move = drop(_, _),
    member(Move, Moves),
    \+ memberchk(Move, Needed).

%   without_useless(+Moves, +Position, +King, -Needed)
%
%   Call a square *bad* when the slider, having taken there, leaves the king a reply that is no
%   drop, or cannot take. That depends on the board alone, and not on what was dropped or taken
%   before. So a drop is useless when its square is not bad and no bad square can be dropped on
%   after the taking: what else could be dropped then would be taken in turn, and only leads
%   nearer to the king.

without_useless(Moves, Position, King, Needed) :-
    findall(Square-Kind, member(drop(Kind, Square), Moves), Pairs),
    (   Pairs == []
    ->  Needed = Moves
    ;   sort(1, @<, Pairs, Squares),
        findall(Bad,
                ( member(Bad-Kind, Squares),
                  \+ ( taken(Position, King, drop(Kind, Bad), Taken),
                       \+ moves_out(Taken)
                     )
                ),
                Bads),
        exclude(useless(Position, King, Bads), Moves, Needed)
    ).

useless(Position, King, Bads, drop(Kind, Square)) :-
    \+ memberchk(Square, Bads),
    (   Bads == []
    ->  true
    ;   taken(Position, King, drop(Kind, Square), Taken),
        \+ moves_out(Taken),
        \+ ( member(Bad, Bads),
             legal_move(Taken, drop(_, Bad))
           )
    ),
    !.

%   taken(+Position, +King, +Drop, -Taken): the slider takes what was dropped, with or without
%   promotion, and gives check again, which a promoted lance may not.

taken(Position, King, drop(Kind, Square), Taken) :-
    slider(Position, King, Square, From),
    position_after(Position, drop(Kind, Square), Interposed),
    (   position_after(Interposed, promote(From, Square), Taken)
    ;   position_after(Interposed, move(From, Square), Taken)
    ),
    in_check(Taken).

moves_out(Position) :-
    legal_move(Position, Reply),
    Reply \= drop(_, _),
    !.

%   slider(+Position, +King, +Square, -From): in check, only drops between the king and a slider are
%   legal, so the first piece behind Square is that slider.

slider(Position, King, Square, From) :-
    Step is sign(Square//10 - King//10) * 10 + sign(Square mod 10 - King mod 10),
    Next is Square+Step,
    first_piece(Position, Next, Step, From).

first_piece(Position, Square, Step, From) :-
    (   piece_at(Position, Square, _)
    ->  From = Square
    ;   Next is Square+Step,
        first_piece(Position, Next, Step, From)
    ).
