/*  Claims of branches: each goes a way that is told of, and then another; what comes can be
    replayed, and is the same when the same game is explained again.
*/
:- module(test_claims_branches, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/branches)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/longer_lines)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).

explained(Explained) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f \c
                    8g8f 8b8f 2d3d 2b3c"),
    in_own_directory(explained_moves([nodes(2000)], Game, [_]>>true, Explained)).

branch(Explained, One, Witness) :-
    member(One, Explained),
    explained_part(One, claims, Claims),
    member(claim(branch, Witness), Claims).

%   told_line(+One, ?Move, -Line): Line, behind Move, is one that is told of.

told_line(One, Move, Line) :-
    explained_part(One, judged, Judged),
    judged_part(Judged, lines, Lines),
    member(line(_, _, [Move|Line]), Lines).
told_line(One, Move, Line) :-
    explained_part(One, claims, Claims),
    member(claim(Kind, Witness), Claims),
    memberchk(Kind, [instead, on_reply]),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness).

fault(One, Witness, Fault) :-
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    memberchk(count(Count), Witness),
    explained_part(One, game, Game),
    game_position(Game, Before),
    length(Trunk, Count),
    (   \+ line_end(Before, [Move|Line], _)
    ->  Fault = line(Line)
    ;   \+ append(Trunk, [_, _|_], Line)
    ->  Fault = short(Line)
    ;   append(Trunk, [Other|_], Line),
        \+ ( told_line(One, Move, Told),
             append(Trunk, [Next|_], Told),
             Next \== Other )
    ->  Fault = not_told_of(Move, Line)
    ).

:- begin_tests(claims_branches).

test(branch_off, Faults == []) :-
    explained(Explained),
    findall(Fault, ( branch(Explained, One, Witness), fault(One, Witness, Fault) ), Faults),
    findall(About-Count,
            ( branch(Explained, _, Witness),
              memberchk(about(About), Witness),
              memberchk(count(Count), Witness) ),
            Places0),
    sort(Places0, Places),
    assertion(subset([alternative-0, alternative-1, played-1, played-2], Places)).

test(same_again, First == Second) :-
    explained(Explained1),
    explained(Explained2),
    findall(Witness, branch(Explained1, _, Witness), First),
    findall(Witness, branch(Explained2, _, Witness), Second).

%   A capture of what has just moved is told of whatever it costs: here the line has something much
%   better than to take back.

test(taken, Others == ["3a2b"]) :-
    game_usi(Game, "startpos moves 7g7f"),
    maplist(move_usi, [Move|Line], ['3c3d', '8h2b+', '5a4b', '7i8h']),
    lines_judged(Move, [line(cp(1400), exact, [Move|Line])], Judged),
    move_study(Game, Move, Study),
    branch_claims(Study, Judged, [], [nodes(5000)], Claims),
    findall(Other,
            ( member(claim(branch, Witness), Claims),
              memberchk(count(1), Witness),
              memberchk(line([_, Move2|_]), Witness),
              move_usi(Move2, Other) ),
            Others).

%   Where the game is decided nothing branches.

test(decided, Claims == []) :-
    game_usi(Game, "startpos moves 7g7f"),
    maplist(move_usi, [Move|Line], ['3c3d', '2g2f', '8c8d']),
    lines_judged(Move, [line(cp(1500), exact, [Move|Line])], Judged),
    move_study(Game, Move, Study),
    branch_claims(Study, Judged, [], [nodes(5000)], Claims).

:- end_tests(claims_branches).
