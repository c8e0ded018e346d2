/*  Relations as rules ask them: the example of each is true; words of squares against counting on
    the board, words of moves against the legal moves, steps to other situations against positions.
*/
:- module(test_knowledge_relations, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(random)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/steps)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/geometry)).
:- use_module(library(gunshi/knowledge/shogi/move_words)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/kinds)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(shogi/slow_relations)).
:- use_module(tests(sizes)).

:- declare_knowledge(test_example(relation: any, now: variable),
                     "The example of a relation is true.",
                     "test_example(none, _).").

:- initialization(( all_knowledge, load_examples )).

                /*******************************
                *           EXAMPLES           *
                *******************************/

%   example(?Relation, -Goal, -Position): Relation is Name/Arity, the others are texts; of shogi.

example(Name/Arity, Goal, Position) :-
    declaration(Name, Arity, Class, _, _),
    Class \== knowledge,
    knowledge_example(Name, Arity, Example),
    (   string(Example)
    ->  Goal = Example,
        Position = "startpos"
    ;   Example = in(Goal, Position)
    ).

%   load_examples: each as the body of a rule of test_example/2.

load_examples :-
    findall(Rule,
            ( example(Relation, Goal, _),
              (   sub_string(Goal, _, _, _, "Now")
              ->  Now = 'Now'
              ;   Now = '_'
              ),
              format(string(Rule), "test_example(~q, ~w) :- ~s.\n", [Relation, Now, Goal])
            ),
            Rules),
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [extension(pl), encoding(utf8)]),
          maplist(write(Out), Rules),
          close(Out)
        ),
        load_knowledge(File),
        delete_file(File)).

now(Sfen, Now, Position) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, [], none, Now).

                /*******************************
                *           SQUARES            *
                *******************************/

%   word(?Name, ?Columns, ?Given): the first Given arguments must be bound.

word(offset,          [side, square, distance, distance, square], 1).
word(front,           [side, square, square],   1).
word(behind,          [side, square, square],   1).
word(beside,          [square, square],         0).
word(front_diagonal,  [side, square, square],   1).
word(back_diagonal,   [side, square, square],   1).
word(adjacent,        [square, square],         0).
word(knight_jump,     [side, square, square],   1).
word(rank,            [side, square, line],     0).
word(file,            [side, square, line],     0).
word(seen,            [side, square, square],   0).
word(camp,            [side, square],           0).
word(squares_between, [square, square, square], 2).
word(steps,           [square, square, line],   2).

%   counted(+Name, ?Arguments) is nondet: what the word means, by the files and ranks that the side
%   counts.

counted(offset, [Side, From, Forward, Right, To]) :-
    distance(Side, From, To, Forward, Right).
counted(front, [Side, From, To]) :-
    distance(Side, From, To, 1, 0).
counted(behind, [Side, From, To]) :-
    distance(Side, From, To, -1, 0).
counted(beside, [From, To]) :-
    distance(sente, From, To, 0, Right),
    abs(Right) =:= 1.
counted(front_diagonal, [Side, From, To]) :-
    distance(Side, From, To, 1, Right),
    abs(Right) =:= 1.
counted(back_diagonal, [Side, From, To]) :-
    distance(Side, From, To, -1, Right),
    abs(Right) =:= 1.
counted(adjacent, [From, To]) :-
    counted(steps, [From, To, 1]).
counted(knight_jump, [Side, From, To]) :-
    distance(Side, From, To, 2, Right),
    abs(Right) =:= 1.
counted(rank, [Side, Square, Rank]) :-
    place(Side, Square, _, Rank).
counted(file, [Side, Square, File]) :-
    place(Side, Square, File, _).
counted(seen, [Side, Square, Seen]) :-
    place(Side, Square, File, Rank),
    Seen is 10*File + Rank.
counted(camp, [Side, Square]) :-
    place(Side, Square, _, Rank),
    memberchk(Rank, [7, 8, 9]).
counted(squares_between, [From, To, Square]) :-
    distance(sente, From, To, Forward, Right),
    Steps is max(abs(Forward), abs(Right)),
    once(( Forward =:= 0 ; Right =:= 0 ; abs(Forward) =:= abs(Right) )),
    distance(sente, From, Square, Forward1, Right1),
    between(1, Steps, Step),
    Step < Steps,
    Forward*Step =:= Forward1*Steps,
    Right*Step =:= Right1*Steps.
