#include "office/trace.h"

#include "import/json_trace.h"
#include "reports/exchange/json_trace.h"

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
    return out->n > 0 || err_set(e, ERR_STATE,
                                 round > s->nround || round == 0 ? "round %d is not paired yet"
                                                                 : "round %d was paired without a trace",
                                 round ? round : 1);
}

bool trace_load(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
                struct record *out, struct err *e)
{
    struct str text;

    return trace_stored(d, ev, s, round, a, &text, e) && json_trace_read(text, STR("the stored trace"), a, out, e);
}
