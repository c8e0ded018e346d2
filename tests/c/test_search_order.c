/* Proves the ordering of moves: every legal move once but those that a promotion makes superfluous, values never increasing, each
 * move in the first stage switched on that fits it, counts, learned values and scan order as the header says, and what is
 * learnt moves a move up. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "movegen.h"
#include "plain.h"
#include "search/exchange.h"
#include "search/order.h"

static Memory *memory;
static Parameters *parameters;

static int make_memory(void **state) {
    (void)state;
    memory = calloc(1, sizeof *memory);
    parameters = malloc(sizeof *parameters);
    return memory && parameters ? 0 : -1;
}

static int free_memory(void **state) {
    (void)state;
    free(memory);
    free(parameters);
    return 0;
}

static void forget(void) {
    memset(memory, 0, sizeof *memory);
    parameters_init(parameters);
}

/* Values of quiet moves by chance. */
static void value_by_chance(Random *random) {
    for (unsigned i = 0; i < LIKELY_COUNT; i++) parameters->likely.value[i] = (int16_t)((int)random_below(random, 501) - 250);
}

static const OrderHints NO_HINTS = {.last_to = NO_SQUARE};

/* Promoted, the piece could do all that it can do unpromoted, but for drop-pawn mates. */
static bool promotion_is_better(const Position *position, Move move) {
    if (move_is_drop(move) || move_is_promotion(move)) return false;
    Side us = (Side)position->side;
    unsigned kind = piece_kind(position->board[move_from(move)]), to = rank_for(us, move_to(move));
    bool zone = to <= 3 || rank_for(us, move_from(move)) <= 3;
    return (zone && (kind == FU || kind == KA || kind == HI)) || (to <= 2 && kind == KY);
}

/* All moves of a picker with their stages, in the order they come. */
typedef struct Listed {
    Move moves[MAX_MOVES];
    enum OrderStage stages[MAX_MOVES];
    unsigned count;
} Listed;

/* The next move; false when there is none. */
static bool list_next(const Position *position, Picker *picker, Listed *listed) {
    Move move = order_next(picker);
    if (move == MOVE_NONE) return false;
    if (listed->count && picker->values[picker->next - 1] > picker->values[picker->next - 2])
        support_fail(position, move, "comes after one of a smaller value");
    listed->stages[listed->count] = order_stage(picker);
    if (listed->count && listed->stages[listed->count] < listed->stages[listed->count - 1])
        support_fail(position, move, "its stage comes after a later stage");
    listed->moves[listed->count++] = move;
    return true;
}

static void list(const Position *position, OrderHints hints, Listed *listed) {
    Picker picker;
    listed->count = 0;
    order_all(&picker, position, parameters, memory, hints);
    while (list_next(position, &picker, listed)) continue;
    if (order_next(&picker) != MOVE_NONE) support_fail(position, MOVE_NONE, "a move after the last");
}

static unsigned place_of(const Listed *listed, Move move) {
    unsigned place = 0;
    while (place < listed->count && listed->moves[place] != move) place++;
    return place;
}

static int by_value(const void *left, const void *right) { return *(const Move *)left - *(const Move *)right; }

static void assert_same_moves(const Position *position, const Move *left, unsigned left_count, const Move *right,
                              unsigned right_count) {
    Move a[MAX_MOVES], b[MAX_MOVES];
    memcpy(a, left, left_count * sizeof(Move));
    memcpy(b, right, right_count * sizeof(Move));
    qsort(a, left_count, sizeof(Move), by_value);
    qsort(b, right_count, sizeof(Move), by_value);
    if (left_count != right_count || memcmp(a, b, left_count * sizeof(Move)) != 0)
        support_fail(position, MOVE_NONE, "not every move once");
}

/* The moves of a random walk, the walk's last two for hints, and random things remembered. */
typedef struct Walk {
    Random random;
    Position before;
    OrderHints hints;
    unsigned seen, stages[ORDER_STAGES], later;
} Walk;

