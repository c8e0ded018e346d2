/*  Records of Othello games: transcripts (record/transcript.pl) and GGF (record/ggf.pl).

    A game is othello_game(Tags, Start, Moves): Tags is a list of Name-Text of what GGF says beside
    the moves, in its order, such as 'PB'-"Smith", without the board; Start the first position;
    Moves from there on, passes included. Every move that is read is checked.
*/
:- module(gunshi_othello_record, []).
:- reexport(record/transcript, [othello_transcript/3]).
:- reexport(record/ggf, [read_ggf/2, write_ggf/2]).
