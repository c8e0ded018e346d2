/*  gunshi statistics: the moves played in records, counted and shown.

    Its two halves are in statistics/collect.pl and statistics/show.pl.
*/
:- module(gunshi_cli_commands_statistics,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').
:- use_module('statistics/collect', [collect/3]).
:- use_module('statistics/show', [show/1]).

%!  help(-Text) is det.
%
%   Text is what `gunshi statistics --help` prints.

help("\
usage: gunshi statistics collect FILE... [--given any|conditions|formations] [--output FILE]
              [--format prolog|csv] [--redis HOST:PORT]
       gunshi statistics show [--statistics FILE] [--side sente|gote]
              [--drop PIECE | --from SQUARE --piece PIECE] [--given CONDITION]
              [--format text|json|csv] [--output FILE.svg]

collect counts the moves played in records of any format: where each side dropped its pieces, from
where to where it moved them, how often it could have, and how often moves of each class were
available and played.

  FILE            record files, or folders: all record files in them. Of a game with an illegal
                  move the part before it is counted, and the rest is said on stderr. For a file
                  that cannot be read the exit status is 2; the others are counted
  --given any     only counts of all moves, and the classes; conditions: only those under a
                  condition, see below. Default: both. formations: only those after a formation
                  (戦型) of the side was complete
  --output FILE   where the counts go. Default: stdout
  --format csv    rows of fact, condition, side, piece, from, to, promotion, count and available;
                  default: Prolog facts, which FILE explains in its head
  --redis HOST:PORT  the moves are counted by the workers (gunshi worker) of the Redis server

show prints the counts of drops, or of moves from a square, on the board; without --drop and --from
the classes of moves, with the probability that one is played when it is available.

  --statistics FILE   what collect has written. Default: Gunshi's own, of professional games
  --side SIDE         whose moves. Default: sente
  --drop PIECE        drops of fu, ky, ke, gi, ki, ka or hi
  --from SQUARE       moves of PIECE from SQUARE, 8h or 88, promoting or not
  --piece PIECE       also ou, to, ny, nk, ng, um and ry
  --given CONDITION   only moves made under a condition: king_zone(Z), the own king being right,
                      centre or left in its camp, out of it, or entered in the enemy's;
                      enemy_distance(N), the target being N = 1 to 4 or far steps from the enemy
                      king; castle(NAME), as in kb/shogi/castles.pl, or castle(none);
                      formation(NAME), as in kb/shogi/formations, in counts of collect --given
                      formations
  --output FILE.svg   also draw the board as a picture

A FILE is - for stdin or stdout; a picture there takes the place of the counts.
").

opt_type(output,     output,     atom).
opt_type(format,     format,     oneof([prolog, text, json, csv])).
opt_type(statistics, statistics, atom).
opt_type(side,       side,       oneof([sente, gote])).
opt_type(drop,       drop,       atom).
opt_type(from,       from,       atom).
opt_type(piece,      piece,      atom).
opt_type(given,      given,      atom).
opt_type(redis,      redis,      atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 2 if `collect` could not read a file.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_knowledge(File, Problems)) for a file of statistics
%   @error gunshi(file(Doing, File, Reason))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [collect|Files]
    ->  only(collect, [output, format, given, redis], [prolog, csv], Options),
        collect(Files, Options, Status)
    ;   Positional == [show]
    ->  only(show, [output, format, statistics, side, drop, from, piece, given], [text, json, csv],
             Options),
        show(Options),
        Status = 0
    ;   usage_error("statistics: say what to do, collect FILE... or show; \c
                     gunshi statistics --help tells more", [])
    ).

only(Action, Names, Formats, Options) :-
    forall(( member(Option, Options), functor(Option, Name, 1), \+ memberchk(Name, Names) ),
           usage_error("statistics ~w: --~w has no meaning here", [Action, Name])),
    (   option(format(Format), Options),
        \+ memberchk(Format, Formats)
    ->  atomic_list_concat(Formats, ', ', List),
        usage_error("statistics ~w: --format cannot be \"~w\"; it takes one of ~w",
                    [Action, Format, List])
    ;   true
    ).
