/*  Loads all that can be said in the knowledge, its declarations, vocabulary and checks, of both
    games.

    It is loaded for effect: who reads knowledge needs it.
*/
:- module(gunshi_knowledge_all, []).
:- use_module('../base/types', []).
:- use_module('../shogi/values', []).
:- use_module('../shogi/evaluation', []).
:- use_module(files, []).
:- use_module(own, []).
:- use_module(own_forms, []).
:- use_module(checks, []).
:- use_module(steps, []).
:- use_module(motif_clauses, []).
:- use_module('joseki/lines', []).
:- use_module('learning/meta_rules', []).
:- use_module('learning/induction', []).
:- use_module('learning/rules', []).
:- use_module('shogi/facts', []).
:- use_module('shogi/vocabulary', []).
:- use_module('shogi/geometry', []).
:- use_module('shogi/relation_words', []).
:- use_module('shogi/move_words', []).
:- use_module('shogi/board_words', []).
:- use_module('shogi/pawn_words', []).
:- use_module('shogi/styles', []).
:- use_module('shogi/joseki', []).
:- use_module('shogi/threats', []).
:- use_module('shogi/lines', []).
:- use_module('shogi/learner', []).
:- use_module('shogi/aims', []).
:- use_module('shogi/rule_examples', []).
:- use_module('shogi/formation', []).
:- use_module('shogi/formations', []).
:- use_module('shogi/plans', []).
:- use_module('shogi/followed_plan', []).
:- use_module('shogi/attacks', []).
:- use_module('othello/relation_words', []).
:- use_module('othello/lookahead', []).
:- use_module('othello/strategy', []).
:- use_module('othello/learner', []).
:- use_module('othello/move_examples', []).

:- multifile gunshi_knowledge_files:all_declared/0.

gunshi_knowledge_files:all_declared.
