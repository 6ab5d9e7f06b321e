/* SPDX-License-Identifier: Apache-2.0 */
#include "office/revisions.h"

#include "desk/base/desk.h"
#include "desk/base/history.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/match.h"

static const struct {
    enum fact_kind fact;
    enum revision_kind kind;
    const char *place; /* where there is no table */
} kinds[] = {
    { FACT_MOVED, REVISED_PAIRING, "" },
    { FACT_MOVED_BYE, REVISED_PAIRING, "the bye" },
    { FACT_MOVED_OUT, REVISED_PAIRING, "a team that is not paired" },
    { FACT_SWAPPED, REVISED_SEATS, "" },
    { FACT_SWAPPED_BACK, REVISED_SEATS, "" },
    { FACT_SEATS_SWAPPED, REVISED_SEATS, "" },
    { FACT_LINEUP_CHANGED, REVISED_SEATS, "" },
    { FACT_BOARD, REVISED_RESULT, "" },
    { FACT_BOARD_WITHIN, REVISED_RESULT, "" },
    { FACT_MARK, REVISED_RESULT, "" },
    { FACT_MARK_WITHIN, REVISED_RESULT, "" },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

struct search {
    const struct section *section;
    int number;                     /* of the section, from 1 */
    bool published[ROUNDS_MAX + 1]; /* so far */
    struct revision *revision;
    int n, cap;
    struct arena *a;
};

/* A result that had none before it, or came at the end of an unfinished game, replaces nothing. */
static bool replaces(const struct fact *f)
{
    return f->was.n > 0 && !str_eq(f->was, str_of(result_text(RESULT_OPEN)));
}

/* Entries that know only their teams: the table where the team sits now. */
static int table_of(const struct search *x, const struct fact *f)
{
    const struct pairing_list *r = &x->section->round[f->round - 1];
    const struct fixture *match = f->team ? match_of(r, f->team - 1) : NULL;

    return f->table > 0 || !match ? f->table : match->table;
}

/* A table of players is one game, of which nothing says its board. */
static int board_of(const struct search *x, const struct fact *f)
{
    bool result = f->kind == FACT_BOARD || f->kind == FACT_BOARD_WITHIN;

    return result && x->section->unit == UNIT_PLAYER ? 1 : f->board;
}

static void add_revision(struct search *x, const struct fact *f, int row, struct str at)
{
    if (kinds[row].kind == REVISED_RESULT && !replaces(f))
        return;
    arena_room(x->a, x->revision, x->n, x->cap);
    x->revision[x->n++] = (struct revision){ .kind = kinds[row].kind,
                                             .round = f->round,
                                             .table = *kinds[row].place ? 0 : table_of(x, f),
                                             .board = board_of(x, f),
                                             .place = kinds[row].place,
                                             .at = at,
                                             .was = f->was,
                                             .becomes = f->becomes };
}

/* What comes out once more is the first of its kind again. */
static void forget(struct search *x, int round)
{
    int n = 0;

    x->published[round] = false;
    for (int i = 0; i < x->n; i++)
        if (x->revision[i].round != round)
            x->revision[n++] = x->revision[i];
    x->n = n;
}

static void look_at(struct search *x, const struct fact *f, struct str at)
{
    if (f->section != x->number || f->round < 1 || f->round > x->section->nround)
        return;
    if (f->kind == FACT_PUBLISHED)
        x->published[f->round] = true;
    if (f->kind == FACT_UNPUBLISHED)
        forget(x, f->round);
    for (int k = 0; x->published[f->round] && k < KINDS; k++)
        if (kinds[k].fact == f->kind)
            add_revision(x, f, k, at);
}

bool revisions_find(struct desk *d, const struct event *ev, const struct section *s, struct arena *a,
                    const struct revision **out, int *n, struct err *e)
{
    struct search x = { .section = s, .number = (int)(s - ev->section) + 1, .a = a };
    const struct journal_row *row;
    int nrow;

    if (!desk_journal(d, a, &row, &nrow, e))
        return false;
    struct history h = history_of(row, nrow, a);
    for (int i = 0; i < nrow; i++) {
        int nfact = 0;
        const struct fact *fact = h.in_force[i] ? history_facts(&h, i, a, &nfact) : NULL;
        for (int f = 0; f < nfact; f++)
            look_at(&x, &fact[f], row[i].time);
    }
    *out = x.revision;
    *n = x.n;
    return true;
}
