/*  change_arg/5 as a program of the paper's time would have it: a new term of the same size, filled
    in a loop.
*/

%   change_arg(+N, +Term, ?Old, -Term1, ?New): argument N of Term is Old; Term1 is the same with New
%   there.

change_arg(N, Term, Old, Term1, New) :-
    arg(N, Term, Old),
    functor(Term, Name, Arity),
    functor(Term1, Name, Arity),
    change_arg_from(Arity, N, Term, Term1, New).

change_arg_from(0, _, _, _, _) :- !.
change_arg_from(N, N, Term, Term1, New) :-
    !,
    arg(N, Term1, New),
    M is N - 1,
    change_arg_from(M, N, Term, Term1, New).
change_arg_from(M, N, Term, Term1, New) :-
    arg(M, Term, Arg),
    arg(M, Term1, Arg),
    M1 is M - 1,
    change_arg_from(M1, N, Term, Term1, New).
