:- encoding(utf8).
/*  Knowledge that goes out to a file and comes in from one. */
:- module(gunshi_knowledge_editing_sharing,
          [ save_knowledge/2,           % +File, -Saved
            import_knowledge/3          % +File, -Count, -LeftOut
          ]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../../base/read', [read_knowledge/3, knowledge_term_text/2, clause_head_body/3]).
:- use_module('../../base/store', [clause_problems/3]).
:- use_module('../../shogi/book', [read_book/3, write_book/2, book_entries/2]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module('../joseki/books', [joseki_book/1, book_joseki/2]).
:- use_module(checking, [all_problems/3, new_file/1]).
:- use_module('../../base/message_words', [message_words/3]).
:- use_module('../../base/user_files', [must_be_plain_file/1, reading_file/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../editing_messages', []).
:- use_module('../own', [journal_clause/3, own_change_all/2, own_change_checked/2, own_file/1]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).

%!  save_knowledge(+File, -Saved) is det.
%
%   Write what the journal has added as readable source to File, which import_knowledge/3, or a
%   place in another user's directory, reads again: Saved is clauses(Count). Where File ends in
%   .db, write all joseki lines that are believed as an opening book, which other programs read:
%   Saved is positions(Count).
%
%   @error gunshi(save_in_own_directory(File)): there it would be read as well as the journal
%   @error gunshi(file(write, File, Reason))

save_knowledge(File, positions(Count)) :-
    must_be_file(File, "kb_save('mine.pl')"),
    is_book(File),
    !,
    all_knowledge,
    joseki_book(Book),
    write_book(File, Book),
    book_entries(Book, Entries),
    length(Entries, Count).
save_knowledge(File0, clauses(Count)) :-
    absolute_file_name(File0, File),
    (   own_file(File)
    ->  throw(error(gunshi(save_in_own_directory(File)), _))
    ;   true
    ),
    findall(Text,
            ( journal_clause(_, Head, Body),
              clause_head_body(Clause, Head, Body),
              knowledge_term_text(Clause, Text)
            ),
            Texts),
    get_time(Now),
    format_time(string(Date), '%F', Now),
    format(string(Heading), "% A user's own knowledge, written by kb_save on ~s.\n\n", [Date]),
    atomic_list_concat([Heading|Texts], Atom),
    atom_string(Atom, Text),
    write_text(File, utf8, Text),
    length(Texts, Count).

%!  import_knowledge(+File, -Count:integer, -LeftOut:list) is det.
%
%   Check the knowledge in File, whoever wrote it, and add its clauses to the journal, Count of
%   them: all or, when anything is wrong, none, in one change. Those that are known already are
%   passed over. A File that ends in .db is an opening book of other programs, whose moves become
%   joseki lines, and gm facts where no line from the even start leads; LeftOut are the
%   problem(Line, Column, Fault) of what it says and cannot be read.
%
%   @error gunshi(bad_knowledge(File, Problems)), and as read_book/3

import_knowledge(File, Count, LeftOut) :-
    must_be_file(File, "kb_import('theirs.pl')"),
    is_book(File),
    !,
    all_knowledge,
    read_book(File, Book, LeftOut),
    book_joseki(Book, Facts),
    must_have_lines(Facts, File, LeftOut),
    new_file(New),
    findall(clause(N, Fact, true), nth1(N, Facts, Fact), Clauses),
    clause_problems(New, Clauses, Problems),
    add_new(own_change_all, Clauses, Problems, Count).
import_knowledge(Spec, Count, []) :-
    all_knowledge,
    readable_file(Spec, File),
    read_knowledge(File, Clauses, Problems0),
    new_file(New),
    all_problems(New, Clauses, Problems1),
    findall(Problem,
            ( member(Problem, Problems1),
              \+ is_known(Problem, _)
            ),
            Problems2),
    append(Problems0, Problems2, Problems3),
    sort(1, @=<, Problems3, Problems),
    (   Problems == []
    ->  add_new(own_change_checked, Clauses, Problems1, Count)
    ;   throw(error(gunshi(bad_knowledge(File, Problems)), _))
    ).

%   must_have_lines(+Facts, +File, +LeftOut): where nothing of a book can be read, it is none.

must_have_lines(Facts, File, LeftOut) :-
    (   Facts == [],
        LeftOut = [_|_]
    ->  throw(error(gunshi(bad_knowledge(File, LeftOut)), _))
    ;   true
    ).

%   add_new(:Change, +Clauses, +Problems, -Count): add those that are not known already, by
%   Problems; call(Change, Actions, Lines) does.

add_new(Change, Clauses, Problems, Count) :-
    findall(Line-known, ( member(Problem, Problems), is_known(Problem, Line) ), Pairs0),
    sort(Pairs0, Pairs),
    list_to_assoc(Pairs, Known),
    findall(add(Clause),
            ( member(clause(Line, Head, Body), Clauses),
              \+ get_assoc(Line, Known, _),
              clause_head_body(Clause, Head, Body)
            ),
            Actions),
    call(Change, Actions, _),
    length(Actions, Count).

is_known(problem(Line, _, known_already(_)), Line).
is_known(problem(Line, _, known_off(_)), Line).

%   readable_file(+Spec, -File)

readable_file(Spec, File) :-
    Options = [extensions(['', pl]), access(exist), file_errors(fail)],
    (   reading_file(Spec, absolute_file_name(Spec, File, Options))
    ->  must_be_plain_file(File)
    ;   throw(error(gunshi(file(read, Spec, 'No such file')), _))
    ).

must_be_file(File, Example) :-
    (   ( atom(File) ; string(File) )
    ->  true
    ;   message_words("The name of a file is needed, as in ~s", "ファイルの名前が要る: ~s", Words),
        usage_error(Words, [Example])
    ).

is_book(File) :-
    file_name_extension(_, Extension, File),
    downcase_atom(Extension, db),
    !.
