/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/refview.h"

#include <assert.h>

#include "engine/base/arena.h"

/* What trying everything has found out, for every set of teams. */
struct search {
    signed char *fewest; /* UNKNOWN ... */
    uint32_t *hopeless;  /* the last question in which the set had no completion */
    uint32_t question;   /* of view_completes_in */
};

enum { UNKNOWN, NONE, FIRST_NUMBER }; /* FIRST_NUMBER + k is "k breaches" */

struct view view_make(int n, struct arena *a)
{
    struct view v = { .n = n };

    assert(n <= TEAMSET_MAX);
    if (n <= EXHAUSTIVE_MAX) {
        v.search = arena_new(a, struct search, 1);
        v.search->fewest = arena_new(a, signed char, 1 << n);
        v.search->hopeless = arena_new(a, uint32_t, 1 << n);
    } else {
        v.tutte = tutte_make(n, a);
    }
    return v;
}

teamset view_mirror_set(const struct view *v, teamset set)
{
    teamset mirrored = 0;

    for (teamset s = set; s; s = but_first(s))
        mirrored |= only(v->n - 1 - first_of(s));
    return mirrored;
}

struct view view_mirror(const struct view *v, struct arena *a)
{
    struct view m = view_make(v->n, a);

    for (int i = 0; i < v->n; i++) {
        m.open[v->n - 1 - i] = view_mirror_set(v, v->open[i]);
        m.legal[v->n - 1 - i] = view_mirror_set(v, v->legal[i]);
    }
    return m;
}

int view_breach(const struct view *v, int a, int b)
{
    return has(v->legal[a], b) ? 0 : 1;
}

static int fewest_by_search(const struct view *v, teamset set);

/* The first team of the set meets any other; then the rest. */
static int try_all(const struct view *v, teamset set)
{
    int first = first_of(set), best = NO_COMPLETION;

    for (teamset s = set & v->open[first]; s; s = but_first(s)) {
        int partner = first_of(s);
        int rest = fewest_by_search(v, set & ~only(first) & ~only(partner));
        if (rest == NO_COMPLETION)
            continue;
        int all = rest + view_breach(v, first, partner);
        if (best == NO_COMPLETION || all < best)
            best = all;
    }
    return best;
}

static int fewest_by_search(const struct view *v, teamset set)
{
    signed char *known = &v->search->fewest[(uint32_t)set];

    if (set == 0)
        return 0;
    if (*known == UNKNOWN) {
        int k = try_all(v, set);
        *known = (signed char)(k == NO_COMPLETION ? NONE : FIRST_NUMBER + k);
    }
    return *known == NONE ? NO_COMPLETION : *known - FIRST_NUMBER;
}

int view_fewest(const struct view *v, teamset set)
{
    if (size_of(set) % 2)
        return NO_COMPLETION;
    if (v->search)
        return fewest_by_search(v, set);
    if (view_completes_legally(v, set))
        return 0;
    return view_completes(v, set) ? tutte_fewest(&v->tutte, v->open, v->legal, set) : NO_COMPLETION;
}

static bool search_completes(struct search *s, const teamset *graph, teamset set)
{
    uint32_t *hopeless = &s->hopeless[(uint32_t)set];

    if (set == 0)
        return true;
    if (*hopeless == s->question)
        return false;
    int first = first_of(set);
    for (teamset p = set & graph[first]; p; p = but_first(p))
        if (search_completes(s, graph, set & ~only(first) & ~only(first_of(p))))
            return true;
    *hopeless = s->question;
    return false;
}

bool view_completes_in(const struct view *v, const teamset *graph, teamset set)
{
    if (size_of(set) % 2)
        return false;
    if (!v->search)
        return tutte_completes(&v->tutte, graph, set);
    v->search->question++;
    return search_completes(v->search, graph, set);
}

bool view_completes(const struct view *v, teamset set)
{
    return v->search ? view_fewest(v, set) != NO_COMPLETION : view_completes_in(v, v->open, set);
}

bool view_completes_legally(const struct view *v, teamset set)
{
    return v->search ? view_fewest(v, set) == 0 : view_completes_in(v, v->legal, set);
}
