/*  What the first paper says of its forms. */
:- module(test_forms_claims, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/lab/forms/claims)).

:- begin_tests(forms_claims).

test(table_1_has_twelve_columns_but_two_are_blank, [Scan, Text] == [10, 12]) :-
    setof(Form, P^form_property(P, Form, scan), Forms1),
    length(Forms1, Scan),
    setof(Form, P^form_property(P, Form, text), Forms2),
    length(Forms2, Text).

:- end_tests(forms_claims).
