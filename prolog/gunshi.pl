/*  Gunshi's API: positions, games, moves, records, opening books, statistics, search, mating
    problems solved and as propositions, formations by target squares, the forms of a position that
    the first paper compares, and the choice of a move with its reason. Othello's names begin with
    othello_.

    All names are of the field, none is a short word for a prompt; those are in
    library(gunshi/session).
*/
:- module(gunshi, []).
:- use_module('gunshi/base/messages', []).
:- use_module('gunshi/base/manual', []).
:- use_module('gunshi/knowledge/all', []).
:- reexport('gunshi/shogi/position', except([opponent/2, promoted_kind/2, repetition/3])).
:- reexport('gunshi/shogi/game').
:- reexport('gunshi/shogi/piece_numbers').
:- reexport('gunshi/shogi/notation').
:- reexport('gunshi/shogi/records',
            [read_game/3, read_game/4, text_game/4, write_games/3, game_text/3, record_format/2]).
:- reexport('gunshi/shogi/mutable').
:- reexport('gunshi/shogi/search', except([is_search_result/1, put_search_result/4])).
:- reexport('gunshi/shogi/book').
:- reexport('gunshi/shogi/castles').
:- reexport('gunshi/shogi/komagumi', [makuhyou_komagumi/2, makuhyou_komagumi/3]).
:- reexport('gunshi/shogi/komagumi/plan_faults').
:- reexport('gunshi/shogi/patterns', [pattern_move/4, position_pattern/2]).
:- reexport('gunshi/shogi/patterns/faults', [pattern_faults/4]).
:- reexport('gunshi/shogi/classes').
:- reexport('gunshi/shogi/statistics').
:- reexport('gunshi/shogi/evaluation').
:- reexport('gunshi/shogi/parameters').
:- reexport('gunshi/shogi/train').
:- reexport('gunshi/shogi/mate', except([unsolved_mate/2])).
:- reexport('gunshi/shogi/propositions').
:- reexport('gunshi/shogi/propositions/units').
:- reexport('gunshi/shogi/propositions/interpositions', [useless_interposition/2]).
:- reexport('gunshi/shogi/polyprocessor').
:- reexport('gunshi/forms').
:- reexport('gunshi/knowledge/choice').
:- reexport('gunshi/knowledge/jobs', [mate_start/4, job_stop/1, job_give_up/1, job_clock/2]).
:- reexport('gunshi/knowledge/shogi/reasons', [reason_text/4, language/1]).
:- reexport('gunshi/knowledge/shogi/styles', [current_style/1, set_style/1]).
:- reexport('gunshi/knowledge/shogi/facts', [castle_shapes/1]).
:- reexport('gunshi/knowledge/shogi/search_choices', [search_knowledge/1, search_knowledge/3]).
:- reexport('gunshi/knowledge/shogi/counts', [conditioned_counts/3, class_probabilities/1]).
:- reexport('gunshi/knowledge/joseki/derive').
:- reexport('gunshi/knowledge/joseki/books', [joseki_book/1, book_joseki/2]).
:- reexport('gunshi/othello/board', except([image_square/3, inverse_symmetry/2])).
:- reexport('gunshi/othello/search').
:- reexport('gunshi/othello/record',
            [othello_transcript/3, read_ggf/2, write_ggf/2]).

:- multifile gunshi_base_manual:index/1.

gunshi_base_manual:index(gunshi).
