/*  A game explained, as data for other programs and for the page: dicts that are written as JSON.

    A dict of a move has ply, move, side, sfen (before the move), score and best_score (centipawns,
    or {"mate": plies}, for the mover), loss, mark, best, line (expected, the move first), lines
    (the score and moves of each that the search has compared, the best first), decided
    (the reason of what would have been decided, of reason_json.pl, and its move), claims, and
    shown, how many of the claims a person is shown first; they come first. A claim has what
    gunshi_knowledge_claims says of its witness, with moves in USI, squares as 3c, and its sentence
    as ja and en. The dict of the summary has the one key summary. Who writes several games adds to
    each dict its game. docs/reasons.md lists the fields.
*/
:- module(gunshi_words_explained_json,
          [ move_dict/3,                % +Explained, +Shown, -Dict
            claim_dict/3,               % +Game, +Claim, -Dict
            summary_dict/2              % +Summary, -Dict
          ]).
:- use_module('../knowledge/shogi/explained', [explained_part/3]).
:- use_module('../knowledge/shogi/marks', [judged_part/3]).
:- use_module('../shogi/game', [game_number/3, game_ply/2, game_position/2]).
:- use_module('../shogi/move_words', [square_usi/2]).
:- use_module('../shogi/position', [position_sfen/3, side_to_move/2, move_usi/2]).
:- use_module(reason_json, [choice_usi/2, reason_dict/3, result_dict/2, source_text/2]).
:- use_module(sentences, [claim_sentence/4]).
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [append/3, member/2, subtract/3]).

%!  move_dict(+Explained, +Shown:list, -Dict) is det.
%
%   Dict of the move of Explained; Shown are the claims that a person is shown first.

move_dict(Explained, Shown, Dict) :-
    explained_part(Explained, game, Game),
    explained_part(Explained, ply, Ply),
    explained_part(Explained, judged, Judged),
    game_position(Game, Position),
    side_to_move(Position, Side),
    sfen(Game, Position, Sfen),
    judged_part(Judged, move, Move0),
    judged_part(Judged, best, Best0),
    judged_part(Judged, score, Score0),
    judged_part(Judged, best_score, BestScore0),
    judged_part(Judged, loss, Loss),
    judged_part(Judged, mark, Mark),
    judged_part(Judged, line, Line0),
    move_usi(Move0, Move),
    move_usi(Best0, Best),
    score(Score0, Score),
    score(BestScore0, BestScore),
    maplist(move_usi, Line0, Line),
    judged_part(Judged, lines, Lines0),
    maplist(line_dict, Lines0, Lines),
    decided(Explained, Decided),
    explained_part(Explained, claims, Claims0),
    subtract(Claims0, Shown, Folded),
    explained_part(Explained, better, Better),
    append(Shown, Folded, Claims1),
    append(Claims1, Better, Claims2),
    exclude(went_wrong, Claims2, Claims3),
    maplist(claim_dict(Game), Claims3, Claims),
    length(Shown, Count),
    Dict = _{ply:Ply, move:Move, side:Side, sfen:Sfen, score:Score, best_score:BestScore,
             loss:Loss, mark:Mark, best:Best, line:Line, lines:Lines, decided:Decided,
             claims:Claims, shown:Count}.

line_dict(line(Score0, _, Moves0), _{score:Score, moves:Moves}) :-
    score(Score0, Score),
    maplist(move_usi, Moves0, Moves).

went_wrong(claim(went_wrong, _)).

sfen(Game, Position, Sfen) :-
    game_ply(Game, Ply),
    Next is Ply+1,
    game_number(Game, Next, Number),
    position_sfen(Position, Number, Sfen).

score(cp(Centipawns), Centipawns).
score(mate(Plies), _{mate:Plies}).

decided(Explained, Decided) :-
    explained_part(Explained, game, Game),
    explained_part(Explained, reason, Reason),
    explained_part(Explained, choice, Choice),
    choice_usi(Choice, Move),
    reason_dict(Game, Reason, Dict),
    Decided = Dict.put(move, Move).

%!  claim_dict(+Game, +Claim, -Dict) is det.
%
%   Dict of Claim, of gunshi_knowledge_claims, about a move at the end of Game.

claim_dict(Game, Claim, Dict) :-
    Claim = claim(Kind, Witness),
    claim_sentence(ja, Game, Claim, Ja),
    claim_sentence(en, Game, Claim, En),
    findall(Key-Value, ( member(Part, Witness), json_part(Part, Key, Value) ), Pairs),
    dict_create(Dict, _, [kind-Kind, ja-Ja, en-En|Pairs]).

%   json_part(+Part, -Key, -Value) is semidet: of a part of a witness that programs are told.

json_part(Part, Key, Value) :-
    Part =.. [Key, Value],
    plain(Key),
    !.
json_part(Part, Key, Value) :-
    Part =.. [Key, Moves],
    of_moves(Key),
    !,
    maplist(move_usi, Moves, Value).
json_part(move(Move), move, Usi) :-
    move_usi(Move, Usi).
json_part(against(Move), against, Usi) :-
    move_usi(Move, Usi).
json_part(pass, pass, true).
json_part(waits, waits, true).
json_part(hands(Own, Theirs), hands, [Own, Theirs]).
json_part(techniques(Named), techniques, Techniques) :-
    findall(_{move:Number, name:Name}, member(technique(Number, Name, _, _), Named), Techniques).
json_part(ways(Ways0), ways, Ways) :-
    findall(_{move:Usi, names:Names},
            ( member(way(Move, Names), Ways0), move_usi(Move, Usi) ),
            Ways).
json_part(squares(Squares0), squares, Squares) :-
    maplist(square_dict, Squares0, Squares).
json_part(heads(Pieces0), heads, Pieces) :-
    maplist(square_dict, Pieces0, Pieces).
json_part(source(Source0), clause, Source) :-
    source_text(Source0, Source).
json_part(terms(Terms), terms, Dict) :-
    dict_create(Dict, _, Terms).

plain(about).
plain(from).
plain(gain).
plain(mate).
plain(mated).
plain(plies).
plain(count).
plain(was).
plain(made).
plain(needed).
plain(own).
plain(theirs).
plain(mate_threats).
plain(forks).
plain(side).
plain(pieces).
plain(name).
plain(difference).
plain(score).
plain(ahead).
plain(behind).

of_moves(line).
of_moves(moves).
of_moves(drops).
of_moves(steps).
of_moves(would).

square_dict(on(Square, Side, Kind, Role),
            _{square:Name, side:Side, piece:Kind, role:Role}) :-
    square_usi(Square, Name).

%!  summary_dict(+Summary, -Dict) is det.
%
%   Dict of Summary, of game_summary/3.

summary_dict(summary(Result, Turns, Reached, Losses, Behind), _{summary:Dict}) :-
    result_dict(Result, ResultDict),
    findall(_{ply:Ply, why:Why}, member(turn(Ply, Why), Turns), TurnDicts),
    findall(_{ply:Ply, side:Side, name:Name, ja:Ja, en:En},
            member(reached(Ply, Side, Name, Ja, En), Reached),
            ReachedDicts),
    findall(_{side:Side, phase:Phase, moves:Count, mean:Mean},
            member(loss(Side, Phase, Count, Mean), Losses),
            LossDicts),
    Dict = _{result:ResultDict, turning_points:TurnDicts, reached:ReachedDicts,
             losses:LossDicts, behind:Behind}.
