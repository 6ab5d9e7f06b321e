/* SPDX-License-Identifier: Apache-2.0 */
#include "office/zone.h"

#include <stdlib.h>
#include <string.h>

/* How many of each a block has, in the order of its header. */
enum { UT_MARKS, STANDARD_MARKS, LEAPS, INSTANTS, OFFSETS, LETTERS, COUNTS };

enum { HEADER = 44, FIRST_COUNT = 20, COUNT_SIZE = 4, OLD_INSTANT = 4, INSTANT = 8, OFFSET = 6, OFFSET_SIZE = 4 };

enum { SECONDS_MOST = 26 * 3600 }; /* RFC 8536, section 3.2 */

static int64_t number_at(const unsigned char *p, int n)
{
    uint64_t v = p[0] & 0x80 ? UINT64_MAX : 0;

    for (int i = 0; i < n; i++)
        v = v << 8 | p[i];
    return (int64_t)v;
}

static bool take_bytes(struct str *rest, uint64_t n, const unsigned char **out)
{
    *out = (const unsigned char *)rest->p;
    if (n > rest->n)
        return false;
    rest->p += n, rest->n -= n;
    return true;
}

/* Version 1, without a digit, ends in 2038 and has no rule. */
static bool take_header(struct str *rest, uint64_t count[COUNTS])
{
    const unsigned char *p;

    if (!take_bytes(rest, HEADER, &p) || memcmp(p, "TZif", 4) != 0 || p[4] < '2')
        return false;
    for (int i = 0; i < COUNTS; i++)
        count[i] = (uint32_t)number_at(p + FIRST_COUNT + i * COUNT_SIZE, COUNT_SIZE);
    return true;
}

/* What stands behind the offsets, and is not asked for. */
static uint64_t rest_size(const uint64_t count[COUNTS], uint64_t instant)
{
    return count[LETTERS] + count[LEAPS] * (instant + 4) + count[STANDARD_MARKS] + count[UT_MARKS];
}

/* The block for readers of version 1, which stands first. */
static bool skip_old_block(struct str *rest)
{
    uint64_t count[COUNTS];
    const unsigned char *p;

    return take_header(rest, count) &&
           take_bytes(
               rest, count[INSTANTS] * (OLD_INSTANT + 1) + count[OFFSETS] * OFFSET + rest_size(count, OLD_INSTANT), &p);
}

static bool take_block(struct str *rest, struct zone *z)
{
    uint64_t count[COUNTS];
    const unsigned char *p;

    if (!take_header(rest, count) || count[OFFSETS] == 0 || count[LEAPS] > 0 ||
        !take_bytes(rest, count[INSTANTS] * INSTANT, &z->at) || !take_bytes(rest, count[INSTANTS], &z->which) ||
        !take_bytes(rest, count[OFFSETS] * OFFSET, &z->offset) || !take_bytes(rest, rest_size(count, INSTANT), &p))
        return false;
    z->nat = (int)count[INSTANTS];
    z->noffset = (int)count[OFFSETS];
    return true;
}

/* "\nCET-1CEST,M3.5.0,M10.5.0/3\n" */
static bool take_rule(struct str rest, struct zone *z)
{
    if (rest.n < 2 || rest.p[0] != '\n' || rest.p[rest.n - 1] != '\n')
        return false;
    struct str text = { rest.p + 1, rest.n - 2 };
    z->ruled = text.n > 0;
    return !z->ruled || zone_rule_read(text, &z->rule);
}

static int64_t instant_at(const struct zone *z, int i)
{
    return number_at(z->at + i * INSTANT, INSTANT);
}

static long offset_at(const struct zone *z, int i)
{
    return (long)number_at(z->offset + i * OFFSET, OFFSET_SIZE);
}

static bool makes_sense(const struct zone *z)
{
    bool ok = true;

    for (int i = 0; i < z->nat; i++)
        ok = ok && z->which[i] < z->noffset && (i == 0 || instant_at(z, i - 1) < instant_at(z, i));
    for (int i = 0; i < z->noffset; i++)
        ok = ok && labs(offset_at(z, i)) < SECONDS_MOST;
    return ok;
}

bool zone_read(struct str bytes, struct zone *out)
{
    *out = (struct zone){ 0 };
    return bytes.n <= ZONE_SIZE_MAX && skip_old_block(&bytes) && take_block(&bytes, out) && take_rule(bytes, out) &&
           makes_sense(out);
}

/* Before the first instant it is the first offset. */
long zone_offset(const struct zone *z, int64_t instant)
{
    int past = 0;

    while (past < z->nat && instant_at(z, past) <= instant)
        past++;
    if (past == z->nat && z->ruled)
        return zone_rule_offset(&z->rule, instant);
    return offset_at(z, past > 0 ? z->which[past - 1] : 0);
}
