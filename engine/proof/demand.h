/* SPDX-License-Identifier: Apache-2.0 */
/* demand.h - what the levels of docs/formats/trace.md demand: how near to their group floaters are paired
   (docs/rules/pairing.md, "Key 3: the level"). */
#ifndef ENGINE_PROOF_DEMAND_H
#define ENGINE_PROOF_DEMAND_H

#include "engine/proof/parsed_trace.h"

/* What a level asks of the residents that leave; floaters that had arrived travel on. FURTHER ones reach so many groups,
   0: anywhere. */
struct demand {
    bool stayers_legal;
    enum { AMONG_THEMSELVES, IN_LIMITS, NEXT_GROUP, FURTHER } way;
    int reach;
};

struct demand demand_of_level(const struct parsed_trace *r, const struct parsed_group *g, int level);

/* Score groups from this one to the median group. */
int demand_steps_to_median(const struct parsed_trace *r, const struct parsed_group *g);

#endif
