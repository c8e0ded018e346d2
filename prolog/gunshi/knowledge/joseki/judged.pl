/*  Joseki moves judged by searches: which of them lose.

    Two searches of the same number of positions, with one thread and a new table each, say what a
    move is worth, and what the best move there: so a bad position is blamed on the move that led to
    it, and on none after it, and the same knowledge gives the same verdict again.

    A line says moves of both sides, and either side plays them from the book. So those of both
    sides are judged, whatever sign the line's name has. Two kinds are not:

      - a move that a bm fact forbids: nobody plays it from the book. The line has it to say how it
        is met
      - theory/2: what stands although these searches see it otherwise
*/
:- module(gunshi_knowledge_joseki_judged,
          [ joseki_effort/2,            % -Margin, -Nodes
            move_judged/5,              % +Position, +Move, +Replies, +Nodes, -Judged
            theory_move/3,              % +Position, +Move, -Why
            joseki_steps/2,             % -Steps, -Passed
            losing_step/4               % +Step, +Margin, +Nodes, -Judged
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../shogi/position', [position_after/3]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../shogi/judge', [judging/1, value/5]).
:- use_module(lines, [believed_part/3, line_played/3]).
:- use_module(pattern_moves, [pattern_facts/4]).
:- autoload(library(lists), [append/3, last/2, member/2, nth0/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

:- declare_knowledge(joseki_haba(value: natural),
                     "A joseki move loses when another is better by more than that.",
                     "joseki_haba(150).").
:- declare_knowledge(joseki_yomi(nodes: between(1, 100 000 000)),
                     "A joseki move is judged by searches of so many nodes.",
                     "joseki_yomi(300000).").
:- declare_knowledge(theory(moves: text, why: text),
                     "The last of these moves stands, whatever a search says of it.",
                     "theory(\"7g7f 3c3d 7f7e\", \"longer searches find it playable\").").

%!  joseki_effort(-Margin:integer, -Nodes:integer) is det.
%
%   A joseki move loses when another is better by more than Margin, as searches of Nodes find it.

joseki_effort(Margin, Nodes) :-
    once(known(joseki_haba(Margin), _)),
    once(known(joseki_yomi(Nodes), _)).

%!  move_judged(+Position, +Move, +Replies:list, +Nodes:integer, -Judged) is det.
%
%   Judged is judged(Loss, Value, Line, Better, BetterLine): searches of Nodes find that Move is
%   worth Value in Position, by Line, which begins with it, and the best move Better, by BetterLine;
%   both at most 3000 either way. Loss is by how much Move is worse. Replies are [Reply], what the
%   opponent has played then and a search of as many nodes is to look at too; or [].

move_judged(Position, Move, Replies, Nodes, judged(Loss, Value, Line, Better, BetterLine)) :-
    value(Position, Nodes, [], Better, BetterLine),
    (   BetterLine = [Move|_]
    ->  Value0 = Better,
        Line0 = BetterLine
    ;   value(Position, Nodes, [only([Move])], Value0, Line0)
    ),
    (   Replies = [Reply],
        position_after(Position, Move, After),
        position_after(After, Reply, Later),
        value(Later, Nodes, [], Value1, Rest),
        Value1 < Value0
    ->  Value = Value1,
        Line = [Move, Reply|Rest]
    ;   Value = Value0,
        Line = Line0
    ),
    Loss is max(0, Better-Value).

%!  theory_move(+Position, +Move, -Why:string) is semidet.
%
%   Move in Position is theory/2, for the reason Why.

theory_move(Position, Move, Why) :-
    known(theory(Text, Why0), _),
    line_played(Text, Moves, Positions),
    last(Moves, Move),
    append(_, [Position, _], Positions),
    !,
    Why = Why0.

                /*******************************
                *          ALL LINES           *
                *******************************/

%!  joseki_steps(-Steps:list, -Passed) is det.
%
%   Steps are the moves that are to be judged, of all joseki lines that are believed:
%   step(Position, Move, Places), each once, Places being place(File:Line, Ply) for all lines that
%   play it, in the order of their places. Passed is passed(Forbidden, Theory): so many are not
%   judged, since a bm fact forbids them, or as theory.
%
%   @error gunshi(bad_knowledge(File, Problems))

joseki_steps(Steps, passed(Forbidden, Theory)) :-
    need_knowledge(joseki),
    findall((Position-Move)-place(Shown, Source, Ply),
            ( Line = joseki(_, _, _),
              known(Line, Source),
              believed_part(Line, Moves, Positions),
              nth0(Before, Moves, Move),
              nth0(Before, Positions, Position),
              Ply is Before+1,
              shown_source(Source, Shown)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Shown-step(Position, Move, Places),
            ( member((Position-Move)-Shown, Groups),
              findall(place(Source, Ply), member(place(_, Source, Ply), Shown), Places)
            ),
            All),
    keysort(All, Ordered),
    split_steps(Ordered, Steps, 0, Forbidden, 0, Theory).

split_steps([], [], Forbidden, Forbidden, Theory, Theory).
split_steps([_-Step|All], Steps, Forbidden0, Forbidden, Theory0, Theory) :-
    Step = step(Position, Move, Places),
    (   forbidden_everywhere(Places, Position, Move)
    ->  Steps = Steps1,
        Forbidden1 is Forbidden0+1,
        Theory1 = Theory0
    ;   theory_move(Position, Move, _)
    ->  Steps = Steps1,
        Forbidden1 = Forbidden0,
        Theory1 is Theory0+1
    ;   Steps = [Step|Steps1],
        Forbidden1 = Forbidden0,
        Theory1 = Theory0
    ),
    split_steps(All, Steps1, Forbidden1, Forbidden, Theory1, Theory).

%   forbidden_everywhere(+Places, +Position, +Move): a bm fact may speak of the number of the move.

forbidden_everywhere(Places, Position, Move) :-
    forall(member(place(_, Ply), Places),
           ( pattern_facts(bm, Ply, Position, Bad),
             memberchk(Move-_, Bad)
           )).

%!  losing_step(+Step, +Margin:integer, +Nodes:integer, -Judged) is semidet.
%
%   The move of Step loses more than Margin, by searches of Nodes. Judged is as of move_judged/5,
%   and its Line goes on behind the move, for a person wants to see why.

losing_step(step(Position, Move, _), Margin, Nodes, Judged) :-
    judging(( move_judged(Position, Move, [], Nodes, judged(Loss, Value, Line0, Better, Best)),
              Loss > Margin,
              explained(Line0, Position, Move, Nodes, Line)
            )),
    Judged = judged(Loss, Value, Line, Better, Best).

explained(Line0, Position, Move, Nodes, Line) :-
    (   Line0 = [_, _, _|_]
    ->  Line = Line0
    ;   position_after(Position, Move, After),
        value(After, Nodes, [], _, Rest)
    ->  Line = [Move|Rest]
    ;   Line = Line0
    ).
