/* SPDX-License-Identifier: Apache-2.0 */
/* again.h - a round of another system than D.02 once more, from the line that was stored with it; of rounds that have none, from what the event has. */
#ifndef TEAMS_AUDIT_AGAIN_H
#define TEAMS_AUDIT_AGAIN_H

#include "engine/swiss/reason.h"
#include "engine/system/system.h"
#include "teams/audit/difference.h"

struct arena;

/* What the round is paired from, squads by index; the round; and why it is so. Without a line results that were corrected since are as they
   were then, numbers and ratings those of today. */
struct again {
    const struct system *system;
    int round;
    bool traced;   /* by its line */
    int since;     /* how many squads have another number, rating or result now, or other opponents; 0 without a line */
    int corrected; /* results of earlier rounds and marks of their matches that were corrected since */
    struct swiss swiss;
    struct swiss_round made;
    struct reasons why;
};

/* The section has a system. The round may be one that is not paired yet, the next one. */
struct again again_round(const struct audit_input *in, struct arena *a);

/* Adds what the round is paired from now and was not by its line, or the other way round; `t` as for again_field. */
void again_compare(const struct audit_input *in, const struct tournament *t, struct audit *audit, struct arena *a);

/* What a round is paired from, by whatever rules: `t` is what score_tournament makes of the rounds before. By another system without the pairs that
   were barred after the draft. */
struct field again_field(const struct audit_input *in, const struct tournament *t, struct arena *a);

#endif
