/* SPDX-License-Identifier: Apache-2.0 */
/* takeover.c - an event from a file of another program. */
#include "cli/takeover.h"

#include "cli/argument.h"
#include "cli/call.h"
#include "cli/messages.h"
#include "import/chessresults.h"
#include "import/json_event.h"
#include "import/trf/trf.h"
#include "import/trf/trf_event.h"

static bool read_json(struct str bytes, struct call *c, struct event *ev)
{
    return json_event_read(bytes, c->file, c->arena, ev, c->err);
}

static bool read_trf(struct str bytes, struct call *c, struct event *ev)
{
    return trf_read_event(bytes, c->file, c->arena, ev, &c->findings, c->err);
}

static bool read_chessresults(struct str bytes, struct call *c, struct event *ev)
{
    return chessresults_read(bytes, c->file, c->arena, ev, &c->findings, c->err);
}

static bool refuse_workbook(struct str bytes, struct call *c, struct event *ev)
{
    (void)bytes, (void)ev;
    return err_say(c->err, ERR_INPUT, say_takeover_of_workbook(c->file));
}

/* What a file begins with says what it is; the last row is for any other. */
static const struct {
    const char *begins;
    bool (*read)(struct str bytes, struct call *c, struct event *ev);
} kinds[] = { { "{", read_json }, { "<", read_chessresults }, { "PK\3\4", refuse_workbook }, { "", read_trf } };
enum { SIZE_MAX_OF_ALL = JSON_EVENT_SIZE_MAX };

_Static_assert((int)SIZE_MAX_OF_ALL >= (int)TRF_SIZE_MAX, "the largest of all");

/* One of the options that "--system --edition" names. */
static bool is_given(const struct call *c, const char *of)
{
    struct str rest = str_of(of);

    while (rest.n > 0) {
        struct str word = str_cut(&rest, ' ');
        for (int o = 0; str_starts(word, STR("--")) && o < OPT_COUNT; o++)
            if (call_has(c, (enum opt)o) &&
                str_eq((struct str){ word.p + 2, word.n - 2 }, str_of(opt_row((enum opt)o)->name)))
                return true;
    }
    return false;
}

/* Nothing was assumed where an option says what the file does not. */
static void drop_given(struct call *c)
{
    struct findings *f = &c->findings;
    int n = 0;

    for (int i = 0; i < f->n; i++)
        if (!f->item[i].of || !is_given(c, f->item[i].of))
            f->item[n++] = f->item[i];
    f->n = n;
}

bool takeover_read(struct call *c, struct event *ev)
{
    struct str bytes;
    int i = 0;

    if (!argument_file(c, SIZE_MAX_OF_ALL, &bytes))
        return false;
    struct str begin = str_starts(bytes, STR("\xEF\xBB\xBF")) ? (struct str){ bytes.p + 3, bytes.n - 3 } : bytes;
    while (!str_starts(str_trim(begin), str_of(kinds[i].begins)))
        i++;
    bool ok = kinds[i].read(begin, c, ev);
    drop_given(c);
    return ok;
}
