/*  The judge of a shogi game that is learned from: what positions and moves are worth, by searches
    of so many nodes as kb/shogi/learning.pl says. It sees more than the program does when it plays;
    that is what there is to learn.

    Values are centipawns for the side to move, 3000 at most. Within judging/1 each search is made
    once.
*/
:- module(gunshi_knowledge_shogi_judge,
          [ judging/1,                  % :Goal
            value/5,                    % +Position, +Nodes, +Options, -Value, -Line
            worth/4,                    % +Position, +Options, -Value, -Line
            position_worth/3,           % +Position, +Kijun, -Value
            clear_margin/2,             % +Kind, -Margin
            surprising/2                % +Position, +Move
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../shogi/search', [search/3]).
:- use_module(search_choices, [search_knowledge/3]).
:- autoload(library(lists), [member/2]).

:- meta_predicate judging(0).

:- declare_knowledge(ayamari_haba(value: natural),
                     "A move was a mistake when another is better by so much.",
                     "ayamari_haba(100).").
:- declare_knowledge(igai_haba(value: natural),
                     "A move that was not thought of is a surprise when it is better by so much.",
                     "igai_haba(60).").
:- declare_knowledge(hyouka_yomi(nodes: between(1, 100 000 000)),
                     "A position is judged by so many nodes.",
                     "hyouka_yomi(30000).").
:- declare_knowledge(yosou_yomi(nodes: between(1, 100 000 000), moves: between(1, 64)),
                     "So many moves of a search of so many nodes would have been thought of.",
                     "yosou_yomi(2000, 3).").
:- declare_knowledge(hitome_haba(value: natural),
                     "What a quick look finds worse than the criterion by so much is bad.",
                     "hitome_haba(600).").

%   searched(Position, Nodes, Options, Best, Score, Lines): what a search has found, within
%   judging/1.
:- thread_local searched/6.

%!  judging(:Goal) is semidet.
%
%   Once Goal; what its searches find is kept until it has ended.

judging(Goal) :-
    call_cleanup(once(Goal), retractall(searched(_, _, _, _, _, _))).

%   found(+Position, +Nodes, +Options, -Best, -Score, -Lines): as search/3 says it.

found(Position, Nodes, Options, Best, Score, Lines) :-
    (   searched(Position, Nodes, Options, Best0, Score0, Lines0)
    ->  Best = Best0,
        Score = Score0,
        Lines = Lines0
    ;   search_knowledge(Position, [], Parameters),
        search(Position, [nodes(Nodes), parameters(Parameters), hash(4)|Options], Result),
        arg(1, Result, Best),
        arg(2, Result, Score),
        arg(3, Result, Lines),
        assertz(searched(Position, Nodes, Options, Best, Score, Lines))
    ).

%!  value(+Position, +Nodes:integer, +Options:list, -Value:integer, -Line:list) is semidet.
%
%   A search of Nodes with Options finds Value, and expects the moves of Line. Fails when Options
%   leave no move.

value(Position, Nodes, Options, Value, Line) :-
    found(Position, Nodes, Options, Best, Score, Lines),
    (   Lines = [line(_, _, Line0)|_]
    ->  Line = Line0
    ;   Line = []
    ),
    (   Best == none
    ->  Options == [],
        Value = -3000
    ;   centipawns(Score, Value)
    ).

centipawns(cp(Value0), Value) :-
    Value is max(-3000, min(3000, Value0)).
centipawns(mate(Plies), Value) :-
    (   Plies > 0
    ->  Value = 3000
    ;   Value = -3000
    ).
centipawns(none, 3000).

%!  worth(+Position, +Options:list, -Value:integer, -Line:list) is semidet.
%
%   value/5 by so many nodes as hyouka_yomi/1 says.

worth(Position, Options, Value, Line) :-
    once(known(hyouka_yomi(Nodes), _)),
    value(Position, Nodes, Options, Value, Line).

%!  position_worth(+Position, +Kijun:integer, -Value:integer) is det.
%
%   Position is worth Value. Where that is far below Kijun a quick look is enough.

position_worth(Position, Kijun, Value) :-
    once(known(yosou_yomi(Quick, _), _)),
    once(known(hitome_haba(Margin), _)),
    value(Position, Quick, [], Value0, _),
    (   Value0 < Kijun-Margin
    ->  Value = Value0
    ;   worth(Position, [], Value, _)
    ).

%!  surprising(+Position, +Move) is semidet.
%
%   A quick search would not have thought of Move, and the judge finds it better than all others.

surprising(Position, Move) :-
    \+ thought_of(Position, Move),
    worth(Position, [only([Move])], Value, _),
    worth(Position, [exclude([Move])], Other, _),
    clear_margin(gm, Margin),
    Value-Other >= Margin.

%   thought_of(+Position, +Move): a quick search, of yosou_yomi/2, has Move among its lines.

thought_of(Position, Move) :-
    once(known(yosou_yomi(Nodes, Count), _)),
    found(Position, Nodes, [lines(Count)], _, _, Lines),
    member(line(_, _, [Thought|_]), Lines),
    Thought == Move,
    !.

%!  clear_margin(+Kind:oneof([gm,bm]), -Margin:integer) is det.
%
%   A verdict is clear when the move is better, or worse, than all others by so much.

clear_margin(gm, Margin) :-
    once(known(igai_haba(Margin), _)).
clear_margin(bm, Margin) :-
    once(known(ayamari_haba(Margin), _)).