counted(steps, [From, To, Steps]) :-
    distance(sente, From, To, Forward, Right),
    Steps is max(abs(Forward), abs(Right)).

%   distance(?Side, ?From, ?To, ?Forward, ?Right), place(?Side, ?Square, ?File, ?Rank): as Side sees
%   it.

distance(Side, From, To, Forward, Right) :-
    place(Side, From, File0, Rank0),
    place(Side, To, File, Rank),
    Forward is Rank0 - Rank,
    Right is File0 - File.

place(Side, Square, File, Rank) :-
    value(side, Side),
    value(square, Square),
    (   Side == sente
    ->  File is Square//10,
        Rank is Square mod 10
    ;   File is 10 - Square//10,
        Rank is 10 - Square mod 10
    ).

value(square, Square) :-
    between(1, 9, File),
    between(1, 9, Rank),
    Square is 10*File + Rank.
value(side, Side) :-
    member(Side, [sente, gote]).
value(distance, Distance) :-
    between(-9, 9, Distance).
value(line, Line) :-
    between(0, 10, Line).

%   mask(+Columns, +Given, -Mask): `yes` for each argument that is bound.

mask(Columns, Given, Mask) :-
    same_length(Columns, Mask),
    length(Front, Given),
    append(Front, Rest, Mask),
    maplist(=(yes), Front),
    maplist([Bound]>>member(Bound, [yes, no]), Rest).

bound([], [], []).
bound([yes|Mask], [Value|Values], [Value|Arguments]) :-
    bound(Mask, Values, Arguments).
bound([no|Mask], [_|Values], [_|Arguments]) :-
    bound(Mask, Values, Arguments).

%   wrong_answers(-Wrong) is nondet: with the arguments of some answer bound, the answers are others
%   than those that agree; or one is there twice.

wrong_answers(Name:Arguments) :-
    word(Name, Columns, Given),
    same_length(Columns, Answer),
    findall(Answer, counted(Name, Answer), All0),
    sort(All0, All),
    mask(Columns, Given, Mask),
    findall(Key-Answer1, ( member(Answer1, All), bound(Mask, Answer1, Key) ), Keyed0),
    keys_ground(Keyed0, Keyed1),
    keysort(Keyed1, Keyed),
    group_pairs_by_key(Keyed, Groups),
    member(_-Answers0, Groups),
    Answers0 = [First|_],
    bound(Mask, First, Arguments),
    msort(Answers0, Answers),
    Goal =.. [Name|Arguments],
    findall(Arguments, Goal, Found0),
    msort(Found0, Found),
    Found \== Answers.

%   Variables of one key are the same in all: an atom stands for them.

keys_ground(Keyed0, Keyed) :-
    findall(Key-Answer, ( member(Key-Answer, Keyed0), maplist(ignore_open, Key) ), Keyed).

ignore_open(Value) :-
    ignore(Value = open).

%   wrong_check(+Count, -Wrong) is nondet: a question with all bound, also to what is no square,
%   that is answered otherwise than by counting, or leaves a choice.

wrong_check(Count, Name:Arguments) :-
    word(Name, Columns, _),
    between(1, Count, _),
    maplist(chance, Columns, Arguments),
    (   once(counted(Name, Arguments))
    ->  Should = yes
    ;   Should = no
    ),
    Goal =.. [Name|Arguments],
    (   call_cleanup(Goal, Last = true)
    ->  (   Last == true
        ->  Is = yes
        ;   Is = choice
        )
    ;   Is = no
    ),
    Is \== Should.

chance(Type, Value) :-
    findall(V, value(Type, V), Values),
    (   Type == square,
        maybe(1, 6)
    ->  random_member(Value, [0, 10, 20, 90, 100, 101, 9, -11, 110, 555, 0x10000000000000037])
    ;   random_member(Value, Values)
    ).

                /*******************************
                *            MOVES             *
                *******************************/

%   positions(+Count, -Positions): of games in which every move is as good as another, and some with
%   promotions and checks at hand.

