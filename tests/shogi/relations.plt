/*  Relations of a position: in many positions, real and odd, they are what slow_relations.pl makes
    of the same words; whatever is bound the answers are the same; and turned round they are turned.
*/
:- module(test_relations, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/shogi/kinds)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/relations)).
:- use_module(tests(shogi/slow_relations)).
:- use_module(tests(sizes)).

%   relation(?Name, ?Columns, ?How): position_NAME has these arguments after the position and, if
%   How is `points`, the points.

relation(attacks,        [square, square],         plain).
relation(attackers,      [square, side, number],   plain).
relation(guards,         [square, side, number],   plain).
relation(line,           [square, square, square], plain).
relation(pinned,         [square, square],         plain).
relation(flight,         [side, square],           plain).
relation(entrance,       [kind, square],           plain).
relation(dropping_check, [kind, square],           plain).
relation(open_file,      [square],                 plain).
relation(open_diagonal,  [square],                 plain).
relation(file_pawn,      [side, number],           plain).
relation(open_to_pawn,   [side, number],           plain).
relation(head,           [side, kind, square],     plain).
relation(weak_head,      [square, kind],           plain).
relation(hanging,        [square],                 points).
relation(confined,       [square],                 points).
relation(trapped,        [square],                 points).
relation(duty,           [square, square],         points).
relation(overloaded,     [square],                 points).

value(square, Square) :-
    between(1, 9, File),
    between(1, 9, Rank),
    Square is 10*File + Rank.
value(side, Side) :-
    opponent(Side, _).
value(kind, Kind) :-
    piece_kind(Kind).
value(number, Number) :-
    between(0, 10, Number).

asked(Name, Arguments, Position, Points, test_relations:Goal) :-
    relation(Name, Columns, How),
    same_length(Columns, Arguments),
    atom_concat(position_, Name, Predicate),
    (   How == plain
    ->  Goal =.. [Predicate, Position|Arguments]
    ;   Goal =.. [Predicate, Position, Points|Arguments]
    ).

answers(Name, Position, Points, Arguments, Answers) :-
    asked(Name, Arguments, Position, Points, Goal),
    findall(Arguments, Goal, Answers0),
    msort(Answers0, Answers).

                /*******************************
                *          POSITIONS           *
                *******************************/

%   of_data(-Positions): all of tests/data that are positions of a game.

of_data(Positions) :-
    findall(Position,
            ( member(Name, ['perft.tsv', 'forms_positions.tsv', 'sfen_good.tsv', 'mate_small.tsv',
                            'mate_problems.tsv']),
              row(Name, Sfen),
              catch(position_sfen(Position, Sfen), error(gunshi(bad_sfen(_, _, _, _)), _), fail)
            ),
            Positions0),
    sort(Positions0, Positions).

row(Name, Sfen) :-
    getenv('GUNSHI_TEST_DATA', Data),
    atomic_list_concat([Data, Name], /, File),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", [_|Rows]),
    member(Row, Rows),
    split_string(Row, "\t", "", [_, Sfen|_]).

%   played(+Count, -Positions): of games in which every move is as good as another.

played(Count, Positions) :-
    start_position(hirate, Start),
    length(Positions, Count),
    foldl(next_played(Start), Positions, Start, _).

next_played(Start, Position, Position, Next) :-
    legal_moves(Position, Moves),
    (   random_member(Move, Moves),
        \+ maybe(1, 150)
    ->  position_after(Position, Move, Next)
    ;   Next = Start
    ).

%   strewn(+Count, -Positions): pieces anywhere, sliders among them, and often a king that is not
%   there.

strewn(Count, Positions) :-
    length(Positions, Count),
    maplist(strewn, Positions).

strewn(Position) :-
    repeat,
    findall(Square, value(square, Square), Squares0),
    random_permutation(Squares0, Squares),
    findall(King, ( member(King, [sente(ou), gote(ou)]), maybe(4, 5) ), Kings),
    random_between(4, 34, Count),
    findall(Piece, ( between(1, Count, _), any_piece(Piece) ), Pieces0),
    append(Kings, Pieces0, Pieces),
    random_member(Side, [sente, gote]),
    findall(hand(Owner, Kind, 1),
            ( opponent(Owner, _), hand_kind(Kind), maybe(1, 4) ),
            Hands),
    placed(Pieces, Squares, Placed),
    catch(position_term(Position, shogi(Side, Placed, Hands)),
          error(gunshi(bad_position(_, _, _, _)), _),
          fail),
    !.

