:- module(test_forms, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/mutable)).
:- use_module(library(process)).
:- use_module(library(gunshi/shogi/forms),
              [form_facts/2]).

/*  The forms of a position: the shapes of their terms, as the first paper has them (papers.md §1),
    their moves te/6, and that a move and its restoration give the very same term where the paper's
    lists are ordered. That they agree with the core is in tests/lab/forms/proof.plt. */

:- begin_tests(forms).

paper_forms(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2.1', '2.2', '2.3',
             '1.21', '1.81']).

%   hands(-Position): after 7g7f 3c3d 8h2b+ 3a2b, each side has a bishop in hand.

hands(Position) :-
    position_sfen(Position, "lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 1").

test(all_forms_of_the_paper) :-
    paper_forms(Wanted),
    findall(Form, form_group(Form, paper), Forms),
    msort(Wanted, Sorted),
    msort(Forms, Sorted).

test(five_tuned, Forms == ['1.1-tuned', '1.8-tuned', '2.3-tuned', '1.21-tuned', '1.81-tuned']) :-
    findall(Form, form_group(Form, tuned), Forms).

test(a_number_names_a_form) :-
    hands(Position),
    form_te(1.21, paper, Position, Tes),
    form_te('1.21', paper, Position, Tes).

test(no_such_form, error(gunshi(no_form('3.1', [_|_])))) :-
    hands(Position),
    form_te('3.1', paper, Position, _).

test(no_such_rules, error(domain_error(rules, both))) :-
    hands(Position),
    form_te('1.1', both, Position, _).

test(a_position_is_wanted, error(gunshi(no_form_term('1.1', nothing)))) :-
    form_te('1.1', paper, nothing, _).

test(a_file_with_mistakes_is_not_used, [forall(member(Text, ["kanouna_te(a, .", "p(X :- q."]))]) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(pl)]),
    format(Out, ":- module(gunshi_form_broken, []).~n~s~nmeasure.~n", [Text]),
    close(Out),
    module_property(gunshi_shogi_forms_swi, file(Swi)),
    process_create(path(swipl), ['-f', none, '-q', '-g', form_process, '-t', halt, Swi, '--', File,
                                 thread, ''],
                   [stdin(null), stdout(null), stderr(pipe(Error)), process(Process)]),
    read_string(Error, _, Said),
    close(Error),
    process_wait(Process, Status),
    Status \== exit(0),
    once(sub_string(Said, _, _, _, "bad_form")).

test(form_1_1, [Teban, B11, B55, B88, Hand] ==
               [sente, ban(22, ky, 11, gote, nama), ban(0, nil, 55, nil, nil),
                ban(0, nil, 88, nil, nil), [mochigoma(sente, 5, ka), mochigoma(gote, 6, ka)]]) :-
    hands(Position),
    form_term('1.1', Position, Term),
    functor(Term, position, 83),
    arg(1, Term, Teban),
    arg(2, Term, B11),
    arg(42, Term, B55),
    arg(72, Term, B88),
    arg(83, Term, Hand),
    forall(( between(1, 9, File), between(1, 9, Rank) ),
           ( XY is 10 * File + Rank,
             N is XY - 8 - XY // 10,
             arg(N, Term, ban(_, _, XY, _, _))
           )).

test(form_1_2, [Teban, Bishop, King] ==
               [sente, komalist(6, ka, 0, gote, nama), komalist(2, ou, 51, gote, nama)]) :-
    hands(Position),
    form_term('1.2', Position, Term),
    functor(Term, position, 41),
    arg(1, Term, Teban),
    arg(7, Term, Bishop),
    arg(3, Term, King),
    forall(between(1, 40, No), ( N is No + 1, arg(N, Term, komalist(No, _, _, _, _)) )).

