:- encoding(utf8).
/*  Records: a file or text of a window put on the table, and explained.

    What a window sends are the bytes of a file, a character each, since only the reader of records
    finds out their encoding. Explaining is one work at a time, of the line that is walked, on a
    thread of its own; the windows are told how far it is. Its result stays until the next.
*/
:- module(gunshi_web_record_actions,
          [ record_action/3,            % +Name, +Dict, -Answer
            load_record/2,              % +File, -Titles
            sent_games/2                % +Dict, -Games
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../knowledge/shogi/explained', [explained_moves/4, explained_part/3]).
:- use_module('../shogi/game', [game_ply/2, game_record/2]).
:- use_module('../shogi/records', [cuts/1, read_game/4, record_format/2]).
:- use_module('../words/explained_page', [games_data/4]).
:- use_module('../words/reader', [reader_language/1, reader_words/3]).
:- use_module(arguments).
:- use_module(events, [tell_windows/1]).
:- use_module(table).
:- use_module(threads, [page_thread/1]).

:- dynamic
    work/3,                             % work(Id, Done, Of): explaining, if it is
    result/2.                           % result(Game, Moves): of the last that came to its end

%!  record_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Do what a window asks with a record. The names are
%
%     - load        bytes, with the name of the file: its game, or that of the number game, is on
%                   the table
%     - explain     begin to explain the line that is walked, nodes a move
%     - leave       explain no more
%     - explaining  how far it is
%     - explained   the last game that was explained, as the page of explained games has it
%
%   @error gunshi(usage(Text)), gunshi(bad_record(File, Problems, Advice))

record_action(load, Dict, Answer) :-
    argument(Dict, game, integer(1, 100 000), 1, Nth),
    read_sent(Dict, Name, Games),
    put_on_table(Games, Name, Nth, Answer).
record_action(explain, Dict, Answer) :-
    argument(Dict, nodes, integer(100, 1 000 000), 4000, Nodes),
    table_line(Game),
    game_ply(Game, Plies),
    (   Plies > 0
    ->  true
    ;   usage_error("there is no move to explain yet", [])
    ),
    with_mutex(gunshi_web_explaining,
               ( \+ work(_, _, _),
                 flag(gunshi_web_works, Id, Id+1),
                 assertz(work(Id, 0, Plies)),
                 reader_language(Language),
                 page_thread(explain(Id, Game, Nodes, Language))
               )),
    record_action(explaining, Dict, Answer).
record_action(leave, Dict, Answer) :-
    retractall(work(_, _, _)),
    tell_windows(_{event:explaining}),
    record_action(explaining, Dict, Answer).
record_action(explaining, _, Answer) :-
    (   work(_, Done, Of)
    ->  Work = _{done:Done, of:Of}
    ;   Work = null
    ),
    (   result(_, _)
    ->  There = true
    ;   There = false
    ),
    Answer = _{work:Work, there:There}.
record_action(explained, _, Data) :-
    (   result(Game, Moves)
    ->  reader_language(Language),
        games_data(Language, [Game], [Moves], Data)
    ;   usage_error("no game has been explained yet", [])
    ).

%!  sent_games(+Dict, -Games:list) is det.
%
%   Games are those of the file that a window has sent as bytes, with its name, as far as they can
%   be read.
%
%   @error gunshi(usage(Text)), gunshi(bad_record(File, Problems, Advice)) when there is none

sent_games(Dict, Games) :-
    read_sent(Dict, _, Read),
    findall(Game, member(Game-_, Read), Games).

%   read_sent(+Dict, -Name, -Games): Games as in games_of/4.

read_sent(Dict, Name, Games) :-
    argument(Dict, bytes, text, Bytes),
    argument(Dict, name, text, "record", Name),
    (   record_format(Name, Format0)
    ->  Format = Format0
    ;   Format = any
    ),
    setup_call_cleanup(
        tmp_file_stream(octet, File, Out),
        ( call_cleanup(write_bytes(Bytes, Out), close(Out)),
          games_of(File, Format, Name, Games)
        ),
        delete_file(File)).

write_bytes(Bytes, Out) :-
    string_codes(Bytes, Codes),
    forall(member(Code, Codes),
           (   Code < 256
           ->  put_byte_code(Out, Code)
           ;   usage_error("bytes must be the bytes of a file, a character each", [])
           )).

put_byte_code(Out, Code) :-
    put_code(Out, Code).

%!  load_record(+File:atom, -Titles:list) is det.
%
%   The first game of the record File is on the table. Titles are the names of all its games.
%
%   @error gunshi(file(read, File, Reason)), gunshi(bad_encoding(File, Line, Byte))
%   @error gunshi(bad_record(File, Problems, Advice)) when there is no game in it

load_record(File, Titles) :-
    games_of(File, any, File, Games),
    put_on_table(Games, File, 1, Answer),
    Titles = Answer.games.

%   games_of(+File, +Format, +Name, -Games): Games are Game-Problems for those that could be read.

games_of(File, Format, Name, Games) :-
    catch(findall(Game-Problems, read_game(File, Format, Game, Problems), Read),
          error(gunshi(bad_encoding(_, Line, Byte)), _),
          throw(error(gunshi(bad_encoding(Name, Line, Byte)), _))),
    findall(Game-Problems, ( member(Game-Problems, Read), Game \== none ), Games),
    (   Games == []
    ->  findall(Problem, ( member(_-Problems, Read), member(Problem, Problems) ), All),
        reader_words("Nothing was opened", "何も開かなかった", Advice),
        throw(error(gunshi(bad_record(Name, All, Advice)), _))
    ;   true
    ).

put_on_table(Games, Name, Nth, _{games:Titles, game:Nth, faults:Faults}) :-
    (   nth1(Nth, Games, Game-Problems)
    ->  true
    ;   length(Games, Count),
        usage_error("the file has ~d games", [Count])
    ),
    table_start(Game, none, none),
    findall(Title, ( member(Each-_, Games), title(Each, Title) ), Titles),
    findall(Line,
            ( member(Problem, Problems),
              cuts(Problem),
              error_line(error(gunshi(record_problem(Name, Problem)), _), Line)
            ),
            Faults).

title(Game, _{sente:Sente, gote:Gote, moves:Plies}) :-
    game_record(Game, record(_, _, Header, _)),
    name(Header, 先手, Sente),
    name(Header, 後手, Gote),
    game_ply(Game, Plies).

name(Header, Key, Name) :-
    (   memberchk(Key-Name0, Header)
    ->  Name = Name0
    ;   Name = ""
    ).

                /*******************************
                *          EXPLAINING          *
                *******************************/

%   explain(+Id, +Game, +Nodes, +Language): on a thread of its own, as long as the work is wanted.

explain(Id, Game, Nodes, _) :-
    catch(( explained_moves([nodes(Nodes)], Game, gunshi_web_record_actions:step(Id), Moves),
            transaction(( retract(work(Id, _, _)),
                          retractall(result(_, _)),
                          assertz(result(Game, Moves))
                        )),
            Event = _{event:explained}
          ),
          Error,
          ( failed(Id, Error, Event) )),
    tell_windows(Event).

step(Id, Explained) :-
    explained_part(Explained, ply, Ply),
    (   retract(work(Id, _, Of))
    ->  assertz(work(Id, Ply, Of)),
        tell_windows(_{event:explaining, done:Ply, of:Of})
    ;   throw(left)
    ).

failed(_, left, _{event:explaining}) :-
    !.
failed(Id, Error, _{event:failed, error:Line}) :-
    retractall(work(Id, _, _)),
    error_line(Error, Line).
