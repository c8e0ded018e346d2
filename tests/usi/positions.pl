:- encoding(utf8).
/*  Positions that an engine is asked about, words of what it says, and a loaded machine. */
:- module(test_usi_positions,
          [ mate_in_1/1,                % -Text
            mate_in_3/1,
            mated/1,
            forced/1,
            entered/1,
            hopeless/1,
            hard_mate/1,
            position_line/2,            % +Name, -Line
            part_of/2,                  % +Part, +Line
            word_after/3,               % +Word, +Line, -Next
            elapsed/2,                  % +Start, -Seconds
            loaded/2                    % +Count, :Goal
          ]).
:- use_module(library(lists)).
:- use_module(library(process)).

mate_in_1("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1").
mate_in_3("sfen 9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1").
mated("sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1").
forced("sfen 8k/9/9/9/9/9/9/7g1/8K b - 1").
entered("sfen +P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/9/9/8k b 2RB3Pb4g4s4n4l5p 1").
hopeless("sfen 4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1").
hard_mate("sfen 1nkg5/2s6/3rp4/1B7/r8/1P7/9/9/9 b BG3SN2g2n4l16p 1").

position_line(Name, Line) :-
    call(test_usi_positions:Name, Text),
    string_concat("position ", Text, Line).

part_of(Part, Line) :-
    sub_string(Line, _, _, _, Part),
    !.

%   word_after(+Word, +Line, -Next)

word_after(Word, Line, Next) :-
    split_string(Line, " ", "", Words),
    append(_, [Word, Next|_], Words),
    !.

elapsed(Start, Seconds) :-
    get_time(Now),
    Seconds is Now-Start.

:- meta_predicate loaded(+, 0).

%   loaded(+Count, :Goal): while so many processes use all the processor they get.

loaded(Count, Goal) :-
    setup_call_cleanup(
        findall(P, ( between(1, Count, _),
                     process_create(path(sh), ['-c', 'while :; do :; done'], [process(P)])
                   ),
                Ps),
        once(Goal),
        forall(member(P, Ps), ( process_kill(P, kill), process_wait(P, _) ))).
