:- encoding(utf8).
/*  Who errs where, over many games explained: by player, side and phase of the game; what was wrong
    with the mistakes; which motifs were missed.

    Each game gives a row of plain data, which is kept as a line of JSON. The tables are made of the
    rows alone, so that a game which was explained before is counted without being explained again.
*/
:- module(gunshi_lab_mistake_counts,
          [ mistake_row/3,              % +Game, +Moves, -Row
            row_text/2,                 % ?Row, ?Text
            loss_rows/2,                % +Rows, -LossRows
            kind_rows/2,                % +Rows, -KindRows
            motif_rows/2                % +Rows, -MotifRows
          ]).
:- use_module('../knowledge/shogi/explained', [explained_part/3]).
:- use_module('../knowledge/shogi/marks', [judged_part/3]).
:- use_module('../knowledge/shogi/mistakes', [explained_mistake/2, mistake_part/3]).
:- use_module('../shogi/game', [game_header/3, game_position/2]).
:- use_module('../shogi/position', [side_to_move/2, move_usi/2]).
:- use_module(decided, [game_phase/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(http/json), [atom_json_dict/3, json_write_dict/3]).
:- autoload(library(lists), [member/2, memberchk/2, nth1/3, sum_list/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  mistake_row(+Game, +Moves:list, -Row:dict) is det.
%
%   Row is what the tables need of Game, whose moves Moves, of explained_moves/4, explain:
%
%     - sente, gote: the players, as the record names them; or `null`
%     - moves: a dict for each side and phase that has moves: side, phase, as game_phase/2 has it,
%       moves, and loss, the sum of the centipawns that they lost
%     - mistakes: a dict for each: ply, side, phase, move and best in USI, and mark, loss, what, of
%       and motifs as mistake_part/3 has them, each motif with name, ja and en
%
%   @error as game_phase/2

mistake_row(Game, Moves, _{sente:Sente, gote:Gote, moves:Sums, mistakes:Mistakes}) :-
    player(Game, '先手', Sente),
    player(Game, '後手', Gote),
    maplist(placed, Moves, Placed),
    findall(_{side:Side, phase:Phase, moves:Count, loss:Sum},
            ( member(Side, [sente, gote]),
              member(Phase, [opening, middle, end, none]),
              findall(Loss, lost(Placed, Side, Phase, Loss), Losses),
              Losses = [_|_],
              length(Losses, Count),
              sum_list(Losses, Sum)
            ),
            Sums),
    findall(Mistake, mistake(Placed, Mistake), Mistakes).

player(Game, Key, Name) :-
    (   game_header(Game, Key, Name0),
        normalize_space(atom(Name1), Name0),
        Name1 \== ''
    ->  Name = Name1
    ;   Name = null
    ).

%   placed(+Explained, -Placed): with the side and the phase of its move.

placed(Explained, placed(Side, Phase, Explained)) :-
    explained_part(Explained, game, Game),
    game_position(Game, Position),
    side_to_move(Position, Side),
    game_phase(Game, Phase).

lost(Placed, Side, Phase, Loss) :-
    member(placed(Side, Phase, Explained), Placed),
    explained_part(Explained, judged, Judged),
    judged_part(Judged, loss, Loss).

mistake(Placed, _{ply:Ply, side:Side, phase:Phase, move:Move, best:Best, mark:Mark, loss:Loss,
                  what:What, of:Of, motifs:Motifs}) :-
    member(placed(Side, Phase, Explained), Placed),
    explained_mistake(Explained, Mistake),
    explained_part(Explained, ply, Ply),
    explained_part(Explained, judged, Judged),
    judged_part(Judged, move, Move0),
    judged_part(Judged, best, Best0),
    move_usi(Move0, Move),
    move_usi(Best0, Best),
    mistake_part(Mistake, mark, Mark),
    mistake_part(Mistake, loss, Loss),
    mistake_part(Mistake, what, What),
    mistake_part(Mistake, of, Of),
    mistake_part(Mistake, motifs, Missed),
    findall(_{name:Name, ja:Ja, en:En}, member(motif(Name, Ja, En), Missed), Motifs).

%!  row_text(+Row:dict, -Text:string) is det.
%!  row_text(-Row:dict, +Text) is semidet.
%
%   Text is Row as a line of JSON. Read, strings are atoms. Fails when Text is no JSON object.

row_text(Row, Text) :-
    (   var(Row)
    ->  catch(atom_json_dict(Text, Row0, [value_string_as(atom)]), error(_, _), fail),
        is_dict(Row0),
        Row = Row0
    ;   with_output_to(string(Text),
                       ( current_output(Out), json_write_dict(Out, Row, [width(0)]) ))
    ).

%!  loss_rows(+Rows:list(dict), -LossRows:list(dict)) is det.
%
%   LossRows count the moves of the games of Rows, and what they lost. Each has `who`: all, sente,
%   gote, or player; `name`, of a player, else empty; `phase`: all, opening, middle, end, none;
%   `moves`; `loss`, their mean; `blunders` (??), `mistakes` (?) and `inaccuracies` (?!). First come
%   all, the sides, then the players, those with the most moves first. What has no moves has no row.

loss_rows(Rows, LossRows) :-
    findall(Key-Counts,
            ( member(Row, Rows),
              counted(Row, Side, Phase0, Counts),
              who(Row, Side, Who, Name),
              member(Phase, [all, Phase0]),
              Key = key(Who, Name, Phase)
            ),
            Pairs),
    keysort(Pairs, Ordered),
    group_pairs_by_key(Ordered, Groups),
    maplist(summed, Groups, Summed),
    findall(Order-Row, ( member(Row, Summed), loss_order(Row, Summed, Order) ), Keyed),
    keysort(Keyed, Sorted),
    findall(Row, member(_-Row, Sorted), LossRows).

counted(Row, Side, Phase, counts(Moves, Loss, 0, 0, 0)) :-
    member(_{side:Side, phase:Phase, moves:Moves, loss:Loss}, Row.moves).
counted(Row, Side, Phase, Counts) :-
    member(Mistake, Row.mistakes),
    _{side:Side, phase:Phase, mark:Mark} :< Mistake,
    memberchk(Mark-Counts, [ '??'-counts(0, 0, 1, 0, 0), '?'-counts(0, 0, 0, 1, 0),
                             '?!'-counts(0, 0, 0, 0, 1) ]).

who(_, _, all, '').
who(_, Side, Side, '').
who(Row, Side, player, Name) :-
    get_dict(Side, Row, Name),
    Name \== null.

summed(key(Who, Name, Phase)-All,
       _{who:Who, name:Name, phase:Phase, moves:Moves, loss:Mean, blunders:Blunders,
         mistakes:Mistakes, inaccuracies:Inaccuracies}) :-
    foldl(added, All, counts(0, 0, 0, 0, 0),
          counts(Moves, Loss, Blunders, Mistakes, Inaccuracies)),
    Mean is Loss/Moves.

added(counts(A0, B0, C0, D0, E0), counts(A1, B1, C1, D1, E1), counts(A, B, C, D, E)) :-
    A is A0+A1,
    B is B0+B1,
    C is C0+C1,
    D is D0+D1,
    E is E0+E1.

loss_order(Row, Summed, order(WhoNumber, Fewer, Name, PhaseNumber)) :-
    _{who:Who, name:Name, phase:Phase} :< Row,
    nth_of([all, sente, gote, player], Who, WhoNumber),
    nth_of([all, opening, middle, end, none], Phase, PhaseNumber),
    member(Whole, Summed),
    _{who:Who, name:Name, phase:all, moves:Moves} :< Whole,
    !,
    Fewer is -Moves.

nth_of(List, Element, Nth) :-
    nth1(Nth, List, Element),
    !.

%!  kind_rows(+Rows:list(dict), -KindRows:list(dict)) is det.
%
%   KindRows count the mistakes of Rows by what was wrong, the most frequent first: what and of as
%   mistake_part/3 has them, `count`, and how many of each mark and phase: `blunders`, `mistakes`,
%   `inaccuracies`, `opening`, `middle`, `end`.

kind_rows(Rows, KindRows) :-
    findall(What/Of-Mistake,
            ( member(Row, Rows),
              member(Mistake, Row.mistakes),
              _{what:What, of:Of} :< Mistake
            ),
            Pairs),
    counted_groups(Pairs, Groups),
    findall(Row,
            ( member(counted(What/Of, Count, Mistakes), Groups),
              how_many(Mistakes, mark, '??', Blunders),
              how_many(Mistakes, mark, '?', Middling),
              how_many(Mistakes, mark, '?!', Inaccuracies),
              phases(Mistakes, Opening, Middle, End),
              Row = _{what:What, of:Of, count:Count, blunders:Blunders, mistakes:Middling,
                      inaccuracies:Inaccuracies, opening:Opening, middle:Middle, end:End}
            ),
            KindRows).

%!  motif_rows(+Rows:list(dict), -MotifRows:list(dict)) is det.
%
%   MotifRows count the motifs that were missed in the games of Rows, the most frequent first: name,
%   ja, en, count, opening, middle, end.

motif_rows(Rows, MotifRows) :-
    findall(motif(Name, Ja, En)-Mistake,
            ( member(Row, Rows),
              member(Mistake, Row.mistakes),
              member(_{name:Name, ja:Ja, en:En}, Mistake.motifs)
            ),
            Pairs),
    counted_groups(Pairs, Groups),
    findall(_{name:Name, ja:Ja, en:En, count:Count, opening:Opening, middle:Middle, end:End},
            ( member(counted(motif(Name, Ja, En), Count, Mistakes), Groups),
              phases(Mistakes, Opening, Middle, End)
            ),
            MotifRows).

%   counted_groups(+Pairs, -Groups): counted(Key, Count, Values), the largest first.

counted_groups(Pairs, Groups) :-
    keysort(Pairs, Ordered),
    group_pairs_by_key(Ordered, Grouped),
    findall(counted(Key, Count, Values),
            ( member(Key-Values, Grouped), length(Values, Count) ),
            Groups0),
    sort(2, @>=, Groups0, Groups).

phases(Mistakes, Opening, Middle, End) :-
    how_many(Mistakes, phase, opening, Opening),
    how_many(Mistakes, phase, middle, Middle),
    how_many(Mistakes, phase, end, End).

how_many(Mistakes, Key, Value, Count) :-
    aggregate_all(count, ( member(Mistake, Mistakes), get_dict(Key, Mistake, Value) ), Count).
