:- encoding(utf8).
/*  The motifs of Othello: moves that are each of them, and moves beside that are not; the same in
    the eight images of a board.
*/
:- module(test_othello_motifs, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/othello/motifs)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/motifs)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/shogi/game), [game_usi/2]).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).

%   case(Name, Is, Move, Colour, Rows): with Colour to move on a board that begins with Rows, the
%   rest of each row and of the board empty, the legal Move is Name, or is not.

case(corner_taken, yes, 1-1, black, ["-OX"]).
case(corner_taken, yes, 1-1, white, ["-XO"]).
case(corner_taken, no, 3-3, black, ["-OX", "", "---OX"]).
case(corner_taken, no, 1-2, black, ["--OX"]).

case(corner_offered, yes, 1-2, black, ["--OXO", "", "", "---OX"]).
case(corner_offered, yes, 2-2, black, ["", "--OX", "--O", "", "", "----OX"]).
case(corner_offered, no, 1-2, black, ["--OXOOOO"]).
case(corner_offered, no, 1-2, black, ["--OX", "", "---OX"]).

case(one_corner_for_two, yes, 1-7, black, [
    "-OOOOO-O", "X-OXXXOX", "XXXOXOXX", "XOXXOXOX", "XOXOXXOX", "XOOOOXOX", "XOOXXXXX",
    "--XXXXO-"]).
case(one_corner_for_two, no, 2-2, black, [
    "-OOOOO-O", "X-OXXXOX", "XXXOXOXX", "XOXXOXOX", "XOXOXXOX", "XOOOOXOX", "XOOXXXXX",
    "--XXXXO-"]).
case(one_corner_for_two, yes, 8-3, white, [
    "--OXXO--", "OOOXXXXX", "-OXOXXXX", "-XOXXXOX", "XXXXXXOX", "OXXXOOXX", "--XXXO-X",
    "-O-XX-O-"]).
case(one_corner_for_two, no, 1-7, white, [
    "--OXXO--", "OOOXXXXX", "-OXOXXXX", "-XOXXXOX", "XXXXXXOX", "OXXXOOXX", "--XXXO-X",
    "-O-XX-O-"]).

case(corner_guarded, yes, 1-4, black, ["-XO"]).
case(corner_guarded, yes, 4-1, black, ["", "X", "O"]).
case(corner_guarded, no, 3-3, black, ["-XO", "", "---OX"]).
case(corner_guarded, no, 1-1, black, ["-XO", "O", "X"]).

case(corner_threatened, yes, 1-4, black, ["-OO", "---O", "---X"]).
case(corner_threatened, yes, 4-4, black, ["", "-O", "--O", "----OX"]).
case(corner_threatened, no, 5-3, black, ["-OO", "---O", "---X", "", "---OX"]).
case(corner_threatened, no, 1-1, black, ["-OX"]).

case(x_square_move, yes, 2-2, black, ["", "--OX"]).
case(x_square_move, yes, 7-7, black, ["", "", "", "", "", "", "----XO"]).
case(x_square_move, no, 2-2, black, ["O", "--OX"]).
case(x_square_move, no, 1-2, black, ["--OX"]).

case(c_square_move, yes, 1-2, black, ["--OX"]).
case(c_square_move, yes, 2-1, black, ["", "", "O", "X"]).
case(c_square_move, no, 1-2, black, ["O-OX"]).
case(c_square_move, no, 2-2, black, ["", "--OX"]).

case(stoner_trap, yes, 2-2, black, ["---OOOO", "--O", "-OX", "-X"]).
case(stoner_trap, yes, 7-7, white, [
    "-OOO-X--", "---OXX-O", "XXOXOOOO", "XOXXXOOO", "XXXOXXOO", "XXXXOXXO", "--XOOX--",
    "-X-OOOO-"]).
case(stoner_trap, no, 2-2, black, ["", "--O", "-OX", "-X"]).
case(stoner_trap, no, 2-2, black, ["---OOOO", "--O", "-OX", "-X-O"]).

case(wedge, yes, 1-5, black, ["---O-O", "----O", "----X"]).
case(wedge, yes, 1-5, black, ["-OXO-O"]).
case(wedge, no, 1-5, black, ["--XO-O"]).
case(wedge, no, 1-5, black, ["---O", "----O", "----X"]).

