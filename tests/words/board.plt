:- encoding(utf8).
/*  The drawn board: whole drawings, and that nothing on a line can shift what stands below it.
*/
:- module(test_board, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/words/board)).
:- use_module(library(gunshi/words/turns)).

drawn(Sfen, Options, Lines) :-
    position_sfen(Position, Sfen),
    with_output_to(string(Text),
                   ( current_output(Stream),
                     draw_board(Stream, Position, Options)
                   )),
    split_string(Text, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !.

middle_game("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1").
all_in_hand("4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1").

sfen("startpos").
sfen(Sfen) :-
    middle_game(Sfen).
sfen(Sfen) :-
    all_in_hand(Sfen).
sfen("8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1").

options([]).
options([flip(true)]).
options([marked([49]), flip(true)]).
options([marked([91]), flip(true)]).

%   width(+Text, -Columns): the columns Text takes on a terminal. Of what is drawn, the full-width
%   characters are Han, kana and their punctuation, and the full-width forms.

width(Text, Columns) :-
    string_codes(Text, Codes),
    foldl([Code, Columns0, Columns1]>>(   wide(Code)
                                      ->  Columns1 is Columns0+2
                                      ;   Columns1 is Columns0+1
                                      ),
          Codes, 0, Columns).

wide(Code) :-
    between(0x3000, 0x9FFF, Code),
    !.
wide(Code) :-
    between(0xFF01, 0xFF60, Code).

%   grid_part(+Line, -Part): Line up to the name of the rank.

grid_part(Line, Part) :-
    string_chars(Line, Chars),
    append(Before, [Rank|_], Chars),
    memberchk(Rank, [一, 二, 三, 四, 五, 六, 七, 八, 九]),
    !,
    append(Before, [Rank], PartChars),
    string_chars(Part, PartChars).

%   glyph_column(+Line, -Column): where a full-width character begins.

glyph_column(Line, Column) :-
    sub_string(Line, Before, 1, _, Char),
    string_codes(Char, [Code]),
    wide(Code),
    sub_string(Line, 0, Before, _, Left),
    width(Left, Column).

:- begin_tests(board).

test(start, Lines == [ "  ９  ８  ７  ６  ５  ４  ３  ２  １",
                       " v香 v桂 v銀 v金 v玉 v金 v銀 v桂 v香  一   △ gote (後手)",
                       "  ・ v飛  ・  ・  ・  ・  ・ v角  ・  二   持駒 なし",
                       " v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩 v歩  三",
                       "  ・  ・  ・  ・  ・  ・  ・  ・  ・  四",
                       "  ・  ・  ・  ・  ・  ・  ・  ・  ・  五",
                       "  ・  ・  ・  ・  ・  ・  ・  ・  ・  六",
                       "  歩  歩  歩  歩  歩  歩  歩  歩  歩  七",
                       "  ・  角  ・  ・  ・  ・  ・  飛  ・  八   ▲ sente (先手)  to move",
                       "  香  桂  銀  金  玉  金  銀  桂  香  九   持駒 なし"
                     ]) :-
    drawn("startpos", [], Lines).
test(flipped, Lines == [ "  １  ２  ３  ４  ５  ６  ７  ８  ９",
                         "  香  玉 v角  ・  ・  ・  ・  桂  香  九   ▲ sente (先手)",
                         "  ・  ・  ・  ・  ・  ・  ・  ・  飛  八   持駒 飛金",
                         "  ・  銀  金  ・  ・  ・  ・  ・  歩  七",
                         "  歩  ・  歩  ・  ・ v角  歩  歩  ・  六",
                         "  ・ v歩  銀  ・  ・  歩  ・  ・  ・  五",
                         " v歩  歩  ・  ・  ・  ・ v歩  ・ v歩  四",
                         "  ・  ・  ・  銀  ・ v歩 v桂  ・  ・  三",
                         " v玉 v金  ・  と* ・  ・  ・  ・  ・  二   △ gote (後手)  to move",
                         " v香 v桂  ・  ・  ・  ・  ・  ・ v香  一   持駒 金銀桂歩五"
                       ]) :-
    middle_game(Sfen),
    drawn(Sfen, [flip(true), marked([42])], Lines).
%   A command at the prompt that ends with these is done: the prompt does not ask for more.

test(names_are_one, [forall(( member(Language, [en, ja]), member(Side, [sente, gote]) )),
                     true(string(Text))]) :-
    side_text(Language, Side, Text).
test(ends_are_one, [forall(( member(Language, [en, ja]),
                             member(Result,
                                    [wins(sente, checkmate), draw(repetition), abandoned]) )),
                    true(string(Text))]) :-
    result_text(Language, Result, Text).
test(last_of_gote, Line == "  ・  ・  ・  ・  ・  ・ v歩* ・  ・  四") :-
    drawn("lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3", [marked([34])],
          Lines),
    nth1(5, Lines, Line).
test(promoted, Line == "  と  杏  圭  全  馬  龍  ・  ・  ・  一   △ gote (後手)") :-
    drawn("+P+L+N+S+B+R3/9/9/8k/9/9/9/9/4K4 b - 1", [], [_, Line|_]).
test(every_piece_in_hand, Caption == "持駒 飛二角二金四銀四桂四香四歩十八") :-
    all_in_hand(Sfen),
    drawn(Sfen, [], Lines),
    last(Lines, Line),
    sub_string(Line, _, _, 0, Caption),
    sub_string(Caption, 0, 2, _, "持駒"),
    !.
test(grid_width, [forall(( sfen(Sfen), options(Options) )), true(Widths == [40])]) :-
    drawn(Sfen, Options, [_|Ranks]),
    length(Ranks, 9),
    maplist(grid_part, Ranks, Parts),
    maplist(width, Parts, All),
    sort(All, Widths).
test(columns, [ forall(( sfen(Sfen), options(Options) )),
                true(Same == [[2, 6, 10, 14, 18, 22, 26, 30, 34]])
              ]) :-
    drawn(Sfen, Options, Lines),
    findall(Columns,
            ( member(Line, Lines),
              findall(Column, ( glyph_column(Line, Column), Column < 36 ), Columns)
            ),
            All),
    sort(All, Same).
test(eighty_columns, [forall(( sfen(Sfen), options(Options) )), true(Long == [])]) :-
    drawn(Sfen, Options, Lines),
    findall(Line, ( member(Line, Lines), width(Line, Columns), Columns > 80 ), Long).
test(forty_columns, [forall(( sfen(Sfen), options(Options) )), true(Long-Same == []-Cells)]) :-
    drawn(Sfen, [columns(40)|Options], Lines),
    findall(Line, ( member(Line, Lines), width(Line, Columns), Columns > 40 ), Long),
    drawn(Sfen, Options, [Files|Ranks]),
    maplist(grid_part, Ranks, Cells0),
    Cells = [Files|Cells0],
    length(Lines, 14),
    length(Same, 10),
    append([_, _|Same], _, Lines),
    !.
test(apart_only_without_room, Lines == Whole) :-
    drawn("startpos", [columns(66)], Lines),
    drawn("startpos", [], Whole).
test(apart, [Above, Below] == ["△ gote (後手)", "▲ sente (先手)  to move"]) :-
    drawn("startpos", [columns(65)], [Above|Lines]),
    nth0(11, Lines, Below).
test(no_blanks_at_the_end, [forall(( sfen(Sfen), options(Options) )), true(Ends == [])]) :-
    drawn(Sfen, Options, Lines),
    findall(Line, ( member(Line, Lines), sub_string(Line, _, 1, 0, " ") ), Ends).
test(no_colour_in_a_file, Escapes == []) :-
    drawn("startpos", [marked([77])], Lines),
    findall(Line, ( member(Line, Lines), sub_string(Line, _, _, _, "\e") ), Escapes).
test(no_position, throws(error(type_error(position, startpos), _))) :-
    draw_board(user_output, startpos, []).
test(flip_is_boolean, throws(error(type_error(boolean, gote), _))) :-
    drawn("startpos", [flip(gote)], _).

:- end_tests(board).
