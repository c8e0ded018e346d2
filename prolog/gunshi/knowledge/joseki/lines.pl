/*  Joseki lines, joseki(Line, Weight, Moves), and what they say of a position.

    The lines are played out once for all, when they are first asked for after a change, and sorted
    by their moves: lines that begin alike stand together, so what goes through a move is a range of
    them. A position that is reached in several ways has several such ranges.

    The weight of a move in a position is the sum of the weights of the lines that go through it
    there. Lines that count games so give how often the move was played.

    Only facts are lines. Those that this thread alone does not believe (without_clauses/2) are left
    out for it.
*/
:- module(gunshi_knowledge_joseki_lines,
          [ line_moves/2,               % +Position, -Pairs
            line_facts/3,               % +Position, +Move, -Facts
            line_positions/2,           % +Move, -Positions
            line_faults/2,              % +Moves, -Faults
            line_played/3               % +Text, -Moves, -Positions
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/clauses', [clause_state/4, clauses_hidden/0, knowledge_generation/2]).
:- use_module('../../shogi/position', [start_position/2, position_after/3, usi_move/2]).
:- use_module('../../shogi/legality', [legality_fault/3]).
:- use_module('../../shogi/patterns', []).
:- use_module(facts, []).
:- use_module('../fault_messages', []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

:- declare_knowledge(joseki(line: atom, weight: positive, moves: text),
                     "A line of play from the even start, its moves in USI: \"7g7f 3c3d 2g2f\".",
                     "joseki('横歩取り', 45, \"7g7f 3c3d 2g2f 8c8d\").").
:- declare_knowledge(opening(name: atom, k: pattern),
                     "A position that is as K says belongs to the opening of that name.",
                     "opening('横歩取り', [sente(34, hi)]).").

%   line(I, Line, Weight, Text, Source, Before): the Ith line by its moves; Before is the sum of the
%   weights of those before it.
%   edge(Position, Move, Low, High): the lines Low to High play Move in Position, reached by the
%   same moves.
%   lines_of(Generation): of which state of the facts these are.
:- dynamic
    line/6,
    edge/4,
    lines_of/1.

                /*******************************
                *        PLAYED OUT            *
                *******************************/

%   ready: line/6 and edge/4 are of the facts as they are now. Is called, and what it made is used,
%   under the mutex gunshi_knowledge_joseki_lines.

ready :-
    knowledge_generation(joseki/3, Generation),
    (   lines_of(Generation)
    ->  true
    ;   retractall(lines_of(_)),
        retractall(line(_, _, _, _, _, _)),
        retractall(edge(_, _, _, _)),
        findall(fact(Words, Line, Weight, Text, Source),
                ( clause_state(joseki(Line, Weight, Text), Source, true, on),
                  line_words(Text, Words)
                ),
                Facts0),
        msort(Facts0, Facts),
        numbered(Facts, 1, 0, Items),
        start_position(hirate, Start),
        played(Items, Start, 1),
        assertz(lines_of(Generation))
    ).

line_words(Text, Words) :-
    split_string(Text, " ", " \t\n\r", Words0),
    without_empty(Words0, Words).

without_empty([], []).
without_empty([Word|Words0], Words) :-
    (   Word == ""
    ->  Words = Words1
    ;   Words = [Word|Words1]
    ),
    without_empty(Words0, Words1).

numbered([], _, _, []).
numbered([fact(Words, Line, Weight, Text, Source)|Facts], I, Before, [I-Words|Items]) :-
    assertz(line(I, Line, Weight, Text, Source, Before)),
    I1 is I+1,
    Before1 is Before+Weight,
    numbered(Facts, I1, Before1, Items).

%   played(+Items, +Position, +Ply): Items, I-Words, have come to Position, and Words are the moves
%   from there on; they stand in the order of Words.

played([], _, _).
played([_-[]|Items], Position, Ply) :-
    !,
    played(Items, Position, Ply).
played([Low-[Word|Words]|Items0], Position, Ply) :-
    alike(Items0, Word, Low, High, Same, Items),
    (   word_move(Word, Position, Move, After)
    ->  true
    ;   bad_line(Low, Ply, Word, Position)
    ),
    assertz(edge(Position, Move, Low, High)),
    Ply1 is Ply+1,
    played([Low-Words|Same], After, Ply1),
    played(Items, Position, Ply).

%   alike(+Items0, +Word, +High0, -High, -Same, -Items): Same are the first of Items0, whose next
%   move is Word, without it.

alike([I-[Word|Words]|Items0], Word, _, High, [I-Words|Same], Items) :-
    !,
    alike(Items0, Word, I, High, Same, Items).
alike(Items, _, High, High, [], Items).

word_move(Word, Position, Move, After) :-
    catch(usi_move(Word, Move), error(syntax_error(usi_move), _), fail),
    position_after(Position, Move, After).

bad_line(I, Ply, Word, Position) :-
    line(I, _, _, _, File:Line, _),
    fault(Ply, Word, Position, Fault),
    throw(error(gunshi(bad_knowledge(File, [problem(Line, 1, Fault)])), _)).

fault(Ply, Word, Position, line_move(Ply, Word, Rule)) :-
    (   catch(usi_move(Word, Move), error(syntax_error(usi_move), _), fail)
    ->  legality_fault(Position, Move, Rule)
    ;   Rule = none
    ).

%!  line_faults(+Text, -Faults:list) is det.
%
%   Faults are what is wrong with the moves of a line: line_move(Ply, Usi, Rule) for the first that
%   is not legal, Rule as in legality_fault/3, or `none` for what is no USI move; or no_moves. None
%   for a line that can be played.

line_faults(Text, Faults) :-
    line_words(Text, Words),
    (   Words == []
    ->  Faults = [no_moves]
    ;   start_position(hirate, Start),
        first_fault(Words, Start, 1, Faults)
    ).

first_fault([], _, _, []).
first_fault([Word|Words], Position, Ply, Faults) :-
    (   word_move(Word, Position, _, After)
    ->  Ply1 is Ply+1,
        first_fault(Words, After, Ply1, Faults)
    ;   fault(Ply, Word, Position, Fault),
        Faults = [Fault]
    ).

%!  line_played(+Text, -Moves:list, -Positions:list) is semidet.
%
%   Moves are those of Text, Positions the even start and what each makes of it. Fails for a line
%   with faults.

line_played(Text, Moves, [Start|Positions]) :-
    line_words(Text, Words),
    start_position(hirate, Start),
    words_played(Words, Start, Moves, Positions).

words_played([], _, [], []).
words_played([Word|Words], Position, [Move|Moves], [After|Positions]) :-
    word_move(Word, Position, Move, After),
    words_played(Words, After, Moves, Positions).

                /*******************************
                *            ASKING            *
                *******************************/

%!  line_moves(+Position, -Pairs:list) is det.
%
%   Pairs are Move-Weight for the moves that lines play in Position, in the order of terms.
%
%   @error gunshi(bad_knowledge(File, [problem(Line, Column, Fault)])) for a line with faults

line_moves(Position, Pairs) :-
    with_mutex(gunshi_knowledge_joseki_lines,
               ( ready,
                 findall(Move, edge(Position, Move, _, _), Moves0),
                 sort(Moves0, Moves),
                 findall(Move-Weight,
                         ( member(Move, Moves),
                           aggregate_all(sum(W), range_weight(Position, Move, W), Weight),
                           Weight > 0
                         ),
                         Pairs)
               )).

range_weight(Position, Move, Weight) :-
    edge(Position, Move, Low, High),
    (   clauses_hidden
    ->  aggregate_all(sum(W),
                      ( between(Low, High, I),
                        believed_line(I, _, W, _, _)
                      ),
                      Weight)
    ;   line(Low, _, _, _, _, Before),
        line(High, _, Last, _, _, BeforeLast),
        Weight is BeforeLast+Last-Before
    ).

believed_line(I, Line, Weight, Text, Source) :-
    line(I, Line, Weight, Text, Source, _),
    (   clauses_hidden
    ->  \+ \+ known(joseki(Line, Weight, Text), Source)
    ;   true
    ).

%!  line_facts(+Position, +Move, -Facts:list) is det.
%
%   Facts are the lines that play Move in Position: Weight-fact(joseki(Line, Weight, Text), Source),
%   heaviest first, among those of a weight in the order of their moves.
%
%   @error as line_moves/2

line_facts(Position, Move, Facts) :-
    with_mutex(gunshi_knowledge_joseki_lines,
               ( ready,
                 findall(Weight-fact(joseki(Line, Weight, Text), Source),
                         ( edge(Position, Move, Low, High),
                           between(Low, High, I),
                           believed_line(I, Line, Weight, Text, Source)
                         ),
                         Facts0)
               )),
    sort(1, @>=, Facts0, Facts).

%!  line_positions(+Move, -Positions:list) is det.
%
%   Positions are those in which lines play Move, each once.
%
%   @error as line_moves/2

line_positions(Move, Positions) :-
    with_mutex(gunshi_knowledge_joseki_lines,
               ( ready,
                 findall(Position, edge(Position, Move, _, _), Positions0)
               )),
    sort(Positions0, Positions).
