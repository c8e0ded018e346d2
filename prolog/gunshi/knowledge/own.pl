/*  A user's own knowledge: a directory of theirs, and the journal of their changes in it.

    The directory has knowledge files, *.pl, that its owner writes; and `journal`, to which only
    Gunshi writes (base/journal.pl): one record for each change at the prompt, so that none is lost
    whatever happens. A record is change(Time, Action); Time is in seconds since 1970, Action is

        add(Clause)       Clause is known from now on; it stands at this line of the journal
        remove(Line)      what the record at Line added is not known any more
        undo(Line)        the record at Line is as if it were not there

    What is known by the journal follows from all its records. Turning off is knowledge too,
    disabled(What). Other programs may have the directory open: what they append is seen before the
    next change, and by load_own_knowledge/0.

    The user's clauses are tried before Gunshi's: the journal's first. Gunshi's own files stay as
    they are, whatever a user does.
*/
:- module(gunshi_knowledge_own,
          [ own_directory/1,            % -Directory
            use_own_directory/1,        % +Directory
            use_own_directory/2,        % +Directory, -Trouble
            own_knowledge/0,
            load_own_knowledge/0,
            load_own_knowledge/1,       % -Trouble
            own_change/2,               % +Action, -Line
            own_change_all/2,           % +Actions, -Lines
            own_change_checked/2,       % +Actions, -Lines
            own_change_if/3,            % :Condition, +Actions, -Lines
            own_writable/0,
            own_news/0,
            own_changes/1,              % -Changes
            own_journal/1,              % -File
            own_file/1,                 % +File
            journal_clause/3            % ?Line, -Head, -Body
          ]).
:- use_module('../base/user_files',
              [folder_entries/2, make_folder/1, no_such_file/1, reading_file/2, user_data/2]).
:- use_module('../base/declare', [declaration/5, declare_knowledge/3]).
:- use_module('../base/journal',
              [journal_open/3, journal_news/3, journal_append_all/4, journal_writable/1]).
:- use_module('../base/read', [read_knowledge_text/3, knowledge_term_text/2, clause_head_body/3]).
:- use_module('../base/store',
              [ load_knowledge_directory/2, forget_knowledge/1, knowledge_errors/2,
                throw_knowledge_errors/1, turn_off_again/0
              ]).
:- use_module('../base/clauses',
              [ loaded_knowledge/1, put_clauses/2, put_changed_clauses/2, knowledge_clause/3,
                clause_variant/4
              ]).
:- use_module(files, [need_knowledge/1]).
:- use_module(editing_messages, []).
:- use_module(names, [named_clauses/2]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(ordsets), [ord_subtract/3]).

:- meta_predicate
    errors_of(0, -),
    own_change_if(0, +, -),
    change_if(0, +, +, -),
    append_changes(0, +, +, -).

:- declare_knowledge(disabled(what: any),
                     "Not believed: a clause by its name, Kind(Name), or a fact.",
                     "disabled(line('横歩取り')).").

%   directory(Directory): the one in use, if it is not the usual one.
%   opened(Journal, Records): the journal as it was last seen.
%   tried: the user's knowledge has been read, or it was tried and told what is wrong with it.
%   judged(File, Line, Verdict): the record there is `good`, or `bad` and passed over.
:- dynamic
    judged/3,
    tried/0,
    directory/1,
    opened/2.

%!  own_directory(-Directory:atom) is det.
%
%   Directory, an absolute path, holds the user's own knowledge; it need not exist. The usual one is
%   gunshi/kb in the user's directory for data.

own_directory(Directory) :-
    (   directory(Directory0)
    ->  Directory = Directory0
    ;   user_data(kb, Directory0),
        absolute_directory(Directory0, Directory)
    ).

%   absolute_directory(+Directory0, -Directory): as file_directory_name/2 gives it for the files in
%   it, without a slash at its end.

absolute_directory(Directory0, Directory) :-
    atomic_list_concat([Directory0, /, journal], File0),
    absolute_file_name(File0, File),
    file_directory_name(File, Directory).

%!  use_own_directory(+Directory) is det.
%
%   The user's own knowledge is in Directory from now on, for all threads. If one has been read, it
%   is forgotten, not deleted, and Directory is read; else that is done when it is needed.
%
%   @error gunshi(not_a_directory(Directory)) for what is none, and for the empty name
%   @error gunshi(file(read, Directory, Reason)) when it may not be read
%   @error as load_own_knowledge/0

