:- encoding(utf8).
/*  The seam: every door asks choose/3 for a move, and gets the move with its reason.

    The strategy clauses of kb/shogi/strategy.pl decide. They are tried in their order; the first
    whose decision can be carried out here wins. Nothing else decides: change, remove or reorder a
    clause and the play changes.
*/
:- module(gunshi_choose,
          [ choose/3,                   % +Game, +Limits, -Choice
            reason_text/3               % +Context, +Reason, -Lines
          ]).
:- use_module('../base/store', [known/2]).
:- use_module('../base/messages', [shown_source/2]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [declaration/2, legal_move/2]).
:- use_module('../shogi/notation', [line_texts/4]).
:- use_module('../shogi/search', [must_be_limits/1]).
:- use_module(shogi,
              [ shogi_knowledge/0, situation/3, situation_position/2, situation_notes/2 ]).
:- autoload(library(lists), [member/2]).

%!  choose(+Game, +Limits:list, -Choice) is det.
%
%   What the side to move should do. Limits is a list of
%
%     - depth(Plies)
%       Search so deep. Without any limit the strategy clause says how deep (3 plies, as shipped).
%     - nodes(Count)
%       Search so many nodes, as deep as they reach.
%     - time(Seconds)
%       Search so long, as deep as that reaches; the choice is the best so far.
%
%   Choice is choice(Move, Reason, Score). Move is a legal move, `resign`, or `declare_win`. Score
%   is cp(Centipawns) or mate(Plies) for the side to move as in gunshi_search, or `none` when
%   the move was not searched for. Reason is reason(Name, Sentence, Source, Details): the name and
%   sentence of the clause that decided, File:Line where it stands (relative to Gunshi's directory
%   when inside it), and what it found out, a list as in situation_notes/2.
%
%   Whether the game has ended by repetition or agreement is not asked here.
%
%   @error what must_be_limits/1 throws
%   @error gunshi(rule_failed(File:Line, Error)) when a rule's body raises Error
%   @error gunshi(no_strategy(Position)) when no clause decides
%   @error gunshi(bad_knowledge(File, Problems)) when the clauses cannot be read

choose(Game, Limits, choice(Move, reason(Name, Sentence, Source, Details), Score)) :-
    must_be_limits(Limits),
    shogi_knowledge,
    situation(Game, Limits, Situation),
    situation_position(Situation, Position),
    (   known(strategy(Name, Japanese, English, Situation, Move0), Source0),
        possible(Move0, Position)
    ->  Move = Move0,
        format(string(Sentence), "~s / ~s", [Japanese, English]),
        shown_source(Source0, Source),
        situation_notes(Situation, Details),
        (   memberchk(searched(Move, Score0, _, _, _, _, _), Details)
        ->  Score = Score0
        ;   Score = none
        )
    ;   throw(error(gunshi(no_strategy(Position)), _))
    ).

%   possible(+Decision, +Position): a rule may leave its decision open; that decides nothing.

possible(Decision, Position) :-
    ground(Decision),
    possible_decision(Decision, Position).

possible_decision(resign, _) :-
    !.
possible_decision(declare_win, Position) :-
    !,
    declaration(Position, Declaration),
    arg(1, Declaration, true).
possible_decision(Move, Position) :-
    legal_move(Position, Move).

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
detail_text(searched(_, Score, Depth, Nodes, Seconds, Line, Stopped), Context, Text) :-
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
