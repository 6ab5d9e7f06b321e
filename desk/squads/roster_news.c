/* SPDX-License-Identifier: Apache-2.0 */
/* roster_news.c - what a second registration changes, in words. */
#include "desk/base/messages.h"
#include "desk/squads/roster.h"
#include "desk/squads/same_teams.h"
#include "engine/base/arena.h"

/* Gone. */

static void drop(const struct roster *r, int squad, struct message (*says)(struct str team))
{
    if (r->to[squad] == NOBODY)
        task_say(r->t, WARNING, RULE_NONE, says(r->old.squad[squad].name));
}

/* Of lists whose rows are called otherwise than their table. */
static const struct {
    enum table_id table;
    struct message (*says)(struct str team);
} gone_with[] = { { T_barred, say_gone_with_barred_pair }, { T_adjustment, say_gone_with_points } };
enum { CALLED_OTHERWISE = sizeof gone_with / sizeof *gone_with };

static void drop_row(const struct roster *r, enum table_id table, int squad)
{
    int i = 0;

    if (r->to[squad] != NOBODY)
        return;
    while (i < CALLED_OTHERWISE && gone_with[i].table != table)
        i++;
    task_say(r->t, WARNING, RULE_NONE,
             i < CALLED_OTHERWISE ? gone_with[i].says(r->old.squad[squad].name)
                                  : say_gone_with(r->old.squad[squad].name, member_table(table)->name));
}

/* What a list of the section says of teams: `named` of those whom it names. */
static void tell_rows(const struct roster *r, enum table_id table, bool *named)
{
    const struct member_table *t = member_table(table);
    const char *rows = member_rows(t, &r->old);

    for (int i = 0; i < member_length(t, &r->old, NULL); i++)
        for (const struct member *m = t->member; m->name; m++) {
            if (m->role == ROLE_ABOVE || !member_is_team(m->kind))
                continue;
            int squad = *(const int *)(const void *)(rows + (size_t)i * t->size + m->at);
            named[squad] = true;
            drop_row(r, table, squad);
        }
}

/* New. */

static int list_new(const struct roster *r, int *squad)
{
    int n = 0;

    for (int i = 0; i < r->t->section->nsquad; i++)
        if (r->from[i] == NOBODY)
            squad[n++] = i;
    return n;
}

static int count_changed(const struct roster *r)
{
    const struct section *s = r->t->section;
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += r->from[i] != NOBODY && !roster_same_squad(&r->old.squad[r->from[i]], &s->squad[i]);
    return n;
}

struct str roster_count(const struct roster *r)
{
    int *squad = arena_new(&r->t->arena, int, r->t->section->nsquad), added = list_new(r, squad);
    int gone = r->old.nsquad - (r->t->section->nsquad - added);

    if (r->old.nsquad == 0)
        return STR("");
    int changed = count_changed(r);
    return changed + added + gone == 0 ? STR(", in a different order")
                                       : str_fmt(&r->t->arena, ": %d changed, %d new, %d gone, %d unchanged", changed,
                                                 added, gone, r->old.nsquad - gone - changed);
}

void roster_tell_kept(const struct roster *r)
{
    const struct section *s = r->t->section;

    for (int i = 0; i < s->nsquad; i++) {
        if (r->kept[i].n > 0)
            task_say(r->t, NOTE, RULE_SQUAD_LIST, say_decided_at_desk(s->squad[i].name, r->kept[i]));
        if (r->ordered[i])
            task_say(r->t, NOTE, RULE_SQUAD_LIST, say_order_stands(s->squad[i].name));
    }
}

static int shared_players(const struct roster *r, int *of)
{
    int n = 0;

    for (int i = 0; i < r->old.nsquad; i++) {
        const struct squad *q = &r->old.squad[i];
        for (int p = 0; r->to[i] != NOBODY && p < q->nplayer; p++, ++*of)
            n += same_player_in(&r->t->section->squad[r->to[i]], &q->player[p], &r->t->arena) != NOBODY;
    }
    return n;
}

bool roster_fits(const struct roster *r)
{
    const struct section *s = r->t->section;
    int *squad = arena_new(&r->t->arena, int, s->nsquad), both = s->nsquad - list_new(r, squad), of = 0;
    int fewer = s->nsquad < r->old.nsquad ? s->nsquad : r->old.nsquad, shared = shared_players(r, &of);

    return (2 * both >= fewer && 4 * shared >= of) ||
           err_say(r->t->err, ERR_STATE,
                   say_other_event_unconfirmed(s->name, r->old.nsquad, s->nsquad, both, shared, of));
}

void roster_tell(const struct roster *r)
{
    if (r->old.nsquad == 0)
        return;
    bool *named = arena_new(&r->t->arena, bool, r->old.nsquad);
    for (int id = T_section; id < TABLE_COUNT; id++)
        if (roster_keeps(member_table((enum table_id)id)))
            tell_rows(r, (enum table_id)id, named);
    for (int i = 0; i < r->old.nsquad; i++) {
        const struct squad *q = &r->old.squad[i];
        if (q->arrival.at.n > 0)
            drop(r, i, q->arrival.players > 0 ? say_gone_with_arrival : say_gone_with_announcement);
        if (q->order.received.n > 0)
            drop(r, i, say_gone_with_order);
        if (q->arrival.at.n == 0 && q->order.received.n == 0 && !named[i])
            drop(r, i, say_gone);
    }
    /* A board order that was handed in stands as long as the list is the same. */
    for (int i = 0; i < r->old.nsquad; i++)
        if (r->to[i] != NOBODY && r->old.squad[i].order.received.n > 0 &&
            r->t->section->squad[r->to[i]].order.received.n == 0)
            task_say(r->t, NOTE, RULE_SQUAD_LIST, say_order_must_come_again(r->old.squad[i].name));
    roster_tell_changes(r);
    enum { MOST = 10 };
    int *squad = arena_new(&r->t->arena, int, r->t->section->nsquad), n = list_new(r, squad);
    if (n > 0)
        task_say(r->t, NOTE, RULE_NONE, say_not_registered_before(task_names(r->t, squad, n, MOST), n));
    const struct section *s = r->t->section;
    if (!s->frozen && r->old.nsquad > 0 && r->old.squad[0].number > 0 && s->nsquad > 0 && s->squad[0].number == 0)
        task_say(r->t, NOTE, RULE_NUMBER, say_number_teams_again(s->name));
}
