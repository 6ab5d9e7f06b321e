/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/squads/same_teams.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/text.h"

int same_player_in(const struct squad *q, const struct player *p, struct arena *a)
{
    struct str key = text_fold(a, p->name);
    int called = NOBODY, numbered = NOBODY;

    for (int i = q->nplayer; i-- > 0;) {
        bool alike = str_eq(text_fold(a, q->player[i].name), key), same = q->player[i].fide_id == p->fide_id;
        if (alike && same)
            return i;
        called = alike ? i : called;
        numbered = same && p->fide_id > 0 ? i : numbered;
    }
    return called != NOBODY ? called : numbered;
}

struct key {
    struct str name;
    int at;
};

static int by_name(const void *a, const void *b)
{
    const struct key *x = a, *y = b;
    int c = str_cmp(x->name, y->name);

    return c ? c : x->at - y->at;
}

static struct key *keys_of(const struct section *s, struct arena *a)
{
    struct key *key = arena_new(a, struct key, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        key[i] = (struct key){ text_fold(a, s->squad[i].name), i };
    if (s->nsquad > 1)
        qsort(key, (size_t)s->nsquad, sizeof *key, by_name);
    return key;
}

static void pair_up(struct same_teams *s, int was, int is)
{
    s->to[was] = is;
    s->from[is] = was;
}

/* By most of the players, whatever the teams are called: two can have been entered under each other's name. */

struct known_player {
    struct str name;
    long fide_id;
    int squad;
    bool met;
};

struct known_players {
    struct known_player *list;
    int n;
};

typedef int compare(const void *, const void *);

static int by_fide_id(const void *a, const void *b)
{
    const struct known_player *x = a, *y = b;

    return (x->fide_id > y->fide_id) - (x->fide_id < y->fide_id);
}

static int by_called(const void *a, const void *b)
{
    const struct known_player *x = a, *y = b;

    return str_cmp(x->name, y->name);
}

static int by_player(const void *a, const void *b)
{
    int c = by_called(a, b);

    return c ? c : by_fide_id(a, b);
}

static struct known_players all_players(const struct section *s, struct arena *a)
{
    struct known_players k = { 0 };
    int cap = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int j = 0; j < s->squad[i].nplayer; j++) {
            const struct player *p = &s->squad[i].player[j];
            arena_room(a, k.list, k.n, cap);
            k.list[k.n++] = (struct known_player){ text_fold(a, p->name), p->fide_id, i, false };
        }
    return k;
}

/* Sorted, and without those who have been met. */
static void sort_unmet(struct known_players *k, compare *by)
{
    int n = 0;

    for (int i = 0; i < k->n; i++)
        if (!k->list[i].met)
            k->list[n++] = k->list[i];
    k->n = n;
    if (n > 1)
        qsort(k->list, (size_t)n, sizeof *k->list, by);
}

/* From there on so many are the same. */
static int alike(const struct known_players *k, int from, compare *by)
{
    int n = 1;

    while (from + n < k->n && by(&k->list[from], &k->list[from + n]) == 0)
        n++;
    return n;
}

/* In which squad a player was and is. */
struct meeting {
    int (*squad)[2];
    int n;
};

static void meet(struct meeting *m, struct known_player *was, struct known_player *is)
{
    was->met = is->met = true;
    m->squad[m->n][0] = was->squad;
    m->squad[m->n++][1] = is->squad;
}

/* Those of whom each list has only one. */
static void meet_all(struct meeting *m, struct known_players *was, struct known_players *is, compare *by)
{
    sort_unmet(was, by);
    sort_unmet(is, by);
    for (int i = 0, k = 0; i < was->n && k < is->n;) {
        struct known_player *one = &was->list[i], *other = &is->list[k];
        int c = by(one, other), ni = c <= 0 ? alike(was, i, by) : 0, nk = c >= 0 ? alike(is, k, by) : 0;
        if (c == 0 && ni == 1 && nk == 1 && (by != by_fide_id || one->fide_id > 0))
            meet(m, one, other);
        i += ni;
        k += nk;
    }
}

/* Where most players of a squad are; `common` is so many. A majority is found in one pass (Boyer and Moore), and counted in another. */
struct majority {
    int squad, lead, common;
};

static void vote(struct majority *m, int squad)
{
    if (m->lead == 0)
        m->squad = squad;
    m->lead += m->squad == squad ? 1 : -1;
}

static void match_players(struct same_teams *s, const struct section *old, const struct section *now, struct arena *a)
{
    struct known_players was = all_players(old, a), is = all_players(now, a);
    struct majority *of = arena_new(a, struct majority, old->nsquad);
    struct meeting m = { .squad = arena_alloc(a, sizeof *m.squad, (size_t)was.n) };

    meet_all(&m, &was, &is, by_player);
    meet_all(&m, &was, &is, by_fide_id);
    meet_all(&m, &was, &is, by_called);
    for (int i = 0; i < m.n; i++)
        vote(&of[m.squad[i][0]], m.squad[i][1]);
    for (int i = 0; i < m.n; i++)
        of[m.squad[i][0]].common += of[m.squad[i][0]].squad == m.squad[i][1];
    for (int i = 0; i < old->nsquad; i++)
        if (2 * of[i].common > old->squad[i].nplayer && 2 * of[i].common > now->squad[of[i].squad].nplayer)
            pair_up(s, i, of[i].squad);
}

/* Of the others. */
static void match_names(struct same_teams *s, const struct section *old, const struct section *now, struct arena *a)
{
    const struct key *was = keys_of(old, a), *is = keys_of(now, a);

    for (int i = 0, k = 0; i < old->nsquad && k < now->nsquad;) {
        int c = str_cmp(was[i].name, is[k].name);
        if (c == 0 && s->to[was[i].at] == NOBODY && s->from[is[k].at] == NOBODY)
            pair_up(s, was[i].at, is[k].at);
        i += c <= 0;
        k += c >= 0;
    }
}

/* The only squad of the federation, NOBODY: there is none, or there are several. */
static int only_of(const struct section *s, struct str federation)
{
    int only = NOBODY;

    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].federation, federation)) {
            if (only != NOBODY)
                return NOBODY;
            only = i;
        }
    return only;
}

static bool has_players_of(const struct squad *q, const struct squad *other, struct arena *a)
{
    for (int i = 0; i < other->nplayer; i++)
        if (same_player_in(q, &other->player[i], a) != NOBODY)
            return true;
    return false;
}

/* Federations change the name of their teams, as Turkey did. */
static void match_renamed(struct same_teams *s, const struct section *old, const struct section *now, struct arena *a)
{
    for (int i = 0; i < old->nsquad; i++) {
        const struct squad *was = &old->squad[i];
        if (s->to[i] != NOBODY || only_of(old, was->federation) != i)
            continue;
        int is = only_of(now, was->federation);
        if (is != NOBODY && s->from[is] == NOBODY && has_players_of(&now->squad[is], was, a))
            pair_up(s, i, is);
    }
}

static int *nobodies(struct arena *a, int n)
{
    int *list = arena_new(a, int, n);

    for (int i = 0; i < n; i++)
        list[i] = NOBODY;
    return list;
}

struct same_teams same_teams_of(const struct section *old, const struct section *now, struct arena *a)
{
    struct same_teams s = { .to = nobodies(a, old->nsquad), .from = nobodies(a, now->nsquad) };

    struct arena own = { 0 };

    if (old->nsquad > 0) {
        match_players(&s, old, now, &own);
        match_names(&s, old, now, &own);
        match_renamed(&s, old, now, &own);
    }
    arena_free(&own);
    return s;
}
