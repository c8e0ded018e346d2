:- encoding(utf8).
/*  Looking ahead in rules, and the player otl: the moves within a margin, the best first; bm facts;
    reading to the end; limits; that each clause of kb/othello/middle.pl decides somewhere; and what
    the reason has.
*/
:- module(test_othello_lookahead, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/relations)).
:- use_module(library(gunshi/othello/search)).
:- use_module(library(gunshi/othello/words)).
:- use_module(library(gunshi/base/types), [argument_fault/4]).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/othello/decision)).
:- use_module(library(gunshi/knowledge/othello/lookahead)).
:- use_module(library(gunshi/knowledge/othello/patterns)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/learning/rules)).
:- use_module(library(gunshi/knowledge/reading), [all_knowledge/0]).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/words/othello_reason)).
:- use_module(library(gunshi/lab/match/othello_game), [random_opening/2]).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).

:- initialization(( all_knowledge, othello_knowledge )).

:- begin_tests(othello_lookahead).

%   middle(-Position, -N): after N moves by chance, six of each number.

middle(Position, N) :-
    set_random(seed(8)),
    member(N, [14, 25, 38]),
    between(1, 6, _),
    random_opening(N, Moves),
    othello_start(Start),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, Start, Position),
    othello_moves(Position, [_-_, _-_|_]).

now(Position, N, Now) :-
    situation(Position, N, otl, Now).

%   plain(+Position, +N, -Now): for who does not heed what games have taught.

plain(Position, N, Now) :-
    situation(Position, N, without_rules(otl), Now).

level_fits(Level, Fits) :-
    (   argument_fault(othello_level, Level, rule, _)
    ->  Fits = false
    ;   Fits = true
    ).

%   worths(+Now, +Plies, -Pairs): each move and its score, looked at by itself.

worths(Now, Plies, Pairs) :-
    situation_position(Now, Position),
    value_weights(Now, Weights),
    othello_moves(Position, Moves),
    findall(Score-M,
            ( member(M, Moves),
              othello_search(Position, [weights(Weights), depth(Plies), only([M])], Result),
              othello_result(Result, score, Score)
            ),
            Pairs).

%   What learned rules say counts with what looking finds, within the limit of 150, but not for a
%   player without them; the reason names the rule.

edge_rule :-
    own_change_all([ add(( goodmove(Now, Move, "is played on an edge") :-
                               has(Now, Move, on_edge(_)) )),
                     add(tried(good, "is played on an edge", 100, 90, 10, 400)) ],
                   _).

test(taught_counts, [true(Wrong-Changed == []-true)]) :-
    in_own_directory(( edge_rule,
                       findall(Text-M-Plain,
                               ( middle(Position, N),
                                 now(Position, N, Now),
                                 worths(Now, 3, Pairs),
                                 once(sakiyomi(Now, 3, 0, M)),
                                 situation(Position, N, without_rules(otl), Without),
                                 worths(Without, 3, Alone),
                                 once(sakiyomi(Without, 3, 0, Plain)),
                                 with_edge(Pairs, Now, Totals),
                                 aggregate_all(max(T), member(T-_, Totals), Most),
                                 aggregate_all(max(S), member(S-_, Alone), Best),
                                 \+ ( memberchk(Most-M, Totals), memberchk(Best-Plain, Alone) ),
                                 othello_text(Position, Text)
                               ),
                               Wrong),
                       (   middle(Position1, N1),
                           now(Position1, N1, Now1),
                           situation(Position1, N1, without_rules(otl), Without1),
                           once(sakiyomi(Now1, 3, 0, M1)),
                           once(sakiyomi(Without1, 3, 0, M2)),
                           M1 \== M2
                       ->  Changed = true
                       ;   Changed = false
                       ) )).

%   with_edge(+Pairs, +Now, -Totals): Score-M with what is taught of M added.

with_edge(Pairs, Now, Totals) :-
    findall(Total-M,
            ( member(Score-M, Pairs),
              (   taught(Now, M, Value)
              ->  between(-150, 150, Value),
                  Total is Score+Value
              ;   Total = Score
              )
            ),
            Totals).

test(taught_is_named, [true(Said == true)]) :-
    in_own_directory(( edge_rule,
                       middle(Position, N),
                       now(Position, N, Now),
                       once(sakiyomi(Now, 3, 0, M)),
                       has(Now, M, on_edge(_)),
                       situation_notes(Now, Notes),
                       memberchk(taught(M, Value, Rules), Notes),
                       Value > 0,
                       memberchk(rule(good, "is played on an edge", 400), Rules),
                       findall(Text, othello_reason_more(words, reason(none, Notes), M, Text),
                               Texts),
                       (   member(Text, Texts),
                           sub_string(Text, _, _, _, "games have taught")
                       ->  Said = true
                       ;   Said = Texts
                       ) )).

