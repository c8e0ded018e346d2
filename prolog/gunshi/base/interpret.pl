:- encoding(utf8).
/*  Running the body of a knowledge rule.

    A rule may come from a stranger. Its body is data, and this interpreter runs it: control, what
    is always allowed, knowledge, and vocabulary; a body has no other way to anything. It keeps the
    rule from running away:

      - steps: a goal called is a step, and so many are allowed in one question, together with those
        of the questions that vocabulary asks on the way
      - depth: rules may call rules, so deep
      - time: a question may take so much CPU time of this thread, or so much time by the clock
        (rules_within/2). What a search or another long work takes that vocabulary was asked for,
        and that has limits of its own, is not counted: uncounted/1. The rule that was asked has
        taken it, not one that it calls and that others call too; three times, and it rests
        (gunshi_base_resting): it is passed over until it is changed. That is so when it worked for
        half of the time at least, and did not wait for a machine that was busy
      - size: terms that are compared, unified, asked with or answered, and numbers, may not grow
        without end; arithmetic has the functions of a pocket calculator, no powers. A small term
        whose parts are shared can be a huge one for who copies it

    Another thread may give up what a thread asks (give_up_rules/1): its rules end before they next
    ask vocabulary, or within sixteen steps.

    What is counted is in one term, budget(Steps, Since, Seconds, Depth, Allowed, Asked, Work), in
    the backtrackable global variable gunshi_budget while a question is open. It has taken Seconds
    of those that Allowed gives, and runs since Since; that is `none` while who asks has the turn,
    or what is not counted. Depth is that of the rule that has called vocabulary last, Asked the
    rule that was asked last, by a person or by vocabulary; Work is work(Since, Seconds), the CPU
    time. Steps and times are not undone on going back.

    A proof is the list of what a body has used, in the order of use: used(Goal, Source, Proof) for
    knowledge, Source File:Line; held(Goal) for vocabulary, with what it found.
*/
:- module(gunshi_base_interpret,
          [ known/2,                    % ?Head, -Source
            known/3,                    % ?Head, -Source, -Proof
            holds/3,                    % ?Goal, +Source, -Proof
            relation_holds/1,           % +Goal
            make_genuine/1,             % +Term
            genuine_during/1,           % :Goal
            rules_within/2,             % +Time, :Goal
            uncounted/1,                % :Goal
            give_up_rules/1,            % +Thread
            spy_rule/1,                 % +Source
            nospy_rule/1,               % +Source
            spied_rule/1                % ?Source
          ]).
:- use_module(steady, [steady_time/1]).
:- use_module(declare, [declaration/5, always_allowed/1]).
:- use_module(clauses, [knowledge_clause/3]).
:- use_module(knowledge_messages, []).
:- use_module(resting, [rule_overran/1, rule_rests/1]).
:- use_module(sources, [shown_source/2]).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).

:- meta_predicate genuine_during(0), rules_within(+, 0), uncounted(0), with_clock(0, +).

:- dynamic spied_rule/1.

%   Arithmetic in this file is compiled: it counts every step of a rule.
:- set_prolog_flag(optimise, true).

steps_allowed(3_000_000).
depth_allowed(2_000).
size_allowed(20_000).
integer_allowed(0x3fffffffffffffff).

%!  known(?Head, -Source) is nondet.
%
%   Head is true by the clause that stands at Source, File:Line with an absolute File. Clauses are
%   tried in order.
%
%   @error existence_error(knowledge, Name/Arity) when Head's predicate is not declared
%   @error gunshi(rule_failed(File:Line, Error)): the body of the clause there raised Error
%   @error gunshi(rule_limit(File:Line, What)): it takes too much

known(Head, Source) :-
    known(Head, Source, _).

%!  known(?Head, -Source, -Proof:list) is nondet.
%
%   As known/2. Proof is what the clause has used, in the order of use: used(Goal, Source1, Proof1)
%   for each goal of knowledge, true by the clause at Source1, which has used Proof1; held(Goal) for
%   each goal of vocabulary. A fact uses nothing, and what is negated leaves nothing.

