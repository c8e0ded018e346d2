/*  What the relations of shogi cost, in microseconds of user CPU time, over positions of games:

        swipl -p library=prolog tests/bench/words.pl FILE

    FILE has a line of headings, tabs between its columns, and an SFEN in the second; its first 300
    positions are asked about. Each relation is asked

      - check    with all arguments bound: to an answer, where there is one
      - open     with all unbound, for all answers. `-`: it must be given an argument
      - rule     as check, as the body of a rule, less a body that is `true`; a thousand times in
                 each of ten positions

    as often as makes it measurable. Of check and open the 10th percentile, the median and the 90th
    over the positions are shown, of rule the median.
*/
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, Arguments),
    last(Arguments, File),
    all_knowledge,
    games(File, 300, Games),
    findall(Game, ( nth0(N, Games, Game), N mod 30 =:= 0 ), Few),
    length(Games, Count),
    format("~d positions; microseconds of user CPU time~n", [Count]),
    format("~w~t~19|~t~w~46|~t~w~74|~t~w~83|~n", [relation, check, open, rule]),
    row('', ["10%", median, "90%"], ["10%", median, "90%"], median),
    forall(relation(Name, Arity, Module, Types), measure(Name/Arity, Module, Types, Games, Few)).

row(Name, [A, B, C], [D, E, F], G) :-
    format("~w~t~19|~t~w~28|~t~w~37|~t~w~46|~t~w~56|~t~w~65|~t~w~74|~t~w~83|~n",
           [Name, A, B, C, D, E, F, G]).

%   relation(-Name, -Arity, -Module, -Types): of shogi, or of squares alone.

relation(Name, Arity, Module, Types) :-
    declaration(Name, Arity, relation(Module), _, Types),
    \+ sub_atom(Module, _, _, _, othello).

games(File, Most, Games) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", [_|Rows]),
    findnsols(Most, Game,
              ( member(Row, Rows),
                split_string(Row, "\t", "", [_, Sfen|_]),
                position_sfen(Position, Sfen),
                game_new(Position, Game)
              ),
              Games),
    !.

measure(Name/Arity, Module, Types, Games, Few) :-
    times(check_time(Name, Module, Types), Games, Checks),
    times(open_time(Name, Module, Types), Games, Opens),
    times(rule_time(Name, Module, Types), Few, Rules),
    spread(Checks, Check),
    spread(Opens, Open),
    spread(Rules, [_, Rule, _]),
    row(Name/Arity, Check, Open, Rule).

%   times(:Measure, +Games, -Times): the situation of one game is gone when the next one is made.

times(Measure, Games, Times) :-
    findall(Time,
            ( member(Game, Games), situation(Game, [], none, Now), call(Measure, Now, Time) ),
            Times).

check_time(Name, Module, Types, Now, Time) :-
    question(Name, Module, Types, Now, Goal),
    time_of(ignore(Module:Goal), Time).

%   open_time(+Name, +Module, +Types, +Now, -Time) is semidet: fails when it cannot be asked so.

open_time(Name, Module, Types, Now, Time) :-
    open_question(Name, Types, Now, Goal),
    catch(time_of(all_answers(Module:Goal), Time), error(_, _), fail).

:- meta_predicate all_answers(0).

all_answers(Goal) :-
    call(Goal),
    fail.
all_answers(_).

rule_time(Name, Module, Types, Now, Time) :-
    question(Name, Module, Types, Now, Goal),
    asked_by_a_rule(Goal, With),
    asked_by_a_rule(true, Without),
    Time is With - Without.

asked_by_a_rule(Goal, Time) :-
    repeated(1000, ignore(holds(Goal, bench:1, _)), Time).

%   open_question(+Name, +Types, +Now, -Goal)

open_question(Name, Types, Now, Goal) :-
    same_length(Types, Arguments),
    (   Types = [variable|_]
    ->  Arguments = [Now|_]
    ;   true
    ),
    Goal =.. [Name|Arguments].

%   question(+Name, +Module, +Types, +Now, -Goal): that situation which a relation gives is open.

question(Name, Module, Types, Now, Goal) :-
    open_question(Name, Types, Now, Open),
    (   catch(once(Module:Open), error(_, _), fail)
    ->  Answer = Open
    ;   Answer = none
    ),
    open_question(Name, Types, Now, Goal),
    Goal =.. [_|Arguments],
    bound(Types, 1, Answer, Now, Arguments).

bound([], _, _, _, []).
bound([Type|Types], N0, Answer, Now, [Argument|Arguments]) :-
    (   Type == variable
    ->  true
    ;   compound(Answer),
        arg(N0, Answer, Argument0),
        ground(Argument0)
    ->  Argument = Argument0
    ;   fitting(Type, Now, Argument)
    ),
    N is N0 + 1,
    bound(Types, N, Answer, Now, Arguments).

%   fitting(+Type, +Now, -Value): what could be asked about.

fitting(move, Now, Move) :-
    !,
    situation_position(Now, Position),
    once(legal_move(Position, Move)).
fitting(Type, _, Value) :-
    memberchk(Type-Value, [ square-55, side-sente, kind-gi, hand_kind-fu, any-none ]),
    !.
fitting(_, _, 1).

                /*******************************
                *             TIME             *
                *******************************/

:- meta_predicate time_of(0, -), repeated(+, 0, -).

%   time_of(:Goal, -Microseconds): of once, as often as takes about half a millisecond.

time_of(Goal, Microseconds) :-
    repeated(4, Goal, Rough),
    Times is max(2, min(200, truncate(500/max(Rough, 0.1)))),
    repeated(Times, Goal, Microseconds).

repeated(Times, Goal, Microseconds) :-
    loop_time(Times, Goal, With),
    loop_time(Times, true, Without),
    Microseconds is max(0, With - Without)*1_000_000/Times.

:- meta_predicate loop_time(+, 0, -).

loop_time(Times, Goal, Seconds) :-
    statistics(cputime, Before),
    (   between(1, Times, _),
        call(Goal),
        fail
    ;   statistics(cputime, After)
    ),
    Seconds is After - Before.

spread([], [-, -, -]) :-
    !.
spread(Times, Shown) :-
    msort(Times, Sorted),
    length(Sorted, Count),
    findall(Text,
            ( member(Share, [0.1, 0.5, 0.9]),
              Index is truncate(Share*(Count - 1)),
              nth0(Index, Sorted, Time),
              format(string(Text), "~2f", [Time])
            ),
            Shown).
