:- encoding(utf8).
/*  Books made of lines, and lines made of books: the same moves with the same weights come back,
    also through a file; what no line can say becomes a gm fact.
*/
:- module(test_joseki_books, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/joseki/books)).
:- use_module(library(gunshi/knowledge/joseki/lines)).
:- use_module(library(gunshi/shogi/book)).
:- use_module(library(gunshi/shogi/patterns)).
:- use_module(library(gunshi/shogi/position)).

:- meta_predicate with_lines(+, 0).

%   with_lines(+Facts, :Goal): Goal runs with Facts in place of the shipped joseki.

with_lines(Facts, Goal) :-
    need_knowledge(joseki),
    findall(File,
            ( loaded_knowledge(File), sub_atom(File, _, _, _, '/kb/shogi/joseki/') ),
            Shipped),
    findall(clause(Line, Fact, true), nth1(Line, Facts, Fact), Clauses),
    setup_call_cleanup(
        ( forall(member(File, Shipped), forget_knowledge(File)),
          put_clauses('/test/joseki.pl', Clauses)
        ),
        once(Goal),
        ( forget_knowledge('/test/joseki.pl'),
          read_subject(joseki)
        )).

weights(Book, Weights) :-
    book_entries(Book, Entries),
    findall(Position-(Move-Count),
            ( member(entry(Position, _, _, Moves), Entries),
              member(book_move(Move, _, _, _, Count, _), Moves)
            ),
            Weights0),
    msort(Weights0, Weights).

:- begin_tests(joseki_books).

test(round_trip_of_what_is_shipped, Before == After) :-
    joseki_book(Book),
    weights(Book, Before),
    book_joseki(Book, Facts),
    with_lines(Facts, ( joseki_book(Again), weights(Again, After) )).
test(round_trip_through_a_file, Before == After) :-
    joseki_book(Book),
    tmp_file_stream(File, Stream, [extension(db)]),
    close(Stream),
    setup_call_cleanup(true,
                       ( write_book(File, Book), read_book(File, Read, Problems) ),
                       delete_file(File)),
    Problems == [],
    book_entries(Book, Before),
    book_entries(Read, After).
test(every_line_is_legal, Faults == []) :-
    joseki_book(Book),
    book_joseki(Book, Facts),
    findall(Fault,
            ( member(joseki(_, Weight, Text), Facts),
              Weight > 0,
              line_faults(Text, Found),
              member(Fault, Found) ),
            Faults).
test(a_book_of_two_lines, Moves == [book_move(move(77,76), move(33,34), none, none, 5, ["c"]),
                                    book_move(move(27,26), move(33,34), none, none, 2, [])]) :-
    with_lines([joseki(a, 3, "7g7f 3c3d"), joseki(b, 2, "2g2f 3c3d"), joseki(c, 2, "7g7f")],
               ( joseki_book(Book),
                 start_position(hirate, Start),
                 book_moves(Book, Start, Moves) )).
test(transpositions_come_back,
     Facts == [joseki(定跡, 5, "2g2f 3c3d 7g7f 8c8d"), joseki(定跡, 3, "7g7f 3c3d 2g2f 8c8d")]) :-
    with_lines([joseki('', 3, "7g7f 3c3d 2g2f 8c8d"), joseki('', 5, "2g2f 3c3d 7g7f 8c8d")],
               ( joseki_book(Book),
                 book_joseki(Book, Facts0) )),
    msort(Facts0, Facts1),
    sort(2, @>=, Facts1, Facts).

book(Entries, Book) :-
    findall(entry(Position, 1, [], Moves),
            ( member(Sfen-Moves, Entries), position_sfen(Position, Sfen) ),
            Listed),
    book_from_entries(Listed, Book).

test(counts_that_do_not_add_up, Facts == [joseki(定跡, 9, "7g7f 3c3d")]) :-
    book(["startpos"-[book_move(move(77,76), none, none, none, 2, [])],
          "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"
          -[book_move(move(33,34), none, none, none, 9, [])]],
         Book),
    book_joseki(Book, Facts0),
    findall(joseki(Line, Weight, Text),
            ( member(joseki(Line, W, Text), Facts0), Weight is W ),
            Facts1),
    merged(Facts1, Facts).

merged(Facts0, Facts) :-
    findall(Line-Text, member(joseki(Line, _, Text), Facts0), Pairs0),
    sort(Pairs0, Pairs),
    findall(joseki(Line, Sum, Text),
            ( member(Line-Text, Pairs),
              findall(W, member(joseki(Line, W, Text), Facts0), Ws),
              sum_list(Ws, Sum)
            ),
            Facts).

test(no_count, Facts == [joseki(名, 1, "7g7f")]) :-
    book(["startpos"-[book_move(move(77,76), none, none, none, none, ["名"])]], Book),
    book_joseki(Book, Facts).
test(a_position_off_the_lines, Found == [move(54,55)]) :-
    Sfen = "4k4/9/9/4p4/9/4P4/9/9/4K4 w 2G 1",
    book([Sfen-[book_move(move(54,55), none, none, none, 7, [])]], Book),
    book_joseki(Book, [gm(_, K, Move)]),
    memberchk(weight(7), K),
    position_sfen(Position, Sfen),
    findall(M, pattern_move(K, Move, Position, M), Found).
test(empty, Facts == []) :-
    book([], Book),
    book_joseki(Book, Facts).

:- end_tests(joseki_books).