known(Head, Source, Proof) :-
    must_be(callable, Head),
    knowledge_clause(Head, Source, Body),
    (   Body == true
    ->  Proof = []
    ;   \+ rule_rests(Source),
        proven(Head, Body, Source, Proof)
    ).

%!  holds(?Goal, +Source, -Proof:list) is nondet.
%
%   Goal is true, as the body of a rule that stands at Source would find it. Proof is as in known/3.
%
%   @error existence_error(knowledge, Name/Arity) when Goal calls what is not declared
%   @error as known/2

holds(Goal, Source, Proof) :-
    must_be(callable, Goal),
    proven(asked(true), Goal, Source, Proof).

%!  relation_holds(+Goal) is semidet.
%
%   Goal, a question of a rule about a relation, is true, or an error. Fails for all other goals. It
%   is asked by itself, without what holds/3 does around it; so many rules that begin with it can
%   be passed over together.

relation_holds(Goal) :-
    functor(Goal, Name, Arity),
    declaration(Name, Arity, relation(Module), _, _),
    catch(Module:Goal, error(_, _), true),
    !.

%   proven(?Head, +Body, +Source, -Proof) is nondet.
%
%   Head is true by the rule Head :- Body at Source.
%
%   @error gunshi(rule_failed(Source, Error)): a goal of the rule at Source raised Error
%   @error gunshi(rule_limit(Source, What)): What is steps(N), depth(N),
%          seconds(N), size(N) or integer(N)

proven(Head, Body, Source, Proof) :-
    (   nb_current(gunshi_budget, Budget),
        Budget \== []
    ->  arg(4, Budget, Depth),
        arg(6, Budget, Asked),
        setarg(6, Budget, Source),
        guarded(Head, Body, Source, Budget, Depth, Proof),
        setarg(6, Budget, Asked)
    ;   allowed_time(Allowed),
        Budget = budget(0, none, 0, 0, Allowed, Source, work(0, 0)),
        b_setval(gunshi_budget, Budget),
        with_clock(guarded(Head, Body, Source, Budget, 0, Proof), Budget),
        must_have_small_goals(Proof, run(Source, Budget, 0)),
        b_setval(gunshi_budget, [])
    ).

guarded(Head, Body, Source, Budget, Depth0, Proof) :-
    depth_allowed(Deepest),
    (   Depth0 >= Deepest
    ->  throw(error(gunshi(rule_limit(Source, depth(Deepest))), _))
    ;   Depth is Depth0 + 1
    ),
    Run = run(Source, Budget, Depth),
    catch(( proof(Body, Run, Proof, []), must_have_small_arguments(Head, Run) ),
          error(Formal, Context),
          failed(Formal, Context, Source)).

failed(gunshi(Formal), Context, _) :-
    names_the_rule(Formal),
    !,
    throw(error(gunshi(Formal), Context)).
failed(Formal, Context, Source) :-
    throw(error(gunshi(rule_failed(Source, error(Formal, Context))), _)).

names_the_rule(rule_failed(_, _)).
names_the_rule(rule_limit(_, _)).

proof(Goal, _, _, _) :-
    var(Goal),
    !,
    throw(error(instantiation_error, _)).
proof((A, B), Run) -->
    !,
    proof(A, Run),
    proof(B, Run).
proof((If -> Then ; Else), Run, P0, P) :-
    !,
    (   proof(If, Run, P0, P1)
    ->  proof(Then, Run, P1, P)
    ;   proof(Else, Run, P0, P)
    ).
proof((A ; B), Run, P0, P) :-
    !,
    (   proof(A, Run, P0, P)
    ;   proof(B, Run, P0, P)
    ).
proof((If -> Then), Run, P0, P) :-
    !,
    (   proof(If, Run, P0, P1)
    ->  proof(Then, Run, P1, P)
    ).
