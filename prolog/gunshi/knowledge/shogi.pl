:- encoding(utf8).
/*  Shogi's knowledge: what can be said in kb/shogi, and what its rules may ask.

    This module declares the knowledge predicates of shogi and defines the vocabulary, the
    predicates that a rule's body may call. The files of kb/shogi are read when first needed; those
    of a large subject of its own, such as castles and statistics, only when that is asked for.

    A vocabulary predicate sees the game through a situation, an opaque term that a strategy rule
    gets as an argument and passes on. What a predicate finds out it notes there; a note is undone
    on backtracking. So when a rule has answered, the situation holds the facts that this rule
    used, and a reason is what happened, not a story told afterwards.
*/
:- module(gunshi_shogi_knowledge,
          [ shogi_knowledge/0,
            shogi_knowledge/1,          % +Subject
            load_shogi_knowledge/0,
            subject_file/2,             % ?Subject, -File
            castle_shapes/1,            % -Shapes
            search_knowledge/1,         % -Parameters
            situation/3,                % +Game, +Limits, -Situation
            situation_position/2,       % +Situation, -Position
            situation_notes/2,          % +Situation, -Notes
            legal_move_count/2,         % +Situation, ?Count
            only_move/2,                % +Situation, -Move
            wins_by_declaration/1,      % +Situation
            best_move/3                 % +Situation, +Plies, -Move
          ]).
:- use_module('../base/store',
              [ load_knowledge/1, load_knowledge_directory/2, loaded_knowledge/1, known/2 ]).
:- use_module('../base/declare', [declare_knowledge/2, declare_vocabulary/2]).
:- use_module('../base/types', []).
:- use_module('../shogi/types', []).
:- use_module('../shogi/castles', [castle_shapes/2]).
:- use_module('../shogi/evaluation', []).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [declaration/2, legal_moves/2, move_count/2]).
:- use_module('../shogi/parameters', [search_parameters/2]).
:- use_module('../shogi/search', [search/3]).
:- use_module(control, [controlled_search/4]).
:- autoload(library(error), [existence_error/2]).
:- autoload(library(lists), [member/2, reverse/2, selectchk/3]).

:- dynamic knowledge_read/0.
:- dynamic parameters_made/1.

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
gunshi_types:argument_type(weights_name, "a name of weights, as weights_name(Name) lists them",
                           such_that(gunshi_evaluation:weights_name)).
gunshi_types:argument_type(zone, "a zone: right, centre, left, out, entered or none",
                           one_of([right, centre, left, out, entered, none])).

:- declare_knowledge(castle(name: atom, japanese: text, english: text,
                            pieces: list(shape(kind-square))),
                     "A castle: these pieces of a side on these squares, as sente sees them.").
:- declare_knowledge(class_played(class: atom, available: positive, played: natural),
                     "A move of the class was legal in so many positions, and played in so many.").
:- declare_knowledge(dropped(condition: condition, side: side, kind: hand_kind,
                             counts: list(shape(square-positive))),
                     "The side dropped such a piece on each square so often.").
:- declare_knowledge(moved(condition: condition, side: side, kind: kind, from: square,
                           promotion: one_of([promote, stay]),
                           counts: list(shape(square-positive))),
                     "Such a piece of the side went from there to each square so often.").
:- declare_knowledge(omitted(path: list(move), moves: list(move)),
                     "In a mating problem these moves after those of the path are not looked at.").
:- declare_knowledge(strategy(name: atom, japanese: text, english: text,
                              situation: variable, decision: decision),
                     "In this situation the strategy of that name decides so.").
:- declare_knowledge(weight(name: weights_name, sentence: text,
                            values: list(between(-32767, 32767))),
                     "What such a thing adds to the evaluation, in thousandths of a pawn.").

:- declare_vocabulary(legal_move_count(situation: variable, count: integer),
                      "The side to move has that many legal moves.").
:- declare_vocabulary(only_move(situation: variable, move: move),
                      "The side to move has this legal move and no other.").
:- declare_vocabulary(wins_by_declaration(situation: variable),
                      "The side to move wins by declaring now (27-point rule, 入玉宣言).").
:- declare_vocabulary(best_move(situation: variable, plies: between(1, 60), move: move),
                      "A search of that many plies, or as deep as was asked for, finds the move.").

                /*******************************
                *            FILES             *
                *******************************/

%!  shogi_knowledge is det.
%
%   Makes sure that kb/shogi has been read once, but for the files of subjects of their own.
%
%   @error gunshi(bad_knowledge(File, Problems)); the next call tries again

shogi_knowledge :-
    (   knowledge_read
    ->  true
    ;   load_shogi_knowledge
    ).

%!  shogi_knowledge(+Subject:atom) is det.
%
%   Makes sure that the file of Subject, `castles`, `evaluation` or `statistics`, has
%   been read once.
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

