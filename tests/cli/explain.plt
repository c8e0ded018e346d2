:- encoding(utf8).
/*  gunshi explain: the record comes back, legal and the same, with a comment on each move. */
:- module(test_cli_explain, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/words/kb/change)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(cli/commands)).

moves_text("startpos moves 7g7f 3c3d 9g9f 8c8d").

%   with_record(+Text, +Name, -File, :Goal): what is shown of the progress is not printed.

:- meta_predicate with_record(+, +, -, 0).

with_record(Text, Name, File, Goal) :-
    in_directory(Directory,
                 ( directory_file_path(Directory, Name, File),
                   setup_call_cleanup(open(File, write, Out, [encoding(utf8)]), write(Out, Text),
                                      close(Out)),
                   with_errors(_, in_own_directory(Goal)) )).

%   explained(+Text, +Arguments, -Status, -Lines): Lines are those of the output, a KIF file if
%   Arguments do not say another format.

explained(Text, Arguments, Status, Lines) :-
    with_record(Text, 'game.usi', File, output_lines(File, Arguments, Status, Lines)).

output_lines(File, Arguments, Status, Lines) :-
    file_directory_name(File, Directory),
    directory_file_path(Directory, 'out.kifu', Out),
    append([explain, File, '--output', Out], Arguments, All),
    cli(All, Status, []),
    read_file_to_string(Out, Written, [encoding(utf8)]),
    split_string(Written, "\n", "\r", Lines).

%   explained(+Arguments, -Status, -Lines): by Arguments one game, explained once for all who look.

:- table explained/3.

explained(Arguments, Status, Lines) :-
    moves_text(Text),
    explained(Text, ['--depth', '2'|Arguments], Status, Lines).

comment(Line) :-
    string_concat("*", _, Line).

:- begin_tests(cli_explain).

test(kif_by_default, Status-Count == 0-4) :-
    explained([], Status, Lines),
    assertion(( member(Head, Lines), says(Head, "手数") )),
    findall(M, ( member(M, Lines), split_string(M, " ", " ", [N|_]), number_string(_, N) ), Moves),
    length(Moves, Count),
    include(comment, Lines, Comments),
    assertion(( member(C, Comments), says(C, "Gunshi would have played it too") )),
    assertion(( member(D, Comments), says(D, "kb/shogi/strategy.pl:") )),
    assertion(( member(W, Comments), says(W, "▲９六歩"), says(W, "by the same search") )).
test(comments_follow_their_moves, true) :-
    explained([], _, Lines),
    append(_, [Third|After], Lines),
    normalize_space(string(Trimmed), Third),
    string_concat("3 ", _, Trimmed),
    !,
    After = [Comment|_],
    assertion(says(Comment, "*▲９六歩")).
test(reads_back_and_is_the_same_game, [forall(member(Format, [kif, csa, jkf, ki2])),
                                       Record == Text]) :-
    moves_text(Text),
    with_record(Text, 'game.usi', File,
        ( atom_concat(File, Format, Base),
          file_name_extension(Base, Format, Out),
          cli([explain, File, '--nodes', '20', '--output', Out], 0, []),
          cli([check, Out], Status, _),
          assertion(Status == 0),
          read_game(Out, Game, Problems),
          assertion(Problems == []) )),
    game_usi(Game, Record0),
    atom_string(Record0, Record).
test(to, true) :-
    explained(['--to', csa], 0, Lines),
    assertion(memberchk("+7776FU", Lines)).
test(japanese, true) :-
    explained(['--language', ja], 0, Lines),
    assertion(( member(Line, Lines), says(Line, "*軍師も同じ手") )).
test(html, true) :-
    explained(['--format', html, '--language', ja], 0, Lines),
    Lines = [First, Second|_],
    assertion(First == "<!DOCTYPE html>"),
    assertion(says(Second, "lang=\"ja\"")),
    assertion(( member(Line, Lines), says(Line, "<h2>3 ▲９六歩") )).
test(by_the_ending, [forall(member(Ending-Begins, [html-"<!DOCTYPE html>", 'HTML'-"<!DOCTYPE html>",
                                                   json-"{", txt-"▲"]))]) :-
    moves_text(Text),
    with_record(Text, 'game.usi', File,
        ( file_name_extension(File, Ending, Out),
          cli([explain, File, '--nodes', '20', '--output', Out], 0, []),
          read_file_to_string(Out, Written, [encoding(utf8)]) )),
    assertion(says(Written, Begins)).
