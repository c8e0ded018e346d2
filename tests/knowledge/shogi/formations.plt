:- encoding(utf8).
/*  Formations: each can be completed, by both sides, and only as its conditions say. */
:- module(test_formations, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/formations)).
:- use_module(library(gunshi/shogi/kinds)).
:- use_module(library(gunshi/shogi/position), [opponent/2]).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(tests(knowledge/own_directory)).

                /*******************************
                *   FROM THEIR OWN CONDITIONS  *
                *******************************/

shape(Name, Conditions) :-
    need_knowledge(formations),
    known(formation(Name, _, _, Conditions), _).

single_shape(Name, Conditions) :-
    shape(Name, Conditions),
    aggregate_all(count, shape(Name, _), 1).

%   stands(+Conditions, -Own, -Others, -Hands): pieces on squares, as the owner counts, with which
%   the conditions hold. What stands on any(Square) is a lance of the owner.

stands(Conditions, Own, Others, Hands) :-
    findall(Kind-Square, member(own(Kind, Square), Conditions), Fixed),
    findall(Kind-Square,
            ( member(own_one_of([Kind|_], Square), Conditions)
            ; member(own_on(Kind, Squares), Conditions),
              once(( member(Square, Squares), \+ memberchk(_-Square, Fixed) ))
            ; member(any(Square), Conditions),
              Kind = ky
            ),
            Chosen),
    append(Fixed, Chosen, Own),
    findall(Kind-Square,
            ( member(enemy(Kind, Square), Conditions)
            ; member(enemy_on(Kind, [Square|_]), Conditions)
            ),
            Others),
    findall(Whose-Kind,
            ( member(held(Kind), Conditions), Whose = own
            ; member(enemy_held(Kind), Conditions), Whose = other
            ),
            Hands).

%   built(+Side, +Own, +Others, +Hands, -Position): Side is to move.

built(Side, Own, Others, Hands, Position) :-
    opponent(Side, Other),
    findall(at(Square, Piece),
            ( ( member(Kind-Seen, Own), Of = Side ; member(Kind-Seen, Others), Of = Other ),
              seen(Side, Seen, Square),
              piece_side_kind(Piece, Of, Kind)
            ),
            Placed),
    findall(hand(Of, Kind, 1),
            ( member(Whose-Kind, Hands), ( Whose == own -> Of = Side ; Of = Other ) ),
            Held),
    catch(position_term(Position, shogi(Side, Placed, Held)), error(gunshi(_), _), fail).

seen(sente, Square, Square).
seen(gote, Seen, Square) :-
    Square is 110-Seen.

number(Conditions, Number) :-
    (   member(ply(Number), Conditions)
    ->  true
    ;   member(last_ply(Number), Conditions)
    ->  true
    ;   Number = 30
    ).

%   brought(+Side, +Conditions, -Before): Before is before(Kind, To, From, Own, Others, Hands,
%   Move): the piece of Kind that Conditions want on To comes there by Move, from where they may
%   want it to have stood; the others stand.

brought(Side, Conditions, before(Kind0, To, From, Own, Others, Hands, Move)) :-
    stands(Conditions, All, Others, Hands),
    (   member(stood(Stood, _), Conditions)
    ;   member(stood_on(Stood, _), Conditions)
    ;   Stood = none
    ),
    select(Kind-To, All, Own),
    (   Stood == none
    ->  true
    ;   memberchk(Kind-Stood, [Stood-Stood, um-ka, ry-hi])
    ),
    (   promoted_kind(Kind0, Kind)
    ->  true
    ;   Kind0 = Kind
    ),
    between(11, 99, From),
    From mod 10 =\= 0,
    \+ memberchk(_-From, Own),
    \+ memberchk(_-From, Others),
    \+ memberchk(empty(From), Conditions),
    \+ ( Stood \== none, \+ from_there(Conditions, From) ),
    built(Side, [Kind0-From|Own], Others, Hands, Position),
    seen(Side, From, Real),
    seen(Side, To, RealTo),
    (   Kind0 == Kind
    ->  Move = move(Real, RealTo)
    ;   Move = promote(Real, RealTo)
    ),
    legal_move(Position, Move).

