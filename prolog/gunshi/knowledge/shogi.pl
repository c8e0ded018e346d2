:- encoding(utf8).
/*  Shogi's knowledge: what can be said in kb/shogi, and where it is read.

    This module declares the knowledge predicates of shogi. The files of kb/shogi are read when first
    needed; those of a large subject of its own, such as castles and statistics, only when that is
    asked for.
*/
:- module(gunshi_shogi_knowledge,
          [ shogi_knowledge/0,
            shipped_knowledge/0,
            shogi_knowledge/1,          % +Subject
            load_shogi_knowledge/0,
            subject_file/2,             % ?Subject, -File
            castle_shapes/1             % -Shapes
          ]).
:- use_module('../base/store',
              [ load_knowledge/1, load_knowledge_directory/2, loaded_knowledge/1, known/2 ]).
:- use_module('../base/declare', [declare_knowledge/3]).
:- use_module('../base/made', [made_of/4]).
:- use_module('../base/types', []).
:- use_module('../shogi/types', []).
:- use_module('../shogi/castles', [castle_shapes/2]).
:- use_module('../shogi/evaluation', []).
:- use_module(vocabulary, []).
:- use_module(own, [own_knowledge/0, turn_disabled_off/0]).
:- use_module(checks, []).
:- use_module(styles, []).
:- use_module(joseki, []).
:- use_module(threats, []).
:- use_module(shogi_learner, []).
:- use_module(aims, []).
:- use_module(formation, []).
:- use_module(plans, []).
:- autoload(library(error), [existence_error/2]).

:- dynamic knowledge_read/0.

:- multifile gunshi_types:argument_type/3.

gunshi_types:argument_type(decision, "a move, resign or declare_win",
                           either([move, one_of([resign, declare_win])])).

gunshi_types:argument_type(condition,
                           "any, king_zone(Zone), enemy_distance(Steps) or castle(Name)",
                           either([ one_of([any]), shape(king_zone(zone)),
                                    shape(enemy_distance(either([between(1, 4),
                                                                 one_of([far, none])]))),
                                    shape(castle(atom))
                                  ])).
gunshi_types:argument_type(search_choice,
                           "statistics(Variant), history(Boolean), depth_by(By), late_moves(Boolean)",
                           either([ shape(statistics(one_of([none, share, any, king_zone,
                                                             enemy_distance, castle]))),
                                    shape(history(boolean)),
                                    shape(late_moves(boolean)),
                                    shape(depth_by(one_of([plies, probability])))
                                  ])).
gunshi_types:argument_type(weights_name, "a name of weights, as weights_name(Name) lists them",
                           such_that(gunshi_evaluation:weights_name)).
gunshi_types:argument_type(zone, "a zone: right, centre, left, out, entered or none",
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
:- declare_knowledge(omitted(path: list(move), moves: list(move)),
                     "In a mating problem these moves after those of the path are not looked at.",
                     "omitted([drop(ki, 23), move(21, 31)], [promote(72, 42)]).").
:- declare_knowledge(search_choice(choice: search_choice),
                     "A choice of how to search.",
                     "search_choice(statistics(share)).").
:- declare_knowledge(strategy(name: atom, japanese: text, english: text,
                              situation: variable, decision: decision),
                     "In this situation the strategy of that name decides so.",
                     "strategy(quick, \"早指し\", \"two plies\", Now, Move) :- best_move(Now, 2, Move).").
:- declare_knowledge(weight(name: weights_name, sentence: text,
                            opening: list(between(-32767, 32767)),
                            ending: list(between(-32767, 32767))),
                     "What such a thing adds to the evaluation at the start of a game and at its end, in thousandths of a pawn.",
                     "weight(material(fu), \"A pawn 歩 on the board.\", [1183], [1010]).").

                /*******************************
                *            FILES             *
                *******************************/

%!  shogi_knowledge is det.
%
%   Makes sure that kb/shogi has been read once, but for the files of subjects of their own; and then
%   the user's own knowledge, as own_knowledge/0 does.
%
%   @error gunshi(bad_knowledge(File, Problems)); the next call tries again

shogi_knowledge :-
    shipped_knowledge,
    own_knowledge.

%!  shipped_knowledge is det.
%
%   As shogi_knowledge/0, without the user's own. What the user has is checked against what is shipped,
%   never the other way round: so what is shipped has to be read first.
%
%   @error gunshi(bad_knowledge(File, Problems)); the next call tries again

shipped_knowledge :-
    (   knowledge_read
    ->  true
    ;   load_shogi_knowledge
    ).

%!  shogi_knowledge(+Subject:atom) is det.
%
%   Makes sure that the file of Subject, `castles`, `evaluation`, `statistics` or
%   `statistics_conditions`, has been read once.
%
%   @error existence_error(knowledge_subject, Subject)
%   @error gunshi(bad_knowledge(File, Problems)); the next call tries again

shogi_knowledge(Subject) :-
    (   subject_file(Subject, File)
    ->  true
    ;   existence_error(knowledge_subject, Subject)
    ),
    with_mutex(gunshi_shogi_knowledge,
               (   loaded_knowledge(File)
               ->  true
               ;   load_knowledge(File)
               )).

%!  subject_file(?Subject:atom, -File:atom) is nondet.
%
%   File, an absolute path, is that of a large subject of its own. Semidet when Subject is bound.

subject_file(Subject, File) :-
    subject(Subject),
    knowledge_directory(Directory),
    atomic_list_concat([Directory, /, Subject, '.pl'], File).

subject(castles).
subject(evaluation).
subject(statistics).
subject(statistics_conditions).

%!  castle_shapes(-Shapes) is det.
%
%   Shapes are the castles of kb/shogi/castles.pl, as castle/4 takes them.
%
%   @error gunshi(bad_knowledge(File, Problems))

castle_shapes(Shapes) :-
    shogi_knowledge(castles),
    made_of(castle_shapes, [castle/4], make_castle_shapes, Shapes).

make_castle_shapes(Shapes) :-
    findall(castle(Name, Japanese, English, Pieces),
            known(castle(Name, Japanese, English, Pieces), _),
            Castles),
    castle_shapes(Castles, Shapes).

%!  load_shogi_knowledge is det.
%
%   Reads the files of kb/shogi anew, in the order of their names; those of subjects of their own
%   only if they have been read. Clauses of files that are gone go too.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

load_shogi_knowledge :-
    knowledge_directory(Directory),
    with_mutex(gunshi_shogi_knowledge,
               ( load_knowledge_directory(Directory, wanted),
                 atom_concat(Directory, '/komagumi', Plans),
                 load_knowledge_directory(Plans, atom),
                 retractall(knowledge_read),
                 assertz(knowledge_read)
               )),
    turn_disabled_off.

wanted(File) :-
    (   subject_file(_, File)
    ->  loaded_knowledge(File)
    ;   true
    ).

knowledge_directory(Directory) :-
    module_property(gunshi_shogi_knowledge, file(Here)),
    file_directory_name(Here, Knowledge),
    absolute_file_name('../../../kb/shogi', Directory, [relative_to(Knowledge)]).
