/*  A game with its variations, and the place in it where one is.

    A tree is tree(Record, Path, Ply): the game as plain data (record.pl), which line of it is
    walked, and how many moves of that line stand on the board. Path is a list of at(Number, Nth),
    outermost first: in place of move Number the Nth variation of it is walked. It may go on behind
    the place, so that walking back and forth keeps to one line. Numbers count from 1 at the start
    of the game.

    Nothing is ever taken out of a tree: another move at a place where the record has one becomes a
    variation of it.
*/
:- module(gunshi_shogi_game_tree,
          [ game_tree/2,                % +Game, -Tree
            tree_game/2,                % +Tree, -Game
            tree_line/2,                % +Tree, -Game
            tree_whole/2,               % +Tree, -Game
            tree_goto/3,                % +Tree0, +Ply, -Tree
            tree_play/3,                % +Tree0, +Move, -Tree
            tree_end/3,                 % +Tree0, +Ending, -Tree
            tree_choices/2,             % +Tree, -Choices
            tree_choose/3,              % +Tree0, +Nth, -Tree
            tree_branch/2               % +Tree, -Number
          ]).
:- use_module(record, [game_record/2]).
:- use_module(term, [game_ply/2]).
:- autoload(library(apply), [exclude/3, include/3]).
:- autoload(library(lists), [append/3, last/2, nth1/3]).

%!  game_tree(+Game, -Tree) is det.
%
%   Tree is Game with its variations, at the end of its main line.
%
%   @error type_error(game, Game)

game_tree(Game, tree(Record, [], Ply)) :-
    game_record(Game, Record),
    game_ply(Game, Ply).

%!  tree_game(+Tree, -Game) is det.
%
%   Game is what has been played at the place of Tree. At the end of the line it has the line's end.

tree_game(tree(record(Start, Number, Header, Line), Path, Ply), Game) :-
    walked(Path, Line, 1, line(Opening, Steps, End)),
    length(Before, Ply),
    append(Before, After, Steps),
    (   After == []
    ->  Ending = End
    ;   Ending = none
    ),
    game_record(Game, record(Start, Number, Header, line(Opening, Before, Ending))).

%!  tree_line(+Tree, -Game) is det.
%
%   Game is the whole line that is walked, from the start to its end.

tree_line(tree(record(Start, Number, Header, Line0), Path, _), Game) :-
    walked(Path, Line0, 1, Line),
    game_record(Game, record(Start, Number, Header, Line)).

%!  tree_whole(+Tree, -Game) is det.
%
%   Game is the main line, with all variations.

tree_whole(tree(Record, _, _), Game) :-
    game_record(Game, Record).

%   walked(+Path, +Line0, +First, -Line): Line goes as Line0, whose first move has the number First,
%   and at each branch of Path into the variation.

walked([], Line, _, Line).
walked([at(Number, Nth)|Path], line(Opening, Steps0, End0), First, line(Opening, Steps, End)) :-
    Count is Number-First,
    length(Common, Count),
    append(Common, Rest, Steps0),
    branching(Rest, End0, Remarks),
    nth_variation(Nth, Remarks, Variation),
    walked(Path, Variation, Number, line(_, Instead, End)),
    append(Common, Instead, Steps).

%   branching(+Rest, +End, -Remarks): the remarks of what comes next, a move or the end.

branching([step(_, Remarks)|_], _, Remarks).
branching([], end(_, Remarks), Remarks).

variations(Remarks0, Variations) :-
    include(is_variation, Remarks0, Variations).

is_variation(variation(_)).

nth_variation(Nth, Remarks, Line) :-
    variations(Remarks, Variations),
    nth1(Nth, Variations, variation(Line)).

                /*******************************
                *           WALKING            *
                *******************************/

%!  tree_goto(+Tree0, +Ply:integer, -Tree) is semidet.
%
%   Tree is Tree0 after Ply moves of the line that is walked. Fails when the line is shorter.

