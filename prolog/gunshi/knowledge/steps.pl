/*  From one situation to another: that after a move, that after a pass, and that at the end of a
    line of them. Vocabulary of both games.
*/
:- module(gunshi_knowledge_steps,
          [ after/3,                    % +Now, ?Move, -Then
            passed/2,                   % +Now, -Then
            along/3                     % +Now, +Line, -Then
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
:- declare_relation(along(now: variable, line: any, then: variable),
                    "The situation at the end of the line, a list of moves; `pass` is a pass.",
                    in("along(Now, [move(77, 76), pass], Then), side(Then, sente)",
                       "startpos")).

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

%!  along(+Now, +Line:list, -Then) is semidet.
%
%   Then is the situation to which the moves of Line lead, legal one after the other. A pass is
%   `pass`, as passed/2 has it. Fails when Line is not all given.
%
%   @error type_error(move, Step), and in Othello type_error(othello_square, Step)

along(Now, Line, Then) :-
    is_list(Line),
    ground(Line),
    at_end(Line, Now, Then).

at_end([], Now, Now).
at_end([Step|Line], Now, Then) :-
    (   Step == pass
    ->  passed(Now, Next)
    ;   after(Now, Step, Next)
    ),
    at_end(Line, Next, Then).
