/*  The program of the fifth paper's polyprocessors: what one processor does with one message.

    A processor knows its own state and the messages at its ports, nothing else. All run the same
    program, react/5; what they are wired to makes the machine (wires.pl):

      - `ternary`, the first design. The predicates of one subject are a binary tree: ports 1 and 2
        lead outward, port 0 inward. Its root holds none, and its port 0 is joined to port 3 of the
        subject's processor.
      - `layered`, the second design. One binary tree a level; port 5 of each processor is joined to
        port 4 of the one in the same place of the next level's tree. A predicate that comes in
        where one is held already is passed outward to a free processor, with a pointer to where it
        came in: the predicates of a subject are a software tree inside the tree.

    Where the predicates of a subject come in is their *manager*: the root in the first design, the
    processor below the subject in the second, the start for level 1 there. Its address is the
    pointer that all messages inside a tree carry; in the first design it is always that of the
    root.

      predicate(Index, Unit), position(P, Omitted), next, confirm    subject to manager
      level_done(Result), readout(Line)                     manager to subject
      put(Pointer, Index, Unit)                             outward: a predicate seeks a place
      wave(Pointer, Content)                                outward: to all of the pointer's tree
      done(Pointer, Answer)                                 inward: the wave has been everywhere
      ask(Pointer, Result, Index, Attack)                   inward: may this be deleted?
      readout(Pointer, Line)                                inward: a part of the solution

    A level is one wave from the start: processors that hold a predicate without others below write
    them down, and `done` comes back. Meanwhile mates and failures have asked their manager. When
    its wave is back it treats them one by one in level order: it searches its tree for another
    predicate to choose, as for a character, and has the asking one deleted, or tells the subject,
    which reads its own predicate so and asks in turn. When the search has found interpositions
    only, they are to judge themselves (rule 5, useless_interposition_within/3): each builds what
    follows by itself, and those that are useless are deleted. So the selection rules are applied as
    in gunshi_shogi_propositions, in parallel, and with the same result. When the start hears of
    mate it sends `confirm`, and the processors that have asked and were not deleted put out the
    solution.

    The same messages store strings of predicates, such as joseki, and find what follows one:
    learn(Units) and recall(Units) go from subject to manager.

    The state is in state.pl; what one does who holds a predicate, in holding.pl.
*/
:- module(gunshi_shogi_polyprocessor_program,
          [ react/5                     % +State0, +Port, +Message, -State, -Sends
          ]).
:- use_module(holding, [ask/7, own_part/7, predicates/2, put_out/5]).
:- use_module(state,
              [ holds/2, pointer/2, start_of/2, with_hold/3, with_manage/3, with_start/3 ]).
:- use_module(wires, [up_port/2]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/3, member/2, select/3]).

                /*******************************
                *           MESSAGES           *
                *******************************/

%!  react(+State0, +Port, +Message, -State, -Sends:list) is det.
%
%   What a processor does with Message at Port: State0 becomes State, and each Port1-Message1 of
%   Sends goes out. Port `host` is the start's to the outside: it takes begin(Position, Omitted,
%   Levels), learn(Units) and recall(Units), and puts out level(N), when a level begins,
%   finished(Outcome, Lines), learned, and recalled(Lines). A Line is a list of Index-Unit.

react(S0, host, Message, S, Sends) :-
    !,
    hosted(Message, S0, S, Sends).
react(S0, _, predicate(Index, Unit), S, Sends) :-
    !,
    pointer(S0, Me),
    put(Me, Index, Unit, S0, S, Sends).
react(S0, _, put(Pointer, Index, Unit), S, Sends) :-
    !,
    put(Pointer, Index, Unit, S0, S, Sends).
react(S0, _, position(Position, Omitted), S, Sends) :-
    !,
    manage(expanding, position(Position, Omitted), S0, S, Sends).
react(S0, _, next, S, Sends) :-
    !,
    manage(expanding, next, S0, S, Sends).
react(S0, _, confirm, S, Sends) :-
    !,
    manage(telling, confirm, S0, S, Sends).
react(S0, _, learn(Units), S, Sends) :-
    !,
    learn(Units, S0, S, Sends).
react(S0, _, recall(Units), S, Sends) :-
    !,
    recall(Units, S0, S, Sends).
react(S0, _, wave(Pointer, Content), S, Sends) :-
    !,
    wave(Pointer, Content, S0, S, Sends).
