/* search.c: negamax in the form of principal variation search, with iterative deepening, a transposition table (the cache),
 * Multi-ProbCut in null windows, and an exact last part ordered by parity. Its numbers are in margins_private.h.
 */
#include "search.h"

#include <stdlib.h>
#include <string.h>

#include "last.h"
#include "margins_private.h"
#include "order.h"

/* INFINITE is beyond every score with its bonus. */
enum { INFINITE = 20000, SCALE = 100 };

/* ---- the transposition table ---- */

typedef struct Entry {
    OthelloBoard board;
    int16_t lower, upper;
    uint16_t search; /* number of the search that wrote it; 0: none */
    uint8_t depth, move;
} Entry;

struct OthelloCache {
    unsigned bits;
    uint16_t search;
    Entry entries[];
};

OthelloCache *othello_cache_new(unsigned bits) {
    if (bits > 30) return NULL;
    if (bits < 1) bits = 1;
    OthelloCache *cache = calloc(1, sizeof *cache + ((size_t)1 << bits) * sizeof(Entry));
    if (cache != NULL) cache->bits = bits;
    return cache;
}

void othello_cache_free(OthelloCache *cache) { free(cache); }

static void begin_search(OthelloCache *cache) {
    if (++cache->search != 0) return;
    memset(cache->entries, 0, ((size_t)1 << cache->bits) * sizeof(Entry));
    cache->search = 1;
}

/* The first of the two entries that a board may have. */
static Entry *place_of(OthelloCache *cache, OthelloBoard board) {
    uint64_t mixed = board.own * 0x9e3779b97f4a7c15 ^ (board.other * 0xc2b2ae3d27d4eb4f >> 7 | board.other << 57);
    mixed = (mixed ^ mixed >> 32) * 0xd6e8feb86659fd93;
    return &cache->entries[mixed >> (64 - cache->bits) & ~(uint64_t)1];
}

static Entry *find(OthelloCache *cache, OthelloBoard board) {
    Entry *entry = place_of(cache, board);
    for (unsigned i = 0; i < 2; i++, entry++)
        if (entry->search == cache->search && entry->board.own == board.own && entry->board.other == board.other) return entry;
    return NULL;
}

/* A search to another depth has no say over a deeper one: its bounds are of another value. */
static void keep(OthelloCache *cache, OthelloBoard board, unsigned depth, int lower, int upper, unsigned move) {
    Entry *entry = find(cache, board);
    if (entry != NULL && entry->depth > depth) return;
    if (entry != NULL && entry->depth == depth) {
        if (entry->lower > lower) lower = entry->lower;
        if (entry->upper < upper) upper = entry->upper;
        if (move == OTHELLO_NO_MOVE) move = entry->move;
    }
    if (entry == NULL) {
        Entry *first = place_of(cache, board), *second = first + 1;
        const bool first_current = first->search == cache->search, second_current = second->search == cache->search;
        entry = !first_current ? first : !second_current ? second : first->depth <= second->depth ? first : second;
    }
    *entry = (Entry){.board = board,
                     .lower = (int16_t)lower,
                     .upper = (int16_t)upper,
                     .search = cache->search,
                     .depth = (uint8_t)depth,
                     .move = (uint8_t)move};
}

/* ---- the search ---- */

typedef struct Line {
    unsigned length;
    uint8_t moves[OTHELLO_LINE];
} Line;

typedef struct Search {
    const OthelloWeights *weights;
    OthelloCache *cache; /* NULL: none */
    Stop *stop;
    uint64_t nodes;
    bool stopped;
    bool probcut; /* is on */
} Search;

static int final_score(OthelloBoard board) { return SCALE * othello_final_score(board); }

static void lead_with(Line *line, unsigned move, const Line *rest) {
    line->moves[0] = (uint8_t)move;
    line->length = rest->length + 1 < OTHELLO_LINE ? rest->length + 1 : OTHELLO_LINE;
    memcpy(line->moves + 1, rest->moves, line->length - 1);
}

/* The exact end, without order or table but for parity: squares in odd quadrants first, since who plays there last also has the
 * last move of the game there. */
