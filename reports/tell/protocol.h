/* SPDX-License-Identifier: Apache-2.0 */
/* protocol.h - why a round is as it is, in sentences: the pairing protocol. */
#ifndef REPORTS_TELL_PROTOCOL_H
#define REPORTS_TELL_PROTOCOL_H

#include "engine/proof/walk.h"

struct telling;

/* Adds the whole round, group by group. */
void protocol_round(struct telling *p, const struct parsed_trace *r);

/* Adds what concerns one team: its group, how it floated, its opponent, its colour. The walk may be at any place, and can be used for one
   team after another. */
void protocol_team(struct telling *p, struct walk *w, int team);

/* The team of the record that a squad is, or NOBODY if it was not paired. */
int protocol_find(const struct parsed_trace *r, struct str name);

/* A team, or two. */
void protocol_tell(struct telling *p, const struct parsed_trace *r, int team, int other);

#endif
