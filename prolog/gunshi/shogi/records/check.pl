:- encoding(utf8).
/*  Checking what a record says against the rules.

    A reader of a format gives a *draft*: what the file says, move by move, unchecked. Here it is
    played through. What stands becomes a record as game_record/2 takes it, and what is wrong a list
    of problems. A line is cut before its first move that is not legal, and said to be.

    A draft is draft(Start, Header, Line):

      - Start    start(Position, Number), Number that of the first move
      - Header   Key-Value, as a game's header
      - Line     line(Remarks, Steps, End), as a game's line, but steps are step(At, Said, Remarks)
                 and End is `none` or end(At, Ending, Remarks)
      - At       the number of the line in the file; 0 in JKF
      - Said     what the file says of a move, see said.pl
      - Ending   as a game's, or with to_move or not_to_move in place of the side

    The illegal move that a foul (反則) at the end is about is part of that ending, and no problem,
    if a piece could be put so. Any other stays a problem, and the ending tells of the foul alone.
    Nothing can be played behind an illegal move: a variation there is a problem, and so is one
    instead of a move that is cut, if the line has no ending to say it of. A variation of which
    nothing is left, no move, no text and no ending, is left out.
*/
:- module(gunshi_shogi_records_check,
          [ draft_record/3,             % +Draft, -Record, -Problems
            could_be_tried/3            % +Move, +Position, +Side
          ]).
:- use_module('../../base/visible', [visible_tabbed/2]).
:- use_module('../kinds', [promoted_kind/2, piece_side_kind/3]).
:- use_module('../squares', [move_to/2]).
:- use_module('../position',
              [piece_at/3, hand/4, side_to_move/2, opponent/2, position_after/3]).
:- use_module(endings, [plain_word/2, absolute_end/3]).
:- use_module(kakinoki/items, [is_field/2]).
:- use_module(said, [said_move/5, said_side/2, said_text/2, said_with_other_face/3]).
:- autoload(library(apply), [maplist/3, partition/4]).
:- autoload(library(lists), [append/2, append/3, member/2]).

%!  draft_record(+Draft, -Record, -Problems:list) is det.
%
%   Record is the legal part of Draft. Problems says what was cut, in the order of plies: each is
%   problem(At, Ply, Fault), with Ply the number of the move in its line from the start, and Fault
%   illegal_move_text(Text, Rule) as text_move/3 has it, unread(Text), or no_branch; or, for which
%   nothing was cut, misnamed(Text), or ignored(Text) for a field of the header.

draft_record(draft(start(Position, Number), Header0, Line0),
             record(Position, Number, Header, Line), Problems) :-
    checked_header(Header0, Header, Problems, Problems1),
    checked_line(Line0, Position, none, 1, Line, Problems1, []).

%   checked_header(+Header0, -Header, -Problems, ?Tail): fields that say nothing are left out, and
%   so are those that would be something else in KIF: they are problem(0, 0, ignored(Text)). A key
%   must be one as it was read, and still be one as it is shown.

checked_header([], [], Problems, Problems).
checked_header([Field0|Fields0], Header, Problems, Tail) :-
    plain_field(Field0, Key-Value),
    (   Value == ""
    ->  Header = Header1,
        Problems = Problems1
    ;   is_field(Key, Value),
        visible_tabbed(Key, KeyText),
        atom_string(Shown, KeyText),
        is_field(Shown, Value)
    ->  Header = [Shown-Value|Header1],
        Problems = Problems1
    ;   format(string(Text), "~w：~w", [Key, Value]),
        Header = Header1,
        Problems = [problem(0, 0, ignored(Text))|Problems1]
    ),
    checked_header(Fields0, Header1, Problems1, Tail).

%   A value has one line, without blanks round it; where files hold more, the line's end becomes \n,
%   as programs write it in KIF. Characters that a terminal obeys stand by their numbers, as
%   they do in keys and comments: a record is told and written again.

plain_field(Key0-Value0, Key-Value) :-
    (   plain_key(Key0, Key1)
    ->  Key = Key1
    ;   Key = Key0
    ),
    split_string(Value0, "", " \t\r\n　", [Trimmed]),
    split_string(Trimmed, "\n", "\r", Parts),
    atomic_list_concat(Parts, '\\n', Atom),
    visible_tabbed(Atom, Value).

%   In handicap games the players are called 下手 and 上手.

plain_key(下手, 先手).
plain_key(上手, 後手).

