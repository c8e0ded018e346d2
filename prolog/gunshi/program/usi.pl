/*  gunshi usi: the engine for graphical interfaces.
*/
:- module(gunshi_program_usi,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module('../usi/engine', [usi/0]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../cli/options').

%!  help(-Text) is det.
%
%   Text is what `gunshi usi --help` prints.

help("\
usage: gunshi usi

An engine for shogi interfaces (ShogiHome, Shogidokoro, ...) and bridges to servers: it speaks USI
on standard input and output until `quit`. An interface wants a file to start: register the program
gunshi-usi, which lies beside gunshi and does the same.
").

%!  run(+Arguments, -Status) is det.
%
%   Be an engine until `quit` or the end of the input; Status is 0.
%
%   @error gunshi(usage(Text))

run([], 0) :-
    !,
    usi.
run([Extra|_], _) :-
    usage_error("usi: \"~w\" is not taken; gunshi usi has no options, an interface sets them",
                [Extra]).
