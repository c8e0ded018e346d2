/*  One process does for long what users do, and tells what it holds:

        swipl -p library=prolog tests/soaked_process.pl SECONDS FILE SEED

    A round is a game of shogi with itself, the lost game learned from and unlearned, some of its
    moves explained, its record written and read, a mating problem, clauses added, found and taken
    back, a game of Othello that is learned from. A line a minute says the resident memory, what
    of the heap is in use, Prolog's stacks, atoms, clauses, threads (soaking.pl); what has grown at
    the end is a fault, and exit status 1. FILE gets the lines as a table; `-` for none.
    Another SEED has other games, so that several runs are not the same one again.
*/
:- module(soaked_process, []).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/knowledge/editing/changing)).
:- use_module(library(gunshi/knowledge/learning/unlearning)).
:- use_module(library(gunshi/knowledge/othello/learn_game)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/learn_game)).
:- use_module(library(gunshi/shogi/game), [game_ply/2, game_record/2]).
:- use_module(library(gunshi/knowledge/othello/strategy), [otl_choose/4]).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/shogi/records), [game_text/3, read_game/4]).
:- use_module(soaking).

:- initialization(run, main).

run :-
    current_prolog_flag(argv, [Text, File, SeedText]),
    atom_number(Text, Seconds),
    atom_number(SeedText, Seed),
    make_temporary_directory(soak, Directory),
    set_random(seed(Seed)),
    format("seed ~d~n", [Seed]),
    get_time(Start),
    sample_interval(Seconds, Every),
    findall(kind(Name, Grain), held(Name, Grain, _), Kinds),
    tell_kinds(Kinds),
    rounds(times(Start, Seconds, Every), Start, 0, Directory, Samples),
    delete_directory_and_contents(Directory),
    write_samples(File, Kinds, Samples),
    (   nothing_grows(Kinds, Samples)
    ->  true
    ;   halt(1)
    ).

%   rounds(+Times, +Next, +Count, +Directory, -Samples): a sample is due at the time Next.

rounds(Times, Next, Count, Directory, Samples) :-
    Times = times(Start, Seconds, Every),
    get_time(Now),
    (   Now < Next
    ->  Next1 = Next,
        Samples = Samples1
    ;   Next1 is Now+Every,
        sample(Start, Count, Sample),
        tell_sample(Sample),
        Samples = [Sample|Samples1]
    ),
    (   Now > Start+Seconds
    ->  Samples1 = []
    ;   round(Count, Directory),
        Count1 is Count+1,
        rounds(Times, Next1, Count1, Directory, Samples1)
    ).

                /*******************************
                *            A ROUND           *
                *******************************/

round(Count, Directory) :-
    own_of_round(Count, Directory),
    random_between(1, 1 000 000, Seed),
    start_position(hirate, Position),
    game_new(Position, Game0),
    self_play(80, Seed, Game0, Game1),
    game_position(Game1, Last),
    side_to_move(Last, Side),
    game_end(Game1, resigns(Side), Game),
    explain_last(Game),
    learn_and_forget(Game, Count),
    edit(Count),
    write_and_read(Game, Directory),
    mate,
    othello.

%   own_of_round(+Count, +Directory): what a journal has is held, a record after the other, and no
%   fault: after some rounds another one begins.

own_of_round(Count, Directory) :-
    (   Count mod 25 =:= 0
    ->  directory_file_path(Directory, own, Own),
        (   exists_directory(Own)
        ->  delete_directory_and_contents(Own)
        ;   true
        ),
        make_directory_path(Own),
        use_own_directory(Own)
    ;   true
    ).

self_play(0, _, Game, Game) :-
    !.
self_play(Plies, Seed, Game0, Game) :-
    choose(Game0, [nodes(200), seed(Seed)], choice(Move, _, _)),
    (   Move = resign
    ->  Game = Game0
    ;   Move = declare_win
    ->  Game = Game0
    ;   game_play(Game0, Move, Game1),
        (   game_result(Game1, _)
        ->  Game = Game0
        ;   Less is Plies-1,
            self_play(Less, Seed, Game1, Game)
        )
    ).

