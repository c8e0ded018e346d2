/*  Examples that rules are learned from and tried on: moves of many positions, with their traits
    and what searches say of them.

    An example is example(Move, Loss, Change, Traits, Focus):

      - Loss     so many hundredths of a pawn, or of a disc, another move is better, from 0: as a
                 long search finds it of the moves that a short one thinks of, a less long one of
                 the others
      - Change   for a move that a short search thinks of, one of its first few: so much more the
                 long search thinks of it than the short one, less the mean of that over those moves
                 of the position; `none` for all others
      - Traits   what it has, of trait/5, in the order of terms
      - Focus    the squares that its explanation speaks of, Square-Role: where it comes from and
                 goes to, what is taken in the line that refutes it or that it leads to

    A table holds the examples of many positions. What has a trait is a set of examples, an integer
    with a bit for each, so that a rule of several traits is tried by the intersection. Where a rule
    says that traits share a square, or names one, the examples in the intersection are looked at
    one by one.

    A rule's body is a list of traits in which sq(Role) stands for a square, and any(N) for an
    argument that may be anything; the same Role is the same square.
*/
:- module(gunshi_knowledge_learning_examples,
          [ relative_changes/3,         % +Pairs, +Limit, -Changes
            examples_table/2,           % +Positions, -Table
            table_name/2,               % +Table, -Name
            table_example/3,            % +Table, ?N, -Example
            holding/3,                  % +Table, +Body, -Set
            body_traits/2,              % +Body, -Traits
            set_members/2,              % +Set, -Numbers
            numbers_set/2,              % +Numbers, -Set
            set_count/2,                % +Set, -Count
            trait_told/2                % +Trait, -Positions
          ]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module('../../base/made', [made_of/4]).
:- use_module(rules, []).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- autoload(library(lists), [append/2, append/3, member/2, memberchk/2, sum_list/2]).

%!  relative_changes(+Pairs:list, +Limit:integer, -Changes:list) is det.
%
%   Pairs are Move-worths(Long, Short) of the moves thought of in a position, as the long search and
%   the short one find them. Changes are Move-Change, as an example has it; no move changes by more
%   than Limit before the mean is taken off.

relative_changes(Pairs, Limit, Changes) :-
    findall(Move-Change,
            ( member(Move-worths(Long, Short), Pairs),
              Change is max(-Limit, min(Limit, Long-Short))
            ),
            All),
    findall(Change, member(_-Change, All), Values),
    sum_list(Values, Sum),
    length(Values, Count),
    Mean is Sum//max(1, Count),
    findall(Move-Change, ( member(Move-Change0, All), Change is Change0-Mean ), Changes).

%!  examples_table(+Positions:list, -Table) is det.
%
%   Table holds the examples of Positions, each a list of them.

examples_table(Positions, table(Size, Examples, Index, Name)) :-
    flag(gunshi_examples_table, Name, Name+1),
    append(Positions, List),
    length(List, Size),
    compound_name_arguments(Examples, examples, List),
    empty_assoc(Empty),
    numbered(List, 0, Empty, Index).

numbered([], _, Index, Index).
numbered([Example|Examples], N, Index0, Index) :-
    arg(4, Example, Traits),
    findall(Key, ( member(Trait, Traits), trait_key(Trait, Key) ), Keys0),
    sort(Keys0, Keys),
    Bit is 1 << N,
    foldl(indexed(Bit), Keys, Index0, Index1),
    N1 is N+1,
    numbered(Examples, N1, Index1, Index).

indexed(Bit, Key, Index0, Index) :-
    (   get_assoc(Key, Index0, Set0)
    ->  true
    ;   Set0 = 0
    ),
    Set is Set0 \/ Bit,
    put_assoc(Key, Index0, Set, Index).

%   trait_key(+Trait, -Key) is nondet: under which examples with Trait are found: with its told
%   arguments, and with any; squares left out.

trait_key(Trait, Key) :-
    trait_told(Trait, Told),
    compound_or_atom(Trait, Name, Arguments),
    (   keyed(Arguments, 1, Told, told, Kept)
    ;   Told \== [],
        keyed(Arguments, 1, Told, any, Kept)
    ),
    Key = Name-Kept.

compound_or_atom(Trait, Name, Arguments) :-
    (   atom(Trait)
    ->  Name = Trait,
        Arguments = []
    ;   compound_name_arguments(Trait, Name, Arguments)
    ).

keyed([], _, _, _, []).
keyed([Argument|Arguments], N, Told, How, Kept) :-
    (   \+ memberchk(N, Told)
    ->  Kept = Kept1
    ;   How == told
    ->  Kept = [Argument|Kept1]
    ;   Kept = [any|Kept1]
    ),
    N1 is N+1,
    keyed(Arguments, N1, Told, How, Kept1).

%!  trait_told(+Trait, -Positions:list) is det.
%
%   Positions are those of the arguments of Trait that its English names, from 1. The others are
%   squares.

trait_told(Trait, Positions) :-
    functor(Trait, Name, Arity),
    made_of(told_arguments, [trait/5], make_told_arguments, Told),
    (   get_assoc(Name/Arity, Told, Positions0)
    ->  Positions = Positions0
    ;   Positions = []
    ).

make_told_arguments(Told) :-
    findall((Name/Arity)-Positions,
            ( knowledge_clause(trait(Trait, _, English, _, _), _, _),
              functor(Trait, Name, Arity),
              findall(Position,
                      ( between(1, Arity, Position),
                        format(string(Mark), "~~~d", [Position]),
                        sub_string(English, _, _, _, Mark)
                      ),
                      Positions)
            ),
            Pairs0),
    sort(1, @<, Pairs0, Pairs),
    list_to_assoc(Pairs, Told).

%!  table_name(+Table, -Name:integer) is det.
%
%   No other table of this process has that Name.

table_name(table(_, _, _, Name), Name).

%!  table_example(+Table, ?N:integer, -Example) is nondet.
%
%   Example is the Nth of Table, from 0. Semidet when N is known.

table_example(table(Size, Examples, _, _), N, Example) :-
    (   integer(N)
    ->  true
    ;   Last is Size-1,
        between(0, Last, N)
    ),
    N1 is N+1,
    arg(N1, Examples, Example).

%!  holding(+Table, +Body:list, -Set:integer) is det.
%
%   Set has the examples of which Body holds.

holding(Table, Body, Set) :-
    Table = table(Size, _, Index, _),
    All is (1 << Size) - 1,
    foldl(narrowed(Index), Body, All, Set0),
    (   sets_do(Body)
    ->  Set = Set0
    ;   set_members(Set0, Numbers),
        findall(N,
                ( member(N, Numbers),
                  table_example(Table, N, Example),
                  arg(4, Example, Traits),
                  has_all(Body, Traits)
                ),
                Having),
        numbers_set(Having, Set)
    ).

narrowed(Index, Trait, Set0, Set) :-
    trait_told(Trait, Told),
    compound_or_atom(Trait, Name, Arguments0),
    maplist(key_argument, Arguments0, Arguments),
    keyed(Arguments, 1, Told, told, Kept),
    (   memberchk(any, Kept)
    ->  keyed(Arguments, 1, Told, any, Key)
    ;   Key = Kept
    ),
    (   get_assoc(Name-Key, Index, With)
    ->  Set is Set0 /\ With
    ;   Set = 0
    ).

key_argument(Argument0, Argument) :-
    (   Argument0 = any(_)
    ->  Argument = any
    ;   Argument = Argument0
    ).

%   sets_do(+Body) is semidet: each of its variables stands once, and no square is a certain one; so
%   what has each trait is known from the sets.

sets_do(Body) :-
    findall(Argument,
            ( member(Trait, Body),
              compound(Trait),
              trait_told(Trait, Told),
              arg(N, Trait, Argument),
              \+ ( memberchk(N, Told), Argument \= any(_) )
            ),
            Arguments),
    \+ ( member(Argument, Arguments), Argument \= sq(_), Argument \= any(_) ),
    msort(Arguments, Sorted),
    \+ append(_, [Same, Same|_], Sorted).

has_all(Body, Traits) :-
    body_traits(Body, Goals),
    all_among(Goals, Traits),
    !.

all_among([], _).
all_among([Goal|Goals], Traits) :-
    member(Goal, Traits),
    all_among(Goals, Traits).

%!  body_traits(+Body:list, -Traits:list) is det.
%
%   Traits are those of Body, with a variable for each square sq(Role) and each any(N).

body_traits(Body, Traits) :-
    maplist(with_variables(_), Body, Traits).

with_variables(_, Trait, Trait) :-
    atom(Trait),
    !.
with_variables(Variables, Trait0, Trait) :-
    compound_name_arguments(Trait0, Name, Arguments0),
    maplist(variable_for(Variables), Arguments0, Arguments),
    compound_name_arguments(Trait, Name, Arguments).

variable_for(Variables, Argument, Value) :-
    (   ( Argument = sq(_) ; Argument = any(_) )
    ->  memberchk(Argument-Value, Variables)
    ;   Value = Argument
    ).

%!  set_members(+Set:integer, -Numbers:list(integer)) is det.

set_members(Set, Numbers) :-
    set_members(Set, 0, Numbers).

%   The set is taken apart in pieces: a shift of a long one is long.

set_members(0, _, []) :-
    !.
set_members(Set, From, Numbers) :-
    Piece is Set /\ 0xfffffffffffffff,
    piece_members(Piece, From, Numbers, Rest),
    Set1 is Set >> 60,
    From1 is From + 60,
    set_members(Set1, From1, Rest).

piece_members(0, _, Numbers, Numbers) :-
    !.
piece_members(Piece, From, [N|Numbers], Rest) :-
    Lowest is lsb(Piece),
    N is From + Lowest,
    Piece1 is Piece /\ (Piece-1),
    piece_members(Piece1, From, Numbers, Rest).

%!  numbers_set(+Numbers:list(integer), -Set:integer) is det.
%
%   By halves: a long set is made seldom.

numbers_set(Numbers, Set) :-
    length(Numbers, Count),
    numbers_set(Count, Numbers, [], Set).

numbers_set(0, Numbers, Numbers, 0) :-
    !.
numbers_set(1, [N|Numbers], Numbers, Set) :-
    !,
    Set is 1 << N.
numbers_set(Count, Numbers0, Numbers, Set) :-
    First is Count//2,
    Second is Count-First,
    numbers_set(First, Numbers0, Numbers1, A),
    numbers_set(Second, Numbers1, Numbers, B),
    Set is A \/ B.

%!  set_count(+Set:integer, -Count:integer) is det.

set_count(Set, Count) :-
    Count is popcount(Set).
