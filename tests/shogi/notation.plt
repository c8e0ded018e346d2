:- encoding(utf8).
/*  Moves as text: the cases of tests/data, what people type, faults by name, and that every legal
    move of random positions reads back from each notation.
*/
:- module(test_notation, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/notation)).
:- use_module(tests(data/notation_cases)).

%   sfen(?Name, -Sfen): small positions, each made for the tests that name it.

sfen(start,       "startpos").
sfen(golds,       "4k4/9/9/9/9/9/9/4G1G2/4K4 b - 1").        % 58 and 38 can go to 48
sfen(pinned_gold, "4r3k/9/9/9/9/9/9/3GG4/4K4 b - 1").        % 68 and 58, of which 58 is pinned
sfen(pin_and_hand, "4r3k/9/9/9/9/9/9/4G4/4K4 b G 1").        % 58 is pinned, a gold in hand
sfen(gold_held,   "4k4/9/9/9/9/9/9/4G4/4K4 b G 1").
sfen(bishop,      "4k4/9/9/9/9/2B6/9/9/4K4 b - 1").          % 76 to 43 may promote
sfen(pawn_last,   "8k/4P4/9/9/9/9/9/9/4K4 b - 1").           % 52 to 51 must promote
sfen(hands,       "4k4/9/9/9/9/9/4P4/9/4K4 b PLN 1").
sfen(mate_drop,   "7nk/7n1/8G/9/9/9/9/9/4K4 b P 1").         % a pawn on 12 would mate
sfen(check_drop,  "7nk/4r2n1/8G/9/9/9/9/9/4K4 b P 1").    % the same, sente in check from 52
sfen(promoted,    "8k/9/1+L+N+S+P4/9/9/9/5+B3/9/R3K4 b - 1").
sfen(gote,        "4k4/9/9/9/9/9/9/9/4K4 w - 1").

position(Name, Position) :-
    sfen(Name, Sfen),
    position_sfen(Position, Sfen).

move(Name, Text, Move) :-
    position(Name, Position),
    text_move(Position, Text, Move).

%   refused(+Name, +Text, -Rule): Text is understood and illegal.

refused(Name, Text, Rule) :-
    position(Name, Position),
    catch(text_move(Position, Text, _),
          error(gunshi(illegal_move_text(Text, Rule)), _),
          true).

text(Name, Notation, Move, Text) :-
    position(Name, Position),
    move_text(Notation, Position, Move, Text).

fault(Name, Move, Rule) :-
    position(Name, Position),
    legality_fault(Position, Move, Rule).

context(Position, none, Position) :-
    !.
context(Position, Last, after(Position, Last)).

game(Moves, Game) :-
    position(start, Position),
    game_new(Position, Game0),
    game_moves_played(Game0, Moves, Game).

:- begin_tests(notation_written).

test(case, [ forall(written(Sfen, Last, Usi, Ki2, Csa, Kif)),
             true(Texts == [Usi, Csa, Kif, Ki2, Ki2])
           ]) :-
    position_sfen(Position, Sfen),
    move_usi(Move, Usi),
    context(Position, Last, Context),
    maplist([Notation, Text]>>move_text(Notation, Context, Move, Text),
            [usi, csa, kif, ki2, japanese], Texts).
test(king, Text == "▲５八玉") :-
    text(start, ki2, move(59, 58), Text).
test(drop_without_rival, Text == "▲５五香") :-
    text(hands, ki2, drop(ky, 55), Text).
test(illegal_by_pin, Text == "▲６七金右") :-
    text(pinned_gold, ki2, move(58, 67), Text).
test(game_same_square, Texts == ["△同　銀", "同　銀(31)", "-3122GI"]) :-
    game([move(77, 76), move(33, 34), move(88, 22)], Game),
    maplist([Notation, Text]>>move_text(Notation, Game, move(31, 22), Text),
            [ki2, kif, csa], Texts).
test(new_game, Text == "▲７六歩") :-
    game([], Game),
    move_text(ki2, Game, move(77, 76), Text).
test(notation, throws(error(domain_error(notation, latin), _))) :-
    text(start, latin, move(77, 76), _).
test(no_way, throws(error(gunshi(illegal_move_text("7g7e", cannot_move_there)), _))) :-
    text(start, ki2, move(77, 75), _).
test(no_move, throws(error(type_error(move, resign), _))) :-
    text(start, usi, resign, _).
test(no_context, throws(error(type_error(game, nothing), _))) :-
    move_text(ki2, nothing, move(77, 76), _).

:- end_tests(notation_written).

:- begin_tests(notation_read).

test(case, [ forall(( written(Sfen, Last, Usi, Ki2, Csa, Kif),
                      member(Text, [Usi, Csa, Kif, Ki2])
                    )),
             true(Move == Move0)
           ]) :-
    position_sfen(Position, Sfen),
    move_usi(Move0, Usi),
    context(Position, Last, Context),
    text_move(Context, Text, Move).