proof(\+ Goal, Run, P, P) :-
    !,
    \+ proof(Goal, Run, _, _).
proof(Goal, Run, P0, P) :-
    count_step(Run),
    Run = run(Source, _, _),
    (   spied_rule(Source)
    ->  spied_proof(Goal, Source, Run, P0, P)
    ;   goal_proof(Goal, Run, P0, P)
    ).

goal_proof(Goal, Run, P0, P) :-
    functor(Goal, Name, Arity),
    (   declaration(Name, Arity, Class, _, _)
    ->  declared_proof(Class, Goal, Run, P0, P)
    ;   always_allowed(Name/Arity)
    ->  P0 = P,
        allowed(Goal, Run)
    ;   throw(error(existence_error(knowledge, Name/Arity), _))
    ).

declared_proof(knowledge, Goal, Run, [used(Goal, Source, Proof)|P], P) :-
    Run = run(_, Budget, Depth),
    must_have_small_arguments(Goal, Run),
    knowledge_clause(Goal, Source, Body),
    must_have_small_arguments(Goal, Run),
    (   Body == true
    ->  Proof = []
    ;   \+ rule_rests(Source),
        guarded(Goal, Body, Source, Budget, Depth, Proof)
    ).
declared_proof(relation(Module), Goal, Run, [held(Goal)|P], P) :-
    functor(Goal, _, Arity),
    must_be_plain(Arity, Goal, Run),
    Module:Goal.
declared_proof(vocabulary(Module), Goal, Run, [held(Goal)|P], P) :-
    Run = run(_, Budget, Depth),
    must_go_on,
    must_have_small_arguments(Goal, Run),
    must_be_genuine(Goal),
    arg(4, Budget, Depth0),
    setarg(4, Budget, Depth),
    Module:Goal,
    setarg(4, Budget, Depth0).

                /*******************************
                *             TIME             *
                *******************************/

%!  rules_within(+Time, :Goal) is semidet.
%
%   Goal, once; each question about knowledge that begins in it may take so much Time: cpu(Seconds)
%   of the thread, or real(Seconds) by the clock. By itself it is cpu(10).

rules_within(Time, Goal) :-
    allowed_time(Before),
    b_setval(gunshi_allowed, Time),
    once(Goal),
    b_setval(gunshi_allowed, Before).

allowed_time(Time) :-
    (   nb_current(gunshi_allowed, Time0)
    ->  Time = Time0
    ;   Time = cpu(10)
    ).

%!  uncounted(:Goal) is semidet.
%
%   Goal, once; what it takes is not counted as the rule's that has asked for it. For vocabulary
%   with work that has limits of its own.

uncounted(Goal) :-
    (   nb_current(gunshi_budget, Budget),
        Budget \== [],
        \+ arg(2, Budget, none)
    ->  setup_call_cleanup(stop_clock(Budget), once(Goal), start_clock(Budget))
    ;   once(Goal)
    ).

%   with_clock(:Goal, +Budget): the clock of Budget runs while Goal is at work, and not while who
%   asked has its answer.

with_clock(Goal, Budget) :-
    start_clock(Budget),
    call_cleanup(Goal, Last = true),
    (   Last == true
    ->  !,
        stop_clock(Budget)
    ;   (   stop_clock(Budget)
        ;   start_clock(Budget),
            fail
        )
    ).
with_clock(_, Budget) :-
    stop_clock(Budget),
    fail.

start_clock(Budget) :-
    arg(5, Budget, Allowed),
    arg(7, Budget, Work),
    statistics(cputime, Cpu),
    time_now(Allowed, Cpu, Now),
    nb_setarg(2, Budget, Now),
    nb_setarg(1, Work, Cpu).

%   time_now(+Allowed, +Cpu, -Now): the time that Allowed counts; Cpu is the CPU time now.

time_now(cpu(_), Cpu, Cpu).
time_now(real(_), _, Now) :-
    steady_time(Now).

