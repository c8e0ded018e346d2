:- encoding(utf8).
/*  gunshi kb learn: from the lost games of a library.

    What was learned from a game is in the journal before the next one begins, so the command can be
    broken off at any time. Given again it passes over the games that it knows.
*/
:- module(gunshi_cli_commands_kb_learn,
          [ learn_files/2               % +Arguments, -Status
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../knowledge/shogi/learn_game', [learn_game/4]).
:- use_module('../../../shogi/game', [game_header/3]).
:- use_module('../../../words/learning', [print_outcome/3]).
:- use_module('../../progress', [progress_end/1, progress_show/3]).
:- use_module('../../record_files', [record_files/3]).
:- use_module('../../tally', [tally_add/3]).
:- use_module(library, [library_game/5, library_progress/2]).
:- autoload(library(aggregate), [aggregate_all/3]).

%!  learn_files(+Arguments:list, -Status) is det.
%
%   Learn from the games in the record files and folders Arguments, and print what each has taught.
%   Games whose loser is not known, and those that were learned from before, are counted. Nothing is
%   learned from a game that is not legal to its end: a line says what is wrong, and the other games
%   are learned from. Status is 0, or 2 if such a game was there, or a file that could not be read.
%
%   @error gunshi(usage(Text)) without a file, or when a folder has no record
%   @error as learn_game/4: what is wrong with the journal or with a rule of the user's ends the
%          command

learn_files(Arguments, Status) :-
    record_files('kb learn', Arguments, Files),
    library_progress(Files, Progress),
    Tally = _{learned:0, facts:0, known:0, others:0, unread:0},
    call_cleanup(forall(( member(File, Files), library_game(File, Progress, Tally, N, Game) ),
                        learn_one(Game, File, N, Progress, Tally)),
                 progress_end(Progress)),
    _{learned:Learned, facts:Facts, known:Known, others:Others, unread:Unread} :< Tally,
    how_many(Learned, game, LearnedWords),
    how_many(Facts, fact, FactsWords),
    format("~s learned from, ~s added; ~D known before, ~D whose loser is not known, \c
            ~D not to be read~n",
           [LearnedWords, FactsWords, Known, Others, Unread]),
    (   Unread =:= 0
    ->  Status = 0
    ;   Status = 2
    ).

%   learn_one(+Game, +File, +N, +Progress, !Tally): Game is the Nth of File.

learn_one(Game, File, N, Progress, Tally) :-
    game_name(File, N, Game, Name),
    _{learned:Learned0, facts:Facts0, known:Known0} :< Tally,
    progress_show(Progress, "games, ~D learned from, ~D facts, ~D known",
                  [Learned0, Facts0, Known0]),
    learn_game(Game, Name, gunshi_cli_commands_kb_learn:ignore_event, Outcome),
    (   Outcome = learned(_, _, Lessons)
    ->  tally_add(learned, 1, Tally),
        aggregate_all(count,
                      ( member(Lesson, Lessons),
                        memberchk(Lesson, [added(_, _, _), cut(_, _, _, _)])
                      ),
                      Added),
        tally_add(facts, Added, Tally)
    ;   Outcome = nothing(_, _)
    ->  tally_add(learned, 1, Tally)
    ;   Outcome = known(_)
    ->  tally_add(known, 1, Tally)
    ;   tally_add(others, 1, Tally)
    ),
    (   memberchk(Outcome, [known(_), not_lost])
    ->  true
    ;   progress_end(Progress),
        print_outcome(Game, Name, Outcome),
        flush_output
    ).

ignore_event(_).

%   game_name(+File, +N, +Game, -Name): by which a person finds it again: its file, its number
%   there, and who played.

game_name(File, N, Game, Name) :-
    (   player(Game, ['先手', '下手'], Sente),
        player(Game, ['後手', '上手'], Gote)
    ->  format(string(Name), "~w, game ~d, ~w - ~w", [File, N, Sente, Gote])
    ;   format(string(Name), "~w, game ~d", [File, N])
    ).

player(Game, Keys, Player) :-
    member(Key, Keys),
    game_header(Game, Key, Player),
    Player \== "",
    !.
