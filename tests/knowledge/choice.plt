/*  choose/3: the strategy clauses decide, and the reason names the one that did. */
:- module(test_choose, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(tests(knowledge/slow_rule)).
:- use_module(tests(knowledge/weights_alone)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/choice)).
:- use_module(library(gunshi/knowledge/jobs)).
:- use_module(library(gunshi/knowledge/shogi/reasons)).
:- use_module(library(gunshi/knowledge/shogi/facts)).
:- use_module(library(gunshi/knowledge/shogi/decision), [situation/4]).
:- use_module(library(gunshi/knowledge/shogi/vocabulary), [clearly_best/4]).
:- use_module(library(gunshi/shogi/game), [game_new/2, game_position/2, game_usi/2]).
:- use_module(library(gunshi/shogi/position), [position_sfen/2, legal_move/2]).
:- use_module(library(gunshi/shogi/search),
              [ search_result/3, search_start/3, search_stop/1, search_table/2,
                clear_search_table/1, close_search_table/1 ]).

%   game(?What, -Game): Gote's rook is free to take for `capture`; sente has one legal move in
%   `forced` and none in `mated`; sente fulfils the 27-point rule in `entered`.

game(What, Game) :-
    sfen(What, Sfen),
    position_sfen(Position, Sfen),
    game_new(Position, Game).

sfen(start,   "startpos").
sfen(capture, "4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1").
sfen(forced,  "8k/9/9/9/9/9/9/7g1/8K b - 1").
sfen(mated,   "4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1").
sfen(entered, "+P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/9/9/8k b 2RB3Pb4g4s4n4l5p 1").

chosen(What, Limits, Move, Name) :-
    game(What, Game),
    choose(Game, Limits, choice(Move, reason(Name, _, _, _), _)).

:- meta_predicate with_strategy(+, 0).

%   with_strategy(+Text, :Goal): Goal runs with the clauses of Text in place of the shipped ones.

with_strategy(Text, Goal) :-
    own_knowledge,
    setup_call_cleanup(
        ( forall(loaded_knowledge(Shipped), forget_knowledge(Shipped)),
          tmp_file_stream(File, Stream, [extension(pl), encoding(utf8)]),
          write(Stream, Text),
          close(Stream)
        ),
        ( load_knowledge(File),
          once(Goal)
        ),
        ( forget_knowledge(File),
          delete_file(File),
          read_subject(shogi)
        )).

clause_text(only_move, "strategy(only_move, \"o\", \"o\", Now, M) :- only_move(Now, M).\n").
clause_text(search, "strategy(search, \"s\", \"s\", Now, M) :- best_move(Now, 1, M).\n").
clause_text(fixed, "strategy(fixed, \"f\", \"f\", _, move(77,76)).\n").

strategy_text(Names, Text) :-
    findall(Clause, ( member(Name, Names), clause_text(Name, Clause) ), Clauses),
    atomic_list_concat(Clauses, Text).

:- begin_tests(choose).

test(a_large_file_that_was_forgotten_is_read_again) :-
    need_knowledge(castles),
    knowledge_subject(castles, File),
    forget_knowledge(File),
    assertion(\+ known(castle(_, _, _, _), _)),
    need_knowledge(castles),
    once(known(castle(_, _, _, _), _)).

test(search, Move == move(58, 55)) :-
    game(capture, Game),
    choose(Game, [style(reading)], choice(Move, Reason, cp(Score))),
    Reason = reason(search, _, 'kb/shogi/strategy.pl':Line, [Searched, held(_)]),
    search_result(Searched, best, Move),
    search_result(Searched, score, cp(Score)),
    search_result(Searched, depth, 8),
    search_result(Searched, stopped, none),
    integer(Line),
    Score > 0.
test(start, true(Name == search)) :-
    game(start, Game),
    choose(Game, [style(reading), depth(1)],
           choice(Move, reason(Name, sentence(Japanese, English), _, _), _)),
    string(Japanese),
    string(English),
    position_sfen(Position, "startpos"),
    legal_move(Position, Move).
%   Without a seed always the weightiest book move; with one it is drawn, the same again.

test(no_seed, Moves == [move(77, 76)]) :-
    findall(Move, ( between(1, 3, _), chosen(start, [], Move, joseki) ), Moves0),
    sort(Moves0, Moves).
test(seed, true(First == Second)) :-
    findall(Move, ( between(1, 20, N), chosen(start, [seed(N)], Move, joseki) ), First),
    findall(Move, ( between(1, 20, N), chosen(start, [seed(N)], Move, joseki) ), Second),
    sort(First, [_, _|_]).
