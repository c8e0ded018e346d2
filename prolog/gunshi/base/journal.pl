:- encoding(utf8).
/*  Journals: what was done, term by term, in a file that only ever grows.

    A journal is a text that a person can read. Its first line says what it is; each line after it
    is a record, a checksum, the number of its line and a clause:

        gunshi journal 1
        d1b4c09a7de0f1c5 2 added(gm(4,[turn(gote),sente(76,fu)],move(83,84))).

    The checksum is of the number and the clause, so each record is judged by itself: one that was
    changed costs no other, and those behind it keep their numbers, by which records speak of each
    other. Numbers grow: a record that stands twice, or before an earlier one, does not count.
    Records of old journals have no number. There the checksum is of the checksum before it and of
    the clause, and a change costs all of those behind it. Nothing is ever taken back; what undoes a
    record is a record.

    A record is on the disk when journal_append/4 returns. A process that dies meanwhile leaves a
    piece of a line, which was promised to nobody. Whoever opens the journal next takes it out, and
    whatever is not as it was written: those bytes go to the end of FILE.damaged, and a warning
    tells of it. In their place stand blanks, so that nothing else moves; at the end of the file
    they are cut off. Where the disk does not let them be taken out, they stay for now.

    Several processes may use a journal. What is read needs no lock; who writes holds one, on the
    file FILE.lock beside it, for the moment of writing.

    A journal value is immutable: what has been read of the file. In journal(File, Line, Start, End,
    Sum) the last record that was read is the one with the number Line; it begins at the byte Start
    and has the checksum Sum, a string. What comes next is at the byte End. It is 0, 0, 0 and ""
    before any. The Sum of the first line is all of it.
*/
:- module(gunshi_base_journal,
          [ journal_open/3,             % +File, -Journal, -Records
            journal_news/3,             % +Journal0, -Records, -Journal
            journal_append/4,           % +Journal0, +Term, -Line, -Journal
            journal_append_all/4,       % +Journal0, +Terms, -Lines, -Journal
            journal_writable/1          % +Journal
          ]).
:- use_module(declare, []).
:- use_module(encoding, [append_bytes/2, utf8_bytes/2]).
:- use_module(text_lines, [exact_lines/2]).
:- use_module(user_files,
              [must_be_plain_file/1, no_such_file/1, reading_file/2, writing_file/2]).
:- use_module(journal_messages, []).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(sha), [hash_atom/2, sha_hash/3]).

first_line("gunshi journal 1").

%!  journal_open(+File:atom, -Journal, -Records:list) is det.
%
%   Journal is that of File, read to its end. Records are its terms, oldest first, each as Line-Term
%   with the line where it stands. A File that does not exist is an empty journal, and is made by
%   the first record.
%
%   @error gunshi(no_journal(File)): its first line is another; nothing was changed
%   @error gunshi(bad_record_term(File, Line)): the record is as it was written, but is no Prolog
%          term for this version
%   @error gunshi(file(read, File, Reason)) as reading_file/2

journal_open(File, Journal, Records) :-
    must_be(atom, File),
    absolute_file_name(File, Path),
    journal_news(journal(Path, 0, 0, 0, ""), Records, Journal).

%!  journal_news(+Journal0, -Records:list, -Journal) is det.
%
%   Records, as journal_open/3 has them, are those that other users of the file have appended since
%   Journal0; Journal has them too.
%
%   @error gunshi(journal_replaced(File)): what Journal0 has read last is not in the file any more
%   @error gunshi(journal_gone(File)): there is no such file any more
%   @error as journal_open/3

journal_news(Journal0, Records, Journal) :-
    read_on(Journal0, Lines, Journal1, Damage),
    (   Damage == []
    ->  records(Lines, Journal0, Records),
        Journal = Journal1
    ;   catch(locked(Journal0, read_and_repair(Journal0, Lines2, Journal2)),
              error(gunshi(file(write, _, Reason)), _),
              ( Lines2 = Lines,
                Journal2 = Journal1,
                warn(Journal1, Damage, stays(Reason))
              )),
        records(Lines2, Journal0, Records),
        Journal = Journal2
    ).

