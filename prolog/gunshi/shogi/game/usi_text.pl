:- encoding(utf8).
/*  Games as USI writes them: the start and the moves. */
:- module(gunshi_shogi_game_usi_text,
          [ game_usi/2                  % ?Game, ?Text
          ]).
:- use_module('../position',
              [start_position/2, position_sfen/3, move_usi/2]).
:- use_module(play, [game_new/3, game_moves_played/3]).
:- use_module(term, [game_start/2, game_moves/2, game_number/3]).
:- autoload(library(apply), [maplist/3]).

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
    game_start(Game, Start),
    game_number(Game, 1, Number),
    start_words(Start, Number, StartText),
    (   Moves == []
    ->  Words = [StartText]
    ;   maplist(move_usi, Moves, Usi),
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
    position_sfen(Start, Number, StartText),
    maplist(move_usi, Moves, Words),
    game_new(Start, Number, Game0),
    game_moves_played(Game0, Moves, Game).

start_words(Start, Number, Text) :-
    (   Number =:= 1,
        start_position(hirate, Start)
    ->  Text = startpos
    ;   position_sfen(Start, Number, Sfen),
        string_concat("sfen ", Sfen, Text)
    ).
