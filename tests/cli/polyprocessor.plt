:- encoding(utf8).
/*  gunshi polyprocessor: the worked example on both machines, many problems, the chart.
*/
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(tests(cli/commands)).

:- begin_tests(polyprocessor_command).

example('kb/shogi/problems/fig_5_20.sfen').

solution("３三金 １三玉 ３四金 ２二玉 ３三飛成 ２一玉 ２二歩 １二玉 ２三金(龍)   9手詰").

test(text, Third == "第1局面              7        14          30               7") :-
    example(File),
    cli([polyprocessor, File], 0, Lines),
    nth1(4, Lines, Third),
    memberchk("One processor alone takes 726 steps, these 223: 3.3 times as fast.", Lines),
    solution(Solution),
    memberchk(Solution, Lines).
test(threads, true) :-
    example(File),
    cli([polyprocessor, File, '--machine', layered, '--backend', threads, '--threads', '3'], 0,
        Lines),
    solution(Solution),
    memberchk(Solution, Lines).
test(json) :-
    example(File),
    cli_json([polyprocessor, File, '--machine', layered, '--format', json], Dict),
    _{ id:"1", result:"mate", plies:9, processors:46, steps:196, messages:572, machine:"layered",
       speed_up:2.92, levels:Levels } :< Dict,
    length(Levels, 5).
test(no_mate) :-
    cli([polyprocessor, '--sfen', '4k4/9/9/9/9/9/9/9/9 b - 1'], 1, Lines),
    memberchk("不詰 no mate: the failure is established at level 1", Lines).
test(too_large) :-
    example(File),
    cli([polyprocessor, File, '--full', '--limit', '100'], 1, Lines),
    last(Lines, "unknown: more than 100 processors; --limit N takes more").
test(table_of_problems) :-
    make_temporary_directory(polyprocessor, Directory),
    call_cleanup(
        ( directory_file_path(Directory, 'two.sfen', File),
          setup_call_cleanup(open(File, write, Out),
                             format(Out, "4k4/9/4P4/9/9/9/9/9/9 b G 1~n4k4/9/9/9/9/9/9/9/9 b - 1~n",
                                    []),
                             close(Out)),
          cli([polyprocessor, File], 1, [Heading, One, Two]),
          once(sub_string(Heading, _, _, _, "speed-up")),
          sub_string(One, 0, _, _, "1 "),
          once(sub_string(One, _, _, _, "mate in 1")),
          once(sub_string(Two, _, _, _, "no mate"))
        ),
        delete_directory_and_contents(Directory)).
%   A problem that was broken off is not drawn as if it were solved.

test(chart_of_what_is_broken_off, condition(absolute_file_name(path(gnuplot), _,
                                                               [ access(execute),
                                                                 file_errors(fail)
                                                               ]))) :-
    example(File),
    tmp_file_stream(Chart, Stream, [extension(svg)]),
    close(Stream),
    cli([polyprocessor, File, '--limit', '40', '--chart', Chart], 1, _),
    read_file_to_string(Chart, Svg, [encoding(utf8)]),
    delete_file(Chart),
    once(sub_string(Svg, _, _, _, ">broken off: too large<")),
    \+ sub_string(Svg, _, _, _, ">problems<").
test(chart, condition(absolute_file_name(path(gnuplot), _,
                                         [access(execute), file_errors(fail)]))) :-
    example(File),
    tmp_file_stream(Chart, Stream, [extension(svg)]),
    close(Stream),
    cli([polyprocessor, File, '--chart', Chart], 0, _),
    read_file_to_string(Chart, Svg, [encoding(utf8)]),
    delete_file(Chart),
    sub_string(Svg, 0, _, _, "<svg"),
    !.
test(chart_needs_steps) :-
    example(File),
    refused([polyprocessor, File, '--chart', 'x.svg', '--backend', threads],
            ["--chart", "simulated"]).
test(threads_need_their_backend,
     forall(member(Backend, [[], ['--backend', simulated]]))) :-
    example(File),
    append([polyprocessor, File, '--threads', '3'], Backend, Arguments),
    refused(Arguments, ["--threads 3", "--backend threads"]).
test(needs_a_position) :-
    refused([polyprocessor], ["a position is needed"]).

:- end_tests(polyprocessor_command).
