/*  The kb_ commands, for the prompts of both games and the shell. */
:- module(gunshi_words_kb, []).
:- reexport('kb/change').
:- reexport('kb/look', except([set_prompt_game/1])).
:- reexport('kb/learned', [kb_learned/0, kb_unlearn/1]).
