/*  What is said of engines and programs that play: what they did not do. */
:- module(gunshi_lab_match_engine_messages, []).
:- use_module('../../base/message_words', [brief/2, excerpt/3]).
:- use_module('../../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(usi_engine(Title, What)) -->
    { brief(Title, Shown) },
    [ 'The engine "~s" '-[Shown] ],
    engine_fault(What).
gunshi_base_messages:gunshi_message(gtp(Program, Command, Answer)) -->
    { excerpt(Answer, none, Shown) },
    [ 'The program ~w answered "~w" with: ~w'-[Program, Command, Shown] ].

engine_fault(crash) -->
    [ 'ended before it was ready; an engine answers usi with usiok, and isready with readyok' ].
engine_fault(time) -->
    [ 'was not ready in time; an engine answers usi with usiok, and isready with readyok' ].
engine_fault(dismissed) -->
    [ 'is not started any more: the match has ended' ].
