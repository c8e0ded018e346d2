:- encoding(utf8).
/*  In Japanese: errors at the prompt, and what is printed of a turn, have no English left. */
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/names), [known_name/1]).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/words/kb/japanese_sentences)).
:- use_module(library(gunshi/words/kb/look)).
:- use_module(library(gunshi/shogi/position)).

:- meta_predicate in_japanese(0), output(0, -).

in_japanese(Goal) :-
    setup_call_cleanup(set_language(ja), once(Goal), set_language(en)).

output(Goal, Text) :-
    with_output_to(string(Text), Goal).

%   english(+Text, -Words): words of four letters or more that are no command, file or name, and no
%   rank of an SFEN.

english(Text, Words) :-
    split_string(Text, " \n,;:()（）「」、。.'\"?*/", "", Parts),
    findall(Part,
            ( member(Part, Parts),
              string_length(Part, Length),
              Length >= 4,
              string_codes(Part, Codes),
              forall(member(Code, Codes),
                     ( code_type(Code, alpha), Code < 128 )),
              \+ forall(member(Code, Codes), memberchk(Code, `plnsgbrkPLNSGBRK`)),
              \+ ( known_name(Known), atom_string(Known, Part) ),
              \+ memberchk(Part, ["undo", "hint", "goto", "forward", "back", "game", "load",
                                  "learn", "joseki", "line", "none", "find", "USI",
                                  "disable", "plan", "before"])
            ),
            Words).

fault(bad_move("7x", "it names no square")).
fault(illegal_move_text("7g7e", Rule)) :-
    member(Rule, [ no_piece, wrong_side, no_such_piece, no_move_there, no_last_move, off_board,
                   occupied_by_own, occupied, cannot_move_there, must_promote, cannot_promote,
                   dead_end, nifu, not_in_hand, drop_pawn_mate, self_check,
                   ambiguous([move(49, 58), move(69, 58)]) ]).
fault(no_reason).
fault(nothing_to_undo).
fault(nothing_to_redo).
fault(start_of_record).
fault(end_of_record).
fault(nothing_to_learn).
fault(no_such_clause(x, [])).
fault(no_such_clause(_, [])).
fault(not_disabled(_, [])).
fault(not_disabled(x, [mate])).
fault(no_such_game_learned(_)).
fault(bad_knowledge('x.pl', [problem(1, 2, Fault)])) :-
    clause_fault(Fault).
fault(bad_clause("x.", [problem(1, 2, Fault), problem(1, 3, directive)])) :-
    clause_fault(Fault).
fault(bad_likely(likely(to(x), "", []), Fault)) :-
    likely_fault(Fault).
fault(bad_network('x.bin', Fault)) :-
    member(Fault, [ unreadable('x'), short(4, 8, 6), length(5, 9), number(0, 1, 2),
                    number(8, 5000, 4000), hash(4, 7, ['K+P'-1]) ]).
fault(not_one_clause("x. y.")).
fault(journal_gone('x')).
fault(no_such_record('x', 3)).
fault(rule_failed('x.pl':1, error(instantiation_error, _))).
fault(rule_limit('x.pl':1, What)) :-
    member(What, [steps(9), depth(9), seconds(9), size(9), integer(9)]).
fault(question_limit(seconds(10))).
fault(bad_record('x.kif', [problem(3, 2, Fault), problem(4, 3, no_game)], "何も読み込まなかった")) :-
    member(Fault, [ unread("７x"), no_branch, after_end, no_start(rows(8)), no_game, ignored("x"),
                    unknown_ending("x"), misnamed("x"), misnumbered(3, 2), not_held(csa),
                    illegal_move_text("7g7e", nifu) ]).
fault(bad_sfen(Field, Character, Message, Text)) :-
    member(Text, [ "9/9", "x", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
                   "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL x - 1",
                   "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2K 1",
                   "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 0P 1",
                   "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 0",
                   "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1",
                   "4k4/9/9/9/9/9/P8/P8/4K4 b - 1", "4k3P/9/9/9/9/9/9/9/4K4 b - 1",
                   "4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "+k8/9/9/9/9/9/9/9/4K4 b - 1",
                   "45/9/9/9/9/9/9/9/4K4 b - 1", "0/9/9/9/9/9/9/9/4K4 b - 1" ]),
    catch(position_sfen(_, Text), error(gunshi(bad_sfen(Field, Character, Message, _)), _), true).
