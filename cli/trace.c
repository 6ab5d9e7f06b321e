/* trace.c - the trace of a round: written with each draft, printed on request. */
#include "cli/trace.h"

#include "cli/call.h"
#include "reports/json_trace.h"
#include "reports/output.h"

static bool trace_text(const struct drafted *d, struct arena *a, struct str *out, struct err *e)
{
    struct json_trace t = { d->event, d->section, d->tournament, d->field, d->pairing, d->trace };

    return json_trace_write(&t, a, out, e);
}

const struct tracer trace_writer = { trace_text };

bool cmd_trace(struct call *c)
{
    struct event ev;
    const struct section *s;
    struct str text;
    int round;

    if (!call_event(c, &ev) || !call_section(c, &ev, &s)
        || !call_number(c, OPT_ROUND, 1, ROUNDS_MAX, s->nround, &round)
        || !desk_trace(c->desk, (int)(s - ev.section), round, c->arena, &text, c->err))
        return false;
    if (text.n == 0)
        return err_set(c->err, ERR_STATE, round > s->nround || round == 0
                                              ? "round %d is not paired yet"
                                              : "round %d was paired without a trace",
                       round ? round : 1);
    text = str_fmt(c->arena, "%.*s\n", STR_ARG(text));
    return call_has(c, OPT_OUT) ? output_file(c->option[OPT_OUT].p, text, c->err)
                                : output_stdout(text, c->err);
}
