/*  The situation of a decision in shogi: the position, the game that led to it, the limits of the
    choice, and the style.

    From a situation come others: that after a move, and that after a pass. They know the way they
    came, and share what is remembered. After a pass no game has led to the position: one is thought
    to begin there.

    It remembers what searches found, so that a clause that asks what another has asked does not
    search again. What was found with bonuses on some moves also answers who asks without them, or
    with others, as long as the same move must come out: so the clauses of one decision live on one
    search of the whole time. Searches here leave out the moves that bm facts forbid, as long as
    another move is left, and note that they did. A proven mate is played all the same: no search
    has to think of it.
*/
:- module(gunshi_knowledge_shogi_decision,
          [ situation/4,                % +Game, +Limits, +Style, -Situation
            situation_game/2,           % +Situation, -Game
            situation_position/2,       % +Situation, -Position
            situation_limits/2,         % +Situation, -Limits
            situation_style/2,          % +Situation, -Style
            situation_search/3,         % +Situation, +Options, -Result
            situation_aims/3,           % +Situation, :Find, -Aims
            situation_mate/4            % +Situation, +Position, +Options, -Solved
          ]).
:- use_module('../../base/interpret', [uncounted/1]).
:- use_module('../../shogi/game', [game_new/2, game_position/2]).
:- use_module('../../shogi/game/term', [game_extended/4]).
:- use_module('../../shogi/position', [legal_move/2, position_passed/2]).
:- use_module('../../shogi/search', [put_search_result/4, search/3, search_result/3]).
:- use_module('../../shogi/mate', [solve_mate/3, mate_result/3, unsolved_mate/2]).
:- use_module('../jobs', [job_search/4, job_mate/4]).
:- use_module('../situation').
:- use_module('../joseki/pattern_moves', [forbidden_moves/2]).
:- use_module(styles, [style_setting/2]).
:- use_module(search_choices, []).
:- use_module('../choice_messages', []).
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [append/3, max_list/2, member/2, memberchk/2, selectchk/3]).
:- autoload(library(option), [merge_options/3]).

:- meta_predicate situation_aims(+, 1, -).

:- multifile
    gunshi_knowledge_situation:situation_way/2,
    gunshi_knowledge_steps:situation_after/4,
    gunshi_knowledge_steps:situation_passed/3.

%!  situation(+Game, +Limits:list, +Style, -Situation) is det.
%
%   The side to move in Game is to decide within Limits, as in choose/3 with without(Names), and
%   plays in Style: the name of one, or `none`.

situation(Game, Limits, Style, Situation) :-
    game_position(Game, Position),
    new_situation(shogi(Position, Game, Limits, Style, []),
                  searched([], unknown, 0, unknown, [], effort(0, 0)), Situation).

%   What a situation is about is shogi(Position, Game, Limits, Style, Way): Way is the list of
%   moves, and of `pass`, that lead there from what is to be decided. The memory is
%   searched(Results, Bad, MateNodes, Points, Aims, Effort): found(Way, Options, Result) of each
%   search, the latest first (two ways to one position have not the same repetitions behind them);
%   the moves that bm facts forbid in what is to be decided, or `unknown`; the positions that mating
%   problems have taken; what pieces are worth, or `unknown` (situation_points/2 of
%   relation_words.pl); Way-aims(Aims) of each situation whose aims were asked for, or
%   Way-wrong(Error); effort(Nodes, Seconds), what searches have taken.

gunshi_knowledge_situation:situation_way(shogi(_, _, _, _, Way), Way).

gunshi_knowledge_steps:situation_after(shogi(Position0, Game0, Limits0, Style, Way0), Situation0,
                                       Move, Situation) :-
    next_limits(Limits0, Limits),
    legal_move(Position0, Move),
    game_extended(Game0, Move, [], Game),
    game_position(Game, Position),
    further(Way0, Move, Way),
    situation_memory(Situation0, Memory),
    new_situation(shogi(Position, Game, Limits, Style, Way), Memory, Situation).

gunshi_knowledge_steps:situation_passed(shogi(Position0, _, Limits0, Style, Way0), Situation0,
                                        Situation) :-
    next_limits(Limits0, Limits),
    position_passed(Position0, Position),
    game_new(Position, Game),
    further(Way0, pass, Way),
    situation_memory(Situation0, Memory),
    new_situation(shogi(Position, Game, Limits, Style, Way), Memory, Situation).

%   next_limits(+Limits0, -Limits): those that hold a ply later, when the other side is to move.

next_limits(Limits0, Limits) :-
    exclude(of_these_moves, Limits0, Limits1),
    maplist(next_limit, Limits1, Limits).

