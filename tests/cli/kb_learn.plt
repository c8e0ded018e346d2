:- encoding(utf8).
/*  gunshi kb learn, learned and unlearn: a library of lost games, once. */
:- module(test_cli_kb_learn, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../knowledge/own_directory').
:- use_module(commands).

%   Sente leaves its bishop unguarded and resigns; a game without an end; one that nobody has lost.

csa("\
V2.2\nPI\n+\n+7776FU\n-3334FU\n+7968GI\n-2288UM\n+2726FU\n-8899UM\n%TORYO\n/\n\
V2.2\nPI\n+\n+7776FU\n-3334FU\n%CHUDAN\n").

:- meta_predicate with_library(-, 0).

with_library(File, Goal) :-
    csa(Text),
    tmp_file_stream(File, Stream, [encoding(utf8), extension(csa)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(in_own_directory(Goal), delete_file(File)).

says_one(Lines, Part) :-
    member(Line, Lines),
    sub_string(Line, _, _, _, Part),
    !.

:- begin_tests(kb_learn).

test(learned) :-
    with_library(File,
                 ( cli([kb, learn, File], 0, Lines),
                   forall(member(Part, [ "game 1, lost by ▲ sente", "added: bm of move 3, ▲６八銀",
                                         "1 games learned from, 1 facts added; 0 known before, 1 that" ]),
                          says_one(Lines, Part)),
                   cli([kb, learned], 0, Listed),
                   says_one(Listed, "bm move(79,68)") )).
test(known_games_are_passed_over) :-
    with_library(File,
                 ( cli([kb, learn, File], 0, _),
                   cli([kb, learn, File, File], 0, Lines),
                   last(Lines, Last),
                   says(Last, "0 games learned from, 0 facts added; 1 known before") )).
test(unlearned) :-
    with_library(File,
                 ( cli([kb, learn, File], 0, _),
                   file_base_name(File, Base),
                   format(atom(Name), "~w, game 1", [Base]),
                   cli([kb, unlearn, Name], 0, [Line]),
                   says(Line, "1 facts taken back"),
                   cli([kb, learned], 0, ["No game has been learned from."]) )).
test(unreadable_file, Status == 2) :-
    with_library(File,
                 with_errors(_, ( cli([kb, learn, '/nowhere.csa', File], Status, Lines),
                                  says_one(Lines, "1 games learned from") ))).
test(no_file) :-
    refused([kb, learn], ["kb learn"]).
test(no_such_game) :-
    in_own_directory(refused([kb, unlearn, nobody], ["nobody"])).

:- end_tests(kb_learn).
