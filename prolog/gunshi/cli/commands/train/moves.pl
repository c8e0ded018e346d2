/*  gunshi train moves: from games to the values by which searches order quiet moves.

    Positions of the games are searched, and what cut nodes of these searches teaches
    (shogi/likely.pl). Positions of other games are searched in the same way, to say how well it was
    learned.
*/
:- module(gunshi_cli_commands_train_moves,
          [ train_moves/3               % +Arguments, +Options, -Status
          ]).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4]).
:- use_module(library(lists), [append/2, max_list/2, member/2, numlist/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/messages', [error_line/2]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../knowledge/shogi/search_choices', [likely_knowledge/2]).
:- use_module('../../../shogi/game', [game_positions/2]).
:- use_module('../../../shogi/likely', [learn_likely/7]).
:- use_module('../../../shogi/records', [read_game/3]).
:- use_module('../../options', [can_be_written/1, options_text/2, write_output/2]).
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).
:- use_module('../../record_files', [must_be_no_record/3, record_files/3]).
:- use_module('../../rows', [write_rows/1]).

%!  train_moves(+Arguments:list, +Options:list, -Status) is det.
%
%   Learn from the games in the files of Arguments, and write the facts to output(File): from
%   positions(Count), in rounds(Count), by searches of nodes(Count); passes(Count), seed(Number) and
%   threads(Count) as learn_likely/7 has them. Of test(File) a tenth as many positions are tried.
%   Status is 2 if a file could not be read, else 0.
%
%   @error gunshi(usage(Text)) without games
%   @error gunshi(file(Doing, File, Reason))

train_moves(Named, Options, Status) :-
    option(output(Output), Options),
    record_files(train, Named, Files),
    must_be_no_record(train, Output, Files),
    (   option(test(Test), Options)
    ->  record_files(train, [Test], OtherFiles),
        must_be_no_record(train, Output, OtherFiles)
    ;   OtherFiles = []
    ),
    can_be_written(Output),
    option(positions(Most), Options, 20000),
    files_positions(Files, Most, Games, Positions, Status0),
    (   OtherFiles = [_|_]
    ->  Tried is max(1, Most//10),
        files_positions(OtherFiles, Tried, _, Others, Status1)
    ;   Others = [],
        Status1 = 0
    ),
    findall(Option,
            ( member(Option, [nodes(_), passes(_), seed(_), threads(_)]),
              option(Option, Options)
            ),
            Learning),
    option(rounds(Rounds), Options, 2),
    numlist(1, Rounds, Numbers),
    foldl(round(Positions, Others, Learning), Numbers, []-[], Facts-Lines),
    with_output_to(string(Text), write_facts(Facts, Named, Options, Games, Lines)),
    write_output(Output, Text),
    Status is max(Status0, Status1).

%   round(+Positions, +Others, +Learning, +Number, +Facts0-Lines0, -Facts-Lines): learn Facts from
%   searches by Facts0; Lines say how well.

round(Positions, Others, Learning, Number, Facts0-_, Facts-Lines) :-
    likely_knowledge(Facts0, Parameters),
    with_progress(0, Progress,
                  learn_likely(Parameters, Positions, Others, Learning, show(Progress), Facts,
                               Measures)),
    measures_text(Measures, Lines),
    forall(member(Line, Lines), format(user_error, "round ~d: ~s~n", [Number, Line])).

show(Progress, What, Done, All) :-
    doing(What, Doing),
    progress_at(Progress, All, Done),
    progress_show(Progress, "~w", [Doing]).

doing(searched, "positions searched").
doing(tried, "positions searched to try on").
doing(learnt, "moves learned from").

                /*******************************
                *           POSITIONS          *
                *******************************/

%   files_positions(+Files, +Most, -Games, -Positions, -Status): Positions are Most of all that the
%   Games games in Files have gone through, or all of them, evenly spread.

files_positions(Files, Most, Games, Positions, Status) :-
    maplist(file_positions, Files, Lists, Statuses),
    append(Lists, PerGame),
    length(PerGame, Games),
    append(PerGame, All),
    length(All, Count),
    (   Count =:= 0
    ->  usage_error("train: there is no game in what was read", [])
    ;   true
    ),
    how_many(Games, game, GamesWords),
    how_many(Count, position, PositionsWords),
    format(user_error, "~s, ~s~n", [GamesWords, PositionsWords]),
    spread(All, 0, Count, Most, Positions),
    max_list([0|Statuses], Status).

spread([], _, _, _, []).
spread([Position|Rest], Index, Count, Most, Spread) :-
    Next is Index+1,
    (   Next*Most//Count > Index*Most//Count
    ->  Spread = [Position|Spread1]
    ;   Spread = Spread1
    ),
    spread(Rest, Next, Count, Most, Spread1).

file_positions(File, Lists, Status) :-
    stream_or_file(File, user_input, Source),
    catch(( findall(Positions-Problems,
                    ( read_game(Source, Game, Problems),
                      (   Game == none
                      ->  Positions = []
                      ;   game_positions(Game, Positions)
                      )
                    ),
                    Read),
            forall(( member(_-Problems, Read), member(Problem, Problems) ),
                   print_error(error(gunshi(record_problem(File, Problem)), _))),
            findall(Positions, ( member(Positions-_, Read), Positions \== [] ), Lists),
            Status = 0
          ),
          error(Formal, Context),
          ( print_error(error(Formal, Context)),
            Lists = [],
            Status = 2
          )).

print_error(Error) :-
    error_line(Error, Line),
    format(user_error, "gunshi: ~s~n", [Line]).

                /*******************************
                *             FACTS            *
                *******************************/

measures_text(measures(Learnt, Held), [First|Others]) :-
    measure_text("learned from", Learnt, First),
    (   Held = measure(0, _, _, _)
    ->  Others = []
    ;   measure_text("tried on", Held, Second),
        Others = [Second]
    ).

measure_text(What, measure(Samples, Loss, Before, First), Text) :-
    Percent is 100*Before,
    FirstPercent is 100*First,
    format(string(Text),
           "~s ~D moves that cut: ~1f % of the quiet moves come before, ~1f % are first, loss ~3f",
           [What, Samples, Percent, FirstPercent, Loss]).

write_facts(Facts, Arguments, Options, Games, Lines) :-
    maplist(file_base_name, Arguments, Names),
    atomic_list_concat(Names, ' ', Named),
    findall(Option, ( member(Given, Options), told_option(Given, Option) ), Told),
    options_text(Told, OptionsText),
    format("\c
% How likely quiet moves are to decide, in thousandths of a natural logarithm: searches try the
% likely ones first, and look at the others less deep or not at all.
%
% likely(Name, Sentence, Values).
%
% A move is as likely as e to the power of the sum of its values / 1000, next to the other quiet
% moves of its position. All is seen from the mover's side. prolog/gunshi/shogi/likely.pl says what
% each name means. Change values, or remove a fact to make them zeros: the play follows.
%
% Learned from ~D games: gunshi train moves ~w~s --output likely.pl
%
",
           [Games, Named, OptionsText]),
    forall(member(Line, Lines), format("%   ~s~n", [Line])),
    nl,
    forall(member(Fact, Facts), write_fact(Fact)).

%   told_option(+Given, -Option) is semidet: of an option that changes what is learned.

told_option(test(File), test(Name)) :-
    !,
    file_base_name(File, Name).
told_option(Option, Option) :-
    \+ memberchk(Option, [output(_), threads(_)]).

write_fact(likely(Name, Sentence, Values)) :-
    format("likely(~q, ~q,~n       ", [Name, Sentence]),
    write_rows(Values),
    format(").~n").
