/* SPDX-License-Identifier: Apache-2.0 */
/* needs.h - what has to be done now in a section, the worst first. */
#ifndef WEB_DESK_NEEDS_H
#define WEB_DESK_NEEDS_H

#include "office/next.h"
#include "web/page/page.h"

/* Of one kind so many are named, the others counted. */
enum { NAMED = 3, NEEDS = 7 * NAMED + NEXT_MAX + 2 };

enum urgency { ALARM, CARE, PLAIN };

struct matter {
    enum urgency urgency;
    struct message title, more; /* more: none */
    struct message state;       /* what is said to those who can do it, if whoever looks cannot */
    struct message action;      /* none: whoever looks cannot do it */
    struct str address;
    bool teams; /* those without a line-up are named below */
    int round;  /* 0: of none */
    bool dated; /* its title says of which */
};

struct needs {
    struct matter list[NEEDS];
    int n;
};

/* In the section of the visit, for whoever looks; of the round that is looked at and of the one that is worked at. */
struct needs needs_list(const struct visit *v);

/* What it is called while nothing changes about it. */
struct str matter_name(const struct visit *v, const struct matter *need);

#endif
