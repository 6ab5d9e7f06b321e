#include "desk/obstacle.h"

enum { NAMES = 12 };

/* " or Fiji" */
static struct str or_door(struct task *t, const struct obstacle *o, const char *before)
{
    if (o->ndoor == 0)
        return (struct str){ 0 };
    return str_fmt(&t->arena, "%s%.*s", before,
                   STR_ARG(task_names(t, o->door, o->ndoor, NAMES)));
}

static struct str whom(struct task *t, const struct obstacle *o)
{
    if (o->pieces < o->ninner)
        return str_fmt(&t->arena, "can only meet one another, in %d odd groups%.*s", o->pieces,
                       STR_ARG(or_door(t, o, ", or ")));
    return o->ndoor ? str_fmt(&t->arena, "can only meet %.*s", STR_ARG(or_door(t, o, "")))
                    : STR("have nobody left to meet");
}

static bool no_bye(struct task *t, int round)
{
    return err_set(t->err, ERR_NO_ROUND,
                   "round %d cannot be paired: the number of teams is odd, and no team may have the "
                   "bye (it had it, it has scored without playing, it came late, or the others "
                   "cannot be paired without it)",
                   round);
}

bool obstacle_say(struct task *t, int round, const struct obstacle *o)
{
    if (o->no_bye)
        return no_bye(t, round);
    return err_set(t->err, ERR_NO_ROUND,
                   "round %d cannot be paired: %.*s %.*s, so at least %d of them would find no "
                   "opponent; all their other pairs have met or are barred",
                   round, STR_ARG(task_names(t, o->inner, o->ninner, NAMES)), STR_ARG(whom(t, o)),
                   o->pieces - o->ndoor);
}
