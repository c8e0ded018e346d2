/*  Writing CSA: the main line of each game; of its header, what CSA has fields for. */
:- module(gunshi_shogi_records_csa_write,
          [ write_csa/2                 % +Records, +Encoding
          ]).
:- use_module('../../notation/csa_moves', [csa_text/3]).
:- use_module('../../position', [side_to_move/2, position_after/3]).
:- use_module('../endings', [ending_word/3, said_ending/2, sign_side/2, relative_end/3]).
:- use_module(header, [player_key/2, header_name/2]).
:- use_module(start, [write_start/1]).
:- autoload(library(lists), [member/2]).

%!  write_csa(+Records:list, +Encoding) is det.
%
%   Write Records (see game_record/2), one file, to the current output. The first line says that it
%   is in Encoding, a word such as 'UTF-8'.

write_csa(Records, Encoding) :-
    format("'CSA encoding=~w~nV3.0~n", [Encoding]),
    write_games(Records).

write_games([]).
write_games([Record|Records]) :-
    write_game(Record),
    (   Records == []
    ->  true
    ;   format("/~n"),
        write_games(Records)
    ).

write_game(record(Start, _, Header, line(Opening, Steps, End))) :-
    forall(member(Key-Value, Header),
           write_field(Key, Value)),
    write_start(Start),
    write_remarks(Opening),
    write_steps(Steps, Start, Last),
    write_end(End, Last).

write_field(Key, Value) :-
    (   player_key(Side, Key)
    ->  sign_side(Sign, Side),
        format("N~w~w~n", [Sign, Value])
    ;   header_name(Key, Name)
    ->  format("$~w:~w~n", [Name, Value])
    ;   sub_atom(Key, 0, _, _, $),
        \+ sub_atom(Key, _, _, _, :)
    ->  format("~w:~w~n", [Key, Value])
    ;   true
    ).

write_steps([], Position, Position).
write_steps([step(Move, Remarks)|Steps], Position, Last) :-
    csa_text(Position, Move, Text),
    format("~s~n", [Text]),
    write_remarks(Remarks),
    position_after(Position, Move, After),
    write_steps(Steps, After, Last).

write_remarks(Remarks) :-
    forall(member(Remark, Remarks), write_remark(Remark)).

write_remark(time(Seconds0)) :-
    (   integer(Seconds0)
    ->  Seconds = Seconds0
    ;   Seconds is round(Seconds0 * 1000) / 1000.0
    ),
    format("T~w~n", [Seconds]).
write_remark(comment(Text)) :-
    format("'*~w~n", [Text]).
write_remark(bookmark(_)).
write_remark(variation(_)).

write_end(none, _).
write_end(end(Ending, Remarks), Position) :-
    side_to_move(Position, Side),
    (   Ending = foul(_, Move)
    ->  csa_text(Position, Move, Text),
        format("~s~n", [Text])
    ;   true
    ),
    ending_text(Ending, Side, Word),
    format("%~w~n", [Word]),
    write_remarks(Remarks).

ending_text(Ending, ToMove, Word) :-
    (   relative_end(Ending, ToMove, Relative),
        ending_word(Relative, Word0, _),
        Word0 \== none
    ->  Word = Word0
    ;   fouls(Ending, Side)
    ->  sign_side(Sign, Side),
        atom_concat(Sign, 'ILLEGAL_ACTION', Word)
    ;   Ending = other(Word0),
        csa_word(Word0)
    ->  Word = Word0
    ;   Word = 'CHUDAN'
    ).

fouls(foul(Side), Side).
fouls(foul(Side, _), Side).

%   A word of CSA's, though unknown here: capital letters.

csa_word(Word) :-
    \+ said_ending(Word, _),
    atom_codes(Word, Codes),
    forall(member(Code, Codes), ( between(0'A, 0'Z, Code) ; Code == 0'_ )).
