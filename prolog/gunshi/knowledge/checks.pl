:- encoding(utf8).
/*  What can be wrong with knowledge beyond its form: checks of whole files.

    The store asks here whenever it takes a file, and so does whoever adds a clause: the faults of
    clauses that are well formed each. What is certain to be wrong is a fault, what is merely odd is
    not. The words are in fault_messages.pl.

      - line_move(Ply, Text, Rule), no_moves    a joseki line that cannot be played
      - pattern(Fault)                          a pattern that can never match, or a move never
                                                legal there
      - never_stands(Fault)                   a castle or formation that no position can have
      - asks_nothing                          one, or an opening, that every position has
      - contrary(Bm, Source)                    a gm fact that a bm fact forbids wherever it holds
      - target(What, Makuhyou, Source)          a plan with a target that its piece cannot have
      - known_already(Source)                   the same clause is there already
      - known_off(Source)                       the same, but it is turned off
      - endless                                 a rule that calls itself without end
      - not_a_fact(Name/Arity)                  a rule where only facts are looked at
*/
:- module(gunshi_knowledge_checks, []).
:- use_module('../base/clauses', [clause_variant/4, knowledge_clause/3]).
:- use_module('../base/endless', [endless_rule/3]).
:- use_module('../shogi/evaluation', [weight_problem/2]).
:- use_module('../shogi/likely', [likely_problem/2]).
:- use_module('../shogi/patterns/faults', [pattern_faults/4, covers/2]).
:- use_module('../shogi/patterns', [is_pattern_move/1]).
:- use_module('../shogi/komagumi/plan_faults', [plan_faults/2]).
:- use_module('joseki/lines', [line_faults/2]).
:- use_module('joseki/pattern_moves', [is_shogi_fact/1]).
:- use_module(fault_messages, []).
:- use_module(own, [own_file/1]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(pairs), [pairs_keys/2]).

:- multifile gunshi_base_store:clauses_fault/4.

%   gunshi_base_store:clauses_fault(+File, +Clauses, -Line, -Fault): nondet.

gunshi_base_store:clauses_fault(_, Clauses, Line, Fault) :-
    member(clause(Line, Head, true), Clauses),
    memberchk(Head, [joseki(_, _, Moves), theory(Moves, _)]),
    line_faults(Moves, Faults),
    member(Fault, Faults).
gunshi_base_store:clauses_fault(_, Clauses, Line, argument(N, Name, Value, Words)) :-
    member(clause(Line, Head, _), Clauses),
    shown_argument(Head, N, Name, Type, Words),
    arg(N, Head, Value),
    \+ call(Type, Value).
gunshi_base_store:clauses_fault(_, Clauses, Line, pattern(Fault)) :-
    shogi_fact(Clauses, Line, Fact),
    Fact =.. [_, N, Pattern, Move],
    pattern_faults(N, Pattern, Move, Faults),
    member(Fault, Faults).
gunshi_base_store:clauses_fault(_, Clauses, Line, pattern(turns(0))) :-
    member(clause(Line, Fact, true), Clauses),
    memberchk(Fact, [gm(_, K, M), bm(_, K, M)]),
    var(K),
    nonvar(M),
    is_pattern_move(M).
gunshi_base_store:clauses_fault(_, Clauses, Line, pattern(Fault)) :-
    member(clause(Line, opening(_, Pattern), _), Clauses),
    is_list(Pattern),
    (   memberchk(turn(_), Pattern)
    ->  Whole = Pattern
    ;   Whole = [turn(sente)|Pattern]
    ),
    pattern_faults(_, Whole, _, Faults),
    member(Fault, Faults).
gunshi_base_store:clauses_fault(_, Clauses, Line, never_stands(Fault)) :-
    member(clause(Line, Head, _), Clauses),
    conditions(Head, Conditions),
    ground(Conditions),
    findall(Of-Condition,
            ( member(Condition, Conditions), pattern_condition(Condition, Of) ),
            Pairs),
    pairs_keys(Pairs, Pattern),
    pattern_faults(_, [turn(sente)|Pattern], _, Faults),
    member(Fault0, Faults),
    as_written(Fault0, Pairs, Fault).
