/*  From one situation to another: that after a move, and that after a pass. Vocabulary of both
    games.
*/
:- module(gunshi_knowledge_steps,
          [ after/3,                    % +Now, ?Move, -Then
            passed/2                    % +Now, -Then
          ]).
:- use_module('../base/declare', [declare_relation/3, vocabulary_subject/1]).
:- use_module('../base/types', []).
:- use_module(situation, [situation_matter/2]).

%!  situation_after(+Matter, +Now, ?Move, -Then) is nondet.
%
%   Hook: Then is the situation after the legal Move in Now, which is about Matter.

%!  situation_passed(+Matter, +Now, -Then) is semidet.
%
%   Hook: Then is the situation in which the other side is to move, the rest as in Now.

:- multifile situation_after/4, situation_passed/3.

:- vocabulary_subject("From one situation to another").
:- declare_relation(after(now: variable, move: any, then: variable),
                    "The situation after the legal move.",
                    in("after(Now, move(77, 76), Then), side(Then, gote)", "startpos")).
:- declare_relation(passed(now: variable, then: variable),
                    "The situation after a pass; there is none in check.",
                    in("passed(Now, Then), side(Then, gote)", "startpos")).

%!  after(+Now, ?Move, -Then) is nondet.
%
%   Then is the situation after Move, which is legal.

after(Now, Move, Then) :-
    situation_matter(Now, Matter),
    situation_after(Matter, Now, Move, Then).

%!  passed(+Now, -Then) is semidet.
%
%   Then is the situation in which the other side is to move. In shogi there is none in check.

passed(Now, Then) :-
    situation_matter(Now, Matter),
    situation_passed(Matter, Now, Then).
