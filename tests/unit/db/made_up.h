/* SPDX-License-Identifier: Apache-2.0 */
/* made_up.h - events drawn from a seed: whatever a file can hold, sensible or not. */
#ifndef TESTS_UNIT_DB_MADE_UP_H
#define TESTS_UNIT_DB_MADE_UP_H

#include "teams/event.h"

struct arena;

struct event *made_up(unsigned seed, struct arena *a);

/* A copy in which one section is another one, one is gone, or single values and the order of decisions differ. */
struct event *made_other(const struct event *ev, unsigned seed, struct arena *a);

#endif
