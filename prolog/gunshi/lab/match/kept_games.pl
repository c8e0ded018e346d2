:- encoding(utf8).
/*  The records of a match: a folder with a file for each game.

    A file's name says the number of the game, its opening, and the players, sente first:
    `0003-opening-17-gpsusi-fairy-stockfish.kif`. The players are their programs' names there, and
    in the record as they were named.
*/
:- module(gunshi_lab_match_kept_games,
          [ holds_records/1,            % +Directory
            record_folder/3,            % +Directory, +Format, -Folder
            record_game/6               % +Folder, +A, +B, +About, +Scheduled, +Record
          ]).
:- use_module('../../base/user_files', [is_folder/1]).
:- use_module('../../shogi/game', [game_record/2]).
:- use_module('../../shogi/records', [write_games/3]).
:- use_module(openings, [scheduled_number/2, scheduled_opening/2, scheduled_side/2]).

:- autoload(library(filesex), [directory_file_path/3, make_directory_path/1]).
:- autoload(library(lists), [append/3, member/2]).

%!  holds_records(+Directory) is semidet.
%
%   Directory has records of a match: those of another would be written over them.

holds_records(Directory) :-
    is_folder(Directory),
    directory_files(Directory, Files),
    member(File, Files),
    sub_atom(File, 4, _, _, '-opening-'),
    !.

%!  record_folder(+Directory, +Format, -Folder) is det.
%
%   Folder is where record_game/6 writes games in Format: Directory, which is made if it is not
%   there.
%
%   @error gunshi(file(write, Directory, Reason))

record_folder(Directory, Format, folder(Directory, Format)) :-
    (   is_folder(Directory)
    ->  (   access_file(Directory, write)
        ->  true
        ;   unwritable(Directory, 'Permission denied')
        )
    ;   catch(make_directory_path(Directory), error(_, context(_, Reason)),
              unwritable(Directory, Reason))
    ).

unwritable(Directory, Reason0) :-
    (   var(Reason0)
    ->  Reason = 'it is no folder'
    ;   Reason = Reason0
    ),
    throw(error(gunshi(file(write, Directory, Reason)), _)).

%!  record_game(+Folder, +A, +B, +About, +Scheduled, +Record) is det.
%
%   Write Record, a game, to Folder; nothing when that is `none`. A and B are the players' titles,
%   About says in a word or two what their match is, and Scheduled is the game of its schedule, as
%   schedule/4 has it.
%
%   @error gunshi(file(write, File, Reason))

record_game(none, _, _, _, _, _).
record_game(folder(Directory, Format), A, B, About, Scheduled, Record) :-
    scheduled_number(Scheduled, Number),
    scheduled_side(Scheduled, Side),
    scheduled_opening(Scheduled, opening(Id, _)),
    (   Side == sente
    ->  Sente = A,
        Gote = B
    ;   Sente = B,
        Gote = A
    ),
    short(Sente, ShortSente),
    short(Gote, ShortGote),
    file_word(Id, Opening),
    format(atom(Name), "~|~`0t~d~4+-opening-~w-~w-~w.~w",
           [Number, Opening, ShortSente, ShortGote, Format]),
    directory_file_path(Directory, Name, File),
    format(string(Event), "gunshi match, ~s, game ~d, opening ~w", [About, Number, Id]),
    get_time(Now),
    format_time(string(End), "%Y/%m/%d %H:%M:%S", Now),
    one_line(Sente, SenteLine),
    one_line(Gote, GoteLine),
    game_record(Record, record(Start, First, Header0, Line)),
    append(Header0, [終了日時-End, 棋戦-Event, 先手-SenteLine, 後手-GoteLine], Header),
    game_record(Named, record(Start, First, Header, Line)),
    write_games(File, Format, [Named]).

one_line(Text, Line) :-
    split_string(Text, "\n\r", " ", Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Line).

%   short(+Title, -Short): the program without its folder, its arguments and options.

short(Title, Short) :-
    split_string(Title, ";", " ", [Command|_]),
    split_string(Command, " ", "", [Program|_]),
    file_base_name(Program, Base),
    file_word(Base, Short).

%   file_word(+Text, -Word): letters, digits, dots and hyphens; other characters are underscores.

file_word(Text, Word) :-
    format(codes(Codes), "~w", [Text]),
    findall(Code,
            ( member(Code0, Codes),
              (   ( code_type(Code0, alnum) ; memberchk(Code0, `.-`) )
              ->  Code = Code0
              ;   Code = 0'_
              )
            ),
            Kept),
    atom_codes(Word, Kept).
