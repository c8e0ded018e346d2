:- encoding(utf8).
/*  The tables over many games explained: who errs where, what was wrong, which motifs were missed.
*/
:- module(gunshi_cli_explain_tables,
          [ print_tables/2,             % +Language, +Rows
            loss_cells/2,               % +Rows, -Lines
            mistake_cells/2             % +Named, -Lines
          ]).
:- use_module('../../lab/mistake_counts', [kind_rows/2, loss_rows/2, motif_rows/2]).
:- use_module('../../words/mistakes', [mistake_words/4, phase_words/3]).
:- use_module('../../words/text_width', [text_width/2]).
:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).

%   So many players are printed; the file has all.

most_players(30).

%!  print_tables(+Language, +Rows:list(dict)) is det.
%
%   Print the tables of Rows, of mistake_row/3, in Language, `en` or `ja`.

print_tables(Language, Rows) :-
    loss_rows(Rows, Losses),
    length(Rows, Games),
    title(Language, Title),
    format(Title, [Games]),
    losses_head(Language, Head),
    print_line(Head),
    partition(of_a_player, Losses, PlayerRows, SideRows),
    forall(member(Row, SideRows), print_loss(Language, Row)),
    print_players(Language, PlayerRows),
    kind_rows(Rows, Kinds),
    print_kinds(Language, Kinds),
    motif_rows(Rows, Motifs),
    print_motifs(Language, Motifs).

of_a_player(Row) :-
    Row.who == player.

%   print_loss(+Language, +Row): a line of a side, or below it of a phase.

print_loss(Language, Row) :-
    _{who:Who, phase:Phase} :< Row,
    (   Phase == all
    ->  who_words(Language, Who, First)
    ;   phase_words(Language, Phase, Words),
        string_concat("  ", Words, First)
    ),
    loss_texts(Row, Texts),
    print_line([First|Texts]).

loss_texts(Row, [Moves, Loss, Blunders, Mistakes, Inaccuracies]) :-
    _{moves:Moves, loss:Mean, blunders:B, mistakes:M, inaccuracies:I} :< Row,
    format(string(Loss), "~0f", [Mean]),
    a_hundred(B, Moves, Blunders),
    a_hundred(M, Moves, Mistakes),
    a_hundred(I, Moves, Inaccuracies).

a_hundred(Count, Moves, Text) :-
    Share is 100*Count/Moves,
    format(string(Text), "~1f", [Share]).

%   print_players(+Language, +Rows): a line a player, with the mean loss of each phase behind.

print_players(Language, Rows) :-
    findall(Row, ( member(Row, Rows), Row.phase == all ), Wholes),
    (   Wholes == []
    ->  true
    ;   players_head(Language, Head),
        nl,
        print_line(Head),
        most_players(Most),
        forall(( nth1(N, Wholes, Whole), N =< Most ), print_player(Whole, Rows)),
        length(Wholes, Count),
        (   Count > Most
        ->  More is Count-Most,
            more_players(Language, Words),
            format(Words, [More])
        ;   true
        )
    ).

print_player(Whole, Rows) :-
    Name = Whole.name,
    loss_texts(Whole, Texts),
    findall(Text,
            ( member(Phase, [opening, middle, end]),
              (   member(Row, Rows),
                  _{name:Name, phase:Phase, loss:Mean} :< Row
              ->  format(string(Text), "~0f", [Mean])
              ;   Text = "-"
              )
            ),
            Phases),
    append([Name|Texts], Phases, Cells),
    print_line(Cells).

print_kinds(Language, Kinds) :-
    kinds_head(Language, Head),
    nl,
    print_line(Head),
    forall(member(Kind, Kinds),
           ( _{what:What, of:Of, count:Count, blunders:B, mistakes:M, inaccuracies:I,
               opening:Opening, middle:Middle, end:End} :< Kind,
             mistake_words(Language, What, Of, Words),
             print_line([Words, Count, B, M, I, Opening, Middle, End])
           )).

