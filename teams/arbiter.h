/* SPDX-License-Identifier: Apache-2.0 */
/* arbiter.h - an arbiter on one line: "IA Takis Nikolopoulos 4200012". */
#ifndef TEAMS_ARBITER_H
#define TEAMS_ARBITER_H

#include "teams/event.h"

struct arena;

/* Title and FIDE id are parted from the name; an id may stand in parentheses. The role is left empty. Texts are parts of the line. */
struct arbiter arbiter_of(struct str line);

/* As arbiter_of takes it, with `open` and `close` around the id: "(" and ")", or nothing. In the arena. */
struct str arbiter_text(const struct arbiter *x, const char *open, const char *close, struct arena *a);

#endif
