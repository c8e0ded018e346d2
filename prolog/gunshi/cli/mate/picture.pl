:- encoding(utf8).
/*  Tables of propositions as pictures: an SVG of one, and an HTML page of any number; the board of
    the problem stands before its table.

    What is deleted is grey, with ✗ and the rule behind it, and grey with it what stands below; it
    is not struck through, as 二 would look like 三. Mates are red with their letter; the lines of the
    solution are framed. The page has the same tree as a nested list, whose branches open and close
    without any script.
*/
:- module(gunshi_cli_mate_picture,
          [ table_svg/2,                % +Position, +Tree
            table_page/1                % +Tables
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(http/html_write), [html//1, print_html/1]).
:- use_module(library(lists), [max_list/2, member/2]).
:- use_module('../../words/text_width', [text_width/2]).
:- use_module(board_picture, [board_width/1, write_board_svg/4]).
:- autoload(library(sgml), [xml_quote_cdata/3]).

                /*******************************
                *             SVG              *
                *******************************/

%   Sizes in pixels: of a column of text, a row, a box, and between two levels.

character(8).
row(26).
box(20).
gap(32).

%!  table_svg(+Position, +Tree) is det.
%
%   Write the picture of Tree, as proposition_tree/2 makes it of Position, to the current output.

table_svg(Position, Tree) :-
    levels([Tree], Widths),
    board_width(BoardWidth),
    First is BoardWidth+30,
    lefts(Widths, First, Lefts, Right),
    placed(Tree, Lefts, 0, Rows, Placed),
    row(Row),
    Width is Right+10,
    with_output_to(string(Board), write_board_svg(Position, 10, 10, BoardHeight)),
    Height is max(Rows*Row + 50, BoardHeight+20),
    format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"~d\" height=\"~d\" \c
            viewBox=\"0 0 ~d ~d\" font-family=\"monospace\" font-size=\"14\">~n\c
            <rect width=\"~d\" height=\"~d\" fill=\"white\"/>~n",
           [Width, Height, Width, Height, Width, Height]),
    write(Board),
    Lefts = [_|LevelLefts],
    foldl(write_level, LevelLefts, 1, _),
    write_node(Placed),
    format("</svg>~n").

levels([], []).
levels([Tree|Trees], [Width|Widths]) :-
    All = [Tree|Trees],
    character(Character),
    findall(Columns, ( member(T, All), label(T, Label), text_width(Label, Columns) ), Lengths),
    max_list(Lengths, Longest),
    Width is Longest*Character + 12,
    findall(Child, ( member(tree(_, _, Children), All), member(Child, Children) ), Next),
    levels(Next, Widths).

lefts([], Right, [], Right).
lefts([Width|Widths], Left, [Left|Lefts], Right) :-
    gap(Gap),
    Next is Left+Width+Gap,
    lefts(Widths, Next, Lefts, Right0),
    (   Widths == []
    ->  Right is Left+Width
    ;   Right = Right0
    ).

label(tree(Text, Marks, _), Label) :-
    findall(Word, ( member(Mark, Marks), mark_text(Mark, Word) ), Words),
    atomic_list_concat([Text|Words], ' ', Label).

mark_text(given_back, '返').
mark_text(alike(Names), Text) :-
    format(string(Text), "(~sも)", [Names]).
mark_text(letter(Letter), Letter).
mark_text(deleted(Rule, By, Level), Text) :-
    format(string(Text), "✗(~d)~w~d", [Rule, By, Level]).

%   placed(+Tree, +Lefts, +Row0, -Row, -Placed): Placed is at(X, Y, Tree, PlacedChildren), Tree's
%   first child on its own row.

placed(tree(Text, Marks, Children), [Left|Lefts], Row0, Row, at(Left, Y, Label, Marks, Placed)) :-
    label(tree(Text, Marks, Children), Label),
    row(Height),
    Y is Row0*Height + 40,
    (   Children == []
    ->  Row is Row0+1,
        Placed = []
    ;   placed_children(Children, Lefts, Row0, Row, Placed)
    ).

placed_children([], _, Row, Row, []).
placed_children([Child|Children], Lefts, Row0, Row, [Placed|Others]) :-
    placed(Child, Lefts, Row0, Row1, Placed),
    placed_children(Children, Lefts, Row1, Row, Others).

write_level(Left, Level, Next) :-
    format("<text x=\"~d\" y=\"22\" font-weight=\"bold\">第~d局面</text>~n", [Left, Level]),
    Next is Level+1.

write_node(at(X, Y, Label, Marks, Children)) :-
    character(Character),
    box(Box),
    text_width(Label, Columns),
    Width is Columns*Character + 12,
    look(Marks, Fill, Stroke, Ink),
    TextX is X+6,
    TextY is Y+15,
    xml_quote_cdata(Label, Quoted, utf8),
    format("<rect x=\"~d\" y=\"~d\" width=\"~d\" height=\"~d\" rx=\"3\" fill=\"~w\" \c
            stroke=\"~w\"/><text x=\"~d\" y=\"~d\" fill=\"~w\">~w</text>~n",
           [X, Y, Width, Box, Fill, Stroke, TextX, TextY, Ink, Quoted]),
    Right is X+Width,
    Middle is Y + Box//2,
    forall(member(at(ChildX, ChildY, _, _, _), Children),
           ( ChildMiddle is ChildY + Box//2,
             Bend is ChildX - 12,
             format("<path d=\"M~d ~dH~dV~dH~d\" fill=\"none\" stroke=\"#888\"/>~n",
                    [Right, Middle, Bend, ChildMiddle, ChildX])
           )),
    forall(member(Child, Children), write_node(Child)).

%   look(+Marks, -Fill, -Stroke, -Ink)

look(Marks, Fill, Stroke, Ink) :-
    (   ( memberchk(deleted(_, _, _), Marks) ; memberchk(gone, Marks) )
    ->  Fill = '#ddd'
    ;   Fill = white
    ),
    (   memberchk(solution, Marks)
    ->  Stroke = '#c00'
    ;   Stroke = '#ccc'
    ),
    (   memberchk(letter(_), Marks)
    ->  Ink = '#c00'
    ;   Ink = black
    ).

                /*******************************
                *             HTML             *
                *******************************/

%!  table_page(+Tables:list) is det.
%
%   Write a page to the current output. Tables are dicts, as table.pl makes them. The page may be
%   read far from the files, so it has the places.

table_page(Tables) :-
    style(Style),
    phrase(html([ \['<!DOCTYPE html>\n'],
                  html(lang(ja),
                       [ head([ meta(charset('utf-8'), []),
                                title('Mating problems as propositions'),
                                style(Style)
                              ]),
                         body([ h1('Mating problems as propositions'),
                                p([ 'A check and its reply are one predicate. ✗: deleted by the \c
                                     selection rule in brackets, because of the mate (letter) or \c
                                     failure and at the level behind it; grey: deleted with \c
                                     it. Framed: the solution. 返 stands behind a useless \c
                                     interposition that rule 5 deletes: the checking piece takes \c
                                     it, it is given back, and there is the mate. A dropped piece \c
                                     with others behind it in brackets, and も, stands for \c
                                     these: they are mated no later.'
                                  ])
                              | \tables(Tables)
                              ])
                       ])
                ]),
           Html),
    print_html(Html).

style('body { font: 15px/1.6 sans-serif; margin: 2em }
ul { list-style: none; border-left: 1px solid #bbb; margin: 0 0 0 .6em; padding-left: 1.2em }
summary { cursor: pointer }
.deleted, .gone { background: #ddd }
.mate { color: #c00 } .solution { outline: 1px solid #c00 } .by { color: #555 }
').

tables([]) -->
    [].
tables([Table|Tables]) -->
    { _{place:Place, position:Position, outcome:Outcome, counts:Counts, omitted:Omitted, tree:Tree,
        solutions:Solutions} :< Table,
      with_output_to(string(Board), write_board_svg(Position, 0, 0, _))
    },
    html([ h2(Place), \[Board], \solutions(Outcome, Solutions), \counts(Counts),
           \omitted(Omitted)
         ]),
    (   { Tree == none }
    ->  []
    ;   html(ul(\nodes([Tree])))
    ),
    tables(Tables).

solutions(mate(_), Solutions) -->
    !,
    solution_lines(Solutions).
solutions(fail(Level), _) -->
    html(p('不詰: no mate; the failure is established at level ~d'-[Level])).
solutions(open, _) -->
    html(p('No mate and no failure within these levels')).
solutions(too_large(Limit), _) -->
    html(p('Unknown: more than ~D predicates'-[Limit])).

solution_lines([]) -->
    [].
solution_lines([Text-Plies|Solutions]) -->
    html(p([ b(Text), ' ~d手詰'-[Plies] ])),
    solution_lines(Solutions).

counts(Counts) -->
    { atomic_list_concat(Counts, ', ', Text) },
    html(p('Predicates, level by level: ~w'-[Text])).

omitted(none) -->
    [].
omitted(omitted(File, _)) -->
    html(p('Moves are left out by ~w'-[File])).

nodes([]) -->
    [].
nodes([tree(Text, Marks, Children)|Trees]) -->
    { findall(Class, ( member(Mark, Marks), mark_class(Mark, Class) ), Classes) },
    (   { Children == [] }
    ->  html(li(\node(Text, Marks, Classes)))
    ;   html(li(details(open, [ summary(\node(Text, Marks, Classes)), ul(\nodes(Children)) ])))
    ),
    nodes(Trees).

node(Text, Marks, Classes) -->
    html([ span(class(Classes), Text)|\marks(Marks) ]).

mark_class(letter(_), mate).
mark_class(deleted(_, _, _), deleted).
mark_class(gone, gone).
mark_class(solution, solution).

marks([]) -->
    [].
marks([Mark|Marks]) -->
    (   { mark_text(Mark, Text) }
    ->  html([ ' ', span(class(by), Text) ])
    ;   []
    ),
    marks(Marks).
