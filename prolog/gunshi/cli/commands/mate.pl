:- encoding(utf8).
/*  gunshi mate: mating problems, solved by the core, or shown as the fifth paper's table of
    propositions.
*/
:- module(gunshi_cli_commands_mate,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../lab/mates', [problem_unit/2, stop_this_mate/0]).
:- use_module('../../shogi/mate', [mate_result/3]).
:- use_module('../../shogi/notation', [line_texts/4, move_text/4]).
:- use_module('../../shogi/position', [position_after/3, move_usi/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../jobs', [units_run/4, dead_unit/2]).
:- use_module('../options').
:- use_module('../position_file', [chosen_problems/4]).
:- use_module('../progress', [with_progress/3, progress_done/1, progress_show/3, progress_end/1]).
:- use_module('../tally', [tally_add/3]).

:- autoload(library(apply), [foldl/4, maplist/3]).
% The table takes longer to load than most problems take to solve.
:- autoload('../mate/table', [run_table/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi mate --help` prints.

help("\
usage: gunshi mate [FILE... | --sfen SFEN] [--time S] [--nodes N] [--threads N] [--hash MB]
                   [--shortest] [--all] [--redis HOST:PORT] [--format text|json|csv]
       gunshi mate --table [FILE... | --sfen SFEN] [--full] [--narrow] [--levels N] [--limit N]
                   [--format text|svg|html] [--output FILE]

Solves mating problems (詰将棋): is there a mate by checks alone, how long is it, what is its line?
A mate, and that there is none, are said only when proven; a line has been replayed. The length
counts no futile interpositions (無駄合).

  FILE              one SFEN a line, or a table with the tab-separated columns id (or name) and
                    sfen; - is stdin. The side to move gives mate, unless the other has no king.
                    A problem is called by its id, else its line; of several files, FILE and that
  --sfen SFEN       one position instead of files
  --time S          not more than S seconds for a position, some of them for the line or, where
                    that needs less, for a shorter mate; then the answer is unknown, or the mate
                    found so far: it is over within its plies, and its line may be another
                    (longest: false) than the longest defence
  --nodes N         not more than N nodes for a position, used in the same way; with more threads,
                    about as many
  --threads N       threads at work on a position, for hard ones. Default: 1, with which the same
                    question gets the same answer each time
  --hash MB         memory for the table of positions. Default: 1024
  --shortest        go on until no shorter mate is possible: proven. Else one is looked for as long
                    again as finding the mate took, which proves short mates anyway. Mates of 101
                    plies and more are hardly ever proven so: they are made shorter where it is
                    easy, and after that at least a quarter as long, on while they get shorter
  --all             what composers check: every other check on the line that mates too (余詰), and
                    how long the other replies last (変化); --time and --nodes hold for each
                    move, else 1000000 nodes do
  --redis HOST:PORT the problems are solved by the workers (gunshi worker) of the Redis server there
  --format json     {\"id\", \"result\": \"mate\"/\"nomate\"/\"unknown\", \"plies\", \"moves\", \c
                    \"left_in_hand\",
                    \"nodes\", \"seconds\", \"shortest\", \"longest\"}, with --all \"other_mates\",
                    \"variations\"; with \"unknown\" a \"reason\": time, nodes, or hash: no room
  --format csv      id,result,plies,left_in_hand,nodes,seconds,shortest,longest,moves,reason
  --table           the problem as propositions, level by level, as the fifth paper's table 5.2: a
                    check and its reply are one predicate, joined to its subject on the left; the
                    levels count no futile interpositions either
  --full            leave out no moves. Without it the moves are left out that FILE.pl names when it
                    stands beside FILE.sfen, as for kb/shogi/problems/fig_5_20.sfen
  --narrow          of the attacker's checks only the one by which the solver mates, of the replies
                    all, but of the pieces dropped on a square the one that is mated last: for long
                    problems
  --levels N        not more than N levels
  --limit N         not more than N predicates. Default: 200000
  --format html     a page with the table's tree; svg: a picture of one tree
  --output FILE     where the table goes. Default: stdout

Exit status 0 if all positions are mate, 1 if not. Ctrl-C tells what was found in the position at
work, and ends with 130.
").

opt_type(table,    table,    boolean).
opt_type(sfen,     sfen,     atom).
opt_type(time,     time,     between(0.001, 86400)).
opt_type(nodes,    nodes,    between(1, 9223372036854775807)).
opt_type(threads,  threads,  between(1, 64)).
opt_type(hash,     hash,     between(1, 1000000)).
opt_type(shortest, shortest, boolean).
opt_type(all,      all,      boolean).
opt_type(redis,    redis,    atom).
opt_type(full,     full,     boolean).
opt_type(narrow,   narrow,   boolean).
opt_type(levels,   levels,   natural).
opt_type(limit,    limit,    natural).
opt_type(format,   format,   oneof([text, json, csv, svg, html])).
opt_type(output,   output,   atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0 if all positions are mate, else 1.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))
%   @error gunshi(bad_position_line(File, Line, Error))

run(Arguments, Status) :-
    options(Arguments, Files, Options),
    (   option(table(true), Options)
    ->  only_with(Options, [time, nodes, threads, hash, shortest, all, redis], "without"),
        formats(Options, [text, svg, html], "with"),
        run_table(Files, Options, Status)
    ;   only_with(Options, [full, narrow, levels, limit, output], "with"),
        formats(Options, [text, json, csv], "without"),
        (   option(all(true), Options),
            option(format(csv), Options)
        ->  usage_error("mate: --format csv has no room for --all; text and json have", [])
        ;   true
        ),
        chosen_problems(mate, Files, Options, Problems),
        solve_all(Problems, Options, Status)
    ).

only_with(Options, Names, With) :-
    (   member(Name, Names),
        Option =.. [Name, _],
        option(Option, Options)
    ->  usage_error("mate: --~w goes ~s --table", [Name, With])
    ;   true
    ).

formats(Options, Formats, With) :-
    option(format(Format), Options, text),
    (   memberchk(Format, Formats)
    ->  true
    ;   atomic_list_concat(Formats, ', ', List),
        usage_error("mate: --format ~w is not possible ~s --table; there it is one of ~w",
                    [Format, With, List])
    ).

solve_all(Problems, Options, Status) :-
    findall(Limit,
            ( member(Limit, [time(_), nodes(_), threads(_), hash(_), shortest(_)]),
              option(Limit, Options)
            ),
            Limits),
    option(format(Format), Options, text),
    option(all(All), Options, false),
    print_head(Format),
    length(Problems, Count),
    findall(Unit,
            ( member(Problem, Problems), problem_unit(Problem.position, Unit) ),
            Units),
    (   Count =:= 1
    ->  About = "mate, 1 problem"
    ;   format(string(About), "mate, ~D problems", [Count])
    ),
    longest(Limits, Longest),
    units_run(Options, 1, [about(About), limit(Longest)], Run),
    Tally = _{mates:0},
    with_progress(Count, Progress,
                  ( show_next(Problems, Progress),
                    solving(Options,
                            call(Run, mates, mates(Limits, All), Units,
                                 gunshi_cli_commands_mate:hear_solved(Format, Progress, Tally),
                                 Problems, _))
                  )),
    (   Tally.mates =:= Count
    ->  Status = 0
    ;   Status = 1
    ).

%   longest(+Limits, -Seconds): how long a worker may be at a problem.

longest(Limits, Seconds) :-
    (   option(time(Time), Limits)
    ->  Seconds is 60+100*Time
    ;   Seconds = 86400
    ).

%   solving(+Options, :Goal): here Ctrl-C stops the solver, and what it has found by then is told
%   before the program ends (go_on_or_halt/1).

:- meta_predicate
    solving(+, 0).

solving(Options, Goal) :-
    (   option(redis(_), Options)
    ->  call(Goal)
    ;   setup_call_cleanup(
            on_signal(int, Int, stop_solving),
            call(Goal),
            on_signal(int, _, Int))
    ).

stop_solving(_Signal) :-
    stop_this_mate.

%   hear_solved(+Format, +Progress, +Tally, +Unit, +Outcome, +Problems0, -Problems): Problems0 are
%   those from this on.

hear_solved(Format, Progress, Tally, _, Outcome, [Problem|Problems], Problems) :-
    _{name:Id, position:Position} :< Problem,
    progress_done(Progress),
    progress_end(Progress),
    (   Outcome = done(solved(Solved, Checked))
    ->  print(Format, Id, Position, Solved, Checked),
        flush_output,
        count_mate(Solved, Tally),
        go_on_or_halt(Solved)
    ;   Outcome = dead(Reason),
        dead_unit(Id, Reason)
    ),
    show_next(Problems, Progress).

show_next(Problems, Progress) :-
    (   Problems = [Next|_]
    ->  progress_show(Progress, "~w", [Next.name])
    ;   true
    ).

go_on_or_halt(Solved) :-
    (   mate_result(Solved, stopped, flag)
    ->  halt(130)
    ;   true
    ).

count_mate(Solved, Tally) :-
    (   mate_result(Solved, result, mate)
    ->  tally_add(mates, 1, Tally)
    ;   true
    ).

                /*******************************
                *           PRINTING           *
                *******************************/

print_head(Format) :-
    (   Format == csv
    ->  write_csv([[ id, result, plies, left_in_hand, nodes, seconds, shortest, longest, moves,
                     reason
                   ]])
    ;   true
    ).

%   solved_dict(+Solved, -Dict): the parts of Solved by their names in mate_result/3.

solved_dict(Solved, Dict) :-
    findall(Key-Value, mate_result(Solved, Key, Value), Pairs),
    dict_pairs(Dict, solved, Pairs).

print(json, Id, _, Solved0, Checked) :-
    solved_dict(Solved0, Solved),
    maplist(move_usi, Solved.moves, Usis),
    Row = _{id:Id, result:Solved.result, nodes:Solved.nodes, seconds:Solved.seconds},
    (   Solved.result == mate
    ->  Mate = Row.put(_{plies:Solved.plies, moves:Usis, left_in_hand:Solved.left_in_hand,
                         shortest:Solved.shortest, longest:Solved.longest})
    ;   Solved.result == unknown
    ->  unknown_reason(Solved.stopped, Reason, _),
        Mate = Row.put(_{reason:Reason})
    ;   Mate = Row
    ),
    (   Checked = checked(Others, Variations)
    ->  maplist(other_dict, Others, OtherDicts),
        maplist(variation_dict, Variations, VariationDicts),
        write_json(Mate.put(_{other_mates:OtherDicts, variations:VariationDicts}))
    ;   write_json(Mate)
    ).
print(csv, Id, _, Solved0, _) :-
    solved_dict(Solved0, Solved),
    _{result:Result, nodes:Nodes, seconds:Seconds} :< Solved,
    maplist(move_usi, Solved.moves, Usis),
    atomic_list_concat(Usis, ' ', Line),
    (   Result == mate
    ->  Row = [ Id, Result, Solved.plies, Solved.left_in_hand, Nodes, Seconds, Solved.shortest,
                Solved.longest, Line, ''
              ]
    ;   Result == unknown
    ->  unknown_reason(Solved.stopped, Reason, _),
        Row = [Id, Result, '', '', Nodes, Seconds, '', '', '', Reason]
    ;   Row = [Id, Result, '', '', Nodes, Seconds, '', '', '', '']
    ),
    write_csv([Row]).
print(text, Id, Position, Solved, Checked) :-
    solved_dict(Solved, Dict),
    _{result:Result, plies:Plies, moves:Moves, nodes:Nodes, seconds:Seconds} :< Dict,
    result_text(Result, Solved, Text),
    format("~w\t~s\t~D nodes\t~2f s~n", [Id, Text, Nodes, Seconds]),
    (   Result == mate
    ->  line_texts(japanese, Position, Moves, Texts),
        print_moves(Texts),
        print_checked(Checked, Position, Plies, Moves)
    ;   true
    ).

result_text(mate, Solved, Text) :-
    mate_result(Solved, plies, Plies),
    mate_result(Solved, moves, Moves),
    mate_result(Solved, left_in_hand, Left),
    mate_result(Solved, shortest, Shortest),
    mate_result(Solved, longest, Longest),
    length(Moves, Length),
    (   Shortest == true
    ->  Proven = "最短"
    ;   Proven = "最短とは限らない"
    ),
    (   Left =:= 0
    ->  Hand = ""
    ;   format(string(Hand), " 駒余り~d枚", [Left])
    ),
    (   Longest == false
    ->  Shown = " (手順は最長の受けとは限らない)"
    ;   Length > Plies
    ->  Futile is Length-Plies,
        format(string(Shown), " (無駄合~d手を含む手順)", [Futile])
    ;   Shown = ""
    ),
    format(string(Text), "~d手詰 ~s~s~s", [Plies, Proven, Hand, Shown]).
result_text(nomate, _, "不詰").
result_text(unknown, Solved, Text) :-
    mate_result(Solved, stopped, Stopped),
    unknown_reason(Stopped, _, Why),
    format(string(Text), "不明 (~s)", [Why]).

%   unknown_reason(+Stopped, -Word, -Japanese): why an answer is unknown. Stopped is
%   solve_mate/3's.

unknown_reason(deadline, time, "時間切れ").
unknown_reason(nodes, nodes, "局面数の限度").
unknown_reason(none, hash, "記憶不足").
unknown_reason(flag, interrupted, "中断").

%   Ten moves a line.

print_moves([]).
print_moves(Texts) :-
    Texts = [_|_],
    (   length(Ten, 10),
        append(Ten, Others, Texts)
    ->  true
    ;   Ten = Texts,
        Others = []
    ),
    atomic_list_concat(Ten, ' ', Line),
    format("    ~w~n", [Line]),
    print_moves(Others).

print_checked(none, _, _, _).
print_checked(checked(Others, Variations), Position, Plies, Moves) :-
    (   Others == []
    ->  format("    余詰なし~n")
    ;   forall(member(other(Ply, Move, Answer), Others),
               ( played_text(Position, Moves, Ply, Move, Text),
                 other_text(Answer, Shown),
                 format("    余詰 ~d手目 ~s ~w~n", [Ply, Text, Shown])
               ))
    ),
    forall(member(variation(Ply, Move, Answer), Variations),
           ( played_text(Position, Moves, Ply, Move, Text),
             variation_text(Answer, Plies, Shown),
             format("    変化 ~d手目 ~s ~w~n", [Ply, Text, Shown])
           )).

other_text(unknown, "不明") :- !.
other_text(Plies, Text) :-
    format(string(Text), "以下~d手", [Plies]).

%   A reply that lasts longer than the main line, and does not count, is a futile interposition.

variation_text(unknown, _, "不明") :- !.
variation_text(none, _, "不詰") :- !.
variation_text(Plies, Main, Text) :-
    (   Plies > Main
    ->  format(string(Text), "~d手 (無駄合)", [Plies])
    ;   format(string(Text), "~d手", [Plies])
    ).

played_text(Position, Moves, Ply, Move, Text) :-
    Before is Ply-1,
    length(Line, Before),
    append(Line, _, Moves),
    (   append(_, [Last], Line)
    ->  foldl(play, Line, Position, After),
        arg(2, Last, Square),
        move_text(japanese, after(After, Square), Move, Text)
    ;   move_text(japanese, Position, Move, Text)
    ).

play(Move, Position, After) :-
    position_after(Position, Move, After).

other_dict(other(Ply, Move, Answer), _{ply:Ply, move:Usi, plies:Answer}) :-
    move_usi(Move, Usi).

variation_dict(variation(Ply, Move, Answer), _{ply:Ply, move:Usi, plies:Answer}) :-
    move_usi(Move, Usi).
