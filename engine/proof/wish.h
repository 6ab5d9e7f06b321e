/* SPDX-License-Identifier: Apache-2.0 */
/* wish.h - what the levels of docs/formats/trace.md demand: how near to their group floaters are paired
   (docs/rules/pairing.md, "Key 3: the level"). */
#ifndef ENGINE_PROOF_WISH_H
#define ENGINE_PROOF_WISH_H

#include "engine/proof/record.h"

/* What a level asks of the residents that leave; floaters that had arrived travel on. FURTHER ones reach so many groups,
   0: anywhere. */
struct wish {
    bool stayers_legal;
    enum { AMONG_THEMSELVES, IN_LIMITS, NEXT_GROUP, FURTHER } way;
    int reach;
};

struct wish wish_of_level(const struct record *r, const struct record_group *g, int level);

/* Score groups from this one to the median group. */
int wish_steps_to_median(const struct record *r, const struct record_group *g);

#endif
