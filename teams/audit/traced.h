/* SPDX-License-Identifier: Apache-2.0 */
/* traced.h - what a round was paired from, read from its trace. */
#ifndef TEAMS_AUDIT_TRACED_H
#define TEAMS_AUDIT_TRACED_H

#include "engine/olympiad/card.h"
#include "engine/proof/parsed_trace.h"
#include "teams/event.h"

/* The field of the round as it was then; a card has the index of the squad that now has the name in the record. Teams that
   were not paired are in no history. False: a name of the trace is not in the section, or occurs twice. */
bool traced_field(const struct parsed_trace *r, const struct section *s, struct arena *a, struct field *out);

/* The squad of every team of the record, in its order; NULL in the same case. */
const int *traced_squads(const struct parsed_trace *r, const struct section *s, struct arena *a);

#endif
