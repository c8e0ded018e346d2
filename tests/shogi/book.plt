:- encoding(utf8).
/*  Opening books: what a line may say, what is wrong with it, round trips. */
:- module(test_book, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(gunshi/shogi/book)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/encoding)).
:- use_module(tests(repeated)).

%   In the order of their SFENs.

sfen(pawn,  "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2").
sfen(start, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1").

position(Name, Position) :-
    sfen(Name, Sfen),
    position_sfen(Position, Sfen).

%   book(+Lines, -Book, -Problems): read from a file of Lines, where a name stands for its position.

book(Lines, Book, Problems) :-
    atomic_list_concat(Lines, '\n', Atom),
    text_book(Atom, Book, Problems).

text_book(Text, Book, Problems) :-
    with_file(( write_text(File, utf8, Text),
                read_book(File, Book, Problems)
              ),
              File).

:- meta_predicate with_file(0, -).

with_file(Goal, File) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream, [extension(db)]),
          close(Stream)
        ),
        once(Goal),
        delete_file(File)).

%   book_text(+Book, -Text): what is written.

book_text(Book, Text) :-
    with_file(( write_book(File, Book),
                read_text(File, Text, utf8)
              ),
              File).

line(Name, Line) :-
    sfen(Name, Sfen),
    string_concat("sfen ", Sfen, Line).

%   start_moves(+Lines, -Moves, -Problems): of the start, when Lines stand below it.

start_moves(Lines, Moves, Problems) :-
    line(start, Start),
    book([Start|Lines], Book, Problems),
    position(start, Position),
    (   book_moves(Book, Position, Moves0)
    ->  Moves = Moves0
    ;   Moves = []
    ).

:- begin_tests(lines).

test(all_fields,
     Moves-Problems == [book_move(move(27, 26), move(33, 34), 63, 27, 935, [])]-[]) :-
    start_moves(["2g2f 3c3d 63 27 935"], Moves, Problems).
test(fields, [forall(member(Line-Values,
                            [ "2g2f"-[none, none, none, none],
                              "2g2f none"-[none, none, none, none],
                              "2g2f 3c3d"-[move(33, 34), none, none, none],
                              "2g2f none -63"-[none, -63, none, none],
                              "2g2f none +63 8"-[none, 63, 8, none],
                              "2g2f none none none 7"-[none, none, none, 7],
                              "2g2f None 0 32 1"-[none, 0, 32, 1],
                              "2g2f none   8"-[none, none, none, 8],
                              "2g2f none  8 9"-[none, none, 8, 9],
                              "2g2f  none   63  27  9"-[none, 63, 27, 9],
                              "2g2f\tnone\t63\t27\t9"-[none, 63, 27, 9],
                              "  2g2f none 63 27 9  "-[none, 63, 27, 9] ])),
              Found-Problems == Values-[]]) :-
    start_moves([Line], [Move], Problems),
    Move =.. [book_move, move(27, 26)|Values0],
    once(append(Found, [[]], Values0)).
test(comments, Comments == [" one", "two", "", "three"]) :-
    start_moves(["2g2f none 1 2 3 # one", "#two", "#", "//three"], [Move], []),
    arg(6, Move, Comments).
test(comment_without_blank, Move == book_move(move(27, 26), none, none, none, none, ["a // b"])) :-
    start_moves(["2g2f#a // b"], [Move], []).
test(slashes, Move == book_move(move(27, 26), none, 5, none, none, ["a # b"])) :-
    start_moves(["2g2f none 5 //a # b"], [Move], []).
test(position_comments, Entries == [entry(Position, 1, ["定跡", "two"], [])]) :-
    line(start, Start),
    book(["#YANEURAOU-DB2016 1.00", "//of nothing", Start, "#定跡", "", "//two"], Book, []),
    position(start, Position),
    book_entries(Book, Entries).
test(promotion_and_drop, Moves == [promote(88, 22), drop(fu, 35)]) :-
    Sfen = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPP1PP/1B5R1/LNSGKGSNL b P 7",
    string_concat("sfen ", Sfen, Line),
    book([Line, "8h2b+ 3a2b", "P*3e"], Book, []),
    position_sfen(Position, Sfen),
    book_moves(Book, Position, Found),
    findall(Move, ( member(Entry, Found), arg(1, Entry, Move) ), Moves).
