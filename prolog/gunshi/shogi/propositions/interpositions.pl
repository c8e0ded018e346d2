:- encoding(utf8).
/*  Useless interpositions (無駄合い): what changes nothing but that the attacker has come nearer.

    An interposition is a reply, dropped or moved, to a square between the king and what checks it
    from afar. The attacker takes it with check, and what was taken goes back to the defender's
    hand, as if there had been no interposition and the check had come from nearer. Two rules judge
    the position that this makes; both are the convention of the solver (c/shogi/mate).

      - Here, by the moves alone: useless when the defender is mated at once. He is mated when he
        has no legal move but interpositions, and each of them, taken by whatever piece, is useless
        again, by a check from nearer.
      - In the middle of a line: rule 5, see propositions/rules.pl. There the checking piece takes.

    As what is dropped goes back, what it is makes no difference, unless it gives check itself: then
    it is never useless.
*/
:- module(gunshi_shogi_propositions_interpositions,
          [ interposition/2,            % +Position, +Move
            checker_captures/3,         % +Position, +Move, -Captures
            mated/3,                    % +Moves, +Position, +King
            king_square/3,              % +Position, +Side, -King
            needed/4,                   % +Moves, +Position, +King, -Needed
            useless_interposition/2     % +Position, ?Move
          ]).
:- use_module('../kinds', [hand_kind_down/1, kind_usi/2, piece_side_kind/3]).
:- use_module('../squares', [move_from/2, move_to/2]).
:- use_module('../position',
              [ hand/4, in_check/1, legal_move/2, legal_moves/2, piece_at/3, position_after/3,
                position_sfen/2, problem_sfen/2, promoted_kind/2, side_to_move/2
              ]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [member/2]).

%!  useless_interposition(+Position, ?Move) is nondet.
%
%   The side to move is in check, and Move, a legal interposition, is useless by the moves alone.
%   Semidet when Move is ground.
%
%   @error type_error(position, Position)
%   @error type_error(move, Move)

useless_interposition(Position, Move) :-
    in_check(Position),
    side_to_move(Position, Side),
    king_square(Position, Side, King),
    legal_moves(Position, Moves),
    needed(Moves, Position, King, Needed),
    (   ground(Move)
    ->  legal_move(Position, Move)
    ;   member(Move, Moves)
    ),
    \+ memberchk(Move, Needed).

%!  interposition(+Position, +Move) is semidet.
%
%   Move, legal in Position, in which the side to move is in check, is an interposition: neither the
%   king moves nor is the checking piece taken.

interposition(_, drop(_, _)) :-
    !.
interposition(Position, Move) :-
    move_from(Move, From),
    move_to(Move, To),
    \+ piece_at(Position, To, _),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, _, Kind),
    Kind \== ou.

%   captured(+Position, +Move, ?Capture, -Taken, -Kind): after the interposition Move, Capture takes
%   it and gives check. Taken is the position then; Kind, unpromoted, is what was taken.

captured(Position, Move, Capture, Taken, Kind) :-
    position_after(Position, Move, Interposed),
    \+ in_check(Interposed),
    move_to(Move, Square),
    (   Capture = promote(_, Square)
    ;   Capture = move(_, Square)
    ),
    legal_move(Interposed, Capture),
    position_after(Interposed, Capture, Taken),
    in_check(Taken),
    piece_at(Interposed, Square, Piece),
    piece_side_kind(Piece, _, Kind0),
    (   promoted_kind(Kind1, Kind0)
    ->  Kind = Kind1
    ;   Kind = Kind0
    ).

%!  king_square(+Position, +Side, -King) is semidet.
%
%   The king of Side stands on the square King.

king_square(Position, Side, King) :-
    piece_side_kind(Piece, Side, ou),
    piece_at(Position, King, Piece),
    !.

%   handed_back(+Taken, +Kind, -Given): by its text, as no move does this.

handed_back(Taken, Kind, Given) :-
    side_to_move(Taken, Defender),
    position_sfen(Taken, Sfen),
    split_string(Sfen, " ", "", [Board, Side|_]),
    findall(Text,
            ( hand_letter(Owner, Each, Letter),
              (   hand(Taken, Owner, Each, Count0)
              ->  true
              ;   Count0 = 0
              ),
              (   Each \== Kind
              ->  Count = Count0
              ;   Owner == Defender
              ->  Count is Count0+1
              ;   Count is Count0-1
              ),
              Count > 0,
              atom_concat(Count, Letter, Text)
            ),
            Texts),
    atomic_list_concat(Texts, Hands),
    format(string(Text), "~s ~s ~w 1", [Board, Side, Hands]),
    problem_sfen(Given, Text).

