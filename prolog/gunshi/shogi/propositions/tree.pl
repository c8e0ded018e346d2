:- encoding(utf8).
/*  A table of propositions as a tree of texts, for whoever draws it.

    A node is tree(Text, Marks, Children). Text is the unit as the paper writes it: [２三金 ２一玉],
    [２二金 ？玉] for mate, [２二歩 ？？] for mate by a dropped pawn, [？？] for no check; the start is
    [SS]. Marks are, in this order, those that hold of

      - given_back                    its check takes the interposition before it in the list, which
                                      goes back to the defender, as if it had not been made
      - alike(Names)                  its reply, a drop, stands for these pieces too, 歩香桂
      - letter(Letter)                the line ends in mate, called Letter
      - deleted(Rule, By, Level)      deleted by Rule at Level, because of the mate By, a letter, or
                                      the failure By, its Text
      - gone                          below one that is deleted, then or later
      - solution                      on a line of the solution

    A failure whose group is deleted has no mark deleted/3: the paper leaves failures standing. What
    shows by rule 5 that an interposition is useless comes behind it in the list, being of the same
    level.
*/
:- module(gunshi_shogi_propositions_tree,
          [ proposition_tree/2,         % +Table, -Tree
            solution_text/3,            % +Table, -Text, -Plies
            lines_text/4                % +Position, +Lines, -Text, -Plies
          ]).
:- use_module('../squares', [move_to/2]).
:- use_module('../propositions',
              [ proposition/5, proposition_alike/3, proposition_check/3, proposition_deleted/4,
                proposition_in_solution/2, proposition_letter/3, proposition_position/3,
                propositions_outcome/2, propositions_solution/2, propositions_start/2
              ]).
:- use_module('../kanji', [piece_kanji/2]).
:- use_module('../notation', [move_text/4]).
:- use_module('../position', [position_after/3]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(lists), [append/3, list_to_set/2, member/2]).

%!  proposition_tree(+Table, -Tree) is det.
%
%   Tree is the whole of Table, deleted parts too.
%
%   @error existence_error(propositions, Table)

proposition_tree(Table, tree("[SS]", Marks, Children)) :-
    propositions_start(Table, Start),
    findall(Id-Letter, proposition_letter(Table, Id, Letter), Pairs),
    list_to_assoc(Pairs, Letters),
    findall(Id-true, proposition_in_solution(Table, Id), OnLine),
    sort(OnLine, Sorted),
    list_to_assoc(Sorted, Solution),
    proposition_position(Table, Start, Position),
    (   propositions_outcome(Table, mate(_))
    ->  Marks = [solution]
    ;   Marks = []
    ),
    trees(Start, Position, false, table(Table, Letters, Solution), Children).

trees(Subject, Context, Gone, Whole, Trees) :-
    arg(1, Whole, Table),
    findall(Tree,
            ( proposition(Table, Id, _, Subject, Unit),
              (   tree(Id, Unit, Context, Gone, Whole, Tree)
              ;   given_back(Id, Whole, Tree)
              )
            ),
            Trees).

%   given_back(+Id, +Whole, -Tree): the interposition Id is taken. It is useless, so Id is deleted.

given_back(Id, Whole, tree(Text, [given_back, gone|Marks], Children)) :-
    Whole = table(Table, _, _),
    proposition(Table, Back, _, back(Id), unit(Capture, Reply)),
    proposition_position(Table, Id, Interposed),
    proposition(Table, Id, _, _, unit(_, Interposition)),
    move_to(Interposition, Square),
    proposition_check(Table, Back, Given),
    bare_text(after(Interposed, Square), Capture, CaptureText, _),
    reply_text(after(Given, Square), Reply, ReplyText, Context),
    format(string(Text), "[~s ~s]", [CaptureText, ReplyText]),
    findall(Mark, mark(Back, unit(Capture, Reply), false, Whole, Mark), Marks),
    children(Context, Back, true, Whole, Children).

tree(Id, Unit, Context, Gone, Whole, tree(Text, Marks, Children)) :-
    unit_text(Context, Unit, Text, Context1),
    findall(Mark, mark(Id, Unit, Gone, Whole, Mark), Marks),
    (   memberchk(deleted(_, _, _), Marks)
    ->  Gone1 = true
    ;   Gone1 = Gone
    ),
    children(Context1, Id, Gone1, Whole, Children).

children(Context, Id, Gone, Whole, Children) :-
    (   Context == none
    ->  Children = []
    ;   trees(Id, Context, Gone, Whole, Children)
    ).

