:- encoding(utf8).
/*  A game with comments: one on each move, as a person reads it in a viewer of records,
    and a summary before the first.

    A comment says whether the program would have decided so, what the move is worth against the
    best one, and what it does: three claims at most. That the program "would have played" another
    move is said only where that is better by the search that judged both.
*/
:- module(gunshi_words_commented,
          [ explained_game/5,           % +Language, +Limits, +Game, :Watch, -Explained
            commented_game/4,           % +Language, +Game, +Moves, -Commented
            shown_first/2,              % +Moves, -Shown
            move_comment/4,             % +Language, +Explained, +Shown, -Lines
            summary_lines/4             % +Language, +Summary, +Game, -Lines
          ]).
:- use_module('../knowledge/claims/claim_kinds', [search_kind/1]).
:- use_module('../knowledge/shogi/explained',
              [explained_moves/4, explained_part/3, game_summary/3]).
:- use_module('../knowledge/shogi/marks', [judged_part/3, mark_text/2, no_better/2]).
:- use_module('../knowledge/shogi/reasons', [reason_text/4, score_text/3]).
:- use_module('../shogi/game', [game_positions/2, game_record/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module(board, [side_text/3]).
:- use_module(mistakes, [phase_words/3]).
:- use_module(sentences, [claim_sentence/4, claim_topic/2, shown_claims/3]).
:- use_module(turns, [result_text/3]).
:- autoload(library(apply), [include/3, maplist/4]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3, reverse/2]).

:- meta_predicate explained_game(+, +, +, 3, -).

%!  explained_game(+Language, +Limits:list, +Game, :Watch, -Explained) is det.
%
%   Explained is Game with a comment on each move of its main line, after those that it has, and a
%   summary before the first, in Language, `en` or `ja`. Limits are choose/3's. call(Watch, Ply,
%   Text, Lines) follows each move when it is done: its number, from 1, its text, and what is said
%   of it.
%
%   @error as choose/3

explained_game(Language, Limits, Game, Watch, Explained) :-
    Said = said([]),
    explained_moves(Limits, Game, watched(Language, shown([], []), Said, Watch), Moves),
    arg(1, Said, Back),
    reverse(Back, Told),
    commented_game(Language, Game, Moves, Told, Explained).

%!  commented_game(+Language, +Game, +Moves:list, -Commented) is det.
%
%   Commented is Game with the comments and the summary; Moves explain its moves.

commented_game(Language, Game, Moves, Commented) :-
    shown_first(Moves, Shown),
    maplist(move_comment(Language), Moves, Shown, Told),
    commented_game(Language, Game, Moves, Told, Commented).

%   commented_game(+Language, +Game, +Moves, +Told, -Commented): Told are the comments on Moves.

commented_game(Language, Game, Moves, Told, Commented) :-
    game_summary(Game, Moves, Summary),
    (   Moves == []
    ->  Summed = []
    ;   summary_lines(Language, Summary, Game, Lines),
        comments(Lines, Summed)
    ),
    game_record(Game, record(Start, Number, Header, line(Opening0, Steps0, End))),
    append(Opening0, Summed, Opening),
    commented(Steps0, Told, Steps),
    game_record(Commented, record(Start, Number, Header, line(Opening, Steps, End))).

%   watched(+Language, !State, !Said, +Watch, +Explained): the comment on the move of Explained is
%   told, and kept as the first of Said.

watched(Language, State, Said, Watch, Explained) :-
    shown_next(Explained, State, First),
    move_comment(Language, Explained, First, Lines),
    explained_part(Explained, ply, Ply),
    explained_part(Explained, game, Game),
    explained_part(Explained, move, Move),
    move_text(japanese, Game, Move, Text),
    arg(1, Said, Back),
    nb_setarg(1, Said, [Lines|Back]),
    call(Watch, Ply, Text, Lines).

commented([step(Move, Remarks0)|Steps0], [Lines|Told], [step(Move, Remarks)|Steps]) :-
    !,
    comments(Lines, Comments),
    append(Remarks0, Comments, Remarks),
    commented(Steps0, Told, Steps).
commented(Steps, [], Steps).

comments(Lines, Comments) :-
    findall(comment(Line), member(Line, Lines), Comments).

