/*  Claims of branches: where a line that is told of could go another way, and what comes then.

    A line that is told of is what is expected after the move, another move with its line, or
    another reply. At its first moves a short search looks at what else could be played: the two
    moves it likes best, and a capture of the piece that has just moved. A branch that is worth much
    less to who would play it is told of only when it is such a capture, which comes to mind; one
    that is worth more than the line is not, for two searches that disagree explain nothing.
*/
:- module(gunshi_knowledge_claims_branches,
          [ branch_claims/5             % +Study, +Judged, +Told, +Options, -Claims
          ]).
:- use_module('../../shogi/position', [legal_moves/2]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../shogi/longer_lines', [first_moves/3, line_end/3]).
:- use_module('../shogi/marks', [cut_score/2, judged_part/3]).
:- use_module(short_lines, [short_lines/7]).
:- use_module(study, [studied/3]).
:- autoload(library(lists), [append/2, append/3, last/2, member/2, memberchk/2]).
:- autoload(library(solution_sequences), [limit/2]).

%!  branch_claims(+Study, +Judged, +Told:list, +Options:list, -Claims:list) is det.
%
%   Claims are claim(branch, Witness) of the lines of Judged, of judged_move/5, and of the claims
%   Told of the move of Study, where nobody is 1500 ahead; Options are those of its search, its
%   table among them:
%
%     - about(played) or about(alternative), move(Move), line(Moves): after Move the line goes on
%       for count(Count) moves as is told, and then another way
%     - score(Centipawns), for the mover
%
%   Behind the move played the line branches at its second, third and fourth move; behind one of
%   five others at its first and second; behind one of three replies at its second. Two at a place;
%   six, eight and three at most.
%
%   @error as search/3

branch_claims(Study, Judged, Told, Options, Claims) :-
    judged_part(Judged, score, Score),
    cut_score(Score, Worth),
    (   abs(Worth) < 1500
    ->  findall(Claim, limit(6, expected_branch(Study, Judged, Options, Claim)), Expected),
        findall(Claim, limit(8, other_branch(Study, Judged, Told, Options, Claim)), Others),
        findall(Claim, limit(3, reply_branch(Study, Told, Options, Claim)), Replies),
        append([Expected, Others, Replies], Claims)
    ;   Claims = []
    ).

expected_branch(Study, Judged, Options, Claim) :-
    judged_part(Judged, line, [Move|Line]),
    judged_part(Judged, score, cp(Worth)),
    member(Count, [1, 2, 3]),
    branch(Study, played, Move, Line, Count, Worth, Options, Claim).

other_branch(Study, Judged, Told, Options, Claim) :-
    findall(other(Move, Line, Worth), other_line(Study, Judged, Told, Move, Line, Worth), Others),
    first_moves(5, Others, First),
    member(Count, [0, 1]),
    member(other(Move, Line, Worth), First),
    branch(Study, alternative, Move, Line, Count, Worth, Options, Claim).

other_line(Study, Judged, _, Move, Line, Worth) :-
    judged_part(Judged, lines, Lines),
    studied(Study, move, Played),
    member(line(cp(Worth), _, [Move|Line]), Lines),
    Move \== Played.
other_line(_, _, Told, Move, Line, Worth) :-
    member(claim(instead, Witness), Told),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    memberchk(score(Worth), Witness).

reply_branch(Study, Told, Options, Claim) :-
    findall(reply(Move, Line, Worth),
            ( member(claim(on_reply, Witness), Told),
              memberchk(move(Move), Witness),
              memberchk(line(Line), Witness),
              memberchk(score(Worth), Witness) ),
            Replies),
    first_moves(3, Replies, First),
    member(reply(Move, Line, Worth), First),
    branch(Study, played, Move, Line, 1, Worth, Options, Claim).

%   branch(+Study, +About, +Move, +Line, +Count, +Worth, +Options, -Claim) is nondet: after Move and
%   Count moves of Line, which is worth Worth to who plays Move, something else than Line has.

branch(Study, About, Move, Line, Count, Worth, Options,
       claim(branch, [about(About), move(Move), line(Branch), count(Count), score(Score)])) :-
    length(Trunk, Count),
    append(Trunk, [Next|_], Line),
    studied(Study, before, Before),
    line_end(Before, [Move|Trunk], Node),
    legal_moves(Node, [_, _|_]),
    for_side(Count, Worth, Main),
    short_lines(Node, Node, [exclude([Next])], 2, 40, Options, Liked),
    last([Move|Trunk], Last),
    limit(2,
          ( other_way(Node, Last, Next, Liked, Main, Options, There, [Other|Rest]),
            There =< Main+30,
            Rest = [_|_]
          )),
    first_moves(5, Rest, Shown),
    append(Trunk, [Other|Shown], Branch),
    for_side(Count, There, Score).

%   other_way(+Node, +Last, +Next, +Liked, +Main, +Options, -Worth, -Line) is nondet: Line, of
%   Worth, takes what Last has moved, which Next does not; or is another one of Liked, and little
%   worse than Main.

other_way(Node, Last, Next, Liked, Main, Options, Worth, Line) :-
    move_to(Last, To),
    (   \+ move_to(Next, To),
        taking_line(Node, To, Liked, Options, line(Score, Bound, Taking))
    ->  (   line(cp(Worth), exact, Line) = line(Score, Bound, Taking)
        ;   liked(Liked, Main, Worth, Line),
            Line \== Taking
        )
    ;   liked(Liked, Main, Worth, Line)
    ).

liked(Liked, Main, Worth, Line) :-
    member(line(cp(Worth), exact, Line), Liked),
    Worth >= Main-120.

%   taking_line(+Node, +To, +Liked, +Options, -Line) is semidet: the best line that takes on To.

taking_line(_, To, Liked, _, Line) :-
    member(Line, Liked),
    Line = line(_, _, [Taker|_]),
    move_to(Taker, To),
    !.
taking_line(Node, To, _, Options, Line) :-
    legal_moves(Node, Legal),
    findall(Taker, ( member(Taker, Legal), move_to(Taker, To) ), Takers),
    Takers = [_|_],
    short_lines(Node, Node, [only(Takers)], 1, 40, Options, [Line]).

%   for_side(+Count, +Worth0, -Worth): between who plays a move, and who is to move Count moves
%   after it.

for_side(Count, Worth0, Worth) :-
    (   Count mod 2 =:= 0
    ->  Worth is -Worth0
    ;   Worth = Worth0
    ).
