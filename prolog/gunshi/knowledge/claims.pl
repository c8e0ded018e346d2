/*  Claims: what a reason may say of a move, each with a witness that anyone can replay.

    A claim is claim(Kind, Witness). Witness is a list of Key(Value); the sentence that is made of
    it (words/sentences.pl) says nothing more:

      - about(About)        `played`, `best` or `alternative`
      - move(Move)          the move; the claim speaks of the position before it
      - from(before)        line and squares speak of the position before the move, without it
      - pass                the other side does nothing after the move; with from(before), the mover
                            does nothing instead of it
      - line(Moves)         legal one after the other, after the move and the pass
      - gain(Points)        what the mover has more at the end of the line than before the move, by
                            kb/shogi/points.pl
      - mate(true)          the end of the line is checkmate, of Plies by plies(Plies)
      - mate_threats(Numbers), forks(Numbers)
                            moves of the line, from 1, that threaten mate, and that fork
      - techniques(Named)   technique(Number, Name, Japanese, English) of such moves of pawns
      - side(Side), pieces(Kinds), would(Moves), plies(Plies)
                            who may not give away a piece of Kinds, and how it would be mated
      - score(Centipawns)   for the mover, of the search that expects the line
      - against(Move), difference(Centipawns)
                            what the mover has more with one move than with another, by one search
                            or a shorter one from there
      - mated(true)         the move against(Move) is mated
      - ahead(Kinds), behind(Kinds)
                            pieces that the mover has more and less than the other side, after the
                            move
      - count(Count)        of what is counted: how often the position after the move has been
                            there; pawns gained; squares and pieces, which were Was by was(Was)
      - hands(Own, Theirs)  pawns in hand, of the mover and of the other side
      - own(Own), theirs(Theirs)
                            what is counted of the mover and of the other side
      - terms(Terms)        Name-Centipawns of parts of the evaluation
      - squares(Squares)    what stands where after the move: on(Square, Side, Kind, Role)
      - moves(Moves), steps(Moves), drops(Moves), ways(Ways)
                            moves that make a choice, that the mover plays one after the other, that
                            drop a piece, that lines of the book play
      - name(Name), words(Japanese, English), source(Source)
                            of the motif, castle, plan or joseki, as the knowledge base has it
      - error(Error)        of a rule that went wrong; the kind is `went_wrong`, and it comes last

    What has no witness is not said. Most important claims come first: mates, then material, then
    threats, then plans, then shape.
*/
:- module(gunshi_knowledge_claims,
          [ move_claims/5,              % +Game, +Move, +About, +Judged, -Claims
            decided_claims/4            % +Game, +Move, +Reason, -Claims
          ]).
:- use_module('../shogi/search', [search_result/3]).
:- use_module('../shogi/squares', [move_from/2, move_to/2]).
:- use_module('shogi/longer_lines', [judged_longer/3]).
:- use_module('shogi/marks', [cut_score/2, judged_part/3, lines_judged/3]).
:- use_module('shogi/reasons', [reason_searched/2]).
:- use_module(claims/book, [book_claim/2]).
:- use_module(claims/claim_kinds, [search_kind/1]).
:- use_module(claims/comparison, [judged_claim/5, loss_claim/4, loses_too/3]).
:- use_module(claims/confirmation, [confirmed_claims/5]).
:- use_module(claims/material, [balance_claim/3, material_claim/2, pawns_claim/3]).
:- use_module(claims/mates, [mate_claim/3]).
:- use_module(claims/moves, [rule_claim/2]).
:- use_module(claims/outlook, [outlook_claim/2]).
:- use_module(claims/intentions,
              [aims_claim/4, plan_claim/2, prepares_claim/3, prevents_claim/2]).
:- use_module(claims/replies, [reply_claim/4]).
:- use_module(claims/shape, [shape_claim/2]).
:- use_module(claims/study, [move_study/3, studied/3]).
:- use_module(claims/tactics, [motif_claim/2, tactic_claim/2]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/3, last/2, member/2, memberchk/2]).

