/* SPDX-License-Identifier: Apache-2.0 */
/* audit.h - a published round against the rules, and what it was paired from. */
#ifndef TEAMS_AUDIT_AUDIT_H
#define TEAMS_AUDIT_AUDIT_H

#include "teams/audit/difference.h"
#include "engine/olympiad/card.h"
#include "engine/proof/parsed_trace.h"
#include "teams/event.h"

struct arena;

/* The lists live in the arena and borrow the changes. */
struct audit audit_round(const struct audit_input *in, struct arena *a);

/* What a round was paired from, read from its trace. */

/* The field of the round as it was then; a card has the index of the squad that now has the name in the record. Teams that
   were not paired are in no history. False: a name of the trace is not in the section, or occurs twice. */
bool traced_field(const struct parsed_trace *r, const struct section *s, struct arena *a, struct field *out);

/* The squad of every team of the record, in its order; NULL in the same case. */
const int *traced_squads(const struct parsed_trace *r, const struct section *s, struct arena *a);

#endif
