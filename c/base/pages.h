/* pages.h: large rooms, had from the system and given back to it.
 *
 * A page of it takes memory when it is first written, and none is left when it is freed. From the heap a large room would leave
 * holes that smaller things break up, so that a process that makes and frees many grows for no reason. */
#ifndef GUNSHI_BASE_PAGES_H
#define GUNSHI_BASE_PAGES_H

#include <stddef.h>

/* So many bytes, all zero, from the beginning of a page on; NULL when the system does not give them. The caller frees them. */
void *pages_make(size_t bytes);

/* Frees what pages_make(bytes) gave, or nothing of NULL. */
void pages_free(void *room, size_t bytes);

/* The first so many bytes of a room are about to be written here and there: where the system can, they are had at once, which is
 * sooner done than page by page while other threads run. */
void pages_want_now(void *room, size_t bytes);

/* Where the system can, the bytes from `from` to `to` of a room come in large pages, which cost less to look up and more to have. */
void pages_want_large(void *room, size_t from, size_t to);

#endif
