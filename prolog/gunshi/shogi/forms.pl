:- encoding(utf8).
/*  The forms of a shogi position that the first paper compares, and more (papers.md §1).

    Each form is a file of forms/, with the making of moves, their update and their restoration in
    its own way; forms/README.md tells of them, and how one is added. A user's own forms are files
    of a directory of theirs. Here all are found by name and used from outside, alike;
    form_queries.pl asks them the paper's three predicates.

    A form is loaded when it is first asked for. Those that are facts, or have some, have one set of
    facts for all threads: a mutex guards them from the making of a position to the answer.
*/
:- module(gunshi_shogi_forms,
          [ form/1,                     % ?Form
            form_group/2,               % ?Form, ?Group
            form_title/2,               % ?Form, ?Title
            form_kind/2,                % ?Form, ?Kind
            form_facts/2,               % +Form, -Indicators
            form_complete/1,            % +Form
            form_name/2,                % +Given, -Form
            form_file/2,                % +Form, -File
            form_term/3,                % +Form, +Position, -Term
            term_position/3,            % +Form, +Term, -Position
            form_te/4,                  % +Form, +Rules, +Position, -Tes
            form_moves/4,               % +Form, +Rules, +Position, -Moves
            te_move/2,                  % +Te, -Move
            held/3,                     % -Term, +Module, +Kyokumen
            komalist_core/3,            % +Teban, +Komalist, -Position
            in_form/3,                  % +Form, +Position, :Goal
            in_form_module/3            % +Form, -Module, :Goal
          ]).
:- autoload('forms/swi', [load_form/2, kazu_zero/0]).
:- autoload(form_lacks, [form_lacks/2]).
:- use_module(form_messages, []).
:- use_module(piece_numbers, [piece_numbers/2, piece_number_kind/2]).
:- use_module(position, [side_to_move/2, position_term/2, promoted_kind/2, move_code/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [domain_error/2, must_be/2, type_error/2]).
:- autoload(library(lists), [member/2]).

:- meta_predicate
    in_form(+, +, 2),
    in_form_module(+, -, 0).

:- multifile
    forms_directory/1.

%   complete(?Module, ?Time): the user's form Module, read from a file of Time, lacks nothing.

:- volatile complete/2.
:- dynamic complete/2.

%!  forms_directory(-Directory:atom) is nondet.
%
%   Hook: the files *.pl of Directory, which need not exist, are forms too, each named by its file.
%   Such a file tells of itself by a fact form(Title, Kind), as shipped/5 does of ours.

%   form(?Form, ?Group, ?Kind, ?File, ?Title): all forms, File their absolute paths.

form(Form, Group, Kind, File, Title) :-
    atom(Form),
    shipped(Form, Group0, Kind0, Base, Title0),
    !,
    Group = Group0,
    Kind = Kind0,
    Title = Title0,
    shipped_file(Base, File).
form(Form, Group, Kind, File, Title) :-
    var(Form),
    shipped(Form, Group, Kind, Base, Title),
    shipped_file(Base, File).
form(Form, own, Kind, File, Title) :-
    own_file(Form, File),
    told(Form, File, Title, Kind).

shipped_file(Base, File) :-
    module_property(gunshi_shogi_forms, file(This)),
    file_directory_name(This, Directory),
    atomic_list_concat([Directory, '/forms/', Base, '.pl'], File).

own_file(Form, File) :-
    forms_directory(Directory),
    exists_directory(Directory),
    directory_files(Directory, Names),
    msort(Names, Sorted),
    member(Name, Sorted),
    file_name_extension(Form, pl, Name),
    atomic_list_concat([Directory, /, Name], File).

%   told(+Form, +File, -Title, -Kind): what File says of itself.

told(Form, File, Title, Kind) :-
    (   shipped(Form, _, _, _, _)
    ->  own_fault(File, taken(Form))
    ;   true
    ),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        telling(In, Told),
        close(In)),
    (   Told = form(Given, Kind0),
        atomic(Given),
        memberchk(Kind0, [iso, swi])
    ->  format(string(Title), "~w", [Given]),
        Kind = Kind0
    ;   own_fault(File, untold(Told))
    ).

