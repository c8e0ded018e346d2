:- encoding(utf8).
/*  What rules may ask, asked at the prompt: the squares on the board, the answers below it. */
:- module(test_asked, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/knowledge/asking)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/words/asked)).
:- use_module(tests(mapped_memory)).
:- use_module(tests(knowledge/own_directory)).

start(Game) :-
    start_position(hirate, Position),
    game_new(Position, Game).

:- begin_tests(asked).

test(squares_are_marked, Count-Answers == 9-9) :-
    start(Game),
    with_output_to(string(Text), print_answers(Game, attacks(_, 28, _))),
    aggregate_all(count, sub_string(Text, _, _, _, "*"), Count),
    aggregate_all(count, sub_string(Text, _, _, _, "attacks(Now, 28, "), Answers).
test(nothing_found, Text == "No.\n") :-
    start(Game),
    with_output_to(string(Text), \+ print_answers(Game, hanging(_, _))).
test(after_a_move, Squares == [33, 44, 55, 66, 77, 79, 97, 99]) :-
    start(Game),
    findall(To, ask(Game, ( after(_, move(77, 76), Then), attacks(Then, 88, To) ), _), Squares0),
    msort(Squares0, Squares).
test(proof, Proof == [held(pinned(now([]), 52, 58))]) :-
    position_sfen(Position, "4k4/4g4/9/9/9/9/9/4R4/4K4 b - 1"),
    game_new(Position, Game),
    ask(Game, pinned(_, _, _), Proof).

test(an_argument_left_open_stays_so, [fail]) :-
    start(Game),
    with_output_to(string(Text), print_answers(Game, ( true ; standing_castle(_, _, _) ))),
    sub_string(Text, _, _, _, "now(").
test(open_in_a_proof, Plain == known(X, Y)) :-
    plain_goal(known(X, Y), Plain).

%   Of very many answers some are told, whatever the game behind each is like.

test(many_answers,
     true(sub_string(Text, _, _, 0, "and 99,980 more; others were not looked for\n"))) :-
    start(Game),
    Goal = ( after(N, A, T), moves(T, _), moves(N, A), moves(N, _), moves(N, _) ),
    mapped_megabytes(self, Before),
    with_output_to(string(Text), print_answers(Game, Goal)),
    mapped_megabytes(self, After),
    assertion(After - Before < 500).

%   What other commands read only when they need it is known here too.

test(subjects_of_their_own, [forall(member(Goal,
                                           [ motif(wariuchi_no_gin, _, _, _, drop(gi, 53)),
                                             attack_plan(bougin, _, _),
                                             formation(_, "矢倉", _, _) ])),
                             nondet]) :-
    position_sfen(Position, "4k4/9/9/3g1g3/9/9/9/9/4K4 b S 1"),
    game_new(Position, Game),
    ask(Game, Goal, _).
%   A clause about a move may deny something of it before it asks what the move does.

test(each_legal_move, Moves == [drop(ki, 42), drop(ki, 52), drop(ki, 62)]) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K4 b G 1"),
    game_new(Position, Game),
    in_own_directory(( own_text('my.pl', "motif(my, \"私\", \"mine\", Now, Move) :- \c
                                          \\+ takes(Now, Move, _), \c
                                          ( arrives(Now, Move, 42) ; arrives(Now, Move, 52) \c
                                          ; arrives(Now, Move, 62) ).\n"),
                       load_own_knowledge,
                       findall(Move, ask(Game, motif(my, _, _, _, Move), _), Moves0) )),
    sort(Moves0, Moves).
test(each_legal_move_later, Moves == [move(33, 34)]) :-
    start(Game),
    in_own_directory(( own_text('my.pl', "motif(my, \"私\", \"mine\", Now, Move) :- \c
                                          \\+ takes(Now, Move, _), arrives(Now, Move, 34).\n"),
                       load_own_knowledge,
                       findall(Move,
                               ask(Game,
                                   ( after(_, move(77, 76), Then), motif(my, _, _, Then, Move) ),
                                   _),
                               Moves) )).
test(exchange_of_each_move, Moves == [move(28, 24)]) :-
    position_sfen(Position, "4k4/9/9/7s1/9/9/9/7R1/4K4 b - 1"),
    game_new(Position, Game),
    findall(Move, ( ask(Game, exchange(_, Move, Points), _), Points > 0 ), Moves).
test(shipped_motifs, nondet) :-
    position_sfen(Position, "9/4k4/9/4P4/9/9/9/9/4K4 b G 1"),
    game_new(Position, Game),
    ask(Game, motif(atamakin, _, _, _, drop(ki, 53)), _).
test(denied_as_it_was_asked) :-
    start(Game),
    with_output_to(string(Text),
                   print_answers(Game, ( after(_, move(77, 76), Then), \+ takes(Then, _, _) ))),
    sub_string(Text, _, _, _, ", \\+takes(Now+move(77,76), _, _)\n").

%   What is wrong with a question, in one line each.

wrong(atacks(_, 28, _), "did you mean attacks(now,from,to)?").
wrong(pins(_, _, _),    "did you mean ").
wrong(attacks(_, a, _), "argument 2 (from) is a, not a square").
wrong(shell(ls),        "a rule may not call shell/1").
wrong(_ is 1/0,         "The question went wrong: Arithmetic").
wrong(after(_, foo, _), "The question went wrong: This is no move: foo").
wrong(attacks(X, X, _), "The question went wrong: Type error: `integer' expected").
wrong(( side(_, _), ! ), "a rule may not call !/0; there is no cut").
wrong(_ < 4,            "The question went wrong: a variable has no value").
wrong(best_move(_, _, _), "The question went wrong: a variable has no value").

test(wrong, [forall(wrong(Goal, Part)), true(sub_string(Line, _, _, _, Part))]) :-
    start(Game),
    catch(ask(Game, Goal, _), Error, true),
    error_line(Error, Line).
test(too_much, throws(error(gunshi(question_limit(_)), _))) :-
    start(Game),
    ask(Game, ( moves(N, _), moves(N, _), moves(N, _), moves(N, _), moves(N, _), fail ), _).

test(vocabulary, Missing == []) :-
    with_output_to(string(Text), print_subjects),
    findall(Name,
            ( member(Name, ["attacks/3", "offset/5", "plays/5", "after/3"]),
              \+ sub_string(Text, _, _, _, Name)
            ),
            Missing).

:- end_tests(asked).
