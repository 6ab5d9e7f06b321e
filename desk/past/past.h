/* SPDX-License-Identifier: Apache-2.0 */
/* past.h - rebuilds the public history from the past states of the file, and looks codes up in it. */
#ifndef DESK_PAST_PAST_H
#define DESK_PAST_PAST_H

#include <stdbool.h>

#include "desk/base/shown.h"

struct desk;
struct err;

/* A step, the entry of the journal that made it, the version of its record (round_json_version) and its head in letters (teams/history_code.h). */
struct past_step {
    struct shown_step step;
    long entry;
    int version;
    struct str letters;
};

struct public_past {
    struct past_step *item;
    int n;
    long forged; /* the first entry whose stored steps differ from those it made; 0: none */
};

/* Takes the journal back in a copy in memory, entry by entry, and makes the chain of the event's past states, without trusting the steps stored
   in the journal. In the arena. ERR_DB: the file is damaged, or not as its journal left it. */
bool desk_past(struct desk *d, struct arena *a, struct public_past *out, struct err *e);

/* The steps whose head begins with the letters (history_code_read): which they are from the first on, `from` 0, and then from behind the last found; -1: there
   is none. */
int past_find(const struct public_past *p, struct str letters, int from);

/* The first round of the event whose seal in force was made of a head that is nowhere in this past; false: there is none. */
struct history;
struct seal;
bool past_strange_seal(const struct public_past *p, const struct history *h, const struct event *ev, struct arena *a,
                       struct seal *out);

#endif