test(a_seed_is_nothing_to_a_search, Name == search) :-
    chosen(start, [seed(1), nodes(100), style(reading)], _, Name).
test(no_seed_is_that,
     [ forall(member(Seed, [0, -1, x, _])), error(_) ]) :-
    chosen(start, [seed(Seed)], _, _).
test(depth, Depth == 2) :-
    game(start, Game),
    choose(Game, [style(reading), depth(2)], choice(_, reason(_, _, _, [Searched, held(_)]), _)),
    search_result(Searched, depth, Depth).
test(nodes, Stopped == nodes) :-
    game(start, Game),
    choose(Game, [style(reading), depth(20), nodes(1000)],
           choice(_, reason(_, _, _, [Searched, held(_)]), _)),
    search_result(Searched, stopped, Stopped).
test(time, Stopped == deadline) :-
    game(start, Game),
    choose(Game, [style(reading), depth(40), time(0.05)],
           choice(_, reason(_, _, _, [Searched, held(_)]), _)),
    search_result(Searched, stopped, Stopped).
test(only_move, Name-Score-Details
                == only_move-none-[legal_moves(1), held(only_move(now([]), Move))]) :-
    game(forced, Game),
    choose(Game, [], choice(Move, reason(Name, _, _, Details), Score)).
test(no_legal_move, Move-Name-Details
                    == resign-resign-[legal_moves(0), held(legal_move_count(now([]), 0))]) :-
    game(mated, Game),
    choose(Game, [], choice(Move, reason(Name, _, _, Details), none)).
test(declaration, Move-Name == declare_win-declare) :-
    chosen(entered, [], Move, Name).

test(source_is_the_clause, Start == "strategy(only_move,") :-
    game(forced, Game),
    choose(Game, [], choice(_, reason(_, _, Shown:Line, _), _)),
    knowledge_source(strategy(only_move, _, _, _, _), File:Line),
    atom_concat(_, Shown, File),
    read_line(File, Line, Text),
    sub_string(Text, 0, 19, _, Start).

read_line(File, Line, Text) :-
    read_file_to_string(File, String, []),
    split_string(String, "\n", "", Lines),
    nth1(Line, Lines, Text).

test(order_decides, [ forall(member(Names-Name, [ [only_move, search]-only_move,
                                                  [search, only_move]-search,
                                                  [search]-search ])),
                      true(Chosen == Name) ]) :-
    strategy_text(Names, Text),
    with_strategy(Text, chosen(forced, [], _, Chosen)).
test(move_by_a_fact, Move-Name == move(77, 76)-fixed) :-
    strategy_text([fixed, search], Text),
    with_strategy(Text, chosen(start, [], Move, Name)).
test(impossible_decision_is_passed_over, Name == search) :-
    strategy_text([fixed, search], Text),
    with_strategy(Text, chosen(capture, [], _, Name)).
test(false_declaration_is_passed_over, Name == search) :-
    strategy_text([search], Search),
    string_concat("strategy(d, \"d\", \"d\", _, declare_win).\n", Search, Text),
    with_strategy(Text, chosen(start, [], _, Name)).
test(notes_of_clauses_that_failed_are_gone, Details = [legal_moves(1), held(only_move(_, _))]) :-
    strategy_text([only_move], OnlyMove),
    string_concat("strategy(x, \"x\", \"x\", Now, M) :- best_move(Now, 1, M), fail.\n",
                  OnlyMove, Text),
    with_strategy(Text,
                  ( game(forced, Game),
                    choose(Game, [], choice(_, reason(_, _, _, Details), _))
                  )).
test(clause_says_how_deep, Depth == 1) :-
    strategy_text([search], Text),
    with_strategy(Text,
                  ( game(start, Game),
                    choose(Game, [], choice(_, reason(_, _, _, [Searched, held(_)]), _))
                  )),
    search_result(Searched, depth, Depth).

%   Time that runs out in a search, or in a rule, leaves nothing behind: the table is free, and the
%   next choice is what it would have been.

test(interrupted, Error-First-Score == time_limit_exceeded-Second-Again) :-
    game(start, Game),
    setup_call_cleanup(
        search_table(1, Table),
        ( catch(call_with_time_limit(0.3, choose(Game, [depth(60), style(reading)], _)), Error,
                true),
          catch(call_with_time_limit(0.3, choose(Game, [depth(60), style(reading), table(Table)],
                                                 _)),
                Error, true),
          clear_search_table(Table),
          choose(Game, [depth(3), style(reading), table(Table)],
                 choice(First, reason(search, _, _, _), Score)),
          clear_search_table(Table),
          choose(Game, [depth(3), style(reading), table(Table)], choice(Second, _, Again))
        ),
        close_search_table(Table)).
