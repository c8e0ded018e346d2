:- encoding(utf8).
/*  How likely a quiet move is to decide, before anything is searched: learned values of what is
    true of it, which order the moves of every node of a search (c/shogi/search/likely.h).

    The values are facts, in thousandths of a natural logarithm:

        likely(Name, Sentence, Values)

    A move is as likely as e to the power of the sum of its values / 1000, next to the other quiet
    moves of its position. All is seen from the mover's side.

    | Name                 | Values                                                               |
    |----------------------|----------------------------------------------------------------------|
    | mover(M)             | one, of such a move                                                  |
    | to(M)                | 9 rows of 9: the square it comes to, the far rank first              |
    | from(M)              | the square it comes from                                             |
    | to_own_king(M)       | 9 rows of 9: the square it comes to, from its own king: 4 ranks      |
    |                      | ahead to 4 behind, 4 files to the left to 4 to the right; what is    |
    |                      | further away counts as the edge                                      |
    | to_enemy_king(M)     | the same from the enemy king                                         |
    | from_own_king(M)     | the square it comes from, from its own king                          |
    | from_enemy_king(M)   | and from the enemy king                                              |
    | to_last(M)           | the square it comes to, from where the last move went                |
    | comes(M)             | 16, of the square it comes to: by four bits, 1 that the piece which  |
    |                      | moved last attacks it, 2 that another own piece guards it, 4 that a  |
    |                      | lesser enemy piece attacks it, 8 that any does                       |
    | leaves(M)            | the same of the square it comes from, but 4 that the piece is exposed|
    |                      | there, and 2 that it is guarded                                      |
    | loses(M)             | 4: the exchange on its square loses nothing, up to 150 centipawns, up|
    |                      | to 400, more                                                         |
    | class(Class)         | 2: of each class of a move (gunshi_shogi_classes), not in check and  |
    |                      | in check                                                             |

    M is stays(Kind), promotes(Kind) or drops(Kind).
*/
:- module(gunshi_shogi_likely,
          [ likely_name/1,              % ?Name
            likely_problem/2,           % +Term, -Fault
            likely_parts/2,             % +Terms, -Parts
            likely_facts/2,             % +Values, -Terms
            learn_likely/7              % +Parameters, +Positions, +HeldOut, +Options, :Progress,
                                        %   -Terms, -Measures
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/types', []).
:- use_module(evaluation_messages, []).
:- use_module(kanji, [kind_words/2]).
:- use_module(search, []).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(option), [option/3]).

:- meta_predicate learn_likely(+, +, +, +, 3, -, -).

%   row_named(?Name, -First, -Count): a run of the core's values. The rows are asked for once.

:- dynamic rows_known/1.
:- dynamic known_row/3.

row_named(Name, First, Count) :-
    known_rows,
    known_row(Name, First, Count).

known_rows :-
    rows_known(_),
    !.
known_rows :-
    with_mutex(gunshi_shogi_likely,
               (   rows_known(_)
               ->  true
               ;   likely_rows(Rows),
                   forall(member(row(Name, First, Count), Rows),
                          assertz(known_row(Name, First, Count))),
                   assertz(rows_known(true))
               )).

%!  likely_name(?Name) is nondet.
%
%   There are values of this name. Enumerates in the order of the table above, the classes last;
%   semidet when Name is ground.

likely_name(Name) :-
    (   ground(Name)
    ->  row_named(Name, _, _),
        !
    ;   row_named(Name, _, _)
    ).

%!  likely_problem(+Term, -Fault) is semidet.
%
%   Term is no likely/3 whose values can be taken: Fault is `form`, `name`, count(Count, Expected)
%   or value(Value).

likely_problem(Term, Fault) :-
    (   ground(Term),
        Term = likely(Name, Sentence, Values),
        is_list(Values),
        string(Sentence)
    ->  (   row_named(Name, _, Expected)
        ->  length(Values, Count),
            (   Count =\= Expected
            ->  Fault = count(Count, Expected)
            ;   member(Value, Values),
                \+ ( integer(Value), between(-32767, 32767, Value) )
            ->  Fault = value(Value)
            )
        ;   Fault = name
        )
    ;   Fault = form
    ).

%!  likely_parts(+Terms:list, -Parts:list) is det.
%
%   Parts are what the core takes of Terms, of each name one. What is not named is 0.
%
%   @error gunshi(bad_likely(Term, Fault)): Fault is as of likely_problem/2, or `twice`

likely_parts(Terms, Parts) :-
    (   member(Term, Terms),
        likely_problem(Term, Fault)
    ->  throw(error(gunshi(bad_likely(Term, Fault)), _))
    ;   msort(Terms, Sorted),
        append(_, [likely(Name, _, _), likely(Name, Sentence, Values)|_], Sorted)
    ->  throw(error(gunshi(bad_likely(likely(Name, Sentence, Values), twice)), _))
    ;   maplist(likely_part, Terms, Parts)
    ).

likely_part(likely(Name, _, Values), part(First, Values)) :-
    row_named(Name, First, _),
    !.

%!  likely_facts(+Values:list, -Terms:list) is det.
%
%   Terms are the facts of all Values of the core, in the order of likely_name/1.

likely_facts(Values, Terms) :-
    findall(likely(Name, Sentence, Row),
            ( row_named(Name, First, Count),
              length(Before, First),
              append(Before, Behind, Values),
              length(Row, Count),
              append(Row, _, Behind),
              meaning(Name, Sentence)
            ),
            Terms).

%!  learn_likely(+Parameters, +Positions:list, +HeldOut:list, +Options:list, :Progress, -Terms:list,
%!               -Measures) is det.
%
%   Search Positions by Parameters, of search_parameters/2, and learn Terms, likely/3, from the
%   quiet moves that cut nodes of these searches. Measures is measures(Learnt, Held), of the samples
%   of Positions and of those of HeldOut, on which nothing is learned: measure(Samples, Loss,
%   Before, First). Loss is the mean logarithm by which the move that cut falls short of certainty,
%   Before the share of the other quiet moves that seem as likely, First the share of samples where
%   none does. call(Progress, What, Done, All) is told `searched`, `tried` and `learnt`. Options:
%
%     - nodes(Count)
%       Of each search. Default 5000.
%     - passes(Count)
%       How often the samples are gone through. Default 2.
%     - seed(Number)
%       Another seed gives other values. Default 1.
%     - threads(Count)
%       Searches at a time. Default: as many as there are processors.
%
%   Can be interrupted and obeys call_with_time_limit/2.
%
%   @error gunshi(no_cuts(Count)): in the searches of Count positions no quiet move has cut
%   @error type_error(search_parameters, Parameters), type_error(position, _),
%          resource_error(memory), and what must_be_options/2 throws

learn_likely(Parameters, Positions, HeldOut, Options, Progress, Terms, measures(Learnt, Held)) :-
    must_be(list, Positions),
    must_be(list, HeldOut),
    must_be_options([ nodes(between(1, 1 000 000 000)), passes(between(1, 1 000 000)),
                      seed(natural), threads(between(1, 64))
                    ],
                    Options),
    option(nodes(Nodes), Options, 5000),
    option(passes(Passes), Options, 2),
    option(seed(Seed), Options, 1),
    option(threads(Threads), Options, 0),
    setup_call_cleanup(
        b_setval(gunshi_likely_progress, Progress),
        learn_likely(Parameters, Positions, HeldOut, Nodes, Passes, Seed, Threads, Values, Learnt,
                     Held),
        b_setval(gunshi_likely_progress, [])),
    (   Learnt = measure(0, _, _, _)
    ->  length(Positions, Count),
        throw(error(gunshi(no_cuts(Count)), _))
    ;   true
    ),
    likely_facts(Values, Terms).

%   positions_searched(+Done, +All), positions_tried(+Done, +All), samples_learnt(+Done, +All):
%   called by the core.

:- public
    positions_searched/2,
    positions_tried/2,
    samples_learnt/2.

positions_searched(Done, All) :-
    told(searched, Done, All).

positions_tried(Done, All) :-
    told(tried, Done, All).

samples_learnt(Done, All) :-
    told(learnt, Done, All).

told(What, Done, All) :-
    b_getval(gunshi_likely_progress, Progress),
    call(Progress, What, Done, All).

                /*******************************
                *          SENTENCES           *
                *******************************/

meaning(class(Class), Text) :-
    format(string(Text), "A move of the class ~w: not in check, in check.", [Class]).
meaning(Name, Text) :-
    Name =.. [Table, Mover],
    mover_words(Mover, Words),
    table_words(Table, Format),
    format(string(Text), Format, [Words]).

mover_words(stays(Kind), Words) :-
    kind_words(Kind, Piece),
    format(string(Words), "~w moves", [Piece]).
mover_words(promotes(Kind), Words) :-
    kind_words(Kind, Piece),
    format(string(Words), "~w promotes without a capture", [Piece]).
mover_words(drops(Kind), Words) :-
    kind_words(Kind, Piece),
    format(string(Words), "~w is dropped", [Piece]).

table_words(mover, "A ~w.").
table_words(to, "A ~w: to which square, far rank first, files 9 to 1.").
table_words(from, "A ~w: from which square, far rank first, files 9 to 1.").
table_words(to_own_king, "A ~w: to where from its own king, 4 ranks ahead first.").
table_words(to_enemy_king, "A ~w: to where from the enemy king, 4 ranks ahead first.").
table_words(from_own_king, "A ~w: where it was from its own king, 4 ranks ahead first.").
table_words(from_enemy_king, "A ~w: where it was from the enemy king, 4 ranks ahead first.").
table_words(to_last, "A ~w: to where from where the last move went, 4 ranks ahead first.").
table_words(comes, "A ~w: 1 hit by the last, 2 guarded, 4 attacked by less, 8 attacked there.").
table_words(leaves, "A ~w: 1 hit by the last, 2 guarded, 4 exposed, 8 attacked where it was.").
table_words(loses, "A ~w: the exchange loses nothing, up to 150, up to 400, more.").
