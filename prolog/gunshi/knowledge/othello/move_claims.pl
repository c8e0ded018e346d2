/*  Claims of Othello: what may be said of a move, each with a witness that anyone can replay.

    A claim is claim(Kind, Witness), Witness a list of Key(Value); the sentence that is made of it
    (words/othello_claims.pl) says nothing more. Claims about what the move does are true on the
    board after it; those about what is expected have the line in which it happens:

      - ends            side(Side), discs(Discs): the game is over and Side has won by Discs; in a
                        draw Side is the mover and Discs are 0
      - takes_corner    corners([Corner])
      - gives_corner, leaves_corner, guards_corner, threatens_corner
                        corners(Corners): that the other side can take after the move, and could not
                        before, or could already; that it could have taken and cannot; that the
                        mover could take next, and could not before
      - forces_pass     the other side has no move
      - turns           count(Count): so many discs
      - moves_left      was(Was), count(Count): squares that the other side could play on; not of a
                        pass
      - stable          was(Was), count(Count): discs of the mover known to be stable
      - frontier        was(Was), count(Count): discs of the mover beside an empty square; when they
                        are fewer, or at least four more
      - motif           words(Japanese, English), source(Source)
      - expected        score(Score), exact(Exact), line(Line), as othello_judged/2
      - behind          move(Move), against(Best), score(Score), other(Other), exact(Exact):
                        of the two, hundredths of a disc
      - loses_corner, misses_corner
                        corners([Corner]), line(Line): the other side takes it at the end of Line,
                        and in the line of the best move it does not; the mover takes it at the end
                        of Line, which begins with the best move, and in the line of the move it
                        does not
      - must_pass       line(Line): the mover must pass at its end; not so in the best move's line
      - fewer_passes    count(Count), other(Other), against(Best): how often the other side must
                        pass in the line of the move, and in that of the best one
      - more_moves      count(Count), other(Other): moves of the other side after the move, and
                        after the best one
      - fewer_moves     count(Count), other(Other), line(Line): moves of the mover after Line, the
                        move and the reply expected, and after the best move and its reply
      - shape           word(Word), count(Count), other(Other): what the mover has more of the word
                        than the other side, at the end of the line expected, and at the end of that
                        of the best move
      - best            nothing better was found

    What is lost is told in the order in which it happens: corners and passes by the length of their
    lines, the shortest first; then what is counted, the passes of the other side and moves to play;
    shape only when there is nothing else.
*/
:- module(gunshi_knowledge_othello_move_claims,
          [ othello_move_claims/5,      % +Position, +Played, +Move, +Judged, -Claims
            othello_loss_claims/4       % +Position, +Move, +Judged, -Claims
          ]).
:- use_module('../../othello/board').
:- use_module('../../othello/relations').
:- use_module('../../base/sources', [shown_source/2]).
:- use_module(lookahead, [word_parts/3, othello_line_end/3]).
:- use_module(motifs, [othello_motifs_of/4]).
:- use_module(relation_words, [corner/1]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(pairs), [pairs_values/2]).

%!  othello_move_claims(+Position, +Played:integer, +Move, +Judged, -Claims:list) is det.
%
%   Claims about what the legal Move does in Position, after so many moves, and what is expected
%   after it by Judged, of othello_judged/2; the most important first.
%
%   @error as othello_motifs_of/4

othello_move_claims(Position, Played, Move, Judged, Claims) :-
    othello_side(Position, Side),
    othello_opponent(Side, Other),
    othello_after(Position, Move, After),
    Study = study(Position, Played, Move, Side, Other, After),
    findall(Claim, does(Study, Claim), Does),
    line_of(Move, Judged, judged(Score, Exact, Line)),
    append(Does, [claim(expected, [score(Score), exact(Exact), line(Line)])], Claims).

line_of(Move, Judged, judged(Score, Exact, Line)) :-
    member(judged(Score, Exact, Line), Judged),
    Line = [Move|_],
    !.

