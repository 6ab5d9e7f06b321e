/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/event/by_date.h"

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "teams/pairing.h"

static bool is_by_date(const struct section *s)
{
    return !section_system(s) && s->edition_by_date;
}

static void tell(struct task *t, struct section *s,
                 struct message (*says)(struct str section, const char *edition, const char *tiebreak, struct str day))
{
    task_say(t, NOTE, RULE_NONE,
             says(section_title(s), edition_row(s->edition)->name, tiebreak_row(s->tiebreak)->name,
                  event_begins(&t->event)));
}

static void record(struct task *t, const struct section *s, const char *name, const char *was, const char *becomes)
{
    if (was == becomes)
        return;
    struct fact *fact = task_fact(t, FACT_SETTING);
    fact->section = (int)(s - t->event.section) + 1;
    fact->what = str_of(name);
    fact->was = str_of(was);
    fact->becomes = str_of(becomes);
}

static void follow(struct task *t, struct section *s, bool is_new)
{
    const char *edition = edition_row(s->edition)->name, *tiebreak = tiebreak_row(s->tiebreak)->name;

    if (!section_follow_date(s, &t->event) || is_new)
        return;
    record(t, s, "edition", edition, edition_row(s->edition)->name);
    record(t, s, "tiebreak", tiebreak, tiebreak_row(s->tiebreak)->name);
    if (!is_by_date(s) || edition == edition_row(s->edition)->name)
        return;
    tell(t, s, say_rules_by_date);
    task_discard(t, s, say_rules_follow_date());
}

void by_date_follow(struct task *t)
{
    for (int i = 0; i < t->event.nsection; i++)
        if (!t->event.section[i].frozen)
            follow(t, &t->event.section[i], i >= t->before->nsection);
}

void by_date_tell(struct task *t)
{
    if (is_by_date(t->section))
        tell(t, t->section, say_rules_by_date);
}

void by_date_fix(struct task *t)
{
    if (is_by_date(t->section))
        tell(t, t->section, say_rules_fixed_by_date);
    t->section->edition_by_date = t->section->tiebreak_by_date = false;
}
