% Motifs of pawns (歩の手筋): how a pawn from the hand, or one that is pushed, is put to use.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in forks.pl. "In front" is where the
% pawn goes next.

                /*******************************
                *         TO THE FRONT         *
                *******************************/

% Dropped in or before the enemy camp with nothing in front, and not just to be taken: next it
% promotes.

motif(tarefu, "垂れ歩", "dangling pawn", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side),
    rank(Side, At, Rank), Rank =< 4,
    front(Side, At, Front), empty(Now, Front),
    exchange(Now, Move, Points), Points >= 0.

% Dropped right under the nose of a piece that can take it, with no support near: to be taken, or to
% drive the piece away. A pawn of the enemy is met, not struck.

motif(tataki_no_fu, "たたきの歩", "striking pawn", Now, Move) :-
    strikes(Now, Move, At, Struck), side(Now, Side),
    rank(Side, At, Rank), Rank =< 4,
    \+ propped(Now, Side, At), \+ earlier_move(Now, 2, fu, drop(fu, Struck)).

% The pawn dropped just before was taken, and the next one strikes the piece that took it.

motif(renda_no_fu, "連打の歩", "successive striking pawns", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), front(Side, At, Front),
    earlier_move(Now, 2, fu, drop(fu, Front)), just_arrived(Now, Front).

% The enemy's pawn has just taken one that was pushed there, and gets another on its head.

motif(tsugifu, "継ぎ歩", "joining pawn", Now, Move) :-
    drops(Now, Move, fu, At), meets_pawn(Now, Move, At, Pawn),
    earlier_move(Now, 2, fu, move(_, Pawn)), just_arrived(Now, Pawn).

% Dropped face to face with an enemy pawn that has stood there, and retaken when it is taken: files
% are opened so.

motif(awase_no_fu, "合わせの歩", "matching pawn", Now, Move) :-
    drops(Now, Move, fu, At), meets_pawn(Now, Move, At, Pawn),
    side(Now, Side), \+ camp(Side, At),
    attackers(Now, At, Side, Guards), Guards >= 1,
    \+ ( last_move(Now, Last), arrives(Now, Last, Pawn) ).

% Offered where two pieces or more can take it, no pawn among them: each has its own work to leave.

motif(shouten_no_fu, "焦点の歩", "focal pawn", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), other(Side, Other),
    attackers(Now, At, Other, Count), Count >= 2,
    \+ propped(Now, Side, At),
    \+ ( front(Side, At, Front), standing(Now, Other, fu, Front) ).

% Offered to a piece that guards another: what takes the pawn lets go of that.

motif(tanda_no_fu, "単打の歩", "single pawn drop", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), other(Side, Other),
    attackers(Now, At, Other, 1), \+ propped(Now, Side, At),
    attacks(Now, Taker, At), standing(Now, Other, Kind, Taker), ( Kind = ki ; Kind = gi ),
    duty(Now, Taker, _).

% Dropped behind an enemy pawn.

motif(fu_no_ura_no_fu, "歩裏の歩", "pawn behind a pawn", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, fu, Pawn), offset(Side, Pawn, Ahead, 0, At), Ahead > 0.

% The last pawn leaves the hand.

motif(fugire, "歩切れ", "out of pawns", Now, Move) :-
    drops(Now, Move, fu, _), side(Now, Side), held(Now, Side, fu, 1).

                /*******************************
                *          TO THE REAR         *
                *******************************/

% Dropped on the own last rank below a gold.

motif(kinzoko_no_fu, "金底の歩", "pawn below the gold", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), rank(Side, At, 9),
    front(Side, At, Front), standing(Now, Side, ki, Front).

% Dropped on the own last rank in the way of a rook or dragon there, and guarded.

motif(sokofu, "底歩", "bottom pawn", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), rank(Side, At, 9),
    attackers(Now, At, Side, Guards), Guards >= 1,
    other(Side, Other), ( Kind = hi ; Kind = ry ), standing(Now, Other, Kind, Rook),
    rank(Side, Rook, 9), attacks(Now, Rook, At).

% Dropped low, with one square left free before the enemy piece that comes down the file.

motif(dogeza_no_fu, "土下座の歩", "kneeling pawn", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), rank(Side, At, Rank), Rank >= 8,
    front(Side, At, Front), empty(Now, Front),
    front(Side, Front, Far), other(Side, Other), standing(Now, Other, _, Far),
    attacks(Now, Far, Front).