react(S0, _, done(Pointer, Answer), S, Sends) :-
    !,
    answered(Pointer, Answer, S0, S, Sends).
react(S0, _, ask(Pointer, Result, Index, Attack), S, Sends) :-
    !,
    ask(Pointer, Result, Index, Attack, S0, S, Sends).
react(S0, _, readout(Pointer, Line), S, Sends) :-
    !,
    put_out(Pointer, Line, S0, S, Sends).
react(S0, _, readout(Line0), S, Sends) :-
    !,
    (   start_of(S0, start(Phase, Level, Levels, Lines))
    ->  with_start(start(Phase, Level, Levels, [Line0|Lines]), S0, S),
        Sends = []
    ;   holds(S0, hold(Pointer, Index, Unit, _, _, _)),
        put_out(Pointer, [Index-Unit|Line0], S0, S, Sends)
    ).
react(S0, _, level_done(Result), S, Sends) :-
    (   start_of(S0, start(_, _, _, _))
    ->  start_done(Result, S0, S, Sends)
    ;   holds(S0, hold(Pointer, Index, Unit, Place, _, Below)),
        (   Result == none
        ->  S1 = S0,
            Sends1 = []
        ;   with_hold(hold(Pointer, Index, Unit, Place, Result, Below), S0, S01),
            Unit = unit(Attack, _),
            ask(Pointer, Result, Index, Attack, S01, S1, Sends1)
        ),
        answered(Pointer, none, S1, S, Sends2),
        append(Sends1, Sends2, Sends)
    ).

%   put(+Pointer, +Index, +Unit, +S0, -S, -Sends): hold the predicate, or pass it outward, turn by
%   turn, so that the tree stays balanced.

put(Pointer, Index, Unit, S0, S, Sends) :-
    S0 = proc(Me, Machine, Hold, kids(Used1, Used2, Turn), Waits, Manage, Start),
    (   Hold == none
    ->  S = proc(Me, Machine, hold(Pointer, Index, Unit, none, live, no),
                 kids(Used1, Used2, Turn), Waits, Manage, Start),
        Sends = []
    ;   Sends = [Turn-put(Pointer, Index, Unit)],
        (   Turn =:= 1
        ->  Kids = kids(yes, Used2, Next)
        ;   Kids = kids(Used1, yes, Next)
        ),
        (   Used2 == closed
        ->  Next = 1
        ;   Next is 3-Turn
        ),
        S = proc(Me, Machine, Hold, Kids, Waits, Manage, Start)
    ).

                /*******************************
                *            WAVES             *
                *******************************/

%   wave(+Pointer, +Content, +S0, -S, -Sends): do one's own part, if one holds a predicate of that
%   pointer, and pass it on.

wave(Pointer, Content, S0, S, Sends) :-
    S0 = proc(_, _, Hold, kids(Used1, Used2, _), _, _, _),
    (   Hold = hold(Pointer, _, _, _, _, _)
    ->  own_part(Content, Hold, S0, S1, Own, Pending0, Answer)
    ;   S1 = S0,
        Own = [],
        Pending0 = 0,
        Answer = none
    ),
    findall(Port-wave(Pointer, Content), member(Port-yes, [1-Used1, 2-Used2]), Passed),
    append(Own, Passed, Sends1),
    length(Passed, Outward),
    Pending is Pending0+Outward,
    S1 = proc(Me, Machine, Hold1, Kids, Waits, Manage, Start),
    S2 = proc(Me, Machine, Hold1, Kids, [wait(Pointer, Pending, Answer)|Waits], Manage, Start),
    back_if_all(Pointer, S2, S, Sends2),
    append(Sends1, Sends2, Sends).

%   answered(+Pointer, +Answer, +S0, -S, -Sends): one of those waited for has answered.

answered(Pointer, Answer, S0, S, Sends) :-
    S0 = proc(Me, Machine, Hold, Kids, Waits0, Manage, Start),
    select(wait(Pointer, Pending0, Answer0), Waits0, Waits),
    !,
    Pending is Pending0-1,
    either(Answer0, Answer, Answer1),
    back_if_all(Pointer,
                proc(Me, Machine, Hold, Kids, [wait(Pointer, Pending, Answer1)|Waits], Manage,
                     Start),
                S, Sends).

either(found, _, found) :- !.
either(interposition, none, interposition) :- !.
either(_, Answer, Answer).

