/*  Learning at the Othello prompt from a person's own games: GGF, transcripts, one transcript. */
:- module(test_othello_learning, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/toplevel/othello_learning)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(cli/commands)).

%   whole_game(-Start, -Moves): the paper's player has white, and black always plays its first legal
%   move.

whole_game(Start, Moves) :-
    othello_start(Start),
    play_out(Start, 0, Moves).

play_out(Position, N, Moves) :-
    (   othello_over(Position)
    ->  Moves = []
    ;   othello_moves(Position, Legal),
        (   N mod 2 =:= 0
        ->  Legal = [Move|_]
        ;   last(Legal, Move)
        ),
        othello_after(Position, Move, After),
        Next is N+1,
        Moves = [Move|Rest],
        play_out(After, Next, Rest)
    ).

:- meta_predicate said(0, -).

said(Goal, Text) :-
    with_output_to(string(Text), Goal).

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

:- begin_tests(othello_learning).

%   The same game in each way teaches the same; again it teaches nothing.

test(of_a_library, Ggf-Lines == Lines-One) :-
    whole_game(Start, Moves),
    othello_transcript(Start, Moves, Transcript),
    tmp_file_stream(GgfFile, GgfOut, [extension(ggf)]),
    close(GgfOut),
    write_ggf(GgfFile, [othello_game([], Start, Moves)]),
    tmp_file_stream(LinesFile, Out, [extension(txt)]),
    format(Out, "~s~n", [Transcript]),
    close(Out),
    in_own_directory(( said(l(GgfFile), GgfText), said(l(GgfFile), Again), facts(Ggf) )),
    in_own_directory(( said(l(LinesFile), LinesText), facts(Lines) )),
    in_own_directory(( said(l(Transcript), _), facts(One) )),
    delete_file(GgfFile),
    delete_file(LinesFile),
    assertion(has(LinesText, "Game 1 of 1, as ")),
    assertion(has(Again, "Nothing new")),
    assertion(has(GgfText, "1 of 1 games have taught something.")),
    assertion(Ggf \== []).

facts(Facts) :-
    findall(Fact,
            ( member(Fact, [gm(_, [_, _, _, _, _, _, learned(_, _, _)], _),
                            bm(_, [_, _, _, _, _, _, learned(_, _, _)], _)]),
              known(Fact, _),
              ground(Fact)
            ),
            Facts0),
    sort(Facts0, Facts).

test(of_a_game_that_is_not_over) :-
    in_own_directory(said(l(f5d6), Text)),
    has(Text, "nobody has lost it"),
    has(Text, "0 of 1 games").
test(refused, throws(error(gunshi(usage(_)), _))) :-
    in_own_directory(l('/no/such/file.ggf')).

:- end_tests(othello_learning).
