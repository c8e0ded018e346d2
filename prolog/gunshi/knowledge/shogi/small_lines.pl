/*  Small searches beside the one of the move: what would be played in a position near it. */
:- module(gunshi_knowledge_shogi_small_lines,
          [ small_lines/3               % +Position, +Options, -Lines
          ]).
:- use_module('../../shogi/search', [search/3, search_result/3, with_search_table/3]).
:- use_module(search_choices, [search_knowledge/3]).

%!  small_lines(+Position, +Options:list, -Lines:list) is det.
%
%   Lines are those of a search of Position in a table of its own; Options as for search/3.

small_lines(Position, Options, Lines) :-
    search_knowledge(Position, [], Parameters),
    with_search_table(1, Table,
                      search(Position, [table(Table), parameters(Parameters)|Options], Result)),
    search_result(Result, lines, Lines).