test(style, true) :-
    explained(['--style', reading], 0, Lines),
    assertion(( member(Line, Lines), says(Line, "search  先を読む") )),
    assertion(\+ ( member(L, Lines), says(L, "joseki") )).
test(own_knowledge_is_named, true) :-
    moves_text(Text),
    with_record(Text, 'game.usi', File,
                ( quietly(kb_add(joseki('端の定跡', 100, "9g9f"))),
                  output_lines(File, ['--depth', '2'], 0, Lines) )),
    assertion(( member(Line, Lines), says(Line, "端の定跡"), says(Line, "/journal:2") )).

%   Of several games each line of JSON says of which it is, and each text has a heading.

test(several_games, Headings-Games == ["Game 1", "", "Game 2"]-[1, 1, 1, 2, 2]) :-
    Two = "startpos moves 7g7f 3c3d\nstartpos moves 9g9f\n",
    explained(Two, ['--nodes', '20', '--format', text], 0, Lines),
    append(Written, [""], Lines),
    !,
    findall(Line, ( member(Line, Written), ( string_concat("Game ", _, Line) ; Line == "" ) ),
            Headings),
    explained(Two, ['--nodes', '20', '--format', json], 0, Objects),
    findall(Game,
            ( member(Object, Objects), Object \== "",
              atom_json_dict(Object, Dict, []),
              Game = Dict.game
            ),
            Games).
test(players_in_the_heading, true) :-
    Csa = "V2.2\nN+甲\nN-乙\nPI\n+\n+7776FU\n%CHUDAN\n/\nV2.2\nN+丙\nN-丁\nPI\n+\n+2726FU\n%CHUDAN\n",
    with_record(Csa, 'game.csa', File,
                output_lines(File, ['--nodes', '20', '--format', text, '--language', ja], 0,
                             Lines)),
    assertion(memberchk("第1局: ▲甲 △乙", Lines)),
    assertion(memberchk("第2局: ▲丙 △丁", Lines)).

%   A fourth repetition ends the game: that more moves stand behind it is said.

test(behind_the_end, Plies-Behind == 12-[3]) :-
    Repeated = "startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b \c
                2h3h 8b7b 7g7f",
    explained(Repeated, ['--nodes', '20', '--format', json], 0, Objects),
    findall(Dict, ( member(Object, Objects), Object \== "", atom_json_dict(Object, Dict, []) ),
            Dicts),
    aggregate_all(count, ( member(Dict, Dicts), get_dict(ply, Dict, _) ), Plies),
    findall(N, ( member(Dict, Dicts), get_dict(summary, Dict, Summary), N = Summary.behind ),
            Behind),
    explained(Repeated, ['--nodes', '20', '--format', text], 0, Lines),
    assertion(memberchk("Moves behind the end of the game, which are not explained: 3", Lines)).

test(an_illegal_move, Status-Count == 2-2) :-
    explained("startpos moves 7g7f 3c3d 7f7d 8c8d", ['--nodes', '20'], Status, Lines),
    findall(Line, ( member(Line, Lines), comment(Line), says(Line, "Gunshi would have played") ),
            Firsts),
    length(Firsts, Count).
test(comments_of_the_record_stay, true) :-
    with_record("手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:00/00:00:00)\n*これは初手\n",
                'game.kif', File,
                output_lines(File, ['--nodes', '20'], 0, Lines)),
    append(_, ["*これは初手"|After], Lines),
    !,
    assertion(( member(Next, After), says(Next, "*Gunshi would have played") )).

test(refused, forall(member(Arguments-Parts,
                            [ []-["explain: a file is needed"],
                              [a, b]-["gunshi explain FOLDER --output DIR"],
                              [a, b, '--output', 'x.html']-["is the name of a file"],
                              ['/nowhere/x.kif']-["/nowhere/x.kif"],
                              ['x.kif', '--depth', '0']-["depth"],
                              ['x.kif', '--language', de]-["language"],
                              ['x.kif', '--format', pdf]-["format"],
                              ['x.kif', '--format', html, '--to', kif]-["--to and --format"],
                              ['x.kif', '--output',
                               'x.pdf']-["explain: the format of \"x.pdf\" is open"] ]))) :-
    in_own_directory(refused([explain|Arguments], Parts)).
test(no_game, true) :-
    with_record("nonsense", 'x.kif', File, refused([explain, File], ["Nothing was explained"])).
test(no_such_style, true) :-
    moves_text(Text),
    with_record(Text, 'game.usi', File, refused([explain, File, '--style', no_such], ["no_such"])).

:- end_tests(cli_explain).
