/*  What a learned rule says of a move, when it weighs, and what its weight does to a choice. */
:- module(test_gunshi_knowledge_learning_rules, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/learning/learn_rules)).
:- use_module(library(gunshi/knowledge/learning/rules)).
:- use_module(library(gunshi/knowledge/othello/strategy), [othello_knowledge/0]).
:- use_module(library(gunshi/knowledge/shogi/aims)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).

teach_rules :-
    own_change_all([ add(( goodmove(Now1, Move1, "pushes an edge pawn") :-
                               has(Now1, Move1, edge_pawn) )),
                     add(tried(good, "pushes an edge pawn", 40, 38, 2, 30)),
                     add(( badmove(Now2, Move2, "moves a gold") :-
                               has(Now2, Move2, plays(ki, _)) )),
                     add(tried(bad, "moves a gold", 100, 99, 1, -35)),
                     add(( badmove(Now3, Move3, "takes a piece away from the own king") :-
                               has(Now3, Move3, leaves_own_king) )),
                     add(tried(bad, "takes a piece away from the own king", 100, 98, 2, -20)),
                     add(( badmove(Now4, Move4, "moves a rook") :-
                               has(Now4, Move4, plays(hi, _)) )),
                     add(tried(bad, "moves a rook", 100, 60, 40, -35)) ],
                   _).

start(Now) :-
    game_usi(Game, startpos),
    situation(Game, [nodes(20000)], none, Now).

standing(Standing) :-
    learned_rule(good, "pushes an edge pawn", [edge_pawn], Tried, _),
    !,
    rule_standing(good, Tried, Standing).

:- begin_tests(rules, [setup(( start_own_directory, teach_rules )), cleanup(end_own_directory)]).

%   What is not believed says nothing; several rules add up, within the limit of 40.

test(taught, [forall(member(Text-Values, ["1g1f"-[30], "6i7h"-[-40], "4i3h"-[-40], "6i6h"-[-35],
                                          "4i4h"-[-35], "2h3h"-[], "7g7f"-[-20], "2g2f"-[]])),
              true(Found == Values)]) :-
    start(Now),
    move_usi(Move, Text),
    findall(Value, taught(Now, Move, Value), Found).
test(within_the_limit, [true(Value == -40)]) :-
    game_usi(Later, "startpos moves 4i5h 5a6b 5i4h 6b5a 2g2f 5a6b"),
    situation(Later, [], none, Then),
    move_usi(Away, "5h6h"),
    has(Then, Away, leaves_own_king),
    taught(Then, Away, Value).
test(every_rule_that_speaks,
     [true(Whys == ["moves a gold", "takes a piece away from the own king"])]) :-
    game_usi(Game, "startpos moves 4i5h 5a6b 5i4h 6b5a 2g2f 5a6b"),
    situation(Game, [], none, Now),
    move_usi(Move, "5h6h"),
    own_journal(File),
    findall(Why, rule_speaks(Now, Move, rule(bad, Why, _, File:_)), Whys).

%   What games have taught is in the search: among moves that are as good it decides, and is told.

test(aims, [forall(member(Sign-Aim, [1-learned, -1-warned])), true(Aims == [Aim])]) :-
    start(Now),
    once(( taught(Now, Move, Value), Sign*Value > 0 )),
    findall(A, ( member(A, [learned, warned]), serves(Now, A, Move) ), Aims).
test(weighed_by_later_games, [true(Before-After == weighs(30)-remark)]) :-
    standing(Before),
    own_change(add(weighed("00ff", [w(good, "pushes an edge pawn", 60, 10, 50)])), _),
    standing(After).

%   What is learned anew takes the place of what was learned so, not of a person's rules.

test(kept_in_place, [true(Kept-Other == ["gives check"]-["takes a pawn"])]) :-
    own_change_all([ add(( badmove(Now, Move, "takes a pawn") :- has(Now, Move, takes(fu)) )),
                     add(before(a, b)),
                     add(tried(bad, "takes a pawn", 30, 30, 0, 0)) ],
                   _),
    Positions = [[example(m, 0, none, [checks, takes(fu)], [])]],
    keep_rules([learned(bad, "gives check", [checks], none, tried(30, 30, 0, 0), none)], Positions),
    keep_rules([learned(bad, "gives check", [checks], none, tried(31, 31, 0, 0), none)], Positions),
    findall(Why, ( Why = "gives check", journal_clause(_, badmove(_, _, Why), _) ), Kept),
    findall(Why, ( Why = "takes a pawn", journal_clause(_, badmove(_, _, Why), _) ), Other),
    findall(Held, journal_clause(_, tried(bad, "gives check", Held, _, _, _), true), [31]).

%   What a library of one game teaches leaves the rules of the other alone.

test(rules_of_another_game_stay, [true(Whys == ["gives check", "turns one disc"])]) :-
    keep_rules([learned(bad, "gives check", [checks], none, tried(30, 30, 0, 0), none)],
               [[example(m, 0, none, [checks], [])]]),
    othello_knowledge,
    keep_rules([learned(bad, "turns one disc", [turns_one], none, tried(30, 30, 0, 0), none)],
               [[example(m, 0, none, [turns_one], [])]]),
    findall(Why,
            ( journal_clause(_, tried(bad, Why, _, _, _, _), true),
              memberchk(Why, ["gives check", "turns one disc"])
            ),
            Whys0),
    sort(Whys0, Whys).

:- end_tests(rules).
