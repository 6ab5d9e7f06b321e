/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/obstacle.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/unit.h"
#include "teams/messages.h"

enum { NAMES = 12 };

/* " or Fiji" */
static struct str or_barrier(const struct section *s, const struct obstacle *o, const char *before, struct arena *a)
{
    if (o->nbarrier == 0)
        return (struct str){ 0 };
    return str_fmt(a, "%s%.*s", before, STR_ARG(squad_names(s, o->barrier, o->nbarrier, NAMES, a)));
}

static struct str whom(const struct section *s, const struct obstacle *o, struct arena *a)
{
    if (o->pieces < o->ninner)
        return str_fmt(a, "can only meet one another, in %d odd groups%.*s", o->pieces,
                       STR_ARG(or_barrier(s, o, ", or ", a)));
    return o->nbarrier ? str_fmt(a, "can only meet %.*s", STR_ARG(or_barrier(s, o, "", a)))
                       : STR("have nobody left to meet");
}

static bool no_bye(const struct section *s, int round, struct err *e)
{
    return err_say(e, ERR_NO_ROUND, unit_message(s->unit, say_round_cannot_be_paired_bye(round)));
}

bool obstacle_say(const struct section *s, int round, const struct obstacle *o, struct arena *a, struct err *e)
{
    if (o->no_bye)
        return no_bye(s, round, e);
    return err_say(e, ERR_NO_ROUND,
                   say_round_cannot_be_paired_obstacle(round, squad_names(s, o->inner, o->ninner, NAMES, a),
                                                       whom(s, o, a), o->pieces - o->nbarrier));
}
