/*  gunshi tune: numbers of the search, tuned by games of it against itself.

    What has been found so far stands in FILE.left beside the file that is asked for: what is tuned,
    and after how many batches of games the values are what. Whoever gives the same command again
    goes on from there. That searches know the same as then is told by what one finds.
*/
:- module(gunshi_cli_commands_tune,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module(library(lynx/format), [format_paragraph/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(random), [random_permutation/2]).
:- use_module(library(readutil), [read_file_to_string/3, read_file_to_terms/3]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/shogi/search_choices',
              [chosen_search/2, position_statistic/2, search_knowledge/1]).
:- use_module('../../lab/match/openings', [different_openings/2, read_openings/2]).
:- use_module('../../lab/tuning').
:- use_module('../../shogi/duels', [duels/6]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module('../../shogi/margins', [search_margin/2]).
:- use_module('../../shogi/position', [position_sfen/2]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../../shogi/parameters', [parameters_margins/3]).
:- use_module('../options').
:- use_module('../progress', [with_progress/3, progress_at/3, progress_show/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi tune --help` prints: also the numbers there are.

help(Text) :-
    findall(Line,
            ( search_margin(Name, margin(Value, Least, Most, Step, Sentence)),
              with_output_to(string(Meaning),
                             format_paragraph(Sentence, [width(94), margin_left(6)])),
              format(string(Line), "  ~w~t~31|~t~d~7+  ~d to ~d, step ~d~n~s~n",
                     [Name, Value, Least, Most, Step, Meaning])
            ),
            Lines),
    atomic_list_concat(Lines, Numbers),
    help_format(Format),
    format(string(Text), Format, [Numbers]).

help_format("\
usage: gunshi tune NAME... --openings FILE --output FILE [--games N] [--nodes N] [--seed N]
                   [--threads N]

Tunes numbers of the search by games of it against itself (SPSA): all are moved at once, up or down
by chance, the search so moved plays against the one moved the other way, and the numbers go a
little the way of whoever wins. Thousands of games tell something; whether it is true other games
must say:

  gunshi tune futility_margin futility_margin_ply --openings FILE --output mine.pl --games 20000
  gunshi experiment searches 'margin(futility_margin,100),margin(futility_margin_ply,70)' \\
      --openings FILE --sprt 0,5

The games are played by search alone, without clauses. It can be broken off at any time; given again
it goes on, from FILE.left, if searches still know the same. What was found are facts, which hold
for all searches when they are among your own clauses.

  NAME            a number, as below
  --openings FILE one a line, as for gunshi match; each is played twice in turn
  --output FILE   where the facts go; - is stdout, and nothing is left over then
  --games N       how many games, in sixteens. Default: 20000
  --nodes N       of each move. Default: 5000
  --seed N        another seed is other chance. Default: 1
  --threads N     games at a time, at most 16. Default: as many as there are processors

Numbers, with what searches use, what makes sense, and a step: a change that games may show.

~w").

opt_type(openings, openings, atom).
opt_type(output,   output,   atom).
opt_type(games,    games,    between(2, 1000000000)).
opt_type(nodes,    nodes,    between(1, 1000000000)).
opt_type(seed,     seed,     nonneg).
opt_type(threads,  threads,  between(1, 16)).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)) and what read_text/3 throws, of openings
%   @error gunshi(file(Doing, File, Reason))

run(Arguments, 0) :-
    options(Arguments, Names, Options),
    must_be_numbers(Names),
    (   option(openings(File), Options)
    ->  true
    ;   usage_error("tune: give --openings FILE; from one position games are much alike", [])
    ),
    (   option(output(Output), Options)
    ->  can_be_written(Output)
    ;   usage_error("tune: give --output FILE, the file for the facts", [])
    ),
    left_over(Output, Left),
    must_not_take_the_place(Output, Left, File),
    option(games(Games0), Options, 20 000),
    batch_pairs(Each),
    Games is (Games0 + 2*Each - 1) // (2*Each) * 2*Each,
    Pairs is Games//2,
    option(nodes(Nodes), Options, 5000),
    option(seed(Seed), Options, 1),
    must_not_look_at_the_position,
    opening_positions(File, Seed, Positions),
    maplist(value_now, Names, Before),
    Tuning = tuning(Names, Pairs, Seed),
    search_knowledge(Parameters),
    fingerprint(Positions, Parameters, Hash),
    What = tuning_of(Tuning, Nodes, Hash),
    begun(Left, What, Before, Batch, Values0),
    findall(Option, ( Option = threads(_), option(Option, Options) ), Threads),
    tuning_batches(Tuning, Batches),
    with_progress(Games, Progress,
                  play(Batch, Batches,
                       playing(What, Parameters, Positions, [nodes(Nodes)|Threads], Left,
                               Progress),
                       Values0, Values)),
    with_output_to(string(Text), write_facts(What, File, Games, Before, Values)),
    write_output(Output, Text),
    (   Left \== none,
        exists_file(Left)
    ->  delete_file(Left)
    ;   true
    ).

must_be_numbers([]) :-
    !,
    usage_error("tune: which numbers? Name some; gunshi tune --help tells them all", []).
must_be_numbers(Names) :-
    exclude(known_number, Names, Unknown),
    (   Unknown = [Name|_]
    ->  usage_error("tune: \"~w\" is no number of the search; gunshi tune --help tells them all",
                    [Name])
    ;   append(Before, [Name|_], Names),
        memberchk(Name, Before)
    ->  usage_error("tune: ~w is named twice", [Name])
    ;   member(Name, Names),
        used_with(Name, Uses),
        Uses = [Choice|_],
        \+ ( member(Use, Uses), chosen_search([], Use) )
    ->  usage_error("tune: no search looks at ~w now; it takes the fact search_choice(~w)",
                    [Name, Choice])
    ;   true
    ).

known_number(Name) :-
    search_margin(Name, _).

%   used_with(?Name, -Choices): the number counts only where one of Choices holds.

used_with(realization_bits, [depth_by(probability)]).
used_with(realization_least, [depth_by(probability)]).
used_with(realization_most, [depth_by(probability)]).
used_with(likely_plies, [statistics(learned)]).
used_with(statistics_weight, [statistics(share), statistics(any)]).

must_not_look_at_the_position :-
    (   position_statistic([], Variant)
    ->  usage_error("tune: by search_choice(statistics(~w)) searches know something else in each \c
                     position; the core alone cannot play such games", [Variant])
    ;   true
    ).

%   fingerprint(+Positions, +Parameters, -Hash): of the openings, and of what searches know, by what
%   one of them finds.

fingerprint([First|Others], Parameters, Hash) :-
    maplist(position_sfen, [First|Others], Sfens),
    search(First, [parameters(Parameters), nodes(20 000)], Result),
    search_result(Result, lines, Lines),
    variant_sha1(Sfens-Lines, Hash).

%   opening_positions(+File, +Seed, -Positions): those that openings lead to, each once, in an order
%   that Seed decides.

opening_positions(File, Seed, Positions) :-
    read_openings(File, Openings0),
    different_openings(Openings0, Openings),
    findall(Position,
            ( member(opening(_, Game), Openings), game_position(Game, Position) ),
            Different),
    set_random(seed(Seed)),
    random_permutation(Different, Positions).

value_now(Name, Value) :-
    (   chosen_search([], margin(Name, Value0))
    ->  Value = Value0
    ;   search_margin(Name, margin(Value0, _, _, _, _)),
        Value = Value0
    ).

                /*******************************
                *           PLAYING            *
                *******************************/

%   play(+Batch, +Batches, +Playing, +Values0, -Values): the batches from Batch on. What each batch
%   searches by is a megabyte twice, which SWI-Prolog counts as two atoms.

play(Batches, Batches, _, Values, Values) :-
    !.
play(Batch, Batches, Playing, Values0, Values) :-
    Playing = playing(What, Parameters, Positions, Options, Left, Progress),
    What = tuning_of(Tuning, _, _),
    Tuning = tuning(Names, Pairs, _),
    tried_values(Tuning, Batch, Values0, Plus, Minus),
    tried_parameters(Parameters, Names, Plus, A),
    tried_parameters(Parameters, Names, Minus, B),
    batch_positions(Batch, Positions, Chosen),
    batch_pairs(Each),
    Played is 2*Each*Batch,
    Games is 2*Pairs,
    duels(A, B, Chosen, Options, show(Progress, Played, Games), Points),
    moved_values(Tuning, Batch, Values0, Points, Values1),
    Next is Batch+1,
    keep(Left, What, Batch-Values0, Next-Values1),
    garbage_collect_atoms,
    play(Next, Batches, Playing, Values1, Values).

show(Progress, Played, Games, Done, _) :-
    Now is Played+Done,
    progress_at(Progress, Games, Now),
    progress_show(Progress, "games", []).

tried_parameters(Parameters0, Names, Values, Parameters) :-
    played_numbers(Names, Values, Margins),
    parameters_margins(Parameters0, Margins, Parameters).

batch_positions(Batch, Positions, Chosen) :-
    length(Positions, Count),
    batch_pairs(Each),
    First is Batch*Each,
    Last is First+Each-1,
    findall(Position,
            ( between(First, Last, N),
              Place is N mod Count,
              nth0(Place, Positions, Position)
            ),
            Chosen).

                /*******************************
                *          LEFT OVER           *
                *******************************/

left_over(-, none) :-
    !.
left_over(Output, Left) :-
    atom_concat(Output, '.left', Left),
    can_be_written(Left).

%   begun(+Left, +What, +Before, -Batch, -Values): where the tuning goes on, or begins with Before.

begun(Left, What, Before, Batch, Values) :-
    (   Left \== none,
        exists_file(Left)
    ->  (   catch(read_file_to_terms(Left, Terms, [encoding(iso_latin_1)]),
                  error(syntax_error(_), _), fail),
            Terms = [What0, tuned(Batch0, Values0)],
            What0 == What,
            tuning_of(Tuning, _, _) = What,
            tuning_batches(Tuning, All),
            integer(Batch0),
            between(0, All, Batch0),
            Tuning = tuning(Names, _, _),
            is_list(Values0),
            maplist(value_of, Names, Values0)
        ->  Batch = Batch0,
            Values = Values0,
            format(user_error, "goes on after ~d of ~d batches~n", [Batch, All])
        ;   usage_error("tune: ~w is not what this tuning has left over, but another one, or it \c
                         is damaged, or searches know something else now; give the same numbers, \c
                         openings and options as then, or delete it",
                        [Left])
        )
    ;   Batch = 0,
        Values = Before
    ).

value_of(Name, Value) :-
    number(Value),
    search_margin(Name, margin(_, Least, Most, _, _)),
    Value >= Least,
    Value =< Most.

%   must_not_take_the_place(+Output, +Left, +Openings): what is written is neither the openings nor
%   what another tuning has left over.

must_not_take_the_place(Output, Left, Openings) :-
    (   Output == (-)
    ->  true
    ;   member(Written, [Output, Left]),
        exists_file(Written),
        exists_file(Openings),
        same_file(Written, Openings)
    ->  usage_error("tune: ~w would take the place of the openings; give another --output",
                    [Written])
    ;   file_name_extension(_, left, Output)
    ->  usage_error("tune: ~w is named as what a tuning leaves over; give another --output",
                    [Output])
    ;   true
    ).

%   keep(+Left, +What, +Before, +Now): Left becomes Now, Batch-Values, if it is what this tuning has
%   left at Before.

keep(none, _, _, _) :-
    !.
keep(Left, What, Before, Now) :-
    (   exists_file(Left)
    ->  left_text(What, Before, Text0),
        read_file_to_string(Left, Found, [encoding(utf8)]),
        (   Found == Text0
        ->  true
        ;   usage_error("tune: another tuning writes ~w; this one ends here", [Left])
        )
    ;   Before = 0-_
    ->  true
    ;   usage_error("tune: another tuning has taken ~w away; this one ends here", [Left])
    ),
    left_text(What, Now, Text),
    write_text(Left, utf8, Text).

left_text(What, Batch-Values, Text) :-
    format(string(Text),
           "% What gunshi tune has found so far: the same command goes on from here.~n~q.~n~q.~n",
           [What, tuned(Batch, Values)]).

                /*******************************
                *             FACTS            *
                *******************************/

write_facts(tuning_of(tuning(Names, _, Seed), Nodes, _), File, Games, Before, Values) :-
    atomic_list_concat(Names, ' ', Named),
    file_base_name(File, Openings),
    format("\c
% Numbers of the search, tuned by ~D games of ~D nodes a move:
%   gunshi tune ~w --openings ~w --games ~d --nodes ~d --seed ~d --output tuned.pl
% Whether they are better other games must say: gunshi experiment searches.

",
           [Games, Nodes, Named, Openings, Games, Nodes, Seed]),
    played_numbers(Names, Values, Margins),
    forall(nth0(N, Margins, margin(Name, Number)),
           ( nth0(N, Before, Old),
             nth0(N, Values, Exact),
             format("search_choice(margin(~q, ~d)).~t~56|% ~d before; ~1f~n",
                    [Name, Number, Old, Exact])
           )).
