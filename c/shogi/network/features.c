#include "features.h"

const uint32_t FEATURE_COUNT[NETWORK_KINDS] = {
    [NETWORK_HALFKP] = SQUARES * SEEN_PIECES, [NETWORK_KP] = SEEN_COUNT, [NETWORK_ADDED] = SEEN_COUNT};

uint16_t SEEN_BY_GOTE[SEEN_COUNT];

/* Of the own piece on square 0; the enemy's are SQUARES further. All that move like a gold are one. */
static const uint16_t ON_BOARD[KINDS] = {
    [FU] = FIRST_ON_BOARD, [KY] = 252, [KE] = 414, [GI] = 576, [KI] = 738,   [TO] = 738,   [NY] = 738,
    [NK] = 738, [NG] = 738, [KA] = 900, [UM] = 1062, [HI] = 1224, [RY] = 1386, [OU] = SEEN_PIECES,
};

/* Of the first piece in hand: the own one, the enemy's. */
static const uint16_t IN_HAND[HAND_KINDS][2] = {
    [FU] = {1, 20}, [KY] = {39, 44}, [KE] = {49, 54}, [GI] = {59, 64}, [KI] = {69, 74}, [KA] = {79, 82}, [HI] = {85, 88},
};

static unsigned on_board(Side view, Piece piece, unsigned square) {
    unsigned seen = view == SENTE ? square : SQUARES - 1 - square;
    return ON_BOARD[piece_kind(piece)] + (piece_side(piece) == view ? 0u : SQUARES) + seen;
}

static unsigned in_hand(Side view, Side side, unsigned kind, unsigned number) { return IN_HAND[kind][side != view] + number; }

__attribute__((constructor)) static void fill_seen_by_gote(void) {
    for (Side side = SENTE; side <= GOTE; side++) {
        for (unsigned kind = FU; kind < KINDS; kind++)
            for (unsigned square = 0; square < SQUARES; square++) {
                Piece piece = piece_make(side, kind);
                SEEN_BY_GOTE[on_board(SENTE, piece, square)] = (uint16_t)on_board(GOTE, piece, square);
            }
        for (unsigned kind = FU; kind < HAND_KINDS; kind++)
            for (unsigned number = 0; number < PIECES_IN_SET[kind]; number++)
                SEEN_BY_GOTE[in_hand(SENTE, side, kind, number)] = (uint16_t)in_hand(GOTE, side, kind, number);
    }
}

/* Behind the first `count` of `seen`; returns how many there are then. */
static unsigned see_hand(Side side, unsigned kind, unsigned held, uint16_t *seen, unsigned count) {
    for (unsigned number = 0; number < held; number++) seen[count++] = (uint16_t)in_hand(SENTE, side, kind, number);
    return count;
}

static unsigned all_seen(const Position *position, uint16_t *seen) {
    unsigned count = 0;
    BB_FOR (square, position_occupied(position)) seen[count++] = (uint16_t)on_board(SENTE, position->board[square], square);
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned kind = FU; kind < HAND_KINDS; kind++)
            count = see_hand(side, kind, hand_count(position->hand[side], kind), seen, count);
    return count;
}

unsigned features_of_setup(const Setup *setup, uint16_t *seen) {
    unsigned count = 0;
    for (unsigned square = 0; square < SQUARES; square++)
        if (setup->board[square]) seen[count++] = (uint16_t)on_board(SENTE, setup->board[square], square);
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned kind = FU; kind < HAND_KINDS; kind++)
            count = see_hand(side, kind, setup->hand[side][kind], seen, count);
    return count;
}

unsigned features_seen(const Position *position, NetworkKind kind, Side view, const uint16_t *seen, unsigned count,
                       uint32_t *features) {
    unsigned found = 0, king = position->king[view];
    if (kind == NETWORK_HALFKP && king == NO_SQUARE) return 0;
    uint32_t first = kind != NETWORK_HALFKP ? 0 : SEEN_PIECES * (view == SENTE ? king : SQUARES - 1 - king);
    for (unsigned i = 0; i < count; i++)
        if (kind != NETWORK_HALFKP || seen[i] < SEEN_PIECES)
            features[found++] = first + (view == SENTE ? seen[i] : SEEN_BY_GOTE[seen[i]]);
    return found;
}

unsigned features_of(const Position *position, NetworkKind kind, Side view, uint32_t *features) {
    uint16_t seen[MOST_FEATURES];
    return features_seen(position, kind, view, seen, all_seen(position, seen), features);
}

FeatureChange features_changed(const Position *position, Move move) {
    FeatureChange change = {.removed_count = 1, .added_count = 1};
    Side us = (Side)position->side;
    unsigned to = move_to(move);
    if (move_is_drop(move)) {
        unsigned kind = move_dropped(move);
        change.removed[0] = (uint16_t)in_hand(SENTE, us, kind, hand_count(position->hand[us], kind) - 1);
        change.added[0] = (uint16_t)on_board(SENTE, piece_make(us, kind), to);
        return change;
    }
    unsigned from = move_from(move);
    Piece piece = position->board[from], captured = position->board[to];
    change.removed[0] = (uint16_t)on_board(SENTE, piece, from);
    change.added[0] = (uint16_t)on_board(SENTE, move_is_promotion(move) ? piece | PROMOTED : piece, to);
    change.king[us] = piece_kind(piece) == OU;
    if (!captured) return change;
    unsigned kind = kind_plain(piece_kind(captured));
    change.removed[change.removed_count++] = (uint16_t)on_board(SENTE, captured, to);
    change.king[side_other(us)] = kind == OU;
    if (kind != OU)
        change.added[change.added_count++] = (uint16_t)in_hand(SENTE, us, kind, hand_count(position->hand[us], kind));
    return change;
}