mark(Id, _, _, table(Table, _, _), alike(Names)) :-
    proposition_alike(Table, Id, Drops),
    findall(Name, ( member(drop(Kind, _), Drops), piece_kanji(Kind, Name) ), Kanji),
    atomics_to_string(Kanji, Names).
mark(Id, _, _, table(_, Letters, _), letter(Letter)) :-
    get_assoc(Id, Letters, Letter).
mark(Id, unit(_, Reply), _, Whole, deleted(Rule, By, Level)) :-
    Reply \== fail,
    Whole = table(Table, Letters, _),
    proposition_deleted(Table, Id, Rule, Leaf),
    proposition(Table, Leaf, Level, Subject, Unit),
    (   get_assoc(Leaf, Letters, By)
    ->  true
    ;   proposition_position(Table, Subject, Position),
        unit_text(Position, Unit, By, _)
    ).
mark(_, _, true, _, gone).
mark(Id, _, _, table(_, _, Solution), solution) :-
    get_assoc(Id, Solution, true).

%   unit_text(+Context, +Unit, -Text, -Context1): Context1 is `none` behind the last unit of a line.

unit_text(_, unit(none, fail), "[？？]", none) :-
    !.
unit_text(Context, unit(Attack, Reply), Text, Context1) :-
    bare_text(Context, Attack, AttackText, Checked),
    reply_text(Checked, Reply, ReplyText, Context1),
    format(string(Text), "[~s ~s]", [AttackText, ReplyText]).

reply_text(_, mate, "？玉", none) :-
    !.
reply_text(_, fail, "？？", none) :-
    !.
reply_text(Checked, Reply, Text, Context) :-
    bare_text(Checked, Reply, Text, Context).

%   bare_text(+Context, +Move, -Text, -Context1): without the sign of the side, 同香 in one word. What
%   comes behind an illegal move, a mate by a dropped pawn, is `none`.

bare_text(Context, Move, Text, Context1) :-
    move_text(japanese, Context, Move, Signed),
    sub_string(Signed, 1, _, 0, Spaced),
    split_string(Spaced, "　", "", Parts),
    atomics_to_string(Parts, Text),
    (   Context = after(Position, _)
    ->  true
    ;   Position = Context
    ),
    move_to(Move, To),
    (   position_after(Position, Move, After)
    ->  Context1 = after(After, To)
    ;   Context1 = none
    ).

%!  solution_text(+Table, -Text:string, -Plies:integer) is nondet.
%
%   Text is a line of the solution, of Plies moves. Lines that differ in their last check only are
%   one, as in ２三金(龍). Enumerates in level order; fails unless the outcome is mate.
%
%   @error existence_error(propositions, Table)

solution_text(Table, Text, Plies) :-
    propositions_start(Table, Start),
    proposition_position(Table, Start, Position),
    findall(Line, propositions_solution(Table, Line), Lines),
    lines_text(Position, Lines, Text, Plies).

%!  lines_text(+Position, +Lines:list, -Text:string, -Plies:integer) is nondet.
%
%   As solution_text/3, of Lines such as propositions_solution/2 has them, from Position.

lines_text(Position, Solutions, Text, Plies) :-
    findall(Line-Last,
            ( member(Units, Solutions),
              line_texts(Units, Position, Texts),
              append(Line, [Last], Texts)
            ),
            Pairs),
    findall(Line, member(Line-_, Pairs), Lines0),
    list_to_set(Lines0, Lines),
    member(Line, Lines),
    findall(Last, member(Line-Last, Pairs), [First|Others]),
    foldl(other_check(First), Others, First, Lasts),
    append(Line, [Lasts], Whole),
    atomic_list_concat(Whole, ' ', Atom),
    atom_string(Atom, Text),
    length(Whole, Plies).

line_texts([unit(Attack, mate)], Context, [Text]) :-
    !,
    bare_text(Context, Attack, Text, _).
line_texts([unit(Attack, Reply)|Units], Context, [AttackText, ReplyText|Texts]) :-
    bare_text(Context, Attack, AttackText, Checked),
    bare_text(Checked, Reply, ReplyText, Context1),
    line_texts(Units, Context1, Texts).

other_check(First, Other, Text0, Text) :-
    (   sub_string(First, 0, 2, _, Place),
        string_concat(Place, Piece, Other)
    ->  Shown = Piece
    ;   Shown = Other
    ),
    format(string(Text), "~s(~s)", [Text0, Shown]).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).
