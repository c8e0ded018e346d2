/*  Replacing an element of a list, as the paper does: split the list there, and append it anew. */

%   change_nth(+N, +List, ?Old, -List1, ?New): element N of List, from 1, is Old; List1 is the same
%   with New there.

change_nth(N, List, Old, List1, New) :-
    N1 is N - 1,
    length(Before, N1),
    append(Before, [Old|After], List),
    append(Before, [New|After], List1),
    !.
