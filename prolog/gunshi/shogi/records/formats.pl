/*  The formats of records: one table for all that names them.

    A format has a name, which is the ending of its files; a kind, what it is read and written as;
    and the encoding its files are written in. All else is the same for all formats of a kind. A
    kind has the name of its first format.
*/
:- module(gunshi_shogi_records_formats,
          [ record_formats/1,           % -Formats
            record_format/2,            % +File, -Format
            is_record_format/1,         % +Format
            format_kind/2,              % ?Format, ?Kind
            format_encoding/2,          % +Format, -Encoding
            format_kind_help/3,         % ?Kind, -Formats, -Sentence
            holds_one_game/1,           % +Format
            holds_many_games/1,         % ?Format
            holds_comments/1,           % ?Format
            holds_fouls/1,              % ?Format
            names_text/3                % +Names, +Last, -Text
          ]).
:- autoload(library(lists), [append/3, memberchk/2]).

%   named_format(?Format, ?Kind, ?Encoding).

named_format(kif,  kif, shift_jis).
named_format(kifu, kif, utf8).
named_format(ki2,  ki2, shift_jis).
named_format(ki2u, ki2, utf8).
named_format(csa,  csa, utf8).
named_format(jkf,  jkf, utf8).
named_format(usi,  usi, utf8).
named_format(sfen, usi, utf8).

%   kind(?Kind, ?Games, ?Holds, ?Sentence): Games is how many a file can have, `one` or `many`;
%   Holds what else not every kind keeps: `comments`, and `fouls`, the illegal move of one; Sentence
%   is what a help text says.

kind(kif, one,  [comments, fouls],
     "KIF, in Shift_JIS (UTF-8 where that has not all characters) and in UTF-8").
kind(ki2, one,  [comments],
     "KI2, the same: no times").
kind(csa, many, [comments, fouls],
     "CSA 3.0; also reads 2.x. Main line only, several games a file").
kind(jkf, one,  [comments, fouls],
     "JKF, a JSON object").
kind(usi, many, [],
     "a line a game, start and main line: startpos moves 7g7f ..., sfen SFEN moves ...").

%!  record_formats(-Formats:list) is det.
%
%   The names of the formats.

record_formats(Formats) :-
    findall(Format, named_format(Format, _, _), Formats).

%!  is_record_format(+Format) is semidet.
%
%   Format is the name of one.

is_record_format(Format) :-
    named_format(Format, _, _).

%!  record_format(+File, -Format) is semidet.
%
%   A file named as File is in Format: the ending of its name, in letters of either case, is the
%   name of Format. Fails for any other ending.

record_format(File, Format) :-
    file_name_extension(_, Ending0, File),
    downcase_atom(Ending0, Ending),
    is_record_format(Ending),
    !,
    Format = Ending.

%!  format_kind(?Format, ?Kind) is nondet.
%
%   Format is of Kind. Semidet when Format is bound.

format_kind(Format, Kind) :-
    named_format(Format, Kind, _).

%!  format_encoding(+Format, -Encoding) is semidet.
%
%   Files in Format are written in Encoding, `utf8` or `shift_jis`.

format_encoding(Format, Encoding) :-
    named_format(Format, _, Encoding).

%!  format_kind_help(?Kind, -Formats:list, -Sentence:string) is nondet.
%
%   A help text says Sentence of Formats, the names of Kind. Semidet when Kind is bound.

format_kind_help(Kind, Formats, Sentence) :-
    kind(Kind, _, _, Sentence),
    findall(Format, named_format(Format, Kind, _), Formats).

%!  holds_one_game(+Format) is semidet.
%
%   A file in Format holds one game; in other formats it can have any number.

holds_one_game(Format) :-
    named_format(Format, Kind, _),
    kind(Kind, one, _, _).

%!  holds_many_games(?Format) is nondet.
%
%   A file in Format holds any number of games. Semidet when Format is bound.

holds_many_games(Format) :-
    named_format(Format, Kind, _),
    kind(Kind, many, _, _).

%!  holds_comments(?Format) is nondet.
%
%   Format keeps comments. Semidet when Format is bound.

holds_comments(Format) :-
    holds(Format, comments).

%!  holds_fouls(?Format) is nondet.
%
%   Format keeps the illegal move with which a game ends by a foul. Semidet when Format is bound.

holds_fouls(Format) :-
    holds(Format, fouls).

holds(Format, What) :-
    named_format(Format, Kind, _),
    kind(Kind, _, Holds, _),
    memberchk(What, Holds).

%!  names_text(+Names:list, +Last:atom, -Text:atom) is det.
%
%   Text lists Names, at least one, as a sentence does: `kif, csa and jkf`, where Last is `and`.

names_text(Names, Last, Text) :-
    (   append(Before, [Name], Names),
        Before = [_|_]
    ->  atomic_list_concat(Before, ', ', Start),
        atomic_list_concat([Start, Last, Name], ' ', Text)
    ;   atomic_list_concat(Names, Text)
    ).
