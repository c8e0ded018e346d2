/*  The proof that the forms agree: with the core, and so with each other.

    Speed means nothing before this holds. Of a form and a position it is shown that

      - core to form to core is the identity;
      - the form's moves are the core's, by both rule sets;
      - every move updates the form to what the core has after it, and restoring gives back the
        form: the very same where the form has an order, else up to the order of what is unordered;
      - a form that has an order has it after every update;
      - perft of two plies is exact.
*/
:- module(gunshi_lab_forms_proof,
          [ form_faults/3               % +Form, +Position, -Faults
          ]).
:- use_module('../../shogi/forms',
              [form_kind/2, form_moves/4, in_form/3, held/3, te_move/2, komalist_core/3]).
:- autoload('../../shogi/forms/swi', [kazu_zero/0, kazoeta/2]).
:- use_module('../../shogi/position', [rule_moves/3, position_after/3, perft/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(assoc), [assoc_to_list/2, is_assoc/1]).
:- autoload(library(lists), [append/3, member/2, subtract/3]).
:- autoload(library(rbtrees), [is_rbtree/1, rb_visit/2]).

%!  form_faults(+Form, +Position, -Faults:list) is det.
%
%   Faults are the ways in which Form does not do in Position what it should, [] if there is none:
%
%     | identity(Position1)                | what the form makes of Position, and back       |
%     | moves(Rules, Missing, TooMany)     | moves of the core's and of the form's alone     |
%     | update(Te, Position1)              | Te leads to Position1, not to where it should;  |
%     |                                    | `none`: there is no update                      |
%     | order(Te)                          | Te, made, breaks the order that the form has    |
%     | restore(Te)                        | Te, made and restored, does not give the form;  |
%     |                                    | other moves are then not tried                  |
%     | perft(Nodes, Wanted)               | legal paths of two plies, counted by the form   |
%     | fails(What)                        | the form has no answer at all; What is one of   |
%     |                                    | identity, moves(Rules), changes, perft          |
%
%   @error gunshi(no_form(Form, Forms))
%   @error type_error(position, Position)

form_faults(Form, Position, Faults) :-
    findall(Fault, form_fault(Form, Position, Fault), Faults).

form_fault(Form, Position, Fault) :-
    (   in_form(Form, Position, core(Position1))
    ->  Position1 \== Position,
        Fault = identity(Position1)
    ;   Fault = fails(identity)
    ).
form_fault(Form, Position, Fault) :-
    member(Rules, [paper, legal]),
    rule_moves(Rules, Position, Unsorted),
    (   form_moves(Form, Rules, Position, Unsorted1)
    ->  msort(Unsorted, Moves),
        msort(Unsorted1, Moves1),
        Moves1 \== Moves,
        subtract(Moves, Moves1, Missing),
        subtract(Moves1, Moves, TooMany),
        Fault = moves(Rules, Missing, TooMany)
    ;   Fault = fails(moves(Rules))
    ).
form_fault(Form, Position, Fault) :-
    (   in_form(Form, Position, change_faults(Form, Position, Faults))
    ->  member(Fault, Faults)
    ;   Fault = fails(changes)
    ).
form_fault(Form, Position, Fault) :-
    (   in_form(Form, Position, legal_paths(Form, Nodes))
    ->  perft(Position, 2, Wanted),
        Nodes =\= Wanted,
        Fault = perft(Nodes, Wanted)
    ;   Fault = fails(perft)
    ).

%   core(-Position, +Module, +Kyokumen): Position is what the form holds; the error, if that is
%   none.

core(Position, Module, Kyokumen) :-
    Module:position_komalist(Kyokumen, Teban, Komalist),
    catch(komalist_core(Teban, Komalist, Position), error(Position, _), true).

legal_paths(Form, Leaves, Module, Kyokumen) :-
    kazu_zero,
    (   form_kind(Form, core)
    ->  Module:minimax(1, Kyokumen)
    ;   Module:perft(2, Kyokumen)
    ),
    kazoeta(_, Leaves).

change_faults(Form, Position, Faults, Module, Kyokumen) :-
    snapshot(Form, Module, Kyokumen, Before),
    moves_to_change(Form, Module, Kyokumen, Tes),
    faults_of(Tes, change(Form, Position, Before, Module, Kyokumen), Faults).

faults_of([], _, []).
faults_of([Te|Tes], Change, Faults) :-
    findall(Fault, change_fault(Te, Change, Fault), Faults0),
    (   memberchk(restore(_), Faults0)
    ->  Faults = Faults0
    ;   append(Faults0, Faults1, Faults),
        faults_of(Tes, Change, Faults1)
    ).

%   The core makes no other moves than legal ones.

moves_to_change(Form, Module, Kyokumen, Tes) :-
    (   form_kind(Form, core)
    ->  Module:gouhou_te(Kyokumen, Tes)
    ;   Module:kanouna_te(Kyokumen, Tes)
    ).

%   What is looked for must be collected before restoring, and everything restored.

change_fault(Te, change(Form, Position, Before, Module, Kyokumen), Fault) :-
    (   Module:tsugino_kyokumen(Kyokumen, Te, Kyokumen1)
    ->  findall(Wrong, wrong_after(Te, Form, Position, Module, Kyokumen1, Wrong), Wrongs),
        (   restored(Te, Form, Before, Module, Kyokumen, Kyokumen1)
        ->  Faults = Wrongs
        ;   append(Wrongs, [restore(Te)], Faults)
        ),
        member(Fault, Faults)
    ;   Fault = update(Te, none)
    ).

restored(Te, Form, Before, Module, Kyokumen, Kyokumen1) :-
    Module:maeno_kyokumen(Kyokumen1, Te, Kyokumen2),
    !,
    (   var(Kyokumen2),
        without_argument(Form, Module)
    ->  Kyokumen2 = Kyokumen
    ;   true
    ),
    snapshot(Form, Module, Kyokumen2, After),
    After == Before.

%   without_argument(+Form, +Module): restoring need not say what it gives; facts are what they are,
%   and the core's forms keep the position they had.

without_argument(_, Module) :-
    Module:facts([_|_]),
    !.
without_argument(Form, _) :-
    form_kind(Form, core).

wrong_after(Te, _, Position, Module, Kyokumen1, update(Te, Wrong)) :-
    wrong_update(Te, Position, Module, Kyokumen1, Wrong).
wrong_after(Te, Form, _, Module, Kyokumen1, order(Te)) :-
    has_order(Form),
    Module:position_komalist(Kyokumen1, Teban, Komalist),
    Module:komalist_position(Teban, Komalist, Made),
    Made \== Kyokumen1.

%   Moves that the core cannot follow, those that leave the king in check, are proven by restoring
%   only.

wrong_update(Te, Position, Module, Kyokumen1, Wrong) :-
    te_move(Te, Move),
    position_after(Position, Move, Position1),
    core(Wrong, Module, Kyokumen1),
    Wrong \== Position1.

%   has_order(?Form): nothing in Form is unordered (papers.md, section 1). What it holds is then
%   told by its pieces alone.

has_order('1.1').
has_order('1.2').
has_order('1.3').
has_order('1.5').
has_order('1.1-tuned').
has_order('1.1-copy').
has_order('1.1-c').
has_order('1.1-setarg').

%   snapshot(+Form, +Module, +Kyokumen, -Snapshot): all that the form holds. Where it has no order,
%   lists are in the standard order, and trees are their contents.

snapshot(Form, Module, Kyokumen, Snapshot) :-
    held(Term, Module, Kyokumen),
    (   has_order(Form)
    ->  duplicate_term(Term, Snapshot)
    ;   ordered(Term, Snapshot)
    ).

ordered(Term, Ordered) :-
    is_list(Term),
    !,
    maplist(ordered, Term, Unsorted),
    msort(Unsorted, Ordered).
ordered(Term, Ordered) :-
    is_assoc(Term),
    !,
    assoc_to_list(Term, Ordered).
ordered(Term, Ordered) :-
    is_rbtree(Term),
    !,
    rb_visit(Term, Ordered).
ordered(Term, Ordered) :-
    compound(Term),
    !,
    Term =.. [Name|Arguments],
    maplist(ordered, Arguments, Ordered1),
    Ordered =.. [Name|Ordered1].
ordered(Term, Term).
