:- encoding(utf8).
/*  Claims of the opening: which openings of the book go on from the move, and by which moves; which
    ones another move would have gone into; which formations (戦型) the mover is a move or two from.

    They are for who reads a game at leisure (shogi/explained.pl). The book tells of the first moves
    only; formations are told of as long as the opening lasts.
*/
:- module(gunshi_knowledge_claims_openings,
          [ opening_claim/2             % +Study, -Claim
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../shogi/game', [game_moves/2, game_start/2]).
:- use_module('../../shogi/position', [move_usi/2, opponent/2, start_position/2]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../joseki/lines', [line_facts/3, line_moves/2, line_words/2, words_played/4]).
:- use_module('../shogi/formations', [formation_stood/3, formations_ahead/4, formations_of/3]).
:- use_module('../shogi/marks', [cut_score/2]).
:- use_module('../shogi/small_lines', [small_lines/3]).
:- use_module(intentions, [opening/1]).
:- use_module(study, [standing/4, studied/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- autoload(library(pairs), [pairs_values/2]).
:- autoload(library(solution_sequences), [distinct/2, limit/2]).

%!  opening_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, [about(played), move(Move)|Witness]) of the move of Study, by kind:
%
%     - `ways`: ways(Ways), after the move; Ways are way(Reply, Names), two at least: lines of the
%       book play Reply, and three of their Names at most, the heaviest first, none of which all
%       the replies have
%     - `other_ways`: from(before) and ways(Ways), of moves in place of the move; none of Names is
%       the name of a line that plays the move itself
%     - `transposes`: name and line(Moves), in the first 24 moves: the game comes to a line of the
%       book by Moves, four at most, whatever the order was; two at most, of different names, which
%       the book does not have by the order of the game. With from(before) it is of other moves
%       than the move, and of names that are not told of it
%     - `nears`: name, words, source and steps(Steps): if the mover plays Steps next, one or two
%       moves, and the other side always passes, the formation stands, of which the piece moved is
%       a part, and which before the move was farther away; two at most
%     - `could_build`: from(before), name, words, source and steps(Steps), the same of formations
%       that another move than the one played leads to, by a piece of a kind, but a pawn, that has
%       moved or is among the Steps of `nears`; two at most
%
%   Formations have four conditions at least, and have not stood in the game; by a small search the
%   first of Steps is worth no more than 150 less than the best move. Lines against a thing (対策)
%   and those that only count games (実戦) are no openings.
%
%   @error gunshi(bad_knowledge(File, Problems))

opening_claim(Study, claim(Kind, [about(played), move(Move)|Witness])) :-
    studied(Study, move, Move),
    (   book_ways(Study, Kind, Witness)
    ;   from_start(Study),
        (   Kind = transposes,
            transposition(Study, Witness)
        ;   opening(Study),
            formation_ahead(Study, Kind, Witness)
        )
    ).

from_start(Study) :-
    studied(Study, game, Game),
    game_start(Game, Start),
    start_position(hirate, Start).

                /*******************************
                *           THE BOOK           *
                *******************************/

book_ways(Study, Kind, Witness) :-
    need_knowledge(joseki),
    studied(Study, move, Move),
    studied(Study, before, Before),
    studied(Study, after, After),
    (   Kind = ways,
        all_ways(After, none, All),
        common_names(All, Common),
        ways_without(All, Common, Ways),
        Ways = [_, _|_],
        Witness = [ways(Ways)]
    ;   Kind = other_ways,
        opening_names(Before, Move, Own),
        all_ways(Before, Move, All),
        ways_without(All, Own, Ways),
        Ways = [_|_],
        Witness = [from(before), ways(Ways)]
    ).

%   all_ways(+Position, +Not, -Ways): of the moves that the book has there but Not, the heaviest
%   first, with all their names.

all_ways(Position, Not, Ways) :-
    line_moves(Position, Pairs),
    sort(2, @>=, Pairs, Heaviest),
    findall(way(Move, Names),
            ( member(Move-_, Heaviest), Move \== Not, opening_names(Position, Move, Names) ),
            Ways).

%   ways_without(+All, +Left, -Ways): the first four of All that have a name which is not among
%   Left, with three of these at most.

ways_without(All, Left, Ways) :-
    findall(way(Move, Names),
            limit(4,
                  ( member(way(Move, Names0), All),
                    names_without(Names0, Left, Names),
                    Names = [_|_]
                  )),
            Ways).

common_names([], []).
common_names([way(_, Names)|Ways], Common) :-
    findall(Name,
            ( member(Name, Names),
              \+ ( member(way(_, Others), Ways), \+ memberchk(Name, Others) )
            ),
            Common).

names_without(Names0, Left, Names) :-
    findall(Name, limit(3, ( member(Name, Names0), \+ memberchk(Name, Left) )), Names).

%   opening_names(+Position, +Move, -Names): of the lines that play Move there, the heaviest first.

opening_names(Position, Move, Names) :-
    line_facts(Position, Move, Facts),
    findall(Name,
            ( member(_-fact(joseki(Name, _, _), _), Facts),
              is_opening(Name)
            ),
            Names0),
    sort(Names0, Different),
    findall(Weight-Name,
            ( member(Name, Different),
              aggregate_all(sum(W), member(W-fact(joseki(Name, _, _), _), Facts), Weight)
            ),
            Weighed),
    sort(1, @>=, Weighed, Sorted),
    pairs_values(Sorted, Names).

is_opening(Name) :-
    Name \== '実戦',
    \+ sub_atom(Name, _, _, 0, '対策').

                /*******************************
                *        TRANSPOSITIONS        *
                *******************************/

transposition(Study, Witness) :-
    studied(Study, game, Game),
    studied(Study, move, Move),
    studied(Study, before, Before),
    studied(Study, after, After),
    game_moves(Game, Moves0),
    append(Moves0, [Move], Moves),
    length(Moves, Count),
    Count =< 24,
    transposed(Moves, After, none, [], Ways),
    (   member(Name-Line, Ways),
        Witness = [name(Name), line(Line)]
    ;   findall(Name, member(Name-_, Ways), Names),
        transposed(Moves0, Before, Move, Names, Others),
        member(Name-Line, Others),
        Witness = [from(before), name(Name), line(Line)]
    ).

%   transposed(+Moves, +Position, +Not, +Left, -Ways): Ways are Name-Line, two at most, the
%   shortest Line first, then the heaviest; Line is what is missing of a line of the book after
%   Moves, which have led to Position, and does not begin with Not. The names Left are left out, and
%   those of what the book plays there.

transposed(Moves, Position, Not, Left, Ways) :-
    all_ways(Position, none, Known),
    sided_words(Moves, sente, Played),
    findall(way(Count, Less, Name, Line),
            ( known(joseki(Name, Weight, Text), _),
              is_opening(Name),
              \+ memberchk(Name, Left),
              \+ ( member(way(_, Names), Known), memberchk(Name, Names) ),
              missing(Text, Played, Words),
              length(Words, Count),
              words_played(Words, Position, Line, _),
              Line \= [Not|_],
              Less is -Weight
            ),
            Found0),
    sort(Found0, Found),
    findall(Name-Line,
            limit(2, distinct(Name, member(way(_, _, Name, Line), Found))),
            Ways).

%   missing(+Text, +Played, -Words) is semidet: the line Text has all of Played, Side-Word each, and
%   Words before the last of these, one to four.

missing(Text, Played, Words) :-
    line_words(Text, Line),
    length(Played, Count),
    Last is Count+4,
    sided(Line, sente, Last, Sided),
    without(Played, Sided, Missing),
    Missing = [_|_],
    findall(Word, member(_-Word, Missing), Words).

%   without(+Played, +Sided, -Missing) is semidet: Missing are those of Sided that are not among
%   Played, as far as the last of these.

without([], _, []) :-
    !.
without(Played, [Next|Sided], Missing) :-
    (   selectchk(Next, Played, Played1)
    ->  without(Played1, Sided, Missing)
    ;   Missing = [Next|Missing1],
        without(Played, Sided, Missing1)
    ).

sided_words(Moves, Side, Sided) :-
    findall(Word, ( member(Move, Moves), move_usi(Move, Usi), atom_string(Usi, Word) ), Words),
    length(Words, Count),
    sided(Words, Side, Count, Sided).

sided(Words, Side, Most, Sided) :-
    (   Most > 0,
        Words = [Word|Words1]
    ->  Sided = [Side-Word|Sided1],
        opponent(Side, Other),
        Most1 is Most-1,
        sided(Words1, Other, Most1, Sided1)
    ;   Sided = []
    ).

                /*******************************
                *          FORMATIONS          *
                *******************************/

formation_ahead(Study, Kind, [name(Name), words(Japanese, English), source(Source)|Rest]) :-
    studied(Study, game, Game),
    studied(Study, move, Move),
    studied(Study, side, Side),
    formations_ahead(Game, none, 2, Before),
    formations_ahead(Game, Move, 2, After),
    studied(Study, passed, Passed),
    studied(Study, before, Position),
    findall(Near, ( member(Near, After), nearer(Near, Before) ), AllNearer),
    findall(Near,
            limit(2,
                  ( member(Near, AllNearer),
                    Near = ahead(_, _, true, _),
                    fresh(Near, Game, Side),
                    sensible(Near, Passed)
                  )),
            Nearer),
    (   Kind = nears,
        member(ahead(Steps, _, _, Formation), Nearer),
        Rest = [steps(Steps)]
    ;   Kind = could_build,
        kinds_moved(Study, Nearer, Kinds),
        formations_of(Game, Move, Completed),
        limit(2,
              ( member(Near, Before),
                Near = ahead(Steps, _, _, Formation),
                \+ memberchk(Move, Steps),
                steps_by(Steps, Position, Kinds),
                \+ same_name(Near, AllNearer),
                Formation = formation(Name, _, _, _),
                \+ memberchk(formation(Name, _, _, _), Completed),
                fresh(Near, Game, Side),
                sensible(Near, Position)
              )),
        Rest = [from(before), steps(Steps)]
    ),
    Formation = formation(Name, Japanese, English, Source).

%   kinds_moved(+Study, +Nearer, -Kinds): of the move and of the steps of Nearer, but pawns.

kinds_moved(Study, Nearer, Kinds) :-
    studied(Study, after, After),
    findall(Kind,
            ( ( studied(Study, kind, Kind)
              ; member(ahead(Steps, _, _, _), Nearer),
                member(move(From, _), Steps),
                standing(After, _, Kind, From)
              ),
              Kind \== fu
            ),
            Kinds).

steps_by(Steps, Position, Kinds) :-
    member(move(From, _), Steps),
    standing(Position, _, Kind, From),
    memberchk(Kind, Kinds),
    !.

%   sensible(+Near, +Position) is semidet: by a small search its first step costs little.

sensible(ahead([Step|_], _, _, _), Position) :-
    small_lines(Position, [nodes(2000)], [line(Best, _, _)|_]),
    small_lines(Position, [nodes(1000), only([Step])], [line(There, _, _)|_]),
    cut_score(Best, Most),
    cut_score(There, Worth),
    Worth >= Most-150.

%   nearer(+Near, +Before) is semidet: fewer moves are left now than there were.

nearer(ahead(Steps, _, _, formation(Name, _, _, _)), Before) :-
    \+ ( member(ahead(Were, _, _, formation(Name, _, _, _)), Before),
         length(Were, Count0),
         length(Steps, Count),
         Count0 =< Count
       ).

fresh(ahead(_, Count, _, formation(Name, _, _, _)), Game, Side) :-
    Count >= 4,
    \+ formation_stood(Game, Side, Name).

same_name(ahead(_, _, _, formation(Name, _, _, _)), Others) :-
    memberchk(ahead(_, _, _, formation(Name, _, _, _)), Others).
