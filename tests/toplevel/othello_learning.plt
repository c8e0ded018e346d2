/*  Learning at the Othello prompt from a person's own games: GGF, transcripts, one transcript. */
:- module(test_othello_learning, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/temporary)).
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
    assertion(has(GgfText, "Games that have taught something: 1 of 1.")),
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
    has(Text, "Games that have taught something: 0 of 1.").

%   A folder is all its files, by name; one line that is wrong keeps all of them away.

test(of_a_folder, Told == ["Game 1 of 3", "Game 2 of 3", "Game 3 of 3"]) :-
    with_library([ 'b.txt'-"f5d6\n\nf5f4\n", 'below.txt/a.ggf'-ggf, 'notes.md'-"no game" ], Library,
                 in_own_directory(said(l(Library), Text))),
    findall(Part,
            ( member(N, [1, 2, 3]),
              format(string(Part), "Game ~d of 3", [N]),
              has(Text, Part)
            ),
            Told).
test(a_bad_line_of_a_folder, true(Lines == 2)) :-
    with_library(['b.txt'-"f5d6\nf5f5\n"], Library,
                 catch(in_own_directory(l(Library)), error(Error, _), true)),
    Error = gunshi(bad_transcript(File:Lines, 2, f5)),
    file_base_name(File, 'b.txt').
test(a_folder_without_games, throws(error(gunshi(usage(_)), _))) :-
    with_library(['notes.md'-"no game"], Library, in_own_directory(l(Library))).

:- meta_predicate with_library(+, -, 0).

%   with_library(+Files, -Directory, :Goal): Files are Name-Text, `ggf` for a game in GGF.

with_library(Files, Directory, Goal) :-
    setup_call_cleanup(
        make_temporary_directory(library, Directory),
        ( forall(member(Name-Text, Files), library_file(Directory, Name, Text)), Goal ),
        delete_directory_and_contents(Directory)).

library_file(Directory, Name, Text) :-
    directory_file_path(Directory, Name, File),
    file_directory_name(File, Folder),
    make_directory_path(Folder),
    (   Text == ggf
    ->  othello_start(Start),
        write_ggf(File, [othello_game([], Start, [5-6])])
    ;   setup_call_cleanup(open(File, write, Out), format(Out, "~s", [Text]), close(Out))
    ).

test(refused, throws(error(gunshi(usage(_)), _))) :-
    in_own_directory(l('/no/such/file.ggf')).

:- end_tests(othello_learning).
