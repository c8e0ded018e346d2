/*  A user's own forms: a file of theirs is listed, proven and measured as ours are, and what is
    wrong with one is said. */
:- module(test_own_forms, []).
:- use_module(library(plunit)).
:- use_module(own_directory).
:- use_module(tests(cli/commands)).
:- use_module(tests(lab/forms/least_time)).
:- use_module(library(filesex)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/forms)).
:- use_module(library(gunshi/knowledge/own), [own_directory/1]).

:- begin_tests(own_forms).

%   with_form(+Name, +Text, :Goal): Goal, while the user has a form in the file Name.

:- meta_predicate with_form(+, +, 0).

with_form(Name, Text, Goal) :-
    in_own_directory(( own_directory(Directory),
                       directory_file_path(Directory, forms, Forms),
                       make_directory(Forms),
                       directory_file_path(forms, Name, File),
                       own_text(File, Text),
                       directory_file_path(Directory, File, Path),
                       call_cleanup(Goal, unload_file(Path))
                     )).

%   The example of docs/forms.md.

pairs(Text) :-
    module_property(test_own_forms, file(Here)),
    file_directory_name(Here, Knowledge),
    absolute_file_name('../../docs/examples/pairs.pl', File, [relative_to(Knowledge)]),
    read_file_to_string(File, Text, [encoding(utf8)]).

test(is_listed, [Group, Kind] == [own, iso]) :-
    pairs(Text),
    with_form('pairs.pl', Text,
              ( form_group(pairs, Group),
                form_kind(pairs, Kind),
                findall(Form, form(Form), Forms),
                last(Forms, pairs),
                cli([forms, list], 0, Lines),
                last(Lines, Line)
              )),
    once(sub_string(Line, _, _, _, "a sorted list")).

test(is_proven, Faults == []) :-
    pairs(Text),
    test_position(middle, Position, _),
    with_form('pairs.pl', Text, form_faults(pairs, Position, Faults)).

test(is_measured_on_every_system, Agrees == [true, true, true]) :-
    pairs(Text),
    test_position(opening, Position, _),
    with_form('pairs.pl', Text,
              form_benchmark([P, N]>>( kanouna_te(P, Tes), length(Tes, N) ), [pairs],
                             [runs(1), positions([opening-Position]),
                              systems([swi, 'gnu-native', 'gnu-bytecode'])],
                             Table)),
    findall(A, ( member(Row, Table), Row.answers == [opening-yes(41)], A = Row.agrees ), Agrees).

test(finds_a_move, Move-Score == drop(ki, 52)-mate(1)) :-
    pairs(Text),
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    with_form('pairs.pl', Text, form_best_move(pairs, Position, 1, best(Move, Score, _))).

test(a_fault_is_found) :-
    pairs(Text0),
    test_position(opening, Position, _),
    atomic_list_concat([Before, After], "    member(XY-Masu, Pairs).", Text0),
    atomic_list_concat([Before, After], "    member(XY-Masu, Pairs), XY < 90.", Text),
    with_form('wrong.pl', Text, form_faults(wrong, Position, Faults)),
    findall(Kind, ( member(Fault, Faults), functor(Fault, Kind, _) ), Kinds),
    memberchk(moves, Kinds).

refused_form(Name, Text, Parts) :-
    with_form(Name, Text, refused([forms, list], Parts)).

test(tells_nothing_of_itself) :-
    refused_form('x.pl', ":- module(x, []).\n", ["x.pl", "form('what it is', iso)"]).

test(of_no_kind) :-
    refused_form('x.pl', "form('my form', yap).\n", ["x.pl", "yap", "swi"]).

test(with_a_name_that_is_taken) :-
    refused_form('1.8.pl', "form('my form', iso).\n", ["1.8.pl", "another name"]).

test(that_cannot_be_read) :-
    refused_form('x.pl', "form('my form', .\n", ["x.pl:1"]).

test(that_is_no_module, error(gunshi(bad_form(_)))) :-
    start_position(hirate, P),
    with_form('nomodule.pl', "form('my form', iso).\n", kanouna_te(nomodule, P, _)).

%   What a form lacks is said with its file, whether every form has it or only this one calls it.

test(that_lacks_all, error(gunshi(own_form(_, lacks(Indicators))))) :-
    start_position(hirate, P),
    with_form('empty.pl', ":- module(test_empty_form, []).\nform('my form', iso).\n",
              kanouna_te(empty, P, _)),
    memberchk(tsugino_kyokumen/3, Indicators).

without_toru(Text) :-
    pairs(Text0),
    sub_string(Text0, Before, _, _, "toru(XY, Pairs"),
    sub_string(Text0, 0, Before, _, Text),
    !.

test(that_lacks_what_it_calls,
     [ forall(member(Arguments, [[forms, check, '--forms', half],
                                 [forms, '--forms', half, '--depth', '0', '--runs', '1']]))
     ]) :-
    without_toru(Text),
    with_form('half.pl', Text, refused(Arguments, ["half.pl: the form lacks toru/4"])).

%   An edited file is read again, without a word from its user. File times are exact to less than
%   the pauses of a person.

edited(Text) :-
    sleep(0.02),
    own_text('forms/edited.pl', Text).

test(is_read_again_when_it_is_edited, Te == te(23, 17, 16, nama, 0, nil)) :-
    pairs(Whole),
    without_toru(Half),
    start_position(hirate, P),
    with_form('edited.pl', Half,
              ( catch(kanouna_te(edited, P, _), error(gunshi(own_form(_, _)), _), true),
                edited("form('my form', iso).\n"),
                catch(kanouna_te(edited, P, _), error(gunshi(bad_form(_)), _), true),
                edited(Whole),
                once(kanouna_te(edited, P, Te)),
                edited(Half),
                catch(kanouna_te(edited, P, _), error(gunshi(own_form(_, Fault)), _), true),
                Fault == lacks([toru/4])
              )).

:- end_tests(own_forms).
