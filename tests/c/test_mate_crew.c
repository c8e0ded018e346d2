/* Proves that several threads at one problem come to the answer of one, stop when told to, and that what they store in the table
 * at the same time, and while it makes room, is what they find there. Runs with the thread sanitizer, too. */
#include "mate_facts.h"

#include <sched.h>

#include "mate/solve.h"
#include "sfen.h"

typedef struct Worker {
    pthread_t thread;
    MateTable *table;
    Random random;
    unsigned said; /* answers that decided something */
    bool wrong;
} Worker;

static void *store_and_look(void *data) {
    enum { COUNT = 150000 };
    Worker *worker = data;
    mate_table_enter(worker->table);
    for (unsigned i = 0; i < COUNT; i++) {
        uint64_t page = (1 + (uint64_t)i / 500) * BOARDS;
        Fact fact = random_fact(&worker->random), asked = i % 2 ? random_fact(&worker->random) : fact;
        if (fact.proof)
            mate_table_store_proven(worker->table, page + fact.board, fact.hand, fact.plies, i);
        else
            mate_table_store_disproven(worker->table, page + fact.board, fact.hand, fact.plies, i);
        mate_table_store(worker->table, page + fact.board, fact.hand, 1 + i % 9, 1 + i % 7, i % 5, 1);
        MateView view = mate_table_look(worker->table, page + asked.board, asked.hand, asked.plies);
        worker->said += view.pn == 0 || view.dn == 0;
        worker->wrong = worker->wrong || !is_true(asked.board, asked.hand, asked.plies, view);
        mate_table_rest(worker->table);
    }
    mate_table_leave(worker->table);
    return NULL;
}

/* All work at the same boards, while the table grows and then collects. */
static void threads_find_nothing_false(void **state) {
    (void)state;
    enum { WORKERS = 4 };
    Worker workers[WORKERS];
    MateTable table;
    assert_true(mate_table_open(&table, 20 * MB));
    size_t first = table.end;
    for (unsigned i = 0; i < WORKERS; i++) {
        workers[i] = (Worker){.table = &table, .random = {30 + i}};
        assert_int_equal(pthread_create(&workers[i].thread, NULL, store_and_look, &workers[i]), 0);
    }
    for (unsigned i = 0; i < WORKERS; i++) pthread_join(workers[i].thread, NULL);
    for (unsigned i = 0; i < WORKERS; i++) {
        assert_false(workers[i].wrong);
        assert_in_range(workers[i].said, 20000, 200000);
    }
    assert_true(table.end > first && table.collections > 0);
    mate_table_close(&table);
}

static MateTask task(const Position *position, unsigned threads, size_t bytes) {
    return (MateTask){mate_attacker(position), bytes, true, threads};
}

static MateResult solved(unsigned threads, const Position *position, size_t bytes) {
    static MateResult result;
    Stop stop;
    stop_init(&stop);
    assert_true(mate_solve(position, task(position, threads, bytes), &stop, &result));
    assert_int_equal(stop.reason, STOP_NOT);
    return result;
}

