/*  What is said of journals; journal.pl alone brings it. */
:- module(test_journal_messages, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/journal), []).
:- use_module(tests(base/says)).

:- begin_tests(journal_messages).

test(journal,
     forall(member(What-Parts,
                   [ no_journal('/j')-["/j is no journal", "gunshi journal 1", "move the file"],
                     journal_replaced('/j')-["/j is not the file", "start again"],
                     journal_gone('/j')-["The journal /j is gone", "known no more"],
                     journal_damaged('/j', 7, torn, moved(1234, '/j.damaged'))
                     -["/j:7: ", "not written to its end", "1,234 bytes", "/j.damaged"],
                     journal_damaged('/j', 7, changed(1), stays("No space"))
                     -["/j:7: ", "not as it was written", "cannot be taken out: No space"],
                     journal_damaged('/j', 7, changed(3), moved(9, '/j.damaged'))
                     -["/j:7: ", "3 records", "do not count", "9 bytes"],
                     bad_record_term('/j', 7)-["/j:7: ", "no term"],
                     no_record(f(_))-["f(", "cannot be kept", "stream"] ]))) :-
    says(gunshi(What), Parts).
test(record_that_is_cyclic) :-
    Cyclic = f(Cyclic),
    says(gunshi(no_record(Cyclic)), ["cannot be kept"]).

:- end_tests(journal_messages).
