:- encoding(utf8).
/*  KI2: the record format of Kakinoki for people, who see which piece could go there.

        ▲７六歩    △３四歩    ▲２六歩    △８四歩    ▲２五歩    △８五歩
        まで6手で中断

    Moves stand in rows, each with its sign; how the game ended is said by the line まで… alone. Times
    are not kept. Moves are written as japanese_write.pl has it, as short as they can be.
*/
:- module(gunshi_shogi_records_ki2,
          [ ki2_game/3,                 % +Text, -Draft, -Notes
            write_ki2/2                 % +Record, +Encoding
          ]).
:- use_module('../position', [rule_moves/3]).
:- use_module('../notation/japanese_read', [japanese//1, blanks//0]).
:- use_module('../notation/japanese_write', [ki2_text/5]).
:- use_module(kakinoki/read, [kakinoki_game/4]).
:- use_module(kakinoki/write, [write_kakinoki/3, write_remarks/1, write_until/3]).
:- use_module(place, [place_position/2, place_last/2, place_after_step/3]).
:- autoload(library(lists), [member/2]).

                /*******************************
                *           READING            *
                *******************************/

%!  ki2_game(+Text:string, -Draft, -Notes:list) is det.
%
%   Draft and Notes as kakinoki_game/4 has them.
%
%   @error gunshi(bad_record(At, What)) as kakinoki_game/4

ki2_game(Text, Draft, Notes) :-
    kakinoki_game(ki2_line, Text, Draft, Notes).

ki2_line(At, Chars, moves(none, Steps)) :-
    Chars = [Sign|_],
    is_sign(Sign),
    phrase(row(At, Steps), Chars).

is_sign(Sign) :-
    memberchk(Sign, ['▲', '△', '☗', '☖', '▼', '▽']).

row(At, [step(At, Said, [])|Steps]) -->
    next(_),
    !,
    move(Said),
    blanks,
    row(At, Steps).
row(_, []) -->
    [].

next(Char), [Char] -->
    [Char].

move(Said) -->
    japanese(Said),
    ( at_sign ; at_end ),
    !.
move(unread(Text)) -->
    [Sign],
    to_sign(Chars),
    { string_chars(Text, [Sign|Chars]) }.

at_sign, [Sign] -->
    [Sign],
    { is_sign(Sign) }.

at_end([], []).

to_sign([Char|Chars]) -->
    [Char],
    { \+ is_sign(Char) },
    !,
    to_sign(Chars).
to_sign([]) -->
    [].

                /*******************************
                *           WRITING            *
                *******************************/

%!  write_ki2(+Record, +Encoding) is det.
%
%   Write Record (see game_record/2) to the current output. The first line says that it is in
%   Encoding, a word such as 'UTF-8'. Of a foul the illegal move is left out: KI2 has no text for
%   what no piece could do.

write_ki2(Record, Encoding) :-
    format("#KI2 version=2.0 encoding=~w~n", [Encoding]),
    write_kakinoki(write_line, "", Record).

write_line(Place, Names, line(Opening, Steps, End)) :-
    write_remarks(Opening),
    write_steps(Steps, End, Place, Names, 0).

%   write_steps(+Steps, +End, +Place, +Names, +Column): Column moves stand in the row so far.

write_steps([], End, Place, Names, _) :-
    write_end(End, Place, Names).
write_steps([Step|Steps], End, Place0, Names, Column0) :-
    Step = step(Move, Remarks),
    place_after_step(Place0, Step, Place),
    place_position(Place0, Position),
    place_last(Place0, Last),
    rule_moves(paper, Position, Paper),
    ki2_text(Position, Paper, Last, Move, Text),
    write(Text),
    (   (   Column0 =:= 5
        ;   Steps == []
        ;   member(Remark, Remarks),
            \+ silent(Remark)
        )
    ->  nl,
        write_remarks(Remarks),
        Column = 0
    ;   string_length(Text, Length),
        Pad is max(0, 12-2*Length),
        format("~*c", [Pad, 0' ]),
        Column is Column0+1
    ),
    write_steps(Steps, End, Place, Names, Column).

%   KI2 has nothing to write of these beside the moves.

silent(time(_)).
silent(variation(_)).

write_end(none, _, _).
write_end(end(Ending0, Remarks), Place, Names) :-
    (   Ending0 = foul(Side, _)
    ->  Ending = foul(Side)
    ;   Ending = Ending0
    ),
    write_until(Ending, Place, Names),
    write_remarks(Remarks).
