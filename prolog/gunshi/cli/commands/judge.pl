/*  gunshi judge: where a game stands.

    The moves make a game, which takes moves after a fourth repetition too: records hold such.
*/
:- module(gunshi_cli_commands_judge,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../../shogi/position', [move_usi/2, in_check/1, declaration/2]).
:- use_module('../../shogi/game',
              [ game_new/2, game_moves_played/3, game_position/2, game_repetition/3,
                game_result/2
              ]).
:- use_module('../../shogi/notation', [legality_fault/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').

%!  help(-Text) is det.
%
%   Text is what `gunshi judge --help` prints.

help("\
usage: gunshi judge [--sfen SFEN] [--moves 'MOVE MOVE ...'] [--format text|json|csv]

Says where a game stands after the moves. Exit status 1 if one of them is not legal.

  --sfen SFEN     the position the game starts from; startpos, or an SFEN. Default: startpos
  --moves MOVES   the moves in USI, with blanks between
  --format json   an object of the same fields; csv: a line of names and a line of values

The fields, one a line, `name: value`:

  legal           true, or false: then illegal_ply and illegal_rule follow, and the other fields are
                  those of the position before that move
  in_check        whether the side to move is in check
  repetition      none, repetition_draw, sente_loses_perpetual_check or gote_loses_perpetual_check;
                  moves after a fourth repetition are judged like any others
  repetition_ply  after how many moves it first held; null when none (empty in csv)
  declaration     whether the side to move may declare its win (27 points)
  result          null while the game goes on; draw_repetition, sente_wins_perpetual_check,
                  sente_wins_checkmate or sente_wins_no_legal_move, and the same with gote.
                  A repetition ends the game before anything later
").

opt_type(sfen,   sfen,   atom).
opt_type(moves,  moves,  atom).
opt_type(format, format, oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0 if all moves are legal, else 1.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))

run(Arguments, Status) :-
    options_only(Arguments, "moves are given by --moves '7g7f 3c3d'", Options),
    position_option(Options, Start),
    option(moves(Text), Options, ''),
    option(format(Format), Options, text),
    split_string(Text, " \t\n", " \t\n", Words0),
    exclude(==(""), Words0, Words),
    read_moves(Words, 1, Moves),
    game_new(Start, Game0),
    play_moves(Moves, Game0, Game, Fault),
    judgement(Game, Fault, Fields),
    print(Format, Fields),
    (   Fault == none
    ->  Status = 0
    ;   Status = 1
    ).

read_moves([], _, []).
read_moves([Word|Words], Ply, [Move|Moves]) :-
    (   catch(move_usi(Move0, Word), error(_, _), fail)
    ->  Move = Move0
    ;   usage_error("judge: --moves, ply ~d: \"~w\" is no move in USI (7g7f, 8h2b+, P*5e)",
                    [Ply, Word])
    ),
    Next is Ply+1,
    read_moves(Words, Next, Moves).

%   play_moves(+Moves, +Game0, -Game, -Fault): Fault is `none` or illegal(Ply, Rule) of the first
%   illegal move, before which Game stops.

play_moves(Moves, Game0, Game, Fault) :-
    catch(( game_moves_played(Game0, Moves, Game),
            Fault = none
          ),
          error(gunshi(illegal_move(Move, Ply, Position)), _),
          ( legality_fault(Position, Move, Rule),
            Fault = illegal(Ply, Rule),
            Count is Ply-1,
            length(Legal, Count),
            append(Legal, _, Moves),
            game_moves_played(Game0, Legal, Game)
          )).

judgement(Game, Fault, Fields) :-
    game_repetition(Game, Repetition, Ply0),
    repetition_name(Repetition, Name),
    (   Repetition == none
    ->  Ply = null
    ;   Ply = Ply0
    ),
    game_position(Game, Last),
    (   in_check(Last)
    ->  InCheck = true
    ;   InCheck = false
    ),
    declaration(Last, Declaration),
    arg(1, Declaration, Declares),
    (   game_result(Game, Result)
    ->  result_name(Result, ResultName)
    ;   ResultName = null
    ),
    fault_fields(Fault, Fields,
                 [ in_check-InCheck, repetition-Name, repetition_ply-Ply, declaration-Declares,
                   result-ResultName
                 ]).

fault_fields(none, [legal-true|Fields], Fields).
fault_fields(illegal(Ply, Rule),
             [legal-false, illegal_ply-Ply, illegal_rule-Name|Fields], Fields) :-
    functor(Rule, Name, _).

repetition_name(none,        none).
repetition_name(draw,        repetition_draw).
repetition_name(sente_loses, sente_loses_perpetual_check).
repetition_name(gote_loses,  gote_loses_perpetual_check).

result_name(draw(repetition), draw_repetition).
result_name(wins(Side, Reason), Name) :-
    atomic_list_concat([Side, wins, Reason], '_', Name).

print(text, Fields) :-
    forall(member(Name-Value, Fields), format("~w: ~w~n", [Name, Value])).
print(json, Fields) :-
    maplist(json_field, Fields, Pairs),
    dict_pairs(Object, _, Pairs),
    write_json(Object).
print(csv, Fields) :-
    maplist(csv_field, Fields, Fields1),
    pairs_keys_values(Fields1, Names, Values),
    write_csv([Names, Values]).

csv_field(Name-Value, Name-Field) :-
    (   Value == null
    ->  Field = ''
    ;   Field = Value
    ).

json_field(Name-Value, Name-Json) :-
    (   atom(Value),
        \+ memberchk(Value, [true, false, null])
    ->  atom_string(Value, Json)
    ;   Json = Value
    ).
