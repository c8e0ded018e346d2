% What rules that are learned may say of a move of Othello: how it looks, what it leaves to the other side,
% and what its own side has left.
%
% trait(Trait, Japanese, English, Now, Move) :- Conditions, as in kb/shogi/traits.pl: a learned rule asks
% has(Now, Move, Trait) for a few of them. Arguments of Trait are squares: a rule has variables for them, so
% that it holds in every corner and on every edge. What the other plays next and what is taken is said with a
% square, what only stands there without. Add a trait of your own, and what is learned from then
% on can speak of it.

% How the move looks.

trait(corner_taken(To), "隅を取る", "takes a corner", Now, To) :- takes_corner(Now, To, _).
trait(on_x(To), "X打ちする", "is played diagonally beside an empty corner", Now, To) :-
    x_square(To, Corner), vacant(Now, Corner).
trait(on_c(To), "C打ちする", "is played next to an empty corner on its edge", Now, To) :-
    c_square(To, Corner), vacant(Now, Corner).
trait(on_edge(To), "辺に打つ", "is played on an edge", Now, To) :-
    edge(To), vacant(Now, To), \+ corner(To), \+ c_square(To, _).
trait(inside(To), "内側に打つ", "is played away from the edges", Now, To) :-
    vacant(Now, To), \+ edge(To), \+ x_square(To, _).
trait(turns_one, "一つだけ返す", "turns one disc", Now, Move) :- turns_count(Now, Move, 1).
trait(turns_many, "六つ以上返す", "turns six discs or more", Now, Move) :-
    turns_count(Now, Move, Count), Count >= 6.
trait(turns_most, "どの手よりも多く返す", "turns more discs than any other", Now, Move) :-
    turns_count(Now, Move, Count), mover(Now, Me),
    \+ ( may_play(Now, Me, Other), Other \== Move, turns_count(Now, Other, More), More >= Count ).
trait(turns_inside, "中割りする", "turns no disc at the border", Now, Move) :- openness(Now, Move, 0).
trait(opens_much, "開放度が高い", "turns discs that are open on eight sides or more", Now, Move) :-
    openness(Now, Move, Count), Count >= 8.
trait(opens_least, "開放度が最も低い", "opens less than any other", Now, Move) :-
    openness(Now, Move, Count), mover(Now, Me),
    \+ ( may_play(Now, Me, Other), Other \== Move, openness(Now, Other, Less), Less =< Count ).
trait(opens_more, "開放度の低い手がほかに二つある", "opens more than two others by three or more", Now, Move) :-
    openness(Now, Move, Count), mover(Now, Me),
    may_play(Now, Me, One), openness(Now, One, Less), Less + 3 =< Count,
    may_play(Now, Me, Two), Two \== One, openness(Now, Two, Few), Few + 3 =< Count.
trait(wedges(To), "辺にくさびを打つ", "drives a wedge into an edge", Now, To) :-
    mover(Now, Me), wedge(Now, Me, To).
trait(creeps(To), "辺を這う", "goes on along its own row on the edge", Now, To) :-
    edge(To), \+ corner(To), mover(Now, Me), next_on_edge(To, Own), disc(Now, Me, Own).
trait(meets_edge(To), "相手の辺の石に付ける", "is played beside a disc of the other on the edge", Now, To) :-
    edge(To), \+ corner(To), mover(Now, Me), opponent(Me, Other), next_on_edge(To, Theirs), disc(Now, Other, Theirs).
trait(first_on_edge(To), "誰もいない辺に打つ", "is the first on its edge", Now, To) :-
    edge(To), vacant(Now, To), \+ corner(To), \+ ( same_edge(To, Square), disc(Now, _, Square) ).
trait(stays_there(To), "すぐには返されない", "cannot be turned back at once", Now, To) :-
    stays(Now, To), \+ corner(To).
trait(made_stable(To), "確定石になる", "can never be turned", Now, To) :-
    after(Now, To, Then), mover(Now, Me), stable(Then, Me, To).

% Corners.

trait(gives_corner(Corner), "隅を取られる", "lets a corner be taken", Now, Move) :- gives_corner(Now, Move, Corner).
trait(leaves_corner(Corner), "取られる隅を放っておく", "leaves a corner that could be taken", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), corner(Corner), may_play(Now, Other, Corner), Move \== Corner,
    after(Now, Move, Then), may_play(Then, Other, Corner).
trait(keeps_corner(Corner), "隅を守る", "guards a corner", Now, Move) :- guards_corner(Now, Move, Corner).
trait(eyes_corner(Corner), "隅を狙う", "threatens a corner", Now, Move) :- threatens_corner(Now, Move, Corner).
trait(passes_corner(Corner), "取れる隅を取らない", "takes no corner though it could", Now, Move) :-
    mover(Now, Me), corner(Corner), may_play(Now, Me, Corner), \+ corner(Move).
trait(corner_stays(Corner), "狙いの隅を後でも取れる", "can take a corner later", Now, Move) :-
    mover(Now, Me), corner(Corner), Corner \== Move, may_play(Now, Me, Corner), after(Now, Move, Then),
    may_play(Then, Me, Corner).

