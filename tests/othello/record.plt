/*  Transcripts and GGF: there and back on random games, files as others write them, and one clear
    error for what is no game. */
:- use_module(library(plunit)).
:- use_module(library(random)).
:- use_module(library(lists)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/record)).

:- begin_tests(othello_record).

games(Count, Games) :-
    set_random(seed(7)),
    findall(othello_game(['PB'-"a", 'PW'-"b"], Start, Moves),
            ( between(1, Count, _), othello_start(Start), random_game(Start, Moves) ),
            Games).

random_game(P, Moves) :-
    othello_moves(P, Legal),
    (   random_member(Move, Legal)
    ->  othello_after(P, Move, Q),
        Moves = [Move|Moves1],
        random_game(Q, Moves1)
    ;   Moves = []
    ).

test(transcripts, Wrong == []) :-
    games(50, Games),
    findall(Moves,
            ( member(othello_game(_, Start, Moves), Games),
              \+ ( othello_transcript(Start, Moves, Text),
                   othello_transcript(Start, Moves1, Text),
                   Moves1 == Moves )
            ),
            Wrong).

test(some_games_have_passes) :-
    games(50, Games),
    once(( member(othello_game(_, _, Moves), Games), memberchk(pass, Moves) )).

test(as_people_write_it, Moves == [5-6, 6-4, 3-3]) :-
    othello_start(Start),
    othello_transcript(Start, Moves, "F5 d6, C3\n").

test(no_transcript,
     [forall(member(Text-Number-Move,
                    ["a1"-1-a1, "f5f5"-2-f5, "f5d"-2-d, "f5é6"-2-'é6', "f5d6z9"-3-z9])),
      error(gunshi(bad_transcript(Number, Move)))]) :-
    othello_start(Start),
    othello_transcript(Start, _, Text).

with_file(Text, File, Goal) :-
    tmp_file_stream(File, Stream, [extension(ggf), encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    call_cleanup(Goal, delete_file(File)).

test(ggf, Again == Games) :-
    games(30, Games),
    with_file("", File, ( write_ggf(File, Games), read_ggf(File, Again) )).

%   As a server writes it: values and times behind moves, tags that mean nothing to us.

test(a_servers_game,
     Game == othello_game(['PC'-"X", 'PB'-"p", 'PW'-"q", 'RB'-"1.5", 'RE'-"+4.000"], Start,
                          [5-6, 6-4, 3-3])) :-
    othello_start(Start),
    with_file("junk (;GM[Othello]PC[X]PB[p]PW[q]RB[1.5]TY[8]RE[+4.000]BO[8 \c
               ---------------------------O*------*O--------------------------- *]\c
               B[F5//1.2]W[d6/-1.00/3]B[c3];)\n", File, read_ggf(File, [Game])).

test(a_pass, Moves == [pass, 1-3]) :-
    with_file("(;GM[Othello]BO[8 \c
               *O-------------------------------------------------------------- O]W[PA]B[c1];)",
              File, read_ggf(File, [othello_game(_, _, Moves)])).
test(a_pass_that_is_not_told, Moves == [pass, 1-3]) :-
    with_file("(;GM[Othello]BO[8 \c
               *O-------------------------------------------------------------- O]B[c1];)", File,
              read_ggf(File, [othello_game(_, _, Moves)])).

test(no_ggf,
     [forall(member(Text-N-Part,
                    [""-0-"no game", "foo"-0-"no game", "(;GM[Othello]B[a1];)"-1-"move 1, a1",
                     "(;B[f5];)(;W[d6];)"-2-"white",
                     "(;B[f5]"-1-"property", "(;BO[8 xx]B[f5];)"-1-"BO",
                     "(;B[f5]B[d6];)"-1-"move 2 is black's"])),
      error(gunshi(bad_ggf(_, N, What)))]) :-
    with_file(Text, File,
              catch(read_ggf(File, _), error(gunshi(bad_ggf(F, M, What)), C),
                    ( once(sub_string(What, _, _, _, Part)),
                      throw(error(gunshi(bad_ggf(F, M, What)), C)) ))).

test(no_game_is_written,
     [forall(member(Games,
                    [foo, [foo], [_], [othello_game([foo], P, [])],
                     [othello_game(['B'-"x"], P, [])]])),
      setup(othello_start(P)), error(type_error(_, _))]) :-
    write_ggf('/nonexistent/x', Games).
test(what_is_illegal_is_not_written,
     [forall(member(Moves, [[1-1], [5-6, 5-6]])), error(domain_error(othello_move, _))]) :-
    othello_start(P),
    write_ggf('/nonexistent/x', [othello_game([], P, Moves)]).
test(an_open_list, error(_)) :-
    othello_start(P),
    write_ggf('/nonexistent/x', [othello_game([], P, [5-6|_])]).
test(no_moves,
     [forall(member(Moves, [[1-1], [5-6, 4-4]])), error(domain_error(othello_move, _))]) :-
    othello_start(P),
    othello_transcript(P, Moves, _).
test(brackets, Tags == ['PB'-"a)b"]) :-
    othello_start(P),
    with_file("", File,
              ( write_ggf(File, [othello_game(['PB'-"a]b"], P, [5-6])]),
                read_ggf(File, [othello_game(Tags, _, _)]) )).

:- end_tests(othello_record).
