/*  Othello on the page: one game that all windows see, as that of shogi.

    It is game(Computer, Player, Steps): the side that the computer has, how it plays, and of each
    move what was there before, the move, and the reason, or `none` for a person's. What is played
    is found at once, without a clock.
*/
:- module(gunshi_web_othello_actions,
          [ othello_action/3            % +Name, +Dict, -Answer
          ]).
:- use_module(library(lists), [append/3, last/2, member/2, nth0/3]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../knowledge/all', []).
:- use_module('../knowledge/othello/learn_game', [learn_othello_game/3]).
:- use_module('../knowledge/othello/strategy', [othello_knowledge/0, otl_choose/4]).
:- use_module('../othello/board',
              [ othello_after/3, othello_disc/3, othello_discs/3, othello_move/2, othello_moves/2,
                othello_over/1, othello_side/2, othello_square/2, othello_start/1
              ]).
:- use_module('../words/learned_rules', [print_rule_step/1]).
:- use_module('../words/othello_board', [othello_move_name/2]).
:- use_module('../words/othello_reason',
              [othello_reason_more/4, othello_reason_text/3, print_othello_lesson/1]).
:- use_module(arguments).
:- use_module(events, [tell_windows/1]).
:- use_module(slots, [in_slot/1]).

:- dynamic now/1.                       % the game, once there is one

%!  othello_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Do what a window asks of the game of Othello, and answer how it stands. The names are
%
%     - othello         how it stands
%     - othello_new     a game: computer has black, white or none, and plays as player says
%     - othello_move    the person's move, a square as f5, or pass
%     - othello_back    to before the person's last move
%     - othello_hint    what the computer would play
%     - othello_learn   from the game, by kb/learning.pl
%
%   @error gunshi(usage(Text)), gunshi(othello_move(What)); as otl_choose/4

othello_action(othello, _, Answer) :-
    standing(Answer).
othello_action(othello_new, Dict, Answer) :-
    argument(Dict, computer, one_of([black, white, none]), white, Computer),
    argument(Dict, player, one_of([paper, otl, '1', '3', '5', '7']), otl, Player0),
    (   atom_number(Player0, Level)
    ->  Player = level(Level)
    ;   Player = Player0
    ),
    put(game(Computer, Player, [])),
    in_slot(answer),
    standing(Answer).
othello_action(othello_move, Dict, Answer) :-
    argument(Dict, move, text, Text),
    atom_string(Name, Text),
    in_slot(with_mutex(gunshi_web_othello, person_move(Name))),
    standing(Answer).
othello_action(othello_back, _, Answer) :-
    with_mutex(gunshi_web_othello, take_back),
    standing(Answer).
othello_action(othello_hint, _, Answer) :-
    game(_, Player, Steps),
    place(Steps, Position),
    (   othello_over(Position)
    ->  usage_error("the game is over", [])
    ;   length(Steps, N),
        in_slot(otl_choose(Position, N, Player, choice(Move, Reason, _))),
        reason_dict(Move, Reason, Answer)
    ).
othello_action(othello_learn, _, _{lines:Lines}) :-
    game(Computer, _, Steps),
    (   Computer == none
    ->  usage_error("the computer has played no side of this game", [])
    ;   true
    ),
    findall(Position, member(step(Position, _, _, _), Steps), Before),
    place(Steps, Last),
    append(Before, [Last], Positions),
    findall(Move, member(step(_, Move, _, _), Steps), Moves),
    findall(N, ( nth0(N, Steps, step(_, _, _, true)) ), Bad),
    Game = otl_game(Computer, Positions, Moves, Bad),
    (   with_output_to(string(Text),
                       ( in_slot(learn_othello_game(Game, print_rule_step, Lessons)),
                         forall(( member(Lesson, Lessons), Lesson \= bp(_) ),
                                print_othello_lesson(Lesson))
                       ))
    ->  split_string(Text, "\n", "\r", Lines),
        tell_windows(_{event:knowledge})
    ;   Lines = []
    ).

game(Computer, Player, Steps) :-
    (   now(game(Computer0, Player0, Steps0))
    ->  Computer = Computer0,
        Player = Player0,
        Steps = Steps0
    ;   Computer = white,
        Player = otl,
        Steps = []
    ).

put(Game) :-
    transaction(( retractall(now(_)),
                  assertz(now(Game))
                )),
    tell_windows(_{event:othello}).

%   place(+Steps, -Position): Steps have the last one at their end.

place(Steps, Position) :-
    (   last(Steps, step(Before, Move, _, _))
    ->  othello_after(Before, Move, Position)
    ;   othello_start(Position)
    ).

person_move(Name) :-
    game(Computer, Player, Steps),
    place(Steps, Position),
    (   Name == pass
    ->  Move = pass
    ;   othello_square(Move0, Name)
    ->  Move = Move0
    ;   usage_error("a move is a square, as f5, or pass", [])
    ),
    (   othello_over(Position)
    ->  usage_error("the game is over", [])
    ;   othello_move(Position, Move)
    ->  append(Steps, [step(Position, Move, none, false)], Steps1),
        put(game(Computer, Player, Steps1)),
        answer
    ;   usage_error("~w is not legal here", [Name])
    ).

%   answer: the computer plays as long as it is its turn.

answer :-
    game(Computer, Player, Steps),
    place(Steps, Position),
    (   othello_side(Position, Computer),
        \+ othello_over(Position)
    ->  length(Steps, N),
        otl_choose(Position, N, Player, choice(Move, Reason, Bad)),
        append(Steps, [step(Position, Move, Reason, Bad)], Steps1),
        put(game(Computer, Player, Steps1)),
        answer
    ;   true
    ).

take_back :-
    game(Computer, Player, Steps),
    (   append(Before, [step(_, _, none, _)|After], Steps),
        \+ member(step(_, _, none, _), After)
    ->  put(game(Computer, Player, Before))
    ;   usage_error("there is no move to take back", [])
    ).

                /*******************************
                *       HOW IT STANDS          *
                *******************************/

standing(_{discs:Discs, side:Side, over:Over, black:Black, white:White, legal:Legal, moves:Moves,
           computer:Computer, player:PlayerText, reason:ReasonDict}) :-
    othello_knowledge,
    game(Computer, Player, Steps),
    place(Steps, Position),
    findall(_{square:Name, disc:Disc},
            ( othello_disc(Position, Square, Disc),
              Disc \== empty,
              othello_square(Square, Name)
            ),
            Discs),
    othello_side(Position, Side),
    othello_discs(Position, black, Black),
    othello_discs(Position, white, White),
    (   othello_over(Position)
    ->  Over = true,
        Legal = []
    ;   Over = false,
        othello_moves(Position, LegalMoves),
        findall(Name, ( member(Move, LegalMoves), othello_move_name(Move, Name) ), Legal)
    ),
    findall(Name, ( member(step(_, Move, _, _), Steps), othello_move_name(Move, Name) ), Moves),
    format(string(PlayerText), "~w", [Player]),
    (   append(_, [step(_, Played, Reason, _)|After], Steps),
        Reason \== none,
        \+ ( member(step(_, _, Other, _), After), Other \== none )
    ->  reason_dict(Played, Reason, ReasonDict)
    ;   ReasonDict = null
    ).

reason_dict(Move, Reason, _{move:Name, text:Text, more:More}) :-
    othello_move_name(Move, Name),
    othello_reason_text(words, Reason, Text),
    findall(Each, othello_reason_more(words, Reason, Move, Each), More).
