:- encoding(utf8).
/*  In Japanese: errors at the prompt, and what is printed of a turn, have no English left. */
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).

:- meta_predicate in_japanese(0), output(0, -).

in_japanese(Goal) :-
    setup_call_cleanup(set_language(ja), once(Goal), set_language(en)).

output(Goal, Text) :-
    with_output_to(string(Text), Goal).

%   english(+Text, -Words): words of four letters or more that are no command, file or name.

english(Text, Words) :-
    split_string(Text, " \n,;:()（）「」、。.'\"?*/", "", Parts),
    findall(Part,
            ( member(Part, Parts),
              string_length(Part, Length),
              Length >= 4,
              forall(( string_codes(Part, Codes), member(Code, Codes) ),
                     ( code_type(Code, alpha), Code < 128 )),
              \+ memberchk(Part, ["undo", "hint", "goto", "forward", "back", "game", "load",
                                  "learn", "joseki", "line", "none", "find", "USI"])
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
fault(no_declaration(declaration(false, false, true, 3, 10, 31))).

:- begin_tests(japanese_messages).

test(errors, [forall(fault(What)), true(English == [])]) :-
    in_japanese(error_line(error(gunshi(What), _), Line)),
    english(Line, English).
test(english_in_english, Line == "There is nothing to take back: this is the start of the game") :-
    error_line(error(gunshi(nothing_to_undo), _), Line).
test(told_in_english_where_there_is_no_japanese, Line == English) :-
    What = bad_file(x, no_program(vim, 'vim-tiny')),
    error_line(error(gunshi(What), _), English),
    in_japanese(error_line(error(gunshi(What), _), Line)).
test(commands, [ forall(member(Goal, [new_game, board, moves, castles, variation, plans, threat])),
                 true(English == []) ]) :-
    with_output_to(string(_), ( new_game, level(1), play('7g7f'), goto(1), level(10) )),
    in_japanese(output(Goal, Text)),
    english(Text, English0),
    Names = ["yagura", "shogi", "plans", "attacks", "choice", "variation"],
    subtract(English0, Names, English).
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
