:- encoding(utf8).
/*  Units of a mating problem: an attacker's check and the defender's reply, as [２三金 ２一玉].

    The side to move attacks. A *group* holds what the defender can answer to one check:
    group(Attack, After, Replies), where After is the position after the check. Replies are legal
    moves, or the one word that ends the line:

      - `mate`: there is no reply, or there are only useless interpositions;
      - `fail`: the check is mate by a dropped pawn (打ち歩詰め), which is no legal move; or Attack is
        `none`, as the attacker has no check at all: the king has escaped.

    Interpositions that are useless (無駄合い) by the moves alone are left out of Replies; see
    propositions/interpositions.pl. But when there are interpositions only, and one of them is
    needed, all stay: how long the useless ones last decides about the others, by rule 5.

    Order is part of the meaning, as of defences that tie the last one survives: checks come in the
    order of checking_moves/2, drop-pawn mate behind them; replies of the king first, from file 9 to
    file 1, then the others as in legal_moves/2.
*/
:- module(gunshi_shogi_propositions_units,
          [ unit_groups/2,              % +Position, -Groups
            unit_groups/3,              % +Position, +Omitted, -Groups
            check_replies/2,            % +Position, -Replies
            omitted_behind/3            % +Omitted, +Path, -Behind
          ]).
:- use_module('../position',
              [ checking_moves/2, hand/4, legal_moves/2, opponent/2, piece_at/3, position_after/3,
                side_to_move/2
              ]).
:- use_module(interpositions, [interposition/2, king_square/3, mated/3, needed/4]).
:- use_module('../legality', [legality_fault/3]).
:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [append/3, last/2, member/2, reverse/2, subtract/3]).

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

%!  check_replies(+Position, -Replies:list) is det.
%
%   Replies are what the side to move can answer, as told above; it is in check.

check_replies(Position, Replies) :-
    side_to_move(Position, Defender),
    king_square(Position, Defender, King),
    replies(Position, King, Replies).

replies(Position, King, Replies) :-
    legal_moves(Position, Moves),
    partition(leaves(King), Moves, Flights0, Others),
    (   Flights0 == [],
        mated(Others, Position, King)
    ->  Replies = [mate]
    ;   reverse(Flights0, Flights),
        needed(Others, Position, King, Needed0),
        (   Flights0 == [],
            \+ ( member(Other, Needed0),
                 \+ interposition(Position, Other)
               ),
            subtract(Others, Needed0, Useless),
            last(Useless, Last)
        ->  append(Needed0, [Last], Replies)
        ;   append(Flights, Needed0, Replies)
        )
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
