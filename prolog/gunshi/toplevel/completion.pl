/*  What the Tab key completes at the prompt: moves, and our own commands before other predicates.

    Behind play(' or why_not(' and the like stand the legal moves of the position on the board, as
    the prompt of the game says, legal_move_name/2: in quotes, as shogi's USI needs, or `bare`. A
    name at the beginning of a goal is first looked for among the prompt's commands, those of
    command_module/1; only when none begins so, Prolog completes it as it does elsewhere.
*/
:- module(gunshi_toplevel_completion,
          [ completions/3               % +Before, -Typed, -Completions
          ]).
:- use_module(library(lists), [append/3, member/2, reverse/2]).

:- multifile
    legal_move_name/2,                  % legal_move_name(Written, Name): Written `quoted` or `bare`
    command_module/1.                   % command_module(Module): exports the prompt's commands
:- dynamic
    legal_move_name/2,
    command_module/1.

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
    (   move_begun(Before, Written, Typed)
    ->  findall(Name,
                ( legal_move_name(Written, Name),
                  sub_atom(Name, 0, _, _, Typed)
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

%   move_begun(+Before, -Written, -Typed) is semidet: Before ends in a command that takes a move, a
%   quote or a bracket, and Typed.

move_begun(Before, Written, Typed) :-
    opening(Written, Opening),
    split_string(Before, Opening, "", Parts),
    append(_, [Call, Typed], Parts),
    takes_move(Name),
    (   Written == quoted
    ->  string_concat(Name, "(", Opened)
    ;   Opened = Name
    ),
    string_concat(Front, Opened, Call),
    \+ ( string_length(Front, Length),
         string_code(Length, Front, Last),
         code_type(Last, csym)
       ),
    !.

opening(quoted, "'").
opening(bare, "(").

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
    command_module(Module),
    module_property(Module, exports(Exports)),
    member(Name/_, Exports).
