:- encoding(utf8).
/*  Aims: they decide between moves that are about as good, and each is told. */
:- module(test_aims, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/shogi/aims)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/vocabulary)).
:- use_module(library(gunshi/shogi/position), [opponent/2]).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

:- initialization(all_knowledge).

now(Sfen, Limits, Style, Now, Position) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, Limits, Style, Now).

now(Sfen, Now, Position) :-
    now(Sfen, [depth(1)], none, Now, Position).

note(Now, Note) :-
    situation_notes(Now, Notes),
    memberchk(Note, Notes).

:- meta_predicate with_aims(+, 0).

%   with_aims(+Text, :Goal): the aims of Text and no others.

with_aims(Text0, Goal) :-
    findall(Line,
            ( member(Name, [castle, attack, break_castle, net, own_king, enter]),
              format(string(Line), "disabled(~w).\n", [Name])
            ),
            Lines),
    atomics_to_string([Text0|Lines], Text),
    in_own_directory(( own_text('my.pl', Text), load_own_knowledge, once(Goal) )).

atomics_to_string(Atomics, String) :-
    atomic_list_concat(Atomics, Atom),
    atom_string(Atom, String).

%   best_by_aims(+Now, +Plies, -Move): what the search prefers, and it serves an aim.

best_by_aims(Now, Plies, Move) :-
    planned_move(Now, Plies, Move),
    once(serves(Now, _, Move)).

%   look(+Found): not the search of the choice.

look(found(_, Options, _)) :-
    memberchk(lines(_), Options).

:- begin_tests(aims).

test(aim_decides, Move-Names == move(97, 96)-[edge]) :-
    with_aims("aim(edge, \"端\", \"the edge\", 500, Now, M) :- \c
               moves(Now, M), arrives(Now, M, 96).\n",
              ( now("startpos", [depth(2)], none, Now, _),
                best_by_aims(Now, 2, Move),
                note(Now, aims(Aims)),
                findall(S,
                        ( member(aim(_, S0, _, _, _), Aims), ( S0 == "端" -> S = edge ; S = S0 ) ),
                        Names) )).

%   What decides, what the move does besides, and whether the search alone would do as well: by how
%   far the others are behind. All edge pawns have the same value to `same`; `much` is worth more
%   than any of them is behind.

parts(Text, Parts) :-
    with_aims(Text,
              ( now("startpos", [depth(2)], none, Now, _),
                best_by_aims(Now, 2, _),
                situation_notes(Now, Notes) )),
    findall(Note-Names,
            ( member(Note, [aims, besides]),
              Term =.. [Note, Aims],
              member(Term, Notes),
              findall(Name, ( member(Aim, Aims), arg(1, Aim, Name) ), Names)
            ),
            Parts0),
    (   memberchk(best_alone, Notes)
    ->  append(Parts0, [best_alone], Parts)
    ;   Parts = Parts0
    ).

test(decides, Parts == [aims-[much]]) :-
    parts("aim(much, \"甲\", \"one\", 900, Now, move(97, 96)) :- side(Now, sente).\n", Parts).