%!  shown_first(+Moves:list, -Shown:list) is det.
%
%   Shown are the claims of each of Moves, of explained_moves/4, that a person is shown: three at
%   most, the most important first. What was shown of a side's last move, and castles that stood
%   before, are not shown again; nor what the same sentence has said of the other side's move just
%   before.

shown_first(Moves, Shown) :-
    State = shown([], []),
    findall(First, ( member(Explained, Moves), shown_next(Explained, State, First) ), Shown).

%   shown_next(+Explained, !State, -First): State is shown(Topics, Others): what was shown of the
%   last move of the side to move, with all castles before; and the same of the other side.

shown_next(Explained, State, First) :-
    State = shown(Topics0, Others),
    include(of_any_side, Others, Heard),
    append(Topics0, Heard, Before),
    shown_of(Explained, Before, First, New),
    findall(completes-Name, member(completes-Name, Topics0), Stood),
    append(New, Stood, Topics),
    nb_setarg(1, State, Others),
    nb_setarg(2, State, Topics).

shown_of(Explained, Before, First, New) :-
    explained_part(Explained, claims, Claims),
    shown_claims(Claims, Before, First),
    findall(Topic, ( member(Claim, First), claim_topic(Claim, Topic) ), New).

%   of_any_side(+Topic) is semidet: the sentence names no side, piece or square.

of_any_side(motif-_).
of_any_side(joseki-_).
of_any_side(threatens_no_mate).
of_any_side(escapes).

%!  move_comment(+Language, +Explained, +Shown:list, -Lines:list(string)) is det.
%
%   Lines are the comment on the move of Explained, with the claims Shown.

move_comment(Language, Explained, Shown, Lines) :-
    explained_part(Explained, game, Game),
    findall(Line, decision_line(Language, Explained, Line), Decided),
    worth_line(Language, Explained, Worth),
    findall(Line,
            ( member(Claim, Shown), Claim \= claim(clause, _),
              claim_sentence(Language, Game, Claim, Line) ),
            Claimed),
    findall(Line, better_line(Language, Explained, Line), Better),
    append([[Worth], Claimed, Better, Decided], Lines).

%   decision_line(+Language, +Explained, -Line) is nondet: what the program would have played, and
%   the clause that says so.

decision_line(Language, Explained, Line) :-
    explained_part(Explained, choice, Choice),
    explained_part(Explained, move, Move),
    explained_part(Explained, game, Game),
    (   Choice == Move
    ->  same(Language, First)
    ;   Choice == resign
    ->  resigns(Language, First)
    ;   chosen(Game, Choice, Text),
        explained_part(Explained, judged, Judged),
        (   no_better(Judged, Choice)
        ->  by_knowledge(Language, Words)
        ;   other(Language, Words)
        ),
        format(string(First), Words, [Text])
    ),
    explained_part(Explained, reason, Reason),
    reason_text(Language, Game, Reason, Tree),
    member(Line, [First|Tree]).

same(en, "Gunshi would have played it too:").
same(ja, "軍師も同じ手:").

resigns(en, "Gunshi would have resigned:").
resigns(ja, "軍師なら 投了:").

other(en, "Gunshi would have played ~w:").
other(ja, "軍師なら ~w:").

by_knowledge(en, "By its knowledge Gunshi plays ~w, no better by the same search:").
by_knowledge(ja, "軍師の知識では ~w（同じ読みで勝らない）:").

chosen(_, declare_win, "入玉宣言") :-
    !.
chosen(Game, Move, Text) :-
    move_text(japanese, Game, Move, Text).

%   worth_line(+Language, +Explained, -Line): the mark, the score, and that of the best move.

worth_line(Language, Explained, Line) :-
    explained_part(Explained, judged, Judged),
    explained_part(Explained, game, Game),
    judged_part(Judged, mark, Mark),
    judged_part(Judged, move, Move),
    judged_part(Judged, score, Score),
    judged_part(Judged, best, Best),
    mark_text(Mark, MarkText),
    move_text(japanese, Game, Move, MoveText),
    score_text(Language, Score, ScoreText),
    (   Best == Move
    ->  format(string(Line), "~w~w ~w", [MoveText, MarkText, ScoreText])
    ;   judged_part(Judged, best_score, BestScore),
        move_text(japanese, Game, Best, BestText),
        score_text(Language, BestScore, BestScoreText),
        beside(Language, Words),
        format(string(Line), Words, [MoveText, MarkText, ScoreText, BestText, BestScoreText])
    ).

