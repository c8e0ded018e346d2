:- encoding(utf8).
/*  What happens in a turn at the Othello prompt: the person's move, and the program's. */
:- module(gunshi_toplevel_othello_turns,
          [ given_square/2,             % +Given, -Move
            legal_or_refused/2,         % +Position, +Move
            must_go_on/1,               % +Position
            person_turn/1,              % +Move
            program_turn/0,
            print_board/0
          ]).
:- use_module('../knowledge/othello/strategy', [otl_choose/4]).
:- use_module('../othello/board').
:- use_module('../words/othello_board', [draw_othello/2, othello_move_text/2]).
:- use_module('../words/othello_claims', [print_othello_choice/2]).
:- use_module('../words/reader', [say/3]).
:- use_module(othello_game).
:- autoload(library(lists), [last/2]).

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

%!  person_turn(+Move) is det.
%
%   The person plays Move for the side to move, and it is printed.
%
%   @error as legal_or_refused/2; nothing has changed

person_turn(Move) :-
    othello_now(Position, _, _),
    legal_or_refused(Position, Move),
    othello_add(Move, none),
    othello_move_text(Move, Text),
    format("~s~n", [Text]).

%!  program_turn is det.
%
%   The program plays for the side to move, as player/1 says: the move is printed with the clause
%   that chose it, the negative joseki that kept it from others, and the games that have taught
%   these; and whether the position was found to be bad.
%
%   @error gunshi(othello_move(What)) if the game is over; as otl_choose/4

program_turn :-
    othello_now(Position, N, _),
    must_go_on(Position),
    othello_played(Played),
    player(Player),
    otl_choose(Position, Played, Player, choice(Move, Reason, Bad)),
    othello_add(Move, Reason),
    print_othello_choice(Move, Reason),
    (   Bad == true,
        mark_bad(N)
    ->  say("bp(~d) added.~n", "bp(~d) を加えた。~n", [N])
    ;   true
    ).

%!  print_board is det.
%
%   Draw the board, and say where one is when the line of the game goes on.

print_board :-
    othello_now(Position, N, H),
    (   last(H, Last0)
    ->  Last = Last0
    ;   Last = none
    ),
    draw_othello(Position, Last),
    othello_last(End),
    (   N < End
    ->  say("(after ~d of ~d moves)~n", "（~d手目、全~d手）~n", [N, End])
    ;   true
    ).
