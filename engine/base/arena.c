/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/arena.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 64 * 1024, ALIGN = alignof(max_align_t) };

struct arena_block {
    struct arena_block *below;
    size_t size;
    alignas(max_align_t) unsigned char byte[];
};

static void push_block(struct arena *a, size_t size)
{
    struct arena_block *b = malloc(sizeof *b + size);

    if (!b) {
        static const char said[] = "olympair: out of memory\n";
        ssize_t n = write(STDERR_FILENO, said, sizeof said - 1); /* what prints may want memory, too */
        (void)n;
        abort();
    }
    b->below = a->top;
    b->size = size;
    a->top = b;
    a->used = 0;
    a->size = size;
}

/* As it is. */
static void *take_bytes(struct arena *a, size_t size, size_t n)
{
    assert(size == 0 || n <= (SIZE_MAX - 2 * ALIGN) / size);
    size_t want = (size * n + ALIGN - 1) / ALIGN * ALIGN;

#ifdef ARENA_STRICT
    /* One malloc for each request, of the exact size, so that a sanitizer sees every overrun. */
    push_block(a, size * n);
    want = size * n;
#else
    if (!a->top || a->size - a->used < want)
        push_block(a, want > BLOCK ? want : BLOCK);
#endif
    void *p = a->top->byte + a->used;
    a->used += want;
    return p;
}

void *arena_alloc(struct arena *a, size_t size, size_t n)
{
    return memset(take_bytes(a, size, n), 0, size * n);
}

void *arena_grow(struct arena *a, const void *old, size_t size, size_t n, size_t larger)
{
    char *p = take_bytes(a, size, larger);

    assert(n <= larger);
    if (n > 0)
        memcpy(p, old, size * n);
    memset(p + size * n, 0, size * (larger - n));
    return p;
}

struct arena_mark arena_mark(const struct arena *a)
{
    return (struct arena_mark){ a->top, a->used };
}

void arena_rewind(struct arena *a, struct arena_mark m)
{
    while (a->top != m.top) {
        struct arena_block *b = a->top;
        a->top = b->below;
        free(b);
    }
    a->used = m.used;
    a->size = a->top ? a->top->size : 0;
}

void arena_free(struct arena *a)
{
    arena_rewind(a, (struct arena_mark){ 0 });
}

void arena_adopt(struct arena *a, struct arena *from)
{
    struct arena_block *bottom = from->top;

    if (!bottom)
        return;
    while (bottom->below)
        bottom = bottom->below;
    bottom->below = a->top;
    *a = *from;
    *from = (struct arena){ 0 };
}
