/* Proves the search: short mates and their lengths, lines of legal moves, the same answer twice, a legal move whenever and
 * however it is stopped, the limits of nodes and time, restricted and favoured root moves, several lines, repetition and
 * perpetual check with the game's past, declaration, a game's last ply, threads, and that nothing of the caller's is changed. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

#include "legality.h"
#include "movegen.h"
#include "plain.h"
#include "search/search.h"
#include "sfen.h"

enum { TABLE_BYTES = 1 << 20 };

enum { FOUL = 30000 /* what a repetition by nothing but checks costs, less the plies to it */ };

static SearchTable *table;
static Parameters *parameters;
static SearchResult result, other;

static int make_table(void **state) {
    (void)state;
    table = search_table_make(TABLE_BYTES);
    parameters = malloc(sizeof *parameters);
    if (!table || !parameters) return -1;
    parameters_init(parameters);
    return 0;
}

static int free_table(void **state) {
    (void)state;
    search_table_free(table);
    free(parameters);
    return 0;
}

static SearchTask task_of(const Position *position, unsigned depth) {
    return (SearchTask){.position = position, .parameters = parameters, .table = table, .depth = depth, .lines = 1, .threads = 1};
}

static bool is_mate(int score) { return score > SCORE_MATE_BOUND || score < -SCORE_MATE_BOUND; }

/* Every line is legal moves, no two begin alike, the best comes first, and no score is out of the world. */
static void assert_lines_make_sense(const SearchTask *task, const SearchResult *found) {
    assert_true(found->line_count <= task->lines && found->depth <= task->depth);
    for (unsigned i = 0; i < found->line_count; i++) {
        const SearchLine *line = &found->lines[i];
        Position position = *task->position;
        assert_in_range(line->length, 1, SEARCH_MAX_PLY);
        for (unsigned ply = 0; ply < line->length; ply++) {
            Undo undo;
            if (!move_is_legal(&position, line->moves[ply])) support_fail(&position, line->moves[ply], "illegal move in a line");
            position_make(&position, line->moves[ply], &undo);
        }
        for (unsigned j = 0; j < i; j++)
            if (found->lines[j].moves[0] == line->moves[0]) support_fail(task->position, line->moves[0], "two lines begin alike");
        if (i && line->score > found->lines[i - 1].score)
            support_fail(task->position, line->moves[0], "a worse line comes first");
        if (task->bonus_count == 0 && (line->score > SCORE_MATE || line->score < -SCORE_MATE))
            support_fail(task->position, line->moves[0], "a score beyond mate");
    }
}

static void find(const SearchTask *task, Stop *stop) {
    Position before = *task->position;
    memset(&result, 0xa5, sizeof result);
    assert_true(search(task, stop, &result));
    assert_memory_equal(task->position, &before, sizeof before);
    assert_lines_make_sense(task, &result);
}

/* With a table that knows nothing. */
static void find_anew(SearchTask *task, Stop *stop) {
    search_table_free(table);
    table = task->table = search_table_make(TABLE_BYTES);
    assert_non_null(table);
    find(task, stop);
}

static int score_at(const Position *position, unsigned depth) {
    SearchTask task = task_of(position, depth);
    find_anew(&task, NULL);
    return result.lines[0].score;
}

/* ---- mates ---- */

/* By trying: whether the side to move can mate, or leave the other side without a move, in so many plies. Checks first. */
static bool mates_in(Position *position, int plies) {
    Move moves[2 * MAX_MOVES], replies[MAX_MOVES];
    unsigned checks = movegen_checks(position, moves), count = checks + movegen_legal(position, moves + checks);
    for (unsigned i = 0; i < count; i++) {
        Undo undo, reply;
        position_make(position, moves[i], &undo);
        unsigned answers = movegen_legal(position, replies);
        bool mates = answers == 0 || plies >= 3;
        for (unsigned j = 0; j < answers && mates; j++) {
            position_make(position, replies[j], &reply);
            mates = mates_in(position, plies - 2);
            position_unmake(position, replies[j], &reply);
        }
        position_unmake(position, moves[i], &undo);
        if (mates) return true;
    }
    return false;
}

static bool loses_in(Position *position, int plies) {
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    bool loses = true;
    for (unsigned i = 0; i < count && loses; i++) {
        Undo undo;
        position_make(position, moves[i], &undo);
        loses = mates_in(position, plies - 1);
        position_unmake(position, moves[i], &undo);
    }
    return loses;
}