%!  journal_append(+Journal0, +Term, -Line:integer, -Journal) is semidet.
%
%   Term is the record at Line of the file, the last of Journal, and on the disk. Its variables are
%   its own. Fails, and writes nothing, when others have appended since Journal0: journal_news/3
%   tells what, and Term may be decided on anew.
%
%   @error gunshi(no_record(Term)): it is cyclic, has attributed variables, or something that has no
%          text, such as a stream; nothing is written
%   @error gunshi(file(write, File, Reason)): the disk did not take it; the journal is as it was
%   @error as journal_news/3

journal_append(Journal0, Term, Line, Journal) :-
    journal_append_all(Journal0, [Term], [Line], Journal).

%!  journal_append_all(+Journal0, +Terms:list, -Lines:list(integer), -Journal) is semidet.
%
%   As journal_append/4 for each of Terms, in their order, written at once: none stands in the file
%   when the disk does not take all of them. Who dies meanwhile may leave the first ones.
%
%   @error as journal_append/4

journal_append_all(Journal0, Terms, Lines, Journal) :-
    maplist(record_text, Terms, Texts),
    (   Texts == []
    ->  Lines = [],
        Journal = Journal0
    ;   locked(Journal0, append_if_read(Journal0, Texts, Lines, Journal1)),
        Journal1 \== Journal0,
        Journal = Journal1
    ).

append_if_read(Journal0, Texts, Numbers, Journal) :-
    read_and_repair(Journal0, Lines, Journal1),
    (   Lines == []
    ->  with_first_line(Journal1, First, Journal2),
        with_records(Texts, Records, Numbers, Journal2, Journal),
        atomics_to_string([First|Records], Bytes),
        Journal = journal(File, _, _, _, _),
        append_bytes(File, Bytes)
    ;   Journal = Journal0
    ).

%!  journal_writable(+Journal) is det.
%
%   A record could be appended now; nothing is. For who has much to do before there is one.
%
%   @error as journal_append/4

journal_writable(Journal) :-
    Journal = journal(File, _, _, _, _),
    locked(Journal,
           (   no_such_file(File)
           ->  true
           ;   must_be_plain_file(File),
               writing_file(File, setup_call_cleanup(open(File, append, Out, [type(binary)]),
                                                     true,
                                                     close(Out)))
           )).

with_first_line(Journal0, Bytes, Journal) :-
    Journal0 = journal(File, Line, _, _, _),
    (   Line =:= 0
    ->  first_line(First),
        string_concat(First, "\n", Bytes),
        string_length(Bytes, End),
        Journal = journal(File, 1, 0, End, First)
    ;   Bytes = "",
        Journal = Journal0
    ).

with_records([], [], [], Journal, Journal).
with_records([Text|Texts], [Record|Records], [Line|Lines], Journal0, Journal) :-
    with_record(Journal0, Text, Record, Journal1),
    Journal1 = journal(_, Line, _, _, _),
    with_records(Texts, Records, Lines, Journal1, Journal).

with_record(journal(File, Line0, _, Start, _), Text, Bytes, journal(File, Line, Start, End, Sum)) :-
    Line is Line0 + 1,
    utf8_bytes(Text, Clause),
    checksum(Line, Clause, Sum),
    atomics_to_string([Sum, " ", Line, " ", Clause, "\n"], Bytes),
    string_length(Bytes, Length),
    End is Start + Length.

%   checksum(+Before, +Clause:string, -Sum:string): the first half of their SHA-256.

checksum(Before, Clause, Sum) :-
    atomics_to_string([Before, " ", Clause], Bytes),
    sha_hash(Bytes, Hash, [algorithm(sha256), encoding(octet)]),
    hash_atom(Hash, Digits),
    sub_string(Digits, 0, 16, _, Sum).

                /*******************************
                *           LINES              *
                *******************************/

