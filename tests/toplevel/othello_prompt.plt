/*  The Othello prompt has the commands of shogi's, by their names: it plays and answers, walks in
    the game and loses nothing, says why and why not; what it has not is a line.
*/
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/clauses), [without_clauses/2]).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/otl)).
:- use_module(library(gunshi/toplevel/othello_lacks), [set_style/1]).
:- use_module(library(gunshi/words/command_words)).
:- use_module(library(gunshi/words/othello_command_words)).
:- use_module(library(gunshi/session), []).
:- use_module(library(gunshi/toplevel/completion)).

:- begin_tests(othello_prompt, [cleanup(player(paper))]).

:- meta_predicate said(0, -), in_a_line(0, -).

said(Goal, Text) :-
    with_output_to(string(Text), Goal).

%   in_a_line(:Goal, -Line): Goal throws an error of the person, which is told in a line.

in_a_line(Goal, Line) :-
    catch(( said(Goal, _), fail ), Error, true),
    Error = error(gunshi(_), _),
    error_line(Error, Line),
    \+ sub_string(Line, _, _, _, "\n").

begun :-
    player(paper),
    said(new_game, _).

record(Moves) :-
    current_game(othello_game(_, _, Moves)).

lines(Text, Lines) :-
    split_string(Text, "\n", "", Lines).

test(every_command_has_words, Missing-Others-Wrong == []-[]-[]) :-
    module_property(gunshi_otl, exports(Exports)),
    module_property(gunshi_toplevel_othello_lacks, exports(Lacks)),
    Others0 = [called_clauses/2, found_clauses/2, clause_with_text/5, gm/3, bm/3, int/3, bp/1],
    append(Lacks, Others0, No),
    subtract(Exports, No, Commands),
    findall(Each, ( member(Each, Commands), \+ command_words(Each, _, _, _) ), Missing),
    findall(Each, ( othello_command(Each, _, _, _), \+ memberchk(Each, Exports) ), Others),
    findall(Call,
            ( othello_command(Name/Arity, Call, _, _),
              \+ ( term_string(Term, Call), functor(Term, Name, Arity) )
            ),
            Wrong).

%   library(gunshi) exports a set_style/1 of its own: in its place the program has ours.

test(names_of_the_other_prompt, Missing == [set_style/1]) :-
    module_property(gunshi_session, exports(Theirs)),
    module_property(gunshi_otl, exports(Ours)),
    subtract(Theirs, Ours, Missing).

test(plays_and_answers, Moves == [5-6, 6-4]) :-
    begun,
    said(play(f5), Text),
    lines(Text, ["5.6 f5", "6.4 d6      gm(2, ...) kb/othello/joseki.pl:12"|_]),
    record(Moves).
test(a_move_in_any_writing, [forall(member(Move, [f5, 'F5', "f5", 5-6])), First == 5-6]) :-
    begun,
    said(play(Move), _),
    record([First|_]).
test(go_gives_the_other_side, Moves == [5-6]) :-
    begun,
    said(go, _),
    record(Moves),
    in_a_line(c, _).
test(no_answer_changes_nothing, [forall(member(Goal, [play(f5), go])), Moves-Words == []-true]) :-
    begun,
    without_clauses([off(te(_, _), _)], in_a_line(Goal, _)),
    record(Moves),
    said(r, Text),
    ( sub_string(Text, _, _, _, "(you have black)") -> Words = true ; Words = Text ).
test(a_position, Text == "XXXXXXXX--------------------------------------------------OX---- X") :-
    said(position('XXXXXXXX--------------------------------------------------OX---- X'), _),
    position(Text),
    begun.
test(white_begins_in_a_position, Sides == [white, black]) :-
    othello_start(Start),
    othello_after(Start, 5-6, After),
    othello_text(After, Text),
    said(position(Text), _),
    current_position(First),
    said(go, _),
    current_position(Second),
    maplist(othello_side, [First, Second], Sides),
    in_a_line(learn, _),
    begun.
test(saved_and_loaded, Again == Moves) :-
    begun,
    said(play(f5), _),
    record(Moves),
    tmp_file(game, File),
    said(save(File), _),
    begun,
    said(load(File), _),
    record(Again),
    delete_file(File).
test(the_whole_line_is_saved, Again == Moves) :-
    begun,
    said(play(f5), _),
    record(Moves),
    tmp_file(game, File),
    said(( goto(1), save(File) ), Said),
    sub_string(Said, _, _, 0, ", moves: 2.\n"),
    said(load(File), _),
    record(Again),
    delete_file(File).
test(a_pass_is_no_square, Text == "No legal move: it must be a pass, play(pass).\n") :-
    said(position('------OX-------------------------------------------------------- O'), _),
    said(moves, Text),
    begun.
test(loading_what_is_no_game,
     [forall(member(Options-What, [ []-no_game_in(_), [game(2)]-no_game_in(_),
                                    [gaem(2)]-bad_option(gaem(2), _), [game(x)]-bad_option(_, _),
                                    [part(true)]-bad_option(_, _) ])),
      throws(error(gunshi(What), _))]) :-
    tmp_file_stream(File, Out, [extension(ggf)]),
    close(Out),
    load(File, Options).
test(think, Said == true) :-
    begun,
    think(0.05),
    said(go, Text),
    player(paper),
    ( sub_string(Text, _, _, _, "discs, depth") -> Said = true ; Said = false ).

%   Walking.

test(undo_and_redo, [Back, Again] == [[], [5-6, 6-4]]) :-
    begun,
    said(play(f5), _),
    said(undo, _),
    record(Back),
    said(redo, _),
    record(Again).
