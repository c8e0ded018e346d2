/*  The systems that forms are measured on: their names, what they need, what is said of the
    machine. */
:- module(test_forms_systems, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/forms/systems)).

:- begin_tests(forms_systems).

test(systems, Systems == [swi, 'swi-alone', 'gnu-native', 'gnu-bytecode']) :-
    forms_systems([gnu, swi], Systems).

test(no_such_system, error(gunshi(no_system(yap, [_|_])))) :-
    forms_systems([swi, yap], _).

test(machine, nondet) :-
    forms_machine([swi], Machine),
    string(Machine.systems.swi),
    number(Machine.load).

test(a_system_needs_its_own_program_only,
     [forall(member(System-Program, ['gnu-native'-gplc, 'gnu-bytecode'-gprolog, swi-swipl])),
                                           setup(getenv('PATH', Path)),
                                           cleanup(setenv('PATH', Path))]) :-
    setenv('PATH', '/nowhere'),
    catch(forms_machine([System], _), error(gunshi(no_program(Program, _)), _), true).

:- end_tests(forms_systems).
