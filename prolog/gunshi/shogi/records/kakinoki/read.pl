:- encoding(utf8).
/*  Reading what KIF and KI2 share, the two formats of Kakinoki: all but how moves are written.

    A file is a head and a body. The head has fields, 先手：… and the like; the start, as 手合割：… or
    drawn; and what is said of the start. The body has lines of moves with comments (*) and
    bookmarks (&) below them, an ending, and variations: `変化：5手` begins a line that could have been
    played from move 5 on, of the line which stands before it in the file.

    Files are read as programs write them: fields in any order, blank lines anywhere, 下手 and 上手 for
    先手 and 後手. A variation that begins right behind a line's last move goes on with that line. Each
    line of moves counts from any number, and some files have a number twice; but where the count
    jumps ahead a line of the file may be lost: that is said, once for each line of moves.
*/

:- module(gunshi_shogi_records_kakinoki_read,
          [ kakinoki_game/4             % :Moves, +Text, -Draft, -Notes
          ]).
:- use_module(items, [kakinoki_items/3]).
:- use_module(start, [kakinoki_header/2, kakinoki_start/2, unused_item/3]).
:- autoload(library(apply), [maplist/3, partition/4]).
:- autoload(library(lists), [append/2, append/3, member/2]).

:- meta_predicate kakinoki_game(3, +, -, -).

%!  kakinoki_game(:Moves, +Text:string, -Draft, -Notes:list) is det.
%
%   Draft is the game in Text (see check.pl). Notes are problem(At, Ply, Fault) of what is not in
%   Draft: ignored(Text) for a line that is not understood; unknown_ending(Word), which is in Draft
%   as other(Word); after_end, for moves behind an ending; no_branch, for a variation of a move that
%   is not there. One note is of what is in Draft: misnumbered(Number, Due), for a move or an ending
%   whose Number is ahead of Due, which follows the one before. Moves says what a line of moves is:
%   call(Moves, At, Chars, Found) is true when Chars, the line without leading blanks, is one. Found
%   is moves(Number, Steps), with the number before them or `none`; end(Number, Ending, Remarks); or
%   word(Word, Remarks) when it can only be an ending, and a strange one. A remark unread(Text) is a
%   note, ignored(Text), and no remark.
%
%   @error gunshi(bad_record(At, What)): there is no start. What is row(Text), rows(Count),
%          hand(Text), handicap(Text), or what position_term/2 says is wrong; or no_game, if there
%          is nothing of a game in Text

kakinoki_game(Moves, Text, draft(Start, Header, line(Opening, Steps, End)), Notes) :-
    kakinoki_items(Moves, Text, Items),
    head_and_body(Items, Head, Body0),
    must_have_game(Head, Body0),
    kakinoki_start(Head, Start),
    kakinoki_header(Head, Header),
    findall(Remark, member(at(_, remark(Remark), _), Head), Opening),
    partition(of_body, Body0, Body, Strange1),
    partition(of_head, Head, _, Strange0),
    Start = start(Position, _),
    findall(Item, ( member(Item, Head), unused_item(Item, Head, Position) ), Unused),
    append([Strange0, Unused, Strange1], Strange),
    maplist(ignored, Strange, Ignored),
    first_number(Body, First),
    phrase(line(0, First, line(_, Steps, End), Notes0, []), Body, Rest),
    findall(problem(At, N, no_branch), member(at(At, branch(N), _), Rest), Lost),
    append([Ignored, Notes0, Lost], Notes).

must_have_game(Head, Body) :-
    (   Body == [],
        \+ memberchk(at(_, field(_, _), _), Head),
        \+ memberchk(at(_, row(_), _), Head)
    ->  throw(error(gunshi(bad_record(1, no_game)), _))
    ;   true
    ).

head_and_body([], [], []).
head_and_body([Item|Items], Head, Body) :-
    (   begins_body(Item)
    ->  Head = [],
        Body = [Item|Items]
    ;   Head = [Item|Head1],
        head_and_body(Items, Head1, Body)
    ).

begins_body(at(_, found(_), _)).
begins_body(at(_, branch(_), _)).
begins_body(at(_, until(_), _)).

of_head(at(_, Item, _)) :-
    Item \== other.

