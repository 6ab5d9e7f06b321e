/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/event/departure.h"

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "teams/fide.h"

static struct message why_of(enum departure d)
{
    static struct message (*const why[])(void) = { [DEPARTED_BY_RULES] = say_departed_by_rules,
                                                   [DEPARTED_BY_BAR] = say_departed_by_bar,
                                                   [DEPARTED_BY_RESULT] = say_departed_by_result };

    return why[d]();
}

/* Two questions, one after the other: neither is answered by what answers the other. */
static bool is_asked(struct task *t, struct str section, const struct message *why)
{
    if (!t->dry && !t->act->confirmed)
        return err_say_lack(t->err, LACKS_CONFIRM, say_would_leave_fide_mode(section, why));
    if (!t->dry && !t->act->leaves)
        return err_say_lack(t->err, LACKS_LEAVE, say_leaves_fide_mode_for_good(section));
    if (t->dry) {
        t->err->lacks |= LACKS_CONFIRM | LACKS_LEAVE;
        task_say(t, NOTE, RULE_NONE, say_would_leave_fide_mode_dry(section, why));
    }
    return true;
}

static void leave(struct task *t, int section, enum departure d)
{
    struct section *s = &t->event.section[section];

    s->departed = d;
    s->departed_round = fide_round(s);
    struct fact *fact = task_fact(t, FACT_LEFT_FIDE_MODE);
    fact->section = section + 1;
    fact->round = s->departed_round;
    fact->what = s->name;
    fact->becomes = str_of(departure_name(d));
}

bool departure_meant(struct task *t)
{
    for (int i = 0; i < t->event.nsection && i < t->before->nsection; i++) {
        const struct section *s = &t->event.section[i];
        enum departure d = fide_departure(&t->before->section[i], s);
        if (d == DEPARTED_NOT)
            continue;
        const struct message why = why_of(d);
        if (!is_asked(t, section_title(s), &why))
            return false;
        leave(t, i, d);
    }
    return true;
}
