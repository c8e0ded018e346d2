/*  What one position of a lost game has taught, as a pattern: explanation-based generalisation.

    A verdict of the search about a move is explained by the lines that show it. general_pattern/6
    leaves out of the position what those do not need: changed positions are searched again, and the
    verdict must stay clear. The pattern has learned(Key, Number, Words) in it, Words the lines; N
    is open, for no verdict of a search depends on the number of the move.
*/
:- module(gunshi_knowledge_shogi_learned_patterns,
          [ learned_pattern/7,          % +Kind, +Game, +N, +Position, +Move, +Shown, -Fact
            mirrored_lesson/4,          % +Game, +Fact, +Position, -Mirror
            shown_words/3               % +Shown, +Position, -Words
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [known/2]).
:- autoload('../../shogi/patterns/general', [general_pattern/6]).
:- use_module('../../shogi/patterns/faults', [covers/2]).
:- use_module('../../shogi/patterns', [position_pattern/2]).
:- use_module('../../shogi/patterns/turned',
              [mirrored_move/2, mirrored_pattern/2, mirrored_position/2]).
:- use_module('../../shogi/position', [position_after/3]).
:- use_module('../../shogi/squares', [move_squares/2]).
:- use_module(lost_game, [lost_number/3, tell/2]).
:- use_module(reasons, [move_line/4]).
:- use_module(judge, [clear_margin/2, value/5]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/2, append/3, member/2, selectchk/3]).

:- declare_knowledge(riyuu_te(squares: positive, shown: positive),
                     "So many moves of a line say which squares matter, and so many are shown.",
                     "riyuu_te(5, 4).").
:- declare_knowledge(ippanka(tests: between(0, 10 000), nodes: between(1, 100 000 000),
                             percent: between(1, 100)),
                     "Patterns are made general by so many tests, each of so many nodes; \c
                      so much of the verdict must stay.",
                     "ippanka(60, 15000, 50).").
:- declare_knowledge(tameshi(kept: natural, positions: natural),
                     "Of the tests of ippanka/3 so many are kept for the end, when the pattern \c
                      is tried on so many positions with its open pieces elsewhere.",
                     "tameshi(20, 5).").
:- declare_knowledge(kagami_jouken(most: natural),
                     "The mirror image is learned of patterns with so many conditions at most.",
                     "kagami_jouken(20).").

%!  learned_pattern(+Kind:oneof([gm,bm]), +Game, +N, +Position, +Move, +Shown, -Fact) is det.
%
%   Fact says of Move that it is good, or bad, where the search's verdict is as in Position, from
%   which the Nth move of Game was played. Shown are Value-Line of the searches that found it. When
%   their verdict is not clear for so many nodes as the tests have, Fact speaks of Position alone.

