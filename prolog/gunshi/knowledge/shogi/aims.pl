:- encoding(utf8).
/*  Aims: what a plan of the game gives to moves, beside what the search finds.

    An aim, in kb/shogi/aims.pl, names moves and what each is worth to it in centipawns: the fifth
    paper's plan for the middle game. The values of all aims are added up for each move and given to
    the search at its root. They are small, so that an aim decides between moves that are about as
    good, and is never bought with material.
*/
:- module(gunshi_knowledge_shogi_aims,
          [ best_by_aims/3,             % +Now, +Plies, -Move
            reason_aims/2               % +Reason, -Names
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../../shogi/position', [legal_moves/2]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision,
              [situation_limits/2, situation_position/2, situation_search/3, situation_style/2]).
:- use_module(reasons, [sourced/3]).
:- use_module(vocabulary, [search_options/4]).
:- use_module(styles, [ordered_sources/2, style_setting/2]).
:- autoload(library(lists), [member/2, sum_list/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

:- declare_knowledge(aim(name: atom, japanese: text, english: text, value: any,
                         situation: variable, move: any),
                     "The move serves the aim, which is worth so many centipawns.",
                     "aim(edge, \"端を攻める\", \"attack the edge\", 5, Now, Move) :- \c
                      moves(Now, Move), arrives(Now, Move, 15).").
:- declare_knowledge(phase(situation: variable, phase: one_of([opening, middle, end])),
                     "The game is in its opening, its middle, or its end.",
                     "phase(Now, opening) :- ply(Now, Ply), Ply < 30.").
:- declare_knowledge(contact(situation: variable),
                     "The fight has begun: something hangs.",
                     "contact(Now) :- hanging(Now, Square), standing(Now, _, gi, Square).").
:- declare_knowledge(other(side: side, other: side), "The two sides.",
                     "other(sente, gote).").
:- vocabulary_subject("Searching with aims").
:- declare_vocabulary(best_by_aims(situation: variable, plies: between(1, 60), move: move),
                      "A search finds the move, what it does for the aims added to its score.").

%!  best_by_aims(+Now, +Plies:integer, -Move) is semidet.
%
%   Move is what a search prefers, of Plies or within the limits of the choice, the values of aims
%   added to the moves at its root. Fails when no aim names a move.

best_by_aims(Now, Plies, Move) :-
    aimed(Now, Aimed),
    Aimed = [_|_],
    findall(M-Value, ( member(M-Aims, Aimed), total(Aims, Value) ), Bonus),
    search_options(Now, Plies, [bonus(Bonus)], Options),
    situation_search(Now, Options, Result),
    arg(1, Result, Move),
    Move \== none,
    (   memberchk(Move-Aims, Aimed)
    ->  situation_note(Now, aims(Aims))
    ;   situation_note(Now, aims([]))
    ),
    situation_note(Now, Result).

total(Aims, Value) :-
    findall(V, member(aim(_, _, _, V, _), Aims), Vs),
    sum_list(Vs, Sum),
    Value is max(-10 000, min(10 000, Sum)).

%   aimed(+Now, -Aimed): Move-Aims for each legal move that serves any; an aim counts once for a
%   move.

aimed(Now, Aimed) :-
    situation_position(Now, Position),
    situation_style(Now, Style),
    situation_limits(Now, Limits),
    (   memberchk(without(Without), Limits)
    ->  true
    ;   Without = []
    ),
    legal_moves(Position, Legal),
    ordered_sources(aim(_, _, _, _, _, _), Sources),
    findall(Move-aim(Name, Japanese, English, Value, Source),
            ( member(Source, Sources),
              knowledge_clause(aim(Name, _, _, _, _, _), Source, _),
              \+ style_setting(Style, without(Name)),
              \+ memberchk(Name, Without),
              known(aim(Name, Japanese, English, Value, Now, Move), Source),
              integer(Value),
              memberchk(Move, Legal)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Aimed).

%!  reason_aims(+Reason, -Names:list) is det.
%
%   Names are those of the aims that the move of Reason serves, where the search that found it had
%   their values.

reason_aims(reason(_, _, _, Details), Names) :-
    findall(Name,
            ( member(aims(Aims), Details), member(Aim, Aims), arg(1, Aim, Name) ),
            Names).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

gunshi_knowledge_shogi_reasons:note_lines(aims(Aims), Language, _, Lines) :-
    (   Aims == []
    ->  no_aim(Language, Text),
        Lines = [Text]
    ;   findall(Line,
                ( member(aim(_, Japanese, English, Value, Source), Aims),
                  aim_text(Language, Japanese, English, Value, Text),
                  sourced(Text, Source, Line)
                ),
                Lines)
    ).

no_aim(en, "serves no aim: the search is sure of it").
no_aim(ja, "構想によらない、読みによる").

aim_text(en, Japanese, English, Value, Text) :-
    format(string(Text), "~s / ~s +~d", [Japanese, English, Value]).
aim_text(ja, Japanese, _, Value, Text) :-
    format(string(Text), "~s +~d", [Japanese, Value]).
