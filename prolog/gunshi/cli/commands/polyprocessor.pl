:- encoding(utf8).
/*  gunshi polyprocessor: mating problems on the fifth paper's machines.
*/
:- module(gunshi_cli_commands_polyprocessor,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../shogi/polyprocessor', [polyprocessor_mate/3]).
:- use_module('../../shogi/propositions/tree', [lines_text/4]).
:- use_module('../gnuplot', [gnuplot_svg/2, must_have_gnuplot/0]).
:- use_module('../mate/table', [table_problems/4]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').

%!  help(-Text) is det.
%
%   Text is what `gunshi polyprocessor --help` prints.

help("\
usage: gunshi polyprocessor [FILE... | --sfen SFEN] [--machine ternary|layered]
                            [--backend simulated|threads] [--threads N] [--full] [--levels N]
                            [--limit N] [--chart FILE.svg] [--format text|json]

Solves mating problems on the fifth paper's polyprocessors: one processor a predicate, each seeing
only its own state and the messages at its ports. Simulated, every processor does one thing a step.

  FILE             one SFEN a line, or a table with the tab-separated columns id and sfen; - is
                   stdin. The side to move gives mate. NAME.pl beside NAME.sfen says which moves are
                   left out, as for gunshi mate --table. A problem is called by its id, else its
                   line; of several files, FILE and that
  --sfen SFEN      one position instead of files
  --machine NAME   ternary, the first design: a binary tree for the predicates of each subject,
                   joined to the subject by a third port; layered, the second: a binary tree for
                   each level, with pointers. Default: ternary
  --backend NAME   simulated, step by step, or threads: the same program on real threads
  --threads N      how many threads; only with --backend threads. Default: 2
  --full           leave out no moves
  --levels N       not more than N levels. Default: 100
  --limit N        not more than N processors. Default: 65535
  --chart FILE     draw the speed-up of each problem against its size, beside the paper's claim;
                   what is too large for --limit has points of its own
  --format json    an object a problem: {\"id\", \"machine\", \"backend\", \"result\", \"plies\",
                   \"solution\", \"processors\", \"messages\", \"longest_queue\", \"levels\"},
                   simulated also \"steps\", \"speed_up\", \"comparisons\", \"comparison_steps\"

A message is one thing done, so one processor alone would take as many steps as there are messages:
the speed-up is messages divided by steps. Judging an interposition (rule 5) counts as one thing.
Exit status 0 if all positions are mate, 1 if not.
").

opt_type(sfen,    sfen,    atom).
opt_type(machine, machine, oneof([ternary, layered])).
opt_type(backend, backend, oneof([simulated, threads])).
opt_type(threads, threads, between(1, 64)).
opt_type(full,    full,    boolean).
opt_type(levels,  levels,  natural).
opt_type(limit,   limit,   natural).
opt_type(chart,   chart,   atom).
opt_type(format,  format,  oneof([text, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0 if all positions are mate, else 1.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))
%   @error gunshi(no_program(gnuplot, Package)) for a chart

run(Arguments, Status) :-
    options(Arguments, Files, Options),
    threads_have_their_backend(Options),
    table_problems(polyprocessor, Files, Options, Problems),
    must_be_drawn(Options),
    option(format(Format), Options, text),
    findall(Solved,
            ( nth1(N, Problems, Problem),
              solve_problem(Problem, Options, Solved),
              print_solved(Format, Problems, N, Solved)
            ),
            All),
    chart(Options, All),
    (   forall(member(solved(_, _, Report, _, _), All), Report = polyprocessor(mate(_), _, _, _))
    ->  Status = 0
    ;   Status = 1
    ).

threads_have_their_backend(Options) :-
    (   option(threads(Count), Options),
        option(backend(Backend), Options, simulated),
        Backend \== threads
    ->  usage_error("polyprocessor: --threads ~d goes with --backend threads; ~w has no threads",
                    [Count, Backend])
    ;   true
    ).

must_be_drawn(Options) :-
    (   option(chart(File), Options)
    ->  (   option(backend(threads), Options)
        ->  usage_error("polyprocessor: --chart needs steps; only --backend simulated has them", [])
        ;   can_be_written(File),
            must_have_gnuplot
        )
    ;   true
    ).

%   solve_problem(+Problem, +Options, -Solved): solved(Name, Position, Report, Machine, Backend).

solve_problem(Problem, Options, solved(Name, Position, Report, Kind, Backend)) :-
    _{name:Name, position:Position, omitted:Omitted} :< Problem,
    option(machine(Kind), Options, ternary),
    option(backend(Backend), Options, simulated),
    findall(Option,
            ( member(Option, [machine(_), backend(_), threads(_), levels(_), limit(_)]),
              option(Option, Options)
            ),
            Own),
    (   Omitted = omitted(_, List)
    ->  polyprocessor_mate(Position, [omitted(List)|Own], Report)
    ;   polyprocessor_mate(Position, Own, Report)
    ).

                /*******************************
                *            TEXT              *
                *******************************/

print_solved(json, _, _, Solved) :-
    !,
    solved_json(Solved, Dict),
    write_json(Dict).
print_solved(text, [_], _, Solved) :-
    !,
    print_one(Solved).
print_solved(text, _, N, Solved) :-
    (   N =:= 1
    ->  print_row([problem, outcome, processors, steps, messages, 'speed-up', 'longest queue'])
    ;   true
    ),
    Solved = solved(Name, _, polyprocessor(Outcome, _, _, Totals), _, _),
    outcome_word(Outcome, Word),
    (   Totals = total(Processors, Steps, Messages, Queue, _, _)
    ->  speed_up(Totals, SpeedUp),
        format(atom(Times), "~1f", [SpeedUp])
    ;   Totals = total(Processors, Messages, Queue),
        Steps = '-',
        Times = '-'
    ),
    print_row([Name, Word, Processors, Steps, Messages, Times, Queue]).

print_row(Fields) :-
    format("~w~t~40|~t~w~52|~t~w~64|~t~w~72|~t~w~82|~t~w~92|~t~w~106|~n", Fields).

print_one(solved(_, Position, polyprocessor(Outcome, Lines, Levels, Totals), Kind, Backend)) :-
    design(Kind, Design),
    format("~w, ~w~n~n", [Design, Backend]),
    (   Backend == simulated
    ->  format("~t~w~22|~t~w~32|~t~w~44|~t~w~60|~n",
               [processors, steps, messages, 'longest queue']),
        forall(member(level(N, Used, Steps, Messages, Queue), Levels),
               format("第~d局面~t~d~19|~t~d~29|~t~d~41|~t~d~57|~n",
                      [N, Used, Steps, Messages, Queue])),
        Totals = total(Used, Steps, Messages, Queue, Comparisons, Compared),
        format("with the start~t~d~22|~t~d~32|~t~d~44|~t~d~60|~n", [Used, Steps, Messages, Queue]),
        speed_up(Totals, SpeedUp),
        format("~nOne processor alone takes ~D steps, these ~D: ~1f times as fast.~n",
               [Messages, Steps, SpeedUp]),
        format("~D comparisons of searches in ~D of the steps.~n", [Comparisons, Compared])
    ;   format("~t~w~22|~n", [processors]),
        forall(member(level(N, Used), Levels), format("第~d局面~t~d~19|~n", [N, Used])),
        Totals = total(Used, Messages, Queue),
        format("with the start~t~d~22|~n~n~D messages; the longest queue of a thread: ~D~n",
               [Used, Messages, Queue])
    ),
    (   Outcome = mate(_)
    ->  forall(lines_text(Position, Lines, Text, Plies), format("~s   ~d手詰~n", [Text, Plies]))
    ;   outcome_sentence(Outcome, Sentence),
        format("~s~n", [Sentence])
    ).

design(ternary, "The first design: a ternary tree").
design(layered, "The second design: a binary tree a level").

outcome_word(mate(Level), Word) :-
    Plies is 2*Level - 1,
    format(atom(Word), "mate in ~d", [Plies]).
outcome_word(fail(_), 'no mate').
outcome_word(open, open).
outcome_word(too_large(_), 'too large').

outcome_sentence(fail(Level), Sentence) :-
    format(string(Sentence), "不詰 no mate: the failure is established at level ~d", [Level]).
outcome_sentence(open, "no mate and no failure within these levels").
outcome_sentence(too_large(Limit), Sentence) :-
    format(string(Sentence), "unknown: more than ~D processors; --limit N takes more", [Limit]).

speed_up(total(_, Steps, Messages, _, _, _), SpeedUp) :-
    SpeedUp is Messages/Steps.

                /*******************************
                *            JSON              *
                *******************************/

solved_json(solved(Name, Position, polyprocessor(Outcome, Lines, Levels, Totals), Kind, Backend),
            Dict) :-
    (   Outcome = mate(Level)
    ->  Plies is 2*Level - 1,
        findall(Text, lines_text(Position, Lines, Text, _), Solution)
    ;   Plies = null,
        Solution = []
    ),
    result_word(Outcome, Result),
    maplist(level_json, Levels, LevelDicts),
    (   Totals = total(Processors, Steps, Messages, Queue, Comparisons, Compared)
    ->  speed_up(Totals, SpeedUp0),
        SpeedUp is round(SpeedUp0*100) / 100,
        More = [ steps-Steps, speed_up-SpeedUp, comparisons-Comparisons,
                 comparison_steps-Compared ]
    ;   Totals = total(Processors, Messages, Queue),
        More = []
    ),
    dict_pairs(Dict, _,
               [ id-Name, machine-Kind, backend-Backend, result-Result, plies-Plies,
                 solution-Solution, processors-Processors, messages-Messages,
                 longest_queue-Queue, levels-LevelDicts
               | More
               ]).

result_word(mate(_), mate).
result_word(fail(_), nomate).
result_word(open, unknown).
result_word(too_large(_), unknown).

level_json(level(N, Processors, Steps, Messages, Queue),
           _{level:N, processors:Processors, steps:Steps, messages:Messages, longest_queue:Queue}).
level_json(level(N, Processors), _{level:N, processors:Processors}).

                /*******************************
                *            CHART             *
                *******************************/

chart(Options, All) :-
    (   option(chart(File), Options)
    ->  All = [solved(_, _, _, Kind, _)|_],
        design(Kind, Design),
        with_output_to(string(Script), chart_script(Design, All)),
        gnuplot_svg(Script, Svg),
        write_output(File, Svg)
    ;   true
    ).

%   chart_script(+Design, +All): what was broken off, too large, has points of its own, for its
%   speed-up is that of its beginning. A series without a point is not drawn.

chart_script(Design, All) :-
    findall(Title-Shape-Points,
            ( series(Title, Shape, Broken),
              findall(Point, point(All, Broken, Point), Points),
              Points \== []
            ),
            Series),
    format("set terminal svg size 720,480 font \"sans-serif,13\" background \"white\"~n\c
            set title \"~s\"~nset xlabel \"processors used\"~n\c
            set ylabel \"speed-up: messages / steps\"~n\c
            set logscale xy~nset xrange [1:]~nset yrange [1:]~nset grid~nset key below~nplot ",
           [Design]),
    forall(member(Title-Shape-_, Series),
           format("'-' with points pt ~d ps 0.6 lc 1 title \"~s\", ", [Shape, Title])),
    format("x with lines dt 2 lc 2 title \"all predicates at once\", \c
            x/(log(x+1)/log(2)) with lines dt 3 lc 3 \c
            title \"all at once, a search in log2 comparisons (65,535: 16)\"~n"),
    forall(member(_-Points, Series),
           ( forall(member(Processors-SpeedUp, Points),
                    format("~d ~4f~n", [Processors, SpeedUp])),
             format("e~n")
           )).

series("problems", 7, false).
series("broken off: too large", 6, true).

point(All, Broken, Processors-SpeedUp) :-
    member(solved(_, _, polyprocessor(Outcome, _, _, Totals), _, _), All),
    (   Outcome = too_large(_)
    ->  Broken = true
    ;   Broken = false
    ),
    Totals = total(Processors, _, _, _, _, _),
    speed_up(Totals, SpeedUp).