test(files, [forall(member(Mark-Header-Name, [ ""-"#YANEURAOU-DB2016 1.00"-lf,
                                               "\uFEFF"-"#YANEURAOU-DB2016 2.00"-crlf,
                                               "\uFEFF"-""-lf, ""-""-crlf ])),
             Book-Problems == Expected-[]]) :-
    line(start, Start),
    line(pawn, Pawn),
    Lines = [Pawn, "3c3d none none none 2", "#next", Start, "7g7f 8c8d", "2g2f"],
    book(Lines, Expected, []),
    line_end(Name, End),
    atomic_list_concat([Header|Lines], End, Rest),
    string_concat(Mark, Rest, Text),
    text_book(Text, Book, Problems).
line_end(lf,   "\n").
line_end(crlf, "\r\n").

test(one_answer) :-
    line(start, Start),
    atomic_list_concat(['#header', Start, '2g2f 8c8d 1 2 3', 'nothing'], '\n', Text),
    tmp_file_stream(File, Stream, [extension(db)]),
    close(Stream),
    write_text(File, utf8, Text),
    setup_call_cleanup(true, read_book(File, _, _), delete_file(File)).
test(one_position_many_times, Count == 1) :-
    line(start, Start),
    format(string(Entry), "~w~n7g7f 3c3d 0 1 2~n", [Start]),
    repeated(Entry, 60 000, Entries0),
    string_concat("#YANEURAOU-DB2016 1.00\n", Entries0, Text),
    call_with_time_limit(40, text_book(Text, Book, _)),
    book_entries(Book, Entries),
    length(Entries, Count).
test(empty_file, Entries-Problems == []-[]) :-
    text_book("", Book, Problems),
    book_entries(Book, Entries).
test(numbers, [forall(member(End-Number, [" 1"-1, ""-1, " 0"-0, " 31"-31])),
               Entries == [entry(Position, Number, [], [])]]) :-
    atom_concat('sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -', End, Line),
    book([Line], Book, []),
    position(start, Position),
    book_entries(Book, Entries).

:- end_tests(lines).

:- begin_tests(problems).

test(position, Entries-Problems
               == []-[problem(1, 0, bad_sfen(board, 6, Message, "sfen x b - 1"))]) :-
    book(["sfen x b - 1", "#comment", "7g7f none"], Book, Problems),
    Problems = [problem(_, _, bad_sfen(_, 6, Message, _))|_],
    book_entries(Book, Entries).
test(number_zero, Line == 2) :-
    book(["#YANEURAOU-DB2016 1.00", "sfen 4k4/9/9/P8/9/P8/9/9/4K4 b - 0"], _, Problems),
    Problems = [problem(Line, 0, bad_sfen(position, _, _, _))].
test(rest_is_kept, Names-Problems == [pawn, start]-[problem(3, 0, Fault)]) :-
    line(pawn, Pawn),
    line(start, Start),
    book([Pawn, "3c3d none", "sfen 9 b - 1", "7g7f none", Start, "7g7f none"], Book, Problems),
    Problems = [problem(_, _, Fault)|_],
    book_entries(Book, Entries),
    findall(Name,
            ( member(entry(Position, _, _, [_]), Entries),
              position(Name, Position)
            ),
            Names).
test(illegal_move, Moves-Problems
                   == [move(27, 26)]-[problem(2, 0, illegal_move_text("7g7e", cannot_move_there)),
                                      problem(5, 0, illegal_move_text("P*5e", not_in_hand))]) :-
    start_moves(["7g7e none 1 2 3", "#of a bad move", "2g2f none", "P*5e none"], Found, Problems),
    findall(Move, ( member(Entry, Found), arg(1, Entry, Move) ), Moves).
test(illegal_response,
     Moves-Problems == [book_move(move(77, 76), none, 1, 2, 3, [])]
                       -[problem(2, 0, illegal_move_text("2g2f", wrong_side))]) :-
    start_moves(["7g7f 2g2f 1 2 3"], Moves, Problems).
test(no_response,
     Moves-Problems == [book_move(move(77, 76), none, 1, 2, 3, [])]
                       -[problem(2, 0, bad_book_line("7g7f resign 1 2 3"))]) :-
    start_moves(["7g7f resign 1 2 3"], Moves, Problems).
test(bad_line, [forall(member(Line, ["none none 1 1 1", "7g7f none x", "7g7f none 1.5",
                                     "7g7f none 0x1F", "7g7f none 1 2 3 4", "▲７六歩", "sfen"])),
                Moves-Problems == []-[problem(2, 0, bad_book_line(Line))]]) :-
    start_moves([Line], Moves, Problems).
test(move_without_position, Entries-Problems == []-[problem(1, 0, bad_book_line("7g7f none"))]) :-
    book(["7g7f none"], Book, Problems),
    book_entries(Book, Entries).
