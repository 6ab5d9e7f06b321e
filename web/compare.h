/* SPDX-License-Identifier: Apache-2.0 */
/* compare.h - what an operation that is only previewed would change: for each thing, as it stands and as it would stand. */
#ifndef WEB_COMPARE_H
#define WEB_COMPARE_H

#include "web/markup.h"
#include "web/route.h"

/* A table of what differs in `after` from the event of the visit; nothing if nothing does that people can see. Line-ups are not in it. */
void compare_put(const struct visit *v, struct markup *m, const struct event *after);

/* What stands of a team now, as a list: in front of a form about it. */
void compare_put_team(const struct visit *v, struct markup *m, int squad);

#endif
