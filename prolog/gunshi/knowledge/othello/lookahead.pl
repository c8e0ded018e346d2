:- encoding(utf8).
/*  Looking ahead in Othello, as words of rules: by the values of words and of shapes that knowledge
    gives (sakiyomi), to the end of the game (yomikiri), and as the engine's levels do (yomi).

    What they take is not counted as a rule's, so each has a limit of its own. What was looked at
    once in a situation is not looked at again: the next clause finds it in the memory
    (decision.pl).
*/
:- module(gunshi_knowledge_othello_lookahead,
          [ sakiyomi/4,                 % +Now, +Plies, +Within, ?M
            yomikiri/2,                 % +Now, ?M
            yomi/3,                     % +Now, +Level, -M
            kakugen/3,                  % +Now, +Japanese, +English
            value_weights/2,            % +Now, -Weights
            word_weights/1,             % -Weights
            looked_parts/3,             % +Now, +Line, -Parts
            word_parts/3,               % +Position, +Line, -Parts
            othello_line_end/3          % +Position, +Line, -End
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2, uncounted/1]).
:- use_module('../../base/made', [made_of/4]).
:- use_module('../../othello/board').
:- use_module('../../othello/border',
              [border_exchanged/3, border_number/4, border_shape/3, othello_border/2]).