/* The move from one position of a walk to the next, MOVE_NONE when the walk has begun anew. */
static Move move_between(const Position *before, const Position *after) {
    Move moves[MAX_MOVES];
    if (before->side == after->side) return MOVE_NONE;
    unsigned count = movegen_legal(before, moves);
    for (unsigned i = 0; i < count; i++) {
        Position copy = *before;
        Undo undo;
        position_make(&copy, moves[i], &undo);
        if (copy.key == after->key) return moves[i];
    }
    return MOVE_NONE;
}

static OrderHints random_hints(Walk *walk, const Position *position, const Move *legal, unsigned count) {
    OrderHints hints = {.last_to = NO_SQUARE};
    Move last = walk->seen > 1 ? move_between(&walk->before, position) : MOVE_NONE;
    if (last != MOVE_NONE) {
        hints.last_to = move_to(last);
        hints.last = order_piece_square(&walk->before, last);
    }
    if (count == 0) return hints;
    Move *const wishes[] = {&hints.table_move, &hints.killers[0], &hints.killers[1], &hints.countermove};
    for (unsigned i = 0; i < 4; i++) {
        unsigned kind = random_below(&walk->random, 4);
        *wishes[i] = kind == 0   ? MOVE_NONE
                     : kind == 1 ? (Move)random_next(&walk->random)
                                 : legal[random_below(&walk->random, count)];
    }
    return hints;
}

static void remember_something(Walk *walk, const Position *position, OrderHints hints, const Listed *listed) {
    if (listed->count < 4) return;
    Move quiet[2], takes[2];
    unsigned quiet_count = 0, takes_count = 0;
    for (unsigned i = 0; i < listed->count; i++) {
        Move move = listed->moves[i];
        if (position->board[move_to(move)] ? takes_count == 2 : quiet_count == 2) continue;
        if (position->board[move_to(move)])
            takes[takes_count++] = move;
        else
            quiet[quiet_count++] = move;
    }
    Move best = listed->moves[random_below(&walk->random, listed->count)];
    order_learn(memory, position, hints, best, (int)random_below(&walk->random, 2000), quiet, quiet_count, takes, takes_count);
}

static void all_moves_come_once(const Position *position, void *data) {
    Walk *walk = data;
    if (walk->seen++ % 5 > 1) {
        walk->before = *position;
        return;
    }
    static Listed listed;
    Move legal[MAX_MOVES], wanted[MAX_MOVES];
    unsigned count = plain_legal(position, legal), kept = 0;
    for (unsigned i = 0; i < count; i++)
        if (!promotion_is_better(position, legal[i])) wanted[kept++] = legal[i];
    OrderHints hints = random_hints(walk, position, legal, count);
    parameters->stages =
        random_below(&walk->random, 2) ? (1u << ORDER_STAGES) - 1 : random_below(&walk->random, 1u << ORDER_STAGES);
    parameters->history = random_below(&walk->random, 4) > 0;
    parameters->statistics = random_below(&walk->random, 2);
    parameters->learned = random_below(&walk->random, 2);
    list(position, hints, &listed);
    assert_same_moves(position, listed.moves, listed.count, wanted, kept);
    bool known = false;
    for (unsigned i = 0; i < kept; i++) known = known || wanted[i] == hints.table_move;
    if (parameters->stages & 1 && known && listed.moves[0] != hints.table_move)
        support_fail(position, hints.table_move, "the best of before does not come first");
    for (unsigned i = 0; i < listed.count; i++) {
        walk->stages[listed.stages[i]]++;
        if (listed.stages[i] != ORDER_HISTORY && !(parameters->stages >> listed.stages[i] & 1))
            support_fail(position, listed.moves[i], "in a stage that is switched off");
    }
    /* As in a search, which learns while a move is tried. */
    Picker picker;
    static Listed learning;
    learning.count = 0;
    order_all(&picker, position, parameters, memory, hints);
    while (list_next(position, &picker, &learning))
        if (random_below(&walk->random, learning.count) == 0) remember_something(walk, position, hints, &listed);
    assert_same_moves(position, learning.moves, learning.count, wanted, kept);
    walk->before = *position;
}

