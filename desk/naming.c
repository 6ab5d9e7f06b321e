#include "desk/naming.h"
#include "engine/base/door.h"

#include <ctype.h>

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
            return err_set(t->err, ERR_CONFLICT, "there is already a section %.*s", STR_ARG(ev->section[i].name));
    if (!is_plain(name))
        return err_set(
            t->err, ERR_INPUT,
            "a section has a name of small letters from a to z, digits and hyphens, at most %d, a letter first; "
            "what sheets call it is its " DOOR("--title", "title"),
            SECTION_LETTERS);
    return ev->nsection < SECTIONS_MAX || err_set(t->err, ERR_LIMIT, "an event has at most %d sections", SECTIONS_MAX);
}
