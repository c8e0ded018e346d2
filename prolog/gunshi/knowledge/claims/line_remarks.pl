:- encoding(utf8).
/*  What is remarkable in the lines that claims show: moves that threaten mate (詰めろ), such as
    fork (両取り), and pawns whose play has a name (垂れ歩 …).
*/
:- module(gunshi_knowledge_claims_line_remarks,
          [ with_line_remarks/3         % +Study, +Claims0, -Claims
          ]).
:- use_module('../../shogi/game', [game_new/2, game_play/3, game_position/2]).
:- use_module('../../shogi/position',
              [checking_moves/2, in_check/1, position_after/3, position_passed/2]).
:- use_module('../../shogi/relations', [position_exchange/4]).
:- use_module('../../shogi/squares', [move_to/2]).
:- use_module('../shogi/motifs', [motifs_of/3]).
:- use_module('../shogi/relation_words', [piece_points/1]).
:- use_module(mates, [mate_of/4, unmated/2]).
:- use_module(study, [line_start/3, points_of/2, standing/4, studied/3]).
:- use_module(tactics, [fork_targets/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

%!  with_line_remarks(+Study, +Claims0:list, -Claims:list) is det.
%
%   Claims are Claims0 of the move of Study; those which show what is expected, another move or
%   another reply, with any of
%
%     - mate_threats(Numbers)  moves that threaten mate: if the other side then passed, it would be
%                              mated, and in place of the move it was not, as the solver proves
%                              within 1,000 positions each; not those that answer a check
%     - forks(Numbers)         moves that fork two pieces, silvers or more, and take nothing; where
%                              the piece stands it loses nothing by captures (fork_targets/3), and
%                              the next move does not take it
%     - techniques(Named)      technique(Number, Name, Japanese, English): pawns that are dropped or
%                              pushed so, by the first four moves of the line, as a motif of that
%                              Name says (technique/1)
%
%   Numbers are those of moves of the line, from 1 to 6: the first such one of each side. Of a
%   branch those are left out that another line has, too.

with_line_remarks(Study, Claims0, Claims) :-
    maplist(with_remarks(Study), Claims0, Claims).

with_remarks(Study, claim(Kind, Witness0), claim(Kind, Witness)) :-
    shows_line(Kind),
    memberchk(line(Line), Witness0),
    studied(Study, game, Game),
    line_start(Witness0, Game, Start),
    !,
    (   Kind == branch,
        memberchk(count(Trunk), Witness0)
    ->  true
    ;   Trunk = 0
    ),
    findall(Remark,
            (   remark(Line, Start, Trunk, Remark)
            ;   techniques(Witness0, Game, Start, Line, Trunk, Remark)
            ),
            Remarks),
    append(Witness0, Remarks, Witness).
with_remarks(_, Claim, Claim).

shows_line(expected).
shows_line(as_good).
shows_line(less_good).
shows_line(next).
shows_line(on_reply).
shows_line(instead).
shows_line(branch).

remark(Line, Start, Trunk, Remark) :-
    member(Key, [mate_threats, forks]),
    first_ones(Line, 1, Start, Key, [], Numbers0),
    findall(Number, ( member(Number, Numbers0), Number > Trunk ), Numbers),
    Numbers = [_|_],
    Remark =.. [Key, Numbers].

%   techniques(+Witness, +Game, +Start, +Line, +Trunk, -Remark) is semidet: what was played before
%   in Game counts for some names; behind a pass there is no such game.

techniques(Witness, Game, Start, Line, Trunk, techniques(Named)) :-
    (   memberchk(pass, Witness)
    ->  game_new(Start, There)
    ;   memberchk(move(Move), Witness),
        game_play(Game, Move, There)
    ),
    named(Line, 1, There, Named0),
    findall(technique(Number, Name, Japanese, English),
            ( member(technique(Number, Name, Japanese, English), Named0), Number > Trunk ),
            Named),
    Named = [_|_].

%   named(+Line, +Number, +Game, -Named): Game ends where Line begins.

named([Move|Line], Number, Game, Named) :-
    Number =< 4,
    game_play(Game, Move, After),
    !,
    (   of_pawn(Move, Game, Line),
        motifs_of(Game, Move, Motifs),
        member(motif(Name, Japanese, English, _, _), Motifs),
        technique(Name)
    ->  Named = [technique(Number, Name, Japanese, English)|Named1]
    ;   Named = Named1
    ),
    Number1 is Number+1,
    named(Line, Number1, After, Named1).
named(_, _, _, []).

%   of_pawn(+Move, +Game, +Line) is semidet: a pawn is dropped; or pushed, taken at once, and
%   Line, which goes on, does not take it back.

of_pawn(drop(fu, _), _, _).
of_pawn(move(From, To), Game, [Taker, Next|Later]) :-
    game_position(Game, Position),
    standing(Position, _, fu, From),
    move_to(Taker, To),
    \+ ( member(Move, [Next|Later]), move_to(Move, To) ).

%   technique(?Name) is semidet: a motif of this name is told of in lines. Others of pawns say where
%   one stands.

technique(tarefu).
technique(tataki_no_fu).
technique(renda_no_fu).
technique(tsugifu).
technique(awase_no_fu).
technique(shouten_no_fu).
technique(sokofu).
technique(kinzoko_no_fu).
technique(tsukisute).
technique(tsukichigai_no_fu).

%   first_ones(+Line, +Number, +Position, +Key, +Found, -Numbers): Found are 0, 1 or both: the
%   remainders by 2 of the numbers that were found before.

first_ones([Move|Line], Number, Position, Key, Found, Numbers) :-
    Number =< 6,
    position_after(Position, Move, After),
    !,
    Next is Number+1,
    Mover is Number mod 2,
    (   \+ memberchk(Mover, Found),
        remarkable(Key, Position, Move, Line, After)
    ->  Numbers = [Number|Numbers1],
        first_ones(Line, Next, After, Key, [Mover|Found], Numbers1)
    ;   first_ones(Line, Next, After, Key, Found, Numbers)
    ).
first_ones(_, _, _, _, _, []).

remarkable(mate_threats, Before, _, _, After) :-
    \+ in_check(Before),
    \+ in_check(After),
    position_passed(After, Passed),
    checking_moves(Passed, [_|_]),
    mate_of(Passed, 1000, _, _),
    unmated(Before, 1000).
remarkable(forks, Before, Move, Later, After) :-
    move_to(Move, To),
    \+ ( Later = [Next|_], move_to(Next, To) ),
    \+ standing(Before, _, _, To),
    fork_targets(After, To, Targets),
    findall(Square, ( member(on(Square, _, Kind, _), Targets), dear(Kind) ), [_, _|_]),
    piece_points(Points),
    position_exchange(Before, Points, Move, Gain),
    Gain >= 0.

dear(Kind) :-
    points_of(Kind, Points),
    Points >= 500.
