/*  Claims of branches: where a line that is told of could go another way, and what comes then.

    A line that is told of is what is expected after the move, another move with its line, or
    another reply. At its first moves a short search looks at what else could be played: the two
    moves it likes best beside the line's own, and a capture of the piece that has just moved. A
    branch that is worth much less to who would play it is told of only when it is such a capture,
    which comes to mind; one that is worth more than the line is not, for two searches that disagree
    explain nothing.
*/
:- module(gunshi_knowledge_claims_branches,
          [ branch_claims/5             % +Study, +Judged, +Told, +Options, -Claims
          ]).
:- use_module('../../shogi/game', [game_play/3, game_position/2, game_result/2]).
:- use_module('../../shogi/position', [legal_moves/2, position_after/3]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../shogi/longer_lines', [first_moves/3]).
:- use_module('../shogi/marks', [cut_score/2, judged_part/3]).
:- use_module(natural_moves, [sensible/3]).
:- use_module(short_lines, [short_lines/7]).
:- use_module(study, [studied/3]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/2, append/3, last/2, member/2, memberchk/2]).
:- autoload(library(solution_sequences), [limit/2]).

%!  branch_claims(+Study, +Judged, +Told:list, +Options:list, -Claims:list) is det.
%
%   Claims are claim(branch, Witness) of what Judged, of judged_move/5, expects, and of the claims
%   Told of the move of Study, where nobody is 1500 ahead; Options are those of its search, its
%   table among them:
%
%     - about(played) or about(alternative), move(Move), line(Moves): after Move the line goes on
%       for count(Count) moves as is told, and then another way
%     - score(Centipawns), for the mover, and difference(Centipawns), what the branch is worth less
%       to who plays it than the line that is told
%
%   Behind the move played the line branches at its second, third and fourth move, two ways each;
%   behind five others at its first and second, and behind three replies at its second, one way
%   each. A search of a branch has a fortieth of the nodes or of the time for each line, or is as
%   many plies less deep as its place is behind the move, and two more.
%
%   @error as search/3

branch_claims(Study, Judged, Told, Options, Claims) :-
    judged_part(Judged, score, Score),
    cut_score(Score, Worth),
    (   abs(Worth) < 1500
    ->  findall(Claim, expected_branch(Study, Judged, Options, Claim), Expected),
        findall(Claim, other_branch(Study, Judged, Told, Options, Claim), Others),
        findall(Claim, reply_branch(Study, Told, Options, Claim), Replies),
        append([Expected, Others, Replies], Claims)
    ;   Claims = []
    ).

expected_branch(Study, Judged, Options, Claim) :-
    judged_part(Judged, line, [Move|Line]),
    judged_part(Judged, score, cp(Worth)),
    member(Count, [1, 2, 3]),
    branches(Study, played, told(Move, Line, Worth), Count, 2, Options, Claim).

other_branch(Study, Judged, Told, Options, Claim) :-
    findall(Other, limit(5, other_line(Judged, Told, Other)), Others),
    member(Other, Others),
    member(Count, [0, 1]),
    branches(Study, alternative, Other, Count, 1, Options, Claim).

%   other_line(+Judged, +Told, -Line) is nondet: Line is told(Move, Moves, Worth), Worth for who
%   plays Move.

other_line(Judged, Told, told(Move, Line, Worth)) :-
    member(claim(Kind, Witness), Told),
    memberchk(Kind, [as_good, less_good]),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    judged_part(Judged, lines, Lines),
    once(member(line(cp(Worth), exact, [Move|_]), Lines)).
other_line(_, Told, Line) :-
    member(claim(instead, Witness), Told),
    told_line(Witness, Line).

reply_branch(Study, Told, Options, Claim) :-
    findall(Line,
            limit(3, ( member(claim(on_reply, Witness), Told), told_line(Witness, Line) )),
            Lines),
    member(Line, Lines),
    branches(Study, played, Line, 1, 1, Options, Claim).

