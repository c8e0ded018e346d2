/*  Positions of Othello: reading, writing, looking, moving.

    A position is the board and the side to move, and nothing else. It is immutable and unique: two
    equal positions are the same (==). It prints as <othello>(TEXT) and sorts by its text. Most
    predicates are C (c/foreign/othello_position.c), registered into this module; here is what they
    mean.

      - side     `black`, which moves first in a game, or `white`
      - square   Row-Column, 1..8 each, rows from the top, as in the third paper: its 5.6 is 5-6
      - name     the square as players write it, column and row: 5-6 is f5
      - move     a square, or `pass`
      - text     64 of X (black), O (white) and - (empty), rows from the top, a blank, and X or O
                 for the side to move
*/
:- module(gunshi_othello_board,
          [ othello_start/1,            % -Position
            othello_text/2,             % ?Position, ?Text
            othello_rows/3,             % ?Position, ?Rows, ?Side
            othello_square/2,           % ?Square, ?Name
            othello_opponent/2,         % ?Side, ?Other
            othello_side/2,             % +Position, -Side
            othello_disc/3,             % +Position, ?Square, ?Disc
            othello_discs/3,            % +Position, +Side, -Count
            othello_moves/2,            % +Position, -Moves
            othello_move/2,             % +Position, ?Move
            othello_after/3,            % +Position, +Move, -After
            othello_flips/3,            % +Position, +Move, -Squares
            othello_over/1,             % +Position
            othello_score/3,            % +Position, +Side, -Score
            othello_j/3,                % +Position, +Side, -J
            othello_image/3,            % +Position, +Symmetry, -Image
            image_square/3,             % +Square, +Symmetry, -Image
            inverse_symmetry/2,         % +Symmetry, -Inverse
            othello_perft/3             % +Position, +Depth, -Nodes
          ]).
:- use_module('../foreign', []).
:- use_module(board_messages, []).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [must_be/2, type_error/2]).
:- autoload(library(lists), [append/2, member/2]).

                /*******************************
                *            TEXT              *
                *******************************/

%!  othello_start(-Position) is det.
%
%   Position is the start: 4-4 and 5-5 white, 4-5 and 5-4 black, black to move.

%!  othello_text(+Position, -Text:string) is det.
%!  othello_text(-Position, +Text) is det.
%
%   Text is that of Position. It is read from any text; blanks may stand anywhere.
%
%   @error gunshi(bad_othello_position(What, Text))
%   @error type_error(othello, Position)

othello_text(Position, Text) :-
    (   var(Position)
    ->  position_read(Text, Position)
    ;   position_write(Position, Written),
        (   var(Text)
        ->  Text = Written
        ;   position_read(Text, Position)
        )
    ).

%!  othello_rows(+Position, -Rows, -Side) is det.
%!  othello_rows(-Position, +Rows, +Side) is det.
%
%   Rows is the board of Position as the third paper has it (figure 4-2): a list of eight rows of
%   eight squares, 0 empty, 1 white, 2 black. Side is to move.
%
%   @error type_error(othello_rows, Rows)
%   @error type_error(othello_side, Side)

othello_rows(Position, Rows, Side) :-
    (   var(Position)
    ->  rows_text(Rows, Squares),
        (   side_sign(Side, Sign)
        ->  true
        ;   type_error(othello_side, Side)
        ),
        append([Squares, [' ', Sign]], Chars),
        string_chars(Text, Chars),
        position_read(Text, Position)
    ;   position_write(Position, Text),
        string_chars(Text, Chars),
        othello_side(Position, Side),
        length(Rows, 8),
        rows(Rows, Chars)
    ).

rows_text(Rows, Chars) :-
    (   is_list(Rows),
        length(Rows, 8),
        forall(member(Row, Rows), ( is_list(Row), length(Row, 8) )),
        append(Rows, Squares),
        ground(Squares),
        maplist(square_sign, Squares, Chars)
    ->  true
    ;   type_error(othello_rows, Rows)
    ).

rows([], _).
rows([Row|Rows], Chars0) :-
    length(Row, 8),
    row(Row, Chars0, Chars),
    rows(Rows, Chars).

row([], Chars, Chars).
row([Square|Squares], [Char|Chars0], Chars) :-
    square_sign(Square, Char),
    row(Squares, Chars0, Chars).

square_sign(0, -).
square_sign(1, 'O').
square_sign(2, 'X').

side_sign(Side, _) :-
    var(Side),
    !,
    fail.
side_sign(black, 'X').
side_sign(white, 'O').

