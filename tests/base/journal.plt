:- encoding(utf8).
/*  Journals: whatever happens to the file or to those who write it, all that was acknowledged is
    believed, and nothing else; a record that was changed costs itself alone.
*/
:- module(test_journal, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/base/journal)).
:- use_module(library(gunshi/base/messages), []).

%   warned(What): each warning while a test runs.
:- dynamic warned/1.

:- multifile user:message_hook/3.

user:message_hook(error(gunshi(journal_damaged(File, Line, Damage, What)), _), warning, _) :-
    assertz(warned(damaged(File, Line, Damage, What))).

warnings(Warnings) :-
    findall(Warning, retract(warned(Warning)), Warnings).

%   with_journal(:Goal): Goal is called with the path of a file that does not exist, alone in its
%   directory.

:- meta_predicate with_journal(1).

with_journal(Goal) :-
    setup_call_cleanup(
        ( make_temporary_directory(journal, Directory),
          retractall(warned(_))
        ),
        ( directory_file_path(Directory, journal, File),
          call(Goal, File)
        ),
        delete_directory_and_contents(Directory)).

write_all(File, Terms) :-
    journal_open(File, Journal, _),
    foldl(append_term, Terms, Journal, _).

append_term(Term, Journal0, Journal) :-
    journal_append(Journal0, Term, _, Journal).

terms_of(File, Terms) :-
    journal_open(File, _, Records),
    findall(Term, member(_-Term, Records), Terms).

bytes(File, Bytes) :-
    setup_call_cleanup(open(File, read, In, [type(binary)]),
                       read_string(In, _, Bytes),
                       close(In)).

put_bytes(File, Bytes) :-
    setup_call_cleanup(open(File, write, Out, [type(binary)]),
                       write(Out, Bytes),
                       close(Out)).

some_terms([ added(gm(4, [turn(gote), sente(76, fu)], move(83, 84))), undo(2),
             disabled('横歩取り'), text("改行\n「」\"\\"), rule((a(X) :- b(X, Y), \+ Y = 3)),
             [], 'an atom\twith \u0000 all\r', -(1), 7
           ]).

%   prefix_length(+Terms, +All, -Length): Terms are the first ones of All.

prefix_length(Terms, All, Length) :-
    length(Terms, Length),
    length(Prefix, Length),
    append(Prefix, _, All),
    Prefix =@= Terms.

:- begin_tests(journal).

test(every_term_comes_back) :-
    any_terms(Terms),
    with_journal(come_back(Terms)).

come_back(Terms, File) :-
    write_all(File, Terms),
    terms_of(File, Again),
    maplist(=@=, Terms, Again),
    bytes(File, Bytes),
    split_string(Bytes, "\n", "", Lines),
    length(Terms, Count),
    length(Lines, LineCount),
    LineCount =:= Count + 2.

any_terms([ foo(_), f(X, Y, X, _, Y), g(X), '$VAR'(1), 'A', "", "\u2028\u0085\r\n\t", '\u0000',
            'é漢字😀', (:- dynamic a/1), (a --> b, {c}), [a|_], '[]', [], {}, '{}'(x), - 1, -(1),
            1 - -1, -(-(1)), \+ a, [(a :- b), (c, d)], 1.5e300, -0.0, 1r3,
            123456789012345678901234567890, `codes`,
            end_of_file, '\\', 'a\'b', f(;, '|', ','), @, 'hello world'(x), (p :- q), _{a: 1},
            f(:-, [-]), 'end.', "x. y", '% no comment', '/*', a = \+, [a=b|c], foo()
          ]).

test(what_a_person_reads, Line == "横歩取り(A,[turn(gote)],\"\\n\",A):-b,\\+c.") :-
    with_journal(second_line(('横歩取り'(X, [turn(gote)], "\n", X) :- b, \+ c), Line)).

second_line(Term, Line, File) :-
    write_all(File, [Term]),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", ["gunshi journal 1", Record, ""]),
    sub_string(Record, 16, 3, _, " 2 "),
    sub_string(Record, 19, _, 0, Line).

test(lines, Lines == [2, 3]-[2-a, 3-b]) :-
    with_journal(lines(Lines)).

lines([Line1, Line2]-Records, File) :-
    journal_open(File, Journal0, []),
    journal_append(Journal0, a, Line1, Journal1),
    journal_append(Journal1, b, Line2, Journal2),
    journal_open(File, Journal2, Records).

%   Several are written at once: one that cannot be keeps all of them out.

test(several, Lines-Kept == [2, 3]-[2-a, 3-b]) :-
    with_journal(several(Lines, Kept)).

