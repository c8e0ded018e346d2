:- encoding(utf8).
/*  The seam: every door asks here for a move, and gets the move with its reason: choose/3 waits for
    it, choice_start/4 makes it a job.

    The strategy clauses decide. They are tried in their order (styles.pl); the first whose decision
    can be carried out here wins. Nothing else decides: change, remove or reorder a clause and the
    play changes.
*/
:- module(gunshi_knowledge_choice,
          [ choose/3,                   % +Game, +Limits, -Choice
            choice_start/4              % +Game, +Limits, +Queue, -Job
          ]).
:- use_module(all, []).
:- use_module('../base/interpret', [genuine_during/1, known/2, rules_within/2]).
:- use_module('../base/resting', [rule_rests/1]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [declaration/2, legal_move/2, legal_moves/2]).
:- use_module('../shogi/search',
              [ must_be_search_options/1, search_result/3, with_search_table/3 ]).
:- use_module(own, [own_knowledge/0]).
:- use_module(choice_messages, []).
:- use_module(situation, [situation_notes/2]).
:- use_module(deciding, [decide/4]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('shogi/decision', [situation/4, situation_position/2, situation_search/3]).
:- use_module('shogi/vocabulary', [thinking_seconds/2]).
:- use_module('shogi/styles', [current_style/1, must_be_style/1, strategy_order/3]).
:- use_module('shogi/form_choice', [form_choice/4]).
:- use_module('shogi/reasons', [reason/6, reason_searched/2]).
:- use_module('joseki/lines', [line_cuts/2]).
:- use_module(jobs, [job_start/3, job_tell/2]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/2, member/2, selectchk/3]).
:- autoload(library(option), [option/3]).

%!  choose(+Game, +Limits:list, -Choice) is det.
%
%   What the side to move should do. Limits is a list of options of search/3, which the searches of
%   the clauses get. Of these, depth(Plies), nodes(Count), time(Seconds) and clock(Clock) say how
%   far to look; the choice is the best so far. Without any of them the strategy clause says how
%   deep (8 plies, as shipped). With only(Moves), exclude(Moves) and declaration(false) no other
%   move, none of those, and no declaration is chosen; while some moves are left out and there is a
%   legal one, the choice is not to resign. Three options are the choice's own: style(Name), to play
%   in that style in place of the current one (set_style/1); without(Names), to leave out the
%   strategy clauses and the aims of these names; and seed(N), an integer from 1, to draw book moves
%   by their weight: with the same N the same one in a position. Without it the weightiest one is
%   played. With form(Form, Depth) no clause decides: a form of the first paper finds the move by
%   its minimax (form_best_move/4), and the other limits say nothing.
%
%   Choice is choice(Move, Reason, Score). Move is a legal move, `resign`, or `declare_win`. Score
%   is cp(Centipawns) or mate(Plies) for the side to move as in gunshi_shogi_search, or `none` when
%   the move was not searched for. Reason is reason(Name, Sentence, Source, Details), see
%   gunshi_knowledge_shogi_reasons: the clause that decided, where it stands, and what it has used.
%
%   All searches of a choice share a table; it is a new one unless Limits have table(Table), and of
%   the size that they say.
%
%   A clause whose rule goes wrong, or takes more time than the first fact clause_time/3 gives it
%   (ten seconds without one), is passed over; the reason has went_wrong(Error) among its details.
%   After three times it rests (gunshi_base_resting), and the reason has rests(File:Line). Whether
%   the game has ended by repetition or agreement is not asked here.
%
%   @error what must_be_search_options/1 throws
%   @error gunshi(no_form(Form, Forms)), type_error(nonneg, Depth) of form(Form, Depth)
%   @error gunshi(rule_failed(File:Line, Error)), gunshi(rule_limit(File:Line, What)) when a rule
%          went wrong and no other decides
%   @error gunshi(no_strategy(Position)) when no clause decides
%   @error gunshi(bad_knowledge(File, Problems)) when the clauses cannot be read

choose(Game, Limits, Choice) :-
    must_be(list, Limits),
    memberchk(form(Form, Depth), Limits),
    !,
    form_choice(Game, Form, Depth, Choice).
choose(Game, Limits, Choice) :-
    read_limits(Limits, Request),
    genuine_during(choose_within(Game, Request, Choice)).

%   read_limits(+Limits, -Request): Request is request(Limits, Style, Without): the options of
%   searches, with seed(N) before them if there is one; the style to play in, and the names of the
%   clauses that are left out.

read_limits(Limits0, request(Limits, Style, Without)) :-
    must_be(list, Limits0),
    (   selectchk(style(Style0), Limits0, Limits1)
    ->  Style = Style0
    ;   Limits1 = Limits0,
        current_style(Style)
    ),
    (   selectchk(without(Without0), Limits1, Limits2)
    ->  Without = Without0
    ;   Limits2 = Limits1,
        Without = []
    ),
    (   selectchk(seed(Seed), Limits2, Limits3)
    ->  must_be(positive_integer, Seed),
        Limits = [seed(Seed)|Limits3]
    ;   Limits3 = Limits2,
        Limits = Limits3
    ),
    must_be_style(Style),
    must_be(list(atom), Without),
    must_be_search_options(Limits3).

%   choose_within(+Game, +Request, -Choice): the limits of Request may have a job(Job) among them.

choose_within(Game, request(Limits0, Style, Without), Choice) :-
    own_knowledge,
    (   memberchk(table(_), Limits0)
    ->  chosen(Game, Limits0, Style, Without, Choice)
    ;   option(hash(Megabytes), Limits0, 16),
        with_search_table(Megabytes, Table,
                          chosen(Game, [table(Table)|Limits0], Style, Without, Choice))
    ).

