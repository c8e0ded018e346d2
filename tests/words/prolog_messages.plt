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

%   typed(+Name, -Text): Name alone was typed at the prompt.

typed(Name, Text) :-
    in(en, message(error(existence_error(procedure, Name/0), context(typed, _)), Text)).

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
     Text == "Unknown procedure: lists:subtrac/3; do you mean lists:subtract/3") :-
    unknown(lists:subtrac/3, en, Text).
test(a_bare_move,
     [ forall(member(Text-Hint, [ "play(7g7f) ."-true, "7g7f ."-true, "X = foo( ."-false,
                                  "play('7g7f' ."-false ])),
       true(Said == Hint) ]) :-
    catch(term_to_atom(_, Text), error(syntax_error(What), _), true),
    message(error(syntax_error(What), string(Text, 4)), Told),
    ( sub_string(Told, _, _, _, "play('7g7f'), or is typed alone") -> Said = true ; Said = false ).
test(a_quoted_move,
     [ forall(member(Move, ['7g7f', '8h2b+', 'P*5e', '７六歩', '▲７六歩', f5])),
       true(sub_string(Text, _, _, _, Hint))
     ]) :-
    typed(Move, Text),
    format(string(Hint), "play('~w').", [Move]).
test(no_move, [forall(member(Name, [quuxly, q, '7', 'x*ab', '1abc', '7g7fx', '同じ', f9]))]) :-
    typed(Name, Text),
    \+ sub_string(Text, _, _, _, "A move alone").
test(no_move_but_another_arity, Text == "Unknown procedure: b2/0; there is b2/1") :-
    setup_call_cleanup(assertz(user:b2(_)), typed(b2, Text), abolish(user:b2/1)).
test(no_move_in_a_clause, Text == "Unknown procedure: b2/0") :-
    unknown(b2/0, en, Text).
test(a_move_as_a_string, Text == "指し手だけでは問いにならない。play('7g7f'). で指す。\c
                                  type. の後ならそのままでよい") :-
    Error = error(type_error(callable, "7g7f"), context('$toplevel':toplevel_call/1, _)),
    in(ja, message(Error, Text)).
test(a_string_that_is_no_move) :-
    Error = error(type_error(callable, "7g"), context('$toplevel':toplevel_call/1, _)),
    message(Error, Text),
    \+ sub_string(Text, _, _, _, "A move alone").
test(near_in_prolog, Text == "Unknown procedure: lenght/2; do you mean length/2") :-
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
                                -"atom_length/2: 型が違う: 文字列が要る所に f(x)",
                                assertz((atom(_) :- true))
                                -"assertz/1: 許されない: 述語 atom/1（変更）",
                                throw(away)-"受け取り手のない例外: away" ])),
                true(Text == Expected)]) :-
    of_goal(Goal, ja, Text).

%   wrong(-Goal): Goal throws.

wrong(assertz((atom(_) :- true))).
wrong(assertz((lists:append(_, _, _) :- true))).
wrong(assertz((foo :- 1))).
wrong(assertz(m:(atom(_) :- true))).
wrong(see('なし')).
wrong(read('なし', _)).
wrong(open('なし', 7, _)).
wrong(open(/, write, _)).
wrong(put_char(user_input, 'あ')).
wrong(get_char(user_output, _)).
wrong(arg('あ', 7, _)).
wrong(arg(1, 7, _)).
wrong(succ(_, -1)).
wrong(functor(_, 'あ', -1)).
wrong(char_code(_, -1)).
wrong(sub_atom(7, 7, 7, 'あ', _)).
wrong(nb_getval('なし', _)).
wrong(thread_join('なし')).
wrong(msort(7, _)).
wrong(length(_, -1)).
wrong(atom_length(_, 1)).
wrong(atom_length(7, 'あ')).
wrong(atom_to_term('あ い', _, _)).
wrong(number_codes(_, "あ")).
wrong(_ is 'あ'+1).
wrong(_ is 1/0).
wrong(_ is 5 mod 0).
wrong(_ is log(0)).
wrong(_ is 2.0**10000).
wrong(_ is 1 << 1.0).
wrong(format(atom(_), "~q", [])).
wrong(format(atom(_), "~q", [1, 2])).
wrong(retract(atom(_))).
wrong(abolish(7/7)).
wrong(call(1)).
wrong(op(1201, xfx, 'あ')).
wrong(op(200, 'あ', 'あ')).
wrong(op(200, xfx, ',')).
wrong(set_prolog_flag(bounded, 1)).
wrong(set_prolog_flag('なし', _)).
wrong(must_be(positive_integer, 0)).
wrong(must_be(nonneg, -1)).
wrong(must_be(boolean, 1)).
wrong(must_be(list, 1)).
wrong(must_be(list(integer), 1)).
wrong(must_be(between(1, 3), 4)).
wrong(must_be(oneof(['あ']), 1)).
wrong(must_be(var, 1)).
wrong(consult('なし')).
wrong(delete_file('なし')).
wrong(throw(error(existence_error(key, 'なし', 7), _))).
wrong(user:'なし').
wrong('なし':'あ').
wrong(throw('なし')).

%   Text behind the predicate that was called has no ASCII word but those of Goal.

test(one_line, [forall(( member(Language, [en, ja]), wrong(Goal) )),
                true(\+ sub_string(Text, _, _, _, "\n"))]) :-
    of_goal(Goal, Language, Text).
test(no_word_of_prolog, [forall(wrong(Goal)), Words == []]) :-
    of_goal(Goal, ja, Text),
    format(string(Typed), "~w", [Goal]),
    ascii_words(Typed, Names),
    (   sub_string(Text, Before, _, _, ": "),
        sub_string(Text, 0, Before, _, Called),
        sub_string(Called, _, _, _, "/")
    ->  sub_string(Text, Before, _, 0, Said)
    ;   Said = Text
    ),
    ascii_words(Said, Words0),
    subtract(Words0, [true, false|Names], Words).

ascii_words(Text, Words) :-
    string_codes(Text, Codes),
    phrase(ascii_words(Words), Codes).

ascii_words([Word|Words]) -->
    [First],
    { letter(First) },
    !,
    letters(Rest),
    { atom_codes(Word, [First|Rest]) },
    ascii_words(Words).
ascii_words(Words) -->
    [_],
    !,
    ascii_words(Words).
ascii_words([]) -->
    [].

letters([Code|Codes]) -->
    [Code],
    { Code < 128, code_type(Code, csym) },
    !,
    letters(Codes).
letters([]) -->
    [].

letter(Code) :-
    Code < 128,
    code_type(Code, alpha).

test(a_file_that_is_not_there, Text == "see/1: ファイルがない: none") :-
    of_goal(see(none), ja, Text).
test(a_file_to_delete, Text == "delete_file/1: ファイルがない: none") :-
    of_goal(delete_file(none), ja, Text).
test(a_file_that_is_no_file, Text == "open/3: 開けない: /（ディレクトリである）") :-
    of_goal(open(/, write, _), ja, Text).
test(a_stack_that_was_asked_for_is_shown, true(sub_string(Text, _, _, _, "In:"))) :-
    use_module(library(prolog_stack)),
    message(error(type_error(integer, x), context(prolog_stack([]), _)), Text).

:- end_tests(prolog_messages).