case(wing_attack, yes, 2-7, black, ["-OOOOO", "----XO"]).
case(wing_attack, yes, 7-2, black, ["", "O", "O", "O", "O", "O", "--OX"]).
case(wing_attack, no, 2-2, black, ["-OOOOO", "--OX"]).
case(wing_attack, no, 2-7, black, ["-OOOO", "----XO"]).

case(creeping, yes, 1-5, black, ["---X", "----O", "----X", "", "", "--OO"]).
case(creeping, yes, 1-5, black, ["--XX", "----O", "----X", "", "", "--OO"]).
case(creeping, no, 1-5, black, ["--OX", "----O", "----X"]).
case(creeping, no, 1-5, black, ["-X", "----O", "----X"]).

case(edge_tempo, yes, 1-5, black, ["---X", "----OO", "----XX"]).
case(edge_tempo, yes, 1-5, black, ["", "----OO", "----XX"]).
case(edge_tempo, no, 1-5, black, ["---X", "----O", "----X", "", "", "--OO"]).
case(edge_tempo, no, 1-5, black, ["--OX", "----OO", "----XX"]).

case(loss_of_tempo, yes, 8-3, white, [
    "--O-----", "X-OOOO--", "XOOXXO--", "XOOOXOO-", "XXOOOO--", "XXXXOO--", "-XXXXO--",
    "X--X--O-"]).
case(loss_of_tempo, no, 7-1, white, [
    "--O-----", "X-OOOO--", "XOOXXO--", "XOOOXOO-", "XXOOOO--", "XXXXOO--", "-XXXXO--",
    "X--X--O-"]).
case(loss_of_tempo, yes, 1-4, black, [
    "O-O-----", "O-OOOO--", "OOOXXO--", "OOOOXOO-", "OXOOOO--", "OXXXOO--", "OXXXXO--",
    "XXXXX-O-"]).
case(loss_of_tempo, no, 1-2, black, [
    "O-O-----", "O-OOOO--", "OOOXXO--", "OOOOXOO-", "OXOOOO--", "OXXXOO--", "OXXXXO--",
    "XXXXX-O-"]).

case(anchor, yes, 1-6, black, ["-OO", "-----O", "-----X"]).
case(anchor, yes, 1-4, black, ["-OO-O", "---O", "---X"]).
case(anchor, no, 1-6, black, ["-OO----X", "-----O", "-----X"]).
case(anchor, no, 1-5, black, ["-OOO", "----O", "----X"]).

case(quiet_move, yes, 1-3, black, ["XO", "XXX"]).
case(quiet_move, yes, 1-5, black, ["--XO", "--XXX"]).
case(quiet_move, no, 1-1, black, ["-OX", "XXX"]).
case(quiet_move, no, 1-3, black, ["XO", "XX"]).

case(interior_move, yes, 3-4, black, ["", "-XXX", "-XO", "-XXX"]).
case(interior_move, yes, 3-4, black, ["", "--XX", "-XO", "-XXX"]).
case(interior_move, no, 3-4, black, ["", "--XX", "-XO", "--XX"]).
case(interior_move, no, 3-4, black, ["", "XXXX", "XOO", "XXXX"]).

case(poison, yes, 8-8, white, [
    "--X-OO--", "--XOOO--", "OOOOOOX-", "OXOXXOXX", "OXXOOOXO", "-XXXXOX-", "-XXXXXX-",
    "X--XXXX-"]).
case(poison, no, 1-2, white, [
    "--X-OO--", "--XOOO--", "OOOOOOX-", "OXOXXOXX", "OXXOOOXO", "-XXXXOX-", "-XXXXXX-",
    "X--XXXX-"]).
case(poison, yes, 6-1, white, [
    "--XXXXX-", "--OOOX--", "OOOOXOX-", "OXOXXOXX", "OXOOOOXX", "-XOXOOXX", "-XOOXXXX",
    "X-OOOOOO"]).
case(poison, no, 2-7, white, [
    "--XXXXX-", "--OOOX--", "OOOOXOX-", "OXOXXOXX", "OXOOOOXX", "-XOXOOXX", "-XOOXXXX",
    "X-OOOOOO"]).

case(wall, yes, 4-7, black, ["", "", "", "XOOOOO"]).
case(wall, yes, 7-1, black, ["X", "O", "O", "O", "O", "O"]).
case(wall, no, 4-5, black, ["", "", "", "XOOO"]).
case(wall, no, 3-4, black, ["", "", "", "---OX", "---XO"]).

