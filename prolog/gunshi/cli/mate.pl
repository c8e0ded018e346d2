/*  gunshi mate: mating problems. So far only as the fifth paper's table of propositions.
*/
:- module(gunshi_cli_mate,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(option), [option/2]).
:- use_module(mate_table, [run_table/3]).
:- use_module(options).

%!  help(-Text) is det.
%
%   Text is what `gunshi mate --help` prints.

help("\
usage: gunshi mate --table [FILE... | --sfen SFEN] [--full] [--levels N] [--limit N]
                   [--format text|svg|html] [--output FILE]

  --table           the problem as propositions, level by level, as the fifth paper's table 5.2: a
                    check and its reply are one predicate, joined to its subject on the left
  FILE              one SFEN a line, or a table with the tab-separated columns id and sfen; - is
                    stdin. The side to move gives mate
  --sfen SFEN       one position instead of files
  --full            leave out no moves. Without it the moves are left out that FILE.pl names when it
                    stands beside FILE.sfen, as for kb/shogi/problems/fig_5_20.sfen
  --levels N        not more than N levels
  --limit N         not more than N predicates. Default: 200000
  --format html     a page with the tree; svg: a picture of one tree
  --output FILE     where the table goes. Default: stdout

Exit status 0 if all positions are mate, 1 if not.
").

opt_type(table,  table,  boolean).
opt_type(sfen,   sfen,   atom).
opt_type(full,   full,   boolean).
opt_type(levels, levels, natural).
opt_type(limit,  limit,  natural).
opt_type(format, format, oneof([text, svg, html])).
opt_type(output, output, atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0 if all positions are mate, else 1.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))

run(Arguments, Status) :-
    options(Arguments, Files, Options),
    (   option(table(true), Options)
    ->  run_table(Files, Options, Status)
    ;   usage_error("mate: --table is needed, as in gunshi mate --table FILE", [])
    ).
