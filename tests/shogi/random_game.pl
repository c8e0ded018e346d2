:- encoding(utf8).
/*  Games by chance, with all that a record can hold: for who writes them and reads them again. */
:- module(test_random_game,
          [ random_game/2,              % +Seed, -Game
            random_remarks/3,           % +Position, +Depth, -Remarks
            illegal_end/3               % +Position, +Remarks, -End
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(yall)).
:- use_module(library(gunshi)).

%   random_game(+Seed, -Game): a game of random legal moves from a random start, with remarks of
%   every kind, variations in variations, and any ending.

random_game(Seed, Game) :-
    set_random(seed(Seed)),
    findall(Name, handicap(Name, _), Names),
    random_member(Name, [hirate, hirate, hirate, problem|Names]),
    (   Name == problem
    ->  position_sfen(Start, '4k4/9/4P4/9/9/9/9/9/9 w G2r2b3g4s4n4l17p 1'),
        Number = 31
    ;   start_position(Name, Start),
        Number = 1
    ),
    random_between(0, 30, Plies),
    random_line(Start, Plies, 2, Line),
    game_record(Game,
                record(Start, Number,
                       [先手-"山田 A", 棋戦-"第1期（予選）", 表題-"x", '$TIME+'-"1+2", 備考-"a\\nb, \"c\"",
                        後手-"B'C"],
                       Line)).

%   A line of Depth less than 2 is a variation: its first move has none.

random_line(Position, Plies, Depth, line(Remarks, Steps, End)) :-
    random_texts(Remarks),
    random_steps(Plies, Depth, Position, Steps0, Last),
    (   Steps0 = [step(Move, Remarks0)|Rest],
        Depth < 2
    ->  exclude([variation(_)]>>true, Remarks0, Remarks1),
        Steps = [step(Move, Remarks1)|Rest]
    ;   Steps = Steps0
    ),
    random_end(Last, Depth, End).

random_steps(Plies, Depth, Position, Steps, Last) :-
    (   Plies > 0,
        legal_moves(Position, Moves),
        Moves \== []
    ->  random_member(Move, Moves),
        random_remarks(Position, Depth, Remarks),
        Steps = [step(Move, Remarks)|Rest],
        position_after(Position, Move, After),
        Less is Plies-1,
        random_steps(Less, Depth, After, Rest, Last)
    ;   Steps = [],
        Last = Position
    ).

%   random_remarks(+Position, +Depth, -Remarks): those of a move in Position, a variation among them
%   where Depth is above 0.

random_remarks(Position, Depth, Remarks) :-
    random_between(0, 100, Seconds),
    random_texts(Texts),
    (   Depth > 0,
        maybe(0.1),
        move_count(Position, Count),
        Count > 0
    ->  Less is Depth-1,
        random_between(1, 4, Plies),
        random_line(Position, Plies, Less, Line),
        append([time(Seconds)|Texts], [variation(Line)], Remarks)
    ;   Remarks = [time(Seconds)|Texts]
    ).

random_texts(Texts) :-
    (   maybe(0.2)
    ->  random_subseq([ comment("a 普通の comment"), comment(""), comment("* 30 +3334FU"),
                        comment("&x"), comment("**&"), comment("&amp"), bookmark("しおり"),
                        bookmark("&") ], Texts, _)
    ;   Texts = []
    ).

random_end(Position, Depth, End) :-
    random_member(Ending,
                  [ none, none, resigns(sente), resigns(gote), declares(sente), time(gote),
                    foul(sente), foul(gote), mate, no_mate, repetition, impasse, draw, max_moves,
                    walkover(sente), sealed, abandoned, matta, error, other(雨天), illegal ]),
    random_remarks(Position, Depth, Remarks),
    (   Ending == none
    ->  End = none
    ;   Ending == illegal
    ->  illegal_end(Position, Remarks, End)
    ;   said_by_other(Ending, Position)
    ->  exclude([time(_)]>>true, Remarks, Timeless),
        End = end(Ending, Timeless)
    ;   End = end(Ending, Remarks)
    ).

%   KIF has no line of its own, and so no time, for what the side that is not to move ended.

said_by_other(Ending, Position) :-
    Ending =.. [Name, Side],
    memberchk(Name, [resigns, declares, time]),
    \+ side_to_move(Position, Side).

%   An illegal move that could be tried: a piece goes where it cannot.

illegal_end(Position, Remarks, end(foul(Side, move(From, To)), Remarks)) :-
    side_to_move(Position, Side),
    Piece =.. [Side, _],
    once(piece_at(Position, From, Piece)),
    once(( between(1, 9, File),
           between(1, 9, Rank),
           To is 10*File + Rank,
           To =\= From,
           \+ legal_move(Position, move(From, To))
         )).
