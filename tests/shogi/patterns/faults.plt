:- encoding(utf8).
/*  What is wrong with patterns: each kind of fault is found; and no pattern that can hold, no move
    that can be played, is called faulty.
*/
:- module(test_pattern_faults, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(library(yall)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/knowledge/fault_messages), []).
:- use_module(library(gunshi/shogi/patterns/faults)).
:- use_module(library(gunshi/shogi/patterns)).
:- use_module(library(gunshi/shogi/patterns/turned)).
:- use_module(library(gunshi/shogi/position)).

faults(Pattern, Move, Faults) :-
    pattern_faults(_, Pattern, Move, Faults).

%   positions(-Positions): of a game of legal moves, chosen by chance.

positions(Positions) :-
    start_position(hirate, Start),
    walk(60, Start, Positions).

walk(0, Position, [Position]) :- !.
walk(N, Position, [Position|Positions]) :-
    legal_moves(Position, Moves),
    (   Moves == []
    ->  Positions = []
    ;   random_member(Move, Moves),
        position_after(Position, Move, After),
        N1 is N-1,
        walk(N1, After, Positions)
    ).

%   part(+Position, -Pattern): some of what holds in Position.

part(Position, [Turn|Pattern]) :-
    position_pattern(Position, [Turn|Whole]),
    include([_]>>maybe(0.3), Whole, Pattern).

:- begin_tests(pattern_faults).

test(found, [ forall(member(Pattern-Move-Fault,
    [ [sente(76,fu)]-move(76,75)-turns(0),
      [turn(sente), turn(gote)]-move(76,75)-turns(2),
      [turn(sente), sente(S, fu), gote(11, S)]-move(77,76)-mixed,
      [turn(sente), sente(11, S)]-move(S,76)-mixed,
      [turn(sente), sente(S, _), hand(sente, K, 1)]-drop(K,K)-mixed,
      [turn(sente), weight(3), weight(4)]-move(76,75)-twice(weight(3)),
      [turn(sente), line(a), line(b)]-move(76,75)-twice(line(a)),
      [turn(sente), sente(76,fu), empty(76)]-move(77,76)-clash(76, sente(76,fu), empty(76)),
      [turn(sente), sente(76,fu), gote(76,_)]-move(77,76)-clash(76, sente(76,fu), gote(76,_)),
      [turn(sente), sente(76,fu), sente(76,ki)]-move(77,76)-clash(76, sente(76,fu), sente(76,ki)),
      [turn(sente), sente(S,fu), empty(S)]-move(77,76)-clash(S, sente(S,fu), empty(S)),
      [turn(sente), sente(59,ou), sente(58,ou)]-move(77,76)-rule(two_kings, 59, ou, sente),
      [turn(sente), sente(71,fu)]-move(77,76)-rule(dead_piece, 71, fu, sente),
      [turn(gote), gote(29,ke)]-move(33,34)-rule(dead_piece, 29, ke, gote),
      [turn(sente), sente(77,fu), sente(76,fu)]-move(76,75)-rule(nifu, 77, fu, sente),
      [turn(sente), sente(28,hi), gote(82,hi),
       hand(gote,hi,1)]-move(28,27)-rule(too_many, none, hi, sente),
      [turn(sente), hand(gote,fu,19)]-move(28,27)-rule(too_many, none, fu, sente),
      [turn(sente), hand(gote,fu,10), hand(sente,fu,9)]-move(28,27)-rule(too_many, none, fu, sente),
      [turn(sente), empty(77)]-move(77,76)-never_legal(move(77,76), no_piece),
      [turn(sente), gote(77,to)]-move(77,76)-never_legal(move(77,76), wrong_side),
      [turn(gote), sente(77,_)]-move(77,76)-never_legal(move(77,76), wrong_side),
      [turn(sente), sente(76,_)]-move(77,76)-never_legal(move(77,76), occupied_by_own),
      [turn(sente), sente(79,gi)]-move(79,77)-never_legal(move(79,77), cannot_move_there),
      [turn(sente), sente(88,ka),
       sente(77,ke)]-move(88,66)-never_legal(move(88,66), cannot_move_there),
      [turn(sente)]-move(79,12)-never_legal(move(79,12), cannot_move_there),
      [turn(sente), sente(12,fu)]-move(12,11)-never_legal(move(12,11), must_promote),
      [turn(sente), sente(33,ki)]-promote(33,32)-never_legal(promote(33,32), cannot_promote),
      [turn(gote)]-promote(33,32)-never_legal(promote(33,32), cannot_promote),
      [turn(sente), sente(77,fu)]-drop(fu,75)-never_legal(drop(fu,75), nifu),
      [turn(sente)]-drop(ke,72)-never_legal(drop(ke,72), dead_end),
      [turn(sente), gote(55,_)]-drop(gi,55)-never_legal(drop(gi,55), occupied),
      [turn(sente), gote(22,ry), gote(23,hi)]-drop(hi,55)-never_legal(drop(hi,55), not_in_hand) ])),
              Faults =@= [Fault] ]) :-
    faults(Pattern, Move, Faults).
