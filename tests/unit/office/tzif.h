/* SPDX-License-Identifier: Apache-2.0 */
/* tzif.h - time zone files made by hand, for the tests of office/. */
#ifndef TESTS_UNIT_OFFICE_TZIF_H
#define TESTS_UNIT_OFFICE_TZIF_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "engine/base/str.h"

/* What a file holds: instants, the offset that each begins, the offsets. */
struct tzif {
    char version;
    int nat;
    int64_t at[4];
    unsigned char which[4];
    int noffset;
    int32_t offset[4];
    unsigned leaps;
    const char *end; /* all that stands behind the blocks */
};

struct tzif_bytes {
    char p[2000];
    size_t n;
};

static inline void tzif_number(struct tzif_bytes *b, int64_t v, int size)
{
    while (size-- > 0)
        b->p[b->n++] = (char)(v >> (8 * size));
}

static inline void tzif_header(struct tzif_bytes *b, char version, const unsigned count[6])
{
    memcpy(b->p + b->n, "TZif", 4);
    b->p[b->n + 4] = version;
    memset(b->p + b->n + 5, 0, 15);
    b->n += 20;
    for (int i = 0; i < 6; i++)
        tzif_number(b, count[i], 4);
}

/* RFC 8536: a header and a block for old readers, here empty; then both again, then the rule between two ends of a line. */
static inline struct tzif_bytes tzif_make(const struct tzif *t)
{
    struct tzif_bytes b = { .n = 0 };

    tzif_header(&b, t->version, (unsigned[6]){ 0 });
    tzif_header(&b, t->version, (unsigned[6]){ 0, 0, t->leaps, (unsigned)t->nat, (unsigned)t->noffset, 4 });
    for (int i = 0; i < t->nat; i++)
        tzif_number(&b, t->at[i], 8);
    for (int i = 0; i < t->nat; i++)
        tzif_number(&b, t->which[i], 1);
    for (int i = 0; i < t->noffset; i++) {
        tzif_number(&b, t->offset[i], 4);
        tzif_number(&b, 0, 2); /* summer or not; where its letters are */
    }
    tzif_number(&b, 0x41414100, 4); /* "AAA" */
    for (unsigned i = 0; i < t->leaps; i++)
        tzif_number(&b, 0, 8), tzif_number(&b, 0, 4);
    memcpy(b.p + b.n, t->end, strlen(t->end));
    b.n += strlen(t->end);
    return b;
}

/* "2040-03-25 01:00:00" of UTC. */
static inline int64_t utc(const char *text)
{
    struct tm tm = { 0 };

    assert_non_null(strptime(text, "%Y-%m-%d %H:%M:%S", &tm));
    return timegm(&tm);
}

#endif
