:- encoding(utf8).
/*  gunshi motifs: what the moves of games are called. */
:- module(gunshi_cli_commands_motifs,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/shogi/move_names', [move_names/3]).
:- use_module('../../lab/name_counts', [counted_names/4]).
:- use_module('../../shogi/game', [game_new/3, game_play/3, game_ply/2, game_record/2]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../../shogi/position', [move_usi/2]).
:- use_module('../../shogi/records', [record_formats/1]).
:- use_module('../options').
:- use_module('../position_file', [position_moves/3]).
:- use_module('../progress').
:- use_module('../record_files', [print_cuts/3, record_games/5]).

%!  help(-Text) is det.
%
%   Text is what `gunshi motifs --help` prints.

help("\
usage: gunshi motifs FILE [--from FORMAT] [--format text|json]
       gunshi motifs FILE --count [--nodes N] [--from FORMAT] [--format text|csv]
       gunshi motifs --positions TABLE [--format text|json]

The motifs (手筋) of the moves of a record, and the formations (戦型) that they complete, by the
clauses of kb/shogi/motifs and kb/shogi/formations. A motif says what a move is, not that it works.

  FILE               a record file of any format that gunshi convert knows; - is stdin
  --positions TABLE  single moves: a table with the tab-separated columns id, sfen and move (USI). A
                     motif that asks what was played before sees nothing there
  --count            how often each occurs in the games, of a thousand moves; and with
  --nodes N          how often the move was the best one by a search of N positions
  --from FORMAT      the format of FILE. Default: by its ending; by what is in it for KIF and
                     KI2, and for other endings
  --format text      the number of the move, or the id; the move; its names. Moves without any are
                     left out
  --format json      an object for each move: {\"game\", \"ply\"} or {\"id\"}, \"move\", \"motifs\":
                     a list of {\"name\", \"english\", \"class\": motif or formation, \"clause\"}
  --format csv       the counts: class,name,english,moves,per_thousand,best; the first
                     line is of all moves

Exit status 2 when a record has an illegal move; it is read up to there.
").

opt_type(positions, positions, atom).
opt_type(count,     count,     boolean).
opt_type(nodes,     nodes,     between(1, 9223372036854775807)).
opt_type(from,      from,      oneof(Formats)) :-
    record_formats(Formats).
opt_type(format,    format,    oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 2 as the help says.
%
%   @error gunshi(usage(Text)), gunshi(bad_record(File, Problems, Advice)),
%          gunshi(bad_position_line(File, Line, Error))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    option(count(Count), Options, false),
    option(format(Format), Options, text),
    (   option(positions(Table), Options)
    ->  must_fit(Positional == [], "--positions goes without a FILE"),
        must_fit(( Count == false, \+ option(from(_), Options) ),
                 "--positions goes without --count and --from"),
        must_fit(Format \== csv, "--format csv goes with --count"),
        print_positions(Table, Format),
        Status = 0
    ;   must_fit(Positional = [In], "one file is needed, as in: gunshi motifs game.kif"),
        must_fit(( Count == true ; \+ option(nodes(_), Options) ), "--nodes goes with --count"),
        must_fit(( Count == true -> Format \== json ; Format \== csv ),
                 "--format csv goes with --count, and json without"),
        option(from(From), Options, any),
        record_games(In, From, "Nothing was named", Games, Problems),
        (   Count == true
        ->  option(nodes(Nodes), Options, 0),
            print_counts(Format, Nodes, Games)
        ;   print_games(Format, Games)
        ),
        print_cuts(In, Problems, Status)
    ).

:- meta_predicate must_fit(0, +).

must_fit(Goal, Text) :-
    (   call(Goal)
    ->  true
    ;   usage_error("motifs: ~s", [Text])
    ).

                /*******************************
                *         THE MOVES            *
                *******************************/

print_positions(Table, Format) :-
    position_moves(motifs, Table, Moves),
    forall(member(asked(Id, Game, Move), Moves),
           print_move(Format, _{id:Id}, Id, Game, Move)).

print_games(Format, Games) :-
    forall(nth1(Nth, Games, Game),
           ( print_game_head(Format, Nth, Games),
             game_record(Game, record(Start, Number, _, line(_, Steps, _))),
             game_new(Start, Number, Before),
             print_steps(Steps, Number, Nth, Format, Before)
           )).

print_game_head(Format, Nth, Games) :-
    (   Format == text,
        Games = [_, _|_]
    ->  format("game ~d~n", [Nth])
    ;   true
    ).

%   print_steps(+Steps, +Ply, +Nth, +Format, +Game): an illegal move ends the line.

print_steps([], _, _, _, _).
print_steps([step(Move, _)|Steps], Ply, Nth, Format, Game0) :-
    (   game_play(Game0, Move, Game)
    ->  print_move(Format, _{game:Nth, ply:Ply}, Ply, Game0, Move),
        Ply1 is Ply + 1,
        print_steps(Steps, Ply1, Nth, Format, Game)
    ;   true
    ).

print_move(text, _, Id, Game, Move) :-
    move_names(Game, Move, Names),
    (   Names == []
    ->  true
    ;   move_text(japanese, Game, Move, Text),
        findall(Word,
                ( member(called(_, _, Japanese, English, _), Names),
                  format(string(Word), "~s (~s)", [Japanese, English])
                ),
                Words),
        atomic_list_concat(Words, ', ', Called),
        format("~w\t~s\t~w~n", [Id, Text, Called])
    ).
print_move(json, Dict, _, Game, Move) :-
    move_names(Game, Move, Names),
    move_usi(Move, Usi),
    findall(_{name:Japanese, english:English, class:Class, clause:Clause},
            ( member(called(Class, _, Japanese, English, File:Line), Names),
              format(string(Clause), "~w:~d", [File, Line])
            ),
            Motifs),
    write_json(Dict.put(_{move:Usi, motifs:Motifs})).

                /*******************************
                *         THE COUNTS           *
                *******************************/

print_counts(Format, Nodes, Games) :-
    maplist(game_ply, Games, Plies),
    sum_list(Plies, Total),
    with_progress(Total, Progress,
                  counted_names(Games, Nodes, show_progress(Progress, Total),
                                counts(Moves, Best, Names))),
    print_counts_head(Format, Nodes, Moves, Best),
    forall(member(Count, Names), print_count(Format, Nodes, Moves, Count)).

show_progress(Progress, Total, Done) :-
    progress_at(Progress, Total, Done),
    progress_show(Progress, "moves", []).

print_counts_head(csv, Nodes, Moves, Best) :-
    best_text(Nodes, Best, BestText),
    write_csv([ [class, name, english, moves, per_thousand, best],
                [all, '', '', Moves, '1000.00', BestText]
              ]).
print_counts_head(text, Nodes, Moves, Best) :-
    how_many(Moves, move, Words),
    format("~s~n", [Words]),
    (   Nodes > 0
    ->  Share is 100*Best/max(1, Moves),
        format("the move played was the best of ~D nodes: ~1f %~n", [Nodes, Share])
    ;   true
    ).

print_count(csv, Nodes, All, count(Class, _, Japanese, English, Moves, Best)) :-
    Rate is 1000*Moves/All,
    format(string(RateText), "~2f", [Rate]),
    best_text(Nodes, Best, BestText),
    write_csv([[Class, Japanese, English, Moves, RateText, BestText]]).
print_count(text, Nodes, All, count(_, _, Japanese, English, Moves, Best)) :-
    Rate is 1000*Moves/All,
    (   Nodes > 0
    ->  Share is 100*Best/Moves,
        format("~t~2f~8|~t~1f~16| %  ~s (~s)~n", [Rate, Share, Japanese, English])
    ;   format("~t~2f~8|  ~s (~s)~n", [Rate, Japanese, English])
    ).

best_text(0, _, '') :-
    !.
best_text(_, Best, Best).