/* In the middle of a list those that neither take nor check are dropped: what is left comes as it would have come. */
static void the_quiet_can_be_dropped(const Position *position, void *data) {
    Walk *walk = data;
    static Listed listed;
    static Picker picker;
    CheckSquares checks;
    OrderHints hints = NO_HINTS;
    forget();
    list(position, hints, &listed);
    if (walk->seen++ % 5 || listed.count < 4) return;
    if (random_below(&walk->random, 2)) hints.table_move = listed.moves[random_below(&walk->random, listed.count)];
    list(position, hints, &listed);
    order_find_checks(position, &checks);
    order_all(&picker, position, parameters, memory, hints);
    unsigned place = random_below(&walk->random, random_below(&walk->random, 2) ? 2 : listed.count);
    for (unsigned i = 0; i < place; i++) order_next(&picker);
    order_drop_quiet(&picker, position, &checks);
    if (place && order_stage(&picker) != listed.stages[place - 1])
        support_fail(position, listed.moves[place - 1], "its stage is another, once moves are dropped");
    Move left[MAX_MOVES], wanted[MAX_MOVES], move;
    unsigned left_count = 0, wanted_count = 0;
    while ((move = order_next(&picker)) != MOVE_NONE) left[left_count++] = move;
    for (unsigned i = place; i < listed.count; i++) {
        if (order_takes(position, listed.moves[i]) || order_gives_check(position, &checks, listed.moves[i]))
            wanted[wanted_count++] = listed.moves[i];
    }
    assert_same_moves(position, left, left_count, wanted, wanted_count);
    walk->later += left_count > 0 && wanted_count < listed.count - place;
}

static void without_quiet_moves_the_others_are_left(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {54}};
    support_walk(support_size(8, 16, 40), the_quiet_can_be_dropped, &walk);
    assert_true(walk.later > 50);
}

static void every_move_comes_once_and_in_order(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {51}};
    forget();
    value_by_chance(&walk.random);
    support_walk(40, all_moves_come_once, &walk);
    for (unsigned stage = 0; stage < ORDER_STAGES; stage++) assert_true(walk.stages[stage] > 100);
}

/* Switching off stages leaves a move where it was, or, when its stage is one of them, puts it into a later one. */
static void stages_are_left_to_later_ones(const Position *position, void *data) {
    Walk *walk = data;
    static Listed all, some;
    Move legal[MAX_MOVES];
    if (walk->seen++ % 5 > 1) {
        walk->before = *position;
        return;
    }
    unsigned count = plain_legal(position, legal);
    OrderHints hints = random_hints(walk, position, legal, count);
    parameters->stages = (1u << ORDER_STAGES) - 1;
    list(position, hints, &all);
    for (unsigned round = 0; round < 4; round++) {
        parameters->stages = random_below(&walk->random, 1u << ORDER_STAGES);
        list(position, hints, &some);
        for (unsigned i = 0; i < some.count; i++) {
            enum OrderStage now = some.stages[i], before = all.stages[place_of(&all, some.moves[i])];
            bool off = before != ORDER_HISTORY && !(parameters->stages >> before & 1);
            if (off ? now <= before : now != before) support_fail(position, some.moves[i], "not in the first stage that fits");
            walk->later += off;
        }
    }
    walk->before = *position;
}

static void stages_switched_off_leave_their_moves_to_later_ones(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {52}};
    forget();
    support_walk(30, stages_are_left_to_later_ones, &walk);
    assert_true(walk.later > 1000);
}

static enum OrderStage stage_of(const Position *position, OrderHints hints, Move move) {
    static Listed listed;
    list(position, hints, &listed);
    unsigned place = place_of(&listed, move);
    if (place == listed.count) support_fail(position, move, "is missing");
    return listed.stages[place];
}

