/*  Reading a book file: what is good of it, and what is wrong with the rest. */
:- module(gunshi_shogi_book_read,
          [ read_book/3                 % +File, -Book, -Problems
          ]).
:- use_module('../../base/encoding', [read_text/3]).
:- use_module('../../base/visible', [visible_tabbed/2]).
:- use_module('../record_messages', []).
:- use_module('../legality', [legality_fault/3]).
:- use_module('../position', [position_sfen/3, position_after/3, legal_move/2, move_usi/2]).
:- use_module(entries, [book_from_entries/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [member/2, subtract/3]).

%!  read_book(+File, -Book, -Problems:list) is det.
%
%   Book is what is good of File, in any encoding that read_text/3 finds; the same position twice is
%   as in book_from_entries/2. What is not good is left out and said: Problems, in the order of the
%   lines, are problem(Line, 0, Fault). Fault is
%
%     - bad_sfen(Field, Character, Message, Text)
%       The position and all its moves are left out.
%     - illegal_move_text(Usi, Rule)
%       The move is left out; or if Usi is its response, the response. Rule as legality_fault/3.
%     - bad_book_line(Text)
%       This is no move, or its response is none: that is left out. Or no position is before it.
%
%   Comments before the first position are not kept.
%
%   @error gunshi(file(read, File, Reason)), gunshi(bad_encoding(File, Line, Byte)) and
%          gunshi(too_long(File, Bytes)) as read_text/3

read_book(File, Book, Problems) :-
    read_text(File, Text, _),
    split_string(Text, "\n", " \t\r", Texts),
    lines(Texts, 1, Lines),
    entries(Lines, Entries, Problems),
    book_from_entries(Entries, Book).

%   lines(+Texts, +Number, -Lines): those that are not empty, as line(Number, Kind, Text). Kind is
%   `position`, `move` or comment(Comment). In comments what a terminal obeys stands by its number.

lines([], _, []).
lines([""|Texts], Number0, Lines) :-
    !,
    Number is Number0+1,
    lines(Texts, Number, Lines).
lines([Text|Texts], Number0, [line(Number0, Kind, Text)|Lines]) :-
    line_kind(Text, Kind),
    Number is Number0+1,
    lines(Texts, Number, Lines).

line_kind(Text, position) :-
    string_concat("sfen ", _, Text),
    !.
line_kind(Text, comment(Comment)) :-
    (   string_concat("#", Comment0, Text)
    ;   string_concat("//", Comment0, Text)
    ),
    !,
    visible_tabbed(Comment0, Comment).
line_kind(_, move).

%   entries(+Lines, -Entries, -Problems)

entries([], [], []).
entries([line(Number, Kind, Text)|Lines], Entries, Problems) :-
    entries(Kind, Number, Text, Entries, Problems, Lines).

entries(position, Line, Text, Entries, Problems, Lines0) :-
    comments(Comments, Lines0, Lines1),
    line_position(Text, Read),
    (   Read = position(Position, Number)
    ->  Entries = [entry(Position, Number, Comments, Moves)|Entries1],
        moves(Lines1, Position, Moves, Lines, Problems, Problems1)
    ;   Read = fault(Fault),
        Entries = Entries1,
        Problems = [problem(Line, 0, Fault)|Problems1],
        next_position(Lines1, Lines)
    ),
    entries(Lines, Entries1, Problems1).
entries(comment(_), _, _, Entries, Problems, Lines) :-
    entries(Lines, Entries, Problems).
entries(move, Line, Text, Entries, [problem(Line, 0, bad_book_line(Text))|Problems], Lines) :-
    entries(Lines, Entries, Problems).

comments([Comment|Comments]) -->
    [line(_, comment(Comment), _)],
    !,
    comments(Comments).
comments([]) -->
    [].

next_position([line(_, Kind, _)|Lines0], Lines) :-
    Kind \== position,
    !,
    next_position(Lines0, Lines).
next_position(Lines, Lines).

%   line_position(+Text, -Read): position(Position, Number), or fault(Fault). Some programs count
%   from 0, which is no SFEN, or write 0 for a number they do not know.

line_position(Text, Read) :-
    catch(numbered_position(Text, Read),
          error(gunshi(Fault), _),
          Read = fault(Fault)).

numbered_position(Text, position(Position, Number)) :-
    (   string_concat(Sfen, " 0", Text)
    ->  position_sfen(Position, _, Sfen),
        Number = 0
    ;   position_sfen(Position, Number, Text)
    ).

%   moves(+Lines0, +Position, -Moves, -Lines, -Problems0, -Problems): Lines begin with the next
%   position. Problems0 are what is wrong with the moves, with Problems behind it.

moves([line(Number, move, Text)|Lines0], Position, Moves, Lines, Problems0, Problems) :-
    !,
    comments(Comments, Lines0, Lines1),
    line_move(Text, Position, Comments, Moves, Moves1, Faults),
    problems(Faults, Number, Problems0, Problems1),
    moves(Lines1, Position, Moves1, Lines, Problems1, Problems).
moves(Lines, _, [], Lines, Problems, Problems).

problems([], _, Problems, Problems).
problems([Fault|Faults], Line, [problem(Line, 0, Fault)|Problems0], Problems) :-
    problems(Faults, Line, Problems0, Problems).

%   line_move(+Text, +Position, +Comments, -Moves0, -Moves, -Faults): Moves0 is the move of the line
%   with Moves behind it, or Moves alone. Comments stand in the lines below.

line_move(Text, Position, Comments, Moves0, Moves, Faults) :-
    without_comment(Text, Bare, Comments, All),
    (   fields(Bare, MoveText, ResponseText, Score, Depth, Count),
        usi(MoveText, Move)
    ->  (   legal_move(Position, Move)
        ->  response(ResponseText, Text, Position, Move, Response, Faults),
            Moves0 = [book_move(Move, Response, Score, Depth, Count, All)|Moves]
        ;   illegal(MoveText, Position, Move, Fault),
            Faults = [Fault],
            Moves0 = Moves
        )
    ;   Faults = [bad_book_line(Text)],
        Moves0 = Moves
    ).

without_comment(Text, Bare, Comments0, Comments) :-
    (   comment_start(Text, Before, Length)
    ->  sub_string(Text, 0, Before, _, Bare),
        Start is Before+Length,
        sub_string(Text, Start, _, 0, Comment0),
        visible_tabbed(Comment0, Comment),
        Comments = [Comment|Comments0]
    ;   Bare = Text,
        Comments = Comments0
    ).

comment_start(Text, Before, Length) :-
    findall(Start-Length0,
            ( member(Mark, ["#", "//"]),
              string_length(Mark, Length0),
              once(sub_string(Text, Start, Length0, _, Mark))
            ),
            [First|Starts]),
    foldl(first_of, Starts, First, Before-Length).

first_of(Start0, Start1, Start) :-
    (   Start0 @< Start1
    ->  Start = Start0
    ;   Start = Start1
    ).

fields(Bare, Move, Response, Score, Depth, Count) :-
    split_string(Bare, "", " \t", [Line]),
    split_string(Line, " \t", "", Single),
    (   known_fields(Single, Move, Texts)
    ->  true
    ;   split_string(Line, " \t", " \t", Split),
        subtract(Split, [""], Words),
        known_fields(Words, Move, Texts)
    ),
    Texts = [Response, ScoreText, DepthText, CountText],
    number_field(ScoreText, Score),
    number_field(DepthText, Depth),
    number_field(CountText, Count).

known_fields([Move],                                Move, ["", "", "", ""]).
known_fields([Move, Response],                      Move, [Response, "", "", ""]).
known_fields([Move, Response, Score],               Move, [Response, Score, "", ""]).
known_fields([Move, Response, Score, Depth],        Move, [Response, Score, Depth, ""]).
known_fields([Move, Response, Score, Depth, Count], Move, [Response, Score, Depth, Count]).

number_field(Text, Value) :-
    (   not_known(Text)
    ->  Value = none
    ;   split_string(Text, "", "+-0123456789", [""]),
        number_string(Value, Text),
        integer(Value)
    ).

not_known("").
not_known("none").
not_known("None").

usi(Text, Move) :-
    catch(move_usi(Move, Text), error(syntax_error(usi_move), _), fail).

%   response(+Text, +Line, +Position, +Move, -Response, -Faults): Text is what the line says of it.

response(Text, _, _, _, none, []) :-
    not_known(Text),
    !.
response(Text, Line, Position, Move, Response, Faults) :-
    (   usi(Text, Response0)
    ->  position_after(Position, Move, After),
        (   legal_move(After, Response0)
        ->  Response = Response0,
            Faults = []
        ;   Response = none,
            Faults = [Fault],
            illegal(Text, After, Response0, Fault)
        )
    ;   Response = none,
        Faults = [bad_book_line(Line)]
    ).

illegal(Usi, Position, Move, illegal_move_text(Usi, Rule)) :-
    legality_fault(Position, Move, Rule).
