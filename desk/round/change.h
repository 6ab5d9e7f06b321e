/* SPDX-License-Identifier: Apache-2.0 */
/* change.h - changes by hand of a drafted or published round; for desk/ only. */
#ifndef DESK_ROUND_CHANGE_H
#define DESK_ROUND_CHANGE_H

#include "desk/base/task.h"
#include "teams/pairing.h"

/* The round that is drafted or played: as it is stored, and as it is going to be. */
struct change {
    struct task *t;
    int round;
    struct pairing_list before, after;
    struct field field; /* a team is `paired` if it has an opponent now */
    struct card *card;  /* of the field */
    struct swiss swiss; /* where `system` is not NULL: what the section's system pairs */
    const struct system *system;
    struct str why; /* the reason, and who ordered it */
    int nfact;      /* of the task, before the change */
    bool broken;    /* an absolute rule, by what it makes (desk/round/breach.h) */
};

/* ERR_STATE: there is no round, or the act carries no reason. */
bool change_begin(struct change *c, struct task *t);

/* May the two meet by the section's system, apart from the rest of the round? */
bool change_may_meet(struct change *c, int a, int b);

/* RULE_FROZEN, RULE_BY_ORDER: what is published changes for a breach of the rules by the match of one of the two (NOBODY: no
   second one), or by an order that is named. ERR_STATE otherwise. */
bool change_is_allowed(struct change *c, int a, int b);

/* The two meet; their former opponents meet each other, or take the place of the one that had none.
   `a_has` is the colour of a on board 1, COLOURLESS: as the rules say. ERR_STATE: they meet already. */
bool change_meet(struct change *c, int a, int b, enum colour a_has);

/* The team has the bye; its former opponent meets the team that had it, or is left over. */
void change_bye(struct change *c, int team);

/* Puts the changed round into the event and says what follows from it. */
void change_end(struct change *c);

#endif
