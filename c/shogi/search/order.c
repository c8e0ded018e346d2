#include "order.h"

#include <string.h>

#include "../attacks.h"
#include "../checks.h"
#include "../legality.h"
#include "../movegen.h"
#include "exchange.h"

/* A value is the stage, the first the greatest, and below it the value inside the stage. */
enum { STAGE_SHIFT = 24, INSIDE_MOST = (1 << (STAGE_SHIFT - 1)) - 2 };

enum { STATISTICS_MOST = 17 * 64 - 1, SCAN_PLACES = (SQUARES + HAND_KINDS) * SQUARES };

_Static_assert((STATISTICS_MOST + 1) * SCAN_PLACES < INSIDE_MOST, "values stay inside their stage");

unsigned order_piece_square(const Position *position, Move move) {
    Side us = (Side)position->side;
    Piece piece = move_is_drop(move) ? piece_make(us, move_dropped(move)) : position->board[move_from(move)];
    if (move_is_promotion(move)) piece |= PROMOTED;
    return piece_square(piece, move_to(move));
}

bool order_takes(const Position *position, Move move) {
    return position->board[move_to(move)] || (move_is_promotion(move) && piece_kind(position->board[move_from(move)]) == FU);
}

void order_find_checks(const Position *position, CheckSquares *squares) {
    Side us = (Side)position->side, them = side_other(us);
    unsigned king = position->king[them];
    if (king == NO_SQUARE) {
        *squares = (CheckSquares){{BB_EMPTY}};
        return;
    }
    Bitboard occupied = position_occupied(position), bishop = attacks_bishop(king, occupied), rook = attacks_rook(king, occupied);
    Bitboard gold = GOLD_ATTACKS[them][king], ring = KING_ATTACKS[king];
    *squares = (CheckSquares){{[FU] = PAWN_ATTACKS[them][king],
                               [KY] = rook & LANCE_RAY[them][king],
                               [KE] = KNIGHT_ATTACKS[them][king],
                               [GI] = SILVER_ATTACKS[them][king],
                               [KA] = bishop,
                               [HI] = rook,
                               [KI] = gold,
                               [TO] = gold,
                               [NY] = gold,
                               [NK] = gold,
                               [NG] = gold,
                               [UM] = bishop | ring,
                               [RY] = rook | ring}};
}

bool order_gives_check(const Position *position, const CheckSquares *squares, Move move) {
    unsigned kind = move_is_drop(move) ? move_dropped(move) : piece_kind(position->board[move_from(move)]);
    return bb_has(squares->of[move_is_promotion(move) ? kind | PROMOTED : kind], move_to(move));
}

static unsigned origin(Move move) { return move_is_drop(move) ? SQUARES + move_dropped(move) : move_from(move); }

int order_history(const Memory *memory, const Margins *margins, const Position *position, const OrderHints *hints, Move move) {
    unsigned moved = order_piece_square(position, move);
    int continuations = memory->continuation[hints->last][moved] + memory->continuation[hints->before][moved];
    return memory->butterfly[position->side][origin(move)][move_to(move)] + continuations * margins->continuation_weight / 16;
}

/* How often such a move was played, as a logarithm: STATISTICS_MOST for the greatest count. */
static int played_before(const Parameters *parameters, const Position *position, Move move) {
    bool drop = move_is_drop(move);
    unsigned kind = drop ? move_dropped(move) : piece_kind(position->board[move_from(move)]);
    unsigned count =
        parameters->played[position->side][kind][move_is_promotion(move)][drop ? SQUARES : move_from(move)][move_to(move)];
    unsigned odd = 2 * count + 1, bits = 31 - (unsigned)__builtin_clz(odd);
    return (int)(bits * 64 + (odd << 6 >> bits & 63));
}

/* Where the scan of a board from 9一 to 1九 comes to a square, row by row. */
static unsigned scanned(unsigned square) { return (square_rank(square) - 1) * FILES + FILES - square_file(square); }

/* Where it comes to a move: to its piece, of all pieces in hand last; then to where that goes. */
static int scan_place(Move move) {
    unsigned start = move_is_drop(move) ? SQUARES + move_dropped(move) : scanned(move_from(move));
    return (int)(start * SQUARES + scanned(move_to(move)));
}

/* The scan of the board decides only between moves of the same prior. */
static int scan_value(int prior, int weight) {
    enum { MOST = INSIDE_MOST / SCAN_PLACES - 1 };
    int value = prior / weight;
    return (value < -MOST ? -MOST : value > MOST ? MOST : value) * SCAN_PLACES;
}

