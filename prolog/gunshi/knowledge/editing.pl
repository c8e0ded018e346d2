:- encoding(utf8).
/*  Changing the knowledge while it is in use: the kb_ commands.

    Every change is checked as a file is when it is read, becomes a record of the user's journal
    (own.pl), and is in force when the command returns. Gunshi's own files are never changed: what is
    theirs can be disabled, and what comes beside them added.

    Each command prints what it did in a line or two, and throws one error when it did nothing.
*/
:- module(gunshi_editing,
          [ kb_add/1,                   % :Clause
            kb_remove/1,                % +Name
            kb_generalise/2,            % +Name, +Condition
            kb_specialise/2,            % +Name, +Condition
            kb_disable/1,               % +Name
            kb_enable/1,                % +Name
            kb_show/1,                  % +Name
            kb_find/1,                  % +What
            kb_list/0,
            kb_history/0,
            kb_undo/0,
            kb_save/1,                  % +File
            kb_check/0,
            kb_import/1                 % +File
          ]).
:- use_module('../base/declare', [declared_knowledge/3, declaration/5, knowledge_example/3]).
:- use_module('../base/encoding', [write_text/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../base/read', [read_knowledge/3, read_knowledge_text/3, knowledge_term_text/2]).
:- use_module('../base/store',
              [ clause_state/4, clause_problems/3, known/2, loaded_knowledge/1 ]).
:- use_module(names, [clauses_of/2, named_clauses/2]).
:- use_module(own,
              [ own_change/2, own_change_all/2, own_changes/1, own_directory/1, own_file/1,
                own_knowledge/0, journal_clause/3
              ]).
:- use_module(all, [all_knowledge/0, whole_knowledge/0]).
:- use_module(joseki_books, [joseki_book/1, book_joseki/2]).
:- use_module(joseki_patterns, [is_shogi_fact/1]).
:- use_module('../shogi/book', [read_book/3, write_book/2, book_entries/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, last/2, member/2, nth1/3]).

:- meta_predicate kb_add(:).

%!  kb_add(:Clause) is det.
%
%   Clause, a fact or Head :- Body of a declared knowledge predicate, or the text of one, is known from
%   now on. It goes to the journal of the user's own knowledge, and is tried before the shipped ones.
%
%   @error gunshi(bad_clause(Text, Problems)): what is wrong with it, as in read_knowledge/3
%   @error gunshi(no_record(Clause)), gunshi(file(write, File, Reason))

kb_add(_:Given) :-
    (   ( string(Given) ; atom(Given) )
    ->  ended_text(Given, Text)
    ;   knowledge_term_text(Given, Text)
    ),
    checked(Text, Head, Body),
    record(Head, Body, Clause),
    own_change(add(Clause), Line),
    journal_source(Line, Shown),
    clause_line(Head, Body, Added),
    format("Added: ~s   ~w~n", [Added, Shown]).

record(Head, true, Head) :-
    !.
record(Head, Body, (Head :- Body)).

%   ended_text(+Clause, -Text): with the full stop that a person may leave out.

ended_text(Clause, Text) :-
    split_string(Clause, "", " \t\r\n", [Trimmed]),
    (   sub_string(Trimmed, _, 1, 0, ".")
    ->  string_concat(Trimmed, "\n", Text)
    ;   string_concat(Trimmed, " .\n", Text)
    ).

%   checked(+Text, -Head, -Body): the one clause in Text, read and checked as if it stood in a file.

checked(Text, Head, Body) :-
    all_knowledge,
    read_knowledge_text(Text, Clauses, Problems0),
    (   Problems0 == []
    ->  new_file(File),
        all_problems(File, Clauses, Problems)
    ;   Problems = Problems0
    ),
    (   Problems == [],
        Clauses = [clause(_, Head0, Body0)]
    ->  Head = Head0,
        Body = Body0
    ;   Problems == []
    ->  throw(error(gunshi(not_one_clause(Text)), _))
    ;   throw(error(gunshi(bad_clause(Text, Problems)), _))
    ).

%   new_file(-File): where a clause is checked as if it stood there, beside all that is known.

new_file(File) :-
    own_directory(Directory),
    atom_concat(Directory, '/new', File).

clause_line(Head, Body, Line) :-
    record(Head, Body, Clause),
    knowledge_term_text(Clause, Text),
    split_string(Text, "\n", " \t", Parts0),
    exclude_empty(Parts0, Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Line0),
    shortened(Line0, Line).

exclude_empty(Parts0, Parts) :-
    findall(Part, ( member(Part, Parts0), Part \== "" ), Parts).

shortened(Line0, Line) :-
    string_length(Line0, Length),
    (   Length =< 150
    ->  Line = Line0
    ;   sub_string(Line0, 0, 147, _, Start),
        string_concat(Start, "...", Line)
    ).

journal_source(Line, Shown) :-
    own_directory(Directory),
    atom_concat(Directory, '/journal', File),
    shown_source(File:Line, Shown).

%!  kb_remove(+Name) is det.
%
%   What Name means (names.pl) of the journal is not known any more. A clause of a file is not removed:
%   the error says how to go on.
%
%   @error gunshi(no_such_clause(Name, Near))
%   @error gunshi(not_removed(Name, Source)): the first such clause stands in a file

kb_remove(Name) :-
    all_knowledge,
    clauses_of(Name, Clauses),
    findall(Line-clause(Head, Body),
            ( member(clause(Head, Body, File:Line, _), Clauses),
              journal(File)
            ),
            Own),
    (   Own == []
    ->  Clauses = [clause(_, _, Source, _)|_],
        throw(error(gunshi(not_removed(Name, Source)), _))
    ;   forall(member(Line-clause(Head, Body), Own),
               ( own_change(remove(Line), _),
                 clause_line(Head, Body, Text),
                 format("Removed: ~s~n", [Text])
               ))
    ).

journal(File) :-
    file_base_name(File, journal),
    own_file(File).

%!  kb_generalise(+Name, +Condition) is det.
%!  kb_specialise(+Name, +Condition) is det.
%
%   The fact gm/3 or bm/3 that Name means (names.pl), one of the journal, says the same with one condition less:
%   it speaks of more positions; or with one more. Condition is as in a pattern: sente(77, ke), empty(33). It
%   is checked as a new one, and takes the old one's place in one change of two records, which kb_undo/0
%   takes back one by one.
%
%   @error gunshi(no_such_clause(Name, Near)), gunshi(not_removed(Name, Source))
%   @error gunshi(usage(Text)): Name means several facts or none that has a pattern, or Condition is not, or
%          is already, in it
%   @error gunshi(bad_clause(Text, Problems)): what would be wrong with the changed fact

kb_generalise(Name, Condition) :-
    own_pattern_fact(Name, Line, Fact),
    Fact =.. [Kind, N, K0, M],
    (   append(Before, [Other|After], K0),
        Other =@= Condition
    ->  append(Before, After, K)
    ;   wrong_condition("~q is not among the conditions of the fact: ~q", [Condition, K0])
    ),
    New =.. [Kind, N, K, M],
    replace_fact(Line, New).

kb_specialise(Name, Condition) :-
    own_pattern_fact(Name, Line, Fact),
    Fact =.. [Kind, N, K0, M],
    (   member(Other, K0),
        Other =@= Condition
    ->  wrong_condition("~q is among the conditions of the fact already: ~q", [Condition, K0])
    ;   append(K0, [Condition], K)
    ),
    New =.. [Kind, N, K, M],
    replace_fact(Line, New).

own_pattern_fact(Name, Line, Fact) :-
    all_knowledge,
    clauses_of(Name, Clauses),
    findall(Source-Head,
            ( member(clause(Head, true, Source, _), Clauses),
              is_shogi_fact(Head)
            ),
            Facts),
    (   Facts = [(File:Line0)-Fact0]
    ->  (   memberchk(clause(_, _, File:Line0, off), Clauses)
        ->  wrong_condition("~q is disabled, or a game has refuted it: changed it would be believed again; \c
                             kb_enable, or kb_unlearn for that game, comes first", [Name])
        ;   journal(File)
        ->  Line = Line0,
            Fact = Fact0
        ;   throw(error(gunshi(not_removed(Name, File:Line0)), _))
        )
    ;   length(Facts, Count),
        wrong_condition("one gm or bm fact of shogi must be meant, and ~q means ~d; name it by its \c
                         place, FILE:LINE, as kb_show and reasons print it", [Name, Count])
    ).

wrong_condition(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    throw(error(gunshi(usage(Text)), _)).

replace_fact(Line, Fact) :-
    knowledge_term_text(Fact, Text),
    checked(Text, Head, Body),
    record(Head, Body, Clause),
    own_change_all([remove(Line), add(Clause)], [_, Added]),
    journal_source(Added, Shown),
    clause_line(Head, Body, Now),
    format("Now: ~s   ~w~n", [Now, Shown]).

%!  kb_disable(+Name) is det.
%
%   What Name means (names.pl) is not believed from now on.
%
%   @error gunshi(no_such_clause(Name, Near))
%   @error gunshi(disabled_already(Name))

kb_disable(Name) :-
    (   nonvar(Name),
        Name = disabled(Other)
    ->  format(string(Text), "kb_enable(~q) believes it again", [Other]),
        throw(error(gunshi(usage(Text)), _))
    ;   true
    ),
    all_knowledge,
    clauses_of(Name, Clauses),
    (   \+ member(clause(_, _, _, on), Clauses)
    ->  throw(error(gunshi(disabled_already(Name)), _))
    ;   true
    ),
    stable_name(Name, Clauses, Stable),
    clauses_of(Stable, Meant),
    own_change(add(disabled(Stable)), _),
    length(Meant, Count),
    clauses_text(Count, CountText),
    name_text(Name, Text),
    format("Disabled: ~s, ~s. kb_enable(~s). or kb_undo. takes it back.~n", [Text, CountText, Text]).

name_text(Name, Text) :-
    copy_term(Name, Copy),
    numbervars(Copy, 0, _),
    format(string(Text), "~W", [Copy, [quoted(true), numbervars(true)]]).

%   stable_name(+Name, +Clauses, -Stable): the line of a file may change; what stands there is meant.

stable_name(_:_, [clause(Head, _, _, _)|_], Head) :-
    !.
stable_name(Name, _, Name).

clauses_text(1, "1 clause") :-
    !.
clauses_text(Count, Text) :-
    format(string(Text), "~D clauses", [Count]).

%!  kb_enable(+Name) is det.
%
%   What kb_disable/1 has disabled by that name is believed again.
%
%   @error gunshi(not_disabled(Name, Disabled)): Disabled are the names that are
%   @error gunshi(not_removed(Name, Source)): a file says so

kb_enable(Name) :-
    all_knowledge,
    disabled_name(Name, Disabled),
    findall(Source, ( known(disabled(Name0), Source), Name0 =@= Disabled ), Sources),
    (   Sources == []
    ->  findall(Other, known(disabled(Other), _), Others),
        throw(error(gunshi(not_disabled(Name, Others)), _))
    ;   member(File:Line, Sources),
        \+ journal(File)
    ->  throw(error(gunshi(not_removed(disabled(Name), File:Line)), _))
    ;   forall(member(_:Line, Sources), own_change(remove(Line), _)),
        name_text(Name, Text),
        format("Enabled: ~s.~n", [Text])
    ).

%   disabled_name(+Name, -Disabled): what stands in disabled/1 when Name was disabled.

disabled_name(Name, Disabled) :-
    (   nonvar(Name),
        Name = _:_,
        catch(clauses_of(Name, Clauses), error(gunshi(no_such_clause(_, _)), _), fail)
    ->  stable_name(Name, Clauses, Disabled)
    ;   Disabled = Name
    ).

%!  kb_show(+Name) is det.
%
%   Print the clauses that Name means as source, each with its place; those that are disabled are
%   marked.
%
%   @error gunshi(no_such_clause(Name, Near))

kb_show(Name) :-
    all_knowledge,
    clauses_of(Name, Clauses),
    forall(member(clause(Head, Body, Source, State), Clauses),
           print_clause(Head, Body, Source, State)).

print_clause(Head, Body, Source, State) :-
    shown_source(Source, Shown),
    (   State == off
    ->  Mark = ", disabled"
    ;   Mark = ""
    ),
    record(Head, Body, Clause),
    knowledge_term_text(Clause, Text),
    format("% ~w~s~n~s", [Shown, Mark, Text]).

%!  kb_find(+What) is det.
%
%   Print a line for each clause that has What: a text, searched for in its source; or a head, which it
%   is to unify with. kb_find(vocabulary) prints what the bodies of rules may call.

kb_find(What) :-
    all_knowledge,
    (   What == vocabulary
    ->  print_declared(vocabulary)
    ;   var(What)
    ->  throw(error(gunshi(usage("kb_find: a text or a head is needed, such as kb_find('矢倉')")), _))
    ;   callable(What),
        functor(What, Name, Arity),
        declaration(Name, Arity, knowledge, _, _)
    ->  functor(Head, Name, Arity),
        forall(( clause_state(Head, Source, Body, State),
                 Head = What
               ),
               print_found(Head, Body, Source, State))
    ;   term_to_text(What, Text),
        forall(found(Text, Head, Body, Source, State),
               print_found(Head, Body, Source, State))
    ).

term_to_text(What, Text) :-
    (   string(What)
    ->  Text = What
    ;   format(string(Text), "~w", [What])
    ).

found(Text, Head, Body, Source, State) :-
    declaration(Name, Arity, knowledge, _, _),
    functor(Head, Name, Arity),
    clause_state(Head, Source, Body, State),
    format(string(Source0), "~q", [Head-Body]),
    \+ \+ sub_string(Source0, _, _, _, Text).

print_found(Head, Body, Source, State) :-
    shown_source(Source, Shown),
    clause_line(Head, Body, Text),
    (   State == off
    ->  Mark = "  (disabled)"
    ;   Mark = ""
    ),
    format("~w: ~s~s~n", [Shown, Text, Mark]).

%!  kb_list is det.
%
%   Print each knowledge predicate with its arguments, its sentence, an example, and how many clauses it
%   has.

kb_list :-
    all_knowledge,
    print_declared(knowledge).

print_declared(Class) :-
    forall(declared_knowledge(Class, Template, Sentence),
           ( declared_text(Template, Text),
             (   Class == knowledge
             ->  functor(Template, Name, Arity),
                 functor(Head, Name, Arity),
                 aggregate_all(count, clause_state(Head, _, _, _), Count),
                 format("~s~t~6|~t~D~12|  ~s~n", ["", Count, Text])
             ;   format("~s~n", [Text])
             ),
             format("~t~w~14|~s~n", ["", Sentence]),
             (   Class == knowledge,
                 functor(Template, Name1, Arity1),
                 knowledge_example(Name1, Arity1, Example)
             ->  format("~t~w~14|~s~n", ["", Example])
             ;   true
             )
           )).

declared_text(Template, Text) :-
    Template =.. [Name|Arguments],
    findall(Argument, member(Argument:_, Arguments), Arguments1),
    Shown =.. [Name|Arguments1],
    format(string(Text), "~w", [Shown]).

%!  kb_history is det.
%
%   Print the changes of the journal, oldest first.

kb_history :-
    own_changes(Changes),
    (   Changes == []
    ->  format("No change has been made.~n")
    ;   forall(member(change(Line, Time, Action, State), Changes),
               ( format_time(string(Date), '%F %T', Time),
                 action_text(Action, Text),
                 (   State == undone
                 ->  Mark = "  (undone)"
                 ;   Mark = ""
                 ),
                 format("~t~d~5|  ~s  ~s~s~n", [Line, Date, Text, Mark])
               ))
    ).

action_text(add(disabled(Name)), Text) :-
    !,
    name_text(Name, NameText),
    string_concat("disable ", NameText, Text).
action_text(add((Head :- Body)), Text) :-
    !,
    clause_line(Head, Body, Line),
    string_concat("add ", Line, Text).
action_text(add(Head), Text) :-
    clause_line(Head, true, Line),
    string_concat("add ", Line, Text).
action_text(remove(Line), Text) :-
    format(string(Text), "remove what ~d added", [Line]).
action_text(undo(Line), Text) :-
    format(string(Text), "undo ~d", [Line]).

%!  kb_undo is det.
%
%   Take back the last change that is not undone.
%
%   @error gunshi(nothing_to_undo_in_kb)

kb_undo :-
    own_knowledge,
    own_changes(Changes),
    findall(Line-Action,
            ( member(change(Line, _, Action, live), Changes),
              Action \= undo(_)
            ),
            Live),
    (   last(Live, Line-Action)
    ->  own_change(undo(Line), _),
        action_text(Action, Text),
        format("Undone: ~s~n", [Text])
    ;   throw(error(gunshi(nothing_to_undo_in_kb), _))
    ).

%!  kb_save(+File) is det.
%
%   Write what the journal has added as readable source to File, which kb_import/1, or a place in
%   another user's directory, reads again. Where File ends in .db, write all joseki lines that are
%   believed as an opening book, which other programs read.
%
%   @error gunshi(save_in_own_directory(File)): there it would be read as well as the journal
%   @error gunshi(file(write, File, Reason))

kb_save(File) :-
    must_be_file(File, "kb_save('mine.pl')"),
    is_book(File),
    !,
    all_knowledge,
    joseki_book(Book),
    write_book(File, Book),
    book_entries(Book, Entries),
    length(Entries, Count),
    format("Saved: a book of ~D positions in ~w~n", [Count, File]).
kb_save(File0) :-
    absolute_file_name(File0, File),
    (   own_file(File)
    ->  throw(error(gunshi(save_in_own_directory(File)), _))
    ;   true
    ),
    findall(Text,
            ( journal_clause(_, Head, Body),
              record(Head, Body, Clause),
              knowledge_term_text(Clause, Text)
            ),
            Texts),
    get_time(Now),
    format_time(string(Date), '%F', Now),
    format(string(Heading), "% A user's own knowledge, written by kb_save on ~s.\n\n", [Date]),
    atomic_list_concat([Heading|Texts], Atom),
    atom_string(Atom, Text),
    write_text(File, utf8, Text),
    length(Texts, Count),
    clauses_text(Count, CountText),
    format("Saved: ~s in ~w~n", [CountText, File0]).

%!  kb_import(+File) is det.
%
%   Check the knowledge in File, whoever wrote it, and add its clauses to the journal: all of them or,
%   when anything is wrong, none; each is a change of its own, which kb_undo/0 takes back one by one. Those
%   that are known already are passed over. A File that ends in .db
%   is an opening book of other programs, whose moves become joseki lines, and gm facts where no line
%   from the even start leads.
%
%   @error gunshi(bad_knowledge(File, Problems)), and as read_book/3

kb_import(File) :-
    must_be_file(File, "kb_import('theirs.pl')"),
    is_book(File),
    !,
    all_knowledge,
    read_book(File, Book, Problems),
    forall(( nth1(N, Problems, problem(Line, _, Fault)), N =< 10 ),
           ( error_line(error(gunshi(Fault), _), Text),
             format("Left out: ~w:~d: ~s~n", [File, Line, Text])
           )),
    book_joseki(Book, Facts),
    new_file(New),
    findall(clause(N, Fact, true), nth1(N, Facts, Fact), Clauses),
    clause_problems(New, Clauses, Known),
    findall(add(Fact),
            ( member(clause(N, Fact, true), Clauses),
              \+ memberchk(problem(N, _, known_already(_)), Known)
            ),
            Actions),
    own_change_all(Actions, _),
    length(Actions, Count),
    clauses_text(Count, CountText),
    format("Imported: ~s from ~w~n", [CountText, File]).
kb_import(Spec) :-
    all_knowledge,
    readable_file(Spec, File),
    read_knowledge(File, Clauses, Problems0),
    new_file(New0),
    all_problems(New0, Clauses, Problems1),
    findall(Problem,
            ( member(Problem, Problems1),
              Problem \= problem(_, _, known_already(_))
            ),
            Problems2),
    append(Problems0, Problems2, Problems3),
    sort(1, @=<, Problems3, Problems),
    (   Problems == []
    ->  findall(add(Clause),
                ( member(clause(Line, Head, Body), Clauses),
                  \+ memberchk(problem(Line, _, known_already(_)), Problems1),
                  record(Head, Body, Clause)
                ),
                New),
        own_change_all(New, _),
        length(New, Count),
        clauses_text(Count, CountText),
        format("Imported: ~s from ~w~n", [CountText, Spec])
    ;   throw(error(gunshi(bad_knowledge(File, Problems)), _))
    ).

%   readable_file(+Spec, -File)

readable_file(Spec, File) :-
    (   absolute_file_name(Spec, File, [extensions(['', pl]), access(read), file_errors(fail)]),
        exists_file(File)
    ->  true
    ;   throw(error(gunshi(file(read, Spec, 'No such file')), _))
    ).

must_be_file(File, Example) :-
    (   ( atom(File) ; string(File) )
    ->  true
    ;   format(string(Text), "The name of a file is needed, as in ~s", [Example]),
        throw(error(gunshi(usage(Text)), _))
    ).

is_book(File) :-
    file_name_extension(_, Extension, File),
    downcase_atom(Extension, db),
    !.

%!  kb_check is semidet.
%
%   Check all knowledge, shipped and the user's own. Print what is wrong, each with its file and line;
%   fail if anything is. When nothing is, print how much was checked.

kb_check :-
    whole_knowledge,
    findall(File, loaded_knowledge(File), Files),
    findall(File-Problem,
            ( member(File, Files),
              file_problem(File, Problem)
            ),
            Problems),
    (   Problems == []
    ->  length(Files, FileCount),
        aggregate_all(count,
                      ( declaration(Name, Arity, knowledge, _, _),
                        functor(Head, Name, Arity),
                        clause_state(Head, _, _, _)
                      ),
                      Count),
        format("~D clauses in ~D files: nothing is wrong.~n", [Count, FileCount])
    ;   forall(member(File-Problem, Problems),
               ( error_line(error(gunshi(bad_knowledge(File, [Problem])), _), Line),
                 format("~s~n", [Line])
               )),
        fail
    ).

file_problem(File, Problem) :-
    (   journal(File)
    ->  findall(clause(Line, Head, Body), journal_clause(Line, Head, Body), Clauses),
        Problems0 = []
    ;   read_knowledge(File, Clauses, Problems0)
    ),
    all_problems(File, Clauses, Problems1),
    append(Problems0, Problems1, Problems),
    member(Problem, Problems).

%   all_problems(+File, +Clauses, -Problems): as clause_problems/3, and disabled/1 of a name that nothing
%   has. A file that is read may say that of a file which is read later; here all has been read.

all_problems(File, Clauses, Problems) :-
    clause_problems(File, Clauses, Problems0),
    findall(problem(Line, 1, disables_nothing(Name)),
            ( member(clause(Line, disabled(Name), true), Clauses),
              \+ something_named(Name, Clauses)
            ),
            Problems1),
    append(Problems0, Problems1, Problems2),
    sort(1, @=<, Problems2, Problems).

something_named(Name, Clauses) :-
    named_clauses(Name, Offs),
    member(off(Head, Source), Offs),
    (   functor(Head, Functor, Arity),
        functor(Known, Functor, Arity),
        clause_state(Known, Source, _, _)
    ;   var(Source),
        member(clause(_, Known, _), Clauses)
    ),
    subsumes_term(Head, Known),
    !.
