/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/need.h"

#include <string.h>

#include "engine/base/arena.h"

enum { SEED_STEPS = 200000 }; /* tries times cases, when a way is looked for */

/* The cases with one ending of its own match, and those of them that are sure. */
struct scope {
    const struct prospect *p;
    int place, first; /* the first match that others play, or that decides */
    long base, n;     /* cases from `base` on */
    int *covered;     /* by case from the base: by so many ways */
    struct arena *a;
};

static bool is_sure(const struct scope *s, long at)
{
    return s->p->high[s->base + at] <= s->place;
}

static bool is_never(const struct scope *s, long at)
{
    return s->p->low[s->base + at] > s->place;
}

static bool alike(const struct scope *a, const struct scope *b)
{
    for (long i = 0; i < a->n; i++)
        if (is_sure(a, i) != is_sure(b, i) || is_never(a, i) != is_never(b, i))
            return false;
    return true;
}

/* The next case of a box, in which match `fixed` stays as it is; false behind the last. */
static bool step(const struct scope *s, const struct span *box, int fixed, int *digit, long *at)
{
    for (int g = s->p->ngone - 1; g >= s->first; g--) {
        if (g == fixed)
            continue;
        if (digit[g] < box[g].to) {
            digit[g]++;
            *at += s->p->gone[g].stride;
            return true;
        }
        *at -= (digit[g] - box[g].from) * s->p->gone[g].stride;
        digit[g] = box[g].from;
    }
    return false;
}

static long enter(const struct scope *s, const struct span *box, int *digit)
{
    long at = 0;

    for (int g = s->first; g < s->p->ngone; g++) {
        digit[g] = box[g].from;
        at += digit[g] * s->p->gone[g].stride;
    }
    return at;
}

/* Are all cases of the box sure in which match g has that class? */
static bool slice_is_sure(const struct scope *s, const struct span *box, int g, int class, int *digit)
{
    long at = enter(s, box, digit) + (class - box[g].from) * s->p->gone[g].stride;

    do
        if (!is_sure(s, at))
            return false;
    while (step(s, box, g, digit, &at));
    return true;
}

/* As wide as it goes, match by match, beginning with match `from`. */
static void widen(const struct scope *s, struct span *box, int from, int *digit)
{
    int n = s->p->ngone - s->first;

    for (int i = 0; i < n; i++) {
        int g = s->first + (from + i) % n;
        while (box[g].to + 1 < s->p->gone[g].nclass && slice_is_sure(s, box, g, box[g].to + 1, digit))
            box[g].to++;
        while (box[g].from > 0 && slice_is_sure(s, box, g, box[g].from - 1, digit))
            box[g].from--;
    }
}

static long volume(const struct scope *s, const struct span *box)
{
    long n = 1;

    for (int g = s->first; g < s->p->ngone; g++)
        n *= box[g].to - box[g].from + 1;
    return n;
}

/* The widest that was found around a sure case, if it is wider than `best`. */
static void way_around(const struct scope *s, long at, struct span *best, struct span *box, int *digit)
{
    int n = s->p->ngone;

    for (int from = 0; from < n - s->first; from++) {
        for (int g = s->first; g < n; g++)
            box[g].from = box[g].to = (int)(at / s->p->gone[g].stride % s->p->gone[g].nclass);
        widen(s, box, from, digit);
        if (volume(s, box) > volume(s, best))
            memcpy(best, box, (size_t)n * sizeof *box);
    }
}

/* The widest around some sure cases that no way covers yet; NULL if all are covered. */
static struct span *widest(const struct scope *s)
{
    int n = s->p->ngone;
    struct span *best = arena_new(s->a, struct span, n), *box = arena_new(s->a, struct span, n);
    int *digit = arena_new(s->a, int, n);
    long left = 0, tries = SEED_STEPS / (s->n + 1) + 1, seen = 0;

    for (int g = 0; g < n; g++)
        best[g].to = -1;
    for (long at = 0; at < s->n; at++)
        left += is_sure(s, at) && s->covered[at] == 0;
    for (long at = 0; at < s->n; at++)
        if (is_sure(s, at) && s->covered[at] == 0 && seen++ % (left / tries + 1) == 0)
            way_around(s, at, best, box, digit);
    return left > 0 ? best : NULL;
}

static int count_named(const struct scope *s, const struct span *box)
{
    int n = 0;

    for (int g = s->first; g < s->p->ngone; g++)
        n += box[g].from > 0 || box[g].to < s->p->gone[g].nclass - 1;
    return n;
}

/* Counts the cases of the box that no other way covers; then each of them as covered once more, or less. */
static long cover(const struct scope *s, const struct span *box, int by)
{
    int *digit = arena_new(s->a, int, s->p->ngone);
    long at = enter(s, box, digit), alone = 0;

    do {
        alone += s->covered[at] == (by < 0);
        s->covered[at] += by;
    } while (step(s, box, -1, digit, &at));
    return alone;
}

/* As long as there is room, also that of ways that became needless. */
static void find_ways(const struct scope *s, struct need *need)
{
    struct way *way = arena_new(s->a, struct way, NEED_WAYS_MAX);
    const struct span *box;
    int found;

    do {
        while (need->nway < NEED_WAYS_MAX && (box = widest(s)) && count_named(s, box) <= NEED_MATCHES_MAX) {
            need->covered += cover(s, box, 1);
            way[need->nway++].class = box;
        }
        found = need->nway;
        /* Without those that the others together make needless. */
        int kept = 0;

        for (int i = 0; i < found; i++)
            if (cover(s, way[i].class, -1) > 0) {
                cover(s, way[i].class, 1);
                way[kept++] = way[i];
            }
        need->nway = kept;
    } while (need->nway < found);
    need->way = way;
}

static struct scope scope_of(const struct prospect *p, bool own, int place, int class, struct arena *a)
{
    struct scope s = { .p = p, .place = place, .first = own, .n = own ? p->gone[0].stride : p->ncase, .a = a };

    s.base = class * s.n;
    return s;
}

int need_make(const struct prospect *p, bool own, int place, const struct need **out, struct arena *a)
{
    int nclass = own ? p->gone[0].nclass : 1, n = 0;
    struct need *list = arena_new(a, struct need, nclass);
    struct scope before;

    for (int c = 0; c < nclass; c++) {
        struct scope s = scope_of(p, own, place, c, a);
        if (c > 0 && alike(&before, &s)) {
            list[n - 1].own.to = c;
        } else {
            list[n++].own = (struct span){ c, c };
            s.covered = arena_new(a, int, s.n);
            find_ways(&s, &list[n - 1]);
        }
        struct need *need = &list[n - 1];
        for (long i = 0; i < s.n; i++) {
            int low = s.p->low[s.base + i], high = s.p->high[s.base + i];
            need->best = low < need->best || need->ncase == 0 ? low : need->best;
            need->worst = high > need->worst ? high : need->worst;
            need->sure += is_sure(&s, i);
            need->never += is_never(&s, i);
            need->ncase++;
        }
        before = s;
    }
    for (int i = 0; i < n; i++)
        list[i].covered *= list[i].own.to - list[i].own.from + 1;
    *out = list;
    return n;
}