% What the other can play then.

trait(quiet_answer(Answer), "相手に中割りを残す", "leaves the other a move that opens nothing", Now, Move) :-
    after(Now, Move, Then), quiet(Then, Answer).
trait(quiet_made(Answer), "相手に中割りを作る", "makes a move of the other one that opens nothing", Now, Move) :-
    after(Now, Move, Then), quiet(Then, Answer), passed(Now, Theirs), \+ quiet(Theirs, Answer).
trait(quiet_spoilt, "相手の中割りをつぶす", "spoils a move of the other that would open nothing", Now, Move) :-
    passed(Now, Theirs), quiet(Theirs, Answer), after(Now, Move, Then), \+ quiet(Then, Answer).
trait(both_want(Answer), "自分も打てる所を相手に残す", "leaves the other a square that its own side could have played", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), may_play(Now, Me, Answer), Answer \== Move,
    after(Now, Move, Then), may_play(Then, Other, Answer).
trait(opened(Answer), "相手の打てる所を増やす", "opens a square to the other", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), after(Now, Move, Then), may_play(Then, Other, Answer),
    \+ may_play(Now, Other, Answer).
trait(turned_by(Answer), "打った石を返される", "lets its disc be turned at once", Now, Move) :-
    after(Now, Move, Then), turns(Then, Answer, Move).
trait(answer_stays(Answer), "返せない石を打たれる", "lets a disc be placed that cannot be turned back", Now, Move) :-
    after(Now, Move, Then), stays(Then, Answer), \+ corner(Answer).
trait(wedge_answer(Answer), "相手にくさびを打たれる", "lets a wedge be driven into an edge", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), wedge(Then, Other, Answer).
trait(edge_answer(Answer), "同じ辺に受けられる", "can be answered on its edge", Now, Move) :-
    edge_answer(Now, Move, Answer), \+ corner(Answer).
trait(unanswered(To), "受けの無い辺に打つ", "is played on an edge where the other has no answer", Now, To) :-
    edge(To), \+ corner(To), vacant(Now, To), \+ ( edge_answer(Now, To, Answer), \+ corner(Answer) ).
trait(edge_again(To), "同じ辺に続けて打てる", "leaves its own side another move on that edge", Now, To) :-
    edge(To), \+ corner(To), after(Now, To, Then), mover(Now, Me), may_play(Then, Me, Next), same_edge(To, Next),
    \+ corner(Next).
trait(fewest_answers, "相手の手を最も少なくする", "leaves the other fewer moves than any other move", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, Count), mover(Now, Me),
    \+ ( may_play(Now, Me, Else), Else \== Move, after(Now, Else, There), mobility(There, Other, Less), Less =< Count ).
trait(many_answers, "相手の手が十以上ある", "leaves the other ten moves or more", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, Count), Count >= 10.
trait(few_answers, "相手の手が三つ以下になる", "leaves the other three moves or less", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, Count), Count =< 3.
trait(no_answer, "相手をパスさせる", "makes the other pass", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, 0).
trait(no_safe_answer, "相手の安全な手を無くす", "leaves the other no move that gives no corner", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, Count), Count > 0,
    \+ ( may_play(Then, Other, Calm), \+ gives_corner(Then, Calm, _) ).
trait(more_answers, "相手の手を増やす", "gives the other two moves more than it had", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), mobility(Now, Other, Before), after(Now, Move, Then),
    mobility(Then, Other, Count), Count >= Before + 2.
trait(fewer_answers, "相手の手を減らす", "takes two moves of the other away", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), mobility(Now, Other, Before), after(Now, Move, Then),
    mobility(Then, Other, Count), Count + 2 =< Before.
trait(needless_answers, "ほかより相手の手を多く残す", "leaves the other four moves more than it need", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, Count), mover(Now, Me),
    may_play(Now, Me, Calm), \+ gives_corner(Now, Calm, _), after(Now, Calm, Else),
    mobility(Else, Other, Less), Less + 4 =< Count.

% What its own side has left.