print_motifs(Language, Motifs) :-
    motifs_head(Language, Head),
    nl,
    print_line(Head),
    forall(member(Motif, Motifs),
           ( _{ja:Ja, en:En, count:Count, opening:Opening, middle:Middle, end:End} :< Motif,
             (   Language == ja
             ->  Words = Ja
             ;   format(string(Words), "~w ~w", [Ja, En])
             ),
             print_line([Words, Count, Opening, Middle, End])
           )).

%   print_line(+Cells): the first is a text on the left, the others numbers on the right.

print_line([First|Others]) :-
    pad_right(First, 40),
    forall(member(Cell, Others), pad_left(Cell, 9)),
    nl.

pad_right(Text, Width) :-
    text_width(Text, Columns),
    Spaces is max(1, Width-Columns),
    format("~w~*c", [Text, Spaces, 0' ]).

pad_left(Text, Width) :-
    text_width(Text, Columns),
    Spaces is max(1, Width-Columns),
    format("~*c~w", [Spaces, 0' , Text]).

title(en, "Who errs where: games ~d~n~n").
title(ja, "誰がどこで間違えたか（~d局）~n~n").

losses_head(en, ["", "moves", "loss", "?? /100", "? /100", "?! /100"]).
losses_head(ja, ["", "手数", "損", "??/100", "?/100", "?!/100"]).

players_head(Language, Head) :-
    losses_head(Language, [_|Head0]),
    heading(Language, player, First),
    phase_heads(Language, Phases),
    append([First|Head0], Phases, Head).

kinds_head(Language, [First, Count, "??", "?", "?!"|Phases]) :-
    heading(Language, kind, First),
    heading(Language, count, Count),
    phase_heads(Language, Phases).

motifs_head(Language, [First, Count|Phases]) :-
    heading(Language, motif, First),
    heading(Language, count, Count),
    phase_heads(Language, Phases).

heading(en, player, "player; mean loss by phase").
heading(ja, player, "対局者（段階ごとの損）").
heading(en, kind, "what was wrong").
heading(ja, kind, "間違いの種類").
heading(en, motif, "motif (手筋) missed by ? and ??").
heading(ja, motif, "? と ?? が逃した手筋").
heading(en, count, "moves").
heading(ja, count, "手数").

phase_heads(en, ["opening", "middle", "ending"]).
phase_heads(ja, ["序盤", "中盤", "終盤"]).

more_players(en, "and ~d more; players.csv has all~n").
more_players(ja, "ほか~d人（players.csv に全員）~n").

who_words(en, all,   "all").
who_words(en, sente, "▲ sente").
who_words(en, gote,  "△ gote").
who_words(ja, all,   "全体").
who_words(ja, sente, "▲先手").
who_words(ja, gote,  "△後手").

%!  loss_cells(+Rows:list(dict), -Lines:list(list)) is det.
%
%   Lines are the table of losses of Rows for a CSV file, the first with the columns' names.

loss_cells(Rows, [Columns|Lines]) :-
    Columns = [who, name, phase, moves, loss, blunders, mistakes, inaccuracies],
    loss_rows(Rows, Losses),
    findall(Line,
            ( member(Row, Losses),
              findall(Cell, ( member(Column, Columns), get_dict(Column, Row, Cell) ), Line)
            ),
            Lines).

%!  mistake_cells(+Named:list, -Lines:list(list)) is det.
%
%   Lines are all mistakes of games for a CSV file, the first with the columns' names. Named are
%   File-Row, the name of the file that was written of a game and its row.

mistake_cells(Named, [Head|Lines]) :-
    Columns = [ply, side, phase, move, best, mark, loss, what, of],
    append([file, player|Columns], [motifs], Head),
    findall([File, Player|Line],
            ( member(File-Row, Named),
              member(Mistake, Row.mistakes),
              Side = Mistake.side,
              get_dict(Side, Row, Name),
              ( Name == null -> Player = '' ; Player = Name ),
              findall(Cell, ( member(Column, Columns), get_dict(Column, Mistake, Cell) ), Cells),
              findall(Motif, ( member(One, Mistake.motifs), Motif = One.name ), Motifs),
              atomic_list_concat(Motifs, ' ', MotifText),
              append(Cells, [MotifText], Line)
            ),
            Lines).