test(start, [ forall(member(Text, [ "7g7f", "7776FU", "+7776FU", "▲７六歩", "☗７六歩", "▼７六歩", "７六歩",
                                    "76歩", "７６歩", "7六歩", "七六歩", " ▲ 7 六 歩 ", "　７六歩　",
                                    "７六歩(77)", "７六歩（７７）", "７六歩上", "７六歩直",
                                    '▲７六歩', `7g7f`
                                  ])),
              true(Move == move(77, 76)) ]) :-
    move(start, Text, Move).
test(king, [forall(member(Text, ["58玉", "58王"])), true(Move == move(59, 58))]) :-
    move(start, Text, Move).
test(gote_signs, [ forall(member(Text, ["△52玉", "☖52玉", "▽52玉", "-5152OU", "5152OU"])),
                   true(Move == move(51, 52)) ]) :-
    move(gote, Text, Move).
test(promoted, [ forall(member(Text-Move0, [ "82成香"-move(83, 82), "82杏"-move(83, 82),
                                             "72成桂"-move(73, 72), "72圭"-move(73, 72),
                                             "62成銀"-move(63, 62), "62全"-move(63, 62),
                                             "52と"-move(53, 52), "46馬"-move(47, 46),
                                             "91飛成"-promote(99, 91), "91飛不成"-move(99, 91),
                                             "91飛生"-move(99, 91), "91飛(99)"-move(99, 91)
                                           ])),
                 true(Move == Move0) ]) :-
    move(promoted, Text, Move).
test(dragon, [forall(member(Text, ["56龍", "56竜", "56龍行", "56竜入"])), true(Move == move(59, 56))]) :-
    position_sfen(Position, "k8/9/9/9/9/9/9/9/K3+R4 b - 1"),
    text_move(Position, Text, Move).
test(right, Move == move(38, 48)) :-
    move(golds, "48金右", Move).
test(left_more_said, Move == move(58, 48)) :-
    move(golds, "▲４八金左寄", Move).
test(one_legal, Move == move(68, 67)) :-
    move(pinned_gold, "67金", Move).
test(board_before_hand, Move == move(58, 48)) :-
    move(gold_held, "48金", Move).
test(drop_said, [forall(member(Text, ["48金打", "G*4h", "+0048KI"])), true(Move == drop(ki, 48))]) :-
    move(gold_held, Text, Move).
test(drop_beside_pinned, Move == drop(ki, 48)) :-
    move(pin_and_hand, "48金", Move).
test(must_promote_unsaid, Move == promote(52, 51)) :-
    move(pawn_last, "51歩", Move).
test(same, Move == move(31, 22)) :-
    game([move(77, 76), move(33, 34), move(88, 22)], Game),
    text_move(Game, "同銀", Move).
test(ambiguous, Rule == ambiguous([move(38, 48), move(58, 48)])) :-
    refused(golds, "48金", Rule).
test(promotion_open, Rule == ambiguous([move(76, 43), promote(76, 43)])) :-
    refused(bishop, "43角", Rule0),
    Rule0 = ambiguous(Moves0),
    sort(Moves0, Moves),
    Rule = ambiguous(Moves).
test(no_move, [ forall(member(Text, ["", "hello", "7x", "7g", "▲", "同", "76", "76人", "76歩打打",
                                     "76歩(7)", "76歩上打", "7776XX", "7776fu", "7076FU", "0歩",
                                     "▲▲76歩", "投了", "76\u0000歩", "\uFFFD \uFFFD\uFFFD六歩(77)"
                                   ])),
                throws(error(gunshi(bad_move(Text, _)), _)) ]) :-
    move(start, Text, _).
test(what, What == "its end, 打x, is not understood") :-
    catch(move(start, "76歩上打x", _), error(gunshi(bad_move(_, What)), _), true).

:- end_tests(notation_read).

:- begin_tests(notation_refused).

test(text, [ forall(refused_case(Name, Text, Rule0)),
             true(Rule == Rule0)
           ]) :-
    refused(Name, Text, Rule).
test(fault, [ forall(fault_case(Name, Move, Rule0)),
              true(Rule == Rule0)
            ]) :-
    fault(Name, Move, Rule).
test(legal, [forall(member(Move, [move(77, 76), move(28, 58)])), fail]) :-
    fault(start, Move, _).
test(every_move_has_a_fault_or_is_legal, [forall(sfen(Name, _)), true(Wrong == [])]) :-
    position(Name, Position),
    findall(Move,
            ( any_move(Move),
              (   legal_move(Position, Move)
              ->  legality_fault(Position, Move, _)
              ;   \+ legality_fault(Position, Move, _)
              )
            ),
            Wrong).
test(not_a_move, throws(error(type_error(move, castle), _))) :-
    fault(start, castle, _).
test(not_bound, throws(error(instantiation_error, _))) :-
    fault(start, move(77, _), _).
test(not_a_position, throws(error(type_error(position, here), _))) :-
    legality_fault(here, move(77, 76), _).

any_move(Move) :-
    square(To),
    (   square(From),
        member(Move, [move(From, To), promote(From, To)])
    ;   member(Kind, [fu, ky, ke, gi, ki, ka, hi]),
        Move = drop(Kind, To)
    ).

