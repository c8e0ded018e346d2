:- encoding(utf8).
/*  Castles by plan: what can be said about plans in kb/shogi, and the steps of a plan.

    The fourth paper's method (papers.md §4; the ways are gunshi_shogi_komagumi's). Which plan is
    followed is told by followed_plan.pl. A step is a candidate, and what it may cost follows figure
    5 of the paper: could an own piece be won? The step of the highest value may cost all of the
    allowance, that of the next value a quarter, and so on: so the values order the steps among
    themselves, as in the paper. These costs go to the root of the one search of the decision
    (aims.pl); when its best move is no step, a step would lose more than it may. In the paper a
    step is always played when nothing is attacked; our evaluation, which was learned, sees more
    than its did.
*/
:- module(gunshi_knowledge_shogi_plans,
          [ plan/2,                     % ?Plan, -Makuhyous
            plan_possible/2,            % +Now, ?Plan
            castle_done/2,              % +Now, ?Plan
            castle_step/4,              % +Now, +Plan, ?Move, ?Worth
            step_target/5               % +Now, +Plan, +Move, -Makuhyou, -Source
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../../shogi/game', [game_positions/2]).
:- use_module('../../shogi/position', [piece_at/3, side_to_move/2]).
:- use_module('../../shogi/kanji', [piece_kanji/2, square_name/2]).
:- use_module('../../shogi/kinds', [piece_side_kind/3]).
:- use_module('../../shogi/piece_numbers', [piece_number_kind/2]).
:- use_module('../../shogi/komagumi/steps',
              [lost_targets/3, move_steps/4, plan_stands/3, plan_steps/3, side_plan/3]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision, [situation_game/2, situation_position/2]).
:- use_module(relation_words, [hanging/2]).
:- use_module(styles, [ordered_sources/2]).
:- use_module(reasons, [sourced/3]).
:- autoload(library(lists), [member/2, memberchk/2, nth0/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

:- declare_knowledge(komagumi_plan(plan: atom, japanese: text, english: text),
                     "A plan of a formation, and what it is called.",
                     "komagumi_plan(yagura, \"金矢倉\", \"Gold Fortress\").").
:- declare_knowledge(makuhyou(plan: atom, no: between(1, 40), xy: square, value: between(1, 99)),
                     "In the plan piece No has the target XY; a step there is worth so much.",
                     "makuhyou(my_plan, 35, 76, 66).").
:- declare_knowledge(step_may_cost(danger: one_of([quiet, attacked]), allowance: natural),
                     "Own pieces are attacked, or not: a step may be worse than the best move by \c
                      so many centipawns.",
                     "step_may_cost(quiet, 20).").

:- vocabulary_subject("Plans of castles (駒組み)").
:- declare_vocabulary(plan_possible(now: variable, plan: atom),
                      "All pieces of the plan but pawns can still come to their targets.").
:- declare_vocabulary(castle_done(now: variable, plan: atom),
                      "The formation of the plan stands, or has stood in this game.").
:- declare_vocabulary(castle_step(now: variable, plan: atom, move: move, worth: natural),
                      "The move is a step of the plan, and may cost so many centipawns.").

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

                /*******************************
                *             STEPS            *
                *******************************/

%!  castle_step(+Now, +Plan, ?Move, ?Worth) is nondet.
%
%   Move is a step of Plan, and may be worse than the best move by Worth centipawns: what
%   step_may_cost/2 says for the step of the highest value, less for the others. None when Plan
%   stands, or has stood. Each move comes once. Notes
%
%     - may_cost(Squares, Allowance, Source)
%       where own pieces could be won, and what a step may cost by the fact at Source
%     - castle_step(Makuhyou, Source, Komagumi)
%       what Move is a step to

castle_step(Now, Plan, Move, Worth) :-
    atom(Plan),
    own_plan(Now, Plan, Side, SidePlan),
    situation_game(Now, Game),
    \+ castle_done(Now, Plan),
    plan_steps(SidePlan, Game, Steps),
    may_cost(Now, MayCost),
    arg(2, MayCost, Allowance),
    step_worths(Steps, Allowance, Worths),
    member(Move-Worth, Worths),
    once(member(step(Move, Makuhyou, Komagumi), Steps)),
    makuhyou_source(Plan, Side, Makuhyou, Source),
    situation_note(Now, MayCost),
    situation_note(Now, castle_step(Makuhyou, Source, Komagumi)).

makuhyou_source(Plan, Side, Makuhyou, Source) :-
    written(Side, Makuhyou, makuhyou(No, XY, Value)),
    once(known(makuhyou(Plan, No, XY, Value), Source)).

%!  step_target(+Now, +Plan:atom, +Move, -Makuhyou, -Source) is semidet.
%
%   Move is a step of Plan, as castle_step/4 has it, to the target of Makuhyou, which stands at
%   Source. Nothing is noted, and what it may cost is not asked.

step_target(Now, Plan, Move, Makuhyou, Source) :-
    own_plan(Now, Plan, Side, SidePlan),
    situation_game(Now, Game),
    move_steps(SidePlan, Game, Move, [step(_, Makuhyou, _)|_]),
    \+ castle_done(Now, Plan),
    makuhyou_source(Plan, Side, Makuhyou, Source).

%   may_cost(+Now, -MayCost): as it is noted.

may_cost(Now, may_cost(Squares, Allowance, Source)) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    findall(Square,
            ( hanging(Now, Square), piece_at(Position, Square, Piece),
              piece_side_kind(Piece, Side, _) ),
            Squares),
    (   Squares == []
    ->  Danger = quiet
    ;   Danger = attacked
    ),
    ordered_sources(step_may_cost(_, _), Sources),
    once(( member(Source, Sources), known(step_may_cost(Danger, Allowance), Source) )).

%   step_worths(+Steps, +Allowance, -Worths): Move-Worth of each, those of the highest value first.
%   These may cost all of the Allowance, those of the next value a quarter, then half of that, and
%   so on: so the values order the steps, and a search can only say which of them would lose more.

step_worths(Steps, Allowance, Worths) :-
    findall(Value-Move, member(step(Move, _, komagumi(_, _, _, _, Value)), Steps), Pairs0),
    sort(0, @>=, Pairs0, Pairs1),
    first_of_each(Pairs1, [], Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Move-Worth,
            ( nth0(Rank, Groups, _-Moves),
              (   Rank =:= 0
              ->  Worth = Allowance
              ;   Worth is Allowance >> (Rank+1)
              ),
              member(Move, Moves)
            ),
            Worths).

first_of_each([], _, []).
first_of_each([Value-Move|Pairs0], Before, Pairs) :-
    (   memberchk(Move, Before)
    ->  Pairs = Pairs1
    ;   Pairs = [Value-Move|Pairs1]
    ),
    first_of_each(Pairs0, [Move|Before], Pairs1).

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

gunshi_knowledge_shogi_reasons:note_lines(may_cost(Squares, Allowance, Source), Language, _,
                                          [Line]) :-
    danger_text(Language, Squares, Danger),
    may_cost_words(Language, Words),
    format(string(Text), Words, [Danger, Allowance]),
    sourced(Text, Source, Line).
gunshi_knowledge_shogi_reasons:note_lines(castle_step(Makuhyou, Source, Komagumi), Language, _,
                                          [node(Target, [Way])]) :-
    target_text(Makuhyou, Language, Text),
    sourced(Text, Source, Target),
    term_text(Komagumi, Way).

danger_text(Language, Squares, Text) :-
    findall(Name, ( member(Square, Squares), square_name(Square, Name) ), Names),
    atomic_list_concat(Names, ' ', List),
    danger_words(Language, Quiet, Attacked),
    (   Squares == []
    ->  Text = Quiet
    ;   format(string(Text), Attacked, [List])
    ).

danger_words(en, "no piece of ours can be won", "could be won: ~w").
danger_words(ja, "取られて損をする駒はない", "~wが取られそう").

may_cost_words(en, "~s; a step may cost up to ~d").
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
