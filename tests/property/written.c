#include "tests/property/written.h"

#include <assert.h>

#include "engine/arena.h"
#include "engine/err.h"
#include "engine/pairing.h"
#include "engine/trace.h"
#include "import/json_trace.h"
#include "reports/json_trace.h"

/* All meetings of a field as matches of one round, so that a trace can say in which it was. */
static struct tournament meetings(const struct field *f, struct arena *a)
{
    struct round *round = arena_new(a, struct round, 1);
    int n = 0, total = 0;

    for (int i = 0; i < f->n; i++)
        total += f->card[i].nmet;
    struct match *match = arena_new(a, struct match, total);
    for (int i = 0; i < f->n; i++)
        for (int k = 0; k < f->card[i].nmet; k++)
            match[n++] = (struct match){ .team = { i, f->card[i].met[k] }, .played = true };
    *round = (struct round){ match, n, NOBODY };
    return (struct tournament){ .round = round, .nround = 1 };
}

static struct section names(const struct field *f, struct arena *a)
{
    struct section s = { .name = STR("open"), .nsquad = f->n };

    s.squad = arena_new(a, struct squad, f->n);
    for (int i = 0; i < f->n; i++)
        s.squad[i].name = str_fmt(a, "Team %d", f->card[i].number);
    return s;
}

bool written_record(const struct field *f, bool strict, struct arena *a, struct record *out)
{
    struct arena own = { 0 };
    struct trace trace = { .arena = &own };
    struct pairing p = pairing_trace(f, &trace, a);
    struct tournament t = meetings(f, a);
    struct section s = names(f, a);
    const struct event event = { .name = STR("Made up") };
    const struct json_trace j = { &event, &s, &t, f, &p, &trace };
    struct err e = { 0 };
    struct str bytes;

    bool ok = p.legal && json_trace_write(&j, a, &bytes, &e) &&
              json_trace_read(bytes, STR("trace"), a, out, &e);
    arena_free(&own);
    assert(ok || !p.legal || !strict);
    return ok;
}