/* A mate that is told, for or against the side to move, is one, in so many plies at most. True when it was short enough to
 * try. */
static bool assert_told_mate_is_true(const Position *position, int score) {
    Position copy = *position;
    int plies = SCORE_MATE - abs(score);
    if (!is_mate(score) || plies > 4 || (score > 0 && plies == 4)) return false;
    if (score > 0 ? !mates_in(&copy, plies) : !loses_in(&copy, plies)) support_fail(position, MOVE_NONE, "no such mate");
    return true;
}

/* The tables know mates by checks only; without checks one may be shorter. A search does not look at everything, so not all are
 * found; but one ply is always looked at. */
static void assert_mate_is_found(const char *id, const char *sfen, int plies, unsigned *found) {
    Position position;
    Stop stop;
    support_read(sfen, &position);
    SearchTask task = task_of(&position, (unsigned)(2 * plies + 6));
    stop_init(&stop);
    stop.node_limit = 40000;
    find_anew(&task, &stop);
    int score = result.lines[0].score;
    assert_told_mate_is_true(&position, score);
    if (plies == 1 && score != SCORE_MATE - 1) fail_msg("%s: score %d, not mate in 1", id, score);
    *found += score >= SCORE_MATE - plies;
}

static void short_mates_are_found_with_their_lengths(void **state) {
    (void)state;
    Table facts;
    unsigned all = 0, found = 0;
    table_read(&facts, "mate_small.tsv");
    for (unsigned i = 0; i < facts.count; i++) {
        const char *expected = facts.rows[i][2];
        if (strncmp(expected, "mate", 4) != 0) continue;
        assert_mate_is_found(facts.rows[i][0], facts.rows[i][1], expected[4] - '0', &found);
        all++;
    }
    table_free(&facts);
    table_read(&facts, "mate_problems.tsv");
    for (unsigned i = 0; i < facts.count; i += support_size(3, 1, 1)) {
        int plies = atoi(facts.rows[i][2]);
        if (plies > 5) continue;
        assert_mate_is_found(facts.rows[i][0], facts.rows[i][1], plies, &found);
        all++;
    }
    table_free(&facts);
    assert_true(all > support_size(20, 50, 50) && found > all / 2);
}

/* Whatever position comes up. */
static void told_mates_are_true(const Position *position, void *data) {
    unsigned *seen = data;
    if (seen[0]++ % 50 != 0 || movegen_count(position) == 0) return;
    seen[1] += assert_told_mate_is_true(position, score_at(position, 1 + seen[0] / 50 % 4));
}

static void mates_that_are_told_are_true(void **state) {
    (void)state;
    unsigned seen[2] = {0};
    support_walk(support_size(80, 80, 120), told_mates_are_true, seen);
    assert_true(seen[1] > 10);
}

static void a_mate_already_there_is_no_move(void **state) {
    (void)state;
    Position position;
    support_read("7Gk/7G1/8P/9/9/9/9/9/4K4 w - 1", &position);
    SearchTask task = task_of(&position, 3);
    find_anew(&task, NULL);
    assert_int_equal(result.line_count, 0);
    assert_int_equal(result.depth, 0);
}

/* The king has one square left, and is mated there. */
static void being_mated_next_is_told(void **state) {
    (void)state;
    Position position;
    support_read("8k/9/9/9/9/9/9/6R2/4K2R1 w - 1", &position);
    assert_int_equal(score_at(&position, 8), 2 - SCORE_MATE);
}

/* ---- the same again ---- */

static void searched_twice_gives_the_same(void **state) {
    (void)state;
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned i = 0; i < count; i += 3) {
        SearchTask task = task_of(&starts[i], 4);
        task.lines = 1 + i % 4;
        find_anew(&task, NULL);
        other = result;
        if (i % 2) {
            find_anew(&task, NULL);
        } else {
            task.table = search_table_make(TABLE_BYTES);
            assert_non_null(task.table);
            find(&task, NULL);
            search_table_free(task.table);
        }
        other.seconds = result.seconds = 0;
        if (memcmp(&other, &result, sizeof result) != 0) support_fail(&starts[i], MOVE_NONE, "another result the second time");
    }
}

/* What another search has left in the table does no harm. */
static void a_used_table_gives_sense(const Position *position, void *data) {
    if (++*(unsigned *)data % 30 != 0) return;
    SearchTask task = task_of(position, 3);
    find(&task, NULL);
    if (movegen_count(position)) assert_int_equal(result.line_count, 1);
}

