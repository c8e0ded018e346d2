:- encoding(utf8).
/*  The seam: every door asks here for a move, and gets the move with its reason: choose/3 waits for
    it, choice_start/4 does not.

    The strategy clauses of kb/shogi/strategy.pl decide. They are tried in their order; the first
    whose decision can be carried out here wins. Nothing else decides: change, remove or reorder a
    clause and the play changes.
*/
:- module(gunshi_choose,
          [ choose/3,                   % +Game, +Limits, -Choice
            choice_start/4,             % +Game, +Limits, +Queue, -Control
            mate_start/4,               % +Position, +Options, +Queue, -Control
            choice_stop/1,              % +Control
            choice_clock/2,             % +Control, +Clock
            reason_text/3               % +Context, +Reason, -Lines
          ]).
:- use_module('../base/store', [known/2]).
:- use_module('../base/messages', [shown_source/2]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [declaration/2, legal_move/2]).
:- use_module('../shogi/notation', [line_texts/4]).
:- use_module('../shogi/search', [must_be_search_options/1]).
:- use_module(shogi, [shogi_knowledge/0]).
:- use_module(situation, [situation/4, situation_position/2, situation_notes/2]).
:- use_module(control,
              [ control_open/2, control_close/1, control_stop/1, control_clock/2,
                controlled_mate/4
              ]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).

%!  choose(+Game, +Limits:list, -Choice) is det.
%
%   What the side to move should do. Limits is a list of options of search/3, which the searches of
%   the clauses get. Of these, depth(Plies), nodes(Count), time(Seconds) and clock(Clock) say how far
%   to look; the choice is the best so far. Without any of them the strategy clause says how deep (8
%   plies, as shipped). With only(Moves), exclude(Moves) and declaration(false) no other move, none of
%   those, and no declaration is chosen.
%
%   Choice is choice(Move, Reason, Score). Move is a legal move, `resign`, or `declare_win`. Score
%   is cp(Centipawns) or mate(Plies) for the side to move as in gunshi_search, or `none` when
%   the move was not searched for. Reason is reason(Name, Sentence, Source, Details): the name and
%   sentence of the clause that decided, File:Line where it stands (relative to Gunshi's directory
%   when inside it), and what it found out, a list as in situation_notes/2.
%
%   Whether the game has ended by repetition or agreement is not asked here.
%
%   @error what must_be_search_options/1 throws
%   @error gunshi(rule_failed(File:Line, Error)) when a rule's body raises Error
%   @error gunshi(no_strategy(Position)) when no clause decides
%   @error gunshi(bad_knowledge(File, Problems)) when the clauses cannot be read

choose(Game, Limits, Choice) :-
    must_be_search_options(Limits),
    chosen(Game, Limits, Choice).

%   chosen(+Game, +Limits, -Choice): Limits may have a control(Control) among them.

chosen(Game, Limits, choice(Move, reason(Name, Sentence, Source, Details), Score)) :-
    shogi_knowledge,
    situation(Game, Limits, none, Situation),
    situation_position(Situation, Position),
    (   known(strategy(Name, Japanese, English, Situation, Move0), Source0),
        possible(Move0, Position, Limits)
    ->  Move = Move0,
        format(string(Sentence), "~s / ~s", [Japanese, English]),
        shown_source(Source0, Source),
        situation_notes(Situation, Details),
        (   memberchk(searched(Move, Score0, _, _, _, _, _, _, _, _), Details)
        ->  Score = Score0
        ;   Score = none
        )
    ;   throw(error(gunshi(no_strategy(Position)), _))
    ).

%   possible(+Decision, +Position, +Limits): a rule may leave its decision open; that decides nothing.

possible(Decision, Position, Limits) :-
    ground(Decision),
    possible_decision(Decision, Position, Limits).

possible_decision(resign, _, _) :-
    !.
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

%!  choice_start(+Game, +Limits:list, +Queue, -Control) is det.
%
%   Begin to choose, as choose/3 does, on a thread of its own. What happens is sent to the message
%   queue, or thread, Queue, as choice(Control, Event). Event is
%
%     - progress(Result)
%       what a search has found so far, as in search/3; any number of times
%     - done(Choice)
%       as in choose/3, at the end
%     - failed(Error)
%       in its place: what choose/3 would have thrown
%
%   Without depth(Plies), nodes(Count), time(Seconds) and clock(Clock) in Limits, a search goes on
%   until it is stopped.
%
%   @error what must_be_search_options/1 throws

