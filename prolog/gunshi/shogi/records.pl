:- encoding(utf8).
/*  Game records: files of games in the formats that shogi programs write.

      | Format         | What it keeps                                                      |
      |----------------|--------------------------------------------------------------------|
      | `kif`, `kifu`  | everything; whole seconds                                          |
      | `ki2`, `ki2u`  | all but times, and of a foul all but the illegal move              |
      | `jkf`          | all but the number of the first move                               |
      | `csa`          | the main line, times and comments; the fields and endings that CSA |
      |                | knows; any number of games a file                                  |
      | `usi`, `sfen`  | start and moves of the main line; a game a line                    |

    A format's name is the ending of its files (records/formats.pl). The encoding of a file is found
    out (base/encoding.pl). Files are written in UTF-8, but `kif` and `ki2` as their programs expect
    them, in Shift_JIS, if it has all the characters; KIF, KI2 and CSA say in their first line which
    it is.

    Reading goes in two steps: a reader in records/ says what the file says, a draft;
    records/check.pl plays it through. So every move of a game is legal, and what is wrong is a list
    of problems.
*/
:- module(gunshi_shogi_records,
          [ read_game/3,                % +File, -Game, -Problems
            read_game/4,                % +File, +Format, -Game, -Problems
            text_game/4,                % +Format, +Text, -Game, -Problems
            write_games/3,              % +File, +Format, +Games
            game_text/3,                % +Format, +Game, -Text
            cuts/1,                     % +Problem
            not_held/3                  % +Format, +Game, -Problem
          ]).
:- use_module('../base/encoding', [read_text/3, write_text/3, encodable/2]).
:- use_module(game, [game_record/2, game_ending/2, game_ply/2]).
:- autoload('records/check', [draft_record/3]).
:- autoload('records/recognize', [found_format/3]).
:- autoload('records/kif', [kif_game/3, write_kif/2]).
:- autoload('records/ki2', [ki2_game/3, write_ki2/2]).
:- autoload('records/csa', [csa_games/2, write_csa/2]).
:- autoload('records/jkf', [jkf_game/3, write_jkf/1]).
:- autoload('records/usi', [usi_games/2, write_usi/2]).
:- use_module(record_messages, []).
:- reexport('records/formats',
            [ record_formats/1, record_format/2, format_kind/2, format_kind_help/3,
              holds_one_game/1, holds_many_games/1, holds_comments/1, holds_fouls/1, names_text/3
            ]).