does(study(_, _, _, Side, _, After), claim(ends, [side(Winner), discs(Discs)])) :-
    othello_over(After),
    othello_score(After, Side, Score),
    Discs is abs(Score),
    (   Score >= 0
    ->  Winner = Side
    ;   othello_opponent(Side, Winner)
    ).
does(study(_, _, Move, _, _, _), claim(takes_corner, [corners([Move])])) :-
    corner(Move).
does(study(_, _, _, Side, Other, After), claim(forces_pass, [])) :-
    othello_mobility(After, Other, 0),
    \+ othello_mobility(After, Side, 0).
does(study(Position, _, Move, _, Other, After), Claim) :-
    Move \== pass,
    member(Kind, [gives_corner, leaves_corner, guards_corner, threatens_corner]),
    findall(Corner,
            ( corner(Corner), of_corner(Kind, Position, Other, Move, After, Corner) ),
            Corners),
    Corners \== [],
    Claim = claim(Kind, [corners(Corners)]).
does(study(Position, Played, Move, _, _, _), claim(motif, [words(Japanese, English),
                                                            source(Source)])) :-
    Move \== pass,
    othello_motifs_of(Position, Played, Move, Motifs),
    member(motif(Name, Japanese, English, Place, _), Motifs),
    \+ told_otherwise(Name),
    shown_source(Place, Source).
does(study(Position, _, Move, _, _, _), claim(turns, [count(Count)])) :-
    othello_turns_count(Position, Move, Count).
does(study(Position, _, Move, _, Other, After), claim(moves_left, [was(Was), count(Count)])) :-
    Move \== pass,
    \+ othello_over(After),
    othello_mobility(Position, Other, Was),
    othello_mobility(After, Other, Count),
    Count > 0.
does(study(Position, _, _, Side, _, After), claim(stable, [was(Was), count(Count)])) :-
    \+ othello_over(After),
    othello_stable_count(Position, Side, Was),
    othello_stable_count(After, Side, Count),
    Count > Was.
does(study(Position, _, _, Side, _, After), claim(frontier, [was(Was), count(Count)])) :-
    \+ othello_over(After),
    othello_frontier_count(Position, Side, Was),
    othello_frontier_count(After, Side, Count),
    ( Count < Was ; Count >= Was + 4 ).

of_corner(gives_corner, Position, _, Move, _, Corner) :-
    othello_gives_corner(Position, Move, Corner).
of_corner(leaves_corner, Position, Other, _, After, Corner) :-
    othello_playable(Position, Other, Corner),
    othello_playable(After, Other, Corner).
of_corner(guards_corner, Position, _, Move, _, Corner) :-
    othello_guards_corner(Position, Move, Corner).
of_corner(threatens_corner, Position, _, Move, _, Corner) :-
    othello_threatens_corner(Position, Move, Corner).

%   told_otherwise(?Name): of a motif that says what another claim says with its squares.

told_otherwise(corner_taken).
told_otherwise(corner_offered).
told_otherwise(corner_guarded).
told_otherwise(corner_threatened).
told_otherwise(pass_forced).

%!  othello_loss_claims(+Position, +Move, +Judged, -Claims:list) is det.
%
%   Claims about what the legal Move loses against the best one of Judged: how much, and in what;
%   or the claim that nothing better was found.

othello_loss_claims(Position, Move, Judged, Claims) :-
    line_of(Move, Judged, judged(Score, Exact, Line)),
    Judged = [judged(Most, MostExact, Best)|_],
    (   Score >= Most
    ->  Claims = [claim(best, [])]
    ;   Best = [BestMove|_],
        both(Exact, MostExact, BothExact),
        lost(Position, Line, Best, Lost0),
        (   Lost0 == []
        ->  findall(Claim, shape_lost(Position, Line, Best, Claim), Lost)
        ;   Lost = Lost0
        ),
        Claims = [claim(behind, [ move(Move), against(BestMove), score(Score), other(Most),
                                  exact(BothExact) ])|Lost]
    ).

