/* takeover.c - an event from a file of another program. */
#include "cli/takeover.h"

#include "cli/argument.h"
#include "cli/call.h"
#include "import/trf/trf.h"
#include "import/trf/trf_event.h"

bool takeover_read(struct call *c, struct event *ev)
{
    struct str bytes;

    return argument_file(c, TRF_SIZE_MAX, &bytes) && trf_read_event(bytes, c->file, c->arena, ev, &c->findings, c->err);
}