%   read_on(+Journal0, -Lines, -Journal, -Damage): Lines are the good ones after Journal0, each as
%   Line-Clause, Clause a string of bytes; Journal has them too. Damage is what is not good, each
%   bad(Line, Start, Length, What): the Length bytes from Start, where the record Line is to be
%   expected. What is `changed`, or `torn` for a line that does not end, or `head` for the first
%   line of a journal.

read_on(Journal0, Lines, Journal, Damage) :-
    Journal0 = journal(File, Line, Start, _, Sum),
    (   no_such_file(File)
    ->  (   Line =:= 0
        ->  Bytes = ""
        ;   throw(error(gunshi(journal_gone(File)), _))
        )
    ;   must_be_plain_file(File),
        reading_file(File, bytes_from(File, Start, Bytes))
    ),
    exact_lines(Bytes, Texts),
    (   Line =:= 0
    ->  first_line_read(Texts, Journal0, Lines, Journal, Damage)
    ;   Texts = [Last|Rest],
        Rest = [_|_],
        string_concat(Sum, _, Last)
    ->  line_end(Last, Start, End),
        good_lines(Rest, journal(File, Line, Start, End, Sum), Lines, Journal, Damage)
    ;   throw(error(gunshi(journal_replaced(File)), _))
    ).

bytes_from(File, Start, Bytes) :-
    setup_call_cleanup(
        open(File, read, In, [type(binary)]),
        ( seek(In, 0, eof, End),
          (   Start =< End
          ->  seek(In, Start, bof, _),
              read_string(In, _, Bytes)
          ;   Bytes = ""
          )
        ),
        close(In)).

first_line_read([Text|Texts], Journal0, Lines, Journal, Damage) :-
    first_line(First),
    Journal0 = journal(File, _, _, _, _),
    (   Texts = [_|_],
        Text == First
    ->  with_first_line(Journal0, _, Journal1),
        good_lines(Texts, Journal1, Lines, Journal, Damage)
    ;   Texts == [],
        sub_string(First, 0, _, _, Text)
    ->  Lines = [],
        Journal = Journal0,
        (   Text == ""
        ->  Damage = []
        ;   string_length(Text, Length),
            Damage = [bad(1, 0, Length, torn)]
        )
    ;   good_lines([Text|Texts], journal(File, 1, 0, 0, First), Lines, Journal, Damage0),
        Lines = [_|_],
        head_damage(Damage0, First, Damage)
    ->  true
    ;   throw(error(gunshi(no_journal(File)), _))
    ).

%   head_damage(+Damage0, +First, -Damage): what stands before the first good record has place for
%   the line First, and is it no more.

head_damage(Damage0, First, [bad(1, 0, Length, head)|Damage]) :-
    contiguous(Damage0, 0, Length, Damage),
    string_length(First, Needed),
    Length > Needed.

contiguous([bad(_, Start, Length0, _)|Damage0], Start, Length, Damage) :-
    !,
    Next is Start + Length0,
    contiguous(Damage0, Next, Length, Damage).
contiguous(Damage, End, End, Damage).

%   good_lines(+Texts, +Journal0, -Lines, -Journal, -Damage): the last of Texts is what follows the
%   last end of a line. Lines of blanks are what taken out damage has left.

good_lines([Text], Journal, [], Journal, Damage) :-
    !,
    (   Text == ""
    ->  Damage = []
    ;   Journal = journal(_, Line0, _, Start, _),
        Line is Line0 + 1,
        string_length(Text, Length),
        Damage = [bad(Line, Start, Length, torn)]
    ).
