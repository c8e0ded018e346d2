:- encoding(utf8).
/*  Writing what KIF and KI2 share: all but how moves are written.

    The main line is written first, then the variations, that of the latest move first, each with
    its own behind it: so every 変化：N手 is of the line before it. Where a line begins is a place
    (../place.pl). Names are what the file calls the sides, names(Sente, Gote).
*/
:- module(gunshi_shogi_records_kakinoki_write,
          [ write_kakinoki/3,           % :WriteLine, +Separator, +Record
            write_remarks/1,            % +Remarks
            write_until/3               % +Ending, +Place, +Names
          ]).
:- use_module('../../position', [start_position/2, handicap/2, side_to_move/2, opponent/2]).
:- use_module('../diagram', [write_diagram/1]).
:- use_module('../endings', [ending_word/3, relative_end/3]).
:- use_module('../place', [first_place/2, place_ply/2, place_after_step/3]).
:- autoload(library(lists), [member/2]).

:- meta_predicate write_kakinoki(3, +, +).

%!  write_kakinoki(:WriteLine, +Separator, +Record) is det.
%
%   Write Record (see game_record/2) to the current output. Separator is the line between head and
%   moves. call(WriteLine, Place, Names, Line) writes the moves of Line, which begins at Place, with
%   their remarks, and the ending.

write_kakinoki(WriteLine, Separator, record(Start, Number, Header, Line)) :-
    write_start(Start, Number, Names),
    forall(member(Key-Value, Header),
           ( file_key(Key, Names, Name),
             format("~w：~w~n", [Name, Value])
           )),
    format("~w~n", [Separator]),
    first_place(Start, Place),
    write_line(Line, Place, Names, WriteLine).

write_start(Start, Number, Names) :-
    (   handicap(Name, Japanese),
        start_position(Name, Start)
    ->  format("手合割：~w　　~n", [Japanese]),
        start_names(Name, Names)
    ;   Names = names(先手, 後手),
        write_diagram(Start),
        side_to_move(Start, Side),
        side_name(Side, Names, Turn),
        format("~w番~n", [Turn])
    ),
    (   Number =:= 1
    ->  true
    ;   Played is Number-1,
        format("手数＝~d~n", [Played])
    ).

start_names(Name, Names) :-
    (   Name == hirate
    ->  Names = names(先手, 後手)
    ;   Names = names(下手, 上手)
    ).

file_key(先手, names(Name, _), Name) :-
    !.
file_key(後手, names(_, Name), Name) :-
    !.
file_key(Key, _, Key).

write_line(Line, Place, Names, WriteLine) :-
    call(WriteLine, Place, Names, Line),
    Line = line(_, Steps, End),
    write_variations(Steps, End, Place, Names, WriteLine).

write_variations([], End, Place, Names, WriteLine) :-
    (   End = end(_, Remarks)
    ->  write_variations_in(Remarks, Place, Names, WriteLine)
    ;   true
    ).
write_variations([Step|Steps], End, Place0, Names, WriteLine) :-
    place_after_step(Place0, Step, Place),
    write_variations(Steps, End, Place, Names, WriteLine),
    Step = step(_, Remarks),
    write_variations_in(Remarks, Place0, Names, WriteLine).

write_variations_in(Remarks, Place, Names, WriteLine) :-
    place_ply(Place, Ply),
    forall(member(variation(Line), Remarks),
           ( format("~n変化：~d手~n", [Ply]),
             write_line(Line, Place, Names, WriteLine)
           )).

%!  write_remarks(+Remarks) is det.
%
%   Write comments and bookmarks, a line each.

write_remarks(Remarks) :-
    forall(member(Remark, Remarks),
           write_remark(Remark)).

write_remark(comment(Text)) :-
    format("*~w~n", [Text]).
write_remark(bookmark(Text)) :-
    format("&~w~n", [Text]).
write_remark(time(_)).
write_remark(variation(_)).

%!  write_until(+Ending, +Place, +Names) is det.
%
%   Write the line that says how the game ended at Place, まで82手で先手の勝ち.

write_until(Ending, Place, Names) :-
    place_ply(Place, Ply),
    outcome(Ending, Names, Text),
    (   Ending = foul(_, _)
    ->  Count = Ply
    ;   Count is Ply-1
    ),
    format("まで~d手で~w~n", [Count, Text]).

outcome(resigns(Loser), Names, Text) :-
    !,
    winner_text(Loser, Names, Text).
outcome(time(Loser), Names, Text) :-
    !,
    winner_text(Loser, Names, Winner),
    atom_concat(時間切れにより, Winner, Text).
outcome(foul(Side, _), Names, Text) :-
    !,
    outcome(foul(Side), Names, Text).
outcome(other(Word), _, Word) :-
    !.
outcome(Ending, Names, Text) :-
    compound(Ending),
    !,
    Ending =.. [_, Side],
    relative_end(Ending, Side, Relative),
    ending_word(Relative, _, Word),
    side_name(Side, Names, Name),
    format(atom(Text), "~wの~w", [Name, Word]).
outcome(Ending, _, Word) :-
    ending_word(Ending, _, Word).

winner_text(Loser, Names, Text) :-
    opponent(Loser, Winner),
    side_name(Winner, Names, Name),
    atom_concat(Name, の勝ち, Text).

side_name(sente, names(Name, _), Name).
side_name(gote,  names(_, Name), Name).
