/*  Othello's joseki and negative joseki, gm and bm facts: those of kb/othello and those learned.

    A fact is about the Nth move in the positions whose centre is as its pattern; it holds for all
    eight images. The patterns write 1 for white and 2 for black; they do not change with the side
    that the program plays. Which game has taught a fact (joseki/facts.pl) says nothing of
    positions. Shogi's facts, whose moves are terms of another form, are not seen here.
*/
:- module(gunshi_knowledge_othello_patterns,
          [ joseki_fact/6,              % ?Kind, +Position, +N, ?M, -Source, -Fact
            believed/6,                 % ?Kind, ?N, -K, ?M, -Source, -Fact
            kyokumen_pattern/3,         % +Position, +Symmetry, -Pattern
            known_fact/3,               % +Game, +Fact, -Old
            contrary_fact/5             % +Game, +Fact, +Earlier, -Old, -Seen
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../othello/board').
:- use_module('../../othello/centre', [pattern_centre/2]).
:- use_module('../joseki/facts', []).
:- autoload(library(apply), [maplist/3, maplist/4]).
:- autoload(library(lists), [member/2, reverse/2]).
:- autoload(library(yall), [(>>)/5]).

%!  joseki_fact(?Kind:oneof([gm,bm]), +Position, +N, ?M, -Source, -Fact) is nondet.
%
%   Fact, which stands at Source and is believed, says of the Nth move that it is M (gm) or is not
%   (bm), in Position or one of its images.

joseki_fact(Kind, Position, N, M, Shown, Fact) :-
    between(0, 7, Symmetry),
    kyokumen_pattern(Position, Symmetry, Pattern),
    inverse_symmetry(Symmetry, Inverse),
    (   nonvar(M)
    ->  image_square(M, Symmetry, M0)
    ;   true
    ),
    believed(Kind, N, K, M0, Source, Fact0),
    copy_term(Fact0, Fact),
    K = Pattern,
    image_square(M0, Inverse, M),
    shown_source(Source, Shown).

%!  believed(?Kind:oneof([gm,bm]), ?N, -K, ?M, -Source, -Fact) is nondet.
%
%   Fact of Kind, which stands at Source and is believed, is about the Nth move, M in the positions
%   whose centre is K: rows, or a variable.

believed(Kind, N, K, M, Source, Fact) :-
    M = _-_,
    member(Kind, [gm, bm]),
    Fact =.. [Kind, N, Pattern, M],
    known(Fact, Source),
    pattern_centre(Pattern, K).

%!  kyokumen_pattern(+Position, +Symmetry, -Pattern) is det.
%
%   Pattern is the centre of the image of Position, rows and columns 2 to 7, as in gm and bm facts.

kyokumen_pattern(Position, Symmetry, Pattern) :-
    othello_image(Position, Symmetry, Image),
    othello_rows(Image, [_, R2, R3, R4, R5, R6, R7, _], _),
    maplist(inner, [R2, R3, R4, R5, R6, R7], Pattern).

inner([_, A, B, C, D, E, F, _], [A, B, C, D, E, F]).

%!  known_fact(+Game, +Fact, -Old) is semidet.
%
%   Old, which is believed, says what Fact says, of another image or of more positions perhaps. Game
%   is not asked.

known_fact(_, Fact, Old) :-
    image_fact(_, Fact, Image),
    believed_fact(Image, Old),
    !.

%!  contrary_fact(+Game, +Fact, +Earlier, -Old, -Seen) is nondet.
%
%   Old is believed and says the contrary of Fact: gm of the move that Fact calls bm, or the other
%   way round. Seen is Old said of the image that Fact speaks of. Game and Earlier are not asked:
%   one game has one move of a number.

contrary_fact(_, Fact, _, Old, Seen) :-
    Fact =.. [Kind|Arguments],
    contrary_kind(Kind, Other),
    Contrary =.. [Other|Arguments],
    findall(Old0-Seen0,
            ( image_fact(Symmetry, Contrary, Image),
              believed_fact(Image, Old0),
              inverse_symmetry(Symmetry, Inverse),
              image_fact(Inverse, Old0, Seen0)
            ),
            Olds),
    sort(1, @<, Olds, Different),
    member(Old-Seen, Different).

%   believed_fact(+Fact, -Old): Old, which is believed, says what Fact says, of more positions
%   perhaps.

believed_fact(Fact, Old) :-
    Fact =.. [Kind, N, K, M],
    believed(Kind, N, K0, M, _, Old),
    subsumes_term(K0, K).

:- multifile gunshi_knowledge_learning_meta_rules:fukumi/2.

gunshi_knowledge_learning_meta_rules:fukumi(General, Special) :-
    General =.. [_, N, K0, R-C],
    Special =.. [_, N, K, R-C],
    subsumes_term(K0, K).

contrary_kind(gm, bm).
contrary_kind(bm, gm).

%   image_fact(?Symmetry, +Fact, -Image): the same said of another image, without who has taught it;
%   the fact itself first.

image_fact(Symmetry, Fact, Image) :-
    Fact =.. [Kind, N, Pattern, M],
    pattern_centre(Pattern, K),
    between(0, 7, Symmetry),
    (   var(K)
    ->  Turned = K
    ;   turned(Symmetry, K, Turned)
    ),
    image_square(M, Symmetry, M1),
    Image =.. [Kind, N, Turned, M1].

turned(Symmetry, Rows0, Rows) :-
    (   Symmetry /\ 2 =:= 0
    ->  Rows1 = Rows0
    ;   maplist(reverse, Rows0, Rows1)
    ),
    (   Symmetry /\ 4 =:= 0
    ->  Rows2 = Rows1
    ;   reverse(Rows1, Rows2)
    ),
    (   Symmetry /\ 1 =:= 0
    ->  Rows = Rows2
    ;   transpose(Rows2, Rows)
    ).

transpose([[]|_], []) :- !.
transpose(Rows, [Column|Columns]) :-
    maplist([[X|Xs], X, Xs]>>true, Rows, Column, Rest),
    transpose(Rest, Columns).
