:- encoding(utf8).
/*  What is said of changes to the knowledge: clauses, lessons and files that are added, removed,
    turned off and saved.
*/
:- module(gunshi_knowledge_editing_messages, []).
:- use_module('../base/knowledge_messages', [knowledge_fault//1]).
:- use_module('../base/messages', []).
:- use_module('../base/sources', [shown_source/2]).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(bad_clause(Text, [problem(_, _, Fault)|Problems])) -->
    { split_string(Text, "", " \t\n", [Trimmed]),
      length(Problems, More)
    },
    [ 'Not added: ~s'-[Trimmed], nl, '  ' ],
    knowledge_fault(Fault),
    (   { More =:= 0 }
    ->  []
    ;   [ ' (and ~d more)'-[More] ]
    ).
gunshi_base_messages:gunshi_message(not_one_clause(Text)) -->
    { split_string(Text, "", " \t\n", [Trimmed]) },
    [ 'Not added: this is not one clause: ~s'-[Trimmed] ].
gunshi_base_messages:gunshi_message(not_removed(Name, Source)) -->
    { shown_source(Source, Shown) },
    [ '~q stands in a file, at ~w: edit it there, or kb_disable(~q).'-[Name, Shown, Name] ].
gunshi_base_messages:gunshi_message(disabled_already(Name)) -->
    [ '~q is disabled already'-[Name] ].
gunshi_base_messages:gunshi_message(not_disabled(Name, Disabled)) -->
    (   { var(Name) }
    ->  [ 'A name is needed, as in kb_enable(joseki)' ]
    ;   [ '~q is not disabled'-[Name] ]
    ),
    (   { Disabled == [] }
    ->  [ '; nothing is disabled' ]
    ;   [ '; what is: ~q'-[Disabled] ]
    ).
gunshi_base_messages:gunshi_message(no_such_record(File, Line)) -->
    [ 'There is no record at ~w:~d any more that could be taken back; '-[File, Line],
      'nothing was changed'
    ].
gunshi_base_messages:gunshi_message(nothing_to_undo_in_kb) -->
    [ 'There is no change of the knowledge to take back' ].
gunshi_base_messages:gunshi_message(save_in_own_directory(File)) -->
    [ '~w is in the directory that is read at every start, as the journal is: '-[File],
      'save to another place'
    ].
gunshi_base_messages:gunshi_message(not_a_directory(File)) -->
    [ '"~w" is no directory; that of your own knowledge is meant'-[File] ].
gunshi_base_messages:gunshi_message(many_games_learned(Game, Keys)) -->
    { atomic_list_concat(Keys, ', ', Text) },
    [ '~w means several games: ~w; name one by its key, or more of it'-[Game, Text] ].
gunshi_base_messages:gunshi_message(no_such_game_learned(Game)) -->
    (   { var(Game) }
    ->  [ 'The name or the key of a game is needed; kb_learned. lists them' ]
    ;   [ 'No game called ~w has been learned from; kb_learned. lists those that have'-[Game] ]
    ).
