/*  How strong the program plays, as a number for a person.

    A level is a count of positions for each search: each has two to three times as many as the one
    below it. At the highest, 10, there is no count, and the strategy clauses say how deep to look.
*/
:- module(gunshi_words_levels,
          [ level_nodes/2               % ?Level, ?Nodes
          ]).

%!  level_nodes(?Level:integer, ?Nodes:integer) is nondet.
%
%   At Level, 1 to 9, a search looks at Nodes positions.

level_nodes(1, 30).
level_nodes(2, 80).
level_nodes(3, 200).
level_nodes(4, 500).
level_nodes(5, 1300).
level_nodes(6, 3200).
level_nodes(7, 8000).
level_nodes(8, 20000).
level_nodes(9, 50000).