%   To three plies a search leaves nothing out, so what a move is worth does not depend on which
%   others are looked at.

test(within_the_margin, Wrong == []) :-
    findall(Text-Found-Wanted,
            ( middle(P, N),
              plain(P, N, Now),
              worths(Now, 3, Pairs),
              aggregate_all(max(S), member(S-_, Pairs), Best),
              findall(M, ( member(S-M, Pairs), Best - S =< 150 ), Wanted0),
              findall(M, sakiyomi(Now, 3, 150, M), Found0),
              msort(Wanted0, Wanted),
              msort(Found0, Found),
              Found \== Wanted,
              othello_text(P, Text)
            ),
            Wrong).
test(the_best_first, Wrong == []) :-
    findall(Text-Scores,
            ( middle(P, N),
              plain(P, N, Now),
              worths(Now, 3, Pairs),
              findall(S, ( sakiyomi(Now, 3, 6400, M), memberchk(S-M, Pairs) ), Scores),
              \+ sort(0, @>=, Scores, Scores),
              othello_text(P, Text)
            ),
            Wrong).
test(a_move_that_is_known, Wrong == []) :-
    findall(Text-M,
            ( middle(P, N),
              now(P, N, Now),
              findall(M, sakiyomi(Now, 3, 150, M), All),
              othello_moves(P, Moves),
              member(M, Moves),
              ( memberchk(M, All) -> \+ sakiyomi(Now, 3, 150, M) ; sakiyomi(Now, 3, 150, M) ),
              othello_text(P, Text)
            ),
            Wrong).
test(without_a_margin_the_best_alone, Wrong == []) :-
    findall(Text,
            ( middle(P, N),
              now(P, N, Now),
              \+ findall(M, sakiyomi(Now, 3, 0, M), [_]),
              othello_text(P, Text)
            ),
            Wrong).

%   A move that a bm fact speaks against is none, unless all are.

forbidding(P, N, Moves, Text) :-
    kyokumen_pattern(P, 0, K),
    N1 is N + 1,
    with_output_to(string(Text), forall(member(M, Moves), format("bm(~q, ~q, ~q).~n", [N1, K, M]))).

test(a_bm_forbids, Wrong == []) :-
    once(middle(P, N)),
    now(P, N, Now0),
    once(sakiyomi(Now0, 3, 0, Best)),
    forbidding(P, N, [Best], Text),
    in_own_directory(( own_text('my.pl', Text),
                       load_own_knowledge,
                       now(P, N, Now),
                       findall(M, sakiyomi(Now, 3, 6400, M), Left),
                       noted(Now, forbidden, [bm(_, _, Best, _)]) )),
    othello_moves(P, Moves),
    subtract(Moves, [Best], Wanted),
    subtract(Wanted, Left, Missing),
    subtract(Left, Wanted, More),
    append(Missing, More, Wrong).
test(every_move_is_forbidden, Move == Best) :-
    once(middle(P, N)),
    now(P, N, Now0),
    once(sakiyomi(Now0, 3, 0, Best)),
    othello_moves(P, Moves),
    forbidding(P, N, Moves, Text),
    in_own_directory(( own_text('my.pl', Text),
                       load_own_knowledge,
                       now(P, N, Now),
                       once(sakiyomi(Now, 3, 0, Move)) )).

%   What a word is worth is knowledge: with another value other moves are best.

test(a_value_counts, Differ == true) :-
    in_own_directory(( own_text('my.pl', "atai(mobility, 60, -2000).\natai(mobility, 0, -2000).\n"),
                       findall(M, ( middle(P, N), now(P, N, Now), once(sakiyomi(Now, 1, 0, M)) ),
                               Before),
                       load_own_knowledge,
                       findall(M, ( middle(P, N), now(P, N, Now), once(sakiyomi(Now, 1, 0, M)) ),
                               After) )),
    ( Before == After -> Differ = false ; Differ = true ).

test(limits, [forall(member(Plies-Within-Wrong,
                            [15-0-15, 0-0-0, foo-0-foo, 3-foo-foo, 3-(-1)-(-1)])),
              error(type_error(_, Wrong))]) :-
    once(middle(P, N)),
    now(P, N, Now),
    sakiyomi(Now, Plies, Within, _).

%   The ending.

