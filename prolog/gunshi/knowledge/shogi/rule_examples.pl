/*  Examples of shogi that rules are learned from: the moves of a position, judged by searches.

    Three searches judge a position: a short one, which says which moves would be thought of and
    what they seem to be worth; a long one of these, which says what they are worth; and one of all
    moves, for the others: of the 64 best, where there are more. How long they are says
    reidai_yomi/4 of kb/shogi/learning.pl.

    A move is explained by its line. What refutes it takes something: that square is its `victim`.
    What the mover takes first in the line is its `prize`.
*/
:- module(gunshi_knowledge_shogi_rule_examples,
          [ game_examples/3,            % +Game, +Number, -Positions
            game_up_to/3,               % +Game, +Ply, -Earlier
            position_examples/2         % +Game, -Examples
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [genuine_during/1, known/2]).
:- use_module('../../shogi/game', [game_ply/2, game_position/2, game_take_back/2]).
:- use_module('../../shogi/position', [legal_moves/2, piece_at/3, position_after/3]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../learning/examples', [relative_changes/3]).
:- use_module('../learning/rules', [move_traits/3]).
:- use_module(decision, [situation/4, situation_position/2]).
:- use_module(marks, [cut_score/2]).
:- use_module(search_choices, [search_knowledge/3]).
:- autoload(library(lists), [max_list/2, member/2, memberchk/2]).

:- declare_knowledge(reidai_suu(positions: between(1, 100)),
                     "Rules are learned from so many positions of a game.",
                     "reidai_suu(2).").
:- declare_knowledge(reidai_yomi(moves: between(2, 64), short: between(1, 100 000 000),
                                 long: between(1, 100 000 000), all: between(1, 100 000 000)),
                     "A position to learn rules from: so many moves are thought of by a search of \c
                      so many nodes, and judged by one of so many; all moves by one of so many.",
                     "reidai_yomi(6, 5000, 120000, 60000).").

%!  game_examples(+Game, +Number:integer, -Positions:list) is det.
%
%   Positions are some of Game, the one of that Number in a library: at(Ply, Before, Examples), the
%   game up to there and the examples of the position. Which they are is told by Number and the
%   length of the game; none in its first twelve moves and its last four.

game_examples(Game, Number, Positions) :-
    game_ply(Game, Length),
    once(known(reidai_suu(Count), _)),
    Room is Length-16,
    (   Room > 0
    ->  findall(Ply,
                ( between(1, Count, N), Ply is 12 + (Number*7919 + N*131) mod Room ),
                Plies0),
        sort(Plies0, Plies),
        findall(at(Ply, Before, Examples),
                ( member(Ply, Plies),
                  game_up_to(Game, Ply, Before),
                  position_examples(Before, Examples)
                ),
                Positions)
    ;   Positions = []
    ).

%!  game_up_to(+Game0, +Ply:integer, -Game) is semidet.
%
%   Game is Game0 up to its first Ply moves, its opening among them. Fails when it has fewer.

game_up_to(Game0, Ply, Game) :-
    (   game_ply(Game0, Ply)
    ->  Game = Game0
    ;   game_take_back(Game0, Game1),
        game_up_to(Game1, Ply, Game)
    ).

%   A move's worth changes by so much at most from the short search to the long one.

change_limit(400).

%!  position_examples(+Game, -Examples:list) is semidet.
%
%   Examples are those of the moves at the end of Game, of gunshi_knowledge_learning_examples.
%   Fails when the game is decided there, or has one legal move or none.

position_examples(Game, Examples) :-
    game_position(Game, Position),
    legal_moves(Position, Legal),
    Legal = [_, _|_],
    once(known(reidai_yomi(Count, Short, Long, All), _)),
    search_knowledge(Position, [], Parameters),
    searched(Game, Parameters, [lines(Count), nodes(Short)], ShortLines),
    ShortLines = [line(First, _, _)|_],
    cut_score(First, Best),
    abs(Best) < 1500,
    findall(Move, member(line(_, _, [Move|_]), ShortLines), Thought),
    searched(Game, Parameters, [lines(Count), only(Thought), nodes(Long)], LongLines),
    length(Legal, LegalCount),
    Lines is min(64, LegalCount),
    searched(Game, Parameters, [lines(Lines), nodes(All)], AllLines),
    best_worth(LongLines, LongBest),
    best_worth(AllLines, AllBest),
    changes(ShortLines, LongLines, Changes),
    findall(lost(Move, Loss, Change, Line),
            ( member(line(AllScore, _, [Move|AllLine]), AllLines),
              (   member(line(Score, _, [Move|Line]), LongLines)
              ->  cut_score(Score, Worth),
                  Loss is LongBest-Worth,
                  memberchk(Move-Change, Changes)
              ;   cut_score(AllScore, Worth),
                  Loss is max(0, AllBest-Worth),
                  Line = AllLine,
                  Change = none
              )
            ),
            Lost),
    genuine_during(( situation(Game, [], none, Now), lost_examples(Lost, Now, Examples) )).

%   lost_examples(+Lost, +Now, -Examples): Lost are lost(Move, Loss, Change, Line) of moves in the
%   situation Now.

lost_examples(Lost, Now, Examples) :-
    situation_position(Now, Position),
    findall(example(Move, Loss, Change, Traits, Focus),
            ( member(lost(Move, Loss, Change, Line), Lost),
              move_traits(Now, Move, Traits),
              move_focus(Position, Move, Line, Focus)
            ),
            Examples).

searched(Game, Parameters, Options, Lines) :-
    search(Game, [parameters(Parameters), hash(16)|Options], Result),
    search_result(Result, lines, Lines).

best_worth(Lines, Best) :-
    findall(Worth, ( member(line(Score, _, _), Lines), cut_score(Score, Worth) ), Worths),
    max_list(Worths, Best).

%   changes(+Short, +Long, -Changes): Move-Change of the moves thought of.

changes(Short, Long, Changes) :-
    findall(Move-worths(Worth, Worth0),
            ( member(line(Score, _, [Move|_]), Long),
              member(line(Score0, _, [Move|_]), Short),
              cut_score(Score, Worth),
              cut_score(Score0, Worth0)
            ),
            Pairs),
    change_limit(Limit),
    relative_changes(Pairs, Limit, Changes).

%   move_focus(+Position, +Move, +Line, -Focus): the squares that are spoken of when Move, after
%   which Line is expected, is explained: Square-Role, Role `victim`, `prize`, `to` or `from`; a
%   square has the first of them.

move_focus(Position, Move, Line, Focus) :-
    position_after(Position, Move, After),
    taken_first(Line, After, 0, Victim),
    taken_first(Line, After, 1, Prize),
    move_to(Move, To),
    (   arg(1, Move, From),
        integer(From)
    ->  Squares = [Victim-victim, Prize-prize, To-to, From-from]
    ;   Squares = [Victim-victim, Prize-prize, To-to]
    ),
    once_each(Squares, [], Focus).

%   taken_first(+Line, +Position, +Turn, -Square): the first of every other move of Line that takes
%   something takes on Square: of its first, third, … when Turn is 0; when it is 1, of the others.
%   `none` when none takes.

taken_first([], _, _, none).
taken_first([Move|Line], Position, Turn, Square) :-
    move_to(Move, To),
    (   Turn =:= 0,
        piece_at(Position, To, _)
    ->  Square = To
    ;   position_after(Position, Move, After),
        Turn1 is 1-Turn,
        taken_first(Line, After, Turn1, Square)
    ).

once_each([], _, []).
once_each([Square-Role|Squares], Seen, Focus) :-
    (   ( Square == none ; memberchk(Square, Seen) )
    ->  Focus = Focus1
    ;   Focus = [Square-Role|Focus1]
    ),
    once_each(Squares, [Square|Seen], Focus1).
