/*  Reading CSA: the games of a file, from its statements. */
:- module(gunshi_shogi_records_csa_read,
          [ csa_games/2                 % +Text, -Games
          ]).
:- use_module('../endings', [said_ending/2]).
:- use_module(start, [read_start/2]).
:- use_module(statements, [csa_items/2]).
:- autoload(library(apply), [convlist/3, maplist/3, partition/4]).
:- autoload(library(lists), [append/3, member/2]).

%!  csa_games(+Text:string, -Games:list) is det.
%
%   Games are those of the file Text, in its order: game(Draft, Notes), Draft as check.pl has it and
%   Notes as kakinoki_game/4; or bad(At, What) for a game whose start cannot be read, What being
%   row(Text), pieces(Text), or what position_term/2 says.

csa_games(Text, Games) :-
    csa_items(Text, Items),
    blocks(Items, Blocks),
    maplist(block_game, Blocks, Games).

%   blocks(+Items, -Blocks): the items of each game; what has remarks only is none.

blocks(Items, Blocks) :-
    (   append(Block, [at(_, separator, _)|Rest], Items)
    ->  blocks(Rest, Others)
    ;   Block = Items,
        Others = []
    ),
    (   member(at(_, Item, _), Block),
        \+ functor(Item, remark, 1),
        Item \== other
    ->  Blocks = [Block|Others]
    ;   Blocks = Others
    ).

%   Programs write fields behind the end, too.

block_game(Block, Game) :-
    findall(Key-Value, member(at(_, field(Key, Value), _), Block), Header),
    partition(is_played, Block, Played, Setup),
    catch(( read_start(Setup, Position),
            phrase(played(Opening, Steps, End, Notes), Played),
            convlist(not_understood, Setup, Ignored),
            append(Ignored, Notes, AllNotes),
            Game = game(draft(start(Position, 1), Header, line(Opening, Steps, End)), AllNotes)
          ),
          error(gunshi(bad_record(At, What)), _),
          Game = bad(At, What)).

is_played(at(_, Item, _)) :-
    functor(Item, Name, 1),
    memberchk(Name, [remark, moves, end]).

not_understood(at(At, other, Text), problem(At, 0, ignored(Text))).

played(Opening, Steps, End, Notes) -->
    opening(Opening, Notes, Notes1),
    steps(Steps),
    ending(End, Notes1, Notes2),
    behind(Notes2).

%   Before the first move there is nothing that could take time.

opening(Remarks, [problem(At, 0, ignored(Text))|Notes], Tail) -->
    [at(At, remark(time(_)), Text)],
    !,
    opening(Remarks, Notes, Tail).
opening([Remark|Remarks], Notes, Tail) -->
    [at(_, remark(Remark), _)],
    !,
    opening(Remarks, Notes, Tail).
opening([], Notes, Notes) -->
    [].

remarks([Remark|Remarks]) -->
    [at(_, remark(Remark), _)],
    !,
    remarks(Remarks).
remarks([]) -->
    [].

steps(Steps) -->
    [at(At, moves(Readings), _)],
    !,
    remarks(Remarks),
    { said(Readings, At, Remarks, Steps, More) },
    steps(More).
steps([]) -->
    [].

said([Said], At, Remarks, [step(At, Said, Remarks)|More], More) :-
    !.
said([Said|Others], At, Remarks, [step(At, Said, [])|Steps], More) :-
    said(Others, At, Remarks, Steps, More).

ending(end(At, Ending, Remarks), Notes, Tail) -->
    [at(At, end(Word), _)],
    !,
    { (   said_ending(Word, Ending)
      ->  Notes = Tail
      ;   Ending = other(Word),
          Notes = [problem(At, 0, unknown_ending(Word))|Tail]
      )
    },
    remarks(Remarks).
ending(none, Notes, Notes) -->
    [].

%   Moves behind an ending are left out. Some servers write the ending twice.

behind(Notes) -->
    [at(_, end(_), _)],
    !,
    remarks(_),
    behind(Notes).
behind([problem(At, 0, after_end)]) -->
    [at(At, moves(_), _)],
    !,
    rest.
behind([]) -->
    rest.

rest(_, []).
