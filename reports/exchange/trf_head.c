/* SPDX-License-Identifier: Apache-2.0 */
/* trf_head.c - the lines of a tournament report file about the event: name, days, arbiters, time control. */
#include "reports/exchange/trf_lines.h"

#include "engine/base/arena.h"
#include "reports/format/columns.h"
#include "teams/arbiter.h"
#include "teams/hours.h"
#include "teams/pace.h"
#include "teams/rating/report.h"
#include "teams/text.h"
#include "teams/trf.h"

struct head {
    const struct event *event;
    const struct section *section;
    struct buffer *out;
    struct arena *arena;
};

static void line(const struct head *h, const char *code, struct str value)
{
    if (value.n > 0)
        buffer_fmt(h->out, "%s %.*s\r\n", code, STR_ARG(text_shown(value, false, h->arena)));
}

/* "2016-09-02 15:00" as "2016/09/02", from its third letter on if `skip` is 2. */
static struct str slashed(const struct head *h, struct str iso, size_t skip)
{
    if (iso.n < 10)
        return (struct str){ 0 };
    char *p = str_c(h->arena, (struct str){ iso.p + skip, 10 - skip });
    for (size_t i = 0; p[i]; i++)
        p[i] = p[i] == '-' ? '/' : p[i];
    return str_of(p);
}

void trf_head_write(const struct event *ev, const struct section *s, bool old, struct buffer *out, struct arena *a)
{
    const struct head h = { ev, s, out, a };

    line(&h, "012", ev->name);
    line(&h, "022", ev->city);
    line(&h, "032", ev->federation);
    line(&h, "042", slashed(&h, ev->start, 0));
    line(&h, "052", slashed(&h, ev->end, 0));
    /* Others than the chief arbiter and the deputies have no line. */
    const struct arbiter *chief = rating_chief(h.event), *deputy;

    if (chief)
        line(&h, "102", arbiter_text(chief, h.arena));
    for (int i = 0; (deputy = rating_deputy(h.event, i)) != NULL; i++)
        line(&h, "112", arbiter_text(deputy, h.arena));
    /* In words, and as TRF26 has it in a code. */
    struct pace pace = { .n = 0 };

    pace_read(h.section->time_control, &pace);
    line(&h, "122", pace_words(&pace, h.arena));
    if (!old)
        line(&h, "222", pace_code(&pace, h.arena));
    struct columns l = { .to = h.out };
    bool dated = false;

    for (int r = 0; r < ROUNDS_MAX; r++)
        dated = dated || hours_start(h.event, h.section, r + 1).n > 0;
    if (!dated)
        return;
    columns_left(&l, trf_column(TRF_LINE_KIND), STR("132"));
    for (int r = 0; r < h.section->rounds && r < ROUNDS_MAX; r++)
        columns_left(&l, trf_entry(TRF_ROUND_DATES, r), slashed(&h, hours_start(h.event, h.section, r + 1), 2));
    columns_end(&l);
}