tree_goto(tree(Record, Path, _), Ply, tree(Record, Path, Ply)) :-
    Ply >= 0,
    walked_steps(tree(Record, Path, Ply), Steps),
    length(Steps, Last),
    Ply =< Last.

walked_steps(tree(record(_, _, _, Line), Path, _), Steps) :-
    walked(Path, Line, 1, line(_, Steps, _)).

%!  tree_branch(+Tree, -Number:integer) is semidet.
%
%   The place is in a variation, which has left its main line with move Number. Fails in the main
%   line.

tree_branch(tree(_, Path0, Ply), Number) :-
    include(reached(Ply), Path0, Path),
    last(Path, at(Number, _)).

reached(Ply, at(Number, _)) :-
    Number =< Ply.

%!  tree_choices(+Tree, -Choices:list) is det.
%
%   Choices are the moves that the record has for the place: that of the line first, then its
%   variations, each Way-Move. Way is `walked` for the one that is walked, else `other`. A line that
%   has its end there, and no move, is none of them.

tree_choices(Tree, Choices) :-
    owner(Tree, Path, Walked),
    Tree = tree(Record, _, Ply),
    findall(Way-Move,
            ( next_move(tree(Record, Path, Ply), Nth, Move),
              (   Nth == Walked
              ->  Way = walked
              ;   Way = other
              )
            ),
            Choices).

%   owner(+Tree, -Path, -Walked): the next move of Path's line is what the others are variations of;
%   Walked is the number of the one that is walked, 0 for that move itself.

owner(tree(_, Path0, Ply), Path, Walked) :-
    Number is Ply+1,
    include(reached(Ply), Path0, Path),
    (   append(Path, [at(Number, Nth)|_], Path0)
    ->  Walked = Nth
    ;   Walked = 0
    ).

%   next_move(+Tree, -Nth, -Move) is nondet: of the line of Tree, whose path ends before the place.

next_move(Tree, Nth, Move) :-
    walked_rest(Tree, Rest, End),
    (   Nth = 0,
        Rest = [step(Move, _)|_]
    ;   branching(Rest, End, Remarks),
        nth_variation(Nth, Remarks, line(_, [step(Move, _)|_], _))
    ).

walked_rest(tree(record(_, _, _, Line), Path, Ply), Rest, End) :-
    walked(Path, Line, 1, line(_, Steps, End)),
    length(Before, Ply),
    append(Before, Rest, Steps).

%!  tree_choose(+Tree0, +Nth:integer, -Tree) is semidet.
%
%   Tree is Tree0 after the Nth of tree_choices/2. Fails when there are not so many.

tree_choose(Tree0, Nth, Tree) :-
    owner(Tree0, Path, _),
    Tree0 = tree(Record, _, Ply),
    findall(Way, next_move(tree(Record, Path, Ply), Way, _), Ways),
    nth1(Nth, Ways, Way),
    taken(Way, Path, Tree0, Tree).

%   taken(+Way, +Path, +Tree0, -Tree): one move on, by the Way, a number of next_move/3. What is
%   walked already is walked on.

taken(Way, Path, Tree0, tree(Record, Path1, Next)) :-
    Tree0 = tree(Record, Path0, Ply),
    Next is Ply+1,
    owner(Tree0, _, Walked),
    (   Way == Walked
    ->  Path1 = Path0
    ;   Way =:= 0
    ->  Path1 = Path
    ;   append(Path, [at(Next, Way)], Path1)
    ).

                /*******************************
                *           PLAYING            *
                *******************************/

%!  tree_play(+Tree0, +Move, -Tree) is det.
%
%   Tree is Tree0 after Move, a legal one: along the record where it has that move; at the end of
%   the line it is added; elsewhere it begins a variation.
%
%   @error gunshi(illegal_move(Move, Ply, Position)) when Tree is asked for its game, if Move is not
%          legal

