:- encoding(utf8).
/*  Games of shogi: a start, the moves played, and how it ended.

    A game is immutable: playing a move makes a new one, which shares all that came before. It keeps
    its positions, so that repetition is judged by the positions themselves; equal ones are
    identical.

    The term is game(Start, Number, Positions, Moves, Ply, Repetition, End), known to this file
    only:

      - Start, Number    the start position, and the move number its SFEN had
      - Positions        newest first, down to Start
      - Moves            newest first
      - Ply              how many Moves
      - Repetition       `none`, or repetition(Kind, Ply) when the fourfold repetition first held
      - End              `none`, or what game_end/3 was told
*/
:- module(gunshi_game,
          [ game_new/2,                 % +Position, -Game
            game_new/3,                 % +Position, +Number, -Game
            game_play/3,                % +Game0, +Move, -Game
            game_moves_played/3,        % +Game0, +Moves, -Game
            game_take_back/2,           % +Game0, -Game
            game_end/3,                 % +Game0, +End, -Game
            game_start/2,               % +Game, -Position
            game_position/2,            % +Game, -Position
            game_positions/2,           % +Game, -Positions
            game_moves/2,               % +Game, -Moves
            game_ply/2,                 % +Game, -Ply
            game_last_move/2,           % +Game, -Move
            game_repetition/3,          % +Game, -Repetition, -Ply
            game_result/2,              % +Game, -Result
            game_must_go_on/1,          % +Game
            game_usi/2,                 % ?Game, ?Text
            piece_numbers/2             % +GameOrPosition, -Numbers
          ]).
:- use_module(position,
              [ side_to_move/2, opponent/2, position_after/3, move_count/2, in_check/1,
                declaration/2, repetition/3, start_position/2, position_sfen/3, sfen_position/3,
                usi_move/2, piece_at/3, hand/4, promoted_kind/2
              ]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(error), [must_be/2, type_error/2, domain_error/2, instantiation_error/1,
                             permission_error/3]).
:- autoload(library(lists), [append/3, memberchk/2, reverse/2, select/3]).

                /*******************************
                *           PLAYING            *
                *******************************/

%!  game_new(+Position, -Game) is det.
%
%   Game starts at Position; no move has been played.
%
%   @error type_error(position, Position)

game_new(Position, Game) :-
    game_new(Position, 1, Game).

%!  game_new(+Position, +Number, -Game) is det.
%
%   The same, where the first move to be played is move Number: what the SFEN of Position said.
%
%   @error type_error(position, Position)

game_new(Position, Number, game(Position, Number, [Position], [], 0, none, none)) :-
    side_to_move(Position, _).

%!  game_play(+Game0, +Move, -Game) is semidet.
%
%   Game is Game0 with Move played. Fails when Move is not legal, or when Game0 has ended.
%
%   @error type_error(move, Move)
%   @error type_error(game, Game0)

game_play(Game0, Move, Game) :-
    must_be_game(Game0),
    Game0 = game(_, _, _, _, _, none, none),
    extended(Game0, Move, Game).

%!  game_moves_played(+Game0, +Moves:list, -Game) is det.
%
%   Game is Game0 with all Moves played. Moves after a fourfold repetition are taken, because
%   records of games hold such; the game's result stays that of the repetition.
%
%   @error gunshi(illegal_move(Move, Ply, Position)): Move would have been move number Ply of the
%   game
%   @error gunshi(game_over(Result)) when Game0 was ended by game_end/3
%   @error type_error(move, Move)
%   @error type_error(game, Game0)

game_moves_played(Game0, Moves, Game) :-
    must_be_game(Game0),
    must_be(list, Moves),
    (   Moves == []
    ->  true
    ;   must_be_open(Game0)
    ),
    foldl(must_extend, Moves, Game0, Game).

must_extend(Move, Game0, Game) :-
    (   extended(Game0, Move, Game1)
    ->  Game = Game1
    ;   Game0 = game(_, _, [Position|_], _, Ply0, _, _),
        Ply is Ply0+1,
        throw(error(gunshi(illegal_move(Move, Ply, Position)), _))
    ).

