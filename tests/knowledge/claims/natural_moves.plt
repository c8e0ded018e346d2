/*  Moves that come to mind: which do in plain positions, and that they are legal, few and none
    twice in the moves of games.
*/
:- module(test_claims_natural_moves, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/natural_moves)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/weights_alone)).

study(Usi, MoveText, Study) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    move_study(Game, Move, Study).

%   reply(?Move, ?Usi, ?Reply, ?Answer): whether Reply comes to mind.

reply('2e2d', "startpos moves 2g2f 8c8d 2f2e 8d8e", '2c2d', yes).       % takes
reply('2h2d', "startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d", 'P*2c', yes).     % a pawn against it
reply('7g7f', "startpos moves 2g2f 3c3d", '2b8h+', yes).                % an even exchange
reply('7g7f', "startpos moves 2g2f 3c3d", '2b8h', no).                  % who would not promote?
reply('9g9f', "startpos moves 2g2f 8c8d 2f2e 8d8e", '8e8f', yes).       % what was wanted anyway
reply('2f2e', "startpos moves 2g2f 8c8d", '9a9b', no).
reply('R*5e', "sfen 4k4/9/9/9/9/9/9/9/4K4 b Rrbgp 1", '5a4a', yes).
reply('R*5e', "sfen 4k4/9/9/9/9/9/9/9/4K4 b Rrbgp 1", 'G*5d', no).      % the cheapest is enough

%   other(?Move, ?Usi, ?Other, ?Answer): whether Other comes to mind in the place of Move.

other('7i8h', "startpos moves 7g7f 3c3d 2g2f 2b8h+", '1g1f', no).
other('4i5h', "startpos", '6i5h', yes).                                 % another to that square
other('6i7h', "startpos moves 7g7f 3c3d", '8h2b+', yes).
other('5i4h', "sfen k8/9/9/9/4r4/9/9/9/4K4 b G 1", 'G*5h', yes).        % another way out
other('G*5h', "sfen k8/9/9/9/4r4/9/9/9/4K4 b G 1", '5i4h', yes).

:- begin_tests(claims_natural_moves, [setup(need_knowledge(shogi))]).

test(reply,
     [forall(( reply(Move, Usi, Reply0, Answer), Move \== '9g9f' )), Found == Answer]) :-
    study(Usi, Move, Study),
    natural_replies(Study, [], Replies),
    move_usi(Reply, Reply0),
    ( memberchk(Reply, Replies) -> Found = yes ; Found = no ).

%   By what the weights alone find.

test(reply_by_weights,
     [setup(weights_alone), cleanup(as_shipped), true(memberchk(Reply, Replies))]) :-
    reply('9g9f', Usi, Reply0, yes),
    !,
    study(Usi, '9g9f', Study),
    natural_replies(Study, [], Replies),
    move_usi(Reply, Reply0).
test(other, [forall(other(Move, Usi, Other0, Answer)), Found == Answer]) :-
    study(Usi, Move, Study),
    move_usi(Played, Move),
    natural_alternatives(Study, [Played], [], Others),
    move_usi(Other, Other0),
    ( memberchk(Other, Others) -> Found = yes ; Found = no ).

%   What is known already is not asked about again; what is expected later is.

test(known, Replies == []) :-
    study("sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1", 'R*5e', Study),
    natural_replies(Study, [], All),
    assertion(All = [_|_]),
    study("sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1", 'R*5e', Again),
    natural_replies(Again, All, Replies0),
    findall(Reply, ( member(Reply, Replies0), memberchk(Reply, All) ), Replies).
test(later, true) :-
    study("startpos", '7g7f', Study),
    maplist(move_usi, Line, ['7g7f', '3c3d', '1g1f']),
    natural_alternatives(Study, Line, [], Others),
    last(Line, Later),
    assertion(memberchk(Later, Others)).

test(of_games, Faults == []) :-
    findall(Usi-Fault,
            ( moves_of_game(Usi, Study),
              ( natural_replies(Study, [], Moves),
                studied(Study, after, Position)
              ; studied(Study, move, Move),
                natural_alternatives(Study, [Move], [], Moves),
                studied(Study, before, Position)
              ),
              fault(Moves, Position, Fault)
            ),
            Faults).

fault(Moves, _, many(Moves)) :-
    length(Moves, Count),
    Count > 8.
fault(Moves, _, twice(Moves)) :-
    \+ is_set(Moves).
fault(Moves, Position, illegal(Move)) :-
    member(Move, Moves),
    \+ legal_move(Position, Move).

moves_of_game(Usi, Study) :-
    game_usi(Start, "startpos"),
    Usi = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 5i5h \c
           5a4b 3g3f 7a7b 3d8d P*8c 8d3d 8f7f 8h3c+ 2a3c 3d3e",
    split_string(Usi, " ", "", Texts),
    maplist(move_usi, Moves, Texts),
    played(Moves, Start, Study).

played([Move|Moves], Game, Study) :-
    (   move_study(Game, Move, Study)
    ;   game_play(Game, Move, Next),
        played(Moves, Next, Study)
    ).

:- end_tests(claims_natural_moves).