static void searches_share_a_table(void **state) {
    (void)state;
    unsigned seen = 0;
    search_table_clear(table);
    support_walk(support_size(10, 60, 100), a_used_table_gives_sense, &seen);
}

/* ---- being stopped ---- */

static void assert_stopped_with_a_move(const Position *position, Stop *stop, StopReason reason) {
    SearchTask task = task_of(position, SEARCH_MAX_PLY - 1);
    find_anew(&task, stop);
    if (movegen_count(position) == 0) {
        assert_int_equal(result.line_count, 0);
        return;
    }
    assert_int_equal(result.line_count, 1);
    if (!is_mate(result.lines[0].score)) assert_int_equal(stop->reason, reason);
    if (stop->reason == STOP_NODES) assert_int_equal(result.nodes, stop->node_limit);
}

static void stopped_at_once_it_still_has_a_move(void **state) {
    (void)state;
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned i = 0; i < count; i++) {
        Stop stop;
        stop_init(&stop);
        atomic_store(&stop.flag, true);
        assert_stopped_with_a_move(&starts[i], &stop, STOP_FLAG);
        if (result.line_count) assert_false(is_mate(result.lines[0].score));
    }
}

static void node_limits_are_kept(void **state) {
    (void)state;
    static const uint64_t LIMITS[] = {1, 2, 3, 10, 37, 100, 1000, 5000};
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned i = 0; i < count; i += support_size(8, 2, 2))
        for (unsigned limit = 0; limit < sizeof LIMITS / sizeof *LIMITS; limit++) {
            Stop stop;
            stop_init(&stop);
            stop.node_limit = LIMITS[limit];
            assert_stopped_with_a_move(&starts[i], &stop, STOP_NODES);
        }
}

static bool raise_flag(void *stop) {
    atomic_store(&((Stop *)stop)->flag, true);
    return false;
}

static bool say_stop(void *data) {
    (void)data;
    return true;
}

static void deadline_flag_and_poll_end_a_running_search(void **state) {
    (void)state;
    Position position;
    Stop stop;
    position_set_start(&position);
    stop_init(&stop);
    stop.deadline = stop_now() + 0.05;
    assert_stopped_with_a_move(&position, &stop, STOP_DEADLINE);
    assert_true(stop_now() < stop.deadline + 10);
    stop_init(&stop);
    stop.poll = raise_flag;
    stop.poll_data = &stop;
    assert_stopped_with_a_move(&position, &stop, STOP_FLAG);
    stop_init(&stop);
    stop.poll = say_stop;
    assert_stopped_with_a_move(&position, &stop, STOP_POLL);
}

typedef struct Late {
    SearchClock *clock;
    bool set;
} Late;

static bool set_clock_late(void *data) {
    Late *late = data;
    if (!late->set) clock_set(late->clock, (TimeLeft){.byoyomi = 0.05}, 1);
    late->set = true;
    return false;
}

/* Between iterations, at a node, or set while the search runs: the clock ends it, and no stop is needed. */
static void the_clock_ends_a_search(void **state) {
    (void)state;
    Position position;
    position_set_start(&position);
    for (unsigned turn = 0; turn < 6; turn++) {
        SearchClock clock;
        Late late = {.clock = &clock};
        SearchTask task = task_of(&position, SEARCH_MAX_PLY - 1);
        Stop stop;
        task.clock = &clock;
        task.threads = 1 + turn / 3;
        stop_init(&stop);
        stop.deadline = stop_now() + 20; /* so that the test ends */
        clock_init(&clock);
        if (turn % 3 == 0) clock_set(&clock, (TimeLeft){.main = 4}, 1);
        if (turn % 3 == 1) clock.longest = 0.05;
        if (turn % 3 == 2) {
            stop.poll = set_clock_late;
            stop.poll_data = &late;
        }
        double start = stop_now();
        find_anew(&task, &stop);
        assert_int_equal(stop.reason, STOP_CLOCK);
        assert_true(stop_now() - start < 15);
        assert_true(result.line_count == 1 && result.depth >= 1);
    }
}

/* An iteration that was cut short never makes the answer worse than that of the last one finished. */
static void a_hanging_rook_is_taken_even_when_stopped(void **state) {
    (void)state;
    Position position;
    support_read("4k4/9/4r4/9/4L4/9/9/9/4K4 b - 1", &position);
    for (uint64_t limit = 200; limit < 4000; limit += support_size(500, 100, 100)) {
        SearchTask task = task_of(&position, SEARCH_MAX_PLY - 1);
        Stop stop;
        stop_init(&stop);
        stop.node_limit = limit;
        find_anew(&task, &stop);
        assert_int_equal(move_to(result.lines[0].moves[0]), square_make(5, 3));
    }
}

