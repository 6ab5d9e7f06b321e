/* trace.h - how the desk has the trace of a draft written. */
#ifndef CLI_TRACE_H
#define CLI_TRACE_H

#include "desk/round.h"

extern const struct tracer trace_writer;

#endif
