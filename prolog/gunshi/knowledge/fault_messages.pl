/*  What is said of clauses of knowledge by those who know what they mean: checks.pl has the faults,
    joseki/lines.pl those of lines, words/kb/losing_moves.pl `loses`, editing/checking.pl
    `disables_nothing`, `no_plan`, `no_name` and `circle`.
*/
:- module(gunshi_knowledge_fault_messages, []).
:- use_module('../base/knowledge_messages', []).
:- use_module('../base/message_words', [brief/2, value_words/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../shogi/evaluation_messages', [likely_fault//1, weight_fault//1]).
:- use_module('../shogi/game_messages', [move_rule//1]).
:- use_module('../shogi/pattern_messages', [contradiction//1, pattern_fault//1]).
:- use_module('../shogi/plan_messages', [target_fault//3]).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_base_knowledge_messages:knowledge_fault//1.

gunshi_base_knowledge_messages:knowledge_fault(no_moves) -->
    [ 'a line without moves; they are written in USI, separated by blanks: "7g7f 3c3d 2g2f"' ].
gunshi_base_knowledge_messages:knowledge_fault(line_move(Ply, Text, none)) -->
    !,
    { brief(Text, Shown) },
    [ 'move ~d of the line, ~s, is no USI move; '-[Ply, Shown],
      'they are written 7g7f, 8h2b+ or P*5e'
    ].
gunshi_base_knowledge_messages:knowledge_fault(line_move(Ply, Text, Rule)) -->
    { brief(Text, Shown) },
    [ 'move ~d of the line, ~s, is not legal: '-[Ply, Shown] ],
    move_rule(Rule).
gunshi_base_knowledge_messages:knowledge_fault(loses(Ply, Move, Loss, Line, BetterLine)) -->
    [ 'move ~d of the line, ~w, loses ~d: ~w, where there is ~w'
      -[Ply, Move, Loss, Line, BetterLine]
    ].
gunshi_base_knowledge_messages:knowledge_fault(pattern(Fault)) -->
    pattern_fault(Fault).
gunshi_base_knowledge_messages:knowledge_fault(known_already(Source)) -->
    { shown_source(Source, Shown) },
    [ 'it is known already, at ~w'-[Shown] ].
gunshi_base_knowledge_messages:knowledge_fault(known_off(Source)) -->
    { shown_source(Source, Shown) },
    [ 'it is known already, at ~w, but disabled (kb_enable/1), or a game has refuted it '-[Shown],
      '(kb_unlearn/1)'
    ].
gunshi_base_knowledge_messages:knowledge_fault(disables_nothing(Name)) -->
    [ 'nothing is called ~q'-[Name] ].
gunshi_base_knowledge_messages:knowledge_fault(no_plan(Plan, Naming, Near)) -->
    none_called(Plan, Naming, Near).
gunshi_base_knowledge_messages:knowledge_fault(no_name(Name, Kinds, Near)) -->
    none_called(Name, Kinds, Near).
gunshi_base_knowledge_messages:knowledge_fault(circle(Name, Steps)) -->
    [ '~q would be tried before itself'-[Name] ],
    (   { Steps == [] }
    ->  []
    ;   { steps_words(Steps, Words) },
        [ '; there is ~w'-[Words] ]
    ).
gunshi_base_knowledge_messages:knowledge_fault(never_stands(Fault)) -->
    [ 'it can never stand: ' ],
    contradiction(Fault).
gunshi_base_knowledge_messages:knowledge_fault(asks_nothing) -->
    [ 'it asks for nothing, so it would hold in every position; say which piece stands where' ].
gunshi_base_knowledge_messages:knowledge_fault(not_a_fact(Name/Arity)) -->
    [ 'a clause of ~q/~d is a fact, without conditions'-[Name, Arity] ].
gunshi_base_knowledge_messages:knowledge_fault(endless) -->
    [ 'the rule calls itself with the same arguments, without end' ].
gunshi_base_knowledge_messages:knowledge_fault(target(What, Makuhyou, Source)) -->
    target_fault(What, Makuhyou, Source).
gunshi_base_knowledge_messages:knowledge_fault(weight(Fault)) -->
    [ 'these weights are none: ' ],
    weight_fault(Fault).
gunshi_base_knowledge_messages:knowledge_fault(likely(Fault)) -->
    [ 'these values of moves are none: ' ],
    likely_fault(Fault).
gunshi_base_knowledge_messages:knowledge_fault(contrary(Fact, Source)) -->
    { value_words(Fact, Words),
      shown_source(Source, Shown)
    },
    [ 'it would never be followed: ~s at ~w forbids the move wherever this holds'-[Words, Shown] ].

none_called(Name, Kinds, Near) -->
    { atomic_list_concat(Kinds, ' or ', Any) },
    [ 'no ~w is called ~q'-[Any, Name] ],
    (   { Near == [] }
    ->  []
    ;   { atomic_list_concat(Near, ' or ', Names) },
        [ '; did you mean ~w?'-[Names] ]
    ).

steps_words(Steps, Words) :-
    findall(Step,
            ( member(Fact-Source, Steps),
              value_words(Fact, FactWords),
              shown_source(Source, Shown),
              format(string(Step), "~s at ~w", [FactWords, Shown])
            ),
            Texts),
    atomic_list_concat(Texts, ' and ', Words).
