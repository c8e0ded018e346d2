:- encoding(utf8).
/*  Units: which checks, which replies, what counts as mate and failure, and which interpositions
    are useless.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/propositions/units)).

%   groups(+Sfen, -Groups): Usi-Replies for each check, replies in USI too.

groups(Sfen, Groups) :-
    position_sfen(Position, Sfen),
    unit_groups(Position, Units),
    findall(Attack-Replies,
            ( member(group(Attack0, _, Replies0), Units),
              text(Attack0, Attack),
              maplist(text, Replies0, Replies)
            ),
            Groups).

text(Move, Text) :-
    (   atom(Move)
    ->  Text = Move
    ;   move_usi(Move, Usi),
        atom_string(Text, Usi)
    ).

useless(Sfen, Moves) :-
    position_sfen(Position, Sfen),
    findall(Usi, ( useless_interposition(Position, Move), text(Move, Usi) ), Moves0),
    sort(Moves0, Moves).

:- begin_tests(units).

test(checks_and_replies, Replies == ['2b3a', '2b2a', '2b1c', '2b1b']) :-
    groups("8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1", Groups),
    length(Groups, 13),
    memberchk('G*3c'-Replies, Groups).
test(mate, Replies == [mate]) :-
    groups("4k4/9/4P4/9/9/9/9/9/9 b G 1", Groups),
    memberchk('G*5b'-Replies, Groups).
test(gote_attacks, Replies == [mate]) :-
    groups("9/9/9/9/9/9/4p4/9/4K4 w g 1", Groups),
    memberchk('G*5h'-Replies, Groups).
test(drop_pawn_mate_is_failure, Groups == ['P*1b'-[fail]]) :-
    groups("7nk/9/7GG/9/9/9/9/9/9 b P 1", All),
    include([Attack-_]>>(Attack == 'P*1b'), All, Groups).
test(drop_pawn_that_does_not_mate, Replies == ['1a2a']) :-
    groups("8k/9/7G1/9/9/9/9/9/9 b P 1", Groups),
    memberchk('P*1b'-Replies, Groups).
test(second_pawn_on_the_file_is_no_failure, fail) :-
    groups("7nk/9/7GG/9/9/9/9/9/8P b P 1", Groups),
    memberchk('P*1b'-_, Groups).
test(no_check, Groups == [none-[fail]]) :-
    groups("4k4/9/9/9/9/9/9/9/9 b - 1", Groups).
test(no_king, Groups == [none-[fail]]) :-
    groups("9/9/9/9/4G4/9/9/9/9 b - 1", Groups).

%   The rook at a distance: the king cannot move, and what is dropped is taken with mate.
test(useless, Moves == ['G*1b', 'G*1c', 'P*1b', 'P*1c']) :-
    useless("7lk/7p1/9/8R/8L/9/9/9/9 w gp 1", Moves).

%   Here the silver retakes on 1c, but not on 1b.
test(one_useless_one_not, Moves == ['G*1b', 'P*1b']) :-
    useless("7nk/7s1/9/8R/8L/9/9/9/9 w gp 1", Moves).
test(useless_is_mate, Replies == [mate]) :-
    groups("7lk/7p1/7S1/9/9/9/9/9/9 b Rr2b4g3s4n3l17p 1", Groups),
    memberchk('R*1d'-Replies, Groups).

%   A square is not useless when the taking rook can be taken by the king.
test(needed_beside_the_king, true) :-
    useless("8k/9/8+P/9/9/9/9/9/8R w g 1", Moves),
    \+ memberchk('G*1b', Moves).

%   What is moved between goes to the hand when it is taken. In the second position the knight
%   leaves 2a to the king.
test(moves, Useless == [['2a1b'], []]) :-
    useless("7gk/7p1/7G1/9/9/9/9/9/8R w - 1", Gold),
    useless("7nk/7p1/7G1/9/9/9/9/9/8R w - 1", Knight),
    Useless = [Gold, Knight].

%   The knight on 1e checks the king on 2g; taken further off and given back, it goes there.
test(a_check_is_needed, Needed == ['N*1e', 'N*1f', 'N*1g']) :-
    Sfen = "7lk/7p1/7G1/9/9/9/7K1/9/8R w n 1",
    useless(Sfen, Useless),
    position_sfen(Position, Sfen),
    findall(Usi, ( legal_move(Position, Move), text(Move, Usi) ), Moves),
    subtract(Moves, Useless, Needed).

%   The silver takes what comes to 1c; what was taken on 1d and given back can be dropped there.
test(given_back_it_can_be_dropped_nearer, Useless == []) :-
    useless("7lk/7sp/7G1/9/9/9/9/9/8R w p 1", Useless).
test(not_in_check, Moves == []) :-
    useless("8k/9/9/9/9/9/9/9/9 w g 1", Moves).
test(no_position, error(type_error(position, foo))) :-
    unit_groups(foo, _).

:- end_tests(units).