:- use_module('../../othello/relations', [othello_vacancies/2]).
:- use_module('../../othello/search', [othello_result/3, othello_search/3, othello_solve/3]).
:- use_module('../../othello/words').
:- use_module(decision).
:- use_module(forbidden).
:- use_module(weights, [current_weights/1]).
:- use_module('../learning/rules', [rules_weigh/0, taught/3, teaching/3]).
:- use_module('../situation', [situation_note/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(pairs), [pairs_values/2]).
:- autoload(library(yall), [(>>)/5]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(othello_word, Words, one_of(Names)) :-
    findall(Name, othello_word(Name), Names),
    atomic_list_concat(Names, ', ', Text),
    format(string(Words), "one of ~w", [Text]).
gunshi_base_types:argument_type(othello_level, "a level, 1 to 10, or seconds(S) for a move",
                                either([between(1, 10), shape(seconds(duration))])).

:- declare_knowledge(atai(word: othello_word, empties: between(0, 60),
                          value: between(-6399, 6399)),
                     "With so many empty squares one more of the word than the other side has is \c
                      worth so many hundredths of a disc; between two such facts in proportion.",
                     "atai(mobility, 40, 110).").
:- declare_knowledge(katachi(shape: border_shape, value: between(-6399, 6399)),
                     "What games have taught of a shape of the border: it is worth so many \c
                      hundredths of a disc to ●, beside what the words are worth.",
                     "katachi(edge(\"・・●●●●・・\"), 150).").

:- vocabulary_subject("Othello: choosing a move").
:- declare_vocabulary(sakiyomi(now: variable, plies: between(1, 14), within: natural, m: any),
                      "Looked at so many plies ahead, by the values of atai and katachi, M is at \c
                       most so many hundredths of a disc worse than the best; the best first.").
:- declare_vocabulary(yomikiri(now: variable, m: any),
                      "M has the best result, read to the end of the game, which is at most \c
                       20 empty squares away.").
:- declare_vocabulary(yomi(now: variable, level: othello_level, m: any),
                      "The search engine plays M at that level, or in so many seconds.").
:- declare_vocabulary(kakugen(now: variable, japanese: text, english: text),
                      "This saying is the reason of the clause, if it decides.").

%!  sakiyomi(+Now, +Plies:integer, +Within:integer, ?M) is nondet.
%
%   M, looked at Plies ahead by the values of atai/3, is at most Within hundredths of a disc worse
%   than the best move; the best first. What believed rules say of a move, taught/3, counts with
%   what looking finds, but not for a player without_rules(_). A move that a bm fact speaks against
%   is none, unless all are. Plies are at most 14, as those of the levels.
%
%   @error type_error(between(1, 14), Plies), type_error(nonneg, Within), instantiation_error

sakiyomi(Now, Plies, Within, M) :-
    must_be(between(1, 14), Plies),
    must_be(nonneg, Within),
    allowed(Now, Moves),
    looked(Now, Plies, Moves, Best),
    othello_result(Best, move, BestMove),
    BestMove \== none,
    (   heeds_rules(Now, Limit)
    ->  weighed_candidate(M, Now, Plies, Within, Moves, Limit, Result, Behind)
    ;   candidate(M, Now, Plies, Within, Moves, Best, Result, Behind)
    ),
    othello_result(Result, move, M),
    situation_note(Now, looked(Result, Behind)),
    note_teaching(Now, M),
    (   M == BestMove
    ->  true
    ;   note_teaching(Now, BestMove)
    ).

%   heeds_rules(+Now, -Limit) is semidet: learned rules may add as much to a move, or take it.

heeds_rules(Now, Limit) :-
    \+ situation_player(Now, without_rules(_)),
    rules_weigh,
    once(known(weight_limit(Now, Limit), _)).

%   taught_worth(+Now, +Move, -Value): what learned rules say, 0 for nothing; asked once of a move.

taught_worth(Now, Move, Value) :-
    noted(Now, taught, Known),
    (   memberchk(Move-Value0, Known)
    ->  Value = Value0
    ;   (   uncounted(taught(Now, Move, Value0))
        ->  Value = Value0
        ;   Value = 0
        ),
        note_down(Now, taught, [Move-Value|Known])
    ).

note_teaching(Now, Move) :-
    noted(Now, taught, Known),
    (   memberchk(Move-Value, Known),
        Value =\= 0
    ->  uncounted(teaching(Now, Move, Rules)),
        situation_note(Now, taught(Move, Value, Rules))
    ;   true
    ).

%   Who asks of which moves learned rules speak, asks of all legal ones: there are few.

:- multifile gunshi_knowledge_learning_rules:considered/2.

gunshi_knowledge_learning_rules:considered(Now, Moves) :-
    situation_position(Now, Position),
    othello_moves(Position, Moves).

%   candidate(?M, +Now, +Plies, +Within, +Moves, +Best, -Result, -Behind) is nondet: Best is what is
%   found of Moves.

candidate(M, Now, Plies, Within, Moves, Best, Result, Behind) :-
    (   nonvar(M)
    ->  memberchk(M, Moves),
        (   othello_result(Best, move, M)
        ->  Result = Best
        ;   looked(Now, Plies, [M], Result)
        ),
        behind(Best, Result, Behind),
        Behind =< Within
    ;   among_best(Now, Plies, Within, Moves, Best, Best, Result),
        behind(Best, Result, Behind)
    ).

%   among_best(+Now, +Plies, +Within, +Moves, +Best, +First, -Result) is nondet: First is the best
%   of Moves.

among_best(_, _, _, _, _, First, First).
among_best(Now, Plies, Within, Moves, Best, First, Result) :-
    Within > 0,
    othello_result(First, move, M),
    selectchk(M, Moves, Others),
    Others \== [],
    looked(Now, Plies, Others, Next),
    behind(Best, Next, Behind),
    Behind =< Within,
    among_best(Now, Plies, Within, Others, Best, Next, Result).

%   weighed_candidate(?M, +Now, +Plies, +Within, +Moves, +Limit, -Result, -Behind) is nondet: as
%   candidate/8, with what is taught, at most Limit either way, added to what looking finds.

weighed_candidate(M, Now, Plies, Within, Moves, Limit, Result, Behind) :-
    weighed(Now, Plies, Within, Moves, Limit, above(100 000, -100 000), Found),
    sort(1, @>=, Found, Ordered),
    Ordered = [Most-_|_],
    (   nonvar(M)
    ->  memberchk(M, Moves),
        (   member(Total-Result, Ordered),
            othello_result(Result, move, M)
        ->  true
        ;   looked(Now, Plies, [M], Result),
            othello_result(Result, score, Score),
            taught_worth(Now, M, Value),
            Total is Score+Value
        )
    ;   Within =:= 0
    ->  Ordered = [Total-Result|_]
    ;   member(Total-Result, Ordered)
    ),
    Behind is max(0, Most-Total),
    Behind =< Within.

%   weighed(+Now, +Plies, +Within, +Moves, +Limit, +Above, -Found): Total-Result of those of Moves,
%   the best by looking first, that what is taught could still bring within reach of the best Total.
%   Above is above(Score, Most) of the moves before: none of Moves is better than Score, for what is
%   looked at without them may come out a little better; and the best of their Totals.

weighed(Now, Plies, Within, Moves, Limit, above(Score0, Most0), Found) :-
    looked(Now, Plies, Moves, Result),
    othello_result(Result, score, Score1),
    Score is min(Score0, Score1),
    (   Score+Limit < Most0-Within
    ->  Found = []
    ;   othello_result(Result, move, Move),
        taught_worth(Now, Move, Value),
        Total is Score+Value,
        Most is max(Most0, Total),
        selectchk(Move, Moves, Others),
        Found = [Total-Result|Found1],
        (   Others == []
        ->  Found1 = []
        ;   weighed(Now, Plies, Within, Others, Limit, above(Score, Most), Found1)
        )
    ).

%   behind(+Best, +Result, -Behind): by that much, which is not less than 0: what is looked at by
%   itself may come out a little better.

behind(Best, Result, Behind) :-
    othello_result(Best, score, Most),
    othello_result(Result, score, Score),
    Behind is max(0, Most - Score).

allowed(Now, Moves) :-
    situation_position(Now, Position),
    situation_played(Now, N0),
    N is N0 + 1,
    allowed_moves(Position, N, allowed(Moves, Forbidden)),
    forbid(Now, Forbidden).

%   looked(+Now, +Plies, +Moves, -Result): Result is what a search to Plies finds of Moves.

looked(Now, Plies, Moves, Result) :-
    noted(Now, looked, Known),
    (   memberchk(looked(Plies, Moves, Result0), Known)
    ->  true
    ;   situation_position(Now, Position),
        value_weights(Now, Weights),
        uncounted(othello_search(Position, [weights(Weights), depth(Plies), only(Moves)], Result0)),
        note_down(Now, looked, [looked(Plies, Moves, Result0)|Known])
    ),
    Result = Result0.

%!  value_weights(+Now, -Weights) is det.
%
%   Weights are those of the words of atai/3 and of the shapes of katachi/2, for a search of the
%   player of Now; for a player without_rules(_) those of the words alone.

value_weights(Now, Weights) :-
    (   situation_player(Now, without_rules(_))
    ->  word_weights(Weights)
    ;   made_of(othello_values, [atai/3, katachi/2], made_value_weights, Weights)
    ).

made_value_weights(Weights) :-
    values(Values),
    shapes(Shapes),
    othello_word_weights(Values, Shapes, Weights).

%!  word_weights(-Weights) is det.
%
%   Weights are those of the words of atai/3 alone, for a search.

word_weights(Weights) :-
    made_of(othello_word_values, [atai/3], made_word_weights, Weights).

made_word_weights(Weights) :-
    values(Values),
    othello_word_weights(Values, [], Weights).

values(Values) :-
    findall(value(Word, Empties, Value), known(atai(Word, Empties, Value), _), Values).

shapes(Shapes) :-
    findall(shape(Shape, Value), known(katachi(Shape, Value), _), Shapes).

%!  looked_parts(+Now, +Line:list, -Parts:list) is det.
%
%   Parts are what is worth something to the side to move in Now at the end of Line, the moves
%   played from there, when the player of Now looks; hundredths of a disc; what is worth most,
%   either way, first. None when the game is over there.
%
%     - part(Word, Count, Value)
%       it has Count more of Word than the other
%     - border(Where, Shape, Value)
%       the border shows Shape, ● being its discs, at Where, of othello_border/2

looked_parts(Now, Line, Parts) :-
    situation_position(Now, Position),
    (   situation_player(Now, without_rules(_))
    ->  Counted = [words]
    ;   Counted = [words, border]
    ),
    end_parts(Position, Line, Counted, Parts).

%!  word_parts(+Position, +Line:list, -Parts:list) is det.
%
%   Parts are those of looked_parts/3 that are words, for the side to move in Position.

word_parts(Position, Line, Parts) :-
    end_parts(Position, Line, [words], Parts).

end_parts(Position, Line, Counted, Parts) :-
    othello_line_end(Position, Line, End),
    (   othello_over(End)
    ->  Parts = []
    ;   othello_side(Position, Side),
        findall(Part, ( member(What, Counted), part_at(What, Side, End, Part) ), Parts0),
        most_first(Parts0, Parts)
    ).

part_at(words, Side, End, Part) :-
    word_part(Side, End, Part).
part_at(border, Side, End, Part) :-
    border_part(Side, End, Part).

most_first(Parts0, Parts) :-
    findall(Rank-Part,
            ( member(Part, Parts0), arg(3, Part, Value), Rank is -abs(Value) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Parts).

%!  othello_line_end(+Position, +Line:list, -End) is det.
%
%   End is the position after the legal moves of Line.

othello_line_end(Position, Line, End) :-
    foldl([Move, P0, P]>>othello_after(P0, Move, P), Line, Position, End).

%   word_part(+Side, +Position, -Part) is nondet.

word_part(Side, Position, part(Word, Count, Value)) :-
    (   othello_side(Position, Side)
    ->  Sign = 1
    ;   Sign = -1
    ),
    values(Values),
    othello_vacancies(Position, Empties),
    othello_words(Position, Counts),
    member(Word-Count0, Counts),
    Word \== mover,
    Count0 =\= 0,
    othello_word_value(Values, Word, Empties, One),
    Count is Sign * Count0,
    Value is Count * One.

%   border_part(+Side, +Position, -Part) is nondet.

border_part(Side, Position, border(Where, Shape, Value)) :-
    made_of(othello_shape_values, [katachi/2], made_shape_values, Worths),
    othello_border(Position, Looks),
    member(look(Place, Where, Standing0), Looks),
    (   othello_side(Position, Side)
    ->  Standing = Standing0
    ;   border_exchanged(Place, Standing0, Standing)
    ),
    border_number(Place, Standing, Number, Sign),
    get_assoc(Place-Number, Worths, One),
    Value is Sign*One,
    Value =\= 0,
    border_shape(Shape, Place, Standing).

%   made_shape_values(-Worths): an association from Place-Number, of border_number/4; of the same
%   shapes the first fact counts.

made_shape_values(Worths) :-
    shapes(Shapes),
    findall(Place-Number-Value,
            ( member(shape(Shape, Value0), Shapes),
              border_shape(Shape, Place, Standing),
              border_number(Place, Standing, Number, Sign),
              Value is Sign*Value0
            ),
            Pairs0),
    sort(1, @<, Pairs0, Pairs),
    list_to_assoc(Pairs, Worths).

%!  yomikiri(+Now, ?M) is semidet.
%
%   M has the best result that can be had, read to the end of the game. The engine's weights only
%   order the moves that are tried. A move that a bm fact speaks against may be it. Fails with more
%   than 20 empty squares, where reading takes too long, and when the game is over.

yomikiri(Now, M) :-
    situation_position(Now, Position),
    othello_vacancies(Position, Empties),
    Empties =< 20,
    current_weights(Weights),
    uncounted(othello_solve(Position, [weights(Weights)], Result)),
    othello_result(Result, move, M),
    M \== none,
    situation_note(Now, searched(Result)).

%!  yomi(+Now, +Level, -M) is semidet.
%
%   The search engine plays M at Level: it looks as far ahead as the level says, and solves the end
%   of the game where that is near; or, at the level seconds(S), as far as it gets in S seconds.

yomi(Now, Level, M) :-
    situation_position(Now, Position),
    current_weights(Weights),
    othello_vacancies(Position, Empty),
    (   Level = seconds(Seconds)
    ->  uncounted(othello_search(Position, [weights(Weights), time(Seconds)], Result))
    ;   level(Level, Depth, Solve),
        (   Empty =< Solve
        ->  uncounted(othello_solve(Position, [weights(Weights)], Result))
        ;   uncounted(othello_search(Position, [weights(Weights), depth(Depth)], Result))
        )
    ),
    othello_result(Result, move, M),
    M \== none,
    situation_note(Now, searched(Result)).

%   level(+Level, -Plies, -Empty): search so far; solve with so many empty squares or fewer.

level(1,  1,  2).
level(2,  2,  4).
level(3,  3,  6).
level(4,  4,  8).
level(5,  5, 10).
level(6,  6, 12).
level(7,  8, 14).
level(8, 10, 16).
level(9, 12, 18).
level(10, 14, 20).

%!  kakugen(+Now, +Japanese:string, +English:string) is det.
%
%   Note the saying as what a clause goes by.

kakugen(Now, Japanese, English) :-
    situation_note(Now, saying(Japanese, English)).
