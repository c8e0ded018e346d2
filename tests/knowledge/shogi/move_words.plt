:- encoding(utf8).
/*  What a move is: against the legal moves, and by hand. */
:- module(test_move_words, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/geometry)).
:- use_module(library(gunshi/knowledge/shogi/move_words)).
:- use_module(library(gunshi/knowledge/steps)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).

now(Sfen, Now, Position) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, [], none, Now).

:- begin_tests(move_words).

test(moves, Moves == Legal) :-
    now("startpos", Now, Position),
    findall(M, moves(Now, M), Moves0),
    msort(Moves0, Moves),
    legal_moves(Position, Legal0),
    msort(Legal0, Legal).
test(moves_bound, [true(Count == 1)]) :-
    now("startpos", Now, _),
    findall(x, moves(Now, move(77, 76)), Xs),
    length(Xs, Count),
    \+ moves(Now, move(77, 75)).
test(arrives_and_leaves, Is == [76-77, 55-none]) :-
    now("4k4/9/9/9/9/9/2P6/9/4K4 b P 1", Now, _),
    findall(To-From,
            ( member(Move, [move(77, 76), drop(fu, 55)]),
              arrives(Now, Move, To),
              ( leaves(Now, Move, From) -> true ; From = none ) ),
            Is).
test(steps, Is == [0, 1, 1, 8, 3]) :-
    maplist([A-B, S]>>steps(A, B, S), [55-55, 55-66, 55-54, 11-99, 23-51], Is).
test(gives_check, Moves == Checks) :-
    now("4k4/9/9/9/9/9/9/3R5/4K4 b GN 1", Now, Position),
    findall(M, ( moves(Now, M), gives_check(Now, M) ), Moves0),
    checking_moves(Position, Checks0),
    msort(Moves0, Moves),
    msort(Checks0, Checks),
    Checks \== [].

%   hits/3 against another way to say it: what the piece could take if the other side passed, which
%   it may not do in check.

test(hits,
     [ forall(member(Sfen,
                     [ "4k4/9/3gs4/9/9/9/4R4/9/4K4 b GN 1", "startpos",
                       "lnsgk1snl/1r4gb1/p1pppp1pp/6p2/1p7/2P4P1/PPSPPPP1P/1B1G3R1/LN2KGSNL \c
                        b - 21",
                       "4k4/9/3gs4/9/9/9/3r5/9/4K4 w gn 1" ])),
       Missing == [] ]) :-
    now(Sfen, Now, Position),
    findall(Move-Is-Should,
            ( legal_move(Position, Move),
              findall(S, hits(Now, Move, S), Is0),
              msort(Is0, Is),
              could_take(Position, Move, Should),
              Is \== Should
            ),
            Missing).

could_take(Position, Move, Squares) :-
    position_after(Position, Move, After),
    arg(2, Move, Square),
    \+ in_check(After),
    position_term(After, shogi(Other, Pieces, Hands)),
    opponent(Other, Side),
    position_term(Passed, shogi(Side, Pieces, Hands)),
    findall(To,
            ( legal_move(Passed, Next),
              ( Next = move(Square, To) ; Next = promote(Square, To) ),
              memberchk(at(To, _), Pieces)
            ),
            Squares0),
    sort(Squares0, Squares).
test(hits_with_check, Squares == [33]) :-
    now("4k4/9/6r2/9/9/9/9/9/4K4 b B 1", Now, _),
    findall(S, hits(Now, drop(ka, 42), S), Squares).

%   Of a promotion: what it was, what it is, what it takes; and that it could have been left.

test(words_of_a_promotion, Is-Plain == [gi-ng-ki]-[move(54, 53)]) :-
    now("4k4/9/4g4/4S4/9/9/9/9/4K4 b - 1", Now, _),
    findall(Was-Becomes-Taken,
            ( Move = promote(54, 53),
              plays(Now, Move, Was, 54, 53),
              lands(Now, Move, Becomes, 53),
              takes(Now, Move, Taken),
              promotes(Now, Move)
            ),
            Is),
    findall(Move, ( stays_plain(Now, Move), arrives(Now, Move, 53) ), Plain).
test(last_move, Last == none-move(77, 76)) :-
    now("startpos", Now, _),
    ( last_move(Now, First) -> true ; First = none ),
    after(Now, move(77, 76), Then),
    last_move(Then, Second),
    Last = First-Second.

:- end_tests(move_words).
