/*  How often each motif and formation occurs in games, and how often its move is the best one. */
:- module(gunshi_lab_name_counts,
          [ counted_names/4             % +Games, +Nodes, :Watch, -Counts
          ]).
:- use_module('../knowledge/shogi/move_names', [move_names/3]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/1]).
:- use_module('../shogi/game', [game_play/3, game_record/2, game_new/3]).
:- use_module('../shogi/search', [search/3, search_result/3]).
:- autoload(library(assoc), [assoc_to_values/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(lists), [member/2]).

:- meta_predicate counted_names(+, +, 1, -).

%!  counted_names(+Games:list, +Nodes:integer, :Watch, -Counts) is det.
%
%   Counts is counts(Moves, Best, Names) for the moves of the main lines of Games: how many there
%   are, in how many of them a search of Nodes finds the move played the best, and count(Class,
%   Name, Japanese, English, Moves, Best) of those that are called so, the most frequent first. With
%   0 Nodes nothing is searched, and Best is 0. call(Watch, Moves) follows each game, with the moves
%   counted so far.
%
%   @error as move_names/3

counted_names(Games, Nodes, Watch, counts(Moves, Best, Names)) :-
    empty_assoc(None),
    Tally = tally(0, 0, None),
    forall(( member(Game, Games),
             ( play_through(Game, Before, Move),
               count_move(Before, Move, Nodes, Tally),
               fail
             ; true
             ) ),
           ( arg(1, Tally, SoFar),
             call(Watch, SoFar)
           )),
    Tally = tally(Moves, Best, Table),
    assoc_to_values(Table, Names0),
    sort(5, @>=, Names0, Names).

%   play_through(+Game, -Before, -Move) is nondet: Move was played at the end of Before.

play_through(Game, Before, Move) :-
    game_record(Game, record(Start, Number, _, line(_, Steps, _))),
    game_new(Start, Number, First),
    played(Steps, First, Before, Move).

played([step(Move0, _)|Steps], Game0, Before, Move) :-
    game_play(Game0, Move0, Game),
    (   Before = Game0,
        Move = Move0
    ;   played(Steps, Game, Before, Move)
    ).

count_move(Game, Move, Nodes, Tally) :-
    move_names(Game, Move, Names),
    is_best(Nodes, Game, Move, One),
    Tally = tally(Moves0, Best0, Table0),
    Moves is Moves0 + 1,
    Best is Best0 + One,
    count_names(Names, One, Table0, Table),
    nb_setarg(1, Tally, Moves),
    nb_setarg(2, Tally, Best),
    nb_setarg(3, Tally, Table).

is_best(Nodes, Game, Move, One) :-
    (   Nodes > 0,
        search_knowledge(Parameters),
        search(Game, [parameters(Parameters), nodes(Nodes)], Result),
        search_result(Result, best, Move)
    ->  One = 1
    ;   One = 0
    ).

count_names([], _, Table, Table).
count_names([called(Class, Name, Japanese, English, _)|Names], One, Table0, Table) :-
    (   get_assoc(Class-Name, Table0, count(_, _, _, _, Moves0, Best0))
    ->  true
    ;   Moves0 = 0,
        Best0 = 0
    ),
    Moves is Moves0 + 1,
    Best is Best0 + One,
    put_assoc(Class-Name, Table0, count(Class, Name, Japanese, English, Moves, Best), Table1),
    count_names(Names, One, Table1, Table).
