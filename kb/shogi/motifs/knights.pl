% Motifs of the knight (桂の手筋): how it jumps, waits, and strikes.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in forks.pl. Knights in front of
% something are in heads.pl.

                /*******************************
                *          FROM HAND           *
                *******************************/

% Dropped far back, with nothing but pawns where it will jump: the jump is the threat.

motif(hikae_no_kei, "控えの桂", "waiting knight", Now, Move) :-
    drops(Now, Move, ke, At), side(Now, Side), rank(Side, At, Rank), Rank >= 6,
    other(Side, Other), knight_jump(Side, At, Pawn), standing(Now, Other, fu, Pawn),
    \+ ( knight_jump(Side, At, Jump), standing(Now, Other, Kind, Jump), Kind \== fu ).

% Dropped in the own camp.

motif(jijin_kei, "自陣桂", "knight dropped in camp", Now, Move) :-
    drops(Now, Move, ke, At), side(Now, Side), camp(Side, At).

% Dropped with check on a king that has a silver next to him, two ranks before him.

motif(kyuusho_no_kei, "急所の桂", "vital-point knight", Now, Move) :-
    drops(Now, Move, ke, At), side(Now, Side), other(Side, Other),
    knight_jump(Side, At, King), standing(Now, Other, ou, King),
    adjacent(King, Silver), standing(Now, Other, gi, Silver).

                /*******************************
                *      JUMPED OR DROPPED       *
                *******************************/

% A knight comes to where another one would jump, and is backed by it.

motif(tsugikei, "継ぎ桂", "joined knights", Now, Move) :-
    lands(Now, Move, ke, At), side(Now, Side),
    knight_jump(Side, Backing, At), standing(Now, Side, ke, Backing),
    \+ leaves(Now, Move, Backing).

% A knight that nothing can take attacks a silver or more.

motif(waza_ari_no_kei, "技ありの桂", "skilful knight", Now, Move) :-
    lands(Now, Move, ke, _), hits(Now, Move, Struck),
    standing(Now, _, Kind, Struck), points(Kind, Points), Points >= 500,
    \+ takeable(Now, Move).

% A knight mates a king that is shut in.

motif(tsurushikei, "吊るし桂", "hanging knight", Now, Move) :-
    lands(Now, Move, ke, _), gives_check(Now, Move), mates(Now, Move).

                /*******************************
                *            JUMPED            *
                *******************************/

% The enemy's knight has just jumped at one's own, which does not take it but jumps past it.

motif(hanechigai_no_kei, "跳ね違いの桂", "crossing knights", Now, Move) :-
    plays(Now, Move, ke, From, To), side(Now, Side), other(Side, Other),
    knight_jump(Side, From, Knight), Knight \== To,
    standing(Now, Other, ke, Knight), just_arrived(Now, Knight).

% A knight jumps up to the fifth rank, where pawns come for it; in the centre that is development.

motif(takatobi_no_kei, "高跳びの桂", "high-jumping knight", Now, Move) :-
    plays(Now, Move, ke, _, To), side(Now, Side), rank(Side, To, 5), \+ file(Side, To, 5).

% The knight beside a king on the edge jumps away from its place: what is below lies bare.

motif(pants_o_nugu, "パンツを脱ぐ", "taking off the pants", Now, Move) :-
    plays(Now, Move, ke, From, _), side(Now, Side), rank(Side, From, 9),
    beside(From, King), edge_file(King), standing(Now, Side, ou, King).

                /*******************************
                *           IN HAND            *
                *******************************/

% The third knight comes into the hand.

motif(sankei_kaijin, "三桂懐刃", "three knights in hand", Now, Move) :-
    takes(Now, Move, Kind), ( Kind = ke ; Kind = nk ), side(Now, Side), held(Now, Side, ke, 2).