stop_clock(Budget) :-
    statistics(cputime, Cpu),
    seconds_taken(Budget, Cpu, Seconds),
    seconds_worked(Budget, Cpu, Worked),
    arg(7, Budget, Work),
    nb_setarg(2, Budget, none),
    nb_setarg(3, Budget, Seconds),
    nb_setarg(2, Work, Worked).

%   seconds_worked(+Budget, +Cpu, -Seconds): of Seconds taken, those in which this thread had a
%   processor.

seconds_worked(Budget, Cpu, Seconds) :-
    arg(2, Budget, Since),
    arg(7, Budget, work(SinceCpu, Seconds0)),
    (   Since == none
    ->  Seconds = Seconds0
    ;   Seconds is Seconds0 + Cpu - SinceCpu
    ).

seconds_taken(budget(_, Since, Seconds0, _, Allowed, _, _), Cpu, Seconds) :-
    (   Since == none
    ->  Seconds = Seconds0
    ;   time_now(Allowed, Cpu, Now),
        Seconds is Seconds0 + Now - Since
    ).

                /*******************************
                *       GENUINE TERMS          *
                *******************************/

%   opaque(+Term): hook: terms of this form come from the program, as what a rule is asked about. A
%   rule may pass one on, and cannot make one.

:- multifile opaque/1.

%!  make_genuine(+Term) is det.
%
%   Term, itself and no copy, is one that rules may give to vocabulary; undone on backtracking.

make_genuine(Term) :-
    (   nb_current(gunshi_genuine, Terms),
        is_list(Terms)
    ->  true
    ;   Terms = []
    ),
    b_setval(gunshi_genuine, [Term|Terms]).

%!  genuine_during(:Goal) is semidet.
%
%   Goal, once; what it has made genuine is so no longer. A program that makes one decision after
%   the other, and never goes back, would else keep all that any of them was about.

genuine_during(Goal) :-
    (   nb_current(gunshi_genuine, Terms)
    ->  true
    ;   Terms = []
    ),
    once(Goal),
    b_setval(gunshi_genuine, Terms).

must_be_genuine(Goal) :-
    arg(1, Goal, Term),
    (   compound(Term),
        \+ genuine(Term),
        opaque(Term)
    ->  forged(Term)
    ;   true
    ).

forged(Term) :-
    functor(Term, Name, Arity),
    throw(error(permission_error(make, situation, Name/Arity), _)).

genuine(Term) :-
    nb_current(gunshi_genuine, Terms),
    among(Terms, Term).

among([Genuine|Terms], Term) :-
    (   same_term(Genuine, Term)
    ->  true
    ;   among(Terms, Term)
    ).

%   must_be_plain(+N, +Goal, +Run): the first N arguments of Goal are genuine, or small and not
%   opaque.

must_be_plain(0, _, _) :-
    !.
must_be_plain(N, Goal, Run) :-
    arg(N, Goal, Argument),
    (   compound(Argument),
        \+ genuine(Argument)
    ->  (   opaque(Argument)
        ->  forged(Argument)
        ;   must_be_small(Argument, Run)
        )
    ;   true
    ),
    N1 is N - 1,
    must_be_plain(N1, Goal, Run).

                /*******************************
                *            SPYING            *
                *******************************/

%!  spied_rule(?Source) is nondet.
%
%   What the rule at Source does is told.

%!  spy_rule(+Source) is det.
%
%   Tell each goal of the rule at Source, File:Line, and how it ends, on user_error, from now on.

spy_rule(Source) :-
    (   spied_rule(Source)
    ->  true
    ;   assertz(spied_rule(Source))
    ).

%!  nospy_rule(+Source) is det.
%
%   Tell no more what the rule at Source does.

nospy_rule(Source) :-
    retractall(spied_rule(Source)).

spied_proof(Goal, Source, Run, P0, P) :-
    shown_source(Source, Shown),
    (   goal_proof(Goal, Run, P0, P),
        print_spied(Shown, Goal, yes)
    ;   print_spied(Shown, Goal, no),
        fail
    ).

