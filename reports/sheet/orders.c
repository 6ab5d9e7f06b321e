#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"

enum { NUMBER, TEAM, FED, CAPTAIN, STATE, RECEIVED, RECEIVED_BY, CONFIRMED, CONFIRMED_BY, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NUMBER] = { "number", "No.", ALIGN_RIGHT, CELL_NUMBER },
    [TEAM] = { "team", "Team", ALIGN_LEFT, CELL_TEXT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", "Fed", ALIGN_LEFT, CELL_TEXT },
    [CAPTAIN] = { "captain", "Captain", ALIGN_LEFT, CELL_TEXT, .name = true },
    [STATE] = { "state", "Board order", ALIGN_LEFT, CELL_TEXT, .tone = TONE_STRONG },
    [RECEIVED] = { "received", "Received", ALIGN_LEFT, CELL_TEXT },
    [RECEIVED_BY] = { "received_by", "by", ALIGN_LEFT, CELL_TEXT },
    [CONFIRMED] = { "confirmed", "Confirmed", ALIGN_LEFT, CELL_TEXT },
    [CONFIRMED_BY] = { "confirmed_by", "by", ALIGN_LEFT, CELL_TEXT },
};

/* In the order of a sheet: who has to be asked first. */
enum stage { MISSING, RECEIVED_ONLY, SIGNED, STAGES };
static const char *const stages[STAGES] = { "missing", "received", "confirmed" };

static enum stage stage_of(const struct board_order *o)
{
    return o->received.n == 0 ? MISSING : o->confirmed.n == 0 ? RECEIVED_ONLY : SIGNED;
}

/* "2016-09-02 10:00" is enough on paper and in data. */
static struct str minute(struct str time)
{
    return (struct str){ time.p, time.n > 16 ? 16 : time.n };
}

static void add_team(struct block *b, const struct squad *q, struct arena *a)
{
    struct str *cell = block_row(b, TONE_PLAIN);

    cell[NUMBER] = books_number(q, a);
    cell[TEAM] = q->name;
    cell[FED] = q->federation;
    cell[CAPTAIN] = q->captain;
    cell[STATE] = str_of(stages[stage_of(&q->order)]);
    cell[RECEIVED] = minute(q->order.received);
    cell[RECEIVED_BY] = q->order.received_by;
    cell[CONFIRMED] = minute(q->order.confirmed);
    cell[CONFIRMED_BY] = q->order.confirmed_by;
}

/* How many teams stand there. */
static int add_stage(struct table *t, const struct section *s, enum stage stage, struct arena *a)
{
    const int *order = books_order(s, a);
    struct block *b = NULL;

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[order[i]];
        if (stage_of(&q->order) != stage)
            continue;
        b = b ? b : table_block(t, s->nsquad, a);
        add_team(b, q, a);
    }
    return b ? b->nrow : 0;
}

bool report_build_orders(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    const struct section *s = in->section;
    int n[STAGES];

    (void)e;
    t->rows = "teams";
    t->col = columns;
    t->ncol = COLUMNS;
    t->scale = SCALE_LIST;
    for (int i = 0; i < STAGES; i++)
        n[i] = add_stage(t, s, (enum stage)i, a);
    table_note(t,
               str_fmt(a, "%d of %d board orders are confirmed, %d received only, %d missing.", n[SIGNED], s->nsquad,
                       n[RECEIVED_ONLY], n[MISSING]),
               a);
    if (in->event->squads_close.n > 0)
        table_note(t,
                   str_fmt(a, "Squads close %.*s; later changes need approval.",
                           STR_ARG(table_date(a, in->event->squads_close))),
                   a);
    return true;
}
