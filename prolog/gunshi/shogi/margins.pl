/*  The numbers that tune a search, by name: what it leaves out or looks at less deep, how it orders
    moves, and its window. The table is c/shogi/search/margins.h, which says what matches have to
    say of each. A search takes others by parameters (parameters.pl); a fact
    search_choice(margin(Name, Value)) gives one for every search.
*/
:- module(gunshi_shogi_margins,
          [ search_margin/2,            % ?Name, -Margin
            margin_fits/1               % +Choice
          ]).
:- use_module('../foreign', []).
:- autoload(library(lists), [member/2]).

%!  search_margin(?Name:atom, -Margin) is nondet.
%
%   Margin is margin(Value, Least, Most, Step, Sentence) of the number Name: what searches use, what
%   makes sense, a change that games may show, and what it is: a string.

search_margin(Name, Margin) :-
    margin_rows(Rows),
    (   atom(Name)
    ->  once(named(Name, Rows, Margin))
    ;   named(Name, Rows, Margin)
    ).

named(Name, Rows, margin(Value, Least, Most, Step, Sentence)) :-
    member(row(Name, Value, Least, Most, Step, Sentence), Rows).

%!  margin_fits(+Choice) is semidet.
%
%   Choice is margin(Name, Value) for one of search_margin/2, and an integer that makes sense.

margin_fits(Choice) :-
    nonvar(Choice),
    Choice = margin(Name, Value),
    atom(Name),
    integer(Value),
    search_margin(Name, margin(_, Least, Most, _, _)),
    between(Least, Most, Value).