% Dropped behind an enemy rook that has come forward, and guarded: the way back is shut.

motif(futafu, "蓋歩", "lid pawn", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), behind(Side, At, Rook),
    other(Side, Other), standing(Now, Other, hi, Rook),
    rank(Side, Rook, Rank), Rank >= 5,
    attackers(Now, At, Side, Guards), Guards >= 1.

                /*******************************
                *            PUSHES            *
                *******************************/

% Pushed into an enemy pawn over the middle of the board, to be taken.

motif(tsukisute, "突き捨て", "pawn sacrifice by pushing", Now, Move) :-
    pushes(Now, Move, _, At), meets_pawn(Now, Move, At, _),
    side(Now, Side), rank(Side, At, Rank), Rank =< 5.

% The pawn that the enemy has just pushed could be taken; instead the one beside goes at a silver.

motif(tsukichigai_no_fu, "突き違いの歩", "crossed pawns", Now, Move) :-
    pushes(Now, Move, _, At), side(Now, Side), other(Side, Other), head(Now, Other, gi, At),
    beside(At, Pushed), facing_pawns(Now, Side, _, Pushed), just_arrived(Now, Pushed).

% The pawn on the edge leaves its place: room for the king, or a beginning there.

motif(hashifu, "端歩", "edge pawn", Now, Move) :-
    pushes(Now, Move, From, At), edge_file(At), side(Now, Side), rank(Side, From, 7).

% The pawn before the rook goes on, the way behind it is free.

motif(hishasaki_no_fu, "飛車先の歩", "rook pawn", Now, Move) :-
    pushes(Now, Move, From, At), empty(Now, At), side(Now, Side),
    standing(Now, Side, hi, Rook), offset(Side, Rook, Ahead, 0, From), Ahead > 0,
    clear(Now, Rook, From).

% On the edge a pawn is pushed into the enemy's.

motif(hashizeme, "端攻め", "edge attack", Now, Move) :-
    pushes(Now, Move, _, At), edge_file(At), meets_pawn(Now, Move, At, _),
    side(Now, Side), rank(Side, At, Rank), Rank =< 5.

% The edge pawn, with lance or rook behind it, goes at a king on that file which has nothing but its
% pawn before it.

motif(hashigyoku_ni_hashifu, "端玉には端歩", "edge pawn against the edge king", Now, Move) :-
    pushes(Now, Move, From, At), edge_file(At), meets_pawn(Now, Move, At, Pawn),
    side(Now, Side), rear_support(Now, Side, From),
    other(Side, Other), standing(Now, Other, ou, King), offset(Side, Pawn, Ahead, 0, King),
    Ahead > 0, clear(Now, Pawn, King).

% Both sides hold a bishop, and the centre pawn leaves its place: there is room to drop one.

motif(pandora_no_fu, "パンドラの歩", "Pandora's pawn", Now, Move) :-
    pushes(Now, Move, From, _), side(Now, Side), seen(Side, From, 57), bishops_exchanged(Now).

% Against a ranging rook, who has stayed with his pays a move on the edge of the enemy king's side.

motif(ibisha_no_zeikin, "居飛車の税金", "static rook's tax", Now, Move) :-
    pushes(Now, Move, _, At), side(Now, Side), seen(Side, At, 16),
    own_rook_file(Now, 2), opponent_rook_file(Now, File), File >= 5.

% A pawn comes to the fifth rank with nothing in front of it, and nothing attacks it there: it takes
% room from the enemy camp. On the file of the own rook it is the rook's pawn, another motif.

motif(kuraidori, "位を取る", "taking the vanguard", Now, Move) :-
    pushes(Now, Move, _, At), empty(Now, At), side(Now, Side), rank(Side, At, 5),
    front(Side, At, Front), empty(Now, Front),
    other(Side, Other), attackers(Now, At, Other, 0),
    file(Side, At, File), \+ own_rook_file(Now, File).

                /*******************************
                *           PINCERS            *
                *******************************/

% Two pawns, one on each side of an enemy silver, take the squares that it could go back to.

motif(gin_basami, "銀ばさみ", "silver pincers", Now, Move) :-
    lands(Now, Move, fu, At), \+ takes(Now, Move, _),
    side(Now, Side), other(Side, Other), beside(At, Silver), standing(Now, Other, gi, Silver),
    after(Now, Move, Then), between_pawns(Then, Side, Silver).