%!  move_claims(+Game, +Move, +About, +Judged, -Claims:list) is det.
%
%   Claims about the legal Move at the end of Game, which Judged, of judged_move/5, has a line of;
%   the most important first. About is `played`, `best` or `alternative`. There is at least one.
%
%   @error as judged_move/5

move_claims(Game, Move, About, Judged, Claims) :-
    move_study(Game, Move, Study),
    judged_part(Judged, lines, Lines),
    once(( member(line(Score, _, Line), Lines), Line = [Move|_] )),
    findall(Claim, worse(Study, About, Judged, Score, Line, Claim), Worse),
    findall(Claim, found(Study, Score, Line, Claim), Unconfirmed),
    confirmed_claims(Study, Score, Line, Unconfirmed, Found0),
    append(Worse, Found0, All0),
    exclude(told_by(Line, All0), Found0, Found1),
    findall(Claim, more(Found1, Study, Score, Line, Claim), More),
    append(Found1, More, Found2),
    exclude(told_by(Line, Found2), Found2, Found),
    findall(Claim,
            ( member(One, Found), fits(About, Score, One), of_move(One, About, Move, Claim) ),
            Own),
    append(Own, Worse, Told),
    (   Told == []
    ->  findall(Claim,
                ( last_resort(Study, Score, Line, Lines, One), of_move(One, About, Move, Claim) ),
                All1)
    ;   All1 = Told
    ),
    findall(Claim, ( About == played, outlook_claim(Judged, Claim) ), Outlook),
    append(All1, Outlook, All2),
    exclude(said_of_other(All2), All2, All),
    findall(Key-Claim, ( member(Claim, All), importance(Claim, Key) ), Keyed),
    sort(1, @>=, Keyed, Sorted),
    findall(Claim, member(_-Claim, Sorted), Claims).

%!  decided_claims(+Game, +Move, +Reason, -Claims:list) is det.
%
%   As move_claims/5, of the legal Move that the program has decided on at the end of Game for
%   Reason (choose/3): by the lines that its reason has found, without another search. Of what is
%   true by that search alone only what is expected is told, and where there is nothing else: small
%   searches go on where its line is short, and nothing is told where they do not agree with it.
%   Where no line of the reason begins with Move nothing is said to be expected.

decided_claims(Game, Move, Reason, Claims) :-
    (   reason_lines(Reason, Lines),
        lines_judged(Move, Lines, Judged0)
    ->  Judged = Judged0,
        Searched = true
    ;   lines_judged(Move, [line(cp(0), exact, [Move])], Judged),
        Searched = false
    ),
    move_claims(Game, Move, played, Judged, All),
    exclude(of_search, All, Seen),
    (   Seen == [],
        Searched == true
    ->  longer_expected(Game, Judged, Claims)
    ;   Claims = Seen
    ).

of_search(claim(Kind, _)) :-
    search_kind(Kind).

%   longer_expected(+Game, +Judged0, -Claims): what is expected, if anything, when the line is made
%   longer.

longer_expected(Game, Judged0, Claims) :-
    judged_longer(Game, Judged0, Judged),
    Claim = claim(expected, _),
    findall(Claim, outlook_claim(Judged, Claim), Claims).

%   said_of_other(+Claims, +Claim) is semidet: Claim compares with another move, of which Claims say
%   the same in another way: that it is as good, or what it loses.

said_of_other(Claims, claim(judged, Witness)) :-
    memberchk(against(Other), Witness),
    member(claim(as_good, Others), Claims),
    memberchk(move(Other), Others),
    !.
said_of_other(Claims, claim(less_good, Witness)) :-
    memberchk(move(Other), Witness),
    (   member(claim(worse, Others), Claims),
        memberchk(move(Other), Others)
    ;   member(claim(only_move, Others), Claims),
        memberchk(against(Other), Others)
    ),
    !.

reason_lines(reason(_, _, _, Details), [line(mate(Plies), exact, Line)]) :-
    memberchk(mate(Plies, Line), Details),
    !.
reason_lines(Reason, Lines) :-
    reason_searched(Reason, Result),
    search_result(Result, lines, Lines).

found(Study, _, _, Claim) :-
    rule_claim(Study, Claim).
