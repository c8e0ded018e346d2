:- encoding(utf8).
/*  Motifs of a move, by clauses of one's own: in the order of the clauses, also where some are
    passed over together for the relation with which they begin; each name once.
*/
:- module(test_motif_clauses, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/editing/changing)).
:- use_module(library(gunshi/knowledge/shogi/motifs)).
:- use_module(tests(knowledge/own_directory)).

own_clause((motif(own_a, "あ", "a", Now, Move) :- drops(Now, Move, fu, _))).
own_clause((motif(own_b, "い", "b", Now, Move) :- plays(Now, Move, fu, _, _))).
own_clause((motif(own_c, "う", "c", Now, Move) :- drops(Now, Move, fu, To), side(Now, Side),
                                               rank(Side, To, 5))).
own_clause((motif(own_b, "え", "e", Now, Move) :- moves(Now, Move))).
own_clause((motif(Name, "お", "o", Now, Move) :-
                plays(Now, Move, fu, _, _), ( Name = own_d ; Name = own_b ; Name = own_f ))).
own_clause((motif(own_e, "か", "k", Now, Move) :- \+ drops(Now, Move, fu, _))).

named(Usi, MoveText, Words) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    in_own_directory(
        ( forall(own_clause(Clause), add_clause(Clause, _, _)),
          motifs_of(Game, Move, Motifs)
        )),
    findall(Name-Japanese,
            ( member(motif(Name, Japanese, _, _, _), Motifs), sub_atom(Name, 0, _, _, own_) ),
            Words).

:- begin_tests(motif_clauses).

test(a_drop, Words == [own_a-"あ", own_c-"う", own_b-"え"]) :-
    named("sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5e", Words).
test(another_drop, Words == [own_a-"あ", own_b-"え"]) :-
    named("sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5f", Words).
%   One clause gives two names; a third is there already.

test(a_move, Words == [own_b-"い", own_d-"お", own_f-"お", own_e-"か"]) :-
    named("startpos", "7g7f", Words).

:- end_tests(motif_clauses).
