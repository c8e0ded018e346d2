:- encoding(utf8).
/*  gunshi statistics: the moves played in records, counted and shown.

    `collect` writes what gunshi_statistics counts as facts, in the form that kb/shogi/statistics.pl
    has; `show` reads such a file, checked as every file of knowledge is.
*/
:- module(gunshi_cli_statistics,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [list_to_set/2, member/2, sum_list/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module('../base/encoding', [write_text/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/read', [read_knowledge/3]).
:- use_module('../base/store', [known/2]).
:- use_module('../shogi/kanji', [kanji_digit/2, full_width_digit/2, piece_kanji/2]).
:- use_module('../shogi/records', [read_game/3]).
:- use_module('../shogi/statistics',
              [ statistics_new/1, count_game/3, statistics_totals/3, statistics_facts/2 ]).
:- use_module('../shogi/types', [is_square/1]).
:- use_module('../knowledge/shogi', [castle_shapes/1, shogi_knowledge/1, subject_file/2]).
:- use_module('../toplevel/board', [side_text/2]).
:- use_module(heatmap, [write_heatmap/2]).
:- use_module(options).
:- use_module(progress, [progress_start/2, progress_done/1, progress_show/3, progress_end/1]).
:- use_module(record_files, [record_files/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi statistics --help` prints.

help("\
usage: gunshi statistics collect FILE... [--output FILE] [--format prolog|csv]
       gunshi statistics show [--statistics FILE] [--side sente|gote]
              [--drop PIECE | --from SQUARE --piece PIECE] [--given CONDITION]
              [--format text|json|csv] [--output FILE.svg]

collect counts the moves played in records of any format: where each side dropped its pieces, from
where to where it moved them, and how often moves of each class were available and played.

  FILE            record files, or folders: all record files in them. Of a game with an illegal
                  move the part before it is counted, and the rest is said on stderr. For a file
                  that cannot be read the exit status is 2; the others are counted
  --output FILE   where the counts go. Default: stdout
  --format csv    rows of fact, condition, side, piece, from, to, promotion, count and available;
                  default: Prolog facts, which FILE explains in its head

show prints the counts of drops, or of moves from a square, on the board; without --drop and --from
the classes of moves, with the probability that one is played when it is available.

  --statistics FILE   what collect has written. Default: Gunshi's own, of professional games
  --side SIDE         whose moves. Default: sente
  --drop PIECE        drops of fu, ky, ke, gi, ki, ka or hi
  --from SQUARE       moves of PIECE from SQUARE, 8h or 88, promoting or not
  --piece PIECE       also ou, to, ny, nk, ng, um and ry
  --given CONDITION   only moves made under a condition: king_zone(Z), the own king being right,
                      centre or left in its camp, out of it, or entered in the enemy's;
                      enemy_distance(N), the target being N = 1 to 4 or far steps from the enemy
                      king; castle(NAME), as in kb/shogi/castles.pl, or castle(none)
  --output FILE.svg   also draw the board as a picture

A FILE is - for stdin or stdout; a picture there takes the place of the counts.
").

opt_type(output,     output,     atom).
opt_type(format,     format,     oneof([prolog, text, json, csv])).
opt_type(statistics, statistics, atom).
opt_type(side,       side,       oneof([sente, gote])).
opt_type(drop,       drop,       atom).
opt_type(from,       from,       atom).
opt_type(piece,      piece,      atom).
opt_type(given,      given,      atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 2 if `collect` could not read a file.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_knowledge(File, Problems)) for a file of statistics
%   @error gunshi(file(Doing, File, Reason))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [collect|Files]
    ->  only(collect, [output, format], [prolog, csv], Options),
        collect(Files, Options, Status)
    ;   Positional == [show]
    ->  only(show, [output, format, statistics, side, drop, from, piece, given], [text, json, csv],
             Options),
        show(Options),
        Status = 0
    ;   usage_error("statistics: say what to do, collect FILE... or show; \c
                     gunshi statistics --help tells more", [])
    ).

only(Action, Names, Formats, Options) :-
    forall(( member(Option, Options), functor(Option, Name, 1), \+ memberchk(Name, Names) ),
           usage_error("statistics ~w: --~w has no meaning here", [Action, Name])),
    (   option(format(Format), Options),
        \+ memberchk(Format, Formats)
    ->  atomic_list_concat(Formats, ', ', List),
        usage_error("statistics ~w: --format cannot be \"~w\"; it takes one of ~w",
                    [Action, Format, List])
    ;   true
    ).

                /*******************************
                *           COLLECT            *
                *******************************/

collect(Arguments, Options, Status) :-
    record_files('statistics collect', Arguments, Files),
    option(output(Output), Options, -),
    must_be_no_input(Output, Files),
    castle_shapes(Shapes),
    statistics_new(Statistics),
    length(Files, Count),
    progress_start(Count, Progress),
    Faults = faults(0, 0),
    forall(member(File, Files),
           count_file(File, Shapes, Statistics, Progress, Faults)),
    progress_end(Progress),
    faults_end(Faults),
    statistics_totals(Statistics, Games, Moves),
    (   Games =:= 0
    ->  usage_error("statistics collect: there is no game in what was read", [])
    ;   true
    ),
    statistics_facts(Statistics, Facts),
    option(format(Format), Options, prolog),
    with_output_to(string(Text), write_facts(Format, Facts, Arguments, Output, Games, Moves)),
    write_whole(Output, Text),
    format(user_error, "~D games, ~D moves, from ~D files~n", [Games, Moves, Count]),
    (   Faults = faults(_, 0)
    ->  Status = 0
    ;   Status = 2
    ).

must_be_no_input(Output, Files) :-
    (   exists_file(Output),
        member(File, Files),
        exists_file(File),
        same_file(Output, File)
    ->  usage_error("statistics collect: --output ~w would take the place of the record ~w",
                    [Output, File])
    ;   true
    ).

%   Oddities and errors of thousands of records would hide what matters: so many are printed.

most_faults(20).

count_file(File, Shapes, Statistics, Progress, Faults) :-
    statistics_totals(Statistics, Before, _),
    progress_show(Progress, "files, ~D games", [Before]),
    stream_or_file(File, user_input, Source),
    catch(forall(read_game(Source, Game, Problems),
                 ( count_read(Game, Shapes, Statistics),
                   forall(member(Problem, Problems),
                          print_fault(error(gunshi(record_problem(File, Problem)), _), Progress,
                                      Faults)),
                   statistics_totals(Statistics, Games, _),
                   progress_show(Progress, "files, ~D games", [Games])
                 )),
          error(Formal, Context),
          ( print_fault(error(Formal, Context), Progress, Faults),
            arg(2, Faults, Unread0),
            Unread is Unread0+1,
            nb_setarg(2, Faults, Unread)
          )),
    progress_done(Progress).

%   print_fault(+Error, +Progress, !Faults): the bar is wiped before a line is printed. Faults is
%   faults(Count, Unread): so many, and the files that could not be read.

print_fault(Error, Progress, Faults) :-
    arg(1, Faults, Count0),
    Count is Count0+1,
    nb_setarg(1, Faults, Count),
    (   most_faults(Most),
        Count > Most
    ->  true
    ;   error_line(Error, Line),
        progress_end(Progress),
        format(user_error, "gunshi: ~s~n", [Line])
    ).

faults_end(faults(Count, _)) :-
    most_faults(Most),
    (   Count > Most
    ->  More is Count-Most,
        format(user_error, "gunshi: and ~D more; gunshi check lists them all~n", [More])
    ;   true
    ).

count_read(Game, Shapes, Statistics) :-
    (   Game == none
    ->  true
    ;   count_game(Statistics, Shapes, Game)
    ).

write_facts(prolog, Facts, Arguments, Output, Games, Moves) :-
    maplist(file_base_name, [Output|Arguments], [OutputName|Names]),
    atomic_list_concat(Names, ' ', Named),
    format("% The moves of ~d games, ~d in all: gunshi statistics collect ~w --output ~w~n%~n",
           [Games, Moves, Named, OutputName]),
    format("% dropped(Condition, Side, Piece, Counts): Side dropped Piece on the squares, \c
            Square-Count.~n\c
            % moved(Condition, Side, Piece, From, promote or stay, Counts): it went from From \c
            to them.~n\c
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
fact_row(class_played(Class, Available, Played),
         [class_played, Class, '', '', '', '', '', Played, Available]).

                /*******************************
                *             SHOW             *
                *******************************/

show(Options) :-
    asked(Options, Asked),
    picture_file(Options),
    statistics_file(Options, File),
    read_facts(File, Facts),
    option(format(Format), Options, text),
    (   Asked == classes
    ->  class_rows(Facts, Rows),
        show_classes(Format, Rows)
    ;   must_be_known(Asked, Facts),
        counts(Asked, Facts, Counts),
        draw(Options, Asked, Counts),
        (   option(output(-), Options)
        ->  true
        ;   show_grid(Format, Asked, Counts)
        )
    ).

read_facts(File, Facts) :-
    read_knowledge(File, Clauses, Problems),
    (   Problems == []
    ->  true
    ;   throw(error(gunshi(bad_knowledge(File, Problems)), _))
    ),
    findall(Fact, ( member(clause(_, Fact, true), Clauses), is_count(Fact) ), Facts),
    (   Facts == []
    ->  usage_error("statistics show: there are no counts in ~w; gunshi statistics collect writes \c
                     such a file", [File])
    ;   true
    ).

is_count(dropped(_, _, _, _)).
is_count(moved(_, _, _, _, _, _)).
is_count(class_played(_, _, _)).

statistics_file(Options, File) :-
    (   option(statistics(Named), Options)
    ->  (   Named == (-)
        ->  File = '/dev/stdin'
        ;   File = Named
        )
    ;   subject_file(statistics, File)
    ).

%   must_be_known(+Asked, +Facts): a castle has a name that stands in the counted Facts or in the
%   knowledge base: without it the answer to a slip would be that nothing was ever played.

must_be_known(Asked, Facts) :-
    arg(1, Asked, Condition),
    (   Condition = castle(Name),
        Name \== none,
        \+ ( member(Fact, Facts), arg(1, Fact, Condition) ),
        shogi_knowledge(castles),
        \+ known(castle(Name, _, _, _), _)
    ->  usage_error("statistics show: --given cannot be \"castle(~w)\"; kb/shogi/castles.pl lists \c
                     the castles", [Name])
    ;   true
    ).

%   asked(+Options, -Asked): Asked is `classes`, drop(Condition, Side, Kind) or move(Condition,
%   Side, Kind, From).

asked(Options, Asked) :-
    option(side(Side), Options, sente),
    given(Options, Condition),
    (   option(drop(Drop), Options)
    ->  no_option(from, Options, "--drop"),
        no_option(piece, Options, "--drop"),
        kind_text(drop, Drop, [fu, ky, ke, gi, ki, ka, hi], Kind),
        Asked = drop(Condition, Side, Kind)
    ;   option(from(From), Options)
    ->  (   option(piece(Piece), Options)
        ->  true
        ;   usage_error("statistics show: --from needs --piece, as in --from 8h --piece ka", [])
        ),
        kind_text(piece, Piece, [fu, ky, ke, gi, ki, ka, hi, ou, to, ny, nk, ng, um, ry], Kind),
        from_square(From, Square),
        Asked = move(Condition, Side, Kind, Square)
    ;   forall(member(Name, [piece, given, side, output]),
               no_option(Name, Options, "the classes of moves")),
        Asked = classes
    ).

no_option(Name, Options, With) :-
    Option =.. [Name, _],
    (   option(Option, Options)
    ->  usage_error("statistics show: --~w does not go with ~w", [Name, With])
    ;   true
    ).

kind_text(Option, Text, Kinds, Kind) :-
    (   downcase_atom(Text, Kind0),
        memberchk(Kind0, Kinds)
    ->  Kind = Kind0
    ;   piece_kanji(Kind0, Text),
        memberchk(Kind0, Kinds)
    ->  Kind = Kind0
    ;   atomic_list_concat(Kinds, ', ', List),
        usage_error("statistics show: --~w cannot be \"~w\"; it takes one of ~w",
                    [Option, Text, List])
    ).

from_square(Text, Square) :-
    (   square_text(Text, Square0)
    ->  Square = Square0
    ;   atom_number(Text, Square0),
        is_square(Square0)
    ->  Square = Square0
    ;   usage_error("statistics show: --from cannot be \"~w\"; it takes a square, 8h or 88", [Text])
    ).

given(Options, Condition) :-
    option(given(Text), Options, any),
    (   catch(term_to_atom(Term, Text), error(_, _), fail),
        ground(Term),
        is_condition(Term)
    ->  Condition = Term
    ;   usage_error("statistics show: --given cannot be \"~w\"; it takes king_zone(left), \c
                     enemy_distance(2), castle(yagura) and the like", [Text])
    ).

is_condition(any).
is_condition(king_zone(Zone)) :-
    memberchk(Zone, [right, centre, left, out, entered, none]).
is_condition(enemy_distance(Steps)) :-
    memberchk(Steps, [1, 2, 3, 4, far, none]).
is_condition(castle(Name)) :-
    atom(Name).

%   counts(+Asked, +Facts, -Counts): several facts of the same moves, as in files put together, add
%   up.

counts(Asked, Facts, Counts) :-
    findall(To-Count,
            ( member(Fact, Facts),
              asked_counts(Asked, Fact, Some),
              member(To-Count, Some)
            ),
            Unsorted),
    keysort(Unsorted, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(To-Sum, ( member(To-Parts, Groups), sum_list(Parts, Sum) ), Counts).

asked_counts(drop(Given, Side, Kind), dropped(Given, Side, Kind, Counts), Counts).
asked_counts(move(Given, Side, Kind, From), moved(Given, Side, Kind, From, _, Counts), Counts).

total(Counts, Total) :-
    pairs_values(Counts, Values),
    sum_list(Values, Total).

show_grid(text, Asked, Counts) :-
    title(Asked, Counts, Title),
    format("~w~n   ", [Title]),
    forall(( between(1, 9, Nth), File is 10-Nth, full_width_digit(File, Digit) ),
           format("  ~w ", [Digit])),
    nl,
    forall(kanji_digit(Rank, Kanji),
           ( format("~w ", [Kanji]),
             forall(( between(1, 9, Nth), Square is 10*(10-Nth) + Rank ),
                    (   memberchk(Square-Count, Counts)
                    ->  format("~|~t~d~5+", [Count])
                    ;   format("  ---")
                    )),
             nl
           )).
show_grid(json, Asked, Counts) :-
    asked_parts(Asked, Side, Kind, What, From, Condition),
    term_to_atom(Condition, Given),
    total(Counts, Total),
    findall(Square-Count,
            ( member(Number-Count, Counts), atom_number(Square, Number) ),
            Pairs),
    dict_pairs(Dict, _, Pairs),
    write_json(_{ side: Side, piece: Kind, kind: What, from: From, given: Given, total: Total,
                  counts: Dict }).
show_grid(csv, _, Counts) :-
    write_csv([[square, count]]),
    forall(member(Square-Count, Counts),
           write_csv([[Square, Count]])).

asked_parts(drop(Condition, Side, Kind), Side, Kind, drop, null, Condition).
asked_parts(move(Condition, Side, Kind, From), Side, Kind, move, From, Condition).

title(Asked, Counts, Title) :-
    asked_parts(Asked, Side, Kind, What, From, Condition),
    side_text(Side, SideText),
    piece_kanji(Kind, Kanji),
    total(Counts, Total),
    (   What == drop
    ->  Words = "drops of"
    ;   format(string(Words), "moves from ~d of", [From])
    ),
    (   Condition == any
    ->  Given = ""
    ;   format(string(Given), ", given ~w", [Condition])
    ),
    format(string(Title), "~w, ~w ~w (~w)~w: ~d", [SideText, Words, Kanji, Kind, Given, Total]).

%   picture_file(+Options): a name that says another kind of picture gets none.

picture_file(Options) :-
    (   option(output(File), Options),
        file_name_extension(_, Ending, File),
        Ending \== '',
        \+ downcase_atom(Ending, svg)
    ->  usage_error("statistics show: --output cannot be \"~w\"; the picture is SVG, so its name \c
                     ends in .svg", [File])
    ;   true
    ).

draw(Options, Asked, Counts) :-
    (   option(output(File), Options)
    ->  title(Asked, Counts, Title),
        with_output_to(string(Svg), write_heatmap(Title, Counts)),
        write_whole(File, Svg)
    ;   true
    ).

write_whole(File, Text) :-
    (   File == (-)
    ->  write(Text)
    ;   write_text(File, utf8, Text)
    ).

%   class_rows(+Facts, -Rows): Class, Available, Played and Probability of each class, in the order
%   of Facts.

class_rows(Facts, Rows) :-
    findall(Class, member(class_played(Class, _, _), Facts), All),
    list_to_set(All, Classes),
    findall([Class, Available, Played, Probability],
            ( member(Class, Classes),
              aggregate_all(sum(N), member(class_played(Class, N, _), Facts), Available),
              aggregate_all(sum(N), member(class_played(Class, _, N), Facts), Played),
              Probability is Played/Available
            ),
            Rows).

show_classes(text, Rows) :-
    format("~w~t~24|~t~w~36|~t~w~46|~t~w~60|~n", [class, available, played, probability]),
    forall(member(Row, Rows),
           format("~w~t~24|~t~d~36|~t~d~46|~t~4f~60|~n", Row)).
show_classes(json, Rows) :-
    forall(member([Class, Available, Played, Probability], Rows),
           write_json(_{ class: Class, available: Available, played: Played,
                         probability: Probability })).
show_classes(csv, Rows) :-
    write_csv([[class, available, played, probability]|Rows]).
