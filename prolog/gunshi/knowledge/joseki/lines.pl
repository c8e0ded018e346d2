/*  Joseki lines, joseki(Line, Weight, Moves), and what they say of a position.

    The lines are played out once for all, when they are first asked for after a change, and sorted
    by their moves: lines that begin alike stand together, so what goes through a move is a range of
    them. A position that is reached in several ways has several such ranges.

    The weight of a move in a position is the sum of the weights of the lines that go through it
    there. Lines that count games so give how often the move was played.

    A line that a game has refuted, cut/4, ends before the move that it lost by. All of it stands in
    the tables; what is behind a cut counts nothing.

    Only facts are lines. Those that this thread alone does not believe (without_clauses/2) are left
    out for it, and cuts too.
*/
:- module(gunshi_knowledge_joseki_lines,
          [ line_moves/2,               % +Position, -Pairs
            line_facts/3,               % +Position, +Move, -Facts
            line_positions/2,           % +Move, -Positions
            line_cuts/2,                % +Position, -Cuts
            line_faults/2,              % +Moves, -Faults
            line_words/2,               % +Text, -Words
            line_played/3,              % +Text, -Moves, -Positions
            words_played/4,             % +Words, +Position, -Moves, -Positions
            believed_part/3             % +Line, -Moves, -Positions
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/clauses', [clause_state/4, clauses_hidden/0, knowledge_generation/2]).
:- use_module('../../shogi/position', [start_position/2, position_after/3, move_usi/2]).
:- use_module('../../shogi/legality', [legality_fault/3]).
:- use_module('../../shogi/patterns', []).
:- use_module(facts, []).
:- use_module('../fault_messages', []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2]).

:- declare_knowledge(joseki(line: atom, weight: positive, moves: text),
                     "A line of play from the even start, its moves in USI: \"7g7f 3c3d 2g2f\".",
                     "joseki('横歩取り', 45, \"7g7f 3c3d 2g2f 8c8d\").").
:- declare_knowledge(opening(name: atom, k: pattern),
                     "A position that is as K says belongs to the opening of that name.",
                     "opening('横歩取り', [sente(34, hi)]).").

%   line(I, Line, Weight, Text, Source, Before): the Ith line by its moves; Before is the sum of the
%   weights of those before it.
%   edge(Position, Move, Ply, Low, High): the lines Low to High play Move in Position, as their move
%   of the number Ply, reached by the same moves.
%   cut_line(I, Ply, Cut, Source): Cut, a fact cut/4 at Source, lets the Ith line end before Ply.
%   lines_of(Lines, Cuts): of which state of the facts these are.
:- dynamic
    line/6,
    edge/5,
    cut_line/4,
    lines_of/2.

                /*******************************
                *        PLAYED OUT            *
                *******************************/

%   ready: the tables are of the facts as they are now. Is called, and what it made is used, under
%   the mutex gunshi_knowledge_joseki_lines.

ready :-
    knowledge_generation(joseki/3, Lines),
    knowledge_generation(cut/4, Cuts),
    (   lines_of(Lines, Cuts)
    ->  true
    ;   (   lines_of(Lines, _)
        ->  true
        ;   make_lines
        ),
        retractall(lines_of(_, _)),
        make_cuts,
        assertz(lines_of(Lines, Cuts))
    ).

make_lines :-
    retractall(lines_of(_, _)),
    retractall(line(_, _, _, _, _, _)),
    retractall(edge(_, _, _, _, _)),
    findall(fact(Words, Line, Weight, Text, Source),
            ( clause_state(joseki(Line, Weight, Text), Source, true, on),
              line_words(Text, Words)
            ),
            Facts0),
    msort(Facts0, Facts),
    numbered(Facts, 1, 0, Items),
    start_position(hirate, Start),
    played(Items, Start, 1).

make_cuts :-
    retractall(cut_line(_, _, _, _)),
    forall(( Cut = cut(_, joseki(Line, Weight, Text), Ply, _),
             clause_state(Cut, Source, true, on),
             line(I, Line, Weight, Text, _, _)
           ),
           assertz(cut_line(I, Ply, Cut, Source))).

%!  line_words(+Text, -Words:list(string)) is det.
%
%   Words are the moves of Text, of a fact joseki/3, as they are written.

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
    assertz(edge(Position, Move, Ply, Low, High)),
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
    catch(move_usi(Move, Word), error(syntax_error(usi_move), _), fail),
    position_after(Position, Move, After).

bad_line(I, Ply, Word, Position) :-
    line(I, _, _, _, File:Line, _),
    fault(Ply, Word, Position, Fault),
    throw(error(gunshi(bad_knowledge(File, [problem(Line, 1, Fault)])), _)).

fault(Ply, Word, Position, line_move(Ply, Word, Rule)) :-
    (   catch(move_usi(Move, Word), error(syntax_error(usi_move), _), fail)
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

%!  believed_part(+Line, -Moves:list, -Positions:list) is semidet.
%
%   As line_played/3 for what is believed of Line, joseki(Name, Weight, Text): all of it, or as far
%   as no game has cut it.

believed_part(Line, Moves, Positions) :-
    Line = joseki(_, _, Text),
    line_words(Text, Words0),
    (   aggregate_all(min(Ply), known(cut(_, Line, Ply, _), _), First),
        Left is First-1,
        length(Words1, Left),
        append(Words1, _, Words0)
    ->  Words = Words1
    ;   Words = Words0
    ),
    start_position(hirate, Start),
    words_played(Words, Start, Moves, After),
    Positions = [Start|After].

%!  words_played(+Words:list, +Position, -Moves:list, -Positions:list) is semidet.
%
%   Moves are those of Words, played from Position, and Positions what each makes of it. Fails where
%   one cannot be played.

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
                 findall(Move, edge(Position, Move, _, _, _), Moves0),
                 sort(Moves0, Moves),
                 findall(Move-Weight,
                         ( member(Move, Moves),
                           move_weight(Position, Move, Weight),
                           Weight > 0
                         ),
                         Pairs)
               )).