telling(In, Told) :-
    read(In, Term),
    (   Term == end_of_file
    ->  Told = none
    ;   Term = form(_, _)
    ->  Told = Term
    ;   telling(In, Told)
    ).

own_fault(File, Fault) :-
    throw(error(gunshi(own_form(File, Fault)), _)).

%   shipped(?Form, ?Group, ?Kind, ?Base, ?Title): our forms. Group is `paper`, for the paper's own
%   and its two hybrids, in the paper's style; `tuned` for the same terms and facts with the best
%   program; or `beyond` for what the paper did not have. Kind is `iso` for a program that runs on
%   SWI-Prolog and GNU Prolog, `swi` for one that needs SWI-Prolog, `core` for one that uses
%   Gunshi's core, which only knows the rule set `legal`.

shipped('1.1',  paper,  iso,  form_1_1,  "board in one term of 83 arguments").
shipped('1.2',  paper,  iso,  form_1_2,  "pieces in one term of 41 arguments").
shipped('1.3',  paper,  iso,  form_1_3,  "board as a sorted list of 81").
shipped('1.4',  paper,  iso,  form_1_4,  "pieces as an unordered list of 40").
shipped('1.5',  paper,  iso,  form_1_5,  "pieces as a sorted list of 40").
shipped('1.6',  paper,  iso,  form_1_6,  "pieces as two lists, one a side").
shipped('1.7',  paper,  iso,  form_1_7,  "pieces as two lists, and two for the hands").
shipped('1.8',  paper,  iso,  form_1_8,  "board as nine lists, one a rank").
shipped('1.9',  paper,  iso,  form_1_9,  "board as nine lists, one a file").
shipped('2.1',  paper,  iso,  form_2_1,  "pieces as facts").
shipped('2.2',  paper,  iso,  form_2_2,  "squares as facts").
shipped('2.3',  paper,  iso,  form_2_3,  "pieces and squares as facts").
shipped('1.21', paper,  iso,  form_1_21, "1.2 with the squares as facts beside it").
shipped('1.81', paper,  iso,  form_1_81, "1.8 with the squares as facts beside it").
shipped('1.1-tuned',  tuned,  iso, form_1_1_tuned,  "1.1 in one pass, copied by one clause").
shipped('1.8-tuned',  tuned,  iso, form_1_8_tuned,  "1.8, laid out on a term for each generation").
shipped('2.3-tuned',  tuned,  iso, form_2_3_tuned,  "2.3, each number and square looked up once").
shipped('1.21-tuned', tuned,  iso, form_1_21_tuned, "1.21, each number and square looked up once").
shipped('1.81-tuned', tuned,  iso, form_1_81_tuned, "1.81, each square looked up once").
shipped('1.1-copy',     beyond, iso,  form_1_1_copy,     "1.1, each change_arg/5 by one clause").
shipped('1.1-c',        beyond, swi,  form_1_1_c,        "1.1, squares and change_arg/5 in C").
shipped('1.1-setarg',   beyond, iso,  form_1_1_setarg,   "1.1 tuned, changed in place by setarg/3").
shipped('2.1-first',    beyond, swi,  form_2_1_first,    "2.1, indexed on the first argument only").
shipped('2.1-indexed',  beyond, swi,  form_2_1_indexed,
        "2.1 tuned for indexes on number and square").
shipped('2.2-indexed',  beyond, swi,  form_2_2_indexed,
        "2.2 tuned for indexes on square and number").
shipped(assoc,          beyond, swi,  form_assoc,        "board as an AVL tree").
shipped(rbtree,         beyond, swi,  form_rbtree,       "board as a red-black tree").
shipped(core,           beyond, core, form_core,         "the core's immutable position").
shipped('core-mutable', beyond, core, form_core_mutable, "the core's board, make and unmake").
shipped('core-c',       beyond, core, form_core_c,
        "the core alone, in C; last ply counted, not made").

