% What rules that are learned may say of a move: how it looks, and what it leaves behind.
%
% trait(Trait, Japanese, English, Now, Move) :- Conditions.
%
% A learned rule asks has(Now, Move, Trait) for a few of them. ~1 in the texts stands for the first
% argument of Trait, and so on. Arguments that the English names are told and belong to the rule; the
% others are squares: a rule has variables for them, so that it holds wherever the idea does. Add a
% trait of your own, and what is learned from then on can speak of it.

% How the move looks.

trait(checks, "王手する", "gives check", Now, Move) :- gives_check(Now, Move).
trait(recaptures, "取り返す", "recaptures", Now, Move) :- recapture(Now, Move).
trait(takes(Kind), "~1を取る", "takes a ~1", Now, Move) :- takes(Now, Move, Kind).
trait(drops(Kind, To), "~1を打つ", "drops a ~1", Now, Move) :- drops(Now, Move, Kind, To).
trait(plays(Kind, From), "~1を動かす", "moves a ~1", Now, Move) :- plays(Now, Move, Kind, From, _).
trait(becomes, "成る", "promotes", Now, Move) :- promotes(Now, Move).
trait(wins_here(To), "取り合いで得をする", "wins by the exchange", Now, Move) :-
    arrives(Now, Move, To), exchange(Now, Move, Points), Points >= 200.
trait(gives_here(To), "取り合いで損をする", "loses by the exchange", Now, Move) :-
    arrives(Now, Move, To), exchange(Now, Move, Points), Points =< -200.
trait(comes_back, "引く", "goes back", Now, Move) :-
    side(Now, Side), leaves(Now, Move, From), arrives(Now, Move, To),
    rank(Side, From, Old), rank(Side, To, New), New > Old.
trait(edge_pawn, "端歩を突く", "pushes an edge pawn", Now, Move) :-
    pushes(Now, Move, _, To), edge_file(To).
trait(hits_head(To), "歩で叩く", "drops a pawn in front of a piece", Now, Move) :-
    strikes(Now, Move, To, _).
trait(meets(To), "歩をぶつける", "puts a pawn before a pawn", Now, Move) :-
    meets_pawn(Now, Move, To, _).
trait(menaces(Kind, Target), "~1取りを狙う", "threatens a ~1", Now, Move) :-
    threatens(Now, Move, Target), standing(Now, _, Kind, Target), Kind \== ou.
trait(near_enemy_king, "敵玉に近い", "ends near the enemy king", Now, Move) :-
    enemy_king(Now, King), arrives(Now, Move, To), steps(To, King, Steps), Steps =< 2.
trait(near_own_king, "自玉に近い", "ends near its own king", Now, Move) :-
    own_king(Now, King), arrives(Now, Move, To), \+ leaves(Now, Move, King), steps(To, King, Steps),
    Steps =< 2.
trait(leaves_own_king, "自玉から離れる", "takes a piece away from its own king", Now, Move) :-
    own_king(Now, King), leaves(Now, Move, From), From \== King, steps(From, King, Old), Old =< 2,
    arrives(Now, Move, To), steps(To, King, New), New > Old.

% What hung before, and what is done about it.

trait(saves(Kind, From), "取られそうな~1を動かす", "moves a ~1 that hung", Now, Move) :-
    leaves(Now, Move, From), hanging(Now, From), standing(Now, _, Kind, From).
trait(ignores(Kind, Victim), "取られそうな~1を放っておく", "leaves a ~1 that hung where it is", Now, Move) :-
    side(Now, Side), hanging(Now, Victim), standing(Now, Side, Kind, Victim), Kind \== fu,
    after(Now, Move, Then), \+ check(Then), standing(Then, Side, Kind, Victim), hanging(Then, Victim).

% What hangs after it, and why.

trait(hangs(Kind, Victim), "~1を取られて損をする", "lets a ~1 be taken", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), \+ check(Then), hanging(Then, Victim), standing(Then, Side, Kind, Victim),
    Kind \== fu.
trait(unguarded(Victim), "紐の付いていない駒を残す", "leaves a piece without a guard", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), hanging(Then, Victim), standing(Then, Side, Kind, Victim),
    Kind \== fu, attackers(Then, Victim, Side, 0).
trait(guard_left(Victim), "守っていた駒が離れる", "takes a guard of a piece away", Now, Move) :-
    leaves(Now, Move, From), attacks(Now, From, Victim), side(Now, Side), standing(Now, Side, _, Victim),
    after(Now, Move, Then), arrives(Now, Move, To), \+ attacks(Then, To, Victim).
