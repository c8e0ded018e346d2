/*  What decided a move of this program: the clause, the aims it serves, the time it took, and
    whether the search alone would have played it too.

    The search alone is one search with what searches know and the limits of the choice: no joseki,
    no plan, no aim, no bm fact. A choice does not tell what its own searches found without the
    values of plans and aims, so this is a search of its own, after the choice; it is in no time
    that is told.

    Time is CPU time of the process, all threads together, for a search works on a thread of its
    own. So it is that of the choice when nothing else goes on in the process.
*/
:- module(gunshi_lab_decided,
          [ choose_decided/5,           % +Game, +Limits, +Asked, -Choice, -Decided
            search_alone/3,             % +Game, +Limits, -Move
            game_phase/2,               % +Game, -Phase
            decided_clause/2,           % +Decided, -Clause
            decided_aims/2,             % +Decided, -Aims
            decided_cpu/2,              % +Decided, -Seconds
            decided_alone/2,            % +Decided, -Alone
            is_decided_data/1           % @Term
          ]).
:- use_module(library(record), [(record)/1]).
:- use_module('../base/interpret', [genuine_during/1, known/2]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/own', [own_knowledge/0]).
:- use_module('../knowledge/shogi/aims', [reason_aims/2]).
:- use_module('../knowledge/shogi/decision', [situation/4]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/search', [search/3, search_result/3]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [member/2]).

:- record(decided(clause, aims, cpu, alone)).

%!  choose_decided(+Game, +Limits:list, +Asked, -Choice, -Decided) is det.
%
%   Choice is that of choose/3. Decided is what decided_clause/2 and the others tell of it. Asked
%   says of which moves it is asked what the search alone would play: `all`, or a list of the names
%   of clauses and aims, [] for none.
%
%   @error as choose/3

choose_decided(Game, Limits, Asked, Choice, Decided) :-
    statistics(process_cputime, Start),
    choose(Game, Limits, Choice),
    statistics(process_cputime, End),
    Seconds is End-Start,
    Choice = choice(Move, Reason, _),
    arg(1, Reason, Clause),
    reason_aims(Reason, Aims),
    (   is_asked(Asked, [Clause|Aims])
    ->  search_alone(Game, Limits, Move0),
        (   Move0 == Move
        ->  Alone = same
        ;   Alone = other
        )
    ;   Alone = unasked
    ),
    make_decided([clause(Clause), aims(Aims), cpu(Seconds), alone(Alone)], Decided).

is_asked(all, _) :-
    !.
is_asked(Asked, Names) :-
    member(Name, Names),
    memberchk(Name, Asked),
    !.

%!  decided_clause(+Decided, -Clause) is det.
%!  decided_aims(+Decided, -Aims:list) is det.
%!  decided_cpu(+Decided, -Seconds:float) is det.
%!  decided_alone(+Decided, -Alone) is det.
%
%   The name of the Clause that decided; the names of the Aims that the move serves, those that were
%   in its search; the Seconds of CPU time that the choice took; Alone is `same` when the search
%   alone plays the same, `other` when not, `unasked` when it was not asked.

%!  is_decided_data(@Term) is semidet.
%
%   Term, which is ground, is what decided a move, by the types of its parts.

is_decided_data(decided(Clause, Aims, Cpu, Alone)) :-
    atom(Clause),
    is_list(Aims),
    forall(member(Aim, Aims), atom(Aim)),
    number(Cpu),
    memberchk(Alone, [same, other, unasked]).

%!  search_alone(+Game, +Limits:list, -Move) is det.
%
%   Move is the best that one search finds, `declare_win` or `none` as in search/3. Of Limits hold
%   those of depth, nodes and time, and the size of the table.
%
%   @error as search/3

search_alone(Game, Limits0, Move) :-
    include(how_far, Limits0, Limits),
    game_position(Game, Position),
    search_knowledge(Position, [], Parameters),
    search(Game, [parameters(Parameters)|Limits], Result),
    search_result(Result, best, Move).

how_far(depth(_)).
how_far(nodes(_)).
how_far(time(_)).
how_far(hash(_)).

%!  game_phase(+Game, -Phase) is det.
%
%   Phase is where Game stands as phase/2 of kb/shogi/aims.pl has it: `opening`, `middle` or `end`;
%   `none` when no clause of it holds.
%
%   @error gunshi(rule_failed(Source, Error)), gunshi(rule_limit(Source, What)) of its clauses

game_phase(Game, Phase) :-
    own_knowledge,
    (   genuine_during(( situation(Game, [], none, Now), known(phase(Now, Phase0), _) ))
    ->  Phase = Phase0
    ;   Phase = none
    ).
