/*  Marks: a move judged against the best one, as reports of games, quizzes and claims speak of it.

    All are judged by one search. It finds the three best moves, or as many as are asked for; where
    the move is not among them, or another one asks to be compared, one more search of the same
    limits, with what the first has found in its table, looks at all of these and at nothing else.
    So a loss is never the difference of two searches, and the move that such a search prefers is
    the best one.

    Where that would give the move a mark, the moves that this depends on are looked at again, each
    with five times as much: for a loss the move, the best one and those that ask to be compared;
    for a move that is good alone, the best three and those that ask. Before that comes one more
    look of the same size, but for mistakes, which lose 200 or more. A mark is said only when every
    look finds one too, and the scores and lines of the last look stand.

    A mark says how bad, or good, the move was: `'??'` when it loses 500 centipawns or more, `'?'`
    from 200, `'?!'` from 80, as long as there was something to lose: the best move is worth more
    than -1500, and the move less than 1500. `!` when every other move loses 150 or more, and a look
    two plies deep prefers another. Else `none`. Scores are cut to 2000 for this.
*/
:- module(gunshi_knowledge_shogi_marks,
          [ judged_move/5,              % +Game, +Move, +Others, +Limits, -Judged
            lines_judged/3,             % +Move, +Lines, -Judged
            judged_part/3,              % +Judged, ?Key, -Value
            judged_with_lines/3,        % +Judged0, +Lines, -Judged
            no_better/2,                % +Judged, +Other
            mark_text/2,                % +Mark, -Text
            cut_score/2                 % +Score, -Centipawns
          ]).
