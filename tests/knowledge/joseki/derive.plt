:- encoding(utf8).
/*  Lines counted from games: their weights are the counts, by a look at each game; and names. */
:- module(test_joseki_derive, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/joseki/derive)).
:- use_module(library(gunshi/knowledge/joseki/lines)).
:- use_module(library(gunshi/shogi/position)).

:- meta_predicate with_games(+, 1).

%   with_games(+Lines, :Goal): call(Goal, File), where File has a game in USI for each of Lines.

with_games(Lines, Goal) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream, [extension(usi)]),
          forall(member(Line, Lines), format(Stream, "startpos moves ~s~n", [Line])),
          close(Stream)
        ),
        once(call(Goal, File)),
        delete_file(File)).

derived(Options, Facts, File) :-
    derive_joseki([File], Options, Facts).

games([ "7g7f 3c3d 2g2f 8c8d 2f2e", "7g7f 3c3d 2g2f 8c8d 2f2e", "7g7f 3c3d 2g2f 4c4d",
        "7g7f 3c3d 6g6f", "7g7f 8c8d", "2g2f 3c3d 7g7f 8c8d 2f2e", "2g2f 3c3d 7g7f 8c8d 6i7h",
        "2g2f 8c8d", "5g5f 8c8d" ]).

:- begin_tests(joseki_derive).

test(counts,
     Facts == [ joseki(実戦, 1, "2g2f"), joseki(実戦, 1, "2g2f 3c3d 7g7f 8c8d"),
                joseki(実戦, 1, "2g2f 3c3d 7g7f 8c8d 2f2e"), joseki(実戦, 1, "7g7f"),
                joseki(実戦, 1, "7g7f 3c3d"), joseki(実戦, 1, "7g7f 3c3d 2g2f"),
                joseki(実戦, 2, "7g7f 3c3d 2g2f 8c8d 2f2e") ]) :-
    games(Games),
    with_games(Games, derived([least(2)], Facts)).
test(least, Facts == [joseki(実戦, 1, "7g7f"), joseki(実戦, 4, "7g7f 3c3d")]) :-
    games(Games),
    with_games(Games, derived([least(4)], Facts)).
test(plies,
     Facts == [joseki(実戦, 2, "2g2f 3c3d"), joseki(相掛かり, 1, "2g2f 8c8d"), joseki(実戦, 1, "5g5f 8c8d"),
               joseki(実戦, 4, "7g7f 3c3d"), joseki(実戦, 1, "7g7f 8c8d")]) :-
    games(Games),
    with_games(Games, derived([least(1), plies(2)], Facts)).

%   As knowledge, the weights of a position are how many games that were in the book played each
%   move there.

test(weights_are_counts, Pairs == [move(27,26)-3, move(77,76)-5]) :-
    games(Games),
    with_games(Games, derived([least(2)], Facts)),
    findall(Move-Sum,
            ( member(Usi, ["2g2f", "7g7f"]),
              move_usi(Move, Usi),
              findall(W, ( member(joseki(_, W, Text), Facts), sub_string(Text, 0, 4, _, Usi) ), Ws),
              sum_list(Ws, Sum)
            ),
            Pairs).
test(names, Names == ['△四間飛車', '横歩取り']) :-
    with_games([ "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h",
                 "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d \c
                  2b3c 3d3f" ],
               derived([least(1)], Facts)),
    findall(Name, member(joseki(Name, _, _), Facts), Names).
test(other_starts_do_not_count, Facts == []) :-
    tmp_file_stream(File, Stream, [extension(usi)]),
    format(Stream,
           "sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d~n", []),
    close(Stream),
    call_cleanup(derive_joseki([File], [least(1)], Facts), delete_file(File)).
test(no_option, throws(error(gunshi(bad_option(min(3), _)), _))) :-
    derive_joseki([], [min(3)], _).

test(what_is_written_is_knowledge, Found-Lines == Facts-["% A book.", "%", "% Of games.", ""]) :-
    Facts = [joseki(実戦, 3, "7g7f"), joseki('it''s', 2, "2g2f 3c3d")],
    tmp_file_stream(File0, Stream, [extension(pl)]),
    close(Stream),
    absolute_file_name(File0, File),
    write_joseki(File, "A book.\n\nOf games.", Facts),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", All),
    length(Lines, 4),
    append(Lines, _, All),
    need_knowledge(joseki),
    setup_call_cleanup(
        load_knowledge(File),
        findall(joseki(A, B, C), known(joseki(A, B, C), File:_), Found),
        ( forget_knowledge(File), delete_file(File) )).

%   The shipped counts are weights of moves that games played 20 times.

test(shipped, true(Count > 50)) :-
    need_knowledge(joseki),
    findall(Weight,
            ( known(joseki(_, Weight, _), File:_), sub_atom(File, _, _, 0, '/counts.pl') ),
            Weights),
    length(Weights, Count),
    sum_list(Weights, Sum),
    Sum > 600.

:- end_tests(joseki_derive).
