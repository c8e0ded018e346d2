/*  What scripts/test says at its end, from the logs of `meson test`:

        swipl tests/report.pl LOG… [FAILURE…]

    a LOG being a testlog.json, and each FAILURE the name of something else that failed. Shown are
    the failures with their output, the slowest jobs, and last `N passed, N failed`: the sums of
    the jobs' results, `ok …` and `not ok …`. A job that ends badly without saying `not ok`, or
    that has no result at all, is one failure more. The exit status is 0 only when something passed
    and nothing failed.
*/
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(readutil)).

:- initialization(main, main).

main :-
    set_stream(user_output, encoding(utf8)),
    current_prolog_flag(argv, Arguments),
    partition(is_log, Arguments, Logs, Failures),
    findall(Job, ( member(Log, Logs), logged(Log, Job) ), Jobs),
    forall(( member(Job, Jobs), _{failed:Count} :< Job, Count > 0 ), show_failure(Job)),
    show_slowest(Jobs),
    sum(passed, Jobs, Passed),
    sum(failed, Jobs, Failed0),
    length(Failures, More),
    Failed is Failed0+More,
    format("~d passed, ~d failed~n", [Passed, Failed]),
    (   Passed > 0,
        Failed =:= 0
    ->  true
    ;   halt(1)
    ).

sum(Key, Jobs, Sum) :-
    aggregate_all(sum(Count), ( member(Job, Jobs), get_dict(Key, Job, Count) ), Sum).

is_log(Argument) :-
    file_name_extension(_, json, Argument).

%   logged(+Log, -Job): Log has an object a line. Its directory is the build's `meson-logs`.

logged(Log, Job) :-
    file_directory_name(Log, Logs),
    file_directory_name(Logs, Build),
    file_base_name(Build, BuildName),
    setup_call_cleanup(
        open(Log, read, In, [encoding(utf8)]),
        read_objects(In, Objects),
        close(In)),
    member(Object, Objects),
    job(BuildName, Object, Job).

%   Characters beyond 16 bits, and bytes that are no UTF-8, stand in the log as surrogates, which
%   library(http/json) makes no text of: they are shown as ?.

read_objects(In, Objects) :-
    read_line_to_string(In, Line),
    (   Line == end_of_file
    ->  Objects = []
    ;   without_surrogates(Line, Text),
        atom_json_dict(Text, Object, [default_tag(json)]),
        Objects = [Object|Rest],
        read_objects(In, Rest)
    ).

without_surrogates(Line, Text) :-
    string_codes(Line, Codes0),
    phrase(plain(Codes), Codes0),
    string_codes(Text, Codes).

plain([0'?|Codes]) -->
    [0'\\, 0'u, 0'd, Digit, _, _],
    { memberchk(Digit, `89abcdef`) },
    !,
    plain(Codes).
plain([0'\\, Code|Codes]) -->
    [0'\\, Code],
    !,
    plain(Codes).
plain([Code|Codes]) -->
    [Code],
    !,
    plain(Codes).
plain([]) -->
    [].

job(Build, Object, job{name:Name, seconds:Seconds, passed:Passed, failed:Failed, told:Told}) :-
    _{name:Title, duration:Seconds, result:Result} :< Object,
    short_name(Build, Title, Name),
    text(Object, stdout, Out),
    text(Object, stderr, Err),
    split_string(Out, "\n", "", Lines),
    partition(begins("ok "), Lines, Good, Rest),
    partition(begins("not ok "), Rest, Bad, Others),
    length(Good, Passed),
    length(Bad, BadCount),
    fault(Result, Object, Passed, BadCount, Faults),
    append(Bad, Faults, AllBad),
    length(AllBad, Failed),
    split_string(Err, "\n", "", ErrLines),
    last_of(40, Others, Said),
    last_of(60, ErrLines, Complaint),
    append([AllBad, Said, Complaint], Told).

%   short_name(+Build, +Title, -Name): Title is NAME, behind PROJECT:SUITE / where the build has
%   several suites. The other builds are named for what they show.

short_name(Build, Title, Name) :-
    (   sub_string(Title, Before, _, After, " / ")
    ->  sub_string(Title, _, After, 0, File),
        sub_string(Title, 0, Before, _, Front),
        split_string(Front, ":", "", [_, Suite0|_])
    ;   File = Title,
        Suite0 = c
    ),
    (   Build == build
    ->  Suite = Suite0
    ;   Suite = Build
    ),
    format(string(Name), "~w ~w", [Suite, File]).

text(Object, Key, Text) :-
    (   get_dict(Key, Object, Text0),
        string(Text0)
    ->  Text = Text0
    ;   Text = ""
    ).

begins(Prefix, Line) :-
    string_concat(Prefix, _, Line).

%   fault(+Result, +Object, +Passed, +Bad, -Faults): what no line tells.

fault(_, _, 0, 0, [Fault]) :-
    !,
    Fault = "not ok has no test".
fault("OK", _, _, 0, []) :-
    !.
fault(Result, Object, _, 0, [Fault]) :-
    !,
    (   get_dict(returncode, Object, Status)
    ->  true
    ;   Status = unknown
    ),
    format(string(Fault), "not ok ended with status ~w: ~w", [Status, Result]).
fault(_, _, _, _, []).

last_of(Count, List, Last) :-
    length(List, Length),
    (   Length =< Count
    ->  Last = List
    ;   length(Last, Count),
        append(_, Last, List)
    ).

show_failure(Job) :-
    format("FAILED ~w~n", [Job.name]),
    forall(( member(Line, Job.told), Line \== "" ),
           format("    ~w~n", [Line])).

show_slowest(Jobs) :-
    findall(Seconds-Name, ( member(Job, Jobs), _{seconds:Seconds, name:Name} :< Job ), Times0),
    sort(1, @>=, Times0, Times),
    (   length(Slowest, 10),
        append(Slowest, _, Times)
    ->  true
    ;   Slowest = Times
    ),
    format("The slowest jobs:~n"),
    forall(member(Seconds-Name, Slowest),
           format("~t~1f~8| s  ~w~n", [Seconds, Name])).
