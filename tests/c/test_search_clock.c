/* Proves the time management: whatever time is left, the limits are positive and inside it, no new iteration begins after the
 * search must end, byoyomi alone is used up, more time gives more, and the clock starts when it is set. */
#include "support.h"

#include "../base/stop.h"
#include "search/clock.h"

enum { PLIES = 400 };

static const double LEAST = 0.011, ROUNDING = 1e-9; /* the least that any limit may be set to, and a little */

static const double SECONDS[] = {0, 0.05, 0.5, 1, 3, 10, 30, 60, 300, 900, 3600, 36000};
enum { MANY = sizeof SECONDS / sizeof *SECONDS };

static double more_of(double a, double b) { return a > b ? a : b; }

static void limits_lie_inside_the_time_left(void **state) {
    (void)state;
    static const double DELAYS[] = {0, 0.01, 0.1, 0.5, 2};
    for (unsigned main = 0; main < MANY; main++)
        for (unsigned byoyomi = 0; byoyomi < 8; byoyomi++)
            for (unsigned increment = 0; increment < 8; increment++)
                for (unsigned delay = 0; delay < sizeof DELAYS / sizeof *DELAYS; delay++)
                    for (unsigned ply = 0; ply < PLIES; ply += 19) {
                        TimeLeft left = {SECONDS[main], SECONDS[byoyomi], SECONDS[increment], DELAYS[delay]};
                        SearchClock clock;
                        clock_init(&clock);
                        clock_set(&clock, left, ply);
                        double there = left.main + left.byoyomi + left.increment - left.delay;
                        double longest = clock.longest, enough = clock.enough;
                        if (longest <= 0 || longest > more_of(there, LEAST) + ROUNDING || enough <= 0 || enough > longest)
                            fail_msg("%g + %g + %g - %g at %u: enough %g, longest %g", left.main, left.byoyomi, left.increment,
                                     left.delay, ply, enough, longest);
                    }
}

static SearchClock limits(TimeLeft left, unsigned ply) {
    SearchClock clock;
    clock_init(&clock);
    clock_set(&clock, left, ply);
    return clock;
}

static bool is_near(double a, double b) { return a > b - ROUNDING && a < b + ROUNDING; }

static void byoyomi_alone_is_used_up(void **state) {
    (void)state;
    for (unsigned i = 1; i < MANY; i++) {
        SearchClock clock = limits((TimeLeft){.byoyomi = SECONDS[i], .delay = 0.01}, 60);
        assert_true(is_near(clock.longest, SECONDS[i] - 0.01));
        assert_true(is_near(clock.enough, SECONDS[i] - 0.01));
    }
}

static void main_time_is_shared_out(void **state) {
    (void)state;
    for (unsigned ply = 0; ply < PLIES; ply++) {
        SearchClock clock = limits((TimeLeft){.main = 600, .delay = 0.1}, ply);
        assert_true(clock.longest < 600 / 2.0);
        assert_true(clock.enough < 600 / 10.0 && clock.enough > 600 / 100.0);
    }
}

static void more_time_gives_more(void **state) {
    (void)state;
    for (unsigned i = 1; i < MANY; i++) {
        TimeLeft less = {.main = SECONDS[i - 1], .delay = 0.1}, more = {.main = SECONDS[i], .delay = 0.1};
        assert_true(limits(more, 40).longest >= (double)limits(less, 40).longest);
        assert_true(limits(more, 40).enough >= (double)limits(less, 40).enough);
        less = more;
        more.increment = 5;
        assert_true(limits(more, 40).longest > (double)limits(less, 40).longest);
        assert_true(limits(more, 40).enough > (double)limits(less, 40).enough);
        more = less;
        more.byoyomi = 5;
        assert_true(limits(more, 40).longest > (double)limits(less, 40).longest);
        assert_true(limits(more, 40).enough > (double)limits(less, 40).enough);
    }
}

/* An increment comes back each move: with nothing else, a move takes about that and no more. */
static void increments_are_used_and_not_more(void **state) {
    (void)state;
    for (unsigned ply = 0; ply < PLIES; ply += 10) {
        SearchClock clock = limits((TimeLeft){.increment = 10, .delay = 0.5}, ply);
        assert_true(clock.longest <= 9.5 + ROUNDING && clock.longest > 5);
        assert_true(clock.enough > 3);
    }
}

static void it_starts_when_it_is_set(void **state) {
    (void)state;
    SearchClock clock;
    clock_init(&clock);
    assert_true(clock.enough == 0 && clock.longest == 0);
    clock.start = 0;
    double before = stop_now();
    clock_set(&clock, (TimeLeft){.main = 60}, 1);
    assert_true(clock.start >= before && clock.start <= stop_now());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(limits_lie_inside_the_time_left),  cmocka_unit_test(byoyomi_alone_is_used_up),
        cmocka_unit_test(main_time_is_shared_out),          cmocka_unit_test(more_time_gives_more),
        cmocka_unit_test(increments_are_used_and_not_more), cmocka_unit_test(it_starts_when_it_is_set),
    };
    return cmocka_run_group_tests_name("search_clock", tests, NULL, NULL);
}
