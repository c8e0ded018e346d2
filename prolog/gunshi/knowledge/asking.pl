/*  Questions of a person: what the body of a rule would find in a game, now.

    A variable where a situation is asked for, such as Now in attacks(Now, 55, To), is the situation
    at the end of the game; but one that a condition itself gives, as after/3 does, is left open.

    Clauses about a move, as those of motif/5, are written for one that is known: a \+ in them would
    deny what any move does. So a question that leaves the move open asks them of each legal move.
*/
:- module(gunshi_knowledge_asking,
          [ ask/3,                      % +Game, ?Goal, -Proof
            ask_situation/4,            % +Now, +Legal, ?Goal, -Proof
            asked_squares/2             % +Goal, -Variables
          ]).
:- use_module(all, []).
:- use_module('../base/declare', [declaration/5]).
:- use_module('../base/interpret', [holds/3]).
:- use_module('../base/read', [must_be_question/1]).
:- use_module(reading, [all_knowledge/0]).
:- use_module(situation, [plain_proof/2]).
:- use_module('shogi/decision', [situation/4]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, nth1/3]).

%!  ask(+Game, ?Goal, -Proof:list) is nondet.
%
%   Goal, the body of a rule, is true at the end of Game, one of shogi. Proof is what held, as
%   plain_proof/2 has it.
%
%   @error gunshi(bad_question(Fault)): a rule could not ask it
%   @error gunshi(question_limit(What)): it takes too much
%   @error gunshi(question_failed(Error)): a goal of it raised Error
%   @error gunshi(rule_failed(Source, Error)), gunshi(rule_limit(Source, What)) for a rule that it
%          uses; what vocabulary throws

ask(Game, Goal, Proof) :-
    situation(Game, [], none, Now),
    ask_situation(Now, moves, Goal, Proof).

%!  ask_situation(+Now, +Legal:atom, ?Goal, -Proof:list) is nondet.
%
%   As ask/3, in the situation Now of either game. Legal is the word that gives its legal moves.
%
%   @error as ask/3

ask_situation(Now, Legal, Goal, Proof) :-
    all_knowledge,
    must_be_question(Goal),
    phrase(open_arguments(Goal), Open),
    situations_are(Open, Open, Now),
    with_moves(Legal, Goal, Asked),
    catch(holds(Asked, question:1, Proof0),
          error(gunshi(Formal), Context),
          throw_of_question(Formal, Context)),
    plain_proof(Proof0, Proof).

throw_of_question(rule_failed(question:1, Error), Context) :-
    !,
    (   Error = error(gunshi(_), _)
    ->  throw(Error)
    ;   throw(error(gunshi(question_failed(Error)), Context))
    ).
throw_of_question(rule_limit(question:1, What), Context) :-
    !,
    throw(error(gunshi(question_limit(What)), Context)).
throw_of_question(Formal, Context) :-
    throw(error(gunshi(Formal), Context)).

%   with_moves(+Legal, +Goal, -Asked): before each condition of knowledge that leaves its move open,
%   what gives it the legal ones.

with_moves(Legal, Goal, Asked) :-
    (   control(Goal, Goals)
    ->  maplist(with_moves(Legal), Goals, Askeds),
        functor(Goal, Name, _),
        Asked =.. [Name|Askeds]
    ;   functor(Goal, Name, Arity),
        declaration(Name, Arity, knowledge, Names, _),
        nth1(N, Names, move),
        arg(N, Goal, Move),
        var(Move),
        nth1(M, Names, Situation),
        memberchk(Situation, [now, situation])
    ->  arg(M, Goal, Now),
        Moves =.. [Legal, Now, Move],
        Asked = ( Moves, Goal )
    ;   Asked = Goal
    ).

%   situations_are(+Open, +All, +Now): the situations that no condition gives are Now.

situations_are([], _, _).
situations_are([open(Name, Type, Variable)|Open], All, Now) :-
    (   Type == variable,
        Name \== then,
        \+ ( member(open(then, variable, Given), All), Given == Variable )
    ->  Variable = Now
    ;   true
    ),
    situations_are(Open, All, Now).

%!  asked_squares(+Goal, -Variables:list) is det.
%
%   Variables are those of Goal where squares are asked for.

asked_squares(Goal, Variables) :-
    phrase(open_arguments(Goal), Open),
    squares(Open, Squares),
    term_variables(Squares, Variables).

squares([], []).
squares([open(_, Type, Variable)|Open], Squares) :-
    (   Type == square
    ->  Squares = [Variable|Squares1]
    ;   Squares = Squares1
    ),
    squares(Open, Squares1).

%   open_arguments(+Goal)//: open(Name, Type, Variable) for each argument that is a variable, with
%   its name and type as declared.

open_arguments(Goal) -->
    (   { var(Goal) }
    ->  []
    ;   { control(Goal, Goals) }
    ->  open_arguments_of(Goals)
    ;   { functor(Goal, Name, Arity),
          declaration(Name, Arity, _, Names, Types)
        }
    ->  { Goal =.. [_|Arguments] },
        opens(Arguments, Names, Types)
    ;   []
    ).

open_arguments_of([]) -->
    [].
open_arguments_of([Goal|Goals]) -->
    open_arguments(Goal),
    open_arguments_of(Goals).

opens([], [], []) -->
    [].
opens([Argument|Arguments], [Name|Names], [Type|Types]) -->
    (   { var(Argument) }
    ->  [open(Name, Type, Argument)]
    ;   []
    ),
    opens(Arguments, Names, Types).

control((A, B), [A, B]).
control((A ; B), [A, B]).
control((A -> B), [A, B]).
control(\+ A, [A]).
