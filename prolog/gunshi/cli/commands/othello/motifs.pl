:- encoding(utf8).
/*  gunshi othello motifs: what the moves of games of Othello are called. */
:- module(gunshi_cli_commands_othello_motifs,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/3]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../knowledge/othello/motifs', [othello_motifs_of/4]).
:- use_module('../../../othello/board').
:- use_module('../../../othello/record', [othello_transcript/3, read_ggf/2]).
:- use_module('../../../words/othello_board', [othello_move_name/2]).
:- use_module('../../options').

:- autoload(library(lists), [member/2, nth1/3]).

opt_type(transcript, transcript, atom).
opt_type(format,     format,     oneof([text, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text)), gunshi(bad_transcript(Number, Move)), what read_ggf/2 throws

run(Arguments, 0) :-
    options(Arguments, Positional, Options),
    option(transcript(Transcript), Options, none),
    games(Positional, Transcript, Games),
    option(format(Format), Options, text),
    forall(nth1(Nth, Games, Game), print_game(Format, Nth, Games, Game)).

games([], Transcript, [othello_game([], Start, Moves)]) :-
    Transcript \== none,
    !,
    othello_start(Start),
    othello_transcript(Start, Moves, Transcript).
games([File], none, Games) :-
    !,
    stream_or_file(File, user_input, Source),
    read_ggf(Source, Games).
games(_, _, _) :-
    usage_error("othello motifs: a file in GGF is needed, or --transcript f5d6c3...", []).

print_game(Format, Nth, Games, othello_game(_, Start, Moves)) :-
    (   Format == text,
        Games = [_, _|_]
    ->  format("game ~d~n", [Nth])
    ;   true
    ),
    print_moves(Moves, 0, Start, Nth, Format).

print_moves([], _, _, _, _).
print_moves([Move|Moves], N0, Position, Nth, Format) :-
    N is N0 + 1,
    (   Move == pass
    ->  Motifs = []
    ;   othello_motifs_of(Position, N0, Move, Motifs)
    ),
    othello_move_name(Move, Name),
    print_move(Format, Nth, N, Name, Motifs),
    othello_after(Position, Move, After),
    print_moves(Moves, N, After, Nth, Format).

print_move(text, _, N, Name, Motifs) :-
    findall(Word,
            ( member(motif(_, Japanese, English, _, _), Motifs),
              format(string(Word), "~s (~s)", [Japanese, English])
            ),
            Words),
    (   Words == []
    ->  true
    ;   atomic_list_concat(Words, ', ', Called),
        format("~d\t~w\t~w~n", [N, Name, Called])
    ).
print_move(json, Nth, N, Name, Motifs) :-
    findall(_{name:Japanese, english:English, clause:Clause},
            ( member(motif(_, Japanese, English, File:Line, _), Motifs),
              format(string(Clause), "~w:~d", [File, Line])
            ),
            Dicts),
    write_json(_{game:Nth, ply:N, move:Name, motifs:Dicts}).
