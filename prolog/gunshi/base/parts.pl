/*  The parts of a term by name, for results that hold many things: a caller asks for what it needs,
    and does not hang on where it stands.
*/
:- module(gunshi_base_parts,
          [ named_part/4                % +Names, +Term, ?Name, ?Value
          ]).
:- use_module(messages, []).
:- autoload(library(lists), [nth1/3]).

%!  named_part(+Names:list, +Term, ?Name, ?Value) is nondet.
%
%   Value is the argument of Term that is called Name; Names are those of all arguments, in their
%   order. Semidet when Name is bound.
%
%   @error gunshi(no_such_part(Name, Names)) when Name is none of them

named_part(Names, Term, Name, Value) :-
    (   var(Name)
    ->  nth1(Place, Names, Name)
    ;   nth1(Place, Names, Name)
    ->  true
    ;   throw(error(gunshi(no_such_part(Name, Names)), _))
    ),
    arg(Place, Term, Value).
