/*  gunshi statistics collect: the moves of records, counted.

    What gunshi_shogi_statistics counts is written as facts, in the form that kb/shogi/statistics.pl
    has.
*/
:- module(gunshi_cli_commands_statistics_collect,
          [ collect/3                   % +Arguments, +Options, -Status
          ]).
:- use_module(library(apply), [include/3, maplist/3, maplist/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/messages', [error_line/2]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../lab/counted_games', [games_units/2]).
:- use_module('../../../shogi/game', [game_usi/2]).
:- use_module('../../../shogi/records', [read_game/3]).
:- use_module('../../../shogi/statistics',
              [statistics_new/1, add_counts/2, statistics_totals/3, statistics_facts/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../options', [write_csv/1, write_output/2]).
:- use_module('../../jobs', [units_run/4, dead_unit/2]).
:- use_module('../../progress',
              [with_progress/3, progress_done/1, progress_show/3, progress_end/1]).
:- use_module('../../record_files', [must_be_no_record/3, record_files/3]).
:- use_module('../../tally', [tally_add/3]).

%!  collect(+Arguments:list, +Options:list, -Status) is det.
%
%   Count the moves of the record files and folders Arguments, and write the counts as output(File)
%   and format(prolog or csv) of Options say; with redis(Address) workers count them. Status is 0; 2
%   if a file could not be read; 1 if workers have failed at some games; the others are counted.
%
%   @error gunshi(usage(Text)) if there is no game, or if the output is one of the records
%   @error gunshi(file(write, File, Reason)) for what the system says

collect(Arguments, Options, Status) :-
    record_files('statistics collect', Arguments, Files),
    option(output(Output), Options, -),
    must_be_no_record('statistics collect', Output, Files),
    option(given(Given), Options, all),
    (   memberchk(Given, [all, any, conditions, formations])
    ->  true
    ;   usage_error("statistics collect: --given cannot be \"~w\"; it takes any, conditions or \c
                     formations", [Given])
    ),
    Faults = _{lines:0, unread:0, dead:0},
    length(Files, Count),
    with_progress(Count, Reading, read_all(Files, Reading, Faults, Texts)),
    print_further(Faults),
    statistics_new(Statistics),
    games_units(Texts, Units),
    counted_as(Given, Counted),
    length(Texts, Read),
    format(string(About), "statistics collect, ~D games", [Read]),
    units_run(Options, 1, [about(About), limit(7200)], Run),
    with_progress(Read, Counting,
                  call(Run, counted_games, counted(Counted), Units,
                       gunshi_cli_commands_statistics_collect:hear_counts(Statistics, Counting,
                                                                          Faults),
                       1, _)),
    statistics_totals(Statistics, Games, Moves),
    (   Games =:= 0
    ->  usage_error("statistics collect: there is no game in what was read", [])
    ;   true
    ),
    statistics_facts(Statistics, Facts0),
    include(given(Given), Facts0, Facts),
    option(format(Format), Options, prolog),
    with_output_to(string(Text), write_facts(Format, Facts, Arguments, Options, Games, Moves)),
    write_output(Output, Text),
    maplist(how_many, [Games, Moves, Count], [game, move, file], Words),
    format(user_error, "~s, ~s, from ~s~n", Words),
    (   Faults.unread > 0
    ->  Status = 2
    ;   Faults.dead > 0
    ->  Status = 1
    ;   Status = 0
    ).

counted_as(Given, Counted) :-
    (   Given == formations
    ->  Counted = formations
    ;   Counted = moves
    ).

%   hear_counts(+Statistics, +Progress, !Faults, +Unit, +Outcome, +First, -Next): First is the
%   number of the unit's first game among all.

hear_counts(Statistics, Progress, Faults, games(Texts), Outcome, First, Next) :-
    length(Texts, Count),
    Next is First+Count,
    (   Outcome = done(Counts)
    ->  add_counts(Statistics, Counts)
    ;   Outcome = dead(Reason),
        Last is Next-1,
        format(string(Name), "what is in the games ~D to ~D", [First, Last]),
        progress_end(Progress),
        dead_unit(Name, Reason),
        tally_add(dead, 1, Faults)
    ),
    forall(member(_, Texts), progress_done(Progress)),
    progress_show(Progress, "games counted", []).

%   given(+Given, +Fact) is semidet: Given is `any`, `conditions`, `formations` or `all`.

given(all, _).
given(any, Fact) :-
    \+ conditioned(Fact).
given(conditions, Fact) :-
    conditioned(Fact).
given(formations, dropped(formation(_), _, _, _)).
given(formations, moved(formation(_), _, _, _, _, _)).

conditioned(dropped(Condition, _, _, _)) :-
    Condition \== any.
conditioned(moved(Condition, _, _, _, _, _)) :-
    Condition \== any.

%   Oddities and errors of thousands of records would hide what matters: so many are printed.

most_faults(20).

%   read_all(+Files, +Progress, !Faults, -Texts): the games of Files, in USI.

read_all(Files, Progress, Faults, Texts) :-
    Read = read(0),
    findall(Text,
            ( member(File, Files),
              file_text(File, Progress, Faults, Read, Text)
            ),
            Texts).

%   file_text(+File, +Progress, !Faults, !Read, -Text) is nondet: Read counts the games.

file_text(File, Progress, Faults, Read, Text) :-
    stream_or_file(File, user_input, Source),
    catch(read_game(Source, Game, Problems),
          error(Formal, Context),
          ( print_fault(error(Formal, Context), Progress, Faults),
            tally_add(unread, 1, Faults),
            fail
          )),
    forall(member(Problem, Problems),
           print_fault(error(gunshi(record_problem(File, Problem)), _), Progress, Faults)),
    Game \== none,
    game_usi(Game, Text),
    arg(1, Read, Count0),
    Count is Count0+1,
    nb_setarg(1, Read, Count),
    progress_show(Progress, "files, ~D games", [Count]).
file_text(_, Progress, _, _, _) :-
    progress_done(Progress),
    fail.

%   print_fault(+Error, +Progress, !Faults): the bar is wiped before a line is printed. Faults has
%   the number of such `lines`, and of the files that are `unread`.

print_fault(Error, Progress, Faults) :-
    tally_add(lines, 1, Faults),
    (   most_faults(Most),
        Faults.lines > Most
    ->  true
    ;   error_line(Error, Line),
        progress_end(Progress),
        format(user_error, "gunshi: ~s~n", [Line])
    ).

print_further(Faults) :-
    most_faults(Most),
    (   Faults.lines > Most
    ->  More is Faults.lines-Most,
        format(user_error, "gunshi: and ~D more; gunshi check lists them all~n", [More])
    ;   true
    ).

write_facts(prolog, Facts, Arguments, Options, Games, Moves) :-
    option(output(Output), Options, -),
    maplist(file_base_name, [Output|Arguments], [OutputName|Names]),
    atomic_list_concat(Names, ' ', Named),
    (   option(given(Given), Options)
    ->  format(atom(Part), " --given ~w", [Given])
    ;   Part = ''
    ),
    how_many(Games, game, GamesWords),
    format("% The moves of ~s, ~d in all: gunshi statistics collect ~w~w --output ~w~n%~n",
           [GamesWords, Moves, Named, Part, OutputName]),
    format("% dropped(Condition, Side, Piece, Counts): Side dropped Piece on the squares, \c
            Square-Count.~n\c
            % moved(Condition, Side, Piece, From, promote or stay, Counts): it went from From \c
            to them.~n\c
            % droppable(Side, Piece, Counts), movable(Side, Piece, From, promote or stay, \c
            Counts): it was legal so often.~n\c
            % class_played(Class, Available, Played): in how many positions such a move was \c
            legal, played.~n~n"),
    forall(member(Fact, Facts),
           format("~q.~n", [Fact])).
write_facts(csv, Facts, _, _, _, _) :-
    write_csv([[fact, condition, side, piece, from, to, promotion, count, available]]),
    forall(( member(Fact, Facts), fact_row(Fact, Row) ),
           write_csv([Row])).

fact_row(dropped(Condition, Side, Kind, Counts),
         [dropped, Given, Side, Kind, 0, To, '', Count, '']) :-
    term_to_atom(Condition, Given),
    member(To-Count, Counts).
fact_row(moved(Condition, Side, Kind, From, Promotion, Counts),
         [moved, Given, Side, Kind, From, To, Promotion, Count, '']) :-
    term_to_atom(Condition, Given),
    member(To-Count, Counts).
fact_row(droppable(Side, Kind, Counts), [droppable, any, Side, Kind, 0, To, '', '', Count]) :-
    member(To-Count, Counts).
fact_row(movable(Side, Kind, From, Promotion, Counts),
         [movable, any, Side, Kind, From, To, Promotion, '', Count]) :-
    member(To-Count, Counts).
fact_row(class_played(Class, Available, Played),
         [class_played, Class, '', '', '', '', '', Played, Available]).
