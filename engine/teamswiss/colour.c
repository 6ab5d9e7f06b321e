/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/teamswiss/colour.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/swiss/draw.h"
#include "engine/swiss/history.h"

/* --- numbers ------------------------------------------------------------------------------------ */

static bool has_arrived(const struct entrant *e)
{
    bool arrived = e->paired;

    for (int r = 0; r < e->npast; r++)
        arrived |= e->past[r].opponent != NOBODY || e->past[r].points > 0;
    return arrived;
}

/* RULE_TEAM_NUMBER: who has not come yet has none. */
int *team_colour_places(const struct swiss *s, struct arena *a)
{
    int *order = arena_new(a, int, s->n), *place = arena_new(a, int, s->n), n = 0;

    for (int i = 0; i < s->n; i++)
        if (has_arrived(&s->entrant[i]))
            order[n++] = i;
    qsort_r(order, (size_t)n, sizeof *order, draw_by_number, (void *)s);
    for (int i = 0; i < n; i++)
        place[order[i]] = i + 1;
    return place;
}

/* --- the rules ---------------------------------------------------------------------------------- */

/* Two teams that meet, the first one first. */
struct meeting {
    const struct swiss *swiss;
    const struct entrant *team[2];
    const struct team_card *card[2];
    int place; /* of the first one */
};

/* RULE_TEAM_FIRST */
static bool is_first(const struct swiss *s, const struct entrant *a, const struct entrant *b)
{
    if (a->points != b->points)
        return a->points > b->points;
    if (!s->no_secondary && a->secondary != b->secondary)
        return a->secondary > b->secondary;
    return a->number < b->number;
}

/* Each gives the colour of the first team, or COLOURLESS if it says nothing. RULE_TEAM_LOT */
static enum colour by_lot(const struct meeting *m)
{
    if (m->team[0]->ncolour || m->team[1]->ncolour)
        return COLOURLESS;
    return m->place % 2 ? m->swiss->lot : -m->swiss->lot;
}

static enum colour only_one(const struct meeting *m)
{
    if (m->card[0]->due && m->card[1]->due)
        return COLOURLESS;
    return m->card[0]->due ? m->card[0]->due : -m->card[1]->due;
}

static enum colour opposite(const struct meeting *m)
{
    return m->card[0]->due == -m->card[1]->due ? m->card[0]->due : COLOURLESS;
}

static enum colour only_strong(const struct meeting *m)
{
    if (m->card[0]->strong == m->card[1]->strong)
        return COLOURLESS;
    return m->card[0]->strong ? m->card[0]->due : -m->card[1]->due;
}

static enum colour lower_difference(const struct meeting *m)
{
    int d = history_difference(m->team[0]) - history_difference(m->team[1]);

    return colour_only(0 > d, 0 < d);
}

static enum colour latest_difference(const struct meeting *m)
{
    return history_alternate(m->team[0], m->team[1]);
}

static enum colour first_due(const struct meeting *m)
{
    return m->card[0]->due;
}

static enum colour last_of(const struct entrant *e)
{
    return e->ncolour ? (enum colour)e->colour[e->ncolour - 1] : COLOURLESS;
}

static enum colour first_alternates(const struct meeting *m)
{
    return -last_of(m->team[0]);
}

static enum colour other_alternates(const struct meeting *m)
{
    return last_of(m->team[1]);
}

static const struct {
    struct failure by;
    enum colour (*give)(const struct meeting *m);
} rules[] = {
    { { KEY_BY_LOT, RULE_TEAM_COLOUR_LOT }, by_lot },
    { { KEY_BY_ONLY, RULE_TEAM_COLOUR_ONLY }, only_one },
    { { KEY_BY_DUE, RULE_TEAM_COLOUR_BOTH }, opposite },
    { { KEY_BY_STRENGTH, RULE_TEAM_COLOUR_STRONG }, only_strong },
    { { KEY_BY_DIFFERENCE, RULE_TEAM_COLOUR_LOWER }, lower_difference },
    { { KEY_BY_HISTORY, RULE_TEAM_COLOUR_HISTORY }, latest_difference },
    { { KEY_BY_RANK, RULE_TEAM_COLOUR_FIRST }, first_due },
    { { KEY_BY_FIRST, RULE_TEAM_COLOUR_ALTERNATE }, first_alternates },
    { { KEY_BY_OTHER, RULE_TEAM_COLOUR_OTHER }, other_alternates },
};

struct pair team_colour(const struct team_field *f, const int *place, int a, int b, struct failure *by)
{
    const struct entrant *e = f->swiss->entrant;
    int x = is_first(f->swiss, &e[a], &e[b]) ? a : b, y = x == a ? b : a, i = 0;
    struct meeting m = { f->swiss, { &e[x], &e[y] }, { &f->card[x], &f->card[y] }, place[x] };
    enum colour found = rules[i].give(&m);

    while (found == COLOURLESS)
        found = rules[++i].give(&m);
    *by = rules[i].by;
    return found == WHITE ? (struct pair){ x, y } : (struct pair){ y, x };
}
