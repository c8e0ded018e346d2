:- encoding(utf8).
/*  Where one is in a record that is studied: how far, in which variation, and what else it has.
*/
:- module(gunshi_words_place,
          [ print_place/1,              % +Tree
            print_choices/1             % +Tree
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../base/visible', [visible_text/2]).
:- use_module('../shogi/game', [game_ply/2, game_remark/3]).
:- use_module('../shogi/game/tree', [tree_branch/2, tree_choices/2, tree_game/2, tree_line/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module(reader, [reader_words/3]).
:- use_module(tree_lines, [print_tree/1]).
:- use_module(turns, [moves_text/2, print_game/2]).

%!  print_place(+Tree) is det.
%
%   Draw the board at the place of Tree; say whose turn it is, how far the place is in the line that
%   is walked, what the record says of it, and which other moves it has there.

print_place(Tree) :-
    tree_game(Tree, Game),
    tree_line(Tree, Line),
    game_ply(Game, Ply),
    game_ply(Line, Last),
    (   Ply < Last
    ->  said(of, OfWords),
        format(string(Far), OfWords, [Ply, Last])
    ;   moves_text(Ply, Far)
    ),
    (   tree_branch(Tree, Number)
    ->  said(branch, BranchWords),
        format(string(Played), BranchWords, [Far, Number])
    ;   Played = Far
    ),
    print_game(Game, Played),
    findall(Comment, comment_line(Game, Ply, Comment), Comments),
    print_tree(Comments),
    tree_choices(Tree, Choices),
    (   Choices = [_, _|_]
    ->  choices_text(Game, Choices, Text),
        said(choices, ChoicesWords),
        format(ChoicesWords, [Text])
    ;   true
    ).

comment_line(Game, Ply, Line) :-
    game_remark(Game, Ply, comment(Text)),
    visible_text(Text, Shown),
    string_concat("   * ", Shown, Line).

%!  print_choices(+Tree) is semidet.
%
%   Print the moves that the record has for the place of Tree, numbered, the one that is walked
%   marked. Fails, and says so, when there is none.

print_choices(Tree) :-
    tree_game(Tree, Game),
    tree_choices(Tree, Choices),
    (   Choices == []
    ->  said(end, EndWords),
        format(EndWords, []),
        fail
    ;   forall(nth1(Nth, Choices, Way-Move),
               ( move_text(japanese, Game, Move, Text),
                 (   Way == walked
                 ->  Mark = *
                 ;   Mark = ' '
                 ),
                 format("~w ~d  ~w~n", [Mark, Nth, Text])
               ))
    ).

choices_text(Game, Choices, Text) :-
    findall(One,
            ( nth1(Nth, Choices, _-Move),
              move_text(japanese, Game, Move, MoveText),
              format(string(One), "~d ~w", [Nth, MoveText])
            ),
            All),
    atomic_list_concat(All, '  ', Text).

said(Key, Words) :-
    words(Key, English, Japanese),
    reader_words(English, Japanese, Words).

words(of, "~d of ~d moves", "~d手目、全~d手").
words(branch, "~s, in a variation from move ~d", "~s、~d手目からの変化").
words(choices, "The record has here: ~w   variation(2). takes the second.~n",
      "ここでの棋譜の手: ~w   variation(2). で二番目へ~n").
words(end, "The record ends here.~n", "棋譜はここで終わり。~n").
