:- encoding(utf8).
/*  Joseki lines as an opening book, and a book as joseki: for the programs that read .db files.

    A book counts moves by position; lines go through positions. The lines of a book are found from
    its ends: the moves that are farthest from the start first, each with a way back to the start
    over moves that are not used up yet. A book made of lines comes back with the same weights.

    What no line can say becomes a gm fact about the whole position: the moves of positions that the
    book itself does not reach from the even start.
*/
:- module(gunshi_knowledge_joseki_books,
          [ joseki_book/1,              % -Book
            book_joseki/2,              % +Book, -Facts
            use_book_file/1             % +File
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/store', [forget_knowledge/1]).
:- use_module('../../base/clauses', [put_clauses/2]).
:- use_module('../../shogi/book', [book_entries/2, book_from_entries/2, read_book/3]).
:- use_module('../../shogi/patterns', [position_pattern/2]).
:- use_module('../../shogi/position', [start_position/2, position_after/3, move_usi/2]).
:- use_module('../files', [need_knowledge/1]).
:- use_module(lines, [believed_part/3, line_moves/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(assoc),
            [ empty_assoc/1, gen_assoc/3, get_assoc/3, list_to_assoc/2, put_assoc/4 ]).
:- autoload(library(lists), [append/3, member/2, nth0/3, reverse/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  joseki_book(-Book) is det.
%
%   Book has the moves of all joseki lines that are believed, weightiest first; the count of a move
%   is its weight, the response the weightiest move after it. The names of the lines that end with a
%   move are its comments. gm and bm facts are not in it: they speak of more positions than one.
%
%   @error gunshi(bad_knowledge(File, Problems))

joseki_book(Book) :-
    need_knowledge(joseki),
    findall(Position-number(Ply),
            ( believed_line(_, Moves, Positions),
              nth0(Index, Positions, Position),
              nth0(Index, Moves, _),
              Ply is Index+1
            ),
            Numbered0),
    sort(Numbered0, Numbered),
    group_pairs_by_key(Numbered, Groups),
    findall((Position-Move)-Line,
            ( believed_line(Line, Moves, Positions),
              append(_, [Move], Moves),
              append(_, [Position, _], Positions)
            ),
            Ends),
    findall(entry(Position, Number, [], BookMoves),
            ( member(Position-[number(Number)|_], Groups),
              weighted(Position, Pairs),
              findall(BookMove,
                      ( member(Move-Weight, Pairs),
                        book_move(Position, Move, Weight, Ends, BookMove)
                      ),
                      BookMoves)
            ),
            Entries),
    book_from_entries(Entries, Book).

believed_line(Name, Moves, Positions) :-
    Line = joseki(Name, _, _),
    known(Line, _),
    believed_part(Line, Moves, Positions).

%   weighted(+Position, -Pairs): Move-Weight, weightiest first.

weighted(Position, Pairs) :-
    line_moves(Position, Pairs0),
    sort(2, @>=, Pairs0, Pairs).

book_move(Position, Move, Weight, Ends, book_move(Move, Response, none, none, Weight, Comments)) :-
    position_after(Position, Move, After),
    (   weighted(After, [Response0-_|_])
    ->  Response = Response0
    ;   Response = none
    ),
    findall(Line, member((Position-Move)-Line, Ends), Lines0),
    sort(Lines0, Lines),
    findall(Comment, ( member(Line, Lines), atom_string(Line, Comment) ), Comments).

%!  book_joseki(+Book, -Facts:list) is det.
%
%   Facts say what Book does. Lines from the even start are joseki(Line, Weight, Moves): Line is the
%   first comment of their last move, else 定跡; their weights add up to the counts of the book as far
%   as lines can, a move without a count having one of 1. The moves of other positions are gm facts.

book_joseki(Book, Facts) :-
    book_entries(Book, Entries),
    start_position(hirate, Start),
    findall(Position-Moves, member(entry(Position, _, _, Moves), Entries), Pairs),
    list_to_assoc(Pairs, Nodes),
    empty_assoc(Unreached),
    levels([Start], 0, Nodes, Unreached, Depths),
    edges(Nodes, Depths, Edges, Into),
    findall(e(Position, Move)-Count, member(edge(_, Position, Move, _, Count, _), Edges), Left0),
    list_to_assoc(Left0, Left),
    foldl(lines_through(Into, Start), Edges, Left-[], _-Lines),
    findall(Fact, other_fact(Entries, Depths, Fact), Others),
    reverse(Lines, Ordered),
    append(Ordered, Others, Facts).

%   used(File): the book file whose moves are known now.

:- dynamic used/1.

%!  use_book_file(+File) is det.
%
%   What the book in File, a .db file, says is joseki from now on, in the place of what another book
%   file said; `none` for no book. It lasts as long as the program. The moves that are not legal are
%   left out.
%
%   @error gunshi(no_book(File)) when no move is left
%   @error as read_book/3

use_book_file(File) :-
    (   used(File)
    ->  true
    ;   File == none
    ->  forall(retract(used(Old)), forget_knowledge(Old))
    ;   read_book(File, Book, _),
        book_joseki(Book, Facts),
        (   Facts == []
        ->  throw(error(gunshi(no_book(File)), _))
        ;   true
        ),
        findall(clause(1, Fact, true), member(Fact, Facts), Clauses),
        forall(retract(used(Old)), forget_knowledge(Old)),
        absolute_file_name(File, Absolute),
        put_clauses(Absolute, Clauses),
        assertz(used(File))
    ).

%   levels(+Positions, +Depth, +Nodes, +Depths0, -Depths): Depths has for each position that is
%   reached how many moves from the start it is; Positions are those of Depth.

levels([], _, _, Depths, Depths) :-
    !.
levels(Positions, Depth, Nodes, Depths0, Depths) :-
    foldl(reached(Depth), Positions, Depths0, Depths1),
    findall(After,
            ( member(Position, Positions),
              get_assoc(Position, Nodes, Moves),
              member(BookMove, Moves),
              arg(1, BookMove, Move),
              position_after(Position, Move, After),
              \+ get_assoc(After, Depths1, _)
            ),
            Next0),
    sort(Next0, Next),
    Depth1 is Depth+1,
    levels(Next, Depth1, Nodes, Depths1, Depths).

reached(Depth, Position, Depths0, Depths) :-
    put_assoc(Position, Depths0, Depth, Depths).

%   edges(+Nodes, +Depths, -Edges, -Into): the moves of reached positions, edge(Depth, Position,
%   Move, After, Count, Name), the deepest first. Into has for a position the moves that lead to it
%   from one nearer to the start.

edges(Nodes, Depths, Edges, Into) :-
    findall(edge(Depth, Position, Move, After, Count, Name),
            ( gen_assoc(Position, Nodes, Moves),
              get_assoc(Position, Depths, Depth),
              member(book_move(Move, _, _, _, Count0, Comments), Moves),
              position_after(Position, Move, After),
              counted(Count0, Count),
              line_name(Comments, Name)
            ),
            Edges0),
    sort(1, @>=, Edges0, Edges),
    findall(After-e(Position, Move),
            ( member(edge(Depth, Position, Move, After, _, _), Edges),
              get_assoc(After, Depths, AfterDepth),
              AfterDepth > Depth
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    list_to_assoc(Groups, Into).

counted(Count0, Count) :-
    (   integer(Count0),
        Count0 > 0
    ->  Count = Count0
    ;   Count = 1
    ).

line_name([Comment|_], Name) :-
    Comment \== "",
    !,
    atom_string(Name, Comment).
line_name(_, 定跡).

%   lines_through(+Into, +Start, +Edge, +Left0-Lines0, -Left-Lines): lines that end with Edge, until
%   nothing of its count is left.

lines_through(Into, Start, Edge, Left0-Lines0, Left-Lines) :-
    Edge = edge(_, Position, Move, _, _, Name),
    get_assoc(e(Position, Move), Left0, Rest),
    (   Rest =< 0
    ->  Left = Left0,
        Lines = Lines0
    ;   way_back(Position, Start, Into, Left0, [e(Position, Move)], Way, Rest, Weight),
        foldl(used(Weight), Way, Left0, Left1),
        findall(Usi, ( member(e(_, M), Way), move_usi(M, Usi) ), Words),
        atomic_list_concat(Words, ' ', Atom),
        atom_string(Atom, Text),
        lines_through(Into, Start, Edge, Left1-[joseki(Name, Weight, Text)|Lines0], Left-Lines)
    ).

%   way_back(+Position, +Start, +Into, +Left, +Way0, -Way, +Weight0, -Weight): Way0 begins at
%   Position, Way at Start. Of the moves that lead to a position the one is taken of which most is
%   left. Weight is the least that is left of a move on the way; a move that is used up does not
%   count.

way_back(Start, Start, _, _, Way, Way, Weight, Weight) :-
    !.
way_back(Position, Start, Into, Left, Way0, Way, Weight0, Weight) :-
    get_assoc(Position, Into, Edges),
    findall(Rest-Edge, ( member(Edge, Edges), get_assoc(Edge, Left, Rest) ), Pairs0),
    sort(1, @>=, Pairs0, [Most-Edge|_]),
    (   Most > 0
    ->  Weight1 is min(Weight0, Most)
    ;   Weight1 = Weight0
    ),
    Edge = e(Before, _),
    way_back(Before, Start, Into, Left, [Edge|Way0], Way, Weight1, Weight).

used(Weight, Edge, Left0, Left) :-
    get_assoc(Edge, Left0, Rest0),
    Rest is Rest0-Weight,
    put_assoc(Edge, Left0, Rest, Left).

%   other_fact(+Entries, +Depths, -Fact): of a position that is not reached.

other_fact(Entries, Depths, gm(_, [Turn, weight(Count)|K], Move)) :-
    member(entry(Position, _, _, Moves), Entries),
    \+ get_assoc(Position, Depths, _),
    position_pattern(Position, [Turn|K]),
    member(book_move(Move, _, _, _, Count0, _), Moves),
    counted(Count0, Count).
