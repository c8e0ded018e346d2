/*  gunshi selfplay --clauses: who decided, by phase, as a table.
*/
:- module(gunshi_cli_selfplay_clause_table,
          [ print_deciding/4            % +Format, +Games, +Nodes, +Decisions
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../lab/experiments/deciding', [deciding_rows/2]).
:- use_module('../options', [write_csv/1, write_json/1]).

:- autoload(library(apply), [maplist/3]).

%!  print_deciding(+Format, +Games:integer, +Nodes:integer, +Decisions:list) is det.
%
%   Print how many of Decisions, as deciding_game/5 has them, each clause made in each phase, in so
%   many Games of Nodes a move. Format is `text`, `csv` or `json`.

print_deciding(Format, Games, Nodes, Decisions) :-
    deciding_rows(Decisions, Rows),
    print_rows(Format, Games, Nodes, Rows).

print_rows(json, _, _, Rows) :-
    forall(member(Row, Rows), write_json(Row)).
print_rows(csv, _, _, Rows) :-
    maplist(cells, Rows, Lines),
    write_csv([[phase, clause, moves, of, different]|Lines]).
print_rows(text, Games, Nodes, Rows) :-
    format("Who decided: games ~d, ~D nodes a move~n~n", [Games, Nodes]),
    print_line('', moves, share, 'not the search''s'),
    forall(member(Row, Rows), print_row(Row)),
    format("~nshare: of the moves of the phase, what ended a game with them. Not the search's: of \c
            the clause's moves,~nthose where the search alone plays another.~n").

cells(Row, [Phase, Clause, Moves, Of, Different]) :-
    _{phase:Phase, clause:Clause, moves:Moves, of:Of, different:Different} :< Row.

print_row(Row) :-
    cells(Row, [Phase, Clause, Moves, Of, Different]),
    percent(Moves, Of, Share),
    percent(Different, Moves, Other),
    (   Clause == all
    ->  phase_words(Phase, Words),
        print_line(Words, Moves, '', Other)
    ;   format(string(Name), "  ~w", [Clause]),
        print_line(Name, Moves, Share, Other)
    ).

print_line(Name, Moves, Share, Other) :-
    format("~w~t~22|~t~w~30|~t~w~40|~t~w~58|~n", [Name, Moves, Share, Other]).

phase_words(opening, opening).
phase_words(middle,  'middle game').
phase_words(end,     'end game').
phase_words(none,    'no phase').
phase_words(all,     'all phases').

percent(Part, Whole, Text) :-
    Percent is 100*Part/Whole,
    format(string(Text), "~1f %", [Percent]).
