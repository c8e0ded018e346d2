:- encoding(utf8).
/*  gunshi experiment learning --unseen: does what was learned pay where nothing was learned
    from?
*/
:- module(gunshi_cli_commands_experiment_unseen,
          [ unseen/2                    % +Arguments, +Options
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../../../knowledge/reading', [all_knowledge/0]).
:- use_module('../../../lab/comparison', [mean_error/3, normal_95/1]).
:- use_module('../../../lab/experiments/unseen').
:- use_module('../../../lab/match/openings', [read_openings/2]).
:- use_module('../../../lab/match/othello_names', [level_named/2, levels_text/1]).
:- use_module('../../../lab/training/series', [series_gain/4]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../progress', [progress_at/3, progress_show/3, with_progress/3]).
:- use_module('../kb/rule_library', [library_game_of/2, library_games/3, rule_library/3]).
:- use_module(opponent, [shogi_opponent/3]).
:- autoload(library(random), [random_permutation/2]).

%!  unseen(+Arguments:list, +Options:list) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report. Arguments are
%   the record files and folders that rules were learned from and tried on: no opening is from them.
%
%   @error gunshi(usage(Text)), and what reading files and knowledge throws
%   @error gunshi(usi_engine(Title, What)) if an engine does not start

unseen(Arguments, Options) :-
    option(game(Game), Options, shogi),
    option(games(Games), Options, 400),
    option(seed(Seed), Options, 1),
    Count is max(1, round(Games/4)),
    library_of(Arguments, Game, Library),
    report_directory(Options),
    all_knowledge,
    opponent(Game, Options, Opponent, Words),
    openings_file(Game, Options, File),
    games_known(Library, Known),
    set_random(seed(Seed)),
    openings(Game, File, Count, Known, Openings),
    length(Openings, Drawn),
    with_unseen_opponent(Game, Opponent, Series,
                         with_progress(0, Progress,
                                       play_unseen(show_game(Progress), Series, Openings, Rows,
                                                   Positions))),
    rules_said(Positions, Said),
    length(Known, KnownCount),
    format(string(Title),
           "What was learned, ~w, against ~w: ~d openings that none of ~D games has gone through, \c
            seed ~d",
           [Game, Words, Drawn, KnownCount, Seed]),
    with_output_to(string(Text), print_report(Title, Rows, Said)),
    columns(Columns),
    findall(Line, ( member(Row, Rows), row_cells(Row, Line) ), Lines),
    findall(Object, report_object(Rows, Said, Object), Objects),
    write_report(Options, unseen, [Columns|Lines], Objects, Text).

library_of(Arguments, Game, Library) :-
    (   Arguments == []
    ->  usage_error("experiment learning --unseen: name the files that rules were learned from \c
                     and tried on; their openings are left out",
                    [])
    ;   rule_library('experiment learning --unseen', Arguments, Library),
        library_game_of(Library, Game)
    ->  true
    ;   usage_error("experiment learning --unseen: the files are not of ~w; --game says of which \c
                     game they are",
                    [Game])
    ).

%   games_known(+Library, -Known): all of its games: one that is not read could have an opening.

games_known(Library, Known) :-
    Tally = _{unread:0},
    library_games(Library, Tally, Known),
    (   get_dict(unread, Tally, 0)
    ->  true
    ;   usage_error("experiment learning --unseen: all games of the files must be read, for their \c
                     openings are left out",
                    [])
    ).

openings_file(shogi, Options, File) :-
    (   option(openings(File0), Options)
    ->  File = File0
    ;   usage_error("experiment learning --unseen: --openings is missing, a file of openings", [])
    ).
openings_file(othello, Options, none) :-
    (   option(openings(_), Options)
    ->  usage_error("experiment learning: --openings is for shogi; Othello's are by chance", [])
    ;   true
    ).

%   openings(+Game, +File, +Count, +Known, -Openings): Count, by chance.

openings(shogi, File, Count, Known, Openings) :-
    read_openings(File, All),
    seen_positions(shogi, Known, Seen),
    openings_apart(shogi, All, Seen, Apart),
    random_permutation(Apart, Order),
    length(Order, There),
    (   There >= Count
    ->  length(Openings, Count),
        append(Openings, _, Order)
    ;   usage_error("experiment learning --unseen: ~d openings are needed; the file has ~d that \c
                     no game of the libraries has gone through; fewer --games need fewer",
                    [Count, There])
    ).
openings(othello, _, Count, Known, Openings) :-
    seen_positions(othello, Known, Seen),
    random_openings_apart(Count, Seen, Openings).

%   opponent(+Game, +Options, -Opponent, -Words): Words name it.

opponent(shogi, Options, Opponent, Words) :-
    shogi_opponent(Options, Opponent, Words).
opponent(othello, Options, level(Level), Name) :-
    forall(( member(Option, [nodes(_), time(_)]), option(Option, Options) ),
           ( functor(Option, Word, 1),
             usage_error("experiment learning: --~w is for shogi", [Word])
           )),
    option(against(Name), Options, 'level:4'),
    (   level_named(Name, Level)
    ->  othello_knowledge
    ;   levels_text(Levels),
        usage_error("experiment learning --unseen: \"~w\" is no level of Othello; they are ~s",
                    [Name, Levels])
    ).

show_game(Progress, Total, Done, _) :-
    progress_at(Progress, Total, Done),
    progress_show(Progress, "games", []).

                /*******************************
                *           PRINTING           *
                *******************************/

print_report(Title, Rows, Said) :-
    format("~s~n~n", [Title]),
    forall(member(Memory-Words, [without-"without", with-"with"]),
           ( memory_share(Rows, Memory, Games, Share, Half),
             format("~w~t~16|~t~D~23| games  ~4f ± ~4f of the points~n",
                    [Words, Games, Share, Half])
           )),
    series_gain(Rows, unseen, Gain, Error),
    half_width(Error, GainHalf),
    format("The gain is ~4f ± ~4f of a game (95 %, each opening compared with itself).~n",
           [Gain, GainHalf]),
    print_said(Said).

print_said(said(Count, Where, Held, Right, Moves, Bad)) :-
    WhereShare is 100*Where/max(1, Count),
    RightShare is 100*Right/max(1, Held),
    BadShare is 100*Bad/max(1, Moves),
    format("Rules speak in ~1f % of ~D positions of these games. Of ~D moves that they call bad \c
            ~1f % are;~nof all ~D legal moves ~1f %.~n",
           [WhereShare, Count, Held, RightShare, Moves, BadShare]).

memory_share(Rows, Memory, Games, Share, Half) :-
    findall(Score, ( member(Row, Rows), _{memory:Memory, score:Score} :< Row ), Scores),
    length(Scores, Games),
    mean_error(Scores, Share, Error),
    half_width(Error, Half).

half_width(Error, Half) :-
    normal_95(Z),
    Half is Z*Error.

columns([memory, opening, side, score]).

row_cells(Row, [Memory, Id, Side, Score]) :-
    _{memory:Memory, opening:Id, side:Side, score:Score} :< Row.

%   report_object(+Rows, +Said, -Object) is nondet: a line of JSON.

report_object(Rows, _, _{memory:Memory, games:Games, share:Share, interval:Half}) :-
    member(Memory, [without, with]),
    memory_share(Rows, Memory, Games, Share, Half).
report_object(Rows, _, _{gain:Gain, interval:Half}) :-
    series_gain(Rows, unseen, Gain, Error),
    half_width(Error, Half).
report_object(_, said(Count, Where, Held, Right, Moves, Bad),
              _{positions:Count, spoken_of:Where, called_bad:Held, right:Right, moves:Moves,
                bad:Bad}).
