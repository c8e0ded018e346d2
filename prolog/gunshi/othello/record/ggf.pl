/*  GGF: files of Othello games.

        (;GM[Othello]PB[Black]PW[White]TY[8]BO[8 board side]B[f5]W[d6]...;)

    A text can have any number of games. In BO a black disc is *, a white one O, and the last sign
    is the side to move. A move may have its value and time behind it, B[f5/1.5/2], which are not
    kept; a pass is PA.
*/
:- module(gunshi_othello_record_ggf,
          [ read_ggf/2,                 % +File, -Games
            write_ggf/2                 % +File, +Games
          ]).
:- use_module('../../base/encoding', [read_text/3, source_name/2, write_text/3]).
:- use_module('../board',
              [ othello_after/3, othello_side/2, othello_square/2, othello_start/1, othello_text/2
              ]).
:- use_module(transcript, [must_be_legal_moves/2]).
:- autoload(library(error), [must_be/2, type_error/2]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(dcg/basics), [blanks//0, string_without//2]).

                /*******************************
                *           READING            *
                *******************************/

%!  read_ggf(+File, -Games:list) is det.
%
%   Games are the games that File, a path or stream(In), has in GGF, in its order.
%
%   @error gunshi(bad_ggf(File, Game, What)): Game counts from 1; 0 when the file has none
%   @error gunshi(file(read, File, Reason)), gunshi(bad_encoding(File, Line, Byte))

read_ggf(File, Games) :-
    read_text(File, Text, _),
    source_name(File, Name),
    string_codes(Text, Codes),
    games(Codes, 1, Name, Games),
    (   Games == []
    ->  throw(error(gunshi(bad_ggf(Name, 0, "there is no game, which begins with (;")), _))
    ;   true
    ).

%   games(+Codes, +Number, +File, -Games): what stands between games is not looked at.

games(Codes, Number, File, Games) :-
    (   append(_, [0'(, 0';|Rest0], Codes)
    ->  (   phrase(properties(Properties), Rest0, Rest)
        ->  game(Properties, Number, File, Game)
        ;   bad(File, Number, "a property is Name[Value], and ;) ends the game")
        ),
        Games = [Game|Games1],
        Next is Number + 1,
        games(Rest, Next, File, Games1)
    ;   Games = []
    ).

properties([]) -->
    blanks,
    `;)`,
    !.
properties([Name-Value|Properties]) -->
    blanks,
    letters(Codes),
    { Codes = [_|_],
      atom_codes(Name, Codes)
    },
    `[`,
    string_without(`]`, ValueCodes),
    `]`,
    { string_codes(Value, ValueCodes) },
    properties(Properties).

letters([Code|Codes]) -->
    [Code],
    { code_type(Code, upper) },
    !,
    letters(Codes).
letters([]) -->
    [].

game(Properties, Number, File, othello_game(Tags, Start, Moves)) :-
    (   member('GM'-Name, Properties),
        \+ string_lower(Name, "othello")
    ->  bad(File, Number, "GM says another game than Othello")
    ;   member('TY'-Size, Properties),
        \+ split_string(Size, "", " ", ["8"])
    ->  bad(File, Number, "TY says another board than the usual one, 8")
    ;   true
    ),
    (   memberchk('BO'-Board, Properties)
    ->  (   board_position(Board, Start)
        ->  true
        ;   bad(File, Number, "BO is 8, then 64 of *, O and -, then * or O to move")
        )
    ;   othello_start(Start)
    ),
    findall(Name-Value,
            ( member(Name-Value, Properties),
              \+ memberchk(Name, ['B', 'W', 'BO', 'TY', 'GM'])
            ),
            Tags),
    findall(Side-Value,
            ( member(Name-Value, Properties),
              ggf_side(Name, Side)
            ),
            Played),
    replayed(Played, 1, Start, File, Number, Moves).

ggf_side('B', black).
ggf_side('W', white).

board_position(Board, Position) :-
    split_string(Board, " \n\r\t", " \n\r\t", Parts),
    atomic_list_concat(Parts, Bare),
    string_concat("8", Rest, Bare),
    string_codes(Rest, Codes0),
    findall(Code, ( member(Code0, Codes0), sign(Code0, Code) ), Codes),
    string_codes(Text, Codes),
    catch(othello_text(Position, Text), error(gunshi(_), _), fail).

sign(0'*, 0'X) :- !.
sign(Code, Code).

replayed([], _, _, _, _, []).
replayed([Side-Value|Played], N, Position, File, Number, Moves) :-
    split_string(Value, "/", " ", [Text|_]),
    string_upper(Text, Upper),
    (   othello_side(Position, Side)
    ->  Before = Position,
        Moves = Moves0
    ;   othello_after(Position, pass, Before)
    ->  Moves = [pass|Moves0]
    ;   format(string(What), "move ~d is ~w's, whose turn it is not", [N, Side]),
        bad(File, Number, What)
    ),
    (   memberchk(Upper, ["PA", "PASS"])
    ->  Move = pass
    ;   othello_square(Move, Text)
    ->  true
    ;   Move = none
    ),
    (   Move \== none,
        othello_after(Before, Move, After)
    ->  true
    ;   format(string(What), "move ~d, ~w, is not legal", [N, Text]),
        bad(File, Number, What)
    ),
    Moves0 = [Move|Moves1],
    N1 is N + 1,
    replayed(Played, N1, After, File, Number, Moves1).

bad(File, Number, What) :-
    throw(error(gunshi(bad_ggf(File, Number, What)), _)).

                /*******************************
                *           WRITING            *
                *******************************/

%!  write_ggf(+File, +Games:list) is det.
%
%   Write Games in GGF to File, whole or not at all. A ] in a tag becomes a ).
%
%   @error type_error(othello_game, Game); of Moves as othello_transcript/3
%   @error gunshi(file(write, File, Reason))

