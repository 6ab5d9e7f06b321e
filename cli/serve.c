/* SPDX-License-Identifier: Apache-2.0 */
/* serve.c - serve, desk: the desk of an event in a browser, and the events of a folder. */
#include "web/web.h"

#include <stdio.h>

#include "cli/argument.h"
#include "cli/call.h"

/* Before the desk has the event open: to close a file takes away the locks on it. */
static void look_at_files(struct call *c)
{
    struct desk *d;

    if (!desk_open(c->path, false, &d, &(struct err){ 0 }))
        return;
    struct message why = call_files_missing(c, d);
    if (why.row)
        printf("warning: %.*s\n", SHOWN(c, message_text(&why, &(struct wording){ 0 }, c->arena)));
    desk_close(d);
}

bool cmd_serve(struct call *c)
{
    enum { PORT = 8080, PORT_MAX = 65535 };
    struct web_plan plan = { .event = c->path,
                             .host = call_has(c, OPT_HOST) ? c->option[OPT_HOST] : STR("127.0.0.1"),
                             .origin = c->option[OPT_ORIGIN],
                             .plain = call_has(c, OPT_PLAIN),
                             .port_of_address = call_has(c, OPT_PORT_OF_ADDRESS),
                             .public.address = c->option[OPT_PUBLIC],
                             .site = c->option[OPT_SITE],
                             .post = c->option[OPT_POST],
                             .version = STR(OLYMPAIR_VERSION),
                             .language = c->wording.language,
                             .log = c->option[OPT_LOG].p,
                             .list = call_has(c, OPT_RATING_LIST) ? c->option[OPT_RATING_LIST].p : NULL,
                             .cert = c->option[OPT_CERT].p,
                             .key = c->option[OPT_KEY].p };

    look_at_files(c);
    return call_number(c, OPT_PORT, 0, PORT_MAX, PORT, &plan.port) &&
           call_number(c, OPT_PER_ADDRESS, 1, PUBLIC_SHARE_MOST, PUBLIC_SHARE, &plan.public.share) &&
           argument_live(c, &plan.live) && web_serve(&plan, c->err);
}

bool cmd_desk(struct call *c)
{
    enum { PORT = 8080, PORT_MAX = 65535 };
    struct front_plan plan = { .folder = c->noperand > 0 ? c->operand[0].p : ".",
                               .any_port = !call_has(c, OPT_PORT),
                               .language = c->wording.language };

    return call_number(c, OPT_PORT, 0, PORT_MAX, PORT, &plan.port) && web_front(&plan, c->err);
}