several(Lines, Kept, File) :-
    journal_open(File, Journal0, []),
    journal_append_all(Journal0, [a, b], Lines, Journal),
    journal_append_all(Journal, [], [], Journal),
    stream_property(Stream, alias(user_input)),
    catch(journal_append_all(Journal, [c, Stream], _, _),
          error(gunshi(no_record(_)), _),
          Refused = true),
    Refused == true,
    journal_open(File, Journal, Kept).

test(nothing_is_made_by_opening, Files == []) :-
    with_journal(opened(Files)).

opened(Files, File) :-
    journal_open(File, _, []),
    file_directory_name(File, Directory),
    findall(Member, directory_member(Directory, Member, []), Files).

test(refused, [ forall(member(Kind, [cyclic, attributed, stream])),
                throws(error(gunshi(no_record(_)), _)) ]) :-
    unwritable(Kind, Term),
    with_journal(refused(Term)).

unwritable(cyclic, Term) :-
    Term = f(Term).
unwritable(attributed, f(X)) :-
    put_attr(X, test_journal, 1).
unwritable(stream, f(Stream)) :-
    current_output(Stream).

attr_unify_hook(_, _).

refused(Term, File) :-
    catch(write_all(File, [a, Term]),
          Error,
          ( terms_of(File, [a]),
            throw(Error)
          )).

test(operators_of_a_user_change_nothing,
     [ setup(op(700, xfx, user:(===>))),
       cleanup(op(0, xfx, user:(===>))),
       true(Line == "===>(a,b).")
     ]) :-
    with_journal(second_line('===>'(a, b), Line)).

                /*******************************
                *           DAMAGE             *
                *******************************/

%   The file is cut at each byte: what is read is the lines that are whole, what was cut is beside
%   the file, and the journal goes on.

test(cut_anywhere, Wrong == []) :-
    some_terms(Terms),
    with_journal(cut_anywhere(Terms, Wrong)).

cut_anywhere(Terms, Wrong, File) :-
    write_all(File, Terms),
    bytes(File, Bytes),
    string_length(Bytes, Length),
    findall(At,
            ( between(0, Length, At), \+ good_after_cut(File, Bytes, At, Terms) ),
            Wrong).

good_after_cut(File, Bytes, At, Terms) :-
    sub_string(Bytes, 0, At, _, Part),
    put_bytes(File, Part),
    atom_concat(File, '.damaged', Beside),
    ( exists_file(Beside) -> delete_file(Beside) ; true ),
    terms_of(File, Read),
    prefix_length(Read, Terms, Count),
    split_string(Part, "\n", "", Lines),
    append(Whole, [Tail], Lines),
    length(Whole, WholeCount),
    Count =:= max(0, WholeCount - 1),
    warnings(Warnings),
    Line is WholeCount + 1,
    string_length(Tail, TailLength),
    (   Tail == ""
    ->  Warnings == [],
        \+ exists_file(Beside)
    ;   Warnings == [damaged(File, Line, torn, moved(TailLength, Beside))],
        bytes(Beside, Tail)
    ),
    write_all(File, [more]),
    terms_of(File, More),
    append(Read, [more], Expected),
    More =@= Expected,
    warnings([]).

%   One bit of the file is flipped, of each byte one; or a byte is 0, as a power cut may leave it:
%   the record it is in is lost, and no other; and that is said once; and the journal goes on.

test(any_byte_changed, [forall(member(Change, [flipped, zero])), true(Wrong == [])]) :-
    some_terms(Terms),
    with_journal(change_anywhere(Terms, Change, Wrong)).

change_anywhere(Terms, Change, Wrong, File) :-
    write_all(File, Terms),
    bytes(File, Bytes),
    string_length(Bytes, Length),
    findall(At,
            ( between(1, Length, At),
              \+ good_after_change(File, Bytes, At, Change, Terms)
            ),
            Wrong).

changed_code(flipped, At, Code0, Code) :-
    Code is Code0 xor (1 << (At mod 8)).
changed_code(zero, _, _, 0).

