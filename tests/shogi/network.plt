:- encoding(utf8).
/*  Networks from files: what is read, what a position is worth by it, what is said of files that
    are none, and that a search keeps the one it was given. That the sums are right is proved in C
    (tests/c/test_network.c).
*/
:- module(test_network, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/messages)).
:- use_module(tests(shogi/network_file)).

%   Pawns in hand: features 1 to 18 of the own side.

:- meta_predicate with_network(+, +, +, -, 0).

with_network(Rows, Times, Constant, Network, Goal) :-
    setup_call_cleanup(
        network_file(Rows, Times, Constant, File),
        ( network_of_file(File, Network),
          once(Goal)
        ),
        delete_file(File)).

value(Network, Scale, Sfen, Value) :-
    position_sfen(Position, Sfen),
    network_value(Position, Network, Scale, Value).

%   refused(+Bytes, +Parts): a file of Bytes is refused, and Parts are in the line that says so.

refused(Bytes, Parts) :-
    tmp_file_stream(File, Stream0, [encoding(octet)]),
    close(Stream0),
    setup_call_cleanup(
        open(File, write, Stream, [encoding(octet)]),
        format(Stream, "~s", [Bytes]),
        close(Stream)),
    is_refused(File, [File|Parts]),
    delete_file(File).

is_refused(File, Parts) :-
    catch(( network_of_file(File, _), fail ), Error, true),
    Error = error(gunshi(bad_network(_, _)), _),
    error_line(Error, Line),
    \+ sub_string(Line, _, _, _, "Unknown"),
    forall(member(Part, Parts),
           (   sub_string(Line, _, _, _, Part)
           ->  true
           ;   format(user_error, "~w is not in: ~w~n", [Part, Line]), fail
           )).

score(Parameters, Score) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K3R b 2P2p 1"),
    search(Position, [parameters(Parameters), depth(1)], Result),
    search_result(Result, score, cp(Score)).

:- begin_tests(network).

test(constant, Values == ['K+P', 100, 66, -100]) :-
    with_network([], 0, 1600, Network,
                 ( network_kind(Network, Kind),
                   value(Network, 16, startpos, Value16),
                   value(Network, 24, startpos, Value24)
                 )),
    with_network([], 0, -1600, Other, value(Other, 16, startpos, Negative)),
    Values = [Kind, Value16, Value24, Negative].
test(side_to_move, Values == [30, -30, 0]) :-
    with_network([1-1, 2-2], 10, 0, Network,
                 findall(Value,
                         ( member(Hands, ["b 2P", "w 2P", "b 2P2p"]),
                           format(string(Sfen), "4k4/9/9/9/9/9/9/9/4K4 ~w 1", [Hands]),
                           value(Network, 1, Sfen, Value)
                         ),
                         Values)).

%   A network that is added to the weights, by itself and in what searches know; where pieces are
%   missing it says nothing.

test(added, Values == ['weights+K+P', 100, 120, 0, 170]) :-
    setup_call_cleanup(
        added_network_file([], 0, 1600, File),
        network_of_file(File, Network),
        delete_file(File)),
    network_kind(Network, Kind),
    search_parameters([ weight(tempo, "To be on the move.", [200], [200]),
                        weight(hand(ky), "Lances in hand.", [0, 1500, 0, 0, 0], [0, 1500, 0, 0, 0]),
                        network(Network, 16)
                      ],
                      Parameters),
    position_sfen(Start, startpos),
    position_sfen(Few, "4k4/9/9/9/9/9/9/9/4K4 b L 1"),
    findall(Value,
            ( member(Position, [Start, Few]),
              (   network_value(Position, Network, 16, Value)
              ;   gunshi_shogi_parameters:parameters_value(Parameters, Position, Value)
              )
            ),
            Rest),
    Values = [Kind|Rest].

%   What it adds has a bound, whatever the file says.

test(added_without_end, Value == 100 020) :-
    setup_call_cleanup(
        added_network_file([], 0, 2 147 483 647, File),
        network_of_file(File, Network),
        delete_file(File)),
    search_parameters([weight(tempo, "To be on the move.", [200], [200]), network(Network, 1)],
                      Parameters),
    position_sfen(Start, startpos),
    gunshi_shogi_parameters:parameters_value(Parameters, Start, Value).
test(read_once, Same == true) :-
    with_network([], 0, 16, Network,
                 ( gunshi_shogi_network:read(File, _, _, Network),
                   network_of_file(File, Again),
                   (   Again == Network
                   ->  Same = true
                   ;   Same = false
                   )
                 )).
test(read_again_when_changed, Values == [100, 50, 50]) :-
    network_file([], 0, 1600, File),
    network_file([], 0, 800, Other),
    network_of_file(File, One),
    set_time_file(File, _, [modified(1)]),
    network_of_file(File, Same),
    One \== Same,
    rename_file(Other, File),
    network_of_file(File, Two),
    delete_file(File),
    network_of_file(File, Gone),
    findall(Value, ( member(Network, [One, Two, Gone]), value(Network, 16, startpos, Value) ),
            Values).
test(not_there) :-
    is_refused('/nonesuch/nn.bin', ["/nonesuch/nn.bin", "No such file"]).
test(a_directory) :-
    is_refused('/', ["directory"]).
test(empty) :-
    refused([], ["byte 0", "4 bytes", "after 0"]).
test(text) :-
    refused(`This is no network at all.`, ["byte 0", "73696854", "7af32f16"]).
test(another_kind) :-
    refused([0x16,0x2f,0xf3,0x7a, 1,2,3,4, 0,0,0,0],
            ["byte 4", "4030201", "3e5aa6ee (HalfKP 256x2-32-32)", "5c6464a9 (K+P 256x2-32-32)"]).
test(long_text) :-
    refused([0x16,0x2f,0xf3,0x7a, 0xa9,0x64,0x64,0x5c, 1,16,0,0], ["4,097 bytes", "4,096"]).
test(too_short) :-
    refused([0x16,0x2f,0xf3,0x7a, 0xa9,0x64,0x64,0x5c, 0,0,0,0], ["12 bytes", "893,7"]).
test(no_name, error(instantiation_error)) :-
    network_of_file(_, _).
test(no_network, error(type_error(network, nothing))) :-
    value(nothing, 16, startpos, _).
test(bad_scale, error(gunshi(bad_parameter(network(_, 0))))) :-
    with_network([], 0, 0, Network, search_parameters([network(Network, 0)], _)).

%   Two networks at once, each its own search's; and one whose file is gone meanwhile.

test(searches_keep_their_own, Scores == [100, 20, 100]) :-
    with_network([], 0, 1600, One, search_parameters([network(One, 16)], Parameters1)),
    with_network([], 0, -320, Two, search_parameters([network(Two, 16)], Parameters2)),
    score(Parameters1, Score0),
    Score1 is abs(Score0),
    score(Parameters2, Score2),
    garbage_collect_atoms,
    score(Parameters1, Score3),
    Scores = [Score1, Score2, Score4],
    Score4 is abs(Score3).

:- end_tests(network).