%   hand_letter(?Side, ?Kind, -Letter): in the order in which an SFEN names them.

hand_letter(Side, Kind, Letter) :-
    member(Side, [sente, gote]),
    hand_kind_down(Kind),
    kind_usi(Kind, Upper),
    (   Side == sente
    ->  Letter = Upper
    ;   downcase_atom(Upper, Letter)
    ).

%!  checker_captures(+Position, +Move, -Captures:list) is det.
%
%   After the interposition Move in Position, the checking piece takes it and gives check again:
%   Captures are the ways, promoting and not, as Capture-Given. Given is the position then, with
%   what was taken in the hand of the defender, who is to move.

checker_captures(Position, Move, Captures) :-
    side_to_move(Position, Side),
    king_square(Position, Side, King),
    move_to(Move, Square),
    checker(Position, King, Square, From),
    findall(Capture-Given,
            ( ( Capture = promote(From, Square)
              ; Capture = move(From, Square)
              ),
              captured(Position, Move, Capture, Taken, Kind),
              handed_back(Taken, Kind, Given)
            ),
            Captures).

%   checker(+Position, +King, +Square, -From): on From stands what checks across Square.

checker(Position, King, Square, From) :-
    Step is sign(Square//10 - King//10) * 10 + sign(Square mod 10 - King mod 10),
    Next is Square+Step,
    first_piece(Position, Next, Step, From).

first_piece(Position, Square, Step, From) :-
    (   piece_at(Position, Square, _)
    ->  From = Square
    ;   Next is Square+Step,
        first_piece(Position, Next, Step, From)
    ).

%!  mated(+Moves:list, +Position, +King) is semidet.
%
%   In Position, with the legal Moves, the king on King is in check and mated: there are no moves,
%   or only useless interpositions.

mated(Moves, Position, King) :-
    mated(Moves, Position, King, inf).

%   Nearer: interpositions are judged only when the check comes from nearer.

mated([], _, _, _) :-
    !.
mated(Moves, Position, King, Nearer) :-
    Moves = [Move|_],
    forall(member(Each, Moves), interposition(Position, Each)),
    distance(Position, King, Move, Away),
    Away < Nearer,
    all_useless(Moves, Position, King, Away, []).

%   distance(+Position, +King, +Move, -Away): how far off what checks stands, when Move interposes.

distance(Position, King, Move, Away) :-
    move_to(Move, Square),
    checker(Position, King, Square, From),
    Away is max(abs(From//10 - King//10), abs(From mod 10 - King mod 10)).

%   all_useless(+Moves, +Position, +King, +Away, +Squares): drops on Squares are useless that give
%   no check.

all_useless([], _, _, _, _).
all_useless([Move|Moves], Position, King, Away, Squares0) :-
    (   Move = drop(_, Square)
    ->  (   memberchk(Square, Squares0)
        ->  quiet(Position, Move),
            Squares = Squares0
        ;   useless(Position, King, Away, Move),
            Squares = [Square|Squares0]
        )
    ;   useless(Position, King, Away, Move),
        Squares = Squares0
    ),
    all_useless(Moves, Position, King, Away, Squares).

%   What goes back can only be dropped: any other reply is there before.

useless(Position, King, Away, Move) :-
    captured(Position, Move, _, Taken, Kind),
    legal_moves(Taken, Before),
    forall(member(Reply, Before), interposition(Taken, Reply)),
    handed_back(Taken, Kind, Given),
    legal_moves(Given, Replies),
    mated(Replies, Given, King, Away),
    !.

%!  needed(+Moves:list, +Position, +King, -Needed:list) is det.
%
%   Needed are those of the legal Moves of Position, in which the king on King is in check, that are
%   no useless interpositions.

needed(Moves, Position, King, Needed) :-
    findall(Square, member(drop(_, Square), Moves), All),
    sort(All, Squares),
    findall(Square,
            ( member(Square, Squares),
              once(( member(drop(Kind, Square), Moves), quiet(Position, drop(Kind, Square)) )),
              useless_here(Position, King, drop(Kind, Square))
            ),
            Useless),
    exclude(is_useless(Position, King, Useless), Moves, Needed).

is_useless(Position, _, Useless, drop(Kind, Square)) :-
    !,
    memberchk(Square, Useless),
    quiet(Position, drop(Kind, Square)).
is_useless(Position, King, _, Move) :-
    interposition(Position, Move),
    useless_here(Position, King, Move).

useless_here(Position, King, Move) :-
    distance(Position, King, Move, Away),
    useless(Position, King, Away, Move).

%   quiet(+Position, +Move): it gives no check.

quiet(Position, Move) :-
    position_after(Position, Move, After),
    \+ in_check(After).