extended(game(Start, Number, Positions, Moves, Ply0, Repetition0, End), Move,
         game(Start, Number, [Position|Positions], [Move|Moves], Ply, Repetition, End)) :-
    Positions = [Before|_],
    position_after(Before, Move, Position),
    Ply is Ply0+1,
    next_repetition(Repetition0, Position, Positions, Repetition).

next_repetition(none, Position, Positions, Repetition) :-
    memberchk(Position, Positions),
    !,
    reverse([Position|Positions], Oldest),
    repetition(Oldest, Kind, Ply),
    (   Kind == none
    ->  Repetition = none
    ;   Repetition = repetition(Kind, Ply)
    ).
next_repetition(Repetition, _, _, Repetition).

%!  game_take_back(+Game0, -Game) is semidet.
%
%   Game is Game0 before its last move, and not ended. Fails when no move has been played.
%
%   @error type_error(game, Game0)

game_take_back(Game0, Game) :-
    must_be_game(Game0),
    Game0 = game(Start, Number, [_|Positions], [_|Moves], Ply0, Repetition0, _),
    Ply is Ply0-1,
    (   Repetition0 = repetition(_, Ply0)
    ->  Repetition = none
    ;   Repetition = Repetition0
    ),
    Game = game(Start, Number, Positions, Moves, Ply, Repetition, none).

%!  game_end(+Game0, +End, -Game) is det.
%
%   Game is Game0, ended otherwise than by a move: End is resigns(Side); declares(Side), the
%   27-point declaration by the side to move; or `abandoned`, broken off without a result.
%
%   @error gunshi(game_over(Result)) when Game0 has already ended
%   @error gunshi(no_declaration(Declaration)) when the declaration would not win
%   @error permission_error(declare, game, Side) when Side is not to move
%   @error domain_error(game_end, End)
%   @error type_error(game, Game0)

game_end(Game0, End, Game) :-
    must_be_game(Game0),
    game_must_go_on(Game0),
    check_end(End, Game0),
    Game0 = game(Start, Number, Positions, Moves, Ply, Repetition, none),
    Game = game(Start, Number, Positions, Moves, Ply, Repetition, End).

check_end(End, _) :-
    \+ ground(End),
    !,
    instantiation_error(End).
check_end(resigns(Side), _) :-
    !,
    must_be_side(Side).
check_end(declares(Side), game(_, _, [Position|_], _, _, _, _)) :-
    !,
    must_be_side(Side),
    (   side_to_move(Position, Side)
    ->  true
    ;   permission_error(declare, game, Side)
    ),
    declaration(Position, Declaration),
    (   arg(1, Declaration, true)
    ->  true
    ;   throw(error(gunshi(no_declaration(Declaration)), _))
    ).
check_end(abandoned, _) :-
    !.
check_end(End, _) :-
    domain_error(game_end, End).

must_be_side(Side) :-
    (   opponent(Side, _)
    ->  true
    ;   type_error(side, Side)
    ).

must_be_open(Game) :-
    (   Game = game(_, _, _, _, _, _, none)
    ->  true
    ;   game_must_go_on(Game)
    ).

must_be_game(Game) :-
    (   var(Game)
    ->  instantiation_error(Game)
    ;   functor(Game, game, 7)
    ->  true
    ;   type_error(game, Game)
    ).

                /*******************************
                *           LOOKING            *
                *******************************/

%!  game_start(+Game, -Position) is det.
%
%   The position before the first move.
%
%   @error type_error(game, Game)

game_start(Game, Position) :-
    must_be_game(Game),
    Game = game(Position, _, _, _, _, _, _).

%!  game_position(+Game, -Position) is det.
%
%   The position after the last move.
%
%   @error type_error(game, Game)

game_position(Game, Position) :-
    must_be_game(Game),
    Game = game(_, _, [Position|_], _, _, _, _).

