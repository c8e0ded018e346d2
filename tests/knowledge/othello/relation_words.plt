/*  The relations of Othello in rules: each is declared with an example that is true, and with one
    argument changed is not; the situation after a move, after a pass, and of another game.
*/
:- module(test_knowledge_othello_relation_words, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/shogi/game), [game_new/2]).
:- use_module(library(gunshi/shogi/position), [position_sfen/2]).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/othello/decision)).
:- use_module(library(gunshi/knowledge/othello/relation_words)).
:- use_module(library(gunshi/knowledge/shogi/decision), []).
:- use_module(library(gunshi/knowledge/steps)).

:- begin_tests(othello_relations_in_rules).

%   asked(?Name, -Goal, -Bindings): the example of the relation Name as a goal that can be called;
%   `Now` is bound.

asked(Name, Goal, Bindings) :-
    declaration(Name, Arity, relation(gunshi_knowledge_othello_relation_words), _, _),
    knowledge_example(Name, Arity, Example),
    (   Example = in_othello(Text, PositionText)
    ->  term_string(Goal, Text, [variable_names(Bindings)]),
        othello_text(Position, PositionText),
        situation(Position, 0, otl, Now),
        memberchk('Now'=Now, Bindings)
    ;   term_string(Goal, Example, [variable_names(Bindings)])
    ).

test(examples, Wrong == []) :-
    findall(Name, ( asked(Name, Goal, _), \+ call(Goal) ), Wrong).
test(all_have_examples, Names == []) :-
    findall(Name/Arity,
            ( declaration(Name, Arity, relation(gunshi_knowledge_othello_relation_words), _, _),
              \+ asked(Name, _, _)
            ),
            Names).
test(exported_and_declared, Exported == Declared) :-
    findall(Name/Arity,
            declaration(Name, Arity, relation(gunshi_knowledge_othello_relation_words), _, _),
            Declared0),
    msort(Declared0, Declared),
    module_property(gunshi_knowledge_othello_relation_words, exports(Exported0)),
    msort(Exported0, Exported).

%   The relation named, with each argument unbound, finds the example among its answers.

test(enumerate, Wrong == []) :-
    findall(Name,
            ( asked(Name, Goal0, _),
              last_goal(Goal0, First, Goal),
              call(First),
              Goal =.. [Name|Arguments],
              (   Arguments = [Now|Rest],
                  Now = situation(_, _, _)
              ->  same_length(Rest, Free),
                  Open =.. [Name, Now|Free],
                  Wanted = Rest
              ;   same_length(Arguments, Free),
                  Open =.. [Name|Free],
                  Wanted = Arguments
              ),
              findall(Free, Open, Found),
              \+ memberchk(Wanted, Found)
            ),
            Wrong).

last_goal((A, B), A, B) :-
    !.
last_goal(Goal, true, Goal).

start(Now) :-
    othello_start(Position),
    situation(Position, 0, otl, Now).

test(after_a_move, White-N-Way == white-1-[3-4]) :-
    start(Now),
    after(Now, 3-4, Then),
    mover(Then, White),
    situation_played(Then, N),
    situation_matter(Then, Matter),
    gunshi_knowledge_situation:situation_way(Matter, Way).
test(after_each_move, Moves == [3-4, 4-3, 5-6, 6-5]) :-
    start(Now),
    findall(Move, after(Now, Move, _), Moves).
test(after_no_move, fail) :-
    start(Now),
    after(Now, 1-1, _).
test(after_a_move_of_shogi, fail) :-
    start(Now),
    after(Now, move(77, 76), _).
test(passed, white-[3-5, 4-6, 5-3, 6-4]-[pass] == Colour-Moves-Way) :-
    start(Now),
    passed(Now, Then),
    mover(Then, Colour),
    findall(Move, turns(Then, Move, _), Moves),
    situation_matter(Then, Matter),
    gunshi_knowledge_situation:situation_way(Matter, Way).
test(then_notes_are_apart, none-(3-4) == Best-Later) :-
    start(Now),
    after(Now, 3-4, Then),
    note_down(Then, best, 3-4),
    noted(Now, best, Best),
    noted(Then, best, Later).
test(situation_of_shogi, Answers == []) :-
    position_sfen(Position, "startpos"),
    game_new(Position, Game),
    gunshi_knowledge_shogi_decision:situation(Game, [], none, Now),
    findall(Name,
            ( declaration(Name, _, relation(gunshi_knowledge_othello_relation_words), _,
                          [variable|Types]),
              same_length(Types, Free),
              Goal =.. [Name, Now|Free],
              call(Goal)
            ),
            Answers).
test(repeated_variable, Both == []) :-
    start(Now),
    findall(Square, turns(Now, Square, Square), Both).
test(half_a_square, Columns == [4, 5]) :-
    start(Now),
    findall(Column, disc(Now, _, 4-Column), Columns0),
    msort(Columns0, Columns).

:- end_tests(othello_relations_in_rules).
