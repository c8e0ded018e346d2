/*  The kb_ commands, for the prompts of both games and the shell. */
:- module(gunshi_knowledge_editing_commands, []).
:- reexport(changing).
:- reexport(checking, [kb_check/0]).
:- reexport(looking).
:- reexport(sharing).
:- reexport('../learning/lessons', [kb_learned/0, kb_unlearn/1]).
