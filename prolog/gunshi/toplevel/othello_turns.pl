:- encoding(utf8).
/*  What happens in a turn at the Othello prompt: the person's move, and the program's. */
:- module(gunshi_toplevel_othello_turns,
          [ given_square/2,             % +Given, -Move
            legal_or_refused/2,         % +Position, +Move
            must_go_on/1,               % +Position
            program_turn/3,             % +Position, +Played, -Turn
            take_turns/2,               % +Turns, +Computer
            print_board/0
          ]).
:- use_module('../knowledge/othello/strategy', [otl_choose/4]).
:- use_module('../othello/board').
:- use_module('../words/othello_board', [draw_othello/2, othello_move_text/2]).
:- use_module('../words/othello_claims', [print_othello_choice/2]).
:- use_module('../words/reader', [say/3]).
:- use_module(othello_game).
:- autoload(library(lists), [member/2]).

%!  given_square(+Given, -Move) is det.
%
%   Move is what a person means by Given: a square as players write it, f5 or 'F5', as text or
%   typed, Row-Column, or `pass`.
%
%   @error gunshi(usage(Text)) if it is none of them

given_square(Given, Move) :-
    (   ground(Given),
        given(Given, Move0)
    ->  Move = Move0
    ;   othello_misused("A move is a square, as in play(f5), or play(pass)",
                        "手はマスか pass: play(f5)、play(pass) など", [])
    ).

given(Row-Column, Row-Column) :-
    integer(Row),
    integer(Column),
    between(1, 8, Row),
    between(1, 8, Column).
given(Given, Move) :-
    ( atom(Given) ; string(Given) ),
    string_lower(Given, Lower),
    atom_string(Name, Lower),
    (   Name == pass
    ->  Move = pass
    ;   othello_square(Move, Name)
    ).

%!  legal_or_refused(+Position, +Move) is det.
%
%   Move is legal in Position.
%
%   @error gunshi(othello_move(What)) if it is not

legal_or_refused(Position, Move) :-
    must_go_on(Position),
    (   othello_move(Position, Move)
    ->  true
    ;   othello_move_text(Move, Text),
        illegal(Position, Move, English, Japanese),
        string_concat("~s is not legal: ", English, EnglishWords),
        string_concat("~sは打てない: ", Japanese, JapaneseWords),
        othello_refuse(EnglishWords, JapaneseWords, [Text])
    ).

illegal(Position, Move, English, Japanese) :-
    (   othello_moves(Position, [pass])
    ->  English = "there is no legal move; it must be a pass, play(pass)",
        Japanese = "打てるマスがない。play(pass) でパスする"
    ;   Move == pass
    ->  English = "there are legal moves, and then nobody passes",
        Japanese = "打てるマスがあるのでパスはできない"
    ;   \+ othello_disc(Position, Move, empty)
    ->  English = "the square is taken",
        Japanese = "石がある"
    ;   English = "it turns no disc",
        Japanese = "返る石がない"
    ).

%!  must_go_on(+Position) is det.
%
%   The game is not over in Position.
%
%   @error gunshi(othello_move(What)) if it is

must_go_on(Position) :-
    (   othello_over(Position)
    ->  othello_refuse("the game is over; r. shows the result, new_game. starts another",
                       "対局は終わっている。r. で結果、new_game. で次の対局", [])
    ;   true
    ).

%!  program_turn(+Position, +Played:integer, -Turn) is det.
%
%   Turn, of othello_add/3, is the program's in Position, after so many moves, as player/1 says;
%   nothing is played.
%
%   @error gunshi(othello_move(What)) if the game is over; as otl_choose/4

program_turn(Position, Played, turn(Move, Reason, Bad)) :-
    must_go_on(Position),
    player(Player),
    otl_choose(Position, Played, Player, choice(Move, Reason, Bad)).

%!  take_turns(+Turns:list, +Computer) is det.
%
%   The Turns, of othello_add/3, are printed and played, and the program has the side Computer. A
%   move of the program is printed with the clause that chose it, the negative joseki that kept it
%   from others, and the games that have taught these; and which position was found to be bad.

take_turns(Turns, Computer) :-
    forall(member(turn(Move, Reason, _), Turns), print_turn(Reason, Move)),
    othello_add(Turns, Computer, Marked),
    forall(member(N, Marked), say("bp(~d) added.~n", "bp(~d) を加えた。~n", [N])).

print_turn(none, Move) :-
    !,
    othello_move_text(Move, Text),
    format("~s~n", [Text]).
print_turn(Reason, Move) :-
    print_othello_choice(Move, Reason).

%!  print_board is det.
%
%   Draw the board, and say where one is when the line of the game goes on.

print_board :-
    othello_now(Position, N, _),
    othello_last_move(Last),
    draw_othello(Position, Last),
    othello_last(End),
    (   N < End
    ->  say("(after ~d of ~d moves)~n", "（~d手目、全~d手）~n", [N, End])
    ;   true
    ).