late(26, "-OOO-X-X-OOXXXX-XXOXXXXOXXXXOOOOOOXXOOOO--OXOOOO-OOOOO-OO-OOOO-- X").

test(read_to_the_end, Score == Wanted) :-
    late(Wanted, Text),
    othello_text(P, Text),
    now(P, 50, Now),
    yomikiri(Now, M),
    othello_after(P, M, After),
    othello_solve(After, [], Result),
    othello_result(Result, lower, Theirs),
    Score is -Theirs.
test(too_far_to_read, fail) :-
    once(middle(P, 38)),
    othello_vacancies(P, 22),
    now(P, 38, Now),
    yomikiri(Now, _).
test(nothing_to_read, [forall(member(Goal, [ yomikiri(Now, _), sakiyomi(Now, 3, 100, _),
                                             yomi(Now, 3, _)
                                           ])), fail]) :-
    othello_text(P, "XXXX------------------------------------------------------------ X"),
    now(P, 50, Now),
    call(Goal).

                /*******************************
                *        THE PLAYER OTL        *
                *******************************/

%   game(+Seed, -Chosen): what otl chose in a game with itself after eight moves by chance:
%   chosen(Position, N, Choice).

game(Seed, Chosen) :-
    set_random(seed(Seed)),
    random_opening(8, Moves),
    othello_start(Start),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, Start, Position),
    chosen(Position, 8, Chosen).

chosen(Position, N, Chosen) :-
    (   othello_over(Position)
    ->  Chosen = []
    ;   otl_choose(Position, N, otl, Choice),
        Choice = choice(Move, _, _),
        Chosen = [chosen(Position, N, Choice)|Rest],
        othello_after(Position, Move, After),
        N1 is N + 1,
        chosen(After, N1, Rest)
    ).

:- dynamic played/1.

%   chosen_in_games(-Chosen) is nondet: in some games, which are played once.

chosen_in_games(Chosen) :-
    (   played(All)
    ->  true
    ;   size(20, 60, Games),
        findall(One, ( between(1, Games, Seed), game(Seed, Ones), member(One, Ones) ), All),
        assertz(played(All))
    ),
    member(Chosen, All).

test(all_sayings_come_up, Missing == []) :-
    findall(English, said_in_middle(English), Sayings),
    length(Sayings, 7),
    findall(English,
            ( chosen_in_games(chosen(_, _, choice(_, reason(_, Notes), _))),
              member(saying(_, English), Notes)
            ),
            Said),
    subtract(Sayings, Said, Missing).

%   said_in_middle(-English): a saying of a clause of te/2 in kb/othello/middle.pl.

said_in_middle(English) :-
    gunshi_base_clauses:knowledge_clause(te(_, _), File:_, Body),
    sub_atom(File, _, _, 0, 'kb/othello/middle.pl'),
    once(sub_goal(Body, kakugen(_, _, English))).

sub_goal(Goal, Goal).
sub_goal((A, B), Goal) :-
    ( sub_goal(A, Goal) ; sub_goal(B, Goal) ).

test(otl_opens_as_the_paper, Wrong == []) :-
    findall(Text,
            ( chosen_in_games(chosen(P, N, choice(M, _, _))),
              N < 12,
              \+ otl_choose(P, N, paper, choice(M, _, _)),
              othello_text(P, Text)
            ),
            Wrong).

%   A saying costs at most what a fact allows, and is of the move: corners are corners.

test(what_a_saying_costs, Wrong == []) :-
    findall(Behind,
            ( chosen_in_games(chosen(_, _, choice(_, reason(_, Notes), _))),
              member(looked(_, Behind, _), Notes),
              \+ between(0, 100, Behind)
            ),
            Wrong).
test(corners, Wrong == []) :-
    findall(M,
            ( chosen_in_games(chosen(_, _, choice(M, reason(_, Notes), _))),
              memberchk(saying(_, "a corner is taken when it can be"), Notes),
              \+ memberchk(M, [1-1, 1-8, 8-1, 8-8])
            ),
            Wrong).
test(the_ending_is_exact, Wrong == []) :-
    findall(Text,
            ( chosen_in_games(chosen(P, _, choice(_, reason(_, Notes), _))),
              othello_vacancies(P, Empties),
              Empties =< 14,
              othello_moves(P, [_-_|_]),
              \+ memberchk(searched(solved(_, _, _, _, _, _, none)), Notes),
              othello_text(P, Text)
            ),
            Wrong).

%   A shape is worth the same wherever and whichever way round it stands, the contrary for the other
%   side; of facts of one shape the first counts; and what stands there is told.

