/*  CSA: the record format of the Computer Shogi Association, versions 1 to 3.0.

        'CSA encoding=UTF-8
        V3.0
        N+NAKAHARA
        N-YONENAGA
        $EVENT:13th World Computer Shogi Championship
        PI
        +
        +7776FU
        T12
        '*a comment
        %TORYO

    A file may have several games, with the line `/` between them. Statements of one line are set
    apart by commas, as in +7776FU,T12. By the standard programs read the comments that begin with
    '* and skip the others; here all are kept, because people write both, but for those that name an
    encoding or the program that wrote the file. Also read is the collection format in which a line
    of numbers and names is followed by a line of moves without signs.

    Times are kept to the thousandth of a second.

    CSA has no variations and no bookmarks, and no word for some endings, which are written as
    %CHUDAN. Header fields are KIF's where CSA has the same; other fields of CSA keep their name,
    with the $.

    csa/statements.pl takes the text apart, csa/read.pl makes games of that, csa/write.pl writes
    them. The start is read and written in csa/start.pl; csa/header.pl has the names of the fields.
*/

:- module(gunshi_shogi_records_csa,
          [ csa_games/2,                % +Text, -Games
            write_csa/2                 % +Records, +Encoding
          ]).
:- use_module(csa/read, [csa_games/2]).
:- use_module(csa/write, [write_csa/2]).
