#include "office/trace.h"

#include "desk/history.h"
#include "engine/base/arena.h"
#include "import/json_trace.h"
#include "reports/exchange/json_trace.h"
#include "teams/pairing.h"

static bool draft_text(const struct drafted *d, struct arena *a, struct str *out, struct err *e)
{
    struct json_trace t = { d->event, d->section, d->tournament, d->field, d->pairing, d->trace };

    return json_trace_write(&t, a, out, e);
}

const struct tracer trace_writer = { draft_text };

bool trace_stored(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
                  struct str *out, struct err *e)
{
    round = round ? round : s->nround;
    if (!desk_trace(d, (int)(s - ev->section), round, a, out, e))
        return false;
    if (round > s->nround || round == 0)
        return pairing_unpaired(s, round, e);
    return out->n > 0 || pairing_untraced(s, round, e);
}

/* The row that made the draft. */
static int row_of_draft(const struct history *h, const struct event *ev, int section, int round, struct arena *a)
{
    int n;

    for (int i = h->n - 1; i >= 0; i--) {
        const struct fact *fact = h->in_force[i] ? history_facts(h, i, ev, a, &n) : NULL;
        for (int f = 0; fact && f < n; f++)
            if (fact[f].kind == FACT_DRAFTED && fact[f].section == section && fact[f].round == round)
                return i;
    }
    return h->n - 1;
}

void trace_rename(const struct history *h, const struct event *ev, const struct section *s, struct record *r)
{
    int section = (int)(s - ev->section) + 1;
    struct arena own = { 0 };

    if (h->ncorrect == 0)
        return;
    const struct str *called = history_names(h, row_of_draft(h, ev, section, r->round, &own), ev, section, &own);
    for (int i = 0; i < r->nteam; i++) {
        int squad = 0;
        while (squad < s->nsquad && !str_eq(called[squad], r->team[i].name))
            squad++;
        if (squad < s->nsquad)
            r->team[i].name = s->squad[squad].name;
    }
    arena_free(&own);
}

bool trace_load(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
                struct record *out, struct err *e)
{
    const struct journal_row *row;
    struct str text;
    int n;

    if (!trace_stored(d, ev, s, round, a, &text, e) || !json_trace_read(text, STR("the stored trace"), a, out, e) ||
        !desk_journal(d, a, &row, &n, e))
        return false;
    struct history h = history_of(row, n, a);
    trace_rename(&h, ev, s, out);
    return true;
}
