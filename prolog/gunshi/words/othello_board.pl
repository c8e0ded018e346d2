:- encoding(utf8).
/*  The drawn Othello board, and the knowledge base as source with its patterns drawn.

             1 2 3 4 5 6 7 8
             a b c d e f g h
          1  . . . . . . . .
          4  . . * O X . . .       X black   O white   * where the side to move may play

    Rows and columns have the third paper's numbers and the players' letters.
*/
:- module(gunshi_words_othello_board,
          [ draw_othello/2,             % +Position, +Last
            draw_othello_move/2,        % +Position, +Move
            othello_side_text/2,        % +Side, -Text
            othello_move_text/2,        % +Move, -Text
            othello_move_name/2,        % +Move, -Name
            print_pattern_fact/1        % +Fact
          ]).
:- use_module('../othello/board').
:- use_module('../othello/centre', [pattern_centre/2]).
:- use_module(reader, [reader_words/3, said_text/4]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).

%!  draw_othello(+Position, +Last) is det.
%
%   Print the board of Position, with its legal moves marked. Last is the move that led there, which
%   is put in brackets, or `none`.

draw_othello(Position, Last) :-
    othello_moves(Position, Moves),
    format("     1 2 3 4 5 6 7 8~n     a b c d e f g h~n"),
    forall(between(1, 8, Row),
           ( format("  ~d ", [Row]),
             forall(between(1, 8, Column),
                    ( sign(Position, Moves, Row-Column, Sign),
                      before(Row-Column, Last, Before),
                      format("~w~w", [Before, Sign])
                    )),
             behind(Row, Last, Behind),
             (   beside(Row, Position, Text)
             ->  format("~w   ~w~n", [Behind, Text])
             ;   Behind == ']'
             ->  format("]~n")
             ;   nl
             )
           )).

%!  draw_othello_move(+Position, +Move) is det.
%
%   Print the board after Move, a legal one in Position, with it in brackets.

draw_othello_move(Position, Move) :-
    othello_after(Position, Move, After),
    draw_othello(After, Move).

sign(Position, Moves, Square, Sign) :-
    othello_disc(Position, Square, Disc),
    (   Disc \== empty
    ->  disc_sign(Disc, Sign)
    ;   memberchk(Square, Moves)
    ->  Sign = *
    ;   Sign = '.'
    ).

disc_sign(black, 'X').
disc_sign(white, 'O').

before(R-C, Last, Before) :-
    (   Last == R-C
    ->  Before = '['
    ;   C0 is C - 1,
        Last == R-C0
    ->  Before = ']'
    ;   Before = ' '
    ).

behind(Row, Last, Behind) :-
    (   Last == Row-8
    ->  Behind = ']'
    ;   Behind = ' '
    ).

beside(1, Position, Text) :-
    !,
    othello_discs(Position, black, Count),
    said_text("X black ~d", "X 黒 ~d", [Count], Text).
beside(2, Position, Text) :-
    !,
    othello_discs(Position, white, Count),
    said_text("O white ~d", "O 白 ~d", [Count], Text).
beside(4, Position, Text) :-
    turn_text(Position, Text).

turn_text(Position, Text) :-
    othello_side(Position, Side),
    othello_side_text(Side, SideText),
    (   othello_over(Position)
    ->  othello_score(Position, black, Score),
        result_text(Score, Text)
    ;   othello_moves(Position, [pass])
    ->  said_text("~w must pass", "~wはパス", [SideText], Text)
    ;   said_text("~w to move", "~wの番", [SideText], Text)
    ).

result_text(Score, Text) :-
    (   Score > 0
    ->  said_text("the game is over: black wins by ~d", "終局: 黒の~d石勝ち", [Score], Text)
    ;   Score < 0
    ->  Discs is -Score,
        said_text("the game is over: white wins by ~d", "終局: 白の~d石勝ち", [Discs], Text)
    ;   said_text("the game is over: a draw", "終局: 引き分け", [], Text)
    ).

%!  othello_side_text(+Side, -Text:text) is det.
%
%   Text is Side, `black` or `white`, in the reader's language.

othello_side_text(black, Text) :-
    reader_words("black", "黒", Text).
othello_side_text(white, Text) :-
    reader_words("white", "白", Text).

%!  othello_move_text(+Move, -Text) is det.
%
%   Text is Move as the paper writes it, Row.Column, and as players do: `5.6 f5`; or `pass`.

othello_move_text(Move, Text) :-
    (   Move = Row-Column
    ->  othello_square(Move, Name),
        format(string(Text), "~d.~d ~w", [Row, Column, Name])
    ;   atom_string(Move, Text)
    ).

%!  othello_move_name(+Move, -Name:atom) is det.
%
%   Name is Move as players write it: f5, or `pass`.

othello_move_name(Move, Name) :-
    (   Move == pass
    ->  Name = pass
    ;   othello_square(Move, Name)
    ).

%!  print_pattern_fact(+Fact) is det.
%
%   Print a gm or bm fact as source that can be read again. Its pattern is drawn beside it; who has
%   taught it stands behind.

print_pattern_fact(Fact0) :-
    copy_term(Fact0, Fact),
    Fact =.. [Name, N, K, M],
    (   var(K)
    ->  format("~w(~d, _, ~w).~n", [Name, N, M])
    ;   numbervars(K, 0, _, [singletons(true)]),
        pattern_centre(K, Rows),
        format("~w(~d,~n", [Name, N]),
        (   append(Rows, [Taught], K)
        ->  forall(nth1(I, Rows, Row), print_row(I, Row, '],')),
            format("    ~q],~n", [Taught])
        ;   forall(nth1(I, Rows, Row), print_row(I, Row, ']],'))
        ),
        format("   ~w).~n", [M])
    ).

%   print_row(+I, +Row, +Last): Last closes the sixth row.

print_row(I, Row, Last) :-
    (   I =:= 1
    ->  Open = '[['
    ;   Open = ' ['
    ),
    (   I =:= 6
    ->  Close = Last
    ;   Close = '],'
    ),
    findall(Text, ( member(Square, Row), cell(Square, Text) ), Cells),
    atomic_list_concat(Cells, ',', Inside),
    findall(Sign, ( member(Square, Row), pattern_sign(Square, Sign) ), Signs),
    atomic_list_concat(Signs, ' ', Drawn),
    format("   ~w~w~w~t~24|% ~w~n", [Open, Inside, Close, Drawn]).

cell(Square, Text) :-
    format(atom(Text), "~W", [Square, [numbervars(true)]]).

pattern_sign(Square, Sign) :-
    (   drawn(Square, Sign0)
    ->  Sign = Sign0
    ;   Sign = ?
    ).

drawn(0, '.').
drawn(1, 'O').
drawn(2, 'X').
