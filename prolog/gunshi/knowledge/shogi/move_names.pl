:- encoding(utf8).
/*  What a move is called: its motifs (手筋), and the formations (戦型) that it completes. */
:- module(gunshi_knowledge_shogi_move_names,
          [ move_names/3                % +Game, +Move, -Names
          ]).
:- use_module(formations, [formations_of/3]).
:- use_module(motifs, [motifs_of/3]).
:- autoload(library(lists), [member/2]).

%!  move_names(+Game, +Move, -Names:list) is det.
%
%   Names of the legal Move at the end of Game: called(Class, Name, Japanese, English, Source),
%   Class `motif` or `formation`, each name once. Source is File:Line of its clause.
%
%   @error as motifs_of/3

move_names(Game, Move, Names) :-
    motifs_of(Game, Move, Motifs),
    formations_of(Game, Move, Formations),
    findall(called(Class, Name, Japanese, English, Source),
            (   member(motif(Name, Japanese, English, Source, _), Motifs),
                Class = motif
            ;   member(formation(Name, Japanese, English, Source), Formations),
                Class = formation
            ),
            Names).
