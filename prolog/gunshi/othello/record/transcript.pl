/*  Transcripts of Othello games: the moves as players write them one behind the other, f5d6c3.
    Passes are left out.
*/
:- module(gunshi_othello_record_transcript,
          [ othello_transcript/3,       % +Start, ?Moves, ?Text
            must_be_legal_moves/2       % +Moves, +Start
          ]).
:- use_module('../board', [othello_after/3, othello_square/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(error), [domain_error/2, must_be/2]).
:- autoload(library(lists), [member/2]).

%!  othello_transcript(+Start, +Moves, -Text:string) is det.
%!  othello_transcript(+Start, -Moves, +Text) is det.
%
%   Text is the transcript of Moves from the position Start. Read in small or capital letters, with
%   blanks between moves or not; passes are put in where the rules ask for them.
%
%   @error gunshi(bad_transcript(Number, Move)): move Number, counted without passes, is not legal
%   @error domain_error(othello_move, Move): of Moves, one is not legal
%   @error type_error(list, Moves), type_error(othello_square, Move), instantiation_error

othello_transcript(Start, Moves, Text) :-
    (   nonvar(Text)
    ->  split_string(Text, " \t\r\n,", " \t\r\n,", Parts),
        atomic_list_concat(Parts, Bare),
        atom_codes(Bare, Codes),
        transcript(Codes, 1, Start, Moves)
    ;   must_be_legal_moves(Moves, Start),
        findall(Name, ( member(R-C, Moves), othello_square(R-C, Name) ), Names),
        atomic_list_concat(Names, Atom),
        atom_string(Atom, Text)
    ).

%!  must_be_legal_moves(+Moves, +Start) is det.
%
%   Moves are legal one after the other, from the position Start on.
%
%   @error domain_error(othello_move, Move), and the other errors of othello_transcript/3

must_be_legal_moves(Moves, Start) :-
    must_be(list, Moves),
    foldl(must_be_legal, Moves, Start, _).

must_be_legal(Move, Position, After) :-
    must_be(ground, Move),
    (   othello_after(Position, Move, After)
    ->  true
    ;   domain_error(othello_move, Move)
    ).

transcript([], _, _, []).
transcript([Letter|Codes0], Number, Position, Moves) :-
    (   Codes0 = [Digit|Codes],
        atom_codes(Name, [Letter, Digit]),
        othello_square(Square, Name),
        with_pass(Position, Square, After, Moves, Moves1)
    ->  Next is Number + 1,
        transcript(Codes, Next, After, Moves1)
    ;   (   Codes0 = [Digit|_]
        ->  atom_codes(Bad, [Letter, Digit])
        ;   atom_codes(Bad, [Letter])
        ),
        throw(error(gunshi(bad_transcript(Number, Bad)), _))
    ).

%   with_pass(+Position, +Square, -After, -Moves, ?Tail): Square is played, after a pass if the side
%   to move has none.

with_pass(Position, Square, After, [Square|Tail], Tail) :-
    othello_after(Position, Square, After),
    !.
with_pass(Position, Square, After, [pass, Square|Tail], Tail) :-
    othello_after(Position, pass, Passed),
    othello_after(Passed, Square, After).