test(no_text, error(gunshi(bad_encoding(_, 1, 0)))) :-
    text_book("a\000\b", _, _).
test(message) :-
    error_line(error(gunshi(bad_book_line("7g7f x")), _), Line),
    sub_string(Line, _, _, _, "7g7f x"),
    !.

:- end_tests(problems).

:- begin_tests(books).

test(no_such_position, fail) :-
    book([], Book, []),
    position(start, Position),
    book_moves(Book, Position, _).
test(no_move, fail) :-
    line(start, Start),
    book([Start], Book, []),
    position(start, Position),
    book_moves(Book, Position, _).
test(no_position, error(type_error(position, startpos))) :-
    book([], Book, []),
    book_moves(Book, startpos, _).
test(same_position,
     Entries == [entry(Position, 1, ["a", "b", "c"],
                       [ book_move(move(77, 76), none, none, none, 9, ["new"]),
                         book_move(move(27, 26), none, none, none, 2, []),
                         book_move(move(57, 56), none, none, none, 3, []) ])]) :-
    line(start, Start),
    string_concat(Sfen, "1", Start),
    string_concat(Sfen, "5", Fifth),
    book([ Fifth, "#a", "#b", "7g7f none none none 1 #old", "2g2f none none none 2",
           Start, "#b", "#c", "5g5f none none none 3", "7g7f none none none 9 #new"
         ], Book, []),
    position(start, Position),
    book_entries(Book, Entries).
test(same_move, Moves == [book_move(move(77, 76), none, 2, none, none, []),
                          book_move(move(27, 26), none, 5, none, none, [])]) :-
    start_moves(["7g7f none 1", "2g2f none 5", "7g7f none 2"], Moves, []).
test(entries, Book == Same) :-
    line(start, Start),
    line(pawn, Pawn),
    book([Start, "7g7f none 1", Pawn, "#x", "3c3d 2g2f 2"], Book, []),
    book_entries(Book, Entries),
    reverse(Entries, Reversed),
    book_from_entries(Reversed, Same).
test(no_entries, error(type_error(list, startpos))) :-
    book_from_entries(startpos, _).

test(written, Text == Expected) :-
    line(start, Start),
    line(pawn, Pawn),
    book([ Start, "# of the start", "7g7f 3c3d 63 27 935 #定跡", "//two", "2g2f",
           Pawn, "3c3d none   8"
         ], Book, []),
    book_text(Book, Text),
    atomic_list_concat([ "#YANEURAOU-DB2016 1.00",
                         Pawn, "3c3d none none none 8",
                         Start, "# of the start", "7g7f 3c3d 63 27 935", "#定跡", "#two",
                         "2g2f none none none none", ""
                       ], '\n', Atom),
    atom_string(Atom, Expected).
test(round_trip, Again == Book) :-
    line(start, Start),
    string_concat(Sfen, "1", Start),
    string_concat(Sfen, "0", Zero),
    line(pawn, Pawn),
    book([ Zero, "#", "# a", "7g7f 3c3d -63 27 935 # b", "2g2f none none 3",
           Pawn, "#no move"
         ], Book, []),
    book_text(Book, Text),
    text_book(Text, Again, []).
test(long_comment, Entries == [entry(Position, 1, ["a", "sfen b"], [])]) :-
    position(start, Position),
    book_from_entries([entry(Position, 1, ["a\nsfen b"], [])], Book),
    book_text(Book, Text),
    text_book(Text, Again, []),
    book_entries(Again, Entries).

%   The order of the file is that of the SFENs as texts, whatever follows a common beginning.

test(order, Lines == Sorted) :-
    position(start, Start),
    findall(entry(After2, 3, [], []),
            ( legal_move(Start, Move),
              position_after(Start, Move, After),
              legal_move(After, Move2),
              position_after(After, Move2, After2)
            ),
            Entries),
    Hands = ["P", "P2p", "2P", "Pp", "-", "R", "p", "10P"],
    findall(entry(Position, 1, [], []),
            ( member(Hand, Hands),
              atomic_list_concat(['4k4/9/9/9/9/9/9/9/4K4 b ', Hand], Sfen),
              position_sfen(Position, Sfen)
            ),
            More),
    append(Entries, More, All),
    book_from_entries(All, Book),
    book_text(Book, Text),
    split_string(Text, "\n", "", [_|Lines0]),
    once(append(Lines, [""], Lines0)),
    msort(Lines, Sorted),
    length(Lines, Count),
    Count > 800.

:- end_tests(books).
