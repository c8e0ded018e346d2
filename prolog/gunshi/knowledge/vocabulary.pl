:- encoding(utf8).
/*  What the rules of kb/shogi may ask: the vocabulary.

    A vocabulary predicate sees the game through a situation (gunshi_situation), and notes there what
    it finds out. Each is safe for any arguments of its types, whoever wrote the rule.
*/
:- module(gunshi_vocabulary,
          [ legal_move_count/2,         % +Situation, ?Count
            only_move/2,                % +Situation, -Move
            wins_by_declaration/1,      % +Situation
            best_move/3                 % +Situation, +Plies, -Move
          ]).
:- use_module('../base/declare', [declare_vocabulary/2]).
:- use_module('../base/types', []).
:- use_module('../shogi/types', []).
:- use_module('../shogi/position', [declaration/2, legal_moves/2, move_count/2]).
:- use_module(situation,
              [ situation_position/2, situation_limits/2, situation_note/2, situation_search/3 ]).
:- use_module(reasons, [move_line/4, score_text/3]).
:- autoload(library(lists), [member/2]).

:- declare_vocabulary(legal_move_count(situation: variable, count: integer),
                      "The side to move has that many legal moves.").
:- declare_vocabulary(only_move(situation: variable, move: move),
                      "The side to move has this legal move and no other.").
:- declare_vocabulary(wins_by_declaration(situation: variable),
                      "The side to move wins by declaring now (27-point rule, 入玉宣言).").
:- declare_vocabulary(best_move(situation: variable, plies: between(1, 60), move: move),
                      "A search of that many plies, or as deep as was asked for, finds the move.").

%!  legal_move_count(+Situation, ?Count:integer) is semidet.
%
%   The side to move has Count legal moves. With 0 it has lost.

legal_move_count(Situation, Count) :-
    situation_position(Situation, Position),
    move_count(Position, Count),
    situation_note(Situation, legal_moves(Count)).

%!  only_move(+Situation, -Move) is semidet.
%
%   Move is the one legal move.

only_move(Situation, Move) :-
    situation_position(Situation, Position),
    legal_moves(Position, [Move]),
    situation_note(Situation, legal_moves(1)).

%!  wins_by_declaration(+Situation) is semidet.
%
%   The side to move fulfils the 27-point rule and wins by saying so. Fails when the limits say that
%   the rule does not hold.

wins_by_declaration(Situation) :-
    situation_limits(Situation, Limits),
    \+ memberchk(declaration(false), Limits),
    situation_position(Situation, Position),
    declaration(Position, Declaration),
    arg(1, Declaration, true),
    situation_note(Situation, Declaration).

%!  best_move(+Situation, +Plies:integer, -Move) is semidet.
%
%   Move is what alpha-beta search prefers. It looks Plies ahead when the situation has no limits.
%   Else it looks as deep as the limits let it: to depth(N), or until nodes(N), time(Seconds) or the
%   clock are used up; or, by a control and without any of these, until it is stopped. Fails without
%   a legal move.

best_move(Situation, Plies, Move) :-
    situation_limits(Situation, Limits),
    (   member(Limit, [control(_), depth(_), nodes(_), time(_), clock(_)]),
        memberchk(Limit, Limits)
    ->  Options = []
    ;   Options = [depth(Plies)]
    ),
    situation_search(Situation, Options, Result),
    arg(1, Result, Move),
    Move \== none,
    situation_note(Situation, Result).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_reasons:note_lines/4.

gunshi_reasons:note_lines(legal_moves(Count), Language, _, [Text]) :-
    legal_moves_text(Language, Count, Text).
gunshi_reasons:note_lines(declaration(_, _, _, Pieces, Points, Needed), Language, _, [Text]) :-
    declaration_words(Language, Words),
    format(string(Text), Words, [Pieces, Points, Needed]).
gunshi_reasons:note_lines(Searched, Language, Context, Lines) :-
    searched_lines(Searched, Language, Context, Lines).

legal_moves_text(en, Count, Text) :-
    (   Count =:= 0
    ->  Text = "no legal move"
    ;   Count =:= 1
    ->  Text = "one legal move"
    ;   format(string(Text), "~d legal moves", [Count])
    ).
legal_moves_text(ja, Count, Text) :-
    format(string(Text), "合法手は~d手", [Count]).

declaration_words(en, "king and ~d pieces in the enemy's camp, ~d points, ~d needed").
declaration_words(ja, "玉と~d枚が敵陣、~d点（~d点必要）").

searched_lines(searched(_, Score, [line(_, _, Line)|Others], Depth, _, Nodes, Seconds, _, _, Stopped),
               Language, Context, [Text|Lines]) :-
    score_text(Language, Score, ScoreText),
    move_line(Context, Line, 0, LineText),
    stopped_text(Stopped, Language, StoppedText),
    searched_words(Language, Words),
    format(string(Text), Words, [ScoreText, LineText, Depth, Nodes, Seconds, StoppedText]),
    findall(Other, ( member(L, Others), other_line(L, Language, Context, Other) ), Lines).

searched_words(en, "~s = ~w, depth ~d, ~D nodes, ~2f s~s").
searched_words(ja, "~s = ~w、深さ~d、~D局面、~2f秒~s").

other_line(line(Score, _, Line), Language, Context, Text) :-
    score_text(Language, Score, ScoreText),
    move_line(Context, Line, 0, LineText),
    other_words(Language, Words),
    format(string(Text), Words, [ScoreText, LineText]).

other_words(en, "then ~s = ~w").
other_words(ja, "次は ~s = ~w").

stopped_text(none, _, "").
stopped_text(deadline, en, ", stopped by time").
stopped_text(nodes, en, ", stopped by the node limit").
stopped_text(flag, en, ", stopped").
stopped_text(deadline, ja, "（時間切れ）").
stopped_text(nodes, ja, "（局面数の限度）").
stopped_text(flag, ja, "（中断）").
