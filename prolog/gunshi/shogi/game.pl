:- encoding(utf8).
/*  Games of shogi: a start, the moves played with what is said of them, and how it ended.

    A game is immutable: playing a move makes a new one, which shares all that came before. It keeps
    its positions, so that repetition is judged by the positions themselves; equal ones are
    identical. So two games are the same when their terms are (==).

    What a record says of a move is kept with it, as a list of *remarks*: times, then texts in the
    record's order, then variations:

      - time(Seconds)     the time that it took: a number, 0 or more and finite
      - comment(Text)     a line of text, a string
      - bookmark(Text)    a name by which to find the move
      - variation(Line)   a line that could have been played instead of the move

    A *line* is line(Remarks, Steps, End): the texts on the position it starts from, the moves as
    step(Move, Remarks), and how it ended. End is `none` or end(Ending, Remarks). The main line of a
    game and every variation is such a line. Every move in it is legal where it stands. What could
    have been played instead of a variation's first move is one more variation of the move that it
    stands for itself: so a variation's first move has none.

    An *ending* is what was said at the end, by the players or by the record:

      | resigns(Side)         | 投了 |
      | declares(Side)        | Side declared its win by the king in the enemy camp (入玉勝ち) |
      | time(Side)            | the time of Side ran out (切れ負け) |
      | foul(Side)            | Side made a foul that is not recorded, or that was a legal move |
      | foul(Side, Move)      | Side made the illegal Move, after the last legal one (反則) |
      | walkover(Side)        | Side won without play (不戦勝) |
      | mate                  | the side to move is mated (詰み) |
      | repetition            | 千日手 |
      | impasse               | 持将棋 |
      | draw                  | a draw by agreement |
      | max_moves             | the limit of moves was reached: a draw |
      | no_mate               | the mating problem was not solved (不詰) |
      | sealed                | the next move was sealed (封じ手) |
      | abandoned             | broken off without a result (中断) |
      | matta, error          | 待った, and an error of the program that recorded |
      | other(Word)           | what else a record says, an atom |

    The term is game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, End), known
    to this file only:

      - Start, Number    the start position, and the move number its SFEN had
      - Header           Key-Value pairs: key an atom as KIF has it, such as 先手; value a string;
                         each without line ends
      - Opening          the remarks on the start
      - Positions        newest first, down to Start
      - Steps            step(Move, Remarks), newest first
      - Ply              how many Steps
      - Repetition       `none`, or repetition(Kind, Ply) when the fourfold repetition first held
      - End              as a line's
*/
:- module(gunshi_shogi_game,
          [ game_new/2,                 % +Position, -Game
            game_new/3,                 % +Position, +Number, -Game
            game_play/3,                % +Game0, +Move, -Game
            game_moves_played/3,        % +Game0, +Moves, -Game
            game_take_back/2,           % +Game0, -Game
            game_end/3,                 % +Game0, +Ending, -Game
            game_close/2,               % +Game0, -Game
            game_record/2,              % ?Game, ?Record
            game_start/2,               % +Game, -Position
            game_position/2,            % +Game, -Position
            game_positions/2,           % +Game, -Positions
            game_moves/2,               % +Game, -Moves
            game_ply/2,                 % +Game, -Ply
            game_number/3,              % +Game, ?N, ?Number
            game_last_move/2,           % +Game, -Move
            game_header/3,              % +Game, ?Key, ?Value
            game_remark/3,              % +Game, ?Ply, ?Remark
            game_variation/3,           % +Game, ?Ply, -Variation
            game_ending/2,              % +Game, -Ending
            game_repetition/3,          % +Game, -Repetition, -Ply
            game_result/2,              % +Game, -Result
            game_must_go_on/1,          % +Game
            game_usi/2                  % ?Game, ?Text
          ]).
:- use_module(position,
              [ side_to_move/2, opponent/2, position_after/3, move_count/2, in_check/1,
                declaration/2, repetition/3, start_position/2, position_sfen/3, sfen_position/3,
                usi_move/2
              ]).
