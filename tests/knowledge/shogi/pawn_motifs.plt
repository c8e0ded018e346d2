:- encoding(utf8).
/*  Motifs of pawns and small pieces against the table of small positions, as it stands and turned
    round; and the words that they are made of.
*/
:- module(test_pawn_motifs, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(csv)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/declare), [knowledge_example/3]).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/motifs)).
:- use_module(library(gunshi/knowledge/shogi/pawn_words)).
:- use_module(library(gunshi/knowledge/steps)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).

%   row(-Name, -Game, -Move, -Verdict): of tests/data/pawn_motifs.tsv.

row(Name, Game, Move, Verdict) :-
    getenv('GUNSHI_TEST_DATA', Data),
    directory_file_path(Data, 'pawn_motifs.tsv', File),
    csv_read_file(File, [_|Rows], [separator(0'\t), convert(false), functor(row)]),
    member(row(Name, Usi, UsiMove, Verdict), Rows),
    game_usi(Game, Usi),
    move_usi(Move, UsiMove).

verdict(Name, Game, Move, Verdict) :-
    motifs_of(Game, Move, Motifs),
    (   memberchk(motif(Name, _, _, _, _), Motifs)
    ->  Verdict = yes
    ;   Verdict = no
    ).

%   turned(+Game0, -Game): the same game on a board turned round, the sides changed over.

turned(Game0, Game) :-
    game_start(Game0, Start0),
    position_term(Start0, shogi(Side0, Pieces0, Hands0)),
    opponent(Side0, Side),
    maplist(turned_piece, Pieces0, Pieces),
    maplist(turned_hand, Hands0, Hands),
    position_term(Start, shogi(Side, Pieces, Hands)),
    game_new(Start, Game1),
    game_moves(Game0, Moves0),
    maplist(turned_move, Moves0, Moves),
    foldl([Move, G0, G]>>game_play(G0, Move, G), Moves, Game1, Game).

turned_piece(at(Square0, Piece0), at(Square, Piece)) :-
    Square is 110-Square0,
    Piece0 =.. [Side0|Kind],
    opponent(Side0, Side),
    Piece =.. [Side|Kind].

turned_hand(hand(Side0, Kind, Count), hand(Side, Kind, Count)) :-
    opponent(Side0, Side).

turned_move(drop(Kind, To0), drop(Kind, To)) :-
    To is 110-To0.
turned_move(move(From0, To0), move(From, To)) :-
    From is 110-From0,
    To is 110-To0.
turned_move(promote(From0, To0), promote(From, To)) :-
    From is 110-From0,
    To is 110-To0.

now(Usi, Now) :-
    game_usi(Game, Usi),
    situation(Game, [], none, Now).

:- begin_tests(pawn_motifs).

test(moves_are_legal, Illegal == []) :-
    findall(Name-Move,
            ( row(Name, Game, Move, _), game_position(Game, Position),
              \+ legal_move(Position, Move) ),
            Illegal).
test(as_the_table_says, Wrong == []) :-
    findall(wanted(Name, Verdict, Sfen, Move),
            ( row(Name, Game, Move, Verdict), \+ verdict(Name, Game, Move, Verdict),
              game_position(Game, Position), position_sfen(Position, Sfen) ),
            Wrong).
test(turned_round, Wrong == []) :-
    findall(wanted(Name, Verdict, Sfen, Move),
            ( row(Name, Game0, Move0, Verdict),
              turned(Game0, Game), turned_move(Move0, Move),
              \+ verdict(Name, Game, Move, Verdict),
              game_position(Game, Position), position_sfen(Position, Sfen) ),
            Wrong).
test(two_of_each, Few == []) :-
    findall(Name-Verdict, row(Name, _, _, Verdict), Rows),
    setof(Name, Verdict^member(Name-Verdict, Rows), Names),
    findall(Name-Verdict,
            ( member(Name, Names),
              member(Verdict, [yes, no]),
              aggregate_all(count, member(Name-Verdict, Rows), Count),
              Count < 2
            ),
            Few).

:- end_tests(pawn_motifs).

:- begin_tests(pawn_words).

%   word(-Name, -Goal, -Now): the example that Name is declared with.

word(Name, Goal, Now) :-
    module_property(gunshi_knowledge_shogi_pawn_words, exports(Words)),
    member(Name/Arity, Words),
    knowledge_example(Name, Arity, Example),
    example_goal(Example, Goal, Now).

example_goal(in(Text, Position), Goal, Now) :-
    term_string(Goal, Text, [variable_names(['Now'=Now|_])]),
    (   Position == "startpos"
    ->  now(Position, Now)
    ;   string_concat("sfen ", Position, Usi),
        now(Usi, Now)
    ).
example_goal(Text, Goal, none) :-
    string(Text),
    term_string(Goal, Text).

test(examples_hold, Wrong == []) :-
    findall(Name, ( word(Name, Goal, _), \+ call(Goal) ), Wrong).
test(each_has_one, Count == 13) :-
    aggregate_all(count, word(_, _, _), Count).
test(no_move_before, [fail]) :-
    now("startpos", Now),
    earlier_move(Now, _, _, _).
test(moves_before, Moves == [1-fu-drop(fu, 27), 2-ka-promote(88, 22), 3-fu-move(33, 34)]) :-
    now("sfen 4k4/9/6p2/9/9/9/9/1B7/4K4 w p 1 moves 3c3d 8h2b+ P*2g", Now),
    findall(Back-Kind-Move, earlier_move(Now, Back, Kind, Move), Moves).
test(arrived, Squares == [34]) :-
    now("startpos moves 7g7f 3c3d", Now),
    findall(Square, just_arrived(Now, Square), Squares).
test(may_have_arrived, Squares == [34, 51]) :-
    now("sfen 4k4/9/9/6p2/9/9/2P6/9/4K4 b - 1", Now),
    findall(Square, just_arrived(Now, Square), Squares).
test(clear, Clear == [28-38, 28-88, 88-77]) :-
    now("startpos", Now),
    findall(From-To,
            ( member(From-To, [28-38, 28-88, 28-98, 88-77, 88-66, 28-47, 55-55]),
              clear(Now, From, To) ),
            Clear).
test(rear_support, Squares == [27]) :-
    now("sfen 4k4/9/9/9/9/9/1r5P1/7R1/4K4 b - 1", Now),
    findall(Square, ( member(Square, [26, 27, 28, 29, 38]), rear_support(Now, sente, Square) ),
            Squares).
test(propped_by_a_neighbour, Sides == [gote]) :-
    now("sfen 4k4/9/9/4g4/4P4/9/9/4R4/4K4 w p 1", Now),
    findall(Side, propped(Now, Side, 55), Sides).
test(takeable_by_no_pinned_piece, [fail]) :-
    now("sfen 4k4/4g4/9/5P3/9/9/9/4R4/K8 b - 1", Now),
    takeable(Now, promote(44, 43)).

:- end_tests(pawn_words).
