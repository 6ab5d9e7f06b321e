/* SPDX-License-Identifier: Apache-2.0 */
/* mark.h - one number for everything that an event in memory contains. */
#ifndef DB_MARK_H
#define DB_MARK_H

#include <stdint.h>

struct event;

/* Events with the same values in all that is stored of them have the same mark; others do not, but by a chance of 2^-64. */
uint64_t event_mark(const struct event *ev);

#endif