:- use_module(values, [is_square/1]).
:- autoload(library(apply), [foldl/4, maplist/2, maplist/3]).
:- autoload(library(error), [must_be/2, type_error/2, domain_error/2, instantiation_error/1,
                             permission_error/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3, reverse/2]).

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

game_new(Position, Number, Game) :-
    side_to_move(Position, _),
    new_game(Position, Number, [], [], Game).

new_game(Start, Number, Header, Opening,
         game(Start, Number, Header, Opening, [Start], [], 0, none, none)).

%!  game_play(+Game0, +Move, -Game) is semidet.
%
%   Game is Game0 with Move played. Fails when Move is not legal, or when Game0 has ended.
%
%   @error type_error(move, Move)
%   @error type_error(game, Game0)

game_play(Game0, Move, Game) :-
    must_be_game(Game0),
    arg(8, Game0, none),
    arg(9, Game0, none),
    extended(Game0, Move, [], Game).

%!  game_moves_played(+Game0, +Moves:list, -Game) is det.
%
%   Game is Game0 with all Moves played. Moves after a fourfold repetition are taken, because
%   records of games hold such; the game's result stays that of the repetition.
%
%   @error gunshi(illegal_move(Move, Ply, Position)): Move would have been move number Ply of the
%   game
%   @error gunshi(game_over(Result)) when Game0 has an ending
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
    must_extend(Move, [], Game0, Game).

must_extend(Move, Remarks, Game0, Game) :-
    (   extended(Game0, Move, Remarks, Game1)
    ->  Game = Game1
    ;   Game0 = game(_, _, _, _, [Position|_], _, Ply0, _, _),
        Ply is Ply0+1,
        throw(error(gunshi(illegal_move(Move, Ply, Position)), _))
    ).

extended(game(Start, Number, Header, Opening, Positions, Steps, Ply0, Repetition0, End),
         Move, Remarks,
         game(Start, Number, Header, Opening, [Position|Positions], [step(Move, Remarks)|Steps],
              Ply, Repetition, End)) :-
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
    Game0 = game(Start, Number, Header, Opening, [_|Positions], [_|Steps], Ply0, Repetition0, _),
    Ply is Ply0-1,
    (   Repetition0 = repetition(_, Ply0)
    ->  Repetition = none
    ;   Repetition = Repetition0
    ),
    Game = game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, none).

%!  game_end(+Game0, +Ending, -Game) is det.
%
%   Game is Game0, ended by the players otherwise than by a move: Ending is resigns(Side);
%   time(Side); declares(Side), the 27-point declaration by the side to move; or `abandoned`.
%
%   @error gunshi(game_over(Result)) when Game0 has already ended
%   @error gunshi(no_declaration(Declaration)) when the declaration would not win
%   @error permission_error(declare, game, Side) when Side is not to move
%   @error domain_error(game_end, Ending)
%   @error type_error(game, Game0)

game_end(Game0, Ending, Game) :-
    must_be_game(Game0),
    game_must_go_on(Game0),
    check_end(Ending, Game0),
    ended(Game0, end(Ending, []), Game).

%!  game_close(+Game0, -Game) is det.
%
%   Game is Game0, and if its last move has ended it, with the ending that a record says then:
%   `mate`, `repetition`, or foul(Side) for the side that gave perpetual check. Any other game stays
%   as it is.
%
%   @error type_error(game, Game0)

game_close(Game0, Game) :-
    (   \+ game_ending(Game0, _),
        game_result(Game0, Result),
        closing(Result, Ending)
    ->  ended(Game0, end(Ending, []), Game)
    ;   Game = Game0
    ).

closing(wins(_, checkmate), mate).
closing(draw(repetition), repetition).
closing(wins(Side, perpetual_check), foul(Loser)) :-
    opponent(Side, Loser).

ended(game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, _), End,
      game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, End)).

check_end(Ending, _) :-
    \+ ground(Ending),
    !,
    instantiation_error(Ending).
check_end(resigns(Side), _) :-
    !,
    must_be_side(Side).
check_end(time(Side), _) :-
    !,
    must_be_side(Side).
