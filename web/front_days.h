/* SPDX-License-Identifier: Apache-2.0 */
/* front_days.h - the days of the rounds of a new event, from its form. Pure. */
#ifndef WEB_FRONT_DAYS_H
#define WEB_FRONT_DAYS_H

#include "web/front_kind.h"

/* The next word of a list of days or names, between commas and blanks; false: there is none. */
bool days_next_word(struct str *list, struct str *word);

/* Empty, or the hour of a day, "15:00". */
bool days_is_hour(struct str text, struct arena *a);

/* Every day without a round is one of the event, as far as its days are known. ERR_INPUT: the one that is not. */
bool days_check_free(const struct visit *v, struct err *e);

/* The first day of an event, or else that of its first round; empty: neither is known. */
struct str days_first(const struct event *ev);

/* "date.3", and "lineups.3" where an earlier event had it, of so many rounds: as the kind has them from the first day on, or as the earlier event had them, moved to the new
   first day. What would come after the last day is left out. In the arena. */
struct setting *days_of(const struct visit *v, const struct kind *k, int rounds, int *n);

#endif
