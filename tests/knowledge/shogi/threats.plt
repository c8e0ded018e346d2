:- encoding(utf8).
/*  Mates, threats of mate, and what is about to be taken. What the vocabulary says is proved here
    by the solver with much more time, or by playing it.
*/
:- module(test_threats, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/position), [position_passed/2]).
:- use_module(library(gunshi/knowledge/choice)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/threats)).
:- use_module(library(gunshi/knowledge/shogi/vocabulary), [best_move/3]).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

:- dynamic problem/2.

%   problem(Sfen, Plies): mating problems of up to 9 plies.

:- initialization(read_problems).

read_problems :-
    module_property(test_own_directory, file(Here)),
    file_directory_name(Here, Knowledge),
    absolute_file_name('../data/mate_problems.tsv', File, [relative_to(Knowledge)]),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", [_|Lines]),
    forall(( member(Line, Lines),
             split_string(Line, "\t", "", [_, Sfen, PliesText]),
             number_string(Plies, PliesText),
             Plies =< 9
           ),
           assertz(problem(Sfen, Plies))).

%   now(+Sfen, +Limits, -Now, -Position): Sfen may have `moves …` behind it.

now(Sfen, Limits, Now, Position) :-
    string_concat("sfen ", Sfen, Usi),
    game_usi(Game, Usi),
    situation(Game, Limits, none, Now),
    game_position(Game, Position).

usi(Now, Goal, Usi) :-
    call(Goal, Now, Move),
    move_usi(Move, Usi).

%   is_mate(+Position): the side to move mates, by a solver with time enough. no_mate/1: it does
%   not.

is_mate(Position) :-
    solved(Position, mate).

no_mate(Position) :-
    solved(Position, nomate).

solved(Position, Result) :-
    side_to_move(Position, Side),
    solve_mate(Position, [nodes(2_000_000), attacker(Side)], Solved),
    arg(1, Solved, Result).

%   mates(+Position, +Line): played out, each move of the side to move checks, and the end is mate.

mates(Position, Line) :-
    checks(Position, Line, End),
    in_check(End),
    legal_moves(End, []).

checks(Position, [], Position).
checks(Position, [Move|Line], End) :-
    checking_moves(Position, Checks),
    memberchk(Move, Checks),
    position_after(Position, Move, After),
    (   Line = [Reply|Rest]
    ->  position_after(After, Reply, Next),
        checks(Next, Rest, End)
    ;   End = After
    ).

note(Now, Note) :-
    situation_notes(Now, Notes),
    memberchk(Note, Notes).

%   Quiet moves that nothing answers, each with the move.

brinkmate("4k4/7s1/9/3GP4/9/9/9/9/4K4 b G 1", "5d5c+").
brinkmate("4k4/9/3P5/l5G2/9/9/9/9/4K4 b G 1", "3d4c").
brinkmate("1l5k1/9/9/1G6S/9/9/9/9/4K4 b G 1", "1d2c").
brinkmate("s6k1/+R8/9/1S7/9/9/9/9/4K4 b S 1", "9b4b").

%   same_or_longer(+Line, +Plies): useless interpositions (無駄合い) are in Line, and do not count.

same_or_longer(Line, Plies) :-
    length(Line, Length),
    assertion(Length >= Plies).

:- begin_tests(threats).

test(mates_of_problems, true) :-
    findall(Sfen-Plies, problem(Sfen, Plies), Problems),
    length(Problems, Count),
    assertion(Count > 20),
    forall(member(Sfen-Plies, Problems),
           ( now(Sfen, [nodes(2_000_000)], Now, Position),
             assertion(once(mate_move(Now, 100, Move))),
             ignore(( mate_move(Now, 100, Move),
                      note(Now, mate(Length, [Move|Rest])),
                      same_or_longer([Move|Rest], Length),
                      assertion(Length >= Plies),
                      assertion(mates(Position, [Move|Rest])) ))
           )).
test(no_mate,
     [ forall(member(Sfen, [ "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                             "4k4/9/4P4/9/9/9/9/9/4K4 b S 1",
                             "4k4/9/9/9/9/9/9/9/4K4 b G 1" ])),
       fail ]) :-
    now(Sfen, [nodes(100_000)], Now, _),
    mate_move(Now, 100, _).
test(no_more_than_its_share_is_looked_at, Found == [no, yes]) :-
    once(( problem(Sfen, _), \+ mated_with(Sfen, 1), mated_with(Sfen, 100) )),
    findall(F,
            ( member(Percent, [1, 100]),
              ( mated_with(Sfen, Percent) -> F = yes ; F = no ) ),
            Found).

mated_with(Sfen, Percent) :-
    now(Sfen, [nodes(20_000)], Now, _),
    mate_move(Now, Percent, _).

