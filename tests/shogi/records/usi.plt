:- module(test_usi_records, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).

%   Lines of USI are games, whatever stands before the moves.

:- begin_tests(usi_records).

games(Text, Games) :-
    findall(Usi-Problems,
            ( text_game(usi, Text, Game, Problems),
              (   Game == none
              ->  Usi = none
              ;   game_usi(Game, Usi)
              )
            ),
            Games).

test(lines, Games == ["startpos moves 7g7f"-[], "startpos"-[], "startpos moves 2g2f 3c3d"-[],
                      "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 5 moves P*5e"-[]]) :-
    games("position startpos moves 7g7f\r\n# a comment\n\nstartpos\nstartpos  moves 2g2f\t3c3d \n\c
           sfen 4k4/9/9/9/9/9/9/9/4K4 b P 5 moves P*5e", Games).
test(bare_sfen, Games == ["sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 moves 5i5h"-[]]) :-
    games("4k4/9/9/9/9/9/9/9/4K4 b - 1 moves 5i5h", Games).
test(problems,
     Games == ["startpos moves 7g7f"-[problem(1, 2, illegal_move_text("7f7e", wrong_side))],
               none-[problem(2, 0, no_start(gunshi(bad_sfen(board, 1, Message, "x"))))],
               "startpos moves 2g2f"-[problem(3, 2, unread("hm"))]]) :-
    games("startpos moves 7g7f 7f7e 3c3d\nx\nstartpos moves 2g2f hm\n", Games),
    nth1(2, Games, none-[problem(_, _, no_start(gunshi(bad_sfen(_, _, Message, _))))]).
test(written, Texts == ["startpos moves 7g7f\n",
                        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 \c
                         moves 7g7f\n"]) :-
    game_usi(Game, "startpos moves 7g7f"),
    findall(Text, ( member(Format, [usi, sfen]), game_text(Format, Game, Text) ), Texts).
test(number_is_kept, forall(member(Format, [usi, sfen]))) :-
    game_usi(Game, "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 31 moves P*5e"),
    game_text(Format, Game, Text),
    text_game(Format, Text, Again, []),
    assertion(Again == Game).
test(nothing, Games == [none-[problem(1, 0, no_game)]]) :-
    games("\n# nothing\n", Games).

:- end_tests(usi_records).