beside(en, "~w~w ~w, ~w ~w by the same search").
beside(ja, "~w~w ~w、同じ読みで~w ~w").

%   better_line(+Language, +Explained, -Line) is semidet: what the best move would have done, where
%   the move loses something.

better_line(Language, Explained, Line) :-
    explained_part(Explained, judged, Judged),
    judged_part(Judged, loss, Loss),
    Loss >= 80,
    explained_part(Explained, better, [Claim|_]),
    Claim = claim(Kind, _),
    \+ search_kind(Kind),
    explained_part(Explained, game, Game),
    judged_part(Judged, best, Best),
    move_text(japanese, Game, Best, BestText),
    claim_sentence(Language, Game, Claim, Sentence),
    format(string(Line), "~w: ~w", [BestText, Sentence]).

                /*******************************
                *          SUMMARY             *
                *******************************/

%!  summary_lines(+Language, +Summary, +Game, -Lines:list(string)) is det.
%
%   Lines tell Summary, of game_summary/3, of Game.

summary_lines(Language, summary(Result, Turns, Reached, Losses, Behind), Game, Lines) :-
    findall(Line,
            (   summary_line(Language, Game, Result, Turns, Reached, Losses, Line)
            ;   Behind > 0,
                behind(Language, Words),
                format(string(Line), Words, [Behind])
            ),
            Lines).

summary_line(Language, _, Result, _, _, _, Line) :-
    Result \== none,
    result_text(Language, Result, Line).
summary_line(Language, _, _, _, Reached, _, Line) :-
    member(Side, [sente, gote]),
    findall(Text,
            ( member(reached(Ply, Side, _, Japanese, English), Reached),
              reached_text(Language, Ply, Japanese, English, Text)
            ),
            Texts),
    Texts = [_|_],
    side_text(Language, Side, Name),
    separator(Language, Separator),
    atomic_list_concat(Texts, Separator, List),
    format(string(Line), "~w: ~w", [Name, List]).
summary_line(Language, Game, _, Turns, _, _, Line) :-
    findall(Text,
            ( member(turn(Ply, blunder), Turns), ply_text(Game, Ply, Text) ),
            Texts),
    Texts = [_|_],
    separator(Language, Separator),
    atomic_list_concat(Texts, Separator, List),
    blunders(Language, Words),
    format(string(Line), Words, [List]).
summary_line(Language, Game, _, Turns, _, _, Line) :-
    member(turn(Ply, lead), Turns),
    ply_text(Game, Ply, Text),
    lead(Language, Words),
    format(string(Line), Words, [Text]).
summary_line(Language, _, _, _, _, Losses, Line) :-
    member(Side, [sente, gote]),
    findall(Text,
            ( member(loss(Side, Phase, _, Mean), Losses),
              phase_words(Language, Phase, Name),
              format(string(Text), "~w ~d", [Name, Mean])
            ),
            Texts),
    Texts = [_|_],
    side_text(Language, Side, Name),
    separator(Language, Separator),
    atomic_list_concat(Texts, Separator, List),
    losses(Language, Words),
    format(string(Line), Words, [Name, List]).

separator(en, ", ").
separator(ja, "、").

reached_text(en, Ply, Japanese, English, Text) :-
    format(string(Text), "~w (~w, ~d)", [English, Japanese, Ply]).
reached_text(ja, Ply, Japanese, _, Text) :-
    format(string(Text), "~w（~d手目）", [Japanese, Ply]).

blunders(en, "Blunders (??): ~w").
blunders(ja, "大悪手（??）: ~w").

lead(en, "The lead was taken for good at ~w.").
lead(ja, "~wで優劣が決まった。").

behind(en, "Moves behind the end of the game, which are not explained: ~d").
behind(ja, "終局の後の~d手は解説しない。").

losses(en, "Mean loss of ~w, centipawns a move: ~w").
losses(ja, "~wの一手平均の損: ~w").

ply_text(Game, Ply, Text) :-
    game_record(Game, record(_, _, _, line(_, Steps, _))),
    nth1(Ply, Steps, step(Move, _)),
    position_before(Game, Ply, Before),
    move_text(japanese, Before, Move, MoveText),
    format(string(Text), "~d ~w", [Ply, MoveText]).

position_before(Game, Ply, Position) :-
    game_positions(Game, Positions),
    nth1(Ply, Positions, Position).
