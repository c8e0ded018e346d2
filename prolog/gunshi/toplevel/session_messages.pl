/*  What is said at the prompt of what cannot be done there, of both games. */
:- module(gunshi_toplevel_session_messages, []).
:- use_module('../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(no_reason) -->
    [ 'There is no reason to show: no move has been played. ',
      'hint. tells what the program would play'
    ].
gunshi_base_messages:gunshi_message(no_mate_table) -->
    [ 'There is no mate of up to 15 plies in this game, for who has won or is to move' ].
gunshi_base_messages:gunshi_message(start_of_record) -->
    [ 'This is the start of the game; forward. and goto(N). go on' ].
gunshi_base_messages:gunshi_message(end_of_record) -->
    [ 'The record ends here; back. and goto(N). go back, play/1 goes on' ].
gunshi_base_messages:gunshi_message(nothing_to_undo) -->
    [ 'There is nothing to take back: this is the start of the game' ].
gunshi_base_messages:gunshi_message(nothing_to_redo) -->
    [ 'There is nothing to play again: nothing was taken back since the last move' ].
gunshi_base_messages:gunshi_message(nothing_to_learn) -->
    [ 'Nobody has lost this game: learn. is for the side that has lost one; ',
      'load(\'my.kif\'). takes another'
    ].
gunshi_base_messages:gunshi_message(no_language(Language)) -->
    [ 'Reasons are told in en or ja, not in ~p'-[Language] ].
gunshi_base_messages:gunshi_message(no_game_in(File)) -->
    [ '~w has no game in it'-[File] ].
gunshi_base_messages:gunshi_message(more_than_one_game(File, Count)) -->
    [ '~w has ~d games; load(File, [game(N)]) takes one of them'-[File, Count] ].
gunshi_base_messages:gunshi_message(no_such_game(File, Number, Count)) -->
    [ '~w has no game ~w; it has ~d'-[File, Number, Count] ].
gunshi_base_messages:gunshi_message(othello_move(What)) -->
    [ 'Not possible: ~w'-[What] ].
