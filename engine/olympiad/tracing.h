/* SPDX-License-Identifier: Apache-2.0 */
/* tracing.h - the pairing tells its decisions to a trace as it makes them; with t NULL nothing is done (docs/rules/pairing.md,
   "Certificates"). */
#ifndef ENGINE_OLYMPIAD_TRACING_H
#define ENGINE_OLYMPIAD_TRACING_H

#include "engine/olympiad/trace.h"

/* The list of teams. */
void trace_begin(struct trace *t, const struct field_roster *r);

/* A bye, and a team that cannot have it; `may` says whether the rules would let it. */
void trace_bye(struct trace *t, int place);
void trace_no_bye(struct trace *t, int place, bool may);

/* A bracket has been asked; q is the answer. */
void trace_group(struct trace *t, const struct bracket *b, const struct question *q);

/* The same for the median group; q has the question in m and no leavers. */
void trace_median(struct trace *t, const struct bracket *b, const int *below, int nbelow, const struct question *q);

/* Two vertices of the question m are not paired, or a team does not leave; `leaves` by vertex. */
void trace_refuse_pair(struct trace *t, const struct matching *m, enum step_kind kind, const bool *leaves, int u,
                       int v);
void trace_refuse_leaver(struct trace *t, const struct matching *m, const bool *leaves, int v);

/* Two teams are paired (v NOBODY: u leaves). */
void trace_take(struct trace *t, const struct matching *m, enum step_kind kind, int u, int v);

/* The bracket is done; `leaves` by vertex. */
void trace_group_end(struct trace *t, const bool *leaves);

#endif
