#define _DEFAULT_SOURCE /* MAP_ANONYMOUS, madvise */
#include "pages.h"

#include <sys/mman.h>

void *pages_make(size_t bytes) {
    void *room = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return room == MAP_FAILED ? NULL : room;
}

void pages_free(void *room, size_t bytes) {
    if (room) munmap(room, bytes);
}

void pages_want_now(void *room, size_t bytes) {
#ifdef MADV_POPULATE_WRITE
    madvise(room, bytes, MADV_POPULATE_WRITE);
#else
    (void)room, (void)bytes;
#endif
}

void pages_want_large(void *room, size_t from, size_t to) {
#ifdef MADV_HUGEPAGE
    enum { LARGE = 2 << 20 };
    from = from / LARGE * LARGE;
    madvise((char *)room + from, to - from, MADV_HUGEPAGE);
#else
    (void)room, (void)from, (void)to;
#endif
}