of_body(Item) :-
    (   begins_body(Item)
    ;   Item = at(_, remark(_), _)
    ),
    !.

ignored(at(At, _, Text), problem(At, 0, ignored(Text))).

                /*******************************
                *      LINES, VARIATIONS       *
                *******************************/

first_number(Body, First) :-
    (   Body = [at(_, found(moves(Number, _)), _)|_],
        Number \== none
    ->  First = Number
    ;   First = 1
    ).

%   line(+Floor, +First, -Line, -Notes, ?Tail)//: a line and the variations behind it that begin
%   after move Floor. The line itself begins with move Floor, the main line, of floor 0, with move
%   1. In the file moves count from First.

line(Floor, First, Line, Notes, Tail) -->
    remarks(Opening),
    { Start is max(1, Floor) },
    steps(Steps, due(any, Start), Due, Notes, Notes1),
    ending(End, Due, Notes1, Notes2),
    after_end(Notes2, Notes3),
    branches(Floor, First, Branches, Notes3, Notes4),
    { attached(Branches, Start, line(Opening, Steps, End), Line, Notes4, Tail) }.

remarks([Remark|Remarks]) -->
    [at(_, remark(Remark), _)],
    !,
    remarks(Remarks).
remarks([]) -->
    [].

%   steps(-Steps, +Due0, -Due, -Notes, ?Tail)//: Due is due(Number, Ply): the next move, Ply from
%   the start, should have Number; `any` before the first, `none` when a jump was told.

steps(Steps, Due0, Due, Notes, Tail) -->
    [at(At, found(moves(Number, Some)), _)],
    !,
    remarks(Remarks),
    { counted(Number, At, Due0, Due1, Notes, Notes1),
      steps_read(Some, Read, Notes1, Notes2),
      remarked(Read, Remarks, Steps, More)
    },
    steps(More, Due1, Due, Notes2, Tail).
steps([], Due, Due, Notes, Notes) -->
    [].

%   counted(+Number, +At, +Due0, -Due, -Notes, ?Tail): line At of the file has Number, or `none`.

counted(Number, At, due(Wanted, Ply), due(Next, NextPly), Notes, Tail) :-
    NextPly is Ply+1,
    (   ( Number == none ; Wanted == none )
    ->  Next = Wanted,
        Notes = Tail
    ;   ( Wanted == any ; Number =< Wanted )
    ->  Next is Number+1,
        Notes = Tail
    ;   Next = none,
        Notes = [problem(At, Ply, misnumbered(Number, Wanted))|Tail]
    ).

steps_read([], [], Notes, Notes).
steps_read([step(At, Said, Remarks0)|Steps0], [step(At, Said, Remarks)|Steps], Notes, Tail) :-
    remarks_read(Remarks0, At, Remarks, Notes, Notes1),
    steps_read(Steps0, Steps, Notes1, Tail).

remarks_read([], _, [], Notes, Notes).
remarks_read([Remark|Remarks0], At, Remarks, Notes, Tail) :-
    (   Remark = unread(Text)
    ->  Remarks = Remarks1,
        Notes = [problem(At, 0, ignored(Text))|Notes1]
    ;   Remarks = [Remark|Remarks1],
        Notes = Notes1
    ),
    remarks_read(Remarks0, At, Remarks1, Notes1, Tail).

%   remarked(+Some, +Remarks, -Steps, ?More): Steps are Some and More; Remarks are of the last of
%   Some.

remarked([step(At, Said, Remarks0)], Remarks1, [step(At, Said, Remarks)|More], More) :-
    !,
    append(Remarks0, Remarks1, Remarks).
remarked([Step|Some], Remarks, [Step|Steps], More) :-
    remarked(Some, Remarks, Steps, More).

ending(End, Due, Notes, Tail) -->
    [at(At, found(Found), _)],
    { found_ending(Found, At, Due, Ending, Timed, Notes, Notes1) },
    !,
    { remarks_read(Timed, At, Remarks0, Notes1, Tail) },
    remarks(Remarks1),
    until(_),
    remarks(Remarks2),
    { append([Remarks0, Remarks1, Remarks2], Remarks),
      End = end(At, Ending, Remarks)
    }.
ending(end(At, Ending, Remarks), _, Notes, Notes) -->
    until(At-Ending),
    { At \== none },
    !,
    remarks(Remarks).