next_limit(draw_value(Value0), draw_value(Value)) :-
    !,
    Value is -Value0.
next_limit(plies_left(Left0), plies_left(Left)) :-
    !,
    Left is max(1, Left0-1).
next_limit(Limit, Limit).

%   of_these_moves(+Limit): it speaks of the moves of one position, and of no other.

of_these_moves(only(_)).
of_these_moves(exclude(_)).
of_these_moves(bonus(_)).

further([], Step, [Step]).
further([First|Way0], Step, [First|Way]) :-
    further(Way0, Step, Way).

%!  situation_game(+Situation, -Game) is det.

situation_game(Situation, Game) :-
    situation_matter(Situation, shogi(_, Game, _, _, _)).

%!  situation_position(+Situation, -Position) is det.
%
%   Position is the one in which the decision is to be made.

situation_position(Situation, Position) :-
    situation_matter(Situation, shogi(Position, _, _, _, _)).

%!  situation_limits(+Situation, -Limits:list) is det.

situation_limits(Situation, Limits) :-
    situation_matter(Situation, shogi(_, _, Limits, _, _)).

%!  situation_style(+Situation, -Style) is det.

situation_style(Situation, Style) :-
    situation_matter(Situation, shogi(_, _, _, Style, _)).

%!  situation_search(+Situation, +Options:list, -Result) is det.
%
%   search/3 in the situation, with what searches know (search_knowledge/3), within the job and the
%   limits of the choice. An option given here goes before the same one of the limits; all others
%   hold. Moves that a bm fact forbids are excluded too, unless no other is left; then this is
%   noted: forbidden(Bad), Bad a list of Move-fact(Fact, Source). With the same options as before
%   the result is the same one; and it is that of a search with another bonus(Bonus) when its best
%   move must be the best with this one too. The nodes of the limits, and the time, are those of the
%   whole choice: a search has what those before it have left. When either ends a search that has
%   looked less deep than one before it, or is used up before it begins, the deeper result stands,
%   as far as it may be played and bonuses do not speak against it by more than a pawn. Without a
%   limit in either it goes on until the job is told to stop; without a job either, it is search/3's
%   default.
%
%   @error as search/3

situation_search(Situation, Options0, Result) :-
    situation_matter(Situation, shogi(_, Game, Limits, Style, Way)),
    situation_memory(Situation, Searched),
    forbidden_here(Way, Game, Style, Searched, Bad0),
    merge_options(Options0, Limits, Merged),
    sort(Merged, Options1),             % without Options0 the merged ones have the order of Limits
    without_bad(Bad0, Game, Options1, Bad, Options),
    arg(1, Searched, Results),
    (   member(found(Way, Asked, Result0), Results),
        answers(Asked, Result0, Options, Result)
    ->  true
    ;   used_up(Results, Way, Limits),
        one_line(Options),
        found_deeper(Results, Way, Options, 0, Result)
    ->  true
    ;   must_be_few(Results),
        left_for_search(Limits, Searched, Options, Left),
        uncounted(searched(Game, Left, Result0)),
        count_effort(Searched, Result0),
        deepest(Results, Way, Options, Result0, Result),
        nb_setarg(1, Searched, [found(Way, Options, Result)|Results])
    ),
    (   ( Bad == []
        ; situation_notes(Situation, Notes),
          memberchk(forbidden(Bad), Notes)
        )
    ->  true
    ;   situation_note(Situation, forbidden(Bad))
    ).

%   left_for_search(+Limits, +Memory, +Options0, -Options): Options ask for no more nodes than are
%   left of those of Limits, and for no more time. A job keeps its time itself.

left_for_search(Limits, Searched, Options0, Options) :-
    arg(6, Searched, effort(Nodes, Seconds)),
    (   Nodes > 0,
        memberchk(nodes(All), Limits)
    ->  selectchk(nodes(Asked), Options0, Options1),
        Left is max(1, min(Asked, All-Nodes)),
        Options2 = [nodes(Left)|Options1]
    ;   Options2 = Options0
    ),
    (   Seconds > 0,
        memberchk(time(Whole), Limits),
        \+ memberchk(job(_), Limits)
    ->  selectchk(time(Wanted), Options2, Options3),
        Rest is max(0.001, min(Wanted, Whole-Seconds)),
        Options = [time(Rest)|Options3]
    ;   Options = Options2
    ).

count_effort(Searched, Result) :-
    arg(6, Searched, effort(Nodes0, Seconds0)),
    search_result(Result, nodes, Nodes1),
    search_result(Result, seconds, Seconds1),
    Nodes is Nodes0+Nodes1,
    Seconds is Seconds0+Seconds1,
    nb_setarg(6, Searched, effort(Nodes, Seconds)).

