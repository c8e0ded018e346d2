/*  What is said of choosing a move: no clause that has one, and no such style or way to search. */
:- module(gunshi_knowledge_choice_messages, []).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(no_strategy(Position)) -->
    [ 'No strategy clause has an answer in ~p; '-[Position],
      'kb/shogi/strategy.pl should end with one that always has, such as search'
    ].
gunshi_base_messages:gunshi_message(no_othello_strategy(Text)) -->
    [ 'No clause te/2 of kb/othello has a move in ~w'-[Text] ].
gunshi_base_messages:gunshi_message(too_many_searches(Count)) -->
    [ 'The rules have asked for more than ~D different searches for one move'-[Count] ].
gunshi_base_messages:gunshi_message(no_such_style(Style, Styles)) -->
    { atomic_list_concat(Styles, ', ', List) },
    (   { var(Style) }
    ->  [ 'The name of a style is needed, as in set_style(none)' ]
    ;   [ 'There is no style ~q'-[Style] ]
    ),
    [ '; the styles are ~w, and none'-[List] ].
gunshi_base_messages:gunshi_message(bad_search_choice(Text, Possible)) -->
    { brief(Text, Shown),
      atomic_list_concat(Possible, ', ', List)
    },
    [ '"~s" is no choice of a search; there are ~w'-[Shown, List] ].
