/*  A worker of waiting.pl, or an asker, as a process that can be killed:

        swipl -p library=prolog tests/lab/jobs/waiting_process.pl worker PORT NAME COUNT FIT
        swipl -p library=prolog tests/lab/jobs/waiting_process.pl asker PORT COMMON COUNT SECONDS
*/
:- module(test_waiting_process, []).
:- use_module(library(main)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/fit)).
:- use_module(library(gunshi/lab/jobs/there)).
:- use_module(library(gunshi/lab/jobs/worker)).
:- use_module(waiting).

:- initialization(main, main).

main([worker, PortText, Name, CountText, FitAtom]) :-
    atom_number(PortText, Port),
    atom_number(CountText, Count),
    atom_string(FitAtom, FitText),
    text_data(FitText, is_fit, Fit),
    on_signal(term, _, ended),
    catch(work(localhost:Port, Name, Fit, Count, told), ended, true).
main([asker, PortText, Common, CountText, SecondsText]) :-
    atom_number(PortText, Port),
    atom_number(CountText, Count),
    atom_number(SecondsText, Seconds),
    squares(Count, Seconds, Units),
    run_there(asking(localhost:Port, [about("waiting"), limit(60)], test_waiting_process:told),
              waiting, common(Common), Units, heard, 0, Sum),
    format("~q~n", [Sum]).

ended(_) :-
    throw(ended).

told(What) :-
    print_message_lines(user_error, '', ['~q'-[What], nl]).

heard(_, done(square(Square)), Sum0, Sum) :-
    Sum is Sum0+Square.
