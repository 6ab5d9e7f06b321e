/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/identity.h"

#include "engine/base/arena.h"
#include "engine/base/str.h"

void identity_give(struct event *ev, long entry, struct str time, struct arena *a)
{
    for (int i = 0; i < ev->nsection; i++) {
        struct section *s = &ev->section[i];
        if (s->identity.n == 0)
            s->identity = str_fmt(a, "%.*s %ld.%d", STR_ARG(time), entry, i + 1);
        for (int k = 0; k < s->nsquad; k++)
            if (s->squad[k].identity.n == 0)
                s->squad[k].identity = str_fmt(a, "%.*s %ld.%d.%d", STR_ARG(time), entry, i + 1, k + 1);
    }
}

static bool is_only_one(const struct section *s, int squad)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += str_eq(s->squad[i].name, s->squad[squad].name);
    return n == 1;
}

void identity_by_name(struct event *ev, struct arena *a)
{
    for (int i = 0; i < ev->nsection; i++) {
        struct section *s = &ev->section[i];
        s->identity = s->name;
        for (int k = 0; k < s->nsquad; k++) {
            struct str own = str_fmt(a, "%.*s/%.*s", STR_ARG(s->name), STR_ARG(s->squad[k].name));
            s->squad[k].identity = is_only_one(s, k) ? own : str_fmt(a, "%.*s/%d", STR_ARG(own), k + 1);
        }
    }
}
