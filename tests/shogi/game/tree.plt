/*  The tree of a game and the walk in it: nothing that was played is lost, whatever is played
    where.
*/
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/game/tree)).
:- use_module(library(gunshi/shogi/records)).

%   tree(+Usis, -Tree): at the end of a game of these moves.

tree(Usis, Tree) :-
    start_position(hirate, Start),
    game_new(Start, Game0),
    maplist(move_usi, Moves, Usis),
    game_moves_played(Game0, Moves, Game),
    game_tree(Game, Tree).

played(Tree0, Usi, Tree) :-
    move_usi(Move, Usi),
    tree_play(Tree0, Move, Tree).

usis(Game, Usis) :-
    game_moves(Game, Moves),
    maplist([Move, Usi]>>move_usi(Move, Usi), Moves, Usis).

here(Tree, Usis) :-
    tree_game(Tree, Game),
    usis(Game, Usis).

choices(Tree, Usis) :-
    tree_choices(Tree, Choices),
    maplist([Way-Move, Way-Usi]>>move_usi(Move, Usi), Choices, Usis).

%   lines(+Tree, -Lines): the main line and each variation of it, without the variations of these.

lines(Tree, [Main|Lines]) :-
    tree_whole(Tree, Game),
    usis(Game, Main),
    findall(Usis, ( game_variation(Game, _, Variation), usis(Variation, Usis) ), Lines).

:- begin_tests(game_tree).

test(begins_at_the_end, Usis == ["7g7f", "3c3d"]) :-
    tree(["7g7f", "3c3d"], Tree),
    here(Tree, Usis).
test(goto, all(Usis == [[], ["7g7f"], ["7g7f", "3c3d"]])) :-
    tree(["7g7f", "3c3d"], Tree0),
    member(Ply, [-1, 0, 1, 2, 3]),
    tree_goto(Tree0, Ply, Tree),
    here(Tree, Usis).
test(goto_keeps_the_line, Usis == ["7g7f", "3c3d"]) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_goto(Tree0, 0, Tree),
    tree_line(Tree, Game),
    usis(Game, Usis).
