/* SPDX-License-Identifier: Apache-2.0 */
/* without_web.c - in place of the desk in a browser and the live site, where they were left out (WITH_WEB=0). */
#include "engine/base/err.h"
#include "web/messages.h"
#include "web/site_live.h"
#include "web/web.h"

bool web_serve(const struct web_plan *plan, struct err *e)
{
    (void)plan;
    return err_say(e, ERR_LEFT_OUT, say_web_left_out());
}

bool site_live_begin(const struct site_order *order, const struct public_place *at, const struct site_live_ears *ears,
                     struct site_live **out, struct err *e)
{
    (void)order, (void)at, (void)ears, (void)out;
    return err_say(e, ERR_LEFT_OUT, say_site_live_left_out());
}

/* Nothing that follows is reached: there is never a live site. */
const char *site_live_address(const struct site_live *l)
{
    (void)l;
    return NULL;
}

bool site_live_make(struct site_live *l, struct desk *d, struct err *e)
{
    (void)l, (void)d;
    return err_say(e, ERR_LEFT_OUT, say_site_live_left_out());
}

bool site_live_keep(struct site_live *l, struct desk *d, struct err *e)
{
    (void)l, (void)d;
    return err_say(e, ERR_LEFT_OUT, say_site_live_left_out());
}

void site_live_end(struct site_live *l)
{
    (void)l;
}

int public_process(const char *share)
{
    (void)share;
    return err_exit_code(ERR_LEFT_OUT);
}