/* A position in which the silver 5e has just attacked the rook 6d. */
static void each_stage_has_its_moves(void **state) {
    (void)state;
    Position position;
    forget();
    support_read("4k4/9/9/3R5/4s4/9/6p2/6S2/4K4 b G 1", &position);
    OrderHints hints = {.last_to = square_make(5, 5), .last = piece_square(piece_make(GOTE, GI), square_make(5, 5))};
    Move rook = support_move(&position, "6d6h"), take = support_move(&position, "3h3g"), king = support_move(&position, "5i5h");
    Move drop = support_move(&position, "G*5h");
    assert_int_equal(stage_of(&position, hints, rook), ORDER_EVADE);
    assert_int_equal(stage_of(&position, NO_HINTS, rook), ORDER_ESCAPE);
    assert_int_equal(stage_of(&position, hints, take), ORDER_CAPTURE);
    assert_int_equal(stage_of(&position, hints, king), ORDER_HISTORY);
    hints.killers[1] = king;
    assert_int_equal(stage_of(&position, hints, king), ORDER_KILLER);
    hints.countermove = drop;
    assert_int_equal(stage_of(&position, hints, drop), ORDER_KILLER);
    hints.killers[0] = rook; /* the first stage that fits */
    assert_int_equal(stage_of(&position, hints, rook), ORDER_EVADE);
    hints.table_move = drop;
    assert_int_equal(stage_of(&position, hints, drop), ORDER_PREVIOUS);
    hints.last_to = square_make(3, 7);
    assert_int_equal(stage_of(&position, hints, take), ORDER_RECAPTURE);
    /* To where it is taken is no escape. */
    assert_int_equal(stage_of(&position, NO_HINTS, support_move(&position, "6d6b+")), ORDER_HISTORY);
}

/* Places as a reader scans the board: from 9a to 1a, and down to 1i. */
static unsigned scanned(unsigned square) { return (square_rank(square) - 1) * 9 + 9 - square_file(square); }

/* Moves of pieces by where they stand, then drops by kind; then by where they go. */
static unsigned scan_place(Move move) {
    unsigned start = move_is_drop(move) ? SQUARES + move_dropped(move) : scanned(move_from(move));
    return start * SQUARES + scanned(move_to(move));
}

static bool is_quiet(const Position *position, Move move) {
    bool pawn = !move_is_drop(move) && piece_kind(position->board[move_from(move)]) == FU;
    return !position->board[move_to(move)] && !(move_is_promotion(move) && pawn);
}

static void quiet_moves_are_scanned(const Position *position, void *data) {
    Walk *walk = data;
    static Listed listed;
    if (walk->seen++ % 5 != 0) return;
    parameters->history = false;
    parameters->stages = random_below(&walk->random, 1u << ORDER_STAGES);
    list(position, NO_HINTS, &listed);
    for (unsigned i = 0, last = 0; i < listed.count; i++) {
        if (listed.stages[i] != ORDER_HISTORY || !is_quiet(position, listed.moves[i])) continue;
        if (scan_place(listed.moves[i]) < last) support_fail(position, listed.moves[i], "out of scan order");
        last = scan_place(listed.moves[i]);
        walk->later++;
    }
    /* What was remembered makes no difference. */
    remember_something(walk, position, NO_HINTS, &listed);
}

static void without_history_quiet_moves_come_in_scan_order(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {53}};
    forget();
    support_walk(60, quiet_moves_are_scanned, &walk);
    assert_true(walk.later > 10000);
}

/* Of quiet moves of the last stage. With a history, where checks are moves like others, what was learned is added to it, and counts
 * say nothing; without, moves of one value come in scan order. */
