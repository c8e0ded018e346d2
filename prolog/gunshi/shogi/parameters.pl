:- encoding(utf8).
/*  What a search knows beside the rules: terms compiled into one immutable value for the C core.

    The terms are the facts of kb/shogi/evaluation.pl, kb/shogi/likely.pl and
    kb/shogi/statistics.pl, and a few choices.
    Whoever changes a fact makes a new value; what is running keeps the one it has.

    The ordering of moves is the second paper's (papers.md §2). Its stages, the first tried first:

      - `previous`: the best move of the iteration before
      - `recapture`: takes the piece that has just moved
      - `evade`: a piece escapes that has just been attacked
      - `killer`: has cut off a sibling node
      - `capture`: takes a piece, the most valuable first
      - `escape`: an attacked piece escapes, the most valuable first
      - `history`: all others, by what has cut off before
*/
:- module(gunshi_shogi_parameters,
          [ search_parameters/2,        % +Terms, -Parameters
            parameters_margins/3,       % +Parameters0, +Margins, -Parameters
            parameters_value/3          % +Parameters, +Position, -Centipawns
          ]).
:- use_module('../foreign', []).
:- use_module(classes, [move_class/1]).
:- use_module(evaluation, [evaluation_weights/2]).
:- use_module(likely, [likely_parts/2]).
:- use_module(margins, [margin_fits/1]).
:- use_module(kinds, [hand_kind/1, piece_kind/1]).
:- use_module(network, [is_network/1]).
:- use_module(values, [is_square/1]).
:- autoload(library(apply), [foldl/4, maplist/3, partition/4]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2, nth0/3, reverse/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  search_parameters(+Terms:list, -Parameters) is det.
%
%   Parameters is an immutable value for the option parameters(Parameters) of search/3. Terms are,
%   in any order:
%
%     - weight(Name, Sentence, Opening, Ending)
%       the evaluation, as evaluation_weights/2 takes it; without any, the values of the pieces
%     - network(Network, Scale)
%       evaluate by this network of network_of_file/2, in place of the weights or added to them, as
%       its kind is; its output is Scale, 1..10000, times centipawns
%     - dropped(Condition, Side, Kind, Counts), moved(Condition, Side, Kind, From, Promotion,
%       Counts) how often moves were played, as in gunshi_shogi_statistics. Conditions are not
%       looked at: give those facts that are to count.
%     - droppable(Side, Kind, Counts), movable(Side, Kind, From, Promotion, Counts)
%       in how many positions they were legal. With any of these, moves count by how often they were
%       played when they could be.
%     - likely(Name, Sentence, Values)
%       how likely quiet moves are to decide, as gunshi_shogi_likely tells. With any of these the
%       quiet moves that no other stage of the ordering takes are ordered by them and by what has
%       cut off before, and no move by how often it was played.
%     - class_played(Class, Available, Played)
%       how probable the classes of moves are. A class that is not named is as probable as one move
%       of eight.
%     - stages(Stages)
%       these stages of the ordering only, see above. Default: all. `history` always holds the rest.
%     - history(Boolean)
%       quiet moves in the order of what has cut off before; else from 9一 to 1九. Default `true`.
%     - statistics(Boolean)
%       in a stage the moves that were played more often come first, as far as nothing else
%       is known. Default `false`.
%     - depth_by(plies) or depth_by(probability)
%       whether a line is as deep as it has plies, or as its moves are rare. Default `plies`.
%     - late_moves(Boolean)
%       moves late in the order are looked at less deep, and some not at all. Else the nodes of a
%       search say how good the order is, as they do not say what it has left out. Default `true`.
%     - margin(Name, Value)
%       one of the numbers of search_margin/2, of the same name the last one. Default: as there.
%
%   @error gunshi(bad_parameter(Term)), and the errors of evaluation_weights/2 and likely_parts/2
%   @error type_error(list, Terms), resource_error(memory)

search_parameters(Terms, Parameters) :-
    must_be(list, Terms),
    partition(fact(weight/4), Terms, Facts, Others0),
    (   Facts == []
    ->  Weights = none
    ;   evaluation_weights(Facts, Weights)
    ),
    partition(fact(likely/3), Others0, Likely, Others),
    (   Likely == []
    ->  Parts = none
    ;   likely_parts(Likely, Parts)
    ),
    maplist(term_setting, Others, Settings0),
    reverse(Settings0, Settings),                        % of the same setting, the last one holds
    setting(network, Settings, none-1, Network-Scale),
    setting(stages, Settings, 127, Stages),
    setting(history, Settings, true, History),
    setting(statistics, Settings, false, Statistics),
    setting(depth_by, Settings, plies, By),
    setting(late_moves, Settings, true, Late),
    findall(Count, member(counts-Count, Settings), Counts0),
    findall(Class, member(class-Class, Settings), Played),
    (   memberchk(legal(_, _, _, _, _), Counts0)
    ->  shares(Counts0, Counts)
    ;   Counts = Counts0
    ),
    findall(Margin, member(margin-Margin, Settings0), Margins),
    findall(Rarity,
            ( move_class(Class),
              rarity(Class, Played, Rarity)
            ),
            Rarities),
    make_search_parameters(Weights, Network, Scale, Stages, History, Statistics, By, Late, Counts,
                           Rarities, Parts, Margins, Parameters).

%!  parameters_margins(+Parameters0, +Margins:list, -Parameters) is det.
%
%   Parameters are Parameters0, but for the numbers of Margins, margin(Name, Value), of the same
%   name the last one.
%
%   @error gunshi(bad_parameter(Term)), type_error(list, Margins),
%          type_error(search_parameters, Parameters0)

parameters_margins(Parameters0, Margins, Parameters) :-
    must_be(list, Margins),
    maplist(margin_pair, Margins, Pairs),
    parameters_with(Parameters0, Pairs, Parameters).

margin_pair(Term, Pair) :-
    (   term_setting(Term, margin-Pair0)
    ->  Pair = Pair0
    ;   throw(error(gunshi(bad_parameter(Term)), _))
    ).

%!  parameters_value(+Parameters, +Position, -Centipawns:integer) is semidet.
%
%   What Position is worth for the side to move by Parameters with a network, and by the weights, if
%   it is added to them. Fails when Parameters have no network.
%
%   @error type_error(search_parameters, Parameters), type_error(position, Position)

fact(Name/Arity, Term) :-
    nonvar(Term),
    functor(Term, Name, Arity).

setting(Key, Settings, Default, Value) :-
    (   memberchk(Key-Value0, Settings)
    ->  Value = Value0
    ;   Value = Default
    ).

%   term_setting(+Term, -Setting): Setting is Key-Value: what Term sets, counts-Count or
%   class-Played.

term_setting(Term, Setting) :-
    (   ground(Term),
        known_setting(Term, Setting0)
    ->  Setting = Setting0
    ;   throw(error(gunshi(bad_parameter(Term)), _))
    ).

known_setting(network(Network, Scale), network-(Network-Scale)) :-
    is_network(Network),
    integer(Scale),
    between(1, 10 000, Scale).
known_setting(stages(Stages), stages-Mask) :-
    is_list(Stages),
    foldl(add_stage, Stages, 0, Mask).
known_setting(history(History), history-History) :-
    memberchk(History, [true, false]).
known_setting(statistics(Statistics), statistics-Statistics) :-
    memberchk(Statistics, [true, false]).
known_setting(depth_by(By), depth_by-By) :-
    memberchk(By, [plies, probability]).
known_setting(late_moves(Late), late_moves-Late) :-
    memberchk(Late, [true, false]).
known_setting(margin(Name, Value), margin-(Name-Value)) :-
    margin_fits(margin(Name, Value)).
known_setting(dropped(_, Side, Kind, Pairs), counts-counts(Side, Kind, 0, false, Pairs)) :-
    counts(Side, Pairs),
    hand_kind(Kind).
known_setting(moved(_, Side, Kind, From, Promotion, Pairs),
              counts-counts(Side, Kind, From, Promotes, Pairs)) :-
    counts(Side, Pairs),
    moves_from(Kind, From, Promotion, Promotes).
known_setting(droppable(Side, Kind, Pairs), counts-legal(Side, Kind, 0, false, Pairs)) :-
    counts(Side, Pairs),
    hand_kind(Kind).
known_setting(movable(Side, Kind, From, Promotion, Pairs),
              counts-legal(Side, Kind, From, Promotes, Pairs)) :-
    counts(Side, Pairs),
    moves_from(Kind, From, Promotion, Promotes).
known_setting(class_played(Class, Available, Played), class-(Class-Available-Played)) :-
    atom(Class),
    move_class(Class),
    integer(Available),
    integer(Played),
    Available > 0,
    between(0, Available, Played).

add_stage(Stage, Mask0, Mask) :-
    nth0(Bit, [previous, recapture, evade, killer, capture, escape, history], Stage),
    !,
    Mask is Mask0 \/ (1<<Bit).

counts(Side, Pairs) :-
    memberchk(Side, [sente, gote]),
    is_list(Pairs),
    \+ ( member(Pair, Pairs),
         \+ ( Pair = Square-Count, is_square(Square), integer(Count), Count >= 0 )
       ).

moves_from(Kind, From, Promotion, Promotes) :-
    piece_kind(Kind),
    is_square(From),
    memberchk(Promotion-Promotes, [promote-true, stay-false]).

%   rarity(+Class, +Played, -Rarity): in the core's units, 64 for each halving of the probability.

rarity(Class, Played, Rarity) :-
    (   memberchk(Class-Available-Count, Played)
    ->  Probability is max(Count, 0.5) / Available,
        Rarity is max(1, round(-64*log(Probability)/log(2)))
    ;   Rarity = 192
    ).

%   shares(+Counts0, -Counts): Counts0 are counts/5, how often moves were played, and legal/5;
%   Counts say how often of 20,000 times that it could be a move was played. A move that was hardly
%   ever legal is taken to be played once in a hundred times, which is what most moves are.

shares(Counts0, Counts) :-
    maplist(piece_numbers, Counts0, Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    maplist(piece_shares, Groups, Counts).

%   piece_numbers(+Count, -Piece-Numbers): Numbers are played(Pairs) or legal(Pairs).

piece_numbers(counts(Side, Kind, From, Promotes, Pairs),
              piece(Side, Kind, From, Promotes)-played(Pairs)).
piece_numbers(legal(Side, Kind, From, Promotes, Pairs),
              piece(Side, Kind, From, Promotes)-legal(Pairs)).

piece_shares(piece(Side, Kind, From, Promotes)-Numbers,
             counts(Side, Kind, From, Promotes, Shares)) :-
    findall(Square-Count, ( member(played(Pairs), Numbers), member(Square-Count, Pairs) ), Played0),
    findall(Square-Count, ( member(legal(Pairs), Numbers), member(Square-Count, Pairs) ), Legal0),
    keysort(Played0, Played),
    keysort(Legal0, Legal),
    square_shares(Played, Legal, Shares).

%   square_shares(+Played, +Legal, -Shares): Square-Number of each, the first two ordered.

square_shares([], [], []) :-
    !.
square_shares(Played0, Legal0, [Square-Share|Shares]) :-
    first_square(Played0, Legal0, Square),
    sum_of(Played0, Square, 0, Times, Played),
    sum_of(Legal0, Square, 0, Could, Legal),
    Share is round(20000 * (Times+0.3) / (max(Could, Times)+30)),
    square_shares(Played, Legal, Shares).

first_square([A-_|_], [B-_|_], Square) :-
    !,
    Square is min(A, B).
first_square([Square-_|_], [], Square) :-
    !.
first_square([], [Square-_|_], Square).

sum_of([Square-Number|Numbers0], Square, Sum0, Sum, Numbers) :-
    !,
    Sum1 is Sum0+Number,
    sum_of(Numbers0, Square, Sum1, Sum, Numbers).
sum_of(Numbers, _, Sum, Sum, Numbers).
