/* SPDX-License-Identifier: Apache-2.0 */
/* mark.h - one number for everything that an event in memory contains. */
#ifndef DB_MARK_H
#define DB_MARK_H

#include <stdint.h>

struct event;

/* Events whose stored values are all equal have the same mark; others differ, except by a chance of 2^-64. */
uint64_t event_mark(const struct event *ev);

#endif