typedef struct Heard {
    const SearchTask *task;
    unsigned times, depth;
    uint64_t nodes;
} Heard;

static void hear(void *data, const SearchResult *so_far) {
    Heard *heard = data;
    assert_lines_make_sense(heard->task, so_far);
    assert_true(so_far->depth == heard->depth + 1 && so_far->nodes >= heard->nodes && so_far->deepest >= so_far->depth);
    heard->depth = so_far->depth;
    heard->nodes = so_far->nodes;
    heard->times++;
}

static void progress_is_told_with_each_depth(void **state) {
    (void)state;
    Position position;
    position_set_start(&position);
    SearchTask task = task_of(&position, 6);
    Heard heard = {.task = &task};
    task.lines = 3;
    task.progress = hear;
    task.progress_data = &heard;
    find_anew(&task, NULL);
    assert_true(heard.times == 6 && result.depth == 6 && heard.nodes == result.nodes);
    uint64_t cuts = 0;
    for (unsigned stage = 0; stage < ORDER_STAGES; stage++) cuts += result.cuts[stage];
    assert_true(cuts > 0 && cuts < result.nodes);
}

/* ---- root moves ---- */

static void only_those_are_looked_at(const Position *position, void *data) {
    Random *random = data;
    if (random_below(random, 100) != 0) return;
    Move legal[MAX_MOVES], only[4];
    unsigned count = movegen_legal(position, legal), legal_count = 0;
    if (count == 0) return;
    SearchTask task = task_of(position, 3);
    task.lines = 8;
    task.only = only;
    task.only_count = 1 + random_below(random, 3);
    for (unsigned i = 0; i < task.only_count; i++) {
        only[i] = random_below(random, 5) ? legal[random_below(random, count)] : (Move)random_next(random);
        bool counted = !move_is_legal(position, only[i]);
        for (unsigned j = 0; j < i; j++) counted = counted || only[j] == only[i];
        legal_count += !counted;
    }
    find_anew(&task, NULL);
    if (result.line_count != legal_count) support_fail(position, only[0], "not as many lines as moves are allowed");
    for (unsigned i = 0; i < result.line_count; i++) {
        bool allowed = false;
        for (unsigned j = 0; j < task.only_count; j++) allowed = allowed || only[j] == result.lines[i].moves[0];
        if (!allowed) support_fail(position, result.lines[i].moves[0], "not one of the moves allowed");
    }
}

static void only_the_moves_allowed_are_looked_at(void **state) {
    (void)state;
    Random random = {61};
    support_walk(support_size(10, 60, 100), only_those_are_looked_at, &random);
}

static void a_bonus_is_added_and_can_decide(void **state) {
    (void)state;
    Position position;
    support_read("4k4/9/4r4/9/4L4/9/9/9/4K4 b - 1", &position);
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(&position, moves);
    for (unsigned i = 0; i < count; i++) {
        SearchTask task = task_of(&position, 4);
        RootBonus bonus = {.move = moves[i], .centipawns = 5000};
        task.only = &moves[i];
        task.only_count = 1;
        find_anew(&task, NULL);
        int score = result.lines[0].score;
        task.bonus = &bonus;
        task.bonus_count = 1;
        find_anew(&task, NULL);
        assert_int_equal(result.lines[0].score, score + 5000);
        task.only_count = 0;
        find_anew(&task, NULL);
        assert_int_equal(result.lines[0].moves[0], moves[i]);
        /* A malus for the best move of all: another is chosen. */
        bonus.centipawns = -5000;
        find_anew(&task, NULL);
        assert_int_not_equal(result.lines[0].moves[0], moves[i]);
    }
}

/* Whatever the other moves are worth, and however much is taken off, a mate is what it is. */
static void a_bonus_makes_no_mates(void **state) {
    (void)state;
    static const int TAKEN[] = {-3, -100, -5000, -10000, 10000};
    Position position;
    Move moves[MAX_MOVES];
    RootBonus bonus[MAX_MOVES];
    support_read("2s1kn+p2/3gp4/3S1+P3/4S1B2/9/9/9/9/9 b - 1", &position);
    unsigned count = movegen_legal(&position, moves);
    SearchTask task = task_of(&position, 4);
    find_anew(&task, NULL);
    Move mating = result.lines[0].moves[0];
    for (unsigned i = 0; i < sizeof TAKEN / sizeof *TAKEN; i++) {
        task.bonus_count = 0;
        for (unsigned j = 0; j < count; j++)
            if (moves[j] != mating) bonus[task.bonus_count++] = (RootBonus){.move = moves[j], .centipawns = TAKEN[i]};
        task.bonus = bonus;
        for (task.depth = 3; task.depth < 6; task.depth++) {
            find_anew(&task, NULL);
            assert_int_equal(result.lines[0].score, SCORE_MATE - 3);
        }
    }
}

