/*  Books as terms: the moves of a position, and a book from entries, the same ones put together. */
:- module(gunshi_shogi_book_entries,
          [ book_moves/3,               % +Book, +Position, -Moves
            book_entries/2,             % +Book, -Entries
            book_from_entries/2         % +Entries, -Book
          ]).
:- use_module('../position', [side_to_move/2]).
:- autoload(library(apply), [maplist/3, maplist/5]).
:- autoload(library(assoc), [assoc_to_list/2, get_assoc/3, ord_list_to_assoc/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/2, list_to_set/2, min_list/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

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

merged(Position-Nodes, Position-node(Number, Comments, Moves)) :-
    maplist(node_parts, Nodes, Numbers, CommentLists, MoveLists),
    min_list(Numbers, Number),
    append(CommentLists, Comments0),
    list_to_set(Comments0, Comments),
    append(MoveLists, Moves0),
    without_repetition(Moves0, Moves).

node_parts(node(Number, Comments, Moves), Number, Comments, Moves).

%   without_repetition(+Moves0, -Moves): of the same move, the last one in the place of the first.

without_repetition([], []).
without_repetition([First|Moves0], [Last|Moves]) :-
    entry_move(First, Move),
    of_other_moves(Moves0, Move, First, Moves1, Last),
    without_repetition(Moves1, Moves).

of_other_moves([], _, Last, [], Last).
of_other_moves([Next|Moves0], Move, Last0, Moves, Last) :-
    (   entry_move(Next, Move)
    ->  of_other_moves(Moves0, Move, Next, Moves, Last)
    ;   Moves = [Next|Moves1],
        of_other_moves(Moves0, Move, Last0, Moves1, Last)
    ).

entry_move(book_move(Move, _, _, _, _, _), Move).