:- use_module('records/formats', [is_record_format/1, format_encoding/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [must_be/2, domain_error/2]).
:- autoload(library(lists), [append/3, member/2]).

                /*******************************
                *           READING            *
                *******************************/

%!  read_game(+File, -Game, -Problems:list) is nondet.
%!  read_game(+File, +Format, -Game, -Problems:list) is nondet.
%
%   Game is a game in File, up to its first illegal move, as are its variations; one solution for
%   each game, in the file's order. File is a path or stream(Stream); Format is a format's name, or
%   `any`: then it is found from the name of the file and from what is in it. Problems says what is
%   wrong, each a problem(Line, Ply, Fault): the line of the file, 0 in JKF and for a field of the
%   header that cannot be kept; the number of the move in its line from the start, 0 when it is
%   about none; and the fault:
%
%     | Fault                    | cuts |                                                          |
%     |--------------------------|------|----------------------------------------------------------|
%     | illegal_move_text(T, R)  | yes  | the move T is against the rule R, as text_move/3 has it  |
%     | unread(Text)             | yes  | there should be a move                                   |
%     | no_branch                | yes  | a variation of a move that is not there                  |
%     | after_end                | yes  | moves behind the end of the game                         |
%     | no_start(What)           | yes  | the start cannot be read: Game is `none`                 |
%     | no_game                  | yes  | nothing there is a game: Game is `none`                  |
%     | ignored(Text)            | no   | a line or a field is not understood                      |
%     | unknown_ending(Word)     | no   | the game ends with a word of no known meaning            |
%     | misnamed(Text)           | no   | the move's piece is named 角 for 馬; its squares count     |
%     | misnumbered(N, Due)      | no   | the move has the number N, ahead of Due: is a line lost? |
%
%   What cuts has moves or a game left out (cuts/1); all the rest is in Game.
%
%   @error gunshi(file(read, File, Reason)) for what the system says
%   @error gunshi(bad_encoding(File, Line, Byte)): it is no text in a known encoding
%   @error domain_error(record_format, Format)

read_game(File, Game, Problems) :-
    read_game(File, any, Game, Problems).

read_game(File, Format0, Game, Problems) :-
    must_be_format(Format0),
    read_text(File, Text, _),
    (   Format0 == any
    ->  found_format(File, Text, Format)
    ;   Format = Format0
    ),
    text_game(Format, Text, Game, Problems).

must_be_format(Format) :-
    must_be(atom, Format),
    (   Format == any
    ->  true
    ;   is_record_format(Format)
    ->  true
    ;   domain_error(record_format, Format)
    ).

%!  text_game(+Format, +Text, -Game, -Problems:list) is nondet.
%
%   Game and Problems are as read_game/4 has them of a file with Text in it. Format is not `any`.
%
%   @error domain_error(record_format, Format)

text_game(Format, Text0, Game, Problems) :-
    text_to_string(Text0, Text),
    (   format_kind(Format, Kind)
    ->  catch(games_said(Kind, Text, Games), error(gunshi(bad_record(At, What)), _),
              Games = [bad(At, What)])
    ;   domain_error(record_format, Format)
    ),
    (   Games == []
    ->  Game = none,
        Problems = [problem(1, 0, no_game)]
    ;   member(Said, Games),
        said_game(Said, Game, Problems)
    ).

games_said(kif, Text, [game(Draft, Notes)]) :-
    kif_game(Text, Draft, Notes).
games_said(ki2, Text, [game(Draft, Notes)]) :-
    ki2_game(Text, Draft, Notes).
games_said(csa, Text, Games) :-
    csa_games(Text, Games).
games_said(jkf, Text, [game(Draft, Notes)]) :-
    jkf_game(Text, Draft, Notes).
games_said(usi, Text, Games) :-
    usi_games(Text, Games).

said_game(bad(At, no_game), none, [problem(At, 0, no_game)]) :-
    !.
said_game(bad(At, What), none, [problem(At, 0, no_start(What))]).
said_game(game(Draft, Notes), Game, Problems) :-
    draft_record(Draft, Record, Faults),
    game_record(Game, Record),
    append(Notes, Faults, Unsorted),
    sort(1, @=<, Unsorted, Problems).

%!  cuts(+Problem) is semidet.
%
%   Because of Problem, of read_game/3 or not_held/3, something of the game is left out.

cuts(problem(_, _, Fault)) :-
    functor(Fault, Name, _),
    \+ memberchk(Name, [ignored, unknown_ending, misnamed, misnumbered]).

                /*******************************
                *           WRITING            *
                *******************************/

%!  write_games(+File, +Format, +Games:list) is det.
%
%   Write Games to File, a path or stream(Stream), in Format; `any` is the format of the file's
%   name. File is written whole or not at all. To a stream all goes in UTF-8.
%
%   @error gunshi(one_game_a_file(Format, Count)): the file would have to have Count games
%   @error gunshi(no_record_format(File)): Format is `any`, and the name of File has no known ending
%   @error gunshi(file(write, File, Reason)) for what the system says
%   @error domain_error(record_format, Format)
%   @error type_error(list, Games), and type_error(game, Game) for what is no game in it

write_games(File, Format0, Games) :-
    must_be_format(Format0),
    must_be(list, Games),
    (   Format0 \== any
    ->  Format = Format0
    ;   atomic(File),
        record_format(File, Format1)
    ->  Format = Format1
    ;   throw(error(gunshi(no_record_format(File)), _))
    ),
    format_encoding(Format, Encoding0),
    (   File = stream(_)
    ->  Encoding = utf8
    ;   Encoding = Encoding0
    ),
    games_text(Format, Encoding, Games, Text0),
    (   encodable(Encoding, Text0)
    ->  write_text(File, Encoding, Text0)
    ;   games_text(Format, utf8, Games, Text),
        write_text(File, utf8, Text)
    ).

%!  game_text(+Format, +Game, -Text:string) is det.
%
%   Text is Game in Format, for a file in UTF-8.
%
%   @error domain_error(record_format, Format)
%   @error type_error(game, Game)

game_text(Format, Game, Text) :-
    (   is_record_format(Format)
    ->  games_text(Format, utf8, [Game], Text)
    ;   domain_error(record_format, Format)
    ).

games_text(Format, Encoding, Games, Text) :-
    maplist(game_record, Games, Records),
    format_kind(Format, Kind),
    length(Games, Count),
    (   holds_one_game(Format),
        Count =\= 1
    ->  throw(error(gunshi(one_game_a_file(Format, Count)), _))
    ;   encoding_word(Encoding, Word),
        with_output_to(string(Text), write_records(Kind, Format, Word, Records))
    ).

encoding_word(utf8,      'UTF-8').
encoding_word(shift_jis, 'Shift_JIS').

write_records(kif, _, Encoding, [Record]) :-
    write_kif(Record, Encoding).
write_records(ki2, _, Encoding, [Record]) :-
    write_ki2(Record, Encoding).
write_records(csa, _, Encoding, Records) :-
    write_csa(Records, Encoding).
write_records(jkf, _, _, [Record]) :-
    write_jkf(Record).
write_records(usi, Format, _, Records) :-
    forall(member(Record, Records), write_usi(Format, Record)).

%!  not_held(+Format, +Game, -Problem) is semidet.
%
%   Game ends with an illegal move, as a foul may, and Format has no way to write it: Problem is
%   problem(0, Ply, not_held(Format)). All else that a format does not keep is in the table above.

not_held(Format, Game, problem(0, Ply, not_held(Format))) :-
    game_ending(Game, foul(_, _)),
    is_record_format(Format),
    \+ holds_fouls(Format),
    game_ply(Game, Last),
    Ply is Last+1.