use_own_directory(Directory0) :-
    must_be(ground, Directory0),
    (   atom_string(Directory0, "")
    ->  throw(error(gunshi(not_a_directory(Directory0)), _))
    ;   true
    ),
    absolute_directory(Directory0, Directory),
    (   reading_file(Directory0, exists_directory(Directory))
    ->  folder_entries(Directory, _)
    ;   access_file(Directory, exist)
    ->  throw(error(gunshi(not_a_directory(Directory0)), _))
    ;   true
    ),
    with_mutex(gunshi_knowledge_own,
               ( forall(( loaded_knowledge(File), own_file(File) ), forget_knowledge(File)),
                 retractall(opened(_, _)),
                 (   retract(tried)
                 ->  Read = true
                 ;   Read = false
                 )
               )),
    retractall(judged(_, _, _)),
    transaction(( retractall(directory(_)),
                  assertz(directory(Directory))
                )),
    (   Read == true
    ->  load_own_knowledge
    ;   true
    ).

%!  use_own_directory(+Directory, -Trouble) is det.
%
%   As use_own_directory/1, and what is wrong with a file there or with the journal is no error:
%   Trouble is it, or `none`. For who goes back to where the user's knowledge was before.

use_own_directory(Directory, Trouble) :-
    trouble(use_own_directory(Directory), Trouble).

%!  own_file(+File:atom) is semidet.
%
%   File is the journal, or in the directory of the user's own knowledge.

own_file(File) :-
    own_directory(Directory),
    file_directory_name(File, Directory).

%   What the user says is tried before what is shipped, whatever it is about.

:- multifile gunshi_base_clauses:tried_first/1.

gunshi_base_clauses:tried_first(File) :-
    own_file(File).

%!  own_journal(-File:atom) is det.
%
%   File is the absolute path of the journal in use; it need not exist.

own_journal(File) :-
    own_directory(Directory),
    atom_concat(Directory, '/journal', File).

%!  own_knowledge is det.
%
%   Make sure that Gunshi's knowledge of shogi and then the user's own have been read once. What is
%   wrong with it is told once, as an error message, and done without.
%
%   @error as need_knowledge/1

own_knowledge :-
    need_knowledge(shogi),
    (   tried
    ->  true
    ;   read_own(OfFiles, OfJournal),
        tell(OfFiles),
        tell(OfJournal)
    ).

tell(Errors) :-
    forall(member(Error, Errors), print_message(error, Error)).

%!  load_own_knowledge is det.
%
%   Read the files of the user's directory, in the order of their names, and the journal, as they
%   are now.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had
%   @error as load_knowledge/1 for a file that cannot be read, and as journal_open/3
%   @error gunshi(bad_files(Errors)): several such errors

load_own_knowledge :-
    read_own(OfFiles, OfJournal),
    append(OfFiles, OfJournal, Errors),
    throw_knowledge_errors(Errors).

%   read_own(-OfFiles, -OfJournal): as load_own_knowledge/0; the errors of files, and those of the
%   journal.

read_own(OfFiles, OfJournal) :-
    own_directory(Directory),
    with_mutex(gunshi_knowledge_own,
               setup_call_cleanup(true,
                                  ( errors_of(load_knowledge_directory(Directory, atom), OfFiles),
                                    errors_of(read_journal(_, put_clauses), OfJournal),
                                    turn_off_again
                                  ),
                                  ( retractall(tried), assertz(tried) ))),
    need_what_rules_ask.

errors_of(Goal, Errors) :-
    trouble(Goal, Trouble),
    knowledge_errors(Trouble, Errors).

%   need_what_rules_ask: a rule of the user's may ask what no rule of kb/shogi/*.pl does, and what
%   else is read only by who names moves or follows attack plans.

need_what_rules_ask :-
    (   own_rule
    ->  forall(member(Subject, [motifs, attacks, formations, othello_motifs]),
               need_knowledge(Subject))
    ;   true
    ).

own_rule :-
    loaded_knowledge(File),
    own_file(File),
    declaration(Name, Arity, knowledge, _, _),
    functor(Head, Name, Arity),
    knowledge_clause(Head, File:_, Body),
    Body \== true,
    !.

%!  load_own_knowledge(-Trouble) is det.
%
%   As load_own_knowledge/0, and what is wrong with a file of the user's or with the journal does
%   not keep the program from what it does: Trouble is the error, or `none`.

load_own_knowledge(Trouble) :-
    trouble(load_own_knowledge, Trouble).

:- meta_predicate trouble(0, -).

trouble(Goal, Trouble) :-
    catch(( call(Goal), Trouble = none ),
          error(Formal, Context),
          Trouble = error(Formal, Context)).

%   need_journal: as own_knowledge, and the journal has been read. What is wrong with that is an
%   error for those who need it, and not told besides.