%   checked_line(+Line0, +Position, +Last, +Ply, -Line, -Problems, ?Tail): Line0 begins with move
%   Ply in Position; Last is the square of the move before, or `none`.

checked_line(line(Remarks0, Steps0, End0), Position, Last, Ply, line(Remarks, Steps, End),
             Problems, Tail) :-
    checked_remarks(Remarks0, Position, Last, Ply, Remarks, Problems, Problems1),
    checked_steps(Steps0, End0, Position, Last, Ply, Steps, End, Problems1, Tail).

checked_steps([], End0, Position, Last, Ply, [], End, Problems, Tail) :-
    checked_end(End0, Position, Last, Ply, End, Problems, Tail).
checked_steps([step(At, Said, Remarks0)|Steps0], End0, Position, Last, Ply, Steps, End,
              Problems, Tail) :-
    checked_remarks(Remarks0, Position, Last, Ply, Remarks1, Problems, Problems1),
    one_time(Remarks1, Remarks),
    said_or_misnamed(Said, At-Ply, Position, Last, Move, Fault, Problems1, Problems2),
    (   Fault == none
    ->  position_after(Position, Move, After),
        move_to(Move, To),
        Next is Ply+1,
        Steps = [step(Move, Remarks)|Steps1],
        checked_steps(Steps0, End0, After, To, Next, Steps1, End, Problems2, Tail)
    ;   Steps = [],
        said_fault(Said, Fault, Wrong),
        Cut = problem(At, Ply, Wrong),
        (   Steps0 == [],
            fouled(End0, Said, Position, Side)
        ->  foul_end(End0, Side, Move, Cut, Position, Ply, Remarks, End, Problems2, Tail)
        ;   End = none,
            lost_branches(Remarks0, Ply, Lost),
            append([Cut|Lost], Tail, Problems2)
        )
    ).

%   one_time(+Remarks0, -Remarks): a move takes one time: of several the first counts.

one_time([Time, time(_)|Remarks0], Remarks) :-
    Time = time(_),
    !,
    one_time([Time|Remarks0], Remarks).
one_time(Remarks, Remarks).

%   lost_branches(+Remarks, +Ply, -Problems): the variations in Remarks of a draft are instead of
%   move Ply, and have no place.

lost_branches(Remarks, Ply, Problems) :-
    findall(problem(At, Ply, no_branch),
            ( member(variation(Line), Remarks),
              line_place(Line, At)
            ),
            Problems).

line_place(line(_, [step(At, _, _)|_], _), At) :-
    !.
line_place(line(_, [], end(At, _, _)), At) :-
    !.
line_place(_, 0).

%   said_or_misnamed(+Said, +Where, +Position, +Last, -Move, -Fault, -Problems, ?Tail): as
%   said_move/5, Where being At-Ply. Records that name both squares sometimes call a promoted piece
%   by its other name, 角 where 馬 stands: the squares count, and it is said.

said_or_misnamed(Said, At-Ply, Position, Last, Move, Fault, Problems, Tail) :-
    said_move(Said, Position, Last, Move0, Fault0),
    (   Fault0 == no_such_piece,
        said_with_other_face(Said, Position, Named),
        said_move(Named, Position, Last, Move1, none)
    ->  Move = Move1,
        Fault = none,
        said_text(Said, Text),
        Problems = [problem(At, Ply, misnamed(Text))|Tail]
    ;   Move = Move0,
        Fault = Fault0,
        Problems = Tail
    ).

said_fault(unread(Text), _, unread(Text)) :-
    !.
said_fault(Said, Rule, illegal_move_text(Text, Rule)) :-
    said_text(Said, Text).

%   checked_remarks: comments and bookmarks have one line each, and variations are checked. Times
%   come first, variations last: formats differ in that, and say nothing by it.

checked_remarks([], _, _, _, [], Problems, Problems) :-
    !.
checked_remarks(Remarks0, Position, Last, Ply, Remarks, Problems, Tail) :-
    each_checked(Remarks0, Position, Last, Ply, Remarks1, Problems, Tail),
    ordered(Remarks1, Remarks).

ordered(Remarks0, Remarks) :-
    partition(is_time, Remarks0, Times, Others),
    partition(is_variation, Others, Variations, Texts),
    append([Times, Texts, Variations], Remarks).

each_checked([], _, _, _, [], Problems, Problems).
each_checked([Remark0|Remarks0], Position, Last, Ply, Remarks, Problems, Tail) :-
    checked_remark(Remark0, Position, Last, Ply, Remarks, Remarks1, Problems, Problems1),
    each_checked(Remarks0, Position, Last, Ply, Remarks1, Problems1, Tail).

