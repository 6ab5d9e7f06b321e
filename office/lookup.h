/* SPDX-License-Identifier: Apache-2.0 */
/* lookup.h - looks up codes printed on paper in the past states of the event file. */
#ifndef OFFICE_LOOKUP_H
#define OFFICE_LOOKUP_H

#include <stdbool.h>

#include "desk/base/history.h"
#include "desk/past/past.h"
#include "engine/base/message.h"

/* What is said of one code, in texts of the arena, what it does not cover, and of the rounds that everybody could see then, what was changed in them since. */
struct looked_up {
    bool found;
    struct message verdict;
    struct message *since;
    int nsince;
};

/* The history and what the journal says of its entries; to be filled in. */
struct lookup {
    struct desk *desk;
    struct arena *arena;
    struct event event;
    struct public_past past;
    struct history journal;
};
bool lookup_open(struct lookup *l, struct desk *d, struct arena *a, struct err *e);

/* Of a code as it was typed, or as a camera read it. */
struct looked_up lookup_code(const struct lookup *l, struct str typed);

/* What is wrong with the file itself, whatever code is asked for; no message: nothing. */
struct message lookup_flaw(const struct lookup *l);

#endif
