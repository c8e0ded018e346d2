/*  The kb_ commands, for the prompts of both games and the shell. */
:- module(gunshi_kb_commands, []).
:- reexport(editing).
:- reexport(kb_check, [kb_check/0]).
:- reexport(kb_looking).
:- reexport(kb_sharing).
:- reexport(lessons, [kb_learned/0, kb_unlearn/1]).
