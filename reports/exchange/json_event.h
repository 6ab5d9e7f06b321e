/* SPDX-License-Identifier: Apache-2.0 */
/* json_event.h - a whole event as JSON: everything but its journal. */
#ifndef REPORTS_EXCHANGE_JSON_EVENT_H
#define REPORTS_EXCHANGE_JSON_EVENT_H

#include <stdbool.h>

#include "teams/event.h"

struct arena;
struct err;

/* As docs/formats/event-json.md says; line-ups that are not open are not in it. The same event gives the same bytes. ERR_INPUT: a text
   is not UTF-8. */
bool json_event_write(const struct event *ev, struct arena *a, struct str *out, struct err *e);

#endif
