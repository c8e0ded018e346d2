/*  The first paper's three predicates as queries, of any form: the possible moves, the position
    after one, the position before it.

    The paper's predicates take what a form has for a position, and those of facts take nothing: a
    search needs them so (forms/README.md). A person at the prompt wants relations: here Form comes
    first, a position goes in and comes out as a term, of facts as their list, and backtracking
    gives the next answer. Nothing stays behind in a form.
*/
:- module(gunshi_shogi_form_queries,
          [ kanouna_te/3,               % +Form, +Position, ?Te
            tsugino_kyokumen/4,         % +Form, +Position, ?Te, -Position1
            maeno_kyokumen/4            % +Form, +Position1, +Te, -Position
          ]).
:- use_module(form_messages, []).
:- use_module(forms, [form_kind/2, form_te/4, held/3, in_form/3]).
:- use_module(mutable, [board_position/2, new_board/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2, memberchk/2]).

%!  kanouna_te(+Form, +Position, ?Te) is nondet.
%
%   Te is a move of Position (可能な手), by the paper's rules, as Form makes it, in its order: for the
%   paper's forms te(No1, From, To, Nari1, No2, Nari2). Position is one that start_position/2,
%   position_sfen/2 or position_after/3 gives, or a term of Form's (form_term/3). te_move/2 makes of
%   Te a move that position_after/3 takes.
%
%       ?- start_position(hirate, P), kanouna_te('1.8', P, Te).
%       Te = te(23, 17, 16, nama, 0, nil) ;
%       ...
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(no_form_term(Form, Position))
%   @error gunshi(no_te(Form, Te)): Te is no te/6, and no move of the core in a form of the core

kanouna_te(Form, Position, Te) :-
    must_be_te(Form, Te),
    form_te(Form, paper, Position, Tes),
    member(Te, Tes).

%   must_be_te(+Form, @Te): the forms of the core have move/2, promote/2 and drop/2.

must_be_te(Form, Te) :-
    (   nonvar(Te),
        form_kind(Form, Kind),
        \+ te_of(Kind, Te)
    ->  throw(error(gunshi(no_te(Form, Te)), _))
    ;   true
    ).

te_of(core, Te) :-
    !,
    functor(Te, Name, 2),
    memberchk(Name, [move, promote, drop]).
te_of(_, Te) :-
    functor(Te, te, 6).

%!  tsugino_kyokumen(+Form, +Position, ?Te, -Position1) is nondet.
%
%   Position1 is the position (次の局面) after the move Te of Position, as Form holds it: a term, or
%   the list of its facts. Enumerates the moves of kanouna_te/3; false for a Te that is none.
%
%       ?- start_position(hirate, P), kanouna_te('1.2', P, Te),
%          tsugino_kyokumen('1.2', P, Te, position(Teban, Ou|_)).
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(no_form_term(Form, Position))
%   @error gunshi(no_te(Form, Te)): Te is no te/6, and no move of the core in a form of the core

tsugino_kyokumen(Form, Position, Te, Position1) :-
    must_be_te(Form, Te),
    in_form(Form, Position, after(Te, Pairs)),
    member(Te-Position1, Pairs).

%   after(+Te, -Pairs, +Module, +Kyokumen): what is changed in place is as it was when findall/3 has
%   tried again, facts and a board are restored.

after(Te, Pairs, Module, Kyokumen) :-
    Module:kanouna_te(Kyokumen, Tes),
    findall(Te-Term,
            ( member(Te, Tes),
              Module:tsugino_kyokumen(Kyokumen, Te, Kyokumen1),
              held(Term0, Module, Kyokumen1),
              kept(Term0, Term),
              (   in_place(Module, Kyokumen)
              ->  Module:maeno_kyokumen(Kyokumen1, Te, _)
              ;   true
              )
            ),
            Pairs).

%   kept(+Term0, -Term): Term stays as it is; a board in Term0 is taken back.

kept(Term0, Term) :-
    (   blob(Term0, board)
    ->  board_position(Term0, Position),
        new_board(Position, Term)
    ;   Term = Term0
    ).

in_place(Module, Kyokumen) :-
    (   Module:facts([_|_])
    ->  true
    ;   blob(Kyokumen, board)
    ).

%!  maeno_kyokumen(+Form, +Position1, +Te, -Position) is semidet.
%
%   Position is the position (前の局面) from which the move Te has led to Position1, as Form holds it;
%   of what has no order in Form, in any order. Position1 is as in kanouna_te/3. False for a Te that
%   cannot have led there.
%
%       ?- start_position(hirate, P), once(tsugino_kyokumen('1.3', P, Te, P1)),
%          maeno_kyokumen('1.3', P1, Te, P0), form_term('1.3', P, P0).
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(no_form_term(Form, Position1))
%   @error gunshi(no_te(Form, Te))
%   @error gunshi(no_restoration(Form)): a form of the core
%   @error instantiation_error: Te is not ground

maeno_kyokumen(Form, Position1, Te, Position) :-
    must_be(ground, Te),
    must_be_te(Form, Te),
    (   form_kind(Form, core)
    ->  throw(error(gunshi(no_restoration(Form)), _))
    ;   true
    ),
    in_form(Form, Position1, before(Te, Position)).

before(Te, Position, Module, Kyokumen1) :-
    Module:maeno_kyokumen(Kyokumen1, Te, Kyokumen),
    held(Position, Module, Kyokumen).
