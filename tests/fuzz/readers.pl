:- encoding(utf8).
/*  The readers of Prolog that are fuzzed, each with good texts to begin with, the words that mean
    something to it, and what must hold of any bytes:

      - it succeeds, or throws one error of Gunshi's own that has its message in one line;
      - it takes at most two seconds of CPU time;
      - what was read, written and read again is equal.

    scripts/fuzz runs them for long, readers.plt for a moment.
*/
:- module(test_fuzz_readers,
          [ fuzz_reader/1,              % ?Reader
            fuzz_texts/3,               % +Reader, +Corpus, -Texts
            fuzz_input/4,               % +Reader, +Texts, +Seed, -Bytes
            fuzz_outcome/3              % +Reader, +Bytes, -Outcome
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(solution_sequences)).
:- use_module(library(terms)).
:- use_module(library(time)).
:- use_module(library(yall)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/encoding)).
:- use_module(library(gunshi/base/journal)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/cli/explain/units), []).
:- use_module(library(gunshi/cli/options)).
:- use_module(library(gunshi/cli/position_file)).
:- use_module(library(gunshi/gtp/engine)).
:- use_module(library(gunshi/knowledge/shogi/search_choices)).
:- use_module(library(gunshi/lab/counted_games), []).
:- use_module(library(gunshi/lab/experiments/ordering), []).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/kinds)).
:- use_module(library(gunshi/lab/judged_games), []).
:- use_module(library(gunshi/lab/mates), []).
:- use_module(library(gunshi/lab/match/engine_games), []).
:- use_module(library(gunshi/lab/match/inside_games), []).
:- use_module(library(gunshi/lab/training/position_games), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/record)).
:- use_module(library(gunshi/program/command)).
:- use_module(library(gunshi/shogi/book)).
:- use_module(library(gunshi/shogi/record_messages), []).
:- use_module(library(gunshi/shogi/records)).
:- use_module(library(gunshi/usi/game_line)).
:- use_module(library(gunshi/usi/go)).
:- use_module(library(gunshi/usi/options)).
:- use_module(tests(fuzz/mutate)).
:- use_module(tests(fuzz/requests)).
:- use_module(tests(shogi/random_game)).

%   fuzz_reader(?Reader) is nondet.

fuzz_reader(Reader) :-
    reader(Reader, _, _).

%   reader(Reader, Endings, Words): files of a corpus with one of Endings are good texts for Reader.

reader(kif, [kif, kifu],
       ["変化：2手\n", "まで3手で先手の勝ち\n", "同　", "成", "打", "(77)", "投了", "反則負け", "手合割：",
        "後手の持駒：", "先手の持駒：飛　角　", "*", "&", "#", "( 0:01/00:00:01)", "一", "上手",
        "+---------------------------+\n", "|v香v桂v銀v金v玉v金v銀v桂v香|一\n", "手数＝31\n"]).
reader(ki2, [ki2, ki2u],
       ["▲", "△", "☗", "☖", "同", "左", "直", "寄", "引", "不成", "打", "変化：2手\n", "上がる", "行",
        "まで3手で先手の勝ち\n", "手合割：二枚落ち\n", "*"]).
reader(csa, [csa],
       ["PI", "PI82HI22KA", "P+00AL", "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n", "+7776FU", "T10", "%TORYO",
        "%CHUDAN", "/", "\n", ",", "'", "$EVENT:", "N+", "V2.2", "%+ILLEGAL_ACTION"]).
reader(jkf, [jkf, json],
       ["{", "}", "[", "]", ":", "null", "true", "\"forks\"", "\"x\"", "\\u0000", "\\ud800",
        "1e400", "\"initial\"", "\"preset\":\"OTHER\"", "\"piece\":\"FU\"", "{\"moves\":[{}]}"]).
reader(usi, [usi, sfen],
       ["startpos", "sfen ", "moves", "7g7f", "P*5e", "+", "position ", "b - 1", "resign"]).
reader(any, [kif, kifu, ki2, csa, jkf, usi, sfen], ["#KIF", "V2", "▲", "{\"moves\"", "startpos"]).
reader(book, [db],
       ["sfen ", "#YANEURAOU-DB2016 1.00\n", "none", "//", "#", "    ", "7g7f 3c3d 0 1 1\n",
        "P*5e"]).
reader(ggf, [ggf],
       ["(;", ";)", "GM[Othello]", "BO[8 ", "B[f5]", "W[PA]", "PA", "]", "[", "\\", "B[f5/1.5/2]"]).