case(pass_forced, yes, 1-1, black, ["-OX", "", "", "", "", "", "", "------OX"]).
case(pass_forced, yes, 1-2, black, ["--OX", "", "", "", "", "", "", "------OX"]).
case(pass_forced, no, 1-1, black, ["-OX"]).
case(pass_forced, no, 3-4, black, ["", "", "", "---OX", "---XO"]).

case(no_safe_move, yes, 1-1, white, [
    "-OOO-X--", "XXXXXX-O", "XXOXOOOO", "XOXOXOOO", "XXXOOXOO", "XXXXXOOO", "--XXOOO-",
    "OOOOOOO-"]).
case(no_safe_move, no, 1-5, white, [
    "-OOO-X--", "XXXXXX-O", "XXOXOOOO", "XOXOXOOO", "XXXOOXOO", "XXXXXOOO", "--XXOOO-",
    "OOOOOOO-"]).
case(no_safe_move, yes, 1-8, white, [
    "OOOO-X--", "XOXXXXXO", "XXOXOXOO", "XOXOXOOO", "XXXOOXOO", "XXXXXOOO", "--XXOOO-",
    "OOOOOOO-"]).
case(no_safe_move, no, 1-5, white, [
    "OOOO-X--", "XOXXXXXO", "XXOXOXOO", "XOXOXOOO", "XXXOOXOO", "XXXXXOOO", "--XXOOO-",
    "OOOOOOO-"]).

case(wipeout, yes, 1-1, black, ["-OX"]).
case(wipeout, yes, 4-2, black, ["", "", "", "--OOX"]).
case(wipeout, no, 1-1, black, ["-OX", "", "", "----O"]).
case(wipeout, no, 3-4, black, ["", "", "", "---OX", "---XO"]).

case(near_wipeout, yes, 1-1, black, ["-OX", "", "", "----O", "", "", "XXXXXXXX", "XXXXXXXX"]).
case(near_wipeout, yes, 1-1, black, ["-OX", "", "", "-O--O", "", "", "XXXXXXXX", "XXXXXXXX"]).
case(near_wipeout, no, 1-1, black, ["-OX", "", "", "", "", "", "XXXXXXXX", "XXXXXXXX"]).
case(near_wipeout, no, 1-1, black, ["-OX", "", "", "----O"]).

