/*  What the Tab key completes at the prompt: what our commands take, and our own commands before
    other predicates.

    Behind play( or kb_show( and the like stand what the prompt of the game says that they take,
    command_argument/2: for play the legal moves of the position on the board; with or without the
    quote begun. A name at the beginning of a goal is first looked for among the prompt's commands,
    those of command_module/1; only when none begins so, Prolog completes it as it does elsewhere.
*/
:- module(gunshi_toplevel_completion,
          [ completions/3               % +Before, -Typed, -Completions
          ]).
:- use_module(library(lists), [member/2, reverse/2]).

:- multifile
    command_argument/2,                 % command_argument(+Command, -Argument): an atom or number
    command_module/1.                   % command_module(Module): exports the prompt's commands
:- dynamic
    command_argument/2,
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
    string_codes(Before, Codes),
    reverse(Codes, Reversed),
    name_codes(Reversed, [], Letters, Rest),
    string_codes(Typed, Letters),
    (   argument_begun(Rest, Command, Written),
        completed(Typed, Text, argument(Written, Command, Text), Completions0)
    ->  Completions = Completions0
    ;   name_begun(Letters, Rest),
        completed(Typed, Name, command(Name), Completions)
    ).

:- meta_predicate completed(+, -, 0, -).

completed(Typed, Text, Goal, Completions) :-
    findall(Text, ( Goal, sub_atom(Text, 0, _, _, Typed) ), Texts),
    sort(Texts, Completions),
    Completions = [_|_].

%   argument_begun(+Rest, -Command, -Written) is semidet: Rest, the codes before what is typed, the
%   last one first, ends in a parenthesis of Command, and a quote where Written is `quoted`.

argument_begun([0'\', 0'(|Called], Command, quoted) :-
    !,
    called(Called, Command).
argument_begun([0'(|Called], Command, bare) :-
    called(Called, Command).

called(Called, Command) :-
    name_codes(Called, [], Codes, _),
    Codes = [_|_],
    atom_codes(Command, Codes).

argument(quoted, Command, Text) :-
    command_argument(Command, Text),
    atom(Text).
argument(bare, Command, Text) :-
    command_argument(Command, Argument),
    format(atom(Text), '~q', [Argument]).

%   name_begun(+Letters, +Rest) is semidet: Letters, behind the codes Rest, begin a goal.

name_begun([First|_], Rest) :-
    code_type(First, lower),
    (   Rest = [Code|_]
    ->  memberchk(Code, `, (;`)
    ;   true
    ).

name_codes([Code|Codes], Letters0, Letters, Rest) :-
    code_type(Code, csym),
    !,
    name_codes(Codes, [Code|Letters0], Letters, Rest).
name_codes(Rest, Letters, Letters, Rest).

command(Name) :-
    command_module(Module),
    module_property(Module, exports(Exports)),
    member(Name/_, Exports).
