/*  Games of the program with itself whose positions networks are trained with, as units of a job
    (lab/jobs): some games are one.

    What the units share is positions(Seed, Nodes, Opening), a unit is games(First, Count), as
    training_positions/4 has them: the games follow from their numbers. Its result is a text, the
    records of the positions packed by zlib, a little more than a kilobyte for a game.
*/
:- module(gunshi_lab_training_position_games,
          [ unit_games/1,               % -Count
            position_units/2,           % +Games, -Units
            packed_records/2            % ?Packed, ?Records
          ]).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/1]).
:- use_module('../../shogi/training_positions', [position_bytes/1, training_positions/4]).
:- use_module('../jobs/kinds', []).

:- autoload(library(base64), [base64/2]).
:- autoload(library(memfile),
            [ new_memory_file/1, free_memory_file/1, open_memory_file/4,
              memory_file_to_string/3
            ]).
:- autoload(library(zlib), [zopen/3]).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%!  unit_games(-Count:integer) is det.
%
%   A unit has Count games: seconds by a thousand nodes a move.

unit_games(20).

%!  position_units(+Games:integer, -Units:list) is det.
%
%   Units are the first Games games, in whole units.

position_units(Games, Units) :-
    unit_games(Count),
    Last is (Games-1)//Count,
    findall(games(First, Count), ( between(0, Last, Nth), First is Nth*Count ), Units).

%!  packed_records(+Packed:string, -Records:string) is det.
%!  packed_records(-Packed:string, +Records:string) is det.
%
%   Packed is the result of a unit whose games have Records, bytes.
%
%   @error what zlib and base64/2 throw for another text

packed_records(Packed, Records) :-
    nonvar(Packed),
    !,
    base64(Bytes, Packed),
    in_memory(Memory,
              ( written(Memory, [], Bytes),
                setup_call_cleanup(open_memory_file(Memory, read, In, [encoding(octet)]),
                                   setup_call_cleanup(zopen(In, Plain, [close_parent(false)]),
                                                      read_bytes(Plain, Records),
                                                      close(Plain)),
                                   close(In))
              )).
packed_records(Packed, Records) :-
    in_memory(Memory,
              ( written(Memory, [zlib], Records),
                memory_file_to_string(Memory, Bytes, octet)
              )),
    base64(Bytes, Packed0),
    text_to_string(Packed0, Packed).

:- meta_predicate in_memory(-, 0).

in_memory(Memory, Goal) :-
    setup_call_cleanup(new_memory_file(Memory), once(Goal), free_memory_file(Memory)).

%   written(+Memory, +How, +Bytes): How is [zlib] for bytes that are packed.

written(Memory, How, Bytes) :-
    setup_call_cleanup(open_memory_file(Memory, write, Out, [encoding(octet)]),
                       write_bytes(How, Out, Bytes),
                       close(Out)).

write_bytes([], Out, Bytes) :-
    write(Out, Bytes).
write_bytes([zlib], Out, Bytes) :-
    setup_call_cleanup(zopen(Out, Packing, [close_parent(false)]),
                       ( set_stream(Packing, encoding(octet)), write(Packing, Bytes) ),
                       close(Packing)).

read_bytes(Plain, Bytes) :-
    set_stream(Plain, encoding(octet)),
    read_string(Plain, _, Bytes).

gunshi_lab_jobs_kinds:common(position_games, positions(Seed, Nodes, Opening)) :-
    integer(Seed),
    Seed >= 0,
    integer(Nodes),
    between(1, 1 000 000 000, Nodes),
    integer(Opening),
    between(0, 200, Opening).

gunshi_lab_jobs_kinds:unit(position_games, games(First, Count)) :-
    integer(First),
    First >= 0,
    integer(Count),
    between(1, 1000, Count).

gunshi_lab_jobs_kinds:result(position_games, Packed) :-
    string(Packed),
    catch(packed_records(Packed, Records), error(_, _), fail),
    string_length(Records, Length),
    position_bytes(Record),
    Length mod Record =:= 0.

gunshi_lab_jobs_kinds:do(position_games, Common, games(First, Count), Packed) :-
    Common = positions(Seed, Nodes, Opening),
    search_knowledge(Parameters),
    training_positions(Parameters,
                       [first(First), games(Count), seed(Seed), nodes(Nodes), threads(1),
                        opening(Opening)
                       ],
                       gunshi_lab_training_position_games:quiet, Records),
    packed_records(Packed, Records).

:- public quiet/2.

quiet(_, _).
