:- encoding(utf8).
/*  Reasons where a network evaluates: they say when the weights, which explain, see it otherwise.
*/
:- module(test_network_view, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/choice)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/knowledge/shogi/search_choices)).
:- use_module(tests(shogi/network_file)).

%   told(+Choices, +Depth, +Language, -Lines): the reason's lines that speak of a network.

told(Choices, Depth, Language, Lines) :-
    start_position(hirate, Position),
    game_new(Position, Game),
    search_knowledge(Position, Choices, Parameters),
    choose(Game, [style(reading), depth(Depth), parameters(Parameters)], choice(_, Reason, _)),
    reason_text(Language, Game, Reason, All),
    findall(Line,
            ( member(Line, All),
              once(( member(Word, ["network", "ネットワーク"]), sub_string(Line, _, _, _, Word) ))
            ),
            Lines).

:- meta_predicate with_network(+, -, 0).

with_network(Constant, Choices, Goal) :-
    setup_call_cleanup(
        ( network_file([], 0, Constant, File), network_choices(File, Choices) ),
        once(Goal),
        delete_file(File)).

has(Line, Part) :-
    once(sub_string(Line, _, _, _, Part)).

:- begin_tests(network_view).

%   By this network whoever is to move is five pawns ahead; the weights see nothing of the kind.

test(said_for_the_side_that_chooses) :-
    with_network(8000, Choices,
                 ( told(Choices, 1, en, [Odd]),
                   told(Choices, 2, en, [Even]),
                   told(Choices, 2, ja, [Japanese])
                 )),
    has(Odd, "the network sees it otherwise: with it the end of the line is -500, by the \c
              weights alone"),
    has(Even, "with it the end of the line is +500"),
    has(Japanese, "+500").
test(not_said_when_they_agree, Lines == []) :-
    with_network(0, Choices, told(Choices, 2, en, Lines)).
test(not_said_without_a_network, Lines == []) :-
    told([evaluation(weights)], 2, en, Lines).

:- end_tests(network_view).
