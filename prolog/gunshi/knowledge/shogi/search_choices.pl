/*  What searches know: the facts of kb/shogi, made into parameters by the choices of
    kb/shogi/search.pl.

    A choice is statistics(Variant), history(Boolean), depth_by(By), late_moves(Boolean),
    evaluation(By), network_file(File), network_scale(Number) or margin(Name, Value), as that file
    explains. Who compares settings gives choices of its own, which go before those of the file. A
    network that the user has named for this run of the program (use_network/1) comes between.
*/
:- module(gunshi_knowledge_shogi_search_choices,
          [ search_knowledge/1,         % -Parameters
            search_knowledge/3,         % +Position, +Choices, -Parameters
            likely_knowledge/2,         % +Facts, -Parameters
            chosen_search/2,            % +Choices, ?Choice
            position_statistic/2,       % +Choices, -Variant
            evaluation_knowledge/1,     % -Weights
            network_choices/2,          % +File, -Choices
            use_network/1,              % +File
            network_in_use/1,           % -File
            network_digest/1,           % -Digest
            score_terms/2,              % +Position, -Terms
            read_search_choices/2       % +Text, -Choices
          ]).
:- use_module('../../base/made', [made_of/4]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', [argument_fault/4]).
:- use_module('../../base/user_files', [reading_file/2]).
:- use_module('../../shogi/evaluation', [evaluate/3, evaluation_terms/3, evaluation_weights/2]).
:- use_module('../../shogi/margins', [search_margin/2]).
:- use_module('../../shogi/network', [network_of_file/2]).
:- use_module('../../shogi/parameters', [parameters_value/3, search_parameters/2]).
:- use_module('../../shogi/search', []).
:- use_module('../../shogi/position', [start_position/2]).
:- use_module('../own', [own_knowledge/0]).
:- use_module('../choice_messages', []).
:- use_module('../files', [kb_file/2, need_knowledge/1]).
:- use_module(counts, [conditioned_counts/3, class_probabilities/1]).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/2, append/3, member/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

:- multifile gunshi_shogi_search:known_parameters/2.

gunshi_shogi_search:known_parameters(Position, Parameters) :-
    search_knowledge(Position, [], Parameters).

%!  search_knowledge(-Parameters) is det.
%
%   What a search from the start of the game knows; see search_knowledge/3.
%
%   @error as search_knowledge/3

search_knowledge(Parameters) :-
    start_position(hirate, Position),
    search_knowledge(Position, [], Parameters).

%!  search_knowledge(+Position, +Choices:list, -Parameters) is det.
%
%   Parameters are what a search from Position knows, for the option parameters(Parameters) of
%   search/3: the evaluation, and what Choices say, and where they say nothing kb/shogi/search.pl.
%   They are made once, and again when the facts change; with a statistic that looks at the
%   position, each time.
%
%   @error gunshi(bad_search_choice(Text, Possible))
%   @error gunshi(bad_knowledge(File, Problems)), and the errors of search_parameters/2 and
%          network_of_file/2
%   @error type_error(position, Position)

search_knowledge(Position, Choices, Parameters) :-
    must_be(list, Choices),
    forall(member(Choice, Choices), must_be_choice(Choice)),
    known_choices(Choices, Variant, Settings, By),
    forall(( member(Choice, [Variant, By]), used_facts(Choice, Subject, _) ),
           need_knowledge(Subject)),
    findall(Fact,
            ( member(Choice, [Variant, By]),
              used_facts(Choice, _, Facts),
              member(Fact, Facts)
            ),
            Read),
    sort(Read, Used),
    Make = make_parameters(Position, Variant, Settings, By),
    (   looks_at_the_position(Variant)
    ->  call(Make, Parameters)
    ;   made_of(search_knowledge(Variant, Settings, By), [weight/4|Used], Make, Parameters)
    ).

%   known_choices(+Choices, -Variant, -Settings, -By): what Choices say, and where they say nothing
%   the user and kb/shogi/search.pl: the Variant of statistics, the others as search_parameters/2
%   takes them, and By what depth is counted.

known_choices(Choices, Variant, [history(History), depth_by(By), late_moves(Late)|Others], By) :-
    all_choices(Choices, All),
    chosen(statistics, All, none, Variant),
    chosen(history, All, true, History),
    chosen(depth_by, All, plies, By),
    chosen(late_moves, All, true, Late),
    chosen_network(All, Network),
    chosen_margins(All, Margins),
    append(Network, Margins, Others).

%   all_choices(+Choices, -All): Choices, then the user's and those of kb/shogi/search.pl.

all_choices(Choices, All) :-
    own_knowledge,
    need_knowledge(evaluation),
    findall(Choice, known(search_choice(Choice), _), Known),
    findall(Choice, used_choice(Choice), Used),
    append([Choices, Used, Known], All).

%!  chosen_search(+Choices:list, ?Choice) is nondet.
%
%   Choice, one of statistics(Variant), history(Boolean), depth_by(By), late_moves(Boolean) and
%   margin(Name, Value), is what holds by Choices, and where they say nothing by the user and
%   kb/shogi/search.pl. Numbers that none of these says are as search_margin/2 has them.

chosen_search(Choices, Choice) :-
    known_choices(Choices, Variant, Settings, _),
    member(Choice, [statistics(Variant)|Settings]).

%!  position_statistic(+Choices:list, -Variant) is semidet.
%
%   By Choices moves are ordered by the statistic Variant, which looks at the position where a
%   search begins: what searches know is another thing in each.

position_statistic(Choices, Variant) :-
    chosen_search(Choices, statistics(Variant)),
    looks_at_the_position(Variant),
    !.

looks_at_the_position(Variant) :-
    memberchk(Variant, [king_zone, enemy_distance, castle]).

%!  likely_knowledge(+Facts:list, -Parameters) is det.
%
%   Parameters are what a search from the start of the game knows, but that its quiet moves are
%   ordered by Facts, likely/3, or without any by how often they were played when they could be.
%
%   @error as search_knowledge/3

likely_knowledge(Facts, Parameters) :-
    start_position(hirate, Position),
    (   Facts == []
    ->  search_knowledge(Position, [statistics(share)], Parameters)
    ;   known_choices([], _, Settings, By),
        make_parameters(Position, facts(Facts), Settings, By, Parameters)
    ).

%   used_facts(+Choice, -Subject, -Predicates) is semidet: what is read for Choice, besides the
%   evaluation.

used_facts(learned, likely, [likely/3]) :-
    !.
used_facts(Choice, statistics, [dropped/4, moved/6, droppable/3, movable/5, class_played/3]) :-
    \+ memberchk(Choice, [none, plies]).

chosen(Name, Choices, Default, Value) :-
    Choice =.. [Name, Value0],
    (   memberchk(Choice, Choices)
    ->  Value = Value0
    ;   Value = Default
    ).

%   chosen_network(+Choices, -Terms): for search_parameters/2; none where the weights evaluate
%   alone. The network is the shipped one where no file is named.

chosen_network(Choices, Terms) :-
    chosen(evaluation, Choices, weights, Evaluation),
    (   Evaluation == weights
    ->  Terms = []
    ;   network_file(Choices, File, Scale),
        network_of_file(File, Network),
        Terms = [network(Network, Scale)]
    ).

network_file(Choices, File, Scale) :-
    (   member(network_file(File0), Choices)
    ->  File = File0,
        chosen(network_scale, Choices, 16, Scale)
    ;   kb_file('shogi/network.bin', File),
        Scale = 16
    ).

%   chosen_margins(+Choices, -Margins): the first of each name, in the order of the names.

chosen_margins(Choices, Margins) :-
    findall(Name-Value, member(margin(Name, Value), Choices), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(margin(Name, Value), member(Name-[Value|_], Groups), Margins).

make_parameters(Position, Variant, Settings, By, Parameters) :-
    believed_weights(Weights),
    (   Variant == none
    ->  Counts = []
    ;   Variant == learned
    ->  believed(likely(Name, _, _), Name, Counts)
    ;   Variant = facts(Counts)
    ->  true
    ;   conditioned_counts(Position, Variant, Counts0),
        Counts = [statistics(true)|Counts0]
    ),
    (   By == plies
    ->  Classes = []
    ;   class_probabilities(Classes)
    ),
    append([Settings, Counts, Classes, Weights], Terms),
    search_parameters(Terms, Parameters).

%   used(File): the network of this run.
:- dynamic used/1.

used_choice(Choice) :-
    used(File),
    network_choices(File, Choices),
    member(Choice, Choices).

%!  network_choices(+File, -Choices:list) is det.
%
%   Choices evaluate by the network of File.

network_choices(File, [evaluation(network), network_file(File)]).

%!  use_network(+File) is det.
%
%   From now on searches evaluate by the network of File, where no choice is given that says
%   otherwise.
%
%   @error as network_of_file/2

use_network(File) :-
    network_of_file(File, _),
    with_mutex(gunshi_network,
               ( retractall(used(_)),
                 assertz(used(File))
               )).

%!  network_in_use(-File) is semidet.
%
%   File has the network that searches evaluate by, where no choice is given. Fails when the weights
%   evaluate alone.
%
%   @error as search_knowledge/3

network_in_use(File) :-
    all_choices([], Choices),
    chosen(evaluation, Choices, weights, network),
    network_file(Choices, File, _).

%!  network_digest(-Digest:atom) is det.
%
%   Digest tells the network that searches evaluate by, where no choice is given, from others; it is
%   `none` where the weights evaluate alone.
%
%   @error as search_knowledge/3; gunshi(file(read, File, Reason))

network_digest(Digest) :-
    (   network_in_use(File)
    ->  reading_file(File, read_file_to_string(File, Bytes, [encoding(octet)])),
        sha_hash(Bytes, Hash, [encoding(octet)]),
        hash_atom(Hash, Digest)
    ;   Digest = none
    ).

%!  score_terms(+Position, -Terms:list) is det.
%
%   Terms are those of evaluation_terms/3 by evaluation_knowledge/1, and network-Centipawns: what a
%   search says more than the weights of what Position is worth to the side to move, before it looks
%   further, where no choice is given.
%
%   @error as search_knowledge/3

score_terms(Position, [network-Part|Terms]) :-
    evaluation_knowledge(Weights),
    evaluation_terms(Position, Weights, Terms),
    search_knowledge(Position, [], Parameters),
    (   parameters_value(Parameters, Position, Value)
    ->  evaluate(Position, Weights, ByWeights),
        Part is Value-ByWeights
    ;   Part = 0
    ).

%!  evaluation_knowledge(-Weights) is det.
%
%   Weights are those of kb/shogi/evaluation.pl and the user's, as evaluate/3 takes them.
%
%   @error gunshi(bad_knowledge(File, Problems))

evaluation_knowledge(Weights) :-
    own_knowledge,
    need_knowledge(evaluation),
    made_of(evaluation_knowledge, [weight/4], make_weights, Weights).

make_weights(Weights) :-
    believed_weights(Terms),
    evaluation_weights(Terms, Weights).

believed_weights(Weights) :-
    believed(weight(Name, _, _, _), Name, Weights).

%   believed(+Fact, +Name, -Facts): of each Name the first, a user's before those that are shipped.

believed(Fact, Name, Facts) :-
    findall(Name-Fact, known(Fact, _), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(First, member(_-[First|_], Groups), Facts).

must_be_choice(Choice) :-
    (   ground(Choice),
        \+ argument_fault(search_choice, Choice, fact, _)
    ->  true
    ;   choice_text(Choice, Text),
        margin_wanted(Choice, Wanted)
    ->  throw(error(gunshi(bad_search_choice(Text, [Wanted])), _))
    ;   choice_text(Choice, Text),
        bad_choice(Text)
    ).

%   choice_text(+Choice, -Text): a variable is _, whatever it is called.

choice_text(Choice, Text) :-
    copy_term(Choice, Shown),
    term_variables(Shown, Variables),
    maplist(=('$VAR'('_')), Variables),
    format(string(Text), "~p", [Shown]).

%   margin_wanted(+Choice, -Text) is semidet: of a margin, what would be right.

margin_wanted(Choice, Text) :-
    nonvar(Choice),
    Choice = margin(Name, _),
    atom(Name),
    (   search_margin(Name, margin(_, Least, Most, _, _))
    ->  format(atom(Text), 'margin(~w, ~d to ~d)', [Name, Least, Most])
    ;   Text = 'margin(Name, Number) with the names that gunshi tune --help tells'
    ).

bad_choice(Text) :-
    throw(error(gunshi(bad_search_choice(Text,
                                         [ 'statistics(none, learned, any, share, king_zone, \c
                                            enemy_distance or castle)',
                                           'history(true or false)',
                                           'depth_by(plies or probability)',
                                           'late_moves(true or false)',
                                           'evaluation(weights or network)',
                                           'network_file(a file in quotes)',
                                           'network_scale(1 to 10000)',
                                           'margin(Name, Number) as gunshi tune --help tells them'
                                         ])), _)).

%!  read_search_choices(+Text, -Choices:list) is det.
%
%   Choices are those that Text names, with commas between them: "statistics(none), history(false)".
%
%   @error gunshi(bad_search_choice(Text, Possible))

read_search_choices(Text, Choices) :-
    format(string(List), "[~w]", [Text]),
    (   catch(term_string(Choices0, List), error(syntax_error(_), _), fail),
        is_list(Choices0)
    ->  Choices = Choices0
    ;   bad_choice(Text)
    ),
    forall(member(Choice, Choices), must_be_choice(Choice)).
