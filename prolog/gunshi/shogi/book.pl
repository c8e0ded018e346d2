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

    book/entries.pl has books as terms, book/read.pl and book/write.pl the files.
*/
:- module(gunshi_shogi_book, []).
:- reexport(book/entries, [book_moves/3, book_entries/2, book_from_entries/2]).
:- reexport(book/read, [read_book/3]).
:- reexport(book/write, [write_book/2]).