%   answers(+Options0, +Result0, +Options, -Result) is semidet: Result0, found with Options0, tells
%   what a search with Options would find. Of one that asks for the best move only, this is so when
%   no move gains more than the best one does by the change of the bonuses.

answers(Options, Result, Options, Result) :-
    !.
answers(Options0, Result0, Options, Result) :-
    without_bonus(Options0, Bonus0, Rest),
    without_bonus(Options, Bonus, Rest),
    one_line(Rest),
    search_result(Result0, best, Best),
    Best \== none,
    may_lose(Bonus0, Bonus, Best, 0),
    gain(Bonus0, Bonus, Best, Gain),
    search_result(Result0, lines, [line(Score0, Bound, Line)]),
    gained(Score0, Gain, Score),
    put_search_result(score, Score, Result0, Result1),
    put_search_result(lines, [line(Score, Bound, Line)], Result1, Result2),
    put_search_result(rivals, unknown, Result2, Result).

%   one_line(+Options) is semidet: they ask for the best move only.

one_line(Options) :-
    \+ ( memberchk(lines(Lines), Options), Lines > 1 ).

%   used_up(+Results, +Way, +Limits) is semidet: an earlier search there was ended by what Limits
%   give the whole choice, by its clock, or by the end of its job. Another would take ten
%   milliseconds to find nothing.

used_up(Results, Way, Limits) :-
    member(found(Way, Asked, Earlier), Results),
    search_result(Earlier, stopped, Stopped),
    (   Stopped == flag
    ;   memberchk(Stopped, [deadline, nodes, clock]),
        \+ ( member(Own, [nodes(_), time(_)]), memberchk(Own, Asked),
             \+ memberchk(Own, Limits) )
    ),
    !.

%   deepest(+Results, +Way, +Options, +Result0, -Result): Result is Result0, just found with
%   Options; or, when its end came from without, what an earlier one has found deeper there.

deepest(Results, Way, Options, Result0, Result) :-
    search_result(Result0, stopped, Stopped),
    memberchk(Stopped, [deadline, flag, nodes, clock]),
    search_result(Result0, depth, Depth),
    found_deeper(Results, Way, Options, Depth, Result),
    !.
deepest(_, _, _, Result, Result).

%   found_deeper(+Results, +Way, +Options, +Depth, -Result) is semidet: what an earlier search there
%   has found, deeper than Depth, as Options have it. By other bonuses another move may be better
%   than what that one found, but by no more than a pawn.

found_deeper(Results, Way, Options, Depth, Result) :-
    member(found(Way, Asked, Earlier), Results),
    search_result(Earlier, depth, Deeper),
    Deeper > Depth,
    allowed_line(Earlier, Options, line(Score0, Bound, [Move|Line])),
    without_bonus(Asked, Bonus0, _),
    without_bonus(Options, Bonus, _),
    may_lose(Bonus0, Bonus, Move, Loss),
    Loss =< 100,
    !,
    gain(Bonus0, Bonus, Move, Gain),
    gained(Score0, Gain, Score),
    put_search_result(best, Move, Earlier, Result1),
    put_search_result(score, Score, Result1, Result2),
    put_search_result(lines, [line(Score, Bound, [Move|Line])], Result2, Result3),
    put_search_result(rivals, unknown, Result3, Result).

%   allowed_line(+Result, +Options, -Line) is semidet: the best line whose first move Options allow.

allowed_line(Result, Options, Line) :-
    search_result(Result, lines, Lines),
    member(Line, Lines),
    Line = line(_, _, [Move|_]),
    \+ ( memberchk(exclude(Moves), Options), memberchk(Move, Moves) ),
    (   memberchk(only(Only), Options)
    ->  memberchk(Move, Only)
    ;   true
    ),
    !.

without_bonus(Options0, Bonus, Options) :-
    (   selectchk(bonus(Bonus), Options0, Options)
    ->  true
    ;   Bonus = [],
        Options = Options0
    ).

%   may_lose(+Bonus0, +Bonus, +Move, -Loss): of Move, the best one with Bonus0, another one may be
%   better with Bonus by Loss.

may_lose(Bonus0, Bonus, Move, Loss) :-
    gain(Bonus0, Bonus, Move, Gain),
    findall(Other,
            ( ( member(M-_, Bonus) ; member(M-_, Bonus0) ), gain(Bonus0, Bonus, M, Other) ),
            Others),
    max_list([0|Others], Most),
    Loss is Most-Gain.

gain(Bonus0, Bonus, Move, Gain) :-
    bonus_of(Move, Bonus0, Before),
    bonus_of(Move, Bonus, After),
    Gain is After-Before.

