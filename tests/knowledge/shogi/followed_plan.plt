:- encoding(utf8).
/*  Which plan is followed: how it is chosen, and that it is kept. */
:- module(test_followed_plan, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/knowledge/shogi/followed_plan)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/decision)).

now(Usi, Now) :-
    own_knowledge,
    game_usi(Game, Usi),
    situation(Game, [], none, Now).

:- begin_tests(plan_choice, [setup(own_knowledge)]).

chosen(Moves, Plan) :-
    string_concat("startpos moves ", Moves, Usi),
    now(Usi, Now),
    chosen_plan(Now, Plan).

test(by_the_formation,
     [ forall(member(Moves-Wanted,
                     [ ""-yagura,
                       "7g7f"-yagura,
                       "7g7f 8b4b"-anaguma,
                       "7g7f 8b3b"-elmo,
                       "7g7f 8b5b"-funagakoi_57gin_r,
                       "2h6h 8c8d"-hon_mino,
                       "2h6h"-anaguma,
                       "2h5h 8c8d"-hirame,
                       "7g7f 3c3d 8h2b+ 3a2b"-kabuto_yagura,
                       "2g2f 8c8d 2f2e 8d8e"-nakazumai,
                       "7g7f 8c8d 6g6f 7a7b 1g1f 7b8c"-yagura,
                       "7g7f 8c8d 6g6f 7a7b 1g1f 7b8c 1f1e 8d8e 9g9f 8c8d"-kani ])),
       true(Plan == Wanted) ]) :-
    chosen(Moves, Plan).
%   What is remembered of plans is of a few turns: the rest is given back.

test(forgets_plans_of_old_games, true(Grown < 30)) :-
    numlist(1, 5, Warm),
    forall(member(Seed, Warm), plans_of_game(Seed)),
    clauses_held(Before),
    numlist(6, 20, Seeds),
    forall(member(Seed, Seeds), plans_of_game(Seed)),
    clauses_held(After),
    Grown is After-Before.

%   plans_of_game(+Seed): the plans at the end of a game of twelve moves, and so of its turns.

plans_of_game(Seed) :-
    set_random(seed(Seed)),
    start_position(hirate, Start),
    game_new(Start, Game0),
    random_game(12, Game0, Game),
    situation(Game, [], none, Now),
    ignore(chosen_plan(Now, _)).

random_game(0, Game, Game) :-
    !.
random_game(Plies, Game0, Game) :-
    game_position(Game0, Position),
    legal_moves(Position, Moves),
    random_member(Move, Moves),
    game_play(Game0, Move, Game1),
    Less is Plies-1,
    random_game(Less, Game1, Game).

clauses_held(Count) :-
    garbage_collect,
    garbage_collect_atoms,
    garbage_collect_clauses,
    statistics(clauses, Count).

test(first_of_a_clause_that_holds, Source-Sentence == Shown-"the opponent's rook has not ranged") :-
    now("startpos moves 7g7f", Now),
    chosen_plan(Now, yagura),
    situation_notes(Now, Notes),
    memberchk(plan(yagura, _, Sentence, Source), Notes),
    once(knowledge_source(plan_choice(yagura, _, Sentence, _), Shown)).
