#include "plain.h"

typedef struct Bias {
    int file, rank; /* towards higher files, towards higher ranks, for sente */
    bool slides;
} Bias;

/* clang-format off */
#define CROSS(slides) {0, -1, slides}, {-1, 0, slides}, {1, 0, slides}, {0, 1, slides}
#define DIAGONALS(slides) {-1, -1, slides}, {1, -1, slides}, {-1, 1, slides}, {1, 1, slides}
#define GOLD {CROSS(false), {-1, -1, false}, {1, -1, false}}

/* The biases of each kind end with {0, 0}. */
static const Bias BIASES[KINDS][9] = {
    [FU] = {{0, -1, false}},
    [KY] = {{0, -1, true}},
    [KE] = {{-1, -2, false}, {1, -2, false}},
    [GI] = {{0, -1, false}, DIAGONALS(false)},
    [KI] = GOLD, [TO] = GOLD, [NY] = GOLD, [NK] = GOLD, [NG] = GOLD,
    [KA] = {DIAGONALS(true)},
    [HI] = {CROSS(true)},
    [OU] = {CROSS(false), DIAGONALS(false)},
    [UM] = {DIAGONALS(true), CROSS(false)},
    [RY] = {CROSS(true), DIAGONALS(false)},
};
/* clang-format on */

/* Writes the squares a piece on `from` reaches, own pieces excluded; returns how many (at most 20). */
static unsigned targets_of(const Position *position, unsigned from, unsigned *targets) {
    Piece piece = position->board[from];
    Side side = piece_side(piece);
    unsigned count = 0;
    for (const Bias *bias = BIASES[piece_kind(piece)]; bias->file || bias->rank; bias++) {
        int rank_step = side == SENTE ? bias->rank : -bias->rank;
        int file = (int)square_file(from), rank = (int)square_rank(from);
        do {
            file += bias->file;
            rank += rank_step;
            if (file < 1 || file > FILES || rank < 1 || rank > RANKS) break;
            unsigned to = square_make((unsigned)file, (unsigned)rank);
            Piece there = position->board[to];
            if (there && piece_side(there) == side) break;
            targets[count++] = to;
            if (there) break;
        } while (bias->slides);
    }
    return count;
}

static bool own_pawn_on_file(const Position *position, unsigned file) {
    for (unsigned rank = 1; rank <= RANKS; rank++)
        if (position->board[square_make(file, rank)] == piece_make((Side)position->side, FU)) return true;
    return false;
}

unsigned plain_moves(const Position *position, Move *moves) {
    Side side = (Side)position->side;
    unsigned count = 0;
    for (unsigned from = 0; from < SQUARES; from++) {
        Piece piece = position->board[from];
        unsigned kind = piece_kind(piece), targets[20];
        if (!piece || piece_side(piece) != side) continue;
        unsigned reached = targets_of(position, from, targets);
        for (unsigned i = 0; i < reached; i++) {
            unsigned to = targets[i];
            if (rank_for(side, to) > last_dead_rank(kind)) moves[count++] = move_make(from, to);
            if (kind_promotes(kind) && (rank_for(side, from) <= 3 || rank_for(side, to) <= 3))
                moves[count++] = move_promote(from, to);
        }
    }
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
        if (hand_count(position->hand[side], kind) == 0) continue;
        for (unsigned to = 0; to < SQUARES; to++) {
            if (position->board[to] || rank_for(side, to) <= last_dead_rank(kind)) continue;
            if (kind == FU && own_pawn_on_file(position, square_file(to))) continue;
            moves[count++] = move_drop(kind, to);
        }
    }
    return count;
}

bool plain_attacked(const Position *position, unsigned square, Side attacker) {
    for (unsigned from = 0; from < SQUARES; from++) {
        Piece piece = position->board[from];
        unsigned targets[20];
        if (!piece || piece_side(piece) != attacker) continue;
        unsigned reached = targets_of(position, from, targets);
        for (unsigned i = 0; i < reached; i++)
            if (targets[i] == square) return true;
    }
    return false;
}

static bool king_safe(const Position *position, Side side) {
    return position->king[side] == NO_SQUARE || !plain_attacked(position, position->king[side], side_other(side));
}

/* Any move that leaves no own king attacked; the drop-pawn rule is not asked, for it cannot apply in answer to a pawn drop. */
static bool has_safe_move(Position *position) {
    Move moves[MAX_MOVES];
    Side side = (Side)position->side;
    unsigned count = plain_moves(position, moves);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(position, moves[i], &undo);
        bool safe = king_safe(position, side);
        position_unmake(position, moves[i], &undo);
        if (safe) return true;
    }
    return false;
}

unsigned plain_legal(const Position *position, Move *moves) {
    Position after = *position;
    Side side = (Side)position->side, enemy = side_other(side);
    unsigned count = plain_moves(position, moves), kept = 0;
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(&after, moves[i], &undo);
        bool legal = king_safe(&after, side);
        if (legal && move_is_drop(moves[i]) && move_dropped(moves[i]) == FU && !king_safe(&after, enemy))
            legal = has_safe_move(&after);
        position_unmake(&after, moves[i], &undo);
        if (legal) moves[kept++] = moves[i];
    }
    return kept;
}