test(no_clause_answers, throws(error(gunshi(no_strategy(_)), _))) :-
    strategy_text([only_move], Text),
    with_strategy(Text, chosen(start, [], _, _)).
test(misspelt_vocabulary, throws(error(gunshi(bad_knowledge(_, [problem(1, _, Fault)])), _))) :-
    Fault = not_allowed(only_mov/2, [only_move(situation, move)]),
    with_strategy("strategy(o, \"o\", \"o\", Now, M) :- only_mov(Now, M).\n", true).

test(an_open_decision_decides_nothing, Name == search) :-
    strategy_text([search], Search),
    string_concat("strategy(a, \"o\", \"o\", Now, _) :- \\+ only_move(Now, _).\n", Search, Text),
    with_strategy(Text, chosen(capture, [], _, Name)).
test(a_rule_that_raises_is_passed_over, Name-Lines == search-[1]) :-
    strategy_text([search], Search),
    string_concat("strategy(x, \"x\", \"x\", Now, M) :- best_move(Now, 1, M), foo < 1.\n", Search,
                  Text),
    with_strategy(Text, ( game(capture, Game),
                          choose(Game, [], choice(_, reason(Name, _, _, Details), _)) )),
    findall(Line, member(went_wrong(error(gunshi(rule_failed(_:Line, _)), _)), Details), Lines).