gunshi_base_store:clauses_fault(_, Clauses, Line, asks_nothing) :-
    member(clause(Line, Head, _), Clauses),
    ( conditions(Head, Conditions) ; Head = opening(_, Conditions) ),
    Conditions == [].
gunshi_base_store:clauses_fault(_, Clauses, Line, weight(Fault)) :-
    member(clause(Line, weight(Name, Sentence, Opening, Ending), true), Clauses),
    weight_problem(weight(Name, Sentence, Opening, Ending), Fault).
gunshi_base_store:clauses_fault(_, Clauses, Line, likely(Fault)) :-
    member(clause(Line, likely(Name, Sentence, Values), true), Clauses),
    likely_problem(likely(Name, Sentence, Values), Fault).
gunshi_base_store:clauses_fault(File, Clauses, Line, contrary(Other, Source)) :-
    believed_facts(Clauses, Facts),
    member(Line-Fact, Facts),
    contrary_fact(Fact, File, Facts, Other, Source).
gunshi_base_store:clauses_fault(File, Clauses, Line, target(What, Makuhyou, Source)) :-
    plan_fault(File, Clauses, Line, What, Makuhyou, Source).
gunshi_base_store:clauses_fault(File, Clauses, Line, Fault) :-
    known_already(File, Clauses, Line, Source, State),
    (   State == on
    ->  Fault = known_already(Source)
    ;   Fault = known_off(Source)
    ).
gunshi_base_store:clauses_fault(File, Clauses, Line, endless) :-
    endless_rule(Clauses, other_rule(File), Line).

gunshi_base_store:clauses_fault(_, Clauses, Line, not_a_fact(Name/Arity)) :-
    member(clause(Line, Head, Body), Clauses),
    Body \== true,
    only_facts(Head),
    functor(Head, Name, Arity).

%   only_facts(+Head): rules for it are not run; what is turned off by a rule could lock its owner
%   out.

only_facts(disabled(_)).
only_facts(joseki(_, _, _)).
only_facts(cut(_, _, _, _)).
only_facts(theory(_, _)).
only_facts(gm(N, K, M)) :-
    is_shogi_fact(gm(N, K, M)).
only_facts(bm(N, K, M)) :-
    is_shogi_fact(bm(N, K, M)).

%   shown_argument(+Head, -N, -Name, -Type, -Words): argument N is shown to a person, so it cannot
%   be left open in a rule either.

shown_argument(Head, N, Name, Type, Words) :-
    functor(Head, Functor, Arity),
    memberchk(Functor/Arity, [strategy/5, aim/6, plan_choice/4]),
    member(argument(N, Name, Type, Words),
           [ argument(2, japanese, string, "a text in double quotes"),
             argument(3, english, string, "a text in double quotes")
           ]).

%   conditions(+Head, -Conditions): what a castle or a formation asks for.

conditions(castle(_, _, _, Pieces), Pieces).
conditions(formation(_, _, _, Conditions), Conditions).

%   pattern_condition(+Condition, -Of): Condition, of a castle or a formation, says what Of says in
%   a pattern. Others are left out: they say less than a pattern does, or look at more than a
%   position.

pattern_condition(Kind-Square, sente(Square, Kind)).
pattern_condition(own(Kind, Square), sente(Square, Kind)).
pattern_condition(own_one_of(_, Square), sente(Square, _)).
pattern_condition(enemy(Kind, Square), gote(Square, Kind)).
pattern_condition(empty(Square), empty(Square)).
pattern_condition(held(Kind), hand(sente, Kind, 1)).
pattern_condition(enemy_held(Kind), hand(gote, Kind, 1)).

