/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/first_key.h"

#include <stdio.h>
#include <time.h>

#include "desk/people.h"
#include "engine/base/arena.h"
#include "office/clock.h"
#include "web/base/messages.h"
#include "web/page/visit.h"

/* "TAP", unless somebody else is called so. */
static struct str name_of_tap(const struct person *all, int n, struct arena *a)
{
    struct str name = STR("TAP");
    int i = 0, number = 1;

    while (i < n)
        if (all[i].revoked.n == 0 && str_eq(all[i].name, name)) {
            name = str_fmt(a, "TAP %d", ++number);
            i = 0;
        } else {
            i++;
        }
    return name;
}

static bool has_tap(const struct person *all, int n)
{
    for (int i = 0; i < n; i++)
        if (all[i].viewer.role == ROLE_TAP && all[i].revoked.n == 0)
            return true;
    return false;
}

/* Where no TAP has a key one is made: nobody else could give others any. */
bool first_key(struct room *room, struct arena *a, struct err *e)
{
    struct person *all, tap = { .viewer.role = ROLE_TAP };
    struct str zone = { 0 }, now = { 0 };
    struct event ev = { 0 };
    const struct people_of of = { room->people, room->desk, &ev };
    struct desk_key key;
    int n;

    if (!desk_load(room->desk, a, &ev, e) || !desk_people_load(&of, true, a, &all, &n, e))
        return false;
    if (has_tap(all, n))
        return true;
    tap.name = name_of_tap(all, n, a);
    if (!desk_zone(room->desk, a, &zone, e))
        return false;
    clock_in(zone, time(NULL), a, &now);
    tap.issued = now;
    if (!desk_people_add(&of, &tap, STR("serve"), a, &key, e))
        return false;
    /* On a line of its own, where it was started. */
    printf("%.*s\n",
           STR_ARG(message_on(MEDIUM_COMMAND,
                              n == 0 ? say_first_key_of_tap(key.text) : say_another_key_of_tap(key.text), a)));
    return printf("%.*s/key#%s\n", STR_ARG(room->origin), key.text) > 0;
}
