/*  The forms of a position as a library of their own: use_module(library(gunshi/forms)).

    An index, for who has read the first paper and puts its questions: the paper's predicates as
    queries, the terms, the measuring, a move found. What it needs of positions is in it too;
    library(gunshi) has all else. Its names are those of the paper or begin with form_.
*/
:- module(gunshi_forms,
          [ forms/0
          ]).
:- use_module('base/manual', []).
:- use_module('knowledge/all', []).
:- use_module('cli/forms/tables', [forms_list/0]).
:- reexport('shogi/form_queries').
:- reexport('shogi/form_best_move').
:- reexport('shogi/forms',
            [ form/1, form_group/2, form_title/2, form_kind/2, form_file/2, form_term/3,
              term_position/3, form_te/4, form_moves/4, te_move/2, in_form/3
            ]).
:- reexport('lab/forms/proof', [form_faults/3]).
:- reexport('lab/forms/benchmark', [test_position/3, form_time/4, form_memory/4]).
:- reexport('lab/forms/queries').
:- reexport('cli/forms/query_tables', [form_table/2, form_chart/2]).
:- reexport('shogi/position',
            [ start_position/2, position_sfen/2, position_after/3, rule_moves/3, move_usi/2 ]).

:- multifile gunshi_base_manual:index/1.

gunshi_base_manual:index(gunshi_forms).

%!  forms is det.
%
%   The forms of a shogi position as queries. A form holds a position as a Prolog term, or as facts;
%   forms/0 prints a line for each: its name, its group, what it is, as `gunshi forms list` does.
%   What can be asked of them, by library(gunshi/forms):
%
%     - kanouna_te(Form, Position, Te), tsugino_kyokumen(Form, Position, Te, Position1),
%       maeno_kyokumen(Form, Position1, Te, Position): the first paper's three predicates. Position
%       is one of start_position/2 or position_sfen/2, or a term of the form's.
%     - form_term/3, term_position/3: the term of a position, and the position of a term.
%     - in_form/3: a goal of your own inside a form.
%     - form_best_move/4: the move that the form's minimax finds.
%     - form_time/4, form_memory/4: what minimax takes and a leaf holds, in a process of its own.
%     - form_benchmark/3, form_table/2, form_chart/2: a query of your own over forms, measured.
%     - form_faults/3: the proof that a form agrees with the core.
%
%   For example
%
%       ?- start_position(hirate, P), kanouna_te('1.8', P, Te), tsugino_kyokumen('1.8', P, Te, P1).
%       ?- test_position(middle, P, _), form_best_move('2.3', P, 1, Best).
%       ?- form_benchmark([P, N]>>(kanouna_te(P, Tes), length(Tes, N)), ['1.1', '1.8'], T),
%          form_table(T, text).
%
%   help/1 tells of each; docs/forms.md has more, and a form of your own.

forms :-
    forms_list.
