/*  How players of Othello are named on the command line.
*/
:- module(gunshi_lab_match_othello_names,
          [ level_named/2,              % +Text, -Level
            levels_text/1,              % -Text
            players_text/1              % -Text
          ]).

%   The levels of the search engine, of knowledge/othello/strategy.pl.

levels(1, 10).

%!  level_named(+Text:atom, -Level:integer) is semidet.
%
%   Text, as `level:3`, names the search engine with Level.

level_named(Text, Level) :-
    levels(First, Last),
    between(First, Last, Level),
    level_name(Level, Text),
    !.

level_name(Level, Name) :-
    format(atom(Name), "level:~d", [Level]).

%!  levels_text(-Text:string) is det.
%
%   Text says which levels there are.

levels_text(Text) :-
    levels(First, Last),
    level_name(First, FirstName),
    level_name(Last, LastName),
    format(string(Text), "~w to ~w", [FirstName, LastName]).

%!  players_text(-Text:string) is det.
%
%   Text says which players there are.

players_text(Text) :-
    levels_text(Levels),
    format(string(Text),
           "otl, otl;Without=learned, paper, fixed, ~s, or a command that speaks GTP",
           [Levels]).
