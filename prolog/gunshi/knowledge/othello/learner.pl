/*  What the learner asks of a game of Othello (learning.pl), and from where it reflects.

    A game is otl_game(Side, Positions, Moves, Bad): the learner played Side; Positions are all from
    the start on, Moves between them; Bad are the N of the positions that were marked as bad.
*/
:- module(gunshi_knowledge_othello_learner,
          [ otl_learn/2,                % +Game, -Lessons
            bp/2,                       % +Game, -N
            maketa/1,                   % +Game
            joban_no_owari/2            % +Game, -N
          ]).
:- use_module('../../base/interpret', [genuine_during/1, known/2]).
:- use_module('../../base/declare', [declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../othello/board').
:- use_module('../learning/meta_rules', [learn/4, first_lessons/2]).
:- autoload('../learning/lessons', [learned_facts/1]).
:- use_module(strategy, [othello_knowledge/0, candidates/3]).
:- use_module(patterns).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, nth0/3, nth1/3]).

:- vocabulary_subject("Othello: what a lost game has to tell").
:- declare_vocabulary(bp(now: variable, n: any), "The position after N moves was marked as bad.").
:- declare_vocabulary(maketa(now: variable), "The game is over, and was lost.").
:- declare_vocabulary(joban_no_owari(now: variable, n: any),
                      "N moves: the last position of the opening in which it was one's turn.").

%!  otl_learn(+Game, -Lessons:list) is semidet.
%
%   Reflect upon Game, otl_game(Side, Positions, Moves, Bad): the learner played Side; Positions are
%   all from the start on, Moves between them; Bad are the N of the positions that were marked.
%   Lessons as of learn/4. The first position that hansei/2 of kb/othello/strategy.pl names and that
%   something new follows from is the one, else the first that something follows from. Fails when
%   there is none.

otl_learn(Game, Lessons) :-
    othello_knowledge,
    genuine_during(first_lessons(reflected(Game), Lessons)).

reflected(Game, [bp(N)|Lessons]) :-
    known(hansei(Game, N), _),
    learn(gunshi_knowledge_othello_learner, Game, N, Lessons).

%!  bp(+Game, -N:integer) is nondet.
%
%   The position after N moves was marked as bad; the latest first.

bp(otl_game(_, _, _, Bad), N) :-
    sort(0, @>=, Bad, Latest),
    member(N, Latest).

%!  maketa(+Game) is semidet.
%
%   The game is over, and the learner has lost it.

maketa(otl_game(Side, Positions, _, _)) :-
    last_position(Positions, End),
    othello_over(End),
    othello_score(End, Side, Score),
    Score < 0.

last_position([P], P) :- !.
last_position([_|Ps], P) :-
    last_position(Ps, P).

%!  joban_no_owari(+Game, -N:integer) is semidet.
%
%   After N moves, the most of the opening, it was the learner's turn.

joban_no_owari(Game, N) :-
    once(known(joban_made(Last), _)),
    aggregate_all(max(N0),
                  ( position_after(Game, N0, Position),
                    N0 < Last,
                    Game = otl_game(Side, _, _, _),
                    othello_side(Position, Side),
                    othello_moves(Position, [_-_|_])
                  ),
                  N).

position_after(otl_game(_, Positions, _, _), N, Position) :-
    nth0(N, Positions, Position).

played(otl_game(_, _, Moves, _), N, M) :-
    nth1(N, Moves, M).

mover(Game, N, Mover) :-
    N0 is N - 1,
    position_after(Game, N0, Before),
    othello_side(Before, Mover).

%   What follows is what learning.pl asks of a game.

opponents_move(Game, N) :-
    Game = otl_game(Side, _, _, _),
    mover(Game, N, Mover),
    Mover \== Side.

own_move(Game, N) :-
    Game = otl_game(Side, _, _, _),
    mover(Game, N, Side).

%   expected_move(+Game, +N): no legal move has a better J for who played it.

expected_move(Game, N) :-
    played(Game, N, M),
    (   M == pass
    ->  true
    ;   N0 is N - 1,
        position_after(Game, N0, Position),
        othello_moves(Position, Moves),
        valued(Position, Moves, Pairs),
        aggregate_all(max(J), member(J-_, Pairs), Best),
        memberchk(Best-M, Pairs)
    ).

%   valued(+Position, +Moves, -Pairs): J-M for each of Moves, in their order.

valued(Position, Moves, Pairs) :-
    othello_side(Position, Side),
    findall(J-M,
            ( member(M, Moves),
              othello_after(Position, M, After),
              othello_j(After, Side, J)
            ),
            Pairs).

book_move(Game, N) :-
    played(Game, N, M),
    N0 is N - 1,
    position_after(Game, N0, Position),
    M \== pass,
    joseki_fact(gm, Position, N, M, _, _),
    !.

other_move(Game, N, M, J) :-
    played(Game, N, Played),
    N0 is N - 1,
    position_after(Game, N0, Position),
    candidates(Position, N, Candidates),
    valued(Position, Candidates, Pairs),
    once(known(akukyokumen_kijun(B), _)),
    member(J-M, Pairs),
    M \== Played,
    J >= B.

move_fact(Game, Kind, N, Fact) :-
    played(Game, N, M),
    N0 is N - 1,
    position_after(Game, N0, Position),
    kyokumen_pattern(Position, 0, K),
    Fact =.. [Kind, N, K, M].

negative_facts(Game, N, Facts) :-
    position_after(Game, N, Position),
    N1 is N + 1,
    findall(Fact, joseki_fact(bm, Position, N1, _, _, Fact), Unsorted),
    sort(Unsorted, Facts).

%   Joseki are lines in shogi alone.

refuted_lines(_, _, _) :-
    fail.

%   Only what is played is learned: J, by which the candidates are valued, is wrong too often for
%   more (lab/experiments/othello_j.pl).

better_fact(_, _, _, _) :-
    fail.

%   The images are meant by each fact; and a fact is about the position that taught it alone, so one
%   that says the contrary speaks of that position too.

mirror_fact(_, _, _) :-
    fail.

narrowed_fact(_, _, _, _) :-
    fail.

holds_there(_, _, _).

%   Later lessons are the facts that games of Othello have taught since, as the journal has them.

aged_fact(Fact, Age) :-
    learned_facts(Learned),
    findall(Fact0-State,
            ( member(learned(_, _, Fact0, _, State), Learned),
              arg(3, Fact0, _-_)
            ),
            Facts),
    length(Facts, Count),
    nth1(Nth, Facts, Fact-on),
    Age is Count - Nth.

move_words(_, _, M, Text) :-
    (   othello_square(M, Name)
    ->  M = R-C,
        format(atom(Text), "~d.~d ~w", [R, C, Name])
    ;   Text = M
    ).
