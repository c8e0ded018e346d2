:- encoding(utf8).
/*  The moves of joseki lines that lose, as searches find them, told to a person. */
:- module(gunshi_words_kb_losing_moves,
          [ print_losing_moves/2        % +Nodes, :Watch
          ]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../knowledge/joseki/judged',
              [ joseki_effort/2, joseki_steps/2, losing_step/4 ]).
:- use_module('../../knowledge/shogi/reasons', [move_line/4, score_text/3]).
:- use_module('../../knowledge/reading', [all_knowledge/0]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../reader', [reader_language/1, reader_words/3]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).

:- meta_predicate print_losing_moves(+, 1).

%!  print_losing_moves(+Nodes:integer, :Watch) is semidet.
%
%   Judge the moves of all joseki lines by searches of Nodes. Print each that loses more than
%   joseki_haba/1 says, a line for each joseki line that plays it, and how many were judged; fail if
%   any loses. call(Watch, at(Done, Total)) comes before each that is judged, call(Watch, found)
%   before something is printed.

print_losing_moves(Nodes, Watch) :-
    all_knowledge,
    joseki_effort(Margin, _),
    joseki_steps(Steps, Passed),
    length(Steps, Total),
    findall(Step,
            ( nth1(I, Steps, Step),
              Done is I-1,
              call(Watch, at(Done, Total)),
              losing_step(Step, Margin, Nodes, Judged),
              call(Watch, found),
              print_losing(Step, Judged)
            ),
            Losing),
    call(Watch, found),
    length(Losing, Lost),
    Passed = passed(Forbidden, Theory),
    reader_words("~D joseki moves judged by searches of ~D positions: ~d lose more than ~d. \c
                  Not judged: ~d that bm facts forbid, ~d that are theory.~n",
                 "定跡の~D手を~D局面ずつ読んだ: ~d手が~d点より多く損。\c
                  読まなかった手: bm の事実が禁じる~d手、theory の~d手。~n", Words),
    format(Words, [Total, Nodes, Lost, Margin, Forbidden, Theory]),
    Lost =:= 0.

print_losing(step(Position, Move, Places), judged(Loss, Value, Line, Better, BetterLine)) :-
    move_text(japanese, Position, Move, MoveText),
    shown(Position, Line, 1, Value, LineText),
    shown(Position, BetterLine, 0, Better, BetterText),
    forall(member(place(File:Place, Ply), Places),
           ( Fault = loses(Ply, MoveText, Loss, LineText, BetterText),
             error_line(error(gunshi(bad_knowledge(File, [problem(Place, 1, Fault)])), _), Text),
             format("~s~n", [Text])
           )),
    flush_output.

%   shown(+Position, +Line0, +From, +Value, -Text): eight moves of a line, the first From left out,
%   and what it is worth.

shown(Position, Line0, From, Value, Text) :-
    length(Eight, 8),
    (   append(Eight, _, Line0)
    ->  Line = Eight
    ;   Line = Line0
    ),
    move_line(Position, Line, From, Moves),
    reader_language(Language),
    score_text(Language, cp(Value), Score),
    format(string(Text), "~w (~w)", [Moves, Score]).