shape_said(Text, Facts, Said) :-
    in_own_directory(( findall(add(Fact), member(Fact, Facts), Changes),
                       own_change_all(Changes, _),
                       othello_text(Position, Text),
                       now(Position, 30, Now),
                       looked_parts(Now, [], Parts),
                       findall(border(Where, Shape, Value),
                               ( member(border(Where, Shape, Value), Parts), Value =:= 5000 ),
                               Said)
                     )).

bordered("XO-O----", "--------", "--------", "X", 'a1-h1', edge("●○・○・・・・")).
bordered("--------", "--------", "----X-XO", "O", 'a8-h8', edge("・・・・○・○●")).
bordered("-------O", "-------X", "--------", "O", none,    none).
bordered("OX-X----", "--------", "--------", "O", 'a1-h1', edge("●○・○・・・・")).

test(a_shape_anywhere,
     [forall(bordered(First, Third, Last, Side, Where, Shape)), true(Said == Wanted)]) :-
    atomic_list_concat([First, "--------", Third, "---XO---", "---OX---", "--------", "--------",
                        Last, " ", Side],
                       Text),
    (   Where == none
    ->  Wanted = []
    ;   Wanted = [border(Where, Shape, 5000)]
    ),
    shape_said(Text, [katachi(edge("・・・・●・●○"), -5000), katachi(edge("●○・○・・・・"), 40)], Said).

test(an_own_one_for_a_shipped, Said == [border('a1-h1', edge("・・●●●●●・"), 5000)]) :-
    once(gunshi_base_interpret:known(katachi(edge("・●●●●●・・"), Shipped), _)),
    Shipped < 5000,
    shape_said("--XXXXX- ---XO--- ---OX--- -------- -------- -------- -------- -------- X",
               [katachi(edge("・●●●●●・・"), 5000)], Said).
test(a_corner, Said == [border(h1, corner("・●・/○●・/・・・"), 5000)]) :-
    shape_said("------X- ---O--XO -------- ---OX--- -------- -------- -------- -------- X",
               [katachi(corner("・○・/●●・/・・・"), 5000)], Said).

%   The parts, with the value of having to move, which is not told, are what the search saw; so do
%   those of a player who does not heed what games have taught.

test(parts_sum_to_the_score, Wrong-Borders == []-true) :-
    findall(Text-Sum,
            ( looked_at(Now, Line, Parts),
              Parts \== [],
              wrong_sum(Now, Line, Parts, Text, Sum)
            ),
            Wrong),
    (   looked_at(_, _, Some),
        memberchk(border(_, _, _), Some)
    ->  Borders = true
    ;   Borders = false
    ).
test(without_what_games_have_taught, Wrong == []) :-
    findall(Text-Sum,
            ( looked_at(Now0, Line, _),
              situation_position(Now0, P),
              plain(P, 20, Now),
              looked_parts(Now, Line, Parts),
              Parts \== [],
              ( memberchk(border(_, _, _), Parts) ; wrong_sum(Now, Line, Parts, Text, Sum) )
            ),
            Wrong).

looked_at(Now, Line, Parts) :-
    chosen_in_games(chosen(P, _, choice(_, reason(_, Notes), _))),
    memberchk(looked(Result, _, Parts), Notes),
    othello_result(Result, line, Line),
    now(P, 20, Now).

wrong_sum(Now, Line, Parts, Text, Sum) :-
    value_weights(Now, Weights),
    situation_position(Now, P),
    othello_line_end(P, Line, End),
    \+ othello_moves(End, [pass]),
    ( othello_side(P, Side), othello_side(End, Side) -> Sign = 1 ; Sign = -1 ),
    othello_evaluate(End, Weights, Worth),
    aggregate_all(sum(Value), ( member(Part, Parts), arg(3, Part, Value) ), Sum),
    Mover is Sign * Worth - Sum,
    \+ mover_value(Sign, End, Mover),
    othello_text(P, Text).

mover_value(Sign, End, Sum) :-
    findall(value(mover, Empties, Value),
            gunshi_base_interpret:known(atai(mover, Empties, Value), _), Values),
    othello_vacancies(End, Left),
    othello_word_value(Values, mover, Left, Value),
    Sum =:= Sign * Value.

%   A level is what the player has, think(5) too.

test(levels, [forall(member(Level-Fits, [ 1-true, 10-true, seconds(0.5)-true, 0-false, 11-false,
                                          seconds(0)-false, seconds-false
                                        ])),
              Said == Fits]) :-
    level_fits(Level, Said).

:- end_tests(othello_lookahead).
