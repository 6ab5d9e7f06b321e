/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/squads/same_teams.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/text.h"

int same_player_in(const struct squad *q, const struct player *p, struct arena *a)
{
    struct str key = text_fold(a, p->name);
    int found = NOBODY;

    for (int i = q->nplayer; i-- > 0;) {
        bool alike = str_eq(text_fold(a, q->player[i].name), key);
        if (alike && q->player[i].fide_id == p->fide_id)
            return i;
        found = alike ? i : found;
    }
    return found;
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
};

static int by_player(const void *a, const void *b)
{
    const struct known_player *x = a, *y = b;
    int c = str_cmp(x->name, y->name);

    return c ? c : (x->fide_id > y->fide_id) - (x->fide_id < y->fide_id);
}

static struct known_player *all_players(const struct section *s, struct arena *a, int *n)
{
    struct known_player *list = NULL;
    int cap = 0;

    *n = 0;
    for (int i = 0; i < s->nsquad; i++)
        for (int k = 0; k < s->squad[i].nplayer; k++) {
            const struct player *p = &s->squad[i].player[k];
            arena_room(a, list, *n, cap);
            list[(*n)++] = (struct known_player){ text_fold(a, p->name), p->fide_id, i };
        }
    if (*n > 1)
        qsort(list, (size_t)*n, sizeof *list, by_player);
    return list;
}

/* Those of whom the section has only one. */
static struct known_player *known_players(const struct section *s, struct arena *a, int *n)
{
    int all, kept = 0;
    struct known_player *list = all_players(s, a, &all);

    for (int i = 0, k; i < all; i = k) {
        k = i + 1;
        while (k < all && by_player(&list[i], &list[k]) == 0)
            k++;
        if (k == i + 1)
            list[kept++] = list[i];
    }
    *n = kept;
    return list;
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
    int nwas, nis, n = 0, (*both)[2];
    const struct known_player *was = known_players(old, a, &nwas), *is = known_players(now, a, &nis);
    struct majority *of = arena_new(a, struct majority, old->nsquad);

    both = arena_alloc(a, sizeof *both, (size_t)nwas);
    for (int i = 0, k = 0; i < nwas && k < nis;) {
        int c = by_player(&was[i], &is[k]);
        if (c == 0) {
            both[n][0] = was[i].squad;
            both[n++][1] = is[k].squad;
        }
        i += c <= 0;
        k += c >= 0;
    }
    for (int i = 0; i < n; i++)
        vote(&of[both[i][0]], both[i][1]);
    for (int i = 0; i < n; i++)
        of[both[i][0]].common += of[both[i][0]].squad == both[i][1];
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
