/* SPDX-License-Identifier: Apache-2.0 */
/* scene.h - the teams of a round while a group is paired, and who may meet whom under what a certificate claims
   (docs/rules/pairing.md, "Certificates"). */
#ifndef ENGINE_PROOF_SCENE_H
#define ENGINE_PROOF_SCENE_H

#include "engine/proof/demand.h"
#include "engine/proof/walk.h"

/* What a team is while a group is paired. ARRIVED: stays, too, a floater that came in, where that matters;
   LEAVES: certainly; TRAVELS: the same, a floater that came in; NEXT: within the floaters' reach; WAITS: a floater of the other side in the next group. */
enum scene_part { GONE, STAYS, ARRIVED, LEAVES, TRAVELS, NEXT, WAITS, FAR, PARTS };

/* UNMET: whatever the colours, also where limits are strict. */
enum pairs { NEVER, LEGAL, OPEN, UNMET };

struct scene {
    const struct walk *w;
    unsigned char *part; /* by team */
    enum pairs may[PARTS][PARTS];
    int nleave; /* certain leavers */
};

/* Where the walk stands; the same with the alternative that was refused. Nobody may meet anybody yet. */
struct scene scene_of(const struct walk *w);
struct scene scene_with(const struct walk *w, const struct parsed_refusal *x);

/* Teams of the two parts may meet so. */
void scene_allow(struct scene *s, enum scene_part a, enum scene_part b, enum pairs p);

/* Teams that stay may meet so; what a completion of the rest may use; what a level allows; the same as the rest where floaters that came in
   meet only teams of their group. */
void scene_allow_stayers(struct scene *s, enum pairs p);
void scene_allow_rest(struct scene *s);
void scene_allow_level(struct scene *s, struct demand demand);
void scene_allow_arrived(struct scene *s);

/* How many floaters that came in may still leave again: those that do, without those that certainly leave. */
int scene_again_left(const struct scene *s);

/* May the two teams meet? `with` is the scene. */
bool scene_may_meet(const void *with, int a, int b);

#endif
