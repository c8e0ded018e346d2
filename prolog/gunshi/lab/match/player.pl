/*  Who plays in a match: a USI engine in a process of its own, or this program's own choice, made
    in the thread that plays the game.

    A choice inside is the same that the engine would make by the same number of nodes: choose/3
    with the style, and without the clauses, that its name tells. There is no process to start, and
    nothing to be late for: so games are many. It keeps no time.
*/
:- module(gunshi_lab_match_player,
          [ inside_named/2,             % +Text, -Named
            inside_player/3,            % +Options, +Asked, -Named
            is_inside_player/1,         % @Term
            open_player/4,              % +Crew, +Named, +Patience, -Player
            close_player/2,             % +Crew, +Player
            kill_player/2,              % +Crew, +Player
            player_ready/3,             % +Player, +Patience, -Answer
            player_move/6,              % +Player, +Game, +Go, +Limit, -Answer, -Thought
            tell_player/2,              % +Player, +Line
            is_player/1                 % @Term
          ]).
:- use_module('../../base/steady', [steady_time/1]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../knowledge/shogi/reasons', [reason_searched/2]).
:- use_module('../../knowledge/shogi/styles', [deciders/1, must_be_style/1]).
:- use_module('../../knowledge/shogi/search_choices',
              [ network_choices/2, read_search_choices/2, search_knowledge/3 ]).
:- use_module('../../shogi/game', [game_position/2, game_usi/2]).
:- use_module('../../shogi/network', [network_of_file/2]).
:- use_module('../../shogi/position', [move_usi/2]).
:- use_module('../../shogi/search', [search_result/3]).
:- use_module('../decided', [choose_decided/5]).
:- use_module(engine).
:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [member/2, memberchk/2]).

%!  inside_named(+Text, -Named) is det.
%
%   Named is this program's own choice as Text names it: `gunshi`, then `;Style=Name`,
%   `;Without=Name,Name` for the names of strategy clauses and aims that are left out,
%   `;SearchChoices=Choice,Choice` for how to search, and `;EvalFile=File` and `;FV_SCALE=Number`
%   for a network that evaluates and its scale.
%
%   @error gunshi(usage(Text)) for any other text
%   @error gunshi(no_such_style(Style, Styles)), gunshi(bad_network(File, Fault)), and what
%          read_search_choices/2 throws

inside_named(Text, Named) :-
    split_string(Text, ";", " ", Words),
    (   Words = ["gunshi"|Settings],
        findall(Setting, ( member(Setting, Settings), Setting \== "" ), Given),
        settings_options(Given, Options)
    ->  inside_player(Options, [], Named)
    ;   usage_error("match: with --inside both are gunshi, then ;Style=NAME, \c
                     ;Without=NAME,NAME, ;SearchChoices=CHOICE,CHOICE, ;EvalFile=FILE, \c
                     ;FV_SCALE=NUMBER and nothing else; \"~w\" is not", [Text])
    ).

settings_options([], []).
settings_options([Setting|Settings], [Option|Options]) :-
    split_string(Setting, "=", " ", [Name, Value]),
    setting(Name, Value, Option),
    settings_options(Settings, Options).

setting("Style", Value, style(Style)) :-
    atom_string(Style, Value),
    must_be_style(Style).
setting("Without", Value, without(Names)) :-
    split_string(Value, ",", " ", Texts),
    findall(Name, ( member(Text, Texts), atom_string(Name, Text) ), Names),
    deciders(Deciders),
    (   member(Other, Names),
        \+ memberchk(Other-_, Deciders)
    ->  findall(One, member(One-_, Deciders), All),
        atomic_list_concat(All, ', ', List),
        usage_error("match: there is no clause or aim \"~w\"; there are ~w", [Other, List])
    ;   true
    ).
setting("SearchChoices", Value, choices(Choices)) :-
    read_search_choices(Value, Choices).
setting("EvalFile", Value, choices(Choices)) :-
    network_of_file(Value, _),
    network_choices(Value, Choices).
setting("FV_SCALE", Value, choices([network_scale(Scale)])) :-
    catch(number_string(Scale, Value), error(_, _), fail),
    integer(Scale),
    between(1, 10 000, Scale).

%!  inside_player(+Options:list, +Asked, -Named) is det.
%
%   Named is this program's own choice with Options, style(Name) and without(Names) as choose/3 has
%   them, and choices(Choices) of how to search, as search_knowledge/3 has them. Of those moves that
%   Asked says, as choose_decided/5 has it, he tells besides whether the search alone would play the
%   same.

