:- encoding(utf8).
/*  Joseki derived from games: how often each line was played.

    A game is in the book as long as each of its moves was played often enough, in the position
    where it was made, however that was reached. The games that stay in the book by the same moves
    make one fact, joseki(Line, Count, Moves). So the weights of a move in a position add up to the
    number of games that played it there and were in the book up to it: counts, and no games.
*/
:- module(gunshi_knowledge_joseki_derive,
          [ derive_joseki/3,            % +Files, +Options, -Facts
            write_joseki/3              % +File, +Comment, +Facts
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../../base/options', [must_be_options/2]).
:- use_module('../../shogi/game', [game_start/2, game_moves/2, game_positions/2]).
:- use_module('../../shogi/patterns', [position_board/2, pattern_holds/2]).
:- use_module('../../shogi/position', [start_position/2, move_usi/2]).
:- use_module('../../shogi/records', [read_game/3]).
:- use_module('../files', [need_knowledge/1]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  derive_joseki(+Files:list, +Options:list, -Facts:list) is det.
%
%   Facts are joseki(Line, Count, Moves) of the games in Files that begin with the even start, in
%   the order of their moves. Options:
%
%     - least(Count)
%       how often a move must have been played in a position; 20
%     - plies(Plies)
%       how long a line may be; 20
%
%   Line is the first name that opening/2 has for the last position of the line, or for one before
%   it, the latest of those that have one; else 実戦, play.
%
%   @error gunshi(bad_option(Option, Possible))
%   @error as read_game/3, for a file that cannot be read

derive_joseki(Files, Options, Facts) :-
    must_be_options([least(positive), plies(positive)], Options),
    option(least(Least), Options, 20),
    option(plies(Plies), Options, 20),
    need_knowledge(joseki),
    start_position(hirate, Start),
    findall(Steps,
            ( member(File, Files),
              read_game(File, Game, _),
              game_start(Game, Start),
              steps(Game, Plies, Steps)
            ),
            Games),
    counts(Games, Counts),
    findall(Moves-After,
            ( member(Steps, Games),
              in_book(Steps, Least, Counts, Moves, [], After),
              Moves \== []
            ),
            Lines0),
    keysort(Lines0, Lines),
    group_pairs_by_key(Lines, Groups),
    maplist(line_fact, Groups, Facts0),
    sort(3, @=<, Facts0, Facts).

%   steps(+Game, +Plies, -Steps): its first moves, step(Position, Move, After).

steps(Game, Plies, Steps) :-
    game_positions(Game, Positions),
    game_moves(Game, Moves),
    steps(Positions, Moves, Plies, Steps).

steps([Position, After|Positions], [Move|Moves], Plies, [step(Position, Move, After)|Steps]) :-
    Plies > 0,
    !,
    Plies1 is Plies-1,
    steps([After|Positions], Moves, Plies1, Steps).
steps(_, _, _, []).

counts(Games, Counts) :-
    findall((Position-Move)-1,
            ( member(Steps, Games),
              member(step(Position, Move, _), Steps)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Key-Count, ( member(Key-Ones, Groups), length(Ones, Count) ), Counted),
    list_to_assoc(Counted, Counts).

%   in_book(+Steps, +Least, +Counts, -Moves, +After0, -After): Moves are those of the first Steps
%   that were played often enough, After the positions after them, last one first.

in_book([step(Position, Move, Next)|Steps], Least, Counts, [Move|Moves], After0, After) :-
    get_assoc(Position-Move, Counts, Count),
    Count >= Least,
    !,
    in_book(Steps, Least, Counts, Moves, [Next|After0], After).
in_book(_, _, _, [], After, After).

line_fact(Moves-[Positions|Others], joseki(Line, Count, Text)) :-
    length([Positions|Others], Count),
    findall(Usi, ( member(Move, Moves), move_usi(Move, Usi) ), Words),
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Text),
    (   member(Position, Positions),
        opening_name(Position, Name)
    ->  Line = Name
    ;   Line = 実戦
    ).

opening_name(Position, Name) :-
    position_board(Position, Board),
    known(opening(Name, Pattern), _),
    pattern_holds(Pattern, Board),
    !.

%!  write_joseki(+File, +Comment, +Facts:list) is det.
%
%   Write Facts, joseki(Line, Weight, Moves), to File as knowledge, a fact a line, below Comment, a
%   text of one line or several.
%
%   @error gunshi(file(write, File, Reason))

write_joseki(File, Comment, Facts) :-
    with_output_to(string(Text),
                   ( split_string(Comment, "\n", "", Lines),
                     forall(member(Line, Lines), write_comment(Line)),
                     nl,
                     forall(member(joseki(Line, Weight, Moves), Facts),
                            format("joseki(~q, ~d, ~q).~n", [Line, Weight, Moves]))
                   )),
    write_text(File, utf8, Text).

write_comment(Line) :-
    (   Line == ""
    ->  format("%~n")
    ;   format("% ~s~n", [Line])
    ).
