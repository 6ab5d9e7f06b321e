/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/trf_players.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

static int points_of(const struct swiss_event *ev, int entry)
{
    int sum = 0;

    for (int r = 0; r < ev->nround; r++)
        sum += swiss_event_at(ev, entry, r)->past.points;
    return sum;
}

static int by_points(const void *a, const void *b, void *of)
{
    const struct swiss_event *ev = of;
    int x = *(const int *)a, y = *(const int *)b, more = points_of(ev, y) - points_of(ev, x);

    return more ? more : ev->entry[x].number - ev->entry[y].number;
}

static int *ranks(const struct swiss_event *ev, struct arena *a)
{
    int *order = arena_new(a, int, ev->n), *rank = arena_new(a, int, ev->n);

    for (int i = 0; i < ev->n; i++)
        order[i] = i;
    qsort_r(order, (size_t)ev->n, sizeof *order, by_points, (void *)ev);
    for (int i = 0; i < ev->n; i++)
        rank[order[i]] = i + 1;
    return rank;
}

static char result_of(const struct round_of_entrant *t)
{
    static const char played[] = "0=1", paired[] = "-=+", out[] = "ZHF";
    int points = t->past.points;

    if (t->part == PART_BYE)
        return 'U';
    if (t->part == PART_NONE)
        return out[points];
    return t->past.played ? played[points] : paired[points];
}

static char colour_of(enum colour c)
{
    if (c == COLOURLESS)
        return '-';
    return c == WHITE ? 'w' : 'b';
}

/* The columns of teams/trf.def. */
static void write_player(const struct swiss_event *ev, int i, int rank, struct buffer *to)
{
    const struct swiss_entry *e = &ev->entry[i];
    int points = points_of(ev, i);

    buffer_fmt(to, "001 %4d      %-33.*s %4d                            %2d.%d %4d", e->number, STR_ARG(e->name),
               e->rating, points / 2, points % 2 * 5, rank);
    for (int r = 0; r < ev->nround; r++) {
        const struct round_of_entrant *t = swiss_event_at(ev, i, r);
        int other = t->past.opponent == NOBODY ? 0 : ev->entry[t->past.opponent].number;

        buffer_fmt(to, "  %04d %c %c", other, colour_of(t->drawn), result_of(t));
    }
    buffer_fmt(to, "\r\n");
}

struct str trf_players_text(const struct swiss_event *ev, struct str comment, struct arena *a)
{
    struct buffer b = { .arena = a };
    const int *rank = ranks(ev, a);

    buffer_fmt(&b, "### %.*s\r\n012 A made-up event\r\nXXR %d\r\nXXC %s1\r\n", STR_ARG(comment), ev->rounds,
               ev->lot == WHITE ? "white" : "black");
    for (int i = 0; i < ev->nbarred; i++)
        buffer_fmt(&b, "XXP %d %d\r\n", ev->entry[ev->barred[i].a].number, ev->entry[ev->barred[i].b].number);
    for (int i = 0; i < ev->n; i++)
        write_player(ev, i, rank[i], &b);
    return buffer_str(&b);
}
