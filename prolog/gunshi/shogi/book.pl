/*  Opening books in YaneuraOu's text form, the .db files.

        #YANEURAOU-DB2016 1.00
        sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
        #comment of the position
        2g2f 3c3d 63 27 935
        #comment of the move
        7g7f none 20 25 6 #comment of the move

    After `sfen` a position; then a line for each move: the move, the response expected, the score
    in centipawns for the side to move, the depth it was searched to in plies, and how often it was
    chosen. `none`, nothing between two blanks, and nothing at all stand for what is not known. More
    than four blanks cannot be meant so: they are only for the eye. Comments begin with # or //. The
    header may be missing, or name another version.

    A book is book(Assoc): node(Number, Comments, Moves) by position. Positions sort by their SFEN,
    and that is the order in which a program that searches the file itself wants them: the tree is
    made from the sorted file and written in its own order, without a look at any SFEN.

    Invariants: in a node no move stands twice; in a book that was read, every move is legal in its
    position, and every response after its move.
*/
:- module(gunshi_shogi_book,
          [ read_book/3,                % +File, -Book, -Problems
            write_book/2,               % +File, +Book
            book_moves/3,               % +Book, +Position, -Moves
            book_entries/2,             % +Book, -Entries
            book_from_entries/2         % +Entries, -Book
          ]).
:- use_module(position,
              [ sfen_position/3, position_sfen/2, position_sfen/3, position_after/3, legal_move/2,
                usi_move/2, side_to_move/2
              ]).
