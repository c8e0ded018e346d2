/*  Many games explained into a folder, a file each, with tables over all of them.

    A game of the record FOLDER/2010/a.kif is written to 2010/a.kif.json there; one of several of
    a.csa to a.csa.1.json, and so on. In games.json of the folder each game that was finished gets a
    line: its file, by which record and with what settings it was made, and what the tables need of
    it. A game whose file is there, and whose last line has the same record and settings, is passed
    over. So the work can be broken off at any time and gone on with; the knowledge may have changed
    since.
*/
:- module(gunshi_cli_explain_series,
          [ explained_series/5          % +Arguments, +Options, +Limits, +Writing, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/encoding', [append_bytes/2, utf8_bytes/2, write_bytes/2]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../base/text_lines', [text_lines/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/user_files', [is_folder/1]).
:- use_module('../../base/version', [version/1]).
:- use_module('../../lab/mistake_counts', [row_text/2]).
:- use_module('../../shogi/game', [game_ply/2]).
:- use_module('../../shogi/records', [cuts/1, game_text/3, read_game/4, record_format/2]).
:- use_module('../experiment/report', [report_directory/1]).
:- use_module('../jobs', [units_run/4, dead_unit/2]).
:- use_module('../options', [write_csv/1, write_output/2]).
:- use_module('../progress', [progress_done/1, progress_end/1, progress_show/3, with_progress/3]).
:- use_module('../record_files', [record_files/3]).
:- use_module(tables, [loss_cells/2, mistake_cells/2, print_tables/2]).
:- use_module(units, [game_unit/2, watching_moves/2]).
:- use_module(writing, [writing_ending/2]).
:- autoload(library(apply), [maplist/4, partition/4]).
:- autoload(library(filesex), [make_directory_path/1]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3, sum_list/2]).

%!  explained_series(+Arguments:list, +Options:list, +Limits:list, +Writing, -Status) is det.
%
%   Explain the games of the record files and folders Arguments into the folder of the option
%   output(Directory), with Limits of explained_moves/4, each written as Writing says, of
%   writing_ending/2; and print the tables. Of Options, from(Format) and language(Language) hold
%   too, and redis(Address), by whose workers the games are explained. Status is 0; 2 if a file
%   could not be read or a game was read only in part; 1 if workers have failed at one; that is said
%   on stderr.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(write, File, Reason))
%   @error as explained_moves/4

explained_series(Arguments, Options, Limits, Writing, Status) :-
    option(from(From), Options, any),
    option(language(Language), Options, en),
    must_be_apart(Arguments, Options),
    report_directory(Options),
    option(output(Directory), Options),
    settings(Limits, Writing, Language, Settings),
    findall(File-Name, ( member(Argument, Arguments), named_file(Argument, File, Name) ), Files0),
    sort(Files0, Files),
    maplist(listed(From, Writing), Files, Lists, Faults),
    append(Lists, Jobs),
    must_be_games(Jobs),
    must_have_own_files(Jobs),
    kept_rows(Directory, Kept),
    partition(is_done(Directory, Settings, Kept), Jobs, Done, Pending),
    findall(Plies, member(job(_, _, _, _, Plies), Pending), AllPlies),
    sum_list(AllPlies, Total),
    length(Pending, Count),
    Asked = asked(Directory, From, explained(Limits, Writing, Language), Settings),
    Dead = dead(0),
    with_progress(Total, Progress,
                  explain_chunks(Pending, 1, Count, Asked, Options, Progress, Dead)),
    length(Done, Passed),
    Dead = dead(Failed),
    Explained is Count-Failed,
    how_many(Explained, game, Words),
    format(user_error, "~s explained, ~D there already~n", [Words, Passed]),
    write_tables(Directory, Language, Jobs),
    (   member(true, Faults)
    ->  Status = 2
    ;   Dead \== dead(0)
    ->  Status = 1
    ;   Status = 0
    ).

%   settings(+Limits, +Writing, +Language, -Settings:dict): what a file depends on besides its
%   record, and the knowledge.

settings(Limits, Writing, Language, _{limits:LimitsText, format:Ending, language:Language,
                                      version:Version}) :-
    msort(Limits, Sorted),
    format(atom(LimitsText), "~w", [Sorted]),
    writing_ending(Writing, Ending),
    version(Version0),
    atom_string(Version, Version0).

                /*******************************
                *            FILES             *
                *******************************/

%   must_be_apart(+Arguments, +Options): the next run would take what was written among the records
%   for records.

must_be_apart(Arguments, Options) :-
    option(output(Directory), Options),
    (   record_format(Directory, Format),
        \+ is_folder(Directory)
    ->  usage_error("explain: --output ~w would be one file in ~w; several games go into a folder",
                    [Directory, Format])
    ;   true
    ),
    absolute_file_name(Directory, Absolute),
    forall(member(Argument, Arguments),
           (   Argument == (-)
           ->  usage_error("explain: - is one file; several are read twice, and must be files", [])
           ;   is_folder(Argument),
               absolute_file_name(Argument, Folder),
               is_in(Absolute, Folder)
           ->  usage_error("explain: --output ~w is in the folder of the records, ~w; \c
                            name one that is not", [Directory, Argument])
           ;   true
           )).

is_in(Folder, Folder) :-
    !.
is_in(Directory, Folder) :-
    atom_concat(Folder, /, Start),
    atom_concat(Start, _, Directory).

%   named_file(+Argument, -File, -Name) is nondet: Name is that of the record File in the folder
%   Argument; or of Argument itself.

named_file(Argument, File, Name) :-
    record_files(explain, [Argument], Files),
    member(File, Files),
    (   File == Argument
    ->  file_base_name(File, Name)
    ;   atom_concat(Argument, Rest, File),
        (   atom_concat(/, Name0, Rest)
        ->  Name = Name0
        ;   Name = Rest
        )
    ).

%   listed(+From, +Writing, +Named, -Jobs, -Faulty): Jobs are job(File, Nth, Name, Hash, Plies) for
%   each game of the file: the name of the file to write, and what tells the record from another.
%   Faulty is `true` when the file cannot be read, or a game of it only in part; that is said.

listed(From, Writing, File-Name, Jobs, Faulty) :-
    catch(findall(Game-Problems, read_game(File, From, Game, Problems), Read),
          error(Formal, Context),
          ( say(error(Formal, Context)), Read = unread )),
    (   Read == unread
    ->  Jobs = [],
        Faulty = true
    ;   findall(Game, ( member(Game-_, Read), Game \== none ), Games),
        length(Games, Count),
        findall(job(File, Nth, Own, Hash, Plies),
                ( nth1(Nth, Games, Game),
                  own_name(Name, Nth, Count, Writing, Own),
                  game_text(kif, Game, Text),
                  variant_sha1(Text, Hash),
                  game_ply(Game, Plies)
                ),
                Jobs),
        findall(Problem, ( member(_-Problems, Read), member(Problem, Problems), cuts(Problem) ),
                Cuts),
        forall(member(Problem, Cuts), say(error(gunshi(record_problem(File, Problem)), _))),
        (   Cuts == []
        ->  Faulty = false
        ;   Faulty = true
        )
    ).

say(Error) :-
    error_line(Error, Line),
    format(user_error, "gunshi: ~s~n", [Line]).

own_name(Name, Nth, Count, Writing, Own) :-
    writing_ending(Writing, Ending),
    (   Count =:= 1
    ->  atomic_list_concat([Name, Ending], '.', Own)
    ;   atomic_list_concat([Name, Nth, Ending], '.', Own)
    ).

must_be_games(Jobs) :-
    (   Jobs == []
    ->  usage_error("explain: there is no game in what was read", [])
    ;   true
    ).

must_have_own_files(Jobs) :-
    findall(Own-File, member(job(File, _, Own, _, _), Jobs), Pairs0),
    msort(Pairs0, Pairs),
    (   append(_, [Own-A, Own-B|_], Pairs)
    ->  usage_error("explain: ~w and ~w would both be written to ~w; explain them into folders of \c
                     their own", [A, B, Own])
    ;   true
    ).

                /*******************************
                *            ROWS              *
                *******************************/

rows_file(Directory, File) :-
    atom_concat(Directory, '/games.json', File).

%   kept_rows(+Directory, -Kept): a dict of the last row of each file, by its name.

kept_rows(Directory, Kept) :-
    rows_file(Directory, File),
    (   exists_file(File)
    ->  text_lines(File, _, Lines),
        findall(Own-Row, ( member(N-Line, Lines), kept_row(File, N, Line, Own, Row) ), Pairs0),
        keysort(Pairs0, Pairs),
        last_of_each(Pairs, Last),
        dict_pairs(Kept, kept, Last)
    ;   Kept = kept{}
    ).

kept_row(File, N, Line, Own, Row) :-
    (   row_text(Row0, Line),
        _{file:Own0, record:_, settings:_, moves:_, mistakes:_, sente:_, gote:_} :< Row0
    ->  Own = Own0,
        Row = Row0
    ;   usage_error("explain: ~w:~d is no line that explain wrote; --output takes another folder",
                    [File, N])
    ).

last_of_each([Own-_, Own-Row|Pairs], Last) :-
    !,
    last_of_each([Own-Row|Pairs], Last).
last_of_each([Pair|Pairs], [Pair|Last]) :-
    last_of_each(Pairs, Last).
last_of_each([], []).

is_done(Directory, Settings, Kept, job(_, _, Own, Hash, _)) :-
    get_dict(Own, Kept, Row),
    _{record:Hash, settings:Settings} :< Row,
    path(Directory, Own, Path),
    exists_file(Path).

path(Directory, Own, Path) :-
    atomic_list_concat([Directory, Own], /, Path).

                /*******************************
                *          EXPLAINING          *
                *******************************/

%   explain_chunks(+Jobs, +Nth, +Count, +Asked, +Options, +Progress, !Dead): so many games are held
%   at once. Dead counts those at which workers have failed.

most_at_once(1000).

explain_chunks([], _, _, _, _, _, _) :-
    !.
explain_chunks(Jobs, Nth, Count, Asked, Options, Progress, Dead) :-
    most_at_once(Most),
    first_of(Most, Jobs, Chunk, Rest),
    Asked = asked(_, From, Common, _),
    findall(Unit,
            ( member(job(File, NthGame, _, _, _), Chunk),
              nth_game(File, From, NthGame, Game),
              game_unit(Game, Unit)
            ),
            Units),
    length(Chunk, Here),
    format(string(About), "explain, ~D games", [Here]),
    units_run(Options, 1, [about(About)], Run),
    State = at(Nth, Chunk),
    watching_moves(gunshi_cli_explain_series:watched(State, Count, Progress),
                   call(Run, explained_games, Common, Units,
                        gunshi_cli_explain_series:hear_explained(Asked, Options, Progress, Dead,
                                                                 State),
                        Chunk, _)),
    Next is Nth+Here,
    explain_chunks(Rest, Next, Count, Asked, Options, Progress, Dead).

first_of(Most, List, First, Rest) :-
    (   length(First, Most),
        append(First, Rest, List)
    ->  true
    ;   First = List,
        Rest = []
    ).

%   hear_explained(+Asked, +Options, +Progress, !Dead, !State, +Unit, +Outcome, +Jobs0, -Jobs): each
%   game's row is kept when its file is there. State is at(Nth, Jobs): which game it is at.

hear_explained(Asked, Options, Progress, Dead, State, _, Outcome, [Job|Jobs], Jobs) :-
    Asked = asked(Directory, _, _, Settings),
    Job = job(_, _, Own, Hash, Plies),
    (   Outcome = done(explained(Bytes, RowText))
    ->  path(Directory, Own, Path),
        file_directory_name(Path, Folder),
        make_directory_path(Folder),
        write_bytes(Path, Bytes),
        row_text(Row0, RowText),
        put_dict(_{file:Own, record:Hash, settings:Settings}, Row0, Row),
        row_text(Row, Text),
        string_concat(Text, "\n", Line),
        utf8_bytes(Line, LineBytes),
        rows_file(Directory, Rows),
        append_bytes(Rows, LineBytes)
    ;   Outcome = dead(Reason),
        progress_end(Progress),
        dead_unit(Own, Reason),
        arg(1, Dead, Count0),
        Count is Count0+1,
        nb_setarg(1, Dead, Count)
    ),
    (   option(redis(_), Options)
    ->  forall(between(1, Plies, _), progress_done(Progress)),
        progress_show(Progress, "moves, the last game is ~w", [Own])
    ;   true
    ),
    arg(1, State, Nth0),
    Nth is Nth0+1,
    nb_setarg(1, State, Nth),
    nb_setarg(2, State, Jobs).

nth_game(File, From, Nth, Game) :-
    findall(Game, ( read_game(File, From, Game, _), Game \== none ), Games),
    nth1(Nth, Games, Game),
    !.

%   watched(+State, +Count, +Progress, +Explained): a move of the game that State is at has
%   been explained here.

watched(State, Count, Progress, _) :-
    State = at(Nth, [job(_, _, Own, _, _)|_]),
    progress_done(Progress),
    progress_show(Progress, "moves, game ~d of ~d: ~w", [Nth, Count, Own]).

                /*******************************
                *            TABLES            *
                *******************************/

write_tables(Directory, Language, Jobs) :-
    kept_rows(Directory, Kept),
    findall(Own-Row, ( member(job(_, _, Own, _, _), Jobs), get_dict(Own, Kept, Row) ), Named),
    findall(Row, member(_-Row, Named), Rows),
    with_output_to(string(Text), print_tables(Language, Rows)),
    loss_cells(Rows, Losses),
    mistake_cells(Named, Mistakes),
    with_output_to(string(LossText), write_csv(Losses)),
    with_output_to(string(MistakeText), write_csv(Mistakes)),
    forall(member(Name-Written, [ 'tables.txt'-Text, 'players.csv'-LossText,
                                  'mistakes.csv'-MistakeText ]),
           ( path(Directory, Name, File), write_output(File, Written) )),
    format("~s", [Text]).
