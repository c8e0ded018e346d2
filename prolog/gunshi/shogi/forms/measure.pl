/*  Measuring a form, in a process of its own.

    Every form includes this, by argument.pl, hybrid.pl, global.pl or core.pl. It reads its tasks as
    terms from standard input and answers each with terms on standard output; so it is the same on
    every system, and the program that starts it (forms/benchmark.pl) need not know which.

      time(Id, Depth, Limit, Least, Teban, Komalist)
                    the time of minimax at Depth, repeated until it has taken Least microseconds. If
                    that of the depth before, with as many replies to each move, tells that once
                    takes more than Limit microseconds, it is left out. Answered by timed(Id, Depth,
                    Nodes, Leaves, Us, GcUs, Inferences), each for one time, or by too_long(Id,
                    Depth).
      generate(Id, Least, Teban, Komalist)
                    the time of making the moves once, as minimax does. Answered by generated(Id,
                    Us).
      memory(Depth, Teban, Komalist, Line)
                    the memory at the leaves along Line, a list of te(Koma, From, To, Promotes), at
                    the depths 0..Depth. A leaf at depth N comes after N+1 moves, and above it the
                    search still holds its positions, the first one too, and the moves that it has
                    yet to try. Answered by memory(N, StackBytes, HeapBytes) for each N: the heap
                    has facts and the core's positions.
      query(Id, Least, Goal, Teban, Komalist)
                    the time of the query Goal, which is called with the position and its answer,
                    repeated until it has taken Least microseconds; and the memory that is held
                    while the first answer stands. Answered by queried(Id, Us, GcUs, Inferences,
                    StackBytes, HeapBytes, Answer), each for one time; Answer is yes(Term), or `no`
                    of a query that fails, whose memory is `na`.

    Id is a number. When all is answered, the last line is `done`: a process that ends by an error
    may look like any other from outside.
*/

%   measure: does all tasks, up to one of which it is said why it cannot be done. Between two of
%   them is known what the last answer was.

measure :-
    read(Task),
    catch(measure(Task, none), said, true).

measure(end_of_file, _) :-
    !,
    answer(done),
    flush_output.
measure(Task, Last) :-
    (   task(Task, Last, Answer)
    ->  flush_output,
        read(Next),
        measure(Next, Answer)
    ;   functor(Task, Name, _),
        write('error: the form fails at a task '),
        write(Name),
        nl
    ).

answer(Term) :-
    writeq(Term),
    write('.'),
    nl.

task(time(Id, Depth, Limit, _, _, _), Last, too_long(Id, Depth)) :-
    too_long(Last, Id, Depth, Limit),
    !,
    answer(too_long(Id, Depth)).
task(time(Id, Depth, _, Least, Teban, Komalist), _, Timed) :-
    komalist_position(Teban, Komalist, Position),
    kazu_zero,
    minimax(0, Position),
    timed(1, Least, minimax(Depth, Position), timed(Times, Us, GcUs, Inferences)),
    kazoeta(AllNodes, AllLeaves),
    Nodes is AllNodes // Times,
    Leaves is AllLeaves // Times,
    Timed = timed(Id, Depth, Nodes, Leaves, Us, GcUs, Inferences),
    answer(Timed).
task(generate(Id, Least, Teban, Komalist), _, none) :-
    komalist_position(Teban, Komalist, Position),
    generated(1, Least, Position, Us),
    answer(generated(Id, Us)).
task(Task, _, none) :-
    Task = memory(Depth, Teban, Komalist, Line),
    collect_garbage,
    stack_bytes(StackBase),
    heap_base(HeapBase),
    findall(First, komalist_position(Teban, Komalist, First), [Position]),
    leaves(Line, 0, Depth, Position, base(StackBase, HeapBase, Task)).
task(Task, _, none) :-
    Task = query(Id, Least, Goal, Teban, Komalist),
    collect_garbage,
    stack_bytes(StackBase),
    heap_base(HeapBase),
    findall(First, komalist_position(Teban, Komalist, First), [Position]),
    held(Goal, Position, base(StackBase, HeapBase, Task), Stack, Heap, Answer),
    timed(1, Least, query(Goal, Position), timed(_, Us, GcUs, Inferences)),
    answer(queried(Id, Us, GcUs, Inferences, Stack, Heap, Answer)).

%   The memory is counted from before the position is made, so that it is counted for every form,
%   be it a term or facts. findall/3 copies it: nothing of it is the task's, and what its making
%   left behind is gone on systems, too, that do not collect garbage. The task stays to the end, for
%   it was there when the counting began.

%   too_long(+Last, +Id, +Depth, +Limit): so says the answer to the depth before. Where no move has
%   a reply there is nothing more to walk.

too_long(too_long(Id, _), Id, _, _).
too_long(timed(Id, Before, Nodes, Leaves, Us, _, _), Id, Depth, Limit) :-
    Before =:= Depth - 1,
    (   Before =:= 0
    ->  Replies = Leaves
    ;   Nodes > Leaves,
        Replies is Leaves / (Nodes - Leaves)
    ),
    Us * Replies > Limit.