good_lines([Text|Texts], Journal0, Lines, Journal, Damage) :-
    Journal0 = journal(File, Line0, Start0, Start, Sum0),
    line_end(Text, Start, End),
    (   good_line(Text, Line0, Sum0, Line, Sum, Clause)
    ->  Lines = [Line-Clause|Lines1],
        Damage = Damage1,
        Journal1 = journal(File, Line, Start, End, Sum)
    ;   line_in_line(Text, Line0, Sum0, Length, Line, Sum, Clause)
    ->  Lines = [Line-Clause|Lines1],
        Bad is Line0 + 1,
        Damage = [bad(Bad, Start, Length, changed)|Damage1],
        Start1 is Start + Length,
        Journal1 = journal(File, Line, Start1, End, Sum)
    ;   Lines = Lines1,
        Journal1 = journal(File, Line0, Start0, End, Sum0),
        (   string_codes(Text, Codes),
            forall(member(Code, Codes), Code == 0'\s)
        ->  Damage = Damage1
        ;   Line is Line0 + 1,
            Length is End - Start,
            Damage = [bad(Line, Start, Length, changed)|Damage1]
        )
    ),
    good_lines(Texts, Journal1, Lines1, Journal, Damage1).

line_end(Text, Start, End) :-
    string_length(Text, Length),
    End is Start + Length + 1.

%   good_line(+Text, +Line0, +Sum0, -Line, -Sum, -Clause) is semidet: Text is a record as it was
%   written, and comes after the one of Line0 and Sum0.

good_line(Text, Line0, Sum0, Line, Sum, Clause) :-
    sub_string(Text, 0, 16, _, Sum),
    sub_string(Text, 16, 1, _, " "),
    sub_string(Text, 17, _, 0, Rest),
    (   once(sub_string(Rest, Before, 1, After, " ")),
        sub_string(Rest, 0, Before, _, Digits),
        digits_number(Digits, Line),
        Line > Line0,
        sub_string(Rest, _, After, 0, Clause),
        checksum(Digits, Clause, Sum)
    ->  true
    ;   checksum(Sum0, Rest, Sum),
        Line is Line0 + 1,
        Clause = Rest
    ).

%   line_in_line(+Text, +Line0, +Sum0, -Length, -Line, -Sum, -Clause) is semidet: as good_line/6 for
%   what is behind the first Length bytes of Text: the end of the line before it was changed.

line_in_line(Text, Line0, Sum0, Length, Line, Sum, Clause) :-
    sub_string(Text, Blank, 1, _, " "),
    Length is Blank - 16,
    Length > 0,
    sub_string(Text, Length, 16, After, Sum),
    string_codes(Sum, Codes),
    forall(member(Code, Codes), code_type(Code, xdigit(_))),
    Rest is After + 16,
    sub_string(Text, Length, Rest, 0, Inner),
    good_line(Inner, Line0, Sum0, Line, Sum, Clause),
    !.

digits_number(Digits, Number) :-
    string_codes(Digits, Codes),
    Codes = [_|_],
    forall(member(Code, Codes), between(0'0, 0'9, Code)),
    number_codes(Number, Codes).

%   read_and_repair(+Journal0, -Lines, -Journal): as read_on/4, and damage is taken out. Only for
%   the holder of the lock: to others a record that is being written looks torn.

read_and_repair(Journal0, Lines, Journal) :-
    read_on(Journal0, Lines, Journal1, Damage),
    (   Damage == []
    ->  Journal = Journal1
    ;   Journal1 = journal(File, Line, Start, _, Sum),
        atom_concat(File, '.damaged', Beside),
        put_beside(File, Beside, Damage, Length),
        writing_file(File, take_out(File, Damage, Start, End)),
        Journal = journal(File, Line, Start, End, Sum),
        warn(Journal, Damage, moved(Length, Beside))
    ).

put_beside(File, Beside, Damage, Sum) :-
    Damage = [bad(_, First, _, _)|_],
    reading_file(File, bytes_from(File, First, Bytes)),
    findall(Part,
            ( member(bad(_, Start, Length, _), Damage),
              Before is Start-First,
              sub_string(Bytes, Before, Length, _, Part)
            ),
            Parts),
    atomics_to_string(Parts, All),
    append_bytes(Beside, All),
    string_length(All, Sum).

%   take_out(+File, +Damage, +Last, -End): what is behind the record at Last is cut off; End is the
%   end of the file then.

take_out(File, Damage, Last, End) :-
    setup_call_cleanup(
        open(File, update, Out, [type(binary)]),
        ( forall(( member(Bad, Damage), Bad = bad(_, Start, _, _), Start < Last ),
                 blank(Out, Bad)),
          (   member(bad(_, End, _, _), Damage),
              End >= Last
          ->  seek(Out, End, bof, _),
              set_end_of_stream(Out)
          ;   seek(Out, 0, eof, End)
          )
        ),
        close(Out)).

blank(Out, bad(_, Start, Length, What)) :-
    seek(Out, Start, bof, _),
    (   What == head
    ->  first_line(Text)
    ;   Text = ""
    ),
    string_length(Text, TextLength),
    Rest is Length - TextLength,
    (   What == head,
        Rest > 1
    ->  Blanks is Rest - 2,
        format(Out, "~s~n~*c~n", [Text, Blanks, 0' ])
    ;   Blanks is Rest - 1,
        format(Out, "~s~*c~n", [Text, Blanks, 0' ])
    ).

warn(journal(File, _, _, _, _), Damage, What) :-
    Damage = [bad(Line, _, _, Kind0)|_],
    length(Damage, Count),
    (   Kind0 == torn
    ->  Kind = torn
    ;   Kind = changed(Count)
    ),
    print_message(warning, error(gunshi(journal_damaged(File, Line, Kind, What)), _)).

%   locked(+Journal, :Goal): once(Goal), while no other thread or process writes to the file.

:- meta_predicate locked(+, 0).

locked(journal(File, _, _, _, _), Goal) :-
    atom_concat(File, '.lock', Lock),
    (   access_file(Lock, exist)
    ->  must_be_plain_file(Lock)
    ;   true
    ),
    with_mutex(gunshi_base_journal,
               setup_call_cleanup(
                   writing_file(Lock, open(Lock, append, Stream, [lock(exclusive)])),
                   once(Goal),
                   close(Stream))).

                /*******************************
                *           TERMS              *
                *******************************/

records([], _, []).
records([Line-Clause|Lines], Journal, [Line-Term|Records]) :-
    (   utf8_bytes(Text, Clause),
        text_term(Text, Term)
    ->  true
    ;   Journal = journal(File, _, _, _, _),
        throw(error(gunshi(bad_record_term(File, Line)), _))
    ),
    records(Lines, Journal, Records).

%   record_text(+Term, -Text): the clause that reads as Term, on one line. Operators are those of
%   knowledge files.

record_text(Term, Text) :-
    (   acyclic_term(Term),
        term_attvars(Term, []),
        clause_text(Term, Text),
        utf8_bytes(Text, _),
        \+ sub_string(Text, _, _, _, "\n"),
        text_term(Text, Again),
        Again =@= Term
    ->  true
    ;   throw(error(gunshi(no_record(Term)), _))
    ).

clause_text(Term, Text) :-
    term_variables(Term, Variables),
    foldl(variable_name, Variables, Names-0, []-_),
    with_output_to(string(Text0),
                   write_term(Term,
                              [ module(gunshi_clauses),
                                quoted(true),
                                variable_names(Names),
                                character_escapes(true),
                                fullstop(true)
                              ])),
    split_string(Text0, "", " \n", [Text]).

variable_name(Variable, [Name=Variable|Names]-N0, Names-N) :-
    format(atom(Name), '~W', ['$VAR'(N0), [numbervars(true)]]),
    N is N0 + 1.

%   text_term(+Text, -Term): fails where Text is not one term.

text_term(Text, Term) :-
    setup_call_cleanup(
        open_string(Text, Stream),
        catch(( read_clause_term(Stream, Term),
                read_clause_term(Stream, End),
                End == end_of_file
              ),
              error(syntax_error(_), _),
              fail),
        close(Stream)).

read_clause_term(Stream, Term) :-
    read_term(Stream, Term,
              [ module(gunshi_clauses),
                double_quotes(string),
                back_quotes(codes),
                syntax_errors(error)
              ]).
