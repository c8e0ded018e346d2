:- encoding(utf8).
/*  The prompt's commands for game records: saving, loading, explaining. Part of session.pl. */
:- module(gunshi_toplevel_record_commands,
          [ explain/1,                  % +File
            explain/2,                  % +File, +Output
            save/1,                     % +File
            load/1,                     % +File
            load/2                      % +File, +Options
          ]).
:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../base/message_words', [how_many/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/usage', [must_be_text/2]).
:- use_module('../shogi/game', [game_ply/2]).
:- use_module('../shogi/game/tree', [tree_whole/2]).
:- use_module('../shogi/records',
              [ write_games/3, record_format/2, holds_comments/1, not_held/3, cuts/1
              ]).
:- use_module('../shogi/records/not_kept', [not_kept/3]).
:- use_module('../words/reader', [reader_language/1, reader_words/3]).
:- use_module('../words/place', [print_place/1]).
:- use_module(current_game, [session_start/2, session_tree/1]).
:- use_module(file_game, [file_game/4]).
:- use_module(session_messages, []).
:- autoload('../words/commented', [explained_game/5]).

%!  explain(+File) is det.
%!  explain(+File, +Output) is det.
%
%   Go through the game in File, in any record format, and say of each move what the program would
%   have played there, and why. Printed as it comes; with Output written to that file, the record
%   with a comment on each move, in the format of its ending.
%
%   @error as load/1, and save/1

explain(File) :-
    must_be_text(File, "explain('my.kif')"),
    explained(File, print_explained, _).

explain(File, Output) :-
    must_be_text(Output, "explain('my.kif', 'explained.kif')"),
    must_be_text(File, "explain('my.kif', 'explained.kif')"),
    (   record_format(Output, Format),
        holds_comments(Format)
    ->  true
    ;   throw(error(gunshi(no_record_format(Output)), _))
    ),
    explained(File, keep_quiet, Game),
    write_games(Output, any, [Game]),
    moves_words(Game, Moves),
    reader_words("Explained ~s in ~w.~n", "~sの解説を~wに書いた。~n", Words),
    format(Words, [Moves, Output]).

explained(File, Watch, Explained) :-
    file_game(File, [], Game, Problems),
    (   Game \== none,
        \+ ( member(Problem, Problems), cuts(Problem) )
    ->  true
    ;   reader_words("Nothing was explained", "何も解説しなかった", Advice),
        throw(error(gunshi(bad_record(File, Problems, Advice)), _))
    ),
    reader_language(Language),
    explained_game(Language, [], Game, Watch, Explained).

keep_quiet(_, _, _).

print_explained(Ply, Text, Lines) :-
    format("~d ~s~n", [Ply, Text]),
    forall(member(Line, Lines), format("    ~s~n", [Line])).

%   moves_words(+Game, -Words): as `3 moves`.

moves_words(Game, Words) :-
    game_ply(Game, Ply),
    how_many(Ply, move, English),
    format(string(Japanese), "~d手", [Ply]),
    reader_words(English, Japanese, Words).

%!  save(+File) is det.
%
%   Write the game, whole and with its variations, to File, in the format that its name ends in: one
%   of record_formats/1. What the format does not keep is said, a line a kind.
%
%   @error gunshi(no_record_format(File)) if it ends in none of them
%   @error gunshi(file(write, File, Reason)) if it cannot be written

save(File) :-
    must_be_text(File, "save('my.kif')"),
    session_tree(Tree),
    tree_whole(Tree, Game),
    write_games(File, any, [Game]),
    moves_words(Game, Moves),
    reader_words("Saved in ~w, ~s.~n", "~wに保存した（~s）。~n", Words),
    format(Words, [File, Moves]),
    record_format(File, Format),
    forall(not_held(Format, Game, Problem), print_problem(File, Problem)),
    not_kept(Format, [Game], Losses),
    forall(member(Loss, Losses), print_line(gunshi(not_kept(File, Format, Loss)))).

%!  load(+File) is det.
%!  load(+File, +Options:list) is det.
%
%   The game in File, in any record format, becomes the current game, which can be gone on with.
%   Every move is checked. Options:
%
%     - game(+N)
%       Take the Nth game of a file that has several.
%     - part(+Boolean)
%       Take the part before the first wrong move. Default is `false`: then nothing is loaded.
%
%   @error gunshi(bad_record(File, Problems, Advice)) if a move or the start is wrong; Problems as
%          in read_game/3
%   @error gunshi(usage(Text)) if Options is no list, gunshi(bad_option(Option, Possible))
%   @error gunshi(more_than_one_game(File, Count)), gunshi(no_such_game(File, N, Count))
%   @error gunshi(file(read, File, Reason)), gunshi(bad_encoding(File, Line, Byte))

load(File) :-
    load(File, []).

load(File, Options) :-
    must_be_text(File, "load('my.kif')"),
    load_options(Options, Part),
    file_game(File, Options, Game, Problems),
    partition(cuts, Problems, Cuts, Notes),
    (   ( Cuts == [] ; Part == true, Game \== none )
    ->  true
    ;   load_advice(Game, File, Advice),
        throw(error(gunshi(bad_record(File, Cuts, Advice)), _))
    ),
    session_start(Game, none),
    session_tree(Tree),
    print_place(Tree),
    forall(( member(Problem, Cuts) ; member(Problem, Notes) ),
           print_problem(File, Problem)).

%   load_options(+Options, -Part): a slip in what was typed is one line, and no type error.

load_options(Options, Part) :-
    (   is_list(Options),
        ground(Options)
    ->  must_be_options([game(positive), part(boolean)], Options),
        option(part(Part), Options, false)
    ;   reader_words("The options are a list, as in load('my.csa', [game(2)]) or \c
                      load('my.kif', [part(true)])",
                     "選択肢はリスト: load('my.csa', [game(2)]). や load('my.kif', [part(true)]).",
                     Words),
        throw(error(gunshi(usage(Words)), _))
    ).

load_advice(none, _, Advice) :-
    !,
    reader_words("Nothing was loaded", "何も読み込まなかった", Advice).
load_advice(Game, File, Advice) :-
    game_ply(Game, Ply),
    reader_words("Nothing was loaded; load(~q, [part(true)]) takes the legal part, up to move ~d",
                 "何も読み込まなかった。load(~q, [part(true)]). で~d手目までを読み込む", Words),
    format(string(Advice), Words, [File, Ply]).

print_problem(File, Problem) :-
    print_line(gunshi(record_problem(File, Problem))).

print_line(Formal) :-
    error_line(error(Formal, _), Line),
    format("~s~n", [Line]).
