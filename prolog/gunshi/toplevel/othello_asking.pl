:- encoding(utf8).
/*  The Othello prompt's questions, by the names that shogi's prompt has for them: why, why not,
    what threatens, what a rule would find. Part of otl.pl.
*/
:- module(gunshi_toplevel_othello_asking,
          [ why/0,
            why/1,                      % +Move
            why_not/1,                  % +Move
            hint/0,
            without/1,                  % +Name
            threat/0,
            show/1,                     % ?Goal
            vocabulary/0
          ]).
:- use_module('../knowledge/othello/strategy', [othello_knowledge/0, otl_choose/4]).
:- use_module('../othello/board', [othello_move/2]).
:- use_module('../words/asked', [print_othello_answers/4, print_subjects/0]).
:- use_module('../words/othello_board', [othello_move_text/2]).
:- use_module('../words/othello_claims').
:- use_module('../words/reader', [say/3]).
:- use_module('../words/without', [print_choice_without/3]).
:- use_module(othello_game).
:- use_module(othello_turns, [given_square/2, legal_or_refused/2, must_go_on/1]).
:- use_module(session_messages, []).

%!  why is det.
%
%   Print the reason of the last move, and what it does: of one of the program's own, why it was
%   played; of another, what the program thinks of it, and what it would have played.
%
%   @error gunshi(no_reason) if no move has been played

why :-
    last_move(Position, Played, Move, Reason),
    (   Reason == none
    ->  player(Player),
        print_othello_weighed(Position, Played, Player, Move)
    ;   print_othello_choice(Move, Reason),
        print_othello_claims(Position, Played, Move)
    ).

last_move(Position, Played, Move, Reason) :-
    (   othello_chosen(Position, Played, Move0, Reason0)
    ->  Move = Move0,
        Reason = Reason0
    ;   throw(error(gunshi(no_reason), _))
    ).

%!  why(+Move) is det.
%
%   Print what Move does in this position, and what it loses; nothing is played. A move that is not
%   legal here is asked about in the place of the last move: why the program did not play it, or
%   would not have.
%
%   @error as play/1

why(Given) :-
    given_square(Given, Move),
    othello_now(Position, _, _),
    player(Player),
    (   \+ othello_move(Position, Move),
        othello_chosen(Before, PlayedBefore, Last, _),
        othello_move(Before, Move)
    ->  othello_move_text(Last, LastText),
        othello_move_text(Move, Text),
        say("~s in the place of ~s:~n", "~s（~s の代わりに）:~n", [Text, LastText]),
        print_othello_why_not(Before, PlayedBefore, Player, Move)
    ;   legal_or_refused(Position, Move),
        othello_played(Played),
        print_othello_weighed(Position, Played, Player, Move)
    ).

%!  why_not(+Move) is det.
%
%   Print why the program would not play Move in this position, but what it would; what Move loses
%   by a search, and in what. Nothing is played.
%
%   @error as play/1

why_not(Given) :-
    given_square(Given, Move),
    othello_now(Position, _, _),
    legal_or_refused(Position, Move),
    othello_played(Played),
    player(Player),
    print_othello_why_not(Position, Played, Player, Move).

%!  hint is det.
%
%   Print the move that the program would play in this position, why, and what it does. Nothing is
%   played.
%
%   @error gunshi(othello_move(What)) if the game is over

hint :-
    othello_now(Position, _, _),
    must_go_on(Position),
    othello_played(Played),
    player(Player),
    otl_choose(Position, Played, Player, choice(Move, Reason, _)),
    print_othello_choice(Move, Reason),
    print_othello_claims(Position, Played, Move).

%!  without(+Name) is det.
%
%   Print what the program would have played in the place of the last move, and why, if a clause or
%   fact were disabled: one of its names, as kb_disable/1 takes it. Nothing is changed.
%
%   @error gunshi(no_reason) if no move has been played
%   @error gunshi(no_such_clause(Name, Near))

without(Name) :-
    last_move(Position, Played, Move, _),
    othello_knowledge,
    player(Player),
    print_choice_without(otl_choose(Position, Played, Player), Name, print_instead(Move, Name)).

print_instead(Move, Name, choice(Instead, Reason, _)) :-
    (   Instead == Move
    ->  say("Without ~q the same:~n", "~qがなくても同じ:~n", [Name])
    ;   say("Without ~q:~n", "~qがなければ:~n", [Name])
    ),
    print_othello_choice(Instead, Reason).

%!  threat is det.
%
%   Print what the other side would play if the side to move could pass, and did.
%
%   @error gunshi(othello_move(What)) if the game is over

threat :-
    othello_now(Position, _, _),
    must_go_on(Position),
    othello_played(Played),
    print_othello_threat(Position, Played).

%!  show(?Goal) is semidet.
%
%   Show what Goal, what a rule might ask, finds in the current position, as in
%   show(takes_corner(Now, M, C)). Now stands for the situation.
%
%   @error as show/1 of library(gunshi/session)

show(Goal) :-
    othello_now(Position, _, _),
    othello_played(Played),
    othello_last_move(Last),
    print_othello_answers(Position, Played, Last, Goal).

%!  vocabulary is det.
%
%   Print the words that rules may use, by subject.

vocabulary :-
    print_subjects,
    say("kb_find(vocabulary). says what each means; show(corner(C)). asks one.~n",
        "kb_find(vocabulary). で意味、show(corner(C)). で問う。~n", []).
