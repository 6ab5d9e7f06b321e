/* SPDX-License-Identifier: Apache-2.0 */
/* clock.c - a time in the journal was wrong, as one that was mistyped: deadlines go by the clock again (db/journal.h). */
#include "desk/base/op_row.h"

#include "db/journal.h"
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "teams/moment.h"

bool decide_clock(const struct clock_args *in, struct task *t)
{
    long entry;
    struct str latest = journal_latest(t->db, &entry, &t->arena);

    if (!moment_is_after(latest, t->act->time) || moment_minutes(t->act->time, latest) <= 0)
        return err_say(t->err, ERR_STATE, say_clock_is_right(t->act->time));
    if (in->entry != NOT_GIVEN && in->entry != entry)
        return err_say(t->err, ERR_STATE, say_clock_of_other_entry(entry, latest));
    if (!task_reason(t, say_for_clock()))
        return false;
    struct fact *fact = task_fact(t, FACT_CLOCK);
    fact->number = (int)entry;
    fact->was = latest;
    fact->becomes = t->act->time;
    t->now = t->act->time;
    t->always = true; /* it is the entry itself */
    return true;
}