any_piece(Piece) :-
    random_member(Kind, [ fu, fu, ky, ky, ke, gi, gi, ki, ki, ka, hi, to, ny, nk, ng, um, ry, ky ]),
    random_member(Side, [sente, gote]),
    Piece =.. [Side, Kind].

placed([], _, []).
placed([Piece|Pieces], [Square|Squares], [at(Square, Piece)|Placed]) :-
    placed(Pieces, Squares, Placed).

%   cases(-Cases): Position-Points; in the thorough run of 10,000 positions of games, and of 1,000
%   that are strewn. Points are as in the knowledge, or so few that many are equal.

cases(Cases) :-
    set_random(seed(1604)),
    of_data(Data0),
    random_permutation(Data0, Data1),
    size(25, 200, MostData),
    (   length(Data, MostData),
        append(Data, _, Data1)
    ->  true
    ;   Data = Data1
    ),
    size(25, 500, MostPlayed),
    played(MostPlayed, Played),
    size(25, 200, MostStrewn),
    strewn(MostStrewn, Strewn),
    append([Data, Played, Strewn], Positions),
    maplist(with_points, Positions, Cases).

with_points(Position, Position-Points) :-
    (   maybe
    ->  known_points(Points)
    ;   functor(Points, points, 13),
        Points =.. [_|Worths],
        maplist(random_between(0, 4), Worths)
    ).

known_points(points(100, 300, 350, 500, 800, 1000, 550, 400, 450, 450, 500, 1100, 1300)).

hangs(Position, Square) :-
    known_points(Points),
    position_hanging(Position, Points, Square).

%   in_all(:Wrong, -Cases): where Wrong, given a position and points, finds something: at most
%   three.

:- meta_predicate in_all(3, -).

in_all(Wrong, Found) :-
    cases(Cases),
    findnsols(3, Sfen-Points-What,
              ( member(Position-Points, Cases),
                call(Wrong, Position, Points, What),
                position_sfen(Position, Sfen)
              ),
              Found),
    !.

%   wrong(?Type, -Value, -Outcome): of what has the wrong form, and of what is none of its kind.

wrong(square, Value, fails) :-
    none_integer(Value).
wrong(square, Value, error(type_error(integer, Value))) :-
    member(Value, [28.0, foo, "55", 5.5, f(55), [], 1r3]).
wrong(side, Value, error(type_error(side, Value))) :-
    member(Value, [black, "sente", 1, sente(fu)]).
wrong(kind, Value, error(type_error(kind, Value))) :-
    member(Value, [foo, "fu", 1, sente(fu), 'FU']).
wrong(number, Value, fails) :-
    member(Value, [-1, 255, 256, 4294967296, 0x10000000000000000]).
wrong(number, Value, error(type_error(integer, Value))) :-
    member(Value, [foo, "1", 0.5, f(1)]).

none_integer(Value) :-
    member(Value, [0, -1, 1, 10, 20, 90, 100, 101, 111, -55, 4294967351, 0x10000000000000037]).

outcome(Goal, Outcome) :-
    (   catch(Goal, error(Error, _), true)
    ->  (   var(Error)
        ->  Outcome = answers
        ;   Outcome = error(Error)
        )
    ;   Outcome = fails
    ).

%   start_and_goal(?Name, -Columns, -Arguments, -Goal): asked of the start of a game.

start_and_goal(Name, Columns, Arguments, Goal) :-
    start_position(hirate, Position),
    known_points(Points),
    relation(Name, Columns, _),
    asked(Name, Arguments, Position, Points, Goal).

                /*******************************
                *          PROPERTIES          *
                *******************************/

%   differs(+Position, +Points, -What) is nondet: the answers of the core, each once, are not those
%   of the slow relation.

differs(Position, Points, Name:core(More):slow(Less)) :-
    slow_board(Position, Board),
    relation(Name, _, _),
    answers(Name, Position, Points, Arguments, Core),
    Slowly =.. [Name|Arguments],
    findall(Arguments, slowly(Slowly, Board, Points), Slow0),
    sort(Slow0, Slow),
    Core \== Slow,
    subtract(Core, Slow, More),
    subtract(Slow, Core, Less).
differs(Position, Points, exchange(Move):core(Core):slow(Slow)) :-
    slow_board(Position, Board),
    slowly(exchange(Move, Slow), Board, Points),
    findall(Gain, position_exchange(Position, Points, Move, Gain), Core),
    Core \== [Slow].