static void several_lines_are_given(const Position *position, void *data) {
    Random *random = data;
    if (random_below(random, 400) != 0) return;
    for (unsigned depth = 1; depth <= 3; depth++) {
        SearchTask task = task_of(position, depth);
        unsigned count = movegen_count(position);
        find_anew(&task, NULL);
        Move best = result.line_count ? result.lines[0].moves[0] : MOVE_NONE;
        int score = result.line_count ? result.lines[0].score : 0;
        task.lines = 1 + random_below(random, depth < 3 ? 80 : 5);
        find_anew(&task, NULL);
        assert_true(result.line_count <= count && result.line_count <= SEARCH_MOST_LINES);
        if (count && depth == 1)
            assert_true(result.lines[0].moves[0] == best ? result.lines[0].score == score : result.lines[0].score >= score);
        /* Moves that promotion makes superfluous are few. */
        if (task.lines <= count / 2 && task.lines <= SEARCH_MOST_LINES) assert_int_equal(result.line_count, task.lines);
    }
}

static void the_best_lines_are_given(void **state) {
    (void)state;
    Random random = {62};
    support_walk(support_size(10, 50, 100), several_lines_are_given, &random);
}

/* ---- the rules of games ---- */

enum { MAX_STATES = 600 };

typedef struct Game {
    Position position, positions[MAX_STATES];
    GameState states[MAX_STATES];
    Move moves[MAX_STATES];
    size_t count;
} Game;

static void add_position(Game *game) {
    assert_true(game->count < MAX_STATES);
    game->positions[game->count] = game->position;
    game->states[game->count++] = rules_state(&game->position);
}

static void play(Game *game, const char *start, const char *moves) {
    support_read(start, &game->position);
    game->count = 0;
    add_position(game);
    while (*moves) {
        char usi[USI_MOVE_MAX] = "";
        size_t length = strcspn(moves, " ");
        Undo undo;
        memcpy(usi, moves, length);
        game->moves[game->count] = support_move(&game->position, usi);
        position_make(&game->position, game->moves[game->count], &undo);
        add_position(game);
        moves += length + strspn(moves + length, " ");
    }
}

static Game game;

/* A search from the game's position after so many moves, that knows the past. */
static SearchTask task_in_game(size_t moves, unsigned depth) {
    SearchTask task = task_of(&game.positions[moves], depth);
    task.past = game.states;
    task.past_count = moves;
    return task;
}

static void who_is_behind_repeats_and_who_is_ahead_does_not(void **state) {
    (void)state;
    for (unsigned depth = 1; depth < 7; depth++) {
        play(&game, "4k4/9/9/9/9/9/9/9/R3K4 b - 1", "5i5h 5a5b 5h5i");
        SearchTask task = task_in_game(3, depth);
        find_anew(&task, NULL);
        assert_int_equal(result.lines[0].moves[0], support_move(&game.position, "5b5a"));
        assert_int_equal(result.lines[0].score, 0);
        task.past_count = 0; /* without the past there is no hurry */
        find_anew(&task, NULL);
        assert_true(depth > 3 || result.lines[0].score < -500);
        play(&game, "4k4/9/9/9/9/9/9/9/R3K4 w - 1", "5a5b 5i5h 5b5a");
        task = task_in_game(3, depth);
        find_anew(&task, NULL);
        assert_int_not_equal(result.lines[0].moves[0], support_move(&game.position, "5h5i"));
        assert_true(result.lines[0].score > 500);
    }
}

/* In each case of the table, the move that first repeats a position of the game is a draw, unless one side has done nothing but
 * check: that side loses by the move that repeats for the second time, and can still do something else before. */