static int finish(Search *search, OthelloBoard board, int alpha, int beta) {
    search->nodes++;
    const uint64_t moves = othello_moves(board), empty = othello_empty(board);
    if (!moves) {
        const OthelloBoard passed = othello_passed(board);
        return othello_moves(passed) ? -finish(search, passed, -beta, -alpha) : final_score(board);
    }
    const bool last = (empty & (empty - 1)) == 0;
    const uint64_t odd = moves & othello_odd_quadrants(empty), groups[] = {odd, moves & ~odd};
    int best = -INFINITE;
    for (unsigned i = 0; i < 2; i++)
        for (uint64_t left = groups[i]; left; left &= left - 1) {
            const unsigned square = othello_first(left);
            const OthelloBoard after = othello_after(board, square, othello_flips(board, square));
            const int score = last ? -final_score(after) : -finish(search, after, -beta, -(alpha > best ? alpha : best));
            if (score > best) best = score;
            if (best >= beta) return best;
        }
    return best;
}

/* What orders the moves of a node. Close to leaves and when solving, fastest first: few moves for the other side are quick to
 * refute. */
static int rank(const Search *search, OthelloBoard after, unsigned depth, bool solving) {
    if (depth < RANKED) return -(int)othello_count(othello_moves(after));
    const int value = -othello_evaluate(search->weights, after);
    return solving ? value - REPLY_CENTIDISCS * (int)othello_count(othello_moves(after)) : value;
}

/* Stable, greatest rank first. */
static void sort(OthelloChoice *choices, unsigned count) {
    for (unsigned i = 1; i < count; i++) {
        const OthelloChoice choice = choices[i];
        unsigned place = i;
        for (; place > 0 && choices[place - 1].rank < choice.rank; place--) choices[place] = choices[place - 1];
        choices[place] = choice;
    }
}

static void order(const Search *search, OthelloChoice *choices, unsigned count, unsigned depth, bool solving, unsigned first) {
    for (unsigned i = 0; i < count; i++)
        choices[i].rank = choices[i].square == first ? INFINITE : rank(search, choices[i].after, depth, solving);
    sort(choices, count);
}

static int negamax(Search *search, OthelloBoard board, unsigned depth, int alpha, int beta, Line *line);

/* Principal variation search, the value of one move against the best before it: a null window, and the full one only if that
 * finds it better. `line` is that of a node with an open window, or NULL. */
static int try_move(Search *search, const OthelloChoice *choice, unsigned depth, int alpha, int beta, bool first, Line *line) {
    if (line == NULL) return -negamax(search, choice->after, depth, -beta, -alpha, NULL);
    int score = first ? beta - 1 : -negamax(search, choice->after, depth, -alpha - 1, -alpha, NULL);
    if (search->stopped || score <= alpha || (!first && score >= beta)) return score;
    Line rest;
    score = -negamax(search, choice->after, depth, -beta, -alpha, &rest);
    if (score > alpha && !search->stopped) lead_with(line, choice->square, &rest);
    return score;
}

static int search_moves(Search *search, OthelloBoard board, uint64_t moves, unsigned depth, int alpha, int beta, Line *line) {
    const bool cached = search->cache != NULL && depth >= CACHED, solving = depth >= othello_count(othello_empty(board));
    unsigned best_move = OTHELLO_NO_MOVE;
    if (cached) {
        const Entry *entry = find(search->cache, board);
        if (entry != NULL) {
            best_move = entry->move;
            if (line == NULL && entry->depth == depth && entry->lower >= beta) return entry->lower;
            if (line == NULL && entry->depth == depth && entry->upper <= alpha) return entry->upper;
        }
    }
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    const unsigned count = othello_choices(board, moves, choices);
    if (depth > 1) order(search, choices, count, depth, solving, best_move);
    int best = -INFINITE;
    for (unsigned i = 0; i < count && best < beta; i++) {
        const int score = try_move(search, &choices[i], depth - 1, best > alpha ? best : alpha, beta, i == 0, line);
        if (search->stopped) return best;
        if (score <= best) continue;
        best = score;
        if (score > alpha) best_move = choices[i].square;
    }
    if (cached) keep(search->cache, board, depth, best > alpha ? best : -INFINITE, best < beta ? best : INFINITE, best_move);
    return best;
}

/* ---- Multi-ProbCut ---- */

/* What a deep value is expected to be from a shallow one: higher by `shift`, with standard deviation `error`, both 1/100 disc. */
typedef struct Probe {
    uint8_t shallow; /* depth; 0: the evaluation itself */
    int16_t shift;
    uint16_t error;
} Probe;

enum { BANDS = 3 };

/* Measured with the weights of kb/othello on 300 boards of 12 to 49 discs, a third of them in each band of discs: games of 4 to
 * 17 random moves, then of searches to 2 plies with every tenth move random. Each was searched fully to 11 plies in turn; what is
 * worth over 40 discs was left out. The row is the deep search's depth, from PROBCUT_LEAST; the last one takes the numbers of two
 * plies less, and so do deeper searches, both depths two plies more for every two. */