differs(Position, Points, balance(Side):core(Core):slow(Slow)) :-
    slow_board(Position, Board),
    slowly(balance(Side, Slow), Board, Points),
    findall(Balance, position_balance(Position, Points, Side, Balance), Core),
    Core \== [Slow].

%   depends_on_what_is_bound(+Position, +Points, -What) is nondet: with one argument bound, of all
%   values, or with several, as in an answer or by chance, the answers are others than those of the
%   open question that agree.

depends_on_what_is_bound(Position, Points, Name:Arguments) :-
    relation(Name, Columns, _),
    answers(Name, Position, Points, _, All),
    bound(Columns, All, Arguments),
    answers(Name, Position, Points, Arguments, Some),
    include(agrees(Arguments), All, Expected),
    Some \== Expected.

agrees(Arguments, Answer) :-
    \+ Arguments \= Answer.

bound(Columns, _, Arguments) :-
    same_length(Columns, Arguments),
    nth1(N, Columns, Type),
    nth1(N, Arguments, Value),
    value(Type, Value).
bound(Columns, All, Arguments) :-
    between(1, 4, _),
    maplist(chance, Columns, Whole0),
    (   Whole = Whole0
    ;   random_member(Whole, All)
    ;   random_member(Answer, All),
        maplist([A, B, C]>>random_member(C, [A, B]), Answer, Whole0, Whole)
    ),
    maplist(sometimes, Whole, Arguments).

chance(Type, Value) :-
    findall(V, value(Type, V), Values),
    random_member(Value, Values).

sometimes(Value, Argument) :-
    (   maybe(3, 4)
    ->  Argument = Value
    ;   true
    ).

%   mistakes_one_variable(+Position, +Points, -What) is nondet: with one variable for two or more
%   arguments, the answers are others than those in which these are equal.

mistakes_one_variable(Position, Points, Name:Arguments) :-
    relation(Name, Columns, _),
    answers(Name, Position, Points, _, All),
    same_length(Columns, Arguments),
    append(_, [One|Others], Arguments),
    member(Other, Others),
    One = Other,
    answers(Name, Position, Points, Arguments, Some),
    include(agrees(Arguments), All, Expected),
    Some \== Expected.

%   leaves_a_choice(+Position, +Points, -What) is nondet: an answer that is asked for leaves a
%   choice point.

leaves_a_choice(Position, Points, Name:Arguments) :-
    relation(Name, _, _),
    answers(Name, Position, Points, _, All),
    member(Arguments, All),
    asked(Name, Arguments, Position, Points, Goal),
    \+ ( call_cleanup(Goal, Last = true),
         Last == true
       ).

%   turns(+Position, +Points, -What) is nondet: from the other side of the board it is not the same.

turns(Position, Points, Name:here(More):there(Less)) :-
    turned_position(Position, Turned),
    relation(Name, Columns, _),
    answers(Name, Position, Points, _, Here0),
    answers(Name, Turned, Points, _, There),
    maplist(maplist(turned(Name), Columns), Here0, Here1),
    msort(Here1, Here),
    Here \== There,
    subtract(Here, There, More),
    subtract(There, Here, Less).
turns(Position, Points, exchange(Move):Gain) :-
    turned_position(Position, Turned),
    legal_move(Position, Move),
    turned_move(Move, Move1),
    position_exchange(Position, Points, Move, Gain),
    \+ position_exchange(Turned, Points, Move1, Gain).
turns(Position, Points, balance(Side):Balance) :-
    turned_position(Position, Turned),
    opponent(Side, Other),
    position_balance(Position, Points, Side, Balance),
    \+ position_balance(Turned, Points, Other, Balance).

turned(_, square, Square, Turned) :-
    !,
    Turned is 110 - Square.
turned(_, side, Side, Turned) :-
    !,
    opponent(Side, Turned).
turned(Name, number, File, Turned) :-
    memberchk(Name, [file_pawn, open_to_pawn]),
    !,
    Turned is 10 - File.
turned(_, _, Value, Value).

turned_position(Position, Turned) :-
    position_term(Position, shogi(Side0, Pieces0, Hands0)),
    opponent(Side0, Side),
    findall(at(Square, Piece),
            ( member(at(Square0, Piece0), Pieces0),
              Square is 110 - Square0,
              piece_side_kind(Piece0, Owner0, Kind),
              opponent(Owner0, Owner),
              piece_side_kind(Piece, Owner, Kind)
            ),
            Pieces),
    findall(hand(Owner, Kind, Count),
            ( member(hand(Owner0, Kind, Count), Hands0), opponent(Owner0, Owner) ),
            Hands),
    position_term(Turned, shogi(Side, Pieces, Hands)).

