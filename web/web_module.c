/* SPDX-License-Identifier: Apache-2.0 */
/* web_module.c - in the program, in place of the desk in a browser and of the live site: they are loaded when they are asked for. */
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "web/messages.h"
#include "web/poster.h"
#include "web/site_live.h"
#include "web/web.h"

static bool is_there(struct message absent, struct err *e)
{
    return module_load(MODULE_web, absent, e);
}

bool web_serve(const struct web_plan *plan, struct err *e)
{
    return is_there(say_web_left_out(), e) && MODULE_FUNCTION(web, web_serve)(plan, e);
}

bool web_front(const struct front_plan *plan, struct err *e)
{
    return is_there(say_web_left_out(), e) && MODULE_FUNCTION(web, web_front)(plan, e);
}

bool site_live_begin(const struct site_order *order, const struct public_place *at, const struct site_live_ears *ears,
                     struct site_live **out, struct err *e)
{
    return is_there(say_site_live_left_out(), e) && MODULE_FUNCTION(web, site_live_begin)(order, at, ears, out, e);
}

/* Who asks what follows has a live site, and so the part. */
const char *site_live_address(const struct site_live *l)
{
    return MODULE_FUNCTION(web, site_live_address)(l);
}

bool site_live_make(struct site_live *l, struct desk *d, struct err *e)
{
    return MODULE_FUNCTION(web, site_live_make)(l, d, e);
}

bool site_live_keep(struct site_live *l, struct desk *d, struct err *e)
{
    return MODULE_FUNCTION(web, site_live_keep)(l, d, e);
}

void site_live_end(struct site_live *l)
{
    if (l)
        MODULE_FUNCTION(web, site_live_end)(l);
}

int public_process(const char *share)
{
    struct err e = { 0 };

    return is_there(say_site_live_left_out(), &e) ? MODULE_FUNCTION(web, public_process)(share) : err_exit_code(e.kind);
}

int poster_process(const char *addresses)
{
    struct err e = { 0 };

    return is_there(say_web_left_out(), &e) ? MODULE_FUNCTION(web, poster_process)(addresses) : err_exit_code(e.kind);
}