print_spied(Shown, Goal, How) :-
    \+ \+ ( term_variables(Goal, Variables),
             maplist(=('$VAR'('_')), Variables),
             format(user_error, "~w  ~W: ~w~n",
                    [ Shown, Goal,
                      [ quoted(true), portray(true), numbervars(true), max_depth(6),
                        spacing(next_argument) ],
                      How ])
           ).

                /*******************************
                *           LIMITS             *
                *******************************/

%!  give_up_rules(+Thread) is det.
%
%   The rule that Thread is proving, and any that it begins later, ends within sixteen steps with
%   the exception gunshi_given_up, which is no error of the rule. Does nothing when Thread has
%   ended.

give_up_rules(Thread) :-
    catch(thread_send_message(Thread, gunshi_give_up), error(existence_error(_, _), _), true).

count_step(Run) :-
    Run = run(Source, Budget, _),
    arg(1, Budget, Steps0),
    Steps is Steps0 + 1,
    nb_setarg(1, Budget, Steps),
    (   Steps /\ 15 =\= 0
    ->  true
    ;   must_go_on,
        steps_allowed(Most),
        Steps > Most
    ->  throw(error(gunshi(rule_limit(Source, steps(Most))), _))
    ;   arg(5, Budget, Allowed),
        arg(1, Allowed, Seconds),
        statistics(cputime, Cpu),
        seconds_taken(Budget, Cpu, Taken),
        Taken > Seconds
    ->  arg(6, Budget, Asked),
        seconds_worked(Budget, Cpu, Worked),
        (   Worked > Seconds/2
        ->  rule_overran(Asked)
        ;   true
        ),
        throw(error(gunshi(rule_limit(Asked, seconds(Seconds))), _))
    ;   true
    ).

must_go_on :-
    (   thread_peek_message(gunshi_give_up)
    ->  throw(gunshi_given_up)
    ;   true
    ).

%   must_have_small_goals(+Proof, +Run): what the goals of Proof have become since they were asked.

must_have_small_goals([], _).
must_have_small_goals([Leaf|Proof], Run) :-
    (   Leaf = used(Goal, _, Below)
    ->  must_have_small_goals(Below, Run)
    ;   Leaf = held(Goal)
    ),
    must_have_small_arguments(Goal, Run),
    must_have_small_goals(Proof, Run).

%   must_have_small_arguments(+Goal, +Run): each argument is small. One that is declared as a
%   variable is the situation, which Gunshi made, and is passed over.

must_have_small_arguments(Goal, Run) :-
    (   arg(_, Goal, Argument),
        compound(Argument)
    ->  functor(Goal, Name, Arity),
        declaration(Name, Arity, _, _, Types),
        Goal =.. [_|Arguments],
        must_be_small_arguments(Arguments, Types, Run)
    ;   true
    ).

must_be_small_arguments([], [], _).
must_be_small_arguments([Argument|Arguments], [Type|Types], Run) :-
    (   Type == variable
    ->  true
    ;   must_be_small(Argument, Run)
    ),
    must_be_small_arguments(Arguments, Types, Run).

%   must_be_small(+Term, +Run): counted as if nothing were shared, which is what comparing costs.

must_be_small(Term, _) :-
    \+ compound(Term),
    !.
must_be_small(Term, run(Source, _, _)) :-
    size_allowed(Most),
    (   room_for(Term, Most, _)
    ->  true
    ;   throw(error(gunshi(rule_limit(Source, size(Most))), _))
    ).

room_for(Term, Room0, Room) :-
    Room0 > 0,
    Room1 is Room0 - 1,
    (   compound(Term)
    ->  functor(Term, _, Arity),
        room_for_arguments(1, Arity, Term, Room1, Room)
    ;   Room = Room1
    ).

