/* SPDX-License-Identifier: Apache-2.0 */
/* arena.h - memory that lives as long as one command. */
#ifndef ENGINE_BASE_ARENA_H
#define ENGINE_BASE_ARENA_H

#include <stddef.h>

struct arena_block;

/* { 0 } is an empty arena. Everything allocated from it dies in arena_free. */
struct arena {
    struct arena_block *top;
    size_t used, size; /* bytes taken from and held by the top block */
};

/* `n` objects of `size` bytes, zeroed and aligned for any type. Never NULL: running out of memory
   aborts the program. n = 0 gives a valid pointer to nothing. */
void *arena_alloc(struct arena *a, size_t size, size_t n);

/* A larger copy of an array of `n` objects; the old one stays valid. */
void *arena_grow(struct arena *a, const void *old, size_t size, size_t n, size_t larger);

/* Gives everything back; the arena is empty and usable again. */
void arena_free(struct arena *a);

/* All that lives in `from` lives in `a` from here on; `from` is empty. */
void arena_adopt(struct arena *a, struct arena *from);

/* A place in an arena, to go back to: everything allocated since arena_mark dies in arena_rewind. */
struct arena_mark {
    struct arena_block *top;
    size_t used;
};
struct arena_mark arena_mark(const struct arena *a);
void arena_rewind(struct arena *a, struct arena_mark m);

#define arena_new(a, type, n) ((type *)arena_alloc((a), sizeof(type), (size_t)(n)))

/* Room for one more element in a list `p` of `n` elements with capacity `cap` (all lvalues). */
#define arena_room(a, p, n, cap)                                                               \
    do {                                                                                       \
        if ((n) == (cap)) {                                                                    \
            (p) = arena_grow((a), (p), sizeof *(p), (size_t)(n), (size_t)((n) ? 2 * (n) : 8)); \
            (cap) = (n) ? 2 * (n) : 8;                                                         \
        }                                                                                      \
    } while (0)

#endif