ending(none, _, Notes, Notes) -->
    [].

found_ending(end(Number, Ending, Remarks), At, Due, Ending, Remarks, Notes, Tail) :-
    counted(Number, At, Due, _, Notes, Tail).
found_ending(word(Word, Remarks), At, _, other(Word), Remarks,
             [problem(At, 0, unknown_ending(Word))|Tail], Tail).

until(At-Ending) -->
    [at(At, until(Ending), _)],
    !.
until(none-none) -->
    [].

%   Moves behind an ending are left out.

after_end([problem(At, 0, after_end)|Tail], Tail) -->
    [at(At, found(_), _)],
    !,
    to_branch.
after_end(Notes, Notes) -->
    to_branch.

to_branch -->
    [at(_, Item, _)],
    { Item \= branch(_) },
    !,
    to_branch.
to_branch -->
    [].

branches(Floor, First, [branch(N, At, Line)|Branches], Notes, Tail) -->
    [at(At, branch(Number), _)],
    { N is Number-First+1,
      N > Floor
    },
    !,
    line(N, First, Line, Notes, Notes1),
    branches(Floor, First, Branches, Notes1, Tail).
branches(_, _, [], Notes, Notes) -->
    [].

%   attached(+Branches, +Start, +Line0, -Line, -Notes, ?Tail): Line begins with move Start. Branches
%   of the same move that stand together are attached together: there may be thousands.

attached([], _, Line, Line, Notes, Notes).
attached([Branch|Branches0], Start, Line0, Line, Notes, Tail) :-
    Branch = branch(N, _, _),
    of_move(Branches0, N, Others, Branches),
    Index is N-Start,
    all_attached([Branch|Others], Index, Line0, Line1, Notes, Notes1),
    attached(Branches, Start, Line1, Line, Notes1, Tail).

of_move([Branch|Branches0], N, [Branch|Others], Branches) :-
    Branch = branch(N, _, _),
    !,
    of_move(Branches0, N, Others, Branches).
of_move(Branches, _, [], Branches).

%   all_attached(+Branches, +Index, +Line0, -Line, -Notes, ?Tail): Branches are of the move behind
%   Index others of the line. One of the move after the last goes on with a line that has no ending.

all_attached([], _, Line, Line, Notes, Notes).
all_attached([Branch|Branches], Index, Line0, Line, Notes, Tail) :-
    Line0 = line(Opening, Steps0, End0),
    length(Steps0, Count),
    (   Index >= 0,
        Index < Count
    ->  length(Before, Index),
        append(Before, [step(At, Said, Remarks0)|After], Steps0),
        varied(Remarks0, [Branch|Branches], Remarks),
        append(Before, [step(At, Said, Remarks)|After], Steps),
        Line = line(Opening, Steps, End0),
        Notes = Tail
    ;   Index =:= Count,
        End0 = end(At, Ending, Remarks0)
    ->  varied(Remarks0, [Branch|Branches], Remarks),
        Line = line(Opening, Steps0, end(At, Ending, Remarks)),
        Notes = Tail
    ;   Index =:= Count
    ->  Branch = branch(_, _, More),
        gone_on(More, Steps0, Steps, End),
        all_attached(Branches, Index, line(Opening, Steps, End), Line, Notes, Tail)
    ;   Line = Line0,
        findall(problem(At, N, no_branch), member(branch(N, At, _), [Branch|Branches]), Notes,
                Tail)
    ).

varied(Remarks0, Branches, Remarks) :-
    maplist(variation, Branches, Variations),
    append(Remarks0, Variations, Remarks).

variation(branch(_, _, Line), variation(Line)).

gone_on(line([], [], none), Steps, Steps, none) :-
    !.
gone_on(line(Said, More, End), Steps0, Steps, End) :-
    said_at_end(Steps0, Said, Known),
    append(Known, More, Steps).

%   said_at_end(+Steps0, +Remarks, -Steps): what is said before a line goes on is said of its last
%   step.

said_at_end(Steps0, Remarks, Steps) :-
    (   append(Before, [step(At, Said, Remarks0)], Steps0)
    ->  append(Remarks0, Remarks, Remarks1),
        append(Before, [step(At, Said, Remarks1)], Steps)
    ;   Steps = Steps0
    ).
