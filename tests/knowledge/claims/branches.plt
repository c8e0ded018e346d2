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
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/longer_lines)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/squares)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

%   explained(-Explained): a game, explained once for all who look at it.

:- table explained/1.

explained(Explained) :-
    explained_now(Explained).

explained_now(Explained) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f \c
                    8g8f 8b8f 2d3d 2b3c"),
    in_own_directory(explained_moves([nodes(2000)], Game, [_]>>true, Explained)).

branch(Explained, One, Witness) :-
    member(One, Explained),
    explained_part(One, claims, Claims),
    member(claim(branch, Witness), Claims).

%   told_line(+One, +Witness, ?Move, -Line): Line, behind Move, is one that is told of.

told_line(One, Witness, Move, Line) :-
    explained_part(One, judged, Judged),
    memberchk(about(played), Witness),
    judged_part(Judged, line, [Move|Line]).
told_line(One, Witness, Move, Line) :-
    memberchk(about(About), Witness),
    explained_part(One, claims, Claims),
    member(claim(Kind, Told), Claims),
    memberchk(About-Kind, [ played-on_reply, alternative-instead, alternative-as_good,
                            alternative-less_good ]),
    memberchk(move(Move), Told),
    memberchk(line(Line), Told).

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
        \+ ( told_line(One, Witness, Move, Told),
             append(Trunk, [Next|_], Told),
             Next \== Other )
    ->  Fault = not_told_of(Move, Line)
    ;   memberchk(difference(Difference), Witness),
        Difference < -30
    ->  Fault = better(Move, Line)
    ;   memberchk(difference(Difference), Witness),
        Difference > 120,
        \+ takes_last([Move|Line], Count)
    ->  Fault = worse(Move, Line)
    ).

%   takes_last(+Moves, +Count): the move behind the first and Count more takes on the square of the
%   one before it.

takes_last(Moves, Count) :-
    length(Trunk, Count),
    append([_|Trunk], [Other|_], Moves),
    append(_, [Last, Other|_], Moves),
    move_to(Last, To),
    move_to(Other, To).

:- begin_tests(claims_branches, [setup(need_knowledge(shogi))]).

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
    explained_now(Explained2),
    findall(Witness, branch(Explained1, _, Witness), First),
    findall(Witness, branch(Explained2, _, Witness), Second),
    assertion(First = [_|_]).

%   A capture of what has just moved is told of whatever it costs: here the line has something much
%   better than to take back.

test(taken, Others == ["3a2b"-worse]) :-
    game_usi(Game, "startpos moves 7g7f"),
    maplist(move_usi, [Move|Line], ['3c3d', '8h2b+', '5a4b', '7i8h']),
    lines_judged(Move, [line(cp(1400), exact, [Move|Line])], Judged),
    move_study(Game, Move, Study),
    branch_claims(Study, Judged, [], [nodes(5000)], Claims),
    findall(Other-Worse,
            ( member(claim(branch, Witness), Claims),
              memberchk(count(1), Witness),
              memberchk(line([_, Taker|_]), Witness),
              memberchk(difference(Difference), Witness),
              memberchk(score(Score), Witness),
              assertion(Score =:= 1400-Difference),
              ( Difference > 1000 -> Worse = worse ; Worse = Difference ),
              move_usi(Taker, Other) ),
            Others).

%   The score is the mover's: here the other side takes a horse.

test(whose_score, [setup(weights_alone), cleanup(as_shipped)]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d"),
    maplist(move_usi, [Move|Line], ['2g2f', '8c8d', '8h3c+', '5a5b']),
    lines_judged(Move, [line(cp(-1400), exact, [Move|Line])], Judged),
    move_study(Game, Move, Study),
    branch_claims(Study, Judged, [], [nodes(5000)], Claims),
    member(claim(branch, Witness), Claims),
    memberchk(count(2), Witness),
    !,
    memberchk(score(Score), Witness),
    memberchk(difference(Difference), Witness),
    assertion(Score =:= Difference-1400),
    assertion(Score < -500).

%   Behind the end of the game there is nothing.

test(ended, Claims == []) :-
    game_usi(Game, "startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h"),
    maplist(move_usi, [Move|Line], ['7b8b', '7g7f', '3c3d', '2g2f', '8c8d']),
    lines_judged(Move, [line(cp(0), exact, [Move|Line])], Judged),
    move_study(Game, Move, Study),
    branch_claims(Study, Judged, [], [nodes(5000)], Claims).

%   Where the game is decided nothing branches.

test(decided, Claims == []) :-
    game_usi(Game, "startpos moves 7g7f"),
    maplist(move_usi, [Move|Line], ['3c3d', '2g2f', '8c8d']),
    lines_judged(Move, [line(cp(1500), exact, [Move|Line])], Judged),
    move_study(Game, Move, Study),
    branch_claims(Study, Judged, [], [nodes(5000)], Claims).

:- end_tests(claims_branches).
