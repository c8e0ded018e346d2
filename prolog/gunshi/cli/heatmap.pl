:- encoding(utf8).
/*  A picture of counts on the squares of the board, as SVG.

    Files run from 9 to 1 and ranks from 一 to 九, as on a printed board. A square is the darker the
    more it has been used, by the root of its share of the largest count, so that rare squares
    differ too; a square never used is white.
*/
:- module(gunshi_cli_heatmap,
          [ write_heatmap/2             % +Title, +Counts
          ]).
:- use_module('../shogi/kanji', [kanji_digit/2, full_width_digit/2]).
:- autoload(library(lists), [max_list/2]).
:- autoload(library(pairs), [pairs_values/2]).
:- autoload(library(sgml), [xml_quote_cdata/3]).

%!  write_heatmap(+Title, +Counts:list) is det.
%
%   Write the picture of Counts, a list of Square-Count, to the current output, with the text Title
%   above.

write_heatmap(Title, Counts) :-
    pairs_values(Counts, Values),
    max_list([1|Values], Max),
    xml_quote_cdata(Title, Quoted, utf8),
    format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 440 480\" \c
            font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\">~n\c
            <rect width=\"440\" height=\"480\" fill=\"white\"/>~n\c
            <text x=\"210\" y=\"24\" font-size=\"16\">~w</text>~n", [Quoted]),
    forall(full_width_digit(File, Digit),
           ( X is (9-File)*44 + 34,
             format("<text x=\"~d\" y=\"52\">~w</text>~n", [X, Digit])
           )),
    forall(kanji_digit(Rank, Kanji),
           ( Y is (Rank-1)*44 + 86,
             format("<text x=\"424\" y=\"~d\">~w</text>~n", [Y, Kanji])
           )),
    forall(( between(1, 9, Rank), between(1, 9, File) ),
           write_square(File, Rank, Counts, Max)),
    format("</svg>~n").

write_square(File, Rank, Counts, Max) :-
    Square is 10*File + Rank,
    X is (9-File)*44 + 12,
    Y is (Rank-1)*44 + 60,
    (   memberchk(Square-Count, Counts)
    ->  Share is sqrt(Count/Max),
        Red is round(255 - 75*Share),
        Other is round(245 - 215*Share),
        (   Share > 0.6
        ->  Ink = white
        ;   Ink = black
        ),
        TextX is X+22,
        TextY is Y+27,
        format("<rect x=\"~d\" y=\"~d\" width=\"44\" height=\"44\" fill=\"rgb(~d,~d,~d)\" \c
                stroke=\"black\"/><text x=\"~d\" y=\"~d\" fill=\"~w\">~d</text>~n",
               [X, Y, Red, Other, Other, TextX, TextY, Ink, Count])
    ;   format("<rect x=\"~d\" y=\"~d\" width=\"44\" height=\"44\" fill=\"white\" \c
                stroke=\"black\"/>~n", [X, Y])
    ).
