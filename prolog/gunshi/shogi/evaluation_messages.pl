/*  What is said of weights of the evaluation, of values of moves, of networks and of a search's
    parameters. */
:- module(gunshi_shogi_evaluation_messages,
          [ weight_fault//1,            % +Fault
            likely_fault//1,            % +Fault
            shown_fact/4                % +Term, +Fact, ?Name, -Shown
          ]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/messages', []).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(bad_parameter(Term)) -->
    [ '~p is no parameter of a search; there are weight/4, likely/3, dropped/4, moved/6, '-[Term],
      'droppable/3, movable/5 and class_played/3 as in kb/shogi, stages(List), ',
      'history(Boolean), statistics(Boolean), depth_by(plies or probability), ',
      'late_moves(Boolean), network(Network, Scale) with a Scale from 1 to 10000, ',
      'margin(Name, Value) as search_margin(Name, Margin) tells them'
    ].
gunshi_base_messages:gunshi_message(bad_network(File, Fault)) -->
    [ '~w is no network that can be read: '-[File] ],
    network_fault(Fault).
gunshi_base_messages:gunshi_message(bad_weight(Term, Fault)) -->
    { shown_fact(Term, weight(Name, _, _, _), Name, Shown) },
    [ 'Weights of the evaluation, ~s: '-[Shown] ],
    weight_fault(Fault).
gunshi_base_messages:gunshi_message(bad_likely(Term, Fault)) -->
    { shown_fact(Term, likely(Name, _, _), Name, Shown) },
    [ 'Values of moves, ~s: '-[Shown] ],
    likely_fault(Fault).
gunshi_base_messages:gunshi_message(broken_positions(File, Length)) -->
    [ '~w has ~D bytes, which are not whole records of 40; '-[File, Length],
      'it should be a file that gunshi train positions has made'
    ].
gunshi_base_messages:gunshi_message(no_positions([])) -->
    [ 'There is no position to learn from; gunshi train positions makes files of them' ].
gunshi_base_messages:gunshi_message(no_positions([File|_])) -->
    [ 'There is no position to learn from in ~w; gunshi train positions makes such files'-[File] ].
gunshi_base_messages:gunshi_message(no_cuts(Count)) -->
    [ 'There is nothing to learn from: no quiet move has cut in the searches of ~D positions; '
      -[Count],
      'take more positions, or more nodes for each'
    ].
gunshi_base_messages:gunshi_message(other_network(File)) -->
    [ '~w cannot be gone on from; it should be a network that is added to the weights, '-[File],
      'as gunshi train network makes them'
    ].
gunshi_base_messages:gunshi_message(other_training(File)) -->
    [ '~w is not what this training has left over, but another one, or it is damaged; '-[File],
      'give the same positions and options as then, or delete it'
    ].
gunshi_base_messages:gunshi_message(too_little_to_learn(Plies)) -->
    [ 'There is too little to learn from: the first ~d moves of a game are passed over, '-[Plies],
      'and of every ten games the last is held out; no game is left'
    ].

%!  shown_fact(+Term, +Fact, ?Name, -Shown:string) is det.
%
%   Shown is, in brief, the Name of Term where that is such a Fact, else all of Term.

shown_fact(Term, Fact, Name, Shown) :-
    (   compound(Term),
        Term = Fact
    ->  brief(Name, Shown)
    ;   brief(Term, Shown)
    ).

%!  weight_fault(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong with weights of the evaluation, with what they
%   should be.

weight_fault(form) -->
    [ 'these are none; they are weight(Name, "Sentence", [Integer, ...], [Integer, ...])' ].
weight_fault(name) -->
    [ 'there are none of that name; weights_name(Name) lists them' ].
weight_fault(twice) -->
    [ 'they are given twice; one of the two facts should go' ].
weight_fault(count(Count, Expected)) -->
    [ 'there are ~d values, and there should be ~d'-[Count, Expected] ].
weight_fault(value(Value)) -->
    { brief(Value, Shown) },
    [ '~s is no weight; it is an integer from -32767 to 32767, in thousandths of a pawn'-[Shown] ].

%!  likely_fault(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong with values of likely/3, with what they should
%   be.

likely_fault(form) -->
    [ 'these are none; they are likely(Name, "Sentence", [Integer, ...])' ].
likely_fault(name) -->
    [ 'there are none of that name; likely_name(Name) lists them' ].
likely_fault(value(Value)) -->
    { brief(Value, Shown) },
    [ '~s is no such value; it is an integer from -32767 to 32767'-[Shown] ].
likely_fault(twice) -->
    weight_fault(twice).
likely_fault(count(Count, Expected)) -->
    weight_fault(count(Count, Expected)).

%   network_fault(+Fault)//: what is wrong with a file, with what it should be.

network_fault(unreadable(Why)) -->
    [ '~w'-[Why] ].
network_fault(short(Place, Needed, Length)) -->
    [ 'from byte ~D there should be ~D bytes, and it ends after ~D; '-[Place, Needed, Length],
      'a network is a file nn.bin'
    ].
network_fault(length(Length, Expected)) -->
    [ 'it has ~D bytes, and by what its head says it should have ~D'-[Length, Expected] ].
network_fault(number(8, Found, Most)) -->
    !,
    [ 'by its head a text of ~D bytes follows at byte 12, and ~D are the most'-[Found, Most] ].
network_fault(number(Place, Found, Expected)) -->
    [ 'at byte ~D is ~16r, and there should be ~16r'-[Place, Found, Expected] ].
network_fault(hash(Place, Found, Kinds)) -->
    { findall(Text,
              ( member(Kind-Hash, Kinds),
                format(atom(Text), "~16r (~w 256x2-32-32)", [Hash, Kind])
              ),
              Texts),
      atomic_list_concat(Texts, ' or ', Possible)
    },
    [ 'at byte ~D is ~16r, the hash of another kind; '-[Place, Found],
      'there should be ~w'-[Possible]
    ].
