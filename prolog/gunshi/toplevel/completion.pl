/*  What the Tab key completes at the prompt: moves, what our commands take, and our own commands
    before other predicates.

    Behind play(' or why_not(' and the like stand the legal moves of the position on the board, in
    USI; behind play( with their quotes. Behind set_style(, kb_show( and others stand the names that
    they take. A name at the beginning of a goal is first looked for among the commands of
    library(gunshi/session); only when none begins so, Prolog completes it as it does elsewhere.
*/
:- module(gunshi_toplevel_completion,
          [ completions/3               % +Before, -Typed, -Completions
          ]).
:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module('../base/interpret', [known/2]).
:- use_module('../knowledge/names', [known_name/1]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/shogi/reasons', [language/1]).
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
    ->  findall(Usi,
                ( legal_text(Usi),
                  sub_atom(Usi, 0, _, _, Typed)
                ),
                Completions0)
    ;   argument_begun(Before, Name, Typed)
    ->  findall(Argument,
                ( argument(Name, Argument),
                  sub_atom(Argument, 0, _, _, Typed)
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

%   argument_begun(+Before, -Name, -Typed) is semidet: Before ends in Name, a command whose
%   arguments are known, a parenthesis, and Typed.

argument_begun(Before, Name, Typed) :-
    string_codes(Before, Codes),
    reverse(Codes, Reversed),
    name_codes(Reversed, [], Letters, [0'(|Called]),
    name_codes(Called, [], NameCodes, _),
    atom_codes(Name, NameCodes),
    takes(Name, _),
    string_codes(Typed, Letters).

%   argument(+Name, -Argument): the command Name takes Argument, as it is typed.

argument(Name, Argument) :-
    takes(Name, Kind),
    argument_of(Kind, Value),
    format(atom(Argument), '~q', [Value]).

takes(play, move).
takes(why, move).
takes(why_not, move).
takes(set_style, style).
takes(set_language, language).
takes(level, level).
takes(Name, clause) :-
    memberchk(Name, [kb_show, kb_disable, kb_enable, kb_remove, without, edit, listing, spy]).

argument_of(move, Move) :-
    legal_text(Move).
argument_of(style, Style) :-
    all_knowledge,
    (   known(style(Style, _, _, _), _)
    ;   Style = none
    ).
argument_of(language, Language) :-
    language(Language).
argument_of(level, Level) :-
    between(1, 10, Level).
argument_of(clause, Name) :-
    all_knowledge,
    known_name(Name).

%   legal_text(-Usi:atom): a legal move of the position on the board.

legal_text(Usi) :-
    session_now(Game, _),
    game_position(Game, Position),
    legal_move(Position, Move),
    move_usi(Move, Text),
    atom_string(Usi, Text).

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
