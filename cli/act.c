/* SPDX-License-Identifier: Apache-2.0 */
/* act.c - who does what and when. */
#include <limits.h>
#include <pwd.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "engine/base/arena.h"
#include "office/clock.h"
#include "office/trace.h"
#include "teams/moment.h"
#include "teams/text.h"

static struct str user_of(struct call *c)
{
    const char *named = getenv("OLYMPAIR_USER");
    const struct passwd *login = NULL;

    if (call_has(c, OPT_USER))
        return c->option[OPT_USER];
    if (named && named[0])
        return str_of(named);
    login = getpwuid(getuid());
    return login ? str_copy(c->arena, str_of(login->pw_name)) : str_fmt(c->arena, "user %ld", (long)getuid());
}

static struct str now_in(struct call *c, struct str zone)
{
    struct str now;

    if (!clock_in(zone, time(NULL), c->arena, &now))
        finding_say(&c->findings, WARNING, RULE_NONE, 0, say_time_zone_unknown_utc_recorded(zone));
    return now;
}

static bool time_of(struct call *c, struct str zone, struct str *out)
{
    struct str given = moment_written(c->option[OPT_NOW], c->arena);

    if (!call_has(c, OPT_NOW))
        *out = now_in(c, zone);
    else if (moment_is_minute(given))
        *out = str_fmt(c->arena, "%.*s:00", STR_ARG(given));
    else if (moment_is_second(given))
        *out = given;
    else
        return err_say(c->err, ERR_USAGE, say_now_is_no_time(given));
    return true;
}

bool call_act(struct call *c, struct str zone)
{
    struct str reason = str_trim(c->option[OPT_REASON]);
    struct str time, user;
    int seen;

    if (!call_number(c, OPT_SEEN, 1, INT_MAX, 0, &seen) || !time_of(c, zone, &time))
        return false;
    if (!text_nfc(user_of(c), c->arena, &user))
        return err_say(c->err, ERR_USAGE, say_olympair_user_not_plain());
    if (call_has(c, OPT_REASON) && reason.n == 0)
        return err_say(c->err, ERR_USAGE, say_reason_is_empty());
    c->act = (struct act){ .user = user,
                           .time = time,
                           .command = str_of(c->command->name),
                           .section = c->option[OPT_SECTION],
                           .reason = reason,
                           .by_order = str_trim(c->option[OPT_ORDER_OF]),
                           .seen = seen,
                           .confirmed = call_has(c, OPT_CONFIRM),
                           .leaves = call_has(c, OPT_LEAVE),
                           .dry = call_has(c, OPT_DRY_RUN) };
    if (str_trim(c->act.user).n == 0)
        return err_say(c->err, ERR_USAGE, say_user_is_empty());
    return true;
}

void call_zone(struct call *c, struct str zone)
{
    if (!clock_knows(zone))
        finding_say(&c->findings, WARNING, RULE_NONE, 0, say_time_zone_unknown_utc_used(zone));
}

struct str call_now(const struct call *c)
{
    struct err unread = { 0 };
    struct str now;

    return c->desk && desk_now(c->desk, c->act.time, c->arena, &now, &unread) ? now : c->act.time;
}

bool call_zone_known(struct call *c)
{
    struct str zone = c->option[OPT_ZONE];

    return clock_knows(zone) || err_say(c->err, ERR_USAGE, say_no_such_time_zone(zone));
}

bool call_time(struct call *c, const struct event *ev)
{
    return call_act(c, call_has(c, OPT_NOW) ? STR("") : ev->zone);
}

bool call_write(struct call *c)
{
    struct str zone = { 0 };

    desk_close(c->desk);
    c->desk = NULL;
    c->writes = true;
    if (!desk_open(c->path, true, &c->desk, c->err))
        return false;
    desk_trace_by(c->desk, &trace_writer);
    return (call_has(c, OPT_NOW) || desk_zone(c->desk, c->arena, &zone, c->err)) && call_act(c, zone);
}
