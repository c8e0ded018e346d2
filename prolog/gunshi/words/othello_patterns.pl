/*  Patterns of Othello drawn side by side, as comments of a knowledge file: the third paper's p.

        % gm 2: 6.4 d6     gm 4: 4.6 f4
        % . . . . . .      . . . . . .
        % . . . . . .      . ? ? . . .

    X is black, O white, ? any of them or empty, * the square of the move.
*/
:- module(gunshi_words_othello_patterns,
          [ print_patterns/1            % +Facts
          ]).
:- use_module('../othello/centre', [pattern_centre/2]).
:- use_module(othello_board, [othello_move_text/2]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).

%   So many stand side by side, each so many columns wide: 80 columns take them.

abreast(4).
column(18).

%!  print_patterns(+Facts:list) is det.
%
%   Print the patterns of Facts, gm(N, K, M) or bm(N, K, M), side by side; a fact for any position
%   has none.

print_patterns(Facts) :-
    findall(Drawing, ( member(Fact, Facts), drawing(Fact, Drawing) ), Drawings),
    print_rows(Drawings).

print_rows([]) :-
    !.
print_rows(Drawings) :-
    abreast(Most),
    (   length(Row, Most),
        append(Row, Rest, Drawings)
    ->  true
    ;   Row = Drawings,
        Rest = []
    ),
    forall(between(1, 7, Line),
           ( findall(Text, ( member(Drawing, Row), nth1(Line, Drawing, Text) ), Texts),
             foldl(padded, Texts, "%", Whole),
             split_string(Whole, "", " ", [Trimmed]),
             format("~s~n", [Trimmed])
           )),
    format("%~n"),
    print_rows(Rest).

padded(Text, Before, Line) :-
    column(Width),
    string_length(Text, Length),
    Pad is max(1, Width-Length),
    format(string(Line), "~s ~s~*c", [Before, Text, Pad, 0' ]).

drawing(Fact, [Title|Lines]) :-
    Fact =.. [Kind, N, K, Move],
    nonvar(K),
    pattern_centre(K, Rows),
    othello_move_text(Move, MoveText),
    format(string(Title), "~w ~d: ~s", [Kind, N, MoveText]),
    findall(Line,
            ( nth1(R, Rows, Row),
              findall(Sign, ( nth1(C, Row, Square), sign(R, C, Move, Square, Sign) ), Signs),
              atomic_list_concat(Signs, ' ', Atom),
              atom_string(Atom, Line)
            ),
            Lines).

%   sign(+Row, +Column, +Move, +Square, -Sign): of the centre, which begins at 2-2 of the board.

sign(Row, Column, Move, _, *) :-
    R is Row+1,
    C is Column+1,
    Move == R-C,
    !.
sign(_, _, _, Square, ?) :-
    var(Square),
    !.
sign(_, _, _, 0, '.').
sign(_, _, _, 1, 'O').
sign(_, _, _, 2, 'X').