/* Own pieces other than pawns and the king that cheaper enemy pieces attack. */
static Bitboard endangered(const Position *position) {
    Side us = (Side)position->side, them = side_other(us);
    const Bitboard *by_kind = position->by_kind;
    Bitboard own = position->by_side[us] & ~by_kind[OU], theirs = position->by_side[them], occupied = own | theirs;
    Bitboard attacked = attacks_pawns(them, by_kind[FU] & theirs);
    Bitboard found = attacked & own & ~by_kind[FU];
    BB_FOR (ky, by_kind[KY] & theirs) attacked |= attacks_lance(them, ky, occupied);
    BB_FOR (ke, by_kind[KE] & theirs) attacked |= KNIGHT_ATTACKS[them][ke];
    found |= attacked & (by_kind[GI] | by_kind[NG] | by_kind[KI]);
    BB_FOR (gi, by_kind[GI] & theirs) attacked |= SILVER_ATTACKS[them][gi];
    BB_FOR (ki, gold_movers(position) & theirs) attacked |= GOLD_ATTACKS[them][ki];
    found |= attacked & (by_kind[KA] | by_kind[HI] | by_kind[UM] | by_kind[RY]);
    return found & own;
}

bool order_superfluous(const Position *position, Move move) {
    if (move_is_drop(move) || move_is_promotion(move)) return false;
    Side us = (Side)position->side;
    unsigned kind = piece_kind(position->board[move_from(move)]), rank = rank_for(us, move_to(move));
    if (kind == FU) return rank <= 3;
    if (kind == KA || kind == HI) return rank <= 3 || rank_for(us, move_from(move)) <= 3;
    return kind == KY && rank == 2;
}

static bool used(const OrderScene *scene, enum OrderStage stage) { return scene->parameters->stages >> stage & 1; }

static int stage_value(enum OrderStage stage, int inside) {
    if (inside > INSIDE_MOST) inside = INSIDE_MOST;
    if (inside < -INSIDE_MOST) inside = -INSIDE_MOST;
    return (ORDER_STAGES - (int)stage) * (1 << STAGE_SHIFT) + inside;
}

/* Beyond all values of the last stage, so that it is come upon first. */
static int no_value_yet(void) { return stage_value(ORDER_HISTORY, 0) + INSIDE_MOST + 1; }

/* What the statistic says of a capture or an escape; quiet_value() weighs it for the others. */
static int statistics_of(const OrderScene *scene, Move move) {
    const Parameters *parameters = scene->parameters;
    return parameters->statistics && !parameters->learned ? played_before(parameters, scene->position, move) : 0;
}

static int value_of(const OrderScene *scene, Move move) {
    const Position *position = scene->position;
    const OrderHints *hints = &scene->hints;
    const Margins *margins = &scene->parameters->margins;
    unsigned to = move_to(move), victim = piece_kind(position->board[to]);
    bool drop = move_is_drop(move);
    if (move == hints->table_move && used(scene, ORDER_PREVIOUS)) return stage_value(ORDER_PREVIOUS, 0);
    if (order_takes(position, move)) {
        unsigned moved = order_piece_square(position, move);
        int gain = exchange_gain(position, move),
            inside = gain * margins->gain_weight + scene->memory->capture[moved][victim] + statistics_of(scene, move);
        if (exchange_wins(position, move, -margins->capture_loss)) {
            if (to == hints->last_to && used(scene, ORDER_RECAPTURE)) return stage_value(ORDER_RECAPTURE, inside);
            if (used(scene, ORDER_CAPTURE)) return stage_value(ORDER_CAPTURE, inside);
        }
        return stage_value(ORDER_HISTORY, scene->memory->capture[moved][victim] * margins->bad_capture_weight +
                                              margins->bad_capture_history + statistics_of(scene, move));
    }
    bool killer =
        (move == hints->killers[0] || move == hints->killers[1] || move == hints->countermove) && used(scene, ORDER_KILLER);
    bool hit = !drop && bb_has(scene->hit, move_from(move)) && used(scene, ORDER_EVADE);
    bool danger = !drop && bb_has(scene->endangered, move_from(move)) && used(scene, ORDER_ESCAPE);
    bool escapes = (hit || (danger && !killer)) && exchange_wins(position, move, 0);
    if (killer && !(hit && escapes)) return stage_value(ORDER_KILLER, move == hints->killers[0] ? 2 : move == hints->killers[1]);
    if (escapes) {
        int history = scene->parameters->history ? order_history(scene->memory, margins, position, hints, move) : 0;
        int value = PIECE_VALUE[piece_kind(position->board[move_from(move)])] * margins->gain_weight +
                    history / margins->escape_history_divisor + statistics_of(scene, move);
        return stage_value(hit ? ORDER_EVADE : ORDER_ESCAPE, value);
    }
    return no_value_yet();
}

