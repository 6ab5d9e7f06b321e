/* SPDX-License-Identifier: Apache-2.0 */
/* floats.h - who left its score group in a record, to which side and why it: the one answer for every page and sheet. */
#ifndef REPORTS_TELL_FLOATS_H
#define REPORTS_TELL_FLOATS_H

#include "engine/base/message.h"
#include "engine/proof/walk.h"
#include "engine/swiss/entrant.h"

/* By the rules, changes by hand left out: below the median a group is worked from the bottom, so the lower team of a pair floated up to the
   other. `team` may be NOBODY. */
enum entrant_float floats_of(const struct parsed_trace *r, int team);

/* "Croatia floats down: it is the lowest-ranked team of its group that can (D.02, 30)", at the step by which a resident leaves. */
struct message floats_step(const struct walk *w);

/* The same with the group that it left, told of a floater in whatever group it is now; `w` comes to the step by which it left. */
struct message floats_from(struct walk *w, int team);

#endif
