/*  Questions of a person about a game of Othello: what the body of a rule would find in it, now. */
:- module(gunshi_knowledge_othello_questions,
          [ ask_othello/4               % +Position, +N, ?Goal, -Proof
          ]).
:- use_module('../asking', [ask_situation/4]).
:- use_module(decision, [situation/4]).

%!  ask_othello(+Position, +N:integer, ?Goal, -Proof:list) is nondet.
%
%   Goal, the body of a rule, is true in Position, to which N moves have led. Proof as in ask/3.
%
%   @error as ask/3

ask_othello(Position, N, Goal, Proof) :-
    situation(Position, N, otl, Now),
    ask_situation(Now, uteru, Goal, Proof).
