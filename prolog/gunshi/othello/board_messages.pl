/*  What is said of Othello's positions, transcripts, files of games and weights. */
:- module(gunshi_othello_board_messages, []).
:- use_module('../base/message_words', [brief/2, excerpt/3]).
:- use_module('../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(bad_othello_position(What, Text)) -->
    { excerpt(Text, none, Shown) },
    [ '"~w" is no Othello position: ~w; '-[Shown, What],
      'it is 64 squares of X, O and -, then X or O to move'
    ].
gunshi_base_messages:gunshi_message(bad_othello_weights(Line, What)) -->
    [ 'These are no weights of an Othello evaluation: line ~d: ~w'-[Line, What] ].
gunshi_base_messages:gunshi_message(bad_transcript(Number, Move)) -->
    [ 'Move ~d of the transcript, ~w, is not legal; it is as f5d6c3'-[Number, Move] ].
gunshi_base_messages:gunshi_message(bad_transcript(File:Line, Number, Move)) -->
    [ '~w:~d: move ~d of the transcript, ~w, is not legal; it is as f5d6c3'
        -[File, Line, Number, Move]
    ].
gunshi_base_messages:gunshi_message(bad_ggf(File, Game, What)) -->
    { brief(What, Shown) },
    (   { Game == 0 }
    ->  [ '~w: ~s'-[File, Shown] ]
    ;   [ '~w: game ~d: ~s'-[File, Game, Shown] ]
    ).
