/*  A lost game against the joseki lines that played it.

    A game may be lost for other reasons than its opening. So a line is refuted only when the search
    of joseki_yomi/1, which looks at what the opponent has played too, finds that its move loses
    more than joseki_haba/1: the same that `kb check --search` asks. Then it ends before that move.
    Other lines through the position, with another move, stay as they are, and so does what is
    theory/2.

    A line that stands in the user's own directory is not cut: whoever wrote it is told.
*/
:- module(gunshi_knowledge_shogi_refuted_lines,
          [ lines_refuted/3             % +Game, +N, -Lessons
          ]).
:- use_module('../joseki/judged', [joseki_effort/2, move_judged/5, theory_move/3]).
:- use_module('../joseki/lines', [believed_part/3, line_facts/3]).
:- use_module('../own', [own_file/1]).
:- use_module(learned_patterns, [shown_words/3]).
:- use_module(lost_game, [lost_move/4, tell/2]).
:- autoload(library(lists), [member/2, nth0/3]).

%!  lines_refuted(+Game, +N:integer, -Lessons:list) is semidet.
%
%   Lines play the Nth move of Game, lost_game.pl's, and it loses. Lessons are cut(Line, Ply, Why)
%   for those that end before it from now on, their move of the number Ply, and own_line(Line,
%   Source, Ply, Why) for the user's own, which stay. Fails when no line plays it, when it does not
%   lose, and for theory.

lines_refuted(Game, N, Lessons) :-
    lost_move(Game, N, Move, Before),
    line_facts(Before, Move, Facts),
    Facts \== [],
    (   theory_move(Before, Move, TheoryWhy)
    ->  tell(Game, theory(N, Move, TheoryWhy)),
        fail
    ;   true
    ),
    After is N+1,
    findall(Reply, lost_move(Game, After, Reply, _), Replies),
    joseki_effort(Margin, Nodes),
    move_judged(Before, Move, Replies, Nodes, judged(Loss, Value, Line, Better, BetterLine)),
    (   Loss > Margin
    ->  BetterLine = [Other|_],
        tell(Game, line_loses(N, Move, Value, Other, Better))
    ;   tell(Game, line_holds(N, Move, Loss)),
        fail
    ),
    shown_words([Value-Line, Better-BetterLine], Before, Why),
    findall(Lesson,
            ( member(_-fact(Fact, Source), Facts),
              line_lesson(Fact, Source, Before, Move, Why, Lesson)
            ),
            Lessons).

line_lesson(Fact, Source, Before, Move, Why, Lesson) :-
    believed_part(Fact, Moves, Positions),
    nth0(I, Positions, Before),
    nth0(I, Moves, Move),
    !,
    Ply is I+1,
    Source = File:_,
    (   own_file(File)
    ->  Lesson = own_line(Fact, Source, Ply, Why)
    ;   Lesson = cut(Fact, Ply, Why)
    ).
