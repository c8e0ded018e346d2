/*  What is said of choosing a move. */
:- module(test_choice_messages, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/choice_messages), []).
:- use_module(tests(base/says)).

:- begin_tests(choice_messages).

test(no_strategy) :-
    says(gunshi(no_strategy(startpos)), ["startpos", "strategy.pl"]).

:- end_tests(choice_messages).
