/*  The lines of a text file, or of standard input, as tables and lists of positions are read: by
    their numbers, those that are empty left out.
*/
:- module(gunshi_base_text_lines,
          [ text_lines/3,               % +Name, -File, -Numbered
            stream_or_file/3            % +Name, +Stream, -Place
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module(encoding, [read_text/3]).

%!  text_lines(+Name, -File:atom, -Numbered:list) is det.
%
%   Numbered are the Number-Line of the file Name that are not blank, without spaces at either end;
%   the first line has the number 1. Name `-` is standard input. File is the name for messages.
%
%   @error what read_text/3 throws

text_lines(Name, File, Numbered) :-
    stream_or_file(Name, user_input, Place),
    (   Name == (-)
    ->  File = 'standard input'
    ;   File = Name
    ),
    read_text(Place, Text, _),
    split_string(Text, "\n", " \r", Lines),
    findall(N-Line,
            ( nth1(N, Lines, Line),
              \+ split_string(Line, "", " \t", [""])
            ),
            Numbered).

%!  stream_or_file(+Name, +Stream, -Place) is det.
%
%   Place is the file Name, or stream(Stream) for `-`, as read_text/3 and write_text/3 take them.

stream_or_file(Name, Stream, Place) :-
    (   Name == (-)
    ->  Place = stream(Stream)
    ;   Place = Name
    ).
