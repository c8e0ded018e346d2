/*  The file of a command, loaded when the command is called. */
:- module(gunshi_program_command,
          [ load_command/2              % +File, -Module
          ]).

%!  load_command(+File, -Module:atom) is det.
%
%   Load File, a path below gunshi as cli/commands/perft. Module is its module, which exports
%   run(+Arguments, -Status) and help(-Text).

load_command(File, Module) :-
    format(atom(Path), "gunshi/~w", [File]),
    use_module(library(Path), []),
    atomic_list_concat(Parts, /, Path),
    atomic_list_concat(Parts, '_', Module).