check_end(declares(Side), Game) :-
    !,
    must_be_side(Side),
    game_position(Game, Position),
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
check_end(Ending, _) :-
    domain_error(game_end, Ending).

must_be_side(Side) :-
    (   opponent(Side, _)
    ->  true
    ;   type_error(side, Side)
    ).

must_be_open(Game) :-
    (   arg(9, Game, none)
    ->  true
    ;   game_must_go_on(Game)
    ).

must_be_game(Game) :-
    (   var(Game)
    ->  instantiation_error(Game)
    ;   functor(Game, game, 9)
    ->  true
    ;   type_error(game, Game)
    ).

                /*******************************
                *           RECORDS            *
                *******************************/

%!  game_record(+Game, -Record) is det.
%!  game_record(-Game, +Record) is det.
%
%   Record is Game as plain data, which formats write and read: record(Start, Number, Header, Line),
%   with Line the main line. Endings and the fields of the header are taken as they are said.
%
%   @error gunshi(illegal_move(Move, Ply, Position)) for a move of the line, or of a variation, that
%   is not legal
%   @error type_error(record, Record), also when a part of it is not of its form, or the illegal
%          move that ends a line is legal
%   @error type_error(position, Start)

game_record(Game, record(Start, Number, Header, line(Opening, Steps, End))) :-
    nonvar(Game),
    !,
    must_be_game(Game),
    Game = game(Start, Number, Header, Opening, _, Newest, _, _, End),
    reverse(Newest, Steps).
game_record(Game, Record) :-
    (   ground(Record),
        Record = record(Start, Number, Header, Line),
        integer(Number),
        Number >= 1,
        is_list(Header),
        maplist(is_field, Header),
        is_line(Line),
        side_to_move(Start, _),
        Line = line(Opening, Steps, End),
        new_game(Start, Number, Header, Opening, Game0),
        steps_played(Steps, End, Game0, Game1)
    ->  Game = Game1
    ;   type_error(record, Record)
    ).

is_field(Key-Value) :-
    is_word(Key),
    string(Value),
    has_one_line(Value).

is_word(Word) :-
    atom(Word),
    Word \== '',
    has_one_line(Word).

has_one_line(Text) :-
    \+ sub_string(Text, _, _, _, "\n").

is_line(line(Remarks, Steps, End)) :-
    is_remarks(Remarks),
    \+ ( member(Remark, Remarks), \+ is_text(Remark) ),
    is_list(Steps),
    maplist(is_step, Steps),
    is_end(End).

is_step(step(Move, Remarks)) :-
    is_move(Move),
    is_remarks(Remarks).

is_move(move(From, To)) :-
    is_square(From),
    is_square(To).
is_move(promote(From, To)) :-
    is_square(From),
    is_square(To).
is_move(drop(Kind, To)) :-
    memberchk(Kind, [fu, ky, ke, gi, ki, ka, hi]),
    is_square(To).

is_text(comment(_)).
is_text(bookmark(_)).

is_remarks(Remarks) :-
    is_list(Remarks),
    maplist(is_remark, Remarks).

is_remark(time(Seconds)) :-
    number(Seconds),
    Seconds >= 0,
    Seconds < inf.
is_remark(comment(Text)) :-
    string(Text),
    has_one_line(Text).
is_remark(bookmark(Text)) :-
    string(Text),
    has_one_line(Text).
is_remark(variation(Line)) :-
    is_line(Line),
    \+ varied_at_once(Line).

varied_at_once(line(_, Steps, End)) :-
    (   Steps = [step(_, Remarks)|_]
    ->  true
    ;   End = end(_, Remarks)
    ),
    memberchk(variation(_), Remarks).

is_end(none).
is_end(end(Ending, Remarks)) :-
    is_ending(Ending),
    is_remarks(Remarks).

is_ending(foul(Side, Move)) :-
    !,
    opponent(Side, _),
    is_move(Move).
is_ending(other(Word)) :-
    !,
    is_word(Word).