fault(no_declaration(declaration(false, false, true, 3, 10, 31))).

clause_fault(likely(Fault)) :-
    likely_fault(Fault).
clause_fault(syntax(operator_expected)).
clause_fault(syntax(end_of_file)).
clause_fault(syntax(cannot_start_term)).
clause_fault(directive).
clause_fault(not_a_head(1)).
clause_fault(not_a_head(_)).
clause_fault(not_a_goal(_)).
clause_fault(not_a_goal(1)).
clause_fault(qualified(a:b)).
clause_fault(undeclared(x/1, [])).
clause_fault(not_allowed((!)/0, [])).
clause_fault(argument(1, plan, 1, "an atom")).
clause_fault(singletons(['A'])).
clause_fault(singletons(['A', 'B'])).
clause_fault(no_moves).
clause_fault(line_move(1, "x", none)).
clause_fault(line_move(1, "7g7e", nifu)).
clause_fault(known_already('x.pl':1)).
clause_fault(known_off('x.pl':1)).
clause_fault(disables_nothing(x)).
clause_fault(no_plan(x, [komagumi_plan], [])).
clause_fault(no_name(x, [strategy, aim], [])).
clause_fault(circle(x, [])).
clause_fault(circle(x, [before(y, x)-('x.pl':1)])).
clause_fault(never_stands(clash(59, ou-59, ki-59))).
clause_fault(never_stands(rule(two_kings, 59, ou, sente))).
clause_fault(asks_nothing).
clause_fault(not_a_fact(x/1)).
clause_fault(endless).
clause_fault(contrary(a, 'x.pl':1)).

likely_fault(Fault) :-
    member(Fault, [form, name, twice, count(1, 2), value(x)]).

:- begin_tests(japanese_messages).

test(errors, [forall(fault(What)), true(English == [])]) :-
    in_japanese(error_line(error(gunshi(What), _), Line)),
    english(Line, English).
test(english_in_english, Line == "There is nothing to take back: this is the start of the game") :-
    error_line(error(gunshi(nothing_to_undo), _), Line).
test(told_in_english_where_there_is_no_japanese, Line == English) :-
    What = no_othello_strategy("a game of Othello"),
    error_line(error(gunshi(What), _), English),
    in_japanese(error_line(error(gunshi(What), _), Line)).
test(commands, [ forall(member(Goal, [new_game, board, moves, castles, variation, plans, threat])),
                 true(English == []) ]) :-
    with_output_to(string(_), ( new_game, level(1), play('7g7f'), goto(1), level(10) )),
    in_japanese(output(Goal, Text)),
    english(Text, English0),
    Names = ["yagura", "shogi", "plans", "attacks", "choice", "variation"],
    subtract(English0, Names, English).
%   Each kind of knowledge has its sentence in Japanese, and no other has; the list tells them.

test(sentences_of_knowledge, Declared == Told) :-
    findall(Name/Arity,
            ( declared_knowledge(knowledge, Template, _), functor(Template, Name, Arity) ),
            Declared0),
    sort(Declared0, Declared),
    findall(Predicate, japanese_sentence(Predicate, _), Told0),
    msort(Told0, Told).
test(list_in_japanese) :-
    in_japanese(output(kb_list, Text)),
    once(sub_string(Text, _, _, _, "その手はその手筋である。")),
    \+ sub_string(Text, _, _, _, "The move is such a motif").

test(help_in_japanese) :-
    in_japanese(output(help, Text)),
    sub_string(Text, 0, _, _, "対局する\n"),
    \+ sub_string(Text, _, _, _, "the ").

%   Both tours have the same commands.

test(one_tour, English == Japanese) :-
    output(help, Text1),
    in_japanese(output(help, Text2)),
    maplist(commands, [Text1, Text2], [English, Japanese]).

commands(Text, Commands) :-
    split_string(Text, " \n", " ", Words),
    findall(Word,
            ( member(Word0, Words),
              string_concat(Word, ".", Word0),
              sub_string(Word, 0, 1, _, First),
              char_type(First, lower),
              catch(term_string(Term, Word), _, fail),
              callable(Term),
              functor(Term, Name, Arity),
              \+ Term = play('▲７六歩'),
              \+ Term = play('3d'),
              \+ Term = set_language(_),
              current_predicate(user:Name/Arity)
            ),
            All),
    sort(All, Commands).

:- end_tests(japanese_messages).
