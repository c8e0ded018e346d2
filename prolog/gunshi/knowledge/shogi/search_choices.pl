/*  What searches know: the facts of kb/shogi, made into parameters by the choices of
    kb/shogi/search.pl.

    A choice is statistics(Variant), history(Boolean), depth_by(By), late_moves(Boolean),
    evaluation(By), network_file(File) or network_scale(Number), as that file explains. Who compares
    settings gives choices of its own, which go before those of the file. A network that the user
    has named for this run of the program (use_network/1) comes between.
*/
:- module(gunshi_knowledge_shogi_search_choices,
          [ search_knowledge/1,         % -Parameters
            search_knowledge/3,         % +Position, +Choices, -Parameters
            evaluation_knowledge/1,     % -Weights
            network_choices/2,          % +File, -Choices
            use_network/1,              % +File
            used_network/1,             % -File
            read_search_choices/2       % +Text, -Choices
          ]).
:- use_module('../../base/made', [made_of/4]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', [argument_fault/4]).
:- use_module('../../shogi/evaluation', [evaluation_weights/2]).
:- use_module('../../shogi/network', [network_of_file/2]).
:- use_module('../../shogi/parameters', [search_parameters/2]).
:- use_module('../../shogi/search', []).
:- use_module('../../shogi/position', [start_position/2]).
:- use_module('../own', [own_knowledge/0]).
:- use_module('../choice_messages', []).
:- use_module('../files', [need_knowledge/1]).
:- use_module(counts, [conditioned_counts/3, class_probabilities/1]).
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
%   @error gunshi(bad_search_choice(Text, Possible)), gunshi(no_network_file)
%   @error gunshi(bad_knowledge(File, Problems)), and the errors of search_parameters/2 and
%          network_of_file/2
%   @error type_error(position, Position)

search_knowledge(Position, Choices, Parameters) :-
    must_be(list, Choices),
    forall(member(Choice, Choices), must_be_choice(Choice)),
    own_knowledge,
    need_knowledge(evaluation),
    findall(Choice, known(search_choice(Choice), _), Known),
    findall(Choice, used_choice(Choice), Used0),
    append([Choices, Used0, Known], All),
    chosen(statistics, All, none, Variant),
    chosen(history, All, true, History),
    chosen(depth_by, All, plies, By),
    chosen(late_moves, All, true, Late),
    chosen_network(All, Network),
    (   Variant == none,
        By == plies
    ->  Used = []
    ;   need_knowledge(statistics),
        Used = [dropped/4, moved/6, droppable/3, movable/5, class_played/3]
    ),
    Make = make_parameters(Position, Variant, [history(History), depth_by(By), late_moves(Late)|
                                               Network], By),
    (   memberchk(Variant, [none, any, share])
    ->  made_of(search_knowledge(Variant, History, By, Late, Network), [weight/4|Used], Make,
                Parameters)
    ;   call(Make, Parameters)
    ).

chosen(Name, Choices, Default, Value) :-
    Choice =.. [Name, Value0],
    (   memberchk(Choice, Choices)
    ->  Value = Value0
    ;   Value = Default
    ).

%   chosen_network(+Choices, -Terms): for search_parameters/2; none where the weights evaluate.

chosen_network(Choices, Terms) :-
    chosen(evaluation, Choices, weights, Evaluation),
    (   Evaluation == weights
    ->  Terms = []
    ;   chosen(network_file, Choices, none, File),
        (   File == none
        ->  throw(error(gunshi(no_network_file), _))
        ;   network_of_file(File, Network)
        ),
        chosen(network_scale, Choices, 16, Scale),
        Terms = [network(Network, Scale)]
    ).

make_parameters(Position, Variant, Settings, By, Parameters) :-
    believed_weights(Weights),
    (   Variant == none
    ->  Counts = []
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

%!  used_network(-File) is semidet.
%
%   File is that of use_network/1. Fails before any.

used_network(File) :-
    used(File).

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

%   believed_weights(-Weights): of each name the first, a user's before those that are shipped.

believed_weights(Weights) :-
    findall(Name-weight(Name, Sentence, Opening, Ending),
            known(weight(Name, Sentence, Opening, Ending), _),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Weight, member(_-[Weight|_], Groups), Weights).

must_be_choice(Choice) :-
    (   ground(Choice),
        \+ argument_fault(search_choice, Choice, fact, _)
    ->  true
    ;   format(string(Text), "~p", [Choice]),
        bad_choice(Text)
    ).

bad_choice(Text) :-
    throw(error(gunshi(bad_search_choice(Text,
                                         [ 'statistics(none, any, share, king_zone, \c
                                            enemy_distance or castle)',
                                           'history(true or false)',
                                           'depth_by(plies or probability)',
                                           'late_moves(true or false)',
                                           'evaluation(weights or network)',
                                           'network_file(a file in quotes)',
                                           'network_scale(1 to 10000)'
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
