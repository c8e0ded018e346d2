/*  gunshi othello shapes: what shapes of the border are worth, learned from games.
*/
:- module(gunshi_cli_commands_othello_shapes,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../../../lab/training/othello_shapes').
:- use_module('../../options').
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).
:- use_module('../kb/rule_library',
              [library_game_of/2, library_games/3, must_be_apart/3, rule_library/3]).

:- autoload(library(lists), [member/2]).

opt_type(test,   test,   atom).
opt_type(output, output, atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 2 when a file could not be read: a line says which, and the
%   others are used.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(write, File, Reason))

run(Arguments, Status) :-
    options(Arguments, Named, Options),
    option(output(Output), Options, -),
    (   option(test(Test), Options)
    ->  true
    ;   usage_error("othello shapes: --test is missing, the games that shapes are tried on", [])
    ),
    rule_library('othello shapes', Named, Library),
    rule_library('othello shapes', [Test], Others),
    (   library_game_of(Library, othello)
    ->  must_be_apart('othello shapes', Library, Others)
    ;   usage_error("othello shapes: files of Othello end in .ggf", [])
    ),
    can_be_written(Output),
    othello_knowledge,
    Tally = _{unread:0},
    library_games(Library, Tally, Games),
    library_games(Others, Tally, Tried),
    with_progress(1, Progress,
                  othello_learn_shapes(show_game(Progress), Games, Tried, Learned, Fit)),
    Fit = fit(Positions, Others1, _, _),
    must_be_some(Positions, "to learn from"),
    must_be_some(Others1, "to try shapes on"),
    length(Games, GameCount),
    length(Tried, TriedCount),
    with_output_to(string(Text), print_shapes(Learned, Fit, GameCount, TriedCount)),
    write_output(Output, Text),
    (   get_dict(unread, Tally, 0)
    ->  Status = 0
    ;   Status = 2
    ).

must_be_some(Count, What) :-
    (   Count > 0
    ->  true
    ;   usage_error("othello shapes: no game ~s has a position with 8 to 48 empty squares", [What])
    ).

show_game(Progress, Done, Count) :-
    progress_at(Progress, Count, Done),
    progress_show(Progress, "games", []).

print_shapes(Learned, fit(Positions, Others, Words, With), Games, Tried) :-
    length(Learned, Count),
    format("% gunshi othello shapes: of ~D positions of ~D games; tried on ~D positions of ~D \c
            others,~n",
           [Positions, Games, Others, Tried]),
    format("% ~D shapes. There words miss what a search finds by ~2f discs, with the shapes by \c
            ~2f.~n",
           [Count, Words, With]),
    format("% Behind each: how often it stood there; how often it brought the sum nearer. Kept is \c
            what makes the squares of the misses less.~n"),
    forall(member(learned(Shape, Value, Held, Nearer), Learned),
           format("katachi(~q, ~d).~t~40|% ~d, ~d~n", [Shape, Value, Held, Nearer])).
