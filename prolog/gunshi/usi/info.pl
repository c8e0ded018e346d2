:- encoding(utf8).
/*  What the engine says: lines for an interface, each flushed.

    Only the engine's own thread writes. A line of moves ends before the first that is not legal.
*/
:- module(gunshi_usi_info,
          [ say/1,                      % +Line
            say/2,                      % +Format, +Arguments
            say_text/2,                 % +Format, +Arguments
            say_result/4,               % +Effort, +Position, +Wanted, +Result
            say_proven/4,               % +Effort, +Position, +Plies, +Line
            say_reason/4,               % +Language, +Game, +Claimed, +Reason
            say_claim/4,                % +Language, +Game, +Move, +Result
            say_best/3,                 % +Position, +Move, +Expected
            say_mate/1                  % +Solved
          ]).
:- use_module('../base/steady', [get_message_by/3, steady_time/1]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../knowledge/claims', [decided_claims/4, move_claims/5]).
:- use_module('../knowledge/claims/claim_kinds', [search_kind/1]).
:- use_module('../knowledge/jobs', [job_start/3, job_give_up/1]).
:- use_module('../knowledge/shogi/marks', [lines_judged/3]).
:- use_module('../knowledge/shogi/reasons',
              [note_lines/4, reason_seen_otherwise/2, reason_sentence/3]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../words/sentences', [claim_sentence/4]).
:- use_module('../shogi/mate', [mate_result/3]).
:- use_module('../shogi/position', [position_after/3, move_usi/2]).
:- use_module('../shogi/search', [search_result/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, nth1/3]).

%!  say(+Line:string) is det.
%
%   Say Line.

say(Line) :-
    say("~s", [Line]).

%!  say(+Format, +Arguments) is det.
%
%   Say a line, made as by format/2.

say(Format, Arguments) :-
    format(user_output, Format, Arguments),
    nl(user_output),
    flush_output(user_output).

%!  say_text(+Format, +Arguments) is det.
%
%   Say a line of text for a person, made as by format/2. Ends of lines in it become blanks.

say_text(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    split_string(Text, "\n\r", " ", Parts),
    atomic_list_concat(Parts, ' ', Line),
    say("info string ~w", [Line]).

%!  say_result(+Effort, +Position, +Wanted:integer, +Result) is det.
%
%   Say the lines of Result, which search/3 found in Position; not more than Wanted, for a rule may
%   have asked for more. Effort is effort(Seconds, Nodes), of all that was done for the go, of which
%   Result is one search.

say_result(Effort, Position, Wanted, Result) :-
    search_result(Result, lines, Lines),
    forall(( nth1(Index, Lines, Line), Index =< Wanted ),
           say_line(Effort, Position, Wanted, Result, Index, Line)).

say_line(effort(Seconds, Nodes), Position, Wanted, Result, Index, line(Score, Bound, Moves0)) :-
    search_result(Result, depth, Depth0),
    Depth is max(1, Depth0),
    search_result(Result, deepest, Deepest),
    search_result(Result, full, Full),
    Milliseconds is round(Seconds*1000),
    PerSecond is round(Nodes/max(Seconds, 0.001)),
    line_text(Moves0, Position, Line),
    (   Wanted > 1
    ->  format(string(Which), " multipv ~d", [Index])
    ;   Which = ""
    ),
    score_text(Score, ScoreText),
    bound_text(Bound, BoundText),
    say("info depth ~d seldepth ~d time ~d nodes ~d nps ~d hashfull ~d~s score ~s~s pv ~w",
        [ Depth, Deepest, Milliseconds, Nodes, PerSecond, Full, Which, ScoreText, BoundText,
          Line
        ]).

%!  say_proven(+Effort, +Position, +Plies:integer, +Line:list) is det.
%
%   Say that the side to move in Position mates by Line, in so many Plies, as the solver of mates
%   has proven. Effort is as say_result/4 has it; the solver's nodes are not told.

say_proven(effort(Seconds, _), Position, Plies, Moves0) :-
    Milliseconds is round(Seconds*1000),
    line_text(Moves0, Position, Line),
    say("info depth ~d time ~d score mate ~d pv ~w", [Plies, Milliseconds, Plies, Line]).

score_text(cp(Centipawns), Text) :-
    format(string(Text), "cp ~d", [Centipawns]).
score_text(mate(Plies), Text) :-
    format(string(Text), "mate ~d", [Plies]).

bound_text(exact, "").
bound_text(lower, " lowerbound").
bound_text(upper, " upperbound").

%   line_text(+Moves, +Position, -Text): as far as they are legal from Position on.

line_text(Moves, Position, Text) :-
    legal_part(Moves, Position, Legal),
    maplist(move_usi, Legal, Words),
    atomic_list_concat(Words, ' ', Text).

legal_part([], _, []).
legal_part([Move|Moves0], Position, Legal) :-
    (   position_after(Position, Move, After)
    ->  Legal = [Move|Moves],
        legal_part(Moves0, After, Moves)
    ;   Legal = []
    ).

%!  say_reason(+Language, +Game, +Claimed, +Reason) is det.
%
%   Say why in one line: the name and sentence of the clause that decided, as choose/3 gives it, and
%   where it stands. Claimed is `none`; or claimed(Move, Until): the first claim about Move is said
%   too, and the one that names its plan, if they are found before the steady time Until, which is
%   `none` where there is no hurry. Lines before it tell what went wrong, and that a network sees it
%   otherwise than what explains.

say_reason(Language, Game, Claimed, Reason) :-
    Reason = reason(Name, _, File:Line, Details),
    reason_sentence(Language, Reason, Sentence),
    forall(member(went_wrong(Error), Details),
           ( error_line(Error, Wrong),
             say_text("~s", [Wrong])
           )),
    forall(member(rests(Resting), Details),
           say_text("the clause at ~w rests: three times it took too long", [Resting])),
    forall(( reason_seen_otherwise(Reason, Note), note_lines(Note, Language, Game, Lines),
             member(Seen, Lines) ),
           say_text("~w", [Seen])),
    (   Claimed = claimed(Move, Until),
        before(Until, Claims, soon(decided_claims(Game, Move, Reason, Claims))),
        Claims = [First|Others]
    ->  (   member(Plan, Others),
            of_plan(Plan),
            \+ of_plan(First)
        ->  Told = [First, Plan]
        ;   Told = [First]
        ),
        maplist(claim_sentence(Language, Game), Told, Texts),
        atomic_list_concat(Texts, ' ', Text),
        say_text("~w: ~s (~w:~d) ~w", [Name, Sentence, File, Line, Text])
    ;   say_text("~w: ~s (~w:~d)", [Name, Sentence, File, Line])
    ).

of_plan(claim(plan_step, _)).
of_plan(claim(completes, _)).

%!  say_claim(+Language, +Game, +Move, +Result) is det.
%
%   Say the first claim about Move, with which the best line of Result begins; nothing where there
%   is nothing to say but a score.

say_claim(Language, Game, Move, Result) :-
    (   search_result(Result, lines, Lines),
        lines_judged(Move, Lines, Judged),
        soon(move_claims(Game, Move, best, Judged, Claims)),
        member(Claim, Claims),
        Claim = claim(Kind, _),
        \+ search_kind(Kind)
    ->  move_text(japanese, Game, Move, MoveText),
        claim_sentence(Language, Game, Claim, Text),
        say_text("~w ~s", [MoveText, Text])
    ;   true
    ).

%   soon(:Goal) is semidet: Goal, or failure when it would take long: an answer is waited for, and
%   rules of motifs are a user's. A usual one takes a twentieth of this.

:- meta_predicate soon(0).

soon(Goal) :-
    call_with_inference_limit(Goal, 1 000 000, Result),
    Result \== inference_limit_exceeded,
    !.

%   before(+Until, ?Answer, :Goal) is semidet: Goal, of which Answer is what is wanted; or failure
%   when the steady time Until comes first. Goal is a job, which is then given up: an exception from
%   outside would break a library that it is just loading, and jobs the end of the program waits
%   for.

:- meta_predicate before(+, ?, 0).

before(none, _, Goal) :-
    !,
    call(Goal).
before(Until, Answer, Goal) :-
    steady_time(Now),
    Now < Until,
    setup_call_cleanup(
        message_queue_create(Queue),
        setup_call_cleanup(
            job_start(answered(nothing, Goal, Answer), Queue, Job),
            get_message_by(Queue, job(Job, Event), Until),
            job_give_up(Job)),
        message_queue_destroy(Queue)),
    Event = done(Answer).

%   answered(+About, :Goal, ?Answer, +Job, -Answer): as job_start/3 takes it. No search is told.

answered(_, Goal, Answer, _, Answer) :-
    call(Goal).

%!  say_best(+Position, +Move, +Expected) is det.
%
%   Answer a `go` in Position: Move is a legal move, `resign` or `declare_win`; Expected is the
%   opponent's move that is expected, or `none`; one that is not legal is not said.

say_best(_, resign, _) :-
    !,
    say("bestmove resign").
say_best(_, declare_win, _) :-
    !,
    say("bestmove win").
say_best(Position, Move, Expected) :-
    move_usi(Move, Text),
    (   Expected \== none,
        position_after(Position, Move, After),
        position_after(After, Expected, _)
    ->  move_usi(Expected, ExpectedText),
        say("bestmove ~w ponder ~w", [Text, ExpectedText])
    ;   say("bestmove ~w", [Text])
    ).

%!  say_mate(+Solved) is det.
%
%   Answer a `go mate` with what solve_mate/3 found, or `none` when it found nothing. Where the side
%   to move is mated already there is no move to name, and the protocol has no word for it.

say_mate(none) :-
    !,
    say("checkmate timeout").
say_mate(Solved) :-
    mate_result(Solved, result, Result),
    mate_result(Solved, moves, Moves),
    say_mate(Result, Moves).

say_mate(mate, [Move|Moves]) :-
    maplist(move_usi, [Move|Moves], Words),
    atomic_list_concat(Words, ' ', Line),
    say("checkmate ~w", [Line]).
say_mate(mate, []) :-
    say_text("the side to move is mated already", []),
    say("checkmate timeout").
say_mate(nomate, _) :-
    say("checkmate nomate").
say_mate(unknown, _) :-
    say("checkmate timeout").
