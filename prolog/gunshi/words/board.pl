:- encoding(utf8).
/*  The drawn board.

        ９  ８  ７  ６  ５  ４  ３  ２  １
       v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香  一   △ gote (後手)
        ・ v飛  ・  ・  ・  ・  ・ v角  ・  二   持駒 なし

    A cell is four columns wide: `v` before a piece of gote, one full-width character, which takes
    two columns, and `*` behind it where a square is marked. All else stands to the right of the
    cells, so that nothing can shift them, or above and below them. A line takes at most 80 columns,
    with every piece in one hand too; the cells alone 40.
*/
:- module(gunshi_words_board,
          [ draw_board/3,               % +Stream, +Position, +Options
            side_text/2,                % +Side, -Text
            side_text/3                 % +Language, +Side, -Text
          ]).
:- use_module('../shogi/position', [piece_at/3, side_to_move/2]).
:- use_module('../shogi/kanji', [piece_kanji/2, full_width_digit/2, kanji_digit/2]).
:- use_module('../shogi/records/diagram', [hand_words/3]).
:- use_module(reader, [reader_language/1, reader_words/3]).
:- use_module(text_width, [text_width/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2, nth1/3]).
:- autoload(library(option), [option/2, option/3]).

%!  draw_board(+Stream, +Position, +Options) is det.
%
%   Draw Position on Stream, whose encoding must have kanji. Beside the board stand the sides, whose
%   turn it is, and the hands. Options:
%
%     - flip(+Boolean)
%       Draw gote below. Default is `false`. The sign `v` is gote's all the same.
%     - columns(+Columns)
%       The names and hands stand above and below the board where there is no room for them beside
%       it. Default is that there is room.
%     - marked(+Squares)
%       These squares are marked by `*`, and on a terminal by reverse video too: where the last move
%       went, or what was asked for. Default is none.
%
%   @error type_error(position, Position)
%   @error type_error(boolean, Flip)

draw_board(Stream, Position, Options) :-
    side_to_move(Position, Mover),
    option(flip(Flip), Options, false),
    must_be(boolean, Flip),
    view(Flip, Files, Ranks, Above, Below),
    findall(Caption, caption(_, Above, Below, Mover, Position, Caption), Captions),
    (   option(columns(Columns), Options),
        member(Wide, Captions),
        text_width(Wide, Width),
        43+Width > Columns
    ->  draw_apart(Stream, Above, Mover, Position),
        draw_files(Stream, Files),
        forall(member(Rank, Ranks),
               ( draw_rank(Stream, Position, Files, Rank, Options),
                 nl(Stream)
               )),
        draw_apart(Stream, Below, Mover, Position)
    ;   draw_files(Stream, Files),
        forall(nth1(Nth, Ranks, Rank),
               ( draw_rank(Stream, Position, Files, Rank, Options),
                 forall(caption(Nth, Above, Below, Mover, Position, Caption),
                        format(Stream, "   ~w", [Caption])),
                 nl(Stream)
               ))
    ).

%   draw_apart(+Stream, +Side, +Mover, +Position): what else stands to the right, above or below the
%   board.

draw_apart(Stream, Side, Mover, Position) :-
    side_caption(Side, Mover, First),
    hand_caption(Position, Side, Second),
    format(Stream, "~w~n~w~n", [First, Second]).

%   view(+Flip, -Files, -Ranks, -Above, -Below): files from the left, ranks from the top, and the
%   sides that sit above and below.

view(false, [9,8,7,6,5,4,3,2,1], [1,2,3,4,5,6,7,8,9], gote, sente).
view(true,  [1,2,3,4,5,6,7,8,9], [9,8,7,6,5,4,3,2,1], sente, gote).

                /*******************************
                *          THE CELLS           *
                *******************************/

draw_files(Stream, Files) :-
    forall(member(File, Files),
           ( full_width_digit(File, Digit),
             format(Stream, "  ~w", [Digit])
           )),
    nl(Stream).

draw_rank(Stream, Position, Files, Rank, Options) :-
    put_char(Stream, ' '),
    forall(member(File, Files),
           ( Square is 10*File + Rank,
             cell(Position, Square, Options, Cell),
             draw_cell(Stream, Square, Options, Cell)
           )),
    kanji_digit(Rank, Kanji),
    format(Stream, " ~w", [Kanji]).

cell(Position, Square, Options, Cell) :-
    (   piece_at(Position, Square, Piece)
    ->  Piece =.. [Side, Kind],
        piece_kanji(Kind, Kanji),
        owner_mark(Side, Owner)
    ;   Kanji = '・',
        Owner = ' '
    ),
    (   marked(Square, Options)
    ->  Mark = *
    ;   Mark = ' '
    ),
    atomic_list_concat([Owner, Kanji, Mark], Cell).

marked(Square, Options) :-
    option(marked(Squares), Options),
    memberchk(Square, Squares).

owner_mark(sente, ' ').
owner_mark(gote,  v).

draw_cell(Stream, Square, Options, Cell) :-
    (   marked(Square, Options),
        stream_property(Stream, tty(true)),
        current_prolog_flag(color_term, true)
    ->  format(Stream, "\e[7m~w\e[0m", [Cell])
    ;   write(Stream, Cell)
    ).

                /*******************************
                *         THE CAPTIONS         *
                *******************************/

%   caption(?Nth, +Above, +Below, +Mover, +Position, -Caption) is nondet: what stands to the right
%   of the Nth rank from the top.

caption(1, Above, _, Mover, _, Caption) :-
    side_caption(Above, Mover, Caption).
caption(2, Above, _, _, Position, Caption) :-
    hand_caption(Position, Above, Caption).
caption(8, _, Below, Mover, _, Caption) :-
    side_caption(Below, Mover, Caption).
caption(9, _, Below, _, Position, Caption) :-
    hand_caption(Position, Below, Caption).

side_caption(Side, Mover, Caption) :-
    side_text(Side, Name),
    (   Side == Mover
    ->  reader_words("  to move", "  手番", Turn)
    ;   Turn = ""
    ),
    format(string(Caption), "~w~w", [Name, Turn]).

%!  side_text(+Side, -Text) is det.
%!  side_text(+Language, +Side, -Text) is det.
%
%   The name of a side for people, in Language, `en` or `ja`; by itself the reader's.

side_text(Side, Text) :-
    reader_language(Language),
    side_text(Language, Side, Text).

side_text(Language, Side, Text) :-
    side_words(Side, English, Japanese),
    (   Language == ja
    ->  Text = Japanese
    ;   Text = English
    ).

side_words(sente, "▲ sente (先手)", "▲先手").
side_words(gote,  "△ gote (後手)", "△後手").

hand_caption(Position, Side, Caption) :-
    hand_words(Position, Side, Words),
    (   Words == []
    ->  Text = なし
    ;   atomic_list_concat(Words, Text)
    ),
    format(string(Caption), "持駒 ~w", [Text]).
