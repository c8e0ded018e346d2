:- encoding(utf8).
/*  Attack plans: what can be said of them in kb/shogi/attacks, and what they propose.

    A castle's plan ends when it stands; an attack has only begun then. So a plan here has targets,
    as castles have (makuhyou), and then strikes: moves that are worth a look when pieces stand as
    the clause says. It is given up when a clause says so, or when a piece that it needs cannot come
    any more.

    All of this proposes and decides nothing: a move is a candidate, and a search has to agree.
    Words of this file take squares as the side to move counts them, as if it were sente, so that a
    clause is written once for both sides.
*/
:- module(gunshi_knowledge_shogi_attacks,
          [ attack/2,                   % ?Plan, -Makuhyous
            chosen_attack/2,            % +Now, ?Plan
            attack_possible/2,          % +Now, ?Plan
            attack_stands/2,            % +Now, ?Plan
            attack_step/3,              % +Now, ?Plan, ?Move
            strikes/3,                  % +Now, ?Move, ?Plan
            given_up/2,                 % +Now, ?Plan
            goes/4,                     % +Now, ?Move, ?Kind, ?Square
            puts/4,                     % +Now, ?Move, ?Kind, ?Square
            enemy_piece/3,              % +Now, ?Kind, ?Square
            free_square/2,              % +Now, ?Square
            stronger_on/2               % +Now, ?Square
          ]).