from_there(Conditions, From) :-
    (   member(stood(_, From), Conditions)
    ;   member(stood_on(_, Squares), Conditions),
        memberchk(From, Squares)
    ),
    !.

completing(Side, Conditions, Before) :-
    once(brought(Side, Conditions, Before)).

names(Side, before(Kind, _, From, Own, Others, Hands, Move), Number, Names) :-
    built(Side, [Kind-From|Own], Others, Hands, Position),
    game_new(Position, Number, Game),
    formations_of(Game, Move, Formations),
    findall(Name, member(formation(Name, _, _, _), Formations), Names).

:- begin_tests(formations_each).

test(enough, true(Count >= 240)) :-
    need_knowledge(formations),
    setof(Name, Conditions^shape(Name, Conditions), Names),
    length(Names, Count).
test(one_japanese_name_each, Pairs == []) :-
    need_knowledge(formations),
    findall(Name-Other,
            ( known(formation(Name, Japanese, English, _), _),
              known(formation(Other, Japanese1, English1, _), _),
              ( Name == Other, Japanese-English \== Japanese1-English1
              ; Name \== Other, Japanese == Japanese1
              )
            ),
            Pairs).
test(can_be_completed, [forall(member(Side, [sente, gote])), Missing == []]) :-
    findall(Name,
            ( shape(Name, Conditions),
              number(Conditions, Number),
              \+ ( brought(Side, Conditions, Before),
                   names(Side, Before, Number, Names),
                   memberchk(Name, Names)
                 )
            ),
            Missing).
test(not_without_a_piece, [forall(member(Side, [sente, gote])), Wrong == []]) :-
    findall(Name-Gone,
            ( single_shape(Name, Conditions),
              number(Conditions, Number),
              completing(Side, Conditions, Before),
              Before = before(Kind, To, From, Own, Others, Hands, Move),
              select(Gone, Own, Less),
              names(Side, before(Kind, To, From, Less, Others, Hands, Move), Number, Names),
              memberchk(Name, Names)
            ),
            Wrong).
test(not_without_one_of_the_others, Wrong == []) :-
    findall(Name-Gone,
            ( single_shape(Name, Conditions),
              number(Conditions, Number),
              completing(sente, Conditions, Before),
              Before = before(Kind, To, From, Own, Others, Hands, Move),
              select(Gone, Others, Less),
              names(sente, before(Kind, To, From, Own, Less, Hands, Move), Number, Names),
              memberchk(Name, Names)
            ),
            Wrong).
test(not_later, Wrong == []) :-
    findall(Name,
            ( single_shape(Name, Conditions),
              ( memberchk(ply(Number), Conditions) ; memberchk(last_ply(Number), Conditions) ),
              completing(sente, Conditions, Before),
              Late is Number+1,
              names(sente, Before, Late, Names),
              memberchk(Name, Names)
            ),
            Wrong).
test(not_earlier_than_its_move, Wrong == []) :-
    findall(Name,
            ( single_shape(Name, Conditions),
              memberchk(ply(Number), Conditions),
              Number > 1,
              completing(sente, Conditions, Before),
              Early is Number-1,
              names(sente, Before, Early, Names),
              memberchk(Name, Names)
            ),
            Wrong).

:- end_tests(formations_each).

                /*******************************
                *           IN GAMES           *
                *******************************/

:- begin_tests(formations).

now(Usi, Now) :-
    game_usi(Game, Usi),
    situation(Game, [], none, Now).

completed(Usi, Text, Names) :-
    now(Usi, Now),
    move_usi(Move, Text),
    findall(Name, formation_completed(Now, Move, Name, _), Names).

test(most_conditions_first, Names == [kakumichi_open_shikenbisha, shikenbisha]) :-
    completed("startpos moves 7g7f 3c3d", "2h6h", Names).
