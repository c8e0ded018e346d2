/*  What can be said in kb/shogi of castles, counts, weights, mating problems and strategy. What
    else can be said there is declared where it is asked for: plans, styles, joseki, aims.
*/
:- module(gunshi_knowledge_shogi_facts,
          [ castle_shapes/1             % -Shapes
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/made', [made_of/4]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../../shogi/castles', [castle_shapes/2]).
:- use_module('../../shogi/evaluation', []).
:- use_module('../../shogi/likely', []).
:- use_module('../../shogi/margins', []).
:- use_module('../files', [need_knowledge/1]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(decision, "a move, resign or declare_win",
                           either([move, one_of([resign, declare_win])])).

gunshi_base_types:argument_type(condition,
                           "any, king_zone(Zone), enemy_distance(Steps), castle(Name) or \c
                            formation(Name)",
                           either([ one_of([any]), shape(king_zone(zone)),
                                    shape(enemy_distance(either([between(1, 4),
                                                                 one_of([far, none])]))),
                                    shape(castle(atom)), shape(formation(atom))
                                  ])).
gunshi_base_types:argument_type(search_choice,
                           "statistics(Variant), history(Boolean), depth_by(By), \c
                            late_moves(Boolean), evaluation(By), network_file(File), \c
                            network_scale(Number), margin(Name, Number) with a name and within \c
                            the bounds that search_margin/2 tells",
                           either([ shape(statistics(one_of([none, learned, share, any, king_zone,
                                                             enemy_distance, castle]))),
                                    shape(history(boolean)),
                                    shape(late_moves(boolean)),
                                    shape(depth_by(one_of([plies, probability]))),
                                    shape(evaluation(one_of([weights, network]))),
                                    shape(network_file(either([text, atom]))),
                                    shape(network_scale(between(1, 10 000))),
                                    such_that(gunshi_shogi_margins:margin_fits)
                                  ])).
gunshi_base_types:argument_type(weights_name, "a name of weights, as weights_name(Name) lists them",
                           such_that(gunshi_shogi_evaluation:weights_name)).
gunshi_base_types:argument_type(likely_name, "a name of values, as likely_name(Name) lists them",
                           such_that(gunshi_shogi_likely:likely_name)).
gunshi_base_types:argument_type(zone, "a zone: right, centre, left, out, entered or none",
                           one_of([right, centre, left, out, entered, none])).

:- declare_knowledge(castle(name: atom, japanese: text, english: text,
                            pieces: list(shape(kind-square))),
                     "A castle: these pieces of a side on these squares, as sente sees them.",
                     "castle(yagura, \"金矢倉\", \"Gold Fortress\", [ou-88, ki-78, gi-77, ki-67]).").
:- declare_knowledge(class_played(class: atom, available: positive, played: natural),
                     "A move of the class was legal in so many positions, and played in so many.",
                     "class_played(capture_fu, 48422, 8111).").
:- declare_knowledge(dropped(condition: condition, side: side, kind: hand_kind,
                             counts: list(shape(square-positive))),
                     "The side dropped such a piece on each square so often.",
                     "dropped(any, sente, ka, [55-3, 45-8]).").
:- declare_knowledge(moved(condition: condition, side: side, kind: kind, from: square,
                           promotion: one_of([promote, stay]),
                           counts: list(shape(square-positive))),
                     "Such a piece of the side went from there to each square so often.",
                     "moved(any, gote, fu, 33, stay, [34-671]).").
:- declare_knowledge(droppable(side: side, kind: hand_kind, counts: list(shape(square-positive))),
                     "Such a drop of the side on each square was legal in so many positions.",
                     "droppable(gote, fu, [11-1023, 12-1415]).").
:- declare_knowledge(movable(side: side, kind: kind, from: square,
                             promotion: one_of([promote, stay]),
                             counts: list(shape(square-positive))),
                     "Such a move of the side to each square was legal in so many positions.",
                     "movable(gote, fu, 33, stay, [34-700]).").
:- declare_knowledge(likely(name: likely_name, sentence: text,
                            values: list(between(-32767, 32767))),
                     "How likely such a quiet move is to decide, in thousandths of a natural \c
                      logarithm: searches try the likely ones first.",
                     "likely(mover(drops(gi)), \"A silver 銀 is dropped.\", [-700]).").
:- declare_knowledge(omitted(path: list(move), moves: list(move)),
                     "In a mating problem these moves after those of the path are not looked at.",
                     "omitted([drop(ki, 23), move(21, 31)], [promote(72, 42)]).").
:- declare_knowledge(search_choice(choice: search_choice),
                     "A choice of how to search.",
                     "search_choice(statistics(share)).").
:- declare_knowledge(strategy(name: atom, japanese: text, english: text,
                              situation: variable, decision: decision),
                     "In this situation the strategy of that name decides so.",
                     "strategy(quick, \"早指し\", \"two plies\", Now, Move) :- \c
                      best_move(Now, 2, Move).").
:- declare_knowledge(weight(name: weights_name, sentence: text,
                            opening: list(between(-32767, 32767)),
                            ending: list(between(-32767, 32767))),
                     "What such a thing adds to the evaluation at the start of a game and at its \c
                      end, in thousandths of a pawn.",
                     "weight(material(fu), \"A pawn 歩 on the board.\", [1183], [1010]).").

%!  castle_shapes(-Shapes) is det.
%
%   Shapes are the castles of kb/shogi/castles.pl, as castle/4 takes them.
%
%   @error gunshi(bad_knowledge(File, Problems))

castle_shapes(Shapes) :-
    need_knowledge(castles),
    made_of(castle_shapes, [castle/4], make_castle_shapes, Shapes).

make_castle_shapes(Shapes) :-
    findall(castle(Name, Japanese, English, Pieces),
            known(castle(Name, Japanese, English, Pieces), _),
            Castles),
    castle_shapes(Castles, Shapes).