found(Study, Score, _, Claim) :-
    mate_claim(Study, Score, Claim).
found(Study, _, _, Claim) :-
    material_claim(Study, Claim).
found(Study, cp(_), Line, Claim) :-
    balance_claim(Study, Line, Claim).
found(Study, cp(_), Line, Claim) :-
    pawns_claim(Study, Line, Claim).
found(Study, _, _, Claim) :-
    tactic_claim(Study, Claim).
found(Study, _, _, Claim) :-
    by_rules(motif_claim(Study, Claim), Claim).
found(Study, _, _, Claim) :-
    by_rules(plan_claim(Study, Claim), Claim).
found(Study, _, _, Claim) :-
    book_claim(Study, Claim).
found(Study, _, _, Claim) :-
    shape_claim(Study, Claim).
found(Study, _, Line, Claim) :-
    prepares_claim(Study, Line, Claim).
found(Study, Score, Line, Claim) :-
    reply_claim(Study, Score, Line, Claim).

%   more(+Found, +Study, +Score, +Line, -Claim) is nondet: what takes a search, and is asked only
%   where little has been Found.

more(Found, Study, Score, Line, Claim) :-
    \+ Found = [_, _, _|_],
    aims_claim(Study, Score, Line, Claim).
more(Found, Study, Score, Line, Claim) :-
    \+ Found = [_, _|_],
    findall(Prevented, prevents_claim(Study, Prevented), Prevented),
    confirmed_claims(Study, Score, Line, Prevented, [Claim]).

%   by_rules(:Goal, -Claim) is nondet: Claim is found by Goal, which asks rules of the knowledge.
%   One that goes wrong or takes too much is told as claim(went_wrong, [error(Error)]), and the
%   other claims stay.

:- meta_predicate by_rules(0, -).

by_rules(Goal, Claim) :-
    catch(Goal, error(gunshi(Formal), Context),
          Claim = claim(went_wrong, [error(error(gunshi(Formal), Context))])).

%   fits(+About, +Score, +Claim) is semidet: that no mate is there is said of the move played: it is
%   no reason to prefer another, and neither is what a move shuts or narrows. A side that is mated
%   has no time to threaten anything; where one side wins by force nothing is said of other mates.

fits(About, Score, claim(Kind, Witness)) :-
    (   memberchk(Kind, [not_mated, threatens_no_mate])
    ->  About == played,
        \+ Score = mate(_)
    ;   Kind == shuts
    ->  About == played
    ;   Kind == ranges
    ->  memberchk(was(Was), Witness),
        memberchk(count(Count), Witness),
        (   About == played
        ->  true
        ;   Count > Was
        )
    ;   memberchk(Kind, [threatens, aims_at, prepares])
    ->  \+ ( Score = mate(Plies), Plies < 0 )
    ;   true
    ).

of_move(claim(Kind, Witness), About, Move, claim(Kind, [about(About), move(Move)|Witness])).

%   told_by(+Line, +Claims, +Claim) is semidet: another of Claims says what Claim says, and more; or
%   says the contrary, for what is expected to be played, Line, shows that it is so.

told_by([_|Expected], _, claim(Kind, Witness)) :-
    memberchk(Kind, [defends, prevents]),
    memberchk(line([Other|_]), Witness),
    memberchk(Other, Expected),
    !.
told_by([_, Reply|_], _, claim(threatens, Witness)) :-
    memberchk(line([Threat|_]), Witness),
    move_from(Threat, From),
    move_to(Reply, From),
    !.
told_by([Move, Reply|_], _, claim(Kind, _)) :-
    memberchk(Kind, [protects, ranges]),
    move_to(Move, To),
    move_to(Reply, To),
    !.
told_by(Line, _, Claim) :-
    gives(Claim),
    taken_back(Line),
    !.
told_by(_, Claims, claim(Kind, Witness)) :-
    (   Kind == motif
    ->  memberchk(name(Name), Witness),
        same_as_motif(Name, Others)
    ;   tells_less(Kind, Others)
    ),
    member(claim(Other, OtherWitness), Claims),
    memberchk(Other, Others),
    Other \== Kind,
    contrary(Kind, Other, Witness, OtherWitness),
    !.

