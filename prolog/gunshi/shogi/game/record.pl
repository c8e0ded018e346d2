/*  Games as plain data: what formats of records read and write, with remarks and variations.

    A record is taken only if every part has its form (game.pl) and every move is legal.
*/
:- module(gunshi_shogi_game_record,
          [ game_record/2,              % ?Game, ?Record
            game_remark/3,              % +Game, ?Ply, ?Remark
            game_variation/3            % +Game, ?Ply, -Variation
          ]).
:- use_module('../kinds', [hand_kind/1]).
:- use_module('../position', [side_to_move/2, opponent/2, position_after/3]).
:- use_module('../values', [is_square/1]).
:- use_module(term,
              [ new_game/5, must_be_played/4, game_with_end/3, game_start/2, game_position/2,
                game_ply/2, game_number/3, game_header/3, game_main_line/2
              ]).
:- autoload(library(apply), [foldl/4, maplist/2]).
:- autoload(library(error), [type_error/2]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3]).

%!  game_record(+Game, -Record) is det.
%!  game_record(-Game, +Record) is det.
%
%   Record is Game as plain data, which formats write and read: record(Start, Number, Header, Line),
%   with Line the main line. Endings and the fields of the header are taken as they are said.
%
%   @error gunshi(illegal_move(Move, Ply, Position)) for a move of the line, or of a variation, that
%          is not legal
%   @error type_error(record, Record), also when a part of it is not of its form, or the illegal
%          move that ends a line is legal
%   @error type_error(position, Start)

game_record(Game, record(Start, Number, Header, Line)) :-
    nonvar(Game),
    !,
    game_main_line(Game, Line),
    game_start(Game, Start),
    game_number(Game, 1, Number),
    findall(Key-Value, game_header(Game, Key, Value), Header).
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
    atom(Kind),
    hand_kind(Kind),
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
    game_with_end(Game1, End, Game).

legal_foul(foul(_, Move), Game) :-
    game_position(Game, Position),
    position_after(Position, Move, _).

step_played(step(Move, Remarks), Game0, Game) :-
    variations_played(Remarks, Game0),
    must_be_played(Move, Remarks, Game0, Game).

variations_played(Remarks, Game0) :-
    forall(member(variation(line(_, Steps, End)), Remarks),
           steps_played(Steps, End, Game0, _)).

                /*******************************
                *           REMARKS            *
                *******************************/

%!  game_remark(+Game, ?Ply:integer, ?Remark) is nondet.
%
%   Remark is made on move number Ply of the main line; on the start, when Ply is 0; on the ending,
%   when it is one more than there are moves.
%
%   @error type_error(game, Game)

game_remark(Game, Ply, Remark) :-
    game_main_line(Game, line(Opening, Steps, End)),
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
