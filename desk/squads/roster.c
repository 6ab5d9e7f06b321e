/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/messages.h"
#include "desk/squads/roster.h"
#include "desk/squads/same_teams.h"

#include <stdlib.h>
#include <string.h>

#include "teams/member.h"
#include "teams/names.h"
#include "teams/score.h"

/* Players. */

/* The players of a team whose captain has handed in his order stand as he wants them, whatever the file has; `moved`: it has
   them otherwise. False: they are not the same players. */
static bool stand_as_before(const struct squad *was, struct squad *is, bool *moved, struct arena *a)
{
    struct player *list = arena_new(a, struct player, is->nplayer);
    bool same = was->nplayer == is->nplayer, *taken = arena_new(a, bool, is->nplayer);

    for (int i = 0; same && i < was->nplayer; i++) {
        int at = same_player_in(is, &was->player[i], a);
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

/* "Smith, Joe stays replaced; Jones, Al stays in the list" */
static void add_kept(struct task *t, struct names *kept, struct message stays)
{
    names_add(kept, task_told(t, stays));
}

/* Marks those as replaced whom the desk has replaced. */
static void mark_replaced(struct task *t, const struct squad *was, struct squad *is, struct names *kept)
{
    for (int i = 0; i < was->nplayer; i++) {
        int at = was->player[i].replaced ? same_player_in(is, &was->player[i], &t->arena) : NOBODY;
        if (at == NOBODY || is->player[at].replaced)
            continue;
        is->player[at].replaced = true;
        add_kept(t, kept, say_stays_replaced(is->player[at].name));
    }
}

/* Those who came for them, wherever the captain put them: as many of the old list as were replaced, the last first, whom the
   registration does not know; as long as there is room for them. */
static void add_substitutes(const struct roster *r, const struct squad *was, struct squad *is, struct names *kept)
{
    int most = was->nplayer - squad_counting(was), from = was->nplayer, n = 0;
    int room = r->t->section->squad_size - squad_counting(is);
    struct arena *a = &r->t->arena;

    room = room < SQUAD_MAX - is->nplayer ? room : SQUAD_MAX - is->nplayer;
    for (int i = was->nplayer; i-- > 0 && n < most && n < room;)
        if (!was->player[i].replaced && same_player_in(is, &was->player[i], a) == NOBODY)
            from = i, n++;
    for (int i = from; i < was->nplayer; i++)
        if (!was->player[i].replaced && same_player_in(is, &was->player[i], a) == NOBODY)
            add_kept(r->t, kept, say_stays_in_list((is->player[is->nplayer++] = was->player[i]).name));
}

static struct str keep_replaced(const struct roster *r, const struct squad *was, struct squad *is)
{
    struct squad own = *is;
    struct names kept = { .arena = &r->t->arena };

    if (is->nplayer > SQUAD_MAX || squad_counting(was) == was->nplayer)
        return (struct str){ 0 };
    own.player = arena_new(&r->t->arena, struct player, SQUAD_MAX);
    memcpy(own.player, is->player, (size_t)is->nplayer * sizeof *own.player);
    mark_replaced(r->t, was, &own, &kept);
    add_substitutes(r, was, &own, &kept);
    if (kept.n > 0)
        *is = own;
    return names_text(&kept);
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
        is->identity = was->identity;
        is->arrival = was->arrival;
        is->let_play = was->let_play;
        r->kept[r->to[i]] = keep_replaced(r, was, is);
        if (is->arrival.players > squad_counting(is)) /* who is here are no more than there are */
            is->arrival.players = squad_counting(is);
        r->nkept += r->kept[r->to[i]].n > 0;
        if (was->order.received.n > 0 && stand_as_before(was, is, &r->ordered[r->to[i]], &r->t->arena))
            is->order = was->order;
    }
}

/* What names teams in a list of the section goes where they stand now, and with those that are gone. Rows that are found by their teams stand in the order of
   them, as in the file. */

struct moved {
    int key[KEYS_MAX];
    const char *row; /* as it was */
};

static int by_key(const void *a, const void *b)
{
    const struct moved *x = a, *y = b;
    int i = 0;

    while (i < KEYS_MAX - 1 && x->key[i] == y->key[i])
        i++;
    return x->key[i] - y->key[i];
}

static void order_pair(int *pair)
{
    int first = pair[0];

    if (pair[1] < first) {
        pair[0] = pair[1];
        pair[1] = first;
    }
}

/* False: one of its teams is gone. */
static bool follow_teams(const struct roster *r, const struct member_table *t, char *row)
{
    for (const struct member *m = t->member; m->name; m++) {
        int *team = (int *)(void *)(row + m->at);
        if (m->role == ROLE_ABOVE || !member_is_team(m->kind) || *team == NOBODY)
            continue;
        *team = r->to[*team];
        if (*team == NOBODY)
            return false;
        if (m->kind == K_GREATER_TEAM)
            order_pair(team - 1);
    }
    return true;
}

static void take_keys(const struct member_table *t, struct moved *m)
{
    int n = 0;

    for (const struct member *k = t->member; k->name; k++)
        if (k->role == ROLE_KEY)
            memcpy(&m->key[n++], m->row + k->at, sizeof *m->key);
}

static void keep_rows(const struct roster *r, const struct member_table *t)
{
    struct arena *a = &r->t->arena;
    char *holder = (char *)r->t->section, *old = member_rows(t, holder);
    int n = member_length(t, holder, NULL), kept = 0;
    struct moved *moved = arena_new(a, struct moved, n);
    char *own = arena_grow(a, old, t->size, (size_t)n, (size_t)n), *rows = arena_alloc(a, t->size, (size_t)n);

    for (int i = 0; i < n; i++) {
        moved[kept].row = own + (size_t)i * t->size;
        if (!follow_teams(r, t, own + (size_t)i * t->size))
            continue;
        take_keys(t, &moved[kept++]);
    }
    if (t->member[member_keys(t) - 1].role == ROLE_KEY && kept > 1)
        qsort(moved, (size_t)kept, sizeof *moved, by_key);
    for (int i = 0; i < kept; i++)
        memcpy(rows + (size_t)i * t->size, moved[i].row, t->size);
    memcpy(holder + t->at, &rows, sizeof rows);
    memcpy(holder + t->count, &kept, sizeof kept);
}

bool roster_keeps(const struct member_table *t)
{
    const struct member *m = t->member;

    if (t->parent != T_section || t->held)
        return false;

    while (m->name && (m->role == ROLE_ABOVE || m->role == ROLE_PLACE || !member_is_team(m->kind)))
        m++;
    return m->name;
}

static void keep_lists(const struct roster *r)
{
    for (int id = T_section + 1; id < TABLE_COUNT; id++)
        if (roster_keeps(member_table((enum table_id)id)))
            keep_rows(r, member_table((enum table_id)id));
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
    struct same_teams same = same_teams_of(&r.old, s, &t->arena);
    r.to = same.to;
    r.from = same.from;
    keep_squads(&r);
    keep_lists(&r);
    keep_numbers(&r);
    r.same = is_same(&r);
    return r;
}