good_after_change(File, Bytes, At, Change, Terms) :-
    atom_concat(File, '.damaged', Beside),
    ( exists_file(Beside) -> delete_file(Beside) ; true ),
    Before is At - 1,
    sub_string(Bytes, 0, Before, _, Start),
    sub_string(Bytes, At, _, 0, End),
    get_string_code(At, Bytes, Code0),
    changed_code(Change, At, Code0, Code),
    char_code(Char, Code),
    atomics_to_string([Start, Char, End], Changed),
    put_bytes(File, Changed),
    split_string(Start, "\n", "", Lines),
    length(Lines, Line),
    journal_open(File, _, Records),
    numbered(Terms, Numbered),
    (   Line =:= 1
    ->  Left = Numbered
    ;   selectchk(Line-_, Numbered, Left)
    ),
    Records =@= Left,
    warnings([damaged(File, Line, _, moved(_, Beside))]),
    exists_file(Beside),
    journal_open(File, Journal, Again),
    Again =@= Left,
    (   At mod 7 =:= 0
    ->  last(Left, Last-_),
        journal_append(Journal, more, Next, _),
        Next =:= Last + 1,
        terms_of(File, Terms2),
        append(_, [more], Terms2)
    ;   true
    ),
    warnings([]).

%   numbered(+Terms, -Records): as they stand in a journal.

numbered(Terms, Records) :-
    findall(Line-Term, ( nth1(N, Terms, Term), Line is N + 1 ), Records).

%   Each record is judged by itself: lines that are out of their order do not count, all others do.

test(lines_changed, [ forall(member(Change-Damage-Left,
                                    [ removed-[]-[a, c, d], swapped-[5-1]-[a, c, d],
                                      edited-[3-1]-[a, c, d], doubled-[4-1]-[a, b, c, d],
                                      from_another-[4-1]-[a, b, c, d],
                                      two-[3-2]-[a, d], zeros-[3-2]-[a, d], last_two-[4-2]-[a, b]
                                    ])),
                      true(Result == Left-Damage) ]) :-
    with_journal(change_lines(Change, Result)).

change_lines(Change, Left-Damage, File) :-
    write_all(File, [a, b, c, d]),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", [First, A, B, C, D, ""]),
    changed_lines(Change, [A, B, C, D], Lines, File),
    atomics_to_string_lines([First|Lines], Changed),
    put_bytes(File, Changed),
    terms_of(File, Left),
    warnings(Warnings),
    findall(Line-Count, member(damaged(File, Line, changed(Count), _), Warnings), Damage).