static void a_move_that_repeats_is_worth_what_the_rule_says(void **state) {
    (void)state;
    Table cases;
    unsigned draws = 0, wins = 0, losses = 0, not_yet = 0;
    table_read(&cases, "repetition.tsv");
    for (unsigned i = 0; i < cases.count; i++) {
        play(&game, cases.rows[i][1], cases.rows[i][2]);
        for (size_t now = 4; now < game.count; now++) {
            bool by_mover = true, by_other = true, decided = false;
            unsigned before = 0;
            int expected = 0;
            for (size_t then = now - 1; now - then < 30 && !decided; then--) {
                if (!game.states[then + 1].in_check) *((now - then - 1) % 2 ? &by_other : &by_mover) = false;
                if ((now - then) % 2 == 0 && now - then >= 4 && game.states[then].key == game.states[now].key) {
                    expected = by_mover == by_other ? 0 : by_mover ? 1 - FOUL : FOUL - 1;
                    decided = ++before == 2 || expected == 0;
                }
                if (then == 0) break;
            }
            if (before == 0) continue;
            SearchTask task = task_in_game(now - 1, 3);
            task.only = &game.moves[now];
            task.only_count = 1;
            find_anew(&task, NULL);
            if (decided ? result.lines[0].score != expected : result.lines[0].score == expected)
                fail_msg("%s: move %zu is worth %d, expected %s%d", cases.rows[i][0], now, result.lines[0].score,
                         decided ? "" : "anything but ", expected);
            draws += decided && expected == 0;
            losses += decided && expected < 0;
            wins += decided && expected > 0;
            not_yet += !decided;
        }
    }
    table_free(&cases);
    assert_true(draws > 10 && losses > 3 && wins > 0 && not_yet > 3);
}

static bool is_foul(int score) { return abs(score) > FOUL - SEARCH_MAX_PLY && !is_mate(score); }

static unsigned without_fouls(const Game *played) {
    unsigned scores = 0;
    for (size_t ply = 0; ply < played->count; ply++) {
        Known known = search_table_find(table, played->states[ply].key);
        scores += known.bound != BOUND_NO;
        assert_false(known.bound != BOUND_NO && is_foul(known.score));
    }
    return scores;
}

/* A foul belongs to the path. None is left in the table, neither where a move repeats a position of the game nor where the whole
 * cycle is searched. */
static void the_table_keeps_no_fouls(void **state) {
    (void)state;
    Table cases;
    unsigned fouls = 0, scores = 0;
    table_read(&cases, "repetition.tsv");
    for (unsigned i = 0; i < cases.count; i++) {
        play(&game, cases.rows[i][1], cases.rows[i][2]);
        for (size_t now = 9; now < game.count; now++) {
            SearchTask task = task_in_game(now - 1, 5);
            task.only = &game.moves[now];
            task.only_count = 1;
            find_anew(&task, NULL);
            if (!is_foul(result.lines[0].score)) continue;
            fouls++;
            without_fouls(&game);
            task = task_of(&game.positions[now - 9], 9);
            find_anew(&task, NULL);
            scores += without_fouls(&game);
        }
    }
    table_free(&cases);
    assert_true(fouls > 3 && scores > 10);
}

/* A search for some of the moves says nothing of the position. */
static void some_moves_are_not_kept_as_all(const Position *position, void *data) {
    unsigned *seen = data;
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    if (seen[0]++ % 20 != 0 || count < 2) return;
    SearchTask task = task_of(position, 3);
    task.only = moves;
    task.only_count = 1;
    find_anew(&task, NULL);
    assert_true(search_table_find(table, position->key).bound == BOUND_NO);
    task.only_count = 0;
    find_anew(&task, NULL);
    seen[1] += search_table_find(table, position->key).bound != BOUND_NO;
}

static void the_table_keeps_nothing_of_the_moves_allowed(void **state) {
    (void)state;
    unsigned seen[2] = {0};
    support_walk(support_size(10, 10, 20), some_moves_are_not_kept_as_all, seen);
    assert_true(seen[1] > 20);
}

/* Both sides have given nothing but check: a draw. The past is made up. */
static void mutual_perpetual_check_is_a_draw(void **state) {
    (void)state;
    play(&game, "6K2/4R4/9/5k3/9/9/b8/9/6s2 b - 1", "5b4b 4d5c 4b5b 5c4d 5b4b");
    const GameState *states = game.states;
    GameState past[7] = {states[5], states[2], states[3], states[4], states[5], states[2], states[3]};
    for (unsigned i = 0; i < 2; i++) {
        SearchTask task = task_of(&game.positions[4], 3);
        past[1].in_check = past[5].in_check = true;
        past[2].in_check = past[6].in_check = i == 0;
        task.past = past;
        task.past_count = 7;
        task.only = &game.moves[5];
        task.only_count = 1;
        find_anew(&task, NULL);
        assert_int_equal(result.lines[0].score, i == 0 ? 0 : FOUL - 1);
    }
}

