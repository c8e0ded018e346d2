/*  Claims of variations: what comes next if the other side does nothing, what answers a reply that
    is not expected, which move of the other side has lost its point, and what comes of another move
    that is not among the best.

    They are for who reads a game at leisure: each takes a part of what the search of the move had.
    That search has left its table, so what they say agrees with it as far as a shorter look does.
    A reply that is better for the other side than what is expected by more than 30 centipawns, or a
    move that is so much better than the best, is not told of.
*/
:- module(gunshi_knowledge_claims_variations,
          [ variation_claims/5          % +Study, +Judged, +Said, +Options, -Claims
          ]).
:- use_module('../../shogi/game', [game_number/3, game_play/3, game_ply/2, game_result/2]).
:- use_module('../../shogi/position',
              [in_check/1, legal_move/2, legal_moves/2, position_after/3, side_to_move/2]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../shogi/geometry', [front/3, seen/3]).
:- use_module('../shogi/longer_lines', [first_moves/3]).
:- use_module('../shogi/marks', [cut_score/2, judged_part/3]).
:- use_module('../shogi/small_lines', [small_lines/3]).
:- use_module(comparison, [loss_claim/4]).
:- use_module(intentions, [opening/1]).
:- use_module(mates, [giving_claim/3, long_mate_claim/3]).
:- use_module(natural_moves, [natural_alternatives/4, natural_replies/3]).
:- use_module(short_lines, [likely_lines/7, short_lines/7]).
:- use_module(study, [standing/4, studied/3]).
:- autoload(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- autoload(library(solution_sequences), [limit/2]).

%!  variation_claims(+Study, +Judged, +Said:list, +Options:list, -Claims:list) is det.
%
%   Claims of the move of Study, which Judged, of judged_move/5, is about; Said are claims of it.
%   Options are those of its search, its table among them.
%
%     - `next`: about(played), move(Move), pass, line(Moves), difference(Centipawns): if the other
%       side passes the mover plays Moves, and has so much more than with the best move: 250 at
%       least, or 150 where the first takes, promotes, gives check or goes to the other half, or 80
%       where it is a pawn that comes to stand before a pawn; four at most
%     - `on_reply`: about(played), move(Move), line([Reply|Answer]), score(Centipawns) for the
%       mover, and difference(Centipawns), what that is more than on the reply that is expected;
%       or `answers`, line, mate(true) and plies(Plies), where the reply is mated
%     - `rules_out`: about(played), move(Move), line([Other|Answer]), difference(Centipawns), of a
%       move that takes and threatens nothing: the other side would have liked to play Other had the
%       mover passed, and now it is worth so much less to it, 150 at least, and 120 less than what
%       is expected; two at most
%     - `instead`: about(alternative), move(Other), line(Moves), score(Centipawns) for the mover,
%       and difference(Centipawns), what that is less than with the move, or more, below 0, and no
%       more than 30 above the best; of a mistake, the best move too
%     - `unlikely`: about(played), move(Move), count(10): behind the first 24 moves, of 30 moves or
%       more, not in check and not as the book says, the move is not among the ten that a search of
%       5,000 positions likes best; by the search of Options, which has four times as many, or looks
%       ten plies ahead, it is worth no more than 50 less than the best
%     - `waiting`: about(played), move(Move), difference(Centipawns), of a move that takes and
%       promotes nothing, gives no check, and of which Said tell no threat or defence: to pass
%       would be worth so much less to the mover, 30 at most; or more, where it is below 0, and the
%       move is no mistake
%
%   Of `on_reply` and `instead` at most eight each, in the opening ten of `instead`: of the six
%   moves that a search likes best, or eight, and of those that come to mind (natural_moves.pl),
%   what neither Judged nor Said tell of. The search of all of one kind together has for each move
%   a twentieth of the nodes or of the time of Options, or is two plies less deep.
%
%   When kings may be in danger mates are looked for, too, by a solver that has a quarter of the
%   nodes, or 20,000 (long_mate_claim/3). Of every move that gives no check it is asked, with as
%   many nodes and no more than 20,000, what may not be given away (giving_claim/3).
%
%   @error as search/3

variation_claims(Study, Judged, Said, Options, Claims) :-
    judged_part(Judged, score, Score),
    cut_score(Score, Worth),
    findall(Claim, ( Score = cp(_), mate_told(Study, Said, Options, Claim) ), Mates),
    append(Said, Mates, SaidNow),
    reply_lines(Study, Judged, Said, Options, ReplyLines),
    (   abs(Worth) < 1500
    ->  judged_part(Judged, best_score, Best),
        cut_score(Best, Most),
        findall(Claim, next_told(Study, Most, SaidNow, Options, Claim), Next),
        idle_lines(Study, Options, IdleLines),
        findall(Claim, ruled_out(Study, IdleLines, ReplyLines, Worth, Said, Options, Claim), Out),
        findall(Claim, waiting(Study, Judged, IdleLines, Worth, Said, Claim), Waiting),
        findall(Claim,
                ( best_told(Study, Judged, Said, Claim)
                ; other_told(Study, Judged, Worth, Said, Options, Claim)
                ; unlikely(Study, Judged, Said, Options, Claim)
                ),
                Others)
    ;   Next = [],
        Out = [],
        Waiting = [],
        Others = []
    ),
    findall(Claim, reply_told(Study, ReplyLines, Score, Out, Claim), Replies),
    append([Mates, Next, Out, Waiting, Replies, Others], Claims).

mate_told(Study, Said, Options, claim(Kind, [about(played), move(Move)|Witness])) :-
    (   memberchk(nodes(All), Options)
    ->  Nodes is max(1000, All//4)
    ;   Nodes = 20 000
    ),
    (   long_mate_claim(Study, Nodes, claim(Kind, Witness))
    ;   Fewer is min(Nodes, 20 000),
        giving_claim(Study, Fewer, claim(Kind, Witness))
    ),
    \+ ( member(claim(Other, _), Said), tells_more(Kind, Others), memberchk(Other, Others) ),
    studied(Study, move, Move).

%   tells_more(?Kind, -Kinds): a claim of Kind adds nothing to one of Kinds.

tells_more(threatens_mate, [threatens_mate, brinkmate, mates]).
tells_more(brinkmate, [brinkmate, mates]).
tells_more(threatens_no_mate, [threatens_no_mate, threatens_mate, brinkmate, mates]).
tells_more(no_threat_of_mate, [threatens_no_mate, threatens_mate, brinkmate, mates]).
tells_more(parries, [parries, mates]).
tells_more(not_mated, [not_mated, parries, mates]).

next_told(Study, Most, Said, Options,
          claim(next, [about(played), move(Move), pass, line(Line), difference(Difference)])) :-
    studied(Study, move, Move),
    studied(Study, passed, Passed),
    Passed \== none,
    short_lines(Passed, Passed, [], 4, 20-2, Options, Lines),
    \+ ( member(claim(Mate, _), Said), memberchk(Mate, [threatens_mate, brinkmate, mates]) ),
    member(line(cp(There), exact, Line0), Lines),
    Difference is There-Most,
    Line0 = [First|_],
    worth_telling(Difference, First, Passed),
    \+ ( member(claim(_, Witness), Said),
         memberchk(pass, Witness),
         memberchk(line([First|_]), Witness)
       ),
    first_moves(3, Line0, Line).

worth_telling(Difference, _, _) :-
    Difference >= 250,
    !.
worth_telling(Difference, Move, Position) :-
    Difference >= 150,
    attacks_something(Move, Position),
    !.
worth_telling(Difference, Move, Position) :-
    Difference >= 80,
    clashes(Move, Position).

%   attacks_something(+Move, +Position) is semidet: it takes, promotes, gives check or goes to the
%   other half of the board.

attacks_something(promote(_, _), _) :-
    !.
attacks_something(Move, Position) :-
    move_to(Move, To),
    (   standing(Position, _, _, To)
    ->  true
    ;   side_to_move(Position, Side),
        seen(Side, To, Seen),
        Seen mod 10 =< 5
    ->  true
    ;   position_after(Position, Move, After),
        in_check(After)
    ).

%   clashes(+Move, +Position) is semidet: a pawn goes before a pawn of the other side.

clashes(move(From, To), Position) :-
    standing(Position, Side, fu, From),
    side_to_move(Position, Side),
    front(Side, To, Front),
    standing(Position, Other, fu, Front),
    Other \== Side.

%   best_told(+Study, +Judged, +Said, -Claim) is semidet: of a mistake, how the game would have gone
%   on with the best move.

best_told(Study, Judged, Said,
          claim(instead, [about(alternative), move(Best), line(Line), score(Worth),
                          difference(Difference)])) :-
    judged_part(Judged, loss, Loss),
    Loss >= 80,
    judged_part(Judged, best, Best),
    studied(Study, move, Move),
    Best \== Move,
    \+ ( member(claim(_, Witness), Said),
         memberchk(about(alternative), Witness),
         memberchk(move(Best), Witness) ),
    judged_part(Judged, score, Score),
    cut_score(Score, Played),
    judged_part(Judged, lines, Lines),
    member(line(cp(Worth), exact, [Best|Line0]), Lines),
    !,
    Difference is Played-Worth,
    first_moves(7, Line0, Line),
    Line = [_|_].

%   idle_lines(+Study, +Options, -Lines): what the other side would have liked to play had the mover
%   passed, the best first; none of a move that takes or gives check.

idle_lines(Study, Options, Lines) :-
    studied(Study, idle, Idle),
    (   Idle \== none,
        studied(Study, taken, none),
        studied(Study, after, After),
        \+ in_check(After)
    ->  short_lines(Idle, Idle, [], 6, 20-2, Options, Lines)
    ;   Lines = []
    ).

waiting(Study, Judged, [line(cp(Most), _, _)|_], Worth, Said,
        claim(waiting, [about(played), move(Move), difference(Difference)])) :-
    studied(Study, move, Move),
    Difference is Worth+Most,
    Difference =< 30,
    \+ Move = promote(_, _),
    (   Difference >= -30
    ->  true
    ;   judged_part(Judged, loss, Loss),
        Loss =< 30
    ),
    \+ ( member(claim(Kind, _), Said), memberchk(Kind, [threatens, forks, defends, aims_at]) ).

%   reply_lines(+Study, +Judged, +Said, +Options, -Lines): of the replies that are told of, and of
%   others that lose their point; the best first.

reply_lines(Study, Judged, Said, Options, Lines) :-
    judged_part(Judged, line, [Move|Expected]),
    studied(Study, game, Game),
    game_play(Game, Move, GameAfter),
    \+ game_result(GameAfter, _),
    !,
    findall(Reply, ( Expected = [Reply|_] ; answered(Said, Reply) ), Known),
    natural_replies(Study, Known, Natural),
    studied(Study, after, After),
    likely_lines(GameAfter, After, Known, 6, Natural, Options, Lines).
reply_lines(_, _, _, _, []).

reply_told(Study, Lines, Score, Out, claim(Kind, [about(played), move(Move)|Witness])) :-
    studied(Study, move, Move),
    studied(Study, after, After),
    member(Kind, [on_reply, answers]),
    limit(8, ( member(Line, Lines), on_reply(Line, After, Score, Kind, Witness) )),
    \+ ( member(claim(rules_out, Told), Out),
         memberchk(line([Reply|_]), Told),
         memberchk(line([Reply|_]), Witness) ).

ruled_out(Study, IdleLines, Replies, Worth, Said, Options,
          claim(rules_out, [about(played), move(Move), line(Line), difference(Difference)])) :-
    IdleLines = [line(cp(Most), _, _)|_],
    \+ ( member(claim(Threat, _), Said),
         memberchk(Threat, [threatens, forks, threatens_mate, brinkmate]) ),
    studied(Study, move, Move),
    findall(Other-Was,
            ( member(line(cp(Was), exact, [Other|_]), IdleLines),
              Was >= Most-100,
              Was >= 100-Worth,
              loses_point(Study, Other, Said) ),
            Liked),
    limit(2,
          ( member(Other-Was, Liked),
            reply_worth(Study, Replies, Other, Options, Now, Line0),
            Difference is Was-Now,
            Difference >= 150,
            Now =< -Worth-120,
            first_moves(8, Line0, Line),
            Line = [_, _|_] )).

%   loses_point(+Study, +Other, +Said) is semidet: Other, of the other side, can be played before
%   and after the move, has nothing to do with the squares of it, and Said does not tell of it.

loses_point(Study, Other, Said) :-
    studied(Study, after, After),
    legal_move(After, Other),
    studied(Study, from, From),
    studied(Study, to, To),
    move_to(Other, Square),
    Square \== From,
    Square \== To,
    \+ ( member(claim(Kind, Witness), Said),
         memberchk(Kind, [defends, prevents, answers]),
         memberchk(line([Other|_]), Witness) ).

reply_worth(_, Replies, Other, _, Now, Line) :-
    member(line(cp(Now), exact, Line), Replies),
    Line = [Other|_],
    !.
reply_worth(Study, _, Other, Options, Now, Line) :-
    studied(Study, game, Game),
    studied(Study, move, Move),
    game_play(Game, Move, GameAfter),
    studied(Study, after, After),
    short_lines(GameAfter, After, [only([Other])], 1, 20-2, Options,
                [line(cp(Now), exact, Line)]).

%   on_reply(+Line, +After, +Score, -Kind, -Witness) is semidet: Line begins with a reply in After,
%   where Score is that of the move before it.

on_reply(line(cp(Value), exact, Line0), _, cp(Worth), on_reply,
         [line(Line), score(There), difference(Difference)]) :-
    There is -Value,
    Difference is There-Worth,
    Difference >= -30,
    first_moves(8, Line0, Line),
    Line = [_, _|_].
on_reply(line(mate(Plies0), _, [Reply|Expected]), After, _, answers,
         [line([Reply|Line]), mate(true), plies(Plies)]) :-
    loss_claim(After, [Reply|Expected], mate(Plies0), claim(worse, Witness)),
    memberchk(line(Line), Witness),
    memberchk(plies(Plies), Witness).

answered(Said, Reply) :-
    member(claim(answers, Witness), Said),
    memberchk(line([Reply|_]), Witness).

unlikely(Study, Judged, Said, Options,
         claim(unlikely, [about(played), move(Move), count(10)])) :-
    judged_part(Judged, loss, Loss),
    Loss =< 50,
    once(( member(Option, Options), longer(Option) )),
    \+ memberchk(claim(joseki, _), Said),
    studied(Study, game, Game),
    game_ply(Game, Ply),
    game_number(Game, Ply, Number),
    Number >= 24,
    studied(Study, before, Before),
    \+ in_check(Before),
    legal_moves(Before, Legal),
    length(Legal, Count),
    Count >= 30,
    studied(Study, move, Move),
    small_lines(Before, [nodes(5000), lines(10)], Lines),
    \+ memberchk(line(_, _, [Move|_]), Lines).

%   longer(+Option) is semidet: a search with Option is surely longer than one of 5,000 positions.

longer(nodes(Nodes)) :-
    Nodes >= 20 000.
longer(depth(Plies)) :-
    Plies >= 10.
longer(time(Seconds)) :-
    Seconds >= 0.1.

other_told(Study, Judged, Worth, Said, Options,
           claim(instead, [about(alternative), move(Other), line(Line), score(There),
                           difference(Difference)])) :-
    judged_part(Judged, line, Expected),
    judged_part(Judged, loss, Loss),
    judged_part(Judged, lines, Lines0),
    findall(Each,
            ( member(line(_, _, [Each|_]), Lines0)
            ; member(claim(worse, Witness), Said), memberchk(move(Each), Witness)
            ),
            Known),
    natural_alternatives(Study, Expected, Known, Natural),
    studied(Study, move, Played),
    studied(Study, before, Before),
    studied(Study, game, Game),
    (   opening(Study)
    ->  Liked = 8,
        Most = 10
    ;   Liked = 6,
        Most = 8
    ),
    likely_lines(Game, Before, [Played|Known], Liked, Natural, Options, Lines),
    limit(Most,
          ( member(line(cp(There), exact, Line0), Lines),
            Difference is Worth-There,
            Difference >= -30-Loss,
            first_moves(8, Line0, [Other|Line]),
            Line = [_|_]
          )).