move_weight(Position, Move, Weight) :-
    aggregate_all(sum(W),
                  ( edge(Position, Move, Ply, Low, High),
                    range_weight(Low, High, Ply, W)
                  ),
                  Weight).

%   range_weight(+Low, +High, +Ply, -Weight): of the lines Low to High that are not cut before or at
%   their move of the number Ply. There are few cuts, and there may be many lines.

range_weight(Low, High, Ply, Weight) :-
    (   clauses_hidden
    ->  aggregate_all(sum(W),
                      ( between(Low, High, I),
                        believed_line(I, _, W, _, _),
                        \+ cut_there(I, Ply)
                      ),
                      Weight)
    ;   line(Low, _, _, _, _, Before),
        line(High, _, Last, _, _, BeforeLast),
        findall(I, ( cut_line(I, Of, _, _), Of =< Ply, Low =< I, I =< High ), Cut0),
        sort(Cut0, Cut),
        aggregate_all(sum(W), ( member(I, Cut), line(I, _, W, _, _, _) ), Lost),
        Weight is BeforeLast+Last-Before-Lost
    ).

%   cut_there(+I, +Ply): the Ith line ends before its move of the number Ply, or earlier.

cut_there(I, Ply) :-
    believed_cut(I, Of, _, _),
    Of =< Ply,
    !.

believed_cut(I, Ply, Cut, Source) :-
    cut_line(I, Ply, Cut, Source),
    (   clauses_hidden
    ->  \+ \+ known(Cut, Source)
    ;   true
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
                         ( edge(Position, Move, Ply, Low, High),
                           between(Low, High, I),
                           believed_line(I, Line, Weight, Text, Source),
                           \+ cut_there(I, Ply)
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
                 findall(Position,
                         ( edge(Position, Move, Ply, Low, High),
                           range_weight(Low, High, Ply, Weight),
                           Weight > 0
                         ),
                         Positions0)
               )),
    sort(Positions0, Positions).

%!  line_cuts(+Position, -Cuts:list) is det.
%
%   Cuts are the lines that would play a move in Position, and end there because a game has refuted
%   it: Move-fact(Cut, Source) each, Cut a fact cut/4.
%
%   @error as line_moves/2

line_cuts(Position, Cuts) :-
    (   known(cut(_, _, _, _), _)
    ->  with_mutex(gunshi_knowledge_joseki_lines, ( ready, cuts_there(Position, Cuts) ))
    ;   Cuts = []
    ).

cuts_there(Position, Cuts) :-
    findall(Move-fact(Cut, Source),
            ( cut_line(I, Ply, _, _),
              edge(Position, Move, Ply, Low, High),
              Low =< I,
              I =< High,
              believed_cut(I, Ply, Cut, Source)
            ),
            Cuts0),
    sort(Cuts0, Cuts).