reader(transcript, [], ["f5", "D6", "pa", "i9", "a1", " "]).
reader(knowledge, [pl],
       [":- ", "user:", "\\+ ", "(", ")", "->", ";", "{|", "|}", "0'", "\"", "'", "`", "\\x1b\\",
        "Now", "moves(Now, M)", "strategy(", "/*", "*/", "end_of_file.\n", "_", "[a|b]", "%",
        "1.0Inf",
        "X = X", "{}", "a:b:c", "'$VAR'(1)", "$", "0b12", "1r3", "1_000", "\\"]).
reader(journal, [journal],
       ["gunshi journal 1\n", "added(", "change(", ".", "'", "\"", "0", "(", "7", "\n", "a", "f"]).
reader(positions, [tsv],
       ["id", "sfen", "move", "\t", "b - 1", "startpos", "lnsgkgsnl/1r5b1/", "9/9/9"]).
reader(moves, [],
       ["同", "成", "打", "右", "左", "上", "▲", "△", "+7776FU", "7g7f", "(77)", "７", "七", "歩", "と", "成銀",
        "P*5e", "不成", "%TORYO", "　", "直"]).
reader(usi_lines, [],
       ["position ", "startpos", "moves", "sfen ", "go ", "setoption name ", "value", "infinite",
        "byoyomi", "searchmoves", "mate", "ponder", "USI_Hash", "MultiPV", "nodes", "-1", "7g7f"]).
reader(gtp_lines, [],
       ["play b ", "pass", "undo", "boardsize 8", "clear_board", "showboard", "genmove ", "#", "1 ",
        "list_commands", "known_command ", "komi 0", "a1", "F5", "w"]).
reader(arguments, [],
       ["--", "-", "--no-", "=", "--format json", "--help", "--sfen", "--nodes -1", "--seed 1e9",
        "--position", "''", "-v", "--kb", "--games 0", "--time inf", "--clock 1+x", "~w", "~i"]).
reader(units, [],
       ["game(", "sente", "startpos", "\"", "'", ")", ",", "[", "]", "{", "problem(", "none", ".",
        "nodes(10)", "_", "X", "(:-)", "'$VAR'(1)", "a:b", "0'", "1r3", "\\x1b\\", "1.0Inf"]).
reader(requests, [],
       ["GET ", "POST ", "HEAD ", "HTTP/1.1", "HTTP/9.9", "\r\n", "\r\n\r\n", "Content-Length: ",
        "Transfer-Encoding: chunked\r\n", "0\r\n\r\n", "Host: ", "Cookie: ", "Origin: null\r\n",
        "Expect: 100-continue\r\n", "Range: bytes=0-\r\n", "/do/", "/page/../", "%00", "%2e%2e/",
        "?token=", "Content-Type: multipart/form-data; boundary=x\r\n", "{\"", "\":", "null",
        "Connection: Upgrade\r\nUpgrade: websocket\r\n", "X-Gunshi: 1\r\n"]).
reader(choices, [],
       ["statistics(", "none", "history(", "true", "depth_by(", "late_moves(", ",", ")", "any"]).

                /*******************************
                *          GOOD TEXTS          *
                *******************************/

%   fuzz_texts(+Reader, +Corpus, -Texts): what is made here, and the files of the directory Corpus
%   that are Reader's and not long; `none` for Corpus is no directory.

fuzz_texts(Reader, Corpus, Texts) :-
    findall(Text, ( made_text(Reader, Text) ; corpus_text(Corpus, Reader, Text) ), Texts),
    Texts = [_|_].

corpus_text(Corpus, Reader, Text) :-
    Corpus \== none,
    reader(Reader, Endings, _),
    directory_member(Corpus, File, [extensions(Endings), recursive(true)]),
    size_file(File, Size),
    Size < 8_000,
    catch(read_text(File, Text, _), error(gunshi(_), _), fail).

made_text(any, Text) :-
    format_kind_help(Kind, _, _),
    made_text(Kind, Text).
made_text(Kind, Text) :-
    format_kind_help(Kind, _, _),
    between(1, 8, Seed),
    random_game(Seed, Game),
    game_text(Kind, Game, Text).