square(Square) :-
    between(1, 9, File),
    between(1, 9, Rank),
    Square is 10*File + Rank.

refused_case(start,       "△76歩",     wrong_side).
refused_case(start,       "-7776FU",   wrong_side).
refused_case(start,       "3c3d",      wrong_side).
refused_case(start,       "34歩(33)",  wrong_side).
refused_case(start,       "同歩",      no_last_move).
refused_case(start,       "75歩",      no_such_piece).
refused_case(start,       "76歩右",    no_such_piece).
refused_case(start,       "76銀(77)",  no_such_piece).
refused_case(start,       "7776TO",    cannot_promote).
refused_case(start,       "7776GI",    no_such_piece).
refused_case(start,       "77歩",      occupied_by_own).
refused_case(start,       "76歩成",    cannot_promote).
refused_case(start,       "75歩(77)",  cannot_move_there).
refused_case(start,       "76歩打",    not_in_hand).
refused_case(start,       "76と打",    not_in_hand).
refused_case(start,       "+0076TO",   not_in_hand).
refused_case(start,       "P*7f",      not_in_hand).
refused_case(start,       "5e5d",      no_piece).
refused_case(start,       "54歩(55)",  no_piece).
refused_case(pinned_gold, "67金右",    self_check).
refused_case(pinned_gold, "47金",      self_check).
refused_case(hands,       "55歩",      nifu).
refused_case(hands,       "51香打",    occupied).
refused_case(hands,       "41香",      dead_end).
refused_case(hands,       "22桂",      dead_end).
refused_case(pawn_last,   "51歩不成",  must_promote).
refused_case(pawn_last,   "51歩(52)",  must_promote).
refused_case(mate_drop,   "12歩",      drop_pawn_mate).
refused_case(check_drop,  "12歩打",    self_check).

fault_case(start,       move(77, 75),    cannot_move_there).
fault_case(start,       move(99, 97),    occupied_by_own).
fault_case(start,       move(88, 44),    cannot_move_there).
fault_case(start,       move(55, 54),    no_piece).
fault_case(start,       move(0, 54),     no_piece).
fault_case(start,       move(33, 34),    wrong_side).
fault_case(start,       promote(77, 76), cannot_promote).
fault_case(start,       promote(69, 68), cannot_promote).
fault_case(start,       promote(77, 75), cannot_move_there).
fault_case(start,       drop(fu, 55),    not_in_hand).
fault_case(start,       drop(ou, 55),    not_in_hand).
fault_case(hands,       drop(fu, 55),    nifu).
fault_case(hands,       drop(fu, 57),    occupied).
fault_case(hands,       drop(fu, 41),    dead_end).
fault_case(hands,       drop(ke, 42),    dead_end).
fault_case(hands,       drop(ky, 100),   off_board).
fault_case(pawn_last,   move(52, 51),    must_promote).
fault_case(pinned_gold, move(58, 48),    self_check).
fault_case(mate_drop,   drop(fu, 12),    drop_pawn_mate).
fault_case(check_drop,  drop(fu, 12),    self_check).
fault_case(check_drop,  drop(fu, 88),    self_check).

:- end_tests(notation_refused).

%   Walks of random legal moves from the start; every fourth position is looked at. Later positions
%   hold promoted pieces, hands and checks.

:- begin_tests(notation_random, [setup(set_random(seed(2026)))]).

test(reads_back, [forall(between(1, 6, _)), true(Wrong == [])]) :-
    position(start, Start),
    walk(120, none, Start, Contexts),
    findall(Notation-Text,
            ( member(Context, Contexts),
              Context = after(Position, _),
              legal_move(Position, Move),
              member(Notation, [usi, csa, kif, ki2]),
              move_text(Notation, Context, Move, Text),
              \+ catch(text_move(Context, Text, Move), error(_, _), fail)
            ),
            Wrong).
test(differ, [forall(between(1, 3, _)), true(Same == [])]) :-
    position(start, Start),
    walk(120, none, Start, Contexts),
    findall(Notation-Position,
            ( member(after(Position, Last), Contexts),
              legal_moves(Position, Moves),
              member(Notation, [csa, kif, ki2]),
              maplist(move_text(Notation, after(Position, Last)), Moves, Texts),
              \+ is_set(Texts)
            ),
            Same).

%   walk(+Plies, +Last, +Position, -Contexts).

walk(Plies, Last, Position, Contexts) :-
    (   Plies > 0,
        legal_moves(Position, Moves),
        Moves \== []
    ->  random_member(Move, Moves),
        arg(2, Move, To),
        position_after(Position, Move, After),
        Plies1 is Plies-1,
        (   Plies mod 4 =:= 0,
            Last \== none
        ->  Contexts = [after(Position, Last)|Contexts1]
        ;   Contexts = Contexts1
        ),
        walk(Plies1, To, After, Contexts1)
    ;   Contexts = []
    ).

:- end_tests(notation_random).
