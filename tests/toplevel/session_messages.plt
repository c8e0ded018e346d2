/*  What is said at the prompt of what cannot be done there. */
:- module(test_session_messages, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/toplevel/session_messages), []).
:- use_module(tests(base/says)).

:- begin_tests(session_messages).

test(session, forall(member(What-Part,
                            [ no_reason-"no move has been played", nothing_to_undo-"start",
                              nothing_to_redo-"taken back",
                              more_than_one_game('a.usi', 7)-"has 7 games",
                              no_such_game('a.usi', 9, 7)-"no game 9" ]))) :-
    says(gunshi(What), [Part]).

:- end_tests(session_messages).
