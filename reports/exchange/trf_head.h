/* SPDX-License-Identifier: Apache-2.0 */
/* trf_head.h - the lines of a tournament report file about the event: name, days, arbiters, time control. */
#ifndef REPORTS_EXCHANGE_TRF_HEAD_H
#define REPORTS_EXCHANGE_TRF_HEAD_H

#include <stdbool.h>

#include "engine/base/buffer.h"
#include "teams/event.h"

struct arena;

/* Lines 012 to 052, 102, 112, 122, 132, of TRF26 (not `old`) 222, as far as it is known what they say. */
void trf_head_write(const struct event *ev, const struct section *s, bool old, struct buffer *out, struct arena *a);

#endif
