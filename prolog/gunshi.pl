:- encoding(utf8).
/*  Gunshi's API: positions, games, moves, records, opening books, statistics, search, mating
    problems solved and as propositions, formations by target squares, the forms of a position that
    the first paper compares, and the choice of a move with its reason. Othello's names begin with
    othello_.

    All names are of the field, none is a short word for a prompt; those are in
    library(gunshi/session). gunshi/0 prints those to begin with.

    One order of arguments: inputs before outputs, and of a thing and its text, as a position and
    its SFEN, first the thing; one predicate reads and writes it. A word that says how, as the name
    of a notation, of a format or of a form, comes before what it is done to; options come last
    before the result.
*/
:- module(gunshi,
          [ gunshi/0,
            gunshi_index/2              % ?Group, ?Indicators
          ]).
:- use_module('gunshi/base/message_words', [message_words/3]).
:- use_module('gunshi/base/manual', [documented/3, summary_line/3]).
:- autoload(library(lists), [member/2]).
:- use_module('gunshi/knowledge/all', []).
:- reexport('gunshi/shogi/position', except([opponent/2, promoted_kind/2, repetition/3])).
:- reexport('gunshi/shogi/game').
:- reexport('gunshi/shogi/piece_numbers').
:- reexport('gunshi/shogi/notation').
:- reexport('gunshi/shogi/records',
            [read_game/3, read_game/4, text_game/4, write_games/3, game_text/3, record_format/2]).
:- reexport('gunshi/shogi/mutable', except([change_arg/5, square_argument/2, square_ban/3])).
:- reexport('gunshi/shogi/search',
            except([is_search_result/1, must_be_search_options/1, put_search_result/4])).
:- reexport('gunshi/shogi/book').
:- reexport('gunshi/shogi/castles').
:- reexport('gunshi/shogi/komagumi', [makuhyou_komagumi/2, makuhyou_komagumi/3]).
:- reexport('gunshi/shogi/komagumi/plan_faults').
:- reexport('gunshi/shogi/patterns', [pattern_move/4, position_pattern/2]).
:- reexport('gunshi/shogi/patterns/faults', [pattern_faults/4]).
:- reexport('gunshi/shogi/classes').
:- reexport('gunshi/shogi/statistics').
:- reexport('gunshi/shogi/evaluation').
:- reexport('gunshi/shogi/likely', [likely_name/1]).
:- reexport('gunshi/shogi/margins', [search_margin/2]).
:- reexport('gunshi/shogi/network').
:- reexport('gunshi/shogi/parameters').
:- reexport('gunshi/shogi/train').
:- reexport('gunshi/shogi/mate', except([mate_stop_flag/1, stop_mate/1, unsolved_mate/2])).
:- reexport('gunshi/shogi/propositions', except([useless_interposition_within/3])).
:- reexport('gunshi/shogi/propositions/units').
:- reexport('gunshi/shogi/propositions/interpositions', [useless_interposition/2]).
:- reexport('gunshi/shogi/polyprocessor').
:- reexport('gunshi/forms').
:- reexport('gunshi/knowledge/choice').
:- reexport('gunshi/knowledge/jobs', [mate_start/4, job_stop/1, job_give_up/1, job_clock/2]).
:- reexport('gunshi/knowledge/shogi/reasons', [reason_text/4, language/1]).
:- reexport('gunshi/knowledge/shogi/styles', [current_style/1, set_style/1]).
:- reexport('gunshi/knowledge/shogi/facts', [castle_shapes/1]).
:- reexport('gunshi/knowledge/shogi/search_choices',
            [evaluation_knowledge/1, search_knowledge/1, search_knowledge/3]).
:- reexport('gunshi/knowledge/shogi/counts', [conditioned_counts/3, class_probabilities/1]).
:- reexport('gunshi/knowledge/joseki/derive').
:- reexport('gunshi/knowledge/joseki/books', [joseki_book/1, book_joseki/2]).
:- reexport('gunshi/othello/board', except([image_square/3, inverse_symmetry/2])).
:- reexport('gunshi/othello/search').
:- reexport('gunshi/othello/record',
            [othello_transcript/3, read_ggf/2, write_ggf/2]).

:- multifile gunshi_base_manual:index/1.

gunshi_base_manual:index(gunshi).

%!  gunshi is det.
%
%   Print what to begin with in library(gunshi): thirty of its predicates in groups, each with the
%   first sentence of its documentation. They are
%
%     - positions: start_position/2, position_sfen/2, piece_at/3, legal_move/2, position_after/3,
%       in_check/1
%     - games: game_new/2, game_play/3, game_position/2, game_moves/2, game_result/2
%     - moves as text: move_text/4, text_move/3
%     - records: read_game/3, write_games/3
%     - deciding: choose/3, reason_text/4
%     - search: search/3, search_result/3, evaluation_terms/3
%     - mating problems: solve_mate/3, mate_result/3, expand_propositions/3,
%       propositions_solution/2
%     - the papers: kanouna_te/3, form_benchmark/3, makuhyou_komagumi/2
%     - Othello: othello_start/1, othello_after/3, othello_search/3
%
%   apropos(Word) finds all others; help(Name/Arity) tells of each what it takes, gives and throws.

gunshi :-
    findall(Indicator-Summary, documented('', Indicator, Summary), Summaries),
    forall(gunshi_index(Group, Indicators),
           ( japanese_title(Group, Japanese),
             message_words(Group, Japanese, Title),
             format("~w~n", [Title]),
             forall(( member(Indicator, Indicators),
                      memberchk(Indicator-Summary, Summaries),
                      summary_line(Indicator, Summary, Line)
                    ),
                    format("  ~q~t~28|~s~n", [Indicator, Line]))
           )).

%!  gunshi_index(?Group:atom, ?Indicators:list) is nondet.
%
%   The predicates Indicators, Name/Arity, are those of the subject Group to begin with, as gunshi/0
%   prints them.

gunshi_index(positions,
             [ start_position/2, position_sfen/2, piece_at/3, legal_move/2, position_after/3,
               in_check/1
             ]).
gunshi_index(games, [game_new/2, game_play/3, game_position/2, game_moves/2, game_result/2]).
gunshi_index('moves as text', [move_text/4, text_move/3]).
gunshi_index(records, [read_game/3, write_games/3]).
gunshi_index(deciding, [choose/3, reason_text/4]).
gunshi_index(search, [search/3, search_result/3, evaluation_terms/3]).
gunshi_index('mating problems',
             [solve_mate/3, mate_result/3, expand_propositions/3, propositions_solution/2]).
gunshi_index('the papers', [kanouna_te/3, form_benchmark/3, makuhyou_komagumi/2]).
gunshi_index('Othello', [othello_start/1, othello_after/3, othello_search/3]).

japanese_title(positions, '局面').
japanese_title(games, '対局').
japanese_title('moves as text', '指し手の表記').
japanese_title(records, '棋譜').
japanese_title(deciding, '指し手の決定').
japanese_title(search, '読み').
japanese_title('mating problems', '詰将棋').
japanese_title('the papers', '論文').
japanese_title('Othello', 'オセロ').
