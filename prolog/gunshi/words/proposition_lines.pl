:- encoding(utf8).
/*  A table of propositions as lines, the fifth paper's table 5.2: level by level from left to
    right, each predicate joined to its subject. What is deleted stays in its place, marked by the
    rule, the letter of the mate that deleted it, and the level.
*/
:- module(gunshi_words_proposition_lines,
          [ print_proposition_tree/1    % +Tree
          ]).
:- use_module('../shogi/propositions/rule_words', [rule_words/3]).
:- use_module(reader, [reader_language/1, reader_words/3]).
:- use_module(text_width, [text_width/2]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/3, member/2]).

%!  print_proposition_tree(+Tree) is det.
%
%   Print Tree, as proposition_tree/2 makes it: a heading, and a line for each predicate without
%   others below it. A column is as wide as its widest predicate that has some below it. At the end
%   stands what the marks mean, and what the rules say that deleted something.

print_proposition_tree(Tree) :-
    labelled(Tree, Labelled),
    column_widths([Labelled], Widths),
    print_heading(Widths),
    node_lines(Labelled, Widths, Lines),
    forall(member(Line, Lines), format("~s~n", [Line])),
    nl,
    print_marks(Tree),
    print_rules(Tree).

print_marks(Tree) :-
    (   sub_tree(Tree, tree(_, AlikeMarks, _)),
        memberchk(alike(Names), AlikeMarks)
    ->  mark_text(alike(Names), Alike),
        reader_words("~s: a piece of these dropped there is mated no later, and left out~n",
                     "~s: そこにこれらの駒を打っても詰みは遅くならないので省略~n", AlikeWords),
        format(AlikeWords, [Alike])
    ;   true
    ),
    (   sub_tree(Tree, tree(_, Marks, _)),
        memberchk(deleted(Rule, By, Level), Marks)
    ->  deletion_text(deleted(Rule, By, Level), Mark),
        reader_words("~s: deleted by rule ~d at level ~d because of ~w, \c
                      with all to the right of it~n",
                     "~s: 規則~dにより第~d局面で~wのため削除、右側も共に~n", Words),
        format(Words, [Mark, Rule, Level, By])
    ;   true
    ).

print_rules(Tree) :-
    findall(Rule,
            ( sub_tree(Tree, tree(_, Marks, _)), memberchk(deleted(Rule, _, _), Marks) ),
            Rules0),
    sort(Rules0, Rules),
    reader_language(Language),
    reader_words("Rule", "規則", Word),
    forall(( member(Rule, Rules), rule_words(Rule, Language, Words) ),
           format("~s ~d: ~s~n", [Word, Rule, Words])).

sub_tree(Tree, Tree).
sub_tree(tree(_, _, Children), Tree) :-
    member(Child, Children),
    sub_tree(Child, Tree).

labelled(tree(Text, Marks, Children0), node(Label, Width, Children)) :-
    findall(Word, ( member(Mark, Marks), mark_text(Mark, Word) ), Words),
    atomic_list_concat([Text|Words], ' ', Label),
    text_width(Label, Width),
    maplist(labelled, Children0, Children).

mark_text(given_back, "返").
mark_text(alike(Names), Text) :-
    format(string(Text), "(~sも)", [Names]).
mark_text(letter(Letter), Text) :-
    format(string(Text), "~w詰", [Letter]).
mark_text(Deleted, Text) :-
    deletion_text(Deleted, Text).

deletion_text(deleted(Rule, By, Level), Text) :-
    format(string(Text), "✗(~d)~w~d", [Rule, By, Level]).

column_widths([], []).
column_widths([Node|Nodes], [Width|Widths]) :-
    All = [Node|Nodes],
    foldl(wider, All, 0, Width),
    findall(Child, ( member(node(_, _, Children), All), member(Child, Children) ), Next),
    column_widths(Next, Widths).

wider(node(_, Width, _), Width0, Wider) :-
    Wider is max(Width0, Width).

print_heading([First|Widths]) :-
    Start is First+3,
    heading(Widths, 1, Start).

heading([], _, _) :-
    nl.
heading([Width|Widths], Level, Gap) :-
    format(string(Name), "第~d局面", [Level]),
    format("~*c~s", [Gap, 0' , Name]),
    text_width(Name, Taken),
    Gap1 is max(1, Width+3-Taken),
    Next is Level+1,
    heading(Widths, Next, Gap1).

%   node_lines(+Node, +Widths, -Lines)

node_lines(node(Label, _, []), _, [Label]) :-
    !.
node_lines(node(Label, Width, Children), [Column|Widths], Lines) :-
    Pad is Column-Width,
    format(string(Start), "~w~*c", [Label, Pad, 0' ]),
    format(string(Blank), "~*c", [Column, 0' ]),
    children_lines(Children, first, Start, Blank, Widths, Lines).

children_lines([], _, _, _, _, []).
children_lines([Child|Children], Place, Start, Blank, Widths, Lines) :-
    node_lines(Child, Widths, [First|Below]),
    joint(Place, Children, Joint, Line),
    atomics_to_string([Start, Joint, First], FirstLine),
    string_concat(Blank, Line, Left),
    maplist(string_concat(Left), Below, BelowLines),
    append([FirstLine|BelowLines], Others, Lines),
    children_lines(Children, later, Blank, Blank, Widths, Others).

joint(first, [],    " ─ ", "   ").
joint(first, [_|_], " ┬ ", " │ ").
joint(later, [_|_], " ├ ", " │ ").
joint(later, [],    " └ ", "   ").

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).
