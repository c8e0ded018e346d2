:- encoding(utf8).
/*  Formations (戦型, 戦法): which one a move completes, which ones stand, and which a game has had.

    A formation, in kb/shogi/formations, is a list of conditions on the board as its owner sees it;
    gote's is the same turned round. A name may have several shapes. A move completes a shape when
    it puts a piece on one of the shape's own squares, and all conditions hold after it: so a
    formation is named at the move that makes it, and again only when a piece of it has gone and
    comes back.

    What a shape asks of the way there:

      - `ply` and `last_ply` ask for the number of the move, in the record's count
      - `stood` asks the earlier positions of the game. Where no move has been played, as in a
        diagram, the piece moved must have come from there; of another piece nothing can be said,
        and it is let pass

    The shapes are made ready for each piece of each side, with real squares: a move is only
    compared with those that want its piece where it has gone. What is rare on a board is looked at
    first, what stands so at the start of a game last.
*/
:- module(gunshi_knowledge_shogi_formations,
          [ formation_completed/4,      % +Now, +Move, -Name, -Words
            formations_of/3,            % +Game, +Move, -Formations
            formations_ahead/4,         % +Game, +Move, +Most, -Ahead
            formation_stands/4,         % +Now, ?Side, ?Name, -Words
            formations_reached/2,       % +Game, -Reached
            formation_stood/3,          % +Game, +Side, +Name
            completes/3,                % +Now, ?Move, ?Formation
            standing_formation/3        % +Now, ?Side, ?Formation
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/made', [made_of/4]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/game',
              [game_moves/2, game_number/3, game_ply/2, game_position/2, game_positions/2]).
:- use_module('../../shogi/kinds', [piece_side_kind/3]).
:- use_module('../../shogi/position',
              [hand/4, legal_move/2, opponent/2, piece_at/3, position_after/3, position_passed/2,
               side_to_move/2, start_position/2]).
:- use_module('../../shogi/values', []).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../own', [own_knowledge/0]).
:- use_module(decision, [situation_game/2, situation_position/2]).
:- autoload(library(apply), [include/3, maplist/3]).
:- autoload(library(lists), [append/2, member/2, memberchk/2, nth1/3]).
:- autoload(library(pairs), [pairs_values/2]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(formation_condition,
    "own(Kind, Square), own_on(Kind, Squares), own_one_of(Kinds, Square), not_own(Kind, Square), \c
     enemy(Kind, Square), enemy_on(Kind, Squares), empty(Square), any(Square), held(Kind), \c
     not_held(Kind), enemy_held(Kind), no_fight_yet, stood(Kind, Square), \c
     stood_on(Kind, Squares), ply(N) or last_ply(N)",
    either([ shape(own(kind, square)), shape(own_on(kind, list(square))),
             shape(own_one_of(list(kind), square)), shape(not_own(kind, square)),
             shape(enemy(kind, square)), shape(enemy_on(kind, list(square))),
             shape(empty(square)), shape(any(square)),
             shape(held(hand_kind)), shape(not_held(hand_kind)), shape(enemy_held(hand_kind)),
             one_of([no_fight_yet]),
             shape(stood(kind, square)), shape(stood_on(kind, list(square))),
             shape(ply(positive)), shape(last_ply(positive))
           ])).

:- declare_knowledge(formation(name: atom, japanese: text, english: text,
                               conditions: list(formation_condition)),
                     "A formation (戦型): it stands when all the conditions hold, its owner seeing \c
                      the board as sente does.",
                     "formation(my_rook, \"私の飛車\", \"my rook\", [own(hi, 68), stood(hi, 28)]).").

:- vocabulary_subject("Formations").
:- declare_vocabulary(completes(now: variable, move: move, formation: atom),
                      "The move completes the formation (戦型).").
:- declare_vocabulary(standing_formation(now: variable, side: side, formation: atom),
                      "The formation of the side stands.").

                /*******************************
                *             MOVES            *
                *******************************/

%!  formation_completed(+Now, +Move, -Name:atom, -Words) is nondet.
%
%   The legal Move completes the formation Name, which is called Words, sentence(Japanese, English).
%   Of several the one with most conditions comes first; each name once.
%
%   @error gunshi(bad_knowledge(File, Problems))

formation_completed(Now, Move, Name, sentence(Japanese, English)) :-
    completed_now(Now, Move, Shapes),
    member(shape(Name, Japanese, English, _, _), Shapes).

%!  formations_of(+Game, +Move, -Formations:list) is det.
%
%   The formations that the legal Move at the end of Game completes, formation(Name, Japanese,
%   English, Source) in the order of formation_completed/4. Source is File:Line of the clause.
%
%   @error gunshi(bad_knowledge(File, Problems))

formations_of(Game, Move, Formations) :-
    game_position(Game, Before),
    game_way(Game, Before, Move, Way),
    completed(Before, Move, Way, Shapes),
    findall(formation(Name, Japanese, English, Source),
            ( member(shape(Name, Japanese, English, Source0, _), Shapes),
              shown_source(Source0, Source)
            ),
            Formations).

%!  completes(+Now, ?Move, ?Formation:atom) is nondet.
%
%   The legal Move completes Formation.

completes(Now, Move, Formation) :-
    situation_position(Now, Position),
    legal_move(Position, Move),
    completed_now(Now, Move, Shapes),
    member(shape(Formation, _, _, _, _), Shapes).

completed_now(Now, Move, Shapes) :-
    situation_game(Now, Game),
    situation_position(Now, Before),
    game_way(Game, Before, Move, Way),
    completed(Before, Move, Way, Shapes).

%   game_way(+Game, +Before, +Move, -Way): the way on which Move is played: way(Number, Earlier,
%   Moved), with the number of Move, and the Earlier positions of the game. Moved tells of the piece
%   moved where they cannot: it is from(Piece, Square), or `played` after the first move of a game.

game_way(Game, Before, Move, way(Number, Earlier, Moved)) :-
    game_ply(Game, Ply),
    Nth is Ply+1,
    game_number(Game, Nth, Number),
    game_positions(Game, Earlier),
    (   Ply =:= 0,
        \+ start_position(hirate, Before)
    ->  moved_from(Move, Before, Moved)
    ;   Moved = played
    ).

moved_from(drop(Kind, _), Before, from(Piece, hand)) :-
    side_to_move(Before, Side),
    piece_side_kind(Piece, Side, Kind).
moved_from(move(From, _), Before, from(Piece, From)) :-
    piece_at(Before, From, Piece).
moved_from(promote(From, _), Before, from(Piece, From)) :-
    piece_at(Before, From, Piece).

%   unseen_move(+Ply, +Position, -Moved): Moved of a way, after Ply moves that have led to Position,
%   where no piece has moved that could tell: of a diagram nothing is known of what has stood.

unseen_move(Ply, Position, Moved) :-
    (   Ply =:= 0,
        \+ start_position(hirate, Position)
    ->  Moved = from(none, none)
    ;   Moved = played
    ).

%   completed(+Before, +Move, +Way, -Shapes): those that Move completes, one of each name.

completed(Before, Move, Way, Shapes) :-
    arg(2, Move, To),
    position_after(Before, Move, After),
    piece_at(After, To, Piece),
    piece_shapes(Piece, To, Candidates),
    holding(Candidates, After, Way, [], Shapes).

%   holding(+Shapes0, +Position, +Way, +Names, -Shapes): those that hold, the first of each name
%   that is not among Names.

holding([], _, _, _, []).
holding([Shape|Shapes0], Position, Way, Names, Shapes) :-
    Shape = shape(Name, _, _, _, Tests),
    (   hold(Tests, Position, Way),
        \+ memberchk(Name, Names)
    ->  Shapes = [Shape|Shapes1],
        holding(Shapes0, Position, Way, [Name|Names], Shapes1)
    ;   holding(Shapes0, Position, Way, Names, Shapes)
    ).

hold([], _, _).
hold([Test|Tests], Position, Way) :-
    holds(Test, Position, Way),
    hold(Tests, Position, Way).

                /*******************************
                *        STILL AHEAD           *
                *******************************/

%!  formations_ahead(+Game, +Move, +Most:integer, -Ahead:list) is det.
%
%   The formations that the side to move at the end of Game has after the legal Move, if it plays
%   Most more moves or fewer and the other side always passes. Move is `none` where these are
%   counted from the end of Game. Each is ahead(Steps, Count, Part, Formation), Formation as in
%   formations_of/3 and of Count conditions; Steps are the moves, none of which takes, drops or
%   promotes; Part is `true` where the piece of Move stands where the formation wants it or is the
%   first to go on, else `false`. The fewest Steps come first, then the most conditions; each name
%   once. None where the other side is in check.
%
%   @error gunshi(bad_knowledge(File, Problems))

formations_ahead(Game, Move, Most, Ahead) :-
    (   ahead_from(Game, Move, Position, Way)
    ->  side_to_move(Position, Side),
        side_shapes(Side, Shapes),
        findall(near(Shape, Pieces),
                ( member(Shape, Shapes), near(Shape, Position, Way, Most, Pieces) ),
                Near),
        findall(ahead(Steps, Count, Part, formation(Name, Japanese, English, Source)),
                ( between(1, Most, Plays),
                  member(near(shape(Name, Japanese, English, Source0, Tests), Pieces), Near),
                  once(steps(Plays, Tests, Pieces, Position, Way, Steps)),
                  length(Tests, Count),
                  has_part(Move, Tests, Steps, Position, Part),
                  shown_source(Source0, Source)
                ),
                Ahead0),
        first_of_each(Ahead0, [], Ahead)
    ;   Ahead = []
    ).

%   ahead_from(+Game, +Move, -Position, -Way) is semidet: the mover is to move in Position again;
%   Way is that of its next move.

ahead_from(Game, Move, Position, way(Number, Earlier, Moved)) :-
    game_position(Game, Before),
    game_ply(Game, Ply),
    Nth is Ply+1,
    game_number(Game, Nth, Number0),
    game_positions(Game, Earlier0),
    unseen_move(Ply, Before, Moved),
    (   Move == none
    ->  Position = Before,
        Number = Number0,
        Earlier = Earlier0
    ;   position_after(Before, Move, After),
        position_passed(After, Position),
        Number is Number0+2,
        Earlier = [After|Earlier0]
    ).

%   near(+Shape, +Position, +Way, +Most, -Pieces) is semidet: what Shape lacks in Position,
%   something at least, are Most of its own pieces or fewer, and squares to be left; Pieces are of
%   the kinds that must go.

near(shape(_, _, _, _, Tests), Position, Way, Most, Pieces) :-
    lacking(Tests, Position, Way, Most, Lists),
    append(Lists, Pieces0),
    Pieces0 = [_|_],
    sort(Pieces0, Pieces).

lacking([], _, _, _, []).
lacking([Test|Tests], Position, Way, Most, Lists) :-
    (   holds(Test, Position, Way)
    ->  lacking(Tests, Position, Way, Most, Lists)
    ;   goes(Test, Position, Pieces, Most, Left),
        Lists = [Pieces|Lists1],
        lacking(Tests, Position, Way, Left, Lists1)
    ).

goes(empty(Square), Position, [Piece], Most, Most) :-
    piece_at(Position, Square, Piece).
goes(Test, _, Pieces, Most, Left) :-
    ( Test = at(_, Piece), Pieces = [Piece] ; Test = on(_, Piece), Pieces = [Piece]
    ; Test = one_of(_, Pieces) ),
    Most > 0,
    Left is Most-1.

has_part(Move, Tests, Steps, Position, Part) :-
    (   compound(Move),
        arg(2, Move, To),
        (   Steps = [move(To, _)|_]
        ;   piece_at(Position, To, Piece),
            wanted(Tests, Piece, To)
        )
    ->  Part = true
    ;   Part = false
    ).

%   steps(+Plays, +Tests, +Pieces, +Position, +Way, -Steps) is nondet: Plays moves of Pieces, after
%   the last of which Tests hold.

steps(Plays, Tests, Pieces, Position, Way, [Step|Steps]) :-
    Way = way(Number, Earlier, Moved),
    Step = move(From, To),
    legal_move(Position, Step),
    piece_at(Position, From, Piece),
    memberchk(Piece, Pieces),
    \+ piece_at(Position, To, _),
    position_after(Position, Step, After),
    (   Plays =:= 1
    ->  hold(Tests, After, Way),
        Steps = []
    ;   position_passed(After, Next),
        Plays1 is Plays-1,
        Number1 is Number+2,
        steps(Plays1, Tests, Pieces, Next, way(Number1, Earlier, Moved), Steps)
    ).

first_of_each([], _, []).
first_of_each([One|Others], Names, Each) :-
    One = ahead(_, _, _, formation(Name, _, _, _)),
    (   memberchk(Name, Names)
    ->  Each = Each1
    ;   Each = [One|Each1]
    ),
    first_of_each(Others, [Name|Names], Each1).

                /*******************************
                *       WHAT STANDS, GAMES     *
                *******************************/

%!  formation_stands(+Now, ?Side, ?Name:atom, -Words) is nondet.
%
%   The formation Name of Side stands, whoever is to move; Words is sentence(Japanese, English). Of
%   several the one with most conditions comes first; each name once. The number of the move is that
%   of the last one played; in a diagram nothing can be said of what has stood.
%
%   @error gunshi(bad_knowledge(File, Problems))

formation_stands(Now, Side, Name, sentence(Japanese, English)) :-
    situation_position(Now, Position),
    situation_game(Now, Game),
    game_ply(Game, Ply),
    game_number(Game, Ply, Number),
    game_positions(Game, Earlier),
    unseen_move(Ply, Position, Moved),
    opponent(Side, _),
    side_shapes(Side, Candidates),
    holding(Candidates, Position, way(Number, Earlier, Moved), [], Shapes),
    member(shape(Name, Japanese, English, _, _), Shapes).

%!  standing_formation(+Now, ?Side, ?Formation:atom) is nondet.
%
%   Formation of Side stands, as formation_stands/4 has it.

standing_formation(Now, Side, Formation) :-
    formation_stands(Now, Side, Formation, _).

%!  formations_reached(+Game, -Reached:list) is det.
%
%   What the moves of Game have completed: reached(Side, Number, Name, Japanese, English) in the
%   order of the moves, each name once for a side. Number is that of the move in its record.
%
%   @error gunshi(bad_knowledge(File, Problems))

formations_reached(Game, Reached) :-
    game_moves(Game, Moves),
    game_positions(Game, [Start|Positions]),
    game_number(Game, 1, Number),
    (   start_position(hirate, Start)
    ->  First = played
    ;   First = diagram
    ),
    reached(Moves, Positions, Number, First, [Start], [], Reached).

%   reached(+Moves, +Afters, +Number, +First, +Earlier, +Names, -Reached): Earlier positions newest
%   first; Names are the Side-Name that have been.

reached([], _, _, _, _, _, []).
reached([Move|Moves], [After|Afters], Number, First, Earlier, Names0, Reached) :-
    Earlier = [Before|_],
    (   First == played
    ->  Moved = played
    ;   moved_from(Move, Before, Moved)
    ),
    side_to_move(Before, Side),
    completed(Before, Move, way(Number, Earlier, Moved), Shapes),
    findall(reached(Side, Number, Name, Japanese, English),
            ( member(shape(Name, Japanese, English, _, _), Shapes),
              \+ memberchk(Side-Name, Names0)
            ),
            Here),
    findall(Side-Name, member(reached(_, _, Name, _, _), Here), Names, Names0),
    Number1 is Number+1,
    reached(Moves, Afters, Number1, played, [After|Earlier], Names, Rest),
    findall(One, member(One, Here), Reached, Rest).

%!  formation_stood(+Game, +Side, +Name:atom) is semidet.
%
%   The formation Name of Side has stood in a position of Game, the last one included.

formation_stood(Game, Side, Name) :-
    game_positions(Game, [Start|Positions]),
    game_number(Game, 1, Number0),
    (   start_position(hirate, Start)
    ->  Moved = played
    ;   Moved = from(none, none)
    ),
    side_shapes(Side, Shapes0),
    include(named(Name), Shapes0, Shapes),
    Number is Number0-1,
    stood(Shapes, [Start|Positions], Number, Moved, []).

named(Name, shape(Name, _, _, _, _)).

%   stood(+Shapes, +Positions, +Number, +Moved, +Earlier): one of Shapes holds in one of Positions,
%   the first of which the move of Number has made; Earlier are those before it, newest first.

stood(Shapes, [Position|Positions], Number, Moved, Earlier) :-
    (   holding(Shapes, Position, way(Number, Earlier, Moved), [], [_|_])
    ->  true
    ;   Next is Number+1,
        stood(Shapes, Positions, Next, played, [Position|Earlier])
    ).

                /*******************************
                *            SHAPES            *
                *******************************/

formations_read :-
    need_knowledge(formations),
    own_knowledge.

%   piece_shapes(+Piece, +Square, -Shapes): those that want Piece on Square, most conditions first.

piece_shapes(Piece, Square, Shapes) :-
    formations_read,
    made_of(formations(Piece), [formation/4], make_piece_shapes(Piece), BySquare),
    (   memberchk(Square-Shapes0, BySquare)
    ->  Shapes = Shapes0
    ;   Shapes = []
    ).

make_piece_shapes(Piece, BySquare) :-
    piece_side_kind(Piece, Side, _),
    side_shapes(Side, Shapes),
    findall(Square,
            ( member(shape(_, _, _, _, Tests), Shapes), wanted(Tests, Piece, Square) ),
            Squares0),
    sort(Squares0, Squares),
    findall(Square-Here,
            ( member(Square, Squares),
              findall(Shape,
                      ( member(Shape, Shapes),
                        arg(5, Shape, Tests),
                        once(wanted(Tests, Piece, Square))
                      ),
                      Here)
            ),
            BySquare).

%   wanted(+Tests, +Piece, ?Square): Piece on Square is one of the shape's own.

wanted(Tests, Piece, Square) :-
    member(Test, Tests),
    (   Test = at(Square, Piece)
    ;   Test = on(Squares, Piece),
        member(Square, Squares)
    ;   Test = one_of(Square, Pieces),
        memberchk(Piece, Pieces)
    ).

%   side_shapes(+Side, -Shapes): shape(Name, Japanese, English, Source, Tests), most conditions
%   first, then in the order of the clauses.

side_shapes(Side, Shapes) :-
    formations_read,
    made_of(formations(Side), [formation/4], make_side_shapes(Side), Shapes).

make_side_shapes(Side, Shapes) :-
    findall(Count-shape(Name, Japanese, English, Source, Tests),
            ( known(formation(Name, Japanese, English, Conditions), Source),
              length(Conditions, Count),
              maplist(side_test(Side), Conditions, Tests0),
              rare_first(Tests0, Tests)
            ),
            Counted0),
    sort(1, @>=, Counted0, Counted),
    pairs_values(Counted, Shapes).

%   side_test(+Side, +Condition, -Test): Condition for Side, with the real squares.

side_test(Side, own(Kind, Seen), at(Square, Piece)) :-
    piece_side_kind(Piece, Side, Kind),
    seen_square(Side, Seen, Square).
side_test(Side, own_on(Kind, Seens), on(Squares, Piece)) :-
    piece_side_kind(Piece, Side, Kind),
    maplist(seen_square(Side), Seens, Squares).
side_test(Side, own_one_of(Kinds, Seen), one_of(Square, Pieces)) :-
    findall(Piece, ( member(Kind, Kinds), piece_side_kind(Piece, Side, Kind) ), Pieces),
    seen_square(Side, Seen, Square).
side_test(Side, not_own(Kind, Seen), not_at(Square, Piece)) :-
    piece_side_kind(Piece, Side, Kind),
    seen_square(Side, Seen, Square).
side_test(Side, enemy(Kind, Seen), other_at(Square, Piece)) :-
    opponent(Side, Other),
    piece_side_kind(Piece, Other, Kind),
    seen_square(Side, Seen, Square).
side_test(Side, enemy_on(Kind, Seens), other_on(Squares, Piece)) :-
    opponent(Side, Other),
    piece_side_kind(Piece, Other, Kind),
    maplist(seen_square(Side), Seens, Squares).
side_test(Side, empty(Seen), empty(Square)) :-
    seen_square(Side, Seen, Square).
side_test(Side, any(Seen), any(Square)) :-
    seen_square(Side, Seen, Square).
side_test(Side, held(Kind), held(Side, Kind)).
side_test(Side, not_held(Kind), not_held(Side, Kind)).
side_test(Side, enemy_held(Kind), held(Other, Kind)) :-
    opponent(Side, Other).
side_test(_, no_fight_yet, no_fight_yet).
side_test(Side, stood(Kind, Seen), Test) :-
    side_test(Side, stood_on(Kind, [Seen]), Test).
side_test(Side, stood_on(Kind, Seens), stood(Squares, Piece)) :-
    piece_side_kind(Piece, Side, Kind),
    maplist(seen_square(Side), Seens, Squares).
side_test(_, ply(Number), ply(Number)).
side_test(_, last_ply(Number), last_ply(Number)).

seen_square(sente, Square, Square).
seen_square(gote, Seen, Square) :-
    Square is 110-Seen.

%   rare_first(+Tests0, -Tests): what seldom holds comes first, what is long in the asking last.

rare_first(Tests0, Tests) :-
    start_position(hirate, Start),
    findall(Rank-Test, ( member(Test, Tests0), test_rank(Test, Start, Rank) ), Ranked0),
    keysort(Ranked0, Ranked),
    pairs_values(Ranked, Tests).

test_rank(Test, Start, Rank) :-
    (   Test = stood(_, _)
    ->  Rank = 3
    ;   nth1(Rank, [ply(_), last_ply(_)], Test)
    ->  true
    ;   holds(Test, Start, none)
    ->  Rank = 2
    ;   Rank = 1
    ).

%   holds(+Test, +Position, +Way): of the end of Way, where it is asked for.

holds(at(Square, Piece), Position, _) :-
    piece_at(Position, Square, Piece).
holds(on(Squares, Piece), Position, _) :-
    on_one_of(Squares, Piece, Position).
holds(one_of(Square, Pieces), Position, _) :-
    piece_at(Position, Square, Piece),
    memberchk(Piece, Pieces).
holds(not_at(Square, Piece), Position, _) :-
    \+ piece_at(Position, Square, Piece).
holds(other_at(Square, Piece), Position, _) :-
    piece_at(Position, Square, Piece).
holds(other_on(Squares, Piece), Position, _) :-
    on_one_of(Squares, Piece, Position).
holds(empty(Square), Position, _) :-
    \+ piece_at(Position, Square, _).
holds(any(Square), Position, _) :-
    piece_at(Position, Square, _).
holds(held(Side, Kind), Position, _) :-
    hand(Position, Side, Kind, _).
holds(not_held(Side, Kind), Position, _) :-
    \+ hand(Position, Side, Kind, _).
holds(no_fight_yet, Position, _) :-
    \+ ( hand(Position, _, Kind, Count),
         \+ before_a_fight(Kind, Count)
       ).
holds(stood(Squares, Piece), _, way(_, Earlier, Moved)) :-
    (   Moved = from(MovedPiece, From)
    ->  (   MovedPiece == Piece
        ->  memberchk(From, Squares)
        ;   true
        )
    ;   member(Position, Earlier),
        on_one_of(Squares, Piece, Position)
    ->  true
    ).
holds(ply(Number), _, way(Number, _, _)).
holds(last_ply(Last), _, way(Number, _, _)) :-
    Number =< Last.

on_one_of(Squares, Piece, Position) :-
    member(Square, Squares),
    piece_at(Position, Square, Piece),
    !.

%   before_a_fight(?Kind, +Count): a side may have so many of Kind in hand, and no fight has begun.

before_a_fight(ka, 1).
before_a_fight(fu, 1).