trait(few_left, "自分の手が三つ以下になる", "leaves its own side three moves or less", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mobility(Then, Me, Count), Count =< 3.
trait(many_left, "自分の手が十以上ある", "leaves its own side ten moves or more", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mobility(Then, Me, Count), Count >= 10.
trait(fewer_moves, "自分の手の方が少ない", "leaves its own side four moves less than the other", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mover(Then, Other), mobility(Then, Me, Mine),
    mobility(Then, Other, Theirs), Mine + 4 =< Theirs.
trait(more_moves, "自分の手の方が多い", "leaves its own side four moves more than the other", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mover(Then, Other), mobility(Then, Me, Mine),
    mobility(Then, Other, Theirs), Mine >= Theirs + 4.
trait(wall, "壁を作る", "builds a wall", Now, Move) :-
    mover(Now, Me), frontier_count(Now, Me, Before), after(Now, Move, Then),
    frontier_count(Then, Me, Count), Count >= Before + 4.
trait(more_frontier, "相手より壁が多い", "leaves its own side six frontier discs more than the other", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mover(Then, Other), frontier_count(Then, Me, Mine),
    frontier_count(Then, Other, Theirs), Mine >= Theirs + 6.
trait(less_frontier, "相手より壁が少ない", "leaves its own side four frontier discs less than the other", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mover(Then, Other), frontier_count(Then, Me, Mine),
    frontier_count(Then, Other, Theirs), Mine + 4 =< Theirs.
trait(more_discs, "石数が多い", "leaves its own side ten discs more than the other", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mover(Then, Other), disc_count(Then, Me, Mine),
    disc_count(Then, Other, Theirs), Mine >= Theirs + 10.
trait(less_discs, "石数が少ない", "leaves its own side ten discs less than the other", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), mover(Then, Other), disc_count(Then, Me, Mine),
    disc_count(Then, Other, Theirs), Mine + 10 =< Theirs.
trait(more_stable, "確定石が増える", "makes three discs stable or more", Now, Move) :-
    mover(Now, Me), stable_count(Now, Me, Before), after(Now, Move, Then), stable_count(Then, Me, Count),
    Count >= Before + 3.

% Edges and the squares beside corners, after it.

trait(wing_made, "ウイングを作る", "makes an unbalanced edge of five", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), wing(Then, Me, Gap), \+ wing(Now, Me, Gap).
trait(wing_there, "相手のウイングがある", "leaves the other an unbalanced edge of five", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), after(Now, Move, Then), wing(Then, Other, _).
trait(balance_made, "山やブロックを作る", "makes a balanced edge of four or six", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), balanced(Then, Me, End), \+ balanced(Now, Me, End).
trait(own_x, "Xに自分の石が残る", "has a disc diagonally beside an empty corner", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), x_square(Square, Corner), vacant(Then, Corner), disc(Then, Me, Square).
trait(their_x, "相手の石がXにある", "leaves the other a disc diagonally beside an empty corner", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), after(Now, Move, Then), x_square(Square, Corner), vacant(Then, Corner),
    disc(Then, Other, Square).
trait(own_c, "Cに自分の石が残る", "has a disc next to an empty corner on its edge", Now, Move) :-
    mover(Now, Me), after(Now, Move, Then), c_square(Square, Corner), vacant(Then, Corner), disc(Then, Me, Square).
trait(their_c, "相手の石がCにある", "leaves the other a disc next to an empty corner", Now, Move) :-
    mover(Now, Me), opponent(Me, Other), after(Now, Move, Then), c_square(Square, Corner), vacant(Then, Corner),
    disc(Then, Other, Square).

% Regions of empty squares, and who has the last move in them.

trait(in_odd(To), "奇数の空きに打つ", "is played into a region of odd size", Now, To) :-
    odd_region(Now, To), region(Now, To, Size), Size =< 9.
trait(in_even(To), "偶数の空きに打つ", "is played into a region of even size", Now, To) :-
    region(Now, To, Size), Size mod 2 =:= 0, Size =< 8.
trait(odd_left, "奇数の空きをほかに残す", "leaves an odd region that it could play into", Now, Move) :-
    region(Now, Move, Size), Size mod 2 =:= 0, mover(Now, Me), may_play(Now, Me, Odd), odd_region(Now, Odd).
trait(last_there(To), "手止まりを打つ", "is the last of its region", Now, To) :- region(Now, To, 1).
trait(evens_left, "偶数の空きだけを残す", "leaves no region of odd size", Now, Move) :-
    after(Now, Move, Then), regions(Then, 0, Even), Even >= 1.
trait(alone_there(To), "相手の打てない空きに打つ", "is played where the other could not", Now, To) :-
    vacant(Now, To), mover(Now, Me), opponent(Me, Other), \+ may_play(Now, Other, To).

% When it is played.

trait(early, "空きが四十より多いときに打つ", "is played with more than forty squares empty", Now, Move) :-
    vacant(Now, Move), empties(Now, Count), Count > 40.
trait(midway, "空きが二十三から四十のときに打つ", "is played with twenty-three to forty squares empty", Now, Move) :-
    vacant(Now, Move), empties(Now, Count), Count > 22, Count =< 40.
trait(late, "空きが二十二以下のときに打つ", "is played with twenty-two squares empty or less", Now, Move) :-
    vacant(Now, Move), empties(Now, Count), Count =< 22.
trait(few_had, "打てる手が四つ以下のときに打つ", "is played when there are four moves or less", Now, Move) :-
    vacant(Now, Move), mover(Now, Me), mobility(Now, Me, Count), Count =< 4.
trait(short_of_moves, "相手より手が少ないときに打つ", "is played with four moves less than the other has", Now, Move) :-
    vacant(Now, Move), mover(Now, Me), opponent(Me, Other), mobility(Now, Me, Mine), mobility(Now, Other, Theirs),
    Mine + 4 =< Theirs.
trait(rich_in_moves, "相手より手が多いときに打つ", "is played with four moves more than the other has", Now, Move) :-
    vacant(Now, Move), mover(Now, Me), opponent(Me, Other), mobility(Now, Me, Mine), mobility(Now, Other, Theirs),
    Mine >= Theirs + 4.
