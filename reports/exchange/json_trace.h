/* SPDX-License-Identifier: Apache-2.0 */
/* json_trace.h - the trace of a round as JSON, as docs/formats/trace.md says. */
#ifndef REPORTS_EXCHANGE_JSON_TRACE_H
#define REPORTS_EXCHANGE_JSON_TRACE_H

#include <stdbool.h>

#include "engine/olympiad/pairing.h"
#include "engine/olympiad/trace.h"
#include "teams/event.h"

struct arena;
struct err;

/* What a trace is written from. The rounds of the tournament are those before the one paired. */
struct json_trace {
    const struct event *event;
    const struct section *section;
    const struct tournament *tournament;
    const struct field *field;
    const struct pairing *pairing;
    const struct trace *trace;
};

/* One object on one line. A name that is not UTF-8 is ERR_INPUT. */
bool json_trace_write(const struct json_trace *t, struct arena *a, struct str *out, struct err *e);

#endif