positions(Count, Positions) :-
    set_random(seed(77)),
    start_position(hirate, Start),
    length(Played, Count),
    foldl(next_played(Start), Played, Start, _),
    findall(Position,
            ( member(Sfen, [ "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
                             "4k4/1P5S1/2N5L/7P1/9/9/9/9/4K4 b - 1",
                             "4k4/2S6/9/9/9/9/9/+R8/4K4 b RB2GSNLPbgsnlp 1",
                             "4k4/9/9/9/9/9/4p4/9/4K4 w 2Pg 1", "9/9/9/9/9/9/p7p/9/9 w r 1" ]),
              position_sfen(Position, Sfen)
            ),
            Chosen),
    append(Chosen, Played, Positions).

next_played(Start, Position, Position, Next) :-
    legal_moves(Position, Moves),
    (   random_member(Move, Moves)
    ->  position_after(Position, Move, Next)
    ;   Next = Start
    ).

%   of_move(?Word, +Position, +Move): Word without its situation is true of the legal Move.

of_move(moves(Move), _, Move).
of_move(drops(Move, Kind, To), _, Move) :-
    Move = drop(Kind, To).
of_move(plays(Move, Kind, From, To), Position, Move) :-
    board_move(Move, From, To),
    kind_at(Position, From, Kind).
of_move(lands(Move, Kind, To), Position, Move) :-
    arg(2, Move, To),
    position_after(Position, Move, After),
    kind_at(After, To, Kind).
of_move(takes(Move, Kind), Position, Move) :-
    board_move(Move, _, To),
    kind_at(Position, To, Kind).
of_move(promotes(Move), _, Move) :-
    functor(Move, promote, 2).
of_move(stays_plain(Move), Position, Move) :-
    Move = move(From, To),
    legal_moves(Position, Moves),
    memberchk(promote(From, To), Moves).
of_move(gives_check(Move), Position, Move) :-
    checking_moves(Position, Moves),
    memberchk(Move, Moves).
of_move(arrives(Move, To), _, Move) :-
    arg(2, Move, To).
of_move(leaves(Move, From), _, Move) :-
    board_move(Move, From, _).
of_move(hits(Move, Square), Position, Move) :-
    arg(2, Move, To),
    position_after(Position, Move, After),
    slow_board(After, Board),
    slowly(attacks(To, Square), Board, none),
    side_to_move(After, Other),
    piece_at(After, Square, Piece),
    piece_side_kind(Piece, Other, Kind),
    Kind \== ou.

board_move(move(From, To), From, To).
board_move(promote(From, To), From, To).

kind_at(Position, Square, Kind) :-
    piece_at(Position, Square, Piece),
    piece_side_kind(Piece, _, Kind).

move_word(Word) :-
    member(Name/Arity, [ moves/1, drops/3, plays/4, lands/3, takes/2, promotes/1, stays_plain/1,
                         gives_check/1, arrives/2, leaves/2, hits/2 ]),
    functor(Word, Name, Arity).

word_goal(Word, Now, Goal) :-
    Word =.. [Name|Arguments],
    Goal =.. [Name, Now|Arguments].

%   wrong_word(+Position, -Wrong) is nondet: asked of all moves, or of one.

wrong_word(Position, Sfen-Found-Expected) :-
    game_new(Position, Game),
    situation(Game, [], none, Now),
    legal_moves(Position, Moves),
    move_word(Word),
    word_goal(Word, Now, Goal),
    (   Asked = Moves
    ;   member(Move, Moves),
        Asked = [Move],
        arg(1, Word, Move)
    ),
    findall(Word, ( member(Each, Asked), of_move(Word, Position, Each) ), Expected0),
    findall(Word, Goal, Found0),
    msort(Expected0, Expected),
    msort(Found0, Found),
    Found \== Expected,
    position_sfen(Position, Sfen).

:- begin_tests(knowledge_relations).

test(example, [forall(example(Relation, _, Sfen))]) :-
    now(Sfen, Now, _),
    once(known(test_example(Relation, Now), _)).

test(squares, Wrong == []) :-
    findnsols(5, W, wrong_answers(W), Wrong),
    !.
test(checks_of_squares, Wrong == []) :-
    set_random(seed(5)),
    size(2000, 20_000, Count),
    findnsols(5, W, wrong_check(Count, W), Wrong),
    !.

test(words_of_moves, Wrong == []) :-
    size(40, 400, Count),
    positions(Count, Positions),
    findnsols(3, W, ( member(Position, Positions), wrong_word(Position, W) ), Wrong),
    !.

%   After a move the position is what the move makes of it, and the first situation is as it was.