write_ggf(File, Games) :-
    must_be(list, Games),
    forall(member(Game, Games), must_be_game(Game)),
    with_output_to(string(Text), forall(member(Game, Games), write_game(Game))),
    write_text(File, utf8, Text).

must_be_game(Game) :-
    (   nonvar(Game),
        Game = othello_game(Tags, Start, Moves),
        is_list(Tags),
        ground(Tags),
        forall(member(Tag, Tags), tag(Tag))
    ->  must_be_legal_moves(Moves, Start)
    ;   type_error(othello_game, Game)
    ).

tag(Name-_) :-
    atom(Name),
    atom_codes(Name, Codes),
    forall(member(Code, Codes), code_type(Code, upper)),
    \+ memberchk(Name, ['', 'B', 'W', 'BO', 'TY', 'GM']).

write_game(othello_game(Tags, Start, Moves)) :-
    format("(;GM[Othello]"),
    forall(member(Name-Value, Tags), write_tag(Name, Value)),
    othello_text(Start, Text),
    string_codes(Text, Codes0),
    findall(Code, ( member(Code0, Codes0), ggf_sign(Code0, Code) ), Codes),
    format("TY[8]BO[8 ~s]", [Codes]),
    write_moves(Moves, Start),
    format(";)~n").

%   write_tag(+Name, +Value): a value cannot have a bracket that closes it.

write_tag(Name, Value) :-
    split_string(Value, "]", "", Parts),
    atomic_list_concat(Parts, ')', Text),
    format("~w[~w]", [Name, Text]).

ggf_sign(0'X, 0'*) :- !.
ggf_sign(Code, Code).

write_moves([], _).
write_moves([Move|Moves], Position) :-
    othello_side(Position, Side),
    ggf_side(Name, Side),
    (   othello_square(Move, Square)
    ->  Text = Square
    ;   Text = 'PA'
    ),
    format("~w[~w]", [Name, Text]),
    othello_after(Position, Move, After),
    write_moves(Moves, After).
