/* task.h: what is asked of a search, and what it answers.
 *
 * Scores are centipawns for the side to move. A score beyond SCORE_MATE_BOUND is a mate: SCORE_MATE - score plies away. All that
 * a task points to is the caller's, and must stay as it is until the search has ended; a result owns nothing.
 */
#ifndef GUNSHI_SHOGI_SEARCH_TASK_H
#define GUNSHI_SHOGI_SEARCH_TASK_H

#include <stddef.h>

#include "../position.h"
#include "../rules.h"
#include "clock.h"
#include "parameters.h"
#include "table.h"

enum { SEARCH_MAX_PLY = 128, SEARCH_MOST_LINES = 64, SEARCH_MOST_RIVALS = 64, SEARCH_MOST_MATED = 32 };
enum { SCORE_MATE = 32000, SCORE_MATE_BOUND = 31000 };

typedef enum { SCORE_EXACT, SCORE_LOWER, SCORE_UPPER } ScoreBound;

/* One root move with what is expected to follow. */
typedef struct SearchLine {
    Move moves[SEARCH_MAX_PLY]; /* first the root move */
    unsigned length;
    int score;
    ScoreBound bound;
} SearchLine;

/* A root move that is at least so much worse than the best one, as far as was seen. */
typedef struct SearchRival {
    Move move;
    int behind;
} SearchRival;

/* What progress is told, and what the end result holds. */
typedef struct SearchResult {
    SearchLine lines[SEARCH_MOST_LINES]; /* the best first */
    unsigned line_count;                 /* 0: no legal move, or none that is allowed */
    SearchRival rivals[SEARCH_MOST_RIVALS]; /* behind by little more than bonuses could make good */
    unsigned rival_count;
    SearchRival mated[SEARCH_MOST_MATED]; /* best until the solver proved them mated; until then behind by so much */
    unsigned mated_count;
    bool declares;                       /* the side to move wins by declaration (27-point rule) */
    unsigned depth;                      /* plies of the deepest iteration finished */
    unsigned deepest;                    /* plies of the deepest line looked at */
    uint64_t nodes;                      /* of all threads */
    double seconds;
    unsigned table_full;         /* per mille */
    uint64_t cuts[ORDER_STAGES]; /* how many nodes were cut by a move of each stage of the ordering */
} SearchResult;

typedef struct RootBonus {
    Move move;
    int centipawns;
} RootBonus;

typedef struct SearchTask {
    const Position *position;
    const GameState *past; /* the game's positions before this one, the oldest first; NULL when past_count is 0 */
    size_t past_count;
    unsigned plies_left; /* after so many plies the game is a draw; 0: never */
    int draw_value;      /* what a draw is worth to the side to move, in centipawns */
    bool declaration;    /* the 27-point rule holds */
    const Parameters *parameters;
    SearchTable *table; /* cleared, or filled with the same parameters, draw value and declaration */
    unsigned depth;     /* plies, 1 to SEARCH_MAX_PLY - 1 */
    unsigned lines;     /* how many of the best moves are wanted, from 1 */
    unsigned threads;
    const Move *only; /* the root moves allowed; only_count 0: all legal ones */
    size_t only_count;
    const RootBonus *bonus; /* added to the scores of root moves */
    size_t bonus_count;
    unsigned look_out;  /* nodes of the mating solver for each move that becomes the best one, once: is it mated? 0: not asked */
    SearchClock *clock;                                       /* may be NULL */
    void (*progress)(void *data, const SearchResult *result); /* on a searching thread; may be NULL */
    void *progress_data;
    /* Told of each node that a quiet move has cut, on a searching thread, of several threads by each: where the move before went
     * (NO_SQUARE: none, or a null move), and the plies left there. Not of searches without one of the moves. May be NULL. */
    void (*cut)(void *data, const Position *position, unsigned last_to, Move move, int plies);
    void *cut_data;
} SearchTask;

#endif
