/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/event/fit.h"

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "teams/event.h"
#include "teams/form.h"
#include "teams/registration.h"

void fit_begin(struct fit *fit, struct task *t)
{
    *fit = (struct fit){ .before = { .arena = &t->arena } };
    registration_check(&t->event, &fit->before);
}

bool fit_end(struct fit *fit, struct task *t)
{
    struct findings after = { .arena = &t->arena };

    registration_check(&t->event, &after);
    for (int i = 0; i < after.n; i++)
        if (after.item[i].severity == PROBLEM && !finding_has(&fit->before, &after.item[i]))
            return err_say(t->err, ERR_INPUT, after.item[i].message);
    for (int i = 0; i < after.n; i++)
        if (!finding_has(&fit->before, &after.item[i]) && !finding_has(t->remarks, &after.item[i]))
            task_say(t, after.item[i].severity, after.item[i].rule, after.item[i].message);
    return true;
}

bool naming_section(struct task *t, struct str name)
{
    const struct event *ev = &t->event;

    for (int i = 0; i < ev->nsection; i++)
        if (str_same(ev->section[i].name, name))
            return err_say(t->err, ERR_CONFLICT, say_section_exists(ev->section[i].name));
    if (!form_holds(FORM_SECTION, name))
        return err_say(t->err, ERR_USAGE, say_section_name_wrong(SECTION_LETTERS));
    return ev->nsection < SECTIONS_MAX || err_say(t->err, ERR_LIMIT, say_too_many_sections_of_event(SECTIONS_MAX));
}
