/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/roster.h"

#include <stdlib.h>
#include <string.h>

#include "teams/score.h"
#include "teams/text.h"

/* Who is who: teams. */

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

static void pair_up(struct roster *r, int was, int is)
{
    r->to[was] = is;
    r->from[is] = was;
}

static void match_names(struct roster *r)
{
    struct arena *a = &r->t->arena;
    const struct section *now = r->t->section;
    const struct key *was = keys_of(&r->old, a), *is = keys_of(now, a);

    for (int i = 0, k = 0; i < r->old.nsquad && k < now->nsquad;) {
        int c = str_cmp(was[i].name, is[k].name);
        if (c == 0)
            pair_up(r, was[i].at, is[k].at);
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
        if (roster_player(q, &other->player[i], a) != NOBODY)
            return true;
    return false;
}

/* Federations change the name of their teams, as Turkey did. */
static void match_renamed(struct roster *r)
{
    const struct section *now = r->t->section;

    for (int i = 0; i < r->old.nsquad; i++) {
        const struct squad *was = &r->old.squad[i];
        if (r->to[i] != NOBODY || only_of(&r->old, was->federation) != i)
            continue;
        int is = only_of(now, was->federation);
        if (is != NOBODY && r->from[is] == NOBODY && has_players_of(&now->squad[is], was, &r->t->arena))
            pair_up(r, i, is);
    }
}

/* Players. */

/* The players of a team whose captain has handed in his order stand as he wants them, whatever the file has; `moved`: it has
   them otherwise. False: they are not the same players. */
static bool stand_as_before(const struct squad *was, struct squad *is, bool *moved, struct arena *a)
{
    struct player *list = arena_new(a, struct player, is->nplayer);
    bool same = was->nplayer == is->nplayer, *taken = arena_new(a, bool, is->nplayer);

    for (int i = 0; same && i < was->nplayer; i++) {
        int at = roster_player(is, &was->player[i], a);
        if (!(same = at != NOBODY && !taken[at]))
            return false;
        taken[at] = true;
        list[i] = is->player[at];
        *moved = *moved || at != i;
    }
    if (same)
        is->player = list;
    return same;
}

/* "Smith, Joe stays replaced, Jones, Al stays in the list" */
static void add_kept(struct str *kept, struct str name, const char *how, struct arena *a)
{
    *kept = str_fmt(a, "%.*s%s%.*s stays %s", STR_ARG(*kept), kept->n ? ", " : "", STR_ARG(name), how);
}

/* Marks those as replaced whom the desk has replaced. */
static void mark_replaced(const struct squad *was, struct squad *is, struct str *kept, struct arena *a)
{
    for (int i = 0; i < was->nplayer; i++) {
        int at = was->player[i].replaced ? roster_player(is, &was->player[i], a) : NOBODY;
        if (at == NOBODY || is->player[at].replaced)
            continue;
        is->player[at].replaced = true;
        add_kept(kept, is->player[at].name, "replaced", a);
    }
}

static int count_playing(const struct squad *q)
{
    int n = 0;

    for (int i = 0; i < q->nplayer; i++)
        n += !q->player[i].replaced;
    return n;
}

/* Those who came for them, wherever the captain put them: as many of the old list as were replaced, the last first, whom the
   registration does not know; as long as there is room for them. */
static void add_substitutes(const struct roster *r, const struct squad *was, struct squad *is, struct str *kept)
{
    int most = was->nplayer - count_playing(was), from = was->nplayer, n = 0;
    int room = r->t->section->squad_size - count_playing(is);
    struct arena *a = &r->t->arena;

    room = room < SQUAD_MAX - is->nplayer ? room : SQUAD_MAX - is->nplayer;
    for (int i = was->nplayer; i-- > 0 && n < most && n < room;)
        if (!was->player[i].replaced && roster_player(is, &was->player[i], a) == NOBODY)
            from = i, n++;
    for (int i = from; i < was->nplayer; i++)
        if (!was->player[i].replaced && roster_player(is, &was->player[i], a) == NOBODY)
            add_kept(kept, (is->player[is->nplayer++] = was->player[i]).name, "in the list", a);
}

static struct str keep_replaced(const struct roster *r, const struct squad *was, struct squad *is)
{
    struct squad own = *is;
    struct str kept = { 0 };

    if (is->nplayer > SQUAD_MAX || count_playing(was) == was->nplayer)
        return kept;
    own.player = arena_new(&r->t->arena, struct player, SQUAD_MAX);
    memcpy(own.player, is->player, (size_t)is->nplayer * sizeof *own.player);
    mark_replaced(was, &own, &kept, &r->t->arena);
    add_substitutes(r, was, &own, &kept);
    if (kept.n > 0)
        *is = own;
    return kept;
}

/* What the desk knows goes with the team. */

static void keep_squads(struct roster *r)
{
    struct section *s = r->t->section;

    for (int i = 0; i < r->old.nsquad; i++) {
        const struct squad *was = &r->old.squad[i];
        if (r->to[i] == NOBODY)
            continue;
        struct squad *is = &s->squad[r->to[i]];
        is->arrival = was->arrival;
        r->kept[r->to[i]] = keep_replaced(r, was, is);
        r->nkept += r->kept[r->to[i]].n > 0;
        if (was->order.received.n > 0 && stand_as_before(was, is, &r->ordered[r->to[i]], &r->t->arena))
            is->order = was->order;
    }
}

/* Absences and barred pairs stand in the order of their teams and rounds, as in the file. */
static int absence_order(const void *a, const void *b)
{
    const struct absence *x = a, *y = b;

    return x->squad != y->squad ? x->squad - y->squad : x->from - y->from;
}

static int barred_order(const void *a, const void *b)
{
    const struct barred *x = a, *y = b;

    return x->a != y->a ? x->a - y->a : x->b != y->b ? x->b - y->b : x->round - y->round;
}

static void keep_absences(struct roster *r)
{
    struct section *s = r->t->section;

    s->absence = arena_new(&r->t->arena, struct absence, r->old.nabsence);
    s->nabsence = 0;
    for (int i = 0; i < r->old.nabsence; i++) {
        struct absence a = r->old.absence[i];
        if ((a.squad = r->to[a.squad]) != NOBODY)
            s->absence[s->nabsence++] = a;
    }
    qsort(s->absence, (size_t)s->nabsence, sizeof *s->absence, absence_order);
}

static void keep_barred(struct roster *r)
{
    struct section *s = r->t->section;

    s->barred = arena_new(&r->t->arena, struct barred, r->old.nbarred);
    s->nbarred = 0;
    for (int i = 0; i < r->old.nbarred; i++) {
        struct barred b = r->old.barred[i];
        int x = r->to[b.a], y = r->to[b.b];
        b.a = x < y ? x : y;
        b.b = x < y ? y : x;
        if (x != NOBODY && y != NOBODY)
            s->barred[s->nbarred++] = b;
    }
    qsort(s->barred, (size_t)s->nbarred, sizeof *s->barred, barred_order);
}

static void keep_adjustments(struct roster *r)
{
    struct section *s = r->t->section;

    s->adjustment = arena_new(&r->t->arena, struct adjustment, r->old.nadjustment);
    s->nadjustment = 0;
    for (int i = 0; i < r->old.nadjustment; i++) {
        struct adjustment a = r->old.adjustment[i];
        if ((a.team = r->to[a.team]) != NOBODY)
            s->adjustment[s->nadjustment++] = a;
    }
}

bool roster_numbered_alike(const struct section *s, const struct squad *was, const struct squad *is)
{
    int fifth[2];

    return was->given == is->given && str_eq(was->name, is->name) &&
           score_rating(s, was, &fifth[0]) == score_rating(s, is, &fifth[1]) && fifth[0] == fifth[1];
}

static void keep_numbers(struct roster *r)
{
    struct section *s = r->t->section;
    bool alike = s->nsquad == r->old.nsquad;

    for (int i = 0; alike && i < s->nsquad; i++)
        alike = r->from[i] != NOBODY && roster_numbered_alike(s, &r->old.squad[r->from[i]], &s->squad[i]);
    for (int i = 0; i < s->nsquad; i++)
        s->squad[i].number = alike ? r->old.squad[r->from[i]].number : 0;
}

static bool is_same(const struct roster *r)
{
    const struct section *s = r->t->section;
    bool same = s->nsquad > 0 && s->nsquad == r->old.nsquad;

    for (int i = 0; same && i < s->nsquad; i++)
        same = r->from[i] == i && roster_same_squad(&r->old.squad[i], &s->squad[i]);
    return same;
}

static int *nobodies(struct arena *a, int n)
{
    int *list = arena_new(a, int, n);

    for (int i = 0; i < n; i++)
        list[i] = NOBODY;
    return list;
}

static struct player player_of(const struct player *read, struct arena *a)
{
    struct player p = *read;

    p.name = str_copy(a, read->name);
    p.title = str_copy(a, read->title);
    p.line = 0;
    return p;
}

struct squad roster_squad(const struct squad *read, struct arena *a)
{
    struct squad q = { .name = str_copy(a, read->name),
                       .federation = str_copy(a, read->federation),
                       .captain = str_copy(a, read->captain),
                       .given = read->given,
                       .player = arena_new(a, struct player, read->nplayer),
                       .nplayer = read->nplayer };

    for (int i = 0; i < read->nplayer; i++)
        q.player[i] = player_of(&read->player[i], a);
    return q;
}

struct roster roster_take(struct task *t, const struct section *read)
{
    struct section *s = t->section;
    struct roster r = { .t = t, .old = *s };

    s->squad = arena_new(&t->arena, struct squad, read->nsquad);
    s->nsquad = read->nsquad;
    for (int i = 0; i < read->nsquad; i++)
        s->squad[i] = roster_squad(&read->squad[i], &t->arena);
    r.kept = arena_new(&t->arena, struct str, s->nsquad);
    r.ordered = arena_new(&t->arena, bool, s->nsquad);
    r.to = nobodies(&t->arena, r.old.nsquad);
    r.from = nobodies(&t->arena, s->nsquad);
    match_names(&r);
    match_renamed(&r);
    keep_squads(&r);
    keep_absences(&r);
    keep_barred(&r);
    keep_adjustments(&r);
    keep_numbers(&r);
    r.same = is_same(&r);
    return r;
}
