% What stands on the whole board or is owned after the move: counts and collections.

% Both rooks and bishops are on the board for one side, all promoted.

motif(souryuu_souma_jin, "双竜双馬陣", "two dragons and two horses", Now, Move) :-
    lands(Now, Move, Kind, _), ( Kind = ry ; Kind = um ), side(Now, Side), after(Now, Move, Then),
    standing(Then, Side, ry, A), standing(Then, Side, ry, B), A < B,
    standing(Then, Side, um, C), standing(Then, Side, um, D), C < D.

% A rook or bishop comes to the middle ranks, where a rook of each side and a bishop stand now.

motif(kuuchuu_sen, "空中戦", "air battle", Now, Move) :-
    lands(Now, Move, Kind, To), ( Kind = hi ; Kind = ka ), middle(To), \+ phase(Now, end),
    after(Now, Move, Then), standing(Then, sente, hi, A), middle(A),
    standing(Then, gote, hi, B), middle(B), standing(Then, _, ka, C), middle(C).

% After the move pieces stand on all nine squares of its file.

motif(komabashira, "駒柱", "pillar of pieces", Now, Move) :-
    arrives(Now, Move, To), file(sente, To, File),
    after(Now, Move, Then), full_file(Then, File).

% The move takes the last piece that the other side had beside its king.

motif(zengoma, "全駒", "all pieces taken", Now, Move) :-
    takes(Now, Move, _), side(Now, Side), other(Side, Other),
    after(Now, Move, Then), only_king(Then, Other).

% With the piece taken one side owns both rooks and both bishops.

motif(all_big_pieces, "大駒コンプリート", "all big pieces", Now, Move) :-
    takes(Now, Move, Taken), plain(Taken, Kind), ( Kind = hi ; Kind = ka ),
    side(Now, Side), after(Now, Move, Then), big_pieces(Then, Side, 4).

% The last pawn of the other side is taken, and nine or more are in hand now.

motif(pawn_hunter, "ポーンハンター", "pawn hunter", Now, Move) :-
    takes(Now, Move, fu), side(Now, Side), other(Side, Other), after(Now, Move, Then),
    \+ standing(Then, Other, fu, _), \+ held(Then, Other, fu, _),
    held(Then, Side, fu, Count), Count >= 9.
