:- encoding(utf8).
/*  Motifs of the whole board against a table of positions, whichever side plays, and the words they
    are made of by hand.
*/
:- module(test_board_motifs, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/shogi/board_words)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/motifs)).
:- use_module(library(gunshi/knowledge/steps)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).

%   fact(-Name, -Position, -Move, -Verdict): a row of board_motifs.tsv: in Position, Move is the
%   motif Name, or not.

fact(Name, Position, Move, Verdict) :-
    getenv('GUNSHI_TEST_DATA', Data),
    directory_file_path(Data, 'board_motifs.tsv', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", [_|Lines]),
    member(Line, Lines),
    split_string(Line, "\t", "", [Name, Sfen, Usi, Verdict]),
    position_sfen(Position, Sfen),
    move_usi(Move, Usi).

verdict(Position, Move, Name, Verdict) :-
    legal_move(Position, Move),
    game_new(Position, Game),
    motifs_of(Game, Move, Motifs),
    (   memberchk(motif(_, Name, _, _, _), Motifs)
    ->  Verdict = "yes"
    ;   Verdict = "no"
    ).

%   turned(+Position, +Move, -Turned, -TurnedMove): the board is turned round, the sides change.

turned(Position, Move, Turned, TurnedMove) :-
    position_term(Position, shogi(Side, Pieces, Hands)),
    opponent(Side, Other),
    maplist(turned_piece, Pieces, TurnedPieces),
    maplist(turned_hand, Hands, TurnedHands),
    position_term(Turned, shogi(Other, TurnedPieces, TurnedHands)),
    turned_move(Move, TurnedMove).

turned_piece(at(Square, Piece), at(TurnedSquare, TurnedPiece)) :-
    TurnedSquare is 110 - Square,
    Piece =.. [Side, Kind],
    opponent(Side, Other),
    TurnedPiece =.. [Other, Kind].

turned_hand(hand(Side, Kind, Count), hand(Other, Kind, Count)) :-
    opponent(Side, Other).

turned_move(drop(Kind, To), drop(Kind, Turned)) :-
    Turned is 110 - To.
turned_move(move(From, To), move(TurnedFrom, TurnedTo)) :-
    TurnedFrom is 110 - From,
    TurnedTo is 110 - To.
turned_move(promote(From, To), promote(TurnedFrom, TurnedTo)) :-
    TurnedFrom is 110 - From,
    TurnedTo is 110 - To.

now(Sfen, Now) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, [], none, Now).

:- begin_tests(board_motifs).

test(facts, [ forall(fact(Name, Position, Move, Verdict)),
              true(Name-Move-Got == Name-Move-Verdict) ]) :-
    verdict(Position, Move, Name, Got).
test(facts_turned, [ forall(fact(Name, Position, Move, Verdict)),
                     true(Name-Move-Got == Name-Move-Verdict) ]) :-
    turned(Position, Move, Turned, TurnedMove),
    verdict(Turned, TurnedMove, Name, Got).

%   In a game the move before tells whether a bishop has just been taken; in a position alone the
%   hand does.

test(history, Got == ["yes", "no"]) :-
    game_usi(Taken, "startpos moves 7g7f 3c3d 8h2b+"),
    game_usi(Later, "startpos moves 7g7f 3c3d 8h2b+ 3a2b 2h5h 2b3c 5h2h B*4e"),
    findall(Verdict,
            ( member(Game-Move, [Taken-move(31, 22), Later-move(48, 39)]),
              motifs_of(Game, Move, Motifs),
              (   memberchk(motif(_, "手得", _, _, _), Motifs)
              ->  Verdict = "yes"
              ;   Verdict = "no"
              )
            ),
            Got).

:- end_tests(board_motifs).

:- begin_tests(board_words).

test(plain, Plain == [fu-fu, ou-ou, um-ka, ry-hi, to-fu]) :-
    findall(K-P, ( member(K, [fu, ou, um, ry, to]), plain(K, P) ), Plain).
test(plain_of, Kinds == [gi, ng]) :-
    findall(K, plain(K, gi), Kinds).
test(closing_in, [forall(member(A-B-Is, [ 31-21-yes, 13-24-yes, 13-22-no, 13-25-no, 12-13-no,
                                           44-45-yes, 46-44-yes, 64-44-no ])),
                  true(A-B-Got == A-B-Is)]) :-
    (   closing_in(A, B, 52)
    ->  Got = yes
    ;   Got = no
    ).
test(stays_safe, Safe == [drop(gi, 45), drop(gi, 55)]) :-
    now("4k4/9/9/3r5/9/9/9/9/4K4 b S 1", Now),
    findall(M, ( member(M, [drop(gi, 45), drop(gi, 55), drop(gi, 65), drop(gi, 44)]),
                 stays_safe(Now, M) ), Safe).
test(stays_safe_by_check, true) :-      % the silver may not take: the rook gives check
    now("4k4/3s5/9/9/4B4/9/9/4R4/8K b - 1", Now),
    stays_safe(Now, promote(55, 73)).
test(just_taken, Kinds == [ka]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+"),
    situation(Game, [], none, Now),
    findall(K, just_taken(Now, 22, K), Kinds),
    \+ just_taken(Now, 76, _).
test(just_taken_unknown, Kinds == [fu, ka]) :-
    now("4k1s2/7+B1/9/9/9/9/9/9/4K4 w PB 1", Now),
    findall(K, just_taken(Now, 22, K), Kinds).
test(stack, Counts == [3, 3, 3]) :-
    now("4k4/9/9/9/8L/8P/8R/9/4K2L+R w - 1", Now),
    after(Now, move(51, 41), Then),
    \+ stack(Then, 15, 3),
    now("4k4/9/9/9/8p/8L/8R/9/4K2L+R b - 1", Other),
    findall(Count, ( member(Square, [16, 17, 19]), stack(Other, Square, Count) ), Counts).
test(owned, [Big, Points, Generals] == [2, 350, 1]) :-
    now("4k4/9/9/9/4+r4/9/4b4/3p5/4KG3 b RB2P 1", Now),
    big_pieces(Now, gote, Big),
    ahead(Now, sente, Points),
    generals_near(Now, sente, Generals).
test(ahead, Sides == [sente-(-950), gote-950]) :-
    now("4k4/9/9/9/1+P2+n4/9/4n4/9/4K3+l w p 1", Now),
    findall(Side-Points, ahead(Now, Side, Points), Sides).
test(interposes, Moves == [drop(fu, 52), drop(fu, 53), drop(fu, 54), drop(fu, 55), drop(fu, 56),
                           drop(fu, 57), drop(fu, 58), move(48, 57), move(48, 58)]) :-
    now("4r1k2/9/9/9/9/9/9/5G3/4K4 b P 1", Now),
    findall(M, interposes(Now, M), Moves0),
    msort(Moves0, Moves).

%   A motif that is not asked for is not found; the others are.

test(left_out, Names-Others == [aki_oute]-[]) :-
    position_sfen(Position, "4k4/9/9/4G4/9/9/9/4R4/K8 b - 1"),
    game_new(Position, Game),
    motifs_of(Game, move(54, 63), Motifs),
    findall(Name, ( member(motif(Name, _, _, _, _), Motifs), Name == aki_oute ), Names),
    motifs_of(Game, move(54, 63), [aki_oute], Left),
    subtract(Motifs, Left, Gone),
    findall(Name, ( member(motif(Name, _, _, _, _), Gone), Name \== aki_oute ), Others).

:- end_tests(board_words).