tree_play(Tree0, Move, Tree) :-
    owner(Tree0, Path, _),
    Tree0 = tree(Record, _, Ply),
    (   next_move(tree(Record, Path, Ply), Way, Move)
    ->  taken(Way, Path, Tree0, Tree)
    ;   added(Tree0, Path, [step(Move, [])], none, Tree)
    ).

%!  tree_end(+Tree0, +Ending, -Tree) is det.
%
%   Tree is Tree0 where the line that is walked ends at the place, with Ending. Where the record
%   goes on, or has another end, this is a variation without moves.

tree_end(Tree0, Ending, Tree) :-
    (   walked_rest(Tree0, [], end(Ending, _))
    ->  Tree = Tree0
    ;   ended(Tree0, Ending, Tree)
    ).

ended(Tree0, Ending, Tree) :-
    owner(Tree0, Path, _),
    added(Tree0, Path, [], end(Ending, []), Tree).

%   added(+Tree0, +Path, +Steps, +End, -Tree): at the place of Tree0 the line of Path goes on with
%   Steps and End, or gets them as another variation of what comes next.

added(tree(record(Start, Number, Header, Line0), _, Ply), Path0, Steps, End, Tree) :-
    walked_rest(tree(record(Start, Number, Header, Line0), Path0, Ply), Rest, End0),
    length(Steps, Count),
    Next is Ply+1,
    Last is Ply+Count,
    (   Rest == [],
        End0 == none
    ->  changed(Path0, 1, Line0, longer(Steps, End), Line),
        Path = Path0
    ;   branching(Rest, End0, Remarks),
        variations(Remarks, Variations),
        length(Variations, Others),
        Nth is Others+1,
        changed(Path0, 1, Line0, varied(Next, line([], Steps, End)), Line),
        append(Path0, [at(Next, Nth)], Path)
    ),
    Tree = tree(record(Start, Number, Header, Line), Path, Last).

%   changed(+Path, +First, +Line0, +Change, -Line): Line is Line0, whose first move has the number
%   First, with the line of Path in it changed: longer(Steps, End) at its end; varied(Number, Line)
%   with one more variation of move Number.

changed([], First, Line0, Change, Line) :-
    changed_here(Change, First, Line0, Line).
changed([at(Number, Nth)|Path], First, Line0, Change, Line) :-
    remarks_changed(Number, First, Line0, Remarks0, Remarks, Line),
    variations(Remarks0, Variations0),
    exclude(is_variation, Remarks0, Said),
    Skipped is Nth-1,
    length(Before, Skipped),
    append(Before, [variation(Variation0)|After], Variations0),
    changed(Path, Number, Variation0, Change, Variation),
    append(Before, [variation(Variation)|After], Variations),
    append(Said, Variations, Remarks).

changed_here(longer(Steps1, End), _, line(Opening, Steps0, none), line(Opening, Steps, End)) :-
    append(Steps0, Steps1, Steps).
changed_here(varied(Number, Variation), First, Line0, Line) :-
    remarks_changed(Number, First, Line0, Remarks0, Remarks, Line),
    append(Remarks0, [variation(Variation)], Remarks).

%   remarks_changed(+Number, +First, +Line0, -Remarks0, ?Remarks, ?Line): Line has Remarks on move
%   Number where Line0 has Remarks0, or on the end if that is what comes.

remarks_changed(Number, First, line(Opening, Steps0, End0), Remarks0, Remarks,
                line(Opening, Steps, End)) :-
    Count is Number-First,
    length(Before, Count),
    append(Before, Rest0, Steps0),
    (   Rest0 = [step(Move, Remarks0)|After]
    ->  append(Before, [step(Move, Remarks)|After], Steps),
        End = End0
    ;   End0 = end(Ending, Remarks0),
        Steps = Steps0,
        End = end(Ending, Remarks)
    ).