case(keeping_parity, yes, 1-1, black, [
    "-OXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).
case(keeping_parity, yes, 1-2, black, [
    "--OXXXXX", "-XXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).
case(keeping_parity, no, 8-7, black, [
    "-OXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).
case(keeping_parity, no, 1-1, black, [
    "-OXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXXO-"]).

case(parity_given_up, yes, 8-7, black, [
    "-OXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).
case(parity_given_up, yes, 8-7, black, [
    "--OXXXXX", "-XXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).
case(parity_given_up, no, 8-7, black, [
    "-XXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).
case(parity_given_up, no, 1-1, black, [
    "-OXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).

case(swindle, yes, 8-7, black, [
    "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXO",
    "XXXXXO--"]).
case(swindle, yes, 1-2, black, [
    "--OXXXXX", "OXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXXXX"]).
case(swindle, no, 8-7, black, [
    "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXO",
    "OXXXXO--"]).
case(swindle, no, 8-7, black, [
    "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXO--"]).

case(last_in_region, yes, 1-1, black, [
    "-OXXXXXX", "XXXXXXXX", "OXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXXX-"]).
case(last_in_region, yes, 8-8, black, [
    "-XXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXO", "XXXXXXXX",
    "XXXXXXO-"]).
case(last_in_region, no, 1-1, black, [
    "-OXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXXX-"]).
case(last_in_region, no, 1-2, black, [
    "--OXXXXX", "XXXXXXXX", "OXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
    "XXXXXXX-"]).

position(Rows, Colour, Position) :-
    length(All, 8),
    append(Rows, Empty, All),
    maplist(=(""), Empty),
    maplist(row_text, All, Texts),
    (   Colour == black
    ->  Sign = "X"
    ;   Sign = "O"
    ),
    append(Texts, [" ", Sign], Parts),
    atomic_list_concat(Parts, Text),
    othello_text(Position, Text).

row_text(Row, Text) :-
    format(string(Text), "~s~`-t~8|", [Row]).

%   names(+Position, +Move, -Names): of its motifs, sorted. When it was played does not matter.

names(Position, Move, Names) :-
    othello_motifs_of(Position, 0, Move, Motifs),
    findall(Name, member(motif(Name, _, _, _, _), Motifs), Names0),
    sort(Names0, Names).

:- begin_tests(othello_motifs).

test(cases, Wrong == []) :-
    findall(case(Name, Is, Move, Rows),
            ( case(Name, Is, Move, Colour, Rows),
              position(Rows, Colour, Position),
              \+ told(Position, Move, Name, Is)
            ),
            Wrong).

test(own) :-
    position(["-OX"], black, Position),
    in_own_directory(( own_text('my.pl', "motif(my, \"私の手\", \"mine\", Now, Move) :- \c
                                          turns_count(Now, Move, 1).\n"),
                       load_own_knowledge,
                       names(Position, 1-1, Names) )),
    memberchk(my, Names),
    names(Position, 1-1, Without),
    \+ memberchk(my, Without).

told(Position, Move, Name, Is) :-
    othello_move(Position, Move),
    names(Position, Move, Names),
    (   memberchk(Name, Names)
    ->  Is == yes
    ;   Is == no
    ).

%   Each motif of kb/othello/motifs has two cases of either kind.

test(all_have_cases, Few == []) :-
    need_knowledge(othello_motifs),
    findall(Name,
            ( knowledge_clause(motif(Name, _, _, _, _), File:_, _),
              sub_atom(File, _, _, _, '/kb/othello/motifs/')
            ),
            Names0),
    sort(Names0, Names),
    findall(Name-Is,
            ( member(Name, Names),
              member(Is, [yes, no]),
              aggregate_all(count, case(Name, Is, _, _, _), Count),
              Count < 2
            ),
            Few).

%   Every legal move of positions of random games is called the same in an image.

turned(0, _) :-
    !.
turned(Count, Position) :-
    othello_moves(Position, Moves),
    random_between(1, 7, Symmetry),
    othello_image(Position, Symmetry, Image),
    forall(( member(Move, Moves), Move \== pass ),
           ( image_square(Move, Symmetry, Turned),
             names(Position, Move, Names),
             names(Image, Turned, Names)
           )),
    (   random_member(Move, Moves)
    ->  othello_after(Position, Move, Next)
    ;   othello_start(Next)
    ),
    Count1 is Count - 1,
    turned(Count1, Next).

test(the_same_turned) :-
    size(120, 5_000, Count),
    set_random(seed(8)),
    othello_start(Start),
    turned(Count, Start).
test(cases_turned, Wrong == []) :-
    findall(Name-Symmetry,
            ( case(Name, Is, Move0, Colour, Rows),
              position(Rows, Colour, Position0),
              between(1, 7, Symmetry),
              othello_image(Position0, Symmetry, Position),
              image_square(Move0, Symmetry, Move),
              \+ told(Position, Move, Name, Is)
            ),
            Wrong).

%   What was asked and found is kept, with the way to where it was asked.

test(proof, Japanese-English-File-Proof ==
            "隅を取る"-"corner taken"-'kb/othello/motifs/corners.pl'-
            [held(takes_corner(now([]), 1-1, 1-1))]) :-
    position(["-OX"], black, Position),
    othello_motifs_of(Position, 0, 1-1, Motifs),
    memberchk(motif(corner_taken, Japanese, English, File:_, Proof), Motifs).
test(proof_after_a_move, Counts == [held(disc_count(now([1-1]), white, 0))]) :-
    position(["-OX"], black, Position),
    othello_motifs_of(Position, 0, 1-1, Motifs),
    memberchk(motif(wipeout, _, _, _, Proof), Motifs),
    findall(held(Goal), ( member(held(Goal), Proof), Goal = disc_count(_, _, _) ), Counts).

%   With the motifs of both games read, each game has its own.

test(games_apart, Names == []) :-
    need_knowledge(othello_motifs),
    game_usi(Game, "startpos"),
    motifs_of(Game, move(77, 76), Motifs),
    findall(Name, ( case(Name, yes, _, _, _), memberchk(motif(Name, _, _, _, _), Motifs) ), Names).

:- end_tests(othello_motifs).
