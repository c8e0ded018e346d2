/*  Long lines on a terminal: broken at blanks, what follows hangs below the text of its line.

    A line of a tree begins with its branches, │ ├─ └─. Where it goes on, the branches that lead
    further down go on beside it. What is no terminal gets each line whole.
*/
:- module(gunshi_words_tree_lines,
          [ print_tree/1,               % +Lines
            print_text/1,               % +Text
            print_text/2,               % +Format, +Arguments
            broken_line/3,              % +Line, +Columns, -Lines
            reader_columns/1            % -Columns
          ]).
:- use_module(text_width, [text_width/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/2, append/3, member/2]).

%!  print_tree(+Lines:list) is det.
%
%   Print Lines, texts, each broken to the width of the terminal.

print_tree(Lines) :-
    (   reader_columns(Columns)
    ->  forall(( member(Line, Lines), broken_line(Line, Columns, Parts), member(Part, Parts) ),
               format("~s~n", [Part]))
    ;   forall(member(Line, Lines), format("~s~n", [Line]))
    ).

%!  print_text(+Text) is det.
%
%   Print the lines of Text, each of which ends in a newline, as print_tree/1 does.

print_text(Text) :-
    split_string(Text, "\n", "", Parts),
    append(Lines, [""], Parts),
    !,
    print_tree(Lines).

%!  print_text(+Format, +Arguments:list) is det.
%
%   Print the lines of the text that format/2 makes, as print_text/1 does.

print_text(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    print_text(Text).

%!  reader_columns(-Columns:integer) is semidet.
%
%   The output is a terminal of so many columns, from 40 to 200: a narrower one is taken for 40, a
%   wider one for 200. Fails when it is none.

reader_columns(Columns) :-
    current_output(Out),
    stream_property(Out, tty(true)),
    catch(tty_size(_, Columns0), error(_, _), fail),
    Columns is max(40, min(200, Columns0)).

%!  broken_line(+Line, +Columns:integer, -Lines:list(string)) is det.
%
%   Lines are Line, a text, broken at blanks so that none is wider than Columns, if its words are
%   not. Japanese has no blanks: but for moves it may be broken between wide characters.

broken_line(Line0, Columns, Lines) :-
    text_to_string(Line0, Line),
    text_width(Line, Width),
    (   Width =< Columns
    ->  Lines = [Line]
    ;   string_codes(Line, Codes),
        branches(Codes, First, Next, Text),
        codes_width(First, Indent),
        pieces(Text, Pieces),
        filled(Pieces, First, Indent, Next, Columns, Lines)
    ).

codes_width(Codes, Width) :-
    string_codes(String, Codes),
    text_width(String, Width).

%   branches(+Codes, -First, -Next, -Text): Text follows the branches First; Next stands before what
%   goes on below: │ where a branch leads further down, and two columns more.

branches(Codes, First, Next, Text) :-
    drawn(Codes, First, Below, Text),
    append(Below, `  `, Next).

drawn([Code|Codes], [Code|First], [Next|Below], Text) :-
    drawn_below(Code, Next),
    !,
    drawn(Codes, First, Below, Text).
drawn(Text, [], [], Text).

drawn_below(0'\s, 0'\s).
drawn_below(0'│, 0'│).
drawn_below(0'├, 0'│).
drawn_below(0'└, 0'\s).
drawn_below(0'─, 0'\s).

%   pieces(+Codes, -Pieces): piece(Codes, Blanks): what is not broken, with the blanks behind it.

pieces([], []).
pieces([Code|Codes], [piece(Word, Blanks)|Pieces]) :-
    (   Code >= 0x2E80
    ->  Start = [Code],
        Codes0 = Codes
    ;   memberchk(Code, `▲△☗☖`)
    ->  move([Code|Codes], Start, Codes0)
    ;   word([Code|Codes], Start, Codes0)
    ),
    closing(Codes0, Close, Codes1),
    append(Start, Close, Word),
    blanks(Codes1, Blanks, Codes2),
    pieces(Codes2, Pieces).

word([Code|Codes], [Code|Word], Rest) :-
    Code \== 0'\s,
    Code < 0x2E80,
    !,
    word(Codes, Word, Rest).
word(Rest, [], Rest).

%   move(+Codes, -Move, -Rest): a written move is one word.

move([Code|Codes], [Code|Move], Rest) :-
    \+ memberchk(Code, ` 、。」）』：（「・`),
    !,
    move(Codes, Move, Rest).
move(Rest, [], Rest).

%   closing(+Codes, -Close, -Rest): signs that no line may begin with.

closing([Code|Codes], [Code|Close], Rest) :-
    memberchk(Code, `、。」）』：,.;:)`),
    !,
    closing(Codes, Close, Rest).
closing(Rest, [], Rest).

blanks([0'\s|Codes], [0'\s|Blanks], Rest) :-
    !,
    blanks(Codes, Blanks, Rest).
blanks(Rest, [], Rest).

%   filled(+Pieces, +Codes, +Column, +Next, +Columns, -Lines): Codes is the line so far, Column its
%   width.

filled(Pieces, Start, Column, Next, Columns, Lines) :-
    foldl(placed(Next, Columns), Pieces, line([], Start, Column, []), line(Done, Last, _, _)),
    append(Done, [Last], All),
    findall(String, ( member(Codes, All), string_codes(String, Codes) ), Lines).

placed(Next, Columns, piece(Word, Blanks), line(Done0, Codes0, Column0, Before),
       line(Done, Codes, Column, Blanks)) :-
    codes_width(Word, Width),
    length(Before, Space),
    (   Column0 + Space + Width =< Columns
    ->  Done = Done0,
        append([Codes0, Before, Word], Codes),
        Column is Column0 + Space + Width
    ;   append(Done0, [Codes0], Done),
        append(Next, Word, Codes),
        codes_width(Codes, Column)
    ).