bonus_of(Move, Bonus, Value) :-
    (   memberchk(Move-Value0, Bonus)
    ->  Value = Value0
    ;   Value = 0
    ).

gained(cp(Score0), Gain, cp(Score)) :-
    Score is Score0+Gain.
gained(mate(Plies), _, mate(Plies)).

%   forbidden_here(+Way, +Game, +Style, +Memory, -Bad): what bm facts forbid, found out once a
%   choice: of what is to be decided, not of what comes after. A style without the clause joseki
%   knows none.

forbidden_here([_|_], _, _, _, []).
forbidden_here([], Game, Style, Searched, Bad) :-
    arg(2, Searched, Bad0),
    (   Bad0 \== unknown
    ->  Bad = Bad0
    ;   (   style_setting(Style, without(joseki))
        ->  Bad = []
        ;   forbidden_moves(Game, Bad)
        ),
        nb_setarg(2, Searched, Bad)
    ).

%   without_bad(+Bad0, +Game, +Options0, -Bad, -Options): Options leave out the moves of Bad, which
%   is Bad0, or [] when nothing else would be left.

without_bad([], _, Options, [], Options) :-
    !.
without_bad(Bad0, Game, Options0, Bad, Options) :-
    findall(Move, member(Move-_, Bad0), Moves),
    (   selectchk(exclude(Excluded0), Options0, Options1)
    ->  append(Excluded0, Moves, Excluded)
    ;   Options1 = Options0,
        Excluded = Moves
    ),
    game_position(Game, Position),
    (   legal_move(Position, Move),
        \+ memberchk(Move, Excluded),
        (   memberchk(only(Only), Options0)
        ->  memberchk(Move, Only)
        ;   true
        )
    ->  Bad = Bad0,
        Options = [exclude(Excluded)|Options1]
    ;   Bad = [],
        Options = Options0
    ).

%   must_be_few(+Results): a choice asks for so many searches at most, whoever wrote its rules.

must_be_few(Results) :-
    length(Results, Count),
    (   Count < 40
    ->  true
    ;   throw(error(gunshi(too_many_searches(Count)), _))
    ).

%   Without any limit but a depth, a search ends after twenty million positions.

searched(Game, Limits, Result) :-
    exclude(left_out, Limits, Options0),
    (   member(Limit, [job(_), nodes(_), time(_), clock(_)]),
        memberchk(Limit, Options0)
    ->  Options1 = Options0
    ;   Options1 = [nodes(20 000 000)|Options0]
    ),
    (   selectchk(job(Job), Options1, Options)
    ->  job_search(Job, Game, Options, Result)
    ;   search(Game, Options1, Result)
    ).

left_out(without(_)).
left_out(seed(_)).

%!  situation_aims(+Situation, :Find, -Aims) is det.
%
%   Aims are what call(Find, Aims) finds of Situation; found out once a decision. So an aim that
%   takes too much time does so once, and not for each clause that asks.
%
%   @error what Find throws, and throws again for who asks later

situation_aims(Situation, Find, Aims) :-
    situation_matter(Situation, shogi(_, _, _, _, Way)),
    situation_memory(Situation, Memory),
    arg(5, Memory, Known),
    (   memberchk(Way-Found, Known)
    ->  true
    ;   catch(( call(Find, Aims0), Found = aims(Aims0) ), error(gunshi(Formal), Context),
              Found = wrong(error(gunshi(Formal), Context))),
        arg(5, Memory, Others),                 % Find may have asked elsewhere
        nb_setarg(5, Memory, [Way-Found|Others])
    ),
    (   Found = wrong(Error)
    ->  throw(Error)
    ;   Found = aims(Aims)
    ).

%!  situation_mate(+Situation, +Position, +Options:list, -Solved) is det.
%
%   solve_mate/3 for Position, within the job of the choice. When all problems of a choice have
%   taken twenty million positions together, the answer is `unknown`.
%
%   @error as solve_mate/3

situation_mate(Situation, Position, Options, Solved) :-
    situation_limits(Situation, Limits),
    situation_memory(Situation, Searched),
    arg(3, Searched, Nodes0),
    (   Nodes0 > 20 000 000
    ->  unsolved_mate(nodes, Solved)
    ;   memberchk(job(Job), Limits)
    ->  uncounted(job_mate(Job, Position, Options, Solved))
    ;   uncounted(solve_mate(Position, Options, Solved))
    ),
    mate_result(Solved, nodes, Nodes1),
    Nodes is Nodes0 + Nodes1 + 1000,        % what it takes to begin counts too
    nb_setarg(3, Searched, Nodes).