need_journal :-
    need_knowledge(shogi),
    (   tried
    ->  true
    ;   read_own(OfFiles, _),
        tell(OfFiles)
    ),
    (   opened(_, _)
    ->  true
    ;   read_own(_, OfJournal),
        (   opened(_, _)
        ->  true
        ;   throw_knowledge_errors(OfJournal)
        )
    ),
    (   opened(_, [_|_]),
        own_journal(File),
        no_such_file(File)
    ->  with_mutex(gunshi_knowledge_own, read_journal(_, put_changed_clauses))
    ;   true
    ).

%   read_journal(-News, :Put): News are the records that were not known before. What is known by all
%   of them is put by call(Put, File, Clauses): with put_changed_clauses/2 when only they can have
%   changed anything, and nothing is put without News. When the file is gone that is told, and what
%   it said is known no more.

read_journal(News, Put) :-
    catch(read_records(News, Put), error(gunshi(journal_gone(File)), Context),
          ( print_message(warning, error(gunshi(journal_gone(File)), Context)),
            retractall(opened(_, _)),
            read_records(News, put_clauses),
            turn_off_again
          )).

read_records(News, Put) :-
    own_journal(File),
    (   retract(opened(Journal0, Records0))
    ->  catch(journal_news(Journal0, News, Journal), Error,
              ( assertz(opened(Journal0, Records0)), throw(Error) )),
        append(Records0, News, Records)
    ;   journal_open(File, Journal, Records),
        News = Records,
        retractall(judged(File, _, _))
    ),
    assertz(opened(Journal, Records)),
    (   News == [],
        Put == put_changed_clauses
    ->  true
    ;   put_records(File, Records, Put)
    ).

put_records(File, Records, Put) :-
    findall(clause(Line, Head, Body),
            ( live_clause(Records, Line, Head, Body),
              admitted(File, Line, Head, Body)
            ),
            Clauses),
    call(Put, File, Clauses).

%   admitted(+File, +Line, +Head, +Body): the clause is well formed and declared. A journal may be
%   another program's, or a stranger's: its checksums say only that nothing was lost.

admitted(File, Line, Head, Body) :-
    (   judged(File, Line, Verdict)
    ->  true
    ;   clause_head_body(Clause, Head, Body),
        knowledge_term_text(Clause, Text),
        read_knowledge_text(Text, _, Problems),
        (   Problems == []
        ->  Verdict = good
        ;   Verdict = bad,
            Problems = [problem(_, _, Fault)|_],
            print_message(warning,
                          error(gunshi(bad_knowledge(File, [problem(Line, 1, Fault)])), _))
        ),
        assertz(judged(File, Line, Verdict))
    ),
    Verdict == good.

%   live_clause(+Records, ?Line, -Head, -Body): the record at Line added the clause, and neither is
%   undone nor its clause removed.

live_clause(Records, Line, Head, Body) :-
    undone_lines(Records, Undone),
    findall(Removed-true,
            ( member(Later-change(_, remove(Removed)), Records), \+ get_assoc(Later, Undone, _) ),
            Pairs0),
    sort(Pairs0, Pairs),
    list_to_assoc(Pairs, Gone),
    member(Line-change(_, add(Clause)), Records),
    \+ get_assoc(Line, Undone, _),
    \+ get_assoc(Line, Gone, _),
    (   Clause = (Head :- Body)
    ->  true
    ;   Head = Clause,
        Body = true
    ).

undone_lines(Records, Undone) :-
    findall(Line-true, member(_-change(_, undo(Line)), Records), Pairs0),
    sort(Pairs0, Pairs),
    list_to_assoc(Pairs, Undone).

%!  journal_clause(?Line, -Head, -Body) is nondet.
%
%   The clause is known by the record at Line of the journal.

journal_clause(Line, Head, Body) :-
    need_journal,
    opened(_, Records),
    live_clause(Records, Line, Head, Body).

%!  own_change(+Action, -Line:integer) is det.
%
%   Action becomes true, and its record stands at Line of the journal, on the disk. What it adds is
%   read and checked as any record is; whether it makes sense is the caller's care.
%
%   @error gunshi(no_record(Clause)), gunshi(file(write, File, Reason)): nothing was changed
%   @error gunshi(no_such_record(File, Line)): there is none to take back, and nothing was changed
%   @error as journal_open/3

own_change(Action, Line) :-
    own_change_all([Action], [Line]).

%!  own_change_all(+Actions:list, -Lines:list(integer)) is det.
%
%   As own_change/2 for each of Actions, in their order and at once, with one time: when one cannot
%   be written, none is. Only who is killed meanwhile may leave the first of them.
%
%   @error as own_change/2

own_change_all(Actions, Lines) :-
    own_change_if(true, Actions, Lines).

