/*  What the Tab key completes at the prompt: moves, and our own commands before other predicates.

    Behind play(' or why_not(' and the like stand the legal moves of the position on the board, in
    USI. A name at the beginning of a goal is first looked for among the commands of
    library(gunshi/session); only when none begins so, Prolog completes it as it does elsewhere.
*/
:- module(gunshi_toplevel_completion,
          [ completions/3               % +Before, -Typed, -Completions
          ]).
:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [legal_move/2, move_usi/2]).
:- use_module(current_game, [session_now/2]).

%   Ours before the one of Prolog, which would be loaded by the first Tab only if there were none.

:- multifile prolog:complete_input/4.

prolog:complete_input(Before, _, Typed, Completions) :-
    completions(Before, Typed, Completions),
    !.

:- use_module(library(console_input), []).

%!  completions(+Before:string, -Typed:string, -Completions:list) is semidet.
%
%   Before is what stands before the cursor, Typed its end that is to be completed; Completions
%   begin with it. Fails when there is none of ours.

completions(Before, Typed, Completions) :-
    string(Before),
    (   move_begun(Before, Typed)
    ->  session_now(Game, _),
        game_position(Game, Position),
        findall(Usi,
                ( legal_move(Position, Move),
                  move_usi(Move, Text),
                  string_concat(Typed, _, Text),
                  atom_string(Usi, Text)
                ),
                Completions0)
    ;   name_begun(Before, Typed),
        findall(Name,
                ( command(Name),
                  sub_atom(Name, 0, _, _, Typed)
                ),
                Completions0)
    ),
    sort(Completions0, Completions),
    Completions = [_|_].

%   move_begun(+Before, -Typed) is semidet: Before ends in a command that takes a move, a quote, and
%   Typed.

move_begun(Before, Typed) :-
    split_string(Before, "'", "", Parts),
    append(_, [Call, Typed], Parts),
    takes_move(Name),
    string_concat(Name, "(", Opened),
    string_concat(Front, Opened, Call),
    \+ ( string_code(_, Front, _),
         string_length(Front, Length),
         string_code(Length, Front, Last),
         code_type(Last, csym)
       ),
    !.

takes_move("play").
takes_move("why").
takes_move("why_not").

%   name_begun(+Before, -Typed) is semidet: Before ends in the letters Typed, at the beginning of a
%   goal.

name_begun(Before, Typed) :-
    string_codes(Before, Codes),
    reverse(Codes, Reversed),
    name_codes(Reversed, [], Letters, Rest),
    Letters = [First|_],
    code_type(First, lower),
    (   Rest = [Code|_]
    ->  memberchk(Code, `, (;`)
    ;   true
    ),
    string_codes(Typed, Letters).

name_codes([Code|Codes], Letters0, Letters, Rest) :-
    code_type(Code, csym),
    !,
    name_codes(Codes, [Code|Letters0], Letters, Rest).
name_codes(Rest, Letters, Letters, Rest).

command(Name) :-
    module_property(gunshi_session, exports(Exports)),
    member(Name/_, Exports).