static const Probe PROBES[BANDS][PROBCUT_MOST - PROBCUT_LEAST + 1][PROBCUT_TRIES] = {
    {
        {{0, 60, 314}, {1, 63, 281}},
        {{0, -9, 332}, {2, -1, 251}},
        {{0, 74, 376}, {1, 77, 361}},
        {{0, -12, 373}, {2, -3, 274}},
        {{0, 81, 385}, {3, 21, 251}},
        {{0, 22, 395}, {4, 32, 194}},
        {{0, 75, 424}, {3, 16, 283}},
        {{0, 44, 471}, {4, 54, 251}},
        {{0, 108, 464}, {5, 34, 227}},
        {{0, 44, 471}, {6, 54, 251}},
    },
    {
        {{0, -4, 370}, {1, 61, 262}},
        {{0, -50, 350}, {2, 37, 235}},
        {{0, 23, 376}, {1, 88, 289}},
        {{0, -53, 384}, {2, 34, 244}},
        {{0, 38, 414}, {3, 42, 214}},
        {{0, -46, 428}, {4, 5, 208}},
        {{0, 47, 459}, {3, 51, 258}},
        {{0, -29, 451}, {4, 21, 265}},
        {{0, 62, 464}, {5, 39, 258}},
        {{0, -29, 451}, {6, 21, 265}},
    },
    {
        {{0, 13, 471}, {1, 53, 335}},
        {{0, -43, 521}, {2, 45, 316}},
        {{0, 53, 558}, {1, 93, 429}},
        {{0, -19, 610}, {2, 69, 434}},
        {{0, 83, 612}, {3, 70, 317}},
        {{0, -26, 654}, {4, 18, 324}},
        {{0, 105, 656}, {3, 92, 413}},
        {{0, 1, 697}, {4, 44, 412}},
        {{0, 124, 706}, {5, 71, 366}},
        {{0, 1, 697}, {6, 44, 412}},
    },
};

static unsigned band_of(unsigned discs) { return discs < 24 ? 0 : discs < 37 ? 1 : 2; }

/* Multi-ProbCut: true when one of the shallow searches says that the value is, but for chance, at least alpha + 1, or at most
 * alpha; *score is that bound. Only the side on which the evaluation expects the value is tried. */
static bool probcut(Search *search, OthelloBoard board, uint64_t moves, unsigned depth, int alpha, int *score) {
    const unsigned row = depth < PROBCUT_MOST ? depth : PROBCUT_MOST, discs = othello_count(board.own | board.other);
    const Probe *probes = PROBES[band_of(discs)][row - PROBCUT_LEAST];
    const int value = othello_evaluate_with(search->weights, board, moves, othello_moves(othello_passed(board)));
    const bool high = value + probes[0].shift > alpha;
    *score = high ? alpha + 1 : alpha;
    for (unsigned i = 0; i < PROBCUT_TRIES; i++) {
        const int margin = probes[i].error * PROBCUT_SAFETY / 10;
        const int bound = alpha - probes[i].shift + (high ? margin : -margin);
        if (bound >= OTHELLO_BEST_EVALUATION || bound < -OTHELLO_BEST_EVALUATION) return false;
        const unsigned shallow = probes[i].shallow == 0 ? 0 : probes[i].shallow + (depth - row) / 2 * 2;
        const int found = shallow == 0 ? value : search_moves(search, board, moves, shallow, bound, bound + 1, NULL);
        if (search->stopped) return false;
        if (high ? found > bound : found <= bound) return true;
    }
    return false;
}

/* For nodes with the null window (alpha, alpha + 1). */
static int null_window(Search *search, OthelloBoard board, uint64_t moves, unsigned depth, int alpha) {
    const unsigned empty = othello_count(othello_empty(board));
    if (depth >= empty && empty <= FINISH) return finish(search, board, alpha, alpha + 1);
    int score;
    if (search->probcut && depth >= PROBCUT_LEAST && probcut(search, board, moves, depth, alpha, &score)) return score;
    if (search->stopped) return 0;
    return search_moves(search, board, moves, depth, alpha, alpha + 1, NULL);
}