:- use_module(legality, [legality_fault/3]).
:- use_module('../base/encoding', [read_text/3, write_text/3]).
:- use_module(record_messages, []).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(assoc), [assoc_to_list/2, get_assoc/3, ord_list_to_assoc/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/3, member/2, subtract/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

                /*******************************
                *            BOOKS             *
                *******************************/

%!  book_moves(+Book, +Position, -Moves:list) is semidet.
%
%   Moves are those of Position in Book, at least one, in the order of the file:
%   book_move(Move, Response, Score, Depth, Count, Comments). Response is a move; Score is in
%   centipawns for the side to move, Depth in plies, Count how often Move was chosen. Each of these
%   four is `none` if not known. Comments is a list of strings. Fails if Book has no move there.
%
%   @error type_error(position, Position)

book_moves(book(Assoc), Position, Moves) :-
    side_to_move(Position, _),
    get_assoc(Position, Assoc, node(_, _, Moves)),
    Moves = [_|_].

%!  book_entries(+Book, -Entries:list) is det.
%
%   Entries are the positions of Book in the order of their SFENs:
%   entry(Position, Number, Comments, Moves). Number is the move number of the SFEN, 0 or more;
%   Comments are those of the position; Moves as in book_moves/3, here perhaps none.

book_entries(book(Assoc), Entries) :-
    assoc_to_list(Assoc, Pairs),
    maplist(pair_entry, Pairs, Entries).

pair_entry(Position-node(Number, Comments, Moves), entry(Position, Number, Comments, Moves)).

%!  book_from_entries(+Entries:list, -Book) is det.
%
%   Book has the positions and moves of Entries, which are as in book_entries/2, in any order. Of
%   the same position twice, the smaller number is kept, the comments of both, and the moves of
%   both; of the same move twice, the later one, where the first one stood. Whether the moves are
%   legal is the caller's care.

book_from_entries(Entries, book(Assoc)) :-
    must_be(list, Entries),
    maplist(pair_entry, Pairs, Entries),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    maplist(merged, Groups, Merged),
    ord_list_to_assoc(Merged, Assoc).

merged(Position-[Node0|Nodes], Position-node(Number, Comments, Moves)) :-
    foldl(merge_nodes, Nodes, Node0, node(Number, Comments, Moves0)),
    without_repetition(Moves0, Moves).

merge_nodes(node(Number1, Comments1, Moves1),
            node(Number0, Comments0, Moves0),
            node(Number, Comments, Moves)) :-
    Number is min(Number0, Number1),
    subtract(Comments1, Comments0, New),
    append(Comments0, New, Comments),
    append(Moves0, Moves1, Moves).

%   without_repetition(+Moves0, -Moves): of the same move, the last one in the place of the first.

without_repetition([], []).
without_repetition([First|Moves0], [Last|Moves]) :-
    arg(1, First, Move),
    of_other_moves(Moves0, Move, First, Moves1, Last),
    without_repetition(Moves1, Moves).

of_other_moves([], _, Last, [], Last).
of_other_moves([Next|Moves0], Move, Last0, Moves, Last) :-
    (   arg(1, Next, Move)
    ->  of_other_moves(Moves0, Move, Next, Moves, Last)
    ;   Moves = [Next|Moves1],
        of_other_moves(Moves0, Move, Last0, Moves1, Last)
    ).

                /*******************************
                *           READING            *
                *******************************/

%!  read_book(+File, -Book, -Problems:list) is det.
%
%   Book is what is good of File, in any encoding that read_text/3 finds; the same position twice is
%   as in book_from_entries/2. What is not good is left out and said: Problems, in the order of the
%   lines, are problem(Line, 0, Fault). Fault is
%
%     - bad_sfen(Field, Character, Message, Text)
%       The position and all its moves are left out.
%     - illegal_move_text(Usi, Rule)
%       The move is left out; or if Usi is its response, the response. Rule as legality_fault/3.
%     - bad_book_line(Text)
%       This is no move, or its response is none: that is left out. Or no position is before it.
%
%   Comments before the first position are not kept.
%
%   @error gunshi(file(read, File, Reason)), gunshi(bad_encoding(File, Line, Byte)) and
%          gunshi(too_long(File, Bytes)) as read_text/3

read_book(File, Book, Problems) :-
    read_text(File, Text, _),
    split_string(Text, "\n", " \t\r", Texts),
    lines(Texts, 1, Lines),
    entries(Lines, Entries, Problems),
    book_from_entries(Entries, Book).

%   lines(+Texts, +Number, -Lines): those that are not empty, as line(Number, Kind, Text). Kind is
%   `position`, `move` or comment(Comment).

lines([], _, []).
lines([""|Texts], Number0, Lines) :-
    !,
    Number is Number0+1,
    lines(Texts, Number, Lines).
lines([Text|Texts], Number0, [line(Number0, Kind, Text)|Lines]) :-
    line_kind(Text, Kind),
    Number is Number0+1,
    lines(Texts, Number, Lines).

line_kind(Text, position) :-
    string_concat("sfen ", _, Text),
    !.
line_kind(Text, comment(Comment)) :-
    (   string_concat("#", Comment0, Text)
    ;   string_concat("//", Comment0, Text)
    ),
    !,
    Comment = Comment0.
line_kind(_, move).

%   entries(+Lines, -Entries, -Problems)

entries([], [], []).
entries([line(Number, Kind, Text)|Lines], Entries, Problems) :-
    entries(Kind, Number, Text, Entries, Problems, Lines).

entries(position, Line, Text, Entries, Problems, Lines0) :-
    comments(Comments, Lines0, Lines1),
    line_position(Text, Read),
    (   Read = position(Position, Number)
    ->  Entries = [entry(Position, Number, Comments, Moves)|Entries1],
        moves(Lines1, Position, Moves, Lines, Problems, Problems1)
    ;   Read = fault(Fault),
        Entries = Entries1,
        Problems = [problem(Line, 0, Fault)|Problems1],
        next_position(Lines1, Lines)
    ),
    entries(Lines, Entries1, Problems1).
entries(comment(_), _, _, Entries, Problems, Lines) :-
    entries(Lines, Entries, Problems).
entries(move, Line, Text, Entries, [problem(Line, 0, bad_book_line(Text))|Problems], Lines) :-
    entries(Lines, Entries, Problems).

comments([Comment|Comments]) -->
    [line(_, comment(Comment), _)],
    !,
    comments(Comments).
comments([]) -->
    [].

next_position([line(_, Kind, _)|Lines0], Lines) :-
    Kind \== position,
    !,
    next_position(Lines0, Lines).
next_position(Lines, Lines).

%   line_position(+Text, -Read): position(Position, Number), or fault(Fault). Some programs count
%   from 0, which is no SFEN, or write 0 for a number they do not know.

line_position(Text, Read) :-
    catch(numbered_position(Text, Read),
          error(gunshi(Fault), _),
          Read = fault(Fault)).

numbered_position(Text, position(Position, Number)) :-
    (   string_concat(Sfen, " 0", Text)
    ->  sfen_position(Sfen, Position, _),
        Number = 0
    ;   sfen_position(Text, Position, Number)
    ).

%   moves(+Lines0, +Position, -Moves, -Lines, -Problems0, -Problems): Lines begin with the next
%   position. Problems0 are those of the moves, with Problems as their end.

moves([line(Number, move, Text)|Lines0], Position, Moves, Lines, Problems0, Problems) :-
    !,
    comments(Comments, Lines0, Lines1),
    line_move(Text, Position, Comments, Moves, Moves1, Faults),
    problems(Faults, Number, Problems0, Problems1),
    moves(Lines1, Position, Moves1, Lines, Problems1, Problems).
moves(Lines, _, [], Lines, Problems, Problems).

problems([], _, Problems, Problems).
problems([Fault|Faults], Line, [problem(Line, 0, Fault)|Problems0], Problems) :-
    problems(Faults, Line, Problems0, Problems).

%   line_move(+Text, +Position, +Comments, -Moves0, -Moves, -Faults): Moves0 is the move of the line
%   with Moves behind it, or Moves alone. Comments are those of the lines below.

line_move(Text, Position, Comments, Moves0, Moves, Faults) :-
    without_comment(Text, Bare, Comments, All),
    (   fields(Bare, MoveText, ResponseText, Score, Depth, Count),
        usi(MoveText, Move)
    ->  (   legal_move(Position, Move)
        ->  response(ResponseText, Text, Position, Move, Response, Faults),
            Moves0 = [book_move(Move, Response, Score, Depth, Count, All)|Moves]
        ;   illegal(MoveText, Position, Move, Fault),
            Faults = [Fault],
            Moves0 = Moves
        )
    ;   Faults = [bad_book_line(Text)],
        Moves0 = Moves
    ).

without_comment(Text, Bare, Comments0, Comments) :-
    (   comment_start(Text, Before, Length)
    ->  sub_string(Text, 0, Before, _, Bare),
        Start is Before+Length,
        sub_string(Text, Start, _, 0, Comment),
        Comments = [Comment|Comments0]
    ;   Bare = Text,
        Comments = Comments0
    ).

comment_start(Text, Before, Length) :-
    findall(Start-Length0,
            ( member(Mark, ["#", "//"]),
              string_length(Mark, Length0),
              once(sub_string(Text, Start, Length0, _, Mark))
            ),
            [First|Starts]),
    foldl(first_of, Starts, First, Before-Length).

first_of(Start0, Start1, Start) :-
    (   Start0 @< Start1
    ->  Start = Start0
    ;   Start = Start1
    ).

fields(Bare, Move, Response, Score, Depth, Count) :-
    split_string(Bare, "", " \t", [Line]),
    split_string(Line, " \t", "", Single),
    (   known_fields(Single, Move, Texts)
    ->  true
    ;   split_string(Line, " \t", " \t", Split),
        subtract(Split, [""], Words),
        known_fields(Words, Move, Texts)
    ),
    Texts = [Response, ScoreText, DepthText, CountText],
    number_field(ScoreText, Score),
    number_field(DepthText, Depth),
    number_field(CountText, Count).

known_fields([Move],                                Move, ["", "", "", ""]).
known_fields([Move, Response],                      Move, [Response, "", "", ""]).
known_fields([Move, Response, Score],               Move, [Response, Score, "", ""]).
known_fields([Move, Response, Score, Depth],        Move, [Response, Score, Depth, ""]).
known_fields([Move, Response, Score, Depth, Count], Move, [Response, Score, Depth, Count]).

number_field(Text, Value) :-
    (   not_known(Text)
    ->  Value = none
    ;   split_string(Text, "", "+-0123456789", [""]),
        number_string(Value, Text),
        integer(Value)
    ).

not_known("").
not_known("none").
not_known("None").

usi(Text, Move) :-
    catch(usi_move(Text, Move), error(syntax_error(usi_move), _), fail).

%   response(+Text, +Line, +Position, +Move, -Response, -Faults): Text is what the line says of it.

response(Text, _, _, _, none, []) :-
    not_known(Text),
    !.
response(Text, Line, Position, Move, Response, Faults) :-
    (   usi(Text, Response0)
    ->  position_after(Position, Move, After),
        (   legal_move(After, Response0)
        ->  Response = Response0,
            Faults = []
        ;   Response = none,
            Faults = [Fault],
            illegal(Text, After, Response0, Fault)
        )
    ;   Response = none,
        Faults = [bad_book_line(Line)]
    ).

illegal(Usi, Position, Move, illegal_move_text(Usi, Rule)) :-
    legality_fault(Position, Move, Rule).

                /*******************************
                *           WRITING            *
                *******************************/

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
    usi_move(Usi, Move),
    (   Response == none
    ->  ResponseText = none
    ;   usi_move(ResponseText, Response)
    ),
    format("~w ~w ~w ~w ~w~n", [Usi, ResponseText, Score, Depth, Count]),
    write_comments(Comments).

write_comments(Comments) :-
    forall(( member(Comment, Comments),
             split_string(Comment, "\n", "\r", Lines),
             member(Line, Lines)
           ),
           format("#~s~n", [Line])).