%   What is ahead: the steps lead there, one after the other; a step takes nothing; from a move that
%   gives check nothing can be told. A piece that is where it is wanted has a part in it.

test(ahead, Steps-Part == [move(28, 68)]-false) :-
    game_usi(Game, "startpos moves 7g7f 3c3d"),
    formations_ahead(Game, none, 1, Ahead),
    memberchk(ahead(Steps, _, Part, formation(shikenbisha, _, _, _)), Ahead).
test(two_steps_by_one_piece, Counts-Part == [2, 1]-true) :-
    in_own_directory(( own_text('my.pl', "formation(my_silver, \"私の銀\", \"my silver\", \c
                                          [own(gi, 57), own(hi, 28), empty(48)]).\n"),
                       load_own_knowledge,
                       findall(Count,
                               ( member(Usi, ["startpos moves 5g5f 5c5d",
                                             "startpos moves 5g5f 5c5d 3i4h 3c3d"]),
                                 game_usi(Game, Usi),
                                 ahead_of(Game, none, my_silver, Steps, _),
                                 length(Steps, Count)
                               ),
                               Counts),
                       game_usi(Start, "startpos moves 5g5f 5c5d"),
                       ahead_of(Start, move(39, 48), my_silver, [move(48, 57)], Part) )).
test(no_step_takes, fail) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2g2f 8c8d"),
    formations_ahead(Game, none, 2, Ahead),
    game_position(Game, Position),
    member(ahead(Steps, _, _, _), Ahead),
    member(move(_, To), Steps),
    piece_at(Position, To, Piece),
    piece_side_kind(Piece, gote, _).
test(each_once_and_nearest_first, Names-Plays == Set-Sorted) :-
    game_usi(Game, "startpos moves 7g7f 3c3d"),
    formations_ahead(Game, none, 2, Ahead),
    findall(Name, member(ahead(_, _, _, formation(Name, _, _, _)), Ahead), Names),
    list_to_set(Names, Set),
    findall(Count, ( member(ahead(Steps, _, _, _), Ahead), length(Steps, Count) ), Plays),
    msort(Plays, Sorted).
test(in_check, Ahead == []) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e 4a3b"),
    move_usi(Move, '5e7c+'),
    game_play(Game, Move, After),
    game_position(After, Position),
    in_check(Position),
    formations_ahead(Game, Move, 2, Ahead).

ahead_of(Game, Move, Name, Steps, Part) :-
    formations_ahead(Game, Move, 2, Ahead),
    memberchk(ahead(Steps, _, Part, formation(Name, _, _, _)), Ahead).

test(words, Words == sentence("四間飛車", "fourth-file rook")) :-
    now("startpos moves 7g7f 3c3d 6g6f 8c8d", Now),
    once(formation_completed(Now, move(28, 68), shikenbisha, Words)).
test(gote_turned_round, Names == [shikenbisha]) :-
    completed("startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h", "8b4b", Names0),
    intersection(Names0, [shikenbisha, sankenbisha], Names).
test(own) :-
    in_own_directory(( own_text('my.pl', "formation(my_rook, \"私の飛車\", \"my rook\", \c
                                          [own(hi, 68), stood(hi, 28)]).\n"),
                       load_own_knowledge,
                       completed("startpos moves 7g7f 3c3d", "2h6h", Names) )),
    memberchk(my_rook, Names).
test(a_name_once, Names == [ishida]) :-
    completed("sfen 9/9/9/9/2P6/2R6/9/1B7/1N7 b - 21", "8i7g", Names).
test(number_of_the_record, Found == [[u], []]) :-
    findall(Names,
            ( member(Number, [1, 3]),
              start_position(hirate, Start),
              position_sfen(Start, Number, Sfen),
              string_concat("sfen ", Sfen, Usi),
              completed(Usi, "7i6h", Names0),
              findall(u, memberchk(ureshino, Names0), Names)
            ),
            Found).