inside_player(Options, Asked, inside(Options, Asked)).

%!  is_inside_player(@Term) is semidet.
%
%   Term, which is ground, is of inside_player/3, by the types of its parts.

is_inside_player(inside(Options, Asked)) :-
    is_list(Options),
    forall(member(Option, Options),
           once(( Option = style(Style), atom(Style)
                ; Option = without(Names), are_atoms(Names)
                ))),
    once(( Asked == all ; are_atoms(Asked) )).

are_atoms(Names) :-
    is_list(Names),
    forall(member(Name, Names), atom(Name)).

%!  open_player(+Crew, +Named, +Patience, -Player) is det.
%
%   Player is ready; Named is of inside_named/2, inside_player/3 or engine_named/2.
%
%   @error as open_engine/4

open_player(Crew, Named, Patience, Player) :-
    (   Named = inside(_, _)
    ->  Player = Named
    ;   open_engine(Crew, Named, Patience, Player)
    ).

%!  close_player(+Crew, +Player) is det.
%!  kill_player(+Crew, +Player) is det.
%
%   As close_engine/2 and kill_engine/2; who plays inside needs neither.

close_player(Crew, Player) :-
    (   is_engine(Player)
    ->  close_engine(Crew, Player)
    ;   true
    ).

kill_player(Crew, Player) :-
    (   is_engine(Player)
    ->  kill_engine(Crew, Player)
    ;   true
    ).

%!  player_ready(+Player, +Patience, -Answer) is det.
%
%   As engine_ready/3; who plays inside is always `ready`.

player_ready(Player, Patience, Answer) :-
    (   is_engine(Player)
    ->  engine_ready(Player, Patience, Answer)
    ;   Answer = ready
    ).

%!  tell_player(+Player, +Line) is det.
%
%   As tell_engine/2; who plays inside hears nothing.

tell_player(Player, Line) :-
    (   is_engine(Player)
    ->  tell_engine(Player, Line)
    ;   true
    ).

%!  is_player(@Term) is semidet.
%
%   Term is a player that is there.

is_player(Term) :-
    (   Term = inside(_, _)
    ->  true
    ;   is_engine(Term)
    ).

%!  player_move(+Player, +Game, +Go, +Limit, -Answer, -Thought) is det.
%
%   Player moves at the end of Game. As engine_move/6, but an answer after Limit is fault(time); who
%   plays inside is never late, however slow the machine. Go is go(Text, Control): what is told to
%   an engine, and the control of the rules, nodes(N) for who plays inside. Its Thought tells what
%   decided, as of choose_decided/5. A table of two megabytes has room for what so few nodes find.
%
%   @error as choose/3, inside

player_move(inside(Options, Asked), Game, go(_, Control), _, bestmove(Word), Thought) :-
    !,
    steady_time(Start),
    searching(Options, Game, Limits),
    choose_decided(Game, [Control, hash(2)|Limits], Asked, choice(Move, Reason, _), Decided),
    steady_time(End),
    answer_word(Move, Word),
    Seconds is End - Start,
    (   reason_searched(Reason, Result)
    ->  search_result(Result, depth, Depth),
        search_result(Result, nodes, Nodes),
        search_result(Result, score, Score0),
        score_words(Score0, Score)
    ;   Depth = none,
        Nodes = none,
        Score = none
    ),
    own_thought(Seconds, Depth, Nodes, Score, Decided, Thought).
player_move(Player, Game, go(Go, _), Limit, Answer, Thought) :-
    game_usi(Game, Text),
    engine_move(Player, Text, Go, Limit, Answer0, Thought),
    thought_seconds(Thought, Seconds),
    (   Answer0 = bestmove(_),
        Seconds > Limit
    ->  Answer = fault(time)
    ;   Answer = Answer0
    ).

%   searching(+Options, +Game, -Limits): choices as parameters of the search.

searching(Options, Game, Limits) :-
    partition(is_choices, Options, Given, Others),
    (   Given == []
    ->  Limits = Others
    ;   findall(Choice, ( member(choices(Choices), Given), member(Choice, Choices) ), All),
        game_position(Game, Position),
        search_knowledge(Position, All, Parameters),
        Limits = [parameters(Parameters)|Others]
    ).

is_choices(choices(_)).

answer_word(resign, "resign") :-
    !.
answer_word(declare_win, "win") :-
    !.
answer_word(Move, Word) :-
    move_usi(Move, Word).

score_words(none, none) :-
    !.
score_words(Score, Words) :-
    Score =.. [Kind, Value],
    format(string(Words), "~w ~d", [Kind, Value]).