explain_last(Game) :-
    game_take_back(Game, Before0),
    game_take_back(Before0, Before),
    game_position(Before, Position),
    game_new(Position, Short0),
    choose(Short0, [nodes(200), seed(1)], choice(Move, _, _)),
    (   game_play(Short0, Move, Short)
    ->  explained_moves([nodes(200)], Short, ignored, _)
    ;   true
    ).

ignored(_).

learn_and_forget(Game, Count) :-
    format(string(Name), "game ~d", [Count]),
    learn_game(Game, Name, ignored, Outcome),
    (   Outcome = learned(Key, _, _)
    ->  unlearn(Key, _)
    ;   true
    ).

edit(Count) :-
    format(atom(Name), "soak_~d", [Count]),
    add_clause(attack_plan(Name, "", "soaked"), _, _),
    findall(N, known(attack_plan(N, _, "soaked"), _), Names),
    (   memberchk(Name, Names)
    ->  undo_change(_)
    ;   throw(error(gunshi(soak(not_found(Name))), _))
    ).

write_and_read(Game, Directory) :-
    directory_file_path(Directory, 'game.kif', File),
    game_text(kif, Game, Text),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)),
    once(read_game(File, kif, Read, _)),
    game_ply(Game, Plies),
    game_ply(Read, Same),
    (   Plies == Same
    ->  true
    ;   throw(error(gunshi(soak(read(Plies, Same))), _))
    ).

mate :-
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/4K4 b GS 1"),
    solve_mate(Position, [nodes(2000)], _).

%   othello: OTL against random moves, learned from as the side that has lost.

othello :-
    othello_start(Start),
    othello_game(Start, [], Positions, Moves),
    last(Positions, Last),
    othello_score(Last, black, Score),
    (   Score < 0
    ->  Loser = black
    ;   Loser = white
    ),
    (   learn_othello_game(otl_game(Loser, Positions, Moves, []), _)
    ->  unlearn_othello_game(_, _)
    ;   true
    ).

othello_game(Position, Before0, Positions, Moves) :-
    Before = [Position|Before0],
    (   othello_over(Position)
    ->  reverse(Before, Positions),
        Moves = []
    ;   length(Before0, N),
        (   othello_side(Position, black)
        ->  otl_choose(Position, N, otl, choice(Move, _, _))
        ;   othello_moves(Position, Legal),
            random_member(Move, Legal)
        ),
        Moves = [Move|Moves1],
        othello_after(Position, Move, After),
        othello_game(After, Before, Positions, Moves1)
    ).

                /*******************************
                *        WHAT IS HELD          *
                *******************************/

sample(Start, Count, sample(Minutes, Count, Values)) :-
    garbage_collect,
    garbage_collect_atoms,
    garbage_collect_clauses,
    get_time(Now),
    Minutes is (Now-Start)/60,
    findall(Value, ( held(_, _, Goal), call(Goal, Value) ), Values).

%   held(?Name, ?Grain, -Goal): what a process holds; by Grain it may differ for no reason. The heap
%   grows holes for some minutes, here 30 to 40 MB: so what is in use of it is looked at, and what
%   the process holds beside it, where search tables come and go by 16 MB.

held(rss_mb,      60,   resident).
held(heap_mb,     5,    heap).
held(beside_mb,   25,   beside_heap).
held(stacks_mb,   2,    stacks).
held(atoms,       500,  statistic(atoms)).
held(clauses,     500,  statistic(clauses)).
held(threads,     0,    statistic(threads)).

stacks(Megabytes) :-
    statistics(stack, Bytes),
    Megabytes is Bytes/1.0e6.

statistic(Key, Value) :-
    statistics(Key, Value).
