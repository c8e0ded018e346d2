/*  What games of shogi have taught, kept in the user's journal.

    A game that was lost is learned from once, or again when a game that it leaned on is taken back,
    and what it teaches is kept as lessons.pl says. A game's key is of its start, its moves and who
    lost: the same game of another file is the same.

    In another order the games teach something else where they speak of the same positions: a bm
    fact makes the learner look for another move there, a later game may refute an earlier one, and
    a fact that covers a new one keeps it away. A pattern is narrowed where it would say the
    contrary of one that is there already, in any position that could be. So games teach the same in
    any order when no pattern of one holds in the other, and no two of their patterns could be about
    one move of one position.
*/
:- module(gunshi_knowledge_shogi_learn_game,
          [ learn_game/4                % +Game, +Name, :Told, -Outcome
          ]).
:- use_module('../../shogi/game',
              [ game_moves/2, game_positions/2, game_result/2, game_usi/2 ]).
:- use_module('../../shogi/position', [opponent/2]).
:- use_module('../own', [own_writable/0]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module('../learning/lessons',
              [keep_lessons/4, learned_from/1, text_key/2, without_lessons/2]).
:- use_module(game_rules, [game_rules/5]).
:- use_module(learner, [shogi_learn/3, hopeless_side/2]).

:- autoload(library(lists), [append/3]).

:- meta_predicate learn_game(+, +, 1, -).

%!  learn_game(+Game, +Name:text, :Told, -Outcome) is det.
%
%   Learn from Game, called Name, as the side that lost it. Told hears the steps, as in
%   shogi_learn/3, and game_rules/5. Outcome is
%
%     - learned(Key, Side, Lessons)    Lessons are what happened: cleared(Count) for facts that it
%                                      had taught before; bp(N); added(Fact, Why, Source), with the
%                                      Source in the journal; removed(Fact, Why); kept(Old, Fact,
%                                      Why) for one that Old keeps away; said(Old), both(Old, Fact,
%                                      Why), narrowed(Old, Fact, Why) and own_line(Line, Source,
%                                      Ply, Why) as in learn/4; cut(Line, Ply, Why, Source) for a
%                                      joseki line that ends before its move of the number Ply;
%                                      faulty(Fact, Problems) for one that the checks refuse
%     - nothing(Key, Side)             it was lost, and nothing follows from it
%     - known(Key)                     it was learned from before
%     - not_lost                       nobody is known to have lost it
%
%   A record that does not say how the game ended was lost by the side whose last position is
%   hopeless, if one is (maketa_kijun/1 of kb/shogi/learning.pl).
%
%   @error gunshi(file(write, File, Reason)), before anything is searched where that can be known;
%          and what reading the knowledge throws

learn_game(Game, Name0, Told, Outcome) :-
    all_knowledge,
    (   lost_by(Game, Side)
    ->  game_key(Game, Side, Key),
        (   learned_from(Key)
        ->  Outcome = known(Key)
        ;   own_writable,
            text_to_string(Name0, Name),
            game_positions(Game, Positions),
            game_moves(Game, Moves),
            (   without_lessons(Key,
                                shogi_learn(shogi_game(Key, Side, Game, Positions, Moves), Told,
                                            Lessons1))
            ->  game_rules(Key, Game, Lessons1, Told, Besides),
                append(Lessons1, Besides, Lessons0)
            ;   Lessons0 = []
            ),
            (   keep_lessons(Lessons0, studied(Key, Name, Side), instead, Lessons)
            ->  (   Lessons == []
                ->  Outcome = nothing(Key, Side)
                ;   Outcome = learned(Key, Side, Lessons)
                )
            ;   Outcome = known(Key)
            )
        )
    ;   Outcome = not_lost
    ).

lost_by(Game, Side) :-
    (   game_result(Game, Result)
    ->  Result = wins(Winner, _),
        opponent(Winner, Side)
    ;   hopeless_side(Game, Side)
    ).

game_key(Game, Side, Key) :-
    game_usi(Game, Usi),
    format(string(Text), "~w, ~w", [Usi, Side]),
    text_key(Text, Key).
