:- encoding(utf8).
/*  Classes of moves: what statistics count, and what a search by realization probability reads.

    For each class, records say how often a move of it was played where one could be (papers.md §2).
    The classes overlap: a move belongs to all that describe it, and a search takes the most
    probable of them. Every legal move belongs to one at least. Both sides are seen alike. The
    classes look one move deep, at who attacks what, not at how an exchange ends; what they mean
    does not hang on the weights of the evaluation, so that counts stay good when those change.

      - The level of a piece is roughly what its loss gives the enemy:
        fu < ky ke to ny nk < gi ki ng < ka < hi um < ry < ou.
      - A piece is exposed when an enemy of a lower level attacks it, or when any does and no own
        piece guards it. Pins are not looked at. Where a move puts a piece, it is judged with the
        move made; its level is that before promotion.
      - The prey of a piece is an enemy, neither pawn nor king, of a higher level, or that no enemy
        guards.
      - `promoted` in a name is to, ny, nk or ng.

    | Class                         | The move                                                     |
    |-------------------------------|--------------------------------------------------------------|
    | `capture_K`, K: fu ky ke gi   | takes such a piece                                           |
    | ki ka hi promoted um ry       |                                                              |
    | `capture_free`                | takes a piece, and nothing can take back                     |
    | `capture_fair`                | else: takes a piece of its own level or a higher one         |
    | `capture_costly`              | else: takes a piece of a lower level                         |
    | `recapture`                   | takes the piece that moved last                              |
    | `escape_K`, K: ky ke gi ki    | an exposed piece goes where it is not                        |
    | ka hi promoted um ry          |                                                              |
    | `escape_last`                 | the same, when the piece that moved last attacks it          |
    | `evade_king`                  | in check: moves the king                                     |
    | `evade_capture`               | in check: takes a checker, with the king too                 |
    | `evade_move`, `evade_drop`    | in check: moves, drops a piece between                       |
    | `check_move`, `check_drop`    | the piece moved, dropped gives check                         |
    | `check_discovered`            | opens the line of another piece, which gives check           |
    | `promote_K`, K: fu ky ke gi   | promotes such a piece                                        |
    | ka hi                         |                                                              |
    | `drop_K`, K: fu ky ke gi ki   | drops such a piece                                           |
    | ka hi                         |                                                              |
    | `threat_big`                  | not exposed, attacks prey it did not attack: ka hi um or ry  |
    | `threat_small`                | the same, other prey                                         |
    | `fork`                        | the same, two at once, a check counting as one               |
    | `sacrifice`                   | takes nothing and is exposed                                 |
    | `close_move`, `close_drop`    | moves, drops a piece next to the enemy king                  |
    | `castle_king`                 | the king, inside its own three ranks, not in check, without  |
    |                               | capture                                                      |
    | `castle_guard`                | the same of a gold or silver (without promotion), to a       |
    |                               | square at most two files and two ranks from the king         |
    | `push_edge`, `push_fu`        | a pawn, without capture or promotion, on the files 1 and 9,  |
    |                               | on another                                                   |
    | `quiet_K`, K: ky ke gi ki ka  | none of those above; promoted pieces under the kind they     |
    | hi ou                         | move like: ki, ka (um), hi (ry)                              |

    The predicates are C (c/shogi/classes.c, c/foreign/shogi_classes.c).
*/
:- module(gunshi_shogi_classes,
          [ move_class/1,               % ?Class
            move_classes/4,             % +Position, +Last, +Move, -Classes
            class_counts/3              % +Start, +Moves, -Counts
          ]).
:- use_module('../foreign', []).
:- use_module(game_messages, []).

%!  move_class(?Class:atom) is nondet.
%
%   Class is the name of a class. Enumerates in the order of the table; semidet when Class is bound.

%!  move_classes(+Position, +Last, +Move, -Classes:list(atom)) is semidet.
%
%   Classes are those Move belongs to, in the order of move_class/1. Last is the move that led to
%   Position, or `none` when there was none or it is not known: then no move is of the classes
%   `recapture` and `escape_last`. Fails when Move is not legal.
%
%   @error domain_error(last_move, Last) if no piece of the side that has moved stands where Last
%          went
%   @error type_error(position, Position)
%   @error type_error(move, Move)
%   @error instantiation_error

%!  class_counts(+Start, +Moves:list, -Counts:list) is det.
%
%   Play Moves from the position Start. Counts is class_count(Class, Available, Played) for each
%   class in the order of move_class/1: in how many of the positions before a move some legal move
%   was of Class, and in how many the move played was. Can be interrupted and obeys
%   call_with_time_limit/2.
%
%   @error gunshi(illegal_move(Move, Ply, Position)): Move, number Ply of Moves, is not legal
%   @error type_error(position, Start)
%   @error type_error(list, Moves)
%   @error type_error(move, Move)
%   @error instantiation_error
