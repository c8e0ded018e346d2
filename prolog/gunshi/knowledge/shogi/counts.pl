/*  The counts of moves that hold where a search begins.

    The second paper orders moves by how often they were played (kb/shogi/statistics.pl), and names
    as future work to look at the king, its distance and the castle. statistics_conditions.pl beside
    it has the counts for each of these conditions; here those are chosen whose condition holds at
    the root of a search, for either side by its own king and castle. In the tree below kings may
    move: the counts stay those of the root.
*/
:- module(gunshi_knowledge_shogi_counts,
          [ statistics_variant/2,       % ?Variant, -Sentence
            conditioned_counts/3,       % +Position, +Variant, -Terms
            class_probabilities/1       % -Terms
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../shogi/castles', [castle/4]).
:- use_module('../../shogi/position', [side_to_move/2]).
:- use_module('../../shogi/statistics', [king_zone/3, enemy_distance/4]).
:- use_module('../files', [need_knowledge/1]).
:- use_module(facts, [castle_shapes/1]).
:- autoload(library(error), [domain_error/2, must_be/2]).
:- autoload(library(lists), [append/3, member/2]).

%!  statistics_variant(?Variant:atom, -Sentence:string) is nondet.
%
%   Counts can be chosen by Variant; Sentence says by what. Semidet when Variant is bound.

statistics_variant(any,            "all moves").
statistics_variant(share,          "when they could be played").
statistics_variant(king_zone,      "by the zone of the own king").
statistics_variant(enemy_distance, "by the distance to the enemy king").
statistics_variant(castle,         "by the own castle").

%!  conditioned_counts(+Position, +Variant:atom, -Terms:list) is det.
%
%   Terms are the counts that hold in Position, dropped/4, moved/6 and such as search_parameters/2
%   takes them, of both sides. Variant says which conditions are looked at, see
%   statistics_variant/2:
%
%     - any: none
%     - share: none, and how often the moves could be played is counted too, droppable/3 and
%       movable/5
%     - king_zone: those moves that were made while the own king stood in the zone where it stands
%     - enemy_distance: for each target square those that were made as far from the enemy king as it
%       is from there
%     - castle: those made while the own pieces formed the castle that they form, or none
%
%   @error domain_error(statistics_variant, Variant)
%   @error type_error(position, Position)
%   @error gunshi(bad_knowledge(File, Problems))

conditioned_counts(Position, Variant, Terms) :-
    must_be(atom, Variant),
    side_to_move(Position, _),
    (   statistics_variant(Variant, _)
    ->  true
    ;   domain_error(statistics_variant, Variant)
    ),
    (   memberchk(Variant, [any, share])
    ->  need_knowledge(statistics)
    ;   need_knowledge(statistics_conditions)
    ),
    findall(Term,
            ( member(Side, [sente, gote]),
              counted(Variant, Position, Side, Term)
            ),
            Terms).

counted(any, _, Side, Term) :-
    counted_under(any, Side, _, Term).
counted(share, _, Side, Term) :-
    (   counted_under(any, Side, _, Term)
    ;   Term = droppable(Side, _, _),
        known(Term, _)
    ;   Term = movable(Side, _, _, _, _),
        known(Term, _)
    ).
counted(king_zone, Position, Side, Term) :-
    king_zone(Position, Side, Zone),
    counted_under(king_zone(Zone), Side, _, Term).
counted(castle, Position, Side, Term) :-
    castle_shapes(Shapes),
    (   castle(Shapes, Position, Side, Castle0)
    ->  Castle = Castle0
    ;   Castle = none
    ),
    counted_under(castle(Castle), Side, _, Term).
counted(enemy_distance, Position, Side, Term) :-
    findall(Square-Distance,
            ( between(1, 9, File),
              between(1, 9, Rank),
              Square is 10*File + Rank,
              enemy_distance(Position, Side, Square, Distance)
            ),
            Distances),
    member(Distance, [1, 2, 3, 4, far, none]),
    counted_under(enemy_distance(Distance), Side, Counts0, Term0),
    findall(Square-Count,
            ( member(Square-Count, Counts0),
              memberchk(Square-Distance, Distances)
            ),
            Counts),
    Counts \== [],
    with_counts(Term0, Counts, Term).

counted_under(Condition, Side, Counts, dropped(Condition, Side, Kind, Counts)) :-
    known(dropped(Condition, Side, Kind, Counts), _).
counted_under(Condition, Side, Counts, moved(Condition, Side, Kind, From, Promotion, Counts)) :-
    known(moved(Condition, Side, Kind, From, Promotion, Counts), _).

with_counts(Term0, Counts, Term) :-
    Term0 =.. Parts0,
    append(Parts1, [_], Parts0),
    append(Parts1, [Counts], Parts),
    !,
    Term =.. Parts.

%!  class_probabilities(-Terms:list) is det.
%
%   Terms are how often moves of each class were played where there was one, class_played/3 as
%   search_parameters/2 takes it.
%
%   @error gunshi(bad_knowledge(File, Problems))

class_probabilities(Terms) :-
    need_knowledge(statistics),
    findall(class_played(Class, Available, Played),
            known(class_played(Class, Available, Played), _),
            Terms).