:- use_module('../../base/declare',
              [ declare_knowledge/3, declare_relation/3, declare_vocabulary/2,
                vocabulary_subject/1
              ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/kinds', [piece_side_kind/3]).
:- use_module('../../shogi/komagumi/steps',
              [lost_targets/3, move_steps/4, plan_stands/3, plan_steps/3, side_plan/3]).
:- use_module('../../shogi/position', [legal_move/2, opponent/2, piece_at/3, side_to_move/2]).
:- use_module('../../shogi/relations', [position_attackers/4]).
:- use_module('../../shogi/values', [is_square/1]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision, [situation_game/2, situation_position/2]).
:- use_module(plans, []).
:- use_module(reasons, [sourced/3]).
:- use_module(styles, [ordered_sources/2]).
:- autoload(library(lists), [member/2, memberchk/2]).

:- declare_knowledge(attack_plan(plan: atom, japanese: text, english: text),
                     "A plan of an attack, and what it is called. makuhyou facts are its targets.",
                     "attack_plan(bougin, \"棒銀\", \"climbing silver\").").
:- declare_knowledge(attack_choice(plan: atom, japanese: text, english: text, now: variable),
                     "In this situation the attack plan is the one to follow.",
                     "attack_choice(bougin, \"棒銀\", \"the rook is at home\", Now) :- \c
                      own_rook_file(Now, 2).").
:- declare_knowledge(strike(plan: atom, now: variable, move: any, japanese: text, english: text),
                     "The move is a candidate when the attack stands so.",
                     "strike(bougin, Now, Move, \"２四歩\", \"pawn to 2d\") :- \c
                      own_piece(Now, gi, 15), goes(Now, Move, fu, 24).").
:- declare_knowledge(give_up(plan: atom, now: variable, japanese: text, english: text),
                     "The attack plan has no point any more.",
                     "give_up(bougin, Now, \"端に受けられた\", \"the edge is held\") :- \c
                      enemy_piece(Now, fu, 14).").

:- vocabulary_subject("Attack plans").
:- declare_vocabulary(chosen_attack(now: variable, plan: atom),
                      "The first clause of attack_choice that holds names the plan.").
:- declare_vocabulary(attack_possible(now: variable, plan: atom),
                      "All pieces of the attack plan but pawns can still come to their targets.").
:- declare_vocabulary(attack_stands(now: variable, plan: atom),
                      "All pieces of the attack plan stand on their targets.").
:- declare_vocabulary(attack_step(now: variable, plan: atom, move: move),
                      "The move brings a piece of the attack plan nearer to its target.").
:- declare_vocabulary(strikes(now: variable, move: move, plan: atom),
                      "The move is a candidate of the attack plan, which is not given up.").
:- declare_vocabulary(given_up(now: variable, plan: atom),
                      "A clause of give_up says that the attack plan has no point any more.").
:- declare_relation(goes(now: variable, move: move, kind: kind, square: square),
                    "The legal move brings such a piece from the board there, as the side to move \c
                     counts.",
                    in("goes(Now, move(33, 34), fu, 76)",
                       "4k4/9/6p2/9/9/9/9/9/4K4 w - 1")).
:- declare_relation(puts(now: variable, move: move, kind: hand_kind, square: square),
                    "The legal move drops such a piece there, as the side to move counts.",
                    in("puts(Now, drop(fu, 55), fu, 55)", "4k4/9/9/9/9/9/9/9/4K4 b P 1")).
:- declare_relation(enemy_piece(now: variable, kind: kind, square: square),
                    "The other side has such a piece there, as the side to move counts.",
                    in("enemy_piece(Now, hi, 82)", "startpos")).
:- declare_relation(free_square(now: variable, square: square),
                    "No piece is there, as the side to move counts.",
                    in("free_square(Now, 24)", "startpos")).
:- declare_relation(stronger_on(now: variable, square: square),
                    "More pieces of the side to move than of the other attack the square, as it \c
                     counts.",
                    in("stronger_on(Now, 26)", "startpos")).

                /*******************************
                *             PLANS            *
                *******************************/

%!  attack(?Plan:atom, -Makuhyous:list) is nondet.
%
%   Makuhyous are the targets of the attack plan Plan, makuhyou(No, XY, Value), in their order.
%   Semidet when Plan is bound.
%
%   @error gunshi(bad_knowledge(File, Problems))

attack(Plan, Makuhyous) :-
    need_knowledge(attacks),
    (   atom(Plan)
    ->  once(known(attack_plan(Plan, _, _), _))
    ;   var(Plan),
        findall(Name, known(attack_plan(Name, _, _), _), Names0),
        sort(Names0, Names),
        member(Plan, Names)
    ),
    findall(makuhyou(No, XY, Value), known(makuhyou(Plan, No, XY, Value), _), Makuhyous).

own_attack(Now, Plan, Side, SidePlan) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    attack(Plan, Makuhyous),
    side_plan(Side, Makuhyous, SidePlan).

%!  attack_possible(+Now, ?Plan) is nondet.
%
%   No target of Plan is lost, as lost_targets/3 has it. Semidet when Plan is bound.

attack_possible(Now, Plan) :-
    situation_game(Now, Game),
    own_attack(Now, Plan, _, SidePlan),
    lost_targets(SidePlan, Game, []).

%!  attack_stands(+Now, ?Plan) is nondet.
%
%   All targets of Plan stand for the side to move. Semidet when Plan is bound.

attack_stands(Now, Plan) :-
    situation_position(Now, Position),
    own_attack(Now, Plan, Side, SidePlan),
    plan_stands(SidePlan, Side, Position).

%!  attack_step(+Now, ?Plan, ?Move) is nondet.
%
%   Move is a step of Plan, the step of the highest value first; each once.

attack_step(Now, Plan, Move) :-
    situation_game(Now, Game),
    own_attack(Now, Plan, _, SidePlan),
    (   var(Move)
    ->  plan_steps(SidePlan, Game, Steps)
    ;   move_steps(SidePlan, Game, Move, Steps)
    ),
    findall(Value-Step, member(step(Step, makuhyou(_, _, Value), _), Steps), Valued0),
    sort(1, @>=, Valued0, Valued),
    each_once(Valued, [], Moves),
    member(Move, Moves).

each_once([], _, []).
each_once([_-Move|Valued], Before, Moves) :-
    (   memberchk(Move, Before)
    ->  Moves = Moves1
    ;   Moves = [Move|Moves1]
    ),
    each_once(Valued, [Move|Before], Moves1).

%!  chosen_attack(+Now, ?Plan) is semidet.
%
%   Plan is that of the first clause of attack_choice/4 which holds, whose plan is possible and not
%   given up: a user's own clauses first. Notes attack(Plan, Japanese, English, Source).

chosen_attack(Now, Plan) :-
    need_knowledge(attacks),
    ordered_sources(attack_choice(_, _, _, _), Sources),
    member(Source, Sources),
    known(attack_choice(Plan0, Japanese, English, Now), Source),
    \+ given_up(Now, Plan0),
    attack_possible(Now, Plan0),
    !,
    Plan = Plan0,
    situation_note(Now, attack(Plan, Japanese, English, Source)).

%!  given_up(+Now, ?Plan) is nondet.
%
%   A clause of give_up/4 holds for the side to move. Notes given_up(Plan, Japanese, English,
%   Source).

given_up(Now, Plan) :-
    need_knowledge(attacks),
    known(give_up(Plan, Now, Japanese, English), Source),
    situation_note(Now, given_up(Plan, Japanese, English, Source)).

%!  strikes(+Now, ?Move, ?Plan) is nondet.
%
%   A clause of strike/5 names the legal Move, and Plan is not given up. Notes strike(Plan,
%   Japanese, English, Source). A move may come again by another clause.

strikes(Now, Move, Plan) :-
    need_knowledge(attacks),
    situation_position(Now, Position),
    known(strike(Plan, Now, Move, Japanese, English), Source),
    legal_move(Position, Move),
    \+ given_up(Now, Plan),
    situation_note(Now, strike(Plan, Japanese, English, Source)).

                /*******************************
                *     AS THE MOVER COUNTS      *
                *******************************/

%!  goes(+Now, ?Move, ?Kind, ?Square:integer) is nondet.
%
%   The legal Move, no drop, brings a piece, of Kind before it, to Square, promoting or not.

goes(Now, Move, Kind, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    (   integer(Square)
    ->  counted(Side, Square, To)
    ;   true
    ),
    from_to(Move, From, To),
    legal_move(Position, Move),
    counted(Side, Square, To),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, Side, Kind).

from_to(move(From, To), From, To).
from_to(promote(From, To), From, To).

%!  puts(+Now, ?Move, ?Kind, ?Square:integer) is nondet.
%
%   The legal Move drops a piece of Kind on Square.

puts(Now, Move, Kind, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    (   integer(Square)
    ->  counted(Side, Square, To)
    ;   true
    ),
    Move = drop(Kind, To),
    legal_move(Position, Move),
    counted(Side, Square, To).

%!  enemy_piece(+Now, ?Kind, ?Square:integer) is nondet.
%
%   The other side has a piece of Kind on Square.

enemy_piece(Now, Kind, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    opponent(Side, Other),
    (   integer(Square)
    ->  counted(Side, Square, At)
    ;   true
    ),
    piece_at(Position, At, Piece),
    piece_side_kind(Piece, Other, Kind),
    counted(Side, Square, At).

%!  free_square(+Now, ?Square:integer) is nondet.
%
%   No piece stands on Square. Semidet when it is bound.

free_square(Now, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    one_square(Square),
    counted(Side, Square, At),
    \+ piece_at(Position, At, _).

%!  stronger_on(+Now, ?Square:integer) is nondet.
%
%   More pieces of the side to move than of the other attack, or guard, Square. Semidet when it is
%   bound.

stronger_on(Now, Square) :-
    situation_position(Now, Position),
    side_to_move(Position, Side),
    opponent(Side, Other),
    one_square(Square),
    counted(Side, Square, At),
    position_attackers(Position, At, Side, Own),
    position_attackers(Position, At, Other, Others),
    Own > Others.

one_square(Square) :-
    (   var(Square)
    ->  between(11, 99, Square),
        is_square(Square)
    ;   is_square(Square)
    ).

%   counted(+Side, ?Square, ?At): Side counts the square At of the board as Square. One is bound.

counted(sente, Square, Square).
counted(gote, Square, At) :-
    (   integer(Square)
    ->  At is 110-Square
    ;   Square is 110-At
    ).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

gunshi_knowledge_shogi_reasons:note_lines(Note, Language, _, [Line]) :-
    Note =.. [What, Plan, Japanese, English, Source],
    attack_words(Language, What, Words),
    once(known(attack_plan(Plan, PlanJapanese, PlanEnglish), _)),
    attack_text(Language, Words, PlanJapanese, PlanEnglish, Japanese, English, Text),
    sourced(Text, Source, Line).

attack_words(en, attack, "attack ~s: ~s (~s)").
attack_words(ja, attack, "攻めは~s：~s").
attack_words(en, strike, "~s: ~s (~s)").
attack_words(ja, strike, "~sの仕掛け：~s").
attack_words(en, given_up, "~s given up: ~s (~s)").
attack_words(ja, given_up, "~sはやめる：~s").

attack_text(en, Words, _, PlanEnglish, Japanese, English, Text) :-
    format(string(Text), Words, [PlanEnglish, English, Japanese]).
attack_text(ja, Words, PlanJapanese, _, Japanese, _, Text) :-
    format(string(Text), Words, [PlanJapanese, Japanese]).