test(the_same_limits_give_the_same, Moves == [Move, Move]) :-
    problem(Sfen, 7),
    !,
    findall(M,
            ( member(_, [1, 2]), now(Sfen, [nodes(500_000)], Now, _), mate_move(Now, 100, M) ),
            Moves),
    Moves = [Move|_].

test(threat, true) :-
    now("4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1", [nodes(20_000)], Now, Position),
    mate_threatened(Now, 20),
    note(Now, threat(Plies, Passed, Line)),
    position_passed(Position, Passed),
    same_or_longer(Line, Plies),
    mates(Passed, Line).
test(threats_of_problems, true) :-
    findall(Sfen, problem(Sfen, 3), Sfens),
    forall(member(Sfen, Sfens),
           ( position_sfen(Position, Sfen),
             position_passed(Position, Passed),
             (   in_check(Passed)
             ->  true
             ;   game_new(Passed, Game),
                 situation(Game, [nodes(500_000)], none, Now),
                 assertion(mate_threatened(Now, 50))
             ) )).
test(no_threat, [ forall(member(Sfen, [ "startpos", "4k4/9/9/9/9/9/9/9/4K4 b g 1",
                                        "4k4/9/9/9/9/4p4/9/9/4K4 b g 1" ])),
                  fail ]) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, [nodes(50_000)], none, Now),
    mate_threatened(Now, 100).
test(no_threat_in_check, fail) :-
    now("4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1", [nodes(50_000)], Now, _),
    mate_threatened(Now, 100).

%   What is safe is not mated, and was chosen among what is not.

test(safe, [ forall(member(Sfen, [ "4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1",
                                   "4k4/9/9/9/9/9/3gp4/9/4K4 b 2Pgs 1" ])) ]) :-
    now(Sfen, [nodes(50_000)], Now, Position),
    safe_move(Now, 50, 8, Move),
    position_after(Position, Move, After),
    no_mate(After),
    note(Now, mated(Mated)),
    assertion(\+ memberchk(Move, Mated)),
    forall(member(M, Mated), ( position_after(Position, M, Next), assertion(is_mate(Next)) )).
test(nothing_is_safe, [forall(brinkmate(Sfen, Usi)), fail]) :-
    format(string(Text), "~s moves ~s", [Sfen, Usi]),
    now(Text, [nodes(200_000)], Now, _),
    safe_move(Now, 100, 8, _).
test(safe_among_those_allowed, Move-Mated == move(59, 68)-[]) :-
    Sfen = "4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1",
    now(Sfen, [nodes(20_000), exclude([move(59, 49), move(59, 48), move(59, 58), move(59, 69)])],
        Now, _),
    safe_move(Now, 20, 8, Move),
    note(Now, mated(Mated0)),
    exclude([M]>>functor(M, drop, _), Mated0, Mated).
test(no_safe_one_among_those_allowed, fail) :-
    now("4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1", [nodes(20_000), only([drop(fu, 55)])], Now, _),
    safe_move(Now, 20, 8, _).

%   In a game the search liked ▲４五金, which is mated: what it chooses instead is another move.

test(sidestepped,
     [setup(weights_alone), cleanup(as_shipped), Mated-Others == "G*4e"-[]]) :-
    Sfen = "l6nl/5p1S1/5g1k1/p1p+B2N1p/6b2/P1P1pP2P/1P1P1K3/1SG1P2p1/LN2r3L b G2S3Prgn2p 1",
    now(Sfen, [nodes(5000)], Now, Position),
    best_move(Now, 8, Move),
    sidestepped(Now, Move, Left),
    move_usi(Left, Mated),
    note(Now, sidestepped(Left, _, Line)),
    position_after(Position, Left, After),
    assertion(mates(After, Line)),
    findall(Other,
            ( member(Other, [drop(ki, 45), move(47, 36)]), sidestepped(Now, Other, _) ),
            Others).
test(all_mated, [forall(brinkmate(Sfen, Usi)), fail]) :-
    format(string(Text), "~s moves ~s", [Sfen, Usi]),
    now(Text, [nodes(20_000)], Now, _),
    best_move(Now, 8, Move),
    sidestepped(Now, Move, _).
test(without_looking_out, fail) :-
    Sfen = "l6nl/5p1S1/5g1k1/p1p+B2N1p/6b2/P1P1pP2P/1P1P1K3/1SG1P2p1/LN2r3L b G2S3Prgn2p 1",
    now(Sfen, [nodes(5000), without([sidestep])], Now, _),
    best_move(Now, 8, Move),
    sidestepped(Now, Move, _).

%   Where nothing is safe, each move has its mate; where one move is, there is no answer.