told_line(Witness, told(Move, Line, Worth)) :-
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    memberchk(score(Worth), Witness).

%   branches(+Study, +About, +Told, +Count, +Most, +Options, -Claim) is nondet: Most ways to go on
%   otherwise than Told after its first Count moves, while the game goes on.

branches(Study, About, told(Move, Line, Worth), Count, Most, Options,
         claim(branch, [about(About), move(Move), line(Branch), count(Count), score(Score),
                        difference(Difference)])) :-
    length(Trunk, Count),
    append(Trunk, [Next|Later], Line),
    studied(Study, game, Game),
    foldl(played, [Move|Trunk], Game, There),
    \+ game_result(There, _),
    for_side(Count, Worth, Main),
    last([Move|Trunk], Last),
    limit(Most,
          ( other_way(There, Last, Next, Count, Main, Options, Value, [Other|Rest]),
            Value =< Main+30,
            Rest = [_|_],
            \+ comes_back(There, [Other|Rest], [Next|Later])
          )),
    first_moves(5, Rest, Shown),
    append(Trunk, [Other|Shown], Branch),
    for_side(Count, Value, Score),
    Difference is Main-Value.

%   comes_back(+Game, +Branch, +Line) is semidet: Branch comes to a position of Line, which has its
%   moves in another order.

comes_back(Game, Branch, Line) :-
    game_position(Game, Start),
    positions(Branch, Start, Those),
    positions(Line, Start, These),
    member(Position, Those),
    memberchk(Position, These),
    !.

positions([], _, []).
positions([Move|Moves], Before, [After|Positions]) :-
    position_after(Before, Move, After),
    positions(Moves, After, Positions).

played(Move, Game0, Game) :-
    game_play(Game0, Move, Game).

%   for_side(+Count, +Worth0, -Worth): between who plays a move, and who is to move Count moves
%   after it.

for_side(Count, Worth0, Worth) :-
    (   Count mod 2 =:= 0
    ->  Worth is -Worth0
    ;   Worth = Worth0
    ).

%   other_way(+Game, +Last, +Next, +Count, +Main, +Options, -Worth, -Line) is nondet: Line, of
%   Worth, takes what Last has moved, which Next does not; or it is another one that a search likes
%   beside Next, and little worse than Main.

other_way(Game, Last, Next, Count, Main, Options, Worth, Line) :-
    game_position(Game, Position),
    legal_moves(Position, Legal),
    way_lines(Game, Position, [exclude([Next])], 2, Count, Options, Liked0),
    findall(Way, ( member(Way, Liked0), sensible_line(Position, Legal, Way) ), Liked),
    (   taking_line(Game, Position, Legal, Last, Next, Count, Options, Liked, Taking)
    ->  true
    ;   Taking = none
    ),
    (   Taking = line(cp(Worth), exact, Line)
    ;   member(line(cp(Worth), exact, Line), Liked),
        Taking \= line(_, _, Line),
        Worth >= Main-120
    ).

%   taking_line(+Game, +Position, +Legal, +Last, +Next, +Count, +Options, +Liked, -Line) is semidet:
%   Line is the best one that takes what Last has moved; Next does not.

taking_line(Game, Position, Legal, Last, Next, Count, Options, Liked, Line) :-
    move_to(Last, To),
    \+ move_to(Next, To),
    (   member(Line, Liked),
        Line = line(_, _, [Taker|_]),
        move_to(Taker, To)
    ->  true
    ;   findall(Taker,
                ( member(Taker, Legal), move_to(Taker, To), sensible(Position, Legal, Taker) ),
                Takers),
        Takers = [_|_],
        way_lines(Game, Position, [only(Takers)], 1, Count, Options, [Line])
    ).

way_lines(Game, Position, More, Lines, Count, Options, Found) :-
    Less is Count+3,
    short_lines(Game, Position, More, Lines, 40-Less, Options, Found).

sensible_line(Position, Legal, line(_, _, [Move|_])) :-
    sensible(Position, Legal, Move).