static void declarations_are_seen_at_the_root(void **state) {
    (void)state;
    Table cases;
    table_read(&cases, "declaration.tsv");
    for (unsigned i = 0; i < cases.count; i++) {
        play(&game, cases.rows[i][1], cases.rows[i][2]);
        SearchTask task = task_of(&game.position, 1);
        find_anew(&task, NULL);
        assert_false(result.declares);
        task.declaration = true;
        find_anew(&task, NULL);
        if (result.declares != (strcmp(cases.rows[i][3], "win") == 0)) fail_msg("%s", cases.rows[i][0]);
    }
    table_free(&cases);
}

static void declarations_are_seen_ahead(void **state) {
    (void)state;
    Position position;
    /* The king enters the camp; nothing is left for the other side that could disturb it. */
    support_read("+P+P+P+P+P4/+P+P+P+P+P4/9/K8/9/9/9/9/8k b 2R2B4G4S4N4L7P 1", &position);
    SearchTask task = task_of(&position, 4);
    Move enter = support_move(&position, "9d9c");
    task.only = &enter;
    task.only_count = 1;
    find_anew(&task, NULL);
    assert_true(result.lines[0].score < SCORE_MATE - 3);
    task.declaration = true;
    for (task.depth = 2; task.depth < 6; task.depth++) {
        find_anew(&task, NULL);
        assert_int_equal(result.lines[0].score, SCORE_MATE - 3);
    }
    /* The other side will declare whatever is done. */
    support_read("+P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/9/9/8k w 2R2B4G4S4N4L7P 1", &position);
    task = task_of(&position, 3);
    task.declaration = true;
    find_anew(&task, NULL);
    assert_int_equal(result.lines[0].score, 2 - SCORE_MATE);
}

/* One ply is left: who does not mate with it draws. */
static void the_last_ply_mates_or_draws(const Position *position, void *data) {
    unsigned *seen = data;
    if (seen[0]++ % 50 != 0) return;
    Position after = *position;
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    bool mates = false;
    for (unsigned i = 0; i < count && !mates; i++) {
        Undo undo;
        position_make(&after, moves[i], &undo);
        mates = movegen_count(&after) == 0;
        position_unmake(&after, moves[i], &undo);
    }
    if (count == 0) return;
    SearchTask task = task_of(position, 1 + seen[0] / 50 % 4);
    task.plies_left = 1;
    find_anew(&task, NULL);
    if (result.lines[0].score != (mates ? SCORE_MATE - 1 : 0)) support_fail(position, result.lines[0].moves[0], "the last ply");
    seen[1] += mates;
}

static void after_the_last_ply_it_is_a_draw(void **state) {
    (void)state;
    unsigned seen[2] = {0};
    support_walk(100, the_last_ply_mates_or_draws, seen);
    assert_true(seen[1] > 5);
    /* A mate in three plies is one when there are three. */
    Position position;
    support_read("2s1kn+p2/3gp4/3S1+P3/4S1B2/9/9/9/9/9 b - 1", &position);
    for (unsigned left = 1; left < 5; left++) {
        SearchTask task = task_of(&position, 6);
        task.plies_left = left;
        find_anew(&task, NULL);
        assert_int_equal(result.lines[0].score, left < 3 ? 0 : SCORE_MATE - 3);
    }
    /* What a search without an end has left in the table is not believed. */
    for (unsigned left = 1; left < 5; left++) {
        SearchTask task = task_of(&position, 6);
        find_anew(&task, NULL);
        task.plies_left = left;
        search(&task, NULL, &result);
        assert_int_equal(result.lines[0].score, left < 3 ? 0 : SCORE_MATE - 3);
    }
}

/* ---- threads and parameters ---- */

static void several_threads_give_legal_lines(void **state) {
    (void)state;
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    for (unsigned i = 0; i < count; i += 4)
        for (unsigned threads = 1; threads <= 4; threads++) {
            SearchTask task = task_of(&starts[i], 5);
            Stop stop;
            stop_init(&stop);
            stop.node_limit = 3000;
            task.threads = threads;
            task.lines = 1 + i % 3;
            find(&task, &stop);
            assert_true(result.line_count > 0 || movegen_count(&starts[i]) == 0);
        }
}

