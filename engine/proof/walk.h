/* SPDX-License-Identifier: Apache-2.0 */
/* walk.h - a record walked through group by group: who is still to be paired, and who may meet whom
   (docs/rules/pairing.md, "A group on the way"). */
#ifndef ENGINE_PROOF_WALK_H
#define ENGINE_PROOF_WALK_H

#include "engine/proof/parsed_trace.h"

struct arena;

/* Where the walk through a record is: who is not paired yet, for what a certificate says of them. */
struct walk {
    const struct parsed_trace *r;
    struct arena *arena;
    bool *gone;                       /* by team */
    const struct parsed_group *group; /* being told, NULL: the bye is */
    const struct parsed_step *step;   /* of that group, NULL: none yet */
    bool *closed;                     /* nteam * nteam: they have met or are barred */
    bool *white, *black;              /* by team: may it have that colour on board 1? */
};

struct walk walk_begin(const struct parsed_trace *r, struct arena *a);

/* Back to where it began; costs less. */
void walk_again(struct walk *w);

/* Are the two barred from meeting? Unmet: have they not met either? Open: is it a pair that may be made? Legal: do colours suit both, too?
   Only limits that are strict make a difference between unmet and open (RULE_LIMITS_ECU). */
bool walk_barred(const struct parsed_trace *r, int a, int b);
bool walk_unmet(const struct walk *w, int a, int b);
bool walk_open(const struct walk *w, int a, int b);
bool walk_legal(const struct walk *w, int a, int b);

/* Is the team in the list, or of the group? */
bool walk_in(const struct parsed_places *p, int team);
bool walk_is_of(const struct parsed_group *g, int team);

/* Does the team, outside of the group, wait in the median group as a floater of the side that was paired first? */
bool walk_waits(const struct walk *w, const struct parsed_group *g, int team);

#endif
