:- encoding(utf8).
/*  JKF: game records as JSON (JSON Kifu Format).

        {"header": {"先手": "A"}, "initial": {"preset": "HIRATE"},
         "moves": [{"comments": ["of the start"]},
                   {"move": {"color": 0, "from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6},
                             "piece": "FU"},
                    "time": {"now": {"m": 0, "s": 10}, "total": {"h": 0, "m": 0, "s": 10}}},
                   {"special": "TORYO"}]}

    The first element of `moves` stands for the start. `piece` is the kind before the move; `color`
    is 0 or false for sente, 1 or true for gote in most files and the other way round in some, so it
    is not trusted: turns alternate. A move without `from` is a drop, or, with `relative`, told as
    KI2 does. `forks` of a move are lines that could have been played instead.

    `special` is a word of CSA, or of KIF where CSA has none; a sign before it names the side.

    jkf/read.pl reads a file and jkf/write.pl writes one. What both say of the start is in
    jkf/start.pl, of a move in jkf/move.pl, of comments in jkf/comments.pl.
*/
:- module(gunshi_shogi_records_jkf,
          [ jkf_game/3,                 % +Text, -Draft, -Notes
            write_jkf/1                 % +Record
          ]).
:- use_module(jkf/read, [jkf_game/3]).
:- use_module(jkf/write, [write_jkf/1]).
