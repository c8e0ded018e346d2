:- encoding(utf8).
/*  Mating problems (詰将棋): the C core's solver, and what composers check with it.

    Every move of the attacker gives check. The side to move attacks, unless the other has no king:
    then the side to move defends. The solver is a proof-number search (c/shogi/mate). It claims a
    mate, or that there is none, only when that is proven, and replays its line before it says so.
    Lengths are in plies by the convention of mating problems: futile interpositions (無駄合) do not
    count. An interposition is futile when the attacker can take it at once with the checking piece
    and, the taken piece given back, mates as soon as without it; and at the end when whatever
    capture mates at once.
*/
:- module(gunshi_shogi_mate,
          [ solve_mate/3,               % +Position, +Options, -Solved
            mate_result/3,              % +Solved, ?Key, ?Value
            is_solved_mate/1,           % @Term
            unsolved_mate/2,            % +Stopped, -Solved
            mate_stop_flag/1,           % -Flag
            stop_mate/1,                % +Flag
            other_mates/4,              % +Position, +Line, +Options, -Mates
            mate_variations/4           % +Position, +Line, +Options, -Variations
          ]).
:- use_module('../foreign', []).
:- use_module(kinds, [piece_side_kind/3]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/parts', [named_part/4]).
:- use_module('../base/types', []).
:- use_module(position,
              [ checking_moves/2, legal_moves/2, opponent/2, piece_at/3, position_after/3,
                move_usi/2, side_to_move/2
              ]).
:- autoload(library(error), [must_be/2, type_error/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/3]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(stop_flag, "a flag made with mate_stop_flag/1",
                           such_that(gunshi_shogi_mate:is_mate_stop_flag)).

%!  solve_mate(+Position, +Options:list, -Solved) is det.
%
%   Solve a mating problem. Options:
%
%     - time(Seconds)
%       Stop after so long. Default: no limit.
%     - nodes(Count)
%       Stop after so many nodes. Default: no limit.
%     - hash(Megabytes)
%       Memory for the table of positions, 1..1000000. Default 1024; a small problem takes little.
%     - threads(Count)
%       Work on it with so many threads, 1..64, for hard problems. Default 1. With more, another of
%       several mates may be found each time.
%     - attacker(Side)
%       The side that is to mate. Default: the side to move, unless the other has no king.
%     - shortest(Boolean)
%       Go on until the mate is proven the shortest. Default `false`: look for a shorter one for
%       about as long as finding it took, which proves short problems anyway, and hardly ever those
%       of 101 plies and more.
%     - stop(Flag)
%       Stop when another thread calls stop_mate(Flag).
%
%   Solved is solved(Result, Plies, Moves, LeftInHand, Shortest, Longest, Nodes, Seconds, Stopped).
%   Result is `mate`, `nomate` (proven), or `unknown`. With `mate` the first Plies of Moves are the
%   main line, the attacker's best against the longest defence; what may follow are futile
%   interpositions and their captures, until there is no legal reply. That is so when Longest is
%   `true`; when a limit came too early for it, or Shortest is `false`, Longest may be `false`: then
%   Moves are just some mate, within Plies but for what is futile. LeftInHand counts the attacker's
%   pieces in hand after the main line; Shortest is `true` when no shorter mate exists. Stopped is
%   `none`, `deadline`, `nodes` or `flag`; with `unknown`, `none` says that there was no room: the
%   table was too small to keep the solution, or a line had more than 4,000 plies. With one thread
%   the same position gives the same answer each time unless time or a flag stops it.
%   Can be interrupted and obeys call_with_time_limit/2.
%
%   @error type_error(position, Position), and what must_be_options/2 throws
%   @error resource_error(memory)

solve_mate(Position, Options, Solved) :-
    must_be_position(Position),
    must_be_options([ time(duration), nodes(count), hash(between(1, 1 000 000)),
                      threads(between(1, 64)), attacker(one_of([sente, gote])),
                      shortest(boolean), stop(stop_flag)
                    ],
                    Options),
    option(hash(Megabytes), Options, 1024),
    option(threads(Threads), Options, 1),
    option(shortest(Shortest), Options, false),
    option(nodes(Nodes), Options, 0),
    option(time(Seconds), Options, 0),
    option(attacker(Attacker), Options, none),
    option(stop(Flag), Options, none),
    solve_limited(Position, Attacker, Megabytes, Threads, Shortest, Nodes, Seconds, Flag, Solved).

%!  mate_result(+Solved, ?Key:atom, ?Value) is nondet.
%
%   Value is the part of Solved, as solve_mate/3 gives it, that is called Key: `result`, `plies`,
%   `moves`, `left_in_hand`, `shortest`, `longest`, `nodes`, `seconds` or `stopped`. Semidet when
%   Key is bound.
%
%   @error type_error(mate_result, Solved)
%   @error gunshi(no_such_part(Key, Keys))

mate_result(Solved, Key, Value) :-
    (   nonvar(Solved),
        Solved = solved(_, _, _, _, _, _, _, _, _)
    ->  named_part([ result, plies, moves, left_in_hand, shortest, longest, nodes, seconds,
                     stopped
                   ],
                   Solved, Key, Value)
    ;   type_error(mate_result, Solved)
    ).

%!  is_solved_mate(@Term) is semidet.
%
%   Term, which is ground, is a result of solve_mate/3 by the types of its parts.

is_solved_mate(solved(Result, Plies, Moves, Left, Shortest, Longest, Nodes, Seconds, Stopped)) :-
    memberchk(Result, [mate, nomate, unknown]),
    forall(member(Count, [Plies, Left]), once(( Count == none ; integer(Count) ))),
    is_list(Moves),
    forall(member(Move, Moves), catch(move_usi(Move, _), error(_, _), fail)),
    forall(member(Flag, [Shortest, Longest]), memberchk(Flag, [true, false])),
    integer(Nodes),
    number(Seconds),
    memberchk(Stopped, [none, deadline, nodes, flag]).

%!  unsolved_mate(+Stopped, -Solved) is det.
%
%   Solved is a result of solve_mate/3 that was stopped, by Stopped, before it looked at anything.

unsolved_mate(Stopped, solved(unknown, none, [], none, false, false, 0, 0, Stopped)).

%!  mate_stop_flag(-Flag) is det.
%
%   Flag is a new flag for the option stop(Flag) of solve_mate/3.
%
%   @error resource_error(memory)

%!  stop_mate(+Flag) is det.
%
%   Stop every solve_mate/3 that has the option stop(Flag): it returns what it has found so far. One
%   that begins later stops at once.
%
%   @error type_error(stop_flag, Flag)

must_be_position(Position) :-
    must_be(nonvar, Position),
    (   blob(Position, position)
    ->  true
    ;   type_error(position, Position)
    ).

                /*******************************
                *       WHAT COMPOSERS CHECK   *
                *******************************/

%!  other_mates(+Position, +Line:list, +Options:list, -Mates:list) is det.
%
%   Which other first or later checks of the attacker mate, too (余詰)? Line is the main line from
%   Position; the attacker is who solve_mate/3 takes when nobody says. Mates are other(Ply, Move,
%   Answer), in the order of the line: at Ply (1 is the first move) Move mates as well, Answer is
%   the mate's length in plies counted from Ply; or `unknown` when Options, which hold for each
%   check, stopped the search.
%
%   @error type_error(list, Line), and the errors of solve_mate/3

other_mates(Position, Line, Options, Mates) :-
    must_be(list, Line),
    attacker(Position, Attacker),
    findall(other(Ply, Move, Answer),
            ( line_position(Position, Line, 1, Ply, Before, Played),
              side_to_move(Before, Attacker),
              checking_moves(Before, Checks),
              member(Move, Checks),
              Move \== Played,
              answer_after(Before, Move, Attacker, Options, Answer),
              Answer \== none
            ),
            Mates).

%!  mate_variations(+Position, +Line:list, +Options:list, -Variations:list) is det.
%
%   How long do the defender's other replies last (変化)? Line and Options are as for other_mates/4.
%   Variations are variation(Ply, Move, Answer): Answer is the length in plies of the whole solution
%   with Move at Ply, counted from Position; `none` when Move escapes, `unknown` when Options
%   stopped the search.

mate_variations(Position, Line, Options, Variations) :-
    must_be(list, Line),
    attacker(Position, Attacker),
    findall(variation(Ply, Move, Whole),
            ( line_position(Position, Line, 1, Ply, Before, Played),
              \+ side_to_move(Before, Attacker),
              legal_moves(Before, Replies),
              member(Move, Replies),
              Move \== Played,
              answer_after(Before, Move, Attacker, Options, Answer),
              (   integer(Answer)
              ->  Whole is Ply-1+Answer
              ;   Whole = Answer
              )
            ),
            Variations).

%   attacker(+Position, -Attacker): the side to move, unless the other has no king.

attacker(Position, Attacker) :-
    side_to_move(Position, Side),
    opponent(Side, Other),
    piece_side_kind(King, Other, ou),
    (   piece_at(Position, _, King)
    ->  Attacker = Side
    ;   Attacker = Other
    ).

%   line_position(+Position, +Line, +First, -Ply, -Before, -Move): Move of Line is played at Ply in
%   Before.

line_position(Position, [Move|_], Ply, Ply, Position, Move).
line_position(Position, [Move|Moves], Ply0, Ply, Before, Played) :-
    position_after(Position, Move, After),
    Ply1 is Ply0+1,
    line_position(After, Moves, Ply1, Ply, Before, Played).

%   answer_after(+Before, +Move, +Attacker, +Options, -Answer): the mate's length with Move, `none`,
%   or `unknown`.

answer_after(Before, Move, Attacker, Options, Answer) :-
    position_after(Before, Move, After),
    solve_mate(After, [attacker(Attacker)|Options], Solved),
    mate_result(Solved, result, Result),
    mate_result(Solved, plies, Plies),
    answer(Result, Plies, Answer).

answer(mate, Plies, Answer) :-
    Answer is Plies+1.
answer(nomate, _, none).
answer(unknown, _, unknown).
