/*  How much of its work a test does. The usual run shows everything on small inputs; the thorough
    one, with GUNSHI_TEST_THOROUGH=1, has the full size of what was made smaller for it. In C the
    same is support_size() in tests/c/support.h.
*/
:- module(test_sizes,
          [ thorough/0,
            size/3                      % +Usual, +Full, -Size
          ]).

%   thorough: this is the thorough run.

thorough :-
    getenv('GUNSHI_TEST_THOROUGH', '1').

%   size(+Usual, +Full, -Size): Size is Full in the thorough run.

size(Usual, Full, Size) :-
    (   thorough
    ->  Size = Full
    ;   Size = Usual
    ).
