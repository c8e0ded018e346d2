/*  Claims of tactics: forks, pins, skewers, discoveries, pieces without a way out, guards with two
    duties; and the motifs (手筋) of the knowledge base.

    Each tactic but a pin is claimed only when it wins something against every reply: its line
    begins with the best reply, then goes on by captures. A pin is seen on the board.
*/
:- module(gunshi_knowledge_claims_tactics,
          [ tactic_claim/2,             % +Study, -Claim
            motif_claim/2,              % +Study, -Claim
            fork_targets/3              % +Position, +Square, -Targets
          ]).
:- use_module('../../base/declare', [declaration/5]).
:- use_module('../../shogi/position', [opponent/2]).
:- use_module('../../shogi/relations',
              [ position_attackers/4, position_attacks/3, position_duty/4, position_line/4,
                position_overloaded/3, position_pinned/3, position_trapped/3
              ]).
:- use_module('../../shogi/squares', [move_from/2, move_to/2]).
:- use_module('../shogi/motifs', [motifs_of/4]).
:- use_module('../shogi/relation_words', [piece_points/1]).
:- use_module(study,
              [ captures/4, line_gain/4, moved_piece/3, points_of/2, settled_part/4, standing/4,
                studied/3
              ]).
:- autoload(library(lists), [member/2, memberchk/2, nth1/3]).

%!  tactic_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move of Study: `forks`, `skewers`, `discovers`, `traps`,
%   `overloads`, each with the line of the best reply; `pins`.

tactic_claim(Study, Claim) :-
    aimed(Study, Aimed),
    Aimed = [_|_],
    best_reply(Study, Gain, Line),
    member(Tactic-Squares, Aimed),
    wins_there(Tactic, Line, Squares),
    Claim = claim(Tactic, [squares(Squares), line(Line), gain(Gain)]).
tactic_claim(Study, claim(pins, [squares(Squares)])) :-
    pinned(Study, Squares).

%   best_reply(+Study, -Gain, -Line) is semidet: against every reply the mover has Gain more than
%   before the move, and 100 more than captures would have won instead of it.

best_reply(Study, Gain, Line) :-
    studied(Study, after, After),
    captures(After, 1, _, Line0),
    studied(Study, side, Side),
    settled_part(Line0, After, Side, Line),
    studied(Study, before, Before),
    studied(Study, move, Move),
    line_gain(Before, [Move|Line], Side, Gain),
    Gain >= 100,
    captures(Before, 0, Had, _),
    Gain >= Had+100.

%   wins_there(+Tactic, +Line, +Squares) is semidet: after the reply the line takes a piece that is
%   aimed at and has not moved; but for guards with two duties, by the piece that aims.

wins_there(Tactic, [Reply, Capture|_], Squares) :-
    move_to(Capture, To),
    member(on(To, _, _, Role), Squares),
    memberchk(Role, [target, behind]),
    \+ move_to(Reply, To),
    (   Tactic == overloads
    ->  true
    ;   move_from(Capture, From),
        memberchk(on(From, _, _, attacker), Squares)
    ).

%   aimed(+Study, -Aimed): Tactic-Squares, what the move may be.

aimed(Study, Aimed) :-
    findall(Tactic-Squares, aim(Tactic, Study, Squares), Aimed).

aim(forks, Study, [Attacker|Targets]) :-
    moved_piece(Study, attacker, Attacker),
    studied(Study, after, After),
    studied(Study, to, To),
    fork_targets(After, To, Targets).
aim(skewers, Study,
    [Attacker, on(Front, Other, FrontKind, target), on(Behind, Other, Kind, behind)]) :-
    moved_piece(Study, attacker, Attacker),
    studied(Study, after, After),
    studied(Study, to, To),
    studied(Study, side, Side),
    opponent(Side, Other),
    position_line(After, To, Front, Behind),
    standing(After, Other, FrontKind, Front),
    standing(After, Other, Kind, Behind),
    Kind \== ou,
    points_of(FrontKind, Points),
    Points >= 500,
    points_of(Kind, BehindPoints),
    BehindPoints >= 300.
aim(discovers, Study, [on(Slider, Side, Kind, attacker), on(Target, Other, Prey, target)]) :-
    studied(Study, from, From),
    From \== hand,
    studied(Study, before, Before),
    studied(Study, after, After),
    studied(Study, side, Side),
    opponent(Side, Other),
    position_line(Before, Slider, From, Target),
    standing(Before, Side, Kind, Slider),
    position_attacks(After, Slider, Target),
    standing(After, Other, Prey, Target),
    Prey \== ou,
    worth_taking(After, Kind, Prey, Target, Other).
