:- encoding(utf8).
/*  A mate of a game as the fifth paper's table of propositions: which defences there were, and by
    which selection rule each is gone.

    The table is narrow (expand_propositions/3): of the attacker's checks it has those by which the
    solver mates, of the defender's replies all, a piece dropped on a square standing for others.
*/
:- module(gunshi_words_mate_table,
          [ print_mate_table/1          % +Game
          ]).
:- use_module('../shogi/game', [game_number/3, game_positions/2, game_result/2]).
:- use_module('../shogi/mate', [mate_result/3, solve_mate/3]).
:- use_module('../shogi/position', [checking_moves/2, opponent/2, side_to_move/2]).
:- use_module('../shogi/propositions',
              [expand_propositions/3, propositions_outcome/2, release_propositions/1]).
:- use_module('../shogi/propositions/tree', [proposition_tree/2, solution_text/3]).
:- use_module(proposition_lines, [print_proposition_tree/1]).
:- use_module(reader, [reader_words/3]).
:- autoload(library(lists), [last/2, member/2, nth1/3, reverse/2]).

%!  print_mate_table(+Game) is semidet.
%
%   Print the table of the mate of Game: of the winner's, where Game has ended, else of that of the
%   side to move, or of the side that has moved last. It begins where the solver first proves a mate
%   of at most 15 plies, without a turn of that side between that and the end at which it proves
%   none; a long one may take it some seconds. Where interpositions make the table larger than
%   20,000 predicates, that is said. Fails when there is no such mate.

print_mate_table(Game) :-
    game_positions(Game, Positions),
    mating_side(Game, Positions, Side),
    findall(Ply-Position,
            ( nth1(Ply, Positions, Position), side_to_move(Position, Side) ),
            Turns),
    reverse(Turns, LastFirst),
    first_mate(LastFirst, none, Ply-Position),
    game_number(Game, Ply, Number),
    setup_call_cleanup(
        true,
        ( expand_propositions(Position, [narrow(true), limit(20 000)], Table),
          print_table(Table, Number)
        ),
        (   nonvar(Table)
        ->  release_propositions(Table)
        ;   true
        )).

mating_side(Game, Positions, Side) :-
    (   game_result(Game, wins(Winner, _))
    ->  Side = Winner
    ;   last(Positions, Position),
        side_to_move(Position, Mover),
        (   short_mate(Position)
        ->  Side = Mover
        ;   opponent(Mover, Side)
        )
    ).

%   first_mate(+Turns, +Found0, -Found): Turns are a side's, the last one first. Found is the first
%   of the turns from which on there always was a mate.

first_mate([Turn|Turns], Found0, Found) :-
    (   Turn = _-Position,
        short_mate(Position)
    ->  first_mate(Turns, Turn, Found)
    ;   Found = Found0
    ),
    !,
    Found \== none.
first_mate([], Found, Found) :-
    Found \== none.

short_mate(Position) :-
    checking_moves(Position, [_|_]),
    side_to_move(Position, Side),
    solve_mate(Position, [attacker(Side), nodes(1 000 000), hash(16), shortest(true)], Solved),
    mate_result(Solved, result, mate),
    mate_result(Solved, plies, Plies),
    Plies =< 15.

print_table(Table, Number) :-
    propositions_outcome(Table, too_large(Limit)),
    !,
    reader_words("There is a mate that began with move ~d, but its table has more than ~D \c
                  predicates: too many interpositions. `gunshi mate` proves it.~n",
                 "~d手目からの詰みはあるが、合駒が多く命題は~D個を超える。gunshi mate で証明できる。~n",
                 Words),
    format(Words, [Number, Limit]).
print_table(Table, Number) :-
    findall(Text-Plies, solution_text(Table, Text, Plies), Solutions),
    Solutions = [_-Length|_],
    reader_words("The mate in ~d that began with move ~d, as propositions:~n",
                 "~d手詰め（~d手目から）の命題の表:~n", Heading),
    format(Heading, [Length, Number]),
    proposition_tree(Table, Tree),
    print_proposition_tree(Tree),
    forall(member(Text-_, Solutions), format("~s~n", [Text])).