test(changed_when_a_target_is_lost, Plans == [yagura, kabuto_yagura, ichigo]) :-
    findall(Plan,
            ( member(Moves, [ "7g7f 3c3d", "7g7f 3c3d 8h2b+ 3a2b",
                              "7g7f 3c3d 8h2b+ 3a2b 7i7h 2b3c 7h7g 3c4d 7g8f 4d5e 8f8e 8b9b \c
                               8e8d 8c8d" ]),
              chosen(Moves, Plan)
            ),
            Plans).
test(style_first, Plans == [millennium, yagura]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d"),
    File = 'test_plans_style.pl',
    findall(Plan,
            ( member(Style, [corner, none]),
              setup_call_cleanup(
                  put_clauses(File, [clause(1, style(corner, "", "", [plan(millennium)]), true)]),
                  ( situation(Game, [], Style, Now), chosen_plan(Now, Plan) ),
                  drop_clauses(File))
            ),
            Plans).
test(no_plan_but_the_styles, fail) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+ 3a2b"),
    File = 'test_plans_style.pl',
    setup_call_cleanup(
        put_clauses(File, [clause(1, style(corner, "", "", [plan(yagura)]), true)]),
        ( situation(Game, [], corner, Now), chosen_plan(Now, _) ),
        drop_clauses(File)).
%   A plan that was begun is kept where another would be chosen now: against a silver that climbs a
%   small castle, but not when silver and gold of the yagura are in their places. The same position
%   with no game before it gets the new one.

begun("startpos moves 7g7f 8c8d 7i6h 7a7b 6h7g 7b8c 6i7h 8d8e 5g5f 8c8d").

test(kept, Kept-New == yagura-kani) :-
    begun(Usi),
    now(Usi, Now),
    plan_begun(Now, yagura),
    chosen_plan(Now, Kept),
    game_usi(Game, Usi),
    game_position(Game, Position),
    game_new(Position, Bare),
    situation(Bare, [], none, Alone),
    chosen_plan(Alone, New).
test(begun_by_two_pieces, Begun == [false, false, true]) :-
    findall(Answer,
            ( member(Moves, ["7g7f 8c8d", "7g7f 8c8d 7i6h 7a7b 6h7g 8d8e",
                             "7g7f 8c8d 7i6h 7a7b 6h7g 8d8e 6i7h 3c3d"]),
              string_concat("startpos moves ", Moves, Usi),
              now(Usi, Now),
              (   plan_begun(Now, yagura) -> Answer = true ; Answer = false )
            ),
            Begun).

%   When the rook ranges, nothing speaks for the yagura any more; the reason says so, in that turn
%   and no later one.

test(given_up, Notes-Later == [plan_left(yagura), plan(funagakoi)]-[plan(funagakoi)]) :-
    begun(Usi),
    string_concat(Usi, " 5i6h 8b4b", Ranged),
    string_concat(Ranged, " 6h5h 5a6b", On),
    noted(Ranged, Notes),
    noted(On, Later).

noted(Usi, Plans) :-
    now(Usi, Now),
    chosen_plan(Now, _),
    situation_notes(Now, Notes),
    findall(Plan,
            ( member(Note, Notes), Note =.. [What, Name|_],
              memberchk(What, [plan, plan_left]), Plan =.. [What, Name]
            ),
            Plans).

%   A clause of one's own gives up a plan, and this is known at once, though the turn has been
%   looked at before.

test(own_give_up, Plans == [yagura, kata_yagura, yagura]) :-
    File = 'test_give_up.pl',
    setup_call_cleanup(
        true,
        ( plan_now(First),
          put_clauses(File, [clause(1, give_up(yagura, _, "嫌い", "not liked"), true)]),
          plan_now(Second),
          drop_clauses(File),
          plan_now(Third)
        ),
        drop_clauses(File)),
    Plans = [First, Second, Third].

plan_now(Plan) :-
    now("startpos moves 7g7f 8c8d", Now),
    chosen_plan(Now, Plan).

%   So does whatever else its clauses ask: a rule of one's own, the settings of a style, an order.

test(own_knowledge_behind_it, Plans == [yagura, kani, yagura]) :-
    Choice = 'test_plan_choice.pl',
    File = 'test_behind_it.pl',
    setup_call_cleanup(
        put_clauses(Choice,
                    [clause(1, plan_choice(kani, "蟹", "mine", Now), contact(Now))]),
        ( plan_now(First),
          put_clauses(File, [clause(1, contact(_), true)]),
          plan_now(Second),
          drop_clauses(File),
          plan_now(Third)
        ),
        ( drop_clauses(File), drop_clauses(Choice) )),
    Plans = [First, Second, Third].
test(the_settings_of_a_style, Plans == [millennium, kani]) :-
    game_usi(Game, "startpos moves 7g7f 8c8d"),
    File = 'test_plans_style.pl',
    findall(Plan,
            ( member(Named, [millennium, kani]),
              setup_call_cleanup(
                  put_clauses(File, [clause(1, style(corner, "", "", [plan(Named)]), true)]),
                  ( situation(Game, [], corner, Now), chosen_plan(Now, Plan) ),
                  drop_clauses(File))
            ),
            Plans).

%   What is remembered is the same as what is found anew.

test(remembered, forall(member(Moves, ["7g7f 8c8d 6g6f 3c3d", "7g7f 3c3d 6g6f 8b4b"]))) :-
    string_concat("startpos moves ", Moves, Usi),
    now(Usi, Now1),
    chosen_plan(Now1, First),
    now(Usi, Now2),
    chosen_plan(Now2, Second),
    without_clauses([off(plan_choice(no_such_plan, _, _, _), _)],
                    ( now(Usi, Now3), chosen_plan(Now3, Third) )),
    assertion(First == Second),
    assertion(First == Third).

:- end_tests(plan_choice).