made_text(book, "#YANEURAOU-DB2016 1.00\n\c
    sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n#comment\n\c
    2g2f 3c3d 63 27 935\n7g7f none 20 25 6 #comment\n\c
    sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3\n2g2f 4a3b\n").
made_text(ggf, "(;GM[Othello]PB[Black]PW[White]TY[8]BO[8 \c
    ---------------------------O*------*O--------------------------- *]B[f5]W[d6/1.5/2]B[c3];)\n\c
    (;GM[Othello]PB[a]BO[8 ****************************************************\c
    ***********- O]B[PA];)\n").
made_text(transcript, "f5d6c3d3c4f4f6f3e6e7").
made_text(transcript, "F5 D6 C5 F4 E3").
made_text(knowledge, "% own\nstyle(solid, \"受け\", \"castle first\", [without(net)]).\n\c
    before(my_clause, joseki).\njoseki(棒銀, 10, \"2g2f 8c8d 2f2e\").\n").
made_text(knowledge, "strategy(mine, \"私\", \"mine\", Now, M) :-\n    ( moves(Now, M) ; fail ), \c
    \\+ check(Now), legal_move_count(Now, C), C > 2.\n\c
    motif(my, \"私\", \"mine\", Now, Move) :- moves(Now, Move), ( check(Now) -> true ; true ).\n").
made_text(knowledge, "bm(2-4, [turn(gote), sente(76, fu), empty(77)], move(43, 44)).\n\c
    gm(4, [turn(gote), sente(76, fu)], move(83, 84)).\nclause_time(20, 0.1, 2).\n").
made_text(journal, Text) :-
    fuzz_file(journal, File),
    forget_file(File),
    journal_open(File, Journal, []),
    journal_append_all(Journal, [ added(gm(4, [turn(gote)], move(83, 84))), undo(2), "text\n" ], _,
                       Journal1),
    journal_append_all(Journal1, [change(1.5, f('A', "日本", [X, X]))], _, _),
    read_file_to_string(File, Text, [encoding(utf8)]).
made_text(positions, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\nstartpos\n").
made_text(positions, "id\tsfen\tmove\na\t4k4/9/9/9/9/9/9/9/4K4 b R 1\tR*5b\nb\tstartpos\t7g7f\n").
made_text(moves, "７六歩(77)\n▲７六歩\n7g7f\n+7776FU\n同　銀\n２二角成\n☗５八金右\n６八銀左上\nP*5e\n").
made_text(usi_lines, "usi\nsetoption name MultiPV value 3\nposition startpos moves 7g7f 3c3d\n\c
    go btime 1000 wtime 1000 byoyomi 500\ngo mate 1000\ngo nodes 10 searchmoves 7g7f\n\c
    position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 2g2f\n").
made_text(gtp_lines, "1 protocol_version\nclear_board\nplay b f5\nplay w d6\nshowboard\nundo\n\c
    known_command play\n").
made_text(arguments, Text) :-
    findall(Line, command_line(Line), Lines0),
    random_permutation(Lines0, Lines),
    length(Some, 12),
    append(Some, _, Lines),
    atomic_list_concat(Some, '\n', Text0),
    atom_string(Text0, Text).
made_text(units, Text) :-
    findall(Line, unit_line(Line), Lines),
    atomic_list_concat(Lines, '\n', Text0),
    atom_string(Text0, Text).
made_text(requests, Text) :-
    request_text(Text).
made_text(choices, "statistics(none), history(false), depth_by(probability)").

%   command_line(-Line) is nondet: a command with one of its options.

command_line(Line) :-
    option_command(Command, Module),
    Module:opt_type(Option, _, Type),
    dashed(Option, Dashed),
    option_value(Type, Value),
    format(string(Line), "~w ~w ~w", [Command, Dashed, Value]).

%   option_command(?Command, ?Module): those of the shell that have options.

option_command(Command, Module) :-
    member(Command, [perft, moves, judge, statistics, forms, memory, mate, search, convert, check,
                     train, kb, explain, motifs, selfplay, match, worker, jobs, experiment]),
    atom_concat('cli/commands/', Command, File),
    load_command(File, Module).

option_value(oneof(Values), Value) :-
    !,
    member(Value, Values).
option_value(boolean, '').
option_value(natural, 10).
option_value(nonneg, 0).
option_value(between(Low, _), Low).
option_value(atom, startpos).

%   unit_line(-Line) is nondet: what jobs of each kind share, a unit and its result, as text.

unit_line(Line) :-
    Sfen = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    member(kind(Kind, Common, Unit),
           [ kind(inside_games, games(gunshi([]), gunshi([]), 10, 12),
                  game(sente, "startpos moves 7g7f")),
             kind(counted_games, counted(moves), games(["startpos moves 7g7f 3c3d"])),
             kind(judged_games, judged(othello), othello("f5d6", [1-2], 3)),
             kind(mates, mates([nodes(100)], false), problem("4k4/9/4P4/9/9/9/9/9/9 b G 1")),
             kind(ordering, ordering(plies), problem(Sfen, depth(1), 0)),
             kind(position_games, positions(1, 20, 10), games(0, 1)),
             kind(explained_games, explained([depth(1)], text, ja), game(Sfen, 1, [], []))
           ]),
    (   Data = Common
    ;   Data = Unit
    ;   catch(unit_result(Kind, Common, Unit, Data), error(_, _), fail)
    ),
    data_text(Data, Line).

%   fuzz_input(+Reader, +Texts, +Seed, -Bytes): the same Seed gives the same Bytes.

fuzz_input(Reader, Texts, Seed, Bytes) :-
    reader(Reader, _, Words),
    set_random(seed(Seed)),
    mutated(Texts, Words, Bytes).

                /*******************************
                *           READING            *
                *******************************/

%   fuzz_outcome(+Reader, +Bytes, -Outcome): `good`, `refused`, or fault(What).

:- dynamic
    reading/0,                          % a reader is at work
    told/1.                             % told(Term): it printed the message Term

:- multifile user:message_hook/3.

user:message_hook(Term, Kind, _) :-
    reading,
    memberchk(Kind, [error, warning]),
    assertz(told(Term)).

fuzz_outcome(Reader, Bytes, Outcome) :-
    retractall(told(_)),
    fuzz_file(Reader, File),
    forget_file(File),
    setup_call_cleanup(open(File, write, Out, [encoding(octet)]),
                       write(Out, Bytes),
                       close(Out)),
    statistics(cputime, Start),
    setup_call_cleanup(
        assertz(reading),
        catch(call_with_time_limit(30, ( read_all(Reader, File) -> Outcome0 = good
                                       ; Outcome0 = fault(failed) )),
              Error,
              error_outcome(Error, Outcome0)),
        retractall(reading)),
    statistics(cputime, End),
    Taken is End - Start,
    findall(Term, ( told(Term), \+ allowed_message(Reader, Term) ), Told),
    (   Outcome0 = fault(_)
    ->  Outcome = Outcome0
    ;   Taken > 2
    ->  Outcome = fault(seconds(Taken))
    ;   Told = [Term|_]
    ->  Outcome = fault(printed(Term))
    ;   Outcome = Outcome0
    ).

error_outcome(fault(What), fault(What)) :-
    !.
error_outcome(refused, refused) :-
    !.
error_outcome(Error, Outcome) :-
    (   Error = error(gunshi(_), _),
        one_line(Error)
    ->  Outcome = refused
    ;   Outcome = fault(raised(Error))
    ).

one_line(Error) :-
    error_line(Error, Line),
    \+ sub_string(Line, _, _, _, "\n"),
    \+ sub_string(Line, _, _, _, "Unknown error"),
    \+ sub_string(Line, _, _, _, "Unknown message"),
    string_length(Line, Length),
    Length < 2_000.

%   A journal that is damaged is told of once, and used; the program says nothing of bytes that are
%   no UTF-8 (program/main.pl).

allowed_message(journal, gunshi(_)).
allowed_message(journal, error(gunshi(_), _)).
allowed_message(gtp_lines, io_warning(_, _)).

%   must(+What, :Goal): What is the fault when Goal is not true.

:- meta_predicate must(+, 0).

must(What, Goal) :-
    (   catch(Goal, Error, true)
    ->  (   var(Error)
        ->  true
        ;   Error = fault(_)
        ->  throw(Error)
        ;   throw(fault(raised(What, Error)))
        )
    ;   throw(fault(What))
    ).

%   fuzz_file(+Reader, -File): one for the process, in a directory that is in memory if there is
%   one.

:- dynamic directory/1.

fuzz_file(Reader, File) :-
    (   directory(Directory)
    ->  true
    ;   tmp_file(fuzz, Temporary),
        (   exists_directory('/dev/shm')
        ->  file_base_name(Temporary, Base),
            directory_file_path('/dev/shm', Base, Directory)
        ;   Directory = Temporary
        ),
        make_directory_path(Directory),
        assertz(directory(Directory)),
        at_halt(delete_directory_and_contents(Directory))
    ),
    file_name_extension(input, Reader, Name),
    directory_file_path(Directory, Name, File).

forget_file(File) :-
    forall(member(More, ['', '.damaged', '.lock']),
           ( atom_concat(File, More, Path),
             ( exists_file(Path) -> delete_file(Path) ; true )
           )).

%   read_all(+Reader, +File): of a game's problems a thousand are made messages; all of many
%   thousands would take longer than the reading, which is what is timed.

read_all(Format, File) :-
    ( Format == any ; format_kind_help(Format, _, _) ),
    !,
    forall(read_game(File, Format, Game, Problems),
           ( forall(limit(1 000, member(Problem, Problems)),
                    must(problem(Problem),
                         one_line(error(gunshi(record_problem(File, Problem)), _)))),
             game_survives(Game, Format)
           )).
read_all(book, File) :-
    read_book(File, Book, Problems),
    forall(member(problem(_, _, Fault), Problems),
           must(problem(Fault), one_line(error(gunshi(Fault), _)))),
    must(book_written, ( write_book(File, Book), read_book(File, Again, Left) )),
    must(book_reads_otherwise, Again-Left == Book-[]).
read_all(ggf, File) :-
    read_ggf(File, Games),
    must(ggf_written, ( write_ggf(File, Games), read_ggf(File, Again) )),
    must(ggf_reads_otherwise, Again == Games).
read_all(transcript, File) :-
    read_text(File, Text, _),
    othello_start(Start),
    othello_transcript(Start, Moves, Text),
    must(transcript_written, ( othello_transcript(Start, Moves, Written),
                               othello_transcript(Start, Again, Written) )),
    must(transcript_reads_otherwise, Again == Moves).
read_all(knowledge, File) :-
    read_knowledge(File, Clauses, Problems),
    forall(member(Problem, Problems),
           must(problem(Problem), one_line(error(gunshi(bad_knowledge(File, [Problem])), _)))),
    forall(member(clause(_, Head, Body), Clauses), clause_survives(Head, Body)),
    (   Problems == []
    ->  call_cleanup(load_knowledge(File), forget_knowledge(File))
    ;   true
    ).
read_all(journal, File) :-
    journal_open(File, Journal, Records),
    must(journal_written, ( journal_append(Journal, after_all, Line, _),
                            journal_open(File, _, Again) )),
    append(Records, [Line-after_all], Expected),
    must(journal_reads_otherwise, Again =@= Expected).
read_all(positions, File) :-
    position_file(fuzz, File, Positions),
    forall(member(_-Position, Positions),
           must(position(Position), ( position_sfen(Position, Sfen), position_sfen(Same, Sfen),
                                      Same == Position ))),
    catch(position_moves(fuzz, File, _), error(gunshi(_), _), true).
read_all(moves, File) :-
    lines(File, Lines),
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+"),
    forall(member(Line, Lines), move_outcome(Game, Line)).
read_all(usi_lines, File) :-
    lines(File, Lines),
    default_options(Options),
    with_quiet_output(forall(member(Line, Lines), must(usi_line(Line), usi_line(Line, Options)))).
read_all(gtp_lines, File) :-
    stream_property(Old, alias(user_input)),
    setup_call_cleanup(
        ( open(File, read, In, [encoding(utf8)]), set_stream(In, alias(user_input)) ),
        with_output_to(string(_), with_quiet_output(gtp(paper))),
        ( set_stream(Old, alias(user_input)), close(In) )).
read_all(arguments, File) :-
    lines(File, Lines),
    forall(( limit(50, member(Line, Lines)), split_string(Line, " ", "\t", Words) ),
           arguments_read(Words)).
read_all(units, File) :-
    lines(File, Lines),
    forall(( limit(50, member(Line, Lines)), member(Check, [is_common, is_unit, is_result]),
             unit_kind(Kind) ),
           must(data(Line), data_survives(Line, call(Check, Kind)))).
read_all(requests, File) :-
    request_status(File, Status),
    must(answered(Status), ( Status == none ; integer(Status), Status < 500 )),
    (   Status == 200
    ->  true
    ;   throw(refused)
    ).
read_all(choices, File) :-
    read_text(File, Text, _),
    read_search_choices(Text, _).

lines(File, Lines) :-
    read_text(File, Text, _),
    split_string(Text, "\n", "\r", Lines).

:- meta_predicate with_quiet_output(0).

with_quiet_output(Goal) :-
    stream_property(Old, alias(user_output)),
    setup_call_cleanup(
        ( open_null_stream(Null), set_stream(Null, encoding(utf8)),
          set_stream(Null, alias(user_output)) ),
        Goal,
        ( set_stream(Old, alias(user_output)), close(Null) )).

%   game_survives(+Game, +Format): written as KIF it reads the same; so does what Format keeps of
%   it. KIF keeps all but a time of the end of a line, and parts of a second.

game_survives(none, _) :-
    !.
game_survives(Game, Format) :-
    game_record(Game, Record),
    game_text(kif, Game, Kif),
    findall(Read-Problems, text_game(kif, Kif, Read, Problems), Games),
    must(kif_has(Games), ( Games = [Game1-Problems1], \+ ( member(P, Problems1), cuts(P) ) )),
    game_record(Game1, Record1),
    kept_by_kif(Record, Timeless),
    kept_by_kif(Record1, Timeless1),
    must(kif_reads_otherwise(Timeless, Timeless1), Timeless1 == Timeless),
    (   Format == any
    ->  true
    ;   game_text(Format, Game, Text),
        findall(Read-Problems, text_game(Format, Text, Read, Problems), Games2),
        must(has(Games2), ( Games2 = [Game2-Problems2], \+ ( member(P, Problems2), cuts(P) ) )),
        game_text(Format, Game2, Text2),
        must(reads_otherwise(Text, Text2), Text2 == Text)
    ).

kept_by_kif(Term0, Term) :-
    (   Term0 = end(Ending, Remarks0)
    ->  exclude([time(_)]>>true, Remarks0, Remarks1),
        kept_by_kif(Remarks1, Remarks),
        Term = end(Ending, Remarks)
    ;   Term0 = time(Seconds0)
    ->  Seconds is truncate(Seconds0),
        Term = time(Seconds)
    ;   compound(Term0)
    ->  mapargs(kept_by_kif, Term0, Term)
    ;   Term = Term0
    ).

clause_survives(Head, Body) :-
    clause_head_body(Clause, Head, Body),
    knowledge_term_text(Clause, Text),
    read_knowledge_text(Text, Clauses, Problems),
    must(clause_reads_otherwise(Text, Problems),
         ( Clauses-Problems = [clause(_, Head1, Body1)]-[],
           (Head1 :- Body1) =@= (Head :- Body) )).

move_outcome(Game, Line) :-
    must(move(Line), catch(text_move(Game, Line, Move), error(gunshi(What), _), true)),
    (   nonvar(What)
    ->  must(message(Line), one_line(error(gunshi(What), _)))
    ;   forall(member(Notation, [usi, csa, kif, ki2]),
               must(written(Notation, Line),
                    ( move_text(Notation, Game, Move, Text), text_move(Game, Text, Same),
                      Same == Move )))
    ).

arguments_read([Word|Words]) :-
    (   option_command(Command, Module),
        atom_string(Command, Word)
    ->  maplist([Text, Atom]>>atom_string(Atom, Text), Words, Arguments),
        must(arguments(Words),
             catch(options(Module:Arguments, _, _), error(gunshi(What), _), true)),
        (   nonvar(What)
        ->  must(message(What), one_line(error(gunshi(What), _)))
        ;   true
        )
    ;   true
    ).

unit_kind(Kind) :-
    member(Kind, [inside_games, engine_games, counted_games, judged_games, mates, ordering,
                  position_games, explained_games]).

data_survives(Line, Check) :-
    catch(text_data(Line, Check, Term), error(gunshi(What), _), true),
    (   nonvar(What)
    ->  one_line(error(gunshi(What), _))
    ;   data_text(Term, Text),
        text_data(Text, Check, Again),
        Again == Term
    ).

usi_line(Line, Options) :-
    split_string(Line, " \t", " \t\r", Parts),
    exclude(==(""), Parts, Words0),
    (   Words0 = ["position"|Words]
    ->  read_game_line(Words, none, Game),
        (   Game == none
        ->  true
        ;   game_usi(Game, Usi),
            game_usi(Again, Usi),
            game_position(Game, Position),
            game_position(Again, Position)
        )
    ;   Words0 = ["go"|Words]
    ->  read_go(Words, _, _)
    ;   Words0 = ["setoption"|Words]
    ->  set_option(Words, Options, _),
        ignore(value_fault(Words, _))
    ;   true
    ).
