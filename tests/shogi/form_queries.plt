:- module(test_form_queries, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/forms)).

/*  The paper's three predicates as queries: of every form they are relations of terms, which leave
    nothing behind, and the errors say what was given. */

:- begin_tests(form_queries).

hands(Position) :-
    position_sfen(Position, "lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 1").

test(moves_are_those_of_the_paper_s_rules, [forall(form(Form)), Moves == Wanted]) :-
    hands(Position),
    findall(Move, ( kanouna_te(Form, Position, Te), te_move(Te, Move) ), Unsorted),
    msort(Unsorted, Moves),
    rule_moves(paper, Position, All),
    msort(All, Wanted).

test(a_move_is_asked_for, [true(Nari == natta), nondet]) :-
    position_sfen(Position, "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"),
    kanouna_te('1.1', Position, te(_, 88, 22, Nari, _, _)).

%   After and before, of every move: the position is what it was, and the one after is the core's.

test(there_and_back, [forall(( form(Form), \+ form_kind(Form, core) )), Wrong == []]) :-
    hands(Position),
    findall(Te,
            ( tsugino_kyokumen(Form, Position, Te, Term1),
              \+ right(Form, Position, Te, Term1)
            ),
            Wrong).

right(Form, Position, Te, Term1) :-
    te_move(Te, Move),
    (   position_after(Position, Move, Position1)
    ->  term_position(Form, Term1, Position1)
    ;   true
    ),
    maeno_kyokumen(Form, Term1, Te, Term),
    term_position(Form, Term, Position).

test(every_move_has_one_position_after, [forall(form(Form)), Count == Wanted]) :-
    hands(Position),
    aggregate_all(count, tsugino_kyokumen(Form, Position, _, _), Count),
    aggregate_all(count, kanouna_te(Form, Position, _), Wanted).

%   What was asked in between, of another form or the same, is not seen in a term.

test(terms_stay, [forall(member(Form, ['1.1-setarg', '2.3', '1.81', 'core-mutable']))]) :-
    hands(Position),
    start_position(hirate, Start),
    form_term(Form, Position, Term),
    once(tsugino_kyokumen(Form, Term, _, _)),
    once(tsugino_kyokumen(Form, Start, _, _)),
    term_position(Form, Term, Position).

test(a_line_of_terms, [true(Reached == Wanted)]) :-
    start_position(hirate, P),
    once(( tsugino_kyokumen('2.3', P, te(_, 77, 76, nama, _, _), T1),
           tsugino_kyokumen('2.3', T1, te(_, 33, 34, nama, _, _), T2),
           tsugino_kyokumen('2.3', T2, te(_, 88, 22, natta, 6, nama), T3)
         )),
    term_position('2.3', T3, Reached),
    position_sfen(Wanted, "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4").

test(no_move_has_no_position_after, fail) :-
    start_position(hirate, P),
    tsugino_kyokumen('1.8', P, te(1, 59, 51, nama, 2, nama), _).

test(the_board_as_the_paper_has_it, First == ban(22, ky, 11, gote, nama)) :-
    start_position(hirate, P),
    once(tsugino_kyokumen('1.1', P, te(_, 77, 76, _, _, _), Term)),
    arg(2, Term, First).

test(no_such_form, error(gunshi(no_form('3.1', [_|_])))) :-
    start_position(hirate, P),
    kanouna_te('3.1', P, _).

test(no_such_term, [forall(member(Form-Term, ['1.8'-nothing, '2.3'-[], '2.3'-[teban(sente), x],
                                              '1.81'-[position(sente)], core-foo])),
                    error(gunshi(no_form_term(Form, Term)))]) :-
    kanouna_te(Form, Term, _).

test(which_position, error(instantiation_error,
                           context(_, 'a position is needed, as of start_position(hirate, P), \c
                                       or a term of form 1.8'))) :-
    kanouna_te('1.8', _, _).

test(a_term_of_another_form, error(gunshi(no_form_term('1.1', _)))) :-
    start_position(hirate, P),
    form_term('1.8', P, Term),
    kanouna_te('1.1', Term, _).

test(no_te, [ forall(member(Goal, [ kanouna_te('1.8', P, te(17, 16)),
                                    tsugino_kyokumen('2.3', P, move(17, 16), _),
                                    maeno_kyokumen('1.1', P, '1716FU', _),
                                    kanouna_te(core, P, te(0, 17, 16, nama, 0, nil)),
                                    kanouna_te(core, P, foo) ])),
              error(gunshi(no_te(_, _))) ]) :-
    start_position(hirate, P),
    call(Goal).
test(moves_of_the_core, nondet) :-
    start_position(hirate, P),
    kanouna_te(core, P, move(17, 16)).

test(the_core_restores_nothing, error(gunshi(no_restoration(core)))) :-
    start_position(hirate, P),
    once(tsugino_kyokumen(core, P, Te, P1)),
    maeno_kyokumen(core, P1, Te, _).

test(before_which_move, error(instantiation_error)) :-
    start_position(hirate, P),
    maeno_kyokumen('1.1', P, _, _).

%   The king can be taken: the paper's rules say nothing of it, the core has no such position.

test(a_position_that_the_core_has_not, error(gunshi(bad_position(_, _, _, _)))) :-
    position_sfen(P, "4k4/4r4/9/9/9/9/4G4/9/4K4 b - 1"),
    once(tsugino_kyokumen('1.1', P, te(_, 57, 47, _, _, _), Term)),
    term_position('1.1', Term, _).

:- end_tests(form_queries).