/* Of a quiet move of the last stage. */
static int quiet_value(const OrderScene *scene, const LikelyScene *likely, Move move) {
    const Position *position = scene->position;
    const Parameters *parameters = scene->parameters;
    const OrderHints *hints = &scene->hints;
    const Margins *margins = &parameters->margins;
    int prior = parameters->learned      ? likely_value(&parameters->likely, likely, move)
                : parameters->statistics ? margins->statistics_weight * played_before(parameters, position, move)
                                         : 0;
    if (!parameters->history) return stage_value(ORDER_HISTORY, scan_value(prior, margins->statistics_weight) - scan_place(move));
    int history = order_history(scene->memory, margins, position, hints, move);
    if (hints->checks && order_gives_check(position, hints->checks, move) && exchange_wins(position, move, -margins->check_loss))
        history += margins->check_bonus;
    return stage_value(ORDER_HISTORY, history + prior);
}

static void value_the_rest(Picker *picker) {
    const OrderScene *scene = &picker->scene;
    LikelyScene likely;
    if (scene->parameters->learned)
        likely_prepare(&likely, scene->position, scene->hints.last_to,
                       scene->hints.plies < scene->parameters->margins.likely_plies ? LIKELY_SQUARES_ALONE : LIKELY_ALL);
    for (unsigned i = picker->next; i < picker->count; i++)
        if (picker->values[i] == no_value_yet()) picker->values[i] = quiet_value(scene, &likely, picker->moves[i]);
    picker->values_later = false;
}

static void swap_moves(Picker *picker, unsigned a, unsigned b) {
    Move move = picker->moves[a];
    int value = picker->values[a];
    picker->moves[a] = picker->moves[b];
    picker->values[a] = picker->values[b];
    picker->moves[b] = move;
    picker->values[b] = value;
}

/* All moves. Where the table's has been given already it takes the first place again; it is legal and not superfluous, so it is one of
 * them. */
static void make_moves(Picker *picker) {
    OrderScene *scene = &picker->scene;
    const Position *position = scene->position;
    const OrderHints *hints = &scene->hints;
    unsigned count = movegen_legal(position, picker->moves), kept = 0;
    if (hints->last_to != NO_SQUARE) {
        const Bitboard *by_kind = position->by_kind;
        Piece mover = position->board[hints->last_to];
        Bitboard own = position->by_side[position->side] & ~by_kind[OU] & ~by_kind[FU];
        if (mover)
            scene->hit = own & attacks_of(piece_kind(mover), piece_side(mover), hints->last_to, position_occupied(position));
    }
    if (used(scene, ORDER_ESCAPE) || used(scene, ORDER_EVADE)) scene->endangered = endangered(position);
    scene->hit &= scene->endangered;
    for (unsigned i = 0; i < count; i++) {
        Move move = picker->moves[i];
        if (order_superfluous(position, move)) continue;
        picker->moves[kept] = move;
        picker->values[kept++] = value_of(scene, move);
    }
    picker->count = kept;
    picker->moves_later = false;
    picker->values_later = true;
    if (picker->next == 0) return;
    unsigned given = 0;
    while (picker->moves[given] != hints->table_move) given++;
    swap_moves(picker, given, 0);
}

void order_all(Picker *picker, const Position *position, const Parameters *parameters, const Memory *memory, OrderHints hints) {
    const Move first = hints.table_move;
    picker->scene = (OrderScene){.position = position, .parameters = parameters, .memory = memory, .hints = hints};
    picker->count = picker->next = 0;
    picker->moves_later = true;
    picker->values_later = false;
    if (first != MOVE_NONE && used(&picker->scene, ORDER_PREVIOUS) && move_is_legal(position, first) &&
        !order_superfluous(position, first)) {
        picker->moves[0] = first;
        picker->values[0] = stage_value(ORDER_PREVIOUS, 0);
        picker->count = 1;
    } else {
        make_moves(picker);
    }
}