room_for_arguments(N, Arity, Term, Room0, Room) :-
    (   N > Arity
    ->  Room = Room0
    ;   arg(N, Term, Argument),
        (   N =:= Arity
        ->  room_for(Argument, Room0, Room)
        ;   room_for(Argument, Room0, Room1),
            N1 is N + 1,
            room_for_arguments(N1, Arity, Term, Room1, Room)
        )
    ).

                /*******************************
                *       ALWAYS ALLOWED         *
                *******************************/

allowed(true, _).
allowed(A = B, Run) :-
    must_be_small(A, Run),
    must_be_small(B, Run),
    A = B,
    acyclic_term(A).
allowed(A \= B, Run) :-
    must_be_small(A, Run),
    must_be_small(B, Run),
    A \= B.
allowed(A == B, Run) :-
    compared(Order, A, B, Run),
    Order = (=).
allowed(A \== B, Run) :-
    compared(Order, A, B, Run),
    Order \= (=).
allowed(A @< B, Run) :-
    compared(<, A, B, Run).
allowed(A @> B, Run) :-
    compared(>, A, B, Run).
allowed(A @=< B, Run) :-
    compared(Order, A, B, Run),
    Order \= (>).
allowed(A @>= B, Run) :-
    compared(Order, A, B, Run),
    Order \= (<).
allowed(A is Expression, Run) :-
    value(Expression, Run, A).
allowed(A =:= B, Run) :-
    values(A, B, Run, X, Y),
    X =:= Y.
allowed(A =\= B, Run) :-
    values(A, B, Run, X, Y),
    X =\= Y.
allowed(A < B, Run) :-
    values(A, B, Run, X, Y),
    X < Y.
allowed(A > B, Run) :-
    values(A, B, Run, X, Y),
    X > Y.
allowed(A =< B, Run) :-
    values(A, B, Run, X, Y),
    X =< Y.
allowed(A >= B, Run) :-
    values(A, B, Run, X, Y),
    X >= Y.

compared(Order, A, B, Run) :-
    must_be_small(A, Run),
    must_be_small(B, Run),
    compare(Order, A, B).

values(A, B, Run, X, Y) :-
    value(A, Run, X),
    value(B, Run, Y).

value(Expression, Run, Value) :-
    (   number(Expression)
    ->  Value = Expression
    ;   must_be_small(Expression, Run),
        must_be_arithmetic(Expression, Run),
        Value0 is Expression,
        must_be_short(Value0, Run),
        Value = Value0
    ).

must_be_arithmetic(Expression, Run) :-
    (   number(Expression)
    ->  must_be_short(Expression, Run)
    ;   compound(Expression)
    ->  functor(Expression, Name, Arity),
        (   arithmetic(Name, Arity)
        ->  forall(arg(_, Expression, Argument), must_be_arithmetic(Argument, Run))
        ;   throw(error(type_error(evaluable, Name/Arity), _))
        )
    ;   var(Expression)
    ->  throw(error(instantiation_error, _))
    ;   throw(error(type_error(evaluable, Expression), _))
    ).

must_be_short(Value, run(Source, _, _)) :-
    (   rational(Value, Numerator, Denominator),        % an integer is one too
        integer_allowed(Most),
        max(abs(Numerator), Denominator) > Most
    ->  throw(error(gunshi(rule_limit(Source, integer(Most))), _))
    ;   true
    ).

arithmetic(+, 2).
arithmetic(-, 2).
arithmetic(*, 2).
arithmetic(/, 2).
arithmetic(//, 2).
arithmetic(div, 2).
arithmetic(mod, 2).
arithmetic(rem, 2).
arithmetic(min, 2).
arithmetic(max, 2).
arithmetic(+, 1).
arithmetic(-, 1).
arithmetic(abs, 1).
arithmetic(sign, 1).
arithmetic(sqrt, 1).
arithmetic(float, 1).
arithmetic(round, 1).
arithmetic(truncate, 1).
arithmetic(floor, 1).
arithmetic(ceiling, 1).