%   The silver on 4f must have come by 3g: in a game the earlier positions tell, in a diagram the
%   piece moved. Of a piece that is not the one asked for a diagram says nothing.

test(has_stood, Found == [yes, no, no, yes]) :-
    findall(Answer,
            ( member(Usi-Move,
                     [ "startpos moves 2g2f 8c8d 3g3f 8d8e 3i4h 4a3b 4h3g 7a6b"-"3g4f",
                       "startpos moves 3g3f 8c8d 3i4h 8d8e 5g5f 4a3b 4h5g 7a6b"-"5g4f",
                       "sfen 9/9/9/9/9/6P2/4SP3/7R1/9 b - 1"-"5g4f",
                       "sfen 9/9/9/9/9/5S3/5PP2/7R1/9 b - 1"-"3g3f" ]),
              completed(Usi, Move, Names),
              (   memberchk(hayakurigin, Names)
              ->  Answer = yes
              ;   Answer = no
              )
            ),
            Found).
test(only_before_a_fight, Found == [yes, yes, no, no]) :-
    findall(Answer,
            ( member(Hands, ["-", "Pbp", "S", "2P"]),
              format(string(Usi), "sfen 4k4/9/9/9/9/9/9/7R1/4K4 b ~s 21", [Hands]),
              completed(Usi, "2h4h", Names),
              (   memberchk(migishiken, Names)
              ->  Answer = yes
              ;   Answer = no
              )
            ),
            Found).
test(dropped_piece_has_stood_nowhere, fail) :-
    completed("sfen 9/9/9/9/9/9/9/9/9 b R 1", "R*6h", Names),
    memberchk(shikenbisha, Names).
test(completes_finds_the_moves, Moves == [move(28, 68)]) :-
    now("startpos moves 7g7f 3c3d", Now),
    findall(Move, completes(Now, Move, shikenbisha), Moves).
test(standing, Standing == [sente-shikenbisha, gote-sankenbisha]) :-
    now("startpos moves 7g7f 3c3d 2h6h 8b3b 1g1f 1c1d 9g9f 9c9d", Now),
    findall(Side-Name,
            ( standing_formation(Now, Side, Name),
              memberchk(Name, [shikenbisha, sankenbisha])
            ),
            Standing).
test(standing_has_words, Words == sentence("三間飛車", "third-file rook")) :-
    now("startpos moves 7g7f 3c3d 2h6h 8b3b", Now),
    formation_stands(Now, gote, sankenbisha, Words).
test(nothing_stands_at_first, Standing == []) :-
    now("startpos", Now),
    findall(Name, standing_formation(Now, _, Name), Standing).
test(a_game, Firsts == [sente-3-shikenbisha, gote-4-aifuribisha, gote-4-sankenbisha]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2h6h 8b3b 6h5h 1c1d 5h6h"),
    formations_reached(Game, Reached),
    findall(Side-Number-Name,
            ( member(reached(Side, Number, Name, _, _), Reached),
              memberchk(Side-Name, [sente-shikenbisha, gote-aifuribisha, gote-sankenbisha])
            ),
            Firsts).
test(no_game, Reached == []) :-
    game_usi(Game, "startpos"),
    formations_reached(Game, Reached).
test(changed_knowledge, Found == [[], [mine], []]) :-
    File = '/test_formations_mine.pl',
    findall(Names,
            ( member(Text, ["", "formation(mine, \"私\", \"mine\", [own(fu, 16)]).", ""]),
              read_knowledge_text(Text, Clauses, []),
              put_clauses(File, Clauses),
              completed("startpos", "1g1f", Names0),
              intersection(Names0, [mine], Names)
            ),
            Found),
    forget_knowledge(File).
test(bad_conditions, [forall(member(Condition, ["own(fu, 10)", "stands(fu, 76)", "held(ou)"]))]) :-
    format(string(Text), "formation(mine, \"私\", \"mine\", [~s]).", [Condition]),
    read_knowledge_text(Text, _, [_|_]).

:- end_tests(formations).