%!  castle_shapes(-Shapes) is det.
%
%   Shapes are the castles of kb/shogi/castles.pl, as castle/4 takes them.
%
%   @error gunshi(bad_knowledge(File, Problems))

castle_shapes(Shapes) :-
    shogi_knowledge(castles),
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
                 retractall(parameters_made(_)),
                 retractall(knowledge_read),
                 assertz(knowledge_read)
               )).

%!  search_knowledge(-Parameters) is det.
%
%   What searches know, as search_parameters/2 makes it of the facts of kb/shogi/evaluation.pl: one
%   value until the knowledge is read anew.
%
%   @error gunshi(bad_knowledge(File, Problems)), and the errors of search_parameters/2

search_knowledge(Parameters) :-
    shogi_knowledge(evaluation),
    with_mutex(gunshi_shogi_knowledge,
               (   parameters_made(Parameters0)
               ->  true
               ;   findall(weight(Name, Sentence, Values),
                           known(weight(Name, Sentence, Values), _),
                           Terms),
                   search_parameters(Terms, Parameters0),
                   assertz(parameters_made(Parameters0))
               )),
    Parameters = Parameters0.

wanted(File) :-
    (   subject_file(_, File)
    ->  loaded_knowledge(File)
    ;   true
    ).

knowledge_directory(Directory) :-
    module_property(gunshi_shogi_knowledge, file(Here)),
    file_directory_name(Here, Knowledge),
    absolute_file_name('../../../kb/shogi', Directory, [relative_to(Knowledge)]).

                /*******************************
                *          SITUATION           *
                *******************************/

%!  situation(+Game, +Limits:list, -Situation) is det.
%
%   The side to move in Game is to decide within Limits, as in choose/3.

situation(Game, Limits, situation(Game, Limits, [])).

%!  situation_position(+Situation, -Position) is det.
%
%   Position is the one in which the decision is to be made.

situation_position(situation(Game, _, _), Position) :-
    game_position(Game, Position).

%!  situation_notes(+Situation, -Notes:list) is det.
%
%   What vocabulary predicates found out on the way here, first things first:
%
%     - legal_moves(Count)
%     - declaration(Wins, KingInCamp, InCheck, Pieces, Points, Needed), as in gunshi_position
%     - searched(Best, Score, ...), the Result of search/3

situation_notes(situation(_, _, Notes0), Notes) :-
    reverse(Notes0, Notes).

note(Situation, Note) :-
    arg(3, Situation, Notes),
    setarg(3, Situation, [Note|Notes]).

                /*******************************
                *          VOCABULARY          *
                *******************************/

%!  legal_move_count(+Situation, ?Count:integer) is semidet.
%
%   The side to move has Count legal moves. With 0 it has lost.

legal_move_count(Situation, Count) :-
    situation_position(Situation, Position),
    move_count(Position, Count),
    note(Situation, legal_moves(Count)).

%!  only_move(+Situation, -Move) is semidet.
%
%   Move is the one legal move.

only_move(Situation, Move) :-
    situation_position(Situation, Position),
    legal_moves(Position, [Move]),
    note(Situation, legal_moves(1)).

%!  wins_by_declaration(+Situation) is semidet.
%
%   The side to move fulfils the 27-point rule and wins by saying so. Fails when the limits say that
%   the rule does not hold.

wins_by_declaration(Situation) :-
    arg(2, Situation, Limits),
    \+ memberchk(declaration(false), Limits),
    situation_position(Situation, Position),
    declaration(Position, Declaration),
    arg(1, Declaration, true),
    note(Situation, Declaration).

%!  best_move(+Situation, +Plies:integer, -Move) is semidet.
%
%   Move is what alpha-beta search prefers. It looks Plies ahead when the situation has no limits.
%   Else it looks as deep as the limits let it: to depth(N), or until nodes(N), time(Seconds) or the
%   clock are used up; or, by a control and without any of these, until it is stopped. Fails without
%   a legal move.

best_move(Situation, Plies, Move) :-
    Situation = situation(Game, Limits0, _),
    (   memberchk(parameters(_), Limits0)
    ->  Limits = Limits0
    ;   search_knowledge(Parameters),
        Limits = [parameters(Parameters)|Limits0]
    ),
    (   selectchk(control(Control), Limits, Options)
    ->  controlled_search(Control, Game, Options, Result)
    ;   limited(Limits)
    ->  search(Game, Limits, Result)
    ;   search(Game, [depth(Plies)|Limits], Result)
    ),
    arg(1, Result, Move),
    Move \== none,
    note(Situation, Result).

limited(Limits) :-
    member(Limit, [depth(_), nodes(_), time(_), clock(_)]),
    memberchk(Limit, Limits),
    !.
