:- encoding(utf8).
/*  Which plan of a castle a side follows, from the first move of the game on.

    Clauses of kb/shogi/plans.pl choose it, and say when it is given up. Once it is begun it is kept
    between the two, whatever other clauses come to hold meanwhile: a castle that is changed at
    every move is never built. So what is followed is a matter of the whole game: all turns of the
    side are gone through in their order. What was found is remembered, so that in a game that goes
    on each turn is looked at once.
*/
:- module(gunshi_knowledge_shogi_followed_plan,
          [ liked_plan/2,               % +Now, ?Plan
            plan_begun/2,               % +Now, ?Plan
            chosen_plan/2               % +Now, ?Plan
          ]).
:- use_module('../../base/clauses', [clauses_hidden/0, knowledge_generation/2]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/game', [game_moves/2, game_ply/2, game_start/2]).
:- use_module('../../shogi/game/term', [game_shortened/2]).
:- use_module('../../shogi/komagumi/steps', [plan_stands/3, side_plan/3]).
:- use_module('../../shogi/piece_numbers', [piece_number_kind/2]).
:- use_module('../../shogi/kinds', [piece_side_kind/3]).
:- use_module('../../shogi/position', [piece_at/3, side_to_move/2]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision,
              [situation/4, situation_game/2, situation_position/2, situation_style/2]).
:- use_module(plans, [castle_done/2, plan/2, plan_possible/2]).
:- use_module(reasons, [sourced/3]).
:- use_module(styles, [ordered_sources/2, style_setting/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2]).

:- declare_knowledge(plan_choice(plan: atom, japanese: text, english: text, now: variable),
                     "In this situation the plan is the one to follow.",
                     "plan_choice(yagura, \"矢倉\", \"the rook is at home\", Now) :- \c
                      opponent_rook_file(Now, 2).").
:- declare_knowledge(early_attack(now: variable), "The other side attacks before it has built.",
                     "early_attack(Now) :- opponent_piece(Now, gi, 26).").

:- vocabulary_subject("Which plan is followed").
:- declare_vocabulary(liked_plan(now: variable, plan: atom),
                      "The style that is played in names the plan.").
:- declare_vocabulary(plan_begun(now: variable, plan: atom),
                      "Two pieces of the plan that are no pawns have come to their targets.").
:- declare_vocabulary(chosen_plan(now: variable, plan: atom),
                      "The plan that is followed: chosen by plan_choice, and kept.").

%!  liked_plan(+Now, ?Plan) is nondet.
%
%   The style that is played in has the setting plan(Plan).

liked_plan(Now, Plan) :-
    situation_style(Now, Style),
    style_setting(Style, plan(Plan)).

%!  plan_begun(+Now, ?Plan) is nondet.
%
%   Two pieces of Plan, no pawns, stand on their targets. Semidet when Plan is bound.

plan_begun(Now, Plan) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    plan(Plan, Makuhyous),
    side_plan(Side, Makuhyous, SidePlan),
    once(( come_to(SidePlan, Side, Position, Others), come_to(Others, Side, Position, _) )).

%   come_to(+SidePlan, +Side, +Position, -Others): a piece of SidePlan has come to its target;
%   Others are the makuhyou behind it.

come_to(SidePlan, Side, Position, Others) :-
    append(_, [makuhyou(No, Target, _)|Others], SidePlan),
    piece_number_kind(No, Kind),
    Kind \== fu,
    piece_side_kind(Piece, Side, Kind),
    piece_at(Position, Target, Piece).

%!  chosen_plan(+Now, ?Plan) is semidet.
%
%   The plan that the side to move follows: that of the first clause of plan_choice/4 which holds,
%   and whose plan is possible and not given up; a user's own clauses first. When one of the plans
%   that clauses name stands whole, only those are left that have the king where it is: a castle
%   that stands is not taken down. When the style that is played in names plans, it is one of these.
%   A plan that was followed in the turn before, and is begun (plan_begun/2), is kept until it
%   stands, cannot be built any more, or a clause of give_up/4 says so.
%
%   Notes plan_left(Plan, Japanese, English, Source) when one was given up in this turn, and
%   plan(Plan, Japanese, English, Source), why it was chosen.

chosen_plan(Now, Plan) :-
    followed_plan(Now, followed(Plan0, Japanese, English, Source, Left)),
    Plan = Plan0,
    (   Left = left(Before, LeftJapanese, LeftEnglish, LeftSource)
    ->  situation_note(Now, plan_left(Before, LeftJapanese, LeftEnglish, LeftSource))
    ;   true
    ),
    situation_note(Now, plan(Plan, Japanese, English, Source)).

%   followed_plan(+Now, -Followed) is semidet: Followed is followed(Plan, Japanese, English, Source,
%   Left), Left being left(Plan, Japanese, English, Source) of the one that is given up now, or
%   `none`. What was found for the side's turn before is remembered.

followed_plan(Now, Followed) :-
    turn_key(Now, Key),
    (   remembered_plan(Key, Found)
    ->  true
    ;   (   turn_before(Now, Before),
            followed_plan(Before, Was0)
        ->  Was = Was0
        ;   Was = none
        ),
        plan_after(Now, Was, Found),
        remember_plan(Key, Found)
    ),
    Found \== none,
    Followed = Found.

plan_after(Now, Was, Found) :-
    (   Was = followed(Plan, Japanese, English, Source, _),
        goes_on(Now, Plan)
    ->  (   plan_given_up(Now, Plan, Left)
        ->  new_plan(Now, Left, Found)
        ;   Found = followed(Plan, Japanese, English, Source, none)
        )
    ;   new_plan(Now, none, Found)
    ).

new_plan(Now, Left, Found) :-
    (   first_plan(Now, Plan, Japanese, English, Source)
    ->  Found = followed(Plan, Japanese, English, Source, Left)
    ;   Found = none
    ).

goes_on(Now, Plan) :-
    plan_begun(Now, Plan),
    in_style(Now, Plan),
    \+ castle_done(Now, Plan),
    plan_possible(Now, Plan).

plan_given_up(Now, Plan, left(Plan, Japanese, English, Source)) :-
    once(known(give_up(Plan, Now, Japanese, English), Source)).

%   turn_before(+Now, -Before): the situation when the same side was to move last.

turn_before(Now, Before) :-
    situation_game(Now, Game),
    game_ply(Game, Ply),
    Ply >= 2,
    game_shortened(Game, Game1),
    game_shortened(Game1, Game2),
    situation_style(Now, Style),
    situation(Game2, [], Style, Before).

%   kept_plan(Hash, N, Key, Found): what was found, the newest first, numbered one after the other;
%   of the turns of a few games. Without the hash SWI-Prolog 9.0.4 would index the terms in Key, and
%   then it keeps the memory of clauses that are gone.

:- dynamic kept_plan/4.

%   turn_key(+Now, -Key): what a plan is chosen by: the moves, the style, and the knowledge, all of
%   it, as the clauses of plans may ask any. No generation ever shrinks: the sum tells of each
%   change.

turn_key(Now, turn(Start, Moves, Style, Knowledge)) :-
    situation_game(Now, Game),
    game_start(Game, Start),
    game_moves(Game, Moves),
    situation_style(Now, Style),
    aggregate_all(sum(Generation), knowledge_generation(_, Generation), Knowledge).

remembered_plan(Key, Found) :-
    \+ clauses_hidden,
    term_hash(Key, Hash),
    kept_plan(Hash, _, Key, Found),
    !.

remember_plan(_, _) :-
    clauses_hidden,
    !.
remember_plan(Key, Found) :-
    with_mutex(gunshi_knowledge_shogi_plans,
               ( flag(gunshi_knowledge_shogi_plans, N, N+1),
                 term_hash(Key, Hash),
                 asserta(kept_plan(Hash, N, Key, Found)),
                 Oldest is N-16,
                 retractall(kept_plan(_, Oldest, _, _))
               )).

%   first_plan(+Now, -Plan, -Japanese, -English, -Source) is semidet.

first_plan(Now, Plan, Japanese, English, Source) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    ordered_sources(plan_choice(_, _, _, _), Sources),
    findall(named(Plan0, SidePlan, Japanese0, English0, Source0),
            ( member(Source0, Sources),
              known(plan_choice(Plan0, Japanese0, English0, Now), Source0),
              in_style(Now, Plan0),
              plan(Plan0, Makuhyous),
              side_plan(Side, Makuhyous, SidePlan)
            ),
            Named),
    king_in_castle(Named, Side, Position, King),
    member(named(Plan, SidePlan1, Japanese, English, Source), Named),
    leaves_king(King, SidePlan1),
    plan_possible(Now, Plan),
    \+ plan_given_up(Now, Plan, _),
    !.

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
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

gunshi_knowledge_shogi_reasons:note_lines(plan(Plan, Japanese, English, Source), Language, _,
                                          [Line]) :-
    plan_words(Language, Words, _),
    plan_line(Language, Words, Plan, Japanese, English, Source, Line).
gunshi_knowledge_shogi_reasons:note_lines(plan_left(Plan, Japanese, English, Source), Language, _,
                                          [Line]) :-
    plan_words(Language, _, Words),
    plan_line(Language, Words, Plan, Japanese, English, Source, Line).

plan_line(Language, Words, Plan, Japanese, English, Source, Line) :-
    (   Language == ja
    ->  Said = [Plan, Japanese]
    ;   Said = [Plan, English, Japanese]
    ),
    format(string(Text), Words, Said),
    sourced(Text, Source, Line).

plan_words(en, "plan ~w: ~s (~s)", "plan ~w is given up: ~s (~s)").
plan_words(ja, "駒組 ~w：~s", "駒組 ~wはやめる：~s").