test(decides_alone_of_two, Parts == [aims-[much], besides-[little]]) :-
    parts("aim(much, \"甲\", \"one\", 900, Now, move(97, 96)) :- side(Now, sente).\n\c
           aim(little, \"乙\", \"two\", 1, Now, move(97, 96)) :- side(Now, sente).\n", Parts).
test(neither_alone_but_both, Parts == [besides-[a, b]]) :-
    parts("aim(a, \"甲\", \"one\", 900, Now, move(97, 96)) :- side(Now, sente).\n\c
           aim(b, \"乙\", \"two\", 900, Now, move(97, 96)) :- side(Now, sente).\n", Parts).
test(what_every_move_serves_decides_nothing, Parts == [besides-[same], best_alone]) :-
    parts("aim(same, \"皆\", \"all\", 900, Now, M) :- moves(Now, M).\n", Parts).
test(a_warning_decides_nothing, Parts == [aims-[much], besides-[bad]]) :-
    parts("aim(much, \"甲\", \"one\", 1900, Now, move(97, 96)) :- side(Now, sente).\n\c
           aim(bad, \"乙\", \"two\", -100, Now, move(97, 96)) :- side(Now, sente).\n", Parts).
test(without_a_search_nothing_is_known, Notes == [besides]) :-
    with_aims("aim(much, \"甲\", \"one\", 900, Now, move(97, 96)) :- side(Now, sente).\n",
              ( now("startpos", [depth(2)], none, Now, _),
                once(serves(Now, much, move(97, 96))),
                situation_notes(Now, All) )),
    findall(Name, ( member(Note, All), functor(Note, Name, _) ), Notes).
test(left_out, fail) :-
    with_aims("aim(edge, \"端\", \"the edge\", 500, Now, M) :- \c
               moves(Now, M), arrives(Now, M, 96).\n",
              ( now("startpos", [depth(2), without([edge])], none, Now, _),
                best_by_aims(Now, 2, _) )).
test(values_are_added, Move == move(17, 16)) :-
    with_aims("aim(a, \"甲\", \"one\", 300, Now, move(97, 96)) :- side(Now, sente).\n\c
               aim(b, \"乙\", \"two\", 200, Now, move(17, 16)) :- side(Now, sente).\n\c
               aim(c, \"丙\", \"three\", 200, Now, move(17, 16)) :- side(Now, sente).\n",
              ( now("startpos", [depth(2)], none, Now, _), best_by_aims(Now, 2, Move) )).
test(an_aim_counts_once_for_a_move, Move == move(97, 96)) :-
    with_aims("aim(a, \"甲\", \"one\", 450, Now, move(97, 96)) :- side(Now, sente).\n\c
               aim(b, \"乙\", \"two\", 250, Now, move(17, 16)) :- \c
               ( side(Now, sente) ; ply(Now, 0) ).\n",
              ( now("startpos", [depth(2)], none, Now, _), best_by_aims(Now, 2, Move) )).
test(a_small_aim_buys_no_piece,
     [setup(weights_alone), cleanup(as_shipped), Move == promote(88, 22)]) :-
    with_aims("aim(a, \"甲\", \"one\", 20, Now, move(97, 96)) :- side(Now, sente).\n",
              ( now("lnsgkg1nl/1r3s1b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1",
                    [depth(4)], none, Now, _),
                planned_move(Now, 4, Move),
                \+ serves(Now, a, Move) )).
test(no_aim, fail) :-
    with_aims("", ( now("startpos", [depth(2)], none, Now, _), best_by_aims(Now, 2, _) )).
test(without_aims_it_is_the_search, Move-Value == Best-Score) :-
    with_aims("", ( now("startpos", [depth(4)], none, Now, _), planned_move(Now, 2, Move, Value),
                    now("startpos", [depth(4)], none, Now1, _),
                    valued_move(Now1, 2, Best, Score) )).

%   What aims add is not told as what the move is worth.

test(value_without_aims, Value-cp(Value) == Score-cp(Score)) :-
    with_aims("aim(edge, \"端\", \"the edge\", 500, Now, M) :- \c
               moves(Now, M), arrives(Now, M, 96).\n",
              ( now("startpos", [depth(3)], none, Now, _),
                planned_move(Now, 3, Move, Value),
                now("startpos", [depth(3), only([Move])], none, Now1, _),
                valued_move(Now1, 3, Move, Score) )).

%   One search for all that ask: who asks without aims gets the same one, when its move must be the
%   same. Beside it there is a look, of which moves learned rules are asked.

test(one_search, Count == 1) :-
    with_aims("aim(a, \"甲\", \"one\", 20, Now, move(97, 96)) :- side(Now, sente).\n",
              ( now("startpos", [depth(4)], none, Now, _),
                planned_move(Now, 4, Move),
                \+ serves(Now, _, Move),
                best_move(Now, 4, Best),
                assertion(Move == Best),
                situation_memory(Now, Memory),
                arg(1, Memory, Found0),
                exclude(look, Found0, Found),
                length(Found, Count) )).
test(illegal_moves_of_aims_are_none, fail) :-
    with_aims("aim(a, \"甲\", \"one\", 20, Now, move(77, 75)) :- side(Now, sente).\n\c
               aim(b, \"乙\", \"two\", 20, Now, resign) :- side(Now, sente).\n",
              ( now("startpos", [depth(2)], none, Now, _), best_by_aims(Now, 2, _) )).
test(values_beyond_reason,
     [forall(member(Value, [x, 1.5, 1_000_000, -1_000_000, 99999999999999999999]))]) :-
    format(string(Text), "aim(a, \"甲\", \"one\", ~q, Now, move(97, 96)) :- side(Now, sente).\n",
           [Value]),
    with_aims(Text,
              ( now("startpos", [depth(1)], none, Now, Position),
                ( best_by_aims(Now, 1, Move) -> legal_move(Position, Move) ; true ) )).
test(what_counts_is_told,
     [forall(member(Value-Told, [ 500-"+500", -500-"-500", 1_000_000-"+10000",
                                  -0x3fffffffffffffff-"-10000" ])),
      true(sub_string(Line, _, _, _, Told))]) :-
    format(string(Text), "aim(a, \"甲\", \"one\", ~q, Now, move(97, 96)) :- side(Now, sente).\n",
           [Value]),
    with_aims(Text,
              ( now("startpos", [depth(1), only([move(97, 96)])], none, Now, Position),
                best_by_aims(Now, 1, move(97, 96)),
                note(Now, besides(Aims)),
                gunshi_knowledge_shogi_reasons:note_lines(besides(Aims), en, Position,
                                                          [Line|_]) )).
test(style_leaves_an_aim_out, Names == [b]) :-
    with_aims("aim(a, \"a\", \"one\", 10, Now, M) :- moves(Now, M).\n\c
               aim(b, \"b\", \"two\", 10, Now, M) :- moves(Now, M).\n\c
               style(mine, \"私\", \"mine\", [without(a)]).\n",
              ( now("startpos", [depth(1)], mine, Now, _),
                best_by_aims(Now, 1, _),
                note(Now, besides(Aims)) )),
    findall(N, ( member(aim(_, S, _, _, _), Aims), atom_string(N, S) ), Names).
test(limits_hold, Move == move(17, 16)) :-
    with_aims("aim(a, \"a\", \"one\", 500, Now, move(97, 96)) :- side(Now, sente).\n",
              ( now("startpos", [depth(1), only([move(17, 16)])], none, Now, _),
                planned_move(Now, 1, Move) )).
test(nothing_left_by_the_limits, fail) :-
    with_aims("aim(a, \"a\", \"one\", 500, Now, move(97, 96)) :- side(Now, sente).\n",
              ( now("startpos", [depth(1), only([])], none, Now, _), planned_move(Now, 1, _) )).

%   The shipped aims, in a position of a middle game: each names some moves, all legal, and not all.

test(shipped, [forall(member(Name, [break_castle, net, own_king, enter]))]) :-
    in_own_directory(( reload_knowledge,
                       findall(Sfen, shipped_position(Sfen), Sfens),
                       findall(Usi,
                               ( member(Sfen, Sfens),
                                 now(Sfen, Now, Position),
                                 legal_moves(Position, Legal),
                                 known(aim(Name, _, _, Value, Now, Move), _),
                                 assertion(between(0, 50, Value)),
                                 assertion(memberchk(Move, Legal)),
                                 move_usi(Move, Usi)
                               ),
                               Usis),
                       Usis \== [] )).

%   In the first two a piece hangs that is no pawn; the third is an end game with a king on its way.

shipped_position("lnsgk1snl/1r4gb1/p1pppp1pp/6p2/1pS6/2P4P1/PP1PPPP1P/1B1G3R1/LN2KGSNL b - 21").
shipped_position("4k4/9/3gs4/9/9/9/4R4/9/4K4 b GN 1").
shipped_position("4k4/9/2S1S4/9/2K6/9/9/9/9 b 2G6P 1").

:- end_tests(aims).
