:- encoding(utf8).
/*  The kb_ commands that change the knowledge. Each prints what it did in a line or two, and
    throws one error when it did nothing.
*/
:- module(gunshi_words_kb_change,
          [ kb_add/1,                   % :Clause
            kb_remove/1,                % +Name
            kb_generalise/2,            % +Name, +Condition
            kb_specialise/2,            % +Name, +Condition
            kb_disable/1,               % +Name
            kb_enable/1,                % +Name
            kb_undo/0,
            kb_save/1,                  % +File
            kb_import/1                 % +File
          ]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../knowledge/all', []).
:- autoload('../../knowledge/editing/changing').
:- autoload('../../knowledge/editing/sharing').
:- use_module(clauses_text,
              [ action_text/2, clause_line/2, clauses_text/2, journal_source/2, name_text/2 ]).
:- use_module('../reader', [reader_words/3]).
:- autoload(library(lists), [member/2, nth1/3]).

:- meta_predicate kb_add(:).

%!  kb_add(:Clause) is det.
%
%   Clause, a fact or Head :- Body of a declared knowledge predicate, or the text of one, is known
%   from now on. It goes to the journal of the user's own knowledge, and is tried before the shipped
%   ones.
%
%   @error as add_clause/3

kb_add(_:Given) :-
    add_clause(Given, Clause, Line),
    reader_words("Added", "追加", Done),
    print_placed(Done, Clause, Line).

print_placed(Done, Clause, Line) :-
    journal_source(Line, Shown),
    clause_line(Clause, Text),
    format("~s: ~s   ~w~n", [Done, Text, Shown]).

%!  kb_remove(+Name) is det.
%
%   What Name means (names.pl) of the journal is not known any more. A clause of a file is not
%   removed: the error says how to go on.
%
%   @error as remove_clauses/2

kb_remove(Name) :-
    remove_clauses(Name, Clauses),
    reader_words("Removed: ~s~n", "削除: ~s~n", Words),
    forall(member(Clause, Clauses),
           ( clause_line(Clause, Text),
             format(Words, [Text])
           )).

%!  kb_generalise(+Name, +Condition) is det.
%!  kb_specialise(+Name, +Condition) is det.
%
%   The fact gm/3 or bm/3 that Name means (names.pl), one of the journal, says the same with one
%   condition less: it speaks of more positions; or with one more. Condition is as in a pattern:
%   sente(77, ke), empty(33). One change of two records, which kb_undo/0 takes back.
%
%   @error as generalise_fact/4

kb_generalise(Name, Condition) :-
    generalise_fact(Name, Condition, Clause, Line),
    print_changed(Clause, Line).

kb_specialise(Name, Condition) :-
    specialise_fact(Name, Condition, Clause, Line),
    print_changed(Clause, Line).

print_changed(Clause, Line) :-
    reader_words("Now", "変更後", Done),
    print_placed(Done, Clause, Line).

%!  kb_disable(+Name) is det.
%
%   What Name means (names.pl) is not believed from now on.
%
%   @error as disable_clauses/2

kb_disable(Name) :-
    disable_clauses(Name, Count),
    clauses_text(Count, CountText),
    name_text(Name, Text),
    reader_words("Disabled: ~s, ~s. kb_enable(~s). or kb_undo. takes it back.~n",
                 "無効にした: ~s、~s。kb_enable(~s). か kb_undo. で戻る。~n", Words),
    format(Words, [Text, CountText, Text]).

%!  kb_enable(+Name) is det.
%
%   What kb_disable/1 has disabled by that name is believed again.
%
%   @error as enable_clauses/1

kb_enable(Name) :-
    enable_clauses(Name),
    name_text(Name, Text),
    reader_words("Enabled: ~s.~n", "有効にした: ~s。~n", Words),
    format(Words, [Text]).

%!  kb_undo is det.
%
%   Take back the last change that is not undone: all that one command has written at once.
%
%   @error gunshi(nothing_to_undo_in_kb)

kb_undo :-
    undo_change([First|Others]),
    action_text(First, Text),
    (   Others == []
    ->  reader_words("Undone: ~s~n", "取り消した: ~s~n", Words),
        format(Words, [Text])
    ;   length(Others, Count),
        how_many(Count, record, Records),
        format(string(English), "Undone: ~s, and the ~s written with it", [Text, Records]),
        format(string(Japanese), "取り消した: ~s、一緒に書かれた~d件も", [Text, Count]),
        reader_words(English, Japanese, Words),
        format("~s~n", [Words])
    ).

%!  kb_save(+File) is det.
%
%   Write what the journal has added as readable source to File, which kb_import/1, or a place in
%   another user's directory, reads again. Where File ends in .db, write all joseki lines that are
%   believed as an opening book, which other programs read.
%
%   @error as save_knowledge/2

kb_save(File) :-
    save_knowledge(File, Saved),
    (   Saved = positions(Count)
    ->  reader_words("Saved: a book of ~D positions in ~w~n", "保存: ~D局面の定跡を~wに~n", Words),
        format(Words, [Count, File])
    ;   Saved = clauses(Count),
        clauses_text(Count, CountText),
        reader_words("Saved: ~s in ~w~n", "保存: ~sを~wに~n", Words),
        format(Words, [CountText, File])
    ).

%!  kb_import(+File) is det.
%
%   Check the knowledge in File, whoever wrote it, and add its clauses to the journal: all of them
%   or, when anything is wrong, none; kb_undo/0 takes all of them back. Those that are known already
%   are passed over. A File that ends in .db is an opening book of other programs.
%
%   @error as import_knowledge/3

kb_import(File) :-
    import_knowledge(File, Count, LeftOut),
    forall(( nth1(N, LeftOut, problem(Line, _, Fault)), N =< 10 ),
           ( error_line(error(gunshi(Fault), _), Text),
             reader_words("Left out: ~w:~d: ~s~n", "省いた: ~w:~d: ~s~n", Words),
             format(Words, [File, Line, Text])
           )),
    clauses_text(Count, CountText),
    reader_words("Imported: ~s from ~w~n", "取り込み: ~s、~wから~n", Imported),
    format(Imported, [CountText, File]).
