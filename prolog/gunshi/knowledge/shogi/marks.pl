/*  Marks: a move judged against the best one, as reports of games, quizzes and claims speak of it.

    All are judged by one search. It finds the three best moves; where the move is not among them,
    or another one asks to be compared, one more search of the same limits, with what the first has
    found in its table, looks at all of these and at nothing else. So a loss is never the difference
    of two searches, and the move that such a search prefers is the best one.

    A loss of 200 or more, a mistake, is said only when a deeper search of the same moves finds it
    too: for each of two of them ten times the nodes, three plies more, or three times the time. Its
    scores and lines stand then.

    A mark says how bad, or good, the move was: `'??'` when it loses 500 centipawns or more, `'?'`
    from 200, `'?!'` from 80, as long as there was something to lose: the best move is worth more
    than -1500, and the move less than 1500. `!` when every other move loses 150 or more, and a look
    two plies deep prefers another. Else `none`. Scores are cut to 2000 for this.
*/
:- module(gunshi_knowledge_shogi_marks,
          [ judged_move/5,              % +Game, +Move, +Others, +Limits, -Judged
            lines_judged/3,             % +Move, +Lines, -Judged
            judged_part/3,              % +Judged, ?Key, -Value
            no_better/2,                % +Judged, +Other
            mark_text/2,                % +Mark, -Text
            cut_score/2                 % +Score, -Centipawns
          ]).
:- use_module('../../shogi/search',
              [ close_search_table/1, search/3, search_result/3, search_table/2 ]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module(search_choices, [search_knowledge/3]).
:- autoload(library(apply), [exclude/3, include/3, maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

%!  judged_move(+Game, +Move, +Others:list, +Limits:list, -Judged) is det.
%
%   Judged is what is known of the legal Move at the end of Game. Moves of Others are judged beside
%   it. Limits are options of search/3: depth, nodes or time, and table(Table), which is
%   used as it is, so clear it before. Its parts, by judged_part/3:
%
%     - move, score, line: Move; its score as search/3 gives scores, for the mover; what is expected
%       to be played, Move first
%     - best, best_score, best_line: the same of the best move
%     - loss: centipawns that Move loses against the best, from 0
%     - mark: `'??'`, `'?'`, `'?!'`, `!` or `none`
%     - lines: line(Score, Bound, Moves) of the best moves, the best first: three, Move and Others
%       among them or after them
%
%   The same game and limits but for time give the same answer.
%
%   @error as search/3

judged_move(Game, Move, Others, Limits, Judged) :-
    game_position(Game, Position),
    search_knowledge(Position, [], Parameters),
    (   memberchk(table(_), Limits)
    ->  confirmed_lines(Game, Move, Others, [parameters(Parameters)|Limits], Lines)
    ;   setup_call_cleanup(
            search_table(16, Table),
            confirmed_lines(Game, Move, Others, [parameters(Parameters), table(Table)|Limits],
                            Lines),
            close_search_table(Table))
    ),
    lines_judged(Move, Lines, Judged0),
    Judged0 = judged(_, Score, Line, Best, BestScore, BestLine, Loss, none, _),
    cut_score(BestScore, Most),
    cut_score(Score, Worth),
    mark(Game, Parameters, Move, Worth, Most, Loss, Lines, Mark),
    Judged = judged(Move, Score, Line, Best, BestScore, BestLine, Loss, Mark, Lines).

%   confirmed_lines(+Game, +Move, +Others, +Options, -Lines): the best lines and those of Move and
%   Others, in order. Where Move would be marked a mistake, a deeper search of the same moves
%   decides.

confirmed_lines(Game, Move, Others, Options, Lines) :-
    searched_lines(Game, [Move|Others], Options, First),
    lines_judged(Move, First, judged(_, Score, _, _, BestScore, _, Loss, _, _)),
    (   mistake(Score, BestScore, Loss)
    ->  findall(M, member(line(_, _, [M|_]), First), Asked),
        length(Asked, Count),
        maplist(deeper(Count), Options, Deeper),
        compared(Game, Asked, [lines(Count), only(Asked)], Deeper, Lines)
    ;   Lines = First
    ).

%   mistake(+Score, +BestScore, +Loss) is semidet: a move of Score is marked `?` or `??`.

mistake(Score, BestScore, Loss) :-
    cut_score(Score, Worth),
    cut_score(BestScore, Most),
    loss_mark(Most, Worth, Loss, Mark),
    memberchk(Mark, ['?', '??']).

%   deeper(+Count, +Option, -Deeper): a limit of the search of Count moves that confirms a mistake;
%   other options stay.

deeper(Count, nodes(Nodes0), nodes(Nodes)) :-
    !,
    Nodes is 5*Count*Nodes0.
deeper(_, depth(Plies0), depth(Plies)) :-
    !,
    Plies is min(127, Plies0+3).
deeper(Count, time(Seconds0), time(Seconds)) :-
    !,
    Seconds is 3*Count*Seconds0/2.
deeper(_, Option, Option).

%   searched_lines(+Game, +Moves, +Options, -Lines): the best lines and those of Moves, in order.

searched_lines(Game, Moves0, Options, Lines) :-
    search(Game, [lines(3)|Options], Result),
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
%   search is made, and there is no mark.

lines_judged(Move, Lines,
             judged(Move, Score, Line, Best, BestScore, BestLine, Loss, none, Lines)) :-
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

mark(_, _, _, Worth, Most, Loss, _, Mark) :-
    loss_mark(Most, Worth, Loss, Mark),
    !.
mark(Game, Parameters, Move, Worth, _, 0, [line(_, _, [Move|_]), line(Next, _, _)|_], !) :-
    cut_score(Next, NextWorth),
    Worth-NextWorth >= 150,
    search(Game, [parameters(Parameters), depth(2)], Glance),
    search_result(Glance, best, Other),
    Other \== Move,
    !.
mark(_, _, _, _, _, _, _, none).

%   loss_mark(+Most, +Worth, +Loss, -Mark) is semidet: the mark of a move worth Worth, that loses
%   Loss against the best, which is worth Most.

loss_mark(Most, Worth, Loss, Mark) :-
    Most > -1500,
    Worth < 1500,
    member(Least-Mark, [500-'??', 200-'?', 80-'?!']),
    Loss >= Least,
    !.
