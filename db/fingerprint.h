/* SPDX-License-Identifier: Apache-2.0 */
/* fingerprint.h - one number for everything that an event in memory contains. */
#ifndef DB_FINGERPRINT_H
#define DB_FINGERPRINT_H

#include <stdint.h>

struct event;

/* Events whose stored values are all equal have the same mark; others differ, except by a chance of 2^-64. */
uint64_t event_fingerprint(const struct event *ev);

#endif