aim(traps, Study, [Attacker, on(Square, Other, Kind, target)]) :-
    moved_piece(Study, attacker, Attacker),
    studied(Study, before, Before),
    studied(Study, after, After),
    studied(Study, side, Side),
    opponent(Side, Other),
    piece_points(Points),
    position_trapped(After, Points, Square),
    standing(After, Other, Kind, Square),
    memberchk(Kind, [ka, hi, um, ry, gi, ki]),
    \+ position_trapped(Before, Points, Square).
aim(overloads, Study, [Attacker, on(Guard, Other, Kind, guard)|Targets]) :-
    moved_piece(Study, attacker, Attacker),
    studied(Study, before, Before),
    studied(Study, after, After),
    studied(Study, side, Side),
    opponent(Side, Other),
    piece_points(Points),
    position_overloaded(After, Points, Guard),
    standing(After, Other, Kind, Guard),
    \+ position_overloaded(Before, Points, Guard),
    findall(on(Square, Other, Prey, target),
            ( position_duty(After, Points, Guard, Square), standing(After, Other, Prey, Square) ),
            Targets).

%!  fork_targets(+Position, +Square:integer, -Targets:list) is semidet.
%
%   The piece on Square attacks Targets, on(Square, Side, Kind, target), two or more pieces of the
%   other side that it would win something by taking: each is worth more, or is a lance or more that
%   nothing guards, or the king.

fork_targets(Position, From, Targets) :-
    standing(Position, Side, Kind, From),
    opponent(Side, Other),
    findall(on(Square, Other, Prey, target),
            ( position_attacks(Position, From, Square),
              standing(Position, Other, Prey, Square),
              worth_taking(Position, Kind, Prey, Square, Other)
            ),
            Targets),
    Targets = [_, _|_].

%   worth_taking(+After, +Kind, +Prey, +Square, +Owner): a piece of Kind wins something by taking
%   Prey there: it is worth more, or nothing guards it; or it is the king.

worth_taking(_, _, ou, _, _) :-
    !.
worth_taking(After, Kind, Prey, Square, Owner) :-
    points_of(Prey, PreyPoints),
    PreyPoints >= 300,
    (   position_attackers(After, Square, Owner, 0)
    ->  true
    ;   points_of(Kind, Points),
        PreyPoints > Points
    ).

pinned(Study, [on(By, Side, Slider, attacker), on(Square, Other, Kind, target),
               on(King, Other, ou, behind)]) :-
    studied(Study, before, Before),
    studied(Study, after, After),
    studied(Study, side, Side),
    opponent(Side, Other),
    position_pinned(After, Square, By),
    standing(After, Other, Kind, Square),
    Kind \== fu,
    \+ position_pinned(Before, Square, By),
    standing(After, Side, Slider, By),
    standing(After, Other, ou, King).

%!  motif_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(motif, Witness) for each motif of the move of Study: name, source, and what
%   stands where: the piece moved, and the pieces that the clause says it attacks. Threats of mate
%   are claims of mates.pl, with their line, and are not asked again.
%
%   @error as motifs_of/4

motif_claim(Study, claim(motif, [name(Name), words(Japanese, English), source(Source),
                                 squares([Moved|Targets])])) :-
    studied(Study, game, Game),
    studied(Study, move, Move),
    motifs_of(Game, Move, [tsumero, hisshi], Motifs),
    moved_piece(Study, attacker, Moved),
    member(motif(Name, Japanese, English, Source, Proof), Motifs),
    motif_targets(Proof, Study, Targets).

%   motif_targets(+Proof, +Study, -Targets): pieces of the other side on squares that the proof
%   names, and that stand there still.

motif_targets(Proof, Study, Targets) :-
    studied(Study, after, After),
    studied(Study, side, Side),
    opponent(Side, Other),
    findall(on(Square, Other, Kind, target),
            ( proof_square(Proof, Square), standing(After, Other, Kind, Square) ),
            Targets0),
    sort(Targets0, Targets).

proof_square(Proof, Square) :-
    member(Leaf, Proof),
    (   Leaf = held(Goal)
    ->  functor(Goal, Name, Arity),
        Name \== seen,                  % as the mover sees the square, not as it is called
        declaration(Name, Arity, _, _, Types),
        nth1(N, Types, square),
        arg(N, Goal, Square)
    ;   Leaf = used(_, _, Below),
        proof_square(Below, Square)
    ).
