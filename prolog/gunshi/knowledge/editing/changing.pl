:- encoding(utf8).
/*  Changing the knowledge while it is in use.

    Every change is checked as a file is when it is read, becomes a record of the user's journal
    (own.pl), and is in force when the predicate returns. Gunshi's own files are never changed: what
    is theirs can be disabled, and what comes beside them added. Each predicate changes something or
    throws one error. What was done is said by words/kb.
*/
:- module(gunshi_knowledge_editing_changing,
          [ add_clause/3,               % +Given, -Clause, -Line
            replace_clause/4,           % +Name, +Given, -Clause, -Line
            check_clause/2,             % +Given, -Clause
            clause_head/2,              % +Clause, -Head
            remove_clauses/2,           % +Name, -Clauses
            generalise_fact/4,          % +Name, +Condition, -Clause, -Line
            specialise_fact/4,          % +Name, +Condition, -Clause, -Line
            disable_clauses/2,          % +Name, -Count
            enable_clauses/1,           % +Name
            undo_change/1               % -Actions
          ]).
:- use_module('../../base/read',
              [read_knowledge_text/3, knowledge_term_text/2, clause_head_body/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module('../joseki/pattern_moves', [is_shogi_fact/1]).
:- use_module(checking, [all_problems/3, new_file/1]).
:- use_module('../../base/message_words', [message_words/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../editing_messages', []).
:- use_module('../names', [clauses_of/2]).
:- use_module('../own',
              [ own_change/2, own_change_all/2, own_change_checked/2, own_changes/1, own_journal/1,
                own_knowledge/0
              ]).
:- autoload(library(lists), [append/3, last/2, member/2]).

%!  add_clause(+Given, -Clause, -Line:integer) is det.
%
%   Given, a fact or Head :- Body of a declared knowledge predicate, or the text of one, is known
%   from now on as Clause, and stands at Line of the journal. It is tried before the shipped ones.
%
%   @error gunshi(bad_clause(Text, Problems)): what is wrong with it, as in read_knowledge/3
%   @error gunshi(no_record(Clause)), gunshi(file(write, File, Reason))

add_clause(Given, Clause, Line) :-
    (   ( string(Given) ; atom(Given) )
    ->  ended_text(Given, Text)
    ;   term_text(Given, Text)
    ),
    checked_clause(Text, Clause),
    own_change_checked([add(Clause)], [Line]).

term_text(Term, Text) :-
    (   acyclic_term(Term),
        catch(knowledge_term_text(Term, Text0), error(resource_error(_), _), fail)
    ->  Text = Text0
    ;   throw(error(gunshi(bad_clause("…", [problem(1, 1, too_deep)])), _))
    ).

%!  check_clause(+Given:text, -Clause) is det.
%
%   Given is the text of a clause that add_clause/3 would add as Clause. Nothing is changed.
%
%   @error as add_clause/3

check_clause(Given, Clause) :-
    ended_text(Given, Text),
    checked_clause(Text, Clause).

%!  replace_clause(+Name, +Given:text, -Clause, -Line:integer) is det.
%
%   Given, the text of a clause, takes the place of the one clause that Name means (names.pl), in
%   one change: as Clause it stands at Line of the journal. Of the journal the old clause is
%   removed; one of a file is disabled by its head, where that does not mean the new one too. Where
%   it does the new one is tried before it.
%
%   @error gunshi(no_such_clause(Name, Near)), gunshi(usage(Text)) when Name means several
%   @error as add_clause/3

replace_clause(Name, Given, Clause, Line) :-
    all_knowledge,
    clauses_of(Name, Clauses),
    (   Clauses = [clause(Head, _, File:OldLine, _)]
    ->  true
    ;   length(Clauses, Count),
        message_words("one clause can be replaced, and ~q means ~d; name it by its place, \c
                       FILE:LINE",
                      "替えられる節は一つ。~qは~dある。場所 FILE:LINE で指す", Words),
        usage_error(Words, [Name, Count])
    ),
    check_clause(Given, Clause),
    clause_head(Clause, NewHead),
    (   own_journal(File)
    ->  Before = [remove(OldLine)]
    ;   subsumes_term(Head, NewHead)
    ->  Before = []
    ;   Before = [add(disabled(Head))]
    ),
    append(Before, [add(Clause)], Actions),
    own_change_checked(Actions, Lines),
    last(Lines, Line).

%!  clause_head(+Clause, -Head) is det.
%
%   Head is that of Clause, a fact or a rule.

clause_head(Clause, Head) :-
    (   Clause = (Head0 :- _)
    ->  Head = Head0
    ;   Head = Clause
    ).

%   ended_text(+Clause, -Text): with the full stop that a person may leave out.

ended_text(Clause, Text) :-
    split_string(Clause, "", " \t\r\n", [Trimmed]),
    (   sub_string(Trimmed, _, 1, 0, ".")
    ->  string_concat(Trimmed, "\n", Text)
    ;   string_concat(Trimmed, " .\n", Text)
    ).

%   checked_clause(+Text, -Clause): the one clause in Text, read and checked as if it stood in a
%   file.

checked_clause(Text, Clause) :-
    all_knowledge,
    read_knowledge_text(Text, Clauses, Problems0),
    (   Problems0 == []
    ->  new_file(File),
        all_problems(File, Clauses, Problems)
    ;   Problems = Problems0
    ),
    (   Problems == [],
        Clauses = [clause(_, Head, Body)]
    ->  clause_head_body(Clause, Head, Body)
    ;   Problems == []
    ->  throw(error(gunshi(not_one_clause(Text)), _))
    ;   throw(error(gunshi(bad_clause(Text, Problems)), _))
    ).

%!  remove_clauses(+Name, -Clauses:list) is det.
%
%   What Name means (names.pl) of the journal is not known any more: Clauses. A clause of a file is
%   not removed: the error says how to go on.
%
%   @error gunshi(no_such_clause(Name, Near))
%   @error gunshi(not_removed(Name, Source)): the first such clause stands in a file

remove_clauses(Name, Removed) :-
    all_knowledge,
    clauses_of(Name, Clauses),
    findall(Line-Clause,
            ( member(clause(Head, Body, File:Line, _), Clauses),
              own_journal(File),
              clause_head_body(Clause, Head, Body)
            ),
            Own),
    (   Own == []
    ->  Clauses = [clause(_, _, Source, _)|_],
        throw(error(gunshi(not_removed(Name, Source)), _))
    ;   findall(remove(Line), member(Line-_, Own), Removing),
        own_change_all(Removing, _),
        findall(Clause, member(_-Clause, Own), Removed)
    ).

%!  generalise_fact(+Name, +Condition, -Clause, -Line:integer) is det.
%!  specialise_fact(+Name, +Condition, -Clause, -Line:integer) is det.
%
%   The fact gm/3 or bm/3 that Name means (names.pl), one of the journal, says the same with one
%   condition less: it speaks of more positions; or with one more. Condition is as in a pattern:
%   sente(77, ke), empty(33). It is checked as a new one, and takes the old one's place in one
%   change of two records, as Clause at Line.
%
%   @error gunshi(no_such_clause(Name, Near)), gunshi(not_removed(Name, Source))
%   @error gunshi(usage(Text)): Name means several facts or none that has a pattern, or Condition is
%          not, or is already, in it
%   @error gunshi(bad_clause(Text, Problems)): what would be wrong with the changed fact

generalise_fact(Name, Condition, Clause, Line) :-
    own_pattern_fact(Name, Old, Fact),
    Fact =.. [Kind, N, K0, M],
    (   append(Before, [Other|After], K0),
        Other =@= Condition
    ->  append(Before, After, K)
    ;   message_words("~q is not among the conditions of the fact: ~q",
                      "~qは条件にない: ~q", Words),
        usage_error(Words, [Condition, K0])
    ),
    New =.. [Kind, N, K, M],
    replace_fact(Old, New, Clause, Line).

specialise_fact(Name, Condition, Clause, Line) :-
    own_pattern_fact(Name, Old, Fact),
    Fact =.. [Kind, N, K0, M],
    (   member(Other, K0),
        Other =@= Condition
    ->  message_words("~q is among the conditions of the fact already: ~q",
                      "~qはもう条件にある: ~q", Words),
        usage_error(Words, [Condition, K0])
    ;   append(K0, [Condition], K)
    ),
    New =.. [Kind, N, K, M],
    replace_fact(Old, New, Clause, Line).

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
        ->  message_words("~q is disabled, or a game has refuted it: changed it would be \c
                           believed again; kb_enable, or kb_unlearn for that game, comes first",
                          "~qは無効か、対局が咎めている。変えるとまた信じることになる。\c
                           先に kb_enable か、その対局の kb_unlearn", Words),
            usage_error(Words, [Name])
        ;   own_journal(File)
        ->  Line = Line0,
            Fact = Fact0
        ;   throw(error(gunshi(not_removed(Name, File:Line0)), _))
        )
    ;   length(Facts, Count),
        message_words("one gm or bm fact of shogi must be meant, and ~q means ~d; name it by \c
                       its place, FILE:LINE, as kb_show and reasons print it",
                      "将棋の gm か bm の事実が一つ要る。~qは~dある。\c
                       kb_show や理由の示す場所 FILE:LINE で指す", Words),
        usage_error(Words, [Name, Count])
    ).

replace_fact(Old, Fact, Clause, Line) :-
    knowledge_term_text(Fact, Text),
    checked_clause(Text, Clause),
    own_change_checked([remove(Old), add(Clause)], [_, Line]).

%!  disable_clauses(+Name, -Count:integer) is det.
%
%   What Name means (names.pl), Count clauses, is not believed from now on.
%
%   @error gunshi(no_such_clause(Name, Near))
%   @error gunshi(disabled_already(Name))

disable_clauses(Name, Count) :-
    (   nonvar(Name),
        Name = disabled(Other)
    ->  message_words("kb_enable(~q) believes it again", "kb_enable(~q). でまた信じる", Words),
        usage_error(Words, [Other])
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
    length(Meant, Count).

%   stable_name(+Name, +Clauses, -Stable): the line of a file may change; what stands there is
%   meant, a rule with its body, as others may have its head.

stable_name(_:_, [clause(Head, Body, _, _)|_], Stable) :-
    !,
    (   Body == true
    ->  Stable = Head
    ;   Stable = (Head :- Body)
    ).
stable_name(Name, _, Name).

%!  enable_clauses(+Name) is det.
%
%   What disable_clauses/2 has disabled by that name is believed again; if nothing was, clauses of
%   that name that were disabled by their place.
%
%   @error gunshi(not_disabled(Name, Disabled)): Disabled are the names that are; Name may be a
%          variable
%   @error gunshi(not_removed(Name, Source)): a file says so

enable_clauses(Name) :-
    all_knowledge,
    disabled_name(Name, Disabled),
    findall(Source, ( known(disabled(Name0), Source), Name0 =@= Disabled ), Sources0),
    (   Sources0 == []
    ->  findall(Source,
                ( known(disabled(Clause), Source), clause_named(Name, Clause) ),
                Sources)
    ;   Sources = Sources0
    ),
    (   Sources == []
    ->  findall(Short, ( known(disabled(Other), _), short_name(Other, Short) ), Others),
        throw(error(gunshi(not_disabled(Name, Others)), _))
    ;   member(File:Line, Sources),
        \+ own_journal(File)
    ->  throw(error(gunshi(not_removed(disabled(Name), File:Line)), _))
    ;   findall(remove(Line), member(_:Line, Sources), Removing),
        own_change_all(Removing, _)
    ).

%   disabled_name(+Name, -Disabled): what stands in disabled/1 when Name was disabled.

disabled_name(Name, Disabled) :-
    (   nonvar(Name),
        Name = _:_,
        catch(clauses_of(Name, Clauses), error(gunshi(no_such_clause(_, _)), _), fail)
    ->  stable_name(Name, Clauses, Disabled)
    ;   Disabled = Name
    ).

%   clause_named(+Name, +Disabled) is semidet: a clause that Name means stands in disabled/1 so.

clause_named(Name, Disabled) :-
    nonvar(Name),
    catch(clauses_of(Name, Clauses), error(gunshi(no_such_clause(_, _)), _), fail),
    member(Clause, Clauses),
    stable_name(_:_, [Clause], Stable),
    Stable =@= Disabled,
    !.

%   short_name(+Disabled, -Short): as a person would name it: a clause by its name if it has one.

short_name((Head :- _), Short) :-
    !,
    short_name(Head, Short).
short_name(Head, Name) :-
    compound(Head),
    \+ ground(Head),
    Head \= _/_,
    arg(1, Head, Name),
    atom(Name),
    !.
short_name(Name, Name).

%!  undo_change(-Actions:list) is det.
%
%   Take back the last change that is not undone: Actions, all that was written at once.
%
%   @error gunshi(nothing_to_undo_in_kb)

undo_change(Actions) :-
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
        findall(Action, member(_-Action, Group), Actions)
    ;   throw(error(gunshi(nothing_to_undo_in_kb), _))
    ).