test(the_same_move_walks_on, Lines-Usis == [["7g7f", "3c3d", "2g2f"]]-["7g7f", "3c3d"]) :-
    tree(["7g7f", "3c3d", "2g2f"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    played(Tree1, "3c3d", Tree),
    lines(Tree, Lines),
    here(Tree, Usis).
test(another_move_is_a_variation,
     Lines-Branch == [["7g7f", "3c3d"], ["7g7f", "8c8d", "2g2f"]]-2) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    played(Tree1, "8c8d", Tree2),
    played(Tree2, "2g2f", Tree),
    lines(Tree, Lines),
    tree_branch(Tree, Branch).
test(no_branch_in_the_main_line, fail) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    played(Tree1, "8c8d", Tree2),
    tree_goto(Tree2, 1, Tree),
    tree_branch(Tree, _).
test(choices, Usis == [other-"3c3d", other-"4a3b", walked-"8c8d"]) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    played(Tree1, "4a3b", Tree2),
    tree_goto(Tree2, 1, Tree3),
    played(Tree3, "8c8d", Tree4),
    tree_goto(Tree4, 1, Tree),
    choices(Tree, Usis).
test(choose_walks_into_it, Usis == ["7g7f", "8c8d", "2g2f"]) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    played(Tree1, "8c8d", Tree2),
    played(Tree2, "2g2f", Tree3),
    tree_goto(Tree3, 1, Tree4),
    tree_choose(Tree4, 1, Main),
    here(Main, ["7g7f", "3c3d"]),
    tree_goto(Main, 1, Tree5),
    tree_choose(Tree5, 2, Tree6),
    tree_goto(Tree6, 3, Tree),
    here(Tree, Usis).
test(choose_none, fail) :-
    tree(["7g7f"], Tree0),
    tree_goto(Tree0, 0, Tree),
    tree_choose(Tree, 2, _).

%   A variation of a variation's move, and an alternative to the first move of a variation, which
%   belongs to the main line's move.

test(variation_in_a_variation, All == [["7g7f", "3c3d"], ["7g7f", "8c8d", "2g2f"],
                                       ["7g7f", "8c8d", "6g6f"], ["7g7f", "4a3b"]]) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    played(Tree1, "8c8d", Tree2),
    played(Tree2, "2g2f", Tree3),
    tree_goto(Tree3, 2, Tree4),
    played(Tree4, "6g6f", Tree5),
    here(Tree5, ["7g7f", "8c8d", "6g6f"]),
    tree_goto(Tree5, 1, Tree6),
    played(Tree6, "4a3b", Tree),
    lines(Tree, [Main, First, Third]),
    tree_whole(Tree, Game),
    once(( game_variation(Game, 2, Variation),
           game_variation(Variation, 3, Inner)
         )),
    usis(Inner, Second),
    All = [Main, First, Second, Third].
test(resigned_at_the_end, Result == wins(gote, resignation)) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_end(Tree0, resigns(sente), Tree),
    tree_game(Tree, Game),
    game_result(Game, Result).
test(resigned_within, Lines-Ply == [["7g7f", "3c3d"], ["7g7f"]]-1) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    tree_end(Tree1, resigns(gote), Tree),
    lines(Tree, Lines),
    tree_game(Tree, Game),
    game_result(Game, wins(sente, resignation)),
    game_ply(Game, Ply).
test(the_same_end_again, Lines == [["7g7f", "3c3d"]]) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_end(Tree0, resigns(sente), Tree1),
    tree_end(Tree1, resigns(sente), Tree),
    lines(Tree, Lines).
test(written_and_read, [forall(member(Format, [kif, ki2, jkf])), true(Problems-Same == []-true)]) :-
    tree(["7g7f", "3c3d", "2g2f"], Tree0),
    tree_goto(Tree0, 1, Tree1),
    played(Tree1, "8c8d", Tree2),
    tree_goto(Tree2, 1, Tree3),
    tree_end(Tree3, resigns(gote), Tree),
    tree_whole(Tree, Whole),
    game_text(Format, Whole, Text),
    once(text_game(Format, Text, Again, Problems)),
    game_record(Whole, record(_, _, _, Line)),
    game_record(Again, record(_, _, _, LineAgain)),
    ( Line == LineAgain -> Same = true ; Same = LineAgain ).
test(played_behind_an_end, Usis == ["7g7f", "3c3d", "2g2f"]) :-
    tree(["7g7f", "3c3d"], Tree0),
    tree_end(Tree0, resigns(sente), Tree1),
    played(Tree1, "2g2f", Tree),
    here(Tree, Usis).

%   By chance: of thirty moves, legal ones, at places by chance, each stays in the tree and every
%   line of it is a record that can be read.

test(nothing_is_lost, Lost == []) :-
    set_random(seed(7)),
    tree([], Tree0),
    walks(30, Tree0, [], Tree, Wanted),
    tree_whole(Tree, Whole),
    game_record(Whole, Record),
    findall(Usis, line_of(Record, Usis), Lines),
    findall(Usis,
            ( member(Usis, Wanted), \+ ( member(Line, Lines), append(Usis, _, Line) ) ),
            Lost).

walks(0, Tree, Wanted, Tree, Wanted) :-
    !.
walks(N, Tree0, Wanted0, Tree, Wanted) :-
    tree_line(Tree0, Line),
    game_ply(Line, Last),
    random_between(0, Last, Ply),
    tree_goto(Tree0, Ply, Tree1),
    tree_game(Tree1, Game),
    game_position(Game, Position),
    legal_moves(Position, Moves),
    random_member(Move, Moves),
    tree_play(Tree1, Move, Tree2),
    tree_game(Tree2, Played),
    game_moves(Played, Wanted1),
    N1 is N-1,
    walks(N1, Tree2, [Wanted1|Wanted0], Tree, Wanted).

line_of(record(_, _, _, Line), Moves) :-
    moves_of(Line, Moves).

moves_of(line(_, Steps, _), Moves) :-
    maplist([step(Move, _), Move]>>true, Steps, Moves).
moves_of(line(_, Steps, _), Moves) :-
    append(Before, [step(_, Remarks)|_], Steps),
    member(variation(Line), Remarks),
    maplist([step(Move, _), Move]>>true, Before, Common),
    moves_of(Line, Instead),
    append(Common, Instead, Moves).

:- end_tests(game_tree).
