#include "quiet.h"

#include <string.h>

#include "movegen.h"

enum { MARGIN = 200 };

/* What the move wins at once, 0 for one that is quiet. */
static int gain(const Position *position, Move move) {
    if (move_is_drop(move)) return 0;
    unsigned kind = piece_kind(position->board[move_from(move)]), captured = piece_kind(position->board[move_to(move)]);
    int value = captured ? PIECE_VALUE[captured] + PIECE_VALUE[kind_plain(captured)] : 0;
    return move_is_promotion(move) ? value + PIECE_VALUE[kind | PROMOTED] - PIECE_VALUE[kind] : value;
}

/* A piece is given for one worth less. */
static bool loses(const Position *position, Move move) {
    unsigned kind = piece_kind(position->board[move_from(move)]), captured = piece_kind(position->board[move_to(move)]);
    if (PIECE_VALUE[kind] <= (captured ? PIECE_VALUE[captured] : 0)) return false;
    Bitboard occupied = position_occupied(position) ^ bb_square(move_from(move));
    return bb_any(position_attackers(position, side_other((Side)position->side), move_to(move), occupied));
}

/* The moves worth trying, those that win most first; `gains` beside them. */
static unsigned choose(const Position *position, Move *moves, int *gains, bool evades, unsigned recapture) {
    unsigned legal = movegen_legal(position, moves), count = 0;
    for (unsigned i = 0; i < legal; i++) {
        Move move = moves[i];
        int value = gain(position, move);
        if (!evades && (value == 0 || (recapture != NO_SQUARE && move_to(move) != recapture) || loses(position, move))) continue;
        unsigned place = count++;
        for (; place > 0 && gains[place - 1] < value; place--) {
            gains[place] = gains[place - 1];
            moves[place] = moves[place - 1];
        }
        gains[place] = value;
        moves[place] = move;
    }
    return count;
}

static int descend(Position *position, const Weights *weights, int alpha, int beta, unsigned ply, unsigned last,
                   QuietLine *line) {
    Move moves[MAX_MOVES];
    int gains[MAX_MOVES];
    bool evades = position_in_check(position) && ply < QUIET_WIDE;
    int best = -QUIET_MATE, stand = -QUIET_MATE;
    line->length = ply;
    if (!evades) {
        best = stand = evaluate(position, weights);
        if (best >= beta || ply == QUIET_PLIES) return best;
    }
    unsigned count = choose(position, moves, gains, evades, ply >= QUIET_WIDE ? last : NO_SQUARE);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        QuietLine next;
        if (!evades && stand + gains[i] + MARGIN <= alpha) break;
        position_make(position, moves[i], &undo);
        int value = -descend(position, weights, -beta, -(best > alpha ? best : alpha), ply + 1, move_to(moves[i]), &next);
        position_unmake(position, moves[i], &undo);
        if (value <= best) continue;
        best = value;
        if (value > alpha) {
            memcpy(line->moves + ply, next.moves + ply, sizeof(Move) * (QUIET_PLIES - ply));
            line->moves[ply] = moves[i];
            line->length = next.length;
        }
        if (value >= beta) break;
    }
    return best;
}

int quiet_value(Position *position, const Weights *weights, int alpha, int beta, QuietLine *line) {
    return descend(position, weights, alpha, beta, 0, NO_SQUARE, line);
}
