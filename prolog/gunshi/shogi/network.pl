/*  Learned evaluations: networks from files that others train, or we.

    A network (c/shogi/network/network.h) takes the place of the weights of evaluation.pl in a
    search, or is added to them. It plays better and tells nothing; the weights explain. Of the
    files named nn.bin two kinds are read: HalfKP 256x2-32-32 and K+P 256x2-32-32. Those that are
    added are learned here (network_training.pl). What a network puts out is centipawns times a
    scale that belongs to the file, 16 for most and 24 for some.
*/
:- module(gunshi_shogi_network,
          [ network_of_file/2,          % +File, -Network
            is_network/1,               % @Term
            network_kind/2,             % +Network, -Kind
            network_value/4             % +Position, +Network, +Scale, -Centipawns
          ]).
:- use_module('../foreign', []).
:- use_module('../base/types', []).
:- use_module(evaluation_messages, []).
:- autoload(library(error), [must_be/2]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(network, "a network, of network_of_file/2",
                           such_that(gunshi_shogi_network:is_network)).

%   read(File, Time, Size, Network): File, an absolute name, was of that Time and Size when Network
%   was read from it.

:- dynamic read/4.

%!  network_of_file(+File, -Network) is det.
%
%   Network is the immutable value of File, for search_parameters/2. A file that has not changed is
%   read once; one that is no longer there is what it was.
%
%   @error gunshi(bad_network(File, Fault)): Fault is unreadable(Why), short(Place, Needed, Length),
%          length(Length, Expected), number(Place, Found, Expected) or hash(Place, Found, Kinds)
%   @error resource_error(memory)

network_of_file(File, Network) :-
    must_be(text, File),
    absolute_file_name(File, Path),
    with_mutex(gunshi_shogi_network, network_of_path(Path, Network)).

network_of_path(Path, Network) :-
    (   catch(( time_file(Path, Time0), size_file(Path, Size0) ), error(_, _), fail)
    ->  Time = Time0,
        Size = Size0
    ;   true
    ),
    (   read(Path, Time, Size, Network0)
    ->  Network = Network0
    ;   network_from_file(Path, Answer),
        (   is_network(Answer)
        ->  Network = Answer
        ;   network_fault(Answer, Fault),
            throw(error(gunshi(bad_network(Path, Fault)), _))
        ),
        retractall(read(Path, _, _, _)),
        assertz(read(Path, Time, Size, Network))
    ).

network_fault(hash(Place, Found), hash(Place, Found, Kinds)) :-
    !,
    network_kinds(Kinds).
network_fault(Fault, Fault).

%!  is_network(@Term) is semidet.
%
%   Term is a network, of network_of_file/2.

%!  network_kind(+Network, -Kind) is det.
%
%   Kind is 'HalfKP' or 'K+P', or 'weights+K+P' of one that is added to the weights.
%
%   @error type_error(network, Network)

%!  network_value(+Position, +Network, +Scale:positive, -Centipawns:integer) is det.
%
%   What Position is worth for the side to move, before anything is searched; or what is added to
%   what it is worth by the weights: nothing where not all forty pieces are there.
%
%   @error type_error(position, Position), type_error(network, Network)

network_value(Position, Network, Scale, Centipawns) :-
    must_be(positive_integer, Scale),
    network_output(Position, Network, Output),
    Centipawns is Output//Scale.
