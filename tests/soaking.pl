/*  What a process holds while it works for long: samples of it, told as they come, kept as a table,
    and judged at the end.

    A sample is sample(Minutes, Rounds, Values), Values in the order of the kinds: kind(Name, Grain)
    for each thing that is held, which may differ by Grain for no reason.
*/
:- module(soaking,
          [ sample_interval/2,          % +Seconds, -Every
            tell_kinds/1,               % +Kinds
            tell_sample/1,              % +Sample
            write_samples/3,            % +File, +Kinds, +Samples
            nothing_grows/2,            % +Kinds, +Samples
            resident/1,                 % -Megabytes
            heap/1,                     % -Megabytes
            beside_heap/1               % -Megabytes
          ]).
:- use_module(library(lists)).
:- use_module(library(readutil)).

%   sample_interval(+Seconds, -Every): a sample each minute, but 24 at least and 720 at most.

sample_interval(Seconds, Every) :-
    Every is max(min(60, Seconds/24), Seconds/720).

tell_kinds(Kinds) :-
    findall(Name, member(kind(Name, _), Kinds), Names),
    tell_row([minutes, rounds|Names]).

tell_sample(sample(Minutes, Rounds, Values)) :-
    tell_row([Minutes, Rounds|Values]).

tell_row(Values) :-
    forall(member(Value, Values),
           ( (   float(Value)
             ->  format(string(Cell), "~t~1f~12|", [Value])
             ;   format(string(Cell), "~t~w~12|", [Value])
             ),
             write(Cell)
           )),
    nl,
    flush_output.

%   write_samples(+File, +Kinds, +Samples): as a table with tabs; `-` for none.

write_samples(-, _, _) :-
    !.
write_samples(File, Kinds, Samples) :-
    findall(Name, member(kind(Name, _), Kinds), Names),
    setup_call_cleanup(
        open(File, write, Out),
        forall(member(Row, [[minutes, rounds|Names]|Samples]), write_row(Out, Row)),
        close(Out)).

write_row(Out, sample(Minutes, Rounds, Values)) :-
    !,
    write_row(Out, [Minutes, Rounds|Values]).
write_row(Out, Values) :-
    atomic_list_concat(Values, '\t', Line),
    writeln(Out, Line).

%   nothing_grows(+Kinds, +Samples) is semidet: of no kind is the median of the last sixth more than
%   that of the second by a twentieth and by its grain. Says so, or what has grown.

nothing_grows(Kinds, Samples) :-
    length(Samples, Count),
    Sixth is max(1, Count//6),
    part(Samples, Sixth, Sixth, Early),
    Last is Count-Sixth,
    part(Samples, Last, Sixth, Late),
    findall(grown(Name, Before, After),
            ( nth1(N, Kinds, kind(Name, Grain)),
              median(N, Early, Before),
              median(N, Late, After),
              After-Before > max(Grain, Before/20)
            ),
            Grown),
    last(Samples, sample(Minutes, Rounds, _)),
    format("~d rounds in ~1f minutes~n", [Rounds, Minutes]),
    forall(member(grown(Name, Before, After), Grown),
           format("~w grew from ~w to ~w~n", [Name, Before, After])),
    Grown == [],
    format("nothing grows~n").

part(Samples, From, Length, Part) :-
    length(Before, From),
    append(Before, Rest, Samples),
    length(Part, Length),
    append(Part, _, Rest),
    !.

median(N, Samples, Median) :-
    findall(Value, ( member(sample(_, _, Values), Samples), nth1(N, Values, Value) ), Values0),
    msort(Values0, Values),
    length(Values, Length),
    Middle is Length//2,
    nth0(Middle, Values, Median).

%   resident(-Megabytes): of this process.

resident(Megabytes) :-
    read_file_to_string('/proc/self/statm', Text, []),
    split_string(Text, " ", "", [_, Pages|_]),
    number_string(Count, Pages),
    Megabytes is Count*4096/1.0e6.

%   heap(-Megabytes), beside_heap(-Megabytes): what is not given back to the heap; what is resident
%   and none of it, nor its holes, which grow for some minutes. It is told by the allocator of
%   Debian's swipl, tcmalloc; build/gunshi has libc's.

heap(Megabytes) :-
    allocator('generic.current_allocated_bytes', Megabytes).

beside_heap(Megabytes) :-
    resident(Resident),
    allocator('generic.heap_size', Size),
    allocator('tcmalloc.pageheap_unmapped_bytes', Unmapped),
    Megabytes is Resident-(Size-Unmapped).

allocator(Name, Megabytes) :-
    Property =.. [Name, Bytes],
    (   malloc_property(Property)
    ->  Megabytes is Bytes/1.0e6
    ;   throw(error(existence_error(malloc_property, Name), _))
    ).
