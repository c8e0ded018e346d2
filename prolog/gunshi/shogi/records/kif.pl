:- encoding(utf8).
/*  KIF: the record format of Kakinoki that names the square a piece leaves.

           1 ７六歩(77)   ( 0:10/00:00:10)
           2 投了         ( 0:05/00:00:05)

    A line has the number of the move, the move or how the game ended, and perhaps the time taken
    and, behind the /, all the time its side has taken. A move has its origin or 打; anything else is
    an ending. Times are written in whole seconds.
*/
:- module(gunshi_shogi_records_kif,
          [ kif_game/3,                 % +Text, -Draft, -Notes
            write_kif/2                 % +Record, +Encoding
          ]).
:- use_module('../notation/japanese_read',
              [japanese//1, reading_words/2, reading_origin/2, blanks//0, blank/1]).
:- use_module('../notation/japanese_write', [kif_text/4]).
:- use_module('../position', [side_to_move/2]).
:- use_module(times, [possible_time/1]).
:- use_module(endings, [ending_word/3, said_ending/2, relative_end/3]).
:- use_module(kakinoki/items, [natural//1, word//1]).
:- use_module(kakinoki/read, [kakinoki_game/4]).
:- use_module(kakinoki/write, [write_kakinoki/3, write_remarks/1, write_until/3]).
:- use_module(place,
              [ place_position/2, place_last/2, place_ply/2, place_total/3, place_after_step/3,
                place_behind_foul/2
              ]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/3, member/2]).

                /*******************************
                *           READING            *
                *******************************/

%!  kif_game(+Text:string, -Draft, -Notes:list) is det.
%
%   Draft and Notes as kakinoki_game/4 has them.
%
%   @error gunshi(bad_record(At, What)) as kakinoki_game/4

kif_game(Text, Draft, Notes) :-
    kakinoki_game(kif_line, Text, Draft, Notes).

kif_line(At, Chars, Found) :-
    phrase(numbered(At, Found), Chars, _).

numbered(At, moves(N, [step(At, Said, Times)])) -->
    natural(N),
    blanks,
    move(Said),
    !,
    time(Times).
numbered(_, Found) -->
    natural(N),
    [Char],
    { blank(Char) },
    blanks,
    word(Word),
    blanks,
    time(Times),
    { said_ending(Word, Ending)
    ->  Found = end(N, Ending, Times)
    ;   Found = word(Word, Times)
    }.

move(Said) -->
    japanese(Said),
    { (   \+ reading_origin(Said, none)
      ;   reading_words(Said, [drop])
      )
    },
    !.

%   time(-Times)//: time(Seconds), the time taken, in minutes and seconds or with hours before them;
%   unread(Text) for what stands in its place and is none that a move can take; [] for nothing.

time([time(Seconds)]) -->
    ['('],
    blanks,
    natural(First),
    [:],
    natural(Second),
    { Count is 60*First + Second },
    clock(Count, Seconds),
    { possible_time(Seconds) },
    !.
time([unread(Text)]) -->
    ['('],
    in_brackets(Chars),
    { member(Char, Chars),
      char_type(Char, digit(_)),
      !,
      append(['('|Chars], [')'], All),
      string_chars(Text, All)
    }.
time([]) -->
    [].

in_brackets([]) -->
    [')'],
    !.
in_brackets([Char|Chars]) -->
    [Char],
    in_brackets(Chars).

clock(Count0, Seconds) -->
    [:],
    natural(More),
    !,
    { Count is 60*Count0 + More },
    clock(Count, Seconds).
clock(Seconds, Seconds) -->
    [].

                /*******************************
                *           WRITING            *
                *******************************/

%!  write_kif(+Record, +Encoding) is det.
%
%   Write Record (see game_record/2) to the current output. The first line says that it is in
%   Encoding, a word such as 'UTF-8'.

write_kif(Record, Encoding) :-
    format("#KIF version=2.0 encoding=~w~n", [Encoding]),
    write_kakinoki(write_line, "手数----指手---------消費時間--", Record).

write_line(Place, Names, line(Opening, Steps, End)) :-
    write_remarks(Opening),
    write_steps(Steps, End, Place, Names).

write_steps([], End, Place, Names) :-
    write_end(End, Place, Names).
write_steps([Step|Steps], End, Place0, Names) :-
    Step = step(Move, Remarks),
    place_after_step(Place0, Step, Place),
    move_words(Move, Place0, Text),
    write_numbered(Text, Remarks, Place0),
    write_remarks(Remarks),
    write_steps(Steps, End, Place, Names).

move_words(Move, Place, Text) :-
    place_position(Place, Position),
    place_last(Place, Last),
    kif_text(Position, Last, Move, Text).

%   Of an ending for which KIF has no word, or whose word KIF would read as a move, only the line
%   まで… speaks.

write_end(none, _, _).
write_end(end(Ending, Remarks), Place, Names) :-
    place_position(Place, Position),
    side_to_move(Position, Side),
    relative_end(Ending, Side, Relative),
    (   Ending = foul(_, Move)
    ->  write_foul(Move, Remarks, Place)
    ;   Ending = other(Word)
    ->  (   is_move(Word)
        ->  true
        ;   write_numbered(Word, Remarks, Place)
        )
    ;   ending_word(Relative, _, Word)
    ->  write_numbered(Word, Remarks, Place)
    ;   true
    ),
    write_until(Ending, Place, Names),
    write_remarks(Remarks).

is_move(Word) :-
    atom_chars(Word, Chars),
    phrase(move(_), Chars, _),
    !.

%   write_foul(+Move, +Remarks, +Place): write the illegal move and the other side's 反則勝ち. Of two
%   times the move took the first.

write_foul(Move, Remarks, Place) :-
    (   Remarks = [Time, time(Seconds)|_]
    ->  Of = [Time],
        Behind = [time(Seconds)]
    ;   Of = [],
        Behind = Remarks
    ),
    move_words(Move, Place, Text),
    write_numbered(Text, Of, Place),
    place_behind_foul(Place, Next),
    write_numbered(反則勝ち, Behind, Next).

%   write_numbered(+Text, +Remarks, +Place): write the line of a move or an ending, with the time in
%   Remarks and all the time that its side has used.

write_numbered(Text, Remarks, Place) :-
    place_ply(Place, Ply),
    (   memberchk(time(Seconds), Remarks)
    ->  place_total(Place, Seconds, Total),
        clock_text(Seconds, Total, Clock),
        text_width(Text, Width),
        Pad is max(1, 13-Width),
        format("~t~d~4| ~w~*c~w~n", [Ply, Text, Pad, 0' , Clock])
    ;   format("~t~d~4| ~w~n", [Ply, Text])
    ).

clock_text(Seconds0, Total0, Text) :-
    Seconds is truncate(Seconds0),
    Total is truncate(Total0),
    Minute is Seconds // 60,
    Second is Seconds mod 60,
    Hours is Total // 3600,
    Minutes is Total // 60 mod 60,
    Rest is Total mod 60,
    format(string(Text), "(~|~t~d~2+:~|~`0t~d~2+/~|~`0t~d~2+:~|~`0t~d~2+:~|~`0t~d~2+)",
           [Minute, Second, Hours, Minutes, Rest]).

text_width(Text, Width) :-
    atom_codes(Text, Codes),
    foldl(code_width, Codes, 0, Width).

code_width(Code, Width0, Width) :-
    (   Code < 0x2E80
    ->  Width is Width0+1
    ;   Width is Width0+2
    ).