void order_captures(Picker *picker, const Position *position, const Margins *margins, const Memory *memory, Move table_move) {
    picker->count = movegen_captures(position, picker->moves);
    picker->next = 0;
    picker->moves_later = picker->values_later = false;
    for (unsigned i = 0; i < picker->count; i++) {
        Move move = picker->moves[i];
        unsigned victim = piece_kind(position->board[move_to(move)]);
        int inside =
            exchange_gain(position, move) * margins->gain_weight + memory->capture[order_piece_square(position, move)][victim];
        picker->values[i] = stage_value(move == table_move ? ORDER_PREVIOUS : ORDER_CAPTURE, inside);
    }
}

/* The first of the best. The greatest value first, then its place: the compiler does the first loop by vectors. */
static unsigned best_left(const Picker *picker) {
    int most = INT32_MIN;
    for (unsigned i = picker->next; i < picker->count; i++) most = picker->values[i] > most ? picker->values[i] : most;
    unsigned best = picker->next;
    while (picker->values[best] != most) best++;
    return best;
}

Move order_next(Picker *picker) {
    if (picker->next == picker->count && picker->moves_later) make_moves(picker);
    if (picker->next == picker->count) return MOVE_NONE;
    unsigned best = best_left(picker);
    if (picker->values_later && picker->values[best] == no_value_yet()) {
        value_the_rest(picker);
        best = best_left(picker);
    }
    swap_moves(picker, picker->next, best);
    return picker->moves[picker->next++];
}

enum OrderStage order_stage(const Picker *picker) {
    int value = picker->values[picker->next - 1] + INSIDE_MOST;
    return (enum OrderStage)(ORDER_STAGES - (value >> STAGE_SHIFT));
}

/* History gravity: the fuller the cell, the less a bonus of the same sign adds, so it stays within HISTORY_MOST. */
static void learn(int16_t *cell, int bonus) {
    int value = *cell + bonus - *cell * (bonus < 0 ? -bonus : bonus) / HISTORY_MOST;
    *cell = (int16_t)value;
}

static void learn_quiet(Memory *memory, const Position *position, const OrderHints *hints, Move move, int bonus) {
    unsigned moved = order_piece_square(position, move);
    learn(&memory->butterfly[position->side][origin(move)][move_to(move)], bonus);
    learn(&memory->continuation[hints->last][moved], bonus);
    learn(&memory->continuation[hints->before][moved], bonus);
    memory->learnt[hints->last] = memory->learnt[hints->before] = true;
}

static void learn_capture(Memory *memory, const Position *position, Move move, int bonus) {
    learn(&memory->capture[order_piece_square(position, move)][piece_kind(position->board[move_to(move)])], bonus);
}

void order_forget(Memory *memory) {
    for (unsigned i = 0; i < PIECE_SQUARES; i++)
        if (memory->learnt[i]) memset(memory->continuation[i], 0, sizeof memory->continuation[i]);
    memset(memory->learnt, 0, sizeof memory->learnt);
    memset(memory->butterfly, 0, sizeof memory->butterfly);
    memset(memory->capture, 0, sizeof memory->capture);
    memset(memory->countermove, 0, sizeof memory->countermove);
    correction_forget(&memory->correction);
}

void order_learn(Memory *memory, const Position *position, OrderHints hints, Move best, int bonus, const Move *quiets,
                 unsigned quiet_count, const Move *captures, unsigned capture_count) {
    if (order_takes(position, best)) {
        learn_capture(memory, position, best, bonus);
    } else {
        learn_quiet(memory, position, &hints, best, bonus);
        if (hints.last != NO_PIECE_SQUARE) memory->countermove[hints.last] = best;
        for (unsigned i = 0; i < quiet_count; i++) learn_quiet(memory, position, &hints, quiets[i], -bonus);
    }
    for (unsigned i = 0; i < capture_count; i++) learn_capture(memory, position, captures[i], -bonus);
}

void order_drop_quiet(Picker *picker, const Position *position, const CheckSquares *checks) {
    if (picker->moves_later) make_moves(picker);
    unsigned kept = picker->next;
    for (unsigned i = picker->next; i < picker->count; i++) {
        Move move = picker->moves[i];
        if (!order_takes(position, move) && !order_gives_check(position, checks, move)) continue;
        picker->moves[kept] = move;
        picker->values[kept++] = picker->values[i];
    }
    picker->count = kept;
}
