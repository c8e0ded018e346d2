/*  The prompt of Gunshi's own programs. Who has loaded the libraries into his Prolog keeps his.

    A goal of no predicate is told before anything of the query runs, by one line. The prompt of
    SWI-Prolog would ask whether a name that is nearly right should be corrected; from a pipe the
    answer would be the next line, which is meant for something else.
*/
:- module(gunshi_toplevel_own_prompt,
          [ run_prompt/1,               % +Game
            undefined_goal/2            % +Goal, -Indicator
          ]).
:- use_module('../words/kb/look', [set_prompt_game/1]).
:- use_module('../words/prolog_messages', []).

:- dynamic user:expand_query/4.
:- multifile
    user:expand_query/4,
    prolog:confirm/2.

%!  run_prompt(+Game) is det.
%
%   Run the interactive top-level of Game, `shogi` or `othello`, and halt when it ends. Does not
%   return.
%
%   Without the flag `debug_on_error` an error inside findall/3 would start the tracer, which reads
%   the next goal as its command. Backtraces are ready, and shown to who sets the flag `backtrace`.
%
%   '$toplevel':setup_interactive/0 is what `swipl` calls before its first prompt: line editing,
%   completion and history. There is no public predicate for it.

run_prompt(Game) :-
    set_prompt_game(Game),
    set_prolog_flag(debug_on_error, false),
    catch('$toplevel':setup_interactive, Error, print_message(warning, Error)),
    set_prolog_flag(backtrace, false),
    prolog,
    halt(0).

%   No name is corrected.

prolog:confirm(dwim_correct(_), false).

user:expand_query(Query, throw(error(existence_error(procedure, Indicator), Context)),
                  Names, Names) :-
    Query \== end_of_file,
    gunshi_toplevel_own_prompt:undefined_goal(Query, Indicator),
    Context = context(typed, _).

%!  undefined_goal(+Goal, -Indicator) is semidet.
%
%   Goal, typed at the prompt, is to call Name/Arity, which is no predicate there, or
%   Module:Name/Arity of another module: the first such. What call/N is to call is not looked at.

undefined_goal(Goal, Indicator) :-
    undefined(user, Goal, Indicator),
    !.

undefined(_, Goal, _) :-
    var(Goal),
    !,
    fail.
undefined(user, undo(_), undo/1) :-     % SWI-Prolog's own is of no use here
    !.
undefined(_, Module:Goal, Indicator) :-
    !,
    atom(Module),
    current_module(Module),
    undefined(Module, Goal, Indicator).
undefined(Module, Goal, Indicator) :-
    callable(Goal),
    (   predicate_property(Module:Goal, visible)
    ->  Goal \= call(_),
        predicate_property(Module:Goal, meta_predicate(Modes)),
        arg(Number, Modes, Mode),
        memberchk(Mode, [0, ^]),
        arg(Number, Goal, Argument),
        undefined_argument(Mode, Module, Argument, Indicator)
    ;   functor(Goal, Name, Arity),
        (   Module == user
        ->  Indicator = Name/Arity
        ;   Indicator = Module:Name/Arity
        )
    ).

undefined_argument(^, Module, Goal, Indicator) :-
    nonvar(Goal),
    Goal = _^Inner,
    !,
    undefined_argument(^, Module, Inner, Indicator).
undefined_argument(_, Module, Goal, Indicator) :-
    undefined(Module, Goal, Indicator).
