/* SPDX-License-Identifier: Apache-2.0 */
/* arbiter.h - an arbiter on one line: "IA Takis Nikolopoulos GRE 4200012 (chief arbiter)". */
#ifndef TEAMS_ARBITER_H
#define TEAMS_ARBITER_H

#include "teams/event.h"

struct arena;
struct rated;

bool arbiter_is_title(struct str s); /* IA, FA, NA */

/* Title, FIDE id and the federation before the id are parted from the name; an id may stand in parentheses. The role is left empty. Texts
   are parts of the line. */
struct arbiter arbiter_of(struct str line);

/* As people type it: with the role in parentheses at the end. */
struct arbiter arbiter_typed(struct str line);

/* "IA Takis Nikolopoulos (4200012)", as report files and forms have it; as arbiter_typed takes it. In the arena. */
struct str arbiter_text(const struct arbiter *x, struct arena *a);
struct str arbiter_line(const struct arbiter *x, struct arena *a);

/* The FIDE id of which nothing else was typed; 0: there is a name. */
long arbiter_id_alone(const struct arbiter *x);

/* Can it be a name? No word of one is a number: an id stands alone or behind the name. Nor has it a parenthesis that never closes: that would be
   a role. A title alone is no name. */
bool arbiter_name_may_be(struct str name);

/* The arbiter as a rating list has him, as far as he is not known: name, title, federation. */
struct arbiter arbiter_rated(const struct arbiter *x, const struct rated *r);

#endif
