/*  What is wrong with a pattern: it can never match, its move is never legal where it does, or
    another says the contrary.

    Both are found on the sparsest position in which the conditions hold, with nothing but the
    pieces that the pattern names. More pieces only take moves away, so what the rules forbid there
    they forbid wherever the pattern holds. What a variable stands for is left out, likewise.

    Only what is certain is a fault. That a king stays in check, for one, depends on the pieces that
    are not named.
*/
:- module(gunshi_shogi_patterns_faults,
          [ pattern_faults/4,           % +N, +Pattern, +Move, -Faults
            covers/2                    % +General, +Special
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module('../squares', [move_from/2, move_to/2]).
:- use_module('../patterns', [holds_always/1, number_bounds/3, variables_apart/2]).
:- use_module(turned, [turned_move/2, turned_pattern/2]).
:- use_module('../position', [position_term/2, opponent/2, rule_moves/3]).
:- use_module('../legality', [legality_fault/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

%!  pattern_faults(+N, +Pattern, +Move, -Faults:list) is det.
%
%   Faults are what keeps a fact about the Nth move, Move where Pattern holds, from ever saying
%   anything; none for a sound one. N is an integer, Low-High or a variable; Pattern and Move are as
%   is_pattern/1 and is_pattern_move/1 have them. The words are in pattern_messages.pl:
%
%     - numbers(Low, High)              no number is in that range
%     - mixed                           a variable stands for a square and for a kind of piece
%     - turns(Count)                    turn/1 stands not once, but so often
%     - twice(Condition)                line/1, weight/1 or learned/3 stands twice, as with
%                                       Condition
%     - clash(Square, First, Second)    two conditions about a square that cannot both hold
%     - rule(Rule, Square, Kind, Side)  such a position breaks Rule, as in position_term/2
%     - never_legal(Move, Rule)         Move is illegal there, by Rule of legality_fault/3

pattern_faults(N, Pattern, Move, Faults) :-
    findall(Fault, form_fault(N, Pattern, Move, Fault), FormFaults),
    (   FormFaults == []
    ->  memberchk(turn(Side), Pattern),
        findall(Fault, once(board_fault(Side, Pattern, Move, Fault)), Faults)
    ;   Faults = FormFaults
    ).

form_fault(N, _, _, numbers(Low, High)) :-
    nonvar(N),
    N = Low-High,
    Low > High.
form_fault(_, Pattern, Move, mixed) :-
    \+ variables_apart(Pattern, Move).
form_fault(_, Pattern, _, turns(Count)) :-
    aggregate_all(count, member(turn(_), Pattern), Count),
    Count =\= 1.
form_fault(_, Pattern, _, twice(Condition)) :-
    append(_, [Condition|Rest], Pattern),
    memberchk(Condition-Other, [ line(_)-line(_), weight(_)-weight(_),
                                 learned(_, _, _)-learned(_, _, _)
                               ]),
    memberchk(Other, Rest).
form_fault(_, Pattern, _, clash(Square, First, Second)) :-
    append(_, [First|Rest], Pattern),
    about(First, Square),
    member(Second, Rest),
    about(Second, Other),
    Other == Square,
    First \= Second.

%   about(+Condition, -Square): Condition says what is on Square, a square or a variable.

about(sente(Square, _), Square).
about(gote(Square, _), Square).
about(empty(Square), Square).

%   board_fault(+Side, +Pattern, +Move, -Fault): the first solution is the fault to tell.

board_fault(Side, Pattern, _, rule(Rule, Square, Kind, Whose)) :-
    placed(Pattern, Pieces, Hands),
    sparse(Side, Pieces, Hands, bad(Rule, Square, Kind, Whose)).
board_fault(Side, Pattern, Move, never_legal(Move, Rule)) :-
    ground(Move),
    placed(Pattern, Pieces0, Hands0),
    move_fault(Move, Side, Pattern, Pieces0, Hands0, Rule).

%   placed(+Pattern, -Pieces, -Hands): as in position_term/2, of what is not variable. Of several
%   conditions about the same pieces in hand the greatest counts.

placed(Pattern, Pieces, Hands) :-
    findall(at(Square, Piece),
            ( member(Condition, Pattern),
              Condition =.. [Side, Square, Kind],
              memberchk(Side, [sente, gote]),
              ground(Square-Kind),
              piece_side_kind(Piece, Side, Kind)
            ),
            Pieces0),
    sort(Pieces0, Pieces),
    findall(Side-Kind, ( member(hand(Side, Kind, _), Pattern), nonvar(Kind) ), Kinds0),
    sort(Kinds0, Kinds),
    findall(hand(Side, Kind, Count),
            ( member(Side-Kind, Kinds),
              aggregate_all(max(C), ( member(hand(Side, K, C), Pattern), K == Kind ), Count)
            ),
            Hands).

%   sparse(+Side, +Pieces, +Hands, -Sparse): position(Position), with Side to move; or bad(Rule,
%   Square, Kind, Whose). The other king is left out if it could be taken: pieces that are not named
%   may stand between.

sparse(Side, Pieces, Hands, Sparse) :-
    catch(( position_term(Position, shogi(Side, Pieces, Hands)),
            Sparse = position(Position)
          ),
          error(gunshi(bad_position(Rule, Square, Kind, Whose)), _),
          (   Rule == can_take_king
          ->  without_king(Side, Pieces, Fewer),
              sparse(Side, Fewer, Hands, Sparse)
          ;   Sparse = bad(Rule, Square, Kind, Whose)
          )).

without_king(Side, Pieces0, Pieces) :-
    opponent(Side, Other),
    piece_side_kind(King, Other, ou),
    exclude(stands(King), Pieces0, Pieces).

stands(Piece, at(_, Piece)).

%   move_fault(+Move, +Side, +Pattern, +Pieces, +Hands, -Rule): Move breaks Rule in every position
%   where Pattern holds; what it moves or drops is supplied if the pattern does not name it.

move_fault(drop(_, To), _, Pattern, _, _, occupied) :-
    occupant(Pattern, To, _),
    !.
move_fault(drop(Kind, To), Side, _, Pieces, Hands0, Rule) :-
    !,
    (   memberchk(hand(Side, Kind, _), Hands0)
    ->  Hands = Hands0
    ;   Hands = [hand(Side, Kind, 1)|Hands0]
    ),
    sparse(Side, Pieces, Hands, Sparse),
    (   Sparse = position(Position)
    ->  paper_fault(Position, drop(Kind, To), Rule)
    ;   Rule = not_in_hand
    ).
move_fault(Move, _, Pattern, _, _, no_piece) :-
    move_from(Move, From),
    member(Condition, Pattern),
    Condition == empty(From),
    !.
move_fault(Move, Side, Pattern, _, _, wrong_side) :-
    move_from(Move, From),
    occupant(Pattern, From, Other),
    Other \== Side,
    !.
move_fault(Move, Side, Pattern, _, _, occupied_by_own) :-
    move_to(Move, To),
    occupant(Pattern, To, Side),
    !.
move_fault(Move, Side, _, Pieces, Hands, Rule) :-
    move_from(Move, From),
    (   memberchk(at(From, _), Pieces)
    ->  sparse(Side, Pieces, Hands, position(Position)),
        paper_fault(Position, Move, Rule)
    ;   \+ supplied(Move, Side, Pieces, Hands, legal),
        once(supplied(Move, Side, Pieces, Hands, Rule))
    ).

%   occupant(+Pattern, +Square, -Side): a piece of Side stands on Square.

occupant(Pattern, Square, Side) :-
    member(Condition, Pattern),
    Condition =.. [Side, Other, _],
    memberchk(Side, [sente, gote]),
    Other == Square.

%   supplied(+Move, +Side, +Pieces, +Hands, ?Rule): for each kind of piece that could stand on the
%   square that Move leaves, those that go farthest first, the rule it would break, or `legal`.

supplied(Move, Side, Pieces, Hands, Rule) :-
    move_from(Move, From),
    member(Kind, [hi, ka, ke, ry, um, ki, gi, ky, fu, ou]),
    piece_side_kind(Piece, Side, Kind),
    sparse(Side, [at(From, Piece)|Pieces], Hands, position(Position)),
    (   paper_fault(Position, Move, Fault)
    ->  Rule = Fault
    ;   Rule = legal
    ).

%   paper_fault(+Position, +Move, -Rule): Move is not even in the first paper's rules, which do not
%   look at checks.

paper_fault(Position, Move, Rule) :-
    rule_moves(paper, Position, Moves),
    \+ memberchk(Move, Moves),
    legality_fault(Position, Move, Rule).

%!  covers(+General, +Special) is semidet.
%
%   Wherever Special says something, General says it too: both are terms Kind(N, Pattern, Move), of
%   any Kind; turned round counts. With a bm fact as General, a gm fact as Special is never
%   followed. Sure when it succeeds; it fails for some of the cases where only all the rules of
%   shogi would show it, and where so many variables would have to be tried that it would take long.

covers(General, Special) :-
    General =.. [_, N0, Pattern0, Move0],
    Special =.. [_, N, Pattern, Move],
    covers_numbers(N0, N),
    (   Turned = false,
        Move1 = Move0
    ;   Turned = true,
        turned_move(Move0, Move1)
    ),
    \+ Move1 \= Move,                  % so most of many facts are passed over at once
    (   Turned == true
    ->  turned_pattern(Pattern0, Pattern1)
    ;   Pattern1 = Pattern0
    ),
    \+ \+ ( copy_term(Pattern1-Move1, Conditions-Wanted),
            numbervars(Pattern-Move, 0, _),
            Wanted = Move,
            call_with_inference_limit(implied(Conditions, Pattern), 100 000, Result),
            Result \== inference_limit_exceeded
          ),
    !.

covers_numbers(N0, N) :-
    (   var(N0)
    ->  true
    ;   nonvar(N),
        number_bounds(N0, Low0, High0),
        number_bounds(N, Low, High),
        Low0 =< Low,
        High =< High0
    ).

%   implied(+Conditions, +Pattern): each of Conditions follows from Pattern, whose variables are
%   constants now.

implied([], _).
implied([Condition|Conditions], Pattern) :-
    follows(Condition, Pattern),
    implied(Conditions, Pattern).

follows(Condition, _) :-
    holds_always(Condition),
    !.
follows(hand(Side, Kind, Least), Pattern) :-
    !,
    member(hand(Side, Kind, Count), Pattern),
    Count >= Least.
follows(Condition, Pattern) :-
    member(Condition, Pattern).
follows(empty(Square), Pattern) :-
    integer(Square),
    all_placed(Pattern),
    \+ occupant(Pattern, Square, _).

%   all_placed(+Pattern): all 40 pieces of the game are named, so what is not named is empty.

all_placed(Pattern) :-
    findall(Square,
            ( member(Condition, Pattern),
              Condition =.. [Side, Square, _],
              memberchk(Side, [sente, gote]),
              integer(Square)
            ),
            Squares0),
    sort(Squares0, Squares),
    length(Squares, OnBoard),
    aggregate_all(sum(Count), member(hand(_, _, Count), Pattern), InHand),
    OnBoard+InHand =:= 40.