learned_pattern(Kind, Game, N, Position, Move, Shown, Fact) :-
    once(known(ippanka(Tests, Nodes, Percent), _)),
    once(known(tameshi(Kept, Positions), _)),
    (   refutation(Kind, Shown, Reply),
        verdict(Kind, Nodes, Move, Reply, Position, Clear),
        clear_margin(Kind, Margin),
        Clear >= Margin
    ->  Least is max(Margin, Clear*Percent//100),
        explaining_squares(Shown, Squares),
        general_pattern(stays(Kind, Nodes, Move, Reply, Least), Position, Move, Squares,
                        tests(Tests, Kept, Positions), K0)
    ;   position_pattern(Position, K0)
    ),
    shown_words(Shown, Position, Words),
    arg(1, Game, Key),
    lost_number(Game, N, Number),
    append(K0, [learned(Key, Number, Words)], K),
    length(K0, After),
    position_pattern(Position, Whole),
    length(Whole, Conditions),
    tell(Game, general(N, Kind, Conditions, After)),
    Fact =.. [Kind, _, K, Move].

%   refutation(+Kind, +Shown, -Reply): what the opponent answers to the bad move in the line that
%   shows it; `none` for a gm, and where nothing needs to be answered.

refutation(Kind, Shown, Reply) :-
    (   Kind == bm,
        Shown = [_-[_, Reply0|_]|_]
    ->  Reply = Reply0
    ;   Reply = none
    ).

%   verdict(+Kind, +Nodes, +Move, +Reply, +Position, -Clear) is semidet: by so much Move is better
%   than all others, for gm, or worse than the best of them when it is answered by Reply. Fails
%   where Reply cannot be played: in a position that has little in common with the one that taught
%   it, any move may be bad, for other reasons.

verdict(gm, Nodes, Move, _, Position, Clear) :-
    value(Position, Nodes, [only([Move])], Value, _),
    value(Position, Nodes, [exclude([Move])], Other, _),
    Clear is Value-Other.
verdict(bm, Nodes, Move, Reply, Position, Clear) :-
    (   Reply == none
    ->  value(Position, Nodes, [only([Move])], Value, _)
    ;   position_after(Position, Move, After),
        position_after(After, Reply, Later),
        value(Later, Nodes, [], Value, _)
    ),
    value(Position, Nodes, [exclude([Move])], Other, _),
    Clear is Other-Value.

%   stays(+Kind, +Nodes, +Move, +Reply, +Least, +Position): it is as clear as Least.

stays(Kind, Nodes, Move, Reply, Least, Position) :-
    verdict(Kind, Nodes, Move, Reply, Position, Clear),
    Clear >= Least.

%   explaining_squares(+Shown, -Squares): those which the first moves of the line that shows what
%   the move is worth go over.

explaining_squares([_-Line|_], Squares) :-
    once(known(riyuu_te(Count, _), _)),
    first(Count, Line, Moves),
    maplist(move_squares, Moves, Lists),
    append(Lists, Squares0),
    sort(Squares0, Squares).

first(Count, List, First) :-
    length(Prefix, Count),
    (   append(Prefix, _, List)
    ->  First = Prefix
    ;   First = List
    ).

line_words(Position, Value, Line0, Words) :-
    once(known(riyuu_te(_, Count), _)),
    first(Count, Line0, Line),
    move_line(Position, Line, 0, Text),
    format(string(Words), "~w ~d", [Text, Value]).

%!  shown_words(+Shown:list, +Position, -Words:string) is det.
%
%   Words are the first moves of the lines of Shown, Value-Line each, and what they are worth.

shown_words(Shown, Position, Words) :-
    findall(Text, ( member(Value-Line, Shown), line_words(Position, Value, Line, Text) ), Parts),
    atomic_list_concat(Parts, '; ', Atom),
    atom_string(Atom, Words).

%!  mirrored_lesson(+Game, +Fact, +Position, -Mirror) is semidet.
%
%   Mirror says of the mirror image of Position, which has taught Fact, what Fact says of it. Fails
%   for a pattern with a bishop or a rook where it starts, and for one of many conditions: what
%   stands so comes up in no game. Elsewhere the rules are the same in the mirror, but the
%   evaluation, which was learned from games, may see it otherwise: so it is asked.

mirrored_lesson(Game, Fact, Position0, Mirror) :-
    Fact =.. [Kind, N, K0, Move0],
    length(K0, Count),
    once(known(kagami_jouken(Most), _)),
    Count =< Most,
    \+ ( member(Condition, K0),
         memberchk(Condition, [sente(28, hi), sente(88, ka), gote(82, hi), gote(22, ka)])
       ),
    mirrored_pattern(K0, K1),
    mirrored_move(Move0, Move),
    Mirrored =.. [Kind, N, K1, Move],
    \+ covers(Fact, Mirrored),
    mirrored_position(Position0, Position),
    once(known(ippanka(_, Nodes, _), _)),
    clear_margin(Kind, Margin),
    stays(Kind, Nodes, Move, none, Margin, Position),
    findall(Value-Line,
            ( member(Option, [only([Move]), exclude([Move])]),
              value(Position, Nodes, [Option], Value, Line)
            ),
            Shown),
    shown_words(Shown, Position, Words0),
    string_concat("mirror: ", Words0, Words),
    arg(1, Game, Key),
    selectchk(learned(Key, Number, _), K1, K2),
    append(K2, [learned(Key, Number, Words)], K),
    Mirror =.. [Kind, N, K, Move].