test(what_several_clauses_ask_is_told_once, Name-Lines == search-[1]) :-
    strategy_text([search], Search),
    string_concat("aim(bad, \"b\", \"b\", 5, Now, M) :- moves(Now, M), foo < 1.\n\c
                   strategy(x, \"x\", \"x\", Now, M) :- planned_move(Now, 1, M).\n\c
                   strategy(y, \"y\", \"y\", Now, M) :- planned_move(Now, 1, M).\n",
                  Search, Text),
    with_strategy(Text, ( game(capture, Game),
                          choose(Game, [], choice(_, reason(Name, _, _, Details), _)) )),
    findall(Line, member(went_wrong(error(gunshi(rule_failed(_:Line, _)), _)), Details), Lines).
test(a_rule_that_raises, throws(error(gunshi(rule_failed(_:1, _)), _))) :-
    with_strategy("strategy(a, \"o\", \"o\", Now, resign) :- legal_move_count(Now, N), foo > N.\n",
                  chosen(capture, [], _, _)).
test(depth_too_great, throws(error(gunshi(bad_option(depth(128), _)), _))) :-
    chosen(start, [depth(128)], _, _).
test(bad_limit, throws(error(gunshi(bad_option(depth(0), _)), _))) :-
    chosen(start, [depth(0)], _, _).

test(reason_of_a_search, [nondet, true(sub_string(Detail, _, _, _, "▲５五香"))]) :-
    game(capture, Game),
    choose(Game, [style(reading), depth(1)], choice(_, Reason, _)),
    reason_text(en, Game, Reason, [First, Detail]),
    sub_string(First, _, _, _, "search"),
    sub_string(First, _, _, _, "kb/shogi/strategy.pl:"),
    sub_string(Detail, _, _, _, "depth 1").
%   A quick look finds nothing as good as taking back with the king; the search, which looks deeper,
%   has the last word.

test(a_recapture_that_the_search_does_not_like,
     [setup(weights_alone), cleanup(as_shipped), true(Move \== move(88, 87))]) :-
    game_usi(Game, "sfen l7l/6gk1/5gspp/pBP1ps3/6pPB/1p2PP3/PPG+r+n2SP/1K5R1/LN5NL w SN5Pg 1 \c
                    moves 8f8g+"),
    situation(Game, [nodes(50000)], none, Now),
    assertion(clearly_best(Now, 4, 400, move(88, 87))),
    choose(Game, [nodes(50000)], choice(Move, _, _)).
test(reason_of_a_declaration, true(sub_string(Detail, _, _, _, "points"))) :-
    game(entered, Game),
    choose(Game, [], choice(_, Reason, _)),
    reason_text(en, Game, Reason, [_, Detail]).

:- end_tests(choose).

:- begin_tests(choice_limits).

test(only, Move == move(97, 96)) :-
    chosen(start, [depth(2), only([move(97, 96)])], Move, _).
test(only_and_the_only_move, throws(error(gunshi(no_strategy(_)), _))) :-
    chosen(forced, [depth(2), only([move(11, 12)])], _, _).
test(exclude, true(Move \== move(58, 55))) :-
    chosen(capture, [depth(1), exclude([move(58, 55)])], Move, _).
test(no_declaration, true(Name == search)) :-
    chosen(entered, [depth(1), declaration(false)], _, Name).

:- end_tests(choice_limits).

:- begin_tests(choice_under_way, [setup(message_queue_create(_, [alias(test_choices)])),
                                  cleanup(message_queue_destroy(test_choices))]).

%   events(+Job, -Events): all to the end, but for what is in hand first.

events(Job, Events) :-
    all_events(Job, Events0),
    exclude(=(in_hand(_)), Events0, Events).

all_events(Job, [Event|Events]) :-
    thread_get_message(test_choices, job(Job, Event), [timeout(20)]),
    (   ( Event = progress(_) ; Event = found(_) ; Event = in_hand(_) )
    ->  all_events(Job, Events)
    ;   Events = []
    ).

started(What, Limits, Job) :-
    game(What, Game),
    choice_start(Game, Limits, test_choices, Job).

test(progress_then_the_choice, Move == Best) :-
    started(capture, [style(reading), depth(3)], Job),
    events(Job, Events),
    append(Front, [done(choice(Move, reason(search, _, _, Details), _))], Events),
    !,
    memberchk(progress(_), Front),
    member(Searched, Details),
    search_result(Searched, best, Best),
    !.
test(without_a_limit_until_stopped, Stopped == flag) :-
    started(start, [style(reading)], Job),
    sleep(0.1),
    job_stop(Job),
    events(Job, Events),
    last(Events, done(choice(_, reason(_, _, _, [Searched, held(_)]), _))),
    search_result(Searched, stopped, Stopped).
test(stopped_before_it_began) :-
    forall(between(1, 30, _),
           ( started(start, [], Job),
             job_stop(Job),
             events(Job, Events),
             last(Events, done(_))
           )).
test(given_time) :-
    started(start, [], Job),
    job_clock(Job, time(0.1)),
    events(Job, Events),
    last(Events, done(_)).

%   A match makes thousands of choices and never goes back: what one was about is not kept for ever.

test(nothing_is_kept_of_a_choice, Kept == []) :-
    b_setval(gunshi_genuine, []),
    chosen(capture, [nodes(100)], _, _),
    chosen(start, [nodes(100)], _, _),
    b_getval(gunshi_genuine, Kept).
test(one_time_for_all_searches, [ forall(member(Limit, [time(1.5), clock(clock(0, 1.8, 0, 0.3))])),
                                  true(Seconds < 2.9) ]) :-      % twice the time: 3
    Text = "strategy(a, \"o\", \"o\", Now, M) :- best_move(Now, 1, M), M \\= M.\n\c
            strategy(b, \"o\", \"o\", Now, M) :- best_move(Now, 1, M).\n",
    with_strategy(Text,
                  ( get_time(Start),
                    started(start, [Limit], Job),
                    events(Job, Events),
                    get_time(End)
                  )),
    last(Events, done(choice(_, reason(b, _, _, _), _))),
    Seconds is End-Start.
%   When the time is over a clause that would search with other bonuses has the first search's move.

test(no_search_when_the_time_is_over, Found-Name == 1-b) :-
    Text = "strategy(a, \"o\", \"o\", Now, M) :- planned_move(Now, 1, M), M \\= M.\n\c
            strategy(b, \"o\", \"o\", Now, M) :- best_move(Now, 1, M).\n\c
            aim(x, \"o\", \"o\", -20, Now, move(97, 96)) :- side(Now, _).\n",
    with_strategy(Text,
                  ( started(start, [clock(clock(0, 0.3, 0, 0)), without([learned, warned])], Job),
                    events(Job, Events)
                  )),
    last(Events, done(choice(_, reason(Name, _, _, _), _))),
    aggregate_all(count, member(found(_), Events), Found).
%   What a search finds in another situation is no answer to what is asked.

test(progress_is_of_what_is_to_be_decided, Elsewhere-Here == []-true) :-
    Text = "strategy(a, \"o\", \"o\", Now, M) :- after(Now, M, Then), best_move(Then, 2, M).\n\c
            strategy(b, \"o\", \"o\", Now, M) :- passed(Now, Then), best_move(Then, 2, M).\n\c
            strategy(c, \"o\", \"o\", Now, M) :- best_move(Now, 2, M).\n",
    with_strategy(Text,
                  ( started(start, [depth(2)], Job),
                    events(Job, Events)
                  )),
    last(Events, done(choice(_, reason(c, _, _, _), _))),
    game(start, Game),
    game_position(Game, Position),
    findall(Best,
            ( member(progress(Result), Events),
              search_result(Result, best, Best),
              \+ legal_move(Position, Best)
            ),
            Elsewhere),
    (   memberchk(progress(_), Events)
    ->  Here = true
    ;   Here = false
    ).
test(a_move_in_hand_before_the_clauses,
     [ forall(member(Limits, [[], [time(5)], [clock(clock(10, 0, 0, 0))],
                              [depth(3), time(5)], [threads(8)], [lines(64)]])),
       true(Kinds == [in_hand, done]) ]) :-
    started(forced, Limits, Job),
    all_events(Job, Events),
    findall(Kind, ( member(Event, Events), functor(Event, Kind, _) ), Kinds),
    Events = [in_hand(Result)|_],
    search_result(Result, best, Move),
    search_result(Result, depth, Depth),
    assertion(Depth >= 3),
    game(forced, Game),
    game_position(Game, Position),
    assertion(legal_move(Position, Move)).
test(nothing_in_hand_where_positions_are_counted,
     [ forall(member(Limit, [depth(1), nodes(100)])), fail ]) :-
    started(start, [Limit], Job),
    all_events(Job, Events),
    memberchk(in_hand(_), Events).
test(nothing_in_hand_where_no_search_can_be_made, Kinds == [in_hand(none), done]) :-
    position_sfen(Position, "startpos"),
    search_table(1, Table),
    search_start(Position, [table(Table)], Search),
    started(forced, [table(Table)], Job),
    all_events(Job, Events),
    search_stop(Search),
    Events = [First, done(_)],
    Kinds = [First, done].

test(given_up_in_a_rule_that_takes_long, Ends == [gunshi_given_up]) :-
    slow_rule(Text),
    with_strategy(Text,
                  ( started(start, [], Job),
                    thread_get_message(test_choices, job(Job, in_hand(_))),
                    job_give_up(Job),
                    events(Job, Events)
                  )),
    findall(End, member(failed(End), Events), Ends).
test(given_up_before_it_began, Ends == [gunshi_given_up]) :-
    slow_rule(Text),
    with_strategy(Text,
                  findall(End,
                          ( between(1, 20, _),
                            started(start, [], Job),
                            job_give_up(Job),
                            events(Job, Events),
                            last(Events, failed(End))
                          ),
                          Ends0)),
    length(Ends0, 20),
    sort(Ends0, Ends).
test(given_up_after_its_end) :-
    started(forced, [], Job),
    events(Job, _),
    job_give_up(Job).
test(a_clause_that_needs_no_search, Events == [done(Choice)]) :-
    started(forced, [], Job),
    events(Job, Events),
    game(forced, Game),
    choose(Game, [], Choice).
test(a_rule_that_raises, Formal = gunshi(rule_failed(_, _))) :-
    with_strategy("strategy(a, \"o\", \"o\", Now, resign) :- legal_move_count(Now, N), foo > N.\n",
                  ( started(capture, [], Job),
                    events(Job, [failed(error(Formal, _))])
                  )).
test(the_table_is_free_at_the_end) :-
    search_table(1, Table),
    started(start, [depth(1), table(Table)], Job),
    events(Job, _),
    clear_search_table(Table).
test(over_is_over) :-
    started(forced, [], Job),
    events(Job, _),
    job_stop(Job),
    job_clock(Job, time(1)).
test(bad_limit, throws(error(gunshi(bad_option(depth(0), _)), _))) :-
    started(start, [depth(0)], _).
test(mate, Solved = solved(mate, 3, _, _, _, _, _, _, none)) :-
    position_sfen(Position, "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1"),
    mate_start(Position, [], test_choices, Job),
    events(Job, [done(Solved)]).
test(mate_stopped, Solved = solved(unknown, _, _, _, _, _, _, _, flag)) :-
    position_sfen(Position, "1nkg5/2s6/3rp4/1B7/r8/1P7/9/9/9 b BG3SN2g2n4l16p 1"),
    mate_start(Position, [], test_choices, Job),
    sleep(0.2),
    job_stop(Job),
    events(Job, [done(Solved)]).

:- end_tests(choice_under_way).