is_ending(Ending) :-
    compound(Ending),
    !,
    Ending =.. [Name, Side],
    memberchk(Name, [resigns, declares, time, foul, walkover]),
    opponent(Side, _).
is_ending(Ending) :-
    memberchk(Ending,
              [ mate, repetition, impasse, draw, max_moves, no_mate, sealed, abandoned, matta, error
              ]).

%   steps_played(+Steps, +End, +Game0, -Game) is semidet: Game goes on from Game0 with a line's
%   steps and end. Variations are played too, to check their moves. Fails when an illegal move that
%   End tells of is legal.

steps_played(Steps, End, Game0, Game) :-
    foldl(step_played, Steps, Game0, Game1),
    (   End = end(Ending, Remarks)
    ->  \+ legal_foul(Ending, Game1),
        variations_played(Remarks, Game1)
    ;   true
    ),
    ended(Game1, End, Game).

legal_foul(foul(_, Move), game(_, _, _, _, [Position|_], _, _, _, _)) :-
    position_after(Position, Move, _).

step_played(step(Move, Remarks), Game0, Game) :-
    variations_played(Remarks, Game0),
    must_extend(Move, Remarks, Game0, Game).

variations_played(Remarks, Game0) :-
    forall(member(variation(line(_, Steps, End)), Remarks),
           steps_played(Steps, End, Game0, _)).

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
    arg(1, Game, Position).

%!  game_position(+Game, -Position) is det.
%
%   The position after the last move.
%
%   @error type_error(game, Game)

game_position(Game, Position) :-
    must_be_game(Game),
    arg(5, Game, [Position|_]).

%!  game_positions(+Game, -Positions:list) is det.
%
%   The start and the position after each move, oldest first.
%
%   @error type_error(game, Game)

game_positions(Game, Positions) :-
    must_be_game(Game),
    arg(5, Game, Newest),
    reverse(Newest, Positions).

%!  game_moves(+Game, -Moves:list) is det.
%
%   The moves played, oldest first.
%
%   @error type_error(game, Game)

game_moves(Game, Moves) :-
    must_be_game(Game),
    arg(6, Game, Newest),
    moves_before(Newest, [], Moves).

moves_before([], Moves, Moves).
moves_before([step(Move, _)|Steps], Moves0, Moves) :-
    moves_before(Steps, [Move|Moves0], Moves).

%!  game_ply(+Game, -Ply:integer) is det.
%
%   How many moves have been played.
%
%   @error type_error(game, Game)

game_ply(Game, Ply) :-
    must_be_game(Game),
    arg(7, Game, Ply).

%!  game_number(+Game, ?N:integer, ?Number:integer) is det.
%
%   The Nth move of Game, from 1, has that Number in its record, which may begin with another. One
%   of the two is known; such a move need not be there.
%
%   @error type_error(game, Game)

game_number(Game, N, Number) :-
    must_be_game(Game),
    arg(2, Game, First),
    (   integer(N)
    ->  Number is First+N-1
    ;   N is Number-First+1
    ).

%!  game_last_move(+Game, -Move) is semidet.
%
%   The move played last. Fails when there is none.
%
%   @error type_error(game, Game)

game_last_move(Game, Move) :-
    must_be_game(Game),
    arg(6, Game, [step(Move, _)|_]).

%!  game_header(+Game, ?Key:atom, ?Value:string) is nondet.
%
%   What the record says of the game: Key is a word of KIF, such as 先手 or 開始日時. In the record's
%   order.
%
%   @error type_error(game, Game)

game_header(Game, Key, Value) :-
    must_be_game(Game),
    arg(3, Game, Header),
    member(Key-Value, Header).

%!  game_remark(+Game, ?Ply:integer, ?Remark) is nondet.
%
%   Remark is made on move number Ply of the main line; on the start, when Ply is 0; on the ending,
%   when it is one more than there are moves.
%
%   @error type_error(game, Game)

game_remark(Game, Ply, Remark) :-
    game_record(Game, record(_, _, _, line(Opening, Steps, End))),
    (   Ply = 0,
        member(Remark, Opening)
    ;   nth1(Ply, Steps, step(_, Remarks)),
        member(Remark, Remarks)
    ;   End = end(_, Remarks),
        game_ply(Game, Last),
        Ply is Last+1,
        member(Remark, Remarks)
    ).