changed_lines(removed, [A, _, C, D], [A, C, D], _).
changed_lines(swapped, [A, B, C, D], [A, C, B, D], _).
changed_lines(doubled, [A, B, C, D], [A, B, B, C, D], _).
changed_lines(two, [A, _, _, D], [A, "x", "y", D], _).
changed_lines(zeros, [A, _, _, D], [A, "\0\\0\", "\0\y", D], _).
changed_lines(last_two, [A, B, _, _], [A, B, "x", "y"], _).
changed_lines(edited, [A, B0, C, D], [A, B, C, D], _) :-
    sub_string(B0, 0, 17, _, Sum),
    string_concat(Sum, "x.", B).
changed_lines(from_another, [A, B, C, D], [A, B, Other, C, D], File) :-
    atom_concat(File, '2', File2),
    write_all(File2, [a, x]),
    read_file_to_string(File2, Text, []),
    split_string(Text, "\n", "", [_, _, Other, ""]).

atomics_to_string_lines(Lines, Text) :-
    atomic_list_concat(Lines, "\n", Atom),
    string_concat(Atom, "\n", Text).

%   Another process that has read to the end is not disturbed by what is taken out before it.

test(damage_before_what_was_read, News-Left == [5-d]-[2-a, 4-c, 5-d]) :-
    with_journal(damage_before(News, Left)).

damage_before(News, Left, File) :-
    write_all(File, [a, b, c]),
    journal_open(File, Journal, _),
    read_file_to_string(File, Text0, []),
    sub_string(Text0, Before, 1, After, "b"),
    sub_string(Text0, _, 3, Rest, " b."),
    Rest is After - 1,
    !,
    sub_string(Text0, 0, Before, _, Start),
    sub_string(Text0, _, After, 0, End),
    atomics_to_string([Start, "x", End], Text),
    put_bytes(File, Text),
    write_all(File, [d]),
    journal_news(Journal, News, _),
    journal_open(File, _, Left).

%   Journals of before have no numbers, and each checksum is of that before it: they are read, and
%   gone on with.

test(records_without_number, Read-Left == [2-a, 3-b, 4-c, 5-d]-[2-a, 5-d]) :-
    with_journal(without_number(Read, Left)).

without_number(Read, Left, File) :-
    put_bytes(File, "gunshi journal 1\n754549c63865b756 a.\na3345d080ac15467 b.\n\
f2b0922fccc69746 c.\n"),
    write_all(File, [d]),
    journal_open(File, _, Read),
    bytes(File, Bytes),
    split_string(Bytes, "\n", "", [First, A, _, C, D, ""]),
    atomics_to_string_lines([First, A, "a3345d080ac15467 x.", C, D], Changed),
    put_bytes(File, Changed),
    journal_open(File, _, Left),
    warnings([damaged(File, 3, changed(2), moved(_, _))]).

test(another_file_is_left_alone) :-
    forall(member(Text, ["castle(mino).\n", "x", "gunshi journal 2\nx", "\n", "\u0000"]),
           with_journal(not_ours(Text))).

not_ours(Text, File) :-
    put_bytes(File, Text),
    catch(journal_open(File, _, _), error(gunshi(no_journal(File)), _), true),
    bytes(File, Text),
    file_directory_name(File, Directory),
    findall(Member, directory_member(Directory, Member, []), [File]).

%   What is damaged cannot be put beside: the good part is read all the same, nothing is cut, and
%   nothing is written.

test(damage_that_stays, Read-Fault == [a]-damaged) :-
    with_journal(damage_that_stays(Read, Fault)).

damage_that_stays(Read, Fault, File) :-
    write_all(File, [a]),
    bytes(File, Bytes),
    string_concat(Bytes, "0123", Torn),
    put_bytes(File, Torn),
    atom_concat(File, '.damaged', Beside),
    make_directory(Beside),
    journal_open(File, Journal, Records),
    findall(Term, member(_-Term, Records), Read),
    warnings([damaged(File, 3, torn, stays(Reason))]),
    string(Reason),
    catch(journal_append(Journal, b, _, _),
          error(gunshi(file(write, Beside, Reason)), _),
          Fault = damaged),
    bytes(File, Torn).

test(damage_is_kept_with_older_damage, Kept == "0123456") :-
    with_journal(damaged_twice(Kept)).

damaged_twice(Kept, File) :-
    write_all(File, [a]),
    bytes(File, Bytes),
    forall(member(Tail, ["0123", "456"]),
           ( string_concat(Bytes, Tail, Torn),
             put_bytes(File, Torn),
             terms_of(File, [a])
           )),
    atom_concat(File, '.damaged', Beside),
    bytes(Beside, Kept).

test(replaced_while_in_use, [ forall(member(Terms, [[], [x], [x, y, z]])),
                              true(Faults == [replaced, replaced]) ]) :-
    with_journal(replaced(Terms, Faults)).

replaced(Terms, Faults, File) :-
    journal_open(File, Journal0, []),
    journal_append(Journal0, a, _, Journal1),
    journal_append(Journal1, b, _, Journal),
    delete_file(File),
    put_bytes(File, ""),
    write_all(File, Terms),
    bytes(File, Bytes),
    findall(Fault,
            ( member(Goal, [journal_news(Journal, _, _), journal_append(Journal, c, _, _)]),
              catch(Goal, error(gunshi(journal_replaced(File)), _), Fault = replaced)
            ),
            Faults),
    bytes(File, Bytes).

%   One that is gone is said to be gone, and nothing is written in its place.

test(gone_while_in_use, Faults == [gone, gone]) :-
    with_journal(gone_in_use(Faults)).

gone_in_use(Faults, File) :-
    journal_open(File, Journal0, []),
    journal_append(Journal0, a, _, Journal),
    delete_file(File),
    findall(Fault,
            ( member(Goal, [journal_news(Journal, _, _), journal_append(Journal, c, _, _)]),
              catch(Goal, error(gunshi(journal_gone(File)), _), Fault = gone)
            ),
            Faults),
    \+ exists_file(File).

%   Whether it can be written is known before there is anything to write.

test(writable, Records == []) :-
    with_journal(writable(Records)).

writable(Records, File) :-
    journal_open(File, Journal, []),
    journal_writable(Journal),
    \+ exists_file(File),
    journal_append(Journal, a, _, Journal1),
    bytes(File, Bytes),
    journal_writable(Journal1),
    bytes(File, Bytes),
    journal_news(Journal1, Records, _).
test(not_writable, throws(error(gunshi(file(write, '/nowhere/journal.lock', _)), _))) :-
    journal_open('/nowhere/journal', Journal, []),
    journal_writable(Journal).

test(nowhere, throws(error(gunshi(file(write, '/nowhere/journal.lock', _)), _))) :-
    journal_open('/nowhere/journal', Journal, []),
    journal_append(Journal, a, _, _).
test(a_directory, throws(error(gunshi(file(read, '/', _)), _))) :-
    journal_open('/', _, _).

                /*******************************
                *       SEVERAL WRITERS        *
                *******************************/

test(others_wrote_first, Result == no-[3-b]-4) :-
    with_journal(others_first(Result)).

others_first(Written-News-Line, File) :-
    journal_open(File, Journal0, []),
    journal_append(Journal0, a, _, Journal1),
    journal_append(Journal1, b, _, Journal2),
    bytes(File, Bytes),
    (   journal_append(Journal1, c, _, _)
    ->  Written = yes
    ;   Written = no
    ),
    bytes(File, Bytes),
    journal_news(Journal1, News, Journal2),
    journal_news(Journal2, [], Journal2),
    journal_append(Journal2, c, Line, _).

test(threads, Count-Sorted == 100-Expected) :-
    findall(T-N, ( between(1, 4, T), between(1, 25, N) ), Expected),
    with_journal(threads(Count, Sorted)).

threads(Count, Sorted, File) :-
    findall(Thread, ( between(1, 4, T), thread_create(thread_writes(File, T), Thread) ), Threads),
    forall(member(Thread, Threads), thread_join(Thread, true)),
    terms_of(File, Terms),
    length(Terms, Count),
    sort(Terms, Sorted).

thread_writes(File, T) :-
    journal_open(File, Journal, _),
    numlist(1, 25, Numbers),
    foldl(append_after_news(T), Numbers, Journal, _).

append_after_news(T, N, Journal0, Journal) :-
    (   journal_append(Journal0, T-N, _, Journal1)
    ->  Journal = Journal1
    ;   journal_news(Journal0, _, Journal1),
        append_after_news(T, N, Journal1, Journal)
    ).

%   writer(+Arguments, -Process, -Out)

writer(File, Arguments, Process, Out) :-
    writer_file(Script),
    process_create(path(swipl), ['-q', '-f', none, Script, File|Arguments],
                   [stdout(pipe(Out)), process(Process)]).

writer_file(Script) :-
    module_property(test_journal, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, 'journal_writer.pl', Script).

test(processes, Each == [25, 25]) :-
    with_journal(processes(Each)).

processes(Each, File) :-
    findall(Process-Out, ( member(Name, [a, b]), writer(File, [Name, 25], Process, Out) ), Writers),
    forall(member(Process-Out, Writers),
           ( read_string(Out, _, _),
             close(Out),
             process_wait(Process, exit(0))
           )),
    terms_of(File, Terms),
    findall(Count,
            ( member(Name, [a, b]),
              findall(N, member(written(Name, N, ''), Terms), Numbers),
              numlist(1, 25, Numbers),
              length(Numbers, Count)
            ),
            Each).

%   A writer is killed with no notice: what it said is on the disk is there, and at most one more.

test(killed, [forall(between(1, 6, Round)), true]) :-
    with_journal(killed(Round)).

killed(Round, File) :-
    writer(File, [a, 1000000], Process, Out),
    Wanted is Round * 7,
    forall(between(1, Wanted, _), read_line_to_string(Out, _)),
    process_kill(Process, kill),
    process_wait(Process, killed(9)),
    read_string(Out, _, Rest),
    close(Out),
    split_string(Rest, "\n", "", Lines),
    length(Lines, MoreSaid),
    Said is Wanted + MoreSaid - 1,
    terms_of(File, Terms),
    length(Terms, Count),
    Count >= Said,
    Count =< Said + 1,
    findall(written(a, N, ''), between(1, Count, N), Terms),
    write_all(File, [after]),
    terms_of(File, After),
    append(Terms, [after], After).

%   A file that may not grow stands for a disk that is full.

test(full_disk, Read-Err == [written(a, 1, '')]-true) :-
    with_journal(full_disk(Read, Err)).

full_disk(Read, Err, File) :-
    write_all(File, [written(a, 1, '')]),
    bytes(File, Before),
    length(Codes, 3000),
    maplist(=(0'x), Codes),
    atom_codes(Text, Codes),
    writer_file(Script),
    process_create(path(bash),
                   [ '-c', 'trap "" XFSZ; ulimit -f 1; exec swipl -q -f none "$@"', bash,
                 Script, File, b, 1, Text
               ],
                   [stdout(null), stderr(pipe(E)), process(Process)]),
    read_string(E, _, Said),
    close(E),
    process_wait(Process, exit(1)),
    bytes(File, Before),
    terms_of(File, Read),
    warnings([]),
    (   sub_string(Said, _, _, _, "Cannot write")
    ->  Err = true
    ;   Err = Said
    ).

:- end_tests(journal).