%!  othello_square(+Square, -Name:atom) is semidet.
%!  othello_square(-Square, +Name) is semidet.
%!  othello_square(-Square, -Name) is nondet.
%
%   Name is how players write Square: f5 is 5-6. It is read in small or capital letters. Fails for
%   what is no square.

othello_square(Square, Name) :-
    nonvar(Name),
    !,
    atom_codes(Name, [Letter0, Digit]),
    code_type(Letter, to_lower(Letter0)),
    between(0'a, 0'h, Letter),
    between(0'1, 0'8, Digit),
    !,
    Row is Digit - 0'0,
    Column is Letter - 0'a + 1,
    Square = Row-Column.
othello_square(Row-Column, Name) :-
    between(1, 8, Row),
    between(1, 8, Column),
    Letter is 0'a + Column - 1,
    Digit is 0'0 + Row,
    atom_codes(Name, [Letter, Digit]).

%!  othello_opponent(?Side, ?Other) is nondet.
%
%   Side plays against Other. Det when one is known.

othello_opponent(black, white).
othello_opponent(white, black).

                /*******************************
                *           LOOKING            *
                *******************************/

%!  othello_side(+Position, -Side) is det.
%
%   Side is to move, or would be if the game were not over.

%!  othello_disc(+Position, ?Square, ?Disc) is nondet.
%
%   Disc is `black`, `white` or `empty` on Square. Enumerates row by row; semidet when Square is
%   bound.
%
%   @error type_error(othello_square, Square)

othello_disc(Position, Square, Disc) :-
    (   ground(Square)
    ->  disc_at(Position, Square, Disc)
    ;   Square = Row-Column,
        between(1, 8, Row),
        between(1, 8, Column),
        disc_at(Position, Square, Disc)
    ).

%!  othello_discs(+Position, +Side, -Count:integer) is det.
%
%   Side has Count discs on the board.

%!  othello_over(+Position) is semidet.
%
%   Neither side has a move.

%!  othello_score(+Position, +Side, -Score:integer) is det.
%
%   If Position is the end of the game, Side has won by Score discs, -64..64. The winner has the
%   empty squares.

%!  othello_j(+Position, +Side, -J:integer) is det.
%
%   J is the third paper's function J for Side: discs of the opponent less discs of Side, not
%   counting those that have discs on all four sides of them. Few discs, and compact ones, are good.
%   A disc on the edge is never enclosed.

                /*******************************
                *            MOVES             *
                *******************************/

%!  othello_moves(+Position, -Moves:list) is det.
%
%   Moves are the legal moves, row by row; [pass] when the side must pass; [] when the game is over.

%!  othello_move(+Position, ?Move) is nondet.
%
%   Move is legal. Enumerates in the order of othello_moves/2; semidet when Move is bound.

othello_move(Position, Move) :-
    othello_moves(Position, Moves),
    (   ground(Move)
    ->  memberchk(Move, Moves)
    ;   member(Move, Moves)
    ).

%!  othello_after(+Position, +Move, -After) is semidet.
%
%   After is Position after Move. Fails when Move is not legal.
%
%   @error type_error(othello_square, Move)

%!  othello_flips(+Position, +Move, -Squares:list) is semidet.
%
%   Squares are those whose discs Move turns, row by row. Fails when Move is not legal.
%
%   @error type_error(othello_square, Move)

%!  othello_perft(+Position, +Depth, -Nodes:integer) is det.
%
%   There are Nodes sequences of Depth plies; a pass is a ply, and a finished game counts as one
%   however early.
%
%   @error domain_error(perft_depth, Depth) above 60
%   @error type_error(not_less_than_zero, Depth)

                /*******************************
                *          SYMMETRY            *
                *******************************/

%!  othello_image(+Position, +Symmetry, -Image) is det.
%
%   Image is Position under Symmetry, 0..7: left and right are exchanged when bit 1 is set, then top
%   and bottom when bit 2 is, then rows and columns when bit 0 is. 0 changes nothing. The game is
%   the same in all eight images.
%
%   @error domain_error(othello_symmetry, Symmetry)

%!  image_square(+Square, +Symmetry, -Image) is semidet.
%
%   Image is where Square goes under Symmetry, as in othello_image/3. Fails for a square that is not
%   on the board.

%!  inverse_symmetry(+Symmetry, -Inverse) is det.
%
%   Inverse takes back what Symmetry does.

inverse_symmetry(Symmetry, Inverse) :-
    must_be(between(0, 7), Symmetry),
    (   Symmetry /\ 1 =:= 0
    ->  Inverse = Symmetry
    ;   Inverse is 1 \/ (Symmetry /\ 2) << 1 \/ (Symmetry /\ 4) >> 1
    ).