%!  game_variation(+Game, ?Ply:integer, -Variation) is nondet.
%
%   Variation is a game like Game up to its move number Ply, and goes on with another one there.
%
%   @error type_error(game, Game)

game_variation(Game, Ply, Variation) :-
    game_record(Game, record(Start, Number, Header, line(Opening, Steps, _))),
    game_remark(Game, Ply, variation(line(Before, Instead, End))),
    Count is Ply-1,
    length(Common, Count),
    append(Common, _, Steps),
    append(Common, Instead, Line),
    append(Opening, Before, Remarks),
    game_record(Variation, record(Start, Number, Header, line(Remarks, Line, End))).

%!  game_ending(+Game, -Ending) is semidet.
%
%   How Game was ended, otherwise than by a move: see the head of this file. Fails when nothing is
%   said of that.
%
%   @error type_error(game, Game)

game_ending(Game, Ending) :-
    must_be_game(Game),
    arg(9, Game, end(Ending, _)).

%!  game_repetition(+Game, -Repetition, -Ply:integer) is det.
%
%   Whether the fourfold repetition has held, and after how many moves first: as repetition/3 says
%   of the positions of Game.
%
%   @error type_error(game, Game)

game_repetition(Game, Repetition, Ply) :-
    must_be_game(Game),
    (   arg(8, Game, repetition(Repetition0, Ply0))
    ->  Repetition = Repetition0,
        Ply = Ply0
    ;   Repetition = none,
        Ply = 0
    ).

%!  game_result(+Game, -Result) is semidet.
%
%   How Game has ended; fails while it goes on. Result is wins(Side, Reason), with Reason
%   `resignation`, `declaration`, `perpetual_check`, `checkmate`, `no_legal_move` (a side that has
%   none loses), `time`, `foul` or `walkover`; draw(Reason), with `repetition`, `impasse`,
%   `agreement` or `max_moves`; or `abandoned`, for an ending that gives no result. A repetition
%   counts before all that came later.
%
%   @error type_error(game, Game)

game_result(Game, Result) :-
    must_be_game(Game),
    Game = game(_, _, _, _, [Position|_], _, _, Repetition, End),
    result(Repetition, End, Position, Result).

result(repetition(Kind, _), _, _, Result) :-
    !,
    repetition_result(Kind, Result).
result(none, end(Ending, _), Position, Result) :-
    !,
    ending_result(Ending, Position, Result).
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

ending_result(Ending, Position, Result) :-
    (   loss(Ending, Position, Loser, Reason)
    ->  opponent(Loser, Winner),
        Result = wins(Winner, Reason)
    ;   no_loss(Ending, Result0)
    ->  Result = Result0
    ;   Result = abandoned
    ).

loss(resigns(Side), _, Side, resignation).
loss(time(Side), _, Side, time).
loss(foul(Side), _, Side, foul).
loss(foul(Side, _), _, Side, foul).
loss(mate, Position, Side, checkmate) :-
    side_to_move(Position, Side).

no_loss(declares(Side), wins(Side, declaration)).
no_loss(walkover(Side), wins(Side, walkover)).
no_loss(repetition,     draw(repetition)).
no_loss(impasse,        draw(impasse)).
no_loss(draw,           draw(agreement)).
no_loss(max_moves,      draw(max_moves)).

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
%   kept; nothing else of a record is.
%
%   @error gunshi(bad_sfen(Field, Character, Message, Text))
%   @error gunshi(illegal_move(Move, Ply, Position))
%   @error syntax_error(usi_move)

game_usi(Game, Text) :-
    nonvar(Game),
    !,
    game_moves(Game, Moves),
    Game = game(Start, Number, _, _, _, _, _, _, _),
    start_words(Start, Number, StartText),
    (   Moves == []
    ->  Words = [StartText]
    ;   maplist(usi_move, Usi, Moves),
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
