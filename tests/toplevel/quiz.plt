/*  Questions from the errors of a game: who did not take a bishop back is asked what else to play.
    */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/shogi/game)).

%   quizzed(+Moves, +Answers, -Said): what quiz/1 prints of a game of Moves, where the person types
%   Answers.

quizzed(Moves, Answers, Said) :-
    tmp_file_stream(File, Stream, [extension(usi), encoding(utf8)]),
    format(Stream, "startpos moves ~w~n", [Moves]),
    close(Stream),
    setup_call_cleanup(
        open_string(Answers, In),
        ( current_input(Old),
          setup_call_cleanup(set_input(In), with_output_to(string(Said), quiz(File)),
                             set_input(Old))
        ),
        close(In)),
    delete_file(File).

says(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

error_of_gote('7g7f 3c3d 8h2b+ 5a5b').

:- begin_tests(quiz).

test(right) :-
    error_of_gote(Moves),
    quizzed(Moves, "gote\n3a2b\n", Said),
    says(Said, "Move 4. What would you play? Right.\n△同　銀: nothing better was found.\n"),
    says(Said, "In the game:\n△５二玉?? loses "),
    says(Said, "   Best is △同　銀. Takes a horse.\n"),
    says(Said, "Questions: 1, right: 1.\n").
test(wrong) :-
    error_of_gote(Moves),
    quizzed(Moves, "gote\n１四歩\n", Said),
    says(Said, "There is better.\n△１四歩 loses "),
    says(Said, "△同　銀: nothing better was found."),
    says(Said, "Questions: 1, right: 0.\n").
test(the_move_of_the_game_is_wrong) :-
    error_of_gote(Moves),
    quizzed(Moves, "gote\n5a5b\n", Said),
    says(Said, "Questions: 1, right: 0.\n").
test(told) :-
    error_of_gote(Moves),
    quizzed(Moves, "\n\n", Said),
    says(Said, "△同　銀: nothing better was found."),
    says(Said, "Questions: 1, right: 0.\n").
test(what_is_no_move_is_asked_again) :-
    error_of_gote(Moves),
    quizzed(Moves, "gote\nhello\n3a2b\n", Said),
    says(Said, "This is no move: hello"),
    says(Said, "Questions: 1, right: 1.\n").
test(both, [forall(member(Who, ["Both.", "両方", ""]))]) :-
    error_of_gote(Moves),
    format(string(Answers), "~s\n3a2b\n", [Who]),
    quizzed(Moves, Answers, Said),
    says(Said, "Questions: 1, right: 1.\n").
test(quit, true) :-
    error_of_gote(Moves),
    quizzed(Moves, "gote\nquit\n", Said),
    says(Said, "Questions: 0, right: 0.\n").
test(no_more_lines, true) :-
    error_of_gote(Moves),
    quizzed(Moves, "", Said),
    says(Said, "Questions: 0, right: 0.\n").
test(no_error_of_the_other_side) :-
    quizzed('7g7f 3c3d 2g2f 5a5b 8h2b+ 3a2b', "sente\n", Said),
    says(Said, "Questions: 0, right: 0.\n").
test(changes_no_game, Before == After) :-
    with_output_to(string(_), new_game),
    current_game(Before),
    error_of_gote(Moves),
    quizzed(Moves, "gote\n3a2b\n", _),
    current_game(After).
test(no_file, throws(error(gunshi(file(read, 'no/such.kif', _)), _))) :-
    quiz('no/such.kif').
test(no_text, throws(error(gunshi(usage(_)), _))) :-
    quiz(_).

:- end_tests(quiz).
