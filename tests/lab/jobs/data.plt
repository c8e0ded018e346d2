/*  Data as text: what is written is read back; what is not such data is refused, never called. */
:- module(test_data, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/lab/jobs/data)).

data(a).
data('A b\n日本').
data("text \"quoted\"").
data(f(1, 2.5, [x, "y", -3], 'it''s')).
data(a-b+(:-)).
data(0.1).
data([]).
data('[]').
data({x}).

anything(_).

refused("f(X) :- X").
refused("f(").
refused("f(x). g(y)").
refused("").
refused(f(x)).
refused(12).
refused("g(x)").

is_f(Term) :-
    ground(Term),
    Term = f(_).

:- dynamic called/0.

:- begin_tests(data).

test(round, [ forall(data(Term)), Again == Term ]) :-
    data_text(Term, Text),
    text_data(Text, test_data:anything, Again).
test(refused, [ forall(refused(Text)), throws(error(gunshi(job_data(_)), _)) ]) :-
    text_data(Text, test_data:is_f, _).
test(not_called, Term == f(assertz(test_data:called))) :-
    text_data("f(assertz(test_data:called))", test_data:is_f, Term),
    \+ called.

:- end_tests(data).