back_if_all(Pointer, S0, S, Sends) :-
    S0 = proc(Me, Machine, Hold, Kids, Waits0, Manage, Start),
    (   select(wait(Pointer, 0, Answer), Waits0, Waits)
    ->  S1 = proc(Me, Machine, Hold, Kids, Waits, Manage, Start),
        (   Pointer == Me
        ->  back(Answer, S1, S, Sends)
        ;   S = S1,
            Sends = [0-done(Pointer, Answer)]
        )
    ;   S = S0,
        Sends = []
    ).

                /*******************************
                *           MANAGERS           *
                *******************************/

%   manage(+Doing, +Content, +S0, -S, -Sends): send a wave through one's own tree.

manage(Doing, Content, S0, S, Sends) :-
    S0 = proc(Me, Machine, Hold, Kids, Waits, manage(_, Asks, Result, Count), Start),
    wave(Me, Content,
         proc(Me, Machine, Hold, Kids, Waits, manage(Doing, Asks, Result, Count), Start),
         S, Sends).

%   back(+Answer, +S0, -S, -Sends): one's wave is back.

back(Answer, S0, S, Sends) :-
    S0 = proc(_, _, _, _, _, manage(Doing, Asks0, Result, Count), _),
    back(Doing, Answer, Asks0, Result, Count, S0, S, Sends).

back(expanding, _, Asks0, _, Count, S0, S, Sends) :-
    sort(1, @<, Asks0, Asks),
    with_manage(manage(idle, Asks, none, Count), S0, S1),
    next_ask(S1, S, Sends).
back(searching(Ask), interposition, Asks, Result, Count, S0, S, Sends) :-
    !,
    Ask = ask(Index, mate, Attack),
    with_manage(manage(idle, Asks, Result, Count), S0, S1),
    manage(judging(Ask), judge(defence(Attack, Index)), S1, S, Sends).
back(judging(Ask), none, Asks0, _, Count, S0, S, Sends) :-
    !,
    Ask = ask(Index, mate, Attack),
    exclude(of_group(Attack), Asks0, Asks),
    with_manage(manage(idle, Asks, mate, Count), S0, S1),
    manage(deleting, delete(defence(Attack, Index)), S1, S, Sends).
back(judging(Ask), found, Asks, Result, Count, S0, S, Sends) :-
    !,
    back(searching(Ask), found, Asks, Result, Count, S0, S, Sends).
back(searching(Ask), Answer, Asks0, Result0, Count, S0, S, Sends) :-
    Ask = ask(Index, Kind, Attack),
    (   Answer == found
    ->  (   Kind == mate
        ->  Wanted = index(Index),
            Asks = Asks0
        ;   Wanted = group(Attack),
            exclude(of_group(Attack), Asks0, Asks)
        ),
        with_manage(manage(idle, Asks, Result0, Count), S0, S1),
        manage(deleting, delete(Wanted), S1, S, Sends)
    ;   (   Result0 == none
        ->  Result = Kind
        ;   Result = Result0
        ),
        with_manage(manage(idle, Asks0, Result, Count), S0, S1),
        next_ask(S1, S, Sends)
    ).
back(deleting, _, _, _, _, S0, S, Sends) :-
    next_ask(S0, S, Sends).
back(telling, _, Asks, _, Count, S0, S, Sends) :-
    with_manage(manage(idle, Asks, none, Count), S0, S1),
    tell_subject(none, S1, S, Sends).
back(learning(Unit, Units), Answer, Asks, Result, Count0, S0, S, Sends) :-
    (   Answer == found
    ->  with_manage(manage(idle, Asks, Result, Count0), S0, S1),
        Sends1 = []
    ;   Count is Count0+1,
        with_manage(manage(idle, Asks, Result, Count), S0, S01),
        pointer(S01, Me),
        put(Me, Count, Unit, S01, S1, Sends1)
    ),
    (   Units == []
    ->  tell_subject(none, S1, S, Sends2)
    ;   manage(telling, pass(Unit, learn(Units)), S1, S, Sends2)
    ),
    append(Sends1, Sends2, Sends).

of_group(Attack, ask(_, _, Attack)).

%   next_ask(+S0, -S, -Sends): search for another choice than the next one that asks.

