/* SPDX-License-Identifier: Apache-2.0 */
/* rerun.h - a round of another system than D.02 once more, from the line that was stored with it; of rounds that have none, from what the event has. */
#ifndef TEAMS_AUDIT_RERUN_H
#define TEAMS_AUDIT_RERUN_H

#include "engine/swiss/reason.h"
#include "engine/system/system.h"
#include "teams/audit/difference.h"

struct arena;

/* What the round is paired from, squads by index; the round; and its reasons. Without a line, results corrected since then have their
   old values, but numbers and ratings are those of today. */
struct rerun {
    const struct system *system;
    int round;
    bool traced;   /* by its line */
    int since;     /* how many squads now have a different number, rating, result or opponent; 0 without a line */
    int corrected; /* results of earlier rounds and marks of their matches that were corrected since */
    struct swiss swiss;
    struct swiss_round made;
    struct reasons why;
};

/* The section has a system. The round may also be the next one, which is not paired yet. */
struct rerun rerun_round(const struct audit_input *in, struct arena *a);

/* Adds the differences between what the round would be paired from now and its line; `t` as for rerun_field. */
void rerun_compare(const struct audit_input *in, const struct tournament *t, struct audit *audit, struct arena *a);

/* What a round is paired from, by whatever rules: `t` is what score_tournament makes of the rounds before. In other systems than D.02, pairs that
   were barred after the draft are left out. */
struct field rerun_field(const struct audit_input *in, const struct tournament *t, struct arena *a);

#endif