static void the_learned_order_quiet_moves(const Position *position, void *data) {
    Walk *walk = data;
    static Listed listed;
    if (walk->seen++ % 5 > 1) {
        walk->before = *position;
        return;
    }
    Move legal[MAX_MOVES];
    OrderHints hints = random_hints(walk, position, legal, movegen_legal(position, legal));
    LikelyScene scene;
    hints.plies = (int)random_below(&walk->random, 4);
    likely_prepare(&scene, position, hints.last_to, hints.plies < 2 ? LIKELY_SQUARES_ALONE : LIKELY_ALL);
    parameters->stages = random_below(&walk->random, 1u << ORDER_STAGES);
    parameters->statistics = random_below(&walk->random, 2);
    parameters->history = random_below(&walk->random, 2);
    list(position, hints, &listed);
    int last = INT32_MAX;
    unsigned place = 0;
    for (unsigned i = 0; i < listed.count; i++) {
        Move move = listed.moves[i];
        if (listed.stages[i] != ORDER_HISTORY || !is_quiet(position, move)) continue;
        int value = likely_value(&parameters->likely, &scene, move);
        if (parameters->history)
            value += order_history(memory, &parameters->margins, position, &hints, move);
        else
            value /= 4; /* places and values go into one number: not as finely */
        if (value > last) support_fail(position, move, "comes after a less likely move");
        if (!parameters->history && value == last && scan_place(move) < place) support_fail(position, move, "out of scan order");
        last = value;
        place = scan_place(move);
        walk->later++;
    }
    remember_something(walk, position, hints, &listed);
    walk->before = *position;
}

static void learned_values_order_quiet_moves(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {57}};
    forget();
    parameters->learned = true;
    value_by_chance(&walk.random);
    support_walk(40, the_learned_order_quiet_moves, &walk);
    assert_true(walk.later > 10000);
}

/* The greatest values that there can be stay in their stage. */
static void learned_values_stay_inside_their_stage(void **state) {
    (void)state;
    Position position;
    position_set_start(&position);
    OrderHints hints = NO_HINTS;
    hints.plies = 2; /* all that is seen of a move counts */
    hints.last_to = square_make(8, 3);
    for (int sign = -1; sign <= 1; sign += 2)
        for (unsigned history = 0; history < 2; history++) {
            static Listed listed;
            forget();
            parameters->learned = true;
            parameters->history = history;
            for (unsigned i = 0; i < LIKELY_COUNT; i++) parameters->likely.value[i] = (int16_t)(sign * INT16_MAX);
            list(&position, hints, &listed);
            assert_int_equal(listed.count, 30);
            for (unsigned i = 0; i < listed.count; i++) assert_int_equal(listed.stages[i], ORDER_HISTORY);
        }
}

static void counts_order_what_is_otherwise_equal(void **state) {
    (void)state;
    Position position;
    position_set_start(&position);
    Random random = {54};
    for (unsigned history = 0; history < 2; history++)
        for (unsigned round = 0; round < 100; round++) {
            static Listed listed;
            uint16_t counts[MAX_MOVES];
            Move moves[MAX_MOVES];
            forget();
            parameters->statistics = true;
            parameters->history = history;
            unsigned count = movegen_legal(&position, moves);
            for (unsigned i = 0; i < count; i++) {
                unsigned kind = piece_kind(position.board[move_from(moves[i])]), bits = random_below(&random, 17);
                counts[i] = (uint16_t)(random_next(&random) & ((1u << bits) - 1));
                parameters->played[SENTE][kind][0][move_from(moves[i])][move_to(moves[i])] = counts[i];
            }
            list(&position, NO_HINTS, &listed);
            /* Counts are compared as logarithms, so those within three in a hundred may come either way. */
            for (unsigned i = 0; i < count; i++)
                for (unsigned j = 0; j < count; j++) {
                    bool before = place_of(&listed, moves[i]) < place_of(&listed, moves[j]);
                    if (before && counts[j] > counts[i] + counts[i] / 32 + 1u)
                        fail_msg("played %u times before %u times", counts[i], counts[j]);
                }
        }
}

