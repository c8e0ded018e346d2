/*  Knowledge that goes out to a file and comes in from one: kb_save and kb_import. */
:- module(gunshi_knowledge_editing_sharing,
          [ kb_save/1,                  % +File
            kb_import/1                 % +File
          ]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../base/read', [read_knowledge/3, knowledge_term_text/2]).
:- use_module('../../base/store', [clause_problems/3]).
:- use_module('../../shogi/book', [read_book/3, write_book/2, book_entries/2]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module(change_words, [clause_record/3, clauses_text/2]).
:- use_module('../joseki/books', [joseki_book/1, book_joseki/2]).
:- use_module(checking, [all_problems/3, new_file/1]).
:- use_module('../editing_messages', []).
:- use_module('../own', [journal_clause/3, own_change_all/2, own_file/1]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).

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
              clause_record(Head, Body, Clause),
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
%   Check the knowledge in File, whoever wrote it, and add its clauses to the journal: all of them
%   or, when anything is wrong, none; kb_undo/0 takes all of them back. Those that are known already
%   are passed over. A File that ends in .db is an opening book of other programs, whose moves
%   become joseki lines, and gm facts where no line from the even start leads.
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
                  clause_record(Head, Body, Clause)
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
