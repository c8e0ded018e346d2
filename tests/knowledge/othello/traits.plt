:- encoding(utf8).
/*  What rules may say of moves of Othello: the same in all images of the board, each true of some
    moves and not of others, none of them of moves of shogi.
*/
:- module(test_othello_traits, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/learning/rules)).
:- use_module(library(gunshi/knowledge/othello/decision)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/shogi/decision), []).
:- use_module(library(gunshi/lab/match/othello_game), [random_opening/2]).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(tests(knowledge/own_directory), []).

:- initialization(( all_knowledge, othello_knowledge )).

othello_trait(Trait, Japanese, English) :-
    knowledge_clause(trait(Trait, Japanese, English, _, _), File:_, _),
    sub_atom(File, _, _, 0, 'kb/othello/traits.pl').

%   traits_of(+Position, +N, +Move, -Traits).

traits_of(Position, N, Move, Traits) :-
    situation(Position, N, otl, Now),
    move_traits(Now, Move, Traits).

%   after_moves(+N, -Position): N moves by chance.

after_moves(N, Position) :-
    random_opening(N, Moves),
    othello_start(Start),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, Start, Position).

trait_image(Symmetry, Trait0, Trait) :-
    Trait0 =.. [Name|Squares0],
    maplist([S0, S]>>image_square(S0, Symmetry, S), Squares0, Squares),
    Trait =.. [Name|Squares].

%   yes_or_no(Position, Move, Holds, HoldsNot): traits without their squares.

yes_or_no("---------------------------OX------XO--------------------------- X", d3,
          [early, inside, turns_one], [on_edge, on_x, late, turns_inside, wall]).
yes_or_no("-XO------------------------------------------------------------- O", a1,
          [corner_taken, made_stable], [gives_corner, on_edge, on_c]).
yes_or_no("--OXO----------------------------------------------------------- X", b1,
          [gives_corner, on_c, meets_edge], [corner_taken, on_x, stays_there]).
yes_or_no("---O-O------O-------X------------------------------------------- X", e1,
          [wedges, on_edge, stays_there], [on_c, gives_corner]).
yes_or_no("-OX------------------------------------------------------------- X", a1,
          [no_answer, corner_taken], [wing_made]).
yes_or_no("--OOXX---------------------------------------------------------- X", b1,
          [wing_made, on_c], [balance_made, wing_there]).
yes_or_no("-OOOOO---------------------OX----------------------------------- X", c4,
          [wing_there, inside], [wing_made, on_edge]).
yes_or_no("-OOO-X--XXXXXX-OXXOXOOOOXOXOXOOOXXXOOXOOXXXXXOOO--XXOOO-OOOOOOO- O", a1,
          [no_safe_answer, corner_taken], [no_answer]).
yes_or_no("-OOO-X--XXXXXX-OXXOXOOOOXOXOXOOOXXXOOXOOXXXXXOOO--XXOOO-OOOOOOO- O", e1,
          [on_edge], [no_safe_answer]).

:- begin_tests(othello_traits).

test(told_in_both_languages, Wrong == []) :-
    findall(Trait,
            ( othello_trait(Trait, Japanese, English),
              \+ ( string_length(Japanese, J), J > 1, string_length(English, E), E > 5,
                   \+ sub_string(English, _, _, _, "~") )
            ),
            Wrong).
test(no_two_alike, Count == Different) :-
    findall(English, othello_trait(_, _, English), All),
    length(All, Count),
    Count >= 60,
    sort(All, Sorted),
    length(Sorted, Different).
test(the_same_in_all_images, Wrong == []) :-
    set_random(seed(4)),
    findall(N-Move-Symmetry,
            ( member(N, [9, 20, 33, 45]),
              after_moves(N, Position),
              othello_moves(Position, Moves),
              member(Move, Moves),
              Move = _-_,
              traits_of(Position, N, Move, Traits),
              member(Symmetry, [1, 6]),
              othello_image(Position, Symmetry, Image),
              image_square(Move, Symmetry, ImageMove),
              traits_of(Image, N, ImageMove, Found),
              maplist(trait_image(Symmetry), Traits, Wanted0),
              sort(Wanted0, Wanted),
              Found \== Wanted
            ),
            Wrong).

%   Every trait is true of some move, by chance or in yes_or_no/4, and not of another.

test(true_and_not, Never-Always == []-[]) :-
    set_random(seed(5)),
    findall(Names,
            ( between(1, 40, Nth),
              N is 8 + (Nth*7) mod 46,
              after_moves(N, Position),
              othello_moves(Position, Moves),
              member(Move, Moves),
              Move = _-_,
              traits_of(Position, N, Move, Traits),
              findall(Name, ( member(Trait, Traits), functor(Trait, Name, _) ), Names)
            ),
            All),
    findall(Name, ( othello_trait(Trait, _, _), functor(Trait, Name, _) ), Known0),
    sort(Known0, Known),
    findall(Name,
            ( member(Name, Known),
              \+ ( member(Names, All), memberchk(Name, Names) ),
              \+ ( yes_or_no(_, _, Yes, _), memberchk(Name, Yes) )
            ),
            Never),
    findall(Name, ( member(Name, Known), \+ ( member(Names, All), \+ memberchk(Name, Names) ) ),
            Always).
test(yes, [forall(( yes_or_no(Text, Name, Yes, _), member(Trait, Yes) )), true(Found == yes)]) :-
    holds(Text, Name, Trait, Found).
test(no, [forall(( yes_or_no(Text, Name, _, No), member(Trait, No) )), true(Found == no)]) :-
    holds(Text, Name, Trait, Found).

holds(Text, Name, Trait, Found) :-
    othello_text(Position, Text),
    othello_square(Move, Name),
    traits_of(Position, 20, Move, Traits),
    (   member(T, Traits),
        functor(T, Trait, _)
    ->  Found = yes
    ;   Found = no
    ).

test(of_othello_alone, Wrong == []) :-
    game_usi(Game, "startpos moves 7g7f 3c3d"),
    gunshi_knowledge_shogi_decision:situation(Game, [], none, Now),
    findall(Trait,
            ( othello_trait(Trait, _, _),
              member(Move, [move(88, 22), move(27, 26)]),
              has(Now, Move, Trait)
            ),
            Wrong).

:- end_tests(othello_traits).