%   held(+Goal, +Position, +Base, -StackBytes, -HeapBytes, -Answer): the first answer of Goal. When
%   findall/3 is done, the position must be what it was: a query of facts takes back what it makes.

held(Goal, Position, Base, StackBytes, HeapBytes, Answer) :-
    kazu_zero,
    position_komalist(Position, Teban, Komalist),
    catch(findall(held(Term, Stack, Heap), answered(Goal, Position, Term, Stack, Heap), Answers),
          error(Error, _),
          raised(Error)),
    position_komalist(Position, Teban1, Komalist1),
    (   same_pieces(Teban, Komalist, Teban1, Komalist1)
    ->  true
    ;   write('error: the query leaves the position changed: maeno_kyokumen takes a move back'),
        nl,
        throw(said)
    ),
    (   Answers = [held(Term, Stack, Heap)]
    ->  Answer = yes(Term),
        above(Base, Stack, Heap, StackBytes, HeapBytes)
    ;   Answer = no,
        StackBytes = na,
        HeapBytes = na
    ).

raised(Error) :-
    (   Error = existence_error(procedure, Indicator)
    ->  (   Indicator = ':'(_, Called)
        ->  true
        ;   Called = Indicator
        ),
        write('error: the query calls '),
        writeq(Called),
        write(', which is not there')
    ;   write('error: the query raises '),
        writeq(Error)
    ),
    nl,
    throw(said).

answered(Goal, Position, Answer, Stack, Heap) :-
    asked(Goal, Position, Answer),
    collect_garbage,
    stack_bytes(Stack),
    heap(Heap),
    !.

same_pieces(Teban, Komalist, Teban, Komalist1) :-
    msort(Komalist, Sorted),
    msort(Komalist1, Sorted).

%   asked(+Goal, +Position, -Answer): Goal is a lambda term [Position, Answer]>>Body, for which GNU
%   Prolog has no library, or anything else that can be called with these two.

asked(Parameters>>Body, Position, Answer) :-
    !,
    copy_term(Parameters>>Body, [Position, Answer]>>Goal),
    call(Goal).
asked(Goal, Position, Answer) :-
    call(Goal, Position, Answer).

%   work(+Work): what is timed.

work(minimax(Depth, Position)) :-
    minimax(Depth, Position).
work(query(Goal, Position)) :-
    asked(Goal, Position, _),
    !.

%   timed(+Times, +Least, +Work, -Timed): of Times runs, or as many more as it takes.

timed(Times, Least, Work, Timed) :-
    collect_garbage,
    kazu_zero,
    cpu_us(Us0),
    gc_us(GcUs0),
    inferences(Inferences0),
    (   between(1, Times, _),
        work(Work),
        fail
    ;   true
    ),
    inferences(Inferences1),
    gc_us(GcUs1),
    cpu_us(UsEnd),
    Us is UsEnd - Us0,
    (   Us < Least
    ->  more(Times, Us, Least, Times1),
        timed(Times1, Least, Work, Timed)
    ;   Us1 is Us / Times,
        each(GcUs0, GcUs1, Times, GcUs),
        each(Inferences0, Inferences1, Times, Inferences),
        Timed = timed(Times, Us1, GcUs, Inferences)
    ).

%   more(+Times, +Us, +Least, -Times1): Times took Us, so Times1 will take Least.

more(Times, Us, Least, Times1) :-
    Times1 is min(20 * Times, 1 + Times * Least // max(1, Us)).

generated(Times, Least, Position, Us) :-
    cpu_us(Us0),
    (   between(1, Times, _),
        minimax_te(Position, _),
        fail
    ;   true
    ),
    cpu_us(UsEnd),
    Taken is UsEnd - Us0,
    (   Taken < Least
    ->  more(Times, Taken, Least, Times1),
        generated(Times1, Least, Position, Us)
    ;   Us is Taken / Times
    ).

each(From, To, Times, Each) :-
    (   From == na
    ->  Each = na
    ;   Each is (To - From) / Times
    ).

%   leaves(+Line, +N, +Depth, +Position, +Base): the memory below Position at the depths N..Depth.

leaves([te(Koma, From, To, Promotes)|Line], N, Depth, Position, Base) :-
    kanouna_te(Position, Tes),
    member(Te, Tes),
    onaji_te(Te, Koma, From, To, Promotes),
    tsugino_kyokumen(Position, Te, Position1),
    collect_garbage,
    stack_bytes(Stack),
    heap(Heap),
    above(Base, Stack, Heap, StackBytes, HeapBytes),
    answer(memory(N, StackBytes, HeapBytes)),
    (   N < Depth
    ->  N1 is N + 1,
        leaves(Line, N1, Depth, Position1, Base)
    ;   true
    ).

%   above(+Base, +Stack, +Heap, -StackBytes, -HeapBytes): what has come since the counting began.

above(base(StackBase, HeapBase, _), Stack, Heap, StackBytes, HeapBytes) :-
    StackBytes is Stack - StackBase,
    (   Heap == na
    ->  HeapBytes = na
    ;   HeapBytes is Heap - HeapBase
    ).
