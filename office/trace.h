/* SPDX-License-Identifier: Apache-2.0 */
/* trace.h - the trace of a round: written with each draft, and read again. */
#ifndef OFFICE_TRACE_H
#define OFFICE_TRACE_H

#include "desk/round/round.h"

struct history;
struct parsed_trace;

/* Writes the trace of a draft for the desk. */
extern const struct tracer trace_writer;

/* The trace that is stored with a round (0: the latest one), as text; in the arena. ERR_STATE: there is none. */
bool trace_stored(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
                  struct str *out, struct err *e);

/* The same; of a round that was taken over and has none the trace of the round paired again from what is stored, as text and as what it records, of
   teams as they are called now. ERR_STATE: the round is not there; ERR_NO_ROUND: there is no legal one. */
bool trace_of(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
              struct str *out, bool *made_again, struct err *e);
bool trace_load(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
                struct parsed_trace *out, bool *made_again, struct err *e);

/* What the text of a trace says a round of a section with a system was paired from, squads by index; in the arena. */
bool trace_line(struct str text, const struct section *s, int round, struct arena *a, struct swiss *out, struct err *e);

/* The record has the teams' names from when the round was drafted; replaces them by their present names, by which they can be found. */
void trace_rename(const struct history *h, const struct event *ev, const struct section *s, struct parsed_trace *r);

#endif
