:- encoding(utf8).
/*  Aims: what a plan of the game gives to moves, beside what the search finds.

    An aim, in kb/shogi/aims.pl, names moves and what each is worth to it in centipawns: a step of
    the castle, a strike of the attack, the fifth paper's plan for the middle game. The values of
    all aims are added up for each move and given to the search at its root. They are small, so that
    an aim decides between moves that are about as good, and is never bought with material.

    So one search serves all clauses of a decision: each asks whether the move that it prefers
    serves its aim. What aims add is taken off again from what the search says of the move.

    That a move serves an aim need not be why it was chosen. The search tells how far the other
    moves are behind; an aim *decides* when without its values another move could be clearly better
    by the same search. What else the move serves is told as what it does besides.
*/
:- module(gunshi_knowledge_shogi_aims,
          [ planned_move/3,             % +Now, +Plies, -Move
            planned_move/4,             % +Now, +Plies, -Move, ?Value
            serves/3,                   % +Now, ?Aim, +Move
            reason_aims/2,              % +Reason, -Names
            reason_deciding_aims/2      % +Reason, -Names
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../../shogi/position', [legal_moves/2]).
:- use_module('../../shogi/search', [put_search_result/4, search_result/3]).
:- use_module('../learning/rules', []).
:- use_module('../situation', [situation_note/2]).
:- use_module(network_view, [note_searched/2]).
:- use_module(decision,
              [situation_aims/3, situation_limits/2, situation_position/2, situation_search/3]).
:- use_module(reasons, [sourced/3]).
:- use_module(vocabulary,
              [last_search/2, left_out/2, looking_out/3, score_centipawns/2, search_options/4]).
:- use_module(styles, [ordered_sources/2]).
:- autoload(library(apply), [include/3, partition/4]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, sum_list/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

:- declare_knowledge(aim(name: atom, japanese: text, english: text, value: any,
                         situation: variable, move: any),
                     "The move serves the aim, which is worth so many centipawns.",
                     "aim(edge, \"端を攻める\", \"attack the edge\", 5, Now, Move) :- \c
                      moves(Now, Move), arrives(Now, Move, 15).").
:- declare_knowledge(considered_moves(count: between(1, 64), nodes: positive),
                     "Learned rules weigh in the so many best moves of a look of so many nodes.",
                     "considered_moves(12, 1000).").
:- declare_knowledge(phase(situation: variable, phase: one_of([opening, middle, end])),
                     "The game is in its opening, its middle, or its end.",
                     "phase(Now, opening) :- ply(Now, Ply), Ply < 30.").
:- declare_knowledge(contact(situation: variable),
                     "The fight has begun: something hangs.",
                     "contact(Now) :- hanging(Now, Square), standing(Now, _, gi, Square).").
:- declare_knowledge(other(side: side, other: side), "The two sides.",
                     "other(sente, gote).").
:- vocabulary_subject("Searching with aims").
:- declare_vocabulary(planned_move(situation: variable, plies: between(1, 60), move: move),
                      "A search finds the move, what it does for the aims added to its score.").
:- declare_vocabulary(planned_move(situation: variable, plies: between(1, 60), move: move,
                                   value: integer),
                      "The same; the search finds the move worth so many centipawns by itself.").
:- declare_vocabulary(serves(situation: variable, aim: atom, move: move),
                      "The move serves the aim.").

%!  planned_move(+Now, +Plies:integer, -Move) is semidet.
%
%   Move is what a search prefers, of Plies or within the limits of the choice, the values of aims
%   added to the moves at its root. Where no aim that a move serves adds anything, and only then, it
%   is a search without them. Notes its result, without what aims add to Move. Fails without a legal
%   move.

planned_move(Now, Plies, Move) :-
    planned(Now, Plies, Move, _).

%!  planned_move(+Now, +Plies:integer, -Move, ?Value:integer) is semidet.
%
%   As planned_move/3; Move is worth Value centipawns without what aims add, a mate about 30,000.

planned_move(Now, Plies, Move, Value) :-
    planned(Now, Plies, Move, Score),
    score_centipawns(Score, Value).

planned(Now, Plies, Move, Score) :-
    aimed(Now, Aimed),
    findall(M-Value, ( member(M-Aims, Aimed), total(Aims, Value), Value =\= 0 ), Bonus),
    (   Bonus == []
    ->  More0 = []
    ;   More0 = [bonus(Bonus)]
    ),
    looking_out(Now, More0, More),
    search_options(Now, Plies, More, Options),
    situation_search(Now, Options, Result0),
    search_result(Result0, best, Move),
    Move \== none,
    (   memberchk(Move-Worth, Bonus)
    ->  without_worth(Result0, Worth, Result)
    ;   Result = Result0
    ),
    search_result(Result, score, Score),
    note_searched(Now, Result).

%   without_worth(+Result0, +Worth, -Result): what was added to the best move is taken off.

without_worth(Result0, Worth, Result) :-
    search_result(Result0, score, Score0),
    search_result(Result0, lines, [line(Score0, Bound, Line)|Lines]),
    !,
    (   Score0 = cp(With)
    ->  Alone is With-Worth,
        Score = cp(Alone)
    ;   Score = Score0
    ),
    put_search_result(score, Score, Result0, Result1),
    put_search_result(lines, [line(Score, Bound, Line)|Lines], Result1, Result).
without_worth(Result, _, Result).

%!  serves(+Now, ?Aim:atom, +Move) is nondet.
%
%   Move serves Aim, and this is an aim that the style and the choice have not left out. Notes
%   aims(Deciding), those that Move serves and that decided by the search noted last;
%   besides(Others), what else it serves; best_alone, when all of them together did not decide; and
%   what the clause of Aim notes.

serves(Now, Aim, Move) :-
    nonvar(Move),
    aimed(Now, Aimed),
    memberchk(Move-Aims, Aimed),
    note_parts(Now, Move, Aims, Aimed),
    member(aim(Aim, _, _, _, Source), Aims),
    once(known(aim(Aim, _, _, _, Now, Move), Source)).

note_parts(Now, Move, Aims, Aimed) :-
    rivals(Now, Move, Rivals),
    partition(decides(Rivals, Aimed), Aims, Deciding, Others),
    note_any(Deciding, Now, aims(Deciding)),
    note_any(Others, Now, besides(Others)),
    (   Rivals = known(_),
        \+ decide(Rivals, Aimed, Aims)
    ->  situation_note(Now, best_alone)
    ;   true
    ).

%   outweighs(+Gain, +Behind) is semidet: a rival that is so far behind would perhaps be clearly
%   better without what the best move gains more by aims. At 5,000 nodes, of 25 aims that gained
%   less than five centipawns three changed the move when they were left out. Pruned searches make
%   a rival look a little worse than it is.

outweighs(Gain, Behind) :-
    Gain >= 5,
    Gain+10 >= Behind.

note_any(Aims, Now, Note) :-
    (   Aims == []
    ->  true
    ;   situation_note(Now, Note)
    ).

%   rivals(+Now, +Move, -Rivals): known(Rivals) as the search noted last has them, when Move is its
%   best one; else `unknown`.

rivals(Now, Move, Rivals) :-
    (   last_search(Now, Result),
        search_result(Result, best, Move),
        search_result(Result, rivals, List),
        List \== unknown
    ->  Rivals = known(List)
    ;   Rivals = unknown
    ).

%   decide(+Rivals, +Aimed, +Aims) is semidet: without Aims together another move could be clearly
%   better.

decide(known(List), Aimed, Aims) :-
    total(Aims, Value),
    member(Rival-Behind, List),
    (   memberchk(Rival-Others0, Aimed)
    ->  include(also_of(Aims), Others0, Others),
        total(Others, Its)
    ;   Its = 0
    ),
    outweighs(Value-Its, Behind),
    !.

also_of(Aims, aim(Name, _, _, _, _)) :-
    memberchk(aim(Name, _, _, _, _), Aims).

decides(Rivals, Aimed, Aim) :-
    decide(Rivals, Aimed, [Aim]).

total(Aims, Value) :-
    findall(V, member(aim(_, _, _, V, _), Aims), Vs),
    sum_list(Vs, Sum),
    sane_value(Sum, Value).

%   sane_value(+Value0, -Value): more than any piece is worth decides already.

sane_value(Value0, Value) :-
    Value is max(-10 000, min(10 000, Value0)).

%   aimed(+Now, -Aimed): Move-Aims for each legal move that serves any; an aim counts once for a
%   move. Found out once a decision.

aimed(Now, Aimed) :-
    situation_aims(Now, find_aimed(Now), Aimed).

find_aimed(Now, Aimed) :-
    situation_position(Now, Position),
    legal_moves(Position, Legal),
    ordered_sources(aim(_, _, _, _, _, _), Sources),
    findall(Move-aim(Name, Japanese, English, Value, Source),
            ( member(Source, Sources),
              knowledge_clause(aim(Name, _, _, _, _, _), Source, _),
              \+ left_out(Now, Name),
              known(aim(Name, Japanese, English, Value0, Now, Move), Source),
              integer(Value0),
              sane_value(Value0, Value),
              memberchk(Move, Legal)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Aimed).

%   Learned rules are asked of the moves that a look thinks of, as of all legal moves it would take
%   longer than the look. Where that would be more than a twentieth of the nodes that a choice has,
%   the search has better use for them, and no rule is asked.

:- multifile gunshi_knowledge_learning_rules:considered/2.

gunshi_knowledge_learning_rules:considered(Now, Moves) :-
    situation_limits(Now, Limits),
    once(known(considered_moves(Count, Most), _)),
    \+ ( memberchk(nodes(Nodes), Limits), Nodes < 20*Most ),
    (   memberchk(depth(_), Limits)
    ->  Look = [depth(1)]
    ;   Look = [nodes(Most)]
    ),
    situation_search(Now, [lines(Count)|Look], Result),
    search_result(Result, lines, Lines),
    findall(Move, member(line(_, _, [Move|_]), Lines), Moves).

%!  reason_aims(+Reason, -Names:list) is det.
%
%   Names are those of the aims that the move of Reason serves, where the search that found it had
%   their values: first those that decided.

reason_aims(Reason, Names) :-
    reason_deciding_aims(Reason, Deciding),
    Reason = reason(_, _, _, Details),
    findall(Name, ( member(besides(Aims), Details), aim_name(Aims, Name) ), Others),
    append(Deciding, Others, Names).

%!  reason_deciding_aims(+Reason, -Names:list) is det.
%
%   Names are those of the aims that decided: without one of them another move could have been
%   clearly better.

reason_deciding_aims(reason(_, _, _, Details), Names) :-
    findall(Name, ( member(aims(Aims), Details), aim_name(Aims, Name) ), Names).

aim_name(Aims, Name) :-
    member(Aim, Aims),
    arg(1, Aim, Name).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

gunshi_knowledge_shogi_reasons:note_lines(aims(Aims), Language, _, Lines) :-
    aim_lines(Aims, Language, "~s", Lines).
gunshi_knowledge_shogi_reasons:note_lines(besides(Aims), Language, _, Lines) :-
    besides_words(Language, Words),
    aim_lines(Aims, Language, Words, Lines).

besides_words(en, "besides: ~s").
besides_words(ja, "そのほか: ~s").

aim_lines(Aims, Language, Words, Lines) :-
    findall(Line,
            ( member(aim(_, Japanese, English, Value, Source), Aims),
              aim_text(Language, Japanese, English, Value, Text0),
              format(string(Text), Words, [Text0]),
              sourced(Text, Source, Line)
            ),
            Lines).

aim_text(en, Japanese, English, Value, Text) :-
    signed(Value, Signed),
    format(string(Text), "~s / ~s ~s", [Japanese, English, Signed]).
aim_text(ja, Japanese, _, Value, Text) :-
    signed(Value, Signed),
    format(string(Text), "~s ~s", [Japanese, Signed]).

signed(Value, Signed) :-
    (   Value < 0
    ->  format(string(Signed), "~d", [Value])
    ;   format(string(Signed), "+~d", [Value])
    ).