test(undo_of_what_the_program_began, Moves == []) :-
    begun,
    said(go, _),
    said(undo, _),
    record(Moves).
test(walking_loses_nothing, Moves == [5-6, 6-4, 3-3]) :-
    begun,
    said(( play(f5), m(c3), goto(0), forward, goto(3) ), _),
    record(Moves).
test(the_same_move_goes_on_in_the_line, Moves == [5-6, 6-4]) :-
    begun,
    said(( play(f5), goto(0), m(f5), forward ), _),
    record(Moves).
test(another_move_ends_the_line, Moves == [6-5]) :-
    begun,
    said(( play(f5), goto(0), m(e6) ), _),
    record(Moves),
    in_a_line(forward, _).
test(where_one_is) :-
    begun,
    said(( play(f5), back ), Text),
    sub_string(Text, _, _, 0, "(after 1 of 2 moves)\n").
test(refused, [forall(member(Goal, [ undo, redo, back, forward, goto(1), goto(x), goto(_), why,
                                     without(nothing), play(a1), play(d4), play(pass), play(7),
                                     play(_), why(zz), why_not(a1), why_not(_), level(0),
                                     level(_), think(0), position('XX'), position(7), save(7),
                                     load(none), load(none, 2), new_game(none), seed(1), styles,
                                     set_style(furibisha),
                                     plans, castles, flip, declare, resign, sfen, variation,
                                     variation(1), explain(x), explain(x, y), quiz(x)
                                   ])),
               Moves == []]) :-
    begun,
    in_a_line(Goal, _),
    record(Moves).

%   Asking.

test(why_of_its_own_move) :-
    begun,
    said(play(f5), _),
    said(why, Text),
    lines(Text, [ "6.4 d6      gm(2, ...) kb/othello/joseki.pl:12", "   turns 1 disc",
                  "   black can then play on 5 squares (3 before)", Expected, "" ]),
    sub_string(Expected, 0, _, _, "   expected: d6 ").
test(why_of_the_persons_move) :-
    begun,
    said(m(f5), _),
    said(why, Text),
    lines(Text, ["5.6 f5, by black:"|Lines]),
    memberchk("   nothing better was found", Lines),
    memberchk("The program would play it too:", Lines).
test(why_after_going_back, Line == Same) :-
    begun,
    said(( play(f5), goto(0) ), _),
    in_a_line(why, Line),
    error_line(error(gunshi(no_reason), _), Same).
test(why_of_any_move_here, Before == After) :-
    begun,
    said(play(f5), _),
    record(Before),
    said(why(c7), Text),
    record(After),
    lines(Text, ["7.3 c7, by black:"|Lines]),
    memberchk("   turns 1 disc", Lines),
    memberchk("The program would play:", Lines).
test(why_in_the_place_of_the_last_move) :-
    begun,
    said(play(f5), _),
    said(why(f6), Text),
    lines(Text, ["6.6 f6 in the place of 6.4 d6:"|_]).
test(why_not, First-Second == "The program would play:"-true) :-
    begun,
    said(play(f5), _),
    said(why_not(c7), Text),
    lines(Text, [First, _, Behind|_]),
    (   sub_string(Behind, _, _, _, "discs behind c3, searched 10 plies deep")
    ->  Second = true
    ;   Second = Behind
    ).
test(threat) :-
    begun,
    said(play(f5), _),
    said(threat, Text),
    lines(Text, [First|_]),
    sub_string(First, 0, _, _, "If black passed, white would play ").
test(without_a_clause) :-
    begun,
    said(play(f5), _),
    said(without('strategy.pl':26), Text),
    lines(Text, [First, Second|_]),
    sub_string(First, 0, _, _, "Without "),
    \+ sub_string(Second, _, _, _, "gm(").

%   A game to its end: every command answers everywhere, passes too.

test(a_whole_game, [forall(member(Player, [paper, otl, level(2)])), cleanup(player(paper))]) :-
    begun,
    player(Player),
    to_the_end.

to_the_end :-
    current_position(Position),
    (   othello_over(Position)
    ->  said(why, Text),
        once(sub_string(Text, _, _, _, "ends the game: ")),
        in_a_line(hint, _),
        in_a_line(threat, _),
        in_a_line(go, _)
    ;   othello_moves(Position, Moves),
        last(Moves, Move),
        said(( why(Move), why_not(Move), hint, threat, play(Move), why ), _),
        to_the_end
    ).

test(deterministic, [forall(member(Goal, [ new_game, play(c3), go, undo, redo, goto(1), forward,
                                           back, board, moves, position(_), current_position(_),
                                           current_game(_), why, why(c3), why_not(c3), hint,
                                           threat, without('strategy.pl':26), show(corner(_)),
                                           vocabulary, level(1), think(0.01), r, d, b(1)
                                         ])),
                     setup(begun), cleanup(player(paper)),
                     Det == true]) :-
    said(play(f5), _),
    (   memberchk(Goal, [redo, forward])
    ->  said(undo, _)
    ;   true
    ),
    said(( call_cleanup(Goal, Done = true), ( Done == true -> Det = true ; Det = false ) ), _),
    !.

%   The Tab key.

test(tab, All == [c3, c4, c5, c6, c7]) :-
    begun,
    said(play(f5), _),
    completions("why_not(c", Typed, All),
    Typed == "c".
test(tab_of_commands, true(memberchk(why_not, All))) :-
    completions("why_n", _, All).

:- end_tests(othello_prompt).