%!  game_positions(+Game, -Positions:list) is det.
%
%   The start and the position after each move, oldest first.
%
%   @error type_error(game, Game)

game_positions(Game, Positions) :-
    must_be_game(Game),
    Game = game(_, _, Newest, _, _, _, _),
    reverse(Newest, Positions).

%!  game_moves(+Game, -Moves:list) is det.
%
%   The moves played, oldest first.
%
%   @error type_error(game, Game)

game_moves(Game, Moves) :-
    must_be_game(Game),
    Game = game(_, _, _, Newest, _, _, _),
    reverse(Newest, Moves).

%!  game_ply(+Game, -Ply:integer) is det.
%
%   How many moves have been played.
%
%   @error type_error(game, Game)

game_ply(Game, Ply) :-
    must_be_game(Game),
    Game = game(_, _, _, _, Ply, _, _).

%!  game_last_move(+Game, -Move) is semidet.
%
%   The move played last. Fails when there is none.
%
%   @error type_error(game, Game)

game_last_move(Game, Move) :-
    must_be_game(Game),
    Game = game(_, _, _, [Move|_], _, _, _).

%!  game_repetition(+Game, -Repetition, -Ply:integer) is det.
%
%   Whether the fourfold repetition has held, and after how many moves first: as repetition/3 says
%   of the positions of Game.
%
%   @error type_error(game, Game)

game_repetition(Game, Repetition, Ply) :-
    must_be_game(Game),
    Game = game(_, _, _, _, _, Known, _),
    (   Known = repetition(Kind, KnownPly)
    ->  Repetition = Kind,
        Ply = KnownPly
    ;   Repetition = none,
        Ply = 0
    ).

%!  game_result(+Game, -Result) is semidet.
%
%   How Game has ended; fails while it goes on. Result is wins(Side, Reason), with Reason
%   `resignation`, `declaration`, `perpetual_check`, `checkmate` or `no_legal_move` (a side that has
%   none loses); draw(repetition); or `abandoned`. A repetition counts before all that came later.
%
%   @error type_error(game, Game)

game_result(Game, Result) :-
    must_be_game(Game),
    Game = game(_, _, [Position|_], _, _, Repetition, End),
    result(Repetition, End, Position, Result).

result(repetition(Kind, _), _, _, Result) :-
    !,
    repetition_result(Kind, Result).
result(none, resigns(Side), _, wins(Winner, resignation)) :-
    !,
    opponent(Side, Winner).
result(none, declares(Side), _, wins(Side, declaration)) :-
    !.
result(none, abandoned, _, abandoned) :-
    !.
result(none, none, Position, wins(Winner, Reason)) :-
    move_count(Position, 0),
    side_to_move(Position, Loser),
    opponent(Loser, Winner),
    (   in_check(Position)
    ->  Reason = checkmate
    ;   Reason = no_legal_move
    ).

repetition_result(draw, draw(repetition)).
repetition_result(sente_loses, wins(gote, perpetual_check)).
repetition_result(gote_loses, wins(sente, perpetual_check)).

%!  game_must_go_on(+Game) is det.
%
%   True while Game has no result.
%
%   @error gunshi(game_over(Result))
%   @error type_error(game, Game)

game_must_go_on(Game) :-
    (   game_result(Game, Result)
    ->  throw(error(gunshi(game_over(Result)), _))
    ;   true
    ).

                /*******************************
                *          USI TEXT            *
                *******************************/

%!  game_usi(+Game, -Text:string) is det.
%!  game_usi(-Game, +Text) is det.
%
%   Text is the start and moves of Game as USI writes them: `startpos moves 7g7f 3c3d`, or
%   `sfen SFEN moves …`; without moves the word `moves` is left out. The start's move number is
%   kept; how a game was ended by game_end/3 is not written.
%
%   @error gunshi(bad_sfen(Field, Character, Message, Text))
%   @error gunshi(illegal_move(Move, Ply, Position))
%   @error syntax_error(usi_move)

