/*  Games whose positions rules are learned from, judged by searches, as units of a job (lab/jobs):
    a game is one.

    What the units share is judged(Game), `shogi` or `othello`. A unit is shogi(Text, Number), a
    game in USI and its number in the library, or othello(Start, Moves, Number), of which Start is
    the text of a position. Its result is a list of at(Ply, Examples), as game_examples/3 and
    othello_game_examples/3 have them, without the game up to there.
*/
:- module(gunshi_lab_judged_games,
          [ judged_games/6              % :Run, +Kind, +Games, :Each, -Judged, -Dead
          ]).
:- use_module('../base/clauses', [knowledge_clause/3]).
:- use_module('../knowledge/learning/rules', []).
:- use_module('../knowledge/othello/move_examples', [othello_game_examples/3]).
:- use_module('../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/shogi/rule_examples', [game_examples/3, game_up_to/3]).
:- use_module('../othello/board', [othello_after/3, othello_text/2]).
:- use_module('../shogi/game', [game_usi/2]).
:- use_module('jobs/kinds', []).

:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3, reverse/2]).

:- meta_predicate
    judged_games(6, +, +, 2, -, -),
    hear_judged(2, +, +, +, -).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%!  judged_games(:Run, +Kind, +Games:list, :Each, -Judged:list, -Dead:integer) is det.
%
%   Judged are positions of Games, at(Ply, There, Examples): There a game of shogi up to that ply,
%   or a position of Othello. Games are of shogi, or othello_game(Tags, Start, Moves), as Kind says,
%   `shogi` or `othello`. call(Run, Kind, Common, Units, Heard, S0, S) has units done, as
%   run_here(Threads) does. call(Each, Number, Outcome) is called when the game of that number was
%   judged; Outcome is `done`, or dead(Reason) when workers have failed at it, as they have at Dead
%   games.

judged_games(Run, Kind, Games, Each, Judged, Dead) :-
    findall(Unit, ( nth1(Number, Games, Game), game_unit(Kind, Game, Number, Unit) ), Units),
    call(Run, judged_games, judged(Kind), Units,
         gunshi_lab_judged_games:hear_judged(Each), heard(Games, 0, []), heard(_, Dead, Lists)),
    reverse(Lists, InOrder),
    append(InOrder, Judged).

game_unit(shogi, Game, Number, shogi(Text, Number)) :-
    game_usi(Game, Text0),
    text_to_string(Text0, Text).
game_unit(othello, othello_game(_, Start, Moves), Number, othello(Text, Moves, Number)) :-
    othello_text(Start, Text).

hear_judged(Each, Unit, Outcome, heard([Game|Games], Dead0, Lists),
            heard(Games, Dead, [Ats|Lists])) :-
    unit_number(Unit, Number),
    (   Outcome = done(Told)
    ->  findall(at(Ply, There, Examples),
                ( member(at(Ply, Examples), Told), up_to(Game, Ply, There) ),
                Ats),
        Dead = Dead0,
        call(Each, Number, done)
    ;   Ats = [],
        Dead is Dead0+1,
        call(Each, Number, Outcome)
    ).

unit_number(shogi(_, Number), Number).
unit_number(othello(_, _, Number), Number).

up_to(othello_game(_, Start, Moves), Ply, There) :-
    !,
    length(Before, Ply),
    append(Before, _, Moves),
    foldl(played, Before, Start, There).
up_to(Game, Ply, There) :-
    game_up_to(Game, Ply, There).

played(Move, Position0, Position) :-
    othello_after(Position0, Move, Position).

gunshi_lab_jobs_kinds:common(judged_games, judged(Kind)) :-
    memberchk(Kind, [shogi, othello]).

gunshi_lab_jobs_kinds:unit(judged_games, shogi(Text, Number)) :-
    string(Text),
    integer(Number),
    catch(game_usi(_, Text), error(_, _), fail).
gunshi_lab_jobs_kinds:unit(judged_games, othello(Text, Moves, Number)) :-
    string(Text),
    integer(Number),
    catch(othello_text(_, Text), error(_, _), fail),
    are_squares(Moves).

are_squares(Moves) :-
    is_list(Moves),
    forall(member(Move, Moves), is_othello_move(Move)).

%   Moves are checked by who plays them; here that they are data.

is_othello_move(Column-Row) :-
    !,
    integer(Column),
    integer(Row).
is_othello_move(Move) :-
    atom(Move).

gunshi_lab_jobs_kinds:result(judged_games, Told) :-
    all_knowledge,
    is_list(Told),
    forall(member(At, Told),
           ( At = at(Ply, Examples),
             integer(Ply),
             is_list(Examples),
             forall(member(Example, Examples), is_example(Example))
           )).

%   is_example(+Term): of the types of an example; its traits are some that are known.

is_example(example(_, Loss, Change, Traits, Focus)) :-
    integer(Loss),
    once(( Change == none ; integer(Change) )),
    is_list(Traits),
    forall(member(Trait, Traits), is_trait(Trait)),
    is_list(Focus),
    forall(member(Spoken, Focus), ( Spoken = _-Role, atom(Role) )).

is_trait(Trait) :-
    callable(Trait),
    functor(Trait, Name, Arity),
    functor(Known, Name, Arity),
    once(knowledge_clause(trait(Known, _, _, _, _), _, _)),
    (   atom(Trait)
    ->  true
    ;   forall(arg(_, Trait, Argument), atomic_or_square(Argument))
    ).

atomic_or_square(Argument) :-
    (   atomic(Argument)
    ->  true
    ;   is_othello_move(Argument)
    ).

gunshi_lab_jobs_kinds:do(judged_games, judged(Kind), Unit, Told) :-
    all_knowledge,
    unit_examples(Kind, Unit, Ats),
    findall(at(Ply, Examples), member(at(Ply, _, Examples), Ats), Told).

unit_examples(shogi, shogi(Text, Number), Ats) :-
    game_usi(Game, Text),
    game_examples(Game, Number, Ats).
unit_examples(othello, othello(Text, Moves, Number), Ats) :-
    othello_knowledge,
    othello_text(Start, Text),
    othello_game_examples(othello_game([], Start, Moves), Number, Ats).
