/*  What is wrong in record files, as the commands say it on stderr.
*/
:- module(gunshi_cli_problems,
          [ print_problems/2            % +File, +Problems
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../base/messages', [error_line/2]).

%!  print_problems(+File, +Problems:list) is det.
%
%   Print Problems of File, as read_game/3 has them, a line each on stderr. Of more than ten the
%   others are only counted.

print_problems(File, Problems) :-
    length(Problems, Count),
    Most = 10,
    (   Count > Most
    ->  length(Shown, Most),
        append(Shown, _, Problems)
    ;   Shown = Problems
    ),
    forall(member(Problem, Shown),
           ( error_line(error(gunshi(record_problem(File, Problem)), _), Line),
             format(user_error, "gunshi: ~s~n", [Line])
           )),
    (   Count > Most
    ->  More is Count-Most,
        format(user_error, "gunshi: ~w: and ~d more~n", [File, More])
    ;   true
    ).
