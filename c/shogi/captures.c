#include "captures.h"

#include <string.h>

#include "movegen.h"
#include "position.h"

typedef struct Work {
    Position *position;
    const Points *points;
    unsigned wide;
    unsigned long left;
    bool spent;
} Work;

static int wins(const Work *work, Move move) {
    if (move_is_drop(move)) return 0;
    const Piece *board = work->position->board;
    unsigned kind = piece_kind(board[move_from(move)]), captured = piece_kind(board[move_to(move)]);
    int gain = captured ? points_prize(work->points, captured) : 0;
    return move_is_promotion(move) ? gain + work->points->of[kind | PROMOTED] - work->points->of[kind] : gain;
}

/* What wins most first, of these by the piece of fewest points. */
static void sort(const Work *work, Move *moves, int *gains, unsigned count) {
    int keys[MAX_MOVES];
    for (unsigned i = 0; i < count; i++) {
        Move move = moves[i];
        int gain = wins(work, move);
        unsigned kind = move_is_drop(move) ? move_dropped(move) : piece_kind(work->position->board[move_from(move)]);
        int key = gain * 16 - (kind == OU ? 0 : work->points->of[kind]);
        unsigned place = i;
        for (; place > 0 && keys[place - 1] < key; place--) {
            keys[place] = keys[place - 1];
            gains[place] = gains[place - 1];
            moves[place] = moves[place - 1];
        }
        keys[place] = key;
        gains[place] = gain;
        moves[place] = move;
    }
}

/* Within the window; *line is right where the result is inside of it. */
static int descend(Work *work, int alpha, int beta, unsigned ply, CapturesLine *line) {
    Position *position = work->position;
    line->length = ply;
    if (work->left == 0) work->spent = true;
    if (work->spent || ply == CAPTURES_PLIES) return 0;
    work->left--;
    bool all = ply < work->wide || position_in_check(position);
    if (!all && beta <= 0) return beta;
    if (!all && alpha < 0) alpha = 0;
    Move moves[MAX_MOVES];
    int gains[MAX_MOVES];
    unsigned count = all ? movegen_legal(position, moves) : movegen_captures(position, moves);
    if (all && count == 0) return (int)ply - CAPTURES_MATE;
    sort(work, moves, gains, count);
    for (unsigned i = 0; i < count && alpha < beta && !work->spent; i++) {
        Undo undo;
        CapturesLine next;
        int value = alpha;
        position_make(position, moves[i], &undo);
        bool may_stop = ply + 1 >= work->wide && !position_in_check(position);
        if (gains[i] > alpha || !may_stop) value = gains[i] - descend(work, gains[i] - beta, gains[i] - alpha, ply + 1, &next);
        position_unmake(position, moves[i], &undo);
        if (value <= alpha) continue;
        alpha = value;
        memcpy(line->moves + ply, next.moves + ply, sizeof(Move) * (next.length - ply));
        line->moves[ply] = moves[i];
        line->length = next.length;
    }
    return alpha;
}

bool captures_gain(Position *position, const Points *points, unsigned wide, unsigned long positions, int *gain,
                   CapturesLine *line) {
    Work work = {position, points, wide, positions, false};
    *gain = descend(&work, -2 * CAPTURES_MATE, 2 * CAPTURES_MATE, 0, line);
    return !work.spent;
}
