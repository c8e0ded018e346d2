/*  The lines of a text file, or of standard input, as tables and lists of positions are read: by
    their numbers, those that are empty left out. And a line that somebody types or sends.
*/
:- module(gunshi_base_text_lines,
          [ text_lines/3,               % +Name, -File, -Numbered
            exact_lines/2,              % +Text, -Lines
            read_line/2,                % +Stream, -Line
            only_characters/2,          % +Text, -Clean
            stream_or_file/3            % +Name, +Stream, -Place
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module(encoding, [read_text/3, code_count/4]).
:- autoload(library(apply), [maplist/3]).

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

%!  exact_lines(+Text, -Lines:list) is det.
%
%   Lines are the strings between the ends of lines of Text, to the character: where something
%   stands is told by counting them. split_string/4 takes NULs away at the ends of each, whatever it
%   is told to strip.

exact_lines(Text, Lines) :-
    atomic_list_concat(Atoms, '\n', Text),
    maplist(atom_string, Atoms, Lines).

%!  read_line(+Stream, -Line) is det.
%
%   Line is the next line of Stream without its end, a string of characters as only_characters/2
%   makes it, or `end_of_file`.

read_line(Stream, Line) :-
    read_line_to_string(Stream, Line0),
    (   string(Line0)
    ->  only_characters(Line0, Line)
    ;   Line = Line0
    ).

%!  only_characters(+Text, -Clean:string) is det.
%
%   Clean is Text with U+FFFD for what is no character of Unicode: codes beyond it, and surrogates.
%   SWI-Prolog decodes bytes of a stream to such codes, and its predicates on texts raise errors of
%   them.

only_characters(Text, Clean) :-
    (   code_count(Text, 0x110000, 0x7FFFFFFF, 0),
        code_count(Text, 0xD800, 0xDFFF, 0)
    ->  text_to_string(Text, Clean)
    ;   string_codes(Text, Codes0),
        maplist(character, Codes0, Codes),
        string_codes(Clean, Codes)
    ).

character(Code0, Code) :-
    (   ( Code0 > 0x10FFFF ; between(0xD800, 0xDFFF, Code0) )
    ->  Code = 0xFFFD
    ;   Code = Code0
    ).

%!  stream_or_file(+Name, +Stream, -Place) is det.
%
%   Place is the file Name, or stream(Stream) for `-`, as read_text/3 and write_text/3 take them.

stream_or_file(Name, Stream, Place) :-
    (   Name == (-)
    ->  Place = stream(Stream)
    ;   Place = Name
    ).