checked_remark(variation(Line0), Position, Last, Ply, Remarks0, Remarks, Problems, Tail) :-
    !,
    checked_line(Line0, Position, Last, Ply, Line1, Problems, Tail),
    (   Line1 == line([], [], none)
    ->  Remarks0 = Remarks
    ;   lifted(Line1, Line, Siblings),
        append([variation(Line)|Siblings], Remarks, Remarks0)
    ).
checked_remark(comment(Text), _, _, _, Remarks0, Remarks, Problems, Problems) :-
    !,
    split_string(Text, "\n", "\r", Lines),
    maplist(comment, Lines, Comments),
    append(Comments, Remarks, Remarks0).
checked_remark(bookmark(Text), _, _, _, [bookmark(Name)|Behind], Remarks, Problems, Problems) :-
    !,
    split_string(Text, "\n", "\r", [Name0|Lines]),
    visible_tabbed(Name0, Name),
    maplist(comment, Lines, Comments),
    append(Comments, Remarks, Behind).
checked_remark(Remark, _, _, _, [Remark|Remarks], Remarks, Problems, Problems).

comment(Text0, comment(Text)) :-
    visible_tabbed(Text0, Text).

%   lifted(+Line0, -Line, -Siblings): the variations of a variation's first move become its
%   siblings.

lifted(line(Opening, [step(Move, Remarks0)|Steps], End),
       line(Opening, [step(Move, Remarks)|Steps], End),
       Siblings) :-
    !,
    partition(is_variation, Remarks0, Siblings, Remarks).
lifted(line(Opening, [], end(Ending, Remarks0)),
       line(Opening, [], end(Ending, Remarks)),
       Siblings) :-
    !,
    partition(is_variation, Remarks0, Siblings, Remarks).
lifted(Line, Line, []).

is_variation(variation(_)).

checked_end(none, _, _, _, none, Problems, Problems).
checked_end(end(_, Ending0, Remarks0), Position, Last, Ply, end(Ending, Remarks), Problems, Tail) :-
    side_to_move(Position, Side),
    absolute_end(Ending0, Side, Ending1),
    plain_ending(Ending1, Ending),
    checked_remarks(Remarks0, Position, Last, Ply, Remarks, Problems, Tail).

plain_ending(other(Word0), other(Word)) :-
    !,
    plain_word(Word0, Word).
plain_ending(Ending, Ending).

%   fouled(+End0, +Said, +Position, -Side) is semidet: End0 is a foul of Side: the side that End0
%   names, else the side whose sign Said has, else the side to move in Position.

fouled(end(_, foul(Side0), _), Said, Position, Side) :-
    (   opponent(Side0, _)
    ->  Side = Side0
    ;   said_side(Said, Sign),
        opponent(Sign, _)
    ->  Side = Sign
    ;   side_to_move(Position, Side)
    ).

%   foul_end(+End0, +Side, +Move, +Cut, +Position, +Ply, +Remarks1, -End, -Problems, ?Tail): the
%   last move, Ply, is the foul of Side that End0 is about. What was said of the move is said of the
%   ending then, but for its time if the foul cannot be Move; then Cut is a problem.

foul_end(end(_, _, Remarks0), Side, Move, Cut, Position, Ply, Remarks1, end(Ending, Remarks),
         Problems, Tail) :-
    Next is Ply+1,
    partition(is_variation, Remarks0, _, Texts0),
    checked_remarks(Texts0, Position, none, Next, Texts, [], []),
    lost_branches(Remarks0, Next, Lost),
    (   side_to_move(Position, Side),
        could_be_tried(Move, Position, Side)
    ->  Ending = foul(Side, Move),
        Of = Remarks1,
        append(Lost, Tail, Problems)
    ;   Ending = foul(Side),
        partition(is_time, Remarks1, _, Of),
        append([Cut|Lost], Tail, Problems)
    ),
    append(Of, Texts, Together),
    ordered(Together, Remarks).

is_time(time(_)).

%!  could_be_tried(+Move, +Position, +Side) is semidet.
%
%   Side can put a piece so in Position, its own from the board or from its hand, legal or not: what
%   the illegal move of an ending can be.

could_be_tried(drop(Kind, _), Position, Side) :-
    hand(Position, Side, Kind, _).
could_be_tried(move(From, _), Position, Side) :-
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, Side, _).
could_be_tried(promote(From, _), Position, Side) :-
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, Side, Kind),
    promoted_kind(Kind, _).
