:- encoding(utf8).
/*  Learning at the Othello prompt from games that others have played: a person's own library, a
    file or a folder, in GGF or as transcripts.
*/
:- module(gunshi_toplevel_othello_learning,
          [ l/1,                        % +Source
            othello_file_games/2        % +File, -Games
          ]).
:- use_module('../base/encoding', [read_text/3]).
:- use_module('../base/usage', [must_be_text/2, usage_error/2]).
:- use_module('../base/user_files', [files_below/2, is_folder/1]).
:- use_module('../knowledge/othello/learn_game', [learn_othello_game/3]).
:- use_module('../othello/board', [othello_after/3, othello_over/1, othello_score/3,
                                   othello_start/1]).
:- use_module('../othello/record', [othello_transcript/3, read_ggf/2]).
:- use_module('../words/learned_rules', [print_rule_step/1]).
:- use_module('../words/othello_board', [othello_side_text/2]).
:- use_module('../words/othello_reason', [print_othello_lesson/1]).
:- use_module('../words/reader', [reader_words/3, say/3]).
:- use_module('../othello/board_messages', []).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [last/2, member/2, memberchk/2, nth1/3]).

%!  l(+Source) is det.
%
%   Learn from games by the clauses of kb/learning.pl, each as the side that has lost it. Source is
%   a file in GGF, a file of transcripts, one a line, a folder of such files, or one transcript, as
%   f5d6c3. Of a folder the files that end in .ggf and .txt are taken by name, those of the folders
%   below, too. What is added is kept for good, and says which game taught it; kb_unlearn/1 takes it
%   back. Of a draw, and of a game that is not over, nothing is learned; when one game cannot be
%   read, nothing of any.
%
%   @error gunshi(usage(Text)) for what is none of these
%   @error gunshi(bad_ggf(File, Game, What)), gunshi(bad_transcript(File:Line, Number, Move)), and
%          what read_text/3 throws

l(Source) :-
    must_be_text(Source, "l('my.ggf'), l(f5d6c3d3c4)"),
    games(Source, Games),
    length(Games, Count),
    State = taught(0),
    forall(nth1(Number, Games, Game),
           ( learn_game(Number, Count, Game, Taught),
             arg(1, State, Sum0),
             Sum is Sum0+Taught,
             nb_setarg(1, State, Sum)
           )),
    arg(1, State, Sum),
    say("Games that have taught something: ~d of ~d.  kb_learned. lists them.~n",
        "~d局（~d局のうち）から学んだ。kb_learned. で一覧。~n", [Sum, Count]).

games(Source, Games) :-
    (   is_folder(Source)
    ->  folder_files(Source, Files),
        findall(Game,
                ( member(File, Files),
                  othello_file_games(File, Some),
                  member(Game, Some)
                ),
                Games)
    ;   ( sub_atom(Source, _, _, _, '://') ; exists_file(Source) )
    ->  othello_file_games(Source, Games)
    ;   catch(transcript_game(Source, Game), error(gunshi(bad_transcript(_, _)), _), fail)
    ->  Games = [Game]
    ;   reader_words("There is no file or folder ~w, and it is no transcript of legal moves either",
                     "~w というファイルもフォルダもなく、打てる手の棋譜でもない", Words),
        usage_error(Words, [Source])
    ).

folder_files(Folder, Files) :-
    files_below(Folder, Found),
    include(game_file, Found, Files),
    (   Files == []
    ->  reader_words("There is no game in the folder ~w; the files of games end in .ggf or .txt",
                     "~w に対局がない。対局のファイルの名は .ggf か .txt で終わる", Words),
        usage_error(Words, [Folder])
    ;   true
    ).

game_file(File) :-
    file_name_extension(_, Ending, File),
    memberchk(Ending, [ggf, txt]).

%!  othello_file_games(+File, -Games:list) is det.
%
%   Games are those of File, in GGF or transcripts, one a line.
%
%   @error gunshi(bad_ggf(File, Game, What)), gunshi(bad_transcript(File:Line, Number, Move)), and
%          what read_text/3 throws

othello_file_games(File, Games) :-
    read_text(File, Text, _),
    (   sub_string(Text, _, _, _, "(;")
    ->  read_ggf(File, Games)
    ;   split_string(Text, "\n", " \t\r", Lines),
        findall(Game,
                ( nth1(Number, Lines, Line),
                  Line \== "",
                  line_game(File:Number, Line, Game)
                ),
                Games)
    ).

line_game(At, Line, Game) :-
    catch(transcript_game(Line, Game),
          error(gunshi(bad_transcript(Number, Move)), _),
          throw(error(gunshi(bad_transcript(At, Number, Move)), _))).

transcript_game(Text, othello_game([], Start, Moves)) :-
    othello_start(Start),
    othello_transcript(Start, Moves, Text).

%   learn_game(+Number, +Count, +Game, -Taught): Taught is 1 when something was kept, else 0.

learn_game(Number, Count, othello_game(_, Start, Moves), Taught) :-
    positions(Moves, Start, Positions),
    last(Positions, End),
    (   othello_over(End),
        loser(End, Side)
    ->  othello_side_text(Side, SideText),
        say("Game ~d of ~d, as ~w:~n", "~d局目（全~d局）、~wとして:~n", [Number, Count, SideText]),
        learn_as(Side, Positions, Moves, Taught)
    ;   say("Game ~d of ~d: nobody has lost it; nothing is learned.~n",
            "~d局目（全~d局）: 負けた側がなく、学ぶものがない。~n", [Number, Count]),
        Taught = 0
    ).

positions([], Position, [Position]).
positions([Move|Moves], Position, [Position|Positions]) :-
    othello_after(Position, Move, After),
    positions(Moves, After, Positions).

loser(End, Side) :-
    othello_score(End, black, Score),
    (   Score > 0
    ->  Side = white
    ;   Score < 0,
        Side = black
    ).

learn_as(Side, Positions, Moves, Taught) :-
    (   learn_othello_game(otl_game(Side, Positions, Moves, []), print_rule_step, Lessons)
    ->  forall(member(Lesson, Lessons), print_lesson(Lesson))
    ;   Lessons = []
    ),
    (   member(Kept, Lessons),
        memberchk(Kept, [added(_, _, _), removed(_, _)])
    ->  Taught = 1
    ;   say("Nothing new follows from it.~n", "新しく学んだものはない。~n", []),
        Taught = 0
    ).

print_lesson(bp(N)) :-
    !,
    say("bp(~d): that position was bad.~n", "bp(~d): 悪い局面だった。~n", [N]).
print_lesson(Lesson) :-
    print_othello_lesson(Lesson).
