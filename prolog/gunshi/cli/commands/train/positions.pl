/*  gunshi train positions: games of the program with itself, kept as positions for the training of
    networks.

    A folder holds a series: files of games_of_file/1 games each, named by the number of the first,
    and how they were made. A file is written whole or not at all, so the command can be broken off
    at any time; given again it makes what is missing, and the same whoever makes it.

    The games are units of a job (lab/training/position_games.pl), some for each file.
*/
:- module(gunshi_cli_commands_train_positions,
          [ make_positions/2            % +Options, -Status
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, numlist/3, reverse/2, sum_list/2]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(readutil), [read_file_to_terms/3]).
:- use_module('../../../base/encoding', [write_bytes/2]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../base/user_files', [make_folder/1]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../knowledge/shogi/search_choices', [network_digest/1]).
:- use_module('../../../lab/training/position_games',
              [unit_games/1, position_units/2, packed_records/2]).
:- use_module('../../../shogi/training_positions', [position_bytes/1]).
:- use_module('../../jobs', [units_run/4, dead_unit/2]).
:- use_module('../../options', [network_option/1]).
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).

games_of_file(200).

%!  make_positions(+Options:list, -Status) is det.
%
%   Make what is missing of the series in the folder output(Directory): games(Count), by searches of
%   nodes(Count), with opening(Count), seed(Number) and threads(Count), by the network of
%   network(File) or as searches are set to evaluate; here, or by the workers of redis(Text). At the
%   end it says how much there is. Status is 1 when workers have failed at some games, whose file is
%   missing then, else 0.
%
%   @error gunshi(usage(Text)) when the folder holds another series
%   @error gunshi(file(Doing, File, Reason)), gunshi(bad_network(File, Fault))
%   @error gunshi(job_address(Text)), gunshi(job_server(Address, What))

make_positions(Options, Status) :-
    option(output(Directory), Options),
    option(games(Games), Options, 200),
    option(nodes(Nodes), Options, 1000),
    option(seed(Seed), Options, 1),
    option(opening(Opening), Options, 0),
    network_option(Options),
    network_digest(Network),
    make_folder(Directory),
    must_be_of(series(Seed, Nodes, Opening, Network), Directory),
    games_of_file(Each),
    Last is (Games-1)//Each,
    numlist(0, Last, Files),
    missing_parts(Files, Directory, Parts),
    with_progress(Games, Progress,
                  foldl(make_part(Directory, positions(Seed, Nodes, Opening), Options,
                                  show(Progress, Games)),
                        Parts, 0, Dead)),
    findall(Size,
            ( member(Number, Files),
              file_of(Directory, Number, Path),
              exists_file(Path),
              size_file(Path, Size)
            ),
            Sizes),
    sum_list(Sizes, Bytes),
    length(Sizes, Count),
    position_bytes(Record),
    Positions is Bytes//Record,
    All is Count*Each,
    how_many(All, game, AllWords),
    how_many(Positions, position, PositionsWords),
    format("~s, ~s in ~w~n", [AllWords, PositionsWords, Directory]),
    (   Dead =:= 0
    ->  Status = 0
    ;   Status = 1
    ).

show(Progress, Games, Done) :-
    progress_at(Progress, Games, Done),
    progress_show(Progress, "games", []).

%   missing_parts(+Files, +Directory, -Parts): Parts are From-To, the numbers of files one after the
%   other that are not there.

missing_parts([], _, []).
missing_parts([File|Files], Directory, Parts) :-
    (   is_made(Directory, File)
    ->  missing_parts(Files, Directory, Parts)
    ;   missing_to(Files, Directory, File, To, Rest),
        Parts = [File-To|Parts1],
        missing_parts(Rest, Directory, Parts1)
    ).

missing_to([File|Files], Directory, _, To, Rest) :-
    \+ is_made(Directory, File),
    !,
    missing_to(Files, Directory, File, To, Rest).
missing_to(Files, _, To, To, Files).

is_made(Directory, File) :-
    file_of(Directory, File, Path),
    exists_file(Path).

%   make_part(+Directory, +Common, +Options, :Show, +From-To, +Dead0, -Dead): make the files From to
%   To. The units are those of all files up to To, whatever is there: so the job of a command that
%   was broken off is the same when it is given again.

make_part(Directory, Common, Options, Show, From-To, Dead0, Dead) :-
    games_of_file(Each),
    unit_games(Unit),
    Games is (To+1)*Each,
    position_units(Games, Units),
    First is From*Each//Unit + 1,
    Common = positions(Seed, Nodes, Opening),
    current_prolog_flag(cpu_count, Processors),
    option(threads(Threads), Options, Processors),
    format(string(About), "train positions, ~D games, ~D nodes, opening ~d, seed ~d",
           [Games, Nodes, Opening, Seed]),
    units_run(Options, Threads, [about(About), first(First)], Run),
    call(Run, position_games, Common, Units,
         gunshi_cli_commands_train_positions:hear_games(Directory, Show),
         made([], Dead0), made(_, Dead)).

%   hear_games(+Directory, :Show, +Unit, +Outcome, +Made0, -Made): Made is made(Parts, Dead), the
%   records of the file's games so far, last first, and how many units were dead. A file is written
%   when all its games are there.

hear_games(Directory, Show, games(First, Count), Outcome, made(Parts0, Dead0), made(Parts, Dead)) :-
    (   Outcome = done(Packed)
    ->  packed_records(Packed, Records),
        Part = records(Records),
        Dead = Dead0
    ;   Outcome = dead(Reason),
        Part = dead,
        Dead is Dead0+1,
        End is First+Count-1,
        format(string(Name), "game ~D to ~D", [First, End]),
        dead_unit(Name, Reason)
    ),
    games_of_file(Each),
    Next is First+Count,
    call(Show, Next),
    (   Next mod Each =:= 0
    ->  File is First//Each,
        write_file(Directory, File, [Part|Parts0]),
        Parts = []
    ;   Parts = [Part|Parts0]
    ).

write_file(Directory, File, Parts) :-
    (   memberchk(dead, Parts)
    ->  true
    ;   reverse(Parts, Order),
        findall(Records, member(records(Records), Order), Texts),
        atomic_list_concat(Texts, Atom),
        atom_string(Atom, Bytes),
        file_of(Directory, File, Path),
        write_bytes(Path, Bytes)
    ).

%   must_be_of(+Series, +Directory): the folder says which series it holds, or is told.

must_be_of(Series, Directory) :-
    directory_file_path(Directory, 'series.pl', File),
    (   exists_file(File)
    ->  read_file_to_terms(File, Terms, []),
        (   Terms = [There],
            There == Series
        ->  true
        ;   Series = series(Seed, Nodes, Opening, Network),
            usage_error("train positions: ~w holds a series of another seed, other nodes, another \c
                         opening or another network than --seed ~d --nodes ~d --opening ~d and \c
                         the network that evaluates, ~w; ~w tells which",
                        [Directory, Seed, Nodes, Opening, Network, File])
        )
    ;   format(string(Text), "~q.~n", [Series]),
        write_bytes(File, Text)
    ).

file_of(Directory, File, Path) :-
    games_of_file(Each),
    First is File*Each,
    format(atom(Name), "~|~`0t~d~9+.psv", [First]),
    directory_file_path(Directory, Name, Path).
