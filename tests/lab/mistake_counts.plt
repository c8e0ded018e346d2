:- encoding(utf8).
/*  Tables over games: sums by player, side and phase; kinds and motifs, the most frequent first. */
:- module(test_mistake_counts, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/lab/mistake_counts)).

%   Two games of A and B, sides swapped; of the third nobody is known.

row(_{sente:'A', gote:'B',
      moves:[ _{side:sente, phase:opening, moves:10, loss:100},
              _{side:sente, phase:end, moves:10, loss:900},
              _{side:gote, phase:opening, moves:20, loss:340} ],
      mistakes:[ _{ply:11, side:sente, phase:end, move:'5i5h', best:'5i4h', mark:'??', loss:700,
                   what:lost, of:hi, motifs:[_{name:fork, ja:'両取り', en:fork}]},
                 _{ply:12, side:gote, phase:opening, move:'5a5b', best:'5a4b', mark:'?!', loss:90,
                   what:missed, of:threatens, motifs:[]} ]}).
row(_{sente:'B', gote:'A',
      moves:[ _{side:gote, phase:opening, moves:20, loss:20} ],
      mistakes:[]}).
row(_{sente:null, gote:null,
      moves:[ _{side:sente, phase:middle, moves:50, loss:400} ],
      mistakes:[ _{ply:1, side:sente, phase:middle, move:'7g7f', best:'2g2f', mark:'?', loss:300,
                   what:lost, of:hi, motifs:[]} ]}).

rows(Rows) :-
    findall(Row, row(Row), Rows).

counts(Who, Name, Phase, counts(Moves, Loss, Blunders, Mistakes, Inaccuracies)) :-
    rows(Rows),
    loss_rows(Rows, Losses),
    member(Row, Losses),
    _{who:Who, name:Name, phase:Phase, moves:Moves, loss:Loss0, blunders:Blunders,
      mistakes:Mistakes, inaccuracies:Inaccuracies} :< Row,
    Loss is float(Loss0).

:- begin_tests(mistake_counts).

test(all, all(Counts == [counts(110, 16.0, 1, 1, 1)])) :-
    counts(all, '', all, Counts).
test(sides, all(Side-Counts == [ sente-counts(70, 20.0, 1, 1, 0),
                                 gote-counts(40, 9.0, 0, 0, 1) ])) :-
    member(Side, [sente, gote]),
    counts(Side, '', all, Counts).
test(a_player_on_both_sides, all(Counts == [counts(40, 25.5, 1, 0, 0)])) :-
    counts(player, 'A', all, Counts).
test(phases, all(Phase-Counts == [ opening-counts(30, 4.0, 0, 0, 0),
                                   end-counts(10, 90.0, 1, 0, 0) ])) :-
    member(Phase, [opening, middle, end]),
    counts(player, 'A', Phase, Counts).
test(order, Order == [all, sente, gote, 'A', 'B']) :-
    rows(Rows),
    loss_rows(Rows, Losses),
    findall(Key,
            ( member(Row, Losses),
              Row.phase == all,
              ( Row.who == player -> Key = Row.name ; Key = Row.who )
            ),
            Order).
test(kinds, Kinds == [lost-hi-2-1-1-0, missed-threatens-1-0-0-1]) :-
    rows(Rows),
    kind_rows(Rows, KindRows),
    findall(What-Of-Count-Blunders-Mistakes-Inaccuracies,
            ( member(Row, KindRows),
              _{what:What, of:Of, count:Count, blunders:Blunders, mistakes:Mistakes,
                inaccuracies:Inaccuracies} :< Row
            ),
            Kinds).
test(motifs, Motifs == [fork-1-0-0-1]) :-
    rows(Rows),
    motif_rows(Rows, MotifRows),
    findall(Name-Count-Opening-Middle-End,
            ( member(Row, MotifRows),
              _{name:Name, count:Count, opening:Opening, middle:Middle, end:End} :< Row
            ),
            Motifs).
test(a_row_reads_back, [forall(row(Row)), Again =@= Row]) :-
    row_text(Row, Text),
    row_text(Again, Text).
test(no_row, [forall(member(Text, ["", "nonsense", "[1]"])), fail]) :-
    row_text(_, Text).

:- end_tests(mistake_counts).