trait(line_opened(Victim), "駒に当たる利きを通す", "opens a line to a piece", Now, Move) :-
    leaves(Now, Move, From), line(Now, Slider, From, Victim), side(Now, Side),
    standing(Now, Side, _, Victim), other(Side, Other), standing(Now, Other, _, Slider),
    after(Now, Move, Then), attacks(Then, Slider, Victim).
trait(guard_pinned(Victim), "ピンされた駒に守らせる", "leaves a piece to a guard that is pinned", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), pinned(Then, Guard, _), standing(Then, Side, _, Guard),
    attacks(Then, Guard, Victim), standing(Then, Side, _, Victim), hanging(Then, Victim).
trait(guard_overloaded(Victim), "二つの役目を持つ駒に守らせる", "leaves a piece to a guard that has two duties", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), overloaded(Then, Guard), standing(Then, Side, _, Guard),
    duty(Then, Guard, Victim).
trait(caught(Kind, Victim), "~1の行き場がない", "leaves a ~1 nowhere to go", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), \+ check(Then), trapped(Then, Victim), standing(Then, Side, Kind, Victim),
    Kind \== fu.
trait(two_hang, "二枚が取られそうになる", "leaves two pieces hanging", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), \+ check(Then), hanging(Then, One), standing(Then, Side, Kind, One),
    Kind \== fu, hanging(Then, Two), Two > One, standing(Then, Side, Other, Two), Other \== fu.

% What the other side can do then: its cheapest forks, and what a dropped piece attacks.

trait(knight_fork(One, Two), "ふんどしの桂がある", "allows a knight fork", Now, Move) :-
    side(Now, Side), other(Side, Other), after(Now, Move, Then), \+ check(Then),
    held(Then, Other, ke, Count), Count >= 1,
    standing(Then, Side, KindOne, One), worth_forking(KindOne), knight_jump(Other, At, One), empty(Then, At),
    knight_jump(Other, At, Two), Two > One, standing(Then, Side, KindTwo, Two), worth_forking(KindTwo),
    attackers(Then, At, Side, 0).
trait(silver_fork(One, Two), "割り打ちの銀がある", "allows a splitting silver", Now, Move) :-
    side(Now, Side), other(Side, Other), after(Now, Move, Then), \+ check(Then),
    held(Then, Other, gi, Count), Count >= 1,
    standing(Then, Side, KindOne, One), worth_forking(KindOne), back_diagonal(Other, At, One), empty(Then, At),
    back_diagonal(Other, At, Two), Two > One, standing(Then, Side, KindTwo, Two), worth_forking(KindTwo),
    attackers(Then, At, Side, 0).
trait(pawn_at(Kind, Victim), "~1の頭に歩を打たれる", "lets a pawn be dropped in front of a ~1", Now, Move) :-
    side(Now, Side), other(Side, Other), after(Now, Move, Then), \+ check(Then),
    standing(Then, Side, Kind, Victim), worth_forking(Kind), front(Side, Victim, Head), empty(Then, Head),
    file(sente, Head, File), open_to_pawn(Then, Other, File).

worth_forking(gi). worth_forking(ki). worth_forking(ka). worth_forking(hi).
worth_forking(um). worth_forking(ry). worth_forking(ou).

% The king after it.

trait(no_flight, "玉の逃げ道がない", "leaves its own king no square to go to", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), \+ flight(Then, Side, _).
trait(can_be_checked(Kind), "~1で王手がかかる", "can be answered by dropping a ~1 with check", Now, Move) :-
    after(Now, Move, Then), dropping_check(Then, Kind, _).
trait(king_bare, "玉の周りに金銀がない", "has no general beside its own king", Now, Move) :-
    side(Now, Side), after(Now, Move, Then), generals_near(Then, Side, 0).
trait(enemy_king_shut, "敵玉の逃げ道がない", "leaves the enemy king no square to go to", Now, Move) :-
    side(Now, Side), other(Side, Other), after(Now, Move, Then), \+ flight(Then, Other, _).

% Where it is played.

trait(in_check, "王手に対して指す", "is played in check", Now, _) :- check(Now).
trait(in_phase(opening), "序盤に指す", "is played in the opening", Now, _) :- phase(Now, opening).
trait(in_phase(end), "終盤に指す", "is played in the ending", Now, _) :- phase(Now, end).
trait(when_ahead, "駒得で指す", "is played with more material", Now, _) :-
    side(Now, Side), ahead(Now, Side, Points), Points >= 300.
trait(when_behind, "駒損で指す", "is played with less material", Now, _) :-
    side(Now, Side), ahead(Now, Side, Points), Points =< -300.