both(true, true, true) :-
    !.
both(_, _, false).

%   lost(+Position, +Line, +Best, -Claims): what happens on the Way first, by its length.

lost(Position, Line, Best, Claims) :-
    findall(Length-Claim,
            ( happens(Line, Best, Claim, Way),
              length(Way, Length)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Happening),
    findall(Claim, counted(Position, Line, Best, Claim), Counted),
    append(Happening, Counted, Claims).

happens(Line, Best, claim(loses_corner, [corners([Corner]), line(Way)]), Way) :-
    once(( corner_taken(other, Line, Corner, Way),
           \+ corner_taken(other, Best, Corner, _)
         )).
happens(Line, Best, claim(misses_corner, [corners([Corner]), line(Way)]), Way) :-
    once(( corner_taken(mover, Best, Corner, Way),
           \+ corner_taken(mover, Line, Corner, _)
         )).
happens(Line, Best, claim(must_pass, [line(Way)]), Way) :-
    once(taken(mover, Line, pass, Way)),
    \+ taken(mover, Best, pass, _).

counted(_, Line, [BestMove|Best],
        claim(fewer_passes, [count(Count), other(Other), against(BestMove)])) :-
    passes(Line, Count),
    passes([BestMove|Best], Other),
    Count < Other.
counted(Position, [Move|_], [Best|_], claim(more_moves, [count(Count), other(Other)])) :-
    othello_side(Position, Side),
    othello_opponent(Side, Opponent),
    mobility_after(Position, [Move], Opponent, Count),
    mobility_after(Position, [Best], Opponent, Other),
    Count >= Other + 2.
counted(Position, [Move, Reply|_], [Best, Answer|_],
        claim(fewer_moves, [count(Count), other(Other), line([Move, Reply])])) :-
    othello_side(Position, Side),
    mobility_after(Position, [Move, Reply], Side, Count),
    mobility_after(Position, [Best, Answer], Side, Other),
    Count =< Other - 2.

corner_taken(Who, Line, Corner, Way) :-
    taken(Who, Line, Corner, Way),
    Corner \== pass,
    corner(Corner).

%   taken(+Who, +Line, ?Move, -Way) is nondet: Way is the beginning of Line that ends with Move, of
%   the `mover` or the `other` side.

taken(Who, Line, Move, Way) :-
    append(Before, [Move|_], Line),
    length(Before, Count),
    (   Count mod 2 =:= 0
    ->  Who = mover
    ;   Who = other
    ),
    append(Before, [Move], Way).

%   passes(+Line, -Count): of the other side.

passes(Line, Count) :-
    aggregate_all(count, taken(other, Line, pass, _), Count).

mobility_after(Position, Moves, Side, Count) :-
    othello_line_end(Position, Moves, After),
    othello_mobility(After, Side, Count).

%   shape_lost(+Position, +Line, +Best, -Claim) is semidet: of the words, not the shapes of the
%   border, the one in which the end of Line is most behind that of Best, by what they are worth.

shape_lost(Position, Line, Best, claim(shape, [word(Word), count(Count), other(Other)])) :-
    word_parts(Position, Line, Parts),
    word_parts(Position, Best, BestParts),
    findall(Lost-shape(Word0, Count0, Other0),
            ( ( member(part(Word0, _, _), Parts) ; member(part(Word0, _, _), BestParts) ),
              part_of(Word0, Parts, Count0, Value),
              part_of(Word0, BestParts, Other0, BestValue),
              Lost is BestValue - Value,
              Lost > 0
            ),
            Pairs),
    sort(1, @>=, Pairs, [_-shape(Word, Count, Other)|_]).

part_of(Word, Parts, Count, Value) :-
    (   memberchk(part(Word, Count0, Value0), Parts)
    ->  Count = Count0,
        Value = Value0
    ;   Count = 0,
        Value = 0
    ).
