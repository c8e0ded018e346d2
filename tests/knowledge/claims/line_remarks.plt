/*  Threats of mate in lines: each is one by a longer look of the solver, and was none before.
    Forks: moves that are one, and moves that are none.
*/
:- module(test_claims_line_remarks, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/line_remarks)).
:- use_module(library(gunshi/knowledge/claims/mates)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/longer_lines)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).

%   marked(?Kind, ?Line, ?Numbers): of lines behind a king's move; sente's pawn comes before gote's
%   king, so that a gold mates; `none` where nothing is marked.

marked(on_reply, ['1b1d', '5d5c', '1d1b'], [2]).
marked(on_reply, ['1b1d', '9h9i', '1d1b'], none).
marked(on_reply, ['1b1d', '9h9i', '1d1b', '9i9h', '1b1d', '9h9i', '1d1e', '5d5c'], none).  % late
marked(next, ['5d5c'], none).                             % the rook guards
marked(worse, ['1b1d', '5d5c'], none).                    % tells what is lost

:- begin_tests(claims_line_remarks, [setup(need_knowledge(shogi))]).

test(marked, [forall(marked(Kind, Texts, Numbers)), Found == Numbers]) :-
    game_usi(Game, "sfen 4k4/8r/9/4P4/9/9/9/9/K8 b G 1"),
    maplist(move_usi, [Move|Line], ['9i9h'|Texts]),
    move_study(Game, Move, Study),
    ( Kind == next -> Pass = [pass] ; Pass = [] ),
    Claims = [claim(Kind, [about(played), move(Move), line(Line)|Pass])],
    with_line_remarks(Study, Claims, [claim(Kind, Witness)]),
    (   memberchk(mate_threats(Found0), Witness)
    ->  Found = Found0
    ;   Found = none
    ).

%   forking(?Line, ?Numbers): of lines behind a king's move; a knight may fork two golds.

forking(['N*5f', '9b9a'], [1]).
forking(['N*7f', '9b9a'], none).                          % one gold only
forking(['1i1h', '9b9a', 'N*5f'], [3]).
forking(['1i1h', 'P*5e', 'N*5f'], none).                  % it would be taken
forking(['N*5f', 'P*5e', '1i1h', '5e5f'], [1]).
forking(['N*5f', '9b9a', '1i1h', '9a9b', 'N*7f'], [1]).

test(forking, [forall(forking(Texts, Numbers)), Found == Numbers]) :-
    game_usi(Game, "sfen k8/9/9/3g1g3/9/9/9/9/8K w Np 1"),
    maplist(move_usi, [Move|Line], ['9a9b'|Texts]),
    move_study(Game, Move, Study),
    with_line_remarks(Study, [claim(branch, [about(played), move(Move), line(Line)])],
                      [claim(branch, Witness)]),
    (   memberchk(forks(Found0), Witness)
    ->  Found = Found0
    ;   Found = none
    ).

%   called(?Line, ?Names): of lines behind a king's move. A pawn that is pushed is called something
%   when it is taken and the line goes on without taking it back.

called(['5a4a', 'P*2c'], [2-tarefu]).
called(['5a4a', '3e3d', '3c3d', '5h4h'], [2-tsukisute]).
called(['5a4a', '3e3d', '3c3d'], none).                             % perhaps it is taken back
called(['5a4a', '3e3d', '3c3d', '3h3d'], none).                     % it is
called(['5a4a', '5h4h', '4a5a', '4h5h', '5a4a', 'P*2c'], none).     % late in the line

%   A pawn that has just come is not matched (合わせ): what was played before the line counts.

test(what_was_played_counts, fail) :-
    game_usi(Game, "sfen 4k4/9/6s2/9/9/7P1/9/9/4K4 b p 1"),
    maplist(move_usi, [Move|Line], ['2f2e', 'P*2d']),
    move_study(Game, Move, Study),
    with_line_remarks(Study, [claim(on_reply, [about(played), move(Move), line(Line)])],
                      [claim(on_reply, Witness)]),
    memberchk(techniques(_), Witness).
test(what_has_stood_there_is_matched, Named == [technique(1, awase_no_fu)]) :-
    game_usi(Game, "sfen 4k4/9/6s2/9/7P1/9/9/9/4K4 b p 1"),
    maplist(move_usi, [Move|Line], ['5i5h', 'P*2d']),
    move_study(Game, Move, Study),
    with_line_remarks(Study, [claim(on_reply, [about(played), move(Move), line(Line)])],
                      [claim(on_reply, Witness)]),
    memberchk(techniques(Named0), Witness),
    findall(technique(Number, Name), member(technique(Number, Name, _, _), Named0), Named).

test(called, [forall(called(Texts, Names)), Found == Names]) :-
    (   memberchk('3e3d', Texts)
    ->  Usi = "sfen 4k4/9/6p2/9/6P2/9/9/6R2/4K4 b - 1"
    ;   Usi = "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1"
    ),
    game_usi(Game, Usi),
    maplist(move_usi, [Move|Line], ['5i5h'|Texts]),
    move_study(Game, Move, Study),
    with_line_remarks(Study, [claim(on_reply, [about(played), move(Move), line(Line)])],
                      [claim(on_reply, Witness)]),
    (   memberchk(techniques(Named), Witness)
    ->  findall(Number-Name, member(technique(Number, Name, _, _), Named), Found)
    ;   Found = none
    ).

%   Of a game with a castle broken into.

test(all_are_threats, Faults == []) :-
    game_usi(Game, "sfen bn5nl/4rg3/4p2k1/2+S3p1g/Bp1pP2pp/p1P2pR2/1PSP5/PKG5L/LN7 w SL4Pgsnp 118 \c
                    moves 4f4g+ 7d6c 5b9b 9e5a+"),
    in_own_directory(explained_moves([nodes(1000)], Game, [_]>>true, Explained)),
    findall(marked(Before, Witness, Number),
            ( member(One, Explained),
              explained_part(One, game, Before),
              explained_part(One, claims, Claims),
              member(claim(_, Witness), Claims),
              memberchk(mate_threats(Numbers), Witness),
              member(Number, Numbers) ),
            All),
    assertion(All = [_|_]),
    findall(Witness-Number,
            ( member(marked(Before, Witness, Number), All), \+ threat(Before, Witness, Number) ),
            Faults).

threat(Game, Witness, Number) :-
    game_position(Game, Position),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    position_after(Position, Move, After),
    ( memberchk(pass, Witness) -> position_passed(After, Start) ; Start = After ),
    length(Part, Number),
    append(Part, _, Line),
    append(Earlier, [_], Part),
    line_end(Start, Earlier, There),
    unmated(There, 100 000),
    line_end(Start, Part, End),
    position_passed(End, Passed),
    mate_of(Passed, 100 000, _, _).

:- end_tests(claims_line_remarks).
