/* SPDX-License-Identifier: Apache-2.0 */
/* reasons.h - why a round of another system than D.02 is as it is, in sentences. */
#ifndef REPORTS_TELL_REASONS_H
#define REPORTS_TELL_REASONS_H

#include "engine/swiss/reason.h"
#include "engine/system/system.h"
#include "reports/format/prose.h"
#include "teams/event.h"

struct arena;

/* The reasons of a round, and the names of its entrants. */
struct reasoned {
    const struct system *system;
    const struct swiss *swiss;
    const struct reasons *why;
    const struct str *name; /* by index; NULL: by their numbers */
    struct wording wording;
    struct message (*points)(struct str points,
                             long n); /* say_match_points_are; entrants have half points of them if `half` */
    bool half;
};

/* Adds a paragraph of level 1 for each decision: "1 meets 5 (C.04.4.2, 6.1-6.2); 3 would come first, but the two have met (C.04.4.2,
   3.1)." Or why there is no legal round. */
void reasons_tell(struct prose *p, const struct reasoned *r, struct arena *a);

/* The same below two headings of level 0: how the pairs came about, and the colours. */
void reasons_tell_round(struct prose *p, const struct reasoned *r, struct arena *a);

/* Adds why there is no legal round: paragraphs of level `level` and the one below. */
void reasons_tell_none(struct prose *p, const struct reasoned *r, int level, struct arena *a);

/* Adds the reasons for one entrant: what it has (level 0), what was decided about it (level 1), and decisions in which it would have
   come first (level 2). */
void reasons_tell_one(struct prose *p, const struct reasoned *r, int who, struct arena *a);

/* Adds why two meet, or why they do not, and whom they meet instead. */
void reasons_tell_two(struct prose *p, const struct reasoned *r, int x, int y, struct arena *a);

#endif