%!  form(?Form:atom) is nondet.
%
%   Form is the name of a form: `'1.1'` to `'2.3'` of the first paper, its hybrids `'1.21'` and
%   `'1.81'`, then the others, the user's own last. Semidet when Form is bound.
%
%   @error gunshi(own_form(File, Fault)): what is wrong with a file of the user's

form(Form) :-
    form(Form, _, _, _, _).

%!  form_group(?Form, ?Group) is nondet.
%
%   Form is of Group: `paper`, `tuned` (its terms with the best program), `beyond` (what the paper
%   did not have) or `own` (the user's).

form_group(Form, Group) :-
    form(Form, Group, _, _, _).

%!  form_title(?Form, ?Title:string) is nondet.
%
%   Title says in a few words what Form is.

form_title(Form, Title) :-
    form(Form, _, _, _, Title).

%!  form_kind(?Form, ?Kind) is nondet.
%
%   Form's program is of Kind: `iso` runs on SWI-Prolog and GNU Prolog; `swi` needs SWI-Prolog;
%   `core` uses Gunshi's core and only knows the rule set `legal`.

form_kind(Given, Kind) :-
    (   nonvar(Given)
    ->  catch(form_name(Given, Form), error(gunshi(no_form(_, _)), _), fail)
    ;   Form = Given
    ),
    form(Form, _, Kind, _, _).

%!  form_facts(+Form, -Indicators:list) is det.
%
%   Indicators are the dynamic predicates Name/Arity in which Form holds a position, [] if it has
%   none.
%
%   @error gunshi(no_form(Form, Forms))

form_facts(Form, Indicators) :-
    loaded_form(Form, Module),
    Module:facts(Indicators).

%!  form_complete(+Form) is det.
%
%   Form is loaded, and has what it needs.
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(own_form(File, lacks(Indicators))): a form of the user's has no Indicators

form_complete(Form) :-
    loaded_form(Form, _).

%   loaded_form(+Form, -Module): a form of the user's that is not complete is unloaded: nothing of
%   it is used.

loaded_form(Given, Module) :-
    form_name(Given, Form),
    once(form(Form, Group, _, File, _)),
    load_form(File, Module),
    source_file_property(File, modified(Time)),
    (   Group \== own
    ->  true
    ;   complete(Module, Time)
    ->  true
    ;   form_lacks(Module, Lacks),
        Lacks \== []
    ->  unload_file(File),
        own_fault(File, lacks(Lacks))
    ;   retractall(complete(Module, _)),
        assertz(complete(Module, Time))
    ).

%!  form_name(+Given, -Form:atom) is det.
%
%   Form is the form that Given names: itself, or a number or string that is written like it. Here
%   and wherever a form is an input, 1.1 will do for `'1.1'`.
%
%   @error gunshi(no_form(Given, Forms)): Forms are those that there are
%   @error instantiation_error

form_name(Given, Form) :-
    (   var(Given)
    ->  throw(error(instantiation_error,
                    context(_, 'a form is needed; form(Form) gives one after the other')))
    ;   atomic(Given),
        format(atom(Atom), "~w", [Given]),
        once(form(Atom))
    ->  Form = Atom
    ;   findall(Known, form(Known), Forms),
        throw(error(gunshi(no_form(Given, Forms)), _))
    ).

%!  form_file(+Form, -File) is det.
%
%   File is the absolute path of the source of Form.
%
%   @error gunshi(no_form(Form, Forms)): Forms are those that there are

form_file(Given, File) :-
    form_name(Given, Form),
    once(form(Form, _, _, File, _)).

%!  in_form(+Form, +Position, :Goal) is semidet.
%
%   Call Goal with two arguments more: the module of Form, and Position as Form holds it. In that
%   module are kanouna_te/2, gouhou_te/2, tsugino_kyokumen/3, maeno_kyokumen/3, position_komalist/3
%   and minimax/2 (forms/argument.pl). Goal is called once, and no other thread uses the form's
%   facts until it has ended. Position is as in kanouna_te/3.
%
%       ?- start_position(hirate, P),
%          in_form('2.3', P, {N}/[M, K]>>(M:kanouna_te(K, Tes), length(Tes, N))).
%
%   @error gunshi(no_form(Form, Forms)): Forms are those that there are
%   @error gunshi(no_form_term(Form, Position))

in_form(Form, Position, Goal) :-
    in_form_module(Form, Module, in_position(Position, Form, Module, Goal)).

in_position(Position, Form, Module, Goal) :-
    put_position(Position, Form, Module, Kyokumen),
    call(Goal, Module, Kyokumen).

%!  in_form_module(+Form, -Module:atom, :Goal) is semidet.
%
%   Call Goal once, while nobody else uses the facts of Form. Module is that of Form.
%
%   @error gunshi(no_form(Form, Forms)): Forms are those that there are

in_form_module(Form, Module, Goal) :-
    loaded_form(Form, Module),
    with_mutex(gunshi_shogi_forms, ( kazu_zero, Goal )),
    !.

%   put_position(+Position, +Form, +Module, -Kyokumen): Form holds Position as Kyokumen, and as its
%   facts, from now on.

put_position(Position, Form, _, _) :-
    var(Position),
    !,
    format(atom(Needed), "a position is needed, as of start_position(hirate, P), or a term of \c
                          form ~w", [Form]),
    throw(error(instantiation_error, context(_, Needed))).
put_position(Position, _, Module, Kyokumen) :-
    blob(Position, position),
    !,
    piece_numbers(Position, Komalist),
    side_to_move(Position, Teban),
    Module:komalist_position(Teban, Komalist, Kyokumen).
put_position(Term, Form, Module, Kyokumen) :-
    (   Module:facts(Indicators),
        parted(Indicators, Term, Kyokumen, Facts),
        forall(member(Name/Arity, Indicators), emptied(Module, Name, Arity)),
        forall(member(Fact, Facts), assertz(Module:Fact)),
        catch(is_held(Module, Indicators, Kyokumen), error(_, _), fail)
    ->  true
    ;   throw(error(gunshi(no_form_term(Form, Term)), _))
    ).

emptied(Module, Name, Arity) :-
    functor(Head, Name, Arity),
    retractall(Module:Head).

%   is_held(+Module, +Indicators, +Kyokumen): the form tells its pieces, and a term looks as the one
%   that is made of them.

is_held(Module, Indicators, Kyokumen) :-
    Module:position_komalist(Kyokumen, Teban, Komalist),
    ground(Teban-Komalist),
    length(Komalist, 40),
    (   Indicators == [],
        compound(Kyokumen)
    ->  Module:komalist_position(Teban, Komalist, Made),
        functor(Kyokumen, Name, Arity),
        functor(Made, Name, Arity)
    ;   true
    ).

%   parted(+Indicators, +Term, -Kyokumen, -Facts): what form_term/3 has joined.

parted([], Term, Term, []) :-
    !.
parted(Indicators, [First|Terms], Kyokumen, Facts) :-
    is_list(Terms),
    (   is_fact(Indicators, First)
    ->  Kyokumen = jijitsu,
        Facts = [First|Terms]
    ;   Kyokumen = First,
        Facts = Terms
    ),
    forall(member(Fact, Facts), is_fact(Indicators, Fact)).

is_fact(Indicators, Fact) :-
    nonvar(Fact),
    functor(Fact, Name, Arity),
    memberchk(Name/Arity, Indicators).

%!  form_term(+Form, +Position, -Term) is det.
%
%   Term is Position as Form holds it: a term; or, for a form that has facts, the list of them, for
%   a hybrid with its term in front. term_position/3 is the way back.
%
%   @error gunshi(no_form(Form, Forms)): Forms are those that there are
%   @error gunshi(no_form_term(Form, Position))

form_term(Form, Position, Term) :-
    in_form(Form, Position, held(Term)).

%!  term_position(+Form, +Term, -Position) is det.
%
%   Position is what Form holds as Term. The paper's rules reach positions that the core has not, in
%   which the king of the side that has moved can be taken.
%
%   @error gunshi(no_form(Form, Forms)): Forms are those that there are
%   @error gunshi(no_form_term(Form, Term))
%   @error gunshi(bad_position(Rule, Square, Kind, Side)) as position_term/2

term_position(Form, Term, Position) :-
    in_form(Form, Term, pieces(Teban, Komalist)),
    komalist_core(Teban, Komalist, Position0),
    Position = Position0.

pieces(Teban, Komalist, Module, Kyokumen) :-
    Module:position_komalist(Kyokumen, Teban, Komalist).

%!  held(-Term, +Module, +Kyokumen) is det.
%
%   As form_term/3, inside in_form/3.

held(Term, Module, Kyokumen) :-
    Module:facts(Indicators),
    findall(Fact,
            ( member(Name/Arity, Indicators),
              functor(Fact, Name, Arity),
              call(Module:Fact)
            ),
            Facts),
    (   Facts == []
    ->  Term = Kyokumen
    ;   atom(Kyokumen)
    ->  Term = Facts
    ;   Term = [Kyokumen|Facts]
    ).

%!  form_te(+Form, +Rules, +Position, -Tes:list) is det.
%
%   Tes are the moves of Position by Rules, `paper` or `legal`, as Form itself makes them, in its
%   order: te(No1, From, To, Nari1, No2, Nari2), or what else Form has for a move.
%
%   @error gunshi(no_form(Form, Forms)): Forms are those that there are
%   @error domain_error(rules, Rules)
%   @error gunshi(no_form_term(Form, Position))

form_te(Form, Rules, Position, Tes) :-
    must_be(nonvar, Rules),
    (   memberchk(Rules, [paper, legal])
    ->  true
    ;   domain_error(rules, Rules)
    ),
    in_form(Form, Position, made(Rules, Tes)).

made(paper, Tes, Module, Kyokumen) :-
    Module:kanouna_te(Kyokumen, Tes).
made(legal, Tes, Module, Kyokumen) :-
    Module:gouhou_te(Kyokumen, Tes).

%!  form_moves(+Form, +Rules, +Position, -Moves:list) is det.
%
%   Moves are those of form_te/4 as position_after/3 takes them, in the same order.
%
%   @error as form_te/4

form_moves(Form, Rules, Position, Moves) :-
    form_te(Form, Rules, Position, Tes),
    maplist(te_move, Tes, Moves).

%!  te_move(+Te, -Move) is det.
%
%   Move is the move Te of a form as position_after/3 takes it.

te_move(te(No, From, To, Nari, _, _), Move) :-
    !,
    (   From =:= 0
    ->  piece_number_kind(No, Kind),
        Move = drop(Kind, To)
    ;   Nari == natta
    ->  Move = promote(From, To)
    ;   Move = move(From, To)
    ).
te_move(Code, Move) :-
    integer(Code),
    !,
    move_code(Move, Code).
te_move(Move, Move).

%!  komalist_core(+Teban, +Komalist, -Position) is det.
%
%   Position has Teban to move and the pieces of Komalist, komalist(No, Koma, XY, Owner, Face).
%
%   @error gunshi(bad_position(Rule, Square, Kind, Side)) as position_term/2

komalist_core(Teban, Komalist, Position) :-
    findall(at(XY, Piece),
            ( member(komalist(_, Koma, XY, Owner, Face), Komalist),
              integer(XY),
              XY > 0,
              faced(Face, Koma, Kind),
              Piece =.. [Owner, Kind]
            ),
            Pieces),
    findall(hand(Owner, Koma, 1), member(komalist(_, Koma, 0, Owner, _), Komalist), Hands),
    position_term(Position, shogi(Teban, Pieces, Hands)).

faced(nama, Koma, Koma).
faced(nari, Koma, Kind) :-
    promoted_kind(Koma, Kind).
