:- encoding(utf8).
/*  Attack plans: each has targets that can be reached, a time to choose it, strikes that fire in a
    position of their kind, for either side, and a reason to give it up.
*/
:- module(test_attacks, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/attacks)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).

:- initialization(( own_knowledge, need_knowledge(attacks) )).

%   example(-Plan, -Sfen, -Move): the strike Move of Plan in the position, of
%   tests/data/attacks.tsv.

example(Plan, Sfen, Move) :-
    getenv('GUNSHI_TEST_DATA', Data),
    atom_concat(Data, '/attacks.tsv', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", [_|Lines]),
    member(Line, Lines),
    split_string(Line, "\t", "", [PlanText, Sfen, Usi]),
    atom_string(Plan, PlanText),
    move_usi(Move, Usi).

now(Position, Now) :-
    game_new(Position, Game),
    situation(Game, [], none, Now).

%   turned(+Position, +Move, -Turned, -TurnedMove): the board turned round, the sides exchanged.

turned(Position, Move, Turned, TurnedMove) :-
    position_term(Position, shogi(Side0, Pieces0, Hands0)),
    opponent(Side0, Side),
    maplist(turned_piece, Pieces0, Pieces),
    maplist(turned_hand, Hands0, Hands),
    position_term(Turned, shogi(Side, Pieces, Hands)),
    turned_move(Move, TurnedMove).

turned_piece(at(Square0, Piece0), at(Square, Piece)) :-
    Square is 110-Square0,
    Piece0 =.. [Side0, Kind],
    opponent(Side0, Side),
    Piece =.. [Side, Kind].

turned_hand(hand(Side0, Kind, Count), hand(Side, Kind, Count)) :-
    opponent(Side0, Side).

turned_move(drop(Kind, To0), drop(Kind, To)) :-
    !,
    To is 110-To0.
turned_move(Move0, Move) :-
    Move0 =.. [What, From0, To0],
    From is 110-From0,
    To is 110-To0,
    Move =.. [What, From, To].

plans(Plans) :-
    findall(Plan, attack(Plan, _), Plans).

:- begin_tests(attacks).

test(enough) :-
    plans(Plans),
    length(Plans, Count),
    Count >= 22.
test(whole, Lacking == []) :-
    plans(Plans),
    findall(Plan-What,
            ( member(Plan, Plans),
              member(What-Head, [ targets-makuhyou(Plan, _, _, _),
                                  choice-attack_choice(Plan, _, _, _),
                                  strike-strike(Plan, _, _, _, _),
                                  give_up-give_up(Plan, _, _, _) ]),
              \+ knowledge_clause(Head, _, _)
            ),
            Lacking).
test(possible_at_first, Lost == []) :-
    start_position(hirate, Position),
    now(Position, Now),
    findall(Plan, ( attack(Plan, _), \+ attack_possible(Now, Plan) ), Lost).
test(every_plan_strikes, Without == []) :-
    plans(Plans),
    findall(Plan, ( member(Plan, Plans), \+ example(Plan, _, _) ), Without).

test(strikes, [forall(example(Plan, Sfen, Move))]) :-
    position_sfen(Position, Sfen),
    now(Position, Now),
    once(strikes(Now, Move, Plan)),
    situation_notes(Now, Notes),
    memberchk(strike(Plan, _, _, _), Notes).
test(strikes_turned_round, [forall(example(Plan, Sfen, Move0))]) :-
    position_sfen(Position0, Sfen),
    turned(Position0, Move0, Position, Move),
    now(Position, Now),
    once(strikes(Now, Move, Plan)).
test(no_strike_at_the_start, Strikes == []) :-
    start_position(hirate, Position),
    now(Position, Now),
    findall(Plan-Move, strikes(Now, Move, Plan), Strikes).
test(given_up, fail) :-
    position_sfen(Position, "4k4/9/6s2/8p/7P1/7S1/8P/7R1/4K4 b - 1"),
    now(Position, Now),
    strikes(Now, _, bougin).
test(told, true(sub_string(Line, 0, _, _, Words))) :-
    Words = "climbing silver: pawn to 2d, and the silver is traded (２四歩で銀をさばく)",
    once(example(bougin, Sfen, Move)),
    position_sfen(Position, Sfen),
    now(Position, Now),
    once(strikes(Now, Move, bougin)),
    situation_notes(Now, Notes),
    memberchk(strike(bougin, Japanese, English, Source), Notes),
    once(gunshi_knowledge_shogi_reasons:note_lines(strike(bougin, Japanese, English, Source), en,
                                                   Position, [Line])).
test(chosen, Plan == kakugawari) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b"),
    situation(Game, [], none, Now),
    chosen_attack(Now, Plan).
test(step, Move == move(26, 25)) :-
    game_usi(Game, "startpos moves 2g2f 8c8d"),
    situation(Game, [], none, Now),
    once(attack_step(Now, bougin, Move)).

:- end_tests(attacks).
