/* Proves that a loop is told to end for each of the four reasons, at the promised moment, and that the reason then stays. */
#include "support.h"

#include <pthread.h>

#include "base/stop.h"

static void nothing_stops_a_fresh_stop(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    for (unsigned call = 0; call < 3 * STOP_INTERVAL; call++) {
        assert_false(stop_requested(&stop, UINT64_MAX));
        assert_false(stop_requested(NULL, UINT64_MAX));
    }
    assert_int_equal(stop.reason, STOP_NOT);
}

static void a_raised_flag_stops_at_once_and_for_good(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    assert_false(stop_requested(&stop, 1));
    atomic_store(&stop.flag, true);
    assert_true(stop_requested(&stop, 2));
    assert_int_equal(stop.reason, STOP_FLAG);
    atomic_store(&stop.flag, false);
    assert_true(stop_requested(&stop, 3));
    assert_int_equal(stop.reason, STOP_FLAG);
}

static void *raise_flag(void *stop) {
    atomic_store(&((Stop *)stop)->flag, true);
    return NULL;
}

static void another_thread_may_raise_the_flag(void **state) {
    (void)state;
    Stop stop;
    pthread_t thread;
    stop_init(&stop);
    stop.deadline = stop_now() + 10;
    assert_int_equal(pthread_create(&thread, NULL, raise_flag, &stop), 0);
    while (!stop_requested(&stop, 0)) {}
    pthread_join(thread, NULL);
    assert_int_equal(stop.reason, STOP_FLAG);
}

static void the_node_limit_stops_when_it_is_reached(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    stop.node_limit = 1000;
    assert_false(stop_requested(&stop, 0));
    assert_false(stop_requested(&stop, 999));
    assert_true(stop_requested(&stop, 1000));
    assert_int_equal(stop.reason, STOP_NODES);
    assert_true(stop_requested(&stop, 0));
}

static unsigned calls_until_stop(Stop *stop) {
    unsigned calls = 1;
    while (calls < 10 * STOP_INTERVAL && !stop_requested(stop, 0)) calls++;
    return calls;
}

static void a_past_deadline_stops_within_the_interval(void **state) {
    (void)state;
    Stop stop;
    stop_init(&stop);
    stop.deadline = stop_now() - 1;
    assert_in_range(calls_until_stop(&stop), 1, STOP_INTERVAL);
    assert_int_equal(stop.reason, STOP_DEADLINE);
    stop_init(&stop);
    stop.deadline = stop_now() + 3600;
    assert_int_equal(calls_until_stop(&stop), 10 * STOP_INTERVAL);
    assert_int_equal(stop.reason, STOP_NOT);
}

static bool answer_at_third(void *data) { return ++*(unsigned *)data == 3; }

static void poll_is_asked_once_an_interval_and_can_stop(void **state) {
    (void)state;
    Stop stop;
    unsigned polls = 0;
    stop_init(&stop);
    stop.poll = answer_at_third;
    stop.poll_data = &polls;
    assert_int_equal(calls_until_stop(&stop), 3 * STOP_INTERVAL);
    assert_int_equal(polls, 3);
    assert_int_equal(stop.reason, STOP_POLL);
    assert_true(stop_requested(&stop, 0));
    assert_int_equal(polls, 3);
}

static void the_clock_never_runs_back(void **state) {
    (void)state;
    double before = stop_now();
    for (unsigned i = 0; i < 1000; i++) {
        double now = stop_now();
        assert_true(now >= before);
        before = now;
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_stops_a_fresh_stop),
        cmocka_unit_test(a_raised_flag_stops_at_once_and_for_good),
        cmocka_unit_test(another_thread_may_raise_the_flag),
        cmocka_unit_test(the_node_limit_stops_when_it_is_reached),
        cmocka_unit_test(a_past_deadline_stops_within_the_interval),
        cmocka_unit_test(poll_is_asked_once_an_interval_and_can_stop),
        cmocka_unit_test(the_clock_never_runs_back),
    };
    return cmocka_run_group_tests_name("stop", tests, NULL, NULL);
}
