:- encoding(utf8).
/*  gunshi motifs: the names of the moves of a record, of a table, and how often each comes. */
:- module(test_motifs, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(http/json)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).

:- meta_predicate with_file(+, +, -, 0).

with_file(Extension, Text, File, Goal) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream, [extension(Extension), encoding(utf8)]),
          write(Stream, Text),
          close(Stream)
        ),
        Goal,
        delete_file(File)).

table("id\tsfen\tmove\n\c
       a\t4k4/9/9/3g1g3/9/9/9/9/4K4 b S 1\tS*5c\n\c
       b\t4k4/9/9/3g1g3/9/9/9/9/4K4 b S 1\tS*1i\n").

record("sfen 4k4/9/9/3g1g3/9/9/9/9/4K4 b S 41 moves S*5c 5a4a\n").

json(Line, Dict) :-
    atom_json_dict(Line, Dict, []).

names(Dict, Names) :-
    findall(Name, ( member(Motif, Dict.motifs), get_dict(name, Motif, Name) ), Names).

:- begin_tests(own_motifs).

%   The first command of the program: nothing has read the user's knowledge before it.

test(own_motif, true(( sub_string(Line, 0, _, _, "41\t▲５三銀"),
                       sub_string(Line, _, _, _, "銀を打つ (drops a silver)") ))) :-
    record(Record),
    own_directory(Before),
    in_directory(Directory,
                 ( use_own_directory(Directory),
                   own_text('mine.pl',
                            "motif(mine, \"銀を打つ\", \"drops a silver\", Now, Move) :- \c
                             drops(Now, Move, gi, _).\n"),
                   with_file(usi, Record, File, cli([motifs, File], 0, [Line|_]))
                 )),
    use_own_directory(Before).

:- end_tests(own_motifs).

:- begin_tests(motifs).

test(table, [nondet, true(Ids == ["a", "b"])]) :-
    table(Table),
    with_file(tsv, Table, File,
              cli([motifs, '--positions', File, '--format', json], 0, Lines)),
    maplist(json, Lines, Dicts),
    findall(Id, ( member(Dict, Dicts), get_dict(id, Dict, Id) ), Ids),
    Dicts = [First, Second],
    names(First, Names),
    memberchk("割り打ちの銀", Names),
    \+ ( names(Second, Others), memberchk("割り打ちの銀", Others) ).
test(record, [nondet, true(Plies == [41, 42])]) :-
    record(Record),
    with_file(usi, Record, File, cli([motifs, File, '--format', json], 0, Lines)),
    maplist(json, Lines, Dicts),
    findall(Ply, ( member(Dict, Dicts), get_dict(ply, Dict, Ply) ), Plies),
    Dicts = [First|_],
    First.move == "S*5c",
    member(Motif, First.motifs),
    _{name:"割り打ちの銀", class:"motif", clause:Clause} :< Motif,
    sub_string(Clause, 0, _, _, "kb/shogi/motifs/forks.pl:").
test(own, nondet) :-
    record(Record),
    in_own_directory(( own_text('my.pl', "motif(my, \"私の手\", \"mine\", Now, Move) :- \c
                                          leaves(Now, Move, 51).\n"),
                       load_own_knowledge,
                       with_file(usi, Record, File,
                                 cli([motifs, File, '--format', json], 0, Lines)) )),
    member(Line, Lines),
    says(Line, "私の手").
test(text, true(( sub_string(First, 0, _, _, "41\t▲５三銀"),
                  sub_string(First, _, _, _, "割り打ちの銀 (splitting silver)") ))) :-
    record(Record),
    with_file(usi, Record, File, cli([motifs, File], 0, [First|_])).
test(count, [nondet, true(Row == ["motif", "割り打ちの銀", "splitting silver", "1", "500.00", ""])]) :-
    record(Record),
    with_file(usi, Record, File, cli([motifs, File, '--count', '--format', csv], 0, [_|Rows])),
    member(Line, Rows),
    sub_string(Line, _, _, _, "割り打ちの銀"),
    split_string(Line, ",", "\r", Row).
test(count_of_best, [nondet]) :-
    record(Record),
    with_file(usi, Record, File, cli([motifs, File, '--count', '--nodes', '200'], 0, Lines)),
    member(Line, Lines),
    sub_string(Line, 0, _, _, "the move played was the best of 200 nodes: ").

%   What is wrong is one line, with the place.

wrong_table("id\tsfen\nx\ty\n",                              ["no table", "id, sfen and move"]).
wrong_table("id\tsfen\tmove\n",                              ["no position", "first line"]).
wrong_table("id\tsfen\tmove\nx\t4k4/9\tS*5c\n",              [":2"]).
wrong_table("id\tsfen\tmove\nx\tstartpos\t7g7e\n",           [":2", "7g7e"]).
wrong_table("id\tsfen\tmove\nx\tstartpos\tfoo\n",            [":2"]).
wrong_table("id\tsfen\tmove\nx\tstartpos\n",                 [":2", "fewer columns"]).

test(wrong_table, [forall(wrong_table(Text, Parts))]) :-
    with_file(tsv, Text, File, refused([motifs, '--positions', File], Parts)).
test(refused, [forall(member(Arguments-Part,
                             [ []-"one file", [a, b]-"one file",
                               [a, '--positions', b]-"without a FILE",
                               [a, '--nodes', '5']-"--nodes goes with --count",
                               [a, '--format', csv]-"--count" ]))]) :-
    refused([motifs|Arguments], [Part]).

:- end_tests(motifs).
