/* SPDX-License-Identifier: Apache-2.0 */
/* names.h - names in a sentence, one behind the other. Commas stand between them, or semicolons if one of them has a comma itself:
   "Chad, Mali and Togo", "Smith, Ann; Brown, Bo; and Lee, Cy". Likewise pairs, and phrases that name somebody. */
#ifndef TEAMS_NAMES_H
#define TEAMS_NAMES_H

#include "engine/base/message.h"
#include "engine/base/str.h"

struct arena;

/* { .arena = ... } at first. */
struct names {
    struct arena *arena;
    struct str *name;
    int n, room;
};

void names_add(struct names *names, struct str name);

/* "Chad, Mali, Togo"; none: empty. */
struct str names_text(const struct names *names);

/* "Chad, Mali and Togo", and with `more` that are not among them "Chad, Mali, Togo and 3 more". */
struct str names_told(const struct names *names, int more, const struct wording *w);

#endif
