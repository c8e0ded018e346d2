/*  Short searches that go on from what a longer one has left in its table: lines that begin with
    other moves than its own, and what is expected in positions near it.

    What they say agrees with that search as far as a shorter look does.
*/
:- module(gunshi_knowledge_claims_short_lines,
          [ short_lines/7,              % +Game, +Position, +More, +Count, +Shorter, +Options,
                                        % -Lines
            likely_lines/7              % +Game, +Position, +Known, +Count, +Natural, +Options,
                                        % -Lines
          ]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../shogi/longer_lines', [longer_lines/4]).
:- use_module('../shogi/marks', [cut_score/2]).
:- use_module('../shogi/search_choices', [search_knowledge/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).
:- autoload(library(pairs), [map_list_to_pairs/3, pairs_values/2]).

%!  short_lines(+Game, +Position, +More:list, +Count:integer, +Shorter, +Options:list, -Lines:list)
%!              is det.
%
%   Lines are the best Count ones in Position, in which Game ends, by a search with the options
%   More, too; Game is Position itself where a side has passed. Shorter is Parts-Plies: for each
%   line the search has one of Parts parts of the nodes or of the time of Options, or is Plies plies
%   less deep.
%
%   @error as search/3

short_lines(Game, Position, More, Count, Shorter, Options0, Lines) :-
    maplist(shorter(Count, Shorter), Options0, Options),
    append(More, Options, All),
    search_knowledge(Position, [], Parameters),
    search(Game, [parameters(Parameters), lines(Count)|All], Result),
    search_result(Result, lines, Lines0),
    longer_lines(Position, 4, Lines0, Lines).

shorter(Count, Parts-_, nodes(Nodes0), nodes(Nodes)) :-
    !,
    Nodes is max(500, Nodes0//Parts)*Count.
shorter(_, _-Less, depth(Plies0), depth(Plies)) :-
    !,
    Plies is max(1, Plies0-Less).
shorter(Count, Parts-_, time(Seconds0), time(Seconds)) :-
    !,
    Seconds is Seconds0*Count/Parts.
shorter(_, _, Option, Option).

%!  likely_lines(+Game, +Position, +Known:list, +Count:integer, +Natural:list, +Options:list,
%!               -Lines:list) is det.
%
%   Lines begin with the Count moves that a search likes best in Position but for Known, and with
%   those of Natural that are not among them; the best first. Each is shorter by 20-2, as
%   short_lines/7 has it.
%
%   @error as search/3

likely_lines(Game, Position, Known, Count, Natural, Options, Lines) :-
    short_lines(Game, Position, [exclude(Known)], Count, 20-2, Options, Liked),
    findall(Move, ( member(Move, Natural), \+ memberchk(line(_, _, [Move|_]), Liked) ), Moves),
    (   Moves == []
    ->  Others = []
    ;   length(Moves, More),
        short_lines(Game, Position, [only(Moves)], More, 20-2, Options, Others)
    ),
    append(Liked, Others, All),
    map_list_to_pairs(line_worth, All, Pairs),
    sort(1, @>=, Pairs, Sorted),
    pairs_values(Sorted, Lines).

line_worth(line(Score, _, _), Worth) :-
    cut_score(Score, Worth).