chosen(Game, Limits, Style, Without, choice(Move, Reason, Score)) :-
    have_in_hand(Game, Limits, Style),
    (   Without == []
    ->  situation(Game, Limits, Style, Situation)
    ;   situation(Game, [without(Without)|Limits], Style, Situation)
    ),
    situation_position(Situation, Position),
    strategy_order(Style, Without, Sources),
    time_of_clause(Limits, Time),
    (   rules_within(Time,
                     decide(Sources, strategy(Name, Japanese, English, Situation, Move),
                            can_be_played(Move, Position, Limits),
                            decided(Source, Proof, Errors)))
    ->  true
    ;   throw(error(gunshi(no_strategy(Position)), _))
    ),
    situation_notes(Situation, Notes0),
    findall(went_wrong(Error), member(Error, Errors), Troubles),
    findall(rests(Shown), ( rule_rests(Rule), shown_source(Rule, Shown) ), Resting),
    line_cuts(Position, Cuts),
    findall(line_cuts(Cuts), Cuts = [_|_], CutNotes),
    append([Notes0, CutNotes, Troubles, Resting], Notes),
    reason(Name, sentence(Japanese, English), Source, Notes, Proof, Reason),
    (   reason_searched(Reason, Result),
        search_result(Result, best, Move)
    ->  search_result(Result, score, Score)
    ;   Score = none
    ).

%   time_of_clause(+Limits, -Time): what a clause has, searches not counted, as in rules_within/2.
%   Where a time is given for the move it is the clock that counts.

time_of_clause(Limits, Time) :-
    (   known(clause_time(Percent, Least, Otherwise), _)
    ->  (   thinking_seconds(Limits, Thinking)
        ->  Seconds is max(Least, Thinking*Percent/100),
            Time = real(Seconds)
        ;   Time = cpu(Otherwise)
        )
    ;   Time = cpu(10)
    ).
%   have_in_hand(+Game, +Limits, +Style): make a short search before any clause is tried, and tell
%   the job's listener its result. The clauses may need all their time before one of them searches;
%   a clock can end the choice at any moment, and this result is then the answer. The search is too
%   short to be stopped itself. The listener is told `none` when no search can be made; the clause
%   that wants one will say why.

have_in_hand(Game, Limits0, Style) :-
    (   selectchk(job(Job), Limits0, Limits1),
        may_end(Limits1)
    ->  exclude(time_limit, Limits1, Limits),
        situation(Game, Limits, Style, Situation),
        Short = [nodes(1000), threads(1), lines(1)],
        (   catch(situation_search(Situation, Short, Result0), error(_, _), fail),
            search_result(Result0, depth, Depth),
            Depth > 0,
            \+ search_result(Result0, best, none)
        ->  Result = Result0
        ;   Result = none
        ),
        job_tell(Job, in_hand(Result))
    ;   true
    ).

%   may_end(+Limits): a time ends the choice, or only who has begun it.

may_end(Limits) :-
    (   member(Limit, Limits),
        time_limit(Limit)
    ->  true
    ;   \+ memberchk(depth(_), Limits),
        \+ memberchk(nodes(_), Limits)
    ).

time_limit(time(_)).
time_limit(clock(_)).

%   can_be_played(+Decision, +Position, +Limits): a rule may leave its decision open; that decides
%   nothing.

can_be_played(Decision, Position, Limits) :-
    ground(Decision),
    possible_decision(Decision, Position, Limits).

possible_decision(resign, Position, Limits) :-
    !,
    (   \+ memberchk(only(_), Limits),
        \+ memberchk(exclude(_), Limits)
    ->  true
    ;   legal_moves(Position, [])
    ).
possible_decision(declare_win, Position, Limits) :-
    !,
    \+ memberchk(declaration(false), Limits),
    declaration(Position, Declaration),
    arg(1, Declaration, true).
possible_decision(Move, Position, Limits) :-
    legal_move(Position, Move),
    (   memberchk(only(Moves), Limits)
    ->  memberchk(Move, Moves)
    ;   true
    ),
    \+ ( memberchk(exclude(Moves), Limits),
         memberchk(Move, Moves)
       ).

                /*******************************
                *       WITHOUT WAITING        *
                *******************************/

%!  choice_start(+Game, +Limits:list, +Queue, -Job) is det.
%
%   Begin to choose, as choose/3 does, as a job (gunshi_knowledge_jobs). What happens is sent to the
%   message queue, or thread, Queue, as job(Job, Event). Event is
%
%     - progress(Result)
%       what a search has found so far, as in search/3; any number of times
%     - found(Result)
%       what a search has found when it has ended; clauses go on to decide
%     - in_hand(Result)
%       what a short search has found, before any clause is tried: the answer when there is no time
%       for more; `none` when it cannot be made. With depth(Plies) or nodes(Count) and no time it is
%       not made
%     - done(Choice)
%       as in choose/3, at the end
%     - failed(Error)
%       in its place: what choose/3 would have thrown
%
%   Without depth(Plies), nodes(Count), time(Seconds) and clock(Clock) in Limits, a search goes on
%   until job_stop/1.
%
%   @error what must_be_search_options/1 throws

choice_start(Game, Limits, Queue, Job) :-
    read_limits(Limits, Request),
    job_start(choice_of(Game, Request), Queue, Job).

choice_of(Game, request(Limits, Style, Without), Job, Choice) :-
    choose_within(Game, request([job(Job)|Limits], Style, Without), Choice).