%!  own_change_checked(+Actions:list, -Lines:list(integer)) is det.
%
%   As own_change_all/2. What is added was read from a text and found to be without problems: it is
%   not read again.
%
%   @error as own_change/2

own_change_checked(Actions, Lines) :-
    change_if(true, Actions, good, Lines).

%!  own_change_if(:Condition, +Actions:list, -Lines:list(integer)) is semidet.
%
%   As own_change_all/2, and fails, with nothing changed, when Condition is not true, or is no more
%   when what other programs have written meanwhile is known.
%
%   @error as own_change/2

own_change_if(Condition, Actions, Lines) :-
    change_if(Condition, Actions, unknown, Lines).

%   change_if(:Condition, +Actions, +Verdict, -Lines): Verdict is `good` where what is added was
%   read and checked, else `unknown`.

change_if(Condition, Actions, Verdict, Lines) :-
    need_journal,
    get_time(Time),
    findall(change(Time, Action), member(Action, Actions), Changes),
    own_directory(Directory),
    make_folder(Directory),
    with_mutex(gunshi_knowledge_own,
               ( append_changes(Condition, Changes, Verdict, Lines),
                 turn_off_again
               )).

%   append_changes(:Condition, +Changes, +Verdict, -Lines): nothing is appended while there are
%   records that were not read, or when those that were read are gone.

append_changes(Condition, Changes, Verdict, Lines) :-
    call(Condition),
    opened(Journal, Records),
    must_have_records(Changes, Records),
    call_cleanup(( appended(Journal, Changes, Lines0)
                 ->  Appended = true,
                     judge_lines(Verdict, Lines0)
                 ;   Appended = false
                 ),
                 read_journal(_, put_changed_clauses)),
    (   Appended == true
    ->  Lines = Lines0
    ;   append_changes(Condition, Changes, Verdict, Lines)
    ).

appended(Journal, Changes, Lines) :-
    catch(journal_append_all(Journal, Changes, Lines, _), error(gunshi(journal_gone(_)), _), fail).

%   must_have_records(+Changes, +Records): what Changes take back was written. In a journal that was
%   begun anew another record may come to its line.

must_have_records(Changes, Records) :-
    findall(Line,
            ( member(change(_, Action), Changes),
              ( Action = remove(Line) ; Action = undo(Line) )
            ),
            Back0),
    (   Back0 == []
    ->  true
    ;   findall(Line, member(Line-_, Records), There0),
        sort(Back0, Back),
        sort(There0, There),
        ord_subtract(Back, There, Missing),
        (   Missing = [Line|_]
        ->  own_journal(File),
            throw(error(gunshi(no_such_record(File, Line)), _))
        ;   true
        )
    ).

judge_lines(unknown, _).
judge_lines(good, Lines) :-
    own_journal(File),
    forall(member(Line, Lines),
           ( retractall(judged(File, Line, _)),
             assertz(judged(File, Line, good))
           )).

%!  own_writable is det.
%
%   A change could be written now. For who has long work to do before there is one.
%
%   @error as own_change/2

own_writable :-
    need_journal,
    own_directory(Directory),
    make_folder(Directory),
    with_mutex(gunshi_knowledge_own, ( opened(Journal, _), journal_writable(Journal) )).

%!  own_news is det.
%
%   What other programs have written to the journal is known.
%
%   @error as journal_open/3

own_news :-
    need_journal,
    with_mutex(gunshi_knowledge_own,
               ( read_journal(News, put_changed_clauses),
                 (   News == []
                 ->  true
                 ;   turn_off_again
                 )
               )).

%!  own_changes(-Changes:list) is det.
%
%   Changes is the history: change(Line, Time, Action, State), oldest first; State is `live`, or
%   `undone`.

own_changes(Changes) :-
    need_journal,
    opened(_, Records),
    undone_lines(Records, Undone),
    findall(change(Line, Time, Action, State),
            ( member(Line-change(Time, Action), Records),
              (   get_assoc(Line, Undone, _)
              ->  State = undone
              ;   State = live
              )
            ),
            Changes).

%   What disabled/1 names, and the facts that refuted/3 names, are not believed. A name that nothing
%   has is passed over: its file may come later. Rules are too: what they raise would keep their
%   owner from taking them back.

:- multifile gunshi_base_store:not_believed/1.

gunshi_base_store:not_believed(Off) :-
    knowledge_clause(disabled(What), _, true),
    named_clauses(What, Offs),
    member(Off, Offs).
gunshi_base_store:not_believed(off(Fact, Source)) :-
    knowledge_clause(refuted(_, Fact, _), _, true),
    clause_variant(Fact, true, Source, _).