test(no_defence, forall(brinkmate(Sfen, Usi))) :-
    format(string(Text), "~s moves ~s", [Sfen, Usi]),
    now(Text, [nodes(200_000)], Now, Position),
    no_defence(Now, 100),
    note(Now, no_defence(Position, Answers)),
    findall(Move, member(answer(_, _, Move), Answers), Moves0),
    msort(Moves0, Moves),
    legal_moves(Position, Legal0),
    msort(Legal0, Legal),
    assertion(Moves == Legal),
    forall(member(answer(_, Attack, Move), Answers),
           ( position_after(Position, Move, After),
             position_after(After, Attack, Checked),
             assertion(is_mate(After)),
             assertion(in_check(Checked)) )).
test(a_defence, [ forall(member(Sfen, [ "4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1",
                                        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/\c
                                         LNSGKGSNL b - 1" ])),
                  fail ]) :-
    now(Sfen, [nodes(50_000)], Now, _),
    no_defence(Now, 50).
test(no_defence_among_those_allowed) :-
    now("4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1", [nodes(20_000), only([drop(fu, 55)])], Now, _),
    no_defence(Now, 20),
    note(Now, no_defence(_, [answer(1, _, drop(fu, 55))])).

test(brinkmate, forall(brinkmate(Sfen, Usi))) :-
    now(Sfen, [nodes(200_000)], Now, Position),
    brinkmate_move(Now, 100, Move),
    move_usi(Move, Found),
    atom_string(Found, FoundText),
    assertion(FoundText == Usi),
    position_after(Position, Move, After),
    assertion(\+ in_check(After)),
    assertion(\+ is_mate(After)),
    legal_moves(After, Replies),
    forall(member(Reply, Replies),
           ( position_after(After, Reply, Next), assertion(is_mate(Next)) )),
    length(Replies, Count),
    note(Now, brinkmate(Passed, Line, After, Answers)),
    length(Answers, Count),
    forall(member(answer(Plies, Attack, Reply), Answers),
           ( position_after(After, Reply, Answered),
             position_after(Answered, Attack, Checked),
             solve_mate(Answered, [shortest(true)], Solved),
             mate_result(Solved, plies, Least),
             assertion(in_check(Checked)),
             assertion(Plies >= Least)
           )),
    assertion(mates(Passed, Line)).

%   The same with a piece that defends, or with an attack of its own, is none.

test(no_brinkmate, [ forall(member(Sfen, [ "startpos",
                                           "4k4/7s1/9/3GP4/9/9/4p4/9/4K4 b Gg 1",
                                           "4k4/9/9/3GP4/9/9/9/9/4K4 b g 1",
                                           "4k4/9/9/9/9/9/4p4/4g4/4K4 b G 1" ])),
                     fail ]) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, [nodes(20_000)], none, Now),
    brinkmate_move(Now, 100, _).

test(attacked, Found == [55-hi]) :-
    now("4k4/9/9/4p4/4R4/9/9/9/4K4 b - 1", [], Now, _),
    findall(Square-Kind, attacked(Now, Square, Kind), Found).
test(attacked_and_covered, [ forall(member(Sfen-Should,
                                           [ "4k4/4r4/9/9/4P4/4G4/9/9/4K4 b - 1"-[],
                                             "4k4/4r4/9/9/4P4/9/9/9/3K5 b - 1"-[55-fu],
                                             "4k4/9/9/4p4/4P4/9/9/4R4/4K4 b - 1"-[],
                                             "4k4/9/9/4p4/4S4/5G3/9/9/4K4 b - 1"-[55-gi],
                                             "4k4/9/9/9/9/9/9/4g4/4K4 b - 1"-[] ])),
                             Found == Should ]) :-
    now(Sfen, [], Now, _),
    findall(Square-Kind, attacked(Now, Square, Kind), Found).
test(attacked_is_of_the_side_to_move, Found == [54]) :-
    now("4k4/9/9/4p4/4R4/9/9/9/4K4 w - 1", [], Now, _),
    findall(S, attacked(Now, S, _), Found).
test(attacked_square, Kind == hi) :-
    now("4k4/9/9/4p4/4R4/9/9/9/4K4 b - 1", [], Now, _),
    once(attacked(Now, 55, Kind)),
    \+ attacked(Now, 54, _),
    \+ attacked(Now, 56, _).

test(recapture, [ forall(member(Moves-Should,
                                [ "7g7f 3c3d 8h2b+"-["3a2b", "8b2b"], "7g7f 3c3d 2g2f"-[],
                                  "7g7f"-[], "2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d"-[],
                                  "2g2f 8c8d 2f2e 8d8e 2e2d 2c2d"-["2h2d"],
                                  "7g7f 3c3d 8h2b+ 3a2b B*5e"-[] ])),
                  Found == Should ]) :-
    format(string(Text), "startpos moves ~s", [Moves]),
    game_usi(Game, Text),
    situation(Game, [], none, Now),
    findall(Usi, usi(Now, recapture, Usi), Found0),
    msort(Found0, Found1),
    maplist(string_, Found1, Found).

string_(Atom, String) :-
    format(string(String), "~w", [Atom]).

test(no_recapture_at_the_start, fail) :-
    game_usi(Game, "startpos"),
    situation(Game, [], none, Now),
    recapture(Now, _).

%   With the strategy: what limits rule out is not chosen, and another clause decides.

chosen(Sfen, Limits, Move, Name) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    choose(Game, [nodes(20_000)|Limits], choice(Move, reason(Name, _, _, _), _)).

test(mate_is_played, Name == mate) :-
    chosen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", [], Move, Name),
    memberchk(Move, [drop(ki, 52)]).
test(the_mate_is_ruled_out, true) :-
    chosen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", [exclude([drop(ki, 52)])], Move, Name),
    assertion(Move \== drop(ki, 52)),
    assertion(Name \== mate),
    chosen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", [only([move(59, 58)])], Only, _),
    assertion(Only == move(59, 58)).
test(defence, [ forall(member(Limits-Should,
                              [ []-any, [exclude([move(59, 48)])]-any,
                                [exclude([move(59, 48), move(59, 68)])]-any,
                                [only([move(59, 49), drop(fu, 55)])]-move(59, 49) ])),
                Name == defend ]) :-
    chosen("4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1", Limits, Move, Name),
    assertion(( Should == any ; Move == Should )),
    assertion(\+ ( member(exclude(Moves), Limits), memberchk(Move, Moves) )).
test(only_a_move_that_is_mated, Move == drop(fu, 55)) :-
    chosen("4k4/9/9/9/9/9/4p4/9/4K4 b 2Pg 1", [only([drop(fu, 55)])], Move, _).
test(given_up, Move-Name == resign-give_up) :-
    once(brinkmate(Sfen, "5d5c+")),
    format(string(Text), "sfen ~s moves 5d5c+", [Sfen]),
    game_usi(Game, Text),
    choose(Game, [nodes(200_000)], choice(Move, reason(Name, _, _, Details), _)),
    memberchk(no_defence(_, [_|_]), Details).
test(not_given_up_while_some_moves_are_left_out, Move == Only) :-
    once(brinkmate(Sfen, "5d5c+")),
    format(string(Text), "sfen ~s moves 5d5c+", [Sfen]),
    game_usi(Game, Text),
    game_position(Game, Position),
    legal_moves(Position, [Only|_]),
    choose(Game, [nodes(200_000), only([Only])], choice(Move, _, _)).

%   Each note has words in both languages.

test(words, [forall(( member(Language, [en, ja]),
                      member(Note, [ mate(1, [drop(ki, 52)]), mated([]), mated([drop(ki, 52)]),
                                     attacked(55, hi, 100), threat(1, P, [drop(ki, 52)]) ]) ))]) :-
    position_sfen(P, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    once(gunshi_knowledge_shogi_reasons:note_lines(Note, Language, P, [Line])),
    string_length(Line, Length),
    Length > 3.

%   Each defence is named once, with the rule that takes it: the last one by rule 3.

test(brinkmate_words, [forall(( brinkmate(Sfen, _), member(Language, [en, ja]) ))]) :-
    now(Sfen, [nodes(200_000)], Now, Position),
    once(brinkmate_move(Now, 100, _)),
    Note = brinkmate(_, _, _, _),
    note(Now, Note),
    defences_told(Note, Language, Position).
test(no_defence_words, [forall(( brinkmate(Sfen, Usi), member(Language, [en, ja]) ))]) :-
    format(string(Text), "~s moves ~s", [Sfen, Usi]),
    now(Text, [nodes(200_000)], Now, Position),
    no_defence(Now, 100),
    Note = no_defence(_, _),
    note(Now, Note),
    defences_told(Note, Language, Position).

defences_told(Note, Language, Position) :-
    once(gunshi_knowledge_shogi_reasons:note_lines(Note, Language, Position, [node(_, Lines)])),
    append(Before, [Last], Lines),
    !,
    assertion(of_rule(3, Last)),
    forall(member(Line, Before), assertion(of_rule(1, Line))).

of_rule(Rule, Line) :-
    format(string(English), "(rule ~d)", [Rule]),
    format(string(Japanese), "（規則~d）", [Rule]),
    member(Part, [English, Japanese]),
    sub_string(Line, _, _, _, Part),
    !.

:- end_tests(threats).
