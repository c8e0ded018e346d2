/*  What is said of measuring forms on Prolog systems. */
:- module(gunshi_lab_forms_system_messages, []).
:- use_module('../../base/message_words', [excerpt/3]).
:- use_module('../../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(no_system(Given, Systems)) -->
    { atomic_list_concat(Systems, ', ', List) },
    [ 'There is no system "~w"; the systems are ~w'-[Given, List] ].
gunshi_base_messages:gunshi_message(form_failed(Form, System, exit(0), Text)) -->
    { string_concat("error: ", Said, Text),
      !,
      excerpt(Said, none, Shown)
    },
    [ 'Form ~w on ~w: ~w'-[Form, System, Shown] ].
gunshi_base_messages:gunshi_message(form_failed(Form, System, Status, Text)) -->
    { excerpt(Text, none, Shown) },
    [ 'Form ~w on ~w ended before its work was done, with ~w: ~w'-[Form, System, Status, Shown] ].
gunshi_base_messages:gunshi_message(none_measured(Forms, Systems)) -->
    { atomic_list_concat(Forms, ', ', FormList),
      atomic_list_concat(Systems, ', ', SystemList)
    },
    [ 'None of these forms is measured on ~w: ~w; '-[SystemList, FormList],
      'those that need SWI-Prolog run on swi, those without facts not on swi-alone'
    ].
