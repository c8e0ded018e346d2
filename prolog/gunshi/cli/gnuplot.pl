/*  Charts: gnuplot draws them.
*/
:- module(gunshi_cli_gnuplot,
          [ must_have_gnuplot/0,
            gnuplot_svg/2               % +Script, -Svg
          ]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module('../base/messages', []).

%!  must_have_gnuplot is det.
%
%   Fine when gnuplot is here.
%
%   @error gunshi(no_program(gnuplot, Package))

must_have_gnuplot :-
    (   absolute_file_name(path(gnuplot), _, [access(execute), file_errors(fail)])
    ->  true
    ;   throw(error(gunshi(no_program(gnuplot, 'gnuplot-nox')), _))
    ).

%!  gnuplot_svg(+Script, -Svg:string) is det.
%
%   Svg is what gnuplot draws by Script, whose terminal is svg: from the element svg on.
%
%   @error gunshi(no_program(gnuplot, Package))

gnuplot_svg(Script, Svg) :-
    must_have_gnuplot,
    setup_call_cleanup(
        process_create(path(gnuplot), [],
                       [stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out, [encoding(utf8)])),
                        stderr(std), process(Process)]),
        ( format(In, "set encoding utf8~n~s", [Script]),
          close(In),
          read_string(Out, _, Text),
          process_wait(Process, exit(0))
        ),
        close(Out)),
    sub_string(Text, Start, _, _, "<svg"),
    !,
    sub_string(Text, Start, _, 0, Svg).
