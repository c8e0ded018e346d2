/* tree.h: alpha-beta below the root, by one thread.
 *
 * A worker owns all it changes but the table: its position, its memory of moves, its path. Depth is counted in DEPTH_PLY parts of
 * a ply, so that a move may cost more or less than one.
 */
#ifndef GUNSHI_SHOGI_SEARCH_TREE_H
#define GUNSHI_SHOGI_SEARCH_TREE_H

#include <stdatomic.h>

#include "order.h"
#include "search.h"

enum { DEPTH_PLY = 16, SCORE_INFINITE = 32500 };

typedef struct Line {
    unsigned length;
    Move moves[SEARCH_MAX_PLY];
} Line;

typedef struct RootMove {
    Move move;
    int bonus;
    int score;  /* of this iteration; -SCORE_INFINITE: not known */
    int before; /* of the one before */
    ScoreBound bound;
    Line line; /* what follows */
} RootMove;

/* One node of the path. */
typedef struct Ply {
    Undo undo;
    Move move;      /* tried now; MOVE_NONE: a pass */
    unsigned moved; /* its piece and square */
    Move killers[2];
    Move excluded; /* not to be tried: the search asks how good the others are */
    int evaluation;
    Line line;
} Ply;

typedef struct Worker {
    const SearchTask *task;
    unsigned id; /* 0 for the first */
    Stop *stop;  /* of the first worker; NULL: of another */
    atomic_bool *over;
    Position position;
    Memory *memory;
    GameState *states; /* the game's past, then the path; the last is the position */
    size_t state_count;
    size_t unbroken; /* from that state on there is no pass */
    RootMove *roots;
    unsigned root_count, root_first; /* the roots from root_first on are searched */
    unsigned deepest;
    bool stopped;
    atomic_uint_least64_t nodes;
    atomic_uint_least64_t cuts[ORDER_STAGES];
    Ply plies[SEARCH_MAX_PLY + 2];
} Worker;

/* The score of the roots from root_first on, between alpha and beta; the best has its line. Not to be used when stopped. */
int tree_search(Worker *worker, int alpha, int beta, int depth);

#endif
