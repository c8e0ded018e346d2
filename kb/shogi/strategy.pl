% How Gunshi decides: the first clause with an answer that is possible now wins.
%
% strategy(Name, Japanese, English, Now, Decision) :- Conditions.
%
% Decision is a move, resign or declare_win. Move, change, add or remove clauses: the play follows, and
% the reason of each move names the clause. Your own clauses are tried before these; a fact
% before(A, B) has the clause A tried before the clause B. `kb_find(vocabulary).` lists what conditions
% may ask, beside , ; -> \+ comparison and arithmetic. Per cent are shares of the thinking.

strategy(resign, "指す手がない", "no legal move is left", Now, resign) :-
    legal_move_count(Now, 0).

strategy(declare, "入玉宣言で勝つ", "win by declaration", Now, declare_win) :-
    wins_by_declaration(Now).

strategy(only_move, "この一手", "the only legal move needs no search", Now, Move) :-
    only_move(Now, Move).

strategy(mate, "詰みがあれば詰ます", "mate if there is one", Now, Move) :-
    mate_move(Now, 15, Move).

strategy(defend, "詰めろを受ける", "a mate is threatened: defend", Now, Move) :-
    mate_threatened(Now, 2), safe_move(Now, 20, 8, Move).

strategy(give_up, "受けがない", "whatever is played is mated", Now, resign) :-
    ( mate_threatened(Now, 2) ; check(Now), legal_move_count(Now, Count), Count =< 3 ),
    no_defence(Now, 20).

% Book moves: yours first, then those that lost games have taught, each judged by a search, then those of
% kb/shogi/joseki, by their weight. No bm fact may forbid the move.

strategy(joseki, "定跡にある手を指す", "play a book move", Now, Move) :-
    joseki_move(Now, Move).

strategy(off_book, "定跡を外れた手を咎める", "the opponent has just left the joseki, and it costs", Now, Move) :-
    joseki_left(Now, _, Ply), ply(Now, Ply), planned_move(Now, 8, Move, Value), Value >= 150.

% Only where much is at stake: the look at all moves takes from the search that follows it. That search has
% the last word.

strategy(take_back, "取り返す一手", "take back: nothing else will do", Now, Move) :-
    recapture(Now, Back), exchange(Now, Back, Points), Points >= 400,
    clearly_best(Now, 4, 400, Move), recapture(Now, Move), planned_move(Now, 8, Move).

strategy(brinkmate, "必至をかける", "a quiet move that no reply answers", Now, Move) :-
    phase(Now, end), brinkmate_move(Now, 10, Move).

% One search serves the rest: what aims (aims.pl) add to moves is in it, and the move that it prefers is
% told by what it serves.

strategy(sidestep, "頓死を避ける", "what the search liked is mated: the best move that is not", Now, Move) :-
    planned_move(Now, 8, Move), sidestepped(Now, Move, _).

% While it searches the solver of mates is asked of each move that it comes to like, with so many per cent
% of the thinking; a move that is mated is worth no more than that.

look_out(sidestep, 12).

strategy(castle, "囲いを組む", "build the planned castle", Now, Move) :-
    planned_move(Now, 8, Move), serves(Now, castle, Move).

strategy(attack, "攻めの構想を進める", "go on with the planned attack", Now, Move) :-
    planned_move(Now, 8, Move), serves(Now, attack, Move).

strategy(middle_plan, "最善の手とその狙い", "the best move, and what it aims at", Now, Move) :-
    planned_move(Now, 8, Move), serves(Now, Aim, Move), Aim \== warned.

strategy(search, "先を読む", "look ahead", Now, Move) :-
    best_move(Now, 8, Move).

% What a clause does besides searching may take so many per cent of the time for the move, and at least
% so many seconds; where no time is given, so many seconds. One that takes more three times rests until it
% is changed.

clause_time(20, 0.1, 2).
