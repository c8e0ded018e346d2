:- encoding(utf8).
/*  What would have been chosen, in either game, if a clause or fact were disabled. */
:- module(gunshi_words_without,
          [ choice_without/3,           % :Choose, +Name, -Choice
            print_choice_without/3      % :Choose, +Name, :Print
          ]).
:- use_module('../base/clauses', [without_clauses/2]).
:- use_module('../knowledge/names', [clauses_of/2, named_clauses/2]).
:- use_module(reader, [say/3]).

:- meta_predicate choice_without(1, +, -), print_choice_without(1, +, 1).

%!  choice_without(:Choose, +Name, -Choice) is semidet.
%
%   Choice is what call(Choose, Choice) would choose if what Name means were disabled. Nothing is
%   changed. Fails when no clause of the strategy has a move then.
%
%   @error gunshi(no_such_clause(Name, Near)); as Choose

choice_without(Choose, Name, Choice) :-
    clauses_of(Name, _),
    named_clauses(Name, Offs),
    catch(without_clauses(Offs, call(Choose, Choice)), error(gunshi(Fault), Context), true),
    (   var(Fault)
    ->  true
    ;   no_strategy(Fault)
    ->  fail
    ;   throw(error(gunshi(Fault), Context))
    ).

no_strategy(no_strategy(_)).
no_strategy(no_othello_strategy(_)).

%!  print_choice_without(:Choose, +Name, :Print) is det.
%
%   Call Print with the choice of choice_without/3, or print that no clause has a move.
%
%   @error as choice_without/3

print_choice_without(Choose, Name, Print) :-
    (   choice_without(Choose, Name, Choice)
    ->  call(Print, Choice)
    ;   say("Without ~q no clause of the strategy has a move here.~n",
            "~qがなければ、ここで手のある節はない。~n", [Name])
    ).