test(form_1_3, [Length, Hand] == [81, [mochigoma(sente, 5, ka), mochigoma(gote, 6, ka)]]) :-
    hands(Position),
    form_term('1.3', Position, position(sente, Board, Hand)),
    length(Board, Length),
    forall(nth1(N, Board, ban(_, _, XY, _, _)), N =:= XY - 9 - XY // 10).

test(form_1_4, Length == 40) :-
    hands(Position),
    form_term('1.4', Position, position(sente, List)),
    length(List, Length),
    memberchk(komalist(6, ka, 0, gote, nama), List).

test(form_1_5, Numbers == Wanted) :-
    hands(Position),
    form_term('1.5', Position, position(sente, List)),
    findall(No, member(komalist(No, _, _, _, _), List), Numbers),
    numlist(1, 40, Wanted).

test(form_1_6, Sum == 40) :-
    hands(Position),
    form_term('1.6', Position, position(sente, Sente, Gote)),
    length(Sente, Length1),
    length(Gote, Length2),
    Sum is Length1 + Length2,
    memberchk(komalist(5, ka, 0, nama), Sente).

test(form_1_7, [SenteHand, GoteHand, Sum] == [[mochigoma(5, ka)], [mochigoma(6, ka)], 38]) :-
    hands(Position),
    form_term('1.7', Position, position(sente, Sente, SenteHand, Gote, GoteHand)),
    length(Sente, Length1),
    length(Gote, Length2),
    Sum is Length1 + Length2.

test(form_1_8, [SenteHand, GoteHand] == [[mochigoma(5, ka)], [mochigoma(6, ka)]]) :-
    hands(Position),
    form_term('1.8', Position, position(sente, Ranks, SenteHand, GoteHand)),
    length(Ranks, 9),
    forall(( nth1(N, Ranks, Rank), member(komalist(_, _, XY, _, _), Rank) ), XY mod 10 =:= N).

test(form_1_9) :-
    hands(Position),
    form_term('1.9', Position, position(sente, Files, [mochigoma(5, ka)], [mochigoma(6, ka)])),
    length(Files, 9),
    forall(( nth1(N, Files, File), member(komalist(_, _, XY, _, _), File) ), XY // 10 =:= N).

test(form_2_1, Count == 41) :-
    hands(Position),
    form_term('2.1', Position, Facts),
    length(Facts, Count),
    memberchk(teban(sente), Facts),
    memberchk(komalist(6, ka, 0, gote, nama), Facts).

test(form_2_2, Count == 84) :-
    hands(Position),
    form_term('2.2', Position, Facts),
    length(Facts, Count),
    memberchk(ban(55, 0, nil, nil, nil), Facts),
    memberchk(ban(11, 22, ky, gote, nama), Facts),
    memberchk(mochigoma(sente, 5, ka), Facts).

test(form_2_3, Count == 124) :-
    hands(Position),
    form_term('2.3', Position, Facts),
    length(Facts, Count),
    subset([teban(sente), komalist(6, ka, 0, gote, nama), ban(55, 0), ban(11, 22),
            sentemochigoma(5), gotemochigoma(6)], Facts).

test(hybrids_have_a_term_and_the_board,
     [Name1/Arity1, Name2/Arity2, Count] == [position/41, position/4, 82]) :-
    hands(Position),
    form_term('1.21', Position, [Term1|Facts1]),
    form_term('1.81', Position, [Term2|Facts2]),
    functor(Term1, Name1, Arity1),
    functor(Term2, Name2, Arity2),
    msort(Facts1, Sorted),
    msort(Facts2, Sorted),
    length([Term1|Facts1], Count),
    memberchk(ban(11, 22), Sorted).

test(a_missing_piece, [XY, Count] == [nil, 3]) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K3P b - 1"),
    form_term('1.2', Position, Term),
    arg(4, Term, komalist(3, hi, XY, nil, nil)),
    form_term('1.3', Position, position(_, Board, [])),
    aggregate_all(count, ( member(ban(No, _, _, _, _), Board), No > 0 ), Count),
    form_term('1.6', Position, position(_, Sente, Gote)),
    length(Sente, 2),
    length(Gote, 1).

%   A move carries what is needed to take it back.

test(te_of_a_promoting_capture, Te == te(5, 88, 22, natta, 6, nama)) :-
    position_sfen(Position, "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"),
    form_te('1.1', paper, Position, Tes),
    Te = te(_, 88, 22, natta, _, _),
    memberchk(Te, Tes).

test(te_of_a_drop_is_once_a_kind, Nos == [23]) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K4 b 3P 1"),
    form_te('1.1', paper, Position, Tes),
    findall(No, member(te(No, 0, 55, nama, 0, nil), Tes), Nos).

test(all_te_are_moves, [forall(form_group(Form, paper))]) :-
    hands(Position),
    form_moves(Form, paper, Position, Moves),
    rule_moves(paper, Position, Wanted),
    msort(Wanted, Sorted),
    msort(Moves, Sorted).

%   restored(+Form, +Position, -Same): every move made and restored, the terms are the same, not
%   only up to the order of lists.

restored(Form, Position) :-
    in_form(Form, Position, restored_term).

restored_term(Module, Term) :-
    Module:kanouna_te(Term, Tes),
    forall(member(Te, Tes),
           ( Module:tsugino_kyokumen(Term, Te, Term1),
             Module:maeno_kyokumen(Term1, Te, Term2),
             Term2 == Term
           )).

test(ordered_forms_are_restored_exactly,
     [forall(member(Form, ['1.1', '1.2', '1.3', '1.5', '1.1-tuned', '1.1-copy', '1.1-c']))]) :-
    hands(Position),
    restored(Form, Position).

test(the_position_before_is_not_touched,
     [forall(( form_group(Form, paper), form_facts(Form, []) ))]) :-
    hands(Position),
    in_form(Form, Position, untouched).

untouched(Module, Term) :-
    copy_term(Term, Copy),
    Module:kanouna_te(Term, Tes),
    forall(member(Te, Tes), Module:tsugino_kyokumen(Term, Te, _)),
    Term == Copy.

test(backtracking_restores_what_is_changed_in_place) :-
    hands(Position),
    in_form('1.1-setarg', Position, changed_and_back).

changed_and_back(Module, Term) :-
    duplicate_term(Term, Copy),
    Module:kanouna_te(Term, Tes),
    forall(member(Te, Tes), ( Module:tsugino_kyokumen(Term, Te, _), Term \== Copy )),
    Term == Copy.

%   A dropped pawn mates: a move of the paper's rules, not a legal one.

test(drop_pawn_mate, [forall(form_kind(Form, Kind)), nondet]) :-
    Kind \== none,
    position_sfen(Position, "7nk/9/8S/9/9/9/9/9/4K4 b P 1"),
    form_moves(Form, paper, Position, Paper),
    form_moves(Form, legal, Position, Legal),
    memberchk(drop(fu, 12), Paper),
    \+ memberchk(drop(fu, 12), Legal).

test(two_threads_do_not_mix_their_facts, Different == []) :-
    hands(Position1),
    start_position(hirate, Position2),
    numlist(1, 40, Ns),
    concurrent_maplist([N, Good]>>( ( N mod 2 =:= 0 -> P = Position1 ; P = Position2 ),
                                    form_moves('2.3', paper, P, Moves),
                                    rule_moves(paper, P, Wanted),
                                    msort(Moves, S1), msort(Wanted, S2),
                                    ( S1 == S2 -> Good = true ; Good = N ) ),
                       Ns, Goods),
    exclude(==(true), Goods, Different).

test(te_move_of_a_promoted_piece, Move == move(22, 33)) :-
    te_move(te(5, 22, 33, nari, 0, nil), Move).

%   What an experiment says of one difference between two forms is true only while all else is
%   alike. The texts are compared: of 1.1-copy all but change_arg/5; of 1.1-c and the hybrids how a
%   move is made and taken back, up to what the built-in computes and to the facts.

program(Form, Wanted, Program) :-
    form_file(Form, File),
    setup_call_cleanup(open(File, read, In, [encoding(utf8)]), terms(In, Terms), close(In)),
    findall(Plain,
            ( member(Term, Terms),
              Term \= (:- _),
              ( Term = (Head :- _) -> true ; Head = Term ),
              functor(Head, Name, Arity),
              call(Wanted, Name/Arity),
              plain(Term, Plain)
            ),
            Program).

terms(In, Terms) :-
    read(In, Term),
    (   Term == end_of_file
    ->  Terms = []
    ;   Terms = [Term|Terms1],
        terms(In, Terms1)
    ).

plain((Head :- Body0), (Head :- Body)) :-
    !,
    plain(Body0, Body).
plain((A, B), Plain) :-
    functor(A, Name, 4),
    memberchk(Name, [ban_tsugi, ban_mae]),
    !,
    plain(B, Plain).
plain((A0, B0), (A, B)) :-
    !,
    plain(A0, A),
    plain(B0, B).
plain(N is XY - 8 - XY//10, square_argument(XY, N)) :-
    !.
plain(Goal, Goal).

but_change_arg(Indicator) :-
    Indicator \== change_arg/5.

made_and_taken_back(Name/_) :-
    memberchk(Name, [tsugino_kyokumen, maeno_kyokumen, motta, update]).

test(programs_that_differ_in_one_thing,
     [forall(member(Form1-Form2-Wanted,
                    ['1.1'-'1.1-copy'-but_change_arg, '1.1'-'1.1-c'-made_and_taken_back,
                     '1.8'-'1.81'-made_and_taken_back,
                     '1.2'-'1.21'-made_and_taken_back]))]) :-
    program(Form1, Wanted, Program1),
    program(Form2, Wanted, Program2),
    Program1 = [_, _|_],
    Program1 =@= Program2.

:- end_tests(forms).
