:- encoding(utf8).
/*  Claims of the opening: lines of the book and formations that are ahead, and what is not told. */
:- module(test_claims_openings, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/openings)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).

claims(Usi, MoveText, Kind, Witnesses) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    move_study(Game, Move, Study),
    findall(Witness, opening_claim(Study, claim(Kind, Witness)), Witnesses).

:- begin_tests(claims_openings, [setup(maplist(need_knowledge, [shogi, joseki, formations]))]).

%   Of the second move: what sente may play, and what gote might have played.

test(ways, Silver-Rook == '矢倉'-'角換わり腰掛け銀') :-
    claims("startpos moves 7g7f", '8c8d', ways, [Witness]),
    memberchk(ways(Ways), Witness),
    memberchk(way(move(79, 68), [Silver|_]), Ways),
    memberchk(way(move(27, 26), [Rook|_]), Ways).
test(other_ways, Others-Names == [move(33, 34)]-[]) :-
    claims("startpos moves 7g7f", '8c8d', other_ways, [Witness]),
    memberchk(from(before), Witness),
    memberchk(ways(Ways), Witness),
    findall(Move, member(way(Move, _), Ways), Others),
    findall(Name, ( member(way(_, All), Ways), member(Name, All), no_opening(Name) ), Names).
test(out_of_the_book, Claims == []) :-
    findall(Kind-Witnesses,
            ( member(Kind, [ways, other_ways]),
              claims("startpos moves 1g1f 9c9d 9g9f", '1c1d', Kind, Witnesses),
              Witnesses \== []
            ),
            Claims).

%   Whatever the order of moves was.

test(transposes, Moves == [move(33, 34), move(26, 25), move(84, 85)]) :-
    claims("startpos moves 7g7f 8c8d 6i7h 4a3b 2g2f", '8d8e', transposes, Witnesses),
    member(Witness, Witnesses),
    memberchk(name('横歩取り'), Witness),
    memberchk(from(before), Witness),
    memberchk(line(Moves), Witness),
    !.
test(transposes_by_the_move, Names == ['横歩取り', '青野流']) :-
    claims("startpos moves 7g7f 8c8d 6i7h 4a3b 2g2f", '3c3d', transposes, Witnesses),
    findall(Name, ( member(Witness, Witnesses), \+ memberchk(from(before), Witness),
                    memberchk(name(Name), Witness) ), Names).
test(no_transposition, Witnesses == []) :-
    claims("startpos moves 1g1f 9c9d 9g9f", '1c1d', transposes, Witnesses).

no_opening('実戦').
no_opening(Name) :-
    sub_atom(Name, _, _, 0, '対策').

%   The silver is on its way; a pawn that has nothing to do with it says nothing.

test(nears, Steps == [[move(47, 56)]]) :-
    claims("startpos moves 7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a4b 3i3h 7a7b 4g4f 6c6d",
           '3h4g', nears, Witnesses),
    findall(Some, ( member(Witness, Witnesses), memberchk(name(kakugawari_koshikakegin), Witness),
                    memberchk(steps(Some), Witness) ), Steps).
test(nothing_nearer, Witnesses == []) :-
    claims("startpos moves 7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a4b 3i3h 7a7b 4g4f 6c6d \c
            3h4g 7b6c", '9g9f', nears, Witnesses).
test(could_build, Name == kakugawari_bougin) :-
    claims("startpos moves 7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a4b 3i3h 7a7b",
           '4g4f', could_build, Witnesses),
    once(( member(Witness, Witnesses), memberchk(steps([move(38, 27)]), Witness),
           memberchk(name(Name), Witness), Name == kakugawari_bougin )).

:- end_tests(claims_openings).
