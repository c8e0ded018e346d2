% Aims: what a move is worth to a plan, in centipawns, beside what the search finds.
%
% aim(Name, Japanese, English, Value, Now, Move) :- Conditions.
%
% The values of all aims that a move serves are added to its score at the root of the search. Keep them
% small: 100 is a pawn. A style may leave an aim out by its name. What an aim is worth in games is told in
% docs/log.md.
%
% phase(Now, Phase): where the game stands; strategy.pl and the aims ask it.

phase(Now, opening) :-
    ply(Now, Ply), Ply < 60,
    pieces_in_hand(Now, Held), Held =< 4,
    entered_pieces(Now, sente, 0), entered_pieces(Now, gote, 0),
    \+ contact(Now).
phase(Now, end) :-
    pieces_in_hand(Now, Held), Held >= 8,
    ( entered_pieces(Now, sente, Sente), Sente >= 2 ; entered_pieces(Now, gote, Gote), Gote >= 2 ).
phase(Now, middle) :-
    \+ phase(Now, opening), \+ phase(Now, end).

% The fight has begun: a piece that is no pawn hangs, or both sides have one to take.

contact(Now) :- hanging(Now, Square), standing(Now, _, Kind, Square), Kind \== fu.

other(sente, gote).
other(gote, sente).

% Steps of the planned castle (plans.pl), and the attack that is planned (attacks/).

aim(castle, "囲いを組む", "build the planned castle", Value, Now, Move) :-
    phase(Now, opening), \+ check(Now), chosen_plan(Now, Plan), castle_step(Now, Plan, Move, Value).

aim(attack, "攻めの形を作って仕掛ける", "strike as the planned attack has it", 20, Now, Move) :-
    \+ phase(Now, end), \+ check(Now), chosen_attack(Now, Plan), strikes(Now, Move, Plan).

% After the opening these decide between moves that the search finds equal, and tell what a move is for. No
% match has shown that larger values pay (docs/log.md).

aim(win, "駒を得する", "win material", 2, Now, Move) :-
    \+ phase(Now, opening), exchange(Now, Move, Points), Points >= 200.

aim(save, "取られそうな駒を助ける", "save a piece that hangs", 2, Now, Move) :-
    \+ phase(Now, opening), side(Now, Side), hanging(Now, Square), standing(Now, Side, Kind, Square),
    Kind \== fu, leaves(Now, Move, Square), exchange(Now, Move, Points), Points >= 0.

aim(break_castle, "囲いの金銀を攻める", "attack the generals round the enemy king", 2, Now, Move) :-
    \+ phase(Now, opening), side(Now, Side), other(Side, Other), standing(Now, Other, ou, King),
    ( standing(Now, Other, ki, Square) ; standing(Now, Other, gi, Square) ),
    steps(Square, King, Steps), Steps =< 2, hits(Now, Move, Square).

% This one adds nothing, and only tells: with a value of 1 it lost 13 ± 11 Elo in 1,200 games.

aim(net, "敵玉に迫る", "bring a piece near the enemy king", 0, Now, Move) :-
    \+ phase(Now, opening), side(Now, Side), other(Side, Other), standing(Now, Other, ou, King),
    arrives(Now, Move, To), steps(To, King, Near), Near =< 2,
    ( leaves(Now, Move, From), steps(From, King, Far), Far > Near ; \+ leaves(Now, Move, _) ).

aim(own_king, "自玉の守りを固める", "bring a general near the own king", 1, Now, Move) :-
    \+ phase(Now, opening), side(Now, Side), standing(Now, Side, ou, King),
    ( standing(Now, Side, ki, From) ; standing(Now, Side, gi, From) ),
    steps(From, King, Far), leaves(Now, Move, From), arrives(Now, Move, To),
    steps(To, King, Near), Near =< 2, Far > Near.

aim(enter, "入玉を目指す", "make for the enemy camp", 2, Now, Move) :-
    phase(Now, end), side(Now, Side), standing(Now, Side, ou, King), rank(Side, King, Far),
    Far >= 4, Far =< 6, leaves(Now, Move, King), arrives(Now, Move, To), rank(Side, To, Near),
    Near < Far.

% What rules that are believed make of the moves that a look thinks of: learned.pl, and what lost games
% have taught you. A warning takes from a move, so none is played for its sake.

aim(learned, "対局の教え", "what games have taught", Value, Now, Move) :-
    taught(Now, Move, Value), Value > 0.

aim(warned, "対局の戒め", "what games warn of", Value, Now, Move) :-
    taught(Now, Move, Value), Value < 0.

considered_moves(12, 1000).
