/* path.h: one thread's way through the tree: the moves from the root to a position, what the rules say of it, and when to stop.
 *
 * A worker owns all it changes but the table: its position, its memory of moves, its path. `number` is how many plies a position
 * is from the root; its Ply is plies[number].
 */
#ifndef GUNSHI_SHOGI_SEARCH_PATH_H
#define GUNSHI_SHOGI_SEARCH_PATH_H

#include <stdatomic.h>

#include "../../base/stop.h"
#include "../network/accumulators.h"
#include "order.h"
#include "task.h"

/* Beyond SCORE_FINAL a score is a result of the rules: a mate, a declaration, or a foul. A foul is a perpetual check by the other
 * side; it scores SCORE_FOUL less the plies to it. Evaluations stay far below. */
enum { SCORE_INFINITE = 32500, SCORE_FOUL = 30000, SCORE_FINAL = SCORE_FOUL - SEARCH_MAX_PLY };

typedef struct Line {
    unsigned length;
    Move moves[SEARCH_MAX_PLY];
} Line;

typedef struct RootMove {
    Move move;
    int bonus;
    int score;  /* of this iteration; -SCORE_INFINITE: not known */
    int before; /* of the one before */
    int behind; /* at least so much worse than the best, when last looked at */
    ScoreBound bound;
    bool looked; /* the mating solver has been asked */
    int mated;   /* the score of the mate that it has proven; 0: none */
    int liked;   /* the score until then */
    Line line;   /* what follows */
} RootMove;

/* One position of the path. */
typedef struct Ply {
    Undo undo;
    Move move;      /* tried now; MOVE_NONE: the null move */
    unsigned moved; /* its piece and square */
    Move killers[2];
    Move excluded;  /* not to be tried: a singular extension asks how good the others are */
    int evaluation; /* static, corrected; NO_EVALUATION in check */
    int uncorrected;
    Line line;
} Ply;

typedef struct Worker {
    const SearchTask *task;
    unsigned id; /* 0 for the first */
    Stop *stop;  /* of the first worker; NULL: of another */
    atomic_bool *over;
    struct Worker **team; /* all workers, the first one first */
    unsigned team_count;
    Position position;
    Accumulators *accumulators; /* of the network; NULL: the weights alone evaluate */
    Memory *memory;
    GameState *states; /* the game's past, then the path; the last is the position */
    size_t state_count;
    size_t unbroken; /* from that state on there is no null move */
    RootMove *roots;
    unsigned root_count, root_first; /* the roots from root_first on are searched */
    unsigned deepest;
    bool stopped;
    atomic_uint_least64_t nodes;
    atomic_uint_least64_t cuts[ORDER_STAGES];
    Ply plies[SEARCH_MAX_PLY + 2];
} Worker;

static inline int larger(int a, int b) { return a > b ? a : b; }
static inline int smaller(int a, int b) { return a < b ? a : b; }

static inline bool score_is_final(int score) { return score > SCORE_FINAL || score < -SCORE_FINAL; }
static inline bool score_is_mate(int score) { return score > SCORE_MATE_BOUND || score < -SCORE_MATE_BOUND; }

/* A foul belongs to the path that led to it, not to the position: the table must not keep it. */
static inline bool score_is_foul(int score) { return score_is_final(score) && !score_is_mate(score); }

/* Mates count from the position in the table, from the root elsewhere. */
int16_t score_to_table(int score, unsigned number);
int score_from_table(int score, unsigned number);

/* The nodes of `count` workers together. */
uint64_t path_nodes(Worker *const *workers, unsigned count);

/* Counts a node, or returns true when the search must end. Once true, every later call returns true as well. */
bool path_stopped(Worker *worker);

/* The clock is why the search of the first worker ends, if nothing else was before. */
void path_clock_ends(Worker *worker);

/* Makes a legal move, or takes it back. */
void path_make(Worker *worker, Ply *ply, Move move);
void path_unmake(Worker *worker, const Ply *ply);

/* The null move: the other side is to move. The side to move must not be in check. path_make_null_move() returns what
 * path_unmake_null_move() needs. */
size_t path_make_null_move(Worker *worker, Ply *ply);
void path_unmake_null_move(Worker *worker, const Ply *ply, size_t unbroken);

/* The value of a draw to the side to move, kept within the range of evaluations so that it never looks like a result. */
int path_draw(const Worker *worker, unsigned number);

/* A result that needs no search: true, and the score. */
bool path_decided(const Worker *worker, unsigned number, int *score);

/* A check that mates at once, or MOVE_NONE. Those from afar, which hardly ever do, are not looked at. */
Move path_mate_in_one(Worker *worker);

/* The static evaluation, not beyond half a foul. */
int path_evaluation(Worker *worker);

/* An evaluation of the position, corrected by what searches have found of late (correction.h). */
int path_corrected(Worker *worker, int evaluation);

/* What the moves are ordered by; the caller sets `checks`. */
OrderHints path_hints(const Worker *worker, const Ply *ply, unsigned number, Move previous);

/* The ply's line is the move and what follows it in the next. */
void path_follow(Ply *ply, Move move);

#endif