/* Depth by how rare moves are: usual moves cost less and are followed further, rare ones less far. */
static void depth_by_probability_works(void **state) {
    (void)state;
    Position starts[MAX_STARTS];
    unsigned count = support_starts(starts);
    uint64_t nodes[3] = {0};
    for (unsigned rarity = 0; rarity < 3; rarity++) {
        parameters->by_probability = true;
        for (unsigned id = 0; id < CLASS_COUNT; id++) parameters->rarity[id] = (uint16_t)((2 + rarity) * RARITY_UNIT);
        for (unsigned i = 0; i < count; i += 6) {
            SearchTask task = task_of(&starts[i], 3);
            find_anew(&task, NULL);
            assert_true(result.line_count == 1 || movegen_count(&starts[i]) == 0);
            if (result.line_count && !is_mate(result.lines[0].score)) assert_int_equal(result.depth, 3);
            nodes[rarity] += result.nodes;
        }
    }
    parameters_init(parameters);
    assert_true(nodes[0] > nodes[1] && nodes[1] > nodes[2]);
}

/* Whatever is asked of any position: the lines make sense, and it ends. */
static void anything_is_asked(const Position *position, void *data) {
    Random *random = data;
    if (random_below(random, 60) != 0) return;
    SearchTask task = task_of(position, 1 + random_below(random, 7));
    Stop stop;
    Move legal[MAX_MOVES];
    RootBonus bonus[3];
    unsigned count = movegen_legal(position, legal);
    stop_init(&stop);
    stop.node_limit = 1 + random_below(random, 3000);
    task.lines = 1 + random_below(random, 5);
    task.plies_left = random_below(random, 3) ? 0 : random_below(random, 8);
    task.declaration = random_below(random, 2);
    parameters->by_probability = random_below(random, 3) == 0;
    parameters->history = random_below(random, 3) > 0;
    parameters->stages = random_below(random, 2) ? (1u << ORDER_STAGES) - 1 : random_below(random, 1u << ORDER_STAGES);
    if (count) {
        for (unsigned i = 0; i < 3; i++)
            bonus[i] = (RootBonus){legal[random_below(random, count)], (int)random_below(random, 200) - 100};
        task.bonus = bonus;
        task.bonus_count = random_below(random, 4);
    }
    find(&task, &stop);
    assert_true((result.line_count > 0) == (count > 0));
}

static void any_question_is_answered(void **state) {
    (void)state;
    Random random = {63};
    search_table_clear(table);
    support_walk(support_size(25, 100, 100), anything_is_asked, &random);
    parameters_init(parameters);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_mates_are_found_with_their_lengths),
        cmocka_unit_test(mates_that_are_told_are_true),
        cmocka_unit_test(a_mate_already_there_is_no_move),
        cmocka_unit_test(being_mated_next_is_told),
        cmocka_unit_test(searched_twice_gives_the_same),
        cmocka_unit_test(searches_share_a_table),
        cmocka_unit_test(stopped_at_once_it_still_has_a_move),
        cmocka_unit_test(node_limits_are_kept),
        cmocka_unit_test(deadline_flag_and_poll_end_a_running_search),
        cmocka_unit_test(the_clock_ends_a_search),
        cmocka_unit_test(a_hanging_rook_is_taken_even_when_stopped),
        cmocka_unit_test(progress_is_told_with_each_depth),
        cmocka_unit_test(only_the_moves_allowed_are_looked_at),
        cmocka_unit_test(a_bonus_is_added_and_can_decide),
        cmocka_unit_test(a_bonus_makes_no_mates),
        cmocka_unit_test(the_best_lines_are_given),
        cmocka_unit_test(who_is_behind_repeats_and_who_is_ahead_does_not),
        cmocka_unit_test(a_move_that_repeats_is_worth_what_the_rule_says),
        cmocka_unit_test(the_table_keeps_no_fouls),
        cmocka_unit_test(the_table_keeps_nothing_of_the_moves_allowed),
        cmocka_unit_test(mutual_perpetual_check_is_a_draw),
        cmocka_unit_test(declarations_are_seen_at_the_root),
        cmocka_unit_test(declarations_are_seen_ahead),
        cmocka_unit_test(after_the_last_ply_it_is_a_draw),
        cmocka_unit_test(several_threads_give_legal_lines),
        cmocka_unit_test(depth_by_probability_works),
        cmocka_unit_test(any_question_is_answered),
    };
    return cmocka_run_group_tests_name("search", tests, make_table, free_table);
}
