/*  Games of USI engines, here or as units of a job (lab/jobs): a game is one.

    What the units share is the match, engine_games(A, B, Control, Margin, MaxPlies, Patience): the
    texts that name the engines, as engine_named/2 reads them, and the rules, as match_rules/5 has
    them. Units and results are as game_units.pl has them. Elsewhere engines are started for each
    game.

    A worker starts this program's own engine, by options that name no file, and of others only
    those whose text it was told, letter by letter, by may_start/1: what comes from the server is no
    command.

    Machines are unlike. The seconds of a job are meant for a machine of reference_speed/1; a worker
    measures its own, and gives its engines so much more time, or less. By nodes nothing is scaled.
*/
:- module(gunshi_lab_match_engine_games,
          [ engine_games/6,             % +How, +Match, +Schedule, :Heard, +S0, -S
            engines_needed/2,           % +Texts, -Engines
            may_start/1,                % +Engines
            measure_speed/1,            % -Speed
            reference_speed/1           % -Speed
          ]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../knowledge/shogi/search_choices', [read_search_choices/2]).
:- use_module('../../shogi/game', [game_usi/2]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../jobs/kinds', []).
:- use_module(game_units, [games_by/7, is_game_unit/1]).
:- use_module(named, [engine_named/2]).
:- use_module(openings, [one_game/3]).
:- use_module(referee, [match_rules/5, played_told/3, is_told/1]).
:- use_module(series, [play_series/8]).

:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [member/2]).

:- meta_predicate
    engine_games(:, +, +, 4, +, -).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%   offered(Text): this process may start the engine. speed(Speed): of measure_speed/1.
:- dynamic
    offered/1,
    speed/1.

%!  engine_games(:How, +Match, +Schedule:list, :Heard, +S0, -S) is det.
%
%   The engines of Match, as the head of this file says, play the games of Schedule, as schedule/4
%   makes it. How is here(Workers), so many games at a time in this process, heard as they end; or
%   by(Run), which has units done as run_there/7 does, heard in the order of Schedule. For each game
%   call(Heard, Scheduled, Played, S1, S2) is called, Played as of play_game/4, or dead(Reason) if
%   workers have failed at it too often. If S2 is stop(S3), no more are heard and S is S3.
%
%   @error as engine_named/2 and play_series/8, and what Run throws

engine_games(_:here(Workers), Match, Schedule, Heard, S0, S) :-
    !,
    Match = engine_games(A, B, Control, Margin, MaxPlies, Patience),
    engine_named(A, NamedA),
    engine_named(B, NamedB),
    match_rules(Control, Margin, MaxPlies, Patience, Rules),
    play_series(NamedA, NamedB, Schedule, Rules, Workers, Heard, S0, S).
engine_games(Module:by(Run), Match, Schedule, Heard, S0, S) :-
    games_by(Module:Run, engine_games, Match, Schedule, Heard, S0, S).

%!  engines_needed(+Texts:list, -Engines:list(atom)) is det.
%
%   Engines are those of Texts, as engine_named/2 reads them, that a worker starts only if it was
%   told them: all but this program's own.
%
%   @error gunshi(usage(Text)) for one of its own with an option that may name a file

engines_needed(Texts, Engines) :-
    exclude(is_own_engine, Texts, Others),
    (   member(Own, Others),
        split_string(Own, ";", " ", [Command|_]),
        split_string(Command, " ", " ", ["gunshi"|_])
    ->  usage_error("match: \"~w\" goes without --redis; of this program's engine workers start \c
                     what has no argument, no option that names a file and none it has not",
                    [Own])
    ;   findall(Engine, ( member(Text, Others), atom_string(Engine, Text) ), Engines)
    ).

is_own_engine(Text) :-
    split_string(Text, ";", " ", ["gunshi"|Settings]),
    \+ ( sub_atom(Text, _, 1, _, Character),
         char_type(Character, cntrl)
       ),
    forall(member(Setting, Settings), names_no_file(Setting)).

%   names_no_file(+Setting): those that may, and those of another version, are not in the list.

names_no_file("") :-
    !.
names_no_file(Setting) :-
    split_string(Setting, "=", " ", [Name|_]),
    string_lower(Name, Lower),
    (   Lower == "searchchoices"
    ->  sub_string(Setting, _, 1, After, "="),
        !,
        sub_string(Setting, _, After, 0, Text),
        catch(read_search_choices(Text, Choices), error(gunshi(_), _), fail),
        \+ memberchk(network_file(_), Choices)
    ;   memberchk(Lower, [ "usi_hash", "usi_ponder", "threads", "multipv", "networkdelay",
                           "networkdelay2", "resignvalue", "maxmovestodraw", "enteringkingrule",
                           "fv_scale", "drawvalueblack", "drawvaluewhite", "ownbook", "seed",
                           "language", "style"
                         ])
    ).

%!  may_start(+Engines:list) is det.
%
%   From now on this process may start Engines, texts, when a unit asks for them.

may_start(Engines) :-
    forall(member(Engine, Engines),
           ( atom_string(Atom, Engine),
             assertz(offered(Atom))
           )).

is_startable(Text) :-
    atom(Text),
    (   is_own_engine(Text)
    ->  true
    ;   offered(Text)
    ).

                /*******************************
                *            SPEED             *
                *******************************/

%!  reference_speed(-Speed:integer) is det.
%
%   The seconds of a job are meant for a machine that searches Speed positions a second.

reference_speed(1 000 000).

%!  measure_speed(-Speed:float) is det.
%
%   Speed is how many positions a second of CPU time this program searches here. Seconds of units
%   are scaled by it from now on. Nothing else is to be done by this process meanwhile.

measure_speed(Speed) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b"),
    statistics(process_cputime, Before),
    search(Game, [nodes(200 000), hash(16)], Result),
    statistics(process_cputime, After),
    search_result(Result, nodes, Nodes),
    Speed is Nodes/max(0.001, After-Before),
    retractall(speed(_)),
    assertz(speed(Speed)).

%   time_factor(-Factor): 1 where nothing was measured.

time_factor(Factor) :-
    (   speed(Speed)
    ->  reference_speed(Reference),
        Factor is Reference/Speed
    ;   Factor = 1
    ).

scaled(nodes(Nodes), nodes(Nodes)).
scaled(byoyomi(Seconds0), byoyomi(Seconds)) :-
    time_factor(Factor),
    Seconds is Seconds0*Factor.
scaled(clock(Main0, Seconds0, Kind), clock(Main, Seconds, Kind)) :-
    time_factor(Factor),
    Main is Main0*Factor,
    Seconds is Seconds0*Factor.

                /*******************************
                *             UNITS            *
                *******************************/

gunshi_lab_jobs_kinds:common(engine_games,
                             engine_games(A, B, Control, Margin, MaxPlies, Patience)) :-
    is_startable(A),
    is_startable(B),
    is_control(Control),
    number(Margin),
    integer(MaxPlies),
    MaxPlies > 0,
    number(Patience),
    Patience > 0.

is_control(nodes(Nodes)) :-
    integer(Nodes),
    Nodes > 0.
is_control(byoyomi(Seconds)) :-
    number(Seconds),
    Seconds > 0.
is_control(clock(Main, Seconds, Kind)) :-
    number(Main),
    number(Seconds),
    memberchk(Kind, [byoyomi, increment]).

gunshi_lab_jobs_kinds:unit(engine_games, Unit) :-
    is_game_unit(Unit).

gunshi_lab_jobs_kinds:result(engine_games, Told) :-
    is_told(Told).

gunshi_lab_jobs_kinds:do(engine_games, Match0, game(Side, Text), Told) :-
    Match0 = engine_games(A, B, Control0, Margin, MaxPlies, Patience),
    scaled(Control0, Control),
    game_usi(Opening, Text),
    one_game(Side, opening(1, Opening), Scheduled),
    engine_games(here(1), engine_games(A, B, Control, Margin, MaxPlies, Patience), [Scheduled],
                 gunshi_lab_match_engine_games:only_game, none, Played),
    played_told(Opening, Played, Told).

only_game(_, Played, none, Played).
