:- encoding(utf8).
/*  Prolog's own errors are one line, in the language of the reader. */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/words/prolog_messages), []).

:- meta_predicate in(+, 0).

in(Language, Goal) :-
    setup_call_cleanup(set_language(Language), once(Goal), set_language(en)).

%   message(+Term, -Text): what the prompt prints of it.

message(Term, Text) :-
    phrase(prolog:translate_message(Term), Lines),
    with_output_to(string(Printed), print_message_lines(current_output, '', Lines)),
    string_concat(Text, "\n", Printed).

unknown(Indicator, Language, Text) :-
    in(Language, message(error(existence_error(procedure, Indicator), _), Text)).

:- meta_predicate of_goal(0, +, -).

of_goal(Goal, Language, Text) :-
    catch(Goal, Error, true),
    in(Language, message(unhandled_exception(Error), Text)).

:- begin_tests(prolog_messages).

test(ours, Text == "There is no play/0. Write play('7g7f'). \c
                   (your move, in USI, CSA or Japanese)") :-
    unknown(play/0, en, Text).
test(ours_japanese, Text == "play/0はない。書き方は play('7g7f').（指し手: USI、CSA、日本語）") :-
    unknown(user:play/0, ja, Text).
test(several, Text == "There is no why/3. Write why. (the reason of the last move) or \c
                       why('4d'). (why not another move in its place)") :-
    unknown(why/3, en, Text).
test(near, Text == "Unknown procedure: plai/1; do you mean play('7g7f').") :-
    unknown(plai/1, en, Text).
test(near_japanese, Text == "plai/1という述語はない。もしかすると play('7g7f').") :-
    unknown(plai/1, ja, Text).
test(far, Text == "Unknown procedure: quuxly/1") :-
    unknown(quuxly/1, en, Text).
test(other_arity, Text == "Unknown procedure: legal_move/7; there is legal_move/2") :-
    use_module(user:library(gunshi)),
    unknown(legal_move/7, en, Text).
test(another_module, [forall(member(Language-Text,
                                    [ en-"Unknown procedure: lists:play/1",
                                      ja-"lists:play/1という述語はない" ])),
                      Said == Text]) :-
    unknown(lists:play/1, Language, Said).
test(near_in_another_module,
     Text == "Unknown procedure: lists:subtrac/3; there is lists:subtract/3") :-
    unknown(lists:subtrac/3, en, Text).
test(near_in_prolog, Text == "Unknown procedure: lenght/2; there is length/2") :-
    unknown(lenght/2, en, Text).
test(the_reason_is_kept, Text == "Unknown procedure: quuxly/1 (nobody knows)") :-
    message(error(existence_error(procedure, quuxly/1), context(toplevel, 'nobody knows')), Text).
test(a_predicate_of_ones_own,
     true(sub_string(Text, 0, _, _, "assertz/1: No permission to modify static procedure `"))) :-
    of_goal(assertz(user:of_goal(_, _, _)), en, Text).
test(what_is_no_indicator, Text == "Unknown procedure: x") :-
    message(error(existence_error(procedure, x), _), Text).
test(dwim, Text == "There is no go/1. Write go. (the program moves for the side to move)") :-
    message(dwim_undefined(user:go(3), []), Text).
test(a_rule, true(sub_string(Text, _, _, _, "kb_add"))) :-
    unknown((:-)/2, en, Text).

test(syntax, Text == "Syntax error: Unexpected end of clause, behind \"foo(\"") :-
    of_goal(term_to_atom(_, 'foo( .'), en, Text).
test(syntax_japanese, Text == "文法の誤り: 途中で終わっている。「foo(」の後") :-
    of_goal(term_to_atom(_, 'foo( .'), ja, Text).

test(japanese, [forall(member(Goal-Expected,
                              [ (_ is foo+1)-"is/2: 算術の関数でない: foo/0",
                                (_ is _+1)-"is/2: 値の要る所で変数に値がない",
                                (_ is 1/0)-"//2: 算術の誤り: 零で割っている",
                                atom_length(f(x), _)
                                -"atom_length/2: 型が違う: 文字が要る所に f(x)",
                                assertz((atom(_) :- true))
                                -"assertz/1: 許されない: static_procedure atom/1（変更）",
                                throw(away)-"受け取り手のない例外: away" ])),
                true(Text == Expected)]) :-
    of_goal(Goal, ja, Text).
test(one_line, [forall(( member(Language, [en, ja]),
                         member(Goal, [ assertz((atom(_) :- true)),
                                        assertz((append(_, _, _) :- true)), see(nowhere),
                                        arg(x, f(x), _), succ(_, -1),
                                        atom_to_term('a b', _, _), number_codes(_, "x") ]) )),
                true(\+ sub_string(Text, _, _, _, "\n"))]) :-
    of_goal(Goal, Language, Text).
test(a_stack_that_was_asked_for_is_shown, true(sub_string(Text, _, _, _, "In:"))) :-
    use_module(library(prolog_stack)),
    message(error(type_error(integer, x), context(prolog_stack([]), _)), Text).

:- end_tests(prolog_messages).