/* Fail-soft. `line` is filled when the window is open (beta > alpha + 1), else NULL. */
static int negamax(Search *search, OthelloBoard board, unsigned depth, int alpha, int beta, Line *line) {
    search->nodes++;
    if (line != NULL) line->length = 0;
    const uint64_t moves = othello_moves(board), other_moves = moves && depth > 0 ? 0 : othello_moves(othello_passed(board));
    if (!moves && !other_moves) return final_score(board);
    if (depth == 0 && moves) return othello_evaluate_with(search->weights, board, moves, other_moves);
    if (stop_requested(search->stop, search->nodes)) {
        search->stopped = true;
        return 0;
    }
    if (!moves) {
        Line rest;
        const int score = -negamax(search, othello_passed(board), depth, -beta, -alpha, line != NULL ? &rest : NULL);
        if (line != NULL && !search->stopped) lead_with(line, OTHELLO_PASS, &rest);
        return score;
    }
    return line == NULL ? null_window(search, board, moves, depth, alpha)
                        : search_moves(search, board, moves, depth, alpha, beta, line);
}

/* ---- the root ---- */

typedef struct Root {
    unsigned count;
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    int bonus[OTHELLO_MAX_MOVES];
} Root;

static int bonus_of(const OthelloSearchOptions *options, unsigned move) {
    return options->bonus != NULL && move < OTHELLO_SQUARES ? options->bonus[move] : 0;
}

static unsigned root_choices(Search *search, OthelloBoard board, const OthelloSearchOptions *options, OthelloChoice *choices) {
    uint64_t moves = othello_moves(board);
    unsigned count = 1;
    if (moves)
        count = othello_choices(board, moves & (options->only ? options->only : ~(uint64_t)0) & ~options->except, choices);
    else
        choices[0] = (OthelloChoice){.after = othello_passed(board), .square = OTHELLO_PASS};
    for (unsigned i = 0; i < count; i++)
        choices[i].rank = bonus_of(options, choices[i].square) - othello_evaluate(search->weights, choices[i].after);
    sort(choices, count);
    return count;
}

/* One iteration; the best move found comes to the front for the next one. True when it was finished. */
static bool iterate(Search *search, OthelloChoice *choices, unsigned count, unsigned depth, const OthelloSearchOptions *options,
                    OthelloSearchResult *result) {
    const unsigned below = choices[0].square == OTHELLO_PASS ? depth : depth - 1;
    int best = -INFINITE;
    unsigned place = 0;
    for (unsigned i = 0; i < count; i++) {
        const int bonus = bonus_of(options, choices[i].square);
        Line line = {.length = 0};
        const int score = bonus + try_move(search, &choices[i], below, best - bonus, INFINITE, i == 0, &line);
        if (search->stopped) break;
        if (score <= best) continue;
        best = score;
        place = i;
        result->move = choices[i].square;
        result->score = score;
        result->line_length = line.length;
        memcpy(result->line, line.moves, line.length);
    }
    const OthelloChoice found = choices[place];
    memmove(choices + 1, choices, place * sizeof *choices);
    choices[0] = found;
    return !search->stopped;
}

static unsigned next_depth(unsigned depth, unsigned limit, unsigned empty) {
    depth++;
    return limit >= empty && depth + WITHOUT_ITERATIONS > empty ? empty : depth;
}

static void deepen(Search *search, OthelloBoard board, const OthelloSearchOptions *options, OthelloSearchResult *result) {
    OthelloChoice choices[OTHELLO_MAX_MOVES];
    const unsigned count = root_choices(search, board, options, choices), empty = othello_count(othello_empty(board));
    const unsigned limit = options->depth < 1 ? 1 : options->depth < empty ? options->depth : empty;
    if (count == 0) {
        result->score = othello_evaluate(search->weights, board);
        return;
    }
    result->move = choices[0].square;
    result->score = choices[0].rank;
    result->line_length = 1;
    result->line[0] = (uint8_t)choices[0].square;
    for (unsigned depth = next_depth(0, limit, empty); depth <= limit; depth = next_depth(depth, limit, empty)) {
        search->probcut = !options->full && depth < empty;
        if (!iterate(search, choices, count, depth, options, result)) break;
        result->depth = depth;
        result->exact = depth == empty;
        if (depth == limit) break;
    }
}

OthelloSearchResult othello_search(OthelloBoard board, const OthelloSearchOptions *options, Stop *stop) {
    OthelloSearchResult result = {.move = OTHELLO_NO_MOVE};
    if (othello_game_over(board)) {
        result.score = final_score(board);
        result.exact = true;
        return result;
    }
    OthelloCache *own = options->cache == NULL ? othello_cache_new(OWN_CACHE_BITS) : NULL;
    Search search = {.weights = options->weights, .cache = own != NULL ? own : options->cache, .stop = stop};
    if (search.cache != NULL) begin_search(search.cache);
    deepen(&search, board, options, &result);
    othello_cache_free(own);
    result.nodes = search.nodes;
    return result;
}
