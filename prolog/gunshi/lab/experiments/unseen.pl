/*  Does what was learned pay where nothing was learned from? Games from openings that no game of
    the libraries that taught has gone through, against an opponent who is none of their players,
    with what was learned and without it; and what the rules say in positions of these games, judged
    by searches.

    What was learned are rules; of shogi also how likely moves are to decide (kb/shogi/likely.pl):
    without it moves are ordered by how often they were played; of Othello also what edges and
    corners are worth (kb/othello/shapes.pl).

    Each opening is played four times: with and without, with either side. What is compared is each
    opening with itself. What the user's own games have taught besides counts in all of them.

    A row is a dict as of training/series.pl, of block 1 without what was learned and of block 2
    with it.
*/
:- module(gunshi_lab_experiments_unseen,
          [ seen_positions/3,           % +Game, +Library, -Seen
            openings_apart/4,           % +Game, +Openings, +Seen, -Apart
            random_openings_apart/3,    % +Count, +Seen, -Openings
            with_unseen_opponent/4,     % +Game, +Opponent, -Series, :Goal
            play_unseen/5,              % :Each, +Series, +Openings, -Rows, -Positions
            rules_said/2                % +Positions, -Said
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../knowledge/learning/induction', []).
:- use_module('../../knowledge/learning/learn_rules', [rules_total/3]).
:- use_module('../../knowledge/learning/rule_sentences', [clause_body/2]).
:- use_module('../../knowledge/learning/rules', [learned_rule/5, rule_standing/3]).
:- use_module('../../knowledge/othello/move_examples', [othello_game_examples/3]).
:- use_module('../../knowledge/shogi/rule_examples', [game_examples/3]).
:- use_module('../../othello/board',
              [othello_image/3, othello_start/1, othello_text/2]).
:- use_module('../../shogi/game', [game_position/2, game_positions/2]).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../../shogi/position', [position_sfen/2, start_position/2]).
:- use_module('../match/othello_game', [position_along/3, random_opening/2]).
:- use_module('../training/othello_series', []).
:- use_module('../training/shogi_series', []).
:- use_module(learning, [with_opponent/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- autoload(library(lists), [append/2, last/2, member/2]).
:- autoload(library(pairs), [pairs_keys_values/3]).

:- meta_predicate
    with_unseen_opponent(+, +, -, 0),
    play_unseen(3, +, +, -, -).

                /*******************************
                *           OPENINGS           *
                *******************************/

%!  seen_positions(+Game:oneof([shogi,othello]), +Library:list, -Seen) is det.
%
%   Seen has all positions that the games Library have gone through: games of shogi, or
%   othello_game(Tags, Start, Moves). Positions of Othello are the same in all images of the board.

seen_positions(Game, Library, Seen) :-
    findall(Key-true, ( member(One, Library), gone_through(Game, One, Key) ), Pairs0),
    sort(1, @<, Pairs0, Pairs),
    list_to_assoc(Pairs, Seen).

gone_through(shogi, Game, Key) :-
    game_positions(Game, Positions),
    member(Position, Positions),
    position_sfen(Position, Key).
gone_through(othello, othello_game(_, Start, Moves), Key) :-
    position_along(Moves, Start, Position),
    image_key(Position, Key).

%   opening_key(+Game, +Opening, -Key): of the position that Opening, a game of shogi or the moves
%   from the start of one of Othello, leads to.

opening_key(shogi, Game, Key) :-
    game_position(Game, Position),
    position_sfen(Position, Key).
opening_key(othello, Moves, Key) :-
    othello_start(Start),
    findall(Position, position_along(Moves, Start, Position), Positions),
    last(Positions, End),
    image_key(End, Key).

image_key(Position, Key) :-
    findall(Text,
            ( between(0, 7, Symmetry),
              othello_image(Position, Symmetry, Image),
              othello_text(Image, Text)
            ),
            Texts),
    sort(Texts, [Key|_]).

%!  openings_apart(+Game, +Openings:list, +Seen, -Apart:list) is det.
%
%   Apart are those of Openings, opening(Id, Opening), that lead to no position of Seen.

openings_apart(Game, Openings, Seen, Apart) :-
    findall(opening(Id, Opening),
            ( member(opening(Id, Opening), Openings),
              opening_key(Game, Opening, Key),
              \+ get_assoc(Key, Seen, _)
            ),
            Apart).

%   An opening of Othello has so many moves by chance.

opening_plies(8).

%!  random_openings_apart(+Count:integer, +Seen, -Openings:list) is det.
%
%   Openings are Count of Othello, opening(Id, Moves), by chance, that lead to as many positions,
%   none of Seen.

random_openings_apart(Count, Seen, Openings) :-
    drawn(1, Count, Seen, Openings).

drawn(Id, Count, Seen0, Openings) :-
    (   Id > Count
    ->  Openings = []
    ;   opening_plies(Plies),
        random_opening(Plies, Moves),
        opening_key(othello, Moves, Key),
        (   get_assoc(Key, Seen0, _)
        ->  drawn(Id, Count, Seen0, Openings)
        ;   put_assoc(Key, Seen0, true, Seen),
            Openings = [opening(Id, Moves)|Openings1],
            Next is Id+1,
            drawn(Next, Count, Seen, Openings1)
        )
    ).

                /*******************************
                *            GAMES             *
                *******************************/

%!  with_unseen_opponent(+Game, +Opponent, -Series, :Goal) is semidet.
%
%   Call Goal while Opponent is ready to play in Series, which play_unseen/5 takes: of shogi one of
%   with_opponent/3, of Othello a player of othello_game/4.
%
%   @error as with_opponent/3 and search_knowledge/3

with_unseen_opponent(shogi, Opponent, series(Module, With, Without), Goal) :-
    with_opponent(Opponent, series(Module, shogi(Limits, Begin, Other)),
                  ( start_position(hirate, Start),
                    search_knowledge(Start, [statistics(learned)], Learned),
                    search_knowledge(Start, [statistics(share)], Counted),
                    With = shogi([parameters(Learned)|Limits], Begin, Other),
                    Without = shogi([without([learned, warned]), parameters(Counted)|Limits],
                                    Begin, Other),
                    call(Goal)
                  )).
with_unseen_opponent(othello, Opponent,
                     series(gunshi_lab_training_othello_series, othello(otl, Opponent),
                            othello(without_rules(otl), Opponent)),
                     Goal) :-
    call(Goal).

%   Positions of the first games with the rules are judged, until there are so many.

judged_positions(400).

%!  play_unseen(:Each, +Series, +Openings:list, -Rows:list(dict), -Positions:list) is det.
%
%   Rows are those of the games of Series from Openings, opening(Id, Opening), in their order.
%   Positions are some of these games, each a list of examples, for rules_said/2. call(Each, Total,
%   Done, Row) is called after each game.

play_unseen(Each, series(Module, With, Without), Openings, Rows, Positions) :-
    length(Openings, Count),
    Total is 4*Count,
    Sofar = sofar(0, 0),
    findall(Row-Judged,
            ( member(opening(Id, Opening), Openings),
              member(Side, [first, second]),
              member(block(Block, Memory, Setting),
                     [block(1, without, Without), block(2, with, With)]),
              Module:series_game(Setting, Opening, Side, Score, Spoke, Played),
              Row = game{block:Block, openings:unseen, memory:Memory, opening:Id, side:Side,
                         score:Score, spoke:Spoke, added:0, refuted:0},
              arg(1, Sofar, Done0),
              Done is Done0+1,
              nb_setarg(1, Sofar, Done),
              judged(Memory, Done, Played, Sofar, Judged),
              call(Each, Total, Done, Row)
            ),
            Pairs),
    pairs_keys_values(Pairs, Rows, Lists),
    append(Lists, Positions).

judged(without, _, _, _, []).
judged(with, Number, Played, Sofar, Judged) :-
    judged_positions(Enough),
    arg(2, Sofar, Count0),
    (   Count0 < Enough
    ->  played_examples(Played, Number, Ats),
        findall(Examples, member(at(_, _, Examples), Ats), Judged),
        length(Judged, More),
        Count is Count0+More,
        nb_setarg(2, Sofar, Count)
    ;   Judged = []
    ).

played_examples(otl_game(_, [Start|_], Moves, _), Number, Ats) :-
    !,
    othello_game_examples(othello_game([], Start, Moves), Number, Ats).
played_examples(Game, Number, Ats) :-
    game_examples(Game, Number, Ats).

                /*******************************
                *       WHAT RULES SAY         *
                *******************************/

%!  rules_said(+Positions:list, -Said) is det.
%
%   Said is said(Count, Where, Held, Right, Moves, Bad): of Count Positions, lists of examples,
%   believed rules speak in Where; they call Held moves bad, and Right of these are no
%   counterexamples to that; of all Moves, Bad are none.

rules_said(Positions, said(Count, Where, Held, Right, Moves, Bad)) :-
    length(Positions, Count),
    believed_bodies(bad, Warnings),
    believed_bodies(_, All),
    rules_total(All, Positions, total(Where, _, _)),
    rules_total(Warnings, Positions, total(_, Held, Right)),
    findall(Loss-Change,
            ( member(Examples, Positions), member(example(_, Loss, Change, _, _), Examples) ),
            Losses),
    length(Losses, Moves),
    aggregate_all(count,
                  ( member(Loss-Change, Losses), \+ known(counterexample(bad, Loss, Change), _) ),
                  Bad).

believed_bodies(Kind, Bodies) :-
    findall(Body,
            ( learned_rule(Kind, _, Traits, Tried, _),
              rule_standing(Kind, Tried, Standing),
              Standing \== remark,
              clause_body(Traits, Body)
            ),
            Bodies).