choice_start(Game, Limits, Queue, Control) :-
    must_be_search_options(Limits),
    under_way(Control, chosen(Game, [control(Control)|Limits], Choice), Choice, Queue).

%!  mate_start(+Position, +Options:list, +Queue, -Control) is det.
%
%   Begin to solve a mating problem with Options as in solve_mate/3, and do not wait. At the end
%   choice(Control, Event) is sent to Queue, with Event done(Solved), as in solve_mate/3, or
%   failed(Error).

mate_start(Position, Options, Queue, Control) :-
    under_way(Control, controlled_mate(Control, Position, Options, Solved), Solved, Queue).

%   under_way(-Control, +Goal, +Answer, +Queue): the thread gets a copy of all that is bound now.

under_way(Control, Goal, Answer, Queue) :-
    control_open(Queue, Control),
    thread_create(work(Control, Goal, Answer, Queue), _, [detached(true)]).

work(Control, Goal, Answer, Queue) :-
    catch(work_outcome(Goal, Answer, Event), Error, Event = failed(Error)),
    control_close(Control),
    catch(thread_send_message(Queue, choice(Control, Event)), _, true).

work_outcome(Goal, Answer, Event) :-
    (   call(Goal)
    ->  Event = done(Answer)
    ;   Event = failed(failed)
    ).

%!  choice_stop(+Control) is det.
%
%   The choice, or the mating problem, is to end now with the best so far. Its end is sent as any other.
%   Does nothing when it has ended.

choice_stop(Control) :-
    must_be(integer, Control),
    control_stop(Control).

%!  choice_clock(+Control, +Clock) is det.
%
%   From now on the choice has the time that Clock says: clock(Main, Byoyomi, Increment, Delay) or
%   time(Seconds), as in the options of search/3.

choice_clock(Control, Clock) :-
    must_be(ground, Clock),
    control_clock(Control, Clock).

                /*******************************
                *      REASONS AS TEXT         *
                *******************************/

%!  reason_text(+Context, +Reason, -Lines:list(string)) is det.
%
%   The reason as the lines of a small tree for a person. Context is the game, or the position, in
%   which the choice was made; it turns the line of a search into Japanese.

reason_text(Context, reason(Name, Sentence, File:Line, Details), [First|Lines]) :-
    format(string(First), "└─ ~w  ~s   ~w:~d", [Name, Sentence, File, Line]),
    findall(Text, (member(Detail, Details), detail_text(Detail, Context, Text)), Texts),
    branches(Texts, Lines).

branches([], []).
branches([Text|Texts], [Line|Lines]) :-
    (   Texts == []
    ->  string_concat("   └─ ", Text, Line)
    ;   string_concat("   ├─ ", Text, Line)
    ),
    branches(Texts, Lines).

detail_text(legal_moves(0), _, "no legal move").
detail_text(legal_moves(1), _, "one legal move").
detail_text(legal_moves(Count), _, Text) :-
    Count > 1,
    format(string(Text), "~d legal moves", [Count]).
detail_text(declaration(_, _, _, Pieces, Points, Needed), _, Text) :-
    format(string(Text), "king and ~d pieces in the enemy's camp, ~d points, ~d needed",
           [Pieces, Points, Needed]).
detail_text(searched(_, Score, [line(_, _, Line)|_], Depth, _, Nodes, Seconds, _, _, Stopped),
            Context, Text) :-
    score_text(Score, ScoreText),
    line_texts(japanese, Context, Line, Moves),
    atomic_list_concat(Moves, ' ', LineText),
    stopped_text(Stopped, StoppedText),
    format(string(Text), "~s = ~w, depth ~d, ~D nodes, ~2f s~s",
           [ScoreText, LineText, Depth, Nodes, Seconds, StoppedText]).

score_text(cp(Centipawns), Text) :-
    (   Centipawns > 0
    ->  format(string(Text), "+~d", [Centipawns])
    ;   format(string(Text), "~d", [Centipawns])
    ).
score_text(mate(Plies), Text) :-
    (   Plies > 0
    ->  format(string(Text), "mate in ~d plies", [Plies])
    ;   Count is -Plies,
        format(string(Text), "mated in ~d plies", [Count])
    ).

stopped_text(none, "").
stopped_text(deadline, ", stopped by time").
stopped_text(nodes, ", stopped by the node limit").
stopped_text(flag, ", stopped").
