:- encoding(utf8).
/*  What the formats call the endings of a game.

    An ending is as game.pl has it; or relative, as most formats say it, with to_move or not_to_move
    in place of the side: 投了 says that the side to move resigns.
*/
:- module(gunshi_shogi_records_endings,
          [ ending_word/3,              % ?Relative, ?Csa, ?Kif
            said_ending/2,              % +Word, -Relative
            plain_word/2,               % +Word0, -Word
            sign_side/2,                % ?Sign, ?Side
            absolute_end/3,             % +Ending, +ToMove, -Absolute
            relative_end/3              % +Ending, +ToMove, -Relative
          ]).
:- use_module('../position', [opponent/2]).
:- use_module('../notation/japanese_read', [blank/1]).
:- autoload(library(apply), [maplist/3]).

%!  ending_word(?Relative, ?Csa:atom, ?Kif:atom) is nondet.
%
%   An ending is Csa in CSA, behind the %, and Kif in KIF. Csa is `none` where CSA has no word or
%   another way: it names the side of a foul by +ILLEGAL_ACTION or -ILLEGAL_ACTION.

ending_word(resigns(to_move),      'TORYO',        投了).
ending_word(declares(to_move),     'KACHI',        入玉勝ち).
ending_word(abandoned,             'CHUDAN',       中断).
ending_word(time(to_move),         'TIME_UP',      切れ負け).
ending_word(foul(to_move),         'ILLEGAL_MOVE', 反則負け).
ending_word(foul(not_to_move),     none,           反則勝ち).
ending_word(mate,                  'TSUMI',        詰み).
ending_word(no_mate,               'FUZUMI',       不詰).
ending_word(repetition,            'SENNICHITE',   千日手).
ending_word(impasse,               'JISHOGI',      持将棋).
ending_word(draw,                  'HIKIWAKE',     引き分け).
ending_word(max_moves,             'MAX_MOVES',    最大手数).
ending_word(walkover(to_move),     none,           不戦勝).
ending_word(walkover(not_to_move), none,           不戦敗).
ending_word(sealed,                none,           封じ手).
ending_word(matta,                 'MATTA',        待った).
ending_word(error,                 'ERROR',        エラー).

%!  said_ending(+Word:atom, -Relative) is semidet.
%
%   Word is an ending, as any of the formats has it: files have words of another format too. Also
%   reads other spellings, and a sign of the side before a word of CSA.

said_ending(Word0, Ending) :-
    plain_word(Word0, Word),
    (   ending_word(Ending0, _, Word)
    ->  Ending = Ending0
    ;   csa_ending(Word, Ending0)
    ->  Ending = Ending0
    ;   other_word(Word, Ending0)
    ->  Ending = Ending0
    ;   sub_atom(Word, 0, 1, _, Sign),
        sign_side(Sign, Side),
        sub_atom(Word, 1, _, 0, Csa),
        of_mover(Csa, Name)
    ->  Ending =.. [Name, Side]
    ).

csa_ending(Word, Ending) :-
    Word \== none,
    ending_word(Ending, Word, _).

of_mover('ILLEGAL_ACTION', foul).
of_mover(Csa, Name) :-
    csa_ending(Csa, Ending),
    compound(Ending),
    Ending =.. [Name, to_move].

%!  sign_side(?Sign, ?Side) is nondet.
%
%   Side has Sign, + or -, in CSA.

sign_side(+, sente).
sign_side(-, gote).

other_word('ILLEGAL_ACTION', foul(not_to_move)).
other_word(詰,           mate).
other_word(詰め,         mate).
other_word(詰将棋,       mate).
other_word(不詰み,       no_mate).
other_word(勝ち宣言,     declares(to_move)).
other_word(入玉宣言,     declares(to_move)).
other_word(入玉宣言勝ち, declares(to_move)).
other_word(宣言勝ち,     declares(to_move)).
other_word(時間切れ,     time(to_move)).
other_word(時間切れ負け, time(to_move)).
other_word(反則,         foul(to_move)).
other_word(引分,         draw).
other_word(引分け,       draw).
other_word(最大手数到達, max_moves).
other_word(封手,         sealed).
other_word(不戦勝ち,     walkover(to_move)).
other_word(不戦負け,     walkover(not_to_move)).

%!  plain_word(+Word0:atom, -Word:atom) is det.
%
%   Word is Word0 such that all formats have it for one word, whether its meaning is known or not.

plain_word(Word0, Word) :-
    atom_chars(Word0, Chars0),
    maplist(plain_char, Chars0, Chars),
    atom_chars(Word, Chars).

plain_char(Char0, Char) :-
    (   ( blank(Char0) ; Char0 == # ; char_type(Char0, cntrl) )
    ->  Char = '_'
    ;   Char = Char0
    ).

%!  absolute_end(+Ending, +ToMove, -Absolute) is det.
%
%   Absolute is Ending with its side named, ToMove being the side to move.

absolute_end(Ending, ToMove, Absolute) :-
    (   compound(Ending),
        Ending =.. [Name, Side0],
        side_named(Side0, ToMove, Side)
    ->  Absolute =.. [Name, Side]
    ;   Absolute = Ending
    ).

side_named(to_move, Side, Side).
side_named(not_to_move, ToMove, Side) :-
    opponent(ToMove, Side).

%!  relative_end(+Ending, +ToMove, -Relative) is det.
%
%   Relative is Ending with to_move or not_to_move in place of its side.

relative_end(Ending, ToMove, Relative) :-
    (   compound(Ending),
        Ending =.. [Name, Side],
        opponent(Side, _)
    ->  (   Side == ToMove
        ->  Relative =.. [Name, to_move]
        ;   Relative =.. [Name, not_to_move]
        )
    ;   Relative = Ending
    ).
