:- encoding(utf8).
/*  Castles by plan: what can be said about plans in kb/shogi, and how a move is found by them.

    The fourth paper's method (papers.md §4; the ways are gunshi_shogi_komagumi's). The plan to
    follow is named by the first clause of plan_choice/4 that holds, so it changes with what the
    opponent does; but a king whose castle stands whole stays there. A move follows figure 5 of the
    paper: are own pieces attacked? The answer says what a step may cost, the allowance. The step of
    the highest value gets all of it on top of what the search finds, that of the next value half,
    and so on; so the values order the steps among themselves, as in the paper. All moves are in one
    search, the one that the other clauses of the decision live on. If the best move is a step it is
    the answer. If it is none, a step would lose more than it may, and other clauses must decide. In
    the paper a step is always played when nothing is attacked; our evaluation, which was learned,
    sees more than its did.
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
              [ situation_game/2, situation_position/2, situation_search/3, situation_style/2 ]).
:- use_module(styles, [ordered_sources/2, style_setting/2]).
:- use_module(reasons, [sourced/3]).
:- use_module(vocabulary, [search_options/4]).
:- autoload(library(lists), [member/2, memberchk/2, nth0/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

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
:- declare_knowledge(step_may_cost(danger: one_of([quiet, attacked]), allowance: natural),
                     "Own pieces are attacked, or not: a step may be worse than the best move by \c
                      so many centipawns.",
                     "step_may_cost(quiet, 40).").

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
                      "The move is a step of the plan, and no move is better by what it may cost.").

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
%   Move is a step of Plan, and what a search prefers, within the limits of the choice, when steps
%   are worth their allowance more. Fails when Plan has been built, has no step now, or when no step
%   is the best move. Notes
%
%     - may_cost(Squares, Allowance, Source)
%       the attacked squares, and what a step may cost by the fact at Source
%     - castle_step(Makuhyou, Source, Komagumi, Worth)
%       what Move is a step to, and its part of the allowance
%     - searched(Move, Score, ...)
%       as search/3, without that part

castle_move(Now, Plan, Move) :-
    atom(Plan),
    situation_game(Now, Game),
    own_plan(Now, Plan, Side, SidePlan),
    \+ castle_done(Now, Plan),
    plan_steps(SidePlan, Game, Steps),
    Steps \== [],
    may_cost(Now, MayCost),
    arg(2, MayCost, Allowance),
    step_worths(Steps, Allowance, Worths),
    search_options(Now, 8, [bonus(Worths)], Options),
    situation_search(Now, Options, Result),
    search_result(Result, best, Move0),
    memberchk(step(Move0, Makuhyou, Komagumi), Steps),
    Move = Move0,
    memberchk(Move-Worth, Worths),
    written(Side, Makuhyou, makuhyou(No, XY, Value)),
    once(known(makuhyou(Plan, No, XY, Value), Source)),
    without_worth(Result, Worth, Plain),
    situation_note(Now, MayCost),
    situation_note(Now, castle_step(Makuhyou, Source, Komagumi, Worth)),
    situation_note(Now, Plain).

%   may_cost(+Now, -MayCost): as it is noted.

may_cost(Now, may_cost(Squares, Allowance, Source)) :-
    situation_position(Now, Position),
    attacked_squares(Position, Squares),
    (   Squares == []
    ->  Danger = quiet
    ;   Danger = attacked
    ),
    ordered_sources(step_may_cost(_, _), Sources),
    once(( member(Source, Sources), known(step_may_cost(Danger, Allowance), Source) )).

%   step_worths(+Steps, +Allowance, -Worths): Move-Worth of each.

step_worths(Steps, Allowance, Worths) :-
    findall(Value-Move, member(step(Move, _, komagumi(_, _, _, _, Value)), Steps), Pairs0),
    sort(1, @>=, Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Move-Worth,
            ( nth0(Rank, Groups, _-Moves),
              Worth is Allowance >> Rank,
              member(Move, Moves)
            ),
            Worths).

without_worth(Result, Worth, Plain) :-
    search_result(Result, score, Score0),
    search_result(Result, lines, [line(_, Bound, Line)|_]),
    (   Score0 = cp(With)
    ->  Evaluation is With-Worth,
        Score = cp(Evaluation)
    ;   Score = Score0
    ),
    put_search_result(score, Score, Result, Plain0),
    put_search_result(lines, [line(Score, Bound, Line)], Plain0, Plain).

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
gunshi_knowledge_shogi_reasons:note_lines(may_cost(Squares, Allowance, Source), Language, _,
                                          [Line]) :-
    danger_text(Language, Squares, Danger),
    may_cost_words(Language, Words),
    format(string(Text), Words, [Danger, Allowance]),
    sourced(Text, Source, Line).
gunshi_knowledge_shogi_reasons:note_lines(castle_step(Makuhyou, Source, Komagumi, Worth), Language,
                                          _, [node(Target, [Way]), Sum]) :-
    target_text(Makuhyou, Language, Text),
    sourced(Text, Source, Target),
    term_text(Komagumi, Way),
    worth_words(Language, Words),
    format(string(Sum), Words, [Worth]).

plan_text(en, Plan, Japanese, English, Text) :-
    format(string(Text), "plan ~w: ~s (~s)", [Plan, English, Japanese]).
plan_text(ja, Plan, Japanese, _, Text) :-
    format(string(Text), "駒組 ~w：~s", [Plan, Japanese]).

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

may_cost_words(en, "~s; a step may cost ~d").
may_cost_words(ja, "~s、~d点の損までは組む").

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

worth_words(en, "a move that is none must be better by more than ~d").
worth_words(ja, "ほかの手は~d点を超えて勝らなければ選ばない").
