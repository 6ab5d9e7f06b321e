/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/naming.h"

#include <ctype.h>

#include "desk/messages.h"
#include "desk/task.h"
#include "teams/event.h"

/* A name is typed, and stands in addresses and on the tabs of a workbook: as in a registration. */
static bool is_plain(struct str name)
{
    bool plain = name.n > 0 && name.n <= SECTION_LETTERS && islower((unsigned char)name.p[0]);

    for (size_t i = 0; plain && i < name.n; i++)
        plain = islower((unsigned char)name.p[i]) || isdigit((unsigned char)name.p[i]) || name.p[i] == '-';
    return plain;
}

bool naming_section(struct task *t, struct str name)
{
    const struct event *ev = &t->event;

    for (int i = 0; i < ev->nsection; i++)
        if (str_same(ev->section[i].name, name))
            return err_say(t->err, ERR_CONFLICT, say_section_exists(ev->section[i].name));
    if (!is_plain(name))
        return err_say(t->err, ERR_USAGE, say_section_name_wrong(SECTION_LETTERS));
    return ev->nsection < SECTIONS_MAX || err_say(t->err, ERR_LIMIT, say_too_many_sections_of_event(SECTIONS_MAX));
}
