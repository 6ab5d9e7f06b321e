/* SPDX-License-Identifier: Apache-2.0 */
/* web_module.c - in the program, in place of the desk in a browser and of the live site: they are loaded when they are asked for. */
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "web/base/messages.h"
#include "web/process/copy_process.h"
#include "web/public/poster.h"
#include "web/public/site_live.h"
#include "web/web.h"

/* clang-format off */
MODULE_ASKS(web, say_web_left_out(), web_serve, (const struct web_plan *plan, struct err *e), (plan, e))
MODULE_ASKS(web, say_web_left_out(), web_front, (const struct front_plan *plan, struct err *e), (plan, e))
MODULE_ASKS(web, say_site_live_left_out(), site_live_begin, (const struct site_order *order, const struct public_place *at, const struct site_live_ears *ears, struct site_live **out, struct err *e),
    (order, at, ears, out, e))
/* Who asks what follows has a live site, and so the part. */
MODULE_HAS(web, const char *, site_live_address, (const struct site_live *l), (l))
MODULE_HAS(web, bool, site_live_make, (struct site_live *l, struct desk *d, struct err *e), (l, d, e))
MODULE_HAS(web, bool, site_live_keep, (struct site_live *l, struct desk *d, struct err *e), (l, d, e))
/* clang-format on */

void site_live_end(struct site_live *l)
{
    if (l)
        MODULE_FUNCTION(web, site_live_end)(l);
}

int public_process(const char *share)
{
    struct err e = { 0 };

    return module_load(MODULE_web, say_site_live_left_out(), &e) ? MODULE_FUNCTION(web, public_process)(share)
                                                                 : err_exit_code(e.kind);
}

int poster_process(const char *addresses)
{
    struct err e = { 0 };

    return module_load(MODULE_web, say_web_left_out(), &e) ? MODULE_FUNCTION(web, poster_process)(addresses)
                                                           : err_exit_code(e.kind);
}

int copy_process(const char *event)
{
    struct err e = { 0 };

    return module_load(MODULE_web, say_web_left_out(), &e) ? MODULE_FUNCTION(web, copy_process)(event)
                                                           : err_exit_code(e.kind);
}