:- use_module('../../shogi/search',
              [search/3, search_result/3, with_search_table/3]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module(search_choices, [search_knowledge/3]).
:- autoload(library(apply), [exclude/3, include/3, maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3, selectchk/3]).

%!  judged_move(+Game, +Move, +Others:list, +Limits:list, -Judged) is det.
%
%   Judged is what is known of the legal Move at the end of Game. Moves of Others are judged beside
%   it. Limits are options of search/3: depth, nodes or time, lines(Count), three without it and
%   at least; and table(Table), which is used as it is, so clear it before. Its parts, by
%   judged_part/3:
%
%     - move, score, line: Move; its score as search/3 gives scores, for the mover; what is expected
%       to be played, Move first
%     - best, best_score, best_line: the same of the best move
%     - loss: centipawns that Move loses against the best, from 0
%     - mark: `'??'`, `'?'`, `'?!'`, `!` or `none`
%     - lines: line(Score, Bound, Moves) of the best moves, the best first: so many, Move and Others
%       among them or after them; where looked at again, only what was
%     - complete: whether a move that has no line is known to be worse than those that have
%
%   The same game and limits but for time give the same answer.
%
%   @error as search/3

judged_move(Game, Move, Others, Limits, Judged) :-
    game_position(Game, Position),
    search_knowledge(Position, [], Parameters),
    (   selectchk(lines(Count0), Limits, Limits1)
    ->  Count is max(3, Count0)
    ;   Count = 3,
        Limits1 = Limits
    ),
    (   memberchk(table(_), Limits1)
    ->  confirmed(Game, Move, Others, Count, [parameters(Parameters)|Limits1], Judged0, Mark)
    ;   with_search_table(16, Table,
                          confirmed(Game, Move, Others, Count,
                                    [parameters(Parameters), table(Table)|Limits1],
                                    Judged0, Mark))
    ),
    marked(Judged0, Mark, Judged).

marked(judged(Move, Score, Line, Best, BestScore, BestLine, Loss, _, Lines, Complete), Mark,
       judged(Move, Score, Line, Best, BestScore, BestLine, Loss, Mark, Lines, Complete)).

%   confirmed(+Game, +Move, +Others, +Count, +Options, -Judged, -Mark): Move judged by the Count
%   best lines and those of Move and Others; where that would give it a mark, by deeper searches of
%   the moves that the mark depends on. Judged is complete where nothing was left out of these but
%   what was no better than the third.

confirmed(Game, Move, Others, Count, Options, Judged, Mark) :-
    searched_lines(Game, [Move|Others], Count, Options, Lines),
    lines_judged(Move, Lines, Judged0),
    mark_of(Game, Options, Judged0, Mark0),
    looks(Mark0, Looks),
    looked_again(Looks, Game, Others, Options, Judged0, Mark0, Judged1, Mark),
    (   memberchk(Mark0-Mark, [none-none, !- !])
    ->  completed(Judged1, Judged)
    ;   Judged = Judged1
    ).

completed(judged(Move, Score, Line, Best, BestScore, BestLine, Loss, Mark, Lines, _),
          judged(Move, Score, Line, Best, BestScore, BestLine, Loss, Mark, Lines, true)).

%   looks(+Mark, -Looks): how to look again at a move that would be marked so. Most marks of a small
%   loss, and most `!`, a short look does away with.

looks(Mark, Looks) :-
    (   memberchk(Mark, ['?', '??'])
    ->  Looks = [5-3]
    ;   Looks = [1-1, 5-3]
    ).

%   looked_again(+Looks, +Game, +Others, +Options, +Judged0, +Mark0, -Judged, -Mark): Looks are
%   Times-Plies: each of the moves is given Times what a search of one has, or so many Plies more.

looked_again([Times-Plies|Looks], Game, Others, Options, Judged0, Mark0, Judged, Mark) :-
    Mark0 \== none,
    !,
    judged_part(Judged0, move, Move),
    judged_part(Judged0, lines, Lines0),
    findall(M,
            ( nth1(N, Lines0, line(_, _, [M|_])), asked(Mark0, N, M, Judged0, Others) ),
            Asked),
    length(Asked, Count),
    maplist(deeper(Times, Plies, Count), Options, Deeper),
    compared(Game, Asked, [lines(Count), only(Asked)], Deeper, Lines),
    lines_judged(Move, Lines, Judged1),
    mark_of(Game, Options, Judged1, Mark1),
    (   Mark1 == !,
        Mark0 \== !
    ->  Mark2 = none                    % other moves have been left out
    ;   Mark2 = Mark1
    ),
    looked_again(Looks, Game, Others, Options, Judged1, Mark2, Judged, Mark).
looked_again(_, _, _, _, Judged, Mark, Judged, Mark).

%   asked(+Mark, +N, +Move, +Judged, +Others) is semidet: whether Mark is right depends on Move,
%   whose line is the Nth best.

asked(!, N, Move, _, Others) :-
    !,
    (   N =< 3
    ->  true
    ;   memberchk(Move, Others)
    ).
asked(_, _, Move, Judged, Others) :-
    (   judged_part(Judged, move, Move)
    ;   judged_part(Judged, best, Move)
    ;   memberchk(Move, Others)
    ),
    !.

%   deeper(+Times, +Plies, +Count, +Option, -Deeper): a limit of the deeper search of Count moves;
%   other options stay.

deeper(Times, _, Count, nodes(Nodes0), nodes(Nodes)) :-
    !,
    Nodes is Times*Count*Nodes0.
deeper(_, Plies, _, depth(Plies0), depth(Depth)) :-
    !,
    Depth is min(127, Plies0+Plies).
deeper(Times, _, Count, time(Seconds0), time(Seconds)) :-
    !,
    Seconds is Times*Count*Seconds0/4.
deeper(_, _, _, Option, Option).

%   searched_lines(+Game, +Moves, +Count, +Options, -Lines): the Count best lines and those of
%   Moves, in order.

searched_lines(Game, Moves0, Best, Options, Lines) :-
    search(Game, [lines(Best)|Options], Result),
    search_result(Result, lines, First),
    sort(Moves0, Moves),
    include(not_begun(First), Moves, Missing),
    (   Missing == []
    ->  Lines = First
    ;   findall(M, member(line(_, _, [M|_]), First), Found),
        append(Found, Missing, Asked),
        length(Asked, Count),
        compared(Game, Asked, [lines(Count), only(Asked)], Options, Lines)
    ).

%   compared(+Game, +Asked, +Only, +Options, -Lines): of the moves Asked. Limits may end the search
%   before it comes to all of them: then it looks one ply ahead, to its end.

compared(Game, Asked, Only, Options, Lines) :-
    append(Only, Options, All),
    search(Game, All, Result),
    search_result(Result, lines, Lines0),
    (   member(Move, Asked),
        not_begun(Lines0, Move)
    ->  exclude(is_limit, Options, Unlimited),
        append([depth(1)|Only], Unlimited, AllOnePly),
        search(Game, AllOnePly, OnePly),
        search_result(OnePly, lines, Lines)
    ;   Lines = Lines0
    ).

is_limit(depth(_)).
is_limit(nodes(_)).
is_limit(time(_)).

not_begun(Lines, Move) :-
    \+ ( member(line(_, _, [Move|_]), Lines) ).

cut_key(cp(Centipawns), Centipawns).
cut_key(mate(Plies), Key) :-
    (   Plies > 0
    ->  Key is 100 000-Plies
    ;   Key is -100 000-Plies
    ).

%!  lines_judged(+Move, +Lines:list, -Judged) is semidet.
%
%   Judged is what Lines, which a search has found, say of Move, the first move of one of them: no
%   search is made, there is no mark, and it is not complete.

lines_judged(Move, Lines,
             judged(Move, Score, Line, Best, BestScore, BestLine, Loss, none, Lines, false)) :-
    Lines = [line(BestScore, _, BestLine)|_],
    BestLine = [Best|_],
    member(line(Score, _, Line), Lines),
    Line = [Move|_],
    !,
    cut_score(BestScore, Most),
    cut_score(Score, Worth),
    Loss is max(0, Most-Worth).

%!  judged_part(+Judged, ?Key:atom, -Value) is nondet.
%
%   Value is the part Key of what judged_move/5 found; semidet when Key is known.

judged_part(Judged, Key, Value) :-
    part(Key, N),
    arg(N, Judged, Value).

part(move, 1).
part(score, 2).
part(line, 3).
part(best, 4).
part(best_score, 5).
part(best_line, 6).
part(loss, 7).
part(mark, 8).
part(lines, 9).
part(complete, 10).

%!  judged_with_lines(+Judged0, +Lines:list, -Judged) is det.
%
%   Judged is Judged0 with Lines, which are those of Judged0 in their order with other moves after
%   the first.

judged_with_lines(judged(Move, Score, _, Best, BestScore, _, Loss, Mark, _, Complete), Lines,
                  judged(Move, Score, [Move|Rest], Best, BestScore, [Best|BestRest], Loss, Mark,
                         Lines, Complete)) :-
    memberchk(line(_, _, [Move|Rest]), Lines),
    memberchk(line(_, _, [Best|BestRest]), Lines).

%!  no_better(+Judged, +Other) is semidet.
%
%   The search that judged the move has a line of the move Other too, and by it Other, scores cut as
%   for marks, is worth no more than the move. What it has no line of, as a resignation, is not
%   known to be so.

no_better(Judged, Other) :-
    judged_part(Judged, lines, Lines),
    member(line(OtherScore, _, [Other|_]), Lines),
    !,
    judged_part(Judged, score, Score),
    cut_score(OtherScore, OtherWorth),
    cut_score(Score, Worth),
    OtherWorth =< Worth.

%!  mark_text(+Mark:atom, -Text) is det.
%
%   Mark as it stands behind a move; nothing for `none`.

mark_text(none, '') :-
    !.
mark_text(Mark, Mark).

%!  cut_score(+Score, -Centipawns:integer) is det.
%
%   Score, of search/3, as centipawns from -2000 to 2000; a mate is as much as there is.

cut_score(Score, Centipawns) :-
    cut_key(Score, Key),
    Centipawns is max(-2000, min(2000, Key)).

%   mark_of(+Game, +Options, +Judged, -Mark): by the lines of Judged; Options have parameters.

mark_of(_, _, judged(_, Score, _, _, BestScore, _, Loss, _, _, _), Mark) :-
    cut_score(BestScore, Most),
    cut_score(Score, Worth),
    loss_mark(Most, Worth, Loss, Mark),
    !.
mark_of(Game, Options,
        judged(Move, Score, _, Move, _, _, _, _, [_, line(Next, _, _)|_], _), !) :-
    cut_score(Score, Worth),
    cut_score(Next, NextWorth),
    Worth-NextWorth >= 150,
    memberchk(parameters(Parameters), Options),
    search(Game, [parameters(Parameters), depth(2)], Glance),
    search_result(Glance, best, Other),
    Other \== Move,
    !.
mark_of(_, _, _, none).

%   loss_mark(+Most, +Worth, +Loss, -Mark) is semidet: the mark of a move worth Worth, that loses
%   Loss against the best, which is worth Most.

loss_mark(Most, Worth, Loss, Mark) :-
    Most > -1500,
    Worth < 1500,
    member(Least-Mark, [500-'??', 200-'?', 80-'?!']),
    Loss >= Least,
    !.