%   contrary(+Kind, +Other, +Witness, +OtherWitness) is semidet: the claim Other makes the one of
%   Kind needless. One that says how the move itself is worse speaks of the same line.

contrary(Kind, worse, Witness, OtherWitness) :-
    !,
    memberchk(about(played), OtherWitness),
    memberchk(line([First|_]), Witness),
    memberchk(line(Other), OtherWitness),
    (   memberchk(First, Other)
    ->  true
    ;   Kind == sacrifices,
        Other = [Taker|_],
        move_to(Taker, To),
        move_to(First, To)
    ).
contrary(answers, _, Witness, _) :-
    !,
    memberchk(mate(true), Witness).
contrary(_, answers, Witness, OtherWitness) :-
    !,
    memberchk(line([Reply|_]), Witness),
    memberchk(line([Reply|_]), OtherWitness).
contrary(threatens, _, Witness, OtherWitness) :-
    !,
    memberchk(line([Threat|_]), Witness),
    memberchk(line([Back|_]), OtherWitness),
    move_to(Back, To),
    move_from(Threat, To).
contrary(aims_at, Other, Witness, OtherWitness) :-
    memberchk(Other, [threatens, forks, skewers, discovers, traps, overloads]),
    !,
    memberchk(line(Line), Witness),
    memberchk(line(Others), OtherWitness),
    Line = [Move|_],
    memberchk(Move, Others).
contrary(prepares, Other, Witness, OtherWitness) :-
    memberchk(Other, [threatens, aims_at]),
    !,
    memberchk(line(Line), Witness),
    last(Line, Move),
    memberchk(line([Move|_]), OtherWitness).
contrary(_, _, _, _).

%   gives(+Claim) is semidet: Claim says that the move gives a piece.

gives(claim(sacrifices, _)).
gives(claim(motif, Witness)) :-
    memberchk(name(tsukisute), Witness).

%   taken_back(+Line) is semidet: what the move gives is taken, and the mover takes that later on
%   the same square: an exchange.

taken_back([Move, Taker|Line]) :-
    move_to(Move, To),
    move_to(Taker, To),
    own_move_to(Line, To).

own_move_to([Move|Line], To) :-
    (   move_to(Move, To)
    ->  true
    ;   Line = [_|Later],
        own_move_to(Later, To)
    ).

tells_less(drops, [check, motif, threatens, threatens_mate, brinkmate, interposes, forks, skewers,
                   pins, traps, defends, parries, prepares, sacrifices, joseki, mates]).
tells_less(makes_way, [opens, prepares]).
tells_less(faces, [motif]).
tells_less(check, [mates]).
tells_less(threatens, [exchanges, sacrifices, takes]).
tells_less(defends, [worse]).
tells_less(sacrifices, [worse, answers]).
tells_less(not_mated, [parries]).
tells_less(answers, [mates, threatens_mate, brinkmate]).
tells_less(closes, [sacrifices]).
tells_less(protects, [defends, mates]).
tells_less(clashes, [sacrifices]).
tells_less(offers, [sacrifices]).
tells_less(forks, [skewers]).
tells_less(prepares, [mates, threatens_mate, brinkmate, threatens, aims_at]).
tells_less(aims_at, [mates, threatens_mate, brinkmate, threatens, forks, skewers, discovers, traps,
                     overloads]).

same_as_motif(aki_oute, [discovered_check]).
same_as_motif(ryou_oute, [double_check]).
same_as_motif(temachi, [mates, threatens_mate, brinkmate, threatens, forks, skewers, aims_at, takes,
                        exchanges, defends, prevents]).

%   worse(+Study, +About, +Judged, +Score, +Line, -Claim): what other moves of the search lose; and
%   what the move played itself loses, when it was a mistake: by captures, or else in which part of
%   the evaluation. Not by a reply that wins as much against the better move: that is no reason to
%   prefer it.

