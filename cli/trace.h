/* trace.h - how the desk has the trace of a draft written. */
#ifndef CLI_TRACE_H
#define CLI_TRACE_H

#include "desk/round.h"

struct call;
struct record;

extern const struct tracer trace_writer;

/* The trace stored with the round of the call, the latest without --round. */
bool trace_load(struct call *c, const struct event *ev, const struct section *s, struct record *out);

#endif
