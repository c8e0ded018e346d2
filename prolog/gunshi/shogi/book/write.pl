/*  Writing a book file. */
:- module(gunshi_shogi_book_write,
          [ write_book/2                % +File, +Book
          ]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../position', [position_sfen/2, position_sfen/3, move_usi/2]).
:- use_module(entries, [book_entries/2]).
:- autoload(library(lists), [member/2]).

%!  write_book(+File, +Book) is det.
%
%   File becomes Book: the header, then the positions in the order of their SFENs, which programs
%   that search a file need; in UTF-8, with every field, `none` for what is not known. What is read
%   from it is Book again. Blanks at the end of a comment are not kept, and one of several lines
%   becomes several.
%
%   @error gunshi(file(write, File, Reason)) as write_text/3

write_book(File, Book) :-
    book_entries(Book, Entries),
    with_output_to(string(Text),
                   ( format("#YANEURAOU-DB2016 1.00~n"),
                     forall(member(Entry, Entries), write_entry(Entry))
                   )),
    write_text(File, utf8, Text).

write_entry(entry(Position, Number, Comments, Moves)) :-
    numbered_sfen(Position, Number, Sfen),
    format("sfen ~s~n", [Sfen]),
    write_comments(Comments),
    forall(member(Move, Moves), write_move(Move)).

numbered_sfen(Position, 0, Sfen) :-
    !,
    position_sfen(Position, Sfen1),
    string_concat(Start, "1", Sfen1),
    string_concat(Start, "0", Sfen).
numbered_sfen(Position, Number, Sfen) :-
    position_sfen(Position, Number, Sfen).

write_move(book_move(Move, Response, Score, Depth, Count, Comments)) :-
    move_usi(Move, Usi),
    (   Response == none
    ->  ResponseText = none
    ;   move_usi(Response, ResponseText)
    ),
    format("~w ~w ~w ~w ~w~n", [Usi, ResponseText, Score, Depth, Count]),
    write_comments(Comments).

write_comments(Comments) :-
    forall(( member(Comment, Comments),
             split_string(Comment, "\n", "\r", Lines),
             member(Line, Lines)
           ),
           format("#~s~n", [Line])).
