:- encoding(utf8).
/*  What a search notes in the situation, and how what it evaluates by differs from the weights.

    A network tells nothing of why, in place of the weights or added to them. So a reason takes its
    terms from the weights; and where a search evaluates the end of the line expected much otherwise
    than they do, the reason says so: what is told of the terms is then not why the move was played.
*/
:- module(gunshi_knowledge_shogi_network_view,
          [ note_searched/2             % +Situation, +Result
          ]).
:- use_module('../../shogi/evaluation', [evaluate/3]).
:- use_module('../../shogi/parameters', [parameters_value/3]).
:- use_module('../../shogi/position', [position_after/3, side_to_move/2]).
:- use_module('../../shogi/search', [search_result/3]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision, [situation_limits/2, situation_position/2]).
:- use_module(reasons, [score_text/3]).
:- use_module(search_choices, [evaluation_knowledge/1, search_knowledge/3]).
:- autoload(library(apply), [foldl/4]).

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

%!  note_searched(+Situation, +Result) is det.
%
%   Note Result, of a search in Situation, as the last one; before it, where a network evaluates and
%   differs much, network_sees(ByNetwork, ByWeights): what the end of the best line is worth to the
%   side to move in Situation, in centipawns.
%
%   @error as search_knowledge/3

note_searched(Situation, Result) :-
    (   differs(Situation, Result, Seen)
    ->  situation_note(Situation, Seen)
    ;   true
    ),
    situation_note(Situation, Result).

differs(Situation, Result, network_sees(ByNetwork, ByWeights)) :-
    search_result(Result, lines, [line(cp(_), _, Moves)|_]),
    situation_position(Situation, Position),
    situation_limits(Situation, Limits),
    (   memberchk(parameters(Parameters), Limits)
    ->  true
    ;   search_knowledge(Position, [], Parameters)
    ),
    Parameters \== material,
    parameters_value(Parameters, Position, _),
    foldl(played, Moves, Position, End),
    parameters_value(Parameters, End, Network),
    evaluation_knowledge(Weights),
    evaluate(End, Weights, Value),
    abs(Network-Value) > 200,
    side_to_move(Position, Side),
    (   side_to_move(End, Side)
    ->  ByNetwork = Network,
        ByWeights = Value
    ;   ByNetwork is -Network,
        ByWeights is -Value
    ).

played(Move, Position0, Position) :-
    position_after(Position0, Move, Position).

gunshi_knowledge_shogi_reasons:note_lines(network_sees(ByNetwork, ByWeights), Language, _,
                                          [Text]) :-
    score_text(Language, cp(ByNetwork), Network),
    score_text(Language, cp(ByWeights), Weights),
    words(Language, Words),
    format(string(Text), Words, [Network, Weights]).

words(en, "the network sees it otherwise: with it the end of the line is ~s, by the weights \c
           alone ~s").
words(ja, "ネットワークの見方は異なり、読み筋の終わりはそれを使うと~s（重みだけでは~s）").