turned_move(drop(Kind, To0), drop(Kind, To)) :-
    !,
    To is 110 - To0.
turned_move(Move0, Move) :-
    Move0 =.. [Name, From0, To0],
    From is 110 - From0,
    To is 110 - To0,
    Move =.. [Name, From, To].

:- begin_tests(relations).

test(as_the_slow_ones, Found == []) :-
    in_all(differs, Found).
test(whatever_is_bound, Found == []) :-
    in_all(depends_on_what_is_bound, Found).
test(one_variable_for_two, Found == []) :-
    in_all(mistakes_one_variable, Found).

%   Of two rooks the one with the lance behind it goes first, for either side.

test(of_equal_pieces, Hanging == [yes, yes]) :-
    position_sfen(Position, "9/9/9/3g1g3/R3g4/9/4R4/4L4/9 b - 1"),
    turned_position(Position, Turned),
    findall(Hangs,
            ( member(P, [Position, Turned]),
              ( hangs(P, 55) -> Hangs = yes ; Hangs = no )
            ),
            Hanging).

%   The gold is pinned, and keeps the king from the knight all the same.

test(the_king_does_not_go_where_a_pinned_piece_attacks, fail) :-
    position_sfen(Position, "4k4/4g4/3n5/3K5/9/9/9/4R4/9 b - 1"),
    hangs(Position, 63).

%   The pawn was pinned, and takes the horse that has gone.

test(a_pin_that_the_move_ends, Gain == -1700) :-
    position_sfen(Position, "4k4/9/9/9/9/2p6/1+b7/2P6/3K5 w - 1"),
    known_points(Points),
    position_exchange(Position, Points, move(87, 77), Gain).

%   A silver between two pawns, before a gold: nothing attacks it yet, but a pawn could be dropped.

test(trapped_before_it_is_attacked,
     [ forall(member(Hand-Expected, [ 'P'-yes, 'p'-no, 'S'-no ])),
       Trapped == Expected ]) :-
    format(string(Sfen), "4k4/9/9/9/2PsP4/9/3G5/9/4K4 w ~w 1", [Hand]),
    position_sfen(Position, Sfen),
    known_points(Points),
    (   position_trapped(Position, Points, 65)
    ->  Trapped = yes
    ;   Trapped = no
    ).

test(no_choice_is_left, Found == []) :-
    in_all(leaves_a_choice, Found).
test(the_same_from_the_other_side, Found == []) :-
    in_all(turns, Found).

test(wrong_arguments, Wrong == []) :-
    findall(Name:Arguments:Is:Should,
            ( start_and_goal(Name, Columns, Arguments, Goal),
              nth1(N, Columns, Type),
              nth1(N, Arguments, Value),
              wrong(Type, Value, Should),
              outcome(Goal, Is),
              Is \== Should
            ),
            Wrong).
test(no_position, Wrong == []) :-
    findall(Name:Outcome,
            ( relation(Name, _, _),
              asked(Name, _, foo, points(1), Goal),
              outcome(Goal, Outcome),
              Outcome \== error(type_error(position, foo))
            ),
            Wrong).
test(wrong_points, Wrong == []) :-
    start_position(hirate, Position),
    findall(Name:Points:Is,
            ( relation(Name, _, points),
              member(Points-Should,
                     [ foo-type_error(points, foo),
                       points(1)-type_error(points, points(1)),
                       points(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, a)-type_error(integer, a),
                       points(x, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)-type_error(integer, x)
                     ]),
              asked(Name, _, Position, Points, Goal),
              outcome(Goal, Is),
              Is \== error(Should)
            ),
            Wrong).
test(exchanges_of_no_legal_move,
     [ forall(member(Move-Should, [ move(77, 75)-fails, drop(fu, 55)-fails, promote(77, 76)-fails,
                                    move(77, 70)-fails, drop(ou, 55)-fails, move(77, 760)-fails,
                                    foo-error(type_error(move, foo)),
                                    move(a, 76)-error(type_error(move, move(a, 76)))
                                  ])),
       Is == Should ]) :-
    start_position(hirate, Position),
    known_points(Points),
    outcome(position_exchange(Position, Points, Move, _), Is).

:- end_tests(relations).