game_usi(Game, Text) :-
    nonvar(Game),
    !,
    must_be_game(Game),
    Game = game(Start, Number, _, Newest, _, _, _),
    start_words(Start, Number, StartText),
    (   Newest == []
    ->  Words = [StartText]
    ;   reverse(Newest, Moves),
        maplist(usi_move, Usi, Moves),
        Words = [StartText, "moves"|Usi]
    ),
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Text).
game_usi(Game, Text) :-
    text_to_string(Text, String0),
    normalize_space(string(String), String0),
    (   sub_string(String, Before, _, After, " moves ")
    ->  sub_string(String, 0, Before, _, StartText),
        sub_string(String, _, After, 0, MovesText),
        split_string(MovesText, " ", "", Words)
    ;   string_concat(StartText, " moves", String)
    ->  Words = []
    ;   StartText = String,
        Words = []
    ),
    sfen_position(StartText, Start, Number),
    maplist(usi_move, Words, Moves),
    game_new(Start, Number, Game0),
    game_moves_played(Game0, Moves, Game).

start_words(Start, Number, Text) :-
    (   Number =:= 1,
        start_position(hirate, Start)
    ->  Text = startpos
    ;   position_sfen(Start, Number, Sfen),
        string_concat("sfen ", Sfen, Text)
    ).

                /*******************************
                *        PIECE NUMBERS         *
                *******************************/