next_ask(S0, S, Sends) :-
    S0 = proc(_, _, _, _, _, manage(_, Asks, Result, Count), _),
    (   Asks = [Ask|Others]
    ->  Ask = ask(Index, Kind, Attack),
        (   Kind == mate
        ->  Wanted = defence(Attack, Index)
        ;   Wanted = attack(Attack)
        ),
        with_manage(manage(idle, Others, Result, Count), S0, S1),
        manage(searching(Ask), search(Wanted), S1, S, Sends)
    ;   with_manage(manage(idle, [], none, Count), S0, S1),
        tell_subject(Result, S1, S, Sends)
    ).

tell_subject(Result, S0, S, Sends) :-
    (   start_of(S0, start(_, _, _, _))
    ->  start_done(Result, S0, S, Sends)
    ;   S0 = proc(_, Machine, _, _, _, _, _),
        up_port(Machine, Port),
        S = S0,
        Sends = [Port-level_done(Result)]
    ).

                /*******************************
                *           STRINGS            *
                *******************************/

%   learn(+Units, +S0, -S, -Sends): the manager looks for the first of Units in its tree, gives it a
%   place if it has none, and passes the others to where it is held.

learn([Unit|Units], S0, S, Sends) :-
    manage(learning(Unit, Units), search(unit(Unit)), S0, S, Sends).

recall([], S0, S, Sends) :-
    manage(telling, list, S0, S, Sends).
recall([Unit|Units], S0, S, Sends) :-
    manage(telling, pass(Unit, recall(Units)), S0, S, Sends).

                /*******************************
                *            START             *
                *******************************/

hosted(begin(Position0, Omitted, Levels), S0, S, [host-level(1)|Sends]) :-
    with_start(start(expanding, 1, Levels, []), S0, S1),
    Position = position(Position0, Omitted),
    predicates(Position, Predicates),
    S1 = proc(Me, Machine, _, _, _, _, _),
    (   Machine == ternary
    ->  findall(3-Message,
                ( member(Message, Predicates)
                ; Message = Position
                ),
                Sends),
        S = S1
    ;   put_all(Predicates, Me, S1, S2, Sends1),
        manage(expanding, Position, S2, S, Sends2),
        append(Sends1, Sends2, Sends)
    ).
hosted(learn(Units), S0, S, Sends) :-
    with_start(start(learning, 0, 0, []), S0, S1),
    as_subject(learn(Units), S1, S, Sends).
hosted(recall(Units), S0, S, Sends) :-
    with_start(start(recalling, 0, 0, []), S0, S1),
    as_subject(recall(Units), S1, S, Sends).

put_all([], _, S, S, []).
put_all([predicate(Index, Unit)|Predicates], Me, S0, S, Sends) :-
    put(Me, Index, Unit, S0, S1, Sends1),
    put_all(Predicates, Me, S1, S, Sends2),
    append(Sends1, Sends2, Sends).

%   as_subject(+Message, +S0, -S, -Sends): the start's manager is another processor in the first
%   design, itself in the second.

as_subject(Message, S0, S, Sends) :-
    S0 = proc(_, Machine, _, _, _, _, _),
    (   Machine == ternary
    ->  S = S0,
        Sends = [3-Message]
    ;   react(S0, none, Message, S, Sends)
    ).

%   start_done(+Result, +S0, -S, -Sends): the start's tree is done with what it was told.

start_done(Result, S0, S, Sends) :-
    start_of(S0, start(Phase, Level, Levels, Lines)),
    start_done(Phase, Result, Level, Levels, Lines, S0, S, Sends).

start_done(expanding, mate, Level, Levels, _, S0, S, Sends) :-
    !,
    with_start(start(confirmed, Level, Levels, []), S0, S1),
    as_subject(confirm, S1, S, Sends).
start_done(expanding, fail, Level, _, _, S, S, [host-finished(fail(Level), [])]) :-
    !.
start_done(expanding, none, Level, Levels, _, S0, S, Sends) :-
    (   Level < Levels
    ->  Next is Level+1,
        with_start(start(expanding, Next, Levels, []), S0, S1),
        as_subject(next, S1, S, Sends1),
        Sends = [host-level(Next)|Sends1]
    ;   S = S0,
        Sends = [host-finished(open, [])]
    ).
start_done(confirmed, _, Level, _, Lines0, S, S, [host-finished(mate(Level), Lines)]) :-
    sort(Lines0, Lines).
start_done(learning, _, _, _, _, S, S, [host-learned]).
start_done(recalling, _, _, _, Lines0, S, S, [host-recalled(Lines)]) :-
    sort(Lines0, Lines).
