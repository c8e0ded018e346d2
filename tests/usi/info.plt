:- encoding(utf8).
/*  What the engine says of a move in a line: its clause, the first claim, and the one of its plan;
    that a network sees it otherwise; and what it does not wait for.
*/
:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/usi/info)).
:- use_module(library(gunshi/base/steady), [steady_time/1]).

%   said(+Moves, +MoveText, -Text): what is said of a move that a search has decided on.

said(Moves, MoveText, Text) :-
    string_concat("startpos moves ", Moves, Usi),
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    search(Game, [depth(2), only([Move])], Result),
    Reason = reason(search, sentence("読む", "look"), 'kb/x.pl':1, [Result]),
    told(say_reason(en, Game, claimed(Move, none), Reason), Text).

%   told(:Goal, -Text): Text is what Goal tells the interface, on user_output.

told(Goal, Text) :-
    stream_property(Old, alias(user_output)),
    tmp_file_stream(File, Out, [encoding(utf8)]),
    setup_call_cleanup(set_stream(Out, alias(user_output)),
                       once(Goal),
                       ( set_stream(Old, alias(user_output)), close(Out) )),
    read_file_to_string(File, Text, [encoding(utf8)]),
    delete_file(File).

%   late: takes a moment, and tells the flag of the same name that it has come to its end.

late :-
    sleep(0.7),
    flag(late, _, 1).

:- begin_tests(usi_info, [setup(need_knowledge(shogi))]).

test(the_plan_behind_the_first, true(sub_string(Text, _, _, 1, End))) :-
    said("7g7f 8c8d 5g5f 8d8e 8h7g 5c5d 2h5h 7a6b 7i6h 5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 3c3d 3i3h \c
          6b5c 1g1f", '1c1d', Text),
    End = "Edge pawn (端歩). A step of Boat castle, right silver on 5七 (５七銀右型船囲い): the \c
           pawn has come to 1d.".
test(the_plan_alone, Text == Said) :-
    said("7g7f 8c8d 5g5f 8d8e 8h7g 5c5d 2h5h 7a6b 7i6h 5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 3c3d 3i3h",
         '6b5c', Text),
    Said = "info string search: 読む / look (kb/x.pl:1) A step of Boat castle, right silver on 5七 \c
            (５七銀右型船囲い): the silver has come to 5c.\n".
test(a_network_that_sees_it_otherwise, Lines == [Line, Why]) :-
    start_position(hirate, Start),
    game_new(Start, Game),
    Reason = reason(search, sentence("読む", "look"), 'kb/x.pl':1,
                    [network_sees(310, 20), First, network_sees(310, -2), Last]),
    search(Start, [depth(1)], First),
    search(Start, [depth(2)], Last),
    told(say_reason(en, Game, none, Reason), Text),
    split_string(Text, "\n", "\n", Lines),
    Line = "info string the network sees it otherwise: with it the end of the line is +310, by \c
            the weights alone -2",
    Why = "info string search: 読む / look (kb/x.pl:1)".
test(of_another_search_it_is_not_said, Text == "info string search: 読む / look (kb/x.pl:1)\n") :-
    start_position(hirate, Start),
    game_new(Start, Game),
    search(Start, [depth(1)], First),
    search(Start, [depth(2)], Last),
    Reason = reason(search, sentence("読む", "look"), 'kb/x.pl':1,
                    [network_sees(310, 20), First, Last]),
    told(say_reason(en, Game, none, Reason), Text).

%   What comes too late for an answer is not cut off in its midst when the program ends, which
%   SWI-Prolog complains of on stderr by chance: the end waits for it.

test(the_end_waits_for_what_comes_too_late, Come == 1) :-
    flag(late, _, 0),
    steady_time(Now),
    Until is Now+0.3,
    \+ gunshi_usi_info:before(Until, answer, user:late),
    gunshi_knowledge_jobs:end_all,
    flag(late, Come, Come).
test(in_time, X == 3) :-
    steady_time(Now),
    Until is Now+60,
    gunshi_usi_info:before(Until, X, succ(2, X)).

:- end_tests(usi_info).