worse(Study, played, Judged, Score, Line, claim(Kind, [about(played), move(Move)|Witness])) :-
    judged_part(Judged, loss, Loss),
    Loss >= 80,
    studied(Study, move, Move),
    studied(Study, before, Before),
    (   loss_claim(Before, Line, Score, claim(worse, Witness0)),
        costs(Witness0, Loss),
        judged_part(Judged, best_line, Best),
        \+ loses_too(Before, Best, Witness0)
    ->  Kind = worse,
        Witness = Witness0
    ;   judged_part(Judged, lines, Lines),
        judged_claim(Study, Score, Line, Lines, claim(judged, Witness)),
        memberchk(terms([_]), Witness),
        memberchk(difference(Difference), Witness),
        Difference < 0,
        Kind = judged
    ).
worse(Study, About, Judged, Score, [Move|Expected],
      claim(worse, [about(alternative), move(Other)|Witness])) :-
    About \== alternative,
    judged_part(Judged, lines, Lines),
    cut_score(Score, Worth),
    member(line(OtherScore, _, [Other|More]), Lines),
    Other \== Move,
    cut_score(OtherScore, OtherWorth),
    OtherWorth =< Worth-100,
    studied(Study, before, Before),
    loss_claim(Before, [Other|More], OtherScore, claim(worse, Witness)),
    Cost is Worth-OtherWorth,
    costs(Witness, Cost),
    \+ loses_too(Before, [Move|Expected], Witness).

%   costs(+Witness, +Cost) is semidet: by the search the move is worse by half of what is lost, at
%   least. Else there is something for it.

costs(Witness, Cost) :-
    (   memberchk(gain(Gain), Witness)
    ->  2*Cost >= -Gain
    ;   true
    ).

last_resort(Study, Score, Line, Lines, Claim) :-
    (   judged_claim(Study, Score, Line, Lines, Claim0)
    ->  Claim = Claim0
    ;   Claim = claim(judged, [terms([])])
    ).

%   importance(+Claim, -Key:integer): the more, the earlier it is said.

importance(claim(Kind, Witness), Key) :-
    rank(Kind, Rank),
    (   Kind == worse,
        memberchk(about(alternative), Witness)
    ->  Base = 340
    ;   Kind == judged,
        memberchk(difference(Difference), Witness),
        Difference =< -80,
        memberchk(terms([_]), Witness)
    ->  Base = 790
    ;   memberchk(begun(false), Witness)
    ->  Base = 240
    ;   Base = Rank
    ),
    (   memberchk(gain(Gain), Witness)
    ->  Key is Base+min(90, abs(Gain)//20)
    ;   Key = Base
    ).

rank(mates, 1000).
rank(brinkmate, 950).
rank(parries, 930).
rank(threatens_mate, 900).
rank(worse, 800).
rank(forks, 700).
rank(skewers, 700).
rank(traps, 690).
rank(overloads, 690).
rank(discovers, 690).
rank(takes, 600).
rank(exchanges, 600).
rank(defends, 590).
rank(threatens, 580).
rank(captures_checker, 560).
rank(escapes, 560).
rank(blocks, 560).
rank(interposes, 560).
rank(double_check, 550).
rank(discovered_check, 550).
rank(answers, 510).
rank(sacrifices, 500).
rank(completes, 480).
rank(motif, 450).
rank(pins, 440).
rank(check, 430).
rank(only_move, 425).
rank(not_mated, 410).
rank(promotes, 400).
rank(balance, 390).
rank(threatens_no_mate, 380).
rank(joseki, 370).
rank(repeats, 365).
rank(aims_at, 362).
rank(plan_step, 360).
rank(learned, 350).
rank(offers, 345).
rank(clashes, 335).
rank(opens, 330).
rank(prevents, 320).
rank(protects, 318).
rank(confines, 315).
rank(shuts, 312).
rank(closes, 310).
rank(shelters, 305).
rank(pawns, 300).
rank(ranges, 295).
rank(widens, 290).
rank(prepares, 250).
rank(makes_way, 245).
rank(faces, 235).
rank(backs, 230).
rank(few_moves, 210).
rank(as_good, 200).
rank(less_good, 190).
rank(judged, 100).
rank(expected, 90).
rank(drops, 50).
rank(went_wrong, 0).
