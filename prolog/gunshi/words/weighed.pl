:- encoding(utf8).
/*  A move of a game weighed against what the program would have played there.

    Both are judged by one search (knowledge/shogi/marks.pl), so that their scores may be compared.
*/
:- module(gunshi_words_weighed,
          [ print_weighed/3             % +Game, +Move, +Limits
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/shogi/marks', [judged_move/5, judged_part/3]).
:- use_module('../knowledge/shogi/reasons', [move_line/4, reason_text/4, score_text/3]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module(reader, [reader_language/1, reader_words/3]).
:- use_module(tree_lines, [print_tree/1]).
:- use_module(turns, [chosen_text/3]).

%!  print_weighed(+Game, +Move, +Limits:list) is det.
%
%   Print what the program, choosing within Limits (choose/3), thinks of the legal Move at the end
%   of Game: whether it would play that too, why, or what else and why; and what the moves are
%   worth.
%
%   @error as choose/3

print_weighed(Game, Move, Limits) :-
    reader_language(Language),
    choose(Game, Limits, choice(Choice, Reason, _)),
    move_text(japanese, Game, Move, MoveText),
    chosen_text(Game, Choice, ChoiceText),
    (   Choice == Move
    ->  said(same, Words),
        format(Words, [MoveText])
    ;   said(other, Words),
        format(Words, [MoveText, ChoiceText])
    ),
    reason_text(Language, Game, Reason, Lines),
    print_tree(Lines),
    (   Choice =.. [_, _|_]
    ->  Others = [Choice]
    ;   Others = []
    ),
    judged_move(Game, Move, Others, [depth(8)], Judged),
    judged_part(Judged, best, Best),
    judged_part(Judged, lines, Judgements),
    findall(Line,
            ( member(line(Score, _, [First|After]), Judgements),
              memberchk(First, [Move, Choice, Best]),
              score_text(Language, Score, ScoreText),
              move_line(Game, [First|After], 0, Moves),
              format(string(Line), "   ~w   ~w", [ScoreText, Moves])
            ),
            Worths),
    judged_part(Judged, loss, Loss),
    (   Loss =:= 0
    ->  said(best, BestWords),
        format(BestWords, [MoveText])
    ;   said(loss, LossWords),
        judged_part(Judged, mark, Mark0),
        (   Mark0 == none
        ->  Mark = ''
        ;   Mark = Mark0
        ),
        format(LossWords, [MoveText, Mark, Loss])
    ),
    print_tree(Worths).

said(Key, Words) :-
    words(Key, English, Japanese),
    reader_words(English, Japanese, Words).

words(same, "~w: the program would play it too.~n", "~w：軍師も同じ手を指す。~n").
words(other, "~w: the program would play ~w.~n", "~w：軍師なら ~w。~n").
words(best, "Searched side by side, ~w is the best move:~n", "並べて読むと ~wが最善:~n").
words(loss, "Searched side by side, ~w~w loses ~d:~n", "並べて読むと ~w~wは~d点の損:~n").
