:- encoding(utf8).
/*  Changing the knowledge while it is in use: the kb_ commands that do.

    Every change is checked as a file is when it is read, becomes a record of the user's journal
    (own.pl), and is in force when the command returns. Gunshi's own files are never changed: what
    is theirs can be disabled, and what comes beside them added.

    Each command prints what it did in a line or two, and throws one error when it did nothing.
*/
:- module(gunshi_knowledge_editing_changing,
          [ kb_add/1,                   % :Clause
            kb_remove/1,                % +Name
            kb_generalise/2,            % +Name, +Condition
            kb_specialise/2,            % +Name, +Condition
            kb_disable/1,               % +Name
            kb_enable/1,                % +Name
            kb_undo/0
          ]).
:- use_module('../../base/read', [read_knowledge_text/3, knowledge_term_text/2]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module(change_words,
              [ action_text/2, clause_line/3, clause_record/3, clauses_text/2, journal_source/2, name_text/2 ]).
:- use_module('../joseki/pattern_moves', [is_shogi_fact/1]).
:- use_module(checking, [all_problems/3, new_file/1]).
:- use_module('../editing_messages', []).
:- use_module('../names', [clauses_of/2]).
:- use_module('../own', [own_change/2, own_change_all/2, own_changes/1, own_journal/1, own_knowledge/0]).
:- autoload(library(lists), [append/3, last/2, member/2]).

:- meta_predicate kb_add(:).

%!  kb_add(:Clause) is det.
%
%   Clause, a fact or Head :- Body of a declared knowledge predicate, or the text of one, is known
%   from now on. It goes to the journal of the user's own knowledge, and is tried before the shipped
%   ones.
%
%   @error gunshi(bad_clause(Text, Problems)): what is wrong with it, as in read_knowledge/3
%   @error gunshi(no_record(Clause)), gunshi(file(write, File, Reason))

kb_add(_:Given) :-
    (   ( string(Given) ; atom(Given) )
    ->  ended_text(Given, Text)
    ;   knowledge_term_text(Given, Text)
    ),
    checked(Text, Head, Body),
    clause_record(Head, Body, Clause),
    own_change(add(Clause), Line),
    journal_source(Line, Shown),
    clause_line(Head, Body, Added),
    format("Added: ~s   ~w~n", [Added, Shown]).

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

%!  kb_remove(+Name) is det.
%
%   What Name means (names.pl) of the journal is not known any more. A clause of a file is not
%   removed: the error says how to go on.
%
%   @error gunshi(no_such_clause(Name, Near))
%   @error gunshi(not_removed(Name, Source)): the first such clause stands in a file

kb_remove(Name) :-
    all_knowledge,
    clauses_of(Name, Clauses),
    findall(Line-clause(Head, Body),
            ( member(clause(Head, Body, File:Line, _), Clauses),
              own_journal(File)
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

%!  kb_generalise(+Name, +Condition) is det.
%!  kb_specialise(+Name, +Condition) is det.
%
%   The fact gm/3 or bm/3 that Name means (names.pl), one of the journal, says the same with one
%   condition less: it speaks of more positions; or with one more. Condition is as in a pattern:
%   sente(77, ke), empty(33). It is checked as a new one, and takes the old one's place in one
%   change of two records, which kb_undo/0 takes back one by one.
%
%   @error gunshi(no_such_clause(Name, Near)), gunshi(not_removed(Name, Source))
%   @error gunshi(usage(Text)): Name means several facts or none that has a pattern, or Condition is
%          not, or
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
        ;   own_journal(File)
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
    clause_record(Head, Body, Clause),
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

%   stable_name(+Name, +Clauses, -Stable): the line of a file may change; what stands there is
%   meant.

stable_name(_:_, [clause(Head, _, _, _)|_], Head) :-
    !.
stable_name(Name, _, Name).

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
        \+ own_journal(File)
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

%!  kb_undo is det.
%
%   Take back the last change that is not undone: all that one command has written at once.
%
%   @error gunshi(nothing_to_undo_in_kb)

kb_undo :-
    own_knowledge,
    own_changes(Changes),
    findall(Time-undo(Line, Action),
            ( member(change(Line, Time, Action, live), Changes),
              Action \= undo(_)
            ),
            Live),
    (   last(Live, Last-_)
    ->  findall(Line-Action, member(Last-undo(Line, Action), Live), Group),
        findall(undo(Line), member(Line-_, Group), Undoing),
        own_change_all(Undoing, _),
        Group = [_-First|Others],
        action_text(First, Text),
        (   Others == []
        ->  format("Undone: ~s~n", [Text])
        ;   length(Others, Count),
            format("Undone: ~s, and the ~d records written with it~n", [Text, Count])
        )
    ;   throw(error(gunshi(nothing_to_undo_in_kb), _))
    ).
