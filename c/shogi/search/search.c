/* Negamax alpha-beta with the previous iteration's line first, then captures and promotions by what they win, then the
 * generator's order. There is no quiescence yet: a leaf is worth its material, or a mate. */
#include "search.h"

#include <string.h>

#include "evaluate.h"
#include "movegen.h"
#include "plain.h"

typedef struct Line {
    unsigned length;
    Move moves[SEARCH_MAX_PLY];
} Line;

typedef struct Search {
    Position *position;
    Stop *stop;
    uint64_t nodes;
    Line previous; /* of the iteration before: tried first along its own path */
    unsigned root_count;
    Move root[MAX_MOVES]; /* the legal moves, the preferred ones first */
} Search;

static int gain(const Position *position, Move move) {
    if (move_is_drop(move)) return 0;
    Piece piece = position->board[move_from(move)], captured = position->board[move_to(move)];
    int value = 0;
    if (captured) value += PIECE_VALUE[piece_kind(captured)] + PIECE_VALUE[kind_plain(piece_kind(captured))];
    if (move_is_promotion(move)) value += PIECE_VALUE[piece_kind(piece) | PROMOTED] - PIECE_VALUE[piece_kind(piece)];
    return value;
}

/* A stable insertion sort, greatest value first. Values of moves are mostly equal, so it is nearly linear. */
static void sort(Move *moves, int *values, unsigned count) {
    for (unsigned i = 1; i < count; i++) {
        Move move = moves[i];
        int value = values[i];
        unsigned place = i;
        for (; place > 0 && values[place - 1] < value; place--) {
            moves[place] = moves[place - 1];
            values[place] = values[place - 1];
        }
        moves[place] = move;
        values[place] = value;
    }
}

/* By gain; `first`, when it is among the moves, leads. */
static void order(const Position *position, Move *moves, unsigned count, Move first) {
    int gains[MAX_MOVES];
    for (unsigned i = 0; i < count; i++) gains[i] = moves[i] == first ? SCORE_MATE : gain(position, moves[i]);
    sort(moves, gains, count);
}

static unsigned moves_at(const Search *search, unsigned ply, Move *moves) {
    if (ply > 0) return movegen_legal(search->position, moves);
    memcpy(moves, search->root, search->root_count * sizeof(Move));
    return search->root_count;
}

static int descend(Search *search, unsigned depth, unsigned ply, int alpha, int beta, bool on_previous, Line *line) {
    Position *position = search->position;
    search->nodes++;
    line->length = 0;
    Move moves[MAX_MOVES];
    if (depth == 0) return movegen_count(position) ? evaluate_material(position) : (int)ply - SCORE_MATE;
    unsigned count = moves_at(search, ply, moves);
    if (count == 0) return (int)ply - SCORE_MATE;
    Move first = on_previous && ply < search->previous.length ? search->previous.moves[ply] : MOVE_NONE;
    order(position, moves, count, first);

    int best = -SCORE_MATE;
    for (unsigned i = 0; i < count && !stop_requested(search->stop, search->nodes); i++) {
        Undo undo;
        Line below;
        position_make(position, moves[i], &undo);
        int score = -descend(search, depth - 1, ply + 1, -beta, -alpha, moves[i] == first, &below);
        position_unmake(position, moves[i], &undo);
        bool cut_short = search->stop && search->stop->reason != STOP_NOT;
        if (score <= best || cut_short) continue;
        best = score;
        if (score > alpha) {
            alpha = score;
            line->moves[0] = moves[i];
            memcpy(line->moves + 1, below.moves, below.length * sizeof(Move));
            line->length = below.length + 1;
        }
        if (alpha >= beta) break;
    }
    return best;
}

/* How many more pseudo-legal moves the side has that has just moved. */
static int freedom(const Position *position) {
    Move moves[MAX_MOVES];
    Position other = *position;
    other.side ^= 1;
    return (int)plain_moves(&other, moves) - (int)plain_moves(position, moves);
}

static bool was_seen(const Position *position, Seen seen) {
    for (unsigned i = 0; i < seen.count; i++)
        if (seen.keys[i] == position->key) return true;
    return false;
}

/* What decides between root moves of equal score: see search(). */
static void prefer(Position *position, Seen seen, Move *moves, unsigned count) {
    int preferences[MAX_MOVES];
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        position_make(position, moves[i], &undo);
        preferences[i] = freedom(position) - (was_seen(position, seen) ? 2 * MAX_MOVES : 0);
        position_unmake(position, moves[i], &undo);
    }
    sort(moves, preferences, count);
}

/* The search keeps the first of equal moves, so the root's order decides between them. */
SearchResult search(Position *position, Seen seen, unsigned depth, Stop *stop) {
    Search state = {.position = position, .stop = stop};
    SearchResult result = {0};
    if (depth >= SEARCH_MAX_PLY) depth = SEARCH_MAX_PLY - 1;
    state.root_count = movegen_legal(position, state.root);
    if (state.root_count == 0) {
        result.score = -SCORE_MATE;
        return result;
    }
    prefer(position, seen, state.root, state.root_count);
    result.move = result.line[0] = state.root[0];
    result.line_length = 1;
    for (unsigned plies = 1; plies <= depth; plies++) {
        Line line;
        int score = descend(&state, plies, 0, -SCORE_MATE, SCORE_MATE, true, &line);
        bool stopped = stop && stop->reason != STOP_NOT;
        if (line.length > 0) {
            result.move = line.moves[0];
            result.score = score;
            result.line_length = line.length;
            memcpy(result.line, line.moves, line.length * sizeof(Move));
        }
        if (stopped) break;
        result.depth = plies;
        state.previous = line;
        if (score > SCORE_MATE_BOUND || score < -SCORE_MATE_BOUND) break;
    }
    result.nodes = state.nodes;
    return result;
}