test(after, Wrong == []) :-
    positions(20, Positions),
    findall(Sfen-Moves,
            ( member(Position, Positions),
              game_new(Position, Game),
              situation(Game, [], none, Now),
              duplicate_term(Now, Before),
              findall(Move-After,
                      ( after(Now, Move, Then), situation_position(Then, After) ),
                      Moves),
              findall(Move-After,
                      ( legal_move(Position, Move), position_after(Position, Move, After) ),
                      Expected),
              \+ ( Moves == Expected, Now == Before ),
              position_sfen(Position, Sfen)
            ),
            Wrong).
test(after_a_move_that_is_given, Squares == Expected) :-
    now("4k4/9/9/9/9/9/P8/9/4K4 b P 1", Now, Position),
    findall(To, ( after(Now, drop(fu, To), Then), last_move(Then, drop(fu, To)) ), Squares),
    findall(To, legal_move(Position, drop(fu, To)), Expected).
test(after_no_legal_move,
     [ forall(member(Move, [ move(77, 75), drop(fu, 55), promote(77, 76), move(77, 70),
                             drop(ou, 55), move(33, 34) ])),
       fail ]) :-
    now("startpos", Now, _),
    after(Now, Move, _).

%   It goes on from there, and from the first as well.

test(after_after, Squares == [74, 76, 84]) :-
    now("startpos", Now, _),
    after(Now, move(77, 76), One),
    after(One, move(83, 84), Two),
    after(Two, move(76, 75), Three),
    after(Three, move(84, 85), Four),
    after(Four, move(75, 74), Five),
    maplist(situation_position, [Five, One, Two], [P5, P1, P2]),
    findall(Square,
            ( member(Position-Square, [P5-74, P1-76, P2-84]), piece_at(Position, Square, _) ),
            Squares).
test(what_is_remembered_is_shared, [true(Memory1 == Memory0)]) :-
    now("startpos", Now, _),
    after(Now, move(77, 76), Then),
    situation_memory(Now, Memory0),
    situation_memory(Then, Memory1),
    same_term(Memory0, Memory1).

test(along, Squares-Way == [74, 76, 84]-[move(77, 76), move(83, 84), pass, pass, move(76, 75),
                                       move(84, 85), move(75, 74)]) :-
    now("startpos", Now, _),
    along(Now, [move(77, 76), move(83, 84), pass, pass], Two),
    along(Two, [move(76, 75), move(84, 85), move(75, 74)], Five),
    plain_goal(x(Five), x(now(Way))),
    situation_position(Five, P5),
    situation_position(Two, P2),
    findall(Square,
            ( member(Position-Square, [P5-74, P2-76, P2-84]), piece_at(Position, Square, _) ),
            Squares).
test(along_nothing, Then == Now) :-
    now("startpos", Now, _),
    along(Now, [], Then).
test(along_no_line,
     [ forall(member(Line, [ _, [_], [move(77, 76)|_], [move(77, 75)], [move(77, 76), move(76, 75)],
                             foo, [drop(fu, 55)], [move(77, 76), move(_, _)] ])),
       fail ]) :-
    now("startpos", Now, _),
    along(Now, Line, _).
test(along_what_is_no_move, error(type_error(move, foo))) :-
    now("startpos", Now, _),
    along(Now, [foo], _).
test(concepts_have_examples, Without == []) :-
    findall(Name, ( member(Name/Arity, [castle_missing/4, threat/4, mate_threat/2, refutes/4]),
                    \+ knowledge_example(Name, Arity, _) ), Without).

test(passed, Wrong == []) :-
    positions(20, Positions),
    findall(Sfen,
            ( member(Position, Positions),
              game_new(Position, Game),
              situation(Game, [], none, Now),
              duplicate_term(Now, Before),
              findall(Other, ( passed(Now, Then), situation_position(Then, Other) ), Others),
              findall(Other, position_passed(Position, Other), Expected),
              \+ ( Others == Expected, Now == Before ),
              position_sfen(Position, Sfen)
            ),
            Wrong).
test(passed_twice, Twice == Position) :-
    now("startpos", Now, Position),
    passed(Now, Once),
    passed(Once, Then),
    situation_position(Then, Twice),
    \+ last_move(Then, _).
test(not_passed_in_check, fail) :-
    now("4k4/9/9/9/9/9/9/4r4/4K4 b - 1", Now, _),
    passed(Now, _).

:- end_tests(knowledge_relations).
