:- encoding(utf8).
/*  gunshi moves: the moves of a position.
*/
:- module(gunshi_cli_commands_moves,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../shogi/position', [rule_moves/3, move_usi/2]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').

%!  help(-Text) is det.
%
%   Text is what `gunshi moves --help` prints.

help("\
usage: gunshi moves [--sfen SFEN] [--rules legal|paper] [--notation usi|ki2|kif|csa [--last SQUARE]]
                    [--format text|json|csv]

Lists the moves of a position in USI, one a line, sorted bytewise.

  --sfen SFEN       the position; startpos, or an SFEN. Default: startpos
  --rules paper     the moves as the first paper counts them: without the tests of self-check and of
                    drop-pawn mate. Default: legal
  --notation NAME   each line is USI<TAB>the move in that notation: usi, ki2 (▲７六歩), kif (７六歩(77))
                    or csa (+7776FU)
  --last SQUARE     the square the move before went to, as 8f: moves there are written 同
  --format json     [\"1g1f\", ...]; with --notation [{\"usi\", \"text\"}, ...]
  --format csv      usi; with --notation usi,text
").

opt_type(sfen,     sfen,     atom).
opt_type(rules,    rules,    oneof([legal, paper])).
opt_type(notation, notation, oneof([usi, ki2, kif, csa])).
opt_type(last,     last,     atom).
opt_type(format,   format,   oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))

run(Arguments, 0) :-
    options_only(Arguments, "a position is given by --sfen", Options),
    position_option(Options, Position),
    move_context(Options, Position, Context),
    option(rules(Rules), Options, legal),
    option(format(Format), Options, text),
    rule_moves(Rules, Position, Moves),
    maplist(usi_pair, Moves, Unsorted),
    sort(Unsorted, Pairs),
    (   option(notation(Notation), Options)
    ->  maplist(write_move(Notation, Context), Pairs, Lines),
        print_texts(Format, Lines)
    ;   findall(Usi, member(Usi-_, Pairs), Lines),
        print_usi(Format, Lines)
    ).

move_context(Options, Position, Context) :-
    (   option(last(Text), Options)
    ->  (   square_text(Text, Square)
        ->  Context = after(Position, Square)
        ;   usage_error("moves: --last cannot be \"~w\"; it takes a square as 8f", [Text])
        )
    ;   Context = Position
    ).

usi_pair(Move, Usi-Move) :-
    move_usi(Move, Usi).

write_move(Notation, Context, Usi-Move, Usi-Text) :-
    move_text(Notation, Context, Move, Text).

print_usi(text, Lines) :-
    forall(member(Usi, Lines), format("~w~n", [Usi])).
print_usi(json, Lines) :-
    write_json(Lines).
print_usi(csv, Lines) :-
    findall([Usi], member(Usi, Lines), Rows),
    write_csv([[usi]|Rows]).

print_texts(text, Lines) :-
    forall(member(Usi-Text, Lines), format("~w\t~w~n", [Usi, Text])).
print_texts(json, Lines) :-
    findall(_{usi:Usi, text:Text}, member(Usi-Text, Lines), Objects),
    write_json(Objects).
print_texts(csv, Lines) :-
    findall([Usi, Text], member(Usi-Text, Lines), Rows),
    write_csv([[usi, text]|Rows]).
