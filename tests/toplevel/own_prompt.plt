/*  Gunshi's own prompt: which goals of what a person types are found to be none, before any of it
    runs; and that the prompt of SWI-Prolog, where the libraries are loaded, says what it always
    says.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/toplevel/own_prompt)).

:- begin_tests(own_prompt).

test(none, [forall(member(Goal-Expected,
                          [ play-play/0, undo(1)-undo/1, (true, go(3))-go/1,
                            findall(X, nowhere(X), _)-nowhere/1,
                            setof(X, X^nowhere(X), _)-nowhere/1, (\+ wrong ; true)-wrong/0,
                            lists:wrong(1)-(lists:wrong/1), user:wrong(1)-wrong/1,
                            (?- true)-(?-)/1 ])),
            true(Indicator == Expected)]) :-
    undefined_goal(Goal, Indicator).
test(some, [forall(member(Goal, [ go, play(_), _, member(_, [1]), call(nowhere), lists:append(_, _),
                                  findall(X, member(X, []), _), _:nowhere, 7, end_of_nothing:a ])),
            fail]) :-
    undefined_goal(Goal, _).
test(the_end_of_the_input_is_left_alone, fail) :-
    user:expand_query(end_of_file, _, [], _).
test(it_is_told_instead, Indicator-Context == (play/0)-typed) :-
    user:expand_query(play, throw(error(existence_error(procedure, Indicator), context(Context,_))),
                      [], _).
test(no_name_is_corrected, Answer == false) :-
    prolog:confirm(dwim_correct(play), Answer).

%   stock_prompt(+Libraries, +Typed, -Said): what SWI-Prolog's own prompt answers, by errors too.

stock_prompt(Libraries, Typed, Said) :-
    module_property(gunshi_session, file(Session)),
    file_directory_name(Session, Gunshi),
    file_directory_name(Gunshi, Prolog),
    atom_concat('library=', Prolog, Path),
    format(atom(Goal), "forall(member(L, ~q), use_module(user:library(L)))", [Libraries]),
    process_create(path(sh), ['-c', 'exec swipl "$@" 2>&1', sh, '-q', '-f', none, '-p', Path,
                              '-g', Goal],
                   [ stdin(pipe(In)), stdout(pipe(Out)), process(Process),
                     environment(['LC_ALL'='C.UTF-8']) ]),
    format(In, "~s", [Typed]),
    close(In),
    read_string(Out, _, Said),
    close(Out),
    process_wait(Process, exit(0)).

test(the_stock_prompt_is_left_alone,
     [forall(member(Libraries, [[gunshi], [gunshi, 'gunshi/session'], [gunshi, 'gunshi/otl']]))]) :-
    Typed = "assertz(mm:qq(1, 2)), set_prolog_flag(debug_on_error, false).\n\c
             lenght([a], 1).\nn\nlenght([a, b], 2).\ny\nmm:qq(1).\nnowhere(1).\n\c
             assertz(mm:append(1)), assertz(atom(1)).\natom_length(f(x), y).\n\c
             catch(call(mm:nowhere), E, (print_message(error, E), fail)).\nX.\n",
    stock_prompt([], Typed, Plain),
    stock_prompt(Libraries, Typed, Said),
    assertion(Said == Plain).
test(help_of_prolog_may_be_there, [forall(member(Library, ['gunshi/session', 'gunshi/otl'])),
                                   true(\+ sub_string(Said, _, _, _, "help/1"))]) :-
    stock_prompt([help, Library], "", Said).

:- end_tests(own_prompt).
