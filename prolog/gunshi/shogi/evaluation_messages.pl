/*  What is said of weights of the evaluation and of a search's parameters. */
:- module(gunshi_shogi_evaluation_messages,
          [ weight_fault//1             % +Fault
          ]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(bad_parameter(Term)) -->
    [ '~p is no parameter of a search; there are weight/4, dropped/4, moved/6, '-[Term],
      'droppable/3, movable/5 and class_played/3 as in kb/shogi, stages(List), ',
      'history(Boolean), statistics(Boolean), depth_by(plies or probability), ',
      'late_moves(Boolean)'
    ].
gunshi_base_messages:gunshi_message(bad_weight(Term, Fault)) -->
    { (   compound(Term),
          Term = weight(Name, _, _, _)
      ->  brief(Name, Shown)
      ;   brief(Term, Shown)
      )
    },
    [ 'Weights of the evaluation, ~s: '-[Shown] ],
    weight_fault(Fault).
gunshi_base_messages:gunshi_message(too_little_to_learn(Plies)) -->
    [ 'There is too little to learn from: the first ~d moves of a game are passed over, '-[Plies],
      'and of every ten games the last is held out; no game is left'
    ].

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
