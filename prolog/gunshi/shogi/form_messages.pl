/*  What is said of the forms of a position. */
:- module(gunshi_shogi_form_messages, []).
:- use_module('../base/message_words', [value_words/2]).
:- use_module('../base/messages', []).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(no_form(Given, Forms)) -->
    { atomic_list_concat(Forms, ', ', List) },
    [ 'There is no form "~w"; the forms are ~w'-[Given, List] ].
gunshi_base_messages:gunshi_message(bad_form(File)) -->
    [ 'There are mistakes in ~w; nothing of it is used'-[File] ].
gunshi_base_messages:gunshi_message(no_form_term(Form, Term)) -->
    { value_words(Term, Words) },
    [ '~s is no position for form ~w: it takes one of start_position/2 or position_sfen/2, or a \c
       term that form_term/3 has made of one'-[Words, Form] ].
gunshi_base_messages:gunshi_message(no_te(Form, Te)) -->
    { value_words(Te, Words),
      (   sub_atom(Form, 0, _, _, core)
      ->  What = "move(From, To), promote(From, To) or drop(Kind, To), as move(17, 16)"
      ;   What = "te(No1, From, To, Nari1, No2, Nari2), as te(23, 17, 16, nama, 0, nil)"
      )
    },
    [ '~s is no move of form ~w: a move is ~s'-[Words, Form, What] ].
gunshi_base_messages:gunshi_message(no_restoration(Form)) -->
    [ 'Form ~w has no maeno_kyokumen: the core keeps the position before a move, and makes none \c
       of the one after it'-[Form] ].
gunshi_base_messages:gunshi_message(own_form(File, Fault)) -->
    [ '~w: '-[File] ],
    own_fault(Fault).

own_fault(taken(Form)) -->
    [ 'there is a form ~w already; give the file another name'-[Form] ].
own_fault(lacks(Indicators)) -->
    { findall(Text, ( member(Each, Indicators), format(atom(Text), "~w", [Each]) ), Texts),
      atomic_list_concat(Texts, ', ', List)
    },
    [ 'the form lacks ~w; docs/forms.md tells what a form of your own has'-[List] ].
own_fault(untold(none)) -->
    [ 'the form says nothing of itself; a fact is needed, as form(\'what it is\', iso)' ].
own_fault(untold(Told)) -->
    { value_words(Told, Words) },
    [ '~s does not tell what the form is; form(\'what it is\', iso) would, or swi for a program \c
       that needs SWI-Prolog'-[Words] ].
