:- encoding(utf8).
/*  The text of a move: USI, CSA, and Japanese as people (KI2) and records (KIF) write it.

    A *context* is what a text is read or written in: a position; after(Position, Square), where the
    move before went to Square; or a game. The move before gives 同.

    Writing names the notation; reading takes any. What is written reads back as the same move.
*/
:- module(gunshi_shogi_notation,
          [ move_text/4,                % +Notation, +Context, +Move, -Text
            line_texts/4,               % +Notation, +Context, +Moves, -Texts
            text_move/3,                % +Context, +Text, -Move
            legality_fault/3            % +Position, +Move, -Rule
          ]).
:- use_module(squares, [move_to/2]).
:- use_module(position, [rule_moves/3, move_usi/2, side_to_move/2, position_after/3]).
:- use_module(game, [game_position/2, game_last_move/2]).
:- reexport(legality, [legality_fault/3]).
:- use_module('notation/csa_moves', [csa_text/3, csa_reading/2, csa_move/4]).
:- use_module('notation/japanese_write', [ki2_text/5, kif_text/4]).
:- autoload('notation/japanese_read', [japanese_reading/2]).
:- autoload('notation/japanese_meaning', [japanese_move/5]).
:- autoload(library(error), [must_be/2, domain_error/2]).
:- autoload(library(lists), [memberchk/2]).

                /*******************************
                *           WRITING            *
                *******************************/

%!  move_text(+Notation, +Context, +Move, -Text:string) is det.
%
%   Text is Move in Notation, as one writes it in Context. The notations are
%
%     | Notation   |                                                  |
%     |------------|--------------------------------------------------|
%     | `usi`      | 7g7f, 8h2b+, P*5e; only the form of Move counts  |
%     | `csa`      | +7776FU, -8822UM, +0055KA                        |
%     | `kif`      | ７六歩(77), ２二角成(88), ５五角打, 同　銀(31)         |
%     | `ki2`      | ▲７六歩, △２二角成, ▲５五角, △同　銀, ▲５八金右         |
%     | `japanese` | as `ki2`: for wherever a person reads            |
%
%   Move need not be legal; the first paper's rules must allow it, for these notations name pieces
%   by what could move where.
%
%   @error domain_error(notation, Notation)
%   @error gunshi(illegal_move_text(Usi, Rule)) if Move is not even in the paper's rules; Rule as
%          legality_fault/3 has it
%   @error type_error(move, Move)
%   @error type_error(game, Context) if Context is no context

move_text(Notation, Context, Move, Text) :-
    must_be(atom, Notation),
    must_be(ground, Move),
    context(Context, Position, Last),
    written(Notation, Position, Last, Move, Text).

written(usi, _, _, Move, Text) :-
    !,
    move_usi(Move, Text).
written(Notation, Position, Last, Move, Text) :-
    memberchk(Notation, [csa, kif, ki2, japanese]),
    !,
    rule_moves(paper, Position, Paper),
    must_be_among(Move, Paper, Position),
    written(Notation, Position, Paper, Last, Move, Text).
written(Notation, _, _, _, _) :-
    domain_error(notation, Notation).

written(csa, Position, _, _, Move, Text) :-
    csa_text(Position, Move, Text).
written(kif, Position, _, Last, Move, Text) :-
    kif_text(Position, Last, Move, Text).
written(ki2, Position, Paper, Last, Move, Text) :-
    ki2_text(Position, Paper, Last, Move, Text).
written(japanese, Position, Paper, Last, Move, Text) :-
    ki2_text(Position, Paper, Last, Move, Text).

must_be_among(Move, Paper, Position) :-
    (   memberchk(Move, Paper)
    ->  true
    ;   legality_fault(Position, Move, Rule),
        move_usi(Move, Usi),
        throw(error(gunshi(illegal_move_text(Usi, Rule)), _))
    ).

%!  line_texts(+Notation, +Context, +Moves:list, -Texts:list(string)) is det.
%
%   Texts are Moves in Notation, the first made in Context, each of the others after the one before
%   it. Errors as for move_text/4; each move must be legal.

line_texts(Notation, Context, Moves, Texts) :-
    context(Context, Position, _),
    line_texts(Moves, Notation, Context, Position, Texts).

line_texts([], _, _, _, []).
line_texts([Move|Moves], Notation, Context, Position, [Text|Texts]) :-
    move_text(Notation, Context, Move, Text),
    position_after(Position, Move, After),
    move_to(Move, To),
    line_texts(Moves, Notation, after(After, To), After, Texts).

                /*******************************
                *           READING            *
                *******************************/

%!  text_move(+Context, +Text, -Move) is det.
%
%   Move is the legal move that Text means in Context. Text is any text: USI; CSA, with or without
%   sign; or Japanese, as KI2 or KIF, with much freedom (see notation/japanese_read.pl). Blanks
%   round it do not matter. Japanese that fits one legal move means that move.
%
%   @error gunshi(bad_move(Text, What)): Text is no text of a move; What, a string, says why
%   @error gunshi(illegal_move_text(Text, Rule)): Text is understood and not legal. Rule is one of
%          legality_fault/3, or `no_such_piece` (no piece of that kind can go there), `no_last_move`
%          (同 without a move before), `wrong_side` (the sign is of the side that is not to move),
%          ambiguous(Moves)
%   @error type_error(game, Context) if Context is no context

text_move(Context, Text0, Move) :-
    context(Context, Position, Last),
    text_to_string(Text0, Text1),
    without_blanks(Text1, Text),
    meaning(Text, Position, Last, Move0, Fault),
    (   Fault == none
    ->  Move = Move0
    ;   throw(error(gunshi(illegal_move_text(Text, Fault)), _))
    ).

%   without_blanks(+Text0, -Text): split_string/4 of 9.0.4 takes the character of code 0 for one to
%   split at, whatever is asked for.

without_blanks(Text0, Text) :-
    split_string(Text0, "", " \t\r\n　", Parts),
    (   Parts = [Text]
    ->  true
    ;   throw(error(gunshi(bad_move(Text0, "there is a character of code 0 in it")), _))
    ).

%   meaning(+Text, +Position, +Last, -Move, -Fault): Fault is `none` when Move is legal; else the
%   rule that what is meant breaks.

meaning("", _, _, _, _) :-
    !,
    throw(error(gunshi(bad_move("", "it is empty")), _)).
meaning(Text, Position, _, Move, Fault) :-
    usi_reading(Text, Move),
    !,
    (   legality_fault(Position, Move, Fault0)
    ->  Fault = Fault0
    ;   Fault = none
    ).
meaning(Text, Position, _, Move, Fault) :-
    csa_reading(Text, Reading),
    !,
    csa_move(Reading, Position, Move, Fault).
meaning(Text, Position, Last, Move, Fault) :-
    japanese_reading(Text, Reading),
    japanese_move(Reading, Position, Last, Move, Fault).

usi_reading(Text, Move) :-
    catch(move_usi(Move, Text), error(syntax_error(_), _), fail).

                /*******************************
                *           CONTEXT            *
                *******************************/

%   context(+Context, -Position, -Last): Last is the square of the move before, or `none`.

context(Context, Position, Last) :-
    blob(Context, position),
    !,
    Position = Context,
    Last = none.
context(after(Position, Last), Position, Last) :-
    !,
    must_be(integer, Last),
    side_to_move(Position, _).
context(Game, Position, Last) :-
    game_position(Game, Position),
    (   game_last_move(Game, Move)
    ->  move_to(Move, Last)
    ;   Last = none
    ).