/* Drops and promotions are counted apart, and each side for itself. */
static void counts_tell_drops_promotions_and_sides_apart(void **state) {
    (void)state;
    Position position;
    static Listed listed;
    static const char *const MOVES[] = {"G*5h", "8d8c+", "8d8c", "8d7c+"};
    support_read("4k4/9/9/1S7/9/9/9/9/4K4 b Gg 1", &position);
    for (unsigned i = 0; i < sizeof MOVES / sizeof *MOVES; i++) {
        Move move = support_move(&position, MOVES[i]);
        unsigned kind = move_is_drop(move) ? move_dropped(move) : GI, from = move_is_drop(move) ? SQUARES : move_from(move);
        forget();
        parameters->statistics = true;
        parameters->played[GOTE][kind][move_is_promotion(move)][from][move_to(move)] = 500;
        list(&position, NO_HINTS, &listed);
        Move first = listed.moves[0];
        parameters->played[SENTE][kind][move_is_promotion(move)][from][move_to(move)] = 500;
        list(&position, NO_HINTS, &listed);
        if (listed.moves[0] != move) support_fail(&position, move, "the only one played does not come first");
        parameters->played[SENTE][kind][move_is_promotion(move)][from][move_to(move)] = 0;
        list(&position, NO_HINTS, &listed);
        assert_int_equal(listed.moves[0], first);
    }
}

static void what_is_learnt_moves_up(const Position *position, void *data) {
    Walk *walk = data;
    static Listed listed, after;
    if (walk->seen++ % 37 != 0) return;
    forget();
    OrderHints hints = {.last_to = NO_SQUARE, .last = 100, .before = 200};
    list(position, hints, &listed);
    unsigned place = listed.count;
    while (place > 0 && !(listed.stages[place - 1] == ORDER_HISTORY && is_quiet(position, listed.moves[place - 1]))) place--;
    if (place < 4 || listed.stages[place - 4] != ORDER_HISTORY) return;
    Move move = listed.moves[place - 1], other = listed.moves[place - 2];
    if (!is_quiet(position, other)) return;
    order_learn(memory, position, hints, move, 500, &other, 1, NULL, 0);
    list(position, hints, &after);
    unsigned first = 0;
    while (after.stages[first] != ORDER_HISTORY) first++;
    /* Moves of another piece of the same kind to the same square have learnt with it. */
    unsigned now = place_of(&after, move);
    if (now > first + 3 || now >= place - 1) support_fail(position, move, "has cut off, and comes no sooner");
    if (order_history(memory, &parameters->margins, position, &hints, move) <= 0 || order_history(memory, &parameters->margins, position, &hints, other) >= 0)
        support_fail(position, move, "the wrong lesson");
    assert_int_equal(memory->countermove[hints.last], move);
    walk->later++;
}

static void a_quiet_move_that_cut_off_moves_up(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {55}};
    support_walk(60, what_is_learnt_moves_up, &walk);
    assert_true(walk.later > 200);
}

static void captures_learn_too(void **state) {
    (void)state;
    Position position;
    forget();
    support_read("4k4/9/9/9/4p1p2/3G3G1/9/9/4K4 b - 1", &position);
    static Listed listed;
    Move one = support_move(&position, "6f5e"), other = support_move(&position, "2f3e");
    for (unsigned turn = 0; turn < 4; turn++) {
        Move best = turn % 2 ? one : other, worse = turn % 2 ? other : one;
        for (unsigned i = 0; i < 3; i++) order_learn(memory, &position, NO_HINTS, best, 1000, NULL, 0, &worse, 1);
        list(&position, NO_HINTS, &listed);
        assert_int_equal(listed.moves[0], best);
    }
}

