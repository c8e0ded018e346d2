/*  What is said of tables of propositions. */
:- module(gunshi_shogi_proposition_messages, []).

:- multifile prolog:error_message//1.

prolog:error_message(existence_error(propositions, Table)) -->
    [ '~p is no table of propositions, or it was released; '-[Table],
      'expand_propositions/3 makes one'
    ].
