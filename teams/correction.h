/* SPDX-License-Identifier: Apache-2.0 */
/* correction.h - results that were changed after the next round was published, or for the rating only. */
#ifndef TEAMS_CORRECTION_H
#define TEAMS_CORRECTION_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "teams/event.h"

struct arena;

/* The match as it was known when round `next` was paired; the same match if nothing of it was corrected
   since, else a copy in the arena. */
const struct fixture *correction_undone(const struct section *s, int round, const struct fixture *f, int next,
                                        struct arena *a);

/* The section with the results for the rating instead of those that count; if they differ, its rounds live in the arena. */
struct section correction_for_rating(const struct section *s, struct arena *a);

/* The mark of a match, and replacing it by another. */
struct no_show correction_mark(const struct fixture *f);
void correction_put_mark(struct fixture *f, struct no_show mark);

/* Of a match of two teams with these names: "Chad did not come, 3 players of Mali present", "neither side came". */
struct message correction_mark_message(struct str first, struct str second, struct no_show mark);
struct str correction_mark_words(struct str first, struct str second, struct no_show mark, struct arena *a);

/* The same for a mark that was corrected: "round 3 table 12 (Chad - Mali): no mark; before: ..." */
struct message correction_of_mark(const struct section *s, const struct mark_correction *c);

/* "round 3 table 12 (Chad - Mali) board 2: 1-0 instead of 0-1" */
struct message correction_message(const struct section *s, const struct correction *c);

#endif
