/* Proves that a large room is zero, can be written to its end, and is the system's again when it is freed. */
#define _DEFAULT_SOURCE /* MS_ASYNC */
#include "support.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>

#include "base/pages.h"

enum { BYTES = 5 << 20 };

static void a_room_is_zero_and_can_be_written(void **state) {
    (void)state;
    unsigned char *room = pages_make(BYTES);
    assert_non_null(room);
    for (size_t i = 0; i < BYTES; i++) assert_int_equal(room[i], 0);
    memset(room, 0xff, BYTES);
    pages_want_large(room, BYTES / 2, BYTES);
    for (size_t i = 0; i < BYTES; i++) assert_int_equal(room[i], 0xff);
    pages_free(room, BYTES);
}

static void nothing_of_a_freed_room_is_left(void **state) {
    (void)state;
    void *room = pages_make(BYTES);
    assert_non_null(room);
    memset(room, 1, BYTES);
    assert_int_equal(msync(room, BYTES, MS_ASYNC), 0);
    pages_free(room, BYTES);
    assert_int_equal(msync(room, BYTES, MS_ASYNC), -1);
    assert_int_equal(errno, ENOMEM);
    pages_free(NULL, BYTES);
}

static void what_the_system_does_not_give_is_null(void **state) {
    (void)state;
    assert_null(pages_make(SIZE_MAX / 2));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_room_is_zero_and_can_be_written),
        cmocka_unit_test(nothing_of_a_freed_room_is_left),
        cmocka_unit_test(what_the_system_does_not_give_is_null),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
