:- encoding(utf8).
/*  Castles by plan: what can be said about plans in kb/shogi, and how a move is found by them.

    The fourth paper's method (papers.md §4; the ways are gunshi_shogi_komagumi's). The plan to
    follow is named by the first clause of plan_choice/4 that holds, so it changes with what the
    opponent does; but a king whose castle stands whole stays there. A move follows figure 5 of the
    paper: are own pieces attacked? The answer says how far to look ahead. Then the steps of the
    plan get their values on top of the evaluation, in one search of all moves. If the best move is
    a step it is the answer. If it is none, a step would lose more than it is worth, and other
    clauses must decide. In the paper a step is always played when nothing is attacked; our
    evaluation, which was learned, sees more than its did, and may well like another move better by
    more than half a pawn. So a step is also allowed to be worse by so much, the allowance, a fact
    beside the depth.
*/
:- module(gunshi_knowledge_shogi_plans,
          [ plan/2,                     % ?Plan, -Makuhyous
            liked_plan/2,               % +Now, ?Plan
            plan_possible/2,            % +Now, ?Plan
            castle_done/2,              % +Now, ?Plan
            chosen_plan/2,              % +Now, -Plan
            castle_move/3               % +Now, +Plan, -Move
          ]).
:- use_module('../../shogi/search', [search_result/3, put_search_result/4]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../../shogi/game', [game_positions/2]).
:- use_module('../../shogi/position', [side_to_move/2]).
:- use_module('../../shogi/kanji', [piece_kanji/2, square_name/2]).
:- use_module('../../shogi/piece_numbers', [piece_number_kind/2]).
:- use_module('../../shogi/komagumi/steps',
              [ attacked_squares/2, lost_targets/3, plan_stands/3, plan_steps/3, side_plan/3 ]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision,
              [ situation_game/2, situation_limits/2, situation_position/2, situation_search/3,
                situation_style/2
              ]).
:- use_module(styles, [ordered_sources/2, style_setting/2]).
:- use_module(reasons, [move_line/4, score_text/3, sourced/3]).
:- autoload(library(lists), [member/2, memberchk/2]).

:- declare_knowledge(komagumi_plan(plan: atom, japanese: text, english: text),
                     "A plan of a formation, and what it is called.",
                     "komagumi_plan(yagura, \"金矢倉\", \"Gold Fortress\").").
:- declare_knowledge(makuhyou(plan: atom, no: between(1, 40), xy: square, value: between(1, 99)),
                     "In the plan piece No has the target XY; a step there is worth so much.",
                     "makuhyou(my_plan, 35, 76, 66).").
:- declare_knowledge(plan_choice(plan: atom, japanese: text, english: text, now: variable),
                     "In this situation the plan is the one to follow.",
                     "plan_choice(yagura, \"矢倉\", \"the rook is at home\", Now) :- \c
                      opponent_rook_file(Now, 2).").
:- declare_knowledge(early_attack(now: variable), "The other side attacks before it has built.",
                     "early_attack(Now) :- opponent_piece(Now, gi, 26).").
:- declare_knowledge(look_ahead(danger: one_of([quiet, attacked]), plies: between(1, 20),
                                allowance: natural),
                     "So deep is a step searched; it may be worse by so much beside its value.",
                     "look_ahead(quiet, 7, 150).").

:- vocabulary_subject("Plans of castles (駒組み)").
:- declare_vocabulary(liked_plan(now: variable, plan: atom),
                      "The style that is played in names the plan.").
:- declare_vocabulary(plan_possible(now: variable, plan: atom),
                      "All pieces of the plan but pawns can still come to their targets.").
:- declare_vocabulary(castle_done(now: variable, plan: atom),
                      "The formation of the plan stands, or has stood in this game.").
:- declare_vocabulary(chosen_plan(now: variable, plan: atom),
                      "The first clause of plan_choice that holds names the plan.").
:- declare_vocabulary(castle_move(now: variable, plan: atom, move: move),
                      "The move is a step of the plan, and no move is better by its value.").

                /*******************************
                *            PLANS             *
                *******************************/

%!  plan(?Plan:atom, -Makuhyous:list) is nondet.
%
%   Makuhyous are the targets of Plan, makuhyou(No, XY, Value), in their order. Semidet when Plan is
%   bound.

plan(Plan, Makuhyous) :-
    (   atom(Plan)
    ->  once(known(komagumi_plan(Plan, _, _), _))
    ;   var(Plan),
        findall(Name, known(komagumi_plan(Name, _, _), _), Names0),
        sort(Names0, Names),
        member(Plan, Names)
    ),
    findall(makuhyou(No, XY, Value), known(makuhyou(Plan, No, XY, Value), _), Makuhyous).

%   own_plan(+Now, ?Plan, -Side, -SidePlan): Plan as it is for the side to move.

own_plan(Now, Plan, Side, SidePlan) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    plan(Plan, Makuhyous),
    side_plan(Side, Makuhyous, SidePlan).

                /*******************************
                *            CHOICE            *
                *******************************/

%!  liked_plan(+Now, ?Plan) is nondet.
%
%   The style that is played in has the setting plan(Plan).

liked_plan(Now, Plan) :-
    situation_style(Now, Style),
    style_setting(Style, plan(Plan)).

%!  plan_possible(+Now, ?Plan) is nondet.
%
%   No target of Plan is lost, as lost_targets/3 has it. Semidet when Plan is bound.

plan_possible(Now, Plan) :-
    situation_game(Now, Game),
    own_plan(Now, Plan, _, SidePlan),
    lost_targets(SidePlan, Game, []).

%!  castle_done(+Now, ?Plan) is nondet.
%
%   All targets of Plan stood at once in the game, now or earlier: what was built need not be built
%   again when its pieces go on. Semidet when Plan is bound.

castle_done(Now, Plan) :-
    situation_game(Now, Game),
    game_positions(Game, Positions),
    own_plan(Now, Plan, Side, SidePlan),
    once(( member(Position, Positions),
           plan_stands(SidePlan, Side, Position)
         )).

%!  chosen_plan(+Now, ?Plan) is semidet.
%
%   Plan is that of the first clause of plan_choice/4 which holds and whose plan is possible: a
%   user's own clauses first. When one of the plans that clauses name stands whole, only those are
%   left that have the king where it is: a castle that stands is not taken down. When the style that
%   is played in names plans, it is one of these. Notes plan(Plan, Japanese, English, Source).

chosen_plan(Now, Plan) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    ordered_sources(plan_choice(_, _, _, _), Sources),
    findall(named(Plan0, SidePlan, Japanese, English, Source),
            ( member(Source, Sources),
              known(plan_choice(Plan0, Japanese, English, Now), Source),
              in_style(Now, Plan0),
              plan(Plan0, Makuhyous),
              side_plan(Side, Makuhyous, SidePlan)
            ),
            Named),
    king_in_castle(Named, Side, Position, King),
    member(named(Plan1, SidePlan1, Japanese, English, Source), Named),
    leaves_king(King, SidePlan1),
    plan_possible(Now, Plan1),
    !,
    Plan = Plan1,
    situation_note(Now, plan(Plan, Japanese, English, Source)).

%   king_in_castle(+Named, +Side, +Position, -King): where the king of Side stands by one of the
%   plans Named that stands whole; or `none`.

king_in_castle(Named, Side, Position, King) :-
    (   member(named(_, SidePlan, _, _, _), Named),
        king_target(SidePlan, King0),
        plan_stands(SidePlan, Side, Position)
    ->  King = King0
    ;   King = none
    ).

leaves_king(King, SidePlan) :-
    (   King \== none,
        king_target(SidePlan, Target)
    ->  Target =:= King
    ;   true
    ).

king_target(SidePlan, Target) :-
    member(makuhyou(No, Target, _), SidePlan),
    piece_number_kind(No, ou).

in_style(Now, Plan) :-
    (   liked_plan(Now, _)
    ->  once(liked_plan(Now, Plan))
    ;   true
    ).

                /*******************************
                *             MOVE             *
                *******************************/

%!  castle_move(+Now, +Plan, -Move) is semidet.
%
%   Move is a step of Plan, and the best move when each step is worth its value more than the
%   evaluation says. Fails when Plan has been built, has no step now, or when no step is the best
%   move. The search is as deep as look_ahead(quiet, Plies, Allowance) says, or the fact for
%   `attacked` when the other side attacks a piece, and no deeper than the limits of the choice;
%   another move must be better by more than Allowance. Notes
%
%     - look_ahead(Squares, Plies, Allowance, Source)
%       the attacked squares, how far the search looked, and what a step might cost
%     - castle_step(Makuhyou, Source, Komagumi, Score, Others)
%       with Move's Score, its value included, and those of the Others among the best moves, a list
%       of Move-Score, with their values if they are steps
%     - searched(Move, Score, ...)
%       as search/3, without the value

castle_move(Now, Plan, Move) :-
    atom(Plan),
    situation_game(Now, Game),
    own_plan(Now, Plan, Side, SidePlan),
    \+ castle_done(Now, Plan),
    plan_steps(SidePlan, Game, Steps),
    Steps \== [],
    look_ahead(Now, LookAhead),
    step_search(Now, Steps, LookAhead, Result),
    arg(1, Result, Move0),
    memberchk(step(Move0, Makuhyou, Komagumi), Steps),
    Move = Move0,
    written(Side, Makuhyou, makuhyou(No, XY, Value)),
    once(known(makuhyou(Plan, No, XY, Value), Source)),
    without_value(Result, Value, Score, Others, Plain),
    situation_note(Now, LookAhead),
    situation_note(Now, castle_step(Makuhyou, Source, Komagumi, Score, Others)),
    situation_note(Now, Plain).

%   look_ahead(+Now, -LookAhead): as it is noted.

look_ahead(Now, look_ahead(Squares, Plies, Allowance, Source)) :-
    situation_position(Now, Position),
    attacked_squares(Position, Squares),
    (   Squares == []
    ->  Danger = quiet
    ;   Danger = attacked
    ),
    once(known(look_ahead(Danger, Plies0, Allowance), Source)),
    situation_limits(Now, Limits),
    (   memberchk(depth(Deepest), Limits)
    ->  Plies is min(Plies0, Deepest)
    ;   Plies = Plies0
    ).

%   step_search(+Now, +Steps, +LookAhead, -Result): the search of all moves, steps being worth their
%   values and the allowance more. In Result the allowance is taken off again. Of a time, half is
%   left for what is to be done if no step is the best move.

step_search(Now, Steps, look_ahead(_, Plies, Allowance, _), Result) :-
    findall(Move-Worth,
            ( member(step(Move, _, komagumi(_, _, _, _, Value)), Steps),
              Worth is Value+Allowance
            ),
            Bonus),
    situation_limits(Now, Limits),
    (   memberchk(time(Seconds), Limits)
    ->  Half is Seconds/2,
        Within = [time(Half)]
    ;   Within = []
    ),
    situation_search(Now, [depth(Plies), bonus(Bonus), lines(3)|Within], Result0),
    search_result(Result0, best, Best),
    search_result(Result0, lines, Lines0),
    findall(line(cp(Score), Bound, Line),
            ( member(line(cp(Score0), Bound, Line), Lines0),
              Line = [Move|_],
              (   memberchk(Move-_, Bonus)
              ->  Score is Score0-Allowance
              ;   Score = Score0
              )
            ),
            Lines),
    Lines = [line(Score1, _, [Best|_])|_],
    put_search_result(score, Score1, Result0, Result1),
    put_search_result(lines, Lines, Result1, Result).

%   without_value(+Result, +Value, -Score, -Others, -Plain): Score is the best move's, with its
%   Value, Others the other moves' as Move-Score; Plain is Result of the best move alone, without
%   Value.

without_value(Result, Value, Score, Others, Plain) :-
    search_result(Result, score, cp(Score)),
    search_result(Result, lines, [line(_, Bound, Line)|Lines]),
    Evaluation is Score-Value,
    put_search_result(score, cp(Evaluation), Result, Plain0),
    put_search_result(lines, [line(cp(Evaluation), Bound, Line)], Plain0, Plain),
    findall(Other-OtherScore, member(line(cp(OtherScore), _, [Other|_]), Lines), Others).

%   written(+Side, +Makuhyou, -Written): as the fact has it, from which Makuhyou was made for Side.

written(Side, Makuhyou, Written) :-
    (   Side == sente
    ->  Written = Makuhyou
    ;   Makuhyou = makuhyou(No0, XY0, Value),
        Written = makuhyou(No, XY, Value),
        No is No0-1,
        XY is 110-XY0
    ).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

gunshi_knowledge_shogi_reasons:note_lines(plan(Plan, Japanese, English, Source), Language, _,
                                          [Line]) :-
    plan_text(Language, Plan, Japanese, English, Text),
    sourced(Text, Source, Line).
gunshi_knowledge_shogi_reasons:note_lines(look_ahead(Squares, Plies, Allowance, Source), Language,
                                          _, [Line]) :-
    look_ahead_text(Language, Squares, Plies, Allowance, Text),
    sourced(Text, Source, Line).
gunshi_knowledge_shogi_reasons:note_lines(castle_step(Makuhyou, Source, Komagumi, Score, Others),
                                          Language, Context, [node(Target, [Way]), Sum]) :-
    target_text(Makuhyou, Language, Text),
    sourced(Text, Source, Target),
    term_text(Komagumi, Way),
    arg(5, Komagumi, Value),
    Evaluation is Score-Value,
    score_text(Language, cp(Score), ScoreText),
    score_text(Language, cp(Evaluation), EvaluationText),
    findall(Other, ( member(Step, Others), other_text(Step, Language, Context, Other) ), Texts),
    atomic_list_concat(Texts, ', ', List),
    sum_words(Language, Alone, WithOthers),
    (   Others == []
    ->  format(string(Sum), Alone, [ScoreText, EvaluationText, Value])
    ;   format(string(Sum), WithOthers, [ScoreText, EvaluationText, Value, List])
    ).

plan_text(en, Plan, Japanese, English, Text) :-
    format(string(Text), "plan ~w: ~s (~s)", [Plan, English, Japanese]).
plan_text(ja, Plan, Japanese, _, Text) :-
    format(string(Text), "駒組 ~w：~s", [Plan, Japanese]).

look_ahead_text(Language, Squares, Plies, Allowance, Text) :-
    danger_text(Language, Squares, Danger),
    look_ahead_words(Language, Plain, WithAllowance),
    (   Allowance =:= 0
    ->  format(string(Text), Plain, [Danger, Plies])
    ;   format(string(Text), WithAllowance, [Danger, Plies, Allowance])
    ).

danger_text(Language, Squares, Text) :-
    findall(Name, ( member(Square, Squares), square_name(Square, Name) ), Names),
    atomic_list_concat(Names, ' ', List),
    danger_words(Language, Quiet, Attacked),
    (   Squares == []
    ->  Text = Quiet
    ;   format(string(Text), Attacked, [List])
    ).

danger_words(en, "no piece of ours is attacked", "attacked: ~w").
danger_words(ja, "自分の駒に当たりなし", "~wに当たり").

look_ahead_words(en, "~s; up to ~d plies ahead", "~s; up to ~d plies ahead, a step may cost ~d").
look_ahead_words(ja, "~s、~d手先まで読む", "~s、~d手先まで読み、~d点の損までは組む").

target_text(Makuhyou, Language, Text) :-
    Makuhyou = makuhyou(No, XY, _),
    term_text(Makuhyou, Term),
    piece_number_kind(No, Kind),
    piece_kanji(Kind, Piece),
    square_name(XY, Square),
    target_words(Language, Words),
    format(string(Text), Words, [Term, Piece, Square]).

target_words(en, "~s  ~w to ~w").
target_words(ja, "~s  ~wを~wへ").

term_text(Term, Text) :-
    format(string(Text), "~W", [Term, [spacing(next_argument)]]).

other_text(Move-Score, Language, Context, Text) :-
    move_line(Context, [Move], 0, MoveText),
    score_text(Language, cp(Score), ScoreText),
    format(string(Text), "~w ~s", [MoveText, ScoreText]).

sum_words(en, "~s = evaluation ~s, value +~d", "~s = evaluation ~s, value +~d; then ~w").
sum_words(ja, "~s ＝ 評価 ~s、価値 +~d", "~s ＝ 評価 ~s、価値 +~d、次は ~w").
