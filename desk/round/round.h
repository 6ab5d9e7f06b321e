/* SPDX-License-Identifier: Apache-2.0 */
/* round.h - the trace of a draft: how it is written, and what was stored. */
#ifndef DESK_ROUND_ROUND_H
#define DESK_ROUND_ROUND_H

#include "desk/base/desk.h"
#include "engine/olympiad/pairing.h"
#include "engine/olympiad/trace.h"

/* A draft and all it came from: `round` of the section by the rounds before it. */
struct drafted {
    const struct event *event;
    const struct section *section;
    const struct tournament *tournament;
    const struct field *field;
    const struct pairing *pairing;
    const struct trace *trace;
};

/* How a draft's trace becomes the text that is stored with it: the text, in the arena. */
struct tracer {
    bool (*text)(const struct drafted *d, struct arena *a, struct str *out, struct err *e);
};

#endif
