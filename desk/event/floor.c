/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/event/floor.h"

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "engine/base/finding.h"
#include "teams/event.h"
#include "teams/pairing.h"

static int highest_rating(const struct section *s)
{
    int highest = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int k = 0; k < s->squad[i].nplayer; k++) {
            const struct player *p = &s->squad[i].player[k];
            if (!p->replaced && p->rating > highest)
                highest = p->rating;
        }
    return highest;
}

/* The floor that nobody has chosen is not asked about: sections of beginners have it. */
static bool is_above_all(const struct section *s)
{
    int highest = highest_rating(s);

    return highest > 0 && s->floor > highest && s->floor != section_default().floor;
}

static bool was_so(const struct section *before, const struct section *s)
{
    return before && before->floor == s->floor && is_above_all(before);
}

static enum rule article(const struct section *s)
{
    return section_system(s) ? RULE_NONE : RULE_RATING_FLOOR;
}

bool floor_meant(struct task *t)
{
    for (int i = 0; i < t->event.nsection; i++) {
        const struct section *s = &t->event.section[i];
        if (!is_above_all(s) || was_so(section_named(t->before, s->name), s))
            continue;
        const struct message why = say_floor_unconfirmed(section_title(s), s->floor, highest_rating(s));
        if (!t->dry && !t->act->confirmed)
            return err_say_lack(t->err, LACKS_CONFIRM, why);
        if (t->dry) {
            t->err->lacks |= LACKS_CONFIRM;
            task_say(t, WARNING, article(s), why);
        }
    }
    return true;
}

bool floor_is_doubtful(const struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++)
        if (is_above_all(&ev->section[i]))
            return true;
    return false;
}

void floor_warn(const struct event *ev, struct findings *f)
{
    for (int i = 0; i < ev->nsection; i++) {
        const struct section *s = &ev->section[i];
        if (is_above_all(s))
            finding_say(f, WARNING, article(s), 0, say_floor_above_all(section_title(s), s->floor, highest_rating(s)));
    }
}
