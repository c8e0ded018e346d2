/*  Searches by the weights alone, for tests whose positions show something by what these find.
*/
:- module(weights_alone,
          [ weights_alone/0,
            as_shipped/0
          ]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(gunshi/base/clauses), [knowledge_source/2]).
:- use_module(library(gunshi/base/store), [forget_knowledge/1, load_knowledge/1]).
:- use_module(library(gunshi/knowledge/own), [own_knowledge/0]).
:- use_module(library(gunshi/knowledge/files), [need_knowledge/1]).
:- use_module(library(gunshi/knowledge/all), []).

%   in_place(Shipped, File): File is loaded in place of kb/shogi/search.pl.

:- dynamic in_place/2.

%!  weights_alone is det.
%
%   From now on, until as_shipped/0, kb/shogi/search.pl has the network not evaluate. Not twice.

weights_alone :-
    own_knowledge,
    need_knowledge(shogi),
    once(knowledge_source(search_choice(_), Shipped:_)),
    read_file_to_string(Shipped, Text, [encoding(utf8)]),
    atomic_list_concat([Before, After], "\nsearch_choice(evaluation(network))", Text),
    tmp_file_stream(File, Stream, [extension(pl), encoding(utf8)]),
    format(Stream, "~w~nsearch_choice(evaluation(weights))~w", [Before, After]),
    close(Stream),
    assertz(in_place(Shipped, File)),
    forget_knowledge(Shipped),
    load_knowledge(File).

%!  as_shipped is det.

as_shipped :-
    retract(in_place(Shipped, File)),
    forget_knowledge(File),
    delete_file(File),
    load_knowledge(Shipped).