%!  piece_numbers(+GameOrPosition, -Numbers:list) is det.
%
%   The 40 pieces by number, as the fourth paper's figure 2 numbers them (papers.md §4): a list of
%   komalist(No, Koma, XY, Owner, Face) in the order of No, 1..40. Koma is the unpromoted kind, XY
%   the square or 0 in hand, Face `nama` or `nari`; in hand it is `nama`. A piece that is not in the
%   game has XY, Owner and Face `nil`.
%
%   In a game the numbers follow the pieces from its start; of equal pieces in hand the one with the
%   lowest number is dropped. A bare position, and the start of a game, is numbered so: first a
%   piece on the home square of a number of its kind and owner takes that number; then the others,
%   by square, those in hand last (sente's first), take the lowest number left of their owner's
%   (sente odd, gote even), or failing that the lowest left.
%
%   @error type_error(game, GameOrPosition)

piece_numbers(GameOrPosition, Numbers) :-
    nonvar(GameOrPosition),
    functor(GameOrPosition, game, 7),
    !,
    GameOrPosition = game(Start, _, _, Newest, _, _, _),
    reverse(Newest, Moves),
    position_numbers(Start, Numbers0),
    side_to_move(Start, Side),
    follow(Moves, Side, Numbers0, Numbers).
piece_numbers(Position, Numbers) :-
    blob(Position, position),
    !,
    position_numbers(Position, Numbers).
piece_numbers(Other, _) :-
    must_be_game(Other).

follow([], _, Numbers, Numbers).
follow([Move|Moves], Side, Numbers0, Numbers) :-
    moved(Move, Side, Numbers0, Numbers1),
    opponent(Side, Next),
    follow(Moves, Next, Numbers1, Numbers).

moved(move(From, To), Side, Numbers0, Numbers) :-
    maplist(shifted(From, To, Side, keep), Numbers0, Numbers).
moved(promote(From, To), Side, Numbers0, Numbers) :-
    maplist(shifted(From, To, Side, nari), Numbers0, Numbers).
moved(drop(Kind, To), Side, Numbers0, Numbers) :-
    append(Before, [komalist(No, Kind, 0, Side, nama)|After], Numbers0),
    !,
    append(Before, [komalist(No, Kind, To, Side, nama)|After], Numbers).

shifted(From, To, Side, Promotion, komalist(No, Koma, XY, Owner, Face), Shifted) :-
    (   XY == From
    ->  (   Promotion == nari
        ->  Shifted = komalist(No, Koma, To, Owner, nari)
        ;   Shifted = komalist(No, Koma, To, Owner, Face)
        )
    ;   XY == To
    ->  Shifted = komalist(No, Koma, 0, Side, nama)
    ;   Shifted = komalist(No, Koma, XY, Owner, Face)
    ).

position_numbers(Position, Numbers) :-
    findall(Placed, placed(Position, Placed), Pieces),
    findall(No-home(Koma, XY, Owner), home(No, Koma, XY, Owner), Homes0),
    keysort(Homes0, Homes),
    at_home(Homes, Pieces, Pieces1, Free, Known1),
    foldl(own_number, Pieces1, rest(Free, [], Known1), rest(Free2, Strangers, Known2)),
    reverse(Strangers, Pieces2),
    foldl(any_number, Pieces2, Free2-Known2, Free3-Known3),
    foldl(absent, Free3, Known3, Known),
    keysort(Known, Sorted),
    maplist(numbered, Sorted, Numbers).

%   placed(+Position, -Placed): the pieces on the board by square, then those in hand.

placed(Position, placed(Koma, XY, Owner, Face)) :-
    piece_at(Position, XY, Piece),
    Piece =.. [Owner, Kind],
    plain(Kind, Koma, Face).
placed(Position, placed(Koma, 0, Owner, nama)) :-
    hand(Position, Owner, Koma, Count),
    between(1, Count, _).

at_home([], Pieces, Pieces, [], []).
at_home([No-home(Koma, XY, Owner)|Homes], Pieces0, Pieces, Free, Known) :-
    Placed = placed(Koma, XY, Owner, _),
    (   select(Placed, Pieces0, Pieces1)
    ->  Known = [No-Placed|Known1],
        Free = Free1
    ;   Pieces1 = Pieces0,
        Known = Known1,
        Free = [No-home(Koma, XY, Owner)|Free1]
    ),
    at_home(Homes, Pieces1, Pieces, Free1, Known1).

own_number(Placed, rest(Free0, Strangers, Known), Rest) :-
    Placed = placed(Koma, _, Owner, _),
    (   select(No-home(Koma, _, Owner), Free0, Free)
    ->  Rest = rest(Free, Strangers, [No-Placed|Known])
    ;   Rest = rest(Free0, [Placed|Strangers], Known)
    ).

any_number(Placed, Free0-Known, Free-[No-Placed|Known]) :-
    Placed = placed(Koma, _, _, _),
    select(No-home(Koma, _, _), Free0, Free),
    !.

absent(No-home(Koma, _, _), Known, [No-placed(Koma, nil, nil, nil)|Known]).

numbered(No-placed(Koma, XY, Owner, Face), komalist(No, Koma, XY, Owner, Face)).

plain(Kind, Koma, Face) :-
    (   promoted_kind(Plain, Kind)
    ->  Koma = Plain,
        Face = nari
    ;   Koma = Kind,
        Face = nama
    ).

%   home(?No, ?Koma, ?XY, ?Owner): figure 2; gote's pieces are sente's, turned round.

home(No, Koma, XY, sente) :-
    sente_home(No, Koma, XY).
home(No, Koma, XY, gote) :-
    sente_home(No0, Koma, XY0),
    No is No0+1,
    XY is 110-XY0.

sente_home( 1, ou, 59).
sente_home( 3, hi, 28).
sente_home( 5, ka, 88).
sente_home( 7, ki, 49).
sente_home( 9, ki, 69).
sente_home(11, gi, 39).
sente_home(13, gi, 79).
sente_home(15, ke, 29).
sente_home(17, ke, 89).
sente_home(19, ky, 19).
sente_home(21, ky, 99).
sente_home(23, fu, 17).
sente_home(25, fu, 27).
sente_home(27, fu, 37).
sente_home(29, fu, 47).
sente_home(31, fu, 57).
sente_home(33, fu, 67).
sente_home(35, fu, 77).
sente_home(37, fu, 87).
sente_home(39, fu, 97).
