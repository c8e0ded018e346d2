/*  Small networks for tests: files of the kind K+P, or of the one that is added to the weights,
    with next to nothing in them.

    A network has one neuron for the side to move and one for the other, each the sum of what a few
    features count, from 0 to 127; its output is a constant, and so many times the one less the
    other.
*/
:- module(network_file,
          [ network_file/4,             % +Rows, +Times, +Constant, -File
            added_network_file/4,       % +Rows, +Times, +Constant, -File
            own_material/1              % -Rows
          ]).
:- use_module(library(lists), [member/2]).

%!  network_file(+Rows, +Times, +Constant, -File) is det.
%
%   File is a new one. Rows are Feature-Count, by the feature's number.

network_file(Rows, Times, Constant, File) :-
    file_of_kind(0x5c6464a9, Rows, Times, Constant, File).

%!  added_network_file(+Rows, +Times, +Constant, -File) is det.
%
%   The same, added to the weights.

added_network_file(Rows, Times, Constant, File) :-
    file_of_kind(0x6775736e, Rows, Times, Constant, File).

file_of_kind(Hash, Rows, Times, Constant, File) :-
    tmp_file_stream(File, Stream0, [encoding(octet)]),
    close(Stream0),
    setup_call_cleanup(
        open(File, write, Stream, [encoding(octet)]),
        write_network(Stream, Hash, Rows, Times, Constant),
        close(Stream)).

write_network(Stream, Hash, Rows, Times, Constant) :-
    numbers(Stream, [0x7af32f16, Hash, 4]),
    format(Stream, "test", []),
    numbers(Stream, [0x3f5715ff]),
    zeros(Stream, 512),
    forall(between(0, 1709, Feature),
           ( (   memberchk(Feature-Count, Rows)
             ->  true
             ;   Count = 0
             ),
             little(Stream, 2, Count),
             zeros(Stream, 510)
           )),
    numbers(Stream, [0x63337156]),
    zeros(Stream, 32*4),
    forall(between(0, 31, Output),
           (   Output =:= 0
           ->  weights(Stream, 512, [0-64])
           ;   Output =:= 1
           ->  weights(Stream, 512, [256-64])
           ;   zeros(Stream, 512)
           )),
    zeros(Stream, 32*4),
    weights(Stream, 32, [0-64]),
    weights(Stream, 32, [1-64]),
    zeros(Stream, 30*32),
    numbers(Stream, [Constant]),
    Other is -Times,
    weights(Stream, 32, [0-Times, 1-Other]).

numbers(Stream, Numbers) :-
    forall(member(Number, Numbers), little(Stream, 4, Number)).

little(Stream, Bytes, Number) :-
    Last is Bytes-1,
    forall(between(0, Last, Byte),
           ( Code is (Number >> (8*Byte)) /\ 255,
             put_char_code(Stream, Code)
           )).

put_char_code(Stream, Code) :-
    char_code(Char, Code),
    put_char(Stream, Char).

zeros(Stream, Count0) :-
    Count is Count0,
    format(Stream, "~*c", [Count, 0]).

weights(Stream, Count, Weights) :-
    Last is Count-1,
    forall(between(0, Last, Place),
           (   memberchk(Place-Weight, Weights)
           ->  little(Stream, 1, Weight)
           ;   little(Stream, 1, 0)
           )).

%!  own_material(-Rows) is det.
%
%   Rows count the own pieces on the board and in hand.

own_material(Rows) :-
    findall(Feature-Count,
            ( piece_features(First, Last, Count),
              between(First, Last, Feature)
            ),
            Rows).

%   piece_features(?First, ?Last, ?Count)

piece_features(1, 18, 1).               % pawns in hand
piece_features(39, 42, 3).
piece_features(49, 52, 3).
piece_features(59, 62, 5).
piece_features(69, 72, 5).
piece_features(79, 80, 8).
piece_features(85, 86, 10).
piece_features(90, 170, 1).             % pawns on the board
piece_features(252, 332, 3).
piece_features(414, 494, 3).
piece_features(576, 656, 5).
piece_features(738, 818, 5).
piece_features(900, 980, 8).
piece_features(1062, 1142, 11).
piece_features(1224, 1304, 10).
piece_features(1386, 1466, 13).