test(numbers, Faults == [numbers(5, 3)]) :-
    pattern_faults(5-3, [turn(sente)], move(77, 76), Faults).

test(words,
     [ forall(member(Fault,
                     [ turns(0), turns(2), twice(line(a)), clash(76, sente(76,fu), empty(76)),
                       clash(_, empty(_), empty(_)), mixed, rule(nifu, 77, fu, sente),
                       never_legal(move(77,76), no_piece), numbers(5, 3) ])) ]) :-
    error_line(error(gunshi(bad_knowledge('/f.pl', [problem(1, 1, pattern(Fault))])), _), Line),
    string_concat("/f.pl:1:1: ", _, Line),
    \+ sub_string(Line, _, _, _, "Unknown").

%   What a position from play shows, and a move that is legal in it, is no fault: nor turned round.

test(nothing_sound_is_refused, [ setup(set_random(seed(5))), nondet ]) :-
    positions(Positions),
    forall(member(Position, Positions),
           ( part(Position, Pattern),
             legal_moves(Position, Moves),
             random_member(Move, Moves),
             faults(Pattern, Move, []),
             turned_pattern(Pattern, Turned),
             turned_move(Move, TurnedMove),
             faults(Turned, TurnedMove, [])
           )).

%   What is called illegal is so in every position where the pattern holds; and much that is
%   illegal is found.

test(the_illegal_is_illegal, [ setup(set_random(seed(6))), true(Found > 100) ]) :-
    positions(Positions),
    nb_setval(test_found, 0),
    forall(( member(Position, Positions), between(1, 5, _) ),
           ( part(Position, Pattern),
             random_square(From),
             random_square(To),
             random_member(Move, [move(From, To), promote(From, To), drop(fu, To), drop(ke, To)]),
             faults(Pattern, Move, Faults),
             (   Faults = [never_legal(_, _)]
             ->  \+ legal_move(Position, Move),
                 nb_getval(test_found, N0),
                 N is N0+1,
                 nb_setval(test_found, N)
             ;   Faults == []
             )
           )),
    nb_getval(test_found, Found).

random_square(Square) :-
    random_between(1, 9, File),
    random_between(1, 9, Rank),
    Square is File*10+Rank.

:- end_tests(pattern_faults).

:- begin_tests(covers).

pawn(bm(_, [turn(sente), sente(77,fu)], move(77,76))).

test(more_special) :-
    pawn(General),
    covers(General, gm(3, [turn(sente), sente(28,hi), sente(77,fu)], move(77,76))).
test(itself,
     [ forall(member(Fact,
                     [gm(_, [turn(sente), sente(S,gi)], move(S,_)),
                      gm(2-4, [turn(gote), hand(gote,fu,2)], drop(fu,55))])) ]) :-
    covers(Fact, Fact).
test(turned) :-
    pawn(General),
    covers(General, gm(2-4, [turn(gote), gote(33,fu), gote(22,ka), weight(4)], move(33,34))).
test(variables) :-
    covers(bm(_, [turn(sente), sente(S,gi)], move(S,_)),
           gm(1, [turn(sente), sente(79,gi)], move(79,78))).
test(hands) :-
    covers(bm(_, [turn(sente), hand(sente,fu,1)], drop(fu,_)),
           gm(_, [turn(sente), hand(sente,fu,3)], drop(fu,55))).
test(not,
     [ forall(member(Special,
                     [ gm(_, [turn(sente)], move(77,76)),
                       gm(_, [turn(sente), sente(77,fu)], move(77,75)),
                       gm(_, [turn(gote), sente(77,fu)], move(77,76)),
                       gm(_, [turn(sente), sente(77,_)], move(77,76)) ])),
       fail ]) :-
    pawn(General),
    covers(General, Special).
test(numbers,
     [ forall(member(N0-N-Is,
                     [ (2-5)-3-yes, (2-5)-(2-5)-yes, 3-3-yes, 3-4-no, (2-5)-(2-6)-no, 3-_-no,
                       _-3-yes, _-_-yes ])), Result == Is ]) :-
    (   covers(bm(N0, [turn(sente)], move(77,76)), gm(N, [turn(sente)], move(77,76)))
    ->  Result = yes
    ;   Result = no
    ).

%   Wherever the special one says a move, the general one says it too, turned round as well.

test(means_what_it_says, [ setup(set_random(seed(7))), nondet ]) :-
    test_pattern_faults:positions(Positions),
    forall(( member(Position, Positions), between(1, 4, _) ),
           ( test_pattern_faults:part(Position, [Turn|Special]),
             include([_]>>maybe(0.5), Special, General),
             legal_moves(Position, Moves),
             random_member(Move, Moves),
             covers(bm(_, [Turn|General], Move), gm(_, [Turn|Special], Move)),
             pattern_move([Turn|General], Move, Position, Move)
           )).

:- end_tests(covers).