/* From the collections of 1734 and 1755: hard enough for all threads to join, and for small tables to be collected. */
static void threads_come_to_the_same_answer(void **state) {
    (void)state;
    static const struct {
        const char *sfen;
        MateOutcome outcome;
        unsigned plies;
    } CASES[] = {
        {"6p1S/6l2/5l2k/4l3p/6P1s/5P2G/1+B2P2+p1/1g4+R2/1+B3+p1+r1 b 4N2g2sl11p 1", MATE_FOUND, 35},
        {"3r1g1n1/5+BP1G/3g3k1/3P2n2/3R5/3+b3Pp/7N1/9/9 b GP4sn4l13p 1", MATE_FOUND, 37},
        {"9/9/8l/5p3/3Sg1n1+R/6p+s1/6NGR/4+B1l1p/6k1+b b GS2Pgs2n2l13p 1", MATE_FOUND, 27},
        {"9/9/6Sn1/3+R1g1p1/6P1B/9/5G1Pp/3+B4+p/3Ls1k+r1 b GPg2s3n3l12p 1", MATE_NONE, 0},
    };
    for (unsigned i = support_size(2, 0, 0); i < sizeof CASES / sizeof *CASES; i++)
        for (unsigned threads = 1; threads <= 4; threads += support_size(3, 1, 1)) {
            Position position;
            support_read(CASES[i].sfen, &position);
            MateResult result = solved(threads, &position, threads % 2 ? MB : 64 * MB);
            if (result.outcome != CASES[i].outcome) support_fail(&position, MOVE_NONE, "another outcome");
            if (result.outcome != MATE_FOUND) continue;
            assert_true(mate_line_holds(&position, SENTE, result.line, result.line_length));
            if (!result.shortest || result.plies != CASES[i].plies) support_fail(&position, MOVE_NONE, "another length");
        }
}

/* Along the line of a long mate the table forgets numbers between questions, while no thread uses it. */
static void threads_shorten_a_long_mate_along_its_line(void **state) {
    (void)state;
    static const char *const SFEN =
        "1pg2p1l1/3gG1n2/6S2/1Sbp5/2p2s2L/1l2P1+p2/LR4+R2/k6P1/2+p+s1G1+p1 b B6P3n3p 1"; /* musou 75, 225 plies */
    static MateResult result;
    Position position;
    Stop stop;
    support_read(SFEN, &position);
    stop_init(&stop);
    assert_true(mate_solve(&position, (MateTask){SENTE, 64 * MB, false, 2}, &stop, &result));
    assert_int_equal(result.outcome, MATE_FOUND);
    assert_in_range(result.plies, 225, 299);
    assert_true(mate_line_holds(&position, SENTE, result.line, result.line_length));
}

static const char *const HARD = "1s1l2l1K/1P1R2npp/1pg1k3l/pnsgg3n/2p1gn3/2S2rp1B/5p2b/PS7/4P1P2 b L3P4p 1";

static void all_threads_stop(void **state) {
    (void)state;
    static MateResult result;
    Position position;
    Stop stop;
    support_read(HARD, &position);
    stop_init(&stop);
    stop.node_limit = 200000;
    assert_true(mate_solve(&position, task(&position, 3, MB), &stop, &result));
    assert_int_equal(stop.reason, STOP_NODES);
    assert_in_range(result.nodes, 150000, 200000); /* of all threads, nearly */
    stop_init(&stop);
    stop.deadline = stop_now() + 0.2;
    assert_true(mate_solve(&position, task(&position, 3, MB), &stop, &result));
    assert_int_equal(stop.reason, STOP_DEADLINE);
    assert_int_equal(result.outcome, MATE_UNKNOWN);
}

static void *raise_soon(void *data) {
    Stop *stop = data;
    double start = stop_now();
    while (stop_now() - start < 0.1) sched_yield();
    atomic_store(&stop->flag, true);
    return NULL;
}

static void a_flag_raised_elsewhere_stops_all(void **state) {
    (void)state;
    static MateResult result;
    Position position;
    Stop stop;
    pthread_t thread;
    support_read(HARD, &position);
    stop_init(&stop);
    assert_int_equal(pthread_create(&thread, NULL, raise_soon, &stop), 0);
    assert_true(mate_solve(&position, task(&position, 4, MB), &stop, &result));
    pthread_join(thread, NULL);
    assert_int_equal(stop.reason, STOP_FLAG);
    assert_int_equal(result.outcome, MATE_UNKNOWN);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_find_nothing_false),
        cmocka_unit_test(threads_come_to_the_same_answer),
        cmocka_unit_test(threads_shorten_a_long_mate_along_its_line),
        cmocka_unit_test(all_threads_stop),
        cmocka_unit_test(a_flag_raised_elsewhere_stops_all),
    };
    return cmocka_run_group_tests_name("mate_crew", tests, NULL, NULL);
}