static void lessons_stay_inside_their_bounds(void **state) {
    (void)state;
    Position position;
    position_set_start(&position);
    Move good = support_move(&position, "7g7f"), bad = support_move(&position, "1g1f");
    OrderHints hints = {.last_to = NO_SQUARE, .last = 5, .before = 6};
    forget();
    for (unsigned i = 0; i < 1000; i++) order_learn(memory, &position, hints, good, 2000, &bad, 1, NULL, 0);
    int history = order_history(memory, &parameters->margins, &position, &hints, good);
    assert_in_range(history, HISTORY_MOST * 5 / 2, HISTORY_MOST * 3);
    assert_in_range(-order_history(memory, &parameters->margins, &position, &hints, bad), HISTORY_MOST * 5 / 2, HISTORY_MOST * 3);
    for (unsigned i = 0; i < 1000; i++) order_learn(memory, &position, hints, bad, 2000, &good, 1, NULL, 0);
    assert_in_range(-order_history(memory, &parameters->margins, &position, &hints, good), HISTORY_MOST * 5 / 2, HISTORY_MOST * 3);
    /* The greatest history is still a history, not the next stage. */
    assert_int_equal(stage_of(&position, hints, good), ORDER_HISTORY);
    assert_int_equal(stage_of(&position, hints, bad), ORDER_HISTORY);
}

static void captures_come_once_the_best_first(const Position *position, void *data) {
    Walk *walk = data;
    if (walk->seen++ % 3 != 0 || position_in_check(position)) return;
    Picker picker;
    Move captures[MAX_MOVES], got[MAX_MOVES], move;
    unsigned count = movegen_captures(position, captures), found = 0;
    Move previous = count ? captures[random_below(&walk->random, count)] : MOVE_NONE;
    int gain = INT32_MAX;
    order_captures(&picker, position, &parameters->margins, memory, previous);
    while ((move = order_next(&picker)) != MOVE_NONE) {
        if (found == 0) {
            if (move != previous) support_fail(position, previous, "the best of before does not come first");
            assert_int_equal(order_stage(&picker), ORDER_PREVIOUS);
        } else {
            if (exchange_gain(position, move) > gain) support_fail(position, move, "gains more than the one before");
            gain = exchange_gain(position, move);
            assert_int_equal(order_stage(&picker), ORDER_CAPTURE);
        }
        got[found++] = move;
    }
    assert_same_moves(position, got, found, captures, count);
}

static void captures_are_ordered_by_gain(void **state) {
    (void)state;
    static Walk walk;
    walk = (Walk){.random = {56}};
    forget();
    support_walk(100, captures_come_once_the_best_first, &walk);
}

static void piece_squares_are_those_after_the_move(const Position *position, void *data) {
    (void)data;
    Position after = *position;
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(&after, moves[i], &undo);
        unsigned expected = piece_square(after.board[move_to(moves[i])], move_to(moves[i]));
        position_unmake(&after, moves[i], &undo);
        if (order_piece_square(position, moves[i]) != expected || expected == NO_PIECE_SQUARE || expected >= PIECE_SQUARES)
            support_fail(position, moves[i], "not the piece and square");
    }
}

static void a_piece_and_square_is_that_after_the_move(void **state) {
    (void)state;
    support_walk(30, piece_squares_are_those_after_the_move, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_comes_once_and_in_order),
        cmocka_unit_test(without_quiet_moves_the_others_are_left),
        cmocka_unit_test(stages_switched_off_leave_their_moves_to_later_ones),
        cmocka_unit_test(each_stage_has_its_moves),
        cmocka_unit_test(without_history_quiet_moves_come_in_scan_order),
        cmocka_unit_test(learned_values_order_quiet_moves),
        cmocka_unit_test(learned_values_stay_inside_their_stage),
        cmocka_unit_test(counts_order_what_is_otherwise_equal),
        cmocka_unit_test(counts_tell_drops_promotions_and_sides_apart),
        cmocka_unit_test(a_quiet_move_that_cut_off_moves_up),
        cmocka_unit_test(captures_learn_too),
        cmocka_unit_test(lessons_stay_inside_their_bounds),
        cmocka_unit_test(captures_are_ordered_by_gain),
        cmocka_unit_test(a_piece_and_square_is_that_after_the_move),
    };
    return cmocka_run_group_tests_name("search_order", tests, make_memory, free_memory);
}
