/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/table.h"

#include "engine/base/arena.h"
#include "reports/format/slip.h"

bool audience_sees(enum audience who, enum audience what)
{
    return what == FOR_ALL || (what & who) != 0;
}

struct block *table_block(struct table *t, int n, struct arena *a)
{
    struct cell *cell = arena_new(a, struct cell, n * t->ncol);
    bool full = (t->nblock & (t->nblock - 1)) == 0; /* the list is doubled whenever its length is a power of two */

    if (full)
        t->block = arena_grow(a, t->block, sizeof *t->block, (size_t)t->nblock, t->nblock ? 2 * (size_t)t->nblock : 1);
    struct block *b = &t->block[t->nblock++];
    *b = (struct block){ .row = arena_new(a, struct row, n) };
    for (int i = 0; i < n; i++)
        b->row[i].cell = cell + i * t->ncol;
    if (t->nhead > 0)
        b->head = arena_new(a, struct cell, t->nhead);
    return b;
}

struct cell *block_row_for(struct block *b, enum tone tone, enum audience audience)
{
    struct row *r = &b->row[b->nrow++];

    r->tone = tone;
    r->audience = audience;
    return r->cell;
}

struct cell *block_row(struct block *b, enum tone tone)
{
    return block_row_for(b, tone, FOR_ALL);
}

static void show_cells(struct cell *to, const struct cell *from, int n, struct arena *a)
{
    for (int i = 0; i < n; i++)
        to[i] = cell_shown(from[i], a);
}

static int count_seen(const struct block *b, enum audience who)
{
    int n = 0;

    for (int i = 0; i < b->nrow; i++)
        n += audience_sees(who, b->row[i].audience);
    return n;
}

static void show_block(struct table *to, const struct block *from, enum audience who, struct arena *a)
{
    int n = count_seen(from, who);
    bool slip = from->slip && who != FOR_DATA;

    if (n == 0 && !from->head && !slip)
        return;
    struct block *b = table_block(to, n, a);
    b->slip = slip ? slip_shown(from->slip, who == FOR_PAPER, a) : NULL;
    b->task = from->task && who == FOR_PAPER ? assignment_shown(from->task, a) : NULL;
    b->form = from->form && who == FOR_PAPER ? match_form_shown(from->form, a) : NULL;
    b->apart = from->apart;
    if (b->head)
        show_cells(b->head, from->head, to->nhead, a);
    for (int i = 0; i < from->nrow; i++)
        if (audience_sees(who, from->row[i].audience))
            show_cells(block_row(b, from->row[i].tone), from->row[i].cell, to->ncol, a);
}

/* Its labels are titles then. */
static const struct column *titled(const struct column *col, int n, enum audience who, const struct wording *wording,
                                   struct arena *a)
{
    struct column *copy = arena_new(a, struct column, n);

    for (int i = 0; i < n; i++) {
        copy[i] = col[i];
        copy[i].audience = audience_sees(who, col[i].audience) ? FOR_ALL : FOR_NOBODY;
        if (col[i].label)
            copy[i].title = str_c(a, message_label(col[i].label, wording, a));
    }
    return copy;
}

struct table table_seen(const struct table *t, enum audience who, const struct wording *wording, struct arena *a)
{
    struct table seen = *t;

    seen.col = titled(t->col, t->ncol, who, wording, a);
    seen.head = titled(t->head, t->nhead, who, wording, a);
    seen.block = NULL;
    seen.nblock = 0;
    for (int i = 0; i < t->nblock; i++)
        show_block(&seen, &t->block[i], who, a);
    return seen;
}

static void join(struct str *text, const char *between, struct cell c, struct arena *a)
{
    *text = str_fmt(a, "%.*s%s%.*s", STR_ARG(*text), text->n ? between : "", STR_ARG(cell_plain(c, a)));
}

static void join_teams(struct str *text, struct cell c, struct arena *a)
{
    if (c.kind == CELL_PHRASE)
        for (int i = 0; i < c.phrase.n; i++)
            join_teams(text, c.phrase.part[i], a);
    else if (c.to.kind == REF_TEAM)
        join(text, " – ", c, a);
}

struct str block_name(const struct table *t, const struct block *b, struct arena *a)
{
    struct str teams = { 0 }, all = { 0 };

    if (!b->head)
        return b->slip && b->slip->card ? b->slip->card->name : (struct str){ 0 };
    for (int i = 0; i < t->nhead; i++)
        if (!cell_is_empty(b->head[i]) && audience_sees(FOR_SCREENS, t->head[i].audience)) {
            join_teams(&teams, b->head[i], a);
            if (b->head[i].kind == CELL_TEXT)
                join(&all, " ", b->head[i], a);
        }
    return teams.n > 0 ? teams : all;
}
