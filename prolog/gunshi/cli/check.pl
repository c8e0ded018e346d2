/*  gunshi check: is every game of these record files legal?
*/
:- module(gunshi_cli_check,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(option), [option/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../shogi/game', [game_ply/2, game_result/2]).
:- use_module('../shogi/records', [read_game/4, record_formats/1, cuts/1]).
:- use_module('../toplevel/turns', [result_text/2]).
:- use_module(options).

%!  help(-Text) is det.
%
%   Text is what `gunshi check --help` prints.

help("\
usage: gunshi check FILE... [--from FORMAT] [--format text|json|csv]

Plays the games of record files through: KIF, KI2, CSA, JKF, USI and SFEN. Says what is wrong with
file, line, ply and rule. Exit status 0 if all is legal, 1 if a move or a game is not, 2 if a file
cannot be read.

  FILE            a record file, or a folder, whose record files are all read; - is stdin
  --from FORMAT   the format. Default: by the ending of the name, and by what is in the file
  --format text   a line for each problem, then one that counts. json and csv: one for each game,
                  with file, game (its number in the file), plies, result and problems
").
