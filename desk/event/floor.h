/* SPDX-License-Identifier: Apache-2.0 */
/* floor.h - an unrated player who would count more than anybody rated: a slip more often than a rule. */
#ifndef DESK_EVENT_FLOOR_H
#define DESK_EVENT_FLOOR_H

#include <stdbool.h>

struct event;
struct findings;
struct task;

/* Has the task, whatever operation it is, put the rating floor of a section above the ratings of all its players? Then it is to be confirmed. ERR_STATE:
   it is not; dry, a WARNING says so. */
bool floor_meant(struct task *t);

/* Is there such a section? */
bool floor_is_doubtful(const struct event *ev);

/* Of an event that is taken over with it: a WARNING for each section. */
void floor_warn(const struct event *ev, struct findings *f);

#endif
