/* takeover.c - an event from a file of another program. */
#include "cli/takeover.h"

#include "cli/argument.h"
#include "cli/call.h"
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

/* What a file begins with says what it is; the last row is for any other. */
static const struct {
    const char *begins;
    bool (*read)(struct str bytes, struct call *c, struct event *ev);
} kinds[] = { { "{", read_json }, { "<", read_chessresults }, { "", read_trf } };
enum { SIZE_MAX_OF_ALL = JSON_EVENT_SIZE_MAX };

_Static_assert((int)SIZE_MAX_OF_ALL >= (int)TRF_SIZE_MAX, "the largest of all");

bool takeover_read(struct call *c, struct event *ev)
{
    struct str bytes;
    int i = 0;

    if (!argument_file(c, SIZE_MAX_OF_ALL, &bytes))
        return false;
    struct str begin = str_starts(bytes, STR("\xEF\xBB\xBF")) ? (struct str){ bytes.p + 3, bytes.n - 3 } : bytes;
    while (!str_starts(str_trim(begin), str_of(kinds[i].begins)))
        i++;
    return kinds[i].read(begin, c, ev);
}