%   as_written(+Fault0, +Pairs, -Fault): Fault speaks of the conditions that were written for those
%   of the pattern.

as_written(clash(Square, First0, Second0), Pairs, clash(Square, First, Second)) :-
    !,
    written(Pairs, First0, First),
    written(Pairs, Second0, Second).
as_written(Fault, _, Fault).

written(Pairs, Of0, Condition) :-
    member(Of-Condition, Pairs),
    Of =@= Of0,
    !.

other_rule(File, Head, Body) :-
    knowledge_clause(Head, Other:_, Body),
    Other \== File.

shogi_fact(Clauses, Line, Fact) :-
    member(clause(Line, Fact, true), Clauses),
    functor(Fact, Kind, 3),
    memberchk(Kind, [gm, bm]),
    is_shogi_fact(Fact).

%   believed_facts(+Clauses, -Facts): Line-Fact of those that no other of Clauses says a game has
%   refuted.

believed_facts(Clauses, Facts) :-
    findall(Refuted, member(clause(_, refuted(_, Refuted, _), true), Clauses), All),
    findall(Line-Fact,
            ( shogi_fact(Clauses, Line, Fact),
              \+ ( member(Refuted, All), Refuted =@= Fact )
            ),
            Facts).

%   contrary_fact(+Fact, +File, +Facts, -Other, -Source) is nondet: Other is of the Facts of File,
%   or of another file.

contrary_fact(Fact, File, Facts, Other, Source) :-
    Fact =.. [Kind|_],
    (   Kind == gm
    ->  Other = bm(_, _, _)
    ;   Other = gm(_, _, _)
    ),
    (   member(Line-Other, Facts),
        Source = File:Line
    ;   knowledge_clause(Other, Source, true),
        Source = File1:_,
        File1 \== File,
        is_shogi_fact(Other)
    ),
    (   Kind == gm
    ->  covers(Other, Fact)
    ;   covers(Fact, Other)
    ).

%   plan_fault(+File, +Clauses, -Line, -What, -Makuhyou, -Source): of the plans that Clauses say
%   something of, with what other files say of them. Source is where the target stands that it does
%   not go with.

plan_fault(File, Clauses, Line, What, Makuhyou, Source) :-
    setof(Plan,
          L^No^XY^Value^member(clause(L, makuhyou(Plan, No, XY, Value), true), Clauses),
          Plans),
    member(Plan, Plans),
    findall(makuhyou(No, XY, Value)-(File1:L),
            ( knowledge_clause(makuhyou(Plan, No, XY, Value), File1:L, true),
              File1 \== File
            ),
            Others),
    findall(makuhyou(No, XY, Value)-(File:L),
            member(clause(L, makuhyou(Plan, No, XY, Value), true), Clauses),
            Ours),
    append(Others, Ours, All),
    findall(Target, member(Target-_, All), Targets),
    plan_faults(Targets, Faults),
    member(fault(Makuhyou, What), Faults),
    memberchk(Makuhyou-(File:Line), Ours),
    (   compound(What),
        arg(_, What, Against),
        compound(Against),
        memberchk(Against-Source0, All)
    ->  Source = Source0
    ;   Source = none
    ).

%   known_already(+File, +Clauses, -Line, -Source, -State): within the file; and a user's own beside
%   all others.

known_already(File, Clauses, Line, File:First, on) :-
    findall(Hash-Clause,
            ( member(Clause, Clauses),
              Clause = clause(_, Head, Body),
              variant_hash(Head-Body, Hash)
            ),
            Pairs),
    keysort(Pairs, Sorted),
    append(_, [Hash-clause(First, Head1, Body1), Hash-clause(Line, Head2, Body2)|_], Sorted),
    Head1-Body1 =@= Head2-Body2.
known_already(File, Clauses, Line, Source, State) :-
    own_file(File),
    member(clause(Line, Head, Body), Clauses),
    clause_variant(Head, Body, Source, State),
    Source = Other:_,
    Other \== File.
