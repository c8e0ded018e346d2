:- encoding(utf8).
/*  Games of shogi: a start, the moves played with what is said of them, and how it ended.

    A game is immutable: playing a move makes a new one, which shares all that came before. It keeps
    its positions, so that repetition is judged by the positions themselves; equal ones are
    identical. So two games are the same when their terms are (==).

    What a record says of a move is kept with it, as a list of *remarks*: times, then texts in the
    record's order, then variations:

      - time(Seconds)     the time that it took: a number, 0 or more and finite
      - comment(Text)     a line of text, a string
      - bookmark(Text)    a name by which to find the move
      - variation(Line)   a line that could have been played instead of the move

    A *line* is line(Remarks, Steps, End): the texts on the position it starts from, the moves as
    step(Move, Remarks), and how it ended. End is `none` or end(Ending, Remarks). The main line of a
    game and every variation is such a line. Every move in it is legal where it stands. What could
    have been played instead of a variation's first move is one more variation of the move that it
    stands for itself: so a variation's first move has none.

    An *ending* is what was said at the end, by the players or by the record:

      | resigns(Side)         | 投了 |
      | declares(Side)        | Side declared its win by the king in the enemy camp (入玉勝ち) |
      | time(Side)            | the time of Side ran out (切れ負け) |
      | foul(Side)            | Side made a foul that is not recorded, or that was a legal move |
      | foul(Side, Move)      | Side made the illegal Move, after the last legal one (反則) |
      | walkover(Side)        | Side won without play (不戦勝) |
      | mate                  | the side to move is mated (詰み) |
      | repetition            | 千日手 |
      | impasse               | 持将棋 |
      | draw                  | a draw by agreement |
      | max_moves             | the limit of moves was reached: a draw |
      | no_mate               | the mating problem was not solved (不詰) |
      | sealed                | the next move was sealed (封じ手) |
      | abandoned             | broken off without a result (中断) |
      | matta, error          | 待った, and an error of the program that recorded |
      | other(Word)           | what else a record says, an atom |

    game/term.pl has the term and what can be looked up in it, game/play.pl playing, game/result.pl
    results, game/record.pl games as plain data, with comments and variations, game/usi_text.pl
    their text in USI, game/tree.pl the walk in a game and its variations.
*/
:- module(gunshi_shogi_game, []).
:- reexport(game/term,
            [ game_start/2, game_position/2, game_positions/2, game_moves/2, game_ply/2,
              game_number/3, game_last_move/2, game_header/3, game_ending/2, game_repetition/3
            ]).
:- reexport(game/play,
            [ game_new/2, game_new/3, game_play/3, game_moves_played/3, game_take_back/2,
              game_end/3, game_close/2
            ]).
:- reexport(game/result, [game_result/2, game_must_go_on/1]).
:- reexport(game/record, [game_record/2, game_remark/3, game_variation/3]).
:- reexport(game/usi_text, [game_usi/2]).
